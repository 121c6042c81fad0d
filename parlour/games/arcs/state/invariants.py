"""What is true in every position of Arcs, checked over millions of decisions and in positions of scenarios."""

from __future__ import annotations

from collections import Counter

from parlour.core.invariant import need
from parlour.games.arcs.cards import leaders
from parlour.games.arcs.cards.court import COURT, COURT_NAMES, is_vox
from parlour.games.arcs.cards.lore import LORE, lore_of
from parlour.games.arcs.components.box import (
    AGENTS,
    CARD_NAMES,
    CARDS,
    CHAPTERS,
    CITIES,
    RESOURCES,
    SHIPS,
    SLOTS,
    STARPORTS,
    TOKENS,
    action_deck,
)
from parlour.games.arcs.components.reach import SYSTEMS, is_gate
from parlour.games.arcs.decisions.frames import LEARNING, OVERFLOWING, REFILLING
from parlour.games.arcs.state.table import (
    AGENT,
    CITY,
    KINDS,
    NONE,
    OUTSIDE,
    SHIP,
    STARPORT,
    WIDTH,
    Table,
    kind_of,
    owner_of,
)
from parlour.games.arcs.turn import slots
from parlour.games.arcs.views import knowledge


def check(table: Table) -> None:
    """Raise `Impossible` where the table breaks an invariant."""
    _check_map(table)
    for seat in range(table.setup.seats):
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
    need(min(table.fresh) >= 0 and min(table.damaged) >= 0, "ships")
    for system, name in enumerate(SYSTEMS):
        here = table.structures[system]
        need(table.free_slots(system) >= 0, "building-slots", name)
        outside = [kind_of(code) for code in here if code & OUTSIDE]
        if is_gate(system):  # one of a kind at a gate, one city on a planet
            need(len(set(outside)) == len(outside) == len(here), "building-slots", name)
        else:
            need(outside in ([], [CITY]), "building-slots", name)
        if system not in table.setup.systems:
            empty = not table.structures[system] and not any(
                table.at(seat, system) for seat in range(table.setup.seats)
            )
            need(empty, "out-of-play", name)


def _trophies(table: Table, owner: int, kind: int) -> int:
    """How many pieces of a kind of a player are trophies of others."""
    seats = table.setup.seats
    return sum(table.trophies[(holder * seats + owner) * KINDS + kind] for holder in range(seats))


def _check_pieces(table: Table, seat: int) -> None:
    """A-1.1: every piece of a colour is somewhere, and only once."""
    name = table.setup.seat_names[seat]
    seats = table.setup.seats
    row = slice(seat * WIDTH, (seat + 1) * WIDTH)
    ships = sum(table.fresh[row]) + sum(table.damaged[row]) + _trophies(table, seat, SHIP) + table.ships[seat]
    lost = leaders.scrapped(table, seat)
    need(ships + lost[0] == SHIPS and table.ships[seat] >= 0, "ships", name)
    own = [kind_of(code) for codes in table.structures for code in codes if owner_of(code) == seat]
    cities = own.count(CITY) + _trophies(table, seat, CITY) + table.cities[seat]
    need(cities + lost[1] == CITIES and table.cities[seat] >= 0, "cities", name)
    starports = own.count(STARPORT) + _trophies(table, seat, STARPORT) + table.starports[seat]
    need(starports == STARPORTS and table.starports[seat] >= 0, "starports", name)
    agents = table.agents[seat] + _trophies(table, seat, AGENT)
    agents += sum(table.captives[holder * seats + seat] for holder in range(seats))
    agents += sum(table.influence[seat::seats])
    agents += table.outraged[seat].bit_count() - table.stand_ins[seat]
    need(agents + lost[2] == AGENTS and table.agents[seat] >= 0, "agents", name)
    need(0 <= table.stand_ins[seat] <= table.outraged[seat].bit_count(), "stand-ins", name)
    need(table.stand_ins[seat] == 0 or table.agents[seat] == 0, "stand-ins", name)
    need(table.captives[seat * seats + seat] == 0, "captives", name)
    own_trophies = (seat * seats + seat) * KINDS
    need(not any(table.trophies[own_trophies : own_trophies + KINDS]), "trophies", name)


def _check_slots(table: Table, seat: int) -> None:
    """A-13.1: tokens lie in open slots."""
    opened = slots.open_slots(table, seat)
    tokens = table.slots[seat]
    held = [slot for slot, token in enumerate(tokens) if token != NONE]
    fits = all(slot in opened for slot in held) or table.over  # nobody is asked after the last scoring
    size = SLOTS + sum(LORE[card].slots for card in table.lore[seat])
    need(len(tokens) == size and fits, "slots", table.setup.seat_names[seat])


def _check_tokens(table: Table) -> None:
    """A-1.2: five of each resource, A-16.2: those on the boxes among them."""
    waiting = Counter(token for frame in table.frames if frame[0] == OVERFLOWING for token in frame[2:])
    for resource, name in enumerate(RESOURCES):
        held = sum(table.tokens(seat, resource) for seat in range(table.setup.seats))
        found = held + table.supply[resource] + table.spending[resource] + waiting[resource]
        found += sum(kind == resource for _, kind in table.shaped)
        need(found + table.setup.boxed[resource] == TOKENS and table.supply[resource] >= 0, "resources", name)


def _check_court(table: Table) -> None:
    """A-1.5: every court card is in one place; vox cards are never anybody's."""
    found = [*table.in_row(), *table.court_deck, *table.buried, *table.court_discard]
    for cards in table.guilds:
        found += cards
        held = [COURT_NAMES[card] for card in cards if is_vox(card)]
        need(not held, "vox", ", ".join(held))
    found += [union for union, _, _ in table.unions]
    found += [frame[2] for frame in table.frames if frame[0] == REFILLING and frame[2]]
    if sorted(found) != list(COURT):
        need(False, "court", ", ".join([COURT_NAMES[card] for card in COURT if found.count(card) != 1]))
    refilling = sum(frame[0] == REFILLING for frame in table.frames)
    need(len(table.row) == table.setup.row, "row")
    full = len(table.in_row()) + refilling >= table.setup.row
    need(full or not table.court_deck, "row")  # buried cards wait for the next refill
    seats = table.setup.seats
    for place, agents in enumerate(table.influence):
        if agents and place // seats not in table.row:
            need(False, "influence", COURT_NAMES[place // seats])


def _check_cards(table: Table) -> None:
    """A-1.4: every action card is in one place."""
    found = [card for pile in (*table.hands, *table.hidden, *table.discard) for card in pile]
    found += [*table.open_discard, *[card for card in (*table.played, table.taken) if card != NONE]]
    deck = action_deck(table.setup.seats)
    if sorted(found) != list(deck):
        wrong = [CARD_NAMES[card] for card in range(CARDS) if found.count(card) != (card in deck)]
        need(False, "cards", ", ".join(wrong))
    need(table.setup.split_discard or not table.open_discard, "open-discard")
    need(all(list(pile) == sorted(pile) for pile in table.hands), "order")


def _check_knowledge(table: Table) -> None:
    """Nobody thinks a card cannot be where it is; everybody knows their own hand."""
    places: dict[int, int] = {}
    for seat in range(table.setup.seats):
        places |= dict.fromkeys(table.hands[seat], knowledge.HAND + seat)
        places |= dict.fromkeys(table.hidden[seat], knowledge.HIDDEN + seat)
    for layer, cards in enumerate(table.discard):
        places |= dict.fromkeys(cards, knowledge.LAYER + layer)
    if table.taken != NONE:
        places[table.taken] = knowledge.TAKEN
    places |= {card: knowledge.OPEN for card in (*table.open_discard, *table.played) if card != NONE}
    for _, group, place, count in table.counted:
        there = sum(group >> card & 1 for card, found in places.items() if found == place)
        need(there == count, "knowledge", "counted")
    true = [1 << places[card] if card in places else 0 for card in range(CARDS)]
    known_to_all = table.may[-CARDS:]
    for row in range(table.setup.seats + 1):
        may = table.may[row * CARDS : (row + 1) * CARDS]
        own = 1 << knowledge.HAND + row | 1 << knowledge.HIDDEN + row if row < table.setup.seats else 0
        # a card may be where it is, no seat knows less than all, one's own cards are certain
        wrong = [
            card
            for card, (thought, place, known) in enumerate(zip(may, true, known_to_all, strict=True))
            if thought & place != place or thought & ~known or (thought != place and (place & own or not place))
        ]
        need(not wrong, "knowledge", ", ".join([CARD_NAMES[card] for card in wrong]))


def _check_leaders(table: Table) -> None:
    """A-17: every leader and every lore card is in one place at most, and of a set that takes part."""
    leaders_here = [*[leader for leader in table.leader if leader != NONE], *table.offered[0]]
    known = leaders.leaders_of(table.setup.sets)
    lone = len(set(leaders_here)) == len(leaders_here) and set(leaders_here) <= set(known)
    need(lone, "leaders")
    lore = [card for cards in table.lore for card in cards] + [*table.offered[1], *table.gone, *table.drawn]
    need(len(set(lore)) == len(lore) and set(lore) <= set(lore_of(table.setup.sets)), "lore")
    learning = any(frame[0] == LEARNING for frame in table.frames[-1:])  # drawn when it is asked, not before
    need(bool(table.drawn) == learning, "lore")
    need(table.drafting or table.offered == ((), ()), "drafting")
    shaped = [planet for planet, _ in table.shaped]
    need(len(set(shaped)) == len(shaped) and not any(is_gate(planet) for planet in shaped), "shaped")


def _check_turn(table: Table) -> None:
    seats = range(table.setup.seats)
    need(1 <= table.chapter <= CHAPTERS, "chapter")
    need(len(set(table.conceded)) == len(table.conceded), "conceded")
    if table.over:
        need(table.to_move == NONE and not table.frames, "seat")
        return
    need(len(table.conceded) < table.setup.seats - 1, "conceded")
    need(table.frames and table.to_move == table.frames[-1][1] and table.to_move in seats, "seat")
    need(table.pips >= 0, "pips")
