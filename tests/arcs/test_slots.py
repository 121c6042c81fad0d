"""Resources on the player board: nothing is lost, the dearest slots fill first, every order can be reached."""

from __future__ import annotations

import itertools
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.chance import NoChance
from parlour.games.arcs.actions import A_KEEP, ACTIONS
from parlour.games.arcs.components.box import ALL_RESOURCES, FUEL, MATERIAL, RELIC, RESOURCES, SLOT_COSTS
from parlour.games.arcs.decisions import flow, forms
from parlour.games.arcs.ids import CITY, NOTHING, Resource
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import slots
from parlour.games.arcs.turn.slots import Arranging, Overflowing
from tests.arcs.test_moving import RED, answer, asked, is_done, reach

TOKENS = 5
resources = st.sampled_from(ALL_RESOURCES)


def table_with(cities_built: int, order: list[Resource]) -> Table:
    """A table at which red holds these tokens in its turn, the first in the dearest slot."""
    table = reach()
    table.add_left(RED, CITY, -cities_built)
    for resource in ALL_RESOURCES:
        table.add_supply(resource, TOKENS - order.count(resource))
    slots.lay(table, RED, order)
    return table


def tokens(table: Table) -> Counter[int]:
    """All tokens there are: in supply, on boards, waiting."""
    found = Counter[int]({resource: table.supply(resource) for resource in ALL_RESOURCES})
    for seat in table.setup.all_seats:
        found.update(resource for resource in table.slots(seat) if resource != NOTHING)
    for decision in table.pending:
        if isinstance(decision, Overflowing):
            found.update(decision.waiting)
    return found


def test_the_dearest_slot_fills_first() -> None:
    table = table_with(1, [])
    for resource in (MATERIAL, FUEL, RELIC):
        assert slots.gain(table, RED, resource, None)
    assert table.slots(RED) == (MATERIAL, FUEL, RELIC, NOTHING, NOTHING, NOTHING)
    table = table_with(3, [])
    for resource in (MATERIAL, FUEL, RELIC):
        slots.gain(table, RED, resource, None)
    assert table.slots(RED) == (MATERIAL, NOTHING, NOTHING, RELIC, NOTHING, FUEL)  # costs 3, 3 and 2


def test_an_empty_supply_gives_nothing() -> None:
    table = table_with(3, [])
    table.add_supply(RELIC, -TOKENS)
    assert not slots.gain(table, RED, RELIC, None) and slots.held(table, RED) == []


def test_what_does_not_fit_is_discarded_by_choice() -> None:
    table = table_with(0, [MATERIAL, FUEL])
    before = tokens(table)
    slots.gain(table, RED, RELIC, None)
    assert forms.write(table.pending[-1]) == ["overflowing", RED, RELIC]
    assert asked(table) == ["discard material", "discard fuel", "discard relic"]
    answer(table, "discard material")
    assert table.slots(RED)[:2] == (FUEL, RELIC) and is_done(table) and tokens(table) == before


@settings(deadline=None)
@given(st.integers(0, 5), st.lists(resources, max_size=6), st.data())
def test_every_order_can_be_arranged_and_nothing_is_lost(
    cities: int, order: list[Resource], data: st.DataObject
) -> None:
    order = order[: table_with(cities, []).open_slots(RED)]
    table = table_with(cities, order)
    before = tokens(table)
    wanted = data.draw(st.permutations(order))
    costs = sorted((SLOT_COSTS[slot] for slot in slots.open_slots(table, RED)), reverse=True)[: len(order)]
    wanted = [token for _, token in sorted(zip(costs, wanted, strict=True), key=lambda pair: (-pair[0], pair[1]))]
    distinct = {tuple(sorted(zip(costs, way, strict=True))) for way in itertools.permutations(order)}
    assert slots.can_arrange(table, RED) == (len(distinct) > 1)
    if slots.can_arrange(table, RED):
        table.pending.append(Arranging(RED))
        assert asked(table)[-1] == "keep"
        for resource in wanted:
            if is_done(table):
                break
            answer(table, f"protect {RESOURCES[resource]}")
        held = slots.held(table, RED)
        assert sorted(zip(costs, held, strict=True)) == sorted(zip(costs, wanted, strict=True))
    assert tokens(table) == before and is_done(table)


def ways(order: list[Resource], chosen: tuple[Resource, ...] = ()) -> int:
    """In how many ways it can be said how these tokens are to lie, from what has been chosen on."""
    table = table_with(3, order)
    table.pending.append(Arranging(RED, chosen))
    found = 0
    for number in flow.make_menu(table):
        if number == A_KEEP:
            continue
        again = table_with(3, order)
        Arranging(RED, chosen).choose(again, ACTIONS[number], NoChance(), None)
        found += 1 if is_done(again) else ways(order, (*chosen, ACTIONS[number].resource))
    return found


def test_nobody_is_asked_for_permutations() -> None:
    """Six tokens of five kinds in slots of cost 3, 3, 2, 1, 1, 1: each arrangement can be reached in one way."""
    order = [*ALL_RESOURCES, ALL_RESOURCES[-1]]
    costs = [3, 3, 2, 1, 1, 1]
    distinct = {tuple(sorted(zip(costs, way, strict=True))) for way in itertools.permutations(order)}
    assert ways(order) == len(distinct) == 38


@settings(deadline=None)
@given(st.integers(1, 5), st.lists(resources, max_size=6))
def test_a_returning_city_covers_its_slots(cities: int, order: list[Resource]) -> None:
    order = order[: table_with(cities, []).open_slots(RED)]
    table = table_with(cities, order)
    before, were_open, waiting = tokens(table), table.open_slots(RED), len(table.pending)
    table.add_left(RED, CITY, 1)
    slots.cover_slots(table, RED, were_open)
    opened = table.open_slots(RED)
    if opened == were_open:
        assert len(table.pending) == waiting and tokens(table) == before  # nothing was covered
        return
    assert all(token == NOTHING for token in table.slots(RED)[opened:])
    assert len(slots.held(table, RED)) == min(len(order), opened) and tokens(table) == before
    assert forms.write(table.pending[1]) == ["arranging", RED]  # asked when everything fits
    while len(table.pending) > 2:
        answer(table, asked(table)[0])
    assert tokens(table) == before and len(slots.held(table, RED)) == min(len(order), opened)
