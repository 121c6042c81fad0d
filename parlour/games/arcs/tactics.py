"""Moving before or after a battle, with the one action of a copy or pivot.

A move before must be followed by a legal battle. So every step of it is offered only if a battle can still follow:
where ships are that do not move, where some are left behind, or where those that move can come to.
"""

from __future__ import annotations

from parlour.games.arcs import dice, moving
from parlour.games.arcs.actions import A_NO, A_STOP, ArcsAction
from parlour.games.arcs.frames import ADVANCING, ATTACKING, CATAPULTING, MANEUVERING, MOVING, SPRINTING
from parlour.games.arcs.guilds import abilities
from parlour.games.arcs.reach import is_gate
from parlour.games.arcs.table import NONE, WIDTH, Frame, Table


def is_obliged(table: Table) -> bool:
    """Whether a battle has to follow the move that is being made."""
    frames = table.frames
    # under the move, or under what lets ships move once more
    return any(len(frames) >= -place and frames[place][0] == ATTACKING for place in (-2, -3))


def begin_advance(table: Table, seat: int) -> None:
    """First the move, then the battle."""
    table.frames.append((ATTACKING, seat))
    table.frames.append((ADVANCING, seat))


def begin_maneuver(table: Table, seat: int) -> None:
    """After the battle that begins now, a move."""
    table.frames.append((MANEUVERING, seat))


def advancing_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """The moves after which a battle can be fought."""
    seat = frame[1]
    able = abilities(table, seat).sprints
    found: list[ArcsAction] = []
    for action in moving.menu(table, seat):
        sprints = able and table.fresh[seat * WIDTH + action.system] > 0
        catapult = moving.catapults(table, seat, action.system)
        if fights_at(table, seat, action.system, table.at(seat, action.system) > 1) or reaches(
            table, seat, action.to, catapult, 0, sprints
        ):
            found.append(action)
    return found


def maneuvering_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Any move, or none."""
    return [*moving.menu(table, frame[1]), A_NO]


# Whether a battle can follow


def bound(table: Table, frame: Frame, choices: list[ArcsAction]) -> list[ArcsAction]:
    """Of the steps of a move those after which a battle that has to follow can be fought."""
    if not is_obliged(table):
        return choices
    if frame[0] == MOVING:
        return filter_counts(table, frame, choices)
    if frame[0] == CATAPULTING:
        return filter_onward(table, frame, choices)
    return filter_sprints(table, frame, choices)


def is_rival_there(table: Table, seat: int, system: int) -> bool:
    """Whether there is somebody to fight."""
    return any(table.has_piece(rival, system) for rival in range(table.setup.seats) if rival != seat)


def fights_at(table: Table, seat: int, system: int, stays: bool) -> bool:
    """Whether ships that do not move can fight: elsewhere, or here if some stay."""
    return any(battle.system != system or stays for battle in dice.battle_menu(table, seat))


def reaches(table: Table, seat: int, to: int, catapult: bool, entered: int, sprints: bool) -> bool:
    """Whether ships that enter a system can get to a rival: at once, by a catapult, or by moving again."""
    if is_rival_there(table, seat, to):
        return True
    entered |= 1 << to
    neighbours = table.setup.neighbours[to]
    if catapult and is_gate(to) and table.control(to) in (NONE, seat):
        for onward in neighbours:
            if not entered >> onward & 1 and reaches(table, seat, onward, True, entered, sprints):
                return True
    if sprints:
        again = moving.catapults(table, seat, to)
        return any(reaches(table, seat, onward, again, 0, False) for onward in neighbours)
    return False


def filter_counts(table: Table, frame: Frame, counts: list[ArcsAction]) -> list[ArcsAction]:
    """How many ships may go: all of them only if a battle is to be had elsewhere, or where they can come to."""
    _, seat, system, to, _, _, catapult, entered, chosen = frame
    sprinting = table.frames[-2][0] == SPRINTING
    if fights_at(table, seat, system, False) or reaches(table, seat, to, bool(catapult), entered, False):
        return counts
    groups = dict(moving.groups_of(table.frames[-2])) if sprinting else {}
    if any(can_sprint(table, seat, place) for place in groups if place != system):
        return counts
    waits = groups.get(system, 0) if can_sprint(table, seat, system) else 0  # fresh ships that may be left to run
    runs = sprinting and reaches(table, seat, to, bool(catapult), entered, True)  # fresh ships do
    stays = is_rival_there(table, seat, system)
    present = table.at(seat, system)
    found: list[ArcsAction] = []
    for action in counts:
        if chosen == NONE:
            most_left = present - max(action.count, 1)  # no damaged ship goes, or just one
            if (runs and action.count) or (stays and most_left) or waits > action.count:
                found.append(action)
        elif (runs and chosen) or (stays and present > chosen + action.count) or waits > chosen:
            found.append(action)
    return found


def can_sprint(table: Table, seat: int, system: int) -> bool:
    """Whether ships that may move once more from there can come to a battle."""
    again = moving.catapults(table, seat, system)
    return any(reaches(table, seat, to, again, 0, False) for to in table.setup.neighbours[system])


def filter_onward(table: Table, frame: Frame, choices: list[ArcsAction]) -> list[ArcsAction]:
    """Where a catapult may go on to, and whether it may stop."""
    _, seat, system, fresh, _, entered = frame
    sprinting = table.frames[-2][0] == SPRINTING
    groups = moving.groups_of(table.frames[-2]) if sprinting else []
    others = [place for place, _ in groups if place != system]
    found: list[ArcsAction] = []
    for action in choices:
        if action is A_STOP:
            able = bool(dice.battle_menu(table, seat)) or any(
                can_sprint(table, seat, place) for place, _ in groups
            )
        else:
            able = (
                fights_at(table, seat, system, table.at(seat, system) > 1)
                or reaches(table, seat, action.system, True, entered, sprinting and fresh > 0)
                or any(can_sprint(table, seat, place) for place in others)
                or (sprinting and fresh > 1 and can_sprint(table, seat, system))
            )
        if able:
            found.append(action)
    return found


def filter_sprints(table: Table, frame: Frame, choices: list[ArcsAction]) -> list[ArcsAction]:
    """What may move once more, and whether it may be left."""
    seat = frame[1]
    found: list[ArcsAction] = []
    for action in choices:
        if action is A_NO:
            able = bool(dice.battle_menu(table, seat))
        else:
            stays = table.at(seat, action.system) > 1
            again = moving.catapults(table, seat, action.system)
            able = fights_at(table, seat, action.system, stays) or reaches(table, seat, action.to, again, 0, False)
        if able:
            found.append(action)
    return found
