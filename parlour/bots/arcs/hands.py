"""How likely it is that rivals with these hands would have played as they did in this round."""

from __future__ import annotations

from typing import Final

from parlour.games.arcs.components import box
from parlour.games.arcs.ids import NO_CARD, Seat
from parlour.games.arcs.state.state import ArcsState
from parlour.games.arcs.turn.playing import why_not_surpass

# Who could surpass does nothing else: in 3,318 such decisions the network did 25 times. People are less regular.
RARELY: Final = 0.05


def plausible(state: ArcsState, seat: int) -> float:
    """For a guessed world, as whoever is at this seat sees the others.

    It looks at the hands as they are: of what came into one since its card was played it knows nothing.
    """
    found = 1.0
    if state.lead != NO_CARD:
        for rival in state.setup.all_seats:
            if rival != seat and state.mode(rival) in (box.COPY, box.PIVOT) and _could_surpass(state, rival):
                found *= RARELY
    return found


def _could_surpass(state: ArcsState, seat: Seat) -> bool:
    held = (*state.hand(seat), *state.hidden(seat))
    return any(why_not_surpass(state, card) is None for card in held)
