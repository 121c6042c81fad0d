"""All actions of a turn: the seven standard ones (A-5.2), and the new ones that cards give (A-14.3).

What a pip or a resource may be spent on is told as bits, one for each standard action.
"""

from __future__ import annotations

from typing import Final

from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bit, bits
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.battle import dice
from parlour.games.arcs.cards import guild_actions, lore_actions, lore_ships
from parlour.games.arcs.components import box
from parlour.games.arcs.ids import NONE, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import building, court, moving, taxing
from parlour.games.arcs.turn.limits import out_of_play
from parlour.games.arcs.turn.turn_action import TurnAction

_STANDARD: Final[list[TurnAction]] = []  # by their numbers
_BY_KIND: Final[dict[str, TurnAction]] = {}


def by_kind() -> dict[str, TurnAction]:
    """All of them; the new ones by their names in the data of cards, each with the standard action it may replace.

    They are made when first asked for: their modules import one another, and were not all loaded before.
    """
    if not _BY_KIND:  # speed: once is enough
        _STANDARD.extend([taxing.TAX, building.BUILD, moving.MOVE, building.REPAIR])
        _STANDARD.extend([court.INFLUENCE, court.SECURE, dice.BATTLE])
        new: list[TurnAction] = [
            guild_actions.Produce("manufacture", box.BUILD, box.MATERIAL),
            guild_actions.Produce("synthesize", box.BUILD, box.FUEL),
            guild_actions.PRESSGANG,
            guild_actions.EXECUTE,
            guild_actions.Abduct("abduct", box.BATTLE),
            guild_actions.Trade("trade", box.TAX),
            lore_actions.Summon("summon", box.BUILD),
            lore_actions.Nurture("nurture", box.BUILD),
            lore_actions.Prune("prune", box.REPAIR),
            lore_actions.Annex("annex", box.BUILD),
            lore_ships.Fire("fire", box.BATTLE),
            lore_ships.Guide("guide", box.MOVE),
            lore_ships.Martyr("martyr", box.MOVE),
        ]
        _BY_KIND.update({action.kind: action for action in _STANDARD + new})  # at once: there may be other threads
    return _BY_KIND


def offer(table: Table, seat: Seat, allowed: int, menu: Menu) -> None:
    """The standard actions among these, and the new ones that may replace them."""
    known = by_kind()
    for number in bits(allowed):
        _STANDARD[number].offer(table, seat, menu)
    for kind in table.powers(seat).actions:
        if allows(allowed, known[kind].standard):
            known[kind].offer(table, seat, menu)


def allows(allowed: int, standard: int) -> bool:
    """Whether a standard action is among these."""
    return allowed & bit(standard) != 0


def standard_of(action: ArcsAction) -> int:
    """The standard action an action is, or replaces; NONE if it is something else."""
    return by_kind()[action.kind].standard if action.kind in by_kind() else NONE


def has_action(table: Table, seat: Seat, action: ArcsAction) -> bool:
    """A-14.3: new actions only for those who have a card for it."""
    return action.kind in box.ACTIONS or action.kind in table.powers(seat).actions


def why_not(table: Table, seat: Seat, action: ArcsAction) -> No | None:
    """What stands against an action that is paid for."""
    return out_of_play(table, action) or by_kind()[action.kind].why_not(table, seat, action)


def do(table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
    """Do an action that is paid for."""
    by_kind()[action.kind].do(table, seat, action, events)
