"""What leaders and lore do at a battle besides the dice: before they are taken, and after everything."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.actions import A_FRESH, A_MOVE, A_NO, PIECES, ArcsAction
from parlour.games.arcs.battle import battle, hits
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions.frames import AFTERMATH, INFLUENCING, RAILING, SENSING
from parlour.games.arcs.state.table import KINDS, NONE, SHIP, STARPORT, WIDTH, Frame, Table, kind_of, tell
from parlour.games.arcs.turn import moving


def begin_aftermath(table: Table, seat: int, defender: int, system: int) -> None:
    """What has to be known after the battle is noted before it."""
    all_fresh = int(not table.damaged[seat * WIDTH + system])
    table.frames.append((AFTERMATH, seat, defender, system, all_fresh, trophies_of(table, seat, defender)))


def trophies_of(table: Table, seat: int, owner: int) -> int:
    """How many trophies a player holds of another."""
    start = (seat * table.setup.seats + owner) * KINDS
    return sum(table.trophies[start : start + KINDS])


def begin(table: Table, seat: int, defender: int, system: int) -> None:
    """Before the dice are taken: first railguns, then ships that join, as the attacker would order it (A-18.2)."""
    powers = abilities(table, defender)
    if powers.senses:
        table.frames.append((SENSING, defender, seat, system, 0, NONE))
    if powers.railguns and table.fresh[defender * WIDTH + system]:
        table.frames.append((RAILING, seat, defender, system))


def railing_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """The attacker chooses which ship is hit."""
    return battle.ships_to_hit(table, frame[1], frame[3])


def hit_by_railguns(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """One hit on an attacking ship."""
    _, seat, defender, system = table.frames.pop()
    hits.hit_ship(table, seat, system, action.damaged, defender, events)


# Ships that join


def sensing_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """From where fresh ships come next, each neighbour once, or from nowhere else; then how many."""
    _, seat, attacker, system, used, place = frame
    if not table.at(attacker, system):
        return []
    row = seat * WIDTH
    if place == NONE:
        near = [other for other in table.setup.neighbours[system] if table.fresh[row + other]]
        return [*[A_MOVE[other][system] for other in near if not used >> other & 1], A_NO]
    most = abilities(table, seat).most_ships
    fresh = table.fresh[row + place]
    return list(A_FRESH[1 : (min(fresh, most) if most else fresh) + 1])


def sense(table: Table, action: ArcsAction, events: list[Event] | None) -> None:
    """They come; from every neighbour it is a move of its own (A-10.6), with its toll, but never a catapult."""
    _, seat, attacker, system, used, place = table.frames.pop()
    if action is A_NO:
        return
    if place == NONE:
        table.frames.append((SENSING, seat, attacker, system, used, action.system))
        return
    holder = table.control(system)
    moving.shift(table, seat, place, system, action.count, 0)
    moving.tell_move(seat, place, system, action.count, 0, events)
    moving.pay_toll(table, seat, holder, system, events)
    table.frames.append((SENSING, seat, attacker, system, used | 1 << place, NONE))


# Afterwards


def aftermath(table: Table, frame: Frame, events: list[Event] | None) -> None:
    """Repairs, the attacker's first; then a defender who lost something may influence."""
    _, seat, defender, system, _, before = frame
    table.frames.pop()
    if abilities(table, seat).repairs_attacker:
        repair_ships(table, seat, system, 1, events)
    for player in (seat, defender):
        if abilities(table, player).repairs_by_starports:
            repair_ships(table, player, system, controlled_starports(table, player), events)
    if abilities(table, defender).beloved and trophies_of(table, seat, defender) > before:
        table.frames.append((INFLUENCING, defender, 0, 0))


def controlled_starports(table: Table, seat: int) -> int:
    """Starports on the map in systems a player controls, whosever they are."""
    found = 0
    for system in table.setup.systems:
        starports = [code for code in table.structures[system] if kind_of(code) == STARPORT]
        if starports and table.control(system) == seat:  # speed: few systems have any
            found += len(starports)
    return found


def repair_ships(table: Table, seat: int, system: int, count: int, events: list[Event] | None) -> None:
    """So many damaged ships there are set upright, as far as there are any (A-1.7)."""
    place = seat * WIDTH + system
    for _ in range(min(count, table.damaged[place])):
        table.damaged[place] -= 1
        table.fresh[place] += 1
        tell(events, "repair", seat, {"piece": PIECES[SHIP], "at": SYSTEMS[system]})
