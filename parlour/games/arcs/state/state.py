"""A position of Arcs, as core knows it: menu, play, view, copy."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.action import Action
from parlour.core.atomic import atomic
from parlour.core.chance import Chance
from parlour.core.errors import IllegalAction, InvalidInput, Refusal
from parlour.core.event import Event
from parlour.core.game import Json, Outcome, View
from parlour.games.arcs.actions import ArcsAction
from parlour.games.arcs.chapter import chapters
from parlour.games.arcs.decisions import flow
from parlour.games.arcs.decisions.refusals import why_not
from parlour.games.arcs.state.snapshot import snapshot_of
from parlour.games.arcs.state.table import Table, tell
from parlour.games.arcs.views.views import unknown_cards, view_of


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
        if chance.sure:  # speed: nothing to go back to
            self._play(action, chance, events)  # unseen: chance of scenarios may fail
        else:
            with atomic(events, self):
                self._play(action, chance, events)

    def _play(self, action: ArcsAction, chance: Chance, events: list[Event] | None) -> None:
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
        new.become(self)
        return new

    def become(self, other: ArcsState) -> None:
        """Be equal to another state, and share nothing with it that can change."""
        self._menu = other._menu
        self.setup = other.setup
        self.leader = other.leader
        self.lore = other.lore
        self.drafting = other.drafting
        self.offered = other.offered
        self.gone = other.gone
        self.drawn = other.drawn
        self.shaped = other.shaped
        self.done = other.done
        self.frames = other.frames[:]
        self.to_move = other.to_move
        self.conceded = other.conceded
        self.over = other.over
        self.chapter = other.chapter
        self.round = other.round
        self.initiative = other.initiative
        self.passes = other.passes
        self.power = other.power[:]
        self.marker_at = other.marker_at[:]
        self.flipped = other.flipped
        self.hands = other.hands[:]
        self.discard = other.discard
        self.open_discard = other.open_discard
        self.taken = other.taken
        self.may = other.may[:]
        self.counted = other.counted
        self.lead = other.lead
        self.zero = other.zero
        self.declared = other.declared
        self.seized = other.seized
        self.played = other.played[:]
        self.hidden = other.hidden[:]
        self.mode = other.mode[:]
        self.unions = other.unions
        self.row = other.row
        self.court_deck = other.court_deck
        self.buried = other.buried
        self.court_discard = other.court_discard
        self.influence = other.influence[:]
        self.guilds = other.guilds[:]
        self.fresh = other.fresh[:]
        self.damaged = other.damaged[:]
        self.structures = other.structures[:]
        self.ships = other.ships[:]
        self.starports = other.starports[:]
        self.cities = other.cities[:]
        self.agents = other.agents[:]
        self.supply = other.supply[:]
        self.slots = other.slots[:]
        self.trophies = other.trophies[:]
        self.captives = other.captives[:]
        self.outraged = other.outraged[:]
        self.stand_ins = other.stand_ins[:]
        self.turn = other.turn
        self.pips = other.pips
        self.stage = other.stage
        self.armed = other.armed
        self.spending = other.spending[:]
        self.taxed = other.taxed
        self.built = other.built
        self.won = other.won
        self.once = other.once
        self.offer = other.offer

    def __reduce__(self) -> tuple[object, ...]:
        from parlour.games.arcs.state.start import restore

        return restore, (snapshot_of(self),)
