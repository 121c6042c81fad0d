"""A position of Roam, as core knows it: menu, play, view, copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core.action import Action
from parlour.core.atomic import atomic
from parlour.core.chance import Chance
from parlour.core.errors import IllegalAction, InvalidInput, Refusal
from parlour.core.event import Events
from parlour.core.game import Json, Outcome, View
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import i64, vec
from parlour.games.roam import artifacts, blanks, buying, completing, ending, placing, resting, turns, using
from parlour.games.roam.actions import (
    ACTIONS,
    BID,
    BLANK,
    BUY,
    CARD_OF,
    CODE_OF,
    COIN,
    COINS_OF,
    COMPLETE,
    EDGE_OF,
    END,
    FILL,
    FLIP,
    FREE,
    MOVE,
    PASS,
    PLACE,
    REST,
    SPACE_OF,
    TABLE,
    TARGET_OF,
    TURN,
    USE,
)
from parlour.games.roam.board import Seat
from parlour.games.roam.setup import COIN_ABILITY, FLIP_ABILITY, MOVE_ABILITY, REPLACE_ABILITY, TURN_ABILITY
from parlour.games.roam.snapshot import restore_into, snapshot_of
from parlour.games.roam.table import ACTING, BIDDING, BUYING, ORDERING, OVER, PLACING, START, Table

_NOT_MADE: Final = vec[i64]()


class RoamState(Table):
    """A game of Roam. Everything in it is public but the order of deck and stack, which nobody knows yet."""

    __slots__ = ("_menu",)

    _menu: vec[i64]  # the last answer of menu(), until something is played; empty before

    def __init__(self) -> None:
        self._menu = _NOT_MADE

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.setup.seat_names

    def actions(self) -> Sequence[Action]:
        """All legal actions of the seat to move."""
        return [ACTIONS[number] for number in self.menu()]

    def menu(self) -> vec[i64]:
        """The numbers of all legal actions of the seat to move."""
        if len(self._menu) == 0:  # speed: asked twice, answered once
            self._menu = self._make_menu()
        return self._menu

    def _make_menu(self) -> vec[i64]:
        step = self.step
        if step == START:
            return turns.start_menu(self)
        if step == ACTING:
            return turns.acting_menu(self)
        menu = Menu()
        if step == BIDDING:
            completing.add_bids(self, menu)
        elif step == BUYING:
            buying.add_purchases(self, menu)
        elif step == ORDERING:
            completing.add_completed(self, menu)
        elif step == PLACING:
            placing.add_placing(self, self.active, menu)
        elif step != OVER:
            placing.add_fillings(self, menu)
        return menu.numbers

    def why_not(self, action: Action) -> Refusal | None:
        """The rule that forbids an action now; None exactly for the legal ones."""
        if action.table is not TABLE:  # unseen: no scenario knows two games
            raise TypeError(f"not an action of Roam: {action!r}")
        no = ending.IS_OVER if self.step == OVER else self._no(action.number)
        return no.refusal(action, self) if no is not None else None

    def _no(self, number: i64) -> No | None:
        """Why an action cannot be done now."""
        seat, code = self.active, CODE_OF[number]
        if code == USE:
            return using.no_use(self, seat, CARD_OF[number], SPACE_OF[number])
        if code == REST:
            return resting.no_rest(self, seat)
        if code == END:
            return turns.no_end(self)
        if code == BLANK or code == FREE:
            return blanks.no_blank(self, seat, SPACE_OF[number], EDGE_OF[number], code == FREE)
        if code == PLACE:
            return placing.no_placing(self)
        if code == FILL:
            return placing.no_filling(self, SPACE_OF[number])
        if code == COMPLETE:
            return completing.no_completing(self, CARD_OF[number])
        if code == BID:
            return completing.no_bid(self, COINS_OF[number])
        if code == PASS:
            return completing.no_pass(self)
        if code == BUY:
            return buying.no_buy(self, CARD_OF[number])
        return self._no_artifact(number)

    def _no_artifact(self, number: i64) -> No | None:
        seat, code = self.active, CODE_OF[number]
        if code == TURN:
            return artifacts.no_artifact(self, seat, TURN_ABILITY) or using.no_turn(self)
        if code == COIN:
            return artifacts.no_helper(self, seat, COIN_ABILITY)
        if code == FLIP:
            no = artifacts.no_helper(self, seat, FLIP_ABILITY)
            return no or artifacts.no_flip(self, seat, CARD_OF[number])
        owner = self.setup.seat_at(EDGE_OF[number])
        if code == MOVE:
            no = artifacts.no_helper(self, seat, MOVE_ABILITY)
            return no or artifacts.no_move(self, owner, SPACE_OF[number], TARGET_OF[number])
        no = artifacts.no_artifact(self, seat, REPLACE_ABILITY)
        return no or placing.no_replacement(self, seat, SPACE_OF[number], owner)

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        """Do a legal action, then everything that follows from it without a choice."""
        legal = action.table is TABLE and action.number in self.menu()  # unseen: no scenario knows two games
        if not legal:
            refusal = self.why_not(action)
            assert refusal is not None
            raise IllegalAction(action.text, refusal)
        if chance.sure:  # unseen: nothing to go back to; the suite sees to chance that fails
            self._play(action.number, chance, events)  # unseen: chance of scenarios may fail
        else:
            with atomic(events, self):
                self._play(action.number, chance, events)

    def do(self, number: i64, chance: Chance) -> None:
        """Do the action with this number, which is on the menu, where nobody listens and chance is sure."""
        self._play(number, chance, None)  # unseen: somebody listens to every scenario

    def _play(self, number: i64, chance: Chance, events: Events) -> None:
        self._menu = _NOT_MADE
        if self.to_move == self.active:
            self.decided = True
        self._do(number, chance, events)
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

    def _do(self, number: i64, chance: Chance, events: Events) -> None:
        seat, code = self.active, CODE_OF[number]
        if code == USE:
            using.use(self, seat, CARD_OF[number], SPACE_OF[number], events)
        elif code == END:
            if self.step == ACTING:
                completing.finish_acting(self, chance, events)
            else:
                turns.end_turn(self, events)
        elif code == BLANK or code == FREE:
            blanks.blank(self, seat, SPACE_OF[number], EDGE_OF[number], code == FREE, events)
        elif code == BID:
            completing.bid(self, COINS_OF[number], chance, events)
        elif code == PASS:
            completing.pass_bid(self, chance, events)
        elif code == COMPLETE:
            completing.complete(self, completing.place_of(self, CARD_OF[number]), chance, events)
        elif code == BUY:
            buying.buy(self, CARD_OF[number], chance, events)
        elif code == FILL:
            placing.fill(self, seat, SPACE_OF[number], events)
        elif code == PLACE:
            placing.place_rest(self, seat, events)
        elif code == REST:
            resting.early_rest(self, seat, events)
        else:
            self._use_artifact(number, seat, events)

    def _use_artifact(self, number: i64, seat: Seat, events: Events) -> None:
        code = CODE_OF[number]
        if code == COIN:
            artifacts.coin(self, seat, events)
        elif code == TURN:
            using.turn(self, seat, events)
        elif code == FLIP:
            artifacts.flip(self, seat, CARD_OF[number], events)
            if self.step == START and not self.up[seat]:
                resting.free_rest(self, seat, events)
        elif code == MOVE:
            owner = self.setup.seat_at(EDGE_OF[number])
            artifacts.move(self, seat, owner, SPACE_OF[number], TARGET_OF[number], events)
        else:
            placing.replace(self, seat, SPACE_OF[number], self.setup.seat_at(EDGE_OF[number]), events)

    def concede(self, seat: int, events: Events = None) -> None:
        """Give up, in or out of turn."""
        if not 0 <= seat < self.setup.seats:
            raise InvalidInput("core-unknown-seat", seat=seat)
        if self.step == OVER or seat in self.conceded:
            raise InvalidInput("core-cannot-concede", seat=self.setup.seat_names[seat])
        self._menu = _NOT_MADE
        ending.concede(self, Seat(seat), events)

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
        self.take_over(other)

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (snapshot_of(self),)


def restore(snapshot: object) -> RoamState:
    """The state of a snapshot."""
    state = RoamState()
    restore_into(state, snapshot)
    return state
