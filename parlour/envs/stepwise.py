"""A game in which chance is asked draw by draw, as players are asked: nothing of what comes is decided before.

A decision that comes to a draw waits there, and the position is still the one before it. Once the draw is answered
the decision is done again from its beginning with the answers there are, until none is missing. So a copy knows no
more of the future than anybody else, and the same answers always lead to the same game.

>>> from parlour.games import find_game, names
>>> line = Stepwise(find_game(names()[0]), {"players": 2})
>>> line.question.stream, line.question.outcomes()
('first', [(0, 0.5), (1, 0.5)])
>>> while line.question is not None:
...     line.answer(line.question.outcomes()[0][0])
>>> line.to_move, line.state.round
(0, 1)
"""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.core.game import NOBODY, AnyGame, Json
from parlour.core.state import State
from parlour.envs.refusals import EnvError, legal_number
from parlour.games import find_game

T = TypeVar("T")

START = -1  # instead of an action: the game is being set up
PAST_BYTES = 16  # of a fingerprint: no two pasts share one


@dataclass(frozen=True)
class Question:
    """A draw that is to be answered: by the number of one of these items."""

    stream: str
    items: tuple[str, ...]

    def outcomes(self) -> list[tuple[int, float]]:
        """What can come and how likely it is; items that are called the same are one.

        >>> Question("die", ("hit", "miss", "hit", "hit")).outcomes()
        [(0, 0.75), (1, 0.25)]
        """
        counts = Counter(self.items)
        share = 1 / len(self.items)
        if len(counts) == len(self.items):
            return [(number, share) for number in range(len(counts))]
        return [(self.items.index(item), count * share) for item, count in counts.items()]

    def can_be(self, number: int) -> bool:
        """Whether this is among the outcomes."""
        return 0 <= number < len(self.items) and self.items.index(self.items[number]) == number

    def said(self, number: int) -> str:
        """An answer in words, as records have it."""
        return f"{self.stream}={self.items[number]}"


class _Undecided(Exception):
    def __init__(self, question: Question) -> None:
        super().__init__(question.stream)
        self.question = question


class _Answers(Chance):
    """Chance that has these answers and stops at the first draw it has none for."""

    def __init__(self, given: Sequence[int]) -> None:
        self._given = given
        self._used = 0

    def draw(self, stream: str, items: Sequence[T]) -> T:
        if self._used == len(self._given):
            raise _Undecided(Question(stream, tuple(str(item) for item in items)))
        self._used += 1
        return items[self._given[self._used - 1]]


class Stepwise:
    """A game that goes on by decisions of players and answers of chance.

    Views say what a seat knows now; with its past it is an information state of perfect recall.
    """

    def __init__(self, game: AnyGame, options: Mapping[str, object]) -> None:
        self.game = game
        self.options: Json = game.options(options)
        self.state: State | None = None  # before the decision chance is asked about; None before the start
        self.question: Question | None = None  # what chance is asked; None where a player decides
        self.to_move = NOBODY  # the seat that decides; NOBODY where chance is asked, and after the end
        self.seats = len(game.seats(self.options))
        self._past = (bytes(PAST_BYTES),) * self.seats
        self._untold: list[tuple[int, int, list[Event]]] = []  # what is not yet in the past: who, what, what came
        self._doing = START
        self._given: list[int] = []
        self._go_on()

    @property
    def is_over(self) -> bool:
        return self.to_move == NOBODY and self.question is None

    @property
    def past(self) -> tuple[bytes, ...]:
        """For each seat a fingerprint of all it did and was told since the beginning."""
        for mover, action, events in self._untold:
            texts = [(event, repr((event.kind, event.seat, event.args))) for event in events]
            self._past = tuple(
                _fingerprint(
                    past,
                    action if seat == mover else START,
                    "\n".join(text for event, text in texts if event.visible_to(seat)),
                )
                for seat, past in enumerate(self._past)
            )
        self._untold.clear()
        return self._past

    def play(self, action: int) -> None:
        """Do what a seat decided; what is not legal raises `EnvError` and changes nothing."""
        if self.question is not None or self.state is None:
            raise EnvError("chance is to be answered first")
        self._doing = legal_number(self.game, self.state, action)
        self._go_on()

    def answer(self, number: int) -> None:
        """Say what came of the draw that is asked about."""
        if self.question is None:
            raise EnvError("chance is not asked")
        if not self.question.can_be(number):
            raise EnvError(f"{self.question.stream}: {number} cannot come")
        self._given.append(number)
        self._go_on()

    def _go_on(self) -> None:
        """Do what is being done with the answers there are."""
        events: list[Event] = []
        state, chance = self.state, _Answers(self._given)
        mover = NOBODY if state is None else state.to_move
        try:
            if state is None:
                begun: State = self.game.start(self.options, chance, events)
                state = begun
            else:
                state.play(self.game.table[self._doing], chance, events)
        except _Undecided as undecided:
            self.question = undecided.question
            self.to_move = NOBODY
            return
        self._untold.append((mover, self._doing, events))
        self._given = []
        self.question = None
        self.state = state
        self.to_move = state.to_move

    def knowledge(self, seat: int) -> str:
        """What a seat knows now, as JSON; while chance is asked, what it knew before the decision."""
        return "" if self.state is None else _as_text(self.state.view(seat).data)

    def guessed(self, seat: int, rng: random.Random) -> Stepwise:
        """A world behind what a seat knows. Nothing of the true one is in it that the seat does not know.

        What the others were told before is not made up: their past begins with what they know in that world.
        """
        if self.question is not None or self.state is None:
            raise EnvError("worlds are guessed where a player decides, not where chance is asked")
        if not 0 <= seat < self.seats:
            raise EnvError(f"there is no seat {seat}")
        state: State = self.game.guess(self.state.view(seat), rng)
        own = self.past[seat]
        past = tuple(
            own if other == seat else _fingerprint(own, other, _as_text(state.view(other).data))
            for other in range(self.seats)
        )
        return again(self.game.name, self.options, state, None, past, START, [])

    def copy(self) -> Stepwise:
        """An equal line that shares nothing that can change."""
        new = Stepwise.__new__(Stepwise)
        new.game, new.options, new.seats, new._past = self.game, self.options, self.seats, self._past
        new.state = None if self.state is None else self.state.copy()
        new.question, new.to_move = self.question, self.to_move
        new._untold, new._doing, new._given = self._untold[:], self._doing, self._given[:]
        return new

    def __deepcopy__(self, memo: object) -> Stepwise:
        return self.copy()

    def __str__(self) -> str:
        """All of it, secrets included."""
        position = "" if self.state is None else _as_text(self.state.snapshot())
        if self.question is None:
            return position
        doing = "start" if self._doing == START else self.game.table[self._doing].text
        return f"{position}\n{doing} {self._given} {self.question.stream}?"

    def __reduce__(self) -> tuple[object, ...]:
        fields = (self.options, self.state, self.question, self.past, self._doing, self._given)
        return again, (self.game.name, *fields)


def again(
    name: str,
    options: Json,
    state: State | None,
    question: Question | None,
    past: tuple[bytes, ...],
    doing: int,
    given: list[int],
) -> Stepwise:
    """A line from all that it is."""
    new = Stepwise.__new__(Stepwise)
    new.game, new.options, new.seats, new._past = find_game(name), options, len(past), past
    new.state, new.question = state, question
    new.to_move = NOBODY if question is not None or state is None else state.to_move
    new._untold, new._doing, new._given = [], doing, given
    return new


def _as_text(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _fingerprint(past: bytes, number: int, told: str) -> bytes:
    """A past that goes on."""
    return hashlib.blake2b(past + f"{number}\n{told}".encode(), digest_size=PAST_BYTES).digest()
