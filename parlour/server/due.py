"""What must happen at a table if nothing else does: whom everybody waits for, and until when."""

from __future__ import annotations

from typing import Final

from parlour.core.game import NOBODY
from parlour.server.steady_clock import now
from parlour.server.stored_jobs import Job
from parlour.table.match import Match
from parlour.table.spec import PERSON

OFFER_SECONDS: Final = 60


def waits_for(match: Match) -> int:
    """The seat of the person everybody waits for; NOBODY while a bot is to move."""
    seat = match.state.to_move if match.begun else NOBODY
    return seat if seat != NOBODY and match.player(seat) == PERSON else NOBODY


def jobs_for(table_id: str, match: Match) -> list[Job]:
    """What must happen if nothing else does: a bot moves, or a clock runs out."""
    seat, deadline = match.state.to_move, match.deadline()
    if seat == NOBODY:
        return []
    if match.player(seat) != PERSON:
        wait = 0 if match.offer is None else OFFER_SECONDS  # bots wait while people talk about an undo
        people = bool(match.people())
        return [Job("bot", table_id, match.seq, now() + wait, {"seat": seat, "people": people})]
    if deadline is not None and match.spec.timeout != "nothing":
        return [Job("clock", table_id, match.seq, deadline, {"seat": seat})]
    return []
