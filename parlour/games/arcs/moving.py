"""Moving ships (A-10.6) and catapults (A-10.7): from where to where, how many fresh ones, how many damaged."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.actions import A_DAMAGED, A_FRESH, A_MOVE, A_ONWARD, A_STOP, ArcsAction
from parlour.games.arcs.frames import CATAPULTING, MOVING
from parlour.games.arcs.reach import SYSTEMS, is_gate
from parlour.games.arcs.table import NONE, STARPORT, WIDTH, Frame, Table, tell


def menu(table: Table, seat: int) -> list[ArcsAction]:
    """A-10.6: from any system with loyal ships to an adjacent one."""
    found: list[ArcsAction] = []
    row = seat * WIDTH
    for system in table.setup.systems:
        if table.fresh[row + system] or table.damaged[row + system]:
            moves = A_MOVE[system]
            found += [moves[to] for to in table.setup.neighbours[system]]
    return found


def begin(table: Table, seat: int, system: int, to: int) -> None:
    """A move is chosen; how many ships go is asked next. A loyal starport gives a catapult (A-10.7)."""
    place = seat * WIDTH + system
    # a controlled rival starport gives none: a damaged loyal one does
    catapult = int(table.has_building(seat, system, STARPORT))
    table.frames.append((MOVING, seat, system, to, table.fresh[place], table.damaged[place], catapult, 0, NONE))


def moving_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """First how many fresh ships, then how many damaged; at least one ship goes."""
    fresh, damaged, chosen = frame[4], frame[5], frame[8]
    if chosen == NONE:
        return list(A_FRESH[0 if damaged else 1 : fresh + 1])
    return list(A_DAMAGED[0 if chosen else 1 : damaged + 1])


def choose(table: Table, count: int, events: list[Event] | None) -> None:
    """A number of ships is chosen; when both are, they go."""
    frame = table.frames.pop()
    if frame[8] == NONE:
        table.frames.append((*frame[:8], count))
    else:
        go(table, frame, frame[8], count, events)


def go(table: Table, frame: Frame, fresh: int, damaged: int, events: list[Event] | None) -> None:
    """The ships move; a catapult may go on from a gate no rival controls."""
    _, seat, system, to, _, _, catapult, entered, _ = frame
    # control is checked before the ships enter
    stopped = not is_gate(to) or table.control(to) not in (NONE, seat)
    left, reached = seat * WIDTH + system, seat * WIDTH + to
    table.fresh[left] -= fresh
    table.fresh[reached] += fresh
    table.damaged[left] -= damaged
    table.damaged[reached] += damaged
    tell(
        events,
        "move",
        seat,
        {"from": SYSTEMS[system], "to": SYSTEMS[to], "fresh": fresh, "damaged": damaged},
    )
    if catapult and not stopped:
        table.frames.append((CATAPULTING, seat, to, fresh, damaged, entered | 1 << to))


def catapulting_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A-10.7: on to a neighbour, or stop here; A-19.9: no system is entered twice."""
    _, _, system, _, _, entered = frame
    onward = [A_ONWARD[to] for to in table.setup.neighbours[system] if not entered >> to & 1]
    return [*onward, A_STOP]


def onward(table: Table, to: int) -> None:
    """The group goes on; ships may be left behind, none are picked up."""
    _, seat, system, fresh, damaged, entered = table.frames.pop()
    table.frames.append((MOVING, seat, system, to, fresh, damaged, 1, entered, NONE))
