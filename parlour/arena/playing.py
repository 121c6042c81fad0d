"""One game of a match, played to its end, and what is kept of it."""

from __future__ import annotations

import random
import time
import traceback
from dataclasses import dataclass, field

from parlour.arena.entrants import Player
from parlour.arena.match import Match, Task
from parlour.arena.times import Times
from parlour.bots import bots_of, make_bot
from parlour.bots.clock import processor_time
from parlour.core.chance import SeededChance
from parlour.core.game import NOBODY, Json, Outcome
from parlour.core.record import Record
from parlour.core.state import State

LONGEST_ERROR = 2000  # characters of what a bot raised; the end says the most


@dataclass(frozen=True)
class Failure:
    """A bot that could not go on: it has lost the game, whatever the others did."""

    seat: int
    error: str

    def to_json(self) -> Json:
        return {"seat": self.seat, "error": self.error}


@dataclass
class Played:
    """How a game went, as a line of the file of games; its record is kept beside it."""

    number: int
    deal: int
    seats: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    plays: int
    times: tuple[Times, ...]
    failures: tuple[Failure, ...] = ()
    record: str = field(default="", compare=False)  # as a text, on its way to its file

    @property
    def shares(self) -> tuple[float, ...]:
        """By seat what it has of the win: several at the first place share it."""
        first = self.places.count(1)
        return tuple((place == 1) / first for place in self.places)

    def to_json(self) -> Json:
        return {
            "number": self.number,
            "deal": self.deal,
            "seats": list(self.seats),
            "places": list(self.places),
            "scores": list(self.scores),
            "plays": self.plays,
            "times": [times.to_json() for times in self.times],
            "failures": [failure.to_json() for failure in self.failures],
        }

    @classmethod
    def from_json(cls, data: Json) -> Played:
        return cls(
            data["number"],
            data["deal"],
            tuple(data["seats"]),
            tuple(data["places"]),
            tuple(data["scores"]),
            data["plays"],
            tuple(Times.from_json(times) for times in data["times"]),
            tuple(Failure(found["seat"], found["error"]) for found in data["failures"]),
        )


def play_task(match: Match, task: Task) -> Played:
    """Play a game."""
    if any(match.entrant(name).is_program for name in task.seats):
        from parlour.arena.programs import play_over_network

        return play_over_network(match, task)
    with processor_time():  # a busy machine makes nobody weaker
        return play_here(match, task)


def dice_of(match: Match, task: Task) -> list[random.Random]:
    """The dice of each seat: by deal, bot, and which of that bot's seats it is."""
    return [
        random.Random(f"{match.deal_seed(task.deal)}/{name}/{task.seats[:seat].count(name)}")
        for seat, name in enumerate(task.seats)
    ]


def play_here(match: Match, task: Task) -> Played:
    """A game of bots of this process."""
    game = match.game
    players: list[Player] = []
    failures: list[Failure] = []
    for seat, name in enumerate(task.seats):
        try:
            players.append(match.entrant(name).player(game))
        except Exception:
            failures.append(failure(seat))
            players.append(replacement(match))
    dice, times = dice_of(match, task), [Times() for _ in task.seats]
    chance = SeededChance(match.deal_seed(task.deal))
    record, state = Record.begin(game, match.options, chance)
    for failed in failures:
        give_up(record, state, failed.seat)
    while state.to_move != NOBODY:
        seat = state.to_move
        view = state.view(seat)
        wall, cpu = time.perf_counter(), time.process_time()
        try:
            action = players[seat].choose(view, dice[seat])
            times[seat].add(time.perf_counter() - wall, time.process_time() - cpu)
            record.play(state, action, chance)
        except Exception:
            if any(failed.seat == seat for failed in failures):
                raise  # the one who came instead does not fail
            failures.append(failure(seat))
            players[seat] = replacement(match)
            give_up(record, state, seat)
    assert state.outcome is not None
    return ended(match, task, record, state.outcome, times, failures)


def failure(seat: int) -> Failure:
    """What is written down of the exception that is being handled."""
    return Failure(seat, traceback.format_exc()[-LONGEST_ERROR:])


def replacement(match: Match) -> Player:
    """Who plays on for a bot that failed, so that the others have a game: the weakest."""
    return make_bot(bots_of(match.game)[0], match.game)


def give_up(record: Record, state: State, seat: int) -> None:
    """Concede, where the game goes on: whoever did is behind everybody else."""
    if state.to_move != NOBODY:
        record.concede(state, seat)


def ended(
    match: Match, task: Task, record: Record, outcome: Outcome, times: list[Times], failures: list[Failure]
) -> Played:
    """What is kept of a game that has ended."""
    return Played(
        task.number,
        task.deal,
        task.seats,
        outcome.places,
        outcome.scores,
        len(record.entries),
        tuple(times),
        tuple(failures),
        record.to_text() if match.records else "",
    )
