"""Battles (A-11): the hits one by one, then what they cause (A-12.2, A-12.6), then the raid."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.game import Json
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bit, i64
from parlour.games.arcs import ids
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_HIT, A_HIT_CLOUD
from parlour.games.arcs.battle import aftermath, hits
from parlour.games.arcs.chapter import scoring
from parlour.games.arcs.components.box import SYMBOLS, WEAPON
from parlour.games.arcs.components.reach import is_gate
from parlour.games.arcs.decisions.decision import Attack
from parlour.games.arcs.ids import SHIP, Building, Seat, System
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import court, outrage, planets, slots, stealing

NO_PIECE: Final = No("A-11.4", "arcs-no-hit", "piece", "state")


def begin(table: Table, seat: Seat, defender: Seat, system: System, symbols: list[int], assault: int = 0) -> None:
    """A-11.4: the dice are rolled, so many of them assault dice; every symbol is resolved in its order."""
    selfs, intercepts, on_ships, on_buildings, keys = symbols
    below = table.pending[-1]
    if isinstance(below, aftermath.Aftermath) and below.all_fresh and table.powers(seat).breaks_signals:
        intercepts = max(0, intercepts - 1)
    if assault and table.powers(defender).mirrors:
        intercepts += 1
    table.pending.append(Battling(seat, defender, system, selfs, intercepts, on_ships, on_buildings, keys, 0))


class Battling(Attack):
    """A-11.4, A-19.11: what the next hit is put on; the attacker chooses, whosever pieces they are."""

    rule = "A-11.4"
    refuses: ClassVar = {"hit": NO_PIECE}

    def __init__(
        self,
        seat: Seat,
        defender: Seat,
        system: System,
        selfs: int,
        intercepts: int,
        on_ships: int,
        on_buildings: int,
        keys: int,
        cities: int,
    ) -> None:
        super().__init__(seat, defender, system)
        self.selfs = selfs  # symbols left to resolve
        self.intercepts = intercepts
        self.on_ships = on_ships
        self.on_buildings = on_buildings
        self.keys = keys
        self.cities = cities  # lost by the defender

    def settle(self, table: Table, chance: Chance, events: Events) -> bool:
        selfs, intercepts, on_ships, on_buildings = self.selfs, self.intercepts, self.on_ships, self.on_buildings
        if selfs:
            if table.ships(self.seat, self.system):
                return False
            selfs = 0
        elif intercepts:
            # once a battle, a hit for each fresh defending ship: with none it does nothing
            selfs = intercepted(table, self.defender, self.system, events)
            intercepts = 0
        elif on_ships:
            if table.has_piece(self.defender, self.system):
                return False
            on_ships = 0
        elif on_buildings:
            if table.has_any_building(self.defender, self.system):
                return False
            on_buildings = 0
        else:
            table.pending.pop()
            self.end(table)
            return True
        table.pending[-1] = self.after(selfs, intercepts, on_ships, on_buildings, self.cities)
        return True

    def after(self, selfs: int, intercepts: int, on_ships: int, on_buildings: int, cities: int) -> Battling:
        """The same battle when some symbols are resolved."""
        return Battling(
            self.seat, self.defender, self.system, selfs, intercepts, on_ships, on_buildings, self.keys, cities
        )

    def end(self, table: Table) -> None:
        """A-12.6: outrage and ransack for each city, then the raid if an attacking ship is left (A-11.4)."""
        in_battle = isinstance(table.pending[-1], aftermath.Aftermath)
        ransacks = 0 if in_battle and table.powers(self.defender).beloved else self.cities
        if table.ships(self.seat, self.system):
            table.pending.append(stealing.Raiding(self.seat, self.defender, self.keys))
        for _ in range(ransacks):
            table.pending.append(court.Ransacking(self.seat, self.defender))
        if self.cities:
            # of a second city it would discard nothing but what the battle brought, which it spares
            types = sum([bit(resource) for resource in planets.types_of(table, self.system)])
            table.pending.append(outrage.Outraging(self.seat, types))

    def offer(self, table: Table, menu: Menu) -> None:
        if self.selfs:
            offer_ships(table, self.seat, self.system, menu)
        elif self.on_ships and table.ships(self.defender, self.system):
            offer_ships(table, self.defender, self.system, menu)
        else:
            for found in buildings_to_hit(table, self.defender, self.system):
                menu.add(hit_on(self.system, found))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        """A-11.5: one hit; destroyed pieces are trophies of the other side."""
        selfs, on_ships, on_buildings, cities = self.selfs, self.on_ships, self.on_buildings, self.cities
        owner, by, system = self.defender, self.seat, self.system
        if selfs:
            selfs -= 1
            owner, by = by, owner
        elif on_ships:
            on_ships -= 1
        else:
            on_buildings -= 1
        if action.piece == SHIP:
            hits.hit_ship(table, owner, system, action.damaged, by, events)
        elif hits.hit_building(table, system, building_hit(table, owner, system, action), by, events):
            cities += 1
        table.pending.append(self.after(selfs, self.intercepts, on_ships, on_buildings, cities))

    def shown(self, table: Table) -> Json:
        symbols = [self.selfs, self.intercepts, self.on_ships, self.on_buildings, self.keys]
        return {
            **super().shown(table),
            "symbols": dict(zip(SYMBOLS, symbols, strict=True)),
            "hits": self.seat if self.selfs else self.defender,  # self-hits come first
        }


def intercepted(table: Table, defender: Seat, system: System, events: Events) -> int:
    """How many hits an intercept is."""
    if not table.powers(defender).intercepts_by_weapons:
        return table.fresh(defender, system)
    weapons = scoring.icons(table, defender, WEAPON)
    if table.tokens(defender, WEAPON):
        slots.discard_one(table, defender, WEAPON, events)
    return weapons


# What can be hit


def offer_ships(table: Table, owner: Seat, system: System, menu: Menu) -> None:
    """A fresh ship, a damaged ship."""
    if table.fresh(owner, system):
        menu.add(A_HIT.at(SHIP, 0))
    if table.damaged(owner, system):
        menu.add(A_HIT.at(SHIP, 1))


def buildings_to_hit(table: Table, owner: Seat, system: System) -> list[Building]:
    """The buildings of a player there, alike ones once."""
    found: list[Building] = []
    for other in table.buildings(system):
        if ids.owner_of(other) == owner and other not in found:
            found.append(other)
    return found


def hit_on(system: System, found: Building) -> i64:
    """The action that hits a building; a city outside the slots has a name of its own beside one in a slot."""
    if ids.is_outside(found) and not is_gate(system):
        return A_HIT_CLOUD.of(ids.is_damaged(found))
    return A_HIT.at(ids.kind_of(found), ids.is_damaged(found))


def building_hit(table: Table, owner: Seat, system: System, action: ArcsAction) -> Building:
    """The building that was named."""
    if action.outside:
        return ids.building(owner, action.piece, action.damaged, outside=True)
    return table.find_building(owner, system, action.piece, action.damaged)
