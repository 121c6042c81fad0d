"""What is true in every position of Arcs, checked over millions of decisions and in positions of scenarios."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from parlour.core.invariant import need
from parlour.games.arcs import ids
from parlour.games.arcs.cards.deck import COURT_NAMES, LEADERS, LORE, is_vox, leaders_of, lore_of
from parlour.games.arcs.chapter.drafting import Learning
from parlour.games.arcs.components import box
from parlour.games.arcs.components.box import ALL_RESOURCES, CARD_NAMES
from parlour.games.arcs.components.reach import ALL_SYSTEMS, SYSTEMS, is_gate
from parlour.games.arcs.ids import AGENT, CITY, NOBODY, NOTHING, SHIP, STARPORT, Card, Court, Seat
from parlour.games.arcs.state.marks import in_fours, in_threes
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import slots
from parlour.games.arcs.turn.court import Refilling
from parlour.games.arcs.turn.slots import Overflowing
from parlour.games.arcs.views import knowledge


def check(table: Table) -> None:
    """Raise `Impossible` where the table breaks an invariant."""
    _check_map(table)
    for seat in table.setup.all_seats:
        _check_pieces(table, seat)
        _check_slots(table, seat)
    _check_tokens(table)
    _check_court(table)
    _check_cards(table)
    _check_knowledge(table)
    _check_leaders(table)
    _check_turn(table)


def _check_map(table: Table) -> None:
    """A-3.4, A-3.5: nothing where nothing can be."""
    for system in ALL_SYSTEMS:
        name, here = SYSTEMS[system], table.buildings(system)
        for seat in table.setup.all_seats:
            need(table.fresh(seat, system) >= 0 and table.damaged(seat, system) >= 0, "ships")
        need(table.free_slots(system) >= 0, "building-slots", name)
        outside = [ids.kind_of(found) for found in here if ids.is_outside(found)]
        if is_gate(system):  # one of a kind at a gate, one city on a planet
            need(len(set(outside)) == len(outside) == len(here), "building-slots", name)
        else:
            need(outside in ([], [CITY]), "building-slots", name)
        if system not in table.setup.systems:
            empty = not here and not any(table.ships(seat, system) for seat in table.setup.all_seats)
            need(empty, "out-of-play", name)


def scrapped(table: Table, seat: Seat) -> tuple[int, int, int]:
    """A-1.12, A-17.4: ships, cities and agents of a player that are out of the game since the setup."""
    leader = table.leader(seat)
    return LEADERS[leader].scraps if leader != ids.NO_LEADER and not table.drafting else (0, 0, 0)


def _check_pieces(table: Table, seat: Seat) -> None:
    """A-1.1: every piece of a colour is somewhere, and only once."""
    name, seats = table.setup.seat_names[seat], table.setup.all_seats
    ships = sum(table.ships(seat, system) for system in ALL_SYSTEMS)
    buildings = [found for system in ALL_SYSTEMS for found in table.buildings(system)]
    own = [ids.kind_of(found) for found in buildings if ids.owner_of(found) == seat]
    outraged = sum(table.is_outraged(seat, resource) for resource in ALL_RESOURCES)
    agents = outraged - table.stand_ins(seat)
    agents += sum(table.captives(holder, seat) for holder in seats)
    agents += sum(table.agents_on(card, seat) for card in table.setup.court)
    gone = scrapped(table, seat)
    for problem, kind, placed, lost, whole in (
        ("ships", SHIP, ships, gone[0], box.SHIPS),
        ("cities", CITY, own.count(CITY), gone[1], box.CITIES),
        ("starports", STARPORT, own.count(STARPORT), 0, box.STARPORTS),
        ("agents", AGENT, agents, gone[2], box.AGENTS),
    ):
        left = table.left(seat, kind)
        trophies = sum(table.trophies(holder, seat, kind) for holder in seats)
        need(left >= 0 and placed + left + trophies + lost == whole, problem, name)
    need(0 <= table.stand_ins(seat) <= outraged, "stand-ins", name)
    need(table.stand_ins(seat) == 0 or table.left(seat, AGENT) == 0, "stand-ins", name)
    need(table.captives(seat, seat) == 0, "captives", name)
    need(not any(table.trophies(seat, seat, kind) for kind in (SHIP, CITY, STARPORT, AGENT)), "trophies", name)


def _check_slots(table: Table, seat: Seat) -> None:
    """A-13.1: tokens lie in open slots."""
    opened = slots.open_slots(table, seat)
    tokens = table.slots(seat)
    held = [slot for slot, token in enumerate(tokens) if token != NOTHING]
    fits = all(slot in opened for slot in held) or table.over  # nobody is asked after the last scoring
    size = box.SLOTS + sum(LORE[card].slots for card in table.lore(seat))
    need(len(tokens) == size and fits, "slots", table.setup.seat_names[seat])


def _check_tokens(table: Table) -> None:
    """A-1.2: five of each resource, A-16.2: those on the boxes among them."""
    waiting: Counter[int] = Counter()
    for decision in table.pending:
        if isinstance(decision, Overflowing):
            waiting.update(decision.waiting)
    for resource in ALL_RESOURCES:
        held = sum(table.tokens(seat, resource) for seat in table.setup.all_seats)
        found = held + table.supply(resource) + table.spending(resource) + waiting[resource]
        found += sum(table.shaped(planet) == resource for planet in ALL_SYSTEMS)
        whole = found + table.setup.boxed[resource] == box.TOKENS and table.supply(resource) >= 0
        need(whole, "resources", box.RESOURCES[resource])


def _check_court(table: Table) -> None:
    """A-1.5: every court card is in one place; vox cards are never anybody's."""
    found = [*table.in_row(), *table.court_deck, *table.buried, *table.court_discard]
    for seat in table.setup.all_seats:
        found += table.guilds(seat)
        held = [COURT_NAMES[card] for card in table.guilds(seat) if is_vox(card)]
        need(not held, "vox", ", ".join(held))
    found += [Court(union) for union, _, _ in in_threes(table.unions)]
    refilling = [decision for decision in table.pending if isinstance(decision, Refilling)]
    found += [decision.card for decision in refilling if decision.card]
    _need_each_once(found, table.setup.court, COURT_NAMES, "court")
    need(len(table.row) == table.setup.row, "row")
    full = len(table.in_row()) + len(refilling) >= table.setup.row
    need(full or not table.court_deck, "row")  # buried cards wait for the next refill
    for card in table.setup.court:
        influenced = any(table.agents_on(card, seat) for seat in table.setup.all_seats)
        need(not influenced or card in table.row, "influence", COURT_NAMES[card])


def _need_each_once(found: Sequence[int], deck: Sequence[int], names: Sequence[str], problem: str) -> None:
    """Every card of a deck is there once, and no other."""
    if sorted(found) != list(deck):
        wrong = [name for card, name in enumerate(names) if found.count(card) != (card in deck)]
        need(False, problem, ", ".join(wrong))


def _check_cards(table: Table) -> None:
    """A-1.4: every action card is in one place."""
    found = [card for card, _ in _places(table)]
    _need_each_once(found, box.action_deck(table.setup.seats), CARD_NAMES, "cards")
    need(table.setup.split_discard or not table.open_discard, "open-discard")
    hands = [list(table.hand(seat)) for seat in table.setup.all_seats]
    need(all(hand == sorted(hand) for hand in hands), "order")


def _places(table: Table) -> list[tuple[Card, int]]:
    """The action cards, and where each of them is."""
    found = [(table.taken, knowledge.TAKEN)]
    for seat in table.setup.all_seats:
        found += [(card, knowledge.HAND + seat) for card in table.hand(seat)]
        found += [(card, knowledge.HIDDEN + seat) for card in table.hidden(seat)]
        found.append((table.played(seat), knowledge.OPEN))
    for layer, cards in enumerate(table.discard):
        found += [(card, knowledge.LAYER + layer) for card in cards]
    found += [(card, knowledge.OPEN) for card in table.open_discard]
    return [(card, place) for card, place in found if card != ids.NO_CARD]


def _check_knowledge(table: Table) -> None:
    """Nobody thinks a card cannot be where it is; everybody knows their own hand."""
    places, seats = dict(_places(table)), table.setup.seats
    for _, group, place, count in in_fours(table.counted):
        there = sum(group >> card & 1 for card, found in places.items() if found == place)
        need(there == count, "knowledge", "counted")
    for row in range(seats + 1):
        own = 1 << knowledge.HAND + row | 1 << knowledge.HIDDEN + row if row < seats else 0
        wrong = []
        for card in box.ALL_CARDS:
            true = 1 << places[card] if card in places else 0
            thought = table.may(row, card)
            # a card may be where it is, no seat knows less than all, one's own cards are certain
            bad = thought & true != true or thought & ~table.may(seats, card)
            if bad or (thought != true and (true & own or not true)):
                wrong.append(CARD_NAMES[card])
        need(not wrong, "knowledge", ", ".join(wrong))


def _check_leaders(table: Table) -> None:
    """A-17: every leader and every lore card is in one place at most, and of a set that takes part."""
    seats = table.setup.all_seats
    drafted = [table.leader(seat) for seat in seats if table.leader(seat) != ids.NO_LEADER]
    leaders = [*drafted, *table.offered_leaders]
    need(len(set(leaders)) == len(leaders) and set(leaders) <= set(leaders_of(table.setup.sets)), "leaders")
    lore = [card for seat in seats for card in table.lore(seat)]
    lore += [*table.offered_lore, *table.gone, *table.drawn]
    need(len(set(lore)) == len(lore) and set(lore) <= set(lore_of(table.setup.sets)), "lore")
    learning = len(table.pending) > 0 and isinstance(table.pending[-1], Learning)  # drawn when it is asked
    need(bool(table.drawn) == learning, "lore")
    need(table.drafting or not (table.offered_leaders or table.offered_lore), "drafting")
    need(all(table.shaped(gate) == NOTHING for gate in ALL_SYSTEMS if is_gate(gate)), "shaped")


def _check_turn(table: Table) -> None:
    need(1 <= table.chapter <= box.CHAPTERS, "chapter")
    need(len(set(table.conceded)) == len(table.conceded), "conceded")
    if table.over:
        need(table.to_move == NOBODY and not table.pending, "seat")
        return
    need(len(table.conceded) < table.setup.seats - 1, "conceded")
    asked = table.pending[-1].seat if table.pending else NOBODY
    need(table.to_move == asked and asked in table.setup.all_seats, "seat")
    need(table.pips >= 0, "pips")
