"""What declaring an ambition costs some and gives to others, and declaring a second one."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bit
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_DECLARE, A_FIRST_LOOK, A_FIRST_SECURE, A_GAIN, A_GRANT, A_NO
from parlour.games.arcs.chapter import hands
from parlour.games.arcs.components.box import ALL_AMBITIONS, ALL_RESOURCES, FUEL, MATERIAL, OPENING, RESOURCES
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import NO_COURT, Ambition, Resource, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import court, playing, slots
from parlour.games.arcs.turn.limits import TOO_LATE

NOT_TO_GRANT: Final = No("A-14.7", "arcs-no-card-not-yours", "court")
NOT_TO_PICK: Final = No("A-1.11", "arcs-no-pick", "resource")
NOT_IN_SUPPLY: Final = No("A-1.11", "arcs-no-supply", "resource")
HAS_MARKER: Final = No("A-14.7", "arcs-no-redeclare", "ambition")

ANY_RESOURCE: Final = bit(len(RESOURCES)) - 1  # for Picking: all of them, as bits


class Granting(Decision):
    """Any own guild card, as the price of a declaration."""

    rule = "A-14.7"
    refuses: ClassVar = {"grant": NOT_TO_GRANT}

    def __init__(self, seat: Seat, ambition: Ambition, by_card: bool = False) -> None:
        super().__init__(seat)
        self.ambition = ambition
        self.by_card = by_card  # whether the card played declares it

    def offer(self, table: Table, menu: Menu) -> None:
        for card in table.guilds(self.seat):
            menu.add(A_GRANT.of(card))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        """It goes to the rival with the least power, then the ambition is declared; no stealing (A-1.11)."""
        seat, rival = self.seat, poorest_rival(table, self.seat)
        table.lose_guild(seat, action.court)
        table.set_guilds(rival, (*table.guilds(rival), action.court))
        tell(events, "grant", seat, court=action.court, rival=rival)
        playing.announce(table, seat, self.ambition, self.by_card, events)


def poorest_rival(table: Table, seat: Seat) -> Seat:
    """The rival with the least power; A-18.2: tied, the earliest in turn order."""
    rivals = [rival for rival in table.in_turn_order() if rival != seat]
    powers = [table.power(rival) for rival in rivals]
    return rivals[powers.index(min(powers))]


class Picking(Decision):
    """One of these resources, if the supply has it; perhaps none."""

    rule = "A-1.11"

    def __init__(self, seat: Seat, resources: int, optional: bool = False) -> None:
        super().__init__(seat)
        self.resources = resources  # to choose from, as bits
        self.optional = optional  # whether none will do

    def obstacle(self, table: Table, resource: Resource) -> No | None:
        """What stands against gaining this one."""
        if not self.resources & bit(resource):
            return NOT_TO_PICK
        return None if table.supply(resource) else NOT_IN_SUPPLY

    def offer(self, table: Table, menu: Menu) -> None:
        for resource in ALL_RESOURCES:
            if self.obstacle(table, resource) is None:
                menu.add(A_GAIN.of(resource))
        if self.optional:
            menu.add(A_NO)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number != A_NO:
            slots.gain(table, self.seat, action.resource, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        return self.obstacle(table, action.resource) if action.kind == "gain" else None


class FollowingUp(Decision):
    """A-18.2: the look at a hand or the secure, whichever comes first."""

    rule = "A-18.2"

    def offer(self, table: Table, menu: Menu) -> None:
        menu.add(A_FIRST_LOOK)
        menu.add(A_FIRST_SECURE)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        follow: list[Decision] = [Connecting(self.seat), hands.Looking(self.seat)]  # the look lies on top
        if action.number == A_FIRST_SECURE:
            follow.reverse()
        table.pending += follow


class Connecting(Decision):
    """The top card of the court deck is secured, without agents; A-14.2: its prelude waits."""

    def settle(self, table: Table, chance: Chance, events: Events) -> bool:
        table.pending.pop()
        card = court.draw_card(table, chance)
        if card != NO_COURT:
            tell(events, "secure", self.seat, court=card)
            court.take_card(table, self.seat, card)
        return True


# A second ambition


def why_not_redeclare(table: Table, seat: Seat) -> No | None:
    """A-18.7: before any other action, if something can be declared: there are more ambitions than markers."""
    return TOO_LATE if table.stage != OPENING else playing.why_not_declare(table, seat)


def begin_redeclaring(table: Table, seat: Seat, events: Events) -> None:
    """All own material and fuel is discarded, also if there is none; what is declared is asked next."""
    for resource in (MATERIAL, FUEL):
        slots.discard_all(table, seat, resource, events)
    table.pending.append(Redeclaring(seat))


class Redeclaring(Decision):
    """Exactly one ambition that is not declared."""

    rule = "A-14.7"
    refuses: ClassVar = {"declare": HAS_MARKER}

    def offer(self, table: Table, menu: Menu) -> None:
        for ambition in ALL_AMBITIONS:
            if not table.is_declared(ambition):
                menu.add(A_DECLARE.of(ambition))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        """It is declared, without a zero marker."""
        playing.declare(table, self.seat, action.ambition, False, events)
