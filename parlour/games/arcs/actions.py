"""The action table of Arcs, version 2: every choice a player can make, numbered once and for all.

Longer things are chosen step by step, one natural choice at a time: `move 1-gate 2-gate`, then `fresh 3`, then
`damaged 1`. What was chosen before is in the state, so the table stays small.

>>> TABLE.parse("build starport 4-hex")
<Action arcs 279: build starport 4-hex>
>>> len(TABLE) < 2000
True
"""

from __future__ import annotations

from typing import Final

from parlour.core.action import Action, ActionTable
from parlour.games.arcs.cards.court import COURT_NAMES, GUILDS
from parlour.games.arcs.cards.leaders import LEADER_NAMES
from parlour.games.arcs.cards.lore import LORE_NAMES
from parlour.games.arcs.components.box import (
    AMBITIONS,
    CARD_NAMES,
    CARDS,
    DICE,
    FACE_KINDS,
    MOST_DICE,
    MOST_SLOTS,
    RESOURCES,
    SEATS,
    SHIPS,
    SLOTS,
    TOKENS,
)
from parlour.games.arcs.components.reach import BUILDING_SLOTS, CLUSTERS, SYSTEMS, gate_of, neighbours
from parlour.games.arcs.state.table import CITY, NONE, SHIP, STARPORT

PIECES: Final = ("ship", "city", "starport")
STATES: Final = ("fresh", "damaged")


class ArcsAction(Action):
    """An action with its arguments as the numbers the rules use; those it does not have are NONE."""

    def __init__(self, kind: str, text: str, args: dict[str, str | int]) -> None:
        super().__init__(kind, text, args)
        self.card = NONE  # an action card
        self.court = NONE  # a court card
        self.system = NONE
        self.to = NONE  # the system moved to
        self.seat = NONE  # whose
        self.resource = NONE
        self.spent_as = NONE  # the resource it stands for (Loyal cards)
        self.ambition = NONE
        self.piece = NONE  # ship, city, starport
        self.damaged = False
        self.cluster = NONE
        self.slot = NONE
        self.die = NONE
        self.count = NONE
        self.hits = NONE  # dice with hits that are rolled again
        self.leader = NONE
        self.lore = NONE
        self.face = NONE  # of a die, as FACE_KINDS
        self.outside = False  # not where such things lie: a city outside the slots, a resource on a cartel


_made: list[ArcsAction] = []
_at_gates: list[ArcsAction] = []  # buildings at gates, which came with lore: their numbers follow all others


def _add(kind: str, words: str, args: dict[str, str | int]) -> ArcsAction:
    action = ArcsAction(kind, words, args)
    _made.append(action)
    return action


def _add_later(kind: str, words: str, args: dict[str, str | int]) -> ArcsAction:
    action = ArcsAction(kind, words, args)
    _at_gates.append(action)
    return action


def _plain(kind: str) -> ArcsAction:
    return _add(kind, kind, {})


def _cards(kind: str) -> tuple[ArcsAction, ...]:
    found = []
    for card in range(CARDS):
        action = _add(kind, f"{kind} {CARD_NAMES[card]}", {"card": CARD_NAMES[card]})
        action.card = card
        found.append(action)
    return tuple(found)


def _court(kind: str) -> tuple[ArcsAction, ...]:
    """By court card; the numbers begin at 1."""
    found = [ArcsAction("", "", {})]  # in no table
    for court in range(1, len(COURT_NAMES)):
        name = COURT_NAMES[court]
        action = _add(kind, f"{kind} {name}", {"court": name})
        action.court = court
        found.append(action)
    return tuple(found)


def _resources(kind: str) -> tuple[ArcsAction, ...]:
    found = []
    for resource, name in enumerate(RESOURCES):
        action = _add(kind, f"{kind} {name}", {"resource": name})
        action.resource = resource
        found.append(action)
    return tuple(found)


def _spends() -> tuple[tuple[ArcsAction, ...], ...]:
    """By the resource spent and what it is spent as."""
    rows = []
    for resource, name in enumerate(RESOURCES):
        row = []
        for spent_as, as_name in enumerate(RESOURCES):
            if resource == spent_as:
                action = _add("spend", f"spend {name}", {"resource": name})
            else:
                action = _add("spend", f"spend {name} as {as_name}", {"resource": name, "as": as_name})
            action.resource = resource
            action.spent_as = spent_as
            row.append(action)
        rows.append(tuple(row))
    return tuple(rows)


def _seats(kind: str) -> tuple[ArcsAction, ...]:
    found = []
    for seat, name in enumerate(SEATS):
        action = _add(kind, f"{kind} {name}", {"seat": name})
        action.seat = seat
        found.append(action)
    return tuple(found)


def _systems(kind: str, piece: int = NONE) -> tuple[ArcsAction, ...]:
    """By system; buildings stand on planets, but for some lore."""
    found = []
    for system, name in enumerate(SYSTEMS):
        if piece == NONE:
            words, args = f"{kind} {name}", {"at": name}
        else:
            words, args = f"{kind} {PIECES[piece]} {name}", {"piece": PIECES[piece], "at": name}
        possible = BUILDING_SLOTS[system] > 0 or piece == NONE or (piece == SHIP and kind == "repair")
        action = _add(kind, words, dict(args)) if possible else _add_later(kind, words, dict(args))
        action.system = system
        action.piece = piece
        found.append(action)
    return tuple(found)


def _seats_at(kind: str, planets: bool) -> tuple[tuple[ArcsAction, ...], ...]:
    """By seat and system: somebody's pieces somewhere."""
    rows = []
    for seat, owner in enumerate(SEATS):
        row = []
        for system, name in enumerate(SYSTEMS):
            words, args = f"{kind} {owner} {name}", {"seat": owner, "at": name}
            possible = BUILDING_SLOTS[system] > 0 or not planets
            action = _add(kind, words, dict(args)) if possible else _add_later(kind, words, dict(args))
            action.seat = seat
            action.system = system
            row.append(action)
        rows.append(tuple(row))
    return tuple(rows)


def _moves(kind: str) -> tuple[dict[int, ArcsAction], ...]:
    """By the system left, then the system entered: neighbours, and any two gates, as paths may join them."""
    rows = []
    gates = [gate_of(cluster) for cluster in range(CLUSTERS)]
    for system, name in enumerate(SYSTEMS):
        targets = set(neighbours(())[system]) | (set(gates) - {system} if system in gates else set())
        row = {}
        for to in sorted(targets):
            action = _add(kind, f"{kind} {name} {SYSTEMS[to]}", {"from": name, "to": SYSTEMS[to]})
            action.system = system
            action.to = to
            row[to] = action
        rows.append(row)
    return tuple(rows)


def _counts(kind: str, most: int) -> tuple[ArcsAction, ...]:
    found = []
    for count in range(most + 1):
        action = _add(kind, f"{kind} {count}", {"count": count})
        action.count = count
        found.append(action)
    return tuple(found)


def _dice() -> tuple[tuple[ArcsAction, ...], ...]:
    """By die and number."""
    rows = []
    for die, name in enumerate(DICE):
        row = []
        for count in range(MOST_DICE + 1):
            action = _add("dice", f"{name} {count}", {"die": name, "count": count})
            action.die = die
            action.count = count
            row.append(action)
        rows.append(tuple(row))
    return tuple(rows)


def _rerolls() -> tuple[tuple[ArcsAction, ...], ...]:
    """By the number of blank dice and of hits that are rolled again."""
    rows = []
    for blanks in range(MOST_DICE + 1):
        row = []
        for hits in range(MOST_DICE + 1):
            args: dict[str, str | int] = {"blanks": blanks, "hits": hits}
            words = f"reroll {blanks} blanks {hits} hits"
            possible = 0 < blanks + hits <= MOST_DICE
            action = _add("reroll", words, args) if possible else ArcsAction("reroll", words, args)
            action.count = blanks
            action.hits = hits
            row.append(action)
        rows.append(tuple(row))
    return tuple(rows)


def _hits() -> tuple[tuple[ArcsAction, ...], ...]:
    """By piece, then fresh or damaged."""
    rows = []
    for piece, name in enumerate(PIECES):
        row = []
        for damaged, state in enumerate(STATES):
            action = _add("hit", f"hit {state} {name}", {"piece": name, "state": state})
            action.piece = piece
            action.damaged = bool(damaged)
            row.append(action)
        rows.append(tuple(row))
    return tuple(rows)


def _steals() -> tuple[tuple[ArcsAction, ...], ...]:
    """By whose, and the slot the resource lies in."""
    rows = []
    for seat, owner in enumerate(SEATS):
        row = []
        for slot in range(MOST_SLOTS):
            args: dict[str, str | int] = {"seat": owner, "slot": slot + 1}
            text = f"steal {owner} slot {slot + 1}"
            action = _add("steal", text, args) if slot < SLOTS else _add_later("steal", text, args)
            action.seat = seat
            action.slot = slot
            row.append(action)
        rows.append(tuple(row))
    return tuple(rows)


def _clouds() -> tuple[ArcsAction, ArcsAction]:
    """A city outside the slots, beside one like it in a slot: fresh or damaged."""
    found = []
    for damaged, state in enumerate(STATES):
        action = _add("hit", f"hit {state} cloud", {"piece": "cloud", "state": state})
        action.piece = CITY
        action.damaged = bool(damaged)
        action.outside = True
        found.append(action)
    return found[0], found[1]


def _which() -> tuple[tuple[ArcsAction, ...], ...]:
    """Of several buildings of a kind: in a slot or outside, then fresh or damaged."""
    rows = []
    for outside in (False, True):
        row = []
        for damaged, state in enumerate(STATES):
            args: dict[str, str | int] = {"piece": "cloud", "state": state} if outside else {"state": state}
            action = _add("which", f"which {state} cloud" if outside else f"which {state}", args)
            action.damaged = bool(damaged)
            action.outside = outside
            row.append(action)
        rows.append(tuple(row))
    return tuple(rows)


def _shapes() -> tuple[ArcsAction, ...]:
    """By resource: the one that lies on a cartel goes to the planet."""
    found = []
    for resource, name in enumerate(RESOURCES):
        action = _add("shape", f"shape {name} from cartel", {"resource": name, "from": "cartel"})
        action.resource = resource
        action.outside = True
        found.append(action)
    return tuple(found)


def _leaves() -> tuple[ArcsAction, ...]:
    """By the leave to roll dice again: one kind of die each, then any."""
    found = []
    for leave, name in enumerate((*DICE, "any")):
        action = _add("by", f"by {name}", {"die": name})
        action.die = leave
        found.append(action)
    return tuple(found)


def _firsts() -> tuple[ArcsAction, ArcsAction]:
    """What comes first after a declaration."""
    return _add("first", "first look", {"what": "look"}), _add("first", "first secure", {"what": "secure"})


def _ambitions(kind: str) -> tuple[ArcsAction, ...]:
    found = []
    for ambition, name in enumerate(AMBITIONS):
        action = _add(kind, f"{kind} {name}", {"ambition": name})
        action.ambition = ambition
        found.append(action)
    return tuple(found)


# Of leaders and lore


def _drafts() -> tuple[tuple[ArcsAction, ...], tuple[ArcsAction, ...]]:
    """By leader and by lore card; the numbers begin at 1."""
    leaders = [ArcsAction("", "", {})]  # in no table
    for number in range(1, len(LEADER_NAMES)):
        action = _add("draft", f"draft {LEADER_NAMES[number]}", {"leader": LEADER_NAMES[number]})
        action.leader = number
        leaders.append(action)
    return tuple(leaders), _lore("draft")


def _lore(kind: str) -> tuple[ArcsAction, ...]:
    found = [ArcsAction("", "", {})]  # in no table
    for number in range(1, len(LORE_NAMES)):
        action = _add(kind, f"{kind} {LORE_NAMES[number]}", {"lore": LORE_NAMES[number]})
        action.lore = number
        found.append(action)
    return tuple(found)


def _faces() -> tuple[ArcsAction, ...]:
    found = []
    for number, (die, face) in enumerate(FACE_KINDS):
        action = _add("again", f"again {DICE[die]} {face}", {"die": DICE[die], "face": face})
        action.die = die
        action.face = number
        found.append(action)
    return tuple(found)


def _planets(kind: str, word: str) -> dict[int, ArcsAction]:
    """By planet."""
    found = {}
    for system, name in enumerate(SYSTEMS):
        if BUILDING_SLOTS[system]:
            action = _add(kind, f"{kind} {word} {name}", {"piece": word, "at": name})
            action.system = system
            found[system] = action
    return found


def _pieces_at(kind: str) -> tuple[tuple[ArcsAction, ...], ...]:
    """By piece, then system; a row for ships, which is empty."""
    rows: list[tuple[ArcsAction, ...]] = [()]
    for piece in (CITY, STARPORT):
        row = []
        for system, name in enumerate(SYSTEMS):
            action = _add(kind, f"{kind} {PIECES[piece]} {name}", {"piece": PIECES[piece], "at": name})
            action.system = system
            action.piece = piece
            row.append(action)
        rows.append(tuple(row))
    return tuple(rows)


def _ships_of(kind: str) -> tuple[tuple[ArcsAction, ...], ...]:
    """By seat, then fresh or damaged."""
    rows = []
    for seat, owner in enumerate(SEATS):
        row = []
        for damaged, state in enumerate(STATES):
            action = _add(kind, f"{kind} {owner} {state}", {"seat": owner, "state": state})
            action.seat = seat
            action.damaged = bool(damaged)
            row.append(action)
        rows.append(tuple(row))
    return tuple(rows)


def _trophies(kind: str) -> tuple[tuple[ArcsAction, ...], ...]:
    """By owner and kind of piece."""
    rows = []
    for seat, owner in enumerate(SEATS):
        row = []
        for piece, name in enumerate((*PIECES, "agent")):
            action = _add(kind, f"{kind} {owner} {name}", {"seat": owner, "piece": name})
            action.seat = seat
            action.piece = piece
            row.append(action)
        rows.append(tuple(row))
    return tuple(rows)


def _guilds(kind: str) -> tuple[ArcsAction, ...]:
    """By guild card; the numbers begin at 1."""
    found = [ArcsAction("", "", {})]  # in no table
    for court in GUILDS:
        action = _add(kind, f"{kind} {COURT_NAMES[court]}", {"court": COURT_NAMES[court]})
        action.court = court
        found.append(action)
    return tuple(found)


def _clusters(kind: str) -> tuple[ArcsAction, ...]:
    found = []
    for cluster in range(CLUSTERS):
        action = _add(kind, f"{kind} {cluster + 1}", {"cluster": cluster + 1})
        action.cluster = cluster
        found.append(action)
    return tuple(found)


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


def find_action(number: int) -> Action:
    """The action with this number: what pickles of actions call."""
    return TABLE[number]


# The order is the numbering: it never changes within a version.

A_END: Final = _plain("end")  # end the turn
A_STOP: Final = _plain("stop")  # no more of what is being done
A_NO: Final = _plain("no")  # not at all
A_PASS: Final = _plain("pass")  # pass the initiative
A_KEEP: Final = _plain("keep")  # the hand, or the resources as they lie
A_ARRANGE: Final = _plain("arrange")  # the resources
A_REDRAW: Final = _plain("redraw")

A_LEAD: Final = _cards("lead")
A_SURPASS: Final = _cards("surpass")
A_COPY: Final = _cards("copy")
A_PIVOT: Final = _cards("pivot")
A_SEIZE: Final = _cards("seize")  # with this card
A_SEIZE_FREE: Final = _plain("seize")  # by a card's leave, with no card played for it
A_DECLARE: Final = _ambitions("declare")

A_SPEND: Final = _spends()
A_TAX: Final = _seats_at("tax", planets=True)
A_BUILD_CITY: Final = _systems("build", CITY)
A_BUILD_STARPORT: Final = _systems("build", STARPORT)
A_BUILD_SHIP: Final = _systems("build", SHIP)
A_MOVE: Final = _moves("move")
A_FRESH: Final = _counts("fresh", SHIPS)  # how many fresh ships go
A_DAMAGED: Final = _counts("damaged", SHIPS)  # how many damaged ones
A_ONWARD: Final = _systems("onward")  # a catapult goes on to
A_REPAIR_SHIP: Final = _systems("repair", SHIP)
A_REPAIR_CITY: Final = _systems("repair", CITY)
A_REPAIR_STARPORT: Final = _systems("repair", STARPORT)
A_INFLUENCE: Final = _court("influence")
A_SECURE: Final = _court("secure")
A_BATTLE: Final = _seats_at("battle", planets=False)

A_DICE: Final = _dice()
A_REROLL: Final = _rerolls()
A_HIT: Final = _hits()
A_RANSACK: Final = _court("ransack")
A_STEAL: Final = _steals()  # a resource
A_STEAL_CARD: Final = _court("take")  # a guild card
A_PROTECT: Final = _resources("protect")  # this one goes to the dearest slot left
A_DISCARD: Final = _resources("discard")
A_GAIN: Final = _resources("gain")
A_GIVE: Final = _resources("give")
A_OUTRAGE: Final = _resources("outrage")

A_USE: Final = _court("use")  # a guild card's prelude
A_MANUFACTURE: Final = _plain("manufacture")
A_SYNTHESIZE: Final = _plain("synthesize")
A_PRESSGANG: Final = _seats("pressgang")  # a captive of this colour
A_EXECUTE: Final = _seats("execute")
A_ABDUCT: Final = _court("abduct")
A_TRADE: Final = _seats_at("trade", planets=True)
A_ATTACH: Final = _cards("attach")  # a union, to this card
A_LOOK: Final = _seats("look")  # at this hand
A_HAND: Final = _cards("hand")  # this card of the own hand
A_THEIRS: Final = _cards("theirs")  # this card of a rival's hand
A_PLACE: Final = _systems("place")  # ships there
A_CLUSTER: Final = _clusters("cluster")
A_FREE: Final = _seats_at("free", planets=True)  # a city goes back to its board

# Leaders and lore

A_DRAFT_LEADER, A_DRAFT_LORE = _drafts()
A_USE_LORE: Final = _lore("use")  # a lore card's prelude
A_TAX_SLOT: Final = _planets("tax", "slot")  # an empty one, like a loyal city
A_CLOUD: Final = _planets("build", "cloud")  # a city outside the slots
A_FIRE: Final = _seats_at("fire", planets=False)  # at a rival there
A_FROM: Final = _systems("from")  # where the fire comes from
A_SUMMON: Final = _systems("summon")  # a ship, at a city there
A_NURTURE: Final = _systems("nurture")  # tax the city there
A_PRUNE: Final = _pieces_at("prune")  # replace this piece by the other kind
A_ANNEX: Final = _pieces_at("annex")  # replace a rival's
A_WHOSE: Final = _seats("whose")  # of several players
A_GUIDE: Final = _moves("guide")  # anybody's ships
A_MARTYR: Final = _systems("martyr")  # a ship there
A_SINK: Final = _ships_of("sink")  # a ship for it
A_AGAIN: Final = _faces()  # this die is rolled again
A_ROLL: Final = _plain("roll")  # the dice chosen
A_SHAPE: Final = _resources("shape")  # this resource goes to the planet
A_CHARM: Final = _resources("charm")  # discard this one to gain another
A_GRANT: Final = _guilds("grant")  # a guild card, to a rival
A_RELEASE: Final = _trophies("release")  # a trophy, to influence
A_RANSOM: Final = _seats("ransom")  # a captive of this colour, to secure
A_ADVANCE: Final = _plain("advance")  # move before the battle

_made += _at_gates

# The publisher's corrections

A_FILL: Final = _counts("fill", TOKENS)  # gain so many of a card's type
A_SHAPE_CARTEL: Final = _shapes()  # the resource on a cartel goes to the planet
A_HIT_CLOUD: Final = _clouds()
A_WHICH: Final = _which()  # of several buildings
A_BY: Final = _leaves()  # by this leave dice are rolled again
A_FIRST_LOOK, A_FIRST_SECURE = _firsts()  # what follows a declaration

TABLE: Final = ActionTable("arcs", 2, _made, find_action)
