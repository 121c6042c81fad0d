"""Scoring the ambitions at the end of a chapter (A-15.1 to A-15.6, A-16)."""

from __future__ import annotations

from parlour.core.event import Event
from parlour.games.arcs.cards.court import GUILD_TYPE
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.components.box import (
    AMBITIONS,
    BONUS,
    CITIES,
    FUEL,
    KEEPER,
    MARKERS,
    MATERIAL,
    PSIONIC,
    RELIC,
    TYCOON,
    TYRANT,
    WARLORD,
)
from parlour.games.arcs.state.table import CITY, KINDS, NONE, SHIP, STARPORT, Table, tell


def icons(table: Table, seat: int, resource: int) -> int:
    """A-14.1, A-13.8: tokens and guild cards of a type; a cartel holds the supply of its own."""
    found = table.tokens(seat, resource)
    for card in table.guilds[seat]:
        found += GUILD_TYPE[card] == resource
    if resource in abilities(table, seat).cartels:
        found += table.supply[resource]
    return found


def holds(table: Table, seat: int, resource: int) -> bool:
    """Whether a player has a resource, in a slot or by a cartel."""
    if table.tokens(seat, resource):
        return True
    return resource in abilities(table, seat).cartels and table.supply[resource] > 0


def count(table: Table, seat: int, ambition: int) -> int:
    """A-15.1: how much a player has of what an ambition asks for."""
    seats = table.setup.seats
    if ambition == TYCOON:
        return icons(table, seat, MATERIAL) + icons(table, seat, FUEL)
    if ambition == TYRANT:
        return sum(table.captives[seat * seats : (seat + 1) * seats])
    if ambition == WARLORD:
        return sum(table.trophies[seat * seats * KINDS : (seat + 1) * seats * KINDS])
    return icons(table, seat, RELIC if ambition == KEEPER else PSIONIC)


def standings(table: Table, ambition: int) -> list[int]:
    """The counts of all seats; with 2 players also what the tokens on the box count for (A-16.1, A-19.17)."""
    found = [count(table, seat, ambition) for seat in range(table.setup.seats)]
    return [*found, table.setup.boxes[ambition]] if table.setup.seats == 2 else found


def places(counts: list[int]) -> tuple[int, list[int]]:
    """A-15.3, A-15.4: who is first, NONE if nobody; and who takes second place.

    >>> places([4, 2, 1]), places([4, 4, 1]), places([4, 2, 2]), places([0, 0, 3])
    ((0, [1]), (-1, [0, 1]), (0, []), (2, []))
    """
    most = max(counts)
    if most == 0:
        return NONE, []
    best = [place for place, found in enumerate(counts) if found == most]
    if len(best) > 1:
        return NONE, best
    # nobody with nothing is second, as there are always two or more who might be
    rest = max([found for found in counts if found != most], default=0)
    second = [place for place, found in enumerate(counts) if found == rest]
    return best[0], second if len(second) == 1 else []


def marker_values(table: Table, ambition: int) -> tuple[int, int]:
    """A-15.2: the sums of the first and of the second values of the markers on an ambition."""
    first = second = 0
    for marker, at in enumerate(table.marker_at):
        if at == ambition:
            values = MARKERS[marker][table.flipped >> marker & 1]
            first += values[0]
            second += values[1]
    return first, second


def score(table: Table, events: list[Event] | None) -> None:
    """A-15.1 to A-15.5: power for every ambition with a marker, whoever declared it (A-6.5)."""
    for ambition in range(len(AMBITIONS)):
        if ambition not in table.marker_at:
            continue
        for seat, power in scores(table, ambition):
            gain(table, seat, ambition, power, events)


def scores(table: Table, ambition: int) -> list[tuple[int, int]]:
    """Who scores what for an ambition as things are."""
    found: list[tuple[int, int]] = []
    first_value, second_value = marker_values(table, ambition)
    first, second = places(standings(table, ambition))
    if 0 <= first < table.setup.seats:  # a third player takes places but no power
        bonus: int = BONUS[CITIES - table.cities[first]]  # once, whatever the number of markers
        humble = ambition in abilities(table, first).humble
        found.append((first, second_value if humble else first_value + bonus))
    for seat in second:
        if seat < table.setup.seats and scores_second(table, seat, ambition):
            found.append((seat, second_value))
    return found


def scores_second(table: Table, seat: int, ambition: int) -> bool:
    """Whether second place, alone or by a tie for first, is worth something to a player."""
    powers = abilities(table, seat)
    return ambition not in powers.humble and not powers.only_first


def gain(table: Table, seat: int, ambition: int, power: int, events: list[Event] | None) -> None:
    """A player gains power for an ambition."""
    table.power[seat] += power
    tell(events, "score", seat, {"ambition": AMBITIONS[ambition], "power": power})


def clean_up(table: Table) -> None:
    """A-15.6: trophies and captives go home, markers come back and the lowest unflipped one is flipped."""
    if WARLORD in table.marker_at:
        return_trophies(table)
    if TYRANT in table.marker_at:
        return_captives(table)
    table.marker_at = [NONE] * len(MARKERS)
    for marker in range(len(MARKERS)):
        if not table.flipped >> marker & 1:
            table.flipped |= 1 << marker
            break


def return_trophies(table: Table) -> None:
    """All trophies return to their owners' supplies."""
    seats = table.setup.seats
    for place, pieces in enumerate(table.trophies):
        owner, kind = place // KINDS % seats, place % KINDS
        if kind == SHIP:
            table.ships[owner] += pieces
        elif kind == CITY:
            table.cities[owner] += pieces
        elif kind == STARPORT:
            table.starports[owner] += pieces
        else:
            table.return_agents(owner, pieces)
    table.trophies = [0] * len(table.trophies)


def return_captives(table: Table) -> None:
    """All captives return to their owners' supplies."""
    seats = table.setup.seats
    for place, agents in enumerate(table.captives):
        table.return_agents(place % seats, agents)
    table.captives = [0] * len(table.captives)
