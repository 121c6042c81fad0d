"""Working a building too hard: hit it to tax it, or to build a ship there, once more without a pip."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_NO, A_WHOSE
from parlour.games.arcs.battle import battle, hits
from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import CITY, NOBODY, Building, Piece, Seat, System, is_damaged, kind_of
from parlour.games.arcs.state.fields import ONCE_A_TURN
from parlour.games.arcs.state.marks import built_mark
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import building, court, outrage, planets, slots, taxing

OVERWORKED: Final = ONCE_A_TURN.index("overwork")

NO_SUCH: Final = No("A-14.7", "arcs-no-hit", "piece", "state")
NOT_THEIRS: Final = No("A-14.7", "arcs-no-whose", owner="seat")


def may_follow(table: Table, powers: Ability) -> bool:
    """Whether a building that taxes or builds now may be worked too hard."""
    return powers.overworks and OVERWORKED not in table.done


class Overworking(Decision):
    """A building that taxes or builds is worked too hard."""

    def __init__(self, seat: Seat, owner: Seat, system: System, kind: Piece, captures: bool = False) -> None:
        super().__init__(seat)
        self.owner = owner  # NOBODY while it is to be said
        self.system = system
        self.kind = kind  # city or starport
        self.captures = captures  # whether the tax takes an agent


class Overseeing(Overworking):
    """The building that was just used, if its owner has several there one of them; or none.

    Where several have a starport that could have built the ship, first whose it was.
    """

    rule = "A-14.7"
    shows: ClassVar = {"owner": "owner", "at": "system"}

    def offer(self, table: Table, menu: Menu) -> None:
        if OVERWORKED in table.done:
            return
        if self.owner == NOBODY:
            for owner in building.shipyards(table, self.seat, self.system, table.built[:-1]):
                menu.add(A_WHOSE.of(owner))
        else:
            for found in battle.buildings_to_hit(table, self.owner, self.system):
                if kind_of(found) == self.kind:
                    menu.add(battle.hit_on(self.system, found))
        menu.add(A_NO)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number == A_NO:
            return
        if self.owner == NOBODY:
            table.built = (*table.built[:-1], built_mark(self.seat, action.seat, self.system))
            table.pending.append(Overseeing(self.seat, action.seat, self.system, self.kind, self.captures))
            return
        table.done += (OVERWORKED,)
        table.pending.append(Repeating(self.seat, self.owner, self.system, self.kind, self.captures))
        found = battle.building_hit(table, self.owner, self.system, action)
        if kind_of(found) == CITY and is_damaged(found):
            self.ruin_city(table, found, events)
        else:
            self.hit(table, found, events)

    def hit(self, table: Table, found: Building, events: Events) -> None:
        """The building is hit: A-10.15: a rival's is a trophy; a loyal one is nobody's and returns."""
        seat, system = self.seat, self.system
        if self.owner != seat or not is_damaged(found):
            hits.hit_building(table, system, found, seat, events)
            return
        table.return_building(system, found)
        tell(events, "ruin", seat, owner=seat, piece=self.kind, at=system)

    def ruin_city(self, table: Table, found: Building, events: Events) -> None:
        """A-12.2: what the hit on a damaged city causes comes before anything is gained."""
        seat, owner = self.seat, self.owner
        types = planets.types_of(table, self.system)
        opened = table.open_slots(owner)
        self.hit(table, found, events)
        for resource in types:
            outrage.provoke(table, seat, resource, events)
        if owner != seat:
            table.pending.append(court.Ransacking(seat, owner))
        slots.cover_slots(table, owner, opened)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.kind == ("whose" if self.owner == NOBODY else "hit"):
            return NOT_THEIRS if action.kind == "whose" else NO_SUCH
        return None


class Repeating(Overworking):
    """The same once more, without a pip, even if the building is gone."""

    def settle(self, table: Table, chance: Chance, events: Events) -> bool:
        table.pending.pop()
        if self.kind == CITY:
            taxing.collect(table, self.seat, self.owner if self.captures else NOBODY, self.system, events)
        else:
            building.place_ship(table, self.seat, self.system, events)
        return True
