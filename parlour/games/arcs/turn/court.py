"""The court: influencing (A-10.9), securing (A-10.10), ransacking (A-12.5), refilling the row (A-10.12).

`Influencing` and `Securing` are what leaders and lore give on top of an action, or for something else.
"""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bit, i64, vec
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_INFLUENCE, A_NO, A_RANSACK, A_SECURE
from parlour.games.arcs.battle import hits
from parlour.games.arcs.cards import vox
from parlour.games.arcs.cards.deck import COURT_NAMES, is_vox
from parlour.games.arcs.components import box
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import AGENT, NO_COURT, Court, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn.limits import BY_LEADER, NO_AGENTS
from parlour.games.arcs.turn.turn_action import TurnAction

NOTHING_TO_INFLUENCE: Final = No("A-10.9", "arcs-no-row", "court")
NOTHING_TO_SECURE: Final = No("A-10.10", "arcs-no-row", "court")
NOT_MOST_AGENTS: Final = No("A-10.10", "arcs-no-secure-most", "court")
NO_AGENT_THERE: Final = No("A-12.5", "arcs-no-ransack", "court", owner="seat")
ALREADY: Final = No("A-10.9", "arcs-no-influenced", "court")

# How often a player influences
ONCE_IF: Final = 0  # once, or not
ONCE: Final = 1
EACH_CARD: Final = 2  # at most once on each card


# Influencing


def influence_obstacle(table: Table, seat: Seat, card: Court) -> No | None:
    """A-10.9: what stands against an agent on a card."""
    if card not in table.row:
        return NOTHING_TO_INFLUENCE
    return None if table.left(seat, AGENT) else NO_AGENTS


class Influence(TurnAction):
    """A-10.9: any card of the row, with an agent from the supply."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        for card in table.in_row():
            if influence_obstacle(table, seat, card) is None:
                menu.add(A_INFLUENCE.of(card))

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        return influence_obstacle(table, seat, action.court)

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        card = action.court
        table.add_left(seat, AGENT, -1)
        table.add_agents_on(card, seat, 1)
        tell(events, "influence", seat, court=card)


INFLUENCE: Final = Influence("influence", box.INFLUENCE)


class Influencing(Decision):
    """A card an agent is placed on, or none."""

    rule = "A-10.9"

    def __init__(self, seat: Seat, used: int, often: int) -> None:
        super().__init__(seat)
        self.used = used  # places of the row, as bits, that have got an agent
        self.often = often

    def obstacle(self, table: Table, card: Court) -> No | None:
        """What stands against an agent on a card."""
        no = influence_obstacle(table, self.seat, card)
        return ALREADY if no is None and self.used >> table.row.index(card) & 1 else no

    def offer(self, table: Table, menu: Menu) -> None:
        if not table.left(self.seat, AGENT):  # speed: nobody is asked for what cannot be done
            return
        for card in table.in_row():
            if self.obstacle(table, card) is None:
                menu.add(A_INFLUENCE.of(card))
        if self.often != ONCE:
            menu.add(A_NO)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number == A_NO:
            return
        if self.often == EACH_CARD:
            used = self.used | bit(table.row.index(action.court))
            table.pending.append(Influencing(self.seat, used, self.often))
        INFLUENCE.do(table, self.seat, action, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        return self.obstacle(table, action.court) if action.kind == "influence" else None


# Securing


def secure_obstacle(table: Table, seat: Seat, card: Court) -> No | None:
    """A-10.10: what stands against securing a card: more loyal agents than each rival has are needed."""
    if card not in table.row:
        return NOTHING_TO_SECURE
    own = table.agents_on(card, seat)
    for rival in table.setup.all_seats:
        if rival != seat and table.agents_on(card, rival) >= own:
            return NOT_MOST_AGENTS
    if own == 1 and table.powers(seat).secures_with_two and not is_vox(card):
        return BY_LEADER
    return None


class Secure(TurnAction):
    """A-10.10: a card with more loyal agents than each rival has, whose agents are captured."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        for card in table.in_row():
            if secure_obstacle(table, seat, card) is None:
                menu.add(A_SECURE.of(card))

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        return secure_obstacle(table, seat, action.court)

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        card = action.court
        tell(events, "secure", seat, court=card)
        for owner, agents in lift_agents(table, seat, card):
            hits.capture(table, seat, owner, agents, events)
        take_card(table, seat, card)


SECURE: Final = Secure("secure", box.SECURE)


def offer_before_securing(table: Table, seat: Seat, menu: Menu) -> None:
    """The cards that can be influenced so that something can be secured after it."""
    for card in table.in_row():
        if influence_obstacle(table, seat, card) is None:
            table.add_agents_on(card, seat, 1)
            if SECURE.is_possible(table, seat):
                menu.add(A_INFLUENCE.of(card))
            table.add_agents_on(card, seat, -1)


def lift_agents(table: Table, seat: Seat, card: Court) -> list[tuple[Seat, int]]:
    """All agents leave a card; those of the player return, the rivals' are given back by owner and number."""
    rivals: list[tuple[Seat, int]] = []
    for owner in table.setup.all_seats:
        agents = table.agents_on(card, owner)
        table.add_agents_on(card, owner, -agents)
        if owner == seat:
            table.return_pieces(seat, AGENT, agents)
        elif agents:
            rivals.append((owner, agents))
    return rivals


def take_card(table: Table, seat: Seat, card: Court) -> None:
    """A-10.11: a guild card goes to the player's area, a vox card is resolved; then the row is refilled."""
    table.row = tuple([NO_COURT if other == card else other for other in table.row])  # the others do not slide
    table.won += (card,)  # no prelude of it in this prelude
    table.pending.append(Refilling(seat, card if is_vox(card) else NO_COURT))
    if is_vox(card):
        table.pending.append(vox.VoxCard(seat, card))
    else:
        table.set_guilds(seat, (*table.guilds(seat), card))


class Securing(Decision):
    """A secure that has to be made."""

    rule = "A-10.10"

    def offer(self, table: Table, menu: Menu) -> None:
        SECURE.offer(table, self.seat, menu)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        SECURE.do(table, self.seat, action, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        return SECURE.obstacle(table, self.seat, action) if action.kind == "secure" else None


# The row and the deck


class Refilling(Decision):
    """A vox card leaves, if one was secured, and the row is refilled. Asks nobody itself."""

    def __init__(self, seat: Seat, card: Court) -> None:
        super().__init__(seat)
        self.card = card  # the vox card that leaves, NO_COURT without one

    def settle(self, table: Table, chance: Chance, events: Events) -> bool:
        table.pending.pop()
        if self.card != NO_COURT:
            vox.leave(table, self.seat, self.card, chance, events)
        refill(table, self.seat, chance, events)
        return True


def refill(table: Table, seat: Seat, chance: Chance, events: Events) -> None:
    """A-10.10, A-10.12: every empty place, from the court deck, which may be empty; what is buried comes last."""
    while NO_COURT in table.row:
        card = draw_card(table, chance)
        if card == NO_COURT:
            return
        place = table.row.index(NO_COURT)
        table.row = (*table.row[:place], card, *table.row[place + 1 :])
        tell(events, "refill", seat, court=card)


def draw_card(table: Table, chance: Chance) -> Court:
    """The top card of the court deck; NO_COURT if there is none."""
    if table.court_deck:
        card = Court(chance.draw_number("court", vec[i64](list(table.court_deck)), COURT_NAMES))
        table.court_deck = tuple([other for other in table.court_deck if other != card])
        return card
    if table.buried:
        card = table.buried[0]
        table.buried = table.buried[1:]
        return card
    return NO_COURT


# Ransacking


class Ransacking(Decision):
    """A-12.5: a card with an agent of the city's owner; one of them must be chosen (A-19.13)."""

    rule = "A-12.5"
    shows: ClassVar = {"owner": "owner"}

    def __init__(self, seat: Seat, owner: Seat) -> None:
        super().__init__(seat)
        self.owner = owner  # whose city was destroyed

    def offer(self, table: Table, menu: Menu) -> None:
        for card in table.in_row():
            if table.agents_on(card, self.owner):
                menu.add(A_RANSACK.of(card))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        """A-12.5: secured whatever the counts; the rivals' agents become trophies."""
        seat, card = self.seat, action.court
        tell(events, "ransack", seat, court=card)
        for owner, agents in lift_agents(table, seat, card):
            table.add_trophies(seat, owner, AGENT, agents)
            tell(events, "trophies", seat, owner=owner, agents=agents)
        take_card(table, seat, card)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        return NO_AGENT_THERE.saying(owner=box.SEATS[self.owner]) if action.kind == "ransack" else None


def discard_guild(table: Table, seat: Seat, card: Court, events: Events) -> None:
    """A-14.6: a court card goes face up to the court discard pile."""
    table.lose_guild(seat, card)
    table.court_discard += (card,)
    tell(events, "discard-card", seat, court=card)
