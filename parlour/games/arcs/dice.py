"""Choosing and rolling battle dice (A-11.1 to A-11.3)."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.games.arcs.actions import A_BATTLE, A_DICE, ArcsAction
from parlour.games.arcs.box import ASSAULT, DICE, FACE_NAMES, FACES, MOST_DICE, RAID, SKIRMISH
from parlour.games.arcs.frames import DICING
from parlour.games.arcs.guilds import GUILD_CARDS
from parlour.games.arcs.reach import is_gate
from parlour.games.arcs.table import NONE, Frame, Table, owner_of, tell


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
    """A battle is chosen; the dice are asked for next."""
    table.frames.append((DICING, seat, defender, system, NONE, NONE))


def dice_limit(table: Table, seat: int, system: int) -> int:
    """A-11.2: one die for each attacking ship, damaged ones too; more by abilities."""
    limit = table.at(seat, system)
    if is_gate(system):
        for card in table.guilds[seat]:
            limit += GUILD_CARDS[card].dice_at_gates
    return limit


def may_raid(table: Table, defender: int, system: int) -> bool:
    """A-11.3: raid dice if the defender has a building there, or no building anywhere."""
    here = any(owner_of(found) == defender for found in table.structures[system])
    return here or not any(owner_of(found) == defender for found in all_buildings(table))


def all_buildings(table: Table) -> list[int]:
    """Every building on the map."""
    return [found for structures in table.structures for found in structures]


def dicing_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A-11.2: how many assault, then skirmish, then raid dice; at least one in all, at most six of a kind."""
    _, seat, defender, system, assault, skirmish = frame
    limit = dice_limit(table, seat, system)
    raids = may_raid(table, defender, system)
    if assault == NONE:
        return list(A_DICE[ASSAULT][: min(limit, MOST_DICE) + 1])
    limit -= assault
    if skirmish == NONE:
        least = 0 if assault or raids else 1  # no step that cannot be completed
        return list(A_DICE[SKIRMISH][least : min(limit, MOST_DICE) + 1])
    limit -= skirmish
    least = 0 if assault + skirmish else 1
    most = min(limit, MOST_DICE) if raids else 0
    return list(A_DICE[RAID][least : most + 1])


def roll(die: int, count: int, chance: Chance) -> list[str]:
    """The faces of so many dice of a kind."""
    return [chance.draw(DICE[die], FACE_NAMES[die]) for _ in range(count)]


def symbols(die: int, faces: list[str]) -> list[int]:
    """Self-hits, intercepts, hits, building hits and keys on dice of a kind."""
    found = [0] * 5
    for face in faces:
        for symbol, count in enumerate(FACES[die][FACE_NAMES[die].index(face)]):
            found[symbol] += count
    return found


def tell_roll(seat: int, die: int, faces: list[str], events: list[Event] | None) -> None:
    """Everybody sees the dice."""
    if faces:
        tell(events, "roll", seat, {"die": DICE[die], "faces": tuple(faces)})
