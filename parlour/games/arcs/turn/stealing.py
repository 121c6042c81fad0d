"""Stealing (A-1.11): in a raid for keys (A-12.1), or by a card's text."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.actions import A_STEAL, A_STEAL_CARD, A_STOP, ArcsAction
from parlour.games.arcs.cards.court import COURT_NAMES, GUILD_TYPE, KEYS
from parlour.games.arcs.cards.guilds import GUILD_CARDS, abilities
from parlour.games.arcs.chapter.scoring import holds
from parlour.games.arcs.components.box import RESOURCES, SEATS, SLOT_COSTS
from parlour.games.arcs.decisions.frames import RAIDING, STEALING
from parlour.games.arcs.state.table import NONE, Frame, Table, tell
from parlour.games.arcs.turn import slots


def guarded(table: Table, owner: int) -> bool:
    """Whether a card keeps thieves away from everything but itself: a *cannot* (A-18.1)."""
    return abilities(table, owner).guards


def cards_to_steal(table: Table, owner: int) -> list[int]:
    """The guild cards a rival can steal."""
    cards = table.guilds[owner]
    if not cards:  # speed: most have none
        return []  # speed: see above
    powers = abilities(table, owner)
    if not powers.guards and not powers.solidary:  # speed: few are
        return list(cards)  # speed: see above
    found = [card for card in cards if GUILD_CARDS[card].guards] if powers.guards else list(cards)
    return [card for card in found if not powers.solidary or not holds(table, owner, GUILD_TYPE[card])]


def slots_to_steal(table: Table, owner: int, thief: int) -> list[int]:
    """The slots a rival can steal a resource from."""
    powers = abilities(table, owner)
    if powers.guards:
        return []
    found = [slot for slot, token in enumerate(table.slots[owner]) if token != NONE]
    if powers.trusted:
        return [slot for slot in found if not holds(table, thief, table.slots[owner][slot])]
    return found


def steal_resource(table: Table, seat: int, owner: int, slot: int, events: list[Event] | None) -> None:
    """A token changes hands."""
    resource = table.slots[owner][slot]
    slots.put(table, owner, slot, NONE)
    tell(events, "steal", seat, {"owner": SEATS[owner], "resource": RESOURCES[resource]})
    slots.receive(table, seat, resource)


def steal_card(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """A guild card changes hands; one that guards is buried instead."""
    owner = holder_of(table, card)
    table.guilds[owner] = tuple([other for other in table.guilds[owner] if other != card])
    tell(events, "take", seat, {"owner": SEATS[owner], "court": COURT_NAMES[card]})
    if GUILD_CARDS[card].guards:
        table.buried += (card,)  # the bottom of the court deck
        tell(events, "bury", seat, {"court": COURT_NAMES[card]})
    else:
        table.guilds[seat] += (card,)


def holder_of(table: Table, card: int) -> int:
    """Whose a guild card is."""
    for seat, cards in enumerate(table.guilds):
        if card in cards:
            return seat
    return NONE


# Raids


def raiding_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A-12.1: what the keys left can pay for; A-19.13: looked at again after each theft, and optional."""
    _, thief, owner, keys = frame
    found: list[ArcsAction] = []
    for slot in slots_to_steal(table, owner, thief):
        if SLOT_COSTS[slot] <= keys:
            found.append(A_STEAL[owner][slot])
    for card in cards_to_steal(table, owner):
        if KEYS[card] <= keys:
            found.append(A_STEAL_CARD[card])
    return [*found, A_STOP]


def raid(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """One theft; the keys are spent."""
    _, seat, owner, keys = table.frames.pop()
    if action.slot != NONE:
        table.frames.append((RAIDING, seat, owner, keys - SLOT_COSTS[action.slot]))
        steal_resource(table, seat, owner, action.slot, events)
    elif action.court != NONE:
        table.frames.append((RAIDING, seat, owner, keys - KEYS[action.court]))
        steal_card(table, seat, action.court, events)


# Thefts by a card's text


def begin(table: Table, seat: int, resource: int, count: int, optional: bool) -> None:
    """So many thefts of a resource, or of anything; whether fewer will do."""
    table.frames.append((STEALING, seat, resource, count, int(optional)))


def stealing_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A resource of the type from any rival; or any resource and any guild card."""
    _, seat, resource, _, optional = frame
    found: list[ArcsAction] = []
    for owner in range(table.setup.seats):
        if owner == seat:
            continue
        for slot in slots_to_steal(table, owner, seat):
            if resource in (NONE, table.slots[owner][slot]):
                found.append(A_STEAL[owner][slot])
        if resource == NONE:
            found += [A_STEAL_CARD[card] for card in cards_to_steal(table, owner)]
    if optional:
        found.append(A_STOP)
    return found


def steal(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """One theft."""
    _, seat, resource, count, optional = table.frames.pop()
    if action is A_STOP:
        return
    if count > 1:
        table.frames.append((STEALING, seat, resource, count - 1, optional))
    if action.slot != NONE:
        steal_resource(table, seat, action.seat, action.slot, events)
    else:
        steal_card(table, seat, action.court, events)
