"""Playing a card: leading (A-5), following (A-7), seizing (A-8), declaring (A-6)."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Event, Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bits
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_COPY, A_DECLARE, A_LEAD, A_PASS, A_PIVOT, A_SEIZE, A_SURPASS
from parlour.games.arcs.chapter import chapters, hands, rounds
from parlour.games.arcs.components import box
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import NONE, Ambition, Card, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import court, declaring, turn
from parlour.games.arcs.turn.limits import BY_LEADER, NO_MARKER, TOO_LATE
from parlour.games.arcs.views import knowledge

NOT_TO_LEAD: Final = No("A-5.1", "arcs-no-not-in-hand", "card")
MUST_LEAD: Final = No("A-5.1", "arcs-no-must-lead")
NOT_TO_FOLLOW: Final = No("A-7.1", "arcs-no-not-in-hand", "card")
MUST_FOLLOW: Final = No("A-7.1", "arcs-no-must-follow")
MUST_PLAY: Final = No("A-7.1", "arcs-no-must-play")
SURPASS_SUIT: Final = No("A-7.2", "arcs-no-surpass-suit")
SURPASS_LOW: Final = No("A-7.2", "arcs-no-surpass-low")
PIVOT_SUIT: Final = No("A-7.4", "arcs-no-pivot-suit")
NO_PRELUDE: Final = No("A-13.7", "arcs-no-prelude-none")
SEIZED_BEFORE: Final = No("A-8.3", "arcs-no-seize-again")
HOLDS_INITIATIVE: Final = No("A-8.1", "arcs-no-seize-holder")
NOT_TO_SEIZE: Final = No("A-8.1", "arcs-no-not-in-hand", "card")
DECLARED_BEFORE: Final = No("A-6.1", "arcs-no-declare-again")
NO_FOLLOWER: Final = No("A-6.1", "arcs-no-declare-follower")
OTHER_NUMBER: Final = No("A-6.1", "arcs-no-declare-number", "ambition")

FOLLOWING: Final = ("surpass", "copy", "pivot")
NO_PRELUDES: Final = dict.fromkeys(box.PRELUDES, NO_PRELUDE)


class Leading(Decision):
    """A-5.1, A-5.3: any card, or pass the initiative."""

    rule = "A-5.1"
    refuses: ClassVar = {"lead": NOT_TO_LEAD, **dict.fromkeys(FOLLOWING, MUST_LEAD), **NO_PRELUDES}

    def always_asks(self) -> bool:
        return True

    def offer(self, table: Table, menu: Menu) -> None:
        for card in bits(table.hand_bits(self.seat)):
            menu.add(A_LEAD.of(card))
        menu.add(A_PASS)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number != A_PASS:
            play_card(table, self.seat, action.card, box.LEAD, events)
        elif rounds.pass_initiative(table, self.seat, events):
            rounds.discard_hands(table)
            chapters.end_chapter(table, events)


class Following(Decision):
    """A-7.1: surpass, copy or pivot."""

    rule = "A-7.1"
    refuses: ClassVar = {"pass": MUST_PLAY, "lead": MUST_FOLLOW, **NO_PRELUDES}

    def always_asks(self) -> bool:
        return True

    def offer(self, table: Table, menu: Menu) -> None:
        for held in bits(table.hand_bits(self.seat)):
            card = Card(held)
            if why_not_pivot(table, card) is None:
                menu.add(A_PIVOT.of(card))
            elif why_not_surpass(table, card) is None:
                menu.add(A_SURPASS.of(card))
            menu.add(A_COPY.of(card))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        play_card(table, self.seat, action.card, box.MODES.index(action.kind), events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        card = action.card
        if action.kind not in FOLLOWING:
            return super().against(table, action)
        if card not in table.hand(self.seat):
            return NOT_TO_FOLLOW
        no = why_not_pivot(table, card) if action.kind == "pivot" else why_not_surpass(table, card)
        assert no is not None
        return no.saying(number=lead_number(table), suit=box.SUITS[box.suit_of(table.lead)])


def why_not_surpass(table: Table, card: Card) -> No | None:
    """A-7.2: a higher card of the lead suit."""
    if box.suit_of(card) != box.suit_of(table.lead):
        return SURPASS_SUIT
    return SURPASS_LOW if box.number_of(card) <= lead_number(table) else None


def why_not_pivot(table: Table, card: Card) -> No | None:
    """A-7.4: a card of another suit."""
    return PIVOT_SUIT if box.suit_of(card) == box.suit_of(table.lead) else None


def lead_number(table: Table) -> int:
    """A-6.3: under the zero marker the lead card counts as 0."""
    return 0 if table.zero else box.number_of(table.lead)


def play_card(table: Table, seat: Seat, card: Card, mode: int, events: Events) -> None:
    """Play a card from the hand and begin the turn it gives."""
    table.set_mode(seat, mode)
    if mode == box.COPY:
        hide_card(table, seat, card)
        tell(events, "copy", seat)
    else:
        table.take_from_hand(seat, card)
        table.set_played(seat, card)
        knowledge.put_openly(table, card, knowledge.HAND + seat, knowledge.OPEN)
        hands.close_hand(table, seat)
        tell(events, box.MODES[mode], seat, card=card)
    if mode == box.LEAD:
        table.lead = card
        table.passes = 0
    begin_turn(table, seat, card, mode)
    # surpassing with a 7 seizes the initiative, and nobody would decline: not after a seize
    if mode == box.SURPASS and box.number_of(card) == box.NUMBERS and why_not_seize(table, seat) is None:
        take_initiative(table, seat, events)


def hide_card(table: Table, seat: Seat, card: Card) -> None:
    """A card goes from the hand face down to the table."""
    table.take_from_hand(seat, card)
    table.hide(seat, card)
    knowledge.put_unseen(table, card, knowledge.HAND + seat, knowledge.HIDDEN + seat, (seat,))
    hands.close_hand(table, seat)


def begin_turn(table: Table, seat: Seat, card: Card, mode: int) -> None:
    """A-5.2, A-7.2 to A-7.4: as many actions as pips, or one."""
    table.turn = seat
    table.stage = box.OPENING
    table.pips = box.pips(card) if mode in (box.LEAD, box.SURPASS) else 1
    table.armed = False
    table.taxed = ()
    table.built = ()
    table.won = ()
    table.once = ()
    table.done = ()
    table.pending.append(turn.Turn(seat))


def is_single(table: Table, seat: Seat) -> bool:
    """Whether what happens is the one action of a copy or pivot (A-7.3, A-7.4)."""
    return table.stage == box.ACTING and table.mode(seat) in (box.COPY, box.PIVOT)


def suit_of_turn(table: Table, seat: Seat) -> int:
    """The suit a turn is played in: that of the card, the lead card's for a copy (A-7.3)."""
    return box.suit_of(table.lead if table.mode(seat) == box.COPY else table.played(seat))


# Declaring and seizing come before any other action, in either order


def offer_ambitions(table: Table, seat: Seat, menu: Menu) -> None:
    """A-6.1: the ambitions that can be declared by the card played."""
    if why_not_declare_now(table, seat) is None:
        for ambition in box.ALL_AMBITIONS:
            if has_number(table, seat, ambition):
                menu.add(A_DECLARE.of(ambition))


def why_not_ambition(table: Table, seat: Seat, ambition: Ambition) -> No:
    """Why an ambition is not declared by the card played."""
    no = why_not_declare_now(table, seat)
    if no is not None:
        return no
    assert not has_number(table, seat, ambition)
    return OTHER_NUMBER.saying(number=box.AMBITION_OF.index(ambition))


def offer_cards_to_seize(table: Table, seat: Seat, menu: Menu) -> None:
    """A-8.1: the cards that can be played, face down, to seize the initiative."""
    if why_not_seize_now(table, seat) is None:
        for card in bits(table.hand_bits(seat)):
            menu.add(A_SEIZE.of(card))


def why_not_card_to_seize(table: Table, seat: Seat, card: Card) -> No:
    """Why a card is not played to seize the initiative."""
    no = why_not_seize_now(table, seat)
    if no is not None:
        return no
    assert card not in table.hand(seat)
    return NOT_TO_SEIZE


def why_not_declare_now(table: Table, seat: Seat) -> No | None:
    """A-6.1: what forbids to declare any ambition by the card played."""
    opening = table.stage == box.OPENING
    if table.declared and opening:  # followers, too, only what nobody did before
        return DECLARED_BEFORE
    mode = table.mode(seat)
    if mode != box.LEAD and (mode == box.COPY or not table.powers(seat).declares_following):
        return NO_FOLLOWER
    return why_not_declare(table, seat) if opening else TOO_LATE


def has_number(table: Table, seat: Seat, ambition: Ambition) -> bool:
    """A-6.1: whether the card played has the number of an ambition, or may declare any."""
    found = box.AMBITION_OF[box.number_of(table.played(seat))]
    return found in (ambition, box.ANY_AMBITION)


def why_not_declare(table: Table, seat: Seat) -> No | None:
    """What forbids a player to declare anything at all, by whatever means."""
    if highest_marker(table) == NONE:
        return NO_MARKER
    return BY_LEADER if not table.guilds(seat) and table.powers(seat).pays_to_declare else None


def declare(table: Table, seat: Seat, ambition: Ambition, by_card: bool, events: Events) -> None:
    """An ambition is declared, by the card played or by other means; some have to pay for it first."""
    table.declared = True
    if table.powers(seat).pays_to_declare:
        table.pending.append(declaring.Granting(seat, ambition, by_card))
    else:
        announce(table, seat, ambition, by_card, events)


def announce(table: Table, seat: Seat, ambition: Ambition, by_card: bool, events: Events) -> None:
    """A-6.2, A-6.3: the highest marker goes to the ambition; the zero marker covers the lead card."""
    place_marker(table, seat, ambition, events)
    if by_card and table.mode(seat) == box.LEAD and ambition not in table.powers(seat).no_zero_marker:
        table.zero = True
        tell(events, "zero", seat, card=table.lead)


def place_marker(table: Table, seat: Seat, ambition: Ambition, events: Events) -> None:
    """A-6.2: the available marker with the highest first-place value; A-6.4: others may lie there already."""
    marker = highest_marker(table)
    new = not table.is_declared(ambition)
    powers = table.powers(seat)  # before lore that waits for this very ambition
    table.lay_marker(marker, ambition)
    if events is not None:
        first, second = box.MARKERS[marker][table.flipped(marker)]
        told = {"ambition": box.AMBITIONS[ambition], "first": first, "second": second}
        events.append(Event("declare", seat, told))
    # What follows, the last first, with the look before any choice. Only what a secure brings can matter
    # to a look, so there the order is asked for.
    connects = powers.secures_by_declaring and new
    if connects and powers.looks and (table.court_deck or table.buried) and others_hold_cards(table, seat):
        table.pending.append(declaring.FollowingUp(seat))
        return
    if connects:
        table.pending.append(declaring.Connecting(seat))
    if powers.agents_by_declaring:
        table.pending.append(court.Influencing(seat, 0, court.EACH_CARD))
    if powers.gains_by_declaring:
        table.pending.append(declaring.Picking(seat, declaring.ANY_RESOURCE, optional=True))
    if powers.looks:
        table.pending.append(hands.Looking(seat))


def highest_marker(table: Table) -> int:
    """A-6.2: of the available markers the one with the highest first-place value; NONE if there is none."""
    best, most = NONE, NONE
    for marker in range(len(box.MARKERS)):
        value = box.MARKERS[marker][table.flipped(marker)][0]
        if table.marker_at(marker) == box.NO_AMBITION and value > most:
            best, most = marker, value
    return best


def others_hold_cards(table: Table, seat: Seat) -> bool:
    """Whether there is a hand to look at."""
    return bool([rival for rival in table.rivals(seat) if table.has_cards(rival)])


def why_not_seize(table: Table, seat: Seat) -> No | None:
    """A-8.1, A-8.3: what forbids to seize the initiative, by whatever means."""
    if table.seized:
        return SEIZED_BEFORE
    return HOLDS_INITIATIVE if table.initiative == seat else None


def why_not_seize_now(table: Table, seat: Seat) -> No | None:
    """A-8.1: what forbids to seize the initiative by a card of the hand."""
    return why_not_seize(table, seat) or (TOO_LATE if table.stage != box.OPENING else None)


def seize(table: Table, seat: Seat, card: Card, events: Events) -> None:
    """A-8.1: play one more card face down and take the initiative."""
    hide_card(table, seat, card)
    take_initiative(table, seat, events)


def take_initiative(table: Table, seat: Seat, events: Events) -> None:
    """A-8.3: the seizing player holds the marker at once, and nobody can seize again this round.

    A-19.2: the turns left still go clockwise from the leader, with lead suit and zero marker as they are.
    """
    table.seized = True
    table.initiative = seat
    tell(events, "seize", seat)
