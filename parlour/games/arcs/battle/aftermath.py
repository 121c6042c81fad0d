"""What leaders and lore do after a battle; what has to be known for it is noted before."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.chapter import scoring
from parlour.games.arcs.decisions.decision import Attack
from parlour.games.arcs.ids import SHIP, STARPORT, Seat, System
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import court


def matters(cards: Ability) -> bool:
    """Whether the cards of a game look at all at how a battle began or ended."""
    repairs = cards.repairs_attacker or cards.repairs_by_starports  # speed: where nobody can it does nothing
    return cards.beloved or cards.breaks_signals or repairs  # speed: the same


def begin(table: Table, seat: Seat, defender: Seat, system: System) -> None:
    """A battle is about to begin."""
    all_fresh = table.damaged(seat, system) == 0
    trophies = scoring.trophies_of(table, seat, defender)
    table.pending.append(Aftermath(seat, defender, system, all_fresh, trophies))


class Aftermath(Attack):
    """Repairs, the attacker's first; then a defender who lost something may influence. Asks nobody itself."""

    def __init__(
        self, seat: Seat, defender: Seat, system: System, all_fresh: bool = False, trophies: int = 0
    ) -> None:
        super().__init__(seat, defender, system)
        self.all_fresh = all_fresh  # the attacking ships were
        self.trophies = trophies  # that the attacker held of the defender before

    def settle(self, table: Table, chance: Chance, events: Events) -> bool:
        table.pending.pop()
        seat, defender, system = self.seat, self.defender, self.system
        if table.powers(seat).repairs_attacker:
            repair_ships(table, seat, system, 1, events)
        for player in (seat, defender):
            if table.powers(player).repairs_by_starports:
                repair_ships(table, player, system, controlled_starports(table, player), events)
        if table.powers(defender).beloved and scoring.trophies_of(table, seat, defender) > self.trophies:
            table.pending.append(court.Influencing(defender, 0, court.ONCE_IF))
        return True


def controlled_starports(table: Table, seat: Seat) -> int:
    """Starports on the map in systems a player controls, whosever they are."""
    found = 0
    for system in table.setup.systems:
        if table.control(system) == seat:
            found += sum([table.count_buildings(owner, system, STARPORT) for owner in table.setup.all_seats])
    return found


def repair_ships(table: Table, seat: Seat, system: System, count: int, events: Events) -> None:
    """So many damaged ships there are set upright, as far as there are any (A-1.7)."""
    for _ in range(min(count, table.damaged(seat, system))):
        table.add_damaged(seat, system, -1)
        table.add_fresh(seat, system, 1)
        tell(events, "repair", seat, piece=SHIP, at=system)
