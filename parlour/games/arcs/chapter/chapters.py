"""The end of a chapter (A-15), the next one (A-15.8), the end of the game (A-15.7), concession (A-18.4)."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.core.game import Outcome
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.chapter import hands, scoring
from parlour.games.arcs.components.box import CHAPTERS
from parlour.games.arcs.decisions.frames import NEXT_CHAPTER, OVERFLOWING, REFILLING
from parlour.games.arcs.state import layout as opening
from parlour.games.arcs.state.table import NONE, Table, tell
from parlour.games.arcs.turn import slots


def end_chapter(table: Table, events: list[Event] | None) -> None:
    """A-15.1 to A-15.7: score, return what is returned, and look whether the game is over."""
    tell(events, "chapter-end", table.initiative, {"chapter": table.chapter})
    scoring.score(table, events)
    close_cartels(table, events)
    waste(table, events)
    opened = [table.open_slots(seat) for seat in range(table.setup.seats)]
    scoring.clean_up(table)
    if table.chapter == CHAPTERS or max(table.power) >= table.setup.power_to_end:
        finish(table, events)
        return
    table.frames.append((NEXT_CHAPTER,))
    for seat in reversed(table.in_turn_order()):  # asked in turn order
        if table.open_slots(seat) < opened[seat]:
            slots.cover_slots(table, seat)


def close_cartels(table: Table, events: list[Event] | None) -> None:
    """After every scoring the rivals of a cartel discard their tokens of its resource."""
    for owner in table.in_turn_order():
        for resource in abilities(table, owner).cartels:
            for seat in range(table.setup.seats):
                if seat != owner:
                    slots.discard_all(table, seat, resource, events)


def waste(table: Table, events: list[Event] | None) -> None:
    """After the scoring some discard a resource if its ambition was scored."""
    for seat in table.in_turn_order():
        for ambition, resource in abilities(table, seat).wastes:
            if ambition in table.marker_at:
                slots.discard_all(table, seat, resource, events)


def next_chapter(table: Table, chance: Chance, events: list[Event] | None) -> None:
    """A-15.8: all action cards are shuffled and dealt; the initiative leads."""
    table.frames.pop()
    table.chapter += 1
    table.round = 0
    table.passes = 0
    opening.deal(table, chance, events)
    hands.ask_redraw(table)


def finish(table: Table, events: list[Event] | None) -> None:
    """The game is over."""
    table.over = True
    for frame in table.frames:  # what was under way comes to rest
        if frame[0] == OVERFLOWING:
            for resource in frame[2:]:
                table.supply[resource] += 1
        elif frame[0] == REFILLING:  # a vox card: nobody is asked anything while a guild card is taken
            table.court_discard += (frame[2],)
    table.frames = []
    table.drawn = ()
    table.to_move = NONE
    for winner in outcome(table).winners:
        tell(events, "over", winner, {"power": table.power[winner]})


def outcome(table: Table) -> Outcome:
    """A-15.7, A-19.20: most power wins; tied, the earliest in turn order from the initiative."""
    order = table.in_turn_order()
    strengths = [(power, -order.index(seat)) for seat, power in enumerate(table.power)]
    return Outcome.ranked(strengths, table.power, table.conceded)


def concede(table: Table, seat: int, events: list[Event] | None) -> None:
    """A-18.4: with two players the other wins; with more the seat is played on."""
    table.conceded += (seat,)
    tell(events, "concede", seat, {})
    if len(table.conceded) == table.setup.seats - 1:
        finish(table, events)
