"""Playing a card: leading (A-5), following (A-7), seizing (A-8), declaring (A-6)."""

from __future__ import annotations

from typing import Final

from parlour.core.event import Event
from parlour.games.arcs.actions import (
    A_COPY,
    A_DECLARE,
    A_LEAD,
    A_PASS,
    A_PIVOT,
    A_SEIZE,
    A_SURPASS,
    ArcsAction,
)
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.components.box import (
    ALLOWED,
    AMBITION_OF,
    AMBITIONS,
    ANY_AMBITION,
    CARD_NAMES,
    MARKERS,
    NO_AMBITION,
    NUMBERS,
    RESOURCES,
    number_of,
    pips,
    suit_of,
)
from parlour.games.arcs.decisions.frames import (
    CONNECTING,
    FOLLOWING_UP,
    GRANTING,
    INFLUENCING,
    LOOKING,
    PICKING,
    TURN,
)
from parlour.games.arcs.state.table import NONE, Table, tell
from parlour.games.arcs.views import knowledge

# How a card was played
LEAD: Final = 0
SURPASS: Final = 1
COPY: Final = 2
PIVOT: Final = 3
MODES: Final = ("lead", "surpass", "copy", "pivot")

# How far a turn has come
OPENING: Final = 0  # a card was played: declare, seize, before anything else
PRELUDE: Final = 1
ACTING: Final = 2  # a pip was spent
STAGES: Final = ("opening", "prelude", "acting")


def leading_menu(table: Table, seat: int) -> list[ArcsAction]:
    """A-5.1, A-5.3: any card, or pass the initiative."""
    return [*[A_LEAD[card] for card in table.hands[seat]], A_PASS]


def following_menu(table: Table, seat: int) -> list[ArcsAction]:
    """A-7.1: surpass, copy or pivot."""
    suit = suit_of(table.lead)
    found: list[ArcsAction] = []
    for card in table.hands[seat]:
        if suit_of(card) != suit:
            found.append(A_PIVOT[card])
        elif number_of(card) > lead_number(table):
            found.append(A_SURPASS[card])
        found.append(A_COPY[card])
    return found


def lead_number(table: Table) -> int:
    """A-6.3: under the zero marker the lead card counts as 0."""
    return 0 if table.zero else number_of(table.lead)


def play_card(table: Table, seat: int, card: int, mode: int, events: list[Event] | None) -> None:
    """Play a card from the hand and begin the turn it gives."""
    table.mode[seat] = mode
    if mode == COPY:
        hide_card(table, seat, card)
        tell(events, "copy", seat, {})
    else:
        take_from_hand(table, seat, card)
        table.played[seat] = card
        knowledge.put_openly(table, card, knowledge.HAND + seat, knowledge.OPEN)
        close_hand(table, seat)
        tell(events, MODES[mode], seat, {"card": CARD_NAMES[card]})
    if mode == LEAD:
        table.lead = card
        table.passes = 0
    begin_turn(table, seat, card, mode)
    # surpassing with a 7 seizes the initiative, and nobody would decline: not after a seize
    if mode == SURPASS and number_of(card) == NUMBERS and may_seize(table, seat):
        take_initiative(table, seat, events)


def hide_card(table: Table, seat: int, card: int) -> None:
    """A card goes from the hand face down to the table."""
    take_from_hand(table, seat, card)
    table.hidden[seat] = tuple(sorted((*table.hidden[seat], card)))
    source, place = knowledge.HAND + seat, knowledge.HIDDEN + seat
    knowledge.put_unseen(table, card, source, place, (seat,))
    close_hand(table, seat)


def take_from_hand(table: Table, seat: int, card: int) -> None:
    """A card leaves a hand."""
    table.hands[seat] = tuple([other for other in table.hands[seat] if other != card])


def close_hand(table: Table, seat: int) -> None:
    """Everybody sees an empty hand: what was thought to be in it is not."""
    if not table.hands[seat]:
        knowledge.forget(table, knowledge.HAND + seat)


def begin_turn(table: Table, seat: int, card: int, mode: int) -> None:
    """A-5.2, A-7.2 to A-7.4: as many actions as pips, or one."""
    table.turn = seat
    table.stage = OPENING
    table.pips = pips(card) if mode in (LEAD, SURPASS) else 1
    table.armed = False
    table.taxed = ()
    table.built = ()
    table.won = ()
    table.once = ()
    table.done = ()
    table.frames.append((TURN, seat))


def is_single(table: Table, seat: int) -> bool:
    """Whether what happens is the one action of a copy or pivot (A-7.3, A-7.4)."""
    return table.stage == ACTING and table.mode[seat] in (COPY, PIVOT)


def allowed_actions(table: Table, seat: int) -> int:
    """The actions a pip may be spent on: those of the suit, the lead card's for a copy (A-7.3)."""
    card = table.lead if table.mode[seat] == COPY else table.played[seat]
    allowed: int = ALLOWED[suit_of(card)]
    return allowed


# Declaring and seizing come before any other action, in either order


def opening_menu(table: Table, seat: int) -> list[ArcsAction]:
    """What can be done only before any other action."""
    found = [A_DECLARE[ambition] for ambition in declarable(table, seat)]
    if may_seize(table, seat):
        found += [A_SEIZE[card] for card in table.hands[seat]]  # one more card, face down
    return found


def declarable(table: Table, seat: int) -> list[int]:
    """A-6.1: the ambitions this player may declare now."""
    if table.declared or not may_declare(table, seat):  # followers, too, only what nobody did before
        return []
    mode = table.mode[seat]
    bards = mode in (SURPASS, PIVOT) and abilities(table, seat).declares_following
    if mode != LEAD and not bards:
        return []
    ambition = AMBITION_OF[number_of(table.played[seat])]
    if ambition == ANY_AMBITION:
        return list(range(len(AMBITIONS)))
    return [] if ambition == NO_AMBITION else [ambition]


def marker_left(table: Table) -> bool:
    """A-6.2: with no marker available nothing can be declared."""
    return NONE in table.marker_at


def may_declare(table: Table, seat: int) -> bool:
    """Whether a player can declare anything at all, by whatever means."""
    return marker_left(table) and (bool(table.guilds[seat]) or not abilities(table, seat).pays_to_declare)


def declare(table: Table, seat: int, ambition: int, by_card: bool, events: list[Event] | None) -> None:
    """An ambition is declared, by the card played or by other means; some have to pay for it first."""
    table.declared = True
    if abilities(table, seat).pays_to_declare:
        table.frames.append((GRANTING, seat, ambition, int(by_card)))
    else:
        announce(table, seat, ambition, by_card, events)


def announce(table: Table, seat: int, ambition: int, by_card: bool, events: list[Event] | None) -> None:
    """A-6.2, A-6.3: the highest marker goes to the ambition; the zero marker covers the lead card."""
    place_marker(table, seat, ambition, events)
    if by_card and table.mode[seat] == LEAD and ambition not in abilities(table, seat).no_zero_marker:
        table.zero = True
        tell(events, "zero", seat, {"card": CARD_NAMES[table.lead]})


def place_marker(table: Table, seat: int, ambition: int, events: list[Event] | None) -> None:
    """A-6.2: the available marker with the highest first-place value; A-6.4: others may lie there already."""
    available = [marker for marker, at in enumerate(table.marker_at) if at == NONE]
    marker = max(available, key=lambda marker: MARKERS[marker][table.flipped >> marker & 1][0])
    first, second = MARKERS[marker][table.flipped >> marker & 1]
    new = ambition not in table.marker_at
    powers = abilities(table, seat)  # before lore that waits for this very ambition
    table.marker_at[marker] = ambition
    tell(events, "declare", seat, {"ambition": AMBITIONS[ambition], "first": first, "second": second})
    # What follows, the last first, with the look before any choice. Only what a secure brings can matter
    # to a look, so there the order is asked for.
    connects = powers.secures_by_declaring and new
    if connects and powers.looks and (table.court_deck or table.buried) and others_hold_cards(table, seat):
        table.frames.append((FOLLOWING_UP, seat))
        return
    if connects:
        table.frames.append((CONNECTING, seat))
    if powers.agents_by_declaring:
        table.frames.append((INFLUENCING, seat, 0, 2))
    if powers.gains_by_declaring:
        table.frames.append((PICKING, seat, (1 << len(RESOURCES)) - 1, 1))
    if powers.looks:
        table.frames.append((LOOKING, seat))


def others_hold_cards(table: Table, seat: int) -> bool:
    """Whether there is a hand to look at."""
    return any(hand for rival, hand in enumerate(table.hands) if rival != seat)


def may_seize(table: Table, seat: int) -> bool:
    """A-8.1, A-8.3: without the initiative, and if nobody has seized it this round."""
    return not table.seized and table.initiative != seat


def seize(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """A-8.1: play one more card face down and take the initiative."""
    hide_card(table, seat, card)
    take_initiative(table, seat, events)


def take_initiative(table: Table, seat: int, events: list[Event] | None) -> None:
    """A-8.3: the seizing player holds the marker at once, and nobody can seize again this round.

    A-19.2: the turns left still go clockwise from the leader, with lead suit and zero marker as they are.
    """
    table.seized = True
    table.initiative = seat
    tell(events, "seize", seat, {})
