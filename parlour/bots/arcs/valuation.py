"""What things are worth to one seat in a position: what the heuristic bot's reasons are made of."""

from __future__ import annotations

from typing import Final

from parlour.bots.arcs.exchanging import OTHERS
from parlour.games.arcs.cards import guild_actions
from parlour.games.arcs.cards.deck import GUILD_CARDS, GUILD_TYPE, KEYS, is_vox
from parlour.games.arcs.chapter import scoring
from parlour.games.arcs.components.box import (
    ALL_AMBITIONS,
    EMPATH,
    KEEPER,
    MARKERS,
    TYCOON,
    TYRANT,
    WARLORD,
)
from parlour.games.arcs.ids import NONE, Ambition, Court, Resource, Seat, System
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import planets

# What things are worth by themselves
RESOURCE: Final[tuple[float, ...]] = (0.9, 0.8, 0.7, 1.1, 1.0)
RESOURCE_AMBITION: Final = (TYCOON, TYCOON, Ambition(NONE), KEEPER, EMPATH)
SHIP_WORTH: Final = 0.5
CITY_WORTH: Final = 2.2
STARPORT_WORTH: Final = 1.2
GUILD_WORTH: Final = 1.6
VOX_WORTH: Final = 1.2
AGENT_WORTH: Final = 0.4
CARD_WORTH: Final = 1.0  # a card in hand is a turn
PIP: Final = 0.6  # how much a further pip is worth against the first
UNDECLARED: Final = 0.35  # of a marker's value, for ambitions that may still be declared
DECLARING: Final[tuple[float, ...]] = (-0.8, -0.5, -0.1, 0.3, 0.7, 0.9, 1.0)  # 3 behind … even … 3 ahead


class Valuation:
    """What things are worth to the seat that is to move; what is looked up often is kept."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seat = Seat(table.to_move)
        self.powers = table.powers(self.seat)
        self.stakes = [self._stake(ambition) for ambition in ALL_AMBITIONS]
        self.standings = [scoring.standings(table, ambition) for ambition in ALL_AMBITIONS]
        self.suits: dict[int, list[float]] = {}

    def _stake(self, ambition: Ambition) -> float:
        """What first place of an ambition is worth, declared or not."""
        table = self.table
        first, second = scoring.marker_values(table, ambition)
        if ambition in self.powers.humble:  # the second value for first place, nothing for second
            return second + 0.5 * UNDECLARED
        left = [marker for marker in range(len(MARKERS)) if table.marker_at(marker) == NONE]
        hope = max([MARKERS[marker][table.flipped(marker)][0] for marker in left], default=0)
        return first + 0.3 * second + UNDECLARED * hope

    def rivals_best(self, ambition: Ambition) -> int:
        return max(count for place, count in enumerate(self.standings[ambition]) if place != self.seat)

    def more_of(self, ambition: Ambition, gone: int = 0) -> float:
        """What one more of what an ambition asks for is worth, after so many are gone."""
        if ambition == NONE:
            return 0.0
        ahead = self.standings[ambition][self.seat] - self.rivals_best(ambition) - gone
        if ahead > 0:
            return self.stakes[ambition] * 0.3 / (ahead + 1)
        if ahead == 0:
            return self.stakes[ambition] * 0.5
        return self.stakes[ambition] * 0.4 / (1 - ahead)

    def resource(self, resource: Resource) -> float:
        """What a token is worth."""
        worth: float = RESOURCE[resource]
        return worth + self.more_of(RESOURCE_AMBITION[resource])

    def exchange(self, given: Resource) -> float:
        """What is won when a token goes and one comes that cannot be exchanged again.

        Both are looked at where the token is gone: so whoever exchanges wins something.
        """
        ambition = RESOURCE_AMBITION[given]
        worths = [
            RESOURCE[kind] + self.more_of(RESOURCE_AMBITION[kind], int(RESOURCE_AMBITION[kind] == ambition))
            for kind in OTHERS
            if self.table.supply(kind)
        ]
        return max(worths, default=0.0) - RESOURCE[given] - self.more_of(ambition, 1)

    def planet(self, system: System) -> float:
        """What a tax there yields; a gate yields the best of its cluster's cities."""
        return max([self.resource(kind) for kind in planets.types_of(self.table, system)], default=0.0)

    def guild(self, card: Court) -> float:
        """What a guild card is worth, its icon included."""
        keys: int = KEYS[card]
        return GUILD_WORTH + 0.3 * keys + self.more_of(RESOURCE_AMBITION[GUILD_TYPE[card]])

    def court(self, card: Court) -> float:
        """What a court card is worth to who secures it, with the captives."""
        worth = VOX_WORTH if is_vox(card) else self.guild(card)
        return worth + self.more_of(TYRANT) * guild_actions.rival_agents(self.table, self.seat, card)

    def outrage(self, kinds: list[Resource]) -> float:
        """What the outrage of these types would cost: tokens and guild cards, loyal ones stay; and an agent."""
        table, seat = self.table, self.seat
        cost = 0.5
        for kind in kinds:
            cost += table.tokens(seat, kind) * self.resource(kind)
            cards = [card for card in table.guilds(seat) if GUILD_TYPE[card] == kind]
            cost += sum(self.guild(card) for card in cards if not GUILD_CARDS[card].loyal)
        return cost

    def trophy(self) -> float:
        return 0.6 + self.more_of(WARLORD)

    def captive(self) -> float:
        return 0.4 + self.more_of(TYRANT)

    def ambition_lead(self, ambition: Ambition) -> float:
        """How a declaration would turn out: 1 if far ahead, negative if a rival gains by it."""
        ahead = self.standings[ambition][self.seat] - self.rivals_best(ambition)
        if self.standings[ambition][self.seat] == 0 and ahead == 0:
            return -0.1
        return DECLARING[max(-3, min(3, ahead)) + 3]
