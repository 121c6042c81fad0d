"""Roam, registered: everything core asks of a game, and where it is."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib import resources
from typing import Any

from parlour.core.action import Action
from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.game import Game, Json, OptionSpec, View
from parlour.core.no import messages_of
from parlour.games.roam import box, facts, invariants, position, standing_bids
from parlour.games.roam.actions import TABLE
from parlour.games.roam.new_game import start
from parlour.games.roam.setup import OPTION_SPECS, complete_options, setup_for
from parlour.games.roam.state import RoamState, restore

EVENT_KINDS = (
    "setup", "turn", "rest", "early-rest", "turn-pattern", "use", "use-nowhere", "place", "place-nothing",
    "too-few", "replace", "blank-paid", "blank-free", "coin", "move", "flip-up", "flip-down", "end", "outpost",
    "complete", "auction", "bid", "pass", "cannot-bid", "win", "consolation", "lay", "gap", "next-land",
    "deck-empty", "buy", "row", "artifact-laid", "last-round", "score", "over", "concede",
)  # fmt: skip


class Roam:
    """The game of Roam for core."""

    name = "roam"
    version = 1
    table = TABLE
    # At most 60 lands are won with at most 12 tokens each; between two of those 720 tokens lie at most 10 rounds
    # of 4 turns of at most about 60 decisions (each artifact once, each blank, a few more). Real games end
    # after some hundred.
    longest = 2_000_000
    option_specs: tuple[OptionSpec, ...] = OPTION_SPECS
    closing = "end"
    event_kinds: tuple[str, ...] = EVENT_KINDS
    refusals: tuple[str, ...] = messages_of("roam")

    def options(self, given: Mapping[str, object]) -> Json:
        return complete_options(given)

    def seats(self, options: Mapping[str, object]) -> tuple[str, ...]:
        return setup_for(options).seat_names

    def start(self, options: Mapping[str, object], chance: Chance, events: Events = None) -> RoamState:
        return start(options, chance, events)

    def restore(self, snapshot: Mapping[str, Any]) -> RoamState:
        return restore(snapshot)

    def guess(self, view: View, rng: random.Random) -> RoamState:
        """The view's own state: nothing is hidden, and what comes off a deck is not decided yet."""
        return restore(view.data)

    def position(self, given: Mapping[str, Any]) -> RoamState:
        return position.position(given)

    def facts(self, state: RoamState) -> Json:
        return facts.facts(state)

    def rules(self) -> str:
        return (resources.files("parlour.games.roam") / "rules.md").read_text(encoding="utf-8")

    def check(self, state: RoamState) -> None:
        invariants.check(state)

    def standing_wishes(self, given: object) -> Json:
        return standing_bids.read_wishes(given)

    def standing(self, state: RoamState, wishes: Json) -> Action | None:
        return standing_bids.answer(state, wishes)

    def turn(self, state: RoamState) -> object:
        return (state.round, state.active)

    def box(self, options: Json) -> Json:
        return box.box(options)

    def shown(self, state: RoamState) -> Json:
        return {}  # everything is in the view

    def shown_to(self, state: RoamState, seat: int) -> Json:
        return {}


GAME: Game[RoamState] = Roam()
