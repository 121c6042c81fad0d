"""The end of a chapter (A-15), the next one (A-15.8), the end of the game (A-15.7), concession (A-18.4)."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Event, Events
from parlour.core.game import Outcome
from parlour.games.arcs.chapter import dealing, scoring
from parlour.games.arcs.components.box import CHAPTERS
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import NOBODY, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import court, slots


def end_chapter(table: Table, events: Events) -> None:
    """A-15.1 to A-15.7: score, return what is returned, and look whether the game is over."""
    if events is not None:
        events.append(Event("chapter-end", table.initiative, {"chapter": table.chapter}))
    scoring.score(table, events)
    close_cartels(table, events)
    waste(table, events)
    opened = [table.open_slots(seat) for seat in table.setup.all_seats]
    scoring.clean_up(table)
    if table.chapter == CHAPTERS or max(power_of_all(table)) >= table.setup.power_to_end:
        finish(table, events)
        return
    table.pending.append(NextChapter())
    for seat in reversed(table.in_turn_order()):  # asked in turn order
        slots.cover_slots(table, seat, opened[seat])


def power_of_all(table: Table) -> list[int]:
    """The power of all players."""
    return [table.power(seat) for seat in table.setup.all_seats]


def close_cartels(table: Table, events: Events) -> None:
    """After every scoring the rivals of a cartel discard their tokens of its resource."""
    for owner in table.in_turn_order():
        for resource in table.powers(owner).cartels:
            for seat in table.rivals(owner):
                slots.discard_all(table, seat, resource, events)


def waste(table: Table, events: Events) -> None:
    """After the scoring some discard a resource if its ambition was scored."""
    for seat in table.in_turn_order():
        for ambition, resource in table.powers(seat).wastes:
            if table.is_declared(ambition):
                slots.discard_all(table, seat, resource, events)


class NextChapter(Decision):
    """A-15.8: all action cards are shuffled and dealt; the initiative leads."""

    def __init__(self) -> None:
        super().__init__(NOBODY)  # unseen: nobody is asked

    def settle(self, table: Table, chance: Chance, events: Events) -> bool:
        table.pending.pop()
        table.chapter += 1
        table.round = 0
        table.passes = 0
        dealing.deal(table, chance, events)
        dealing.ask_redraw(table)
        return True


def finish(table: Table, events: Events) -> None:
    """The game is over."""
    table.over = True
    for decision in table.pending:  # what was under way comes to rest
        if isinstance(decision, slots.Overflowing):
            for resource in decision.waiting:
                table.add_supply(resource, 1)
        elif isinstance(decision, court.Refilling):  # a vox card: nobody is asked while a guild card is taken
            table.court_discard += (decision.card,)
    table.pending = []
    table.drawn = ()
    table.to_move = NOBODY
    for winner in outcome(table).winners:
        tell(events, "over", winner, power=table.power(Seat(winner)))


def outcome(table: Table) -> Outcome:
    """A-15.7, A-19.20: most power wins; tied, the earliest in turn order from the initiative."""
    order = table.in_turn_order()
    strengths = [(table.power(seat), -order.index(seat)) for seat in table.setup.all_seats]
    return Outcome.ranked(strengths, power_of_all(table), table.conceded)


def concede(table: Table, seat: Seat, events: Events) -> None:
    """A-18.4: with two players the other wins; with more the seat is played on."""
    table.conceded += (seat,)
    tell(events, "concede", seat)
    if len(table.conceded) == table.setup.seats - 1:
        finish(table, events)
