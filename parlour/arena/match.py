"""What is played: a game with its options, who is compared, in which line-ups, and from which seed.

A deal is a seed. Everybody who is compared gets the same deals: for each of them every line-up is played in each
of its seat orders, with the same chance (the n-th draw of a stream does not depend on who draws). A bot's own dice
depend on the deal and its name, not on its seat.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from parlour.arena.entrants import Entrant
from parlour.arena.lineups import LineUp, are_connected, line_ups, seat_orders
from parlour.core.errors import InvalidInput
from parlour.core.game import AnyGame, Json
from parlour.games import find_game


@dataclass(frozen=True)
class Task:
    """One game to play: its number (from 1), its deal (from 0), and who sits where."""

    number: int
    deal: int
    seats: LineUp


@dataclass(frozen=True)
class Match:
    """Everything that decides how the games go; how many there are is not part of it."""

    game_name: str
    options: Json  # complete
    entrants: tuple[Entrant, ...]
    fields: tuple[LineUp, ...]
    seed: str = "0"
    records: bool = True  # whether games are kept as records

    @cached_property
    def game(self) -> AnyGame:
        return find_game(self.game_name)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(entrant.name for entrant in self.entrants)

    @cached_property
    def orders(self) -> tuple[LineUp, ...]:
        """The games of a deal: every line-up in every seat order."""
        return tuple(order for field in self.fields for order in seat_orders(field))

    def entrant(self, name: str) -> Entrant:
        return self.entrants[self.names.index(name)]

    def deals_for(self, games: int) -> int:
        """How many whole deals have this many games at least."""
        return -(-games // len(self.orders))

    def tasks(self, deals: int) -> Iterator[Task]:
        """The games of so many deals."""
        number = 0
        for deal in range(deals):
            for order in self.orders:
                number += 1
                yield Task(number, deal, order)

    def deal_seed(self, deal: int) -> str:
        """What all chance of a deal comes from."""
        return f"{self.seed}/{deal}"

    @cached_property
    def described(self) -> Json:
        """The match as JSON: two runs can be one if this is the same."""
        return {
            "game": self.game_name,
            "rules": self.game.version,
            "options": self.options,
            "bots": [
                {"name": one.name, "bot": one.text, "version": one.version(self.game)} for one in self.entrants
            ],
            "fields": [list(field) for field in self.fields],
            "seed": self.seed,
            "records": self.records,
        }

    @property
    def title(self) -> str:
        """A short name, different for different matches: that of its folder."""
        digest = hashlib.sha256(json.dumps(self.described, sort_keys=True).encode()).hexdigest()[:10]
        return f"{self.game_name}-{len(self.orders[0])}-{digest}"


def make_match(
    game: AnyGame,
    options: Json,
    entrants: tuple[Entrant, ...],
    fields: Sequence[Sequence[str]] = (),
    seed: str = "0",
    records: bool = True,
) -> Match:
    """A match of these, checked; without `fields` in all line-ups in which everybody has a seat."""
    complete = game.options(options)
    players = len(game.seats(complete))
    names = [entrant.name for entrant in entrants]
    for entrant in entrants:
        entrant.check(game)
    for field in fields:
        for name in field:
            if name not in names:
                raise InvalidInput("cli-arena-field-unknown", name=name[:40], known=", ".join(names))
        if len(field) != players:
            raise InvalidInput("cli-arena-field-seats", field=",".join(field)[:80], seats=players)
    chosen = tuple(tuple(field) for field in fields) or tuple(line_ups(names, players))
    missing = [name for name in names if all(name not in field for field in chosen)]
    if missing:
        raise InvalidInput("cli-arena-field-missing", name=missing[0])
    if not are_connected(chosen):
        raise InvalidInput("cli-arena-field-apart")
    return Match(game.name, complete, entrants, chosen, seed, records)
