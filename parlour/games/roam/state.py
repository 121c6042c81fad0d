"""A position of Roam, as core knows it: menu, play, view, copy."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.action import Action
from parlour.core.atomic import atomic
from parlour.core.chance import Chance
from parlour.core.errors import IllegalAction, InvalidInput, Refusal
from parlour.core.event import Event
from parlour.core.game import Json, Outcome, View
from parlour.games.roam import artifacts, completing, ending, placing, starting
from parlour.games.roam.actions import (
    BID,
    BLANK,
    BUY,
    COIN,
    COMPLETE,
    END,
    FILL,
    FLIP,
    FREE,
    MOVE,
    PASS,
    PLACE,
    REPLACE,
    TURN,
    USE,
    RoamAction,
)
from parlour.games.roam.refusals import why_not
from parlour.games.roam.snapshot import snapshot_of
from parlour.games.roam.table import (
    ACTING,
    BIDDING,
    BUYING,
    FILLING,
    ORDERING,
    OVER,
    PLACING,
    START,
    Table,
)


class RoamState(Table):
    """A game of Roam. Everything in it is public but the order of deck and stack, which nobody knows yet."""

    __slots__ = ("_menu",)

    _menu: list[RoamAction] | None  # the last answer of actions(), until something is played

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.setup.seat_names

    def actions(self) -> Sequence[Action]:
        """All legal actions of the seat to move; do not change the returned list."""
        menu = self._menu
        if menu is None:  # speed: asked twice, answered once
            menu = self._menu = self._make_menu()
        return menu

    def _make_menu(self) -> list[RoamAction]:
        step = self.step
        if step == START:
            return starting.menu(self)
        if step == ACTING:
            return placing.acting_menu(self)
        if step == BIDDING:
            return completing.bidding_menu(self)
        if step == BUYING:
            return ending.buying_menu(self)
        if step == ORDERING:
            return completing.ordering_menu(self)
        if step == PLACING:
            return placing.placing_menu(self)
        if step == FILLING:
            return placing.filling_menu(self)
        return []

    def why_not(self, action: Action) -> Refusal | None:
        """The rule that forbids an action now; None exactly for the legal ones."""
        return why_not(self, action)

    def play(self, action: Action, chance: Chance, events: list[Event] | None = None) -> None:
        """Do a legal action, then everything that follows from it without a choice."""
        if action not in (self._menu or self._make_menu()):  # speed: it was probably asked for
            refusal = why_not(self, action)
            assert refusal is not None
            raise IllegalAction(action.text, refusal)
        assert isinstance(action, RoamAction)
        if chance.sure:  # speed: nothing to go back to
            self._play(action, chance, events)  # unseen: chance of scenarios may fail
        else:
            with atomic(events, self):
                self._play(action, chance, events)

    def _play(self, action: RoamAction, chance: Chance, events: list[Event] | None) -> None:
        self._menu = None
        if self.to_move == self.active:
            self.decided = True
        self._do(action, chance, events)
        if self.decided and self.step != PLACING:  # speed: mostly so
            return
        while self._may_play_itself():
            menu = self._make_menu()
            if len(menu) > 1:
                self._menu = menu  # speed: it will be asked for
                return
            self._do(menu[0], chance, events)

    def _may_play_itself(self) -> bool:
        """Nobody is asked where there is one answer: the only replacement, a turn with one character and position.

        But a turn in which anything was decided ends with an explicit end.
        """
        if self.step == PLACING:
            return True
        if self.decided:
            return False
        if self.step == START:
            return len(self.up[self.active]) == 1  # speed: two characters are a choice
        return self.step == ACTING

    def _do(self, action: RoamAction, chance: Chance, events: list[Event] | None) -> None:
        seat = self.to_move
        code = action.code
        if code == USE:
            placing.use(self, seat, action, events)
        elif code == END:
            if self.step == ACTING:
                completing.finish_acting(self, chance, events)
            else:
                ending.end_turn(self, events)
        elif code == BLANK or code == FREE:
            placing.blank(self, seat, action, events)
        elif code == BID:
            completing.bid(self, action.coins, chance, events)
        elif code == PASS:
            completing.pass_bid(self, chance, events)
        elif code == COMPLETE:
            completing.complete(self, self.lands.index(action.card), chance, events)
        elif code == BUY:
            ending.buy(self, action.card, chance, events)
        elif code == FILL:
            placing.fill(self, seat, action, events)
        elif code == REPLACE:
            placing.replace(self, seat, action, events)
        elif code == PLACE:
            placing.place_rest(self, seat, events)
        else:
            self._use_artifact_or_rest(action, seat, events)

    def _use_artifact_or_rest(self, action: RoamAction, seat: int, events: list[Event] | None) -> None:
        code = action.code
        if code == MOVE:
            artifacts.move(self, seat, action, events)
        elif code == COIN:
            artifacts.coin(self, seat, events)
        elif code == TURN:
            placing.turn(self, seat, events)
        elif code == FLIP:
            artifacts.flip(self, seat, action, events)
            if self.step == START and not self.up[seat]:
                starting.free_rest(self, seat, events)
        else:
            starting.early_rest(self, seat, events)

    def concede(self, seat: int, events: list[Event] | None = None) -> None:
        """Give up, in or out of turn."""
        if not 0 <= seat < self.setup.seats:
            raise InvalidInput("core-unknown-seat", seat=seat)
        if self.step == OVER or seat in self.conceded:
            raise InvalidInput("core-cannot-concede", seat=self.setup.seat_names[seat])
        self._menu = None
        ending.concede(self, seat, events)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return ending.outcome(self) if self.step == OVER else None

    def view(self, seat: int) -> View:
        """Everything: nothing in Roam is hidden from anybody."""
        return View(seat, snapshot_of(self))

    def unknown(self, seat: int) -> frozenset[str]:
        """Nothing: the cards in deck and stack are known, their order is not yet decided."""
        return frozenset()

    def snapshot(self) -> Json:
        """The whole state as JSON."""
        return snapshot_of(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RoamState) and snapshot_of(self) == snapshot_of(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<RoamState {self.setup.options['seats']} {snapshot_of(self)}>"

    def copy(self) -> RoamState:
        """An equal state that shares nothing that can change."""
        new = RoamState()
        new.become(self)
        return new

    def become(self, other: RoamState) -> None:
        """Be equal to another state, and share nothing with it that can change."""
        self._menu = other._menu
        self.setup = other.setup
        self.to_move = other.to_move
        self.active = other.active
        self.first = other.first
        self.round = other.round
        self.step = other.step
        self.decided = other.decided
        self.conceded = other.conceded
        self.own = other.own[:]
        self.twice = other.twice[:]
        self.occupied = other.occupied
        self.room = other.room
        self.land = other.land
        self.lands = other.lands[:]
        self.coin1 = other.coin1
        self.coin2 = other.coin2
        self.top = other.top
        self.deck = other.deck
        self.supply = other.supply[:]
        self.coins = other.coins[:]
        self.up = other.up[:]
        self.down = other.down[:]
        self.row = other.row
        self.stack = other.stack
        self.ready = other.ready[:]
        self.spent = other.spent[:]
        self.powers = other.powers[:]
        self.outpost = other.outpost
        self.rested = other.rested
        self.turned = other.turned
        self.used = other.used
        self.at = other.at
        self.squares = other.squares
        self.blanks = other.blanks
        self.replaced = other.replaced
        self.completed = other.completed
        self.lot = other.lot
        self.bidders = other.bidders
        self.bid = other.bid
        self.bidder = other.bidder
        self.ending = other.ending
        self.progress = other.progress
        self.idle = other.idle

    def __reduce__(self) -> tuple[object, ...]:
        from parlour.games.roam.opening import restore

        return restore, (snapshot_of(self),)
