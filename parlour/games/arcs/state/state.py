"""A position of Arcs, as core knows it: menu, play, view, copy."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.action import Action
from parlour.core.atomic import atomic
from parlour.core.chance import Chance
from parlour.core.errors import IllegalAction, InvalidInput, Refusal
from parlour.core.event import Event, Events
from parlour.core.game import Json, Outcome, View
from parlour.core.no import No
from parlour.core.packed import i64, vec
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import ACTIONS
from parlour.games.arcs.chapter import chapters
from parlour.games.arcs.decisions import flow
from parlour.games.arcs.ids import Seat
from parlour.games.arcs.state.snapshot import snapshot_of
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.views.views import unknown_cards, view_of

OVER = No("A-15.7", "arcs-no-over")


class ArcsState(Table):
    """A game of Arcs."""

    __slots__ = ("_menu", "_ready")

    _menu: vec[i64]  # what can be chosen, until something is played
    _ready: bool  # whether that was looked up

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.setup.seat_names

    def menu(self) -> vec[i64]:
        """The numbers of all legal actions of the seat to move."""
        if not self._ready:  # speed: once is enough
            self._menu = flow.make_menu(self)
            self._ready = True  # speed: see above
        return self._menu

    def actions(self) -> Sequence[Action]:
        """All legal actions of the seat to move."""
        return [ACTIONS[number] for number in self.menu()]

    def why_not(self, action: Action) -> Refusal | None:
        """The rule that forbids an action now; None exactly for the legal ones."""
        if not isinstance(action, ArcsAction):  # unseen: no scenario knows two games
            raise TypeError(f"not an action of Arcs: {action!r}")
        if action.number in self.menu():
            return None
        no = OVER if self.over else self.pending[-1].why_not(self, action)
        return no.refusal(action, self)

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        """Do a legal action, then everything that follows from it without a choice."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(action.text, refusal)
        if chance.sure:  # unseen: nothing to go back to; the suite sees to chance that fails
            self._play(action.number, chance, events)  # unseen: chance of scenarios may fail
        else:
            with atomic(events, self):
                self._play(action.number, chance, events)

    def do(self, number: i64, chance: Chance) -> None:
        """Do the legal action with this number, where nobody listens and chance is sure."""
        flow.answer(self, number, chance, None)  # unseen: somebody listens to every scenario
        self.go_on(chance, None)  # unseen: the same

    def _play(self, number: i64, chance: Chance, events: Events) -> None:
        told = len(events) if events is not None else 0
        seat = self.to_move
        flow.answer(self, number, chance, events)
        if events is not None and len(events) == told:  # a step of something longer
            events.append(Event("choose", seat, {"action": ACTIONS[number].text}))
        self.go_on(chance, events)

    def go_on(self, chance: Chance, events: Events) -> None:
        """Everything that follows without a choice, up to the next decision."""
        self._menu = flow.advance(self, chance, events)
        self._ready = True

    def concede(self, seat: int, events: Events = None) -> None:
        """Give up, in or out of turn."""
        if not 0 <= seat < self.setup.seats:
            raise InvalidInput("core-unknown-seat", seat=seat)
        if self.over or seat in self.conceded:
            raise InvalidInput("core-cannot-concede", seat=self.setup.seat_names[seat])
        chapters.concede(self, Seat(seat), events)
        if self.over:
            self._ready = False

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return chapters.outcome(self) if self.over else None

    def view(self, seat: int) -> View:
        """What a seat knows: everything but the cards that are secret to it."""
        return View(seat, view_of(self, seat), unknown_cards(self, seat))

    def unknown(self, seat: int) -> frozenset[str]:
        """The action cards, and the lore somebody has drawn, whose place a seat does not know."""
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
        new.become(self)
        return new

    def become(self, other: ArcsState) -> None:
        """Be equal to another state, and share nothing with it that can change."""
        self.setup = other.setup
        self.to_move = other.to_move
        self.cells = other.cells[:]
        self.piles = other.piles[:]
        self.discard = other.discard
        self._known = other._known[:]
        self.pending = other.pending[:]
        self._menu = other._menu
        self._ready = other._ready

    def __reduce__(self) -> tuple[object, ...]:
        from parlour.games.arcs.state.start import restore

        return restore, (snapshot_of(self),)
