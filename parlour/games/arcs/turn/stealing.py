"""Stealing (A-1.11): in a raid for keys (A-12.1), or by a card's text."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_STEAL, A_STOP, A_TAKE
from parlour.games.arcs.cards.deck import GUILD_CARDS, GUILD_TYPE, KEYS
from parlour.games.arcs.chapter import scoring
from parlour.games.arcs.components.box import SEATS, SLOT_COSTS
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import NOBODY, NONE, NOTHING, Court, Resource, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import slots
from parlour.games.arcs.turn.limits import BY_RIVALS_CARD

GUARDED: Final = No("A-1.11", "arcs-no-steal-guarded")
EMPTY: Final = No("A-1.11", "arcs-no-steal-empty")
NOT_THEIRS: Final = No("A-1.11", "arcs-no-steal-whose")
EMPTY_IN_RAID: Final = No("A-12.1", "arcs-no-steal-empty")
TOO_DEAR: Final = No("A-12.1", "arcs-no-steal-cost", "cost", "keys")


def token_in(table: Table, owner: Seat, slot: int) -> Resource:
    """The resource in a slot of a player; NOTHING also where there is no such slot."""
    row = table.slots(owner)
    return row[slot] if slot < len(row) else NOTHING


def slot_obstacle(table: Table, owner: Seat, slot: int, thief: Seat) -> No | None:
    """What keeps a thief from the resource in a slot: a *cannot* of its owner's cards (A-18.1)."""
    powers = table.powers(owner)
    if powers.guards:
        return GUARDED
    if powers.trusted and scoring.holds(table, thief, token_in(table, owner, slot)):
        return BY_RIVALS_CARD
    return None


def card_obstacle(table: Table, owner: Seat, card: Court) -> No | None:
    """What keeps a thief from a guild card: one that guards keeps thieves away from everything but itself."""
    powers = table.powers(owner)
    if powers.guards and not GUILD_CARDS[card].guards:
        return GUARDED
    if powers.solidary and scoring.holds(table, owner, GUILD_TYPE[card]):
        return BY_RIVALS_CARD
    return None


def cards_to_steal(table: Table, owner: Seat) -> list[Court]:
    """The guild cards a rival can steal."""
    return [card for card in table.guilds(owner) if card_obstacle(table, owner, card) is None]


def steal(table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
    """A token changes hands, or a guild card."""
    if action.slot == NONE:
        steal_card(table, seat, action.court, events)
        return
    owner, resource = action.seat, token_in(table, action.seat, action.slot)
    slots.put(table, owner, action.slot, NOTHING)
    tell(events, "steal", seat, owner=owner, resource=resource)
    slots.receive(table, seat, resource)


def steal_card(table: Table, seat: Seat, card: Court, events: Events) -> None:
    """A guild card changes hands; one that guards is buried instead."""
    owner = holder_of(table, card)
    table.lose_guild(owner, card)
    tell(events, "take", seat, owner=owner, court=card)
    if GUILD_CARDS[card].guards:
        table.buried += (card,)  # the bottom of the court deck
        tell(events, "bury", seat, court=card)
    else:
        table.set_guilds(seat, (*table.guilds(seat), card))


def holder_of(table: Table, card: Court) -> Seat:
    """Whose a guild card is."""
    for seat in table.setup.all_seats:
        if card in table.guilds(seat):
            return seat
    return NOBODY


# Raids


class Raiding(Decision):
    """A-12.1: what the keys left can pay for; A-19.13: looked at again after each theft, and optional."""

    rule = "A-12.1"
    shows: ClassVar = {"owner": "owner", "keys": "keys"}

    def __init__(self, seat: Seat, owner: Seat, keys: int) -> None:
        super().__init__(seat)
        self.owner = owner  # who is raided
        self.keys = keys  # left

    def slot_obstacle(self, table: Table, slot: int) -> No | None:
        """What stands against stealing the resource in a slot."""
        if token_in(table, self.owner, slot) == NOTHING:
            return EMPTY_IN_RAID
        return slot_obstacle(table, self.owner, slot, self.seat) or self.too_dear(SLOT_COSTS[slot])

    def card_obstacle(self, table: Table, card: Court) -> No | None:
        """What stands against stealing a guild card of the one who is raided."""
        return card_obstacle(table, self.owner, card) or self.too_dear(KEYS[card])

    def too_dear(self, cost: int) -> No | None:
        """Whether the keys left cannot pay for it."""
        return TOO_DEAR if cost > self.keys else None

    def offer(self, table: Table, menu: Menu) -> None:
        for slot in range(len(table.slots(self.owner))):
            if self.slot_obstacle(table, slot) is None:
                menu.add(A_STEAL.at(self.owner, slot))
        for card in table.guilds(self.owner):
            if self.card_obstacle(table, card) is None:
                menu.add(A_TAKE.of(card))
        menu.add(A_STOP)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number == A_STOP:
            return
        table.pending.append(Raiding(self.seat, self.owner, self.keys - cost_of(action)))
        steal(table, self.seat, action, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.kind not in ("steal", "take"):
            return None
        by_slot = action.kind == "steal"
        owner = action.seat if by_slot else holder_of(table, action.court)
        if owner != self.owner:
            return NOT_THEIRS.by(self.rule)
        no = self.slot_obstacle(table, action.slot) if by_slot else self.card_obstacle(table, action.court)
        assert no is not None
        return no.saying(cost=cost_of(action), keys=self.keys, owner=SEATS[owner])


def cost_of(action: ArcsAction) -> int:
    """The keys a theft takes."""
    cost: int = SLOT_COSTS[action.slot] if action.slot != NONE else KEYS[action.court]
    return cost


# Thefts by a card's text


def begin(table: Table, seat: Seat, resource: Resource, count: int, optional: bool) -> None:
    """So many thefts of a resource, or of anything; whether fewer will do."""
    table.pending.append(Stealing(seat, resource, count, optional))


class Stealing(Decision):
    """A resource of a type from any rival; or any resource and any guild card."""

    rule = "A-1.11"
    shows: ClassVar = {"resource": "resource", "count": "count"}

    def __init__(self, seat: Seat, resource: Resource, count: int, optional: bool = False) -> None:
        super().__init__(seat)
        self.resource = resource  # NOTHING for anything
        self.count = count  # thefts left
        self.optional = optional

    def slot_obstacle(self, table: Table, owner: Seat, slot: int) -> No | None:
        """What stands against stealing the resource in a slot."""
        token = token_in(table, owner, slot)
        if token == NOTHING or self.resource not in (NOTHING, token):
            return EMPTY
        return slot_obstacle(table, owner, slot, self.seat)

    def offer(self, table: Table, menu: Menu) -> None:
        for owner in table.rivals(self.seat):
            for slot in range(len(table.slots(owner))):
                if self.slot_obstacle(table, owner, slot) is None:
                    menu.add(A_STEAL.at(owner, slot))
            if self.resource == NOTHING:
                for card in cards_to_steal(table, owner):
                    menu.add(A_TAKE.of(card))
        if self.optional:
            menu.add(A_STOP)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number == A_STOP:
            return
        if self.count > 1:
            table.pending.append(Stealing(self.seat, self.resource, self.count - 1, self.optional))
        steal(table, self.seat, action, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.kind == "take":
            if self.resource != NOTHING and holder_of(table, action.court) in table.rivals(self.seat):
                return self.not_now()
            return why_not_take(table, self.seat, action.court, self.rule)
        if action.kind != "steal":
            return None
        if action.seat not in table.rivals(self.seat):
            return NOT_THEIRS
        no = self.slot_obstacle(table, action.seat, action.slot)
        assert no is not None
        return no.saying(owner=SEATS[action.seat])


def why_not_take(table: Table, seat: Seat, card: Court, rule: str) -> No:
    """Why a guild card cannot be stolen from whoever has it, as this rule lets a player."""
    owner = holder_of(table, card)
    if owner not in table.rivals(seat):
        return NOT_THEIRS.by(rule)
    no = card_obstacle(table, owner, card)
    assert no is not None
    return no.saying(owner=SEATS[owner])
