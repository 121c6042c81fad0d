"""What somebody says that changes the game, done to the match."""

from __future__ import annotations

from parlour.server.steady_clock import now
from parlour.table.entries import TableEntry
from parlour.table.match import Match, TableError
from parlour.wire import said as wire


def do(match: Match, seat: int, said: wire.Deed) -> list[TableEntry]:
    """What it led to: entries, to be written."""
    moment = now()
    match said:
        case wire.Play():
            if said.seq is not None and not match.changed <= said.seq <= match.seq:
                raise TableError("table-moved-on")
            return match.play(seat, said.action, moment)
        case wire.Undo():
            return match.undo(seat, moment)
        case wire.Redo():
            return match.redo(seat, moment)
        case wire.AnswerOffer():
            return match.answer_offer(seat, said.agree, moment)
        case wire.Concede():
            return match.concede(seat, moment)
        case wire.TakeOver():
            return match.take_over(seat, said.bot or match.spec.bots[-1], moment)
        case wire.GiveBack():
            return match.give_back(seat, moment)
        case wire.Wish():
            return match.wish(seat, said.wishes, moment)
        case wire.Holiday():
            return match.take_days_off(seat, frozenset(said.days), moment)
