"""Rolling battle dice and rolling some of them again, as leaders, lore and guild cards allow.

Each card's leave is used once or declined. With several of them the player says which comes next (A-18.2): a later
one may take dice that an earlier one has rolled. The dice are chosen one by one by what they show, then rolled
together.
"""

from __future__ import annotations

from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.games.arcs.actions import A_AGAIN, A_BY, A_NO, A_ROLL, ArcsAction
from parlour.games.arcs.battle import battle
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.chapter.scoring import holds, icons
from parlour.games.arcs.components.box import (
    ASSAULT,
    DICE,
    FACE_KINDS,
    FACE_NAMES,
    FACES,
    RAID,
    RESOURCES,
    SKIRMISH,
    SYMBOLS,
    WEAPON,
)
from parlour.games.arcs.decisions.frames import AFTERMATH, RECASTING
from parlour.games.arcs.state.table import NONE, WIDTH, Frame, Table, tell

# The leaves: one kind of die each, then any
ANY: Final = 3
RIGHTS: Final = (ASSAULT, SKIRMISH, RAID, ANY)
LEAVES: Final = (*DICE, "any")  # their names
KINDS: Final = len(FACE_KINDS)
_SYMBOLS: Final = tuple(FACES[die][FACE_NAMES[die].index(face)] for die, face in FACE_KINDS)
_KIND: Final = {kind: number for number, kind in enumerate(FACE_KINDS)}


def begin(
    table: Table,
    seat: int,
    defender: int,
    system: int,
    counts: tuple[int, int, int],
    chance: Chance,
    events: list[Event] | None,
) -> None:
    """Roll so many dice of each kind, then ask whether some are rolled again."""
    lying = [0] * KINDS
    for die, count in enumerate(counts):
        roll(seat, die, count, lying, chance, events)
    in_battle = table.frames[-1][0] == AFTERMATH
    leaves = sum([1 << right for right in RIGHTS if limit(table, seat, system, right, in_battle)])
    ask(table, (RECASTING, seat, defender, system, leaves, NONE, *lying, *[0] * KINDS))


def roll(
    seat: int,
    die: int,
    count: int,
    lying: list[int],
    chance: Chance,
    events: list[Event] | None,
    again: tuple[str, ...] = (),
) -> None:
    """Roll dice of a kind for all to see, and lay them with the others; `again` is what they showed before."""
    faces = [chance.draw(DICE[die], FACE_NAMES[die]) for _ in range(count)]
    for face in faces:
        lying[_KIND[die, face]] += 1
    if faces:
        tell(events, "roll", seat, {"die": DICE[die], "faces": tuple(faces), "again": again})


def ask(table: Table, frame: Frame) -> None:
    """Go on to the next leave: the only one there are dice for, or one of several; after the last to the hits."""
    _, seat, defender, system, leaves, _, *dice = frame
    usable = usable_leaves(leaves, dice)
    if usable:
        right = usable[0] if len(usable) == 1 else NONE
        table.frames.append((RECASTING, seat, defender, system, leaves, right, *dice))
        return
    symbols = [0] * len(SYMBOLS)
    for kind in range(KINDS):
        for symbol, number in enumerate(_SYMBOLS[kind]):
            symbols[symbol] += number * dice[kind]
    assault = sum([dice[kind] for kind in range(KINDS) if FACE_KINDS[kind][0] == ASSAULT])
    battle.begin(table, seat, defender, system, symbols, assault)


def usable_leaves(leaves: int, lying: list[int]) -> list[int]:
    """Those of the leaves left that there are dice for."""
    dice = {FACE_KINDS[kind][0] for kind in range(KINDS) if lying[kind]}
    return [right for right in RIGHTS if leaves >> right & 1 and (right == ANY or right in dice)]


def limit(table: Table, seat: int, system: int, right: int, in_battle: bool) -> int:
    """How many dice a leave is for; outside battles only the last one counts."""
    powers = abilities(table, seat)
    if right == ANY:
        return 3 * 6 if powers.rerolls_all else 0
    if not in_battle:
        return 0
    if right == ASSAULT:
        return table.fresh[seat * WIDTH + system] if powers.rerolls_assault else 0
    if right == SKIRMISH:
        return icons(table, seat, WEAPON) if powers.rerolls_skirmish else 0
    types = [kind for kind in range(len(RESOURCES)) if holds(table, seat, kind)]
    return len(types) if powers.rerolls_raid else 0


def menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Which leave comes next; then one more die, by what it shows, until they are rolled. Or none at all."""
    _, seat, _, system, leaves, right, *dice = frame
    lying, chosen = dice[:KINDS], dice[KINDS:]
    if right == NONE:
        return [*[A_BY[usable] for usable in usable_leaves(leaves, lying)], A_NO]
    found: list[ArcsAction] = []
    if sum(chosen) < limit(table, seat, system, right, True):
        for kind in range(KINDS):
            if lying[kind] and right in (ANY, FACE_KINDS[kind][0]):
                found.append(A_AGAIN[kind])
    return [*found, A_ROLL] if sum(chosen) else [*found, A_NO]


def answer(table: Table, action: ArcsAction, chance: Chance, events: list[Event] | None) -> None:
    """A leave or a die is chosen; or those chosen are rolled, and the next leave is asked for."""
    _, seat, defender, system, leaves, right, *dice = table.frames.pop()
    lying, chosen = dice[:KINDS], dice[KINDS:]
    if right == NONE:
        if action is A_NO:
            ask(table, (RECASTING, seat, defender, system, 0, NONE, *dice))
        else:
            table.frames.append((RECASTING, seat, defender, system, leaves, action.die, *dice))
    elif action is A_ROLL:
        before: tuple[list[str], ...] = ([], [], [])
        for (die, face), count in zip(FACE_KINDS, chosen, strict=True):
            before[die].extend([face] * count)
        for die, faces in enumerate(before):
            roll(seat, die, len(faces), lying, chance, events, tuple(faces))
        ask(table, (RECASTING, seat, defender, system, leaves & ~(1 << right), NONE, *lying, *[0] * KINDS))
    elif action is A_NO:
        ask(table, (RECASTING, seat, defender, system, leaves & ~(1 << right), NONE, *dice))
    else:
        lying[action.face] -= 1
        chosen[action.face] += 1
        table.frames.append((RECASTING, seat, defender, system, leaves, right, *lying, *chosen))
