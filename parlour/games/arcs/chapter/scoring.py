"""Scoring the ambitions at the end of a chapter (A-15.1 to A-15.6, A-16)."""

from __future__ import annotations

from parlour.core.event import Events
from parlour.games.arcs.cards.deck import GUILD_TYPE
from parlour.games.arcs.components import box
from parlour.games.arcs.ids import AGENT, CITY, NONE, SHIP, STARPORT, Ambition, Resource, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell


def icons(table: Table, seat: Seat, resource: Resource) -> int:
    """A-14.1, A-13.8: tokens and guild cards of a type; a cartel holds the supply of its own."""
    found = table.tokens(seat, resource)
    for card in table.guilds(seat):
        if GUILD_TYPE[card] == resource:
            found += 1
    if resource in table.powers(seat).cartels:
        found += table.supply(resource)
    return found


def holds(table: Table, seat: Seat, resource: Resource) -> bool:
    """Whether a player has a resource, in a slot or by a cartel."""
    if table.tokens(seat, resource):
        return True
    return resource in table.powers(seat).cartels and table.supply(resource) > 0


def count(table: Table, seat: Seat, ambition: Ambition) -> int:
    """A-15.1: how much a player has of what an ambition asks for."""
    if ambition == box.TYCOON:
        return icons(table, seat, box.MATERIAL) + icons(table, seat, box.FUEL)
    if ambition == box.TYRANT:
        return sum([table.captives(seat, owner) for owner in table.setup.all_seats])
    if ambition == box.WARLORD:
        return sum([trophies_of(table, seat, owner) for owner in table.setup.all_seats])
    return icons(table, seat, box.RELIC if ambition == box.KEEPER else box.PSIONIC)


def trophies_of(table: Table, holder: Seat, owner: Seat) -> int:
    """All trophies that a player holds of another."""
    return sum([table.trophies(holder, owner, kind) for kind in (SHIP, CITY, STARPORT, AGENT)])


def standings(table: Table, ambition: Ambition) -> list[int]:
    """The counts of all seats; with 2 players also what the tokens on the box count for (A-16.1, A-19.17)."""
    found = [count(table, seat, ambition) for seat in table.setup.all_seats]
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


def marker_values(table: Table, ambition: Ambition) -> tuple[int, int]:
    """A-15.2: the sums of the first and of the second values of the markers on an ambition."""
    first = second = 0
    for marker in range(len(box.MARKERS)):
        if table.marker_at(marker) == ambition:
            values = box.MARKERS[marker][table.flipped(marker)]
            first += values[0]
            second += values[1]
    return first, second


def score(table: Table, events: Events) -> None:
    """A-15.1 to A-15.5: power for every ambition with a marker, whoever declared it (A-6.5)."""
    for ambition in box.ALL_AMBITIONS:
        if table.is_declared(ambition):
            for seat, power in scores(table, ambition):
                table.add_power(seat, power)
                tell(events, "score", seat, ambition=ambition, power=power)


def scores(table: Table, ambition: Ambition) -> list[tuple[Seat, int]]:
    """Who scores what for an ambition as things are."""
    found: list[tuple[Seat, int]] = []
    first_value, second_value = marker_values(table, ambition)
    first, second = places(standings(table, ambition))
    if 0 <= first < table.setup.seats:  # a third player takes places but no power
        winner = Seat(first)
        built = box.CITIES - table.left(winner, CITY)
        bonus: int = box.BONUS[built]  # once, whatever the number of markers
        humble = ambition in table.powers(winner).humble
        found.append((winner, second_value if humble else first_value + bonus))
    for place in second:  # alone, or by a tie for first
        if place < table.setup.seats:
            powers = table.powers(Seat(place))
            if ambition not in powers.humble and not powers.only_first:
                found.append((Seat(place), second_value))
    return found


def clean_up(table: Table) -> None:
    """A-15.6: trophies and captives go home, markers come back and the lowest unflipped one is flipped."""
    if table.is_declared(box.WARLORD):
        return_trophies(table)
    if table.is_declared(box.TYRANT):
        return_captives(table)
    for marker in range(len(box.MARKERS)):
        table.lay_marker(marker, box.NO_AMBITION)
    for marker in range(len(box.MARKERS)):
        if not table.flipped(marker):
            table.flip(marker)
            break


def return_trophies(table: Table) -> None:
    """All trophies return to their owners' supplies."""
    for holder in table.setup.all_seats:
        for owner in table.setup.all_seats:
            for kind in (SHIP, CITY, STARPORT, AGENT):
                pieces = table.trophies(holder, owner, kind)
                table.add_trophies(holder, owner, kind, -pieces)
                table.return_pieces(owner, kind, pieces)


def return_captives(table: Table) -> None:
    """All captives return to their owners' supplies."""
    for holder in table.setup.all_seats:
        for owner in table.setup.all_seats:
            agents = table.captives(holder, owner)
            table.add_captives(holder, owner, -agents)
            table.return_pieces(owner, AGENT, agents)
