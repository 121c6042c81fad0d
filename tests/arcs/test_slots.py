"""Resources on the player board: nothing is lost, the dearest slots fill first, every order can be reached."""

from __future__ import annotations

import itertools
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.chance import SeededChance
from parlour.games.arcs import frames, opening, slots
from parlour.games.arcs.actions import A_KEEP
from parlour.games.arcs.box import RESOURCES, SLOT_COSTS
from parlour.games.arcs.setup import complete_options
from parlour.games.arcs.table import NONE, Table

MATERIAL, FUEL, WEAPON, RELIC = range(4)
TURN = (frames.TURN, 0)


def table_with(cities_built: int, order: list[int]) -> Table:
    """A table at which seat 0 holds these tokens, the first in the dearest slot."""
    table = Table()
    setup = opening.choose_setup(complete_options({"players": 3, "setup": "frontiers"}), SeededChance(1))
    opening.lay_out(table, setup, SeededChance(1), None)
    for resource in table.slots[0]:
        table.supply[resource] += resource != NONE
    table.cities[0] = 5 - cities_built
    table.frames = [TURN]
    table.turn = 0
    slots.lay(table, 0, order)
    for resource in order:
        table.supply[resource] -= 1
    return table


def tokens(table: Table) -> Counter[int]:
    """All tokens there are: in supply, on boards, waiting."""
    found = Counter({resource: table.supply[resource] for resource in range(len(RESOURCES))})
    for board in table.slots:
        found.update(resource for resource in board if resource != NONE)
    for frame in table.frames:
        found.update(frame[2:])  # what waits for a slot
    return found


def test_the_dearest_slot_fills_first() -> None:
    table = table_with(1, [])
    for resource in (MATERIAL, FUEL, RELIC):
        assert slots.gain(table, 0, resource, None)
    assert table.slots[0] == (MATERIAL, FUEL, RELIC, NONE, NONE, NONE)
    table = table_with(3, [])
    for resource in (MATERIAL, FUEL, RELIC):
        slots.gain(table, 0, resource, None)
    assert table.slots[0] == (MATERIAL, NONE, NONE, RELIC, NONE, FUEL)  # costs 3, 3 and 2


def test_an_empty_supply_gives_nothing() -> None:
    table = table_with(3, [])
    table.supply[RELIC] = 0
    assert not slots.gain(table, 0, RELIC, None) and slots.held(table, 0) == []


def test_what_does_not_fit_is_discarded_by_choice() -> None:
    table = table_with(0, [MATERIAL, FUEL])
    before = tokens(table)
    slots.gain(table, 0, RELIC, None)
    frame = table.frames[-1]
    assert frame == (frames.OVERFLOWING, 0, RELIC)
    assert [action.resource for action in slots.overflowing_menu(table, frame)] == [MATERIAL, FUEL, RELIC]
    slots.discard_overflow(table, MATERIAL, None)
    assert table.slots[0][:2] == (FUEL, RELIC) and table.frames == [TURN] and tokens(table) == before


@settings(deadline=None)
@given(st.integers(0, 5), st.lists(st.integers(0, 4), max_size=6), st.data())
def test_every_order_can_be_arranged_and_nothing_is_lost(
    cities: int, order: list[int], data: st.DataObject
) -> None:
    table = table_with(cities, [])
    order = order[: table.open_slots(0)]
    table = table_with(cities, order)
    before = tokens(table)
    wanted = data.draw(st.permutations(order))
    costs = sorted((SLOT_COSTS[slot] for slot in slots.open_slots(table, 0)), reverse=True)[: len(order)]
    wanted = [token for _, token in sorted(zip(costs, wanted, strict=True), key=lambda pair: (-pair[0], pair[1]))]
    distinct = {tuple(sorted(zip(costs, way, strict=True))) for way in itertools.permutations(order)}
    assert slots.can_arrange(table, 0) == (len(distinct) > 1)
    if slots.can_arrange(table, 0):
        table.frames.append((frames.ARRANGING, 0))
        assert A_KEEP in slots.arranging_menu(table, table.frames[-1])
        for resource in wanted:
            if table.frames == [TURN]:
                break
            assert resource in [action.resource for action in slots.arranging_menu(table, table.frames[-1])]
            slots.protect(table, resource, None)
        held = slots.held(table, 0)
        assert sorted(zip(costs, held, strict=True)) == sorted(zip(costs, wanted, strict=True))
    assert tokens(table) == before and table.frames == [TURN]


def ways(table: Table) -> int:
    """In how many ways the question can be answered."""
    if table.frames[-1][0] != frames.ARRANGING:
        return 1
    found = 0
    for action in slots.arranging_menu(table, table.frames[-1]):
        if action is A_KEEP:
            continue
        again = Table()
        again.setup, again.turn, again.frames = table.setup, table.turn, table.frames[:]
        again.cities, again.slots = table.cities, table.slots[:]
        slots.protect(again, action.resource, None)
        found += ways(again)
    return found


def test_nobody_is_asked_for_permutations() -> None:
    """Six tokens of five kinds in slots of cost 3, 3, 2, 1, 1, 1: each arrangement can be reached in one way."""
    order = [0, 1, 2, 3, 4, 4]
    table = table_with(3, order)
    table.frames.append((frames.ARRANGING, 0))
    costs = [3, 3, 2, 1, 1, 1]
    distinct = {tuple(sorted(zip(costs, way, strict=True))) for way in itertools.permutations(order)}
    assert ways(table) == len(distinct) == 38


@settings(deadline=None)
@given(st.integers(1, 5), st.lists(st.integers(0, 4), max_size=6))
def test_a_returning_city_covers_its_slots(cities: int, order: list[int]) -> None:
    table = table_with(cities, [])
    order = order[: table.open_slots(0)]
    table = table_with(cities, order)
    before = tokens(table)
    table.cities[0] += 1
    slots.cover_slots(table, 0)
    opened = table.open_slots(0)
    assert all(token == NONE for token in table.slots[0][opened:])
    assert len(slots.held(table, 0)) == min(len(order), opened) and tokens(table) == before
    assert table.frames[1] == (frames.ARRANGING, 0)  # asked when everything fits
    while len(table.frames) > 2:
        slots.discard_overflow(table, slots.overflowing_menu(table, table.frames[-1])[0].resource, None)
    assert tokens(table) == before and len(slots.held(table, 0)) == min(len(order), opened)
