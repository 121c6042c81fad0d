"""Roam, registered: how a game starts, is restored, guessed and priced."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib import resources
from typing import Any

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.core.game import Json, View
from parlour.games.roam import invariants, positions, worth
from parlour.games.roam.actions import STARTERS, TABLE
from parlour.games.roam.board import ALL, PLACES
from parlour.games.roam.refusals import REFUSALS
from parlour.games.roam.setup import OPTION_SPECS, ROW, START_COINS, TOKENS, complete_options, setup_for
from parlour.games.roam.snapshot import restore_into
from parlour.games.roam.starting import begin_turn
from parlour.games.roam.state import RoamState
from parlour.games.roam.table import NONE, tell, without

EVENT_KINDS = (
    "setup", "turn", "rest", "early-rest", "turn-pattern", "use", "use-nowhere", "place", "replace",
    "blank-paid", "blank-free", "coin", "move", "flip-up", "flip-down", "outpost", "complete", "auction",
    "bid", "pass", "cannot-bid", "win", "consolation", "lay", "gap", "next-land", "deck-empty", "buy",
    "artifact-laid", "last-round", "score", "over", "concede",
)  # fmt: skip


class Roam:
    """The game of Roam for core."""

    name = "roam"
    version = 1
    table = TABLE
    # Every land is won at most once and takes at most 12 tokens; between two placed tokens lie at most 10 rounds
    # of 4 turns with a few dozen decisions. Real games end after some hundred.
    longest = 200_000
    option_specs = OPTION_SPECS
    event_kinds = EVENT_KINDS
    refusals = REFUSALS

    def options(self, given: Mapping[str, object]) -> Json:
        return complete_options(given)

    def start(
        self, options: Mapping[str, object], chance: Chance, events: list[Event] | None = None
    ) -> RoamState:
        return start(complete_options(options), chance, events)

    def restore(self, snapshot: Mapping[str, Any]) -> RoamState:
        return restore(snapshot)

    def guess(self, view: View, rng: random.Random) -> RoamState:
        """The view's own state: nothing is hidden, and what comes off a deck is not decided yet."""
        return restore(view.data)

    def position(self, given: Mapping[str, Any]) -> RoamState:
        return positions.position(given)

    def facts(self, state: RoamState) -> Json:
        return positions.facts(state)

    def rules(self) -> str:
        return (resources.files("parlour.games.roam") / "rules.md").read_text(encoding="utf-8")

    def check(self, state: RoamState) -> None:
        invariants.check(state)

    def worth(self, state: RoamState, seat: int) -> float:
        return worth.worth(state, seat)

    def turn(self, state: RoamState) -> object:
        return (state.round, state.active)


def restore(snapshot: Mapping[str, Any]) -> RoamState:
    """The state of a snapshot."""
    state = RoamState()
    state._menu = None
    restore_into(state, snapshot)
    return state


def start(options: Json, chance: Chance, events: list[Event] | None) -> RoamState:
    """R-2: the setup of a game with complete options."""
    state = RoamState()
    state._menu = None
    state.setup = setup = setup_for(options)
    seats = setup.seats
    first = options["first"]
    if first == "random":
        first = chance.draw("first", setup.seat_names)
    state.first = setup.seat_names.index(first)
    state.round = 1
    state.conceded = ()
    state.own = [0] * seats
    state.twice = [0] * seats
    state.supply = [TOKENS] * seats
    state.coins = [START_COINS[(seat - state.first) % seats] for seat in range(seats)]
    state.up = [STARTERS] * seats
    state.down = [()] * seats
    state.ready = [()] * seats
    state.spent = [()] * seats
    state.powers = [0] * seats
    state.outpost = NONE
    state.completed = ()
    state.bidders = ()
    state.lot = state.bid = state.bidder = NONE
    state.ending = state.progress = False
    state.idle = 0
    # top row first, left to right; the next card of the deck is visible
    state.deck = setup.tables.lands
    state.lands = [_draw_land(state, chance) for _ in range(PLACES)]
    state.top = _draw_land(state, chance) if state.deck else 0
    state.row, state.stack = _lay_artifacts(setup.tables.artifacts if setup.artifacts else (), chance)
    state.derive()
    assert state.land == ALL
    if events is not None:
        lands = tuple([str(land) for land in state.lands])
        tell(events, "setup", state.first, {"first": first, "lands": lands, "next": str(state.top)})
    begin_turn(state, state.first, events)
    return state


def _draw_land(state: RoamState, chance: Chance) -> int:
    land = chance.draw("lands", state.deck)
    state.deck = without(state.deck, land)
    return land


def _lay_artifacts(stack: tuple[int, ...], chance: Chance) -> tuple[tuple[int, ...], tuple[int, ...]]:
    row: tuple[int, ...] = ()
    while stack and len(row) < ROW:
        artifact = chance.draw("artifacts", stack)
        stack = without(stack, artifact)
        row += (artifact,)
    return row, stack


GAME = Roam()
