"""The draft of leaders and lore (A-17): what is revealed, who takes what, how it changes the setup."""

from __future__ import annotations

from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.games.arcs import knowledge, outrage
from parlour.games.arcs.actions import A_DRAFT_LEADER, A_DRAFT_LORE, PIECES, ArcsAction
from parlour.games.arcs.box import CARDS, RESOURCES, SLOTS, action_deck
from parlour.games.arcs.frames import DRAFTING, LEARNING
from parlour.games.arcs.leaders import LEADER_NAMES, LEADERS, leaders_of
from parlour.games.arcs.lore import LORE, LORE_NAMES, lore_of
from parlour.games.arcs.reach import SYSTEMS
from parlour.games.arcs.table import CITY, NONE, SHIP, Frame, Table, tell

LEARNED: Final = 5  # lore drawn to choose from
KEPT: Final = 2


def reveal(table: Table, chance: Chance, events: list[Event] | None) -> None:
    """A-17.1, A-17.6: one leader more than players, and one lore card more than the players will have."""
    setup = table.setup
    leaders = _draw(leaders_of(setup.sets), LEADER_NAMES, setup.seats + 1, "leaders", chance)
    lore = _draw(lore_of(setup.sets), LORE_NAMES, setup.seats * setup.lore + 1, "lore", chance)
    table.offered = (leaders, lore)
    table.drafting = True
    names = {
        "leaders": tuple([LEADER_NAMES[card] for card in leaders]),
        "lore": tuple([LORE_NAMES[card] for card in lore]),
    }
    tell(events, "reveal", table.initiative, {**names})
    # Nothing is dealt yet: all action cards lie together, and nobody knows one from another.
    deck = action_deck(setup.seats)
    table.discard = (deck,)
    table.may = [(1 << knowledge.LAYER) * (card in deck) for _ in range(setup.seats + 1) for card in range(CARDS)]
    ask_next(table)


def _draw(
    cards: tuple[int, ...], names: tuple[str, ...], count: int, stream: str, chance: Chance
) -> tuple[int, ...]:
    """So many of these cards, in the order of their numbers."""
    left = list(cards)
    found = []
    for _ in range(count):
        card = names.index(chance.draw(stream, [names[card] for card in left]))
        left.remove(card)
        found.append(card)
    return tuple(sorted(found))


def ask_next(table: Table) -> bool:
    """A-17.2: counter-clockwise, from the right of the initiative, round and round; False if everybody is done."""
    taken = sum([(leader != NONE) for leader in table.leader]) + sum([len(lore) for lore in table.lore])
    seats = table.setup.seats
    if taken == seats * (1 + table.setup.lore):
        return False
    table.frames.append((DRAFTING, (table.initiative - 1 - taken) % seats))
    return True


def drafting_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A-17.2: a leader, or lore; nobody takes a second leader, nor more lore than the table plays with."""
    seat = frame[1]
    leaders, lore = table.offered
    found: list[ArcsAction] = []
    if table.leader[seat] == NONE:
        found += [A_DRAFT_LEADER[card] for card in leaders]
    if len(table.lore[seat]) < table.setup.lore:
        found += [A_DRAFT_LORE[card] for card in lore]
    return found


def draft(table: Table, action: ArcsAction, events: list[Event] | None) -> bool:
    """A card is taken; True when that was the last one."""
    _, seat = table.frames.pop()
    leaders, lore = table.offered
    if action.leader != NONE:
        table.leader = (*table.leader[:seat], action.leader, *table.leader[seat + 1 :])
        table.offered = (tuple([card for card in leaders if card != action.leader]), lore)
        tell(events, "draft-leader", seat, {"leader": LEADER_NAMES[action.leader]})
    else:
        table.offered = (leaders, tuple([card for card in lore if card != action.lore]))
        tell(events, "draft-lore", seat, {"lore": LORE_NAMES[action.lore]})
        add_lore(table, seat, action.lore)
    if ask_next(table):
        return False
    table.gone = table.offered[1]
    table.offered = ((), ())
    table.drafting = False
    return True


def add_lore(table: Table, seat: int, card: int) -> None:
    """A lore card comes to a player; one may have a resource slot on it."""
    table.lore = (*table.lore[:seat], (*table.lore[seat], card), *table.lore[seat + 1 :])
    table.slots[seat] += (NONE,) * LORE[card].slots
    assert len(table.slots[seat]) <= SLOTS + 1


# The setup


def place_leader(table: Table, seat: int, systems: tuple[int, ...], events: list[Event] | None) -> None:
    """A-17.1, A-17.3: the pieces of the leader for A, B and C, and its resources in the leftmost slots.

    A-19.18: with two players the pieces for C go to each of the two C systems.
    """
    leader = LEADERS[table.leader[seat]]
    for place, system in enumerate(systems):
        building, ships = leader.starts[min(place, 2)]
        table.place_ships(seat, system, ships)
        if building != NONE:
            table.place_building(seat, system, building)
    for resource in leader.resources:
        table.supply[resource] -= 1
    table.slots[seat] = (*leader.resources, *table.slots[seat][len(leader.resources) :])
    args = {
        "systems": tuple([SYSTEMS[system] for system in systems]),
        "resources": tuple([RESOURCES[resource] for resource in leader.resources]),
    }
    tell(events, "start", seat, {**args})


def extra_steps(table: Table, seat: int, events: list[Event] | None) -> None:
    """A-17.4: what else a leader does in the setup: scrap pieces, begin with outrage."""
    leader = LEADERS[table.leader[seat]]
    ships, cities, agents = leader.scraps
    table.ships[seat] -= ships
    table.cities[seat] -= cities  # the leftmost of the board: their spaces are open from now on
    table.agents[seat] -= agents
    for piece, count in ((PIECES[SHIP], ships), (PIECES[CITY], cities), ("agent", agents)):
        if count:
            tell(events, "scrap", seat, {"piece": piece, "count": count})
    for resource in leader.outraged:
        outrage.mark(table, seat, resource)
        tell(events, "outraged", seat, {"resource": RESOURCES[resource]})


# Learning more


def begin_learning(table: Table) -> None:
    """After the setup some draw lore."""
    for seat, leader in enumerate(table.leader):
        if LEADERS[leader].learns:
            table.frames.append((LEARNING, seat))


def draw_lore(table: Table, frame: Frame, chance: Chance, events: list[Event] | None) -> bool:
    """It is drawn when nothing else is left to decide, for its player's eyes; False if it was."""
    if table.drawn:
        return False
    seat = frame[1]
    known = (*table.gone, *[card for cards in table.lore for card in cards])
    # unseen: scenarios say what is drawn, not what cannot be; tests/arcs/test_drafting.py does
    left = tuple([card for card in lore_of(table.setup.sets) if card not in known])  # unseen: see above
    table.drawn = _draw(left, LORE_NAMES, LEARNED, "lore", chance)
    tell(events, "draw-lore", seat, {"count": LEARNED})
    if events is not None:
        names = tuple([LORE_NAMES[card] for card in table.drawn])
        events.append(Event("lore-drawn", seat, {"lore": names}, frozenset({seat})))
    return True


def learning_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Which of them are kept."""
    return [A_DRAFT_LORE[card] for card in table.drawn]


def learn(table: Table, card: int, events: list[Event] | None) -> None:
    """One is kept, for all to see; after the second the others leave the game unseen."""
    _, seat = table.frames[-1]
    table.drawn = tuple([other for other in table.drawn if other != card])
    tell(events, "draft-lore", seat, {"lore": LORE_NAMES[card]})
    add_lore(table, seat, card)
    if len(table.drawn) == LEARNED - KEPT:
        tell(events, "scrap-lore", seat, {"count": len(table.drawn)})
        table.drawn = ()
        table.frames.pop()
