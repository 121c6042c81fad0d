"""Arcs, registered: everything core asks of a game, and where it is."""

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
from parlour.games.arcs.actions import TABLE
from parlour.games.arcs.components.box import SEATS
from parlour.games.arcs.scenarios import facts, position
from parlour.games.arcs.state import invariants, start
from parlour.games.arcs.state.setup import OPTION_SPECS, complete_options
from parlour.games.arcs.state.state import ArcsState
from parlour.games.arcs.turn.playing import Following, Leading
from parlour.games.arcs.turn.turn import Turn
from parlour.games.arcs.views import shown_box, shown_position, standing
from parlour.games.arcs.views.views import guess_snapshot

EVENT_KINDS = (
    "setup", "court", "start", "deal", "redraw", "drawn", "round", "pass", "initiative", "lead", "surpass",
    "copy", "pivot", "declare", "zero", "seize", "look", "seen", "swap", "swap-back", "swapped", "spend",
    "spend-as", "use", "attach", "arrange", "gain", "discard", "discard-all", "discard-card", "discard-hand",
    "discarded", "draw", "draw-union", "tax", "tax-rival", "capture", "build", "build-damaged", "build-nothing",
    "move", "repair", "influence", "secure", "refill", "battle", "roll", "damage", "destroy", "outrage",
    "ransack", "trophies", "steal", "take", "bury", "place", "manufacture", "synthesize", "pressgang", "execute",
    "abduct", "trade", "swap-resources", "free", "free-rival", "shuffle", "choose", "answered", "end",
    "round-end", "chapter-end", "score", "over", "concede", "reveal", "draft-leader", "draft-lore", "scrap",
    "outraged", "draw-lore", "lore-drawn", "scrap-lore", "use-lore", "clear-outrage", "shape", "tax-slot",
    "ruin", "grant", "release", "ransom", "fire", "replace", "guide",
)  # fmt: skip


class Arcs:
    """The game of Arcs for core."""

    name = "arcs"
    version = 2
    table = TABLE
    # Five chapters of at most some 40 rounds (each leads a card, few cards come back) and four passes before each;
    # a turn has at most 4 pips, 30 resources and 25 cards of some ten decisions each. Real games end after some
    # hundred.
    longest = 500_000
    option_specs: tuple[OptionSpec, ...] = OPTION_SPECS
    closing = ""  # what follows a turn is the next player's to decide
    event_kinds: tuple[str, ...] = EVENT_KINDS
    refusals: tuple[str, ...] = messages_of("arcs")

    def options(self, given: Mapping[str, object]) -> Json:
        return complete_options(given)

    def seats(self, options: Mapping[str, object]) -> tuple[str, ...]:
        return SEATS[: complete_options(options)["players"]]

    def start(self, options: Mapping[str, object], chance: Chance, events: Events = None) -> ArcsState:
        return start.start(options, chance, events)

    def restore(self, snapshot: Mapping[str, Any]) -> ArcsState:
        return start.restore(snapshot)

    def guess(self, view: View, rng: random.Random) -> ArcsState:
        """A world that agrees with everything the view knows."""
        return start.restore(guess_snapshot(view.seat, view.data, rng))

    def position(self, given: Mapping[str, Any]) -> ArcsState:
        return position.position(given)

    def facts(self, state: ArcsState) -> Json:
        return facts.facts(state)

    def rules(self) -> str:
        return (resources.files("parlour.games.arcs") / "rules.md").read_text(encoding="utf-8")

    def check(self, state: ArcsState) -> None:
        invariants.check(state)

    def standing_wishes(self, given: object) -> Json:
        return standing.read_wishes(given)

    def standing(self, state: ArcsState, wishes: Json) -> Action | None:
        return standing.answer(state, wishes)

    def turn(self, state: ArcsState) -> object:
        asked = [found for found in state.pending if isinstance(found, Leading | Following | Turn)]
        return (state.chapter, state.round, asked[0].seat if asked else state.to_move)

    def box(self, options: Json) -> Json:
        return shown_box.box(options)

    def shown(self, state: ArcsState) -> Json:
        return shown_position.shown(state)

    def shown_to(self, state: ArcsState, seat: int) -> Json:
        return shown_position.shown_to(state, seat)


GAME: Game[ArcsState] = Arcs()
