"""A position of Arcs, as core knows it: menu, play, view, copy."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.action import Action
from parlour.core.chance import Chance
from parlour.core.errors import IllegalAction, InvalidInput, Refusal
from parlour.core.event import Event
from parlour.core.game import Json, Outcome, View
from parlour.games.arcs import chapters, flow
from parlour.games.arcs.actions import ArcsAction
from parlour.games.arcs.refusals import why_not
from parlour.games.arcs.snapshot import snapshot_of
from parlour.games.arcs.table import Table, tell
from parlour.games.arcs.views import unknown_cards, view_of


class ArcsState(Table):
    """A game of Arcs."""

    __slots__ = ("_menu",)

    _menu: list[ArcsAction] | None  # the last answer of actions(), until something is played

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.setup.seat_names

    def actions(self) -> Sequence[Action]:
        """All legal actions of the seat to move; do not change the returned list."""
        return self._actions()

    def _actions(self) -> list[ArcsAction]:
        menu = self._menu
        if menu is None:
            menu = self._menu = flow.make_menu(self, self.frames[-1]) if self.frames else []
        return menu

    def why_not(self, action: Action) -> Refusal | None:
        """The rule that forbids an action now; None exactly for the legal ones."""
        if not isinstance(action, ArcsAction):
            raise TypeError(f"not an action of Arcs: {action!r}")
        return None if action in self._actions() else why_not(self, action)

    def play(self, action: Action, chance: Chance, events: list[Event] | None = None) -> None:
        """Do a legal action, then everything that follows from it without a choice."""
        if action not in self._actions():
            refusal = self.why_not(action)
            assert refusal is not None
            raise IllegalAction(action.text, refusal)
        assert isinstance(action, ArcsAction)
        self._menu = None
        told = len(events) if events is not None else 0
        seat = self.to_move
        flow.answer(self, action, chance, events)
        if events is not None and len(events) == told:  # a step of something longer
            tell(events, "choose", seat, {"action": action.text})
        self._menu = flow.advance(self, chance, events)

    def concede(self, seat: int, events: list[Event] | None = None) -> None:
        """Give up, in or out of turn."""
        if not 0 <= seat < self.setup.seats:
            raise InvalidInput("core-unknown-seat", seat=seat)
        if self.over or seat in self.conceded:
            raise InvalidInput("core-cannot-concede", seat=self.setup.seat_names[seat])
        chapters.concede(self, seat, events)
        if self.over:
            self._menu = None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return chapters.outcome(self) if self.over else None

    def view(self, seat: int) -> View:
        """What a seat knows: everything but the cards that are secret to it."""
        return View(seat, view_of(self, seat), unknown_cards(self, seat))

    def unknown(self, seat: int) -> frozenset[str]:
        """The action cards whose place a seat does not know."""
        return unknown_cards(self, seat)

    def snapshot(self) -> Json:
        """The whole state as JSON, hands included."""
        return snapshot_of(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ArcsState) and snapshot_of(self) == snapshot_of(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<ArcsState {snapshot_of(self)}>"

    def copy(self) -> ArcsState:
        """An equal state that shares nothing that can change."""
        new = ArcsState()
        new._menu = self._menu
        new.setup = self.setup
        new.leader = self.leader
        new.lore = self.lore
        new.drafting = self.drafting
        new.offered = self.offered
        new.gone = self.gone
        new.drawn = self.drawn
        new.shaped = self.shaped
        new.done = self.done
        new.frames = self.frames[:]
        new.to_move = self.to_move
        new.conceded = self.conceded
        new.over = self.over
        new.chapter = self.chapter
        new.round = self.round
        new.initiative = self.initiative
        new.passes = self.passes
        new.power = self.power[:]
        new.marker_at = self.marker_at[:]
        new.flipped = self.flipped
        new.hands = self.hands[:]
        new.discard = self.discard
        new.open_discard = self.open_discard
        new.taken = self.taken
        new.may = self.may[:]
        new.counted = self.counted
        new.lead = self.lead
        new.zero = self.zero
        new.declared = self.declared
        new.seized = self.seized
        new.played = self.played[:]
        new.hidden = self.hidden[:]
        new.mode = self.mode[:]
        new.unions = self.unions
        new.row = self.row
        new.court_deck = self.court_deck
        new.buried = self.buried
        new.court_discard = self.court_discard
        new.influence = self.influence[:]
        new.guilds = self.guilds[:]
        new.fresh = self.fresh[:]
        new.damaged = self.damaged[:]
        new.structures = self.structures[:]
        new.ships = self.ships[:]
        new.starports = self.starports[:]
        new.cities = self.cities[:]
        new.agents = self.agents[:]
        new.supply = self.supply[:]
        new.slots = self.slots[:]
        new.trophies = self.trophies[:]
        new.captives = self.captives[:]
        new.outraged = self.outraged[:]
        new.stand_ins = self.stand_ins[:]
        new.turn = self.turn
        new.pips = self.pips
        new.stage = self.stage
        new.armed = self.armed
        new.spending = self.spending[:]
        new.taxed = self.taxed
        new.built = self.built
        new.won = self.won
        new.once = self.once
        new.offer = self.offer
        return new

    def __reduce__(self) -> tuple[object, ...]:
        from parlour.games.arcs.beginning import restore

        return restore, (snapshot_of(self),)
