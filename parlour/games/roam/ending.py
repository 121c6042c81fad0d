"""The end of the turn and of the game: artifact purchase (R-7.1), the last round, scores (R-6)."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.core.game import NOBODY, Outcome
from parlour.games.roam.actions import A_BUY, A_END, RoamAction
from parlour.games.roam.outpost import OUTPOST_POINTS
from parlour.games.roam.starting import begin_turn
from parlour.games.roam.table import BUYING, OVER, Table, tell

LAST_CHARACTER = 10
IDLE_ROUNDS = 10


def offer_artifacts(table: Table, events: list[Event] | None) -> None:
    """R-7.1: the active player may buy one artifact; who can afford none is not asked."""
    if table.row and affordable(table):  # speed: the basic game has no row
        table.to_move = table.active
        table.step = BUYING
    else:
        end_turn(table, events)


def affordable(table: Table) -> list[int]:
    """The artifacts laid out that the active player can pay."""
    price = table.setup.tables.price
    coins = table.coins[table.active]
    return [artifact for artifact in table.row if price[artifact] <= coins]


def buying_menu(table: Table) -> list[RoamAction]:
    """R-7.1: one of the artifacts, or none."""
    return [*[A_BUY[artifact] for artifact in affordable(table)], A_END]


def buy(table: Table, artifact: int, chance: Chance, events: list[Event] | None) -> None:
    """R-7.1: pay, take it face up, fill the row from the stack; the turn is over."""
    seat = table.active
    price = table.setup.tables.price[artifact]
    table.coins[seat] -= price
    table.ready[seat] += (artifact,)
    table.count_powers(seat)
    tell(events, "buy", seat, {"artifact": str(artifact), "price": price})
    slot = table.row.index(artifact)
    rest = table.row[slot + 1 :]
    if table.stack:
        new = chance.draw("artifacts", table.stack)
        at = table.stack.index(new)
        table.stack = table.stack[:at] + table.stack[at + 1 :]
        table.row = (*table.row[:slot], new, *rest)
        tell(events, "artifact-laid", seat, {"artifact": str(new)})
    else:
        table.row = table.row[:slot] + rest
    end_turn(table, events)


def check_tenth_character(table: Table, winner: int, events: list[Event] | None) -> None:
    """R-6.1, R-6.4: a tenth character, in whoever's turn, makes this round the last."""
    if not table.ending and len(table.up[winner]) + len(table.down[winner]) >= LAST_CHARACTER:
        table.ending = True
        tell(events, "last-round", winner, {})


def end_turn(table: Table, events: list[Event] | None) -> None:
    """Pass the turn on clockwise (R-2.4), or end the round and perhaps the game."""
    seat = (table.active + 1) % table.setup.seats
    if seat == table.first and end_round(table):
        finish(table, events)
    else:
        begin_turn(table, seat, events)


def end_round(table: Table) -> bool:
    """Whether the game ends with this round: R-6.1, or R-6.3 after ten rounds without progress."""
    table.idle = 0 if table.progress else table.idle + 1
    table.progress = False
    if table.ending or table.idle >= IDLE_ROUNDS:
        return True
    table.round += 1
    return False


def finish(table: Table, events: list[Event] | None) -> None:
    """The game is over."""
    table.step = OVER
    table.to_move = NOBODY
    if events is not None:
        found = outcome(table)
        for seat, score in enumerate(found.scores):
            tell(events, "score", seat, {"points": score, "coins": table.coins[seat]})
        names = tuple([table.setup.seat_names[seat] for seat in found.winners])
        tell(events, "over", found.winners[0], {"winners": names})


def points(table: Table, seat: int) -> int:
    """R-6.2: characters, artifacts and the outpost; R-6.4: face up or down."""
    tables = table.setup.tables
    total = sum([tables.points[card] for card in table.up[seat] + table.down[seat]])
    total += sum([tables.artifact_points[artifact] for artifact in table.ready[seat] + table.spent[seat]])
    if table.outpost == seat:
        total += OUTPOST_POINTS
    return total


def outcome(table: Table) -> Outcome:
    """R-6.2: most points, then most coins, then shared; who conceded is last."""
    scores = [points(table, seat) for seat in range(table.setup.seats)]
    strengths = list(zip(scores, table.coins, strict=True))
    return Outcome.ranked(strengths, scores, table.conceded)


def concede(table: Table, seat: int, events: list[Event] | None) -> None:
    """Give up. The game goes on for the others, and ends when only one is left in it."""
    table.conceded += (seat,)
    tell(events, "concede", seat, {})
    if len(table.conceded) >= table.setup.seats - 1:
        finish(table, events)
