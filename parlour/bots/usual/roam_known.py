"""What the reference players know of Roam: the price of positions that the greedy bot has."""

from __future__ import annotations

from typing import Final

from parlour.bots.opinion import Opinion
from parlour.bots.roam.worth import game_left, reasons, worth
from parlour.bots.shares import shares_at_end, softmax
from parlour.bots.usual.knowledge import Knowledge
from parlour.core.chance import QuickChance
from parlour.core.game import NOBODY
from parlour.games.roam.actions import ACTIONS
from parlour.games.roam.state import RoamState

ROUNDS: Final = 2  # that a play-out lasts, besides the one it begins in
TRIED: Final = (
    24  # of the actions on a long menu: with all of them play-outs are fewer, with 8 players too careless
)

# How many points make it e times as likely to win: so many at the end, and so many more at the start
LATE: Final = 2.0
EARLIER: Final = 5.0


class Known(Knowledge):
    """Rules of thumb of Roam."""

    def worth(self, state: RoamState, seat: int) -> float:
        return worth(state, seat)

    def shares(self, state: RoamState) -> list[float]:
        if state.to_move == NOBODY:
            return shares_at_end(state)
        # How far each is behind whoever leads
        behind = [min(worth(state, seat), 0.0) for seat in range(state.setup.seats)]
        return softmax(behind, LATE + EARLIER * game_left(state))

    def reasons(self, state: RoamState, chance: QuickChance) -> list[Opinion]:
        seat, found = int(state.to_move), []
        for number in state.menu():
            why = [reason for reason in reasons(state, after(state, number, chance), seat) if reason.weight]
            found.append(Opinion(ACTIONS[number], sum([reason.weight for reason in why]), why))
        return found

    def prices(self, state: RoamState, chance: QuickChance) -> dict[int, float]:
        seat = int(state.to_move)
        return {number: worth(after(state, number, chance), seat) for number in state.menu()}

    def until(self, state: RoamState) -> int:
        """The end of a round."""
        return int(state.round) + ROUNDS

    def play_on(self, state: RoamState, until: int, chance: QuickChance) -> None:
        while state.to_move >= 0 and state.round <= until:
            state.do(best_of_some(state, chance), chance)


def after(state: RoamState, number: int, chance: QuickChance) -> RoamState:
    """The position right after an action."""
    trial = state.copy()
    trial.do(number, chance)
    return trial


def best_of_some(state: RoamState, chance: QuickChance) -> int:
    """The number of the best of some actions, by the position right after it; of several any."""
    menu = state.menu()
    size, seat = len(menu), int(state.to_move)
    if size == 1:  # speed: nothing to price
        return int(menu[0])
    tried = list(menu) if size <= TRIED else [menu[chance.below(size)] for _ in range(TRIED)]
    best, most, equal = -1, -1e9, 0
    for number in tried:
        price = worth(after(state, number, chance), seat)
        if price > most:
            best, most, equal = number, price, 1
        elif price == most:
            equal += 1
            if chance.below(equal) == 0:  # each of them is as likely as the others
                best = number
    return best
