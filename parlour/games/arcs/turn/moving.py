"""Moving ships (A-10.6) and catapults (A-10.7): from where to where, how many fresh ones, how many damaged."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.actions import A_DAMAGED, A_FRESH, A_MOVE, A_NO, A_ONWARD, A_STOP, ArcsAction
from parlour.games.arcs.battle import hits
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.components.reach import SYSTEMS, is_gate
from parlour.games.arcs.decisions.frames import CATAPULTING, MOVING, SPRINTING
from parlour.games.arcs.state.table import NONE, STARPORT, WIDTH, Frame, Table, building, kind_of, tell


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
    """A move is chosen; how many ships go is asked next. Some may move once more afterwards."""
    if abilities(table, seat).sprints:
        table.frames.append((SPRINTING, seat))
    place = seat * WIDTH + system
    gather(table, seat, system, to, table.fresh[place], table.damaged[place])


def gather(table: Table, seat: int, system: int, to: int, fresh: int, damaged: int) -> None:
    """So many ships can go, perhaps by a catapult (A-10.7)."""
    catapult = int(catapults(table, seat, system))
    table.frames.append((MOVING, seat, system, to, fresh, damaged, catapult, 0, NONE))


def catapults(table: Table, seat: int, system: int) -> bool:
    """A-10.7: a loyal starport gives a catapult, a controlled rival one does not; A-19.9: a damaged one does."""
    powers = abilities(table, seat)
    if powers.catapults_at_gates:  # and from starports they cannot
        return is_gate(system)
    if powers.catapults_at_rivals:
        return any(kind_of(found) == STARPORT for found in table.structures[system])
    return table.has_building(seat, system, STARPORT)


def moving_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """First how many fresh ships, then how many damaged; at least one ship goes."""
    fresh, damaged, chosen = frame[4], frame[5], frame[8]
    most = most_ships(table, frame)
    if chosen == NONE:
        return list(A_FRESH[0 if damaged else 1 : min(fresh, most) + 1])
    return list(A_DAMAGED[0 if chosen else 1 : min(damaged, most - chosen) + 1])


def most_ships(table: Table, frame: Frame) -> int:
    """How many ships may go at most: all of them, but for a leader, and where a catapult comes back (A-19.9)."""
    most = frame[4] + frame[5] - comes_back(frame)
    limit = abilities(table, frame[1]).most_ships if table.setup.leaders else 0  # speed: nobody else has one
    return min(most, limit) if limit else most


def comes_back(frame: Frame) -> bool:
    """A-19.9: whether a catapult goes to where it has been since it last left a ship behind: now it has to."""
    return bool(frame[7] >> frame[3] & 1)


def choose(table: Table, count: int, events: list[Event] | None) -> None:
    """A number of ships is chosen; when both are, they go."""
    frame = table.frames.pop()
    if frame[8] == NONE:
        table.frames.append((*frame[:8], count))
    else:
        go(table, frame, frame[8], count, events)


def go(table: Table, frame: Frame, fresh: int, damaged: int, events: list[Event] | None) -> None:
    """The ships move; a catapult may go on from a gate no rival controls."""
    _, seat, system, to, _, _, catapult, _, _ = frame
    holder = table.control(to)  # control is checked before the ships enter
    stopped = not is_gate(to) or holder not in (NONE, seat)
    shift(table, seat, system, to, fresh, damaged)
    tell_move(seat, system, to, fresh, damaged, events)
    if table.setup.leaders:  # speed: tolls and sprints come with lore
        pay_toll(table, seat, holder, to, events)
        if table.frames[-1][0] == SPRINTING:
            note(table, system, to, fresh)
    if catapult and not stopped:
        table.frames.append((CATAPULTING, seat, to, fresh, damaged, been_to(frame, fresh + damaged)))


def been_to(frame: Frame, going: int) -> int:
    """A-19.9: where a catapult has been since it last left a ship behind, the system it enters included."""
    _, _, system, to, fresh, damaged, _, been, _ = frame
    begins = been == 0 or going < fresh + damaged  # at the start, and wherever a ship is left behind
    return (1 << system if begins else been) | 1 << to


def shift(table: Table, owner: int, system: int, to: int, fresh: int, damaged: int) -> None:
    """Ships go from one system to another."""
    left, reached = owner * WIDTH + system, owner * WIDTH + to
    table.fresh[left] -= fresh
    table.fresh[reached] += fresh
    table.damaged[left] -= damaged
    table.damaged[reached] += damaged


def tell_move(seat: int, system: int, to: int, fresh: int, damaged: int, events: list[Event] | None) -> None:
    """Say what moved."""
    args: dict[str, str | int] = {"from": SYSTEMS[system], "to": SYSTEMS[to], "fresh": fresh, "damaged": damaged}
    tell(events, "move", seat, {**args})


def pay_toll(table: Table, seat: int, holder: int, to: int, events: list[Event] | None) -> None:
    """Who moves into a gate that a rival held before (NONE: nobody) may lose an agent there."""
    if holder in (NONE, seat) or not is_gate(to) or not abilities(table, holder).tolls:
        return
    if building(holder, STARPORT, False) in bare(table, to) and table.agents[seat]:
        table.agents[seat] -= 1
        hits.capture(table, holder, seat, 1, events)


def bare(table: Table, system: int) -> list[int]:
    """The buildings of a system, whether they stand in slots or not."""
    return [found & 15 for found in table.structures[system]]


def catapulting_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A-10.7: on to a neighbour, or stop here; A-19.9: back only if a ship can be left behind."""
    _, _, system, fresh, damaged, been = frame
    lone = fresh + damaged == 1
    onward = [A_ONWARD[to] for to in table.setup.neighbours[system] if not lone or not been >> to & 1]
    return [*onward, A_STOP]


def onward(table: Table, to: int) -> None:
    """The group goes on; ships may be left behind, none are picked up."""
    _, seat, system, fresh, damaged, been = table.frames.pop()
    table.frames.append((MOVING, seat, system, to, fresh, damaged, 1, been, NONE))


# Once more


def note(table: Table, system: int, to: int, fresh: int) -> None:
    """Where the fresh ships of a move are now: some may have gone on from where they came to."""
    _, seat, *pairs = table.frames[-1]
    groups = dict(zip(pairs[::2], pairs[1::2], strict=True))
    if system in groups:
        groups[system] -= fresh
    groups[to] = groups.get(to, 0) + fresh
    flat = [number for pair in groups.items() for number in pair]
    table.frames[-1] = (SPRINTING, seat, *flat)


def groups_of(frame: Frame) -> list[tuple[int, int]]:
    """Systems, and how many fresh ships just came there."""
    return [(frame[place], frame[place + 1]) for place in range(2, len(frame), 2) if frame[place + 1]]


def sprinting_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """One of the groups may move once more."""
    found: list[ArcsAction] = []
    for system, _ in groups_of(frame):
        found += [A_MOVE[system][to] for to in table.setup.neighbours[system]]
    return [*found, A_NO]


def sprint(table: Table, action: ArcsAction) -> None:
    """Fresh ships of the group go on; there is no third move."""
    frame = table.frames.pop()
    if action is not A_NO:
        fresh = dict(groups_of(frame))[action.system]
        gather(table, frame[1], action.system, action.to, fresh, 0)
