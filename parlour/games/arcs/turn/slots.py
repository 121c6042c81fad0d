"""Resources on the player board (A-13.1, A-13.2): gaining them, arranging them, what does not fit.

Slots differ only in their raid costs, so an arrangement is an order: which resource lies in the dearest slot,
which in the next, until what is left is all the same to a thief. New resources go to the dearest empty slot;
nobody leaves a dear slot empty.

>>> DEAREST[:3], [SLOT_COSTS[slot] for slot in DEAREST]  # slot 6 is on a lore card
((6, 0, 5), [4, 3, 3, 2, 1, 1, 1])
"""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Event, Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_DISCARD, A_KEEP, A_PROTECT
from parlour.games.arcs.components.box import MOST_SLOTS, RESOURCES, SLOT_COSTS, SLOTS
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.ids import NOTHING, Resource, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell

DEAREST: Final = tuple(sorted(range(MOST_SLOTS), key=lambda slot: (-SLOT_COSTS[slot], slot)))
OF_BOARD: Final = tuple(slot for slot in DEAREST if slot < SLOTS)

NO_TOKEN: Final = No("A-13.2", "arcs-no-token", "resource")
KEEPS_NO_MORE: Final = No("A-13.2", "arcs-no-keep")


def gain(table: Table, seat: Seat, resource: Resource, events: Events) -> bool:
    """A-1.11: take a token from the supply; an empty supply gives nothing."""
    if table.supply(resource) == 0:
        return False
    table.add_supply(resource, -1)
    tell(events, "gain", seat, resource=resource)
    receive(table, seat, resource)
    return True


def receive(table: Table, seat: Seat, resource: Resource) -> None:
    """A-13.2: a token comes to a board. Without an empty slot its owner is asked what to discard.

    A player may rearrange: in the own turn when it suits, at once in another's.
    """
    if seat == table.turn:
        table.offer = True
    else:
        table.pending.append(Arranging(seat))
    tokens = held(table, seat)
    tokens.append(resource)
    if len(tokens) <= table.open_slots(seat):
        lay(table, seat, tokens)  # nobody leaves a dear slot empty
        return
    waiting = table.pending[-1]
    if isinstance(waiting, Overflowing) and waiting.seat == seat:  # unseen: nobody gains yet while another chooses
        table.pending[-1] = Overflowing(seat, (*waiting.waiting, resource))
    else:
        table.pending.append(Overflowing(seat, (resource,)))


def open_slots(table: Table, seat: Seat) -> list[int]:
    """A-13.1: the slots that are open, the dearest first."""
    of_board = table.open_slots(seat) - (len(table.slots(seat)) - SLOTS)  # one on a card is always open
    return [slot for slot in dearest(table, seat) if slot < of_board or slot == SLOTS]


def dearest(table: Table, seat: Seat) -> tuple[int, ...]:
    """All slots of a player, the dearest first."""
    return DEAREST if len(table.slots(seat)) > SLOTS else OF_BOARD


def take(table: Table, seat: Seat, resource: Resource) -> None:
    """A token leaves a board: of several of a kind the worst protected, as its owner would."""
    slots = table.slots(seat)
    for slot in reversed(dearest(table, seat)):
        if slots[slot] == resource:
            put(table, seat, slot, NOTHING)
            return


def put(table: Table, seat: Seat, slot: int, resource: Resource) -> None:
    """A token goes to a slot; NOTHING empties it."""
    slots = table.slots(seat)
    table.set_slots(seat, (*slots[:slot], resource, *slots[slot + 1 :]))


def held(table: Table, seat: Seat) -> list[Resource]:
    """The tokens on a board, the best protected first."""
    slots = table.slots(seat)
    return [slots[slot] for slot in dearest(table, seat) if slots[slot] != NOTHING]


# Arranging


def can_arrange(table: Table, seat: Seat) -> bool:
    """Whether another arrangement would be different to a thief."""
    return undecided(table, seat, held(table, seat), 0)


def undecided(table: Table, seat: Seat, left: list[Resource], place: int) -> bool:
    """Whether it matters which of the tokens left goes to the slot at this place of the order."""
    costs = [SLOT_COSTS[slot] for slot in open_slots(table, seat)][place : place + len(left)]
    return len(set(left)) > 1 and len(set(costs)) > 1


class Arranging(Decision):
    """Which resource goes to the dearest slot left; before the first, all may stay where they are.

    Nobody is asked where it makes no difference.
    """

    rule = "A-13.2"
    refuses: ClassVar = {"protect": NO_TOKEN, "keep": KEEPS_NO_MORE}
    shows: ClassVar = {"resources": "chosen"}

    def __init__(self, seat: Seat, chosen: tuple[Resource, ...] = ()) -> None:
        super().__init__(seat)
        self.chosen = chosen  # so far, the best protected first

    def offer(self, table: Table, menu: Menu) -> None:
        if not can_arrange(table, self.seat):
            return
        for resource in self.next_choices(table):
            menu.add(A_PROTECT.of(resource))
        if not self.chosen:
            menu.add(A_KEEP)

    def next_choices(self, table: Table) -> list[Resource]:
        """What can come next in the order; slots of equal cost are filled in one order only."""
        chosen = self.chosen
        left = without(held(table, self.seat), chosen)
        costs = [SLOT_COSTS[slot] for slot in open_slots(table, self.seat)][: len(chosen) + len(left)]
        place = len(chosen)
        # Nobody is asked where all costs are equal, so the first slot never has the cost of the last.
        least = chosen[-1] if costs[place] == costs[place - 1] else NOTHING
        equal = costs[place:].count(costs[place])
        fitting = [token for token in left if token >= least]
        return [token for token in sorted(set(fitting)) if len([one for one in fitting if one >= token]) >= equal]

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        """A-13.2: the next in the order; when nothing is left to decide the tokens are laid."""
        if action.number == A_KEEP:
            return
        seat = self.seat
        chosen = (*self.chosen, action.resource)
        left = without(held(table, seat), chosen)
        if undecided(table, seat, left, len(chosen)):
            table.pending.append(Arranging(seat, chosen))
            return
        lay(table, seat, [*chosen, *left])
        if events is not None:
            order = tuple([RESOURCES[token] for token in held(table, seat)])
            events.append(Event("arrange", seat, {"resources": order}))


def lay(table: Table, seat: Seat, order: list[Resource]) -> None:
    """Lay tokens into the open slots, the first into the dearest; equal costs are filled in one way only."""
    slots = [NOTHING] * len(table.slots(seat))
    opened = open_slots(table, seat)[: len(order)]
    costs = [SLOT_COSTS[slot] for slot in opened]
    place = 0
    while place < len(opened):
        end = place + costs.count(costs[place])
        for slot, resource in zip(opened[place:end], sorted(order[place:end]), strict=True):
            slots[slot] = resource
        place = end
    table.set_slots(seat, tuple(slots))


def without(tokens: list[Resource], taken: tuple[Resource, ...]) -> list[Resource]:
    """Tokens less those taken, in the same order."""
    left = tokens[:]
    for resource in taken:
        left.remove(resource)
    return left


# What does not fit


class Overflowing(Decision):
    """A-13.2, A-19.14: the owner picks what is discarded, of the board and of what has no slot."""

    rule = "A-13.2"
    refuses: ClassVar = {"discard": NO_TOKEN}
    shows: ClassVar = {"resources": "waiting"}

    def __init__(self, seat: Seat, waiting: tuple[Resource, ...] = ()) -> None:
        super().__init__(seat)
        self.waiting = waiting  # the resources that have no slot

    def offer(self, table: Table, menu: Menu) -> None:
        for resource in sorted({*held(table, self.seat), *self.waiting}):
            menu.add(A_DISCARD.of(resource))

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        """One token goes back to the supply; those that wait take the slot that comes free."""
        give_back(table, self.seat, action.resource, events)
        settle(table, self.seat, without([*held(table, self.seat), *self.waiting], (action.resource,)))


def settle(table: Table, seat: Seat, tokens: list[Resource]) -> None:
    """Lay what fits into the open slots; the rest waits for its owner's choice."""
    opened = table.open_slots(seat)
    lay(table, seat, tokens[:opened])
    if len(tokens) > opened:
        table.pending.append(Overflowing(seat, tuple(tokens[opened:])))


def cover_slots(table: Table, seat: Seat, opened: int) -> None:
    """A-13.2: a city that returned covers slots, if more were open: what lay there moves, or waits."""
    if table.open_slots(seat) < opened:
        table.pending.append(Arranging(seat))
        settle(table, seat, held(table, seat))


# What leaves a board


def discard_one(table: Table, seat: Seat, resource: Resource, events: Events) -> None:
    """A token goes back to the supply."""
    take(table, seat, resource)
    give_back(table, seat, resource, events)


def give_back(table: Table, seat: Seat, resource: Resource, events: Events) -> None:
    """A token that is on no board any more goes to the supply."""
    table.add_supply(resource, 1)
    tell(events, "discard", seat, resource=resource)


def discard_all(table: Table, seat: Seat, resource: Resource, events: Events) -> None:
    """All tokens of a type go back to the supply."""
    tokens = table.tokens(seat, resource)
    if tokens:
        table.add_supply(resource, tokens)
        left = [NOTHING if token == resource else token for token in table.slots(seat)]
        table.set_slots(seat, tuple(left))
        tell(events, "discard-all", seat, resource=resource, count=tokens)
