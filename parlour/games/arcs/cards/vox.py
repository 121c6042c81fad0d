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
from parlour.games.arcs.actions import A_CLUSTER, A_DECLARE, A_FREE, A_NO, A_OUTRAGE, A_SEIZE_FREE, A_TAKE
from parlour.games.arcs.cards.deck import COURT_NAMES, VOX_CARDS, is_vox
from parlour.games.arcs.cards.declarations import need_known
from parlour.games.arcs.chapter import hands
from parlour.games.arcs.components.box import ALL_AMBITIONS, ALL_RESOURCES
from parlour.games.arcs.components.reach import CLUSTERS, cluster_of
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import CITY, Building, Court, Seat, System, owner_of
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import outrage, placing, playing, slots, stealing, which_building
from parlour.games.arcs.turn.limits import OUT_OF_PLAY

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
        if action.kind == VOX_CARDS[self.card].asks:
            return self.question().why_not(table, self.seat, action)
        return None


class Question:
    """What a vox card asks, by the kind of action that answers it. This one asks nothing."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        """Put on the menu what can be chosen."""

    def why_not(self, table: Table, seat: Seat, action: ArcsAction) -> No:
        """Why an answer of its kind is not offered, where not all are."""
        raise NotImplementedError

    def do(self, table: Table, seat: Seat, card: Court, action: ArcsAction, events: Events) -> None:
        """Do what was chosen. A decision that follows is given the card, to show whose doing it is."""


class WhichCluster(Question):
    """A cluster in play: a ship in each of its systems."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        for cluster in range(CLUSTERS):
            if self.obstacle(table, cluster) is None:
                menu.add(A_CLUSTER.of(cluster))

    def obstacle(self, table: Table, cluster: int) -> No | None:
        """What stands against a cluster."""
        return OUT_OF_PLAY if cluster in table.setup.out else None

    def why_not(self, table: Table, seat: Seat, action: ArcsAction) -> No:
        no = self.obstacle(table, action.cluster)
        assert no is not None
        return no.saying(at=str(action.cluster + 1))

    def do(self, table: Table, seat: Seat, card: Court, action: ArcsAction, events: Events) -> None:
        systems = tuple([system for system in table.setup.systems if cluster_of(system) == action.cluster])
        placing.place_in_all(table, seat, systems, events)


class WhichAmbition(Question):
    """Declare any ambition, if something can be declared, or none; no lead card is covered."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        if playing.why_not_declare(table, seat) is None:
            for ambition in ALL_AMBITIONS:
                menu.add(A_DECLARE.of(ambition))
            menu.add(A_NO)

    def do(self, table: Table, seat: Seat, card: Court, action: ArcsAction, events: Events) -> None:
        playing.declare(table, seat, action.ambition, False, events)


class WhichOutrage(Question):
    """Everybody provokes outrage of a type, or nobody."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        for resource in ALL_RESOURCES:
            menu.add(A_OUTRAGE.of(resource))
        menu.add(A_NO)

    def do(self, table: Table, seat: Seat, card: Court, action: ArcsAction, events: Events) -> None:
        for player in table.in_turn_order():
            outrage.provoke(table, player, action.resource, events)


class WhichCity(Question):
    """A city the player controls, whosever it is, returns to its board; or none."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        for system in table.setup.systems:
            for owner in table.setup.all_seats:
                if self.obstacle(table, seat, owner, system) is None:
                    menu.add(A_FREE.at(owner, system))
        menu.add(A_NO)

    def obstacle(self, table: Table, seat: Seat, owner: Seat, system: System) -> No | None:
        """What stands against somebody's city there."""
        able = table.has_building(owner, system, CITY) and table.control(system) == seat
        return None if able else NOT_CONTROLLED

    def why_not(self, table: Table, seat: Seat, action: ArcsAction) -> No:
        no = self.obstacle(table, seat, action.seat, action.system)
        assert no is not None
        return no

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
    if table.open_slots(owner) < opened:
        slots.cover_slots(table, owner)


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

    def why_not(self, table: Table, seat: Seat, action: ArcsAction) -> No:
        return stealing.why_not_take(table, seat, action.court, VoxCard.rule)

    def do(self, table: Table, seat: Seat, card: Court, action: ArcsAction, events: Events) -> None:
        stealing.steal_card(table, seat, action.court, events)


QUESTIONS: Final[dict[str, Question]] = {
    "": Question(),
    "cluster": WhichCluster(),
    "declare": WhichAmbition(),
    "outrage": WhichOutrage(),
    "free": WhichCity(),
    "take": WhichGuild(),
}


# How they leave: what happens whatever was answered


def leave(table: Table, seat: Seat, card: Court, chance: Chance, events: Events) -> None:
    """The card leaves as its text says."""
    LEAVINGS[VOX_CARDS[card].leaves].leave(table, seat, card, chance, events)


class Leaving:
    """A-14.6: face up to the court discard pile."""

    def leave(self, table: Table, seat: Seat, card: Court, chance: Chance, events: Events) -> None:
        """The card leaves."""
        table.court_discard += (card,)
        tell(events, "discard-card", seat, court=card)


class ShuffleBack(Leaving):
    """The card goes back into the deck."""

    def leave(self, table: Table, seat: Seat, card: Court, chance: Chance, events: Events) -> None:
        shuffle_in(table, seat, (card,), events)


class ShuffleGuilds(Leaving):
    """The guild cards of the discard go back into the deck; then the card itself is discarded."""

    def leave(self, table: Table, seat: Seat, card: Court, chance: Chance, events: Events) -> None:
        guilds = tuple([other for other in table.court_discard if not is_vox(other)])
        if guilds:
            table.court_discard = tuple([other for other in table.court_discard if is_vox(other)])
            shuffle_in(table, seat, guilds, events)
        super().leave(table, seat, card, chance, events)


class DrawCard(Leaving):
    """Draw an action card from the bottom of the discard pile; then the card is discarded."""

    def leave(self, table: Table, seat: Seat, card: Court, chance: Chance, events: Events) -> None:
        hands.draw(table, seat, 1, chance, events)
        super().leave(table, seat, card, chance, events)


def shuffle_in(table: Table, seat: Seat, cards: tuple[Court, ...], events: Events) -> None:
    """Cards are shuffled into the court deck; what was buried is buried no more."""
    table.court_deck = tuple(sorted((*table.court_deck, *table.buried, *cards)))
    table.buried = ()
    if events is not None:
        events.append(Event("shuffle", seat, {"court": tuple([COURT_NAMES[card] for card in cards])}))


LEAVINGS: Final[dict[str, Leaving]] = {
    "discard": Leaving(),
    "shuffle-back": ShuffleBack(),
    "shuffle-guilds": ShuffleGuilds(),
    "draw": DrawCard(),
}

need_known(VOX_CARDS, "asks", QUESTIONS)
need_known(VOX_CARDS, "leaves", LEAVINGS)
