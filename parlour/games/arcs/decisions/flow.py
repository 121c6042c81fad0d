"""How a game of Arcs goes on: from one decision to the next, and what follows without anybody's choice."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Event, Events
from parlour.core.menu import Menu
from parlour.core.packed import i64, vec
from parlour.games.arcs.actions import ACTIONS
from parlour.games.arcs.chapter import rounds
from parlour.games.arcs.state.table import Table


def answer(table: Table, number: i64, chance: Chance, events: Events) -> None:
    """Do what was chosen in the innermost decision."""
    table.pending.pop().choose(table, ACTIONS[number], chance, events)


def make_menu(table: Table) -> vec[i64]:
    """What can be answered to the innermost decision."""
    menu = Menu()
    if table.pending:
        table.pending[-1].offer(table, menu)
    return menu.numbers


def advance(table: Table, chance: Chance, events: Events) -> vec[i64]:
    """Go on until somebody has a choice; their menu, empty at the end of the game.

    A decision with nothing to choose from is done with, one with a single answer answers itself. But cards are
    played and turns are ended by their players.
    """
    while not table.over:  # then nothing waits any more
        if not table.pending:
            rounds.begin_round(table, events)
        decision = table.pending[-1]
        if decision.settle(table, chance, events):
            continue
        menu = Menu()
        decision.offer(table, menu)
        count = len(menu)
        if count > 1 or decision.always_asks():
            table.to_move = decision.seat
            return menu.numbers
        if count == 0:
            table.pending.pop()
            continue
        only = menu.numbers[0]
        if events is not None:  # nobody sees it, but a scenario can tell why nobody was asked
            events.append(Event("answered", decision.seat, {"action": ACTIONS[only].text}, frozenset()))
        answer(table, only, chance, events)
    return vec[i64]()
