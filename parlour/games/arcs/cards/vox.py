"""The vox cards (A-10.11): what they ask when they are secured, `QUESTIONS`, and how they leave, `LEAVINGS`.

Both go by the words of data/court.toml.
"""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Event, Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_NO, A_SEIZE_FREE, A_TAKE
from parlour.games.arcs.cards.deck import COURT_NAMES, VOX_CARDS, is_vox
from parlour.games.arcs.cards.declarations import need_known
from parlour.games.arcs.chapter import hands
from parlour.games.arcs.components.reach import CLUSTERS, cluster_of
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import CITY, Building, Court, Seat, System, owner_of
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import outrage, placing, playing, slots, stealing, which_building
from parlour.games.arcs.turn.limits import OUT_OF_PLAY
from parlour.games.arcs.turn.turn_action import Choices

CLUSTER_OUT: Final = tuple([OUT_OF_PLAY.saying(at=str(cluster + 1)) for cluster in range(CLUSTERS)])  # by cluster
NOT_CONTROLLED: Final = No("A-3.6", "arcs-no-free", "at", owner="seat")


class VoxCard(Decision):
    """A vox card was secured: what it asks; where it asks nothing nobody is asked."""

    rule = "A-10.11"
    shows: ClassVar = {"court": "card"}

    def __init__(self, seat: Seat, card: Court) -> None:
        super().__init__(seat)
        self.card = card

    def question(self) -> Question:
        """What the card asks."""
        return QUESTIONS[VOX_CARDS[self.card].asks]

    def offer(self, table: Table, menu: Menu) -> None:
        self.question().offer(table, self.seat, menu)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number != A_NO:
            self.question().do(table, self.seat, self.card, action, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        question = self.question()
        return question.obstacle(table, self.seat, action) if action.kind == question.kind else None


class Question(Choices):
    """What a vox card asks, by the kind of action that answers it. This one asks nothing."""

    def do(self, table: Table, seat: Seat, card: Court, action: ArcsAction, events: Events) -> None:
        """Do what was chosen. A decision that follows is given the card, to show whose doing it is."""


class WhichCluster(Question):
    """A cluster in play: a ship in each of its systems."""

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        return CLUSTER_OUT[action.cluster] if action.cluster in table.setup.out else None

    def do(self, table: Table, seat: Seat, card: Court, action: ArcsAction, events: Events) -> None:
        systems = tuple([system for system in table.setup.systems if cluster_of(system) == action.cluster])
        placing.place_in_all(table, seat, systems, events)


class OrNone(Question):
    """A question that may be answered with no."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        super().offer(table, seat, menu)
        menu.add(A_NO)


class WhichAmbition(OrNone):
    """Declare any ambition, if something can be declared, or none; no lead card is covered."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        if playing.why_not_declare(table, seat) is None:
            super().offer(table, seat, menu)

    def do(self, table: Table, seat: Seat, card: Court, action: ArcsAction, events: Events) -> None:
        playing.declare(table, seat, action.ambition, False, events)


class WhichOutrage(OrNone):
    """Everybody provokes outrage of a type, or nobody."""

    def do(self, table: Table, seat: Seat, card: Court, action: ArcsAction, events: Events) -> None:
        for player in table.in_turn_order():
            outrage.provoke(table, player, action.resource, events)


class WhichCity(OrNone):
    """A city the player controls, whosever it is, returns to its board; or none."""

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        able = table.has_building(action.seat, action.system, CITY) and table.control(action.system) == seat
        return None if able else NOT_CONTROLLED

    def do(self, table: Table, seat: Seat, card: Court, action: ArcsAction, events: Events) -> None:
        which_building.ask(table, seat, which_building.FREED, action.seat, CITY, action.system)


def free_city(table: Table, seat: Seat, system: System, city: Building, events: Events) -> None:
    """The city returns to its board, which is no destruction; then the initiative may be seized."""
    owner = owner_of(city)
    opened = table.open_slots(owner)
    table.return_building(system, city)
    if owner == seat:
        tell(events, "free", seat, at=system)
    else:
        tell(events, "free-rival", seat, owner=owner, at=system)
    table.pending.append(Seizing(seat))
    slots.cover_slots(table, owner, opened)


class Seizing(Decision):
    """Seize the initiative without a card, within the usual limits, or not."""

    rule = "A-10.11"

    def offer(self, table: Table, menu: Menu) -> None:
        if playing.why_not_seize(table, self.seat) is None:
            menu.add(A_SEIZE_FREE)
            menu.add(A_NO)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number != A_NO:
            playing.take_initiative(table, self.seat, events)


class WhichGuild(Question):
    """Steal a guild card of a rival, or none."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        for owner in table.rivals(seat):
            for card in stealing.cards_to_steal(table, owner):
                menu.add(A_TAKE.of(card))
        menu.add(A_NO)

    def obstacle(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        return stealing.why_not_take(table, seat, action.court, VoxCard.rule)

    def do(self, table: Table, seat: Seat, card: Court, action: ArcsAction, events: Events) -> None:
        stealing.steal_card(table, seat, action.court, events)


_ALL: Final[tuple[Question, ...]] = (
    Question(""),
    WhichCluster("cluster"),
    WhichAmbition("declare"),
    WhichOutrage("outrage"),
    WhichCity("free"),
    WhichGuild("take"),
)
QUESTIONS: Final[dict[str, Question]] = {question.kind: question for question in _ALL}


# How they leave: what happens whatever was answered


def leave(table: Table, seat: Seat, card: Court, chance: Chance, events: Events) -> None:
    """The card leaves as its text says."""
    LEAVINGS[VOX_CARDS[card].leaves](table, seat, card, chance, events)


def discard(table: Table, seat: Seat, card: Court, chance: Chance, events: Events) -> None:
    """A-14.6: face up to the court discard pile."""
    table.court_discard += (card,)
    tell(events, "discard-card", seat, court=card)


def shuffle_back(table: Table, seat: Seat, card: Court, chance: Chance, events: Events) -> None:
    """Back into the deck."""
    shuffle_in(table, seat, (card,), events)


def shuffle_and_discard(table: Table, seat: Seat, card: Court, chance: Chance, events: Events) -> None:
    """To the court discard pile, when its guild cards have left it."""
    shuffle_guilds(table, seat, events)
    discard(table, seat, card, chance, events)


def draw_and_discard(table: Table, seat: Seat, card: Court, chance: Chance, events: Events) -> None:
    """An action card comes from the bottom of the discard pile."""
    hands.draw(table, seat, 1, chance, events)
    discard(table, seat, card, chance, events)


LEAVINGS: Final = {
    "discard": discard,
    "shuffle-back": shuffle_back,
    "shuffle-guilds": shuffle_and_discard,
    "draw": draw_and_discard,
}


def shuffle_guilds(table: Table, seat: Seat, events: Events) -> None:
    """The guild cards of the court discard pile go back into the deck."""
    guilds = tuple([other for other in table.court_discard if not is_vox(other)])
    if guilds:
        table.court_discard = tuple([other for other in table.court_discard if is_vox(other)])
        shuffle_in(table, seat, guilds, events)


def shuffle_in(table: Table, seat: Seat, cards: tuple[Court, ...], events: Events) -> None:
    """Cards are shuffled into the court deck; what was buried is buried no more."""
    table.court_deck = tuple(sorted((*table.court_deck, *table.buried, *cards)))
    table.buried = ()
    if events is not None:
        events.append(Event("shuffle", seat, {"court": tuple([COURT_NAMES[card] for card in cards])}))


need_known(VOX_CARDS, "asks", QUESTIONS)
need_known(VOX_CARDS, "leaves", LEAVINGS)
