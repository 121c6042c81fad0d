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

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from parlour.core.action import Action, ActionTable
from parlour.games.arcs.action import ArcsAction, Block
from parlour.games.arcs.cards.deck import COURT_NAMES, GUILDS, LEADER_NAMES, LORE_NAMES, SETS_OF_CARDS
from parlour.games.arcs.components.box import (
    AMBITIONS,
    CARD_NAMES,
    DICE,
    FACE_KINDS,
    MOST_DICE,
    MOST_SLOTS,
    RESOURCES,
    SEATS,
    SHIPS,
    TOKENS,
)
from parlour.games.arcs.components.reach import BUILDING_SLOTS, CLUSTERS, SYSTEMS, gate_of, neighbours
from parlour.games.arcs.ids import CITY, NONE, PIECES, SHIP, STARPORT, STATES


@dataclass(frozen=True)
class Axis:
    """What an action can be about: the word for it, the attribute that holds its number, and all names."""

    word: str
    attribute: str
    names: Sequence[str | int]
    only: Callable[[int], bool] = lambda number: True  # those that there are actions for


CARD = Axis("card", "card", CARD_NAMES)
SEAT = Axis("seat", "seat", SEATS)
AT = Axis("at", "system", SYSTEMS)
PLANET = Axis("at", "system", SYSTEMS, lambda system: BUILDING_SLOTS[system] > 0)
RESOURCE = Axis("resource", "resource", RESOURCES)
AMBITION = Axis("ambition", "ambition", AMBITIONS)
CLUSTER = Axis("cluster", "cluster", range(1, CLUSTERS + 1))
PIECE = Axis("piece", "piece", PIECES)
ON_MAP = Axis("piece", "piece", PIECES, lambda piece: piece in (SHIP, CITY, STARPORT))
BUILT = Axis("piece", "piece", PIECES, lambda piece: piece in (CITY, STARPORT))
STATE = Axis("state", "damaged", STATES)
DIE = Axis("die", "die", DICE)
DICE_COUNT = Axis("count", "count", range(MOST_DICE + 1))
SHIP_COUNT = Axis("count", "count", range(SHIPS + 1))
TOKEN_COUNT = Axis("count", "count", range(TOKENS + 1))
COURT = Axis("court", "court", COURT_NAMES)
GUILD = Axis("court", "court", COURT_NAMES, lambda card: card in GUILDS)
LEADER = Axis("leader", "leader", LEADER_NAMES)
LORE = Axis("lore", "lore", LORE_NAMES)

_made: list[ArcsAction] = []


def _add(kind: str, text: str, args: dict[str, str | int], **numbers: int) -> int:
    """One more action; its number."""
    action = ArcsAction(kind, text, args)
    for attribute, number in numbers.items():
        if attribute in ("damaged", "outside"):
            setattr(action, attribute, number != 0)
        else:
            setattr(action, attribute, number)
    _made.append(action)
    return len(_made) - 1


def _plain(kind: str) -> int:
    return _add(kind, kind, {})


def _one(kind: str, axis: Axis, text: str = "", **more: int) -> Block:
    """One action for each thing of an axis."""
    numbers = []
    for number, name in enumerate(axis.names):
        words = (text or f"{kind} {{}}").format(name)
        numbers.append(
            _add(kind, words, {axis.word: name}, **{axis.attribute: number}, **more) if axis.only(number) else NONE
        )
    return Block(numbers)


def _two(kind: str, one: Axis, other: Axis, text: str = "") -> Block:
    """One action for each two things of two axes; a text that begins with the second says `{1}` first."""
    numbers = []
    for first, name in enumerate(one.names):
        for second, other_name in enumerate(other.names):
            if not one.only(first) or not other.only(second):
                numbers.append(NONE)
                continue
            words = (text or f"{kind} {{}} {{}}").format(name, other_name)
            args: dict[str, str | int] = {one.word: name, other.word: other_name}
            numbers.append(_add(kind, words, args, **{one.attribute: first, other.attribute: second}))
    return Block(numbers, len(other.names))


def _moves(kind: str) -> Block:
    """By the system left, then the system entered: neighbours, and any two gates, as paths may join them."""
    gates = [gate_of(cluster) for cluster in range(CLUSTERS)]
    numbers = []
    for system, name in enumerate(SYSTEMS):
        targets = set(neighbours(())[system]) | (set(gates) - {system} if system in gates else set())
        for to, entered in enumerate(SYSTEMS):
            args: dict[str, str | int] = {"from": name, "to": entered}
            text = f"{kind} {name} {entered}"
            numbers.append(_add(kind, text, args, system=system, to=to) if to in targets else NONE)
    return Block(numbers, len(SYSTEMS))


def _spends() -> Block:
    """By the resource spent and what it is spent as."""
    numbers = []
    for resource, name in enumerate(RESOURCES):
        for spent_as, other in enumerate(RESOURCES):
            args: dict[str, str | int] = {"resource": name}
            text = f"spend {name}"
            if resource != spent_as:
                args["as"] = other
                text = f"spend {name} as {other}"
            numbers.append(_add("spend", text, args, resource=resource, spent_as=spent_as))
    return Block(numbers, len(RESOURCES))


def _rerolls() -> Block:
    """By the number of blank dice and of hits that are rolled again."""
    numbers = []
    for blanks in range(MOST_DICE + 1):
        for hits in range(MOST_DICE + 1):
            args: dict[str, str | int] = {"blanks": blanks, "hits": hits}
            text = f"reroll {blanks} blanks {hits} hits"
            possible = 0 < blanks + hits <= MOST_DICE
            numbers.append(_add("reroll", text, args, count=blanks, hits=hits) if possible else NONE)
    return Block(numbers, MOST_DICE + 1)


def _steals() -> Block:
    """By whose, and the slot the resource lies in."""
    numbers = []
    for seat, owner in enumerate(SEATS):
        for slot in range(MOST_SLOTS):
            args: dict[str, str | int] = {"seat": owner, "slot": slot + 1}
            numbers.append(_add("steal", f"steal {owner} slot {slot + 1}", args, seat=seat, slot=slot))
    return Block(numbers, MOST_SLOTS)


def _clouds() -> Block:
    """A city outside the slots, beside one like it in a slot: fresh or damaged."""
    numbers = []
    for damaged, state in enumerate(STATES):
        args: dict[str, str | int] = {"piece": "cloud", "state": state}
        numbers.append(_add("hit", f"hit {state} cloud", args, piece=CITY, damaged=damaged, outside=1))
    return Block(numbers)


def _which() -> Block:
    """Of several buildings of a kind: in a slot or outside, then fresh or damaged."""
    numbers = []
    for outside in (0, 1):
        for damaged, state in enumerate(STATES):
            args: dict[str, str | int] = {"piece": "cloud", "state": state} if outside else {"state": state}
            text = f"which {state} cloud" if outside else f"which {state}"
            numbers.append(_add("which", text, args, damaged=damaged, outside=outside))
    return Block(numbers, len(STATES))


def _planets(kind: str, word: str) -> Block:
    """By planet: something there that is no piece like others."""
    numbers = []
    for system, name in enumerate(SYSTEMS):
        args: dict[str, str | int] = {"piece": word, "at": name}
        possible = BUILDING_SLOTS[system] > 0
        numbers.append(_add(kind, f"{kind} {word} {name}", args, system=system) if possible else NONE)
    return Block(numbers)


def _shapes() -> Block:
    """By resource: the one that lies on a cartel goes to the planet."""
    numbers = []
    for resource, name in enumerate(RESOURCES):
        args: dict[str, str | int] = {"resource": name, "from": "cartel"}
        numbers.append(_add("shape", f"shape {name} from cartel", args, resource=resource, outside=1))
    return Block(numbers)


def _faces() -> Block:
    """By what a die shows."""
    numbers = []
    for number, (die, face) in enumerate(FACE_KINDS):
        args: dict[str, str | int] = {"die": DICE[die], "face": face}
        numbers.append(_add("again", f"again {DICE[die]} {face}", args, die=die, face=number))
    return Block(numbers)


# The order is the numbering: it never changes within a version.

A_END: Final = _plain("end")  # end the turn
A_STOP: Final = _plain("stop")  # no more of what is being done
A_NO: Final = _plain("no")  # not at all
A_PASS: Final = _plain("pass")  # pass the initiative
A_KEEP: Final = _plain("keep")  # the hand, or the resources as they lie
A_ARRANGE: Final = _plain("arrange")  # the resources
A_REDRAW: Final = _plain("redraw")

A_LEAD: Final = _one("lead", CARD)
A_SURPASS: Final = _one("surpass", CARD)
A_COPY: Final = _one("copy", CARD)
A_PIVOT: Final = _one("pivot", CARD)
A_SEIZE: Final = _one("seize", CARD)  # with this card
A_SEIZE_FREE: Final = _plain("seize")  # by a card's leave, with no card played for it
A_DECLARE: Final = _one("declare", AMBITION)

A_SPEND: Final = _spends()
A_TAX: Final = _two("tax", SEAT, AT)
A_BUILD: Final = _two("build", ON_MAP, AT)  # by piece, then where
A_MOVE: Final = _moves("move")
A_FRESH: Final = _one("fresh", SHIP_COUNT)  # how many fresh ships go
A_DAMAGED: Final = _one("damaged", SHIP_COUNT)  # how many damaged ones
A_ONWARD: Final = _one("onward", AT)  # a catapult goes on to
A_REPAIR: Final = _two("repair", ON_MAP, AT)  # by piece, then where
A_BATTLE: Final = _two("battle", SEAT, AT)

A_DICE: Final = _two("dice", DIE, DICE_COUNT, "{} {}")
A_REROLL: Final = _rerolls()
A_HIT: Final = _two("hit", ON_MAP, STATE, "hit {1} {0}")  # by piece, then fresh or damaged
A_HIT_CLOUD: Final = _clouds()
A_STEAL: Final = _steals()  # a resource
A_PROTECT: Final = _one("protect", RESOURCE)  # this one goes to the dearest slot left
A_DISCARD: Final = _one("discard", RESOURCE)
A_GAIN: Final = _one("gain", RESOURCE)
A_GIVE: Final = _one("give", RESOURCE)
A_OUTRAGE: Final = _one("outrage", RESOURCE)
A_FILL: Final = _one("fill", TOKEN_COUNT)  # gain so many of a card's type

A_MANUFACTURE: Final = _plain("manufacture")
A_SYNTHESIZE: Final = _plain("synthesize")
A_PRESSGANG: Final = _one("pressgang", SEAT)  # a captive of this colour
A_EXECUTE: Final = _one("execute", SEAT)
A_TRADE: Final = _two("trade", SEAT, AT)
A_ATTACH: Final = _one("attach", CARD)  # a union, to this card
A_LOOK: Final = _one("look", SEAT)  # at this hand
A_HAND: Final = _one("hand", CARD)  # this card of the own hand
A_THEIRS: Final = _one("theirs", CARD)  # this card of a rival's hand
A_PLACE: Final = _one("place", AT)  # ships there
A_CLUSTER: Final = _one("cluster", CLUSTER)
A_FREE: Final = _two("free", SEAT, AT)  # a city goes back to its board
A_WHICH: Final = _which()  # of several buildings
A_BY: Final = _one("by", Axis("die", "die", (*DICE, "any")))  # by this leave dice are rolled again
A_AGAIN: Final = _faces()  # this die is rolled again
A_ROLL: Final = _plain("roll")  # the dice chosen

A_TAX_SLOT: Final = _planets("tax", "slot")  # an empty one, like a loyal city
A_CLOUD: Final = _planets("build", "cloud")  # a city outside the slots
A_FIRE: Final = _two("fire", SEAT, AT)  # at a rival there
A_FROM: Final = _one("from", AT)  # where the fire comes from
A_SUMMON: Final = _one("summon", AT)  # a ship, at a city there
A_NURTURE: Final = _one("nurture", AT)  # tax the city there
A_PRUNE: Final = _two("prune", BUILT, AT)  # replace this piece by the other kind
A_ANNEX: Final = _two("annex", BUILT, AT)  # replace a rival's
A_WHOSE: Final = _one("whose", SEAT)  # of several players
A_GUIDE: Final = _moves("guide")  # anybody's ships
A_MARTYR: Final = _one("martyr", AT)  # a ship there
A_SINK: Final = _two("sink", SEAT, STATE)  # a ship for it
A_SHAPE: Final = _one("shape", RESOURCE)  # this resource goes to the planet
A_SHAPE_CARTEL: Final = _shapes()  # the resource on a cartel goes to the planet
A_CHARM: Final = _one("charm", RESOURCE)  # discard this one to gain another
A_RELEASE: Final = _two("release", SEAT, PIECE)  # a trophy, to influence
A_RANSOM: Final = _one("ransom", SEAT)  # a captive of this colour, to secure
A_ADVANCE: Final = _plain("advance")  # move before the battle
A_FIRST_LOOK: Final = _add("first", "first look", {"what": "look"})  # what follows a declaration
A_FIRST_SECURE: Final = _add("first", "first secure", {"what": "secure"})
# (A new kind of action goes here, and TABLE gets its next version.)


# The cards, set by set: all actions of one card, then all of the next


def _empty(axis: Axis) -> Block:
    """To be filled card by card."""
    return Block([NONE] * len(axis.names))


A_INFLUENCE: Final = _empty(COURT)
A_SECURE: Final = _empty(COURT)
A_RANSACK: Final = _empty(COURT)
A_TAKE: Final = _empty(COURT)  # a guild card
A_USE: Final = _empty(COURT)  # a guild card's prelude
A_ABDUCT: Final = _empty(COURT)
A_GRANT: Final = _empty(COURT)  # a guild card, to a rival
A_DRAFT_LEADER: Final = _empty(LEADER)
A_DRAFT_LORE: Final = _empty(LORE)
A_USE_LORE: Final = _empty(LORE)  # a lore card's prelude

_OF_CARDS: Final = (
    (COURT, "influence", A_INFLUENCE),
    (COURT, "secure", A_SECURE),
    (COURT, "ransack", A_RANSACK),
    (COURT, "take", A_TAKE),
    (COURT, "use", A_USE),
    (COURT, "abduct", A_ABDUCT),
    (GUILD, "grant", A_GRANT),
    (LEADER, "draft", A_DRAFT_LEADER),
    (LORE, "draft", A_DRAFT_LORE),
    (LORE, "use", A_USE_LORE),
)


def _number_cards(word: str, cards: Iterable[int]) -> None:
    for number in cards:
        for axis, kind, block in _OF_CARDS:
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
