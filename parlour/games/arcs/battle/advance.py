"""Moving before or after a battle, with the one action of a copy or pivot.

A move before must be followed by a legal battle. So every step of it is offered only if a battle can still follow:
where ships are that do not move, where some are left behind, or where those that move can come to.
"""

from __future__ import annotations

from parlour.games.arcs.actions import A_NO, A_STOP, ArcsAction
from parlour.games.arcs.battle import dice
from parlour.games.arcs.components.reach import is_gate
from parlour.games.arcs.decisions.frames import ADVANCING, ATTACKING, CATAPULTING, MANEUVERING, MOVING, SPRINTING
from parlour.games.arcs.state.table import NONE, Frame, Table
from parlour.games.arcs.turn import moving


def begin_advance(table: Table, seat: int) -> None:
    """First the move, then the battle."""
    table.frames.append((ATTACKING, seat))
    table.frames.append((ADVANCING, seat))


def begin_maneuver(table: Table, seat: int) -> None:
    """After the battle that begins now, a move."""
    table.frames.append((MANEUVERING, seat))


def advancing_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """The moves after which a battle can be fought."""
    return [action for action in moving.menu(table, frame[1]) if leads_to_battle(table, frame, action)]


def maneuvering_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Any move, or none."""
    return [*moving.menu(table, frame[1]), A_NO]


def bound(table: Table, frame: Frame, choices: list[ArcsAction]) -> list[ArcsAction]:
    """Of the steps of a move those after which a battle can be fought, if one has to follow."""
    if all(other[0] != ATTACKING for other in table.frames):
        return choices
    return [action for action in choices if leads_to_battle(table, frame, action)]


# Whether a battle can follow


def leads_to_battle(table: Table, frame: Frame, action: ArcsAction) -> bool:
    """Whether a battle can be fought after a step of a move: the step is taken, and taken back."""
    before = (table.frames, table.fresh, table.damaged, table.agents, table.captives)
    table.frames, table.fresh, table.damaged = table.frames[:], table.fresh[:], table.damaged[:]
    table.agents, table.captives = table.agents[:], table.captives[:]  # there may be a toll
    take_step(table, frame, action)
    able = can_fight(table, frame[1])
    table.frames, table.fresh, table.damaged, table.agents, table.captives = before
    return able


def take_step(table: Table, frame: Frame, action: ArcsAction) -> None:
    """One step of a move."""
    if frame[0] == ADVANCING:
        moving.begin(table, frame[1], action.system, action.to)
    elif frame[0] == MOVING:
        moving.choose(table, action.count, None)
    elif frame[0] == SPRINTING:
        moving.sprint(table, action)
    elif action is A_STOP:
        table.frames.pop()
    else:
        moving.onward(table, action.system)


def can_fight(table: Table, seat: int) -> bool:
    """Whether a battle can be fought, now or after the rest of the move."""
    top, below = table.frames[-1], table.frames[-2]
    again = top if top[0] == SPRINTING else below  # what lets ships move once more
    groups = moving.groups_of(again)  # nothing else below a move has any
    if top[0] == MOVING:
        return can_fight_on(table, top, again[0] == SPRINTING, groups)
    if dice.battle_menu(table, seat) or any(can_sprint(table, seat, place) for place, _ in groups):
        return True
    if top[0] != CATAPULTING:
        return False
    been = top[5] if top[3] + top[4] == 1 else 0  # who leaves a ship behind may go anywhere
    return reaches(table, seat, top[2], True, been, again[0] == SPRINTING and top[3] > 0)


def can_fight_on(table: Table, frame: Frame, sprinting: bool, groups: list[tuple[int, int]]) -> bool:
    """The same while it is asked how many ships go: by those that go, stay, or may move again."""
    _, seat, system, to, fresh, damaged, catapult, been, chosen = frame
    most = min(fresh, moving.most_ships(table, frame))
    least, most = (chosen, chosen) if chosen != NONE else (0 if damaged else 1, most)  # fresh ships that go
    stays = table.at(seat, system) > max(least, 1)  # at least one ship goes, fresh or damaged
    if any(battle.system != system or stays for battle in dice.battle_menu(table, seat)):
        return True
    if any(can_sprint(table, seat, place) for place, count in groups if place != system or count > least):
        return True
    # whoever can leave a ship behind later may go anywhere, a last ship not where it has been since then
    lone = most + min(damaged, moving.most_ships(table, frame) - most) == 1
    been = moving.been_to(frame, 1) if lone else 0
    return reaches(table, seat, to, bool(catapult), been, sprinting and most > 0)


def can_sprint(table: Table, seat: int, system: int) -> bool:
    """Whether ships that may move once more from there can come to a battle."""
    again = moving.catapults(table, seat, system)
    return any(reaches(table, seat, to, again, 0, False) for to in table.setup.neighbours[system])


def reaches(table: Table, seat: int, to: int, catapult: bool, been: int, sprints: bool) -> bool:
    """Whether ships that enter a system can get to a rival: at once, by a catapult, or by moving again.

    Where there is no rival none controls, so nothing stops a catapult at a gate.
    """
    if any(table.has_piece(rival, to) for rival in range(table.setup.seats) if rival != seat):
        return True
    been |= 1 << to
    if catapult and is_gate(to):
        for onward in table.setup.neighbours[to]:
            if not been >> onward & 1 and reaches(table, seat, onward, True, been, sprints):
                return True
    return sprints and can_sprint(table, seat, to)
