"""The draft of leaders and lore (A-17): what is revealed, who takes what, how it changes the setup."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Event, Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bit, i64, vec
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_DRAFT_LEADER, A_DRAFT_LORE
from parlour.games.arcs.cards.deck import LEADER_NAMES, LEADERS, LORE, LORE_NAMES, leaders_of, lore_of
from parlour.games.arcs.chapter import dealing
from parlour.games.arcs.components.box import ALL_CARDS, SLOTS, action_deck
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import AGENT, CITY, NO_LEADER, NONE, NOTHING, SHIP, Leader, Lore, Seat, System
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell, tell_start
from parlour.games.arcs.turn import outrage
from parlour.games.arcs.views import knowledge

HAS_LEADER: Final = No("A-17.2", "arcs-no-draft-leader")
HAS_LORE: Final = No("A-17.2", "arcs-no-draft-lore")
NOT_OFFERED: Final = No("A-17.2", "arcs-no-draft-gone")
NOT_DRAWN: Final = No("A-17.4", "arcs-no-draft-gone")

LEARNED: Final = 5  # lore drawn to choose from
KEPT: Final = 2


def reveal(table: Table, chance: Chance, events: Events) -> None:
    """A-17.1, A-17.6: one leader more than players, and one lore card more than the players will have."""
    setup = table.setup
    leaders = _draw(leaders_of(setup.sets), LEADER_NAMES, setup.seats + 1, "leaders", chance)
    lore = _draw(lore_of(setup.sets), LORE_NAMES, setup.seats * setup.lore + 1, "lore", chance)
    table.offered_leaders = tuple([Leader(card) for card in leaders])
    table.offered_lore = tuple([Lore(card) for card in lore])
    table.drafting = True
    if events is not None:
        names = tuple([LEADER_NAMES[card] for card in leaders])
        lore_names = tuple([LORE_NAMES[card] for card in lore])
        events.append(Event("reveal", table.initiative, {"leaders": names, "lore": lore_names}))
    # Nothing is dealt yet: all action cards lie together, and nobody knows one from another.
    deck = action_deck(setup.seats)
    table.discard = (deck,)
    for row in range(setup.seats + 1):
        for card in ALL_CARDS:
            table.set_may(row, card, bit(knowledge.LAYER) if card in deck else 0)
    ask_next(table)


def _draw(cards: tuple[int, ...], names: tuple[str, ...], count: int, stream: str, chance: Chance) -> list[int]:
    """So many of these cards, in the order of their numbers."""
    left = list(cards)
    found = []
    for _ in range(count):
        card = int(chance.draw_number(stream, vec[i64](left), names))
        left.remove(card)
        found.append(card)
    return sorted(found)


def ask_next(table: Table) -> bool:
    """A-17.2: counter-clockwise, from the right of the initiative, round and round; False if everybody is done."""
    taken = 0
    for seat in table.setup.all_seats:
        taken += len(table.lore(seat)) + (table.leader(seat) != NO_LEADER)
    seats = table.setup.seats
    if taken == seats * (1 + table.setup.lore):
        return False
    table.pending.append(Drafting(Seat((table.initiative - 1 - taken) % seats)))
    return True


class Drafting(Decision):
    """A-17.2: a leader, or lore; nobody takes a second leader, nor more lore than the table plays with."""

    rule = "A-17.2"

    def no_leader(self, table: Table) -> No | None:
        """What stands against taking any leader."""
        return HAS_LEADER if table.leader(self.seat) != NO_LEADER else None

    def no_lore(self, table: Table) -> No | None:
        """What stands against taking any lore."""
        return HAS_LORE if len(table.lore(self.seat)) == table.setup.lore else None

    def offer(self, table: Table, menu: Menu) -> None:
        if self.no_leader(table) is None:
            for leader in table.offered_leaders:
                menu.add(A_DRAFT_LEADER.of(leader))
        if self.no_lore(table) is None:
            for lore in table.offered_lore:
                menu.add(A_DRAFT_LORE.of(lore))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        """A card is taken; after the last one the game is set up."""
        if action.leader != NO_LEADER:
            table.offered_leaders = tuple([card for card in table.offered_leaders if card != action.leader])
            table.set_leader(self.seat, action.leader)
            tell(events, "draft-leader", self.seat, leader=action.leader)
        else:
            table.offered_lore = tuple([card for card in table.offered_lore if card != action.lore])
            take_lore(table, self.seat, action.lore, events)
        if not ask_next(table):
            table.gone = table.offered_lore
            table.offered_leaders = ()
            table.offered_lore = ()
            table.drafting = False
            finish_setup(table, chance, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if action.kind != "draft":
            return None
        return (self.no_leader(table) if action.leader != NO_LEADER else self.no_lore(table)) or NOT_OFFERED


def take_lore(table: Table, seat: Seat, card: Lore, events: Events) -> None:
    """A lore card comes to a player; one may have a resource slot on it."""
    tell(events, "draft-lore", seat, lore=card)
    table.set_lore(seat, (*table.lore(seat), card))
    table.set_slots(seat, table.slots(seat) + (NOTHING,) * LORE[card].slots)
    assert len(table.slots(seat)) <= SLOTS + 1


# The setup


def finish_setup(table: Table, chance: Chance, events: Events) -> None:
    """A-17.3, A-17.4, A-2.7: the pieces, the extra steps, the hands; after that somebody may learn more."""
    order = table.in_turn_order()
    for place, seat in enumerate(order):
        place_leader(table, seat, table.setup.card.starts[place], events)
    for seat in order:
        extra_steps(table, seat, events)
    dealing.deal(table, chance, events)
    for seat in table.setup.all_seats:
        if LEADERS[table.leader(seat)].learns:
            table.pending.append(Learning(seat))
    dealing.ask_redraw(table)  # belongs to the setup and comes first


def place_leader(table: Table, seat: Seat, systems: tuple[System, ...], events: Events) -> None:
    """A-17.1, A-17.3: the pieces of the leader for A, B and C, and its resources in the leftmost slots.

    A-19.18: with two players the pieces for C go to each of the two C systems.
    """
    leader = LEADERS[table.leader(seat)]
    for place, system in enumerate(systems):
        building, ships = leader.starts[min(place, 2)]
        table.place_ships(seat, system, ships)
        if building != NONE:
            table.place_building(seat, system, building)
    for resource in leader.resources:
        table.add_supply(resource, -1)
    table.set_slots(seat, (*leader.resources, *table.slots(seat)[len(leader.resources) :]))
    tell_start(seat, systems, leader.resources, events)


def extra_steps(table: Table, seat: Seat, events: Events) -> None:
    """A-17.4: what else a leader does in the setup: scrap pieces, begin with outrage."""
    leader = LEADERS[table.leader(seat)]
    for piece, count in zip((SHIP, CITY, AGENT), leader.scraps, strict=True):
        table.add_left(seat, piece, -count)  # cities are the leftmost: their spaces are open from now on
        if count:
            tell(events, "scrap", seat, piece=piece, count=count)
    for resource in leader.outraged:
        outrage.mark(table, seat, resource)
        tell(events, "outraged", seat, resource=resource)


class Learning(Decision):
    """Some draw lore after the setup and keep a part of it: which?"""

    rule = "A-17.4"
    refuses: ClassVar = {"draft": NOT_DRAWN}

    def settle(self, table: Table, chance: Chance, events: Events) -> bool:
        """It is drawn when nothing else is left to decide, for its player's eyes."""
        if table.drawn:
            return False
        draw_lore(table, self.seat, chance, events)
        return True

    def offer(self, table: Table, menu: Menu) -> None:
        for card in table.drawn:
            menu.add(A_DRAFT_LORE.of(card))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        """One is kept, for all to see; after the second the others leave the game unseen."""
        table.drawn = tuple([other for other in table.drawn if other != action.lore])
        take_lore(table, self.seat, action.lore, events)
        if len(table.drawn) > LEARNED - KEPT:
            table.pending.append(self)
            return
        tell(events, "scrap-lore", self.seat, count=len(table.drawn))
        table.drawn = ()


def draw_lore(table: Table, seat: Seat, chance: Chance, events: Events) -> None:
    """Lore to choose from: of what nobody has seen."""
    held = [card for other in table.setup.all_seats for card in table.lore(other)]
    left = tuple([card for card in lore_of(table.setup.sets) if card not in held and card not in table.gone])
    table.drawn = tuple([Lore(card) for card in _draw(left, LORE_NAMES, LEARNED, "lore", chance)])
    tell(events, "draw-lore", seat, count=LEARNED)
    if events is not None:
        names = tuple([LORE_NAMES[card] for card in table.drawn])
        events.append(Event("lore-drawn", seat, {"lore": names}, frozenset({seat})))
