"""Undo: how far back a player may go alone.

Undo is "play the record up to n". It reaches back to the last barrier: an entry that used chance, or in which
somebody learned what the player who acted did not know. Showing one's own card is no barrier.
"""

from __future__ import annotations

from parlour.core.record import Entry, Record
from parlour.core.state import State


def is_barrier(before: State, entry: Entry, after: State) -> bool:
    """Whether undo may not pass this entry without the others' consent."""
    if entry.outcomes:
        return True
    actor_unknown = before.unknown(entry.seat)
    for seat in range(len(before.seat_names)):
        learned = before.unknown(seat) - after.unknown(seat)
        if learned & actor_unknown:
            return True
    return False


def last_barrier(record: Record) -> int:
    """The number of entries up to and including the last barrier: undo may go back to there."""
    state = record.replay(0)
    barrier = 0
    for number, entry in enumerate(record.entries, start=1):
        before = state.copy()
        record.play_entry(state, entry)
        if is_barrier(before, entry, state):
            barrier = number
    return barrier
