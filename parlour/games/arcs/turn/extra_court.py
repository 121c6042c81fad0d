"""Influencing and securing that leaders and lore give on top of an action, or for something else."""

from __future__ import annotations

from typing import Final

from parlour.core.event import Event
from parlour.games.arcs.actions import A_INFLUENCE, A_NO, ArcsAction
from parlour.games.arcs.decisions.frames import INFLUENCING
from parlour.games.arcs.state.table import Frame, Table
from parlour.games.arcs.turn import court as securing

# How often a player influences
ONCE_IF: Final = 0  # once, or not
ONCE: Final = 1
EACH_CARD: Final = 2  # at most once on each card


def influencing_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """The cards an agent can be placed on, or none."""
    _, seat, used, often = frame
    if not table.agents[seat]:
        return []
    found = [A_INFLUENCE[card] for place, card in enumerate(table.row) if card and not used >> place & 1]
    return found if often == ONCE else [*found, A_NO]


def influence(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """An agent is placed; perhaps one more follows on another card."""
    _, seat, used, often = table.frames.pop()
    if action is A_NO:
        return
    if often == EACH_CARD:
        table.frames.append((INFLUENCING, seat, used | 1 << table.row.index(action.court), often))
    securing.influence(table, seat, action.court, events)


def leads_to_secure(table: Table, seat: int, card: int) -> bool:
    """Whether something can be secured after an agent was placed on a card."""
    place = card * table.setup.seats + seat
    table.influence[place] += 1
    able = bool(securing.secure_menu(table, seat))
    table.influence[place] -= 1
    return able


def before_securing(table: Table, seat: int) -> list[ArcsAction]:
    """An influence that a secure has to follow."""
    if not table.agents[seat]:
        return []
    return [A_INFLUENCE[card] for card in table.in_row() if leads_to_secure(table, seat, card)]


def securing_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A secure that has to be made."""
    return securing.secure_menu(table, frame[1])


def secure(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """It is made."""
    _, seat = table.frames.pop()
    securing.secure(table, seat, action.court, events)
