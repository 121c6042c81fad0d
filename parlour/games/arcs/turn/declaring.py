"""What declaring an ambition costs some and gives to others, and declaring a second one."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.games.arcs.actions import (
    A_DECLARE,
    A_FIRST_LOOK,
    A_FIRST_SECURE,
    A_GAIN,
    A_GRANT,
    A_NO,
    ArcsAction,
)
from parlour.games.arcs.cards.court import COURT_NAMES
from parlour.games.arcs.components.box import AMBITIONS, FUEL, MATERIAL, RESOURCES, SEATS
from parlour.games.arcs.decisions.frames import CONNECTING, LOOKING, REDECLARING
from parlour.games.arcs.state.table import Frame, Table, tell
from parlour.games.arcs.turn import court as securing
from parlour.games.arcs.turn import playing, slots

# A guild card as the price


def granting_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Any own guild card."""
    return [A_GRANT[card] for card in table.guilds[frame[1]]]


def grant(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """It goes to the rival with the least power, then the ambition is declared; giving is no stealing (A-1.11)."""
    _, seat, ambition, by_card = table.frames.pop()
    rival = poorest_rival(table, seat)
    table.guilds[seat] = tuple([card for card in table.guilds[seat] if card != action.court])
    table.guilds[rival] += (action.court,)
    tell(events, "grant", seat, {"court": COURT_NAMES[action.court], "rival": SEATS[rival]})
    playing.announce(table, seat, ambition, bool(by_card), events)


def poorest_rival(table: Table, seat: int) -> int:
    """The rival with the least power; A-18.2: tied, the earliest in turn order."""
    rivals = [rival for rival in table.in_turn_order() if rival != seat]
    return min(rivals, key=lambda rival: table.power[rival])


# Gains


def picking_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """One of these resources, if the supply has it; perhaps none."""
    _, _, kinds, optional = frame
    found = [A_GAIN[kind] for kind in range(len(RESOURCES)) if kinds >> kind & 1 and table.supply[kind]]
    return [*found, A_NO] if optional else found


def pick(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """The resource is chosen."""
    seat = table.frames.pop()[1]
    if action is not A_NO:
        slots.gain(table, seat, action.resource, events)


def following_up_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A-18.2: the look at a hand or the secure, whichever comes first."""
    return [A_FIRST_LOOK, A_FIRST_SECURE]


def follow_up(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """Both happen, the last on the stack first."""
    _, seat = table.frames.pop()
    order = [(LOOKING, seat), (CONNECTING, seat)]
    table.frames += order if action is A_FIRST_SECURE else reversed(order)


def connect(table: Table, frame: Frame, chance: Chance, events: list[Event] | None) -> None:
    """The top card of the court deck is secured, without agents; A-14.2: its prelude waits."""
    table.frames.pop()
    card = securing.draw_card(table, chance)
    if card:
        tell(events, "secure", frame[1], {"court": COURT_NAMES[card]})
        securing.take_card(table, frame[1], card)


# A second ambition


def undeclared(table: Table) -> list[int]:
    """The ambitions without a marker."""
    return [ambition for ambition in range(len(AMBITIONS)) if ambition not in table.marker_at]


def may_redeclare(table: Table, seat: int) -> bool:
    """A-18.7: before any other action, if something can be declared: there are more ambitions than markers."""
    return table.stage == playing.OPENING and playing.may_declare(table, seat)


def begin_redeclaring(table: Table, seat: int, events: list[Event] | None) -> None:
    """All own material and fuel is discarded, also if there is none; what is declared is asked next."""
    for resource in (MATERIAL, FUEL):
        slots.discard_all(table, seat, resource, events)
    table.frames.append((REDECLARING, seat))


def redeclaring_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Exactly one that is not declared."""
    return [A_DECLARE[ambition] for ambition in undeclared(table)]


def redeclare(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """It is declared, without a zero marker."""
    _, seat = table.frames.pop()
    playing.declare(table, seat, action.ambition, False, events)
