"""Rolling battle dice and rolling some of them again, as leaders, lore and guild cards allow.

Each card's leave is asked for once, one after the other: assault, skirmish and raid dice, then any dice. The dice
are chosen one by one by what they show, then rolled together.
"""

from __future__ import annotations

from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.games.arcs import battle
from parlour.games.arcs.actions import A_AGAIN, A_NO, A_ROLL, ArcsAction
from parlour.games.arcs.box import (
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
from parlour.games.arcs.frames import AFTERMATH, RECASTING
from parlour.games.arcs.guilds import abilities
from parlour.games.arcs.scoring import holds, icons
from parlour.games.arcs.table import WIDTH, Frame, Table, tell

# Whose leave is asked for, in this order: one kind of die each, then any
ANY: Final = 3
RIGHTS: Final = (ASSAULT, SKIRMISH, RAID, ANY)
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
    ask(table, (RECASTING, seat, defender, system, ASSAULT, *lying, *[0] * KINDS))


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
    """Go on to the next leave; without dice for it nobody is asked. After the last the battle goes on."""
    _, seat, defender, system, right, *dice = frame
    in_battle = table.frames[-1][0] == AFTERMATH
    while right <= ANY:
        if limit(table, seat, system, right, in_battle):
            table.frames.append((RECASTING, seat, defender, system, right, *dice))
            return
        right += 1
    symbols = [0] * len(SYMBOLS)
    for kind in range(KINDS):
        for symbol, number in enumerate(_SYMBOLS[kind]):
            symbols[symbol] += number * dice[kind]
    assault = sum([dice[kind] for kind in range(KINDS) if FACE_KINDS[kind][0] == ASSAULT])
    battle.begin(table, seat, defender, system, symbols, assault)


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
    """One more die, by what it shows; then they are rolled. Or none at all."""
    _, seat, _, system, right, *dice = frame
    lying, chosen = dice[:KINDS], dice[KINDS:]
    found: list[ArcsAction] = []
    if sum(chosen) < limit(table, seat, system, right, True):
        for kind in range(KINDS):
            if lying[kind] and right in (ANY, FACE_KINDS[kind][0]):
                found.append(A_AGAIN[kind])
    return [*found, A_ROLL] if sum(chosen) else [*found, A_NO]


def answer(table: Table, action: ArcsAction, chance: Chance, events: list[Event] | None) -> None:
    """A die is chosen; or those chosen are rolled, and the next leave is asked for."""
    _, seat, defender, system, right, *dice = table.frames.pop()
    lying, chosen = dice[:KINDS], dice[KINDS:]
    if action is A_ROLL:
        before: tuple[list[str], ...] = ([], [], [])
        for (die, face), count in zip(FACE_KINDS, chosen, strict=True):
            before[die].extend([face] * count)
        for die, faces in enumerate(before):
            roll(seat, die, len(faces), lying, chance, events, tuple(faces))
        ask(table, (RECASTING, seat, defender, system, right + 1, *lying, *[0] * KINDS))
    elif action is A_NO:
        ask(table, (RECASTING, seat, defender, system, right + 1, *lying, *[0] * KINDS))
    else:
        lying[action.face] -= 1
        chosen[action.face] += 1
        table.frames.append((RECASTING, seat, defender, system, right, *lying, *chosen))
