"""A symmetry is believed when games are played twice: as they are, and as it says they look otherwise."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from parlour.core.action import Action
from parlour.core.chance import QuickChance, RecordingChance, ScriptedChance
from parlour.core.game import NOBODY
from parlour.core.record import Record
from parlour.core.state import State
from parlour.envs import Batch, Observation
from parlour.envs.observation import parts_of
from parlour.envs.symmetries import Symmetry, own_eyes, symmetries_of
from parlour.games import find_game, registered
from parlour.games.arcs.components.reach import BUILDING_SLOTS, SETUP_CARDS, TYPE, in_play, neighbours
from parlour.games.roam.board import EDGES, PLACE_MASKS, PLACES, SIZE, WIDTH, spaces_in
from parlour.games.roam.cards import BUILT_IN, built_in_set
from parlour.games.roam.patterns import Pattern
from tests.core import toy
from tests.core.random_games import variants

ROAM = find_game("roam")
OPPOSITE = {edge: EDGES[(place + 2) % 4] for place, edge in enumerate(EDGES)}
EVERYTHING: dict[str, object] = {"artifacts": True, "outpost": True, "stacking": True}


def turned_table(record: Record) -> Record:
    """The same beginning at a table turned by half: other edges, and lands dealt from the other end."""
    options = {**record.options, "seats": [OPPOSITE[seat] for seat in record.options["seats"]]}
    if options["first"] != "random":
        options["first"] = OPPOSITE[options["first"]]
    setup = [(stream, OPPOSITE.get(outcome, outcome)) for stream, outcome in record.setup]
    lands = [place for place, (stream, _) in enumerate(setup) if stream == "lands"][:PLACES]
    dealt = dict(zip(lands, [setup[place] for place in reversed(lands)], strict=True))
    outcomes = tuple(dealt.get(place, outcome) for place, outcome in enumerate(setup))
    return Record(record.game, ROAM.options(options), outcomes)


def other_seats(state: State, turned: State) -> list[int]:
    """By seat of a state: who that is at the turned table."""
    return [turned.seat_names.index(OPPOSITE[name]) for name in state.seat_names]


class Pair:
    """A game and the same game at the turned table."""

    def __init__(self, symmetry: Symmetry, options: dict[str, object], seed: str) -> None:
        self.symmetry = symmetry
        self.eyes = own_eyes(ROAM, options)
        self.chance = QuickChance(seed)
        record, self.state = Record.begin(ROAM, options, self.chance)
        self.turned = turned_table(record).replay()
        self.seat = other_seats(self.state, self.turned)
        self.here, self.there = Observation(ROAM), Observation(ROAM)

    def compare(self, seat: int) -> None:
        """What a seat observes, and what it may do, are what the symmetry says."""
        symmetry = self.symmetry
        row, other = self.here.write(self.state, seat), self.there.write(self.turned, self.seat[seat])
        assert (symmetry.observations(row) == other).all()
        assert (symmetry.observations(other) == row).all()
        menu = np.array(self.state.menu())
        assert sorted(symmetry.actions(row, menu)) == sorted(self.turned.menu())
        mask = np.zeros(len(ROAM.table), dtype=bool)
        mask[menu] = True
        turned_mask = symmetry.masks(row, mask)
        assert np.flatnonzero(turned_mask).tolist() == sorted(self.turned.menu())
        # One of the two sits on the far side, and with its own eyes sees what the other sees.
        eyes = self.eyes
        assert (eyes.observations(row) == eyes.observations(other)).all()
        assert (eyes.masks(row, mask) == eyes.masks(other, turned_mask)).all()
        seen = eyes.actions(row, menu)
        assert (seen == eyes.actions(other, symmetry.actions(row, menu))).all()
        assert (eyes.actions(row, seen) == menu).all()

    def play(self, number: int) -> None:
        """The same action with the same chance at both tables."""
        row = self.here.write(self.state, self.state.to_move)
        other = ROAM.table[int(self.symmetry.actions(row, number))]
        recorder = RecordingChance(self.chance)
        self.state.play(ROAM.table[number], recorder)
        script = ScriptedChance(recorder.outcomes)
        self.turned.play(other, script)
        script.finish()

    def concede(self, seat: int) -> None:
        self.state.concede(seat)
        self.turned.concede(self.seat[seat])

    def compare_results(self) -> None:
        outcome, other = self.state.outcome, self.turned.outcome
        assert outcome is not None and other is not None
        assert outcome.places == tuple(other.places[seat] for seat in self.seat)
        assert outcome.scores == tuple(other.scores[seat] for seat in self.seat)


def kind_of(action: Action) -> str:
    """What an action is, and with what it is said: a rival's token or none, a space or none."""
    return f"{action.kind} {len(action.to_json())}"


def play_twice(options: dict[str, object], seed: str) -> set[str]:
    """A random game at both tables; which kinds of action were on its menus."""
    (symmetry,) = symmetries_of(ROAM, options)
    pair, rng = Pair(symmetry, options, seed), random.Random(seed)
    seen: set[str] = set()
    conceding = rng.random() < 0.2
    while pair.state.to_move != NOBODY:
        mover = pair.state.to_move
        assert pair.turned.to_move == pair.seat[mover]
        pair.compare(mover)
        if rng.random() < 0.1:
            pair.compare(rng.randrange(len(pair.seat)))
        menu = [ROAM.table[number] for number in pair.state.menu()]
        seen |= {kind_of(action) for action in menu}
        rare = [action for action in menu if action.kind not in ("use", "end", "pass")]
        pair.play(rng.choice(rare if rare and rng.random() < 0.6 else menu).number)
        if conceding and rng.random() < 0.005 and pair.state.to_move != NOBODY:
            pair.concede(pair.state.to_move)
            conceding = False
    pair.compare_results()
    return seen


@pytest.mark.slow
def test_games_of_roam_are_the_same_at_a_table_turned_by_half() -> None:
    """With all mixes of variants, card sets and seats; every kind of action comes up."""
    seen: set[str] = set()
    for number, options in enumerate(variants("roam")):
        seen |= play_twice({**options, "cards": BUILT_IN[number % len(BUILT_IN)]}, f"half {number}")
    assert seen == {kind_of(action) for action in ROAM.table}


@pytest.mark.parametrize("players", [2, 4])
def test_the_turned_table_has_the_same_options(players: int) -> None:
    """So the half turn is one of the game itself; of three players one sits at another edge than before."""
    record, _ = Record.begin(ROAM, {"players": players}, QuickChance(1))
    assert turned_table(record).options == record.options
    three, _ = Record.begin(ROAM, {"players": 3}, QuickChance(1))
    assert turned_table(three).options["seats"] == ["south", "north", "east"]


def test_orders_lose_nothing_and_turn_back() -> None:
    (symmetry,) = symmetries_of(ROAM, {})
    for orders, size in ((symmetry.indices, Observation(ROAM).size), (symmetry.numbers, len(ROAM.table))):
        assert (np.sort(orders, axis=1) == np.arange(size)).all()
        assert (np.take_along_axis(orders, orders, axis=1) == np.arange(size)).all()
        assert (orders != np.arange(size)).any(axis=1).all()


def test_many_observations_are_turned_as_one_is() -> None:
    options: dict[str, object] = {"players": 4, **EVERYTHING}
    (symmetry,) = symmetries_of(ROAM, options)
    batch = Batch(ROAM, options, 5, seed=3)
    for _ in range(150):
        batch.step(batch.sample())
    rows, masks, actions = batch.observe(), batch.masks(), batch.sample()
    assert len(set(symmetry.orders(rows).tolist())) > 2
    together = symmetry.observations(rows), symmetry.masks(rows, masks), symmetry.actions(rows, actions)
    for game in range(5):
        assert (together[0][game] == symmetry.observations(rows[game])).all()
        assert (together[1][game] == symmetry.masks(rows[game], masks[game])).all()
        assert together[2][game] == symmetry.actions(rows[game], actions[game])
        assert together[1][game, together[2][game]]


def test_everybody_looks_from_the_south_or_the_west() -> None:
    """What is seen from there is left as it is, bit for bit; the rest is turned, masks and actions with it."""
    options: dict[str, object] = {"players": 4, **EVERYTHING}
    eyes, batch = own_eyes("roam", options), Batch(ROAM, options, 8, seed=3)
    (symmetry,) = symmetries_of("roam", options)
    sides: dict[bool, int] = {False: 0, True: 0}
    for _ in range(120):
        rows, masks, actions = batch.observe(), batch.masks(), batch.sample()
        seen, legal, chosen = eyes.observations(rows), eyes.masks(rows, masks), eyes.actions(rows, actions)
        edges = parts_of(batch.features, seen)["players"][:, 0, 1:5]
        assert edges[:, :2].any(1).all() and not edges[:, 2:].any()
        assert seen.dtype == rows.dtype and legal.dtype == masks.dtype and legal[np.arange(8), chosen].all()
        for game in range(8):
            far = EDGES[batch.to_move[game]] in ("north", "east")
            sides[far] += 1
            assert (seen[game] == (symmetry.observations(rows[game]) if far else rows[game])).all()
            assert (eyes.observations(rows[game]) == seen[game]).all()
            assert (eyes.masks(rows[game], masks[game]) == legal[game]).all()
            assert eyes.actions(rows[game], actions[game]) == chosen[game]
        batch.step(eyes.actions(rows, chosen))
    assert min(sides.values()) > 100


def test_no_other_turn_or_mirror_image_is_a_symmetry_of_roam() -> None:
    """Quarter turns and the mirrors across corners tear lands apart; the two mirrors left change patterns."""
    lands = {frozenset(int(space) for space in spaces_in(mask)) for mask in PLACE_MASKS}

    def keeps_lands(down: bool, right: bool, across: bool) -> bool:
        def image(space: int) -> int:
            row, column = divmod(space, WIDTH)
            row, column = (WIDTH - 1 - row if down else row), (WIDTH - 1 - column if right else column)
            return WIDTH * column + row if across else WIDTH * row + column

        assert sorted(map(image, range(SIZE))) == list(range(SIZE))
        return {frozenset(map(image, land)) for land in lands} == lands

    both = (False, True)
    kept = [(down, right) for down in both for right in both if keeps_lands(down, right, False)]
    assert kept == [(False, False), (False, True), (True, False), (True, True)]
    assert not any(keeps_lands(down, right, True) for down in both for right in both)
    # A mirror that keeps the lands turns the patterns of every player over, as seen from where they sit.
    for name in BUILT_IN:
        starters = {character.pattern for character in built_in_set(name).starters}
        over = {Pattern.from_rows([row[::-1] for row in pattern.rows()]) for pattern in starters}
        assert over != starters


def test_no_two_systems_of_arcs_are_alike() -> None:
    """Whatever lies in play: by what they are, what is beside them, what is beside that, and so on."""
    for card in SETUP_CARDS:
        systems, beside = in_play(card.out), neighbours(card.out)
        looks: dict[int, Any] = {system: (TYPE[system], BUILDING_SLOTS[system]) for system in systems}
        for _ in range(6):
            around = {
                system: (looks[system], sorted(looks[other] for other in beside[system])) for system in systems
            }
            known = sorted(around.values())
            looks = {system: known.index(around[system]) for system in systems}
        assert len(set(looks.values())) == len(systems), card.name


def test_other_games_have_none() -> None:
    assert symmetries_of("arcs", {}) == []
    eyes, batch = own_eyes("arcs", {}), Batch("arcs", {}, 2)
    rows, masks = batch.observe(), batch.masks()
    assert eyes.observations(rows) is rows and eyes.masks(rows, masks) is masks
    assert eyes.actions(rows, [3, 4]).tolist() == [3, 4]
    with registered(toy.MANIFEST):
        assert symmetries_of(toy.MANIFEST.name, {}) == []
