"""What the reference players know of Arcs: the reasons of the heuristic bot, and a linear price of positions.

A position is priced in points of power, so that power itself counts 1.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.bots.arcs.reasons import price, reasons
from parlour.bots.arcs.valuation import Valuation
from parlour.bots.opinion import Opinion
from parlour.bots.shares import shares_at_end, softmax
from parlour.bots.usual.knowledge import Knowledge
from parlour.core.chance import QuickChance
from parlour.core.game import NOBODY
from parlour.games.arcs.actions import ACTIONS
from parlour.games.arcs.chapter import scoring
from parlour.games.arcs.components.box import ALL_AMBITIONS, CITIES, MARKERS, STARPORTS
from parlour.games.arcs.ids import AGENT, CITY, NONE, NOTHING, STARPORT, Seat, System
from parlour.games.arcs.state.state import ArcsState

WON: Final = 100.0

FARTHEST: Final = 3  # ahead or behind in an ambition: more makes no difference


class Weights(NamedTuple):
    """What things are worth beside power."""

    scoring: float  # a point that would be scored if the chapter ended now
    declared: float  # of the first value of the markers there, being three ahead
    undeclared: float  # of the best marker left, being three ahead in what may still be declared
    token: float
    ship: float
    city: float
    starport: float
    guild: float
    agent: float  # in the supply
    in_court: float  # an agent there
    card: float  # in hand
    initiative: float


# For the chance to win: fitted to who won 56 000 positions out of games of the heuristic bot, and rounded. A card
# in hand and the initiative are turns to come.
FITTED: Final = Weights(0.65, 0.2, 0.2, 0.25, 0.2, 1.3, 0.3, 0.9, 0.4, 0.65, 1.9, 2.0)
# For positions that are compared within a turn: by hand, so that passing is no gain and what a turn brings is
BY_HAND: Final = Weights(0.65, 0.4, 0.2, 0.5, 0.4, 2.0, 0.8, 2.0, 0.3, 0.5, 0.3, 0.4)

# How much strength makes it e times as likely to win, by chapter
TEMPERATURE: Final = (9.5, 9.5, 9.0, 7.5, 6.8, 6.5)


class Known(Knowledge):
    """Rules of thumb of Arcs."""

    def worth(self, state: ArcsState, seat: int) -> float:
        if state.to_move == NOBODY:
            share = shares_at_end(state)[seat]
            return WON if share else -WON
        found = strengths(state, BY_HAND)
        return found[seat] - max([strength for other, strength in enumerate(found) if other != seat])

    def shares(self, state: ArcsState) -> list[float]:
        if state.to_move == NOBODY:
            return shares_at_end(state)
        return softmax(strengths(state, FITTED), TEMPERATURE[state.chapter])

    def reasons(self, state: ArcsState, chance: QuickChance) -> list[Opinion]:
        values, found = Valuation(state), []
        for number in state.menu():
            action = ACTIONS[number]
            why = [reason for reason in reasons(values, action) if reason.weight]
            found.append(Opinion(action, sum([reason.weight for reason in why]), why))
        return found

    def prices(self, state: ArcsState, chance: QuickChance) -> dict[int, float]:
        values = Valuation(state)
        return {number: price(values, ACTIONS[number]) for number in state.menu()}

    def until(self, state: ArcsState) -> int:
        """The end of the chapter."""
        return state.chapter

    def play_on(self, state: ArcsState, until: int, chance: QuickChance) -> None:
        while state.to_move >= 0 and state.chapter == until:
            state.do(best_at_once(state, chance), chance)


def best_at_once(state: ArcsState, chance: QuickChance) -> int:
    """The number of the action with the best price; of several any."""
    menu = state.menu()
    if len(menu) == 1:  # speed: nothing to price
        return int(menu[0])
    values = Valuation(state)
    best, most, equal = -1, -1e9, 0
    for number in menu:
        worth = price(values, ACTIONS[number])
        if worth > most:
            best, most, equal = number, worth, 1
        elif worth == most:
            equal += 1
            if chance.below(equal) == 0:  # each of them is as likely as the others
                best = number
    return best


def strengths(table: ArcsState, weights: Weights) -> list[float]:
    """By seat: what everything it has is worth, in points of power."""
    seats = table.setup.seats
    found = [float(table.power(Seat(seat))) + holdings(table, Seat(seat), weights) for seat in range(seats)]
    found[table.initiative] += weights.initiative
    left = [marker for marker in range(len(MARKERS)) if table.marker_at(marker) == NONE]
    hope = weights.undeclared * max([MARKERS[marker][table.flipped(marker)][0] for marker in left], default=0)
    for ambition in ALL_AMBITIONS:
        counts = scoring.standings(table, ambition)
        stake = hope
        if table.is_declared(ambition):
            stake = weights.declared * scoring.marker_values(table, ambition)[0]
            for seat, power in scoring.scores(table, ambition):
                found[seat] += weights.scoring * power
        if not stake:
            continue
        for place in range(seats):
            ahead = counts[place] - max(counts[:place] + counts[place + 1 :])
            found[place] += stake * max(-FARTHEST, min(FARTHEST, ahead)) / FARTHEST
    return found


def holdings(table: ArcsState, seat: Seat, weights: Weights) -> float:
    """What is on the map, before a player and in hand."""
    slots = table.slots(seat)
    worth = weights.token * (len(slots) - slots.count(NOTHING)) + weights.guild * len(table.guilds(seat))
    worth += weights.card * int(table.hand_bits(seat)).bit_count() + weights.agent * table.left(seat, AGENT)
    worth += weights.city * (CITIES - table.left(seat, CITY))
    worth += weights.starport * (STARPORTS - table.left(seat, STARPORT))
    worth += weights.in_court * sum([table.agents_on(card, seat) for card in table.in_row()])
    return worth + weights.ship * sum([table.ships(seat, System(place)) for place in table.fleets(seat)])
