"""A turn (A-5.2, A-7, A-13.3): what can be done in it, with pips and in the prelude, and its end."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bit
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_ADVANCE, A_ARRANGE, A_END
from parlour.games.arcs.battle import advance
from parlour.games.arcs.components import box
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import NONE, STARPORT, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import court, placing, playing, prelude, slots, turn_actions
from parlour.games.arcs.turn.limits import NO_ABILITY

PLAYED: Final = No("A-7.1", "arcs-no-played")
MUST_PLAY: Final = No("A-5.3", "arcs-no-must-play")
NOTHING_TO_ARRANGE: Final = No("A-13.2", "arcs-no-arrange")
BEFORE_SECURING: Final = No("A-10.10", "arcs-no-before-secure")
BY_MODE: Final = ("A-5.2", "A-7.2", "A-7.3", "A-7.4")  # what a card gives, by how it was played
NO_PIPS: Final = tuple(No(rule, "arcs-no-pips") for rule in BY_MODE)
OTHER_SUIT: Final = tuple(No(rule, "arcs-no-suit") for rule in BY_MODE)

EMERGENCY_SHIPS: Final = 3


class Turn(Decision):
    """Everything a player can do in a turn, until it is ended."""

    rule = "A-5.2"
    refuses: ClassVar = {**dict.fromkeys(box.MODES, PLAYED), "pass": MUST_PLAY, "arrange": NOTHING_TO_ARRANGE}

    def always_asks(self) -> bool:
        return True

    def offer(self, table: Table, menu: Menu) -> None:
        for part in PARTS:
            part.offer(table, self.seat, menu)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        table.offer = False  # on gaining, not later
        if action.number != A_END:
            table.pending.append(self)  # what follows is asked before the turn goes on
        part_of(action).do(table, self.seat, action, events)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        return part_of(action).why_not(table, self.seat, action) or super().against(table, action)


class Part:
    """Something a turn is made of: what can be done of it now, what follows, what stands against the rest."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        """Put on the menu what can be done."""
        raise NotImplementedError

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        """Do it, or ask what is to be decided next."""
        raise NotImplementedError

    def why_not(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        """What stands against an action that is not offered; None: what the turn says of its kind."""
        return None


class Declare(Part):
    """A-6.1: an ambition, by the card played."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        playing.offer_ambitions(table, seat, menu)

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        playing.declare(table, seat, action.ambition, True, events)

    def why_not(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        return playing.why_not_ambition(table, seat, action.ambition)


class Seize(Part):
    """A-8.1: the initiative, by one more card."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        playing.offer_cards_to_seize(table, seat, menu)

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        playing.seize(table, seat, action.card, events)

    def why_not(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        return playing.why_not_card_to_seize(table, seat, action.card) if action.args else None


class InPrelude(Part):
    """A-13.3: what costs no pip, before the first pip is spent."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        if table.stage != box.ACTING:  # speed: most of a turn comes after it
            prelude.offer(table, seat, menu)

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        prelude.do(table, seat, action, events)

    def why_not(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        return prelude.why_not(table, seat, action)


class ForPip(Part):
    """A-5.2, A-7.2 to A-7.4: an action for a pip."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        if table.pips:
            offer_for_pip(table, seat, menu)

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        prelude.end(table)  # the first pip ends it
        table.stage = box.ACTING
        table.pips -= 1
        if table.mode(seat) in (box.COPY, box.PIVOT):
            act_singly(table, seat, action, events)
        else:
            turn_actions.do(table, seat, action, events)

    def why_not(self, table: Table, seat: Seat, action: ArcsAction) -> No | None:
        if action.number == A_ADVANCE:
            return advance.BATTLE_MUST_FOLLOW if table.powers(seat).moves_and_battles else NO_ABILITY
        return None if turn_actions.standard_of(action) == NONE else why_not_for_pip(table, seat, action)


class Arrange(Part):
    """A-13.2: moving resources between slots, after a gain."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        if table.offer and slots.can_arrange(table, seat):
            menu.add(A_ARRANGE)

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        table.pending.append(slots.Arranging(seat))


class End(Part):
    """The end of the turn, at any time."""

    def offer(self, table: Table, seat: Seat, menu: Menu) -> None:
        menu.add(A_END)

    def do(self, table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
        end(table, seat, events)


FOR_PIP: Final = ForPip()
BY_KIND: Final[dict[str, Part]] = {
    "declare": Declare(), "seize": Seize(), **dict.fromkeys(box.PRELUDES, InPrelude()),
    "arrange": Arrange(), "end": End(),
}  # fmt: skip
PARTS: Final[tuple[Part, ...]] = (
    BY_KIND["declare"], BY_KIND["seize"], BY_KIND["spend"], FOR_PIP, BY_KIND["arrange"], BY_KIND["end"]
)  # fmt: skip


def part_of(action: ArcsAction) -> Part:
    """The part of a turn an action belongs to: whatever is nothing else needs a pip."""
    return BY_KIND.get(action.kind, FOR_PIP)


def end(table: Table, seat: Seat, events: Events) -> None:
    """The turn ends, and the prelude if it still lasted; a player without a start gets one (A-18.3)."""
    prelude.end(table)
    tell(events, "end", seat)
    if not has_start(table, seat):
        # any gate in play, as many ships as there are
        placing.place_in_one(table, seat, table.setup.gates, EMERGENCY_SHIPS)


def has_start(table: Table, seat: Seat) -> bool:
    """A-18.3: whether a player has ships or starports on the map."""
    if table.has_ships(seat):
        return True
    return bool([system for system in table.setup.systems if table.has_building(seat, system, STARPORT)])


# With a pip


def offer_for_pip(table: Table, seat: Seat, menu: Menu) -> None:
    """What can be done with a pip. It ends the prelude: what was spent is in the supply by then (A-13.5)."""
    table.return_spent(1)
    allowed = pip_actions(table, seat)
    turn_actions.offer(table, seat, allowed, menu)
    offer_combined(table, seat, allowed, menu)
    table.return_spent(-1)


def pip_actions(table: Table, seat: Seat) -> int:
    """What a pip may be spent on; a weapon lets it battle too (A-13.4) and gives nothing by itself (A-19.6)."""
    allowed: int = box.ALLOWED[playing.suit_of_turn(table, seat)]
    return allowed | bit(box.BATTLE) if table.armed else allowed


def offer_combined(table: Table, seat: Seat, allowed: int, menu: Menu) -> None:
    """What a copy or pivot may begin with besides: a move before a battle, an influence before a secure."""
    if influences_first(table, seat, allowed):
        court.offer_before_securing(table, seat, menu)
    able = table.mode(seat) in (box.COPY, box.PIVOT) and table.powers(seat).moves_and_battles
    if able and turn_actions.allows(allowed, box.BATTLE) and advance.can_advance(table, seat):
        menu.add(A_ADVANCE)


def influences_first(table: Table, seat: Seat, allowed: int) -> bool:
    """Whether a player may influence before a secure with the one action of a copy or pivot."""
    able = table.mode(seat) in (box.COPY, box.PIVOT) and table.powers(seat).influences_and_secures
    return able and turn_actions.allows(allowed, box.SECURE)


def why_not_for_pip(table: Table, seat: Seat, action: ArcsAction) -> No | None:
    """Whether an action can be paid with a pip, then whether it can be done."""
    if not turn_actions.has_action(table, seat, action):
        return NO_ABILITY
    mode = table.mode(seat)
    if table.pips == 0:
        return NO_PIPS[mode]
    allowed = pip_actions(table, seat)
    if not turn_actions.allows(allowed, turn_actions.standard_of(action)):
        first = Menu()
        if action.kind == "influence" and influences_first(table, seat, allowed):
            court.offer_before_securing(table, seat, first)
        suit = box.SUITS[playing.suit_of_turn(table, seat)]  # unseen: a word to say
        return BEFORE_SECURING if len(first) else OTHER_SUIT[mode].saying(suit=suit)
    table.return_spent(1)
    no = turn_actions.why_not(table, seat, action)
    table.return_spent(-1)
    return no


def act_singly(table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
    """The one action of a copy or pivot, and what some may do before or after it."""
    powers = table.powers(seat)
    kind = action.kind
    if kind == "advance":
        advance.begin_advance(table, seat)
        return
    if kind == "battle" and powers.moves_and_battles:
        advance.begin_maneuver(table, seat)
    elif (kind == "secure" and powers.influences_and_secures) or (kind == "influence" and powers.influences_twice):
        table.pending.append(court.Influencing(seat, 0, court.ONCE_IF))
    elif kind == "influence" and not turn_actions.allows(pip_actions(table, seat), box.INFLUENCE):
        table.pending.append(court.Securing(seat))
    turn_actions.do(table, seat, action, events)
