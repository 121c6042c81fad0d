"""The action table of Arcs: every choice a player can make, numbered once and for all.

Longer things are chosen step by step, one natural choice at a time: `move 1-gate 2-gate`, then `fresh 3`, then
`damaged 1`. What was chosen before is in the state, so the table stays small.

What every game has comes first; then, for each set of cards, all actions of its cards. So a card of a new set
changes no number that was there before. One more card in a set that there is would change those of the sets after
it.

A new kind of action is put behind the other kinds, before the cards, and so gives these other numbers: the
version of TABLE rises with it. Records, snapshots and scenarios name actions by their texts and stay as they are.

>>> TABLE.parse("build starport 4-hex").number == A_BUILD.at(STARPORT, 15)
True
>>> len(TABLE) < 2000
True
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from parlour.core.action import Action, ActionTable, Arg
from parlour.games.arcs.action import ArcsAction, Block
from parlour.games.arcs.cards.deck import COURT_NAMES, GUILDS, LEADER_NAMES, LORE_NAMES, SETS_OF_CARDS
from parlour.games.arcs.components import box
from parlour.games.arcs.components.reach import BUILDING_SLOTS, CLUSTERS, SYSTEMS, is_gate, neighbours
from parlour.games.arcs.ids import CITY, NONE, PIECES, SHIP, STARPORT, STATES, System


@dataclass(frozen=True)
class Axis:
    """What an action can be about: the word for it, the attribute that holds its number, and all names."""

    word: str
    attribute: str
    names: Sequence[str | int]
    only: Callable[[int], bool] = lambda number: True  # those that there are actions for


CARD = Axis("card", "card", box.CARD_NAMES)
SEAT = Axis("seat", "seat", box.SEATS)
AT = Axis("at", "system", SYSTEMS)
PLANET = Axis("at", "system", SYSTEMS, lambda system: BUILDING_SLOTS[system] > 0)
FROM = Axis("from", "system", SYSTEMS)
TO = Axis("to", "to", SYSTEMS)
RESOURCE = Axis("resource", "resource", box.RESOURCES)
SLOT = Axis("slot", "slot", range(1, box.MOST_SLOTS + 1))
AMBITION = Axis("ambition", "ambition", box.AMBITIONS)
CLUSTER = Axis("cluster", "cluster", range(1, CLUSTERS + 1))
PIECE = Axis("piece", "piece", PIECES)
ON_MAP = Axis("piece", "piece", PIECES, lambda piece: piece in (SHIP, CITY, STARPORT))
BUILT = Axis("piece", "piece", PIECES, lambda piece: piece in (CITY, STARPORT))
STATE = Axis("state", "damaged", STATES)
DIE = Axis("die", "die", box.DICE)
LEAVE = Axis("die", "die", (*box.DICE, "any"))
DICE_COUNT = Axis("count", "count", range(box.MOST_DICE + 1))
BLANKS = Axis("blanks", "count", range(box.MOST_DICE + 1))
HITS = Axis("hits", "hits", range(box.MOST_DICE + 1))
SHIP_COUNT = Axis("count", "count", range(box.SHIPS + 1))
TOKEN_COUNT = Axis("count", "count", range(box.TOKENS + 1))
COURT = Axis("court", "court", COURT_NAMES)
GUILD = Axis("court", "court", COURT_NAMES, lambda card: card in GUILDS)
LEADER = Axis("leader", "leader", LEADER_NAMES)
LORE = Axis("lore", "lore", LORE_NAMES)

Args = dict[str, Arg]

_made: list[ArcsAction] = []


def _add(kind: str, text: str, args: Args, **numbers: int) -> int:
    """One more action; its number."""
    action = ArcsAction(kind, text, args)
    for attribute, number in numbers.items():
        if attribute in ("damaged", "outside"):  # not in one expression: compiled, both would be numbers
            setattr(action, attribute, number != 0)
        else:
            setattr(action, attribute, number)
    _made.append(action)
    return len(_made) - 1


def _plain(kind: str) -> int:
    return _add(kind, kind, {})


def _all(*numbers: int) -> bool:
    return True


def _each(
    kind: str, *axes: Axis, text: str = "", only: Callable[..., bool] = _all, said: Args | None = None, **more: int
) -> Block:
    """One action for each thing of an axis, or for each two things of two axes.

    A text that begins with the second thing says `{1}` first. `only` are the things there are actions for, of
    those each axis has; `said` and `more` are arguments, the first ones, and numbers of all the actions.
    """
    numbers = []
    for places in itertools.product(*[range(len(axis.names)) for axis in axes]):
        about = list(zip(axes, places, strict=True))
        args = {**(said or {}), **{axis.word: axis.names[place] for axis, place in about}}
        names = [axis.names[place] for axis, place in about]
        words = text.format(*names) if text else " ".join([kind, *[str(name) for name in names]])
        own = {axis.attribute: place for axis, place in about}
        possible = only(*places) and all(axis.only(place) for axis, place in about)
        numbers.append(_add(kind, words, args, **own, **more) if possible else NONE)
    return Block(numbers, len(axes[-1].names) if len(axes) > 1 else 1)


def _can_be_rolled(blanks: int, hits: int) -> bool:
    """Whether so many dice are rolled again: some, and no more than there are."""
    return 0 < blanks + hits <= box.MOST_DICE


def _may_be_joined(system: int, to: int) -> bool:
    """Whether ships can ever go from one to the other: neighbours, and any two gates, as paths may join them."""
    gates = is_gate(System(system)) and is_gate(System(to)) and system != to
    return gates or to in neighbours(())[system]


def _spends() -> Block:
    """By the resource spent and what it is spent as, which is said if it is another."""
    numbers = []
    for resource, name in enumerate(box.RESOURCES):
        for spent_as, other in enumerate(box.RESOURCES):
            args: Args = {"resource": name, "as": other} if other != name else {"resource": name}
            text = " as ".join(str(said) for said in args.values())
            numbers.append(_add("spend", f"spend {text}", args, resource=resource, spent_as=spent_as))
    return Block(numbers, len(box.RESOURCES))


def _which() -> Block:
    """Of several buildings of a kind: in a slot or outside, then fresh or damaged."""
    in_slot = _each("which", STATE)
    outside = _each("which", STATE, text="which {} cloud", said={"piece": "cloud"}, outside=1)
    return Block([*in_slot.numbers, *outside.numbers], len(STATES))


def _faces() -> Block:
    """By what a die shows."""
    numbers = []
    for number, (die, face) in enumerate(box.FACE_KINDS):
        args: Args = {"die": box.DICE[die], "face": face}
        numbers.append(_add("again", f"again {box.DICE[die]} {face}", args, die=die, face=number))
    return Block(numbers)


def _shapes() -> Block:
    """By resource: the one that lies on a cartel goes to the planet."""
    numbers = []
    for resource, name in enumerate(box.RESOURCES):
        args: Args = {"resource": name, "from": "cartel"}
        numbers.append(_add("shape", f"shape {name} from cartel", args, resource=resource, outside=1))
    return Block(numbers)


# The order is the numbering: it never changes within a version.

A_END: Final = _plain("end")  # end the turn
A_STOP: Final = _plain("stop")  # no more of what is being done
A_NO: Final = _plain("no")  # not at all
A_PASS: Final = _plain("pass")  # pass the initiative
A_KEEP: Final = _plain("keep")  # the hand, or the resources as they lie
A_ARRANGE: Final = _plain("arrange")  # the resources
A_REDRAW: Final = _plain("redraw")

A_LEAD: Final = _each("lead", CARD)
A_SURPASS: Final = _each("surpass", CARD)
A_COPY: Final = _each("copy", CARD)
A_PIVOT: Final = _each("pivot", CARD)
A_SEIZE: Final = _each("seize", CARD)  # with this card
A_SEIZE_FREE: Final = _plain("seize")  # by a card's leave, with no card played for it
A_DECLARE: Final = _each("declare", AMBITION)

A_SPEND: Final = _spends()
A_TAX: Final = _each("tax", SEAT, AT)
A_BUILD: Final = _each("build", ON_MAP, AT)  # by piece, then where
A_MOVE: Final = _each("move", FROM, TO, only=_may_be_joined)
A_FRESH: Final = _each("fresh", SHIP_COUNT)  # how many fresh ships go
A_DAMAGED: Final = _each("damaged", SHIP_COUNT)  # how many damaged ones
A_ONWARD: Final = _each("onward", AT)  # a catapult goes on to
A_REPAIR: Final = _each("repair", ON_MAP, AT)  # by piece, then where
A_BATTLE: Final = _each("battle", SEAT, AT)

A_DICE: Final = _each("dice", DIE, DICE_COUNT, text="{} {}")
A_REROLL: Final = _each("reroll", BLANKS, HITS, text="reroll {} blanks {} hits", only=_can_be_rolled)
A_HIT: Final = _each("hit", ON_MAP, STATE, text="hit {1} {0}")  # by piece, then fresh or damaged
# a city outside the slots, beside one like it in a slot
A_HIT_CLOUD: Final = _each("hit", STATE, text="hit {} cloud", said={"piece": "cloud"}, piece=CITY, outside=1)
A_STEAL: Final = _each("steal", SEAT, SLOT, text="steal {} slot {}")  # a resource
A_PROTECT: Final = _each("protect", RESOURCE)  # this one goes to the dearest slot left
A_DISCARD: Final = _each("discard", RESOURCE)
A_GAIN: Final = _each("gain", RESOURCE)
A_GIVE: Final = _each("give", RESOURCE)
_each("outrage", RESOURCE)
A_FILL: Final = _each("fill", TOKEN_COUNT)  # gain so many of a card's type

_plain("manufacture")
_plain("synthesize")
_each("pressgang", SEAT)  # a captive of this colour
_each("execute", SEAT)
_each("trade", SEAT, AT)
A_ATTACH: Final = _each("attach", CARD)  # a union, to this card
A_LOOK: Final = _each("look", SEAT)  # at this hand
A_HAND: Final = _each("hand", CARD)  # this card of the own hand
A_THEIRS: Final = _each("theirs", CARD)  # this card of a rival's hand
A_PLACE: Final = _each("place", AT)  # ships there
_each("cluster", CLUSTER)
_each("free", SEAT, AT)  # a city goes back to its board
A_WHICH: Final = _which()  # of several buildings
A_BY: Final = _each("by", LEAVE)  # by this leave dice are rolled again
A_AGAIN: Final = _faces()  # this die is rolled again
A_ROLL: Final = _plain("roll")  # the dice chosen

A_TAX_SLOT: Final = _each("tax", PLANET, text="tax slot {}", said={"piece": "slot"})  # empty, like a loyal city
A_CLOUD: Final = _each("build", PLANET, text="build cloud {}", said={"piece": "cloud"})  # a city outside the slots
_each("fire", SEAT, AT)  # at a rival there
A_FROM: Final = _each("from", AT)  # where the fire comes from
_each("summon", AT)  # a ship, at a city there
_each("nurture", AT)  # tax the city there
_each("prune", BUILT, AT)  # replace this piece by the other kind
_each("annex", BUILT, AT)  # replace a rival's
A_WHOSE: Final = _each("whose", SEAT)  # of several players
_each("guide", FROM, TO, only=_may_be_joined)  # anybody's ships
_each("martyr", AT)  # a ship there
A_SINK: Final = _each("sink", SEAT, STATE)  # a ship for it
A_SHAPE: Final = _each("shape", RESOURCE)  # this resource goes to the planet
A_SHAPE_CARTEL: Final = _shapes()  # the resource on a cartel goes to the planet
A_CHARM: Final = _each("charm", RESOURCE)  # discard this one to gain another
A_RELEASE: Final = _each("release", SEAT, PIECE)  # a trophy, to influence
A_RANSOM: Final = _each("ransom", SEAT)  # a captive of this colour, to secure
A_ADVANCE: Final = _plain("advance")  # move before the battle
A_FIRST_LOOK: Final = _add("first", "first look", {"what": "look"})  # what follows a declaration
A_FIRST_SECURE: Final = _add("first", "first secure", {"what": "secure"})
# (A new kind of action goes here, and TABLE gets its next version.)


# The cards, set by set: all actions of one card, then all of the next

_of_cards: list[tuple[str, Axis, Block]] = []


def _by_card(kind: str, axis: Axis) -> Block:
    """To be filled card by card."""
    block = Block([NONE] * len(axis.names))
    _of_cards.append((kind, axis, block))
    return block


A_INFLUENCE: Final = _by_card("influence", COURT)
A_SECURE: Final = _by_card("secure", COURT)
A_RANSACK: Final = _by_card("ransack", COURT)
A_TAKE: Final = _by_card("take", COURT)  # a guild card
A_USE: Final = _by_card("use", COURT)  # a guild card's prelude
A_ABDUCT: Final = _by_card("abduct", COURT)
A_GRANT: Final = _by_card("grant", GUILD)  # a guild card, to a rival
A_DRAFT_LEADER: Final = _by_card("draft", LEADER)
A_DRAFT_LORE: Final = _by_card("draft", LORE)
A_USE_LORE: Final = _by_card("use", LORE)  # a lore card's prelude


def _number_cards(word: str, cards: Iterable[int]) -> None:
    for number in cards:
        for kind, axis, block in _of_cards:
            if axis.word == word and axis.only(number):
                name = axis.names[number]
                made = _add(kind, f"{kind} {name}", {axis.word: name}, **{axis.attribute: number})
                block.numbers[number] = made


for _cards in SETS_OF_CARDS:
    _number_cards("court", _cards.court)
    _number_cards("leader", _cards.leaders)
    _number_cards("lore", _cards.lore)


def find_action(number: int) -> Action:
    """The action with this number: what pickles of actions call."""
    return TABLE[number]


TABLE: Final = ActionTable("arcs", 3, _made, find_action)
ACTIONS: Final[list[ArcsAction]] = _made  # by number


def label_of(action: Action) -> str:
    """What an action is called in messages: its kind, and what sets it apart from others of the kind."""
    args = action.args
    if action.kind == "seize" and not args:
        return "seize-free"
    if "as" in args:
        return "spend-as"
    if "from" in args and action.kind == "shape":
        return "shape-cartel"
    if action.kind in ("first", "by"):
        return f"{action.kind}-{args.get('what') or args['die']}"
    if "lore" in args:
        return f"{action.kind}-lore"
    return f"{action.kind}-{args['piece']}" if args.get("piece") in ("slot", "cloud") else action.kind
