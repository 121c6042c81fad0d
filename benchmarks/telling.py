"""What it costs to tell a play: time and bytes, with whole messages and with changes alone.

python -m benchmarks.telling [--games 5]

Random games at a table in memory, nothing is stored or sent. Everybody at the table has a browser: each seat is
told its view and what is shown of it, after every play.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from parlour.build import BUILD
from parlour.core.game import NOBODY
from parlour.server.new_table import new_table
from parlour.server.room import Room
from parlour.server.rows import User
from parlour.server.schema import RUNNING
from parlour.server.sending import join, write
from parlour.server.snapshot import Snapshot
from parlour.server.storage import Storage
from parlour.table.match import Match
from parlour.table.spec import read_spec
from parlour.wire.table import VERSION

TABLES: dict[str, dict[str, Any]] = {
    "Arcs, four players": {"game": "arcs", "options": {"players": 4}},
    "Roam, two players": {"game": "roam", "options": {"players": 2}},
}
NOW = 1_767_225_600


class Cost:
    """Milliseconds by what they were spent on, and bytes."""

    def __init__(self) -> None:
        self.plays = 0
        self.spent: Counter[str] = Counter()
        self.bytes: Counter[str] = Counter()

    @contextmanager
    def of(self, what: str) -> Iterator[None]:
        start = time.thread_time()
        yield
        self.spent[what] += 1000 * (time.thread_time() - start)  # type: ignore[assignment]

    def a_play(self, what: str) -> float:
        return self.spent[what] / self.plays


def table_of(wanted: dict[str, Any], seed: str) -> tuple[Room, Match]:
    """A table that has begun, and is stored nowhere."""
    spec = read_spec(wanted)
    owner = User(id="owner", name="Ada", created=NOW)
    row, seats = new_table(owner, spec, {seat: f"user {seat}" for seat in range(len(spec.seats))}, RUNNING)
    room = Room(cast(Storage, None), row, lambda: None)
    room.seats = seats
    match = Match(spec, seed)
    match.begin(NOW)
    return room, match


def game(wanted: dict[str, Any], seed: str, cost: Cost) -> None:
    """Play and tell one to its end."""
    rng = random.Random(seed)
    room, match = table_of(wanted, seed)
    room._match = match
    seats = range(len(room.seats))
    told: dict[int, Snapshot] = {seat: room.telling.snapshot(seat, None, True) for seat in seats}
    while match.state.to_move != NOBODY and not match.over:
        seat, action = match.state.to_move, rng.choice(match.state.actions())
        cost.plays += 1
        with cost.of("rules"):
            match.play(seat, action.text, NOW)
        with cost.of("views"):
            for seat in seats:
                match.state.view(seat)
        with cost.of("shown"):
            match.game.shown(match.state)
            for seat in seats:
                match.game.shown_to(match.state, seat)
        room.telling.forget()
        with cost.of("snapshots"):
            new = {seat: room.telling.snapshot(seat, None, True) for seat in seats}
        with cost.of("changes"):
            changes = [
                join(write({"type": "changes", "now": NOW}), room.telling.changes(told[seat], new[seat], seat))
                for seat in seats
            ]
        with cost.of("whole"):
            head = write({"type": "table", "v": VERSION, "now": NOW})
            whole = [join(head, room.telling.whole(new[seat], seat, told[seat].seq, [])) for seat in seats]
        cost.bytes["changes"] += sum(len(text.encode()) for text in changes)
        cost.bytes["whole"] += sum(len(text.encode()) for text in whole)
        told = new


def main() -> None:
    """Measure both games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5)
    games = parser.parse_args().games
    print(
        f"{games} games of each, {BUILD} rules; milliseconds a play for the whole table, bytes for each browser\n"
    )
    print("| | plays | rules | views | shown | their JSON | changes | whole messages | bytes: whole | changes |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for name, wanted in TABLES.items():
        cost = Cost()
        for number in range(games):
            game(wanted, f"telling {number}", cost)
        times = {what: cost.a_play(what) for what in ("rules", "views", "shown")}
        times["their JSON"] = cost.a_play("snapshots") - times["views"] - times["shown"]
        times |= {what: cost.a_play(what) for what in ("changes", "whole")}
        shares = cost.plays * len(read_spec(wanted).seats)
        sizes = [f"{cost.bytes[what] / shares:,.0f}" for what in ("whole", "changes")]
        row = [name, f"{cost.plays:,}", *(f"{spent:.2f}" for spent in times.values()), *sizes]
        print(f"| {' | '.join(row)} |")


if __name__ == "__main__":
    main()
