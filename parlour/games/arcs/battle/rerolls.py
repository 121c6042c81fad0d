"""Rolling the dice of a battle, and some of them again, as guild cards, leaders and lore allow.

Each card's leave is used once or declined. Where the cards of a game give leave for skirmish dice alone it is said
at once how many blanks and hits go again. Otherwise with several leaves the player says which comes next (A-18.2):
a later one may take dice that an earlier one has rolled. The dice are chosen one by one by what they show, then
rolled together.
"""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.game import Json
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.core.packed import bit
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_AGAIN, A_BY, A_NO, A_REROLL, A_ROLL
from parlour.games.arcs.battle import battle, rolling
from parlour.games.arcs.battle.rolling import DIFFERENT_FACES
from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.chapter import scoring
from parlour.games.arcs.components import box
from parlour.games.arcs.decisions.decision import Attack
from parlour.games.arcs.ids import NONE, Seat, System
from parlour.games.arcs.state.table import Table

# The leaves: one kind of die each, then any
ANY: Final = 3
LEAVES: Final = (box.ASSAULT, box.SKIRMISH, box.RAID, ANY)

BLANK: Final = box.FACE_KINDS.index((box.SKIRMISH, "blank"))
HIT: Final = box.FACE_KINDS.index((box.SKIRMISH, "hit"))

TOO_MANY: Final = No("A-11.4", "arcs-no-reroll", "most")
NO_LEAVE: Final = No("A-11.4", "arcs-no-by")
NO_SUCH_DIE: Final = No("A-11.4", "arcs-no-again")


def begin(
    table: Table,
    seat: Seat,
    defender: Seat,
    system: System,
    counts: tuple[int, int, int],
    chance: Chance,
    events: Events,
    in_battle: bool = False,
) -> None:
    """Roll so many dice of each kind, then ask whether some are rolled again."""
    lying = [0] * DIFFERENT_FACES
    for die in range(len(box.DICE)):
        rolling.roll(seat, die, counts[die], lying, chance, events)
    if asks_die_by_die(table.setup.cards):
        ask(table, seat, defender, system, leaves_of(table, seat, system, in_battle), lying)
    # unseen: without skirmish dice nothing is asked; cards that fire come with others that ask die by die
    elif in_battle and counts[box.SKIRMISH] and most_dice(table, seat, system, box.SKIRMISH):  # unseen: see above
        blanks, hits = lying[BLANK], lying[HIT]
        lying[HIT] = 0
        table.pending.append(Rerolling(seat, defender, system, blanks, hits, tuple(rolling.symbols_of(lying))))
    else:
        battle.begin(table, seat, defender, system, rolling.symbols_of(lying), counts[box.ASSAULT])


def asks_die_by_die(cards: Ability) -> bool:
    """Whether the cards of a game give leave for other dice too, or look at dice when all are rolled."""
    # unseen: each set of cards that has one of these has two
    return cards.rerolls_assault or cards.rerolls_raid or cards.rerolls_all or cards.mirrors  # unseen: see above


def most_dice(table: Table, seat: Seat, system: System, leave: int) -> int:
    """How many dice a leave is for; none without a card that gives it."""
    powers = table.powers(seat)
    if leave == ANY:
        return len(box.DICE) * box.MOST_DICE if powers.rerolls_all else 0
    if leave == box.ASSAULT:
        return table.fresh(seat, system) if powers.rerolls_assault else 0
    if leave == box.SKIRMISH:
        return scoring.icons(table, seat, box.WEAPON) if powers.rerolls_skirmish else 0
    if not powers.rerolls_raid:
        return 0
    return sum([scoring.holds(table, seat, resource) for resource in box.ALL_RESOURCES])


def leaves_of(table: Table, seat: Seat, system: System, in_battle: bool) -> int:
    """The leaves a player has, as bits; outside battles only the one for any dice counts."""
    found = 0
    for leave in LEAVES:
        if (in_battle or leave == ANY) and most_dice(table, seat, system, leave):
            found |= bit(leave)
    return found


class Rerolling(Attack):
    """So many blank skirmish dice and so many hits are rolled again, once a battle; or none."""

    rule = "A-11.4"
    shows: ClassVar = {**Attack.shows, "blanks": "blanks", "hits": "hits"}

    def __init__(
        self, seat: Seat, defender: Seat, system: System, blanks: int, hits: int, symbols: tuple[int, ...] = ()
    ) -> None:
        super().__init__(seat, defender, system)
        self.blanks = blanks  # skirmish dice
        self.hits = hits
        self.symbols = symbols  # what the other dice show

    def fits(self) -> bool:
        return len(self.symbols) == len(box.SYMBOLS)

    def most(self, table: Table) -> int:
        """How many dice may be rolled again."""
        return most_dice(table, self.seat, self.system, box.SKIRMISH)

    def offer(self, table: Table, menu: Menu) -> None:
        most = self.most(table)
        for blanks in range(min(self.blanks, most) + 1):
            for hits in range(min(self.hits, most - blanks) + 1):
                if blanks + hits:
                    menu.add(A_REROLL.at(blanks, hits))
        menu.add(A_NO)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        lying = [0] * DIFFERENT_FACES
        lying[HIT] = self.hits
        if action.number != A_NO:
            lying[HIT] -= action.hits
            before = ("blank",) * action.count + ("hit",) * action.hits
            rolling.roll(self.seat, box.SKIRMISH, len(before), lying, chance, events, before)
        symbols = rolling.symbols_of(lying)
        for symbol in range(len(box.SYMBOLS)):
            symbols[symbol] += self.symbols[symbol]
        battle.begin(table, self.seat, self.defender, self.system, symbols)

    def against(self, table: Table, action: ArcsAction) -> No | None:
        return TOO_MANY.saying(most=self.most(table)) if action.kind == "reroll" else None

    def shown(self, table: Table) -> Json:
        return {**super().shown(table), "symbols": dict(zip(box.SYMBOLS, self.symbols, strict=True))}


# Die by die


def ask(table: Table, seat: Seat, defender: Seat, system: System, leaves: int, lying: list[int]) -> None:
    """Go on to the next leave: the only one there are dice for, or one of several; after the last to the hits."""
    usable = usable_leaves(leaves, lying)
    if usable:
        leave = usable[0] if len(usable) == 1 else NONE
        dice = (*lying, *[0] * DIFFERENT_FACES)
        table.pending.append(Recasting(seat, defender, system, leaves, leave, dice))
    else:
        assault = rolling.count_of(lying, box.ASSAULT)
        battle.begin(table, seat, defender, system, rolling.symbols_of(lying), assault)


def usable_leaves(leaves: int, lying: list[int]) -> list[int]:
    """Those of the leaves left that there are dice for."""
    found: list[int] = []
    for leave in LEAVES:
        if leaves >> leave & 1 and (leave == ANY or rolling.count_of(lying, leave)):
            found.append(leave)
    return found


class Recasting(Attack):
    """Which leave comes next; then one more die, by what it shows, until they are rolled. Or none at all."""

    rule = "A-11.4"
    shows: ClassVar = {**Attack.shows, "leave": "leave"}  # none while that is to be said

    def __init__(
        self, seat: Seat, defender: Seat, system: System, leaves: int, leave: int, dice: tuple[int, ...] = ()
    ) -> None:
        super().__init__(seat, defender, system)
        self.leaves = leaves  # those left, as bits
        self.leave = leave  # the one that is used, NONE before that is said
        self.dice = dice  # by kind of face: how many lie there; then how many of those chosen have shown it

    def fits(self) -> bool:
        return len(self.dice) == 2 * DIFFERENT_FACES

    def offer(self, table: Table, menu: Menu) -> None:
        if self.leave == NONE:
            for leave in usable_leaves(self.leaves, list(self.dice[:DIFFERENT_FACES])):
                menu.add(A_BY.of(leave))
            menu.add(A_NO)
            return
        chosen = sum(self.dice[DIFFERENT_FACES:])
        if chosen < most_dice(table, self.seat, self.system, self.leave):
            for kind in range(DIFFERENT_FACES):
                if self.dice[kind] and self.leave in (ANY, box.FACE_KINDS[kind][0]):
                    menu.add(A_AGAIN.of(kind))
        menu.add(A_ROLL if chosen else A_NO)

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        if action.number in (A_NO, A_ROLL):  # the leave is used, or declined; all of them where none was said
            left = 0 if self.leave == NONE else self.leaves & ~bit(self.leave)
            ask(table, self.seat, self.defender, self.system, left, self.rolled(chance, events))
            return
        leave, dice = self.leave, list(self.dice)
        if leave == NONE:
            leave = action.die
        else:
            dice[action.face] -= 1
            dice[DIFFERENT_FACES + action.face] += 1
        table.pending.append(Recasting(self.seat, self.defender, self.system, self.leaves, leave, tuple(dice)))

    def rolled(self, chance: Chance, events: Events) -> list[int]:
        """All dice as they lie when those chosen are rolled, kind by kind."""
        lying = list(self.dice[:DIFFERENT_FACES])
        for die in range(len(box.DICE)):
            before: list[str] = []
            for kind in range(DIFFERENT_FACES):
                if box.FACE_KINDS[kind][0] == die:
                    before += [box.FACE_KINDS[kind][1]] * self.dice[DIFFERENT_FACES + kind]
            rolling.roll(self.seat, die, len(before), lying, chance, events, tuple(before))
        return lying

    def against(self, table: Table, action: ArcsAction) -> No | None:
        if self.leave == NONE:
            return NO_LEAVE if action.kind == "by" else None
        return NO_SUCH_DIE if action.kind in ("again", "roll") else None
