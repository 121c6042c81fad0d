"""Resources on the player board (A-13.1, A-13.2): gaining them, arranging them, what does not fit.

Slots differ only in their raid costs, so an arrangement is an order: which resource lies in the dearest slot,
which in the next, until what is left is all the same to a thief. New resources go to the dearest empty slot;
nobody leaves a dear slot empty.

>>> DEAREST[:3], [SLOT_COSTS[slot] for slot in DEAREST]  # slot 6 is on a lore card
((6, 0, 5), [4, 3, 3, 2, 1, 1, 1])
"""

from __future__ import annotations

from typing import Final

from parlour.core.event import Event
from parlour.games.arcs.actions import A_DISCARD, A_KEEP, A_PROTECT, ArcsAction
from parlour.games.arcs.components.box import MOST_SLOTS, RESOURCES, SLOT_COSTS, SLOTS
from parlour.games.arcs.decisions.frames import ARRANGING, OVERFLOWING
from parlour.games.arcs.state.table import NONE, Frame, Table, tell
from parlour.games.arcs.turn.playing import ACTING

DEAREST: Final = tuple(sorted(range(MOST_SLOTS), key=lambda slot: (-SLOT_COSTS[slot], slot)))
OF_BOARD: Final = tuple(slot for slot in DEAREST if slot < SLOTS)


def gain(table: Table, seat: int, resource: int, events: list[Event] | None) -> bool:
    """A-1.11: take a token from the supply; an empty supply gives nothing."""
    if table.supply[resource] == 0:
        return False
    table.supply[resource] -= 1
    tell(events, "gain", seat, {"resource": RESOURCES[resource]})
    receive(table, seat, resource)
    return True


def receive(table: Table, seat: int, resource: int) -> None:
    """A-13.2: a token comes to a board. Without an empty slot its owner is asked what to discard.

    A player may rearrange: in the own turn when it suits, at once in another's.
    """
    if seat == table.turn:
        table.offer = True
    else:
        table.frames.append((ARRANGING, seat))
    tokens = [*held(table, seat), resource]
    if len(tokens) <= table.open_slots(seat):
        lay(table, seat, tokens)  # nobody leaves a dear slot empty
    elif table.frames[-1][:2] == (OVERFLOWING, seat):
        table.frames[-1] = (*table.frames[-1], resource)
    else:
        table.frames.append((OVERFLOWING, seat, resource))


def open_slots(table: Table, seat: int) -> list[int]:
    """A-13.1: the slots that are open, the dearest first."""
    count = table.open_slots(seat)
    if len(table.slots[seat]) > SLOTS:  # the last slot lies on a card and is always open
        return [slot for slot in DEAREST if slot < count - 1 or slot == SLOTS]
    return [slot for slot in OF_BOARD if slot < count]


def dearest(table: Table, seat: int) -> tuple[int, ...]:
    """All slots of a player, the dearest first."""
    return DEAREST if len(table.slots[seat]) > SLOTS else OF_BOARD


def take(table: Table, seat: int, resource: int) -> None:
    """A token leaves a board: of several of a kind the worst protected, as its owner would."""
    slots = table.slots[seat]
    for slot in reversed(dearest(table, seat)):
        if slots[slot] == resource:
            put(table, seat, slot, NONE)
            return


def put(table: Table, seat: int, slot: int, resource: int) -> None:
    """A token goes to a slot; NONE empties it."""
    slots = table.slots[seat]
    table.slots[seat] = (*slots[:slot], resource, *slots[slot + 1 :])


def held(table: Table, seat: int) -> list[int]:
    """The tokens on a board, the best protected first."""
    slots = table.slots[seat]
    return [slots[slot] for slot in dearest(table, seat) if slots[slot] != NONE]


# Arranging


def can_arrange(table: Table, seat: int) -> bool:
    """Whether another arrangement would be different to a thief."""
    return undecided(table, seat, held(table, seat), 0)


def undecided(table: Table, seat: int, left: list[int], place: int) -> bool:
    """Whether it matters which of the tokens left goes to the slot at this place of the order."""
    costs = [SLOT_COSTS[slot] for slot in open_slots(table, seat)][place : place + len(left)]
    return len(set(left)) > 1 and len(set(costs)) > 1


def arranging_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """The resources that can go to the dearest slot left; before the first, all may stay where they are.

    Nobody is asked where it makes no difference.
    """
    seat, chosen = frame[1], frame[2:]
    if not can_arrange(table, seat):
        return []
    found = [A_PROTECT[resource] for resource in next_choices(table, seat, chosen)]
    return found if chosen else [*found, A_KEEP]


def next_choices(table: Table, seat: int, chosen: tuple[int, ...]) -> list[int]:
    """What can come next in the order; slots of equal cost are filled in one order only."""
    left = without(held(table, seat), chosen)
    costs = [SLOT_COSTS[slot] for slot in open_slots(table, seat)][: len(chosen) + len(left)]
    place = len(chosen)
    # Nobody is asked where all costs are equal, so the first slot never has the cost of the last.
    least = chosen[-1] if costs[place] == costs[place - 1] else NONE
    equal = costs[place:].count(costs[place])
    fitting = [token for token in left if token >= least]
    return [token for token in sorted(set(fitting)) if len([one for one in fitting if one >= token]) >= equal]


def protect(table: Table, resource: int, events: list[Event] | None) -> None:
    """A-13.2: the next in the order; when nothing is left to decide the tokens are laid."""
    _, seat, *chosen = table.frames.pop()
    chosen.append(resource)
    left = without(held(table, seat), tuple(chosen))
    if undecided(table, seat, left, len(chosen)):
        table.frames.append((ARRANGING, seat, *chosen))
        return
    lay(table, seat, [*chosen, *left])
    tell(events, "arrange", seat, {"resources": tuple([RESOURCES[token] for token in held(table, seat)])})


def lay(table: Table, seat: int, order: list[int]) -> None:
    """Lay tokens into the open slots, the first into the dearest; equal costs are filled in one way only."""
    slots = [NONE] * len(table.slots[seat])
    opened = open_slots(table, seat)[: len(order)]
    costs = [SLOT_COSTS[slot] for slot in opened]
    place = 0
    while place < len(opened):
        end = place + costs.count(costs[place])
        for slot, resource in zip(opened[place:end], sorted(order[place:end]), strict=True):
            slots[slot] = resource
        place = end
    table.slots[seat] = tuple(slots)


def without(tokens: list[int], taken: tuple[int, ...]) -> list[int]:
    """Tokens less those taken, in the same order."""
    left = tokens[:]
    for resource in taken:
        left.remove(resource)
    return left


# What does not fit


def overflowing_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A-13.2, A-19.14: the owner picks what is discarded."""
    return [A_DISCARD[resource] for resource in sorted({*held(table, frame[1]), *frame[2:]})]


def discard_overflow(table: Table, resource: int, events: list[Event] | None) -> None:
    """One token goes back to the supply; those that wait take the slot that comes free."""
    _, seat, *waiting = table.frames.pop()
    table.supply[resource] += 1
    tell(events, "discard", seat, {"resource": RESOURCES[resource]})
    settle(table, seat, without([*held(table, seat), *waiting], (resource,)))


def settle(table: Table, seat: int, tokens: list[int]) -> None:
    """Lay what fits into the open slots; the rest waits for its owner's choice."""
    opened = table.open_slots(seat)
    lay(table, seat, tokens[:opened])
    if len(tokens) > opened:
        table.frames.append((OVERFLOWING, seat, *tokens[opened:]))


def cover_slots(table: Table, seat: int) -> None:
    """A-13.2: a city that returns covers slots; what lay there moves, or waits for its owner's choice."""
    table.frames.append((ARRANGING, seat))
    settle(table, seat, held(table, seat))


def pay(table: Table, seat: int, resource: int) -> None:
    """Spend a token: it goes to the supply, in the prelude only when that ends (A-13.5)."""
    take(table, seat, resource)
    if table.stage == ACTING:
        table.supply[resource] += 1
    else:
        table.spending[resource] += 1


def discard_one(table: Table, seat: int, resource: int, events: list[Event] | None) -> None:
    """A token goes back to the supply."""
    take(table, seat, resource)
    table.supply[resource] += 1
    tell(events, "discard", seat, {"resource": RESOURCES[resource]})


def discard_all(table: Table, seat: int, resource: int, events: list[Event] | None) -> None:
    """All tokens of a type go back to the supply."""
    held_here = table.slots[seat]
    tokens = held_here.count(resource)
    if tokens:
        table.supply[resource] += tokens
        table.slots[seat] = tuple([NONE if token == resource else token for token in held_here])
        tell(events, "discard-all", seat, {"resource": RESOURCES[resource], "count": tokens})
