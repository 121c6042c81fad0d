"""What a seat is told in numbers: only what it knows, in the declared range, and nothing for nothing."""

from __future__ import annotations

import itertools
import random
import runpy
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest

from parlour.core.chance import QuickChance, ScriptedChance
from parlour.core.errors import InvalidInput, ParlourError
from parlour.core.event import SPECTATOR
from parlour.core.features import Features, Group
from parlour.core.game import NOBODY, AnyGame
from parlour.core.line import Story
from parlour.core.observer import Observer
from parlour.core.packed import blank_bytes
from parlour.core.scenario import read_scenario
from parlour.core.state import State
from parlour.envs import EnvError, Observation
from parlour.envs.openspiel import hides_something
from parlour.games import find_game, find_manifest, names
from tests.core.random_games import variants

ROOT = Path(__file__).parent.parent.parent

GAMES = [name for name in names() if find_manifest(name).observer is not None]


def observer_of(game: str) -> Observer:
    place = find_manifest(game).observer
    assert place is not None
    return place.load()


def observe(observer: Observer, state: State, seat: int) -> bytes:
    row = blank_bytes(observer.size)
    observer.write(state, seat, row, 0)
    return bytes(row)


def positions(game: AnyGame, options: dict[str, object], seed: str, every: int) -> Iterator[State]:
    """Positions of a random game in which some kinds of action are liked, and somebody may give up."""
    rng, chance = random.Random(seed), QuickChance(seed)
    loved = rng.sample(sorted({action.kind for action in game.table}), 4)
    state = game.start(options, chance)
    played = 0
    while state.to_move != NOBODY:
        if played % every == 0:
            yield state
        if rng.random() < 0.002:
            with suppress(InvalidInput):
                state.concede(rng.randrange(len(state.seat_names)))
                continue
        menu = state.actions()
        liked = [action for action in menu if action.kind in loved]
        state.play(rng.choice(liked if liked and rng.random() < 0.7 else menu), chance)
        played += 1
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_nothing_changes_with_what_is_hidden(name: str) -> None:
    game, observer, rng = find_game(name), observer_of(name), random.Random(name)
    looked = other = 0
    for number, options in enumerate(rng.sample(list(variants(name)), 6)):
        for state in positions(game, options, f"hidden {number}", 60):
            for seat in range(len(state.seat_names)):
                seen = observe(observer, state, seat)
                view = state.view(seat)
                for _ in range(2):
                    world = game.guess(view, rng)
                    assert observe(observer, world, seat) == seen
                    looked += 1
                    other += world != state
    assert looked > 100
    assert other > looked / 2 or not hides_something(game)  # else the guesses would show nothing


@pytest.mark.parametrize("name", GAMES)
def test_only_seats_of_the_game_observe(name: str) -> None:
    game, watch = find_game(name), Observation(name)
    state = game.start({"players": 2}, QuickChance(1))
    before = watch.write(state, np.int64(1)).copy()  # type: ignore[arg-type]
    for seat in (2, -1, SPECTATOR, 10**30, True, "south", None):
        with pytest.raises(EnvError, match="seat"):
            watch.write(state, seat)  # type: ignore[arg-type]
    for other in (find_game(next(found for found in GAMES if found != name)).start({}, QuickChance(1)), None):
        with pytest.raises(EnvError, match=f"no position of {name}"):
            watch.write(other, 0)  # type: ignore[arg-type]
    assert (watch.row == before).all()
    with pytest.raises(EnvError, match="chess"):
        Observation("chess")


@pytest.mark.parametrize("name", GAMES)
def test_it_depends_on_what_is_known(name: str) -> None:
    """Two seats see different things, and a seat sees what it did."""
    game, observer = find_game(name), observer_of(name)
    state, chance = game.start({}, QuickChance(1)), QuickChance(2)
    seat = state.to_move
    before = observe(observer, state, seat)
    assert before != observe(observer, state, 1 - seat)
    state.play(state.actions()[0], chance)
    assert observe(observer, state, seat) != before


@pytest.mark.parametrize("name", GAMES)
def test_it_is_written_where_it_belongs_whatever_stood_there(name: str) -> None:
    game, observer = find_game(name), observer_of(name)
    state = game.start({}, QuickChance(1))
    row = blank_bytes(observer.size + 2)
    for place in range(observer.size + 2):
        row[place] = 255
    observer.write(state, 1, row, 1)
    assert bytes(row) == b"\xff" + observe(observer, state, 1) + b"\xff"


def indices(group: Group, column: int) -> list[int]:
    things = range(len(group.things))
    if group.planes:
        return [group.start + column * len(group.things) + thing for thing in things]
    return [group.start + thing * group.width + column for thing in things]


def shown(game: AnyGame) -> Iterator[State]:
    """The positions of all scenarios of a game, in which the rarest things happen."""
    for file in sorted((ROOT / "scenarios" / game.name).rglob("*.toml")):
        scenario = read_scenario(file.read_text(encoding="utf-8"), find_game)
        with suppress(ParlourError):  # some are there to be refused
            state = game.position(scenario.given)
            yield state
            for phase in scenario.phases:
                script, story = ScriptedChance(phase.chance), Story()
                for line in phase.play:
                    story.play(game, state, line, script, [])
                    yield state


def of_random_games(game: AnyGame, how_many: int, every: int) -> Iterator[State]:
    mixes = list(variants(game.name))
    for number in range(how_many):
        yield from positions(game, mixes[number % len(mixes)], f"ranges {number}", every)


def ranges(observer: Observer, states: Iterable[State]) -> tuple[list[int], list[int]]:
    """The least and the greatest number at every index."""
    rng = random.Random(1)
    least, greatest = [255] * observer.size, [0] * observer.size
    for state in states:
        seen = observe(observer, state, rng.randrange(len(state.seat_names)))
        least, greatest = list(map(min, least, seen)), list(map(max, greatest, seen))
    return least, greatest


def too_great(features: Features, greatest: list[int]) -> list[str]:
    return [features.at(index) for index, most in enumerate(features.highest()) if greatest[index] > most]


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_is_in_its_range(name: str) -> None:
    observer = observer_of(name)
    _, greatest = ranges(observer, of_random_games(find_game(name), 12, 10))
    assert too_great(observer.features, greatest) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_feature_varies_somewhere(name: str) -> None:
    game, observer = find_game(name), observer_of(name)
    least, greatest = ranges(observer, itertools.chain(shown(game), of_random_games(game, 60, 3)))
    features = observer.features
    assert too_great(features, greatest) == []
    constant = [
        f"{group.name} {feature.name}"
        for group in features.groups
        for feature in group.features
        if not any(
            least[index] < greatest[index]
            for column in range(feature.column, feature.column + feature.width)
            for index in indices(group, column)
        )
    ]
    assert constant == []


def test_the_page_of_features_is_up_to_date() -> None:
    made = runpy.run_path(str(ROOT / "tools" / "features.py"))["page"]()
    assert (ROOT / "docs" / "features.md").read_text(encoding="utf-8") == made, "python tools/features.py"
