"""Choosing and rolling battle dice (A-11.1 to A-11.4)."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.games.arcs.actions import A_BATTLE, A_DICE, A_NO, A_REROLL, ArcsAction
from parlour.games.arcs.battle import around as meeting
from parlour.games.arcs.battle import battle
from parlour.games.arcs.battle import rerolls as recasting
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.chapter.scoring import icons
from parlour.games.arcs.components.box import (
    ASSAULT,
    DICE,
    FACE_NAMES,
    FACES,
    HIT,
    MOST_DICE,
    RAID,
    SEATS,
    SKIRMISH,
    SYMBOLS,
    WEAPON,
)
from parlour.games.arcs.components.reach import SYSTEMS, is_gate
from parlour.games.arcs.decisions.frames import DICING, REROLLING
from parlour.games.arcs.state.table import NONE, OUTSIDE, STARPORT, Frame, Table, building, owner_of, tell


def battle_menu(table: Table, seat: int) -> list[ArcsAction]:
    """A-11.1: a system with loyal ships, and a rival with pieces there."""
    found: list[ArcsAction] = []
    for system in table.setup.systems:
        if table.at(seat, system):
            for rival in range(table.setup.seats):
                if rival != seat and table.has_piece(rival, system):
                    found.append(A_BATTLE[rival][system])
    return found


def begin(table: Table, seat: int, defender: int, system: int) -> None:
    """A battle is chosen; the dice are asked for next, unless somebody has something to do before."""
    if table.setup.leaders:  # speed: nobody else has anything to do then
        meeting.begin_aftermath(table, seat, defender, system)
    table.frames.append((DICING, seat, defender, system, NONE, NONE))
    if table.setup.leaders:  # speed: see above
        meeting.begin(table, seat, defender, system)


def dice_limit(table: Table, seat: int, system: int) -> int:
    """A-11.2: one die for each attacking ship, damaged ones too; more by modifiers of battles (A-14.4)."""
    powers = abilities(table, seat)
    limit = table.at(seat, system) + powers.extra_dice
    return limit + powers.dice_at_gates if is_gate(system) else limit


def dice_least(table: Table, seat: int) -> int:
    """A-11.2, A-19.10: at least one die; those that some always take on top of the chosen ones."""
    return max(1, abilities(table, seat).extra_dice)


def raid_limit(table: Table, seat: int, defender: int, system: int) -> int:
    """A-11.3: raid dice if the defender has a building there, or no building anywhere."""
    theirs = [found & ~OUTSIDE for found in table.structures[system] if owner_of(found) == defender]
    if building(defender, STARPORT, False) in theirs and abilities(table, defender).harbors:
        return 0
    here = bool(theirs)
    if here or not any(owner_of(found) == defender for found in all_buildings(table)):
        return MOST_DICE
    return 1 if abilities(table, seat).one_raid_die else 0


def all_buildings(table: Table) -> list[int]:
    """Every building on the map."""
    return [found for structures in table.structures for found in structures]


def dicing_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A-11.2: how many assault, then skirmish, then raid dice; at least one in all, at most six of a kind."""
    _, seat, defender, system, assault, skirmish = frame
    if not table.at(seat, system):  # no attacking ship is left, so no die can be taken
        return []
    limit = dice_limit(table, seat, system)
    raids = raid_limit(table, seat, defender, system)
    needed = dice_least(table, seat)
    skirmishing = abilities(table, seat).more_skirmish
    if assault == NONE:
        return list(A_DICE[ASSAULT][: min(limit // 2 if skirmishing else limit, MOST_DICE) + 1])
    limit -= assault
    if skirmish == NONE:
        least = max(0, needed - assault - min(raids, limit))  # no step that cannot be completed
        if skirmishing:
            least = max(least, assault)
        return list(A_DICE[SKIRMISH][least : min(limit, MOST_DICE) + 1])
    limit -= skirmish
    least = max(0, needed - assault - skirmish)
    return list(A_DICE[RAID][least : min(limit, raids) + 1])


def choose(table: Table, count: int, chance: Chance, events: list[Event] | None) -> None:
    """A number of dice is chosen; after the raid dice all are rolled."""
    frame = table.frames.pop()
    _, seat, defender, system, assault, skirmish = frame
    if assault == NONE:
        table.frames.append((DICING, seat, defender, system, count, NONE))
    elif skirmish == NONE:
        table.frames.append((DICING, seat, defender, system, assault, count))
    else:
        roll_all(table, frame, (assault, skirmish, count), chance, events)


def roll_all(
    table: Table, frame: Frame, counts: tuple[int, int, int], chance: Chance, events: list[Event] | None
) -> None:
    """A-11.4: roll; whoever may roll skirmish dice again is asked first."""
    _, seat, defender, system, *_ = frame
    tell(events, "battle", seat, {"owner": SEATS[defender], "at": SYSTEMS[system]})
    if table.setup.leaders:
        recasting.begin(table, seat, defender, system, counts, chance, events)
        return
    rolled = [roll(seat, die, count, chance, events) for die, count in enumerate(counts)]
    symbols = [sum(found) for found in zip(*rolled, strict=True)]
    again = rolled[SKIRMISH][HIT]
    blanks = counts[SKIRMISH] - again
    if counts[SKIRMISH] and rerolls(table, seat):  # speed: nobody is asked otherwise, as there is one answer
        symbols[HIT] -= again
        table.frames.append((REROLLING, seat, defender, system, blanks, again, *symbols))
    else:
        battle.begin(table, seat, defender, system, symbols, counts[ASSAULT])


def roll(
    seat: int,
    die: int,
    count: int,
    chance: Chance,
    events: list[Event] | None,
    again: tuple[str, ...] = (),
) -> list[int]:
    """Roll so many dice of a kind, for all to see: self-hits, intercepts, hits, building hits and keys.

    `again` is what they showed before, if they are rolled again.
    """
    faces = [chance.draw(DICE[die], FACE_NAMES[die]) for _ in range(count)]
    found = [0] * len(SYMBOLS)
    for face in faces:
        for symbol, number in enumerate(FACES[die][FACE_NAMES[die].index(face)]):
            found[symbol] += number
    if faces:
        tell(events, "roll", seat, {"die": DICE[die], "faces": tuple(faces), "again": again})
    return found


# Rolling again


def rerolls(table: Table, seat: int) -> int:
    """How many skirmish dice may be rolled again: as many as own weapon icons, with a card that says so."""
    return icons(table, seat, WEAPON) if abilities(table, seat).rerolls_skirmish else 0


def rerolling_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """So many blank dice and so many hits, or none."""
    _, seat, _, _, blanks, again, *_ = frame
    limit = rerolls(table, seat)
    found: list[ArcsAction] = []
    for blank in range(min(blanks, limit) + 1):
        for hit in range(min(again, limit - blank) + 1):
            if blank + hit:
                found.append(A_REROLL[blank][hit])
    return [*found, A_NO]


def reroll(table: Table, action: ArcsAction, chance: Chance, events: list[Event] | None) -> None:
    """Once a battle; then the symbols are resolved."""
    _, seat, defender, system, _, again, *symbols = table.frames.pop()
    symbols[HIT] += again
    if action is not A_NO:
        symbols[HIT] -= action.hits
        before = ("blank",) * action.count + ("hit",) * action.hits
        symbols[HIT] += roll(seat, SKIRMISH, len(before), chance, events, before)[HIT]
    battle.begin(table, seat, defender, system, symbols, 0)
