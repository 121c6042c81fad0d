"""Playing a match: go on where it stopped, write down what ends, stop when the question is answered."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from parlour.arena.folder import Folder
from parlour.arena.halls import play_all
from parlour.arena.match import Match, Task
from parlour.arena.playing import Played
from parlour.arena.report import deal_shares, deal_wins, is_whole, spread_of
from parlour.arena.sprt import OPEN, Test, Trial, Verdict


@dataclass(frozen=True)
class Progress:
    """How a match stands while it is played."""

    games: int  # that have ended
    wanted: int  # in all
    deals: int  # that are whole
    share: float  # of wins, of the first bot
    low: float
    high: float
    verdict: Verdict | None


@dataclass(frozen=True)
class Ended:
    """The games of a match, how many deals of them count, and what the test says, if there was one."""

    games: dict[int, Played]
    deals: int
    verdict: Verdict | None


def run(
    match: Match,
    games: int,
    folder: Path | None = None,
    jobs: int = 1,
    ray: str | None = None,
    test: Test | None = None,
    told: Callable[[Progress], None] = lambda progress: None,
) -> Ended:
    """Play so many games at least, in whole deals, or until the test has an answer.

    With a folder what was played before counts, and what is played is kept.
    """
    deals = match.deals_for(games)
    with contextlib.ExitStack() as stack:
        kept = stack.enter_context(Folder(folder, match).opened()) if folder is not None else None
        known: dict[int, Played] = kept.games if kept is not None else {}
        standing = _Standing(match, deals, known, test)
        told(standing.progress())
        if not standing.is_over:
            hall = play_all(match, _left(match, deals, known), jobs, ray)
            if isinstance(hall, Iterator) and hasattr(hall, "close"):
                stack.callback(hall.close)  # before the folder: nobody plays for a match that is over
            for played in hall:
                if kept is not None:
                    kept.add(played)
                else:
                    known[played.number] = played
                standing.ended()
                told(standing.progress())
                if standing.is_over:
                    break
        return Ended(dict(known), standing.counted, standing.verdict)


def _left(match: Match, deals: int, known: dict[int, Played]) -> Iterator[Task]:
    return (task for task in list(match.tasks(deals)) if task.number not in known)


class _Standing:
    """What is known so far: whole deals are looked at once, in their order, as soon as they are whole."""

    def __init__(self, match: Match, deals: int, games: dict[int, Played], test: Test | None) -> None:
        self.match = match
        self.wanted = deals
        self.games = games
        self.deals = 0
        self.there = sum(number <= deals * len(match.orders) for number in games)
        self.spread = spread_of(match, match.names[0])
        self.trial = Trial(test, spread_of(match, match.names[0])) if test is not None else None
        self.look()

    def look(self) -> None:
        """Whatever is new."""
        name = self.match.names[0]
        while self.deals < self.wanted and is_whole(self.match, self.games, self.deals):
            share = deal_shares(self.match, [deal_wins(self.match, self.games, self.deals)], name)[0]
            self.deals += 1
            self.spread.add(share)
            if self.trial is not None:
                self.trial.add(share)

    def ended(self) -> None:
        """One game more has ended."""
        self.there += 1
        self.look()

    def progress(self) -> Progress:
        """To be shown."""
        games = self.wanted * len(self.match.orders)
        return Progress(self.there, games, self.deals, self.spread.mean, *self.spread.interval(), self.verdict)

    @property
    def verdict(self) -> Verdict | None:
        return self.trial.verdict if self.trial is not None else None

    @property
    def is_over(self) -> bool:
        decided = self.verdict is not None and self.verdict.answer != OPEN
        return decided or self.deals == self.wanted

    @property
    def counted(self) -> int:
        """The deals that count: where a test has decided, those it has looked at."""
        return self.verdict.deals if self.verdict is not None and self.verdict.answer != OPEN else self.deals
