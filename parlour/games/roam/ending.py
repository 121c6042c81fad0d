"""The end of the game (R-6): the last round, rounds without progress, scores, giving up."""

from __future__ import annotations

from typing import Final

from parlour.core.event import Events
from parlour.core.game import NOBODY, Outcome
from parlour.core.no import No
from parlour.core.packed import append, i64
from parlour.games.roam.board import Seat
from parlour.games.roam.outpost import OUTPOST_POINTS
from parlour.games.roam.table import OVER, Table, tell

LAST_CHARACTER: Final = 10
IDLE_ROUNDS: Final = 10
IS_OVER: Final = No("R-6.1", "roam-no-over")


def check_tenth_character(table: Table, winner: Seat, events: Events) -> None:
    """R-6.1, R-6.4: a tenth character, in whoever's turn, makes this round the last."""
    if not table.ending and len(table.up[winner]) + len(table.down[winner]) >= LAST_CHARACTER:
        table.ending = True
        if events is not None:
            tell(events, "last-round", winner, {})


def end_round(table: Table) -> bool:
    """Whether the game ends with this round: R-6.1, or R-6.3 after ten rounds without progress."""
    table.idle = 0 if table.progress else table.idle + 1
    table.progress = False
    if table.ending or table.idle >= IDLE_ROUNDS:
        return True
    table.round += 1
    return False


def finish(table: Table, events: Events) -> None:
    """The game is over."""
    table.step = OVER
    table.to_move = NOBODY
    if events is not None:
        found = outcome(table)
        for seat in table.setup.every_seat:
            tell(events, "score", seat, {"points": found.scores[seat], "coins": table.coins[seat]})
        names = tuple([table.setup.seat_names[seat] for seat in found.winners])
        tell(events, "over", Seat(found.winners[0]), {"winners": names})


def points(table: Table, seat: Seat) -> i64:
    """R-6.2: characters, artifacts and the outpost; R-6.4: face up or down."""
    tables = table.setup.tables
    total: i64 = OUTPOST_POINTS if table.outpost == seat else 0
    for character in table.up[seat]:
        total += tables.points[character]
    for character in table.down[seat]:
        total += tables.points[character]
    for artifact in table.ready[seat]:
        total += tables.artifact_points[artifact]
    for artifact in table.spent[seat]:
        total += tables.artifact_points[artifact]
    return total


def outcome(table: Table) -> Outcome:
    """R-6.2: most points, then most coins, then shared; who conceded is last."""
    scores = [int(points(table, seat)) for seat in table.setup.every_seat]
    strengths = [(scores[seat], int(table.coins[seat])) for seat in table.setup.every_seat]
    return Outcome.ranked(strengths, scores, [int(seat) for seat in table.conceded])


def concede(table: Table, seat: Seat, events: Events) -> None:
    """Give up. The game goes on for the others, and ends when only one is left in it."""
    table.conceded = append(table.conceded[:], seat)
    if events is not None:
        tell(events, "concede", seat, {})
    if len(table.conceded) >= table.setup.seats - 1:
        finish(table, events)
