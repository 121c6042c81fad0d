"""Working a building too hard: hit it to tax it, or to build a ship there, once more without a pip."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.actions import A_NO, A_WHOSE, PIECES, ArcsAction
from parlour.games.arcs.battle import battle, hits
from parlour.games.arcs.components.box import SEATS
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions.frames import OVERSEEING, REPEATING
from parlour.games.arcs.state.table import CITY, NONE, Frame, Table, built_mark, is_damaged, tell
from parlour.games.arcs.turn import building, outrage, planets, slots, taxing
from parlour.games.arcs.turn import court as securing


def menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """The building that was just used, if its owner has several there one of them; or none.

    Where several have a starport that could have built the ship, first whose it was.
    """
    _, seat, owner, system, kind, _ = frame
    if building.OVERWORKED in table.done:
        return []
    if owner == NONE:
        owners = building.shipyards(table, seat, system, table.built[:-1])
        return [*[A_WHOSE[owner] for owner in owners], A_NO]
    hits_here = [action for action in battle.buildings_to_hit(table, owner, system) if action.piece == kind]
    return [*hits_here, A_NO]


def answer(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """The building is hit; whatever that destroys, the action is taken again."""
    _, seat, owner, system, kind, captures = table.frames.pop()
    if action is A_NO:
        return
    if owner == NONE:
        table.built = (*table.built[:-1], built_mark(seat, action.seat, system))
        table.frames.append((OVERSEEING, seat, action.seat, system, kind, captures))
        return
    table.done += (building.OVERWORKED,)
    table.frames.append((REPEATING, seat, owner, system, kind, captures))
    types = planets.types_of(table, system)
    opened = table.open_slots(owner)
    found = battle.building_hit(table, owner, system, action)
    if owner != seat or not is_damaged(found):
        hits.hit_building(table, system, found, seat, events)  # a rival's is a trophy
    else:  # a loyal one is nobody's trophy and returns
        table.return_building(system, found)
        tell(events, "ruin", seat, {"owner": SEATS[seat], "piece": PIECES[kind], "at": SYSTEMS[system]})
    if kind == CITY and is_damaged(found):  # before anything is gained
        for resource in types:
            outrage.provoke(table, seat, resource, events)
        if owner != seat:
            securing.begin_ransack(table, seat, owner)
        if table.open_slots(owner) < opened:
            slots.cover_slots(table, owner)


def repeat(table: Table, frame: Frame, events: list[Event] | None) -> None:
    """The same once more, without a pip, even if the building is gone."""
    _, seat, owner, system, kind, captures = frame
    table.frames.pop()
    if kind == CITY:
        taxing.collect(table, seat, owner if captures else NONE, system, events)
    else:
        building.place_ship(table, seat, system, events)
