"""Comparing bots: many games with common deals, in every seat order, with ratings that say how sure they are.

`parlour arena` is the command (docs/arena.md); from Python, with bots that need not come with Parlour:

>>> class First:
...     def __init__(self, game):
...         self.game = game
...     def choose(self, view, rng):
...         return self.game.guess(view, rng).actions()[0]
>>> from parlour.games import names
>>> found = arena(names()[0], {"one": First, "other": First}, {"players": 2}, games=4)
>>> [(standing.name, standing.wins) for standing in found.standings]
[('one', 2.0), ('other', 2.0)]
>>> found.failures  # games in which a bot raised something, or did what is not allowed: they count as lost
()

Both always do the same, so with the same deals from both seats they win equally often.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from parlour.arena.entrants import entrants_of
from parlour.arena.match import make_match
from parlour.arena.report import Report, report
from parlour.arena.running import run
from parlour.games import find_game

__all__ = ["Report", "arena"]


def arena(
    game: str,
    bots: Mapping[str, object] | Sequence[str],
    options: Mapping[str, object] | None = None,
    *,
    games: int = 100,
    fields: Sequence[Sequence[str]] = (),
    seed: str = "0",
    out: Path | str | None = None,
    jobs: int = 1,
    ray: str | None = None,
) -> Report:
    """Compare bots in so many games at least; whole deals are played.

    `bots` are texts as on the command line, or by name: such a text, an object with `choose(view, rng)`, or what
    makes one of the game. One object plays all its seats in all games; what makes one is called for each. With
    `jobs` above 1 objects go along into forked processes (where a system cannot fork, they are pickled), with
    `ray` they are pickled by Ray. With `out` games and records are kept in that folder, and a match goes on where
    it stopped.
    """
    rules = find_game(game)
    match = make_match(rules, dict(options or {}), entrants_of(bots), fields, seed, records=out is not None)
    ended = run(match, games, Path(out) if out is not None else None, jobs, ray)
    return report(match, ended.games, ended.deals)
