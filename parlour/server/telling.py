"""What each seat is told of a table. What is alike for many is made and written once."""

from __future__ import annotations

import itertools
import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar, cast

import msgspec

from parlour.core.event import SPECTATOR
from parlour.core.game import NOBODY
from parlour.core.state import State
from parlour.server.rows import Line, User
from parlour.server.schema import FINISHED, RUNNING
from parlour.server.sending import join, write
from parlour.server.snapshot import NESTED, Known, Parts, Snapshot, nested, parts_of
from parlour.table.match import Match
from parlour.table.spec import PERSON
from parlour.wire.messages import Between
from parlour.wire.plain import Status
from parlour.wire.table import Links, Offer, Outcome, Position, Seated, Spec, Standing, Story, Table

if TYPE_CHECKING:
    from parlour.server.room import Room

T = TypeVar("T")
TOLD: Final = ("brief", "status", "owner", "invite", "watch", "rematch")  # of what is kept of a table
NOT_BEGUN: Final = -1
MOST_BETWEEN: Final = 24  # positions on the way that are told: after a break there may be very many
MOST_TOLD: Final = 32 + MOST_BETWEEN  # positions and stories that are kept of one moment


class Telling:
    """What is told of one table. Call with the lock of its room held."""

    def __init__(self, room: Room) -> None:
        self.room: Room = weakref.proxy(room)  # it holds this: together they would stay for ever
        self._told: dict[tuple[object, ...], object] = {}  # of the game at this moment
        self._framed: tuple[object, Parts] = (None, {})
        self._snapshots: dict[tuple[int, str, bool], Snapshot] = {}
        self._differences: Known = {}
        self._numbers = itertools.count()

    def forget(self) -> None:
        """The game has gone on: what was kept is not asked for again."""
        self._told.clear()

    @property
    def _match(self) -> Match | None:
        """The match, if it has begun."""
        match = self.room.in_memory
        return match if match is not None and match.begun else None

    @property
    def seq(self) -> int:
        """How many things are written down of the game."""
        match = self._match
        return match.seq if match is not None else 0

    def picture(self, seat: int, since: int, shown: bool = False, user: User | None = None) -> Table:
        """What a seat may know of the table now, with the story since a seq; `shown` for whoever draws it."""
        told = self.whole(self.snapshot(seat, user, shown), seat, since, self.room.chat)
        return msgspec.json.decode(told, type=Table)

    def whole(self, snapshot: Snapshot, seat: int, since: int, lines: list[Line]) -> str:
        """The same as JSON, with these lines of chat."""
        present, onlookers, watchers = self.room.audience.presence
        head = write(
            {"you": seat, "seq": snapshot.seq, "onlookers": onlookers, "watchers": watchers, "chat": lines}
        )
        match = self._match
        story = f'{{"story":{self._story(match, seat, since)}}}' if match is not None else "{}"
        return join(head, snapshot.whole(present), story)

    def changes(self, old: Snapshot, new: Snapshot, seat: int) -> str:
        """What a seat is to be told that was told the old one: the fields of a changes message; "" for nothing."""
        if new.told_since != old.number:
            new.told_since, new.told = old.number, self._changes(old, new, seat)
        return new.told

    def _changes(self, old: Snapshot, new: Snapshot, seat: int) -> str:
        put, gone = new.changes(old, self._differences)
        if not put and not gone and old.seq == new.seq:
            return ""
        body = write({"seq": new.seq, "set": put, "gone": gone})
        match = self._match
        if match is None or (match.story_start(old.seq) > old.plays == new.plays):
            return body
        told = join(body, f'{{"story":{self._story(match, seat, old.seq)}}}')
        between = self._between(match, old, new, seat)
        return join(told, write({"between": between})) if between else told

    def _between(self, match: Match, old: Snapshot, new: Snapshot, seat: int) -> list[Between]:
        """The positions after each of several plays but the last, for whoever draws one after the other."""
        plays = new.plays - old.plays
        if new.groups != NESTED or match.story_start(old.seq) <= old.plays or not 1 < plays <= MOST_BETWEEN:
            return []
        found, before = [], old
        for state in match.positions(old.plays + 1, new.plays - 1):
            kept = {path: text for path, text in before.parts.items() if path[0] not in NESTED}
            parts = kept | self._passed(match, state, before.plays + 1, seat)
            snapshot = Snapshot(before.number, before.seq, before.plays + 1, new.groups, parts)
            put, gone = snapshot.changes(before, self._differences)
            found.append(Between(put, gone))
            before = snapshot
        return found

    def _passed(self, match: Match, state: State, plays: int, seat: int) -> Parts:
        """What a seat knows of a position in which nothing can be done any more."""
        view = state.view(seat).data
        known = Position(plays=plays, view=view, options=[], can_undo=False, can_redo=False)
        shown = self._shown(match, state, plays) | nested("shown", match.game.shown_to(state, seat))
        return parts_of(known) | shown | {("to_move",): msgspec.json.encode(state.to_move)}

    def snapshot(self, seat: int, user: User | None, shown: bool) -> Snapshot:
        """How the table stands for a seat: one for all connections there that may know the same."""
        match = self._match
        frame = self._frame(match)
        key = (seat, self._may_hand_on(user, seat), shown and match is not None)
        if key not in self._snapshots:
            self._snapshots[key] = self._snapshot(match, frame, *key)
        return self._snapshots[key]

    def _snapshot(self, match: Match | None, frame: Parts, seat: int, keys: str, shown: bool) -> Snapshot:
        parts = frame | self._links(keys)
        if match is None:
            return Snapshot(next(self._numbers), 0, NOT_BEGUN, (), parts)
        parts |= self._kept((match.seq, self.room.row.status, seat), lambda: parts_of(self._position(match, seat)))
        if shown:
            parts |= self._shown(match, match.state, match.plays) | self._shown_to(match, seat)
        groups = NESTED if shown else NESTED[:1]
        return Snapshot(next(self._numbers), match.seq, match.plays, groups, parts)

    def _shown(self, match: Match, state: State, plays: int) -> Parts:
        """What everybody can read off a position, the last one or one on the way: once for all seats."""
        return self._kept((match.seq, "shown", plays), lambda: nested("shown", match.game.shown(state)))

    def _shown_to(self, match: Match, seat: int) -> Parts:
        """What a seat can read off the position besides."""
        state, key = match.state, (match.seq, "shown to", seat)
        return self._kept(key, lambda: nested("shown", match.game.shown_to(state, seat)))

    def _kept(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        if key not in self._told:
            if len(self._told) >= MOST_TOLD:
                self._told.clear()
            self._told[key] = make()
        return cast(T, self._told[key])

    def _frame(self, match: Match | None) -> Parts:
        """What is the same for everybody. When it is another, so is everything that is told."""
        room = self.room
        row = tuple(getattr(room.row, name) for name in TOLD)
        key = (row, room.rematch_gone, room.seats, room.banished, match.seq if match is not None else None)
        if self._framed[0] != key:
            self._framed = (key, parts_of(self._standing(match)))
            self._snapshots.clear()
            self._differences.clear()
        return self._framed[1]

    def _position(self, match: Match, seat: int) -> Position:
        asked = seat == match.state.to_move and self.room.row.status == RUNNING
        options = match.state.actions() if asked else ()
        return Position(
            plays=match.plays,
            view=match.state.view(seat).data,
            options=[{"text": action.text, **action.to_json()} for action in options],
            can_undo=match.can_undo(seat),
            can_redo=match.can_redo(seat),
            wishes=match.wishes.get(seat, {}),
        )

    def _story(self, match: Match, seat: int, since: int) -> str:
        def written() -> str:
            start, groups = match.story(seat, since)
            return write(Story(start, [[event.to_json() for event in group] for group in groups]))

        return self._kept((match.seq, seat, "story", match.story_start(since)), written)

    def _standing(self, match: Match | None) -> Standing:
        """What is not the game: who sits where, the clock, the offer."""
        room = self.room
        standing = Standing(
            table=room.id,
            game=room.spec.game.name,
            spec=msgspec.convert(room.spec.brief(), Spec),
            status=cast(Status, room.row.status),
            players=[self._seated(match, seat) for seat in range(len(room.seat_names))],
            to_move=NOBODY,
            rematch=None if room.rematch_gone else room.row.rematch,
            owner=room.row.owner,
        )
        if match is not None:
            offer, outcome = match.offer, match.state.outcome
            standing.to_move = match.state.to_move
            standing.deadline = match.deadline()
            standing.since = match.since
            standing.used = list(match.used)
            standing.offer = Offer(offer.seat, sorted(offer.waiting)) if offer else None
            standing.outcome = Outcome(list(outcome.places), list(outcome.scores)) if outcome else None
        return standing

    def _seated(self, match: Match | None, seat: int) -> Seated:
        room = self.room
        kind = match.player(seat) if match is not None else room.spec.seats[seat]
        user, program = room.seats[seat].user, room.is_program(seat)
        return Seated(
            seat=room.seat_names[seat],
            name=room.name(seat) or ("" if kind == PERSON else kind),  # somebody was removed, and a bot plays
            player=kind,
            taken=kind != PERSON or bool(user) or program,
            user=user,
            program=program,
        )

    def _may_hand_on(self, user: User | None, seat: int) -> str:
        """Which keys: the owner all of them, whoever played that of a finished game."""
        if user is not None and user.id == self.room.row.owner:
            return "all"
        return "watch" if seat != SPECTATOR and self.room.row.status == FINISHED else ""

    def _links(self, keys: str) -> Parts:
        row = self.room.row
        if keys == "all":
            return parts_of(Links(invite=row.invite, watch=row.watch, banished=self.room.banished))
        return parts_of(Links(watch=row.watch)) if keys else {}
