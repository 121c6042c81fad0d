"""New actions of guild cards (A-14.3), each in place of a standard action; lore_actions.py has those of lore."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Event, Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_ABDUCT, A_GAIN, A_GIVE, A_STOP, ACTIONS
from parlour.games.arcs.battle import hits
from parlour.games.arcs.chapter.scoring import holds, icons
from parlour.games.arcs.components.box import ALL_RESOURCES, BUILD, INFLUENCE, RESOURCES, SEATS, WEAPON
from parlour.games.arcs.components.reach import is_gate
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import AGENT, CITY, NOTHING, Court, Resource, Seat, System
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import planets, slots
from parlour.games.arcs.turn.turn_action import TurnAction

NO_CAPTIVE: Final = No("A-14.3", "arcs-no-captives", owner="seat")
NO_SUPPLY: Final = No("A-1.11", "arcs-no-supply", "resource")
NOT_IN_ROW: Final = No("A-14.3", "arcs-no-row", "court")
TOO_MANY_AGENTS: Final = No("A-14.3", "arcs-no-abduct", "court", "weapons")
NO_CITY: Final = No("A-14.3", "arcs-no-trade-city", "at", owner="seat")
NO_SWAP_AT_GATE: Final = No("A-14.3", "arcs-no-trade-gate", "at")
NO_SWAP: Final = tuple([No("A-14.3", "arcs-no-trade-swap").saying(resource=name) for name in RESOURCES])
ON_CARTEL: Final = tuple([No("A-13.8", "arcs-no-trade-cartel").saying(resource=name) for name in RESOURCES])
NOT_TAKEABLE: Final = No("A-14.3", "arcs-no-pick", "resource")
NOT_GIVABLE: Final = No("A-14.3", "arcs-no-give", "resource", owner="seat")


class Produce(TurnAction):
    """Manufacture, synthesize: gain a resource; always possible, even if it gains nothing."""

    def __init__(self, kind: str, replaces: int, resource: Resource) -> None:
        super().__init__(kind, replaces)
        self.resource = resource

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        tell(events, self.kind, seat)
        slots.gain(table, seat, self.resource, events)


# Captives


class OfCaptives(TurnAction):
    """Something done with any number of captives, one after the other."""

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        return None if table.captives(seat, action.seat) else NO_CAPTIVE


class Pressgang(OfCaptives):
    """Return a captive and gain any one resource for it."""

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        table.add_captives(seat, action.seat, -1)
        table.return_pieces(action.seat, AGENT, 1)
        tell(events, "pressgang", seat, owner=action.seat)
        table.pending.append(Pressganging(seat))
        table.pending.append(Gaining(seat))


class Execute(OfCaptives):
    """A captive becomes a trophy."""

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        table.add_captives(seat, action.seat, -1)
        table.add_trophies(seat, action.seat, AGENT, 1)
        tell(events, "execute", seat, owner=action.seat)
        table.pending.append(Executing(seat))


PRESSGANG: Final[TurnAction] = Pressgang("pressgang", BUILD)
EXECUTE: Final[TurnAction] = Execute("execute", INFLUENCE)


class AnotherCaptive(Decision):
    """One captive more, or no more."""

    rule = "A-14.3"
    done: ClassVar[TurnAction]  # what is done with it

    def offer(self, table: Table, menu: Menu) -> None:
        self.done.offer(table, self.seat, menu)
        menu.add(A_STOP)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number != A_STOP:
            self.done.do(table, self.seat, action, events)


class Pressganging(AnotherCaptive):
    """Whether another captive is pressganged."""

    done = PRESSGANG
    refuses: ClassVar = {"pressgang": NO_CAPTIVE}


class Executing(AnotherCaptive):
    """Whether another captive is executed."""

    done = EXECUTE
    refuses: ClassVar = {"execute": NO_CAPTIVE}


class Gaining(Decision):
    """Any resource the supply has."""

    rule = "A-1.11"
    refuses: ClassVar = {"gain": NO_SUPPLY}

    def offer(self, table: Table, menu: Menu) -> None:
        for resource in ALL_RESOURCES:
            if table.supply(resource):
                menu.add(A_GAIN.of(resource))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        slots.gain(table, self.seat, action.resource, events)


# Abduct


class Abduct(TurnAction):
    """Capture all rival agents on a court card with fewer of them than own weapon icons; the loyal ones stay."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        for card in table.in_row():
            action = ACTIONS[A_ABDUCT.of(card)]
            if self.obstacle(table, seat, action) is None:
                menu.add(action.number)

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        if action.court not in table.row:
            return NOT_IN_ROW
        able = 0 < rival_agents(table, seat, action.court) < icons(table, seat, WEAPON)
        return None if able else TOO_MANY_AGENTS

    def why_not(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        no = self.obstacle(table, seat, action)
        return TOO_MANY_AGENTS.saying(weapons=icons(table, seat, WEAPON)) if no is TOO_MANY_AGENTS else no

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        tell(events, "abduct", seat, court=action.court)
        for owner in table.rivals(seat):
            agents = table.agents_on(action.court, owner)
            if agents:
                table.add_agents_on(action.court, owner, -agents)
                hits.capture(table, seat, owner, agents, events)


def rival_agents(table: Table, seat: Seat, card: Court) -> int:
    """How many agents of rivals a court card holds."""
    return sum([table.agents_on(card, rival) for rival in table.rivals(seat)])


# Trade


class Trade(TurnAction):
    """A resource of the type of a rival city the player controls for another one: not stealing, not a tax."""

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        owner, system = action.seat, action.system
        if owner == seat or not table.has_building(owner, system, CITY) or table.control(system) != seat:
            return NO_CITY
        if takeable(table, owner, system) and givable(table, seat, owner):  # both halves of the swap
            return None
        if is_gate(system):
            return NO_SWAP_AT_GATE
        resource = planets.type_of(table, system)
        on_cartel = not table.tokens(owner, resource) and holds(table, owner, resource)
        return ON_CARTEL[resource] if on_cartel else NO_SWAP[resource]

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        if is_gate(action.system):  # there may be several types: which is taken is asked first
            table.pending.append(Bartering(seat, action.seat, action.system, NOTHING))
        else:
            table.pending.append(Trading(seat, action.seat, action.system))
        tell(events, "trade", seat, owner=action.seat, at=action.system)


def takeable(table: Table, owner: Seat, system: System) -> list[Resource]:
    """The resources of the city's type, or types, that its owner has."""
    return [kind for kind in planets.types_of(table, system) if table.tokens(owner, kind)]


def givable(table: Table, seat: Seat, owner: Seat) -> list[Resource]:
    """The resources a player has and the other has not, before the swap; a cartel's supply is its owner's too."""
    return [kind for kind in ALL_RESOURCES if table.tokens(seat, kind) and not holds(table, owner, kind)]


def swap(table: Table, seat: Seat, owner: Seat, taken: Resource, given: Resource, events: Events) -> None:
    """Both halves of the swap."""
    slots.take(table, owner, taken)
    slots.take(table, seat, given)
    if events is not None:
        swapped = {"taken": RESOURCES[taken], "given": RESOURCES[given]}
        events.append(Event("swap-resources", seat, {"owner": SEATS[owner], **swapped}))
    slots.receive(table, seat, taken)
    slots.receive(table, owner, given)


class Trading(Decision):
    """Which resource is given for the planet's: one the other does not have."""

    rule = "A-14.3"
    shows: ClassVar = {"owner": "owner", "at": "system"}

    def __init__(self, seat: Seat, owner: Seat, system: System) -> None:
        super().__init__(seat)
        self.owner = owner  # of the city
        self.system = system

    def offer(self, table: Table, menu: Menu) -> None:
        for resource in givable(table, self.seat, self.owner):
            menu.add(A_GIVE.of(resource))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        taken = planets.type_of(table, self.system)
        swap(table, self.seat, self.owner, taken, action.resource, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        return NOT_GIVABLE.saying(owner=SEATS[self.owner]) if action.kind == "give" else None


class Bartering(Trading):
    """At a gate: a resource of one of its types, then one the other does not have."""

    def __init__(self, seat: Seat, owner: Seat, system: System, taken: Resource) -> None:
        super().__init__(seat, owner, system)
        self.taken = taken  # NOTHING before it is chosen

    def offer(self, table: Table, menu: Menu) -> None:
        if self.taken != NOTHING:
            super().offer(table, menu)
            return
        for resource in takeable(table, self.owner, self.system):
            menu.add(A_GAIN.of(resource))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if self.taken == NOTHING:
            table.pending.append(Bartering(self.seat, self.owner, self.system, action.resource))
        else:
            swap(table, self.seat, self.owner, self.taken, action.resource, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if self.taken != NOTHING:
            return super().against(table, action)
        return NOT_TAKEABLE if action.kind == "gain" else None
