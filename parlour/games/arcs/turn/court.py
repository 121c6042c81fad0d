"""The court: influencing (A-10.9), securing (A-10.10), ransacking (A-12.5), refilling the row (A-10.12)."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.games.arcs.actions import A_INFLUENCE, A_RANSACK, A_SECURE, ArcsAction
from parlour.games.arcs.battle import hits
from parlour.games.arcs.cards.court import COURT_NAMES, is_vox
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.components.box import SEATS
from parlour.games.arcs.decisions.frames import RANSACKING, REFILLING, VOX_CARD
from parlour.games.arcs.state.table import AGENT, KINDS, Frame, Table, tell


def influence_menu(table: Table, seat: int) -> list[ArcsAction]:
    """A-10.9: any card of the row, with an agent from the supply."""
    return [A_INFLUENCE[card] for card in table.in_row()] if table.agents[seat] else []


def influence(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """A-10.9: place an agent on a card."""
    table.agents[seat] -= 1
    table.influence[card * table.setup.seats + seat] += 1
    tell(events, "influence", seat, {"court": COURT_NAMES[card]})


def secure_menu(table: Table, seat: int) -> list[ArcsAction]:
    """A-10.10: the cards with more loyal agents than each rival has."""
    return [A_SECURE[card] for card in table.in_row() if may_secure(table, seat, card)]


def may_secure(table: Table, seat: int, card: int) -> bool:
    """Whether a player has more agents on a card than each rival."""
    start = card * table.setup.seats
    own = table.influence[start + seat]
    if own == 1 and abilities(table, seat).secures_with_two and not is_vox(card):
        return False
    return all(own > table.influence[start + rival] for rival in range(table.setup.seats) if rival != seat)


def secure(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """A-10.10: the card is taken, loyal agents return, the rivals' are captured."""
    tell(events, "secure", seat, {"court": COURT_NAMES[card]})
    for owner, agents in lift_agents(table, seat, card):
        hits.capture(table, seat, owner, agents, events)
    take_card(table, seat, card)


def lift_agents(table: Table, seat: int, card: int) -> list[tuple[int, int]]:
    """All agents leave a card; those of the player return, the rivals' are given back by owner and number."""
    start = card * table.setup.seats
    rivals: list[tuple[int, int]] = []
    for owner in range(table.setup.seats):
        agents = table.influence[start + owner]
        table.influence[start + owner] = 0
        if owner == seat:
            table.return_agents(seat, agents)
        elif agents:
            rivals.append((owner, agents))
    return rivals


def take_card(table: Table, seat: int, card: int) -> None:
    """A-10.11: a guild card goes to the player's area, a vox card is resolved; then the row is refilled."""
    table.row = tuple([0 if other == card else other for other in table.row])  # the others do not slide
    table.won += (card,)  # no prelude of it in this prelude
    if is_vox(card):
        table.frames.append((REFILLING, seat, card))
        table.frames.append((VOX_CARD, seat, card))
    else:
        table.frames.append((REFILLING, seat, 0))
        table.guilds[seat] += (card,)


def refill(table: Table, seat: int, chance: Chance, events: list[Event] | None) -> None:
    """A-10.10, A-10.12: every empty place, from the court deck, which may be empty; what is buried comes last."""
    while 0 in table.row:
        card = draw_card(table, chance)
        if not card:
            return
        place = table.row.index(0)
        table.row = (*table.row[:place], card, *table.row[place + 1 :])
        tell(events, "refill", seat, {"court": COURT_NAMES[card]})


def draw_card(table: Table, chance: Chance) -> int:
    """The top card of the court deck; 0 if there is none."""
    if table.court_deck:
        card = COURT_NAMES.index(chance.draw("court", [COURT_NAMES[card] for card in table.court_deck]))
        table.court_deck = tuple([other for other in table.court_deck if other != card])
        return card
    if table.buried:
        card, *left = table.buried
        table.buried = tuple(left)
        return card
    return 0


def ransacking_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A-12.5: the cards with an agent of the city's owner; one of them must be chosen (A-19.13)."""
    seats, owner = table.setup.seats, frame[2]
    return [A_RANSACK[card] for card in table.in_row() if table.influence[card * seats + owner]]


def begin_ransack(table: Table, seat: int, owner: int) -> None:
    """A city was destroyed: its owner's agents on the court are at the mercy of who did it."""
    table.frames.append((RANSACKING, seat, owner))


def ransack(table: Table, card: int, events: list[Event] | None) -> None:
    """A-12.5: secured whatever the counts; the rivals' agents become trophies."""
    _, seat, _ = table.frames.pop()
    tell(events, "ransack", seat, {"court": COURT_NAMES[card]})
    for owner, agents in lift_agents(table, seat, card):
        table.trophies[(seat * table.setup.seats + owner) * KINDS + AGENT] += agents
        tell(events, "trophies", seat, {"owner": SEATS[owner], "agents": agents})
    take_card(table, seat, card)


def discard_guild(table: Table, seat: int, card: int, events: list[Event] | None) -> None:
    """A-14.6: a court card goes face up to the court discard pile."""
    table.guilds[seat] = tuple([other for other in table.guilds[seat] if other != card])
    table.court_discard += (card,)
    tell(events, "discard-card", seat, {"court": COURT_NAMES[card]})
