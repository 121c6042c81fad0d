"""New actions of guild cards (A-14.3): each may replace the standard action it names.

`NEW_ACTIONS` says for each of them what it replaces, what it offers and what it does; which card gives it is said
in guilds.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.core.event import Event
from parlour.games.arcs.actions import (
    A_ABDUCT,
    A_EXECUTE,
    A_GAIN,
    A_GIVE,
    A_MANUFACTURE,
    A_PRESSGANG,
    A_STOP,
    A_SYNTHESIZE,
    A_TRADE,
    ArcsAction,
)
from parlour.games.arcs.battle import hits
from parlour.games.arcs.cards import lore_actions
from parlour.games.arcs.cards.court import COURT_NAMES
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.chapter.scoring import holds, icons
from parlour.games.arcs.components.box import (
    BATTLE,
    BUILD,
    FUEL,
    INFLUENCE,
    MATERIAL,
    RESOURCES,
    SEATS,
    TAX,
    WEAPON,
)
from parlour.games.arcs.components.reach import SYSTEMS, is_gate
from parlour.games.arcs.decisions.frames import BARTERING, EXECUTING, GAINING, PRESSGANGING, TRADING
from parlour.games.arcs.state.table import AGENT, CITY, KINDS, NONE, Frame, Table, kind_of, owner_of, tell
from parlour.games.arcs.turn import planets, slots


def menu(table: Table, seat: int, allowed: int) -> list[ArcsAction]:
    """The new actions a player can take in place of these standard ones."""
    found: list[ArcsAction] = []
    for name in abilities(table, seat).actions:
        if allowed >> REPLACES[name] & 1:
            found += OFFERS[name](table, seat)
    return found


# Manufacture, synthesize


def manufacture_menu(table: Table, seat: int) -> list[ArcsAction]:
    """Always possible, even if it gains nothing."""
    return [A_MANUFACTURE]


def synthesize_menu(table: Table, seat: int) -> list[ArcsAction]:
    """Always possible, even if it gains nothing."""
    return [A_SYNTHESIZE]


def manufacture(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Gain a material."""
    tell(events, "manufacture", seat, {})
    slots.gain(table, seat, MATERIAL, events)


def synthesize(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Gain a fuel."""
    tell(events, "synthesize", seat, {})
    slots.gain(table, seat, FUEL, events)


# Pressgang


def captives_of(table: Table, seat: int) -> list[int]:
    """The colours of a player's captives."""
    seats = table.setup.seats
    return [owner for owner in range(seats) if table.captives[seat * seats + owner]]


def pressgang_menu(table: Table, seat: int) -> list[ArcsAction]:
    """A captive to return."""
    return [A_PRESSGANG[owner] for owner in captives_of(table, seat)]


def pressganging_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Any number of captives: one more, or no more."""
    return [*pressgang_menu(table, frame[1]), A_STOP]


def pressgang(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Return a captive and gain any one resource for it."""
    table.captives[seat * table.setup.seats + action.seat] -= 1
    table.return_agents(action.seat, 1)
    tell(events, "pressgang", seat, {"owner": SEATS[action.seat]})
    table.frames.append((PRESSGANGING, seat))
    table.frames.append((GAINING, seat))


def gaining_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Any resource the supply has."""
    return [A_GAIN[resource] for resource in range(len(RESOURCES)) if table.supply[resource]]


def gain(table: Table, resource: int, events: list[Event] | None) -> None:
    """The resource is chosen."""
    _, seat = table.frames.pop()
    slots.gain(table, seat, resource, events)


# Execute


def execute_menu(table: Table, seat: int) -> list[ArcsAction]:
    """A captive to kill."""
    return [A_EXECUTE[owner] for owner in captives_of(table, seat)]


def executing_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Any number of captives: one more, or no more."""
    return [*execute_menu(table, frame[1]), A_STOP]


def execute(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """A captive becomes a trophy."""
    place = seat * table.setup.seats + action.seat
    table.captives[place] -= 1
    table.trophies[place * KINDS + AGENT] += 1
    tell(events, "execute", seat, {"owner": SEATS[action.seat]})
    table.frames.append((EXECUTING, seat))


# Abduct


def abduct_menu(table: Table, seat: int) -> list[ArcsAction]:
    """Cards with rival agents, but fewer than own weapon icons."""
    weapons = icons(table, seat, WEAPON)
    return [A_ABDUCT[card] for card in table.in_row() if 0 < rival_agents(table, seat, card) < weapons]


def rival_agents(table: Table, seat: int, card: int) -> int:
    """How many agents of rivals a court card holds."""
    seats = table.setup.seats
    held = table.influence[card * seats : (card + 1) * seats]
    return sum(held) - held[seat]


def abduct(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Capture all rival agents on a court card; the loyal ones stay."""
    start = action.court * table.setup.seats
    tell(events, "abduct", seat, {"court": COURT_NAMES[action.court]})
    for owner in range(table.setup.seats):
        agents = table.influence[start + owner]
        if owner != seat and agents:
            table.influence[start + owner] = 0
            hits.capture(table, seat, owner, agents, events)


# Trade


def trade_menu(table: Table, seat: int) -> list[ArcsAction]:
    """Rival cities the player controls, where both halves of the swap are possible."""
    found: list[ArcsAction] = []
    for system in table.setup.systems:
        owners = {owner_of(code) for code in table.structures[system] if kind_of(code) == CITY} - {seat}
        if owners and table.control(system) == seat:  # speed: few systems have any
            for owner in sorted(owners):
                if takeable(table, owner, system) and givable(table, seat, owner):
                    found.append(A_TRADE[owner][system])
    return found


def takeable(table: Table, owner: int, system: int) -> list[int]:
    """The resources of the city's type, or types, that its owner has."""
    return [kind for kind in planets.types_of(table, system) if table.tokens(owner, kind)]


def givable(table: Table, seat: int, owner: int) -> list[int]:
    """The resources a player has and the other has not, before the swap; a cartel's supply is its owner's too."""
    own = {token for token in table.slots[seat] if token != NONE}
    return [token for token in sorted(own) if not holds(table, owner, token)]


def trade(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Which resource is given is asked next; at a gate, where there may be several types, first which is taken."""
    if is_gate(action.system):
        table.frames.append((BARTERING, seat, action.seat, action.system, NONE))
    else:
        table.frames.append((TRADING, seat, action.seat, action.system))
    tell(events, "trade", seat, {"owner": SEATS[action.seat], "at": SYSTEMS[action.system]})


def trading_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A resource the other does not have."""
    return [A_GIVE[resource] for resource in givable(table, frame[1], frame[2])]


def give(table: Table, resource: int, events: list[Event] | None) -> None:
    """The planet's resource for another one."""
    _, seat, owner, system = table.frames.pop()
    swap(table, seat, owner, planets.type_of(table, system), resource, events)


def bartering_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A resource of one of the gate's types, then one the other does not have."""
    _, seat, owner, system, taken = frame
    if taken == NONE:
        return [A_GAIN[kind] for kind in takeable(table, owner, system)]
    return [A_GIVE[resource] for resource in givable(table, seat, owner)]


def barter(table: Table, resource: int, events: list[Event] | None) -> None:
    """One half of the swap is chosen, or both."""
    _, seat, owner, system, taken = table.frames.pop()
    if taken == NONE:
        table.frames.append((BARTERING, seat, owner, system, resource))
    else:
        swap(table, seat, owner, taken, resource, events)


def swap(table: Table, seat: int, owner: int, taken: int, resource: int, events: list[Event] | None) -> None:
    """The swap: not stealing, not a tax."""
    slots.take(table, owner, taken)
    slots.take(table, seat, resource)
    args = {"owner": SEATS[owner], "taken": RESOURCES[taken], "given": RESOURCES[resource]}
    tell(events, "swap-resources", seat, {**args})
    slots.receive(table, seat, taken)
    slots.receive(table, owner, resource)


# which standard action each may replace, what it offers, what it does
REPLACES: Final = {
    "manufacture": BUILD,
    "synthesize": BUILD,
    "pressgang": BUILD,
    "execute": INFLUENCE,
    "abduct": BATTLE,
    "trade": TAX,
    **lore_actions.REPLACES,
}
OFFERS: Final[dict[str, Callable[[Table, int], list[ArcsAction]]]] = {
    "manufacture": manufacture_menu,
    "synthesize": synthesize_menu,
    "pressgang": pressgang_menu,
    "execute": execute_menu,
    "abduct": abduct_menu,
    "trade": trade_menu,
    **lore_actions.OFFERS,
}
DOES: Final[dict[str, Callable[[Table, int, ArcsAction, list[Event] | None], None]]] = {
    "manufacture": manufacture,
    "synthesize": synthesize,
    "pressgang": pressgang,
    "execute": execute,
    "abduct": abduct,
    "trade": trade,
    **lore_actions.DOES,
}
