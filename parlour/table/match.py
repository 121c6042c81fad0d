"""The game at a table: what its entries come to, and what may be added to them.

Everything is derived from the entries. What somebody does is checked, done, and comes back as the entries to be
stored; the same entries, applied one by one, give an equal match on another machine or after a crash.

>>> from parlour.games import names
>>> from parlour.table.spec import read_spec
>>> match = Match(read_spec({"game": names()[0]}), "a secret seed")
>>> entries = match.begin(now=0)
>>> entries += match.play(match.state.to_move, match.state.actions()[0].text, now=5)
>>> again = Match(match.spec, "a secret seed")
>>> for entry in entries:
...     again.apply(entry)
>>> again.state == match.state, again.seq
(True, 2)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from parlour.core.action import Action
from parlour.core.chance import SeededChance
from parlour.core.errors import InvalidInput, ParlourError
from parlour.core.event import Event
from parlour.core.game import NOBODY, Json
from parlour.core.record import Entry, Record
from parlour.core.state import State
from parlour.core.undo import is_barrier
from parlour.table.clock import DAY, MOST_DAYS_OFF
from parlour.table.entries import (
    AGREE,
    ASK,
    BEGIN,
    CONCEDE,
    GIVEBACK,
    HOLIDAY,
    PLAY,
    REDO,
    REFUSE,
    STANDING,
    TAKEOVER,
    THAW,
    TIMEOUT,
    UNDO,
    TableEntry,
)
from parlour.table.spec import PERSON, Spec

MOST_AUTOMATIC = 200  # standing answers in a row; far more than any game asks
BETWEEN_COPIES = 64  # plays between two positions that are kept, so that taking back is quick


class TableError(ParlourError):
    """Something that cannot be done at this table now."""


@dataclass(frozen=True)
class Offer:
    """An undo that waits for the others."""

    seat: int
    to: int
    waiting: frozenset[int]


@dataclass(frozen=True)
class _Step:
    """A play with what it told, whether undo may pass it, and how the clocks stood before it."""

    entry: Entry
    events: list[Event]
    barrier: bool
    thought: int  # how long the seat to move had been thinking
    used: tuple[int, ...]
    person: bool  # whether a person decided it


@dataclass(frozen=True)
class _Undone:
    """Plays that were taken back, and how the clocks stood after them."""

    steps: list[_Step]
    thought: int
    used: tuple[int, ...]


class Match:
    """A game from its beginning on."""

    def __init__(self, spec: Spec, seed: str) -> None:
        self.spec = spec
        self.game = spec.game
        self.seed = seed
        self.seq = 0
        self.opening: list[Event] = []
        self.steps: list[_Step] = []
        self.undone: list[_Undone] = []
        self.plays_at: list[int] = [0]  # by seq: how many plays there were after it
        self.copies: list[State] = []  # the positions after 0, 64, 128 … plays
        self.changed = 0  # the last seq that changed the position, or who decides in it
        self.offer: Offer | None = None
        self.bots: dict[int, str] = {}  # who plays for a person, by seat
        self.wishes: dict[int, Json] = {}
        self.holidays: dict[int, frozenset[int]] = {}
        self.since = 0  # when the seat to move began to think
        self.used = [0] * len(spec.seats)
        self.paused: dict[int, int] = {}  # how long a seat had thought when a bot took over in the middle of it
        self.record: Record
        self.state: State
        self.chance: SeededChance

    # What is so

    @property
    def begun(self) -> bool:
        return self.seq > 0

    @property
    def over(self) -> bool:
        return self.begun and self.state.to_move == NOBODY

    @property
    def plays(self) -> int:
        """How many plays stand."""
        return len(self.steps)

    def player(self, seat: int) -> str:
        """Who decides for a seat: a person or a bot."""
        if seat in self.bots:
            return self.bots[seat]
        return self.spec.seats[seat]

    def people(self) -> list[int]:
        """The seats people decide for."""
        return [seat for seat in range(len(self.spec.seats)) if self.player(seat) == PERSON]

    def deadline(self) -> int | None:
        """When the time of the seat to move is up; None if nobody's runs."""
        seat = self.state.to_move
        if seat == NOBODY or self.player(seat) != PERSON:
            return None
        off = self.holidays.get(seat, frozenset())
        return self.spec.clock.deadline(self.since, self.used[seat], off)

    def barrier(self) -> int:
        """How many plays undo may not take back without the others' consent."""
        for number in range(len(self.steps), 0, -1):
            if self.steps[number - 1].barrier:
                return number
        return 0

    def story(self, seat: int, since: int) -> tuple[int, list[list[Event]]]:
        """What a seat may read of what came after `since` (a seq): from which play on, and the events of each.

        Play 0 is the setup. After an undo the story begins again where it was taken back to.
        """
        start = self.story_start(since)
        groups = [self.opening, *[step.events for step in self.steps]]
        return start, [[event for event in group if event.visible_to(seat)] for group in groups[start:]]

    def story_start(self, since: int) -> int:
        """The first play that is news to somebody who knows everything up to `since`; 0 is the setup."""
        return min(self.plays_at[since:]) + 1 if 0 < since <= self.seq else 0

    def moment(self, play: int) -> tuple[State, list[Event]]:
        """The position after so many plays, and what the last of them told; 0 is the setup."""
        kept = min(play // BETWEEN_COPIES, len(self.copies) - 1)
        state: State = self.copies[kept].copy()
        for step in self.steps[kept * BETWEEN_COPIES : play]:
            self.record.play_entry(state, step.entry)
        return state, self.steps[play - 1].events if play else self.opening

    def positions(self, first: int, last: int) -> Iterator[State]:
        """The positions after `first` to `last` plays: one object that goes on, looked at before the next."""
        if first > last:
            return
        state, _ = self.moment(first)
        yield state
        for step in self.steps[first:last]:
            self.record.play_entry(state, step.entry)
            yield state

    def can_undo(self, seat: int) -> bool:
        """Whether a seat has a decision of its own to take back."""
        if self.over or self.offer is not None or self.player(seat) != PERSON:
            return False
        lent = bool(self._lent() - {seat})
        for step in reversed(self.steps):
            absent = step.person and self.player(step.entry.seat) != PERSON
            if step.entry.action is None or absent or (lent and step.barrier):
                return False  # a concession stands, and so does what somebody away would have to agree to
            if step.entry.seat == seat:
                return True
        return False

    def can_redo(self, seat: int) -> bool:
        """Whether the last thing taken back was the seat's own."""
        mine = bool(self.undone) and self.undone[-1].steps[0].entry.seat == seat
        return mine and not self.over and self.player(seat) == PERSON

    # What may be done

    def begin(self, now: int) -> list[TableEntry]:
        """The setup."""
        if self.begun:
            raise TableError("table-begun")
        self.chance = SeededChance(self.seed)
        self.record, self.state = Record.begin(self.game, self.spec.options, self.chance, self.opening)
        self.copies = [self.state.copy()]
        setup = [list(outcome) for outcome in self.record.setup]
        return [self._note(now, BEGIN, NOBODY, {"setup": setup}), *self._answer_for_absent(now)]

    def play(self, seat: int, text: str, now: int, bot: bool = False) -> list[TableEntry]:
        """A seat's action, by the person or by the bot that plays it; then the standing answers of others."""
        self._need_running()
        if self.state.to_move != seat:
            raise TableError("table-not-your-turn")
        if (self.player(seat) != PERSON) != bot:
            raise TableError("table-bot-plays")
        found = [self._play(self.game.table.parse(text), now, {})]
        return [*found, *self._answer_for_absent(now)]

    def concede(self, seat: int, now: int) -> list[TableEntry]:
        """A seat gives up; a bot plays it on where the game goes on."""
        self._need_seat(seat)
        events: list[Event] = []
        before = self.state.copy()
        entry = self.record.concede(self.state, seat, events)
        self._step(before, entry, events, now)
        self._give_up(seat)
        return [self._note(now, CONCEDE, seat, {}), *self._answer_for_absent(now)]

    def undo(self, seat: int, now: int) -> list[TableEntry]:
        """Back to the seat's last decision; where others would lose something they are asked."""
        self._need_person(seat)
        if self.offer is not None:
            raise TableError("table-offer-open")
        own = [number for number, step in enumerate(self.steps) if step.entry.seat == seat and step.entry.action]
        if not own:
            raise TableError("table-undo-nothing")
        to = own[-1]
        if any(step.entry.action is None for step in self.steps[to:]):
            raise TableError("table-undo-concession")
        if any(step.person and self.player(step.entry.seat) != PERSON for step in self.steps[to:]):
            raise TableError("table-undo-absent")  # they cannot be asked
        others = frozenset(self.people()) - {seat}
        if to < self.barrier() and self._lent() - {seat}:
            raise TableError("table-undo-absent")
        theirs = any(step.entry.seat in others for step in self.steps[to:])
        if others and (to < self.barrier() or theirs):
            self.offer = Offer(seat, to, others)
            return [self._note(now, ASK, seat, {"to": to})]
        self._take_back(to, now)
        return [self._note(now, UNDO, seat, {"to": to})]

    def answer_offer(self, seat: int, agree: bool, now: int) -> list[TableEntry]:
        """Agree to an undo, or refuse it; whoever asked may think better of it."""
        self._need_person(seat)
        asked = self.offer is not None and (seat in self.offer.waiting or (seat == self.offer.seat and not agree))
        if self.offer is None or not asked:
            raise TableError("table-no-offer")
        if not agree:
            self.offer = None
            return [self._note(now, REFUSE, seat, {})]
        self.offer = Offer(self.offer.seat, self.offer.to, self.offer.waiting - {seat})
        found = [self._note(now, AGREE, seat, {})]
        if not self.offer.waiting:
            by, to = self.offer.seat, self.offer.to
            self._take_back(to, now)
            found.append(self._note(now, UNDO, by, {"to": to}))
        return found

    def redo(self, seat: int, now: int) -> list[TableEntry]:
        """What the last undo took back, if it was the seat's own and nothing was played since."""
        self._need_person(seat)
        if not self.can_redo(seat):
            raise TableError("table-redo-nothing")
        to = len(self.steps) + len(self.undone[-1].steps)
        self._put_back(now)
        return [self._note(now, REDO, seat, {"to": to}), *self._answer_for_absent(now)]

    def take_over(self, seat: int, bot: str, now: int) -> list[TableEntry]:
        """A bot plays for an absent person."""
        self._need_seat(seat)
        if bot not in self.spec.bots:
            raise InvalidInput("core-unknown-bot", name=bot[:40], known=", ".join(self.spec.bots))
        if self.player(seat) != PERSON:
            raise TableError("table-no-person")
        self._seat_bot(seat, bot, now)
        return [self._note(now, TAKEOVER, seat, {"bot": bot})]

    def give_back(self, seat: int, now: int) -> list[TableEntry]:
        """The person is back."""
        self._need_seat(seat)
        if seat not in self.bots or seat in self._conceded():
            raise TableError("table-no-bot")
        self._unseat_bot(seat, now)
        return [self._note(now, GIVEBACK, seat, {}), *self._answer_for_absent(now)]

    def time_out(self, seat: int, now: int) -> list[TableEntry]:
        """A seat's time is up: what the table agreed on happens."""
        self._need_running()
        deadline = self.deadline()
        if seat != self.state.to_move or deadline is None or now < deadline or self.spec.timeout == "nothing":
            return []
        found = [self._note(now, TIMEOUT, seat, {})]
        if self.spec.timeout == "concede":
            return [*found, *self.concede(seat, now)]
        return [*found, *self.take_over(seat, self.spec.bots[-1], now)]

    def wish(self, seat: int, wishes: object, now: int) -> list[TableEntry]:
        """Standing answers to questions out of turn; none with an empty object."""
        self._need_person(seat)
        checked = self.game.standing_wishes(wishes)
        self.wishes[seat] = checked
        return [self._note(now, STANDING, seat, {"wishes": checked}), *self._answer_for_absent(now)]

    def take_days_off(self, seat: int, days: frozenset[int], now: int) -> list[TableEntry]:
        """Days to come that do not count for the seat's clock; today and what was before stay as they were."""
        self._need_seat(seat)
        today = now // DAY
        past = [day for day in self.holidays.get(seat, frozenset()) if day <= today]
        every = frozenset([*past, *[day for day in days if day > today]])
        if len(every) > MOST_DAYS_OFF:
            raise TableError("table-too-many-days", most=MOST_DAYS_OFF)
        self.holidays[seat] = every
        return [self._note(now, HOLIDAY, seat, {"days": sorted(self.holidays[seat])})]

    def thaw(self, now: int) -> list[TableEntry]:
        """The game goes on after it could not be played for a while: nobody's time ran meanwhile."""
        self._need_running()
        self.since = now
        return [self._note(now, THAW, NOBODY, {})]

    # Applying what was stored

    def apply(self, entry: TableEntry) -> None:
        """Do again what an entry says."""
        if entry.seq != self.seq + 1:
            raise TableError("table-gap", seq=entry.seq, expected=self.seq + 1)
        data: dict[str, Any] = entry.data
        seat, now = entry.seat, entry.time
        if entry.kind == BEGIN:
            setup = tuple((stream, outcome) for stream, outcome in data["setup"])
            self.record = Record(self.game, self.spec.options, setup)
            self.state = self.record.replay(0, self.opening)
            self.copies = [self.state.copy()]
            self.chance = SeededChance(self.seed, self.record.drawn())
            self.since = now
        elif entry.kind == THAW:
            self.since = now
        elif entry.kind == PLAY:
            outcomes = tuple((stream, outcome) for stream, outcome in data["outcomes"])
            self._replay(Entry(seat, self.game.table.parse(data["action"]), outcomes), now)
        elif entry.kind == CONCEDE:
            self._replay(Entry(seat, None), now)
            self._give_up(seat)
        elif entry.kind == UNDO:
            self._take_back(data["to"], now)
        elif entry.kind == REDO:
            self._put_back(now)
        elif entry.kind == ASK:
            self.offer = Offer(seat, data["to"], frozenset(self.people()) - {seat})
        elif entry.kind == AGREE and self.offer is not None:
            self.offer = Offer(self.offer.seat, self.offer.to, self.offer.waiting - {seat})
        elif entry.kind == REFUSE:
            self.offer = None
        elif entry.kind == TAKEOVER:
            self._seat_bot(seat, data["bot"], now)
        elif entry.kind == GIVEBACK:
            self._unseat_bot(seat, now)
        elif entry.kind == STANDING:
            self.wishes[seat] = data["wishes"]
        elif entry.kind == HOLIDAY:
            self.holidays[seat] = frozenset(data["days"])
        self._count(entry.kind)

    # Small moves

    def _need_running(self) -> None:
        if not self.begun:
            raise TableError("table-not-begun")
        if self.over:
            raise TableError("table-over")

    def _need_seat(self, seat: int) -> None:
        self._need_running()
        if not 0 <= seat < len(self.spec.seats):
            raise InvalidInput("core-unknown-seat", seat=seat)

    def _need_person(self, seat: int) -> None:
        self._need_seat(seat)
        if self.player(seat) != PERSON:
            raise TableError("table-bot-plays")

    def _note(self, now: int, kind: str, seat: int, data: Json) -> TableEntry:
        """Write down what was done."""
        if kind == BEGIN:
            self.since = now
        self._count(kind)
        return TableEntry(self.seq, now, kind, seat, data)

    def _count(self, kind: str) -> None:
        """One more entry."""
        self.seq += 1
        self.plays_at.append(self.plays)
        if kind not in (STANDING, HOLIDAY, THAW):
            self.changed = self.seq

    def _play(self, action: Action, now: int, data: Json) -> TableEntry:
        seat = self.state.to_move
        before = self.state.copy()
        events: list[Event] = []
        entry = self.record.play(self.state, action, self.chance, events)
        self._step(before, entry, events, now)
        outcomes = [list(outcome) for outcome in entry.outcomes]
        return self._note(now, PLAY, seat, {"action": action.text, "outcomes": outcomes, **data})

    def _step(self, before: State, entry: Entry, events: list[Event], now: int) -> None:
        """Something was played: what it means for undo, offers and clocks."""
        barrier = entry.action is None or is_barrier(before, entry, self.state)
        for seat, thought in self.paused.items():  # what was thought before a bot took over
            self.used[seat] += thought if self.spec.clock.kind == "game" else 0
        thought, person = max(0, now - self.since), self.player(entry.seat) == PERSON
        self.steps.append(_Step(entry, events, barrier, thought, tuple(self.used), person))
        if self.plays == len(self.copies) * BETWEEN_COPIES:
            self.copies.append(self.state.copy())
        self.undone = []
        self.offer = None
        self.paused = {}
        mover = before.to_move
        if mover != self.state.to_move or self.game.turn(before) != self.game.turn(self.state):
            if self.player(mover) == PERSON:
                self.used[mover] = self.spec.clock.spent(self.used[mover], self.since, now)
            self.since = now

    def _replay(self, entry: Entry, now: int) -> None:
        before = self.state.copy()
        events: list[Event] = []
        self.record.play_entry(self.state, entry, events)
        self.record.entries.append(entry)
        for stream, _ in entry.outcomes:
            self.chance.drawn[stream] += 1
        self._step(before, entry, events, now)

    def _take_back(self, to: int, now: int) -> None:
        steps = self.steps[to:]
        self.undone.append(_Undone(steps, max(0, now - self.since), tuple(self.used)))
        del self.steps[to:]
        del self.record.entries[to:]
        self._rewound(steps[0].thought, steps[0].used, now)

    def _put_back(self, now: int) -> None:
        undone = self.undone.pop()
        mover, thought = self.state.to_move, max(0, now - self.since)
        extra = max(0, thought - undone.steps[0].thought) if self.spec.clock.kind == "game" else 0

        def later(used: tuple[int, ...]) -> tuple[int, ...]:
            """What was thought before putting it back counts."""
            return tuple(time + extra * (seat == mover) for seat, time in enumerate(used))

        first = replace(undone.steps[0], thought=thought, used=tuple(self.used))
        self.steps += [first, *[replace(step, used=later(step.used)) for step in undone.steps[1:]]]
        self.record.entries += [step.entry for step in undone.steps]
        self._rewound(undone.thought, later(undone.used), now)

    def _rewound(self, thought: int, used: tuple[int, ...], now: int) -> None:
        """The position of another number of plays, with the clocks as they stood there.

        Within one turn of one seat the time goes on: nobody gains any by taking back. The same action at the same
        point gets the same outcome.
        """
        before = self.state
        del self.copies[self.plays // BETWEEN_COPIES + 1 :]
        self.state = self.copies[-1].copy()
        for entry in self.record.entries[(len(self.copies) - 1) * BETWEEN_COPIES :]:
            self.record.play_entry(self.state, entry)
        self.chance = SeededChance(self.seed, self.record.drawn())
        self.offer = None
        self.paused = {}
        if before.to_move != self.state.to_move or self.game.turn(before) != self.game.turn(self.state):
            self.since = now - thought
            self.used = list(used)

    def _seat_bot(self, seat: int, bot: str, now: int) -> None:
        self.bots[seat] = bot
        if seat == self.state.to_move:
            self.paused[seat] = max(0, now - self.since)
        self.offer = None  # nobody waits for who is not there, and nobody agrees for them

    def _unseat_bot(self, seat: int, now: int) -> None:
        del self.bots[seat]
        if seat == self.state.to_move:
            self.since = now - self.paused.pop(seat, 0)

    def _give_up(self, seat: int) -> None:
        """A-18.4 and its like: the seat is played on by a bot."""
        if self.spec.seats[seat] == PERSON:
            self.bots[seat] = self.spec.bots[-1]

    def _lent(self) -> set[int]:
        """The seats of people who may come back: a bot plays for them meanwhile."""
        found = {seat for seat in self.bots if self.spec.seats[seat] == PERSON}
        return found - self._conceded() if found else found

    def _conceded(self) -> set[int]:
        return {step.entry.seat for step in self.steps if step.entry.action is None}

    def _answer_for_absent(self, now: int) -> list[TableEntry]:
        """Standing answers, as long as somebody with one is asked out of turn."""
        found: list[TableEntry] = []
        while len(found) < MOST_AUTOMATIC:
            seat = self.state.to_move
            wishes = self.wishes.get(seat)
            if seat == NOBODY or not wishes or self.player(seat) != PERSON:
                break
            action = self.game.standing(self.state, wishes)
            if action is None:
                break
            found.append(self._play(action, now, {"auto": True}))
        return found
