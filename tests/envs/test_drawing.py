"""Pictures of positions: what stands on the table is in them, what is secret is not."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from parlour.art.arcs.berths import ROW, Group, Taken, berths, width_of
from parlour.art.arcs.ring import BAND, ORBIT, PLANET, Area, holds, polar
from parlour.art.picture import Part, Picture, Seen
from parlour.art.roam.table import points_of
from parlour.art.svg import tag
from parlour.core.chance import QuickChance
from parlour.core.event import SPECTATOR
from parlour.core.game import Json, all_shown
from parlour.core.state import State
from parlour.envs import arcs_v0, raster
from parlour.envs.drawing import Drawing, picture_of
from parlour.envs.refusals import EnvError
from parlour.games import find_game, registered
from parlour.words import words
from tests.core import toy
from tests.core.random_games import variants

GAMES = ("roam", "arcs")
MIXES = [(name, mix) for name in GAMES for mix in random.Random(7).sample(list(variants(name)), 4)]


def positions(name: str, mix: dict[str, object], seed: int, every: int) -> Iterator[State]:
    """Positions of a random game, the first and the last one with them."""
    game, chance, rng = find_game(name), QuickChance(seed), random.Random(seed)
    state = game.start(game.options(mix), chance)
    at = 0
    while state.outcome is None:
        if at % every == 0:
            yield state
        state.do(rng.choice(list(state.menu())), chance)
        at += 1
    yield state


def drawn(name: str, state: State) -> Picture:
    return picture_of(find_game(name), state)


def check_roam(picture: Picture, view: Json, box: Json) -> None:
    svg = picture.svg()
    tokens = sum(len(player["tokens"]) + len(player["stacked"]) for player in view["players"])
    assert svg.count('class="token"') == tokens
    assert svg.count('class="coin"') == sum(
        sum(box["lands"][str(land)]["coins"]) for land in view["lands"] if land
    )


def check_arcs(picture: Picture, view: Json, shown: Json) -> None:
    systems = {
        found[1]: part.inside
        for part in picture.parts
        if (found := re.search('class="system ([^"]+)"', part.inside))
    }
    assert set(systems) == set(shown["control"])
    for name, inside in systems.items():
        ships = view["map"].get(name, {"fresh": (), "damaged": ()})
        counts = Counter(
            {(seat, state): n for state in ("fresh", "damaged") for seat, n in enumerate(ships[state])}
        )
        fleets = re.findall('class="fleet" data-ships="([0-9]+)">(.*?)(?=<g class="fleet"|$)', inside)
        marked = Counter(
            {
                (int(seat), state): int(count)
                for count, fleet in fleets
                for state, seat in re.findall("ship (fresh|damaged) seat-([0-3])", fleet)
            }
        )
        assert +marked == +counts
        assert [int(text) for text in re.findall('class="count"[^>]*>([0-9]+)<', inside)] == [
            int(count) for count, _ in fleets if int(count) > 1
        ]
        buildings = Counter(
            (one["piece"], "damaged" if one["damaged"] else "fresh", one["seat"])
            for one in shown["buildings"][name]
        )
        assert buildings == Counter(
            (kind, state, int(seat))
            for kind, state, seat in re.findall("(city|starport) (fresh|damaged) seat-([0-3])", inside)
        )


@pytest.mark.slow
@pytest.mark.parametrize(("name", "mix"), MIXES)
def test_whole_games_are_drawn_with_every_piece(name: str, mix: dict[str, object]) -> None:
    game = find_game(name)
    box = game.box(game.options(mix))
    for state in positions(name, mix, seed=5, every=23):
        picture, view = drawn(name, state), state.view(SPECTATOR).data
        if name == "roam":
            check_roam(picture, view, box)
        else:
            check_arcs(picture, view, game.shown(state))
        assert picture.parts[0].width == picture.width and picture.parts[0].height == picture.height
        for part in picture.parts:
            assert part.x >= 0 and part.x + part.width <= picture.width
            assert part.y >= 0 and part.y + part.height <= picture.height


@pytest.mark.parametrize("name", GAMES)
def test_pixels(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An array as PettingZoo wants it; drawn from nothing it is what it was with parts that were kept."""
    game = find_game(name)
    drawing = Drawing(game, game.options({"players": 3}))
    states = [
        state.copy() for _, state in zip(range(3), positions(name, {"players": 3}, seed=2, every=30), strict=False)
    ]
    found = [drawing.pixels(state) for state in states]
    assert {(pixels.shape, pixels.dtype) for pixels in found} == {((720, 960, 3), np.dtype(np.uint8))}
    assert not np.array_equal(found[0], found[1]) and not np.array_equal(found[1], found[2])
    monkeypatch.setattr(raster, "_kept", raster._Kept(0))  # nothing is
    assert np.array_equal(drawing.pixels(states[2]), found[2])
    assert raster._kept.size == 0


@pytest.mark.parametrize("mix", [{"players": 2}, {"players": 4, "leaders": "both", "split_discard": True}])
def test_what_is_secret_is_in_no_picture(mix: dict[str, object]) -> None:
    """Worlds that look the same to a spectator give the same picture, whatever is in hands and decks."""
    game, rng, hands = find_game("arcs"), random.Random(4), set()
    for state in positions("arcs", mix, seed=11, every=60):
        view = state.view(SPECTATOR)
        worlds = [state, *[game.guess(view, rng) for _ in range(2)]]
        assert len({picture_of(game, world).svg() for world in worlds}) == 1
        hands |= {str(world.view(0).data["hand"]) for world in worlds}
    assert len(hands) > 6  # they do differ


def test_points_beside_the_map_are_those_of_the_result() -> None:
    mix: dict[str, object] = {"players": 4, "artifacts": True, "outpost": True}
    *_, end = positions("roam", mix, seed=9, every=10**6)
    game = find_game("roam")
    seen = Seen(
        words(),
        game.box(game.options(mix)),
        end.view(SPECTATOR).data,
        all_shown(game, end, SPECTATOR),
        end.outcome,
    )
    assert end.outcome is not None
    assert [points_of(seen, seat) for seat in range(4)] == list(end.outcome.scores)
    winner = [part for part in picture_of(game, end).parts if "winner" in part.inside]
    assert len(winner) == len(end.outcome.winners)


def test_it_is_seen_who_is_to_move() -> None:
    """Two positions that differ in that alone differ where the players are."""
    env = arcs_v0.env(players=2, render_mode="rgb_array", first="red")
    other = arcs_v0.env(players=2, render_mode="rgb_array", first="blue")
    for one in (env, other):
        one.reset(seed=3)
    left = slice(570, 720), slice(0, 480)
    assert not np.array_equal(env.render()[left], other.render()[left])


def test_a_game_without_pictures_says_so() -> None:
    with registered(toy.MANIFEST):
        game = find_game(toy.MANIFEST.name)
        with pytest.raises(EnvError, match="no pictures"):
            Drawing(game, game.options({}))


def test_parts_lie_over_each_other() -> None:
    ground = Part(0, 0, 6, 4, tag("rect", width=6, height=4, fill="#ffffff"))
    lower = Part(1, 1, 3, 2, tag("rect", width=3, height=2, fill="#ff0000"))
    upper = Part(3, 1, 2, 2, tag("rect", width=2, height=2, fill="#0000ff", opacity=0.5))
    row = raster.pixels_of(Picture(6, 4, (ground, lower, upper)))[1].tolist()
    white, red = [255, 255, 255], [255, 0, 0]
    assert row == [white, red, red, [127, 0, 128], [127, 127, 255], white]


def test_no_more_is_kept_than_may_be() -> None:
    """One that hides all below takes 3 bytes a pixel, others 8; the one asked for last stays."""

    def part(number: int, opacity: float) -> Part:
        return Part(0, 0, 10, 10, tag("rect", width=10, height=10, fill=f"#{number:06}", opacity=opacity))

    kept = raster._Kept(2_000)
    assert isinstance(kept.layer(part(0, 1)), np.ndarray) and kept.size == 300
    light = kept.layer(part(1, 0.5))
    assert kept.size == 1_100
    for number in range(2, 9):
        kept.layer(part(number, 1))
        assert kept.layer(part(1, 0.5)) is light and kept.size <= 2_000
    assert kept.size == 2_000


def test_light_is_shared_out_as_by_division() -> None:
    light = np.arange(255 * 255 + 1, dtype=np.uint16)
    assert np.array_equal(raster._shared(light.copy()), np.rint(light / 255))


@pytest.mark.parametrize("seed", range(6))
def test_ships_stand_clear_of_each_other(seed: int) -> None:
    """Every group in its own box, inside its system and beside the planet."""
    rng = random.Random(seed)
    angle = rng.randrange(0, 360, 20)
    area = Area(BAND, ORBIT, angle - 10, angle + 10)
    seats = rng.sample([(seat, damaged) for seat in range(4) for damaged in (False, True)], rng.randrange(1, 7))
    groups = [Group(seat, damaged, rng.randrange(1, 13)) for seat, damaged in seats]
    planet = Taken(*polar(PLANET, angle), 40)
    found = berths(area, groups, [planet])
    wide = max(width_of(group.ships, found.fan, found.size) for group in groups)
    assert len(found.places) == len(groups)
    for at, (x, y) in enumerate(found.places):
        assert holds(area, (x, y), 9)
        gap = max(0, abs(x - planet.x) - wide / 2), max(0, abs(y - planet.y) - found.size * ROW / 2)
        assert np.hypot(*gap) > planet.radius
        for left, top in found.places[at + 1 :]:
            assert abs(x - left) > wide - 0.01 or abs(y - top) > found.size * ROW - 0.01
