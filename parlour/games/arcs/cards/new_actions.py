"""All new actions (A-14.3), by their names in the data of cards: each may replace the standard action it names."""

from __future__ import annotations

from typing import Final

from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.cards import guild_actions, lore_actions, lore_ships
from parlour.games.arcs.cards.new_action import NewAction
from parlour.games.arcs.components.box import BATTLE, BUILD, FUEL, MATERIAL, MOVE, REPAIR, TAX
from parlour.games.arcs.ids import NONE, Seat
from parlour.games.arcs.state.table import Table

_ALL: Final[tuple[NewAction, ...]] = (
    guild_actions.Produce("manufacture", BUILD, MATERIAL),
    guild_actions.Produce("synthesize", BUILD, FUEL),
    guild_actions.PRESSGANG,
    guild_actions.EXECUTE,
    guild_actions.Abduct("abduct", BATTLE),
    guild_actions.Trade("trade", TAX),
    lore_actions.Summon("summon", BUILD),
    lore_actions.Nurture("nurture", BUILD),
    lore_actions.Prune("prune", REPAIR),
    lore_actions.Annex("annex", BUILD),
    lore_ships.Fire("fire", BATTLE),
    lore_ships.Guide("guide", MOVE),
    lore_ships.Martyr("martyr", MOVE),
)
NEW_ACTIONS: Final[dict[str, NewAction]] = {action.kind: action for action in _ALL}


def offer(table: Table, seat: Seat, allowed: int, menu: Menu) -> None:
    """The new actions a player can take in place of these standard ones, which are bits."""
    for kind in table.powers(seat).actions:
        action = NEW_ACTIONS[kind]
        if allowed >> action.replaces & 1:
            action.offer(table, seat, menu)


def replaced_by(kind: str) -> int:
    """The standard action a new action may replace; NONE for what is no new action."""
    return NEW_ACTIONS[kind].replaces if kind in NEW_ACTIONS else NONE


def why_not(table: Table, seat: Seat, action: ArcsAction) -> No | None:
    """What stands against a new action: where and with what it is done."""
    return NEW_ACTIONS[action.kind].why_not(table, seat, action)


def do(table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
    """Do a new action."""
    NEW_ACTIONS[action.kind].do(table, seat, action, events)
