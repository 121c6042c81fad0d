"""What is printed on the map, cards, dice and boards of Arcs, for whoever draws them: nothing here is a rule."""

from __future__ import annotations

from parlour.core.game import Json
from parlour.games.arcs.cards.deck import COURT_NAMES, GUILD_TYPE, KEYS, LEADERS, court_of, is_vox
from parlour.games.arcs.cards.declarations import LeaderCard
from parlour.games.arcs.components import box as parts
from parlour.games.arcs.components import reach
from parlour.games.arcs.components.box import AMBITIONS, RESOURCES, SUITS
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.ids import CITY, NOTHING, STARPORT, Card, Court, System
from parlour.games.arcs.state.setup import complete_options, sets_of


def box(options: Json) -> Json:
    """Systems, action cards of this number of players, court cards, dice, markers and the player board."""
    complete = complete_options(options)
    players: int = complete["players"]
    return {
        "seats": list(parts.SEATS[:players]),
        "systems": {SYSTEMS[system]: _system(system) for system in reach.ALL_SYSTEMS},
        "borders": _borders(),
        "cards": {parts.CARD_NAMES[card]: _card(card) for card in parts.action_deck(players)},
        "court": {COURT_NAMES[card]: _court(card) for card in court_of(sets_of(complete))},
        "suits": {
            name: [action for place, action in enumerate(parts.ACTIONS) if parts.ALLOWED[suit] >> place & 1]
            for suit, name in enumerate(SUITS)
        },
        "resources": list(RESOURCES),
        "ambitions": list(AMBITIONS),
        "markers": [[list(side) for side in marker] for marker in parts.MARKERS],
        "dice": {name: list(parts.FACE_NAMES[die]) for die, name in enumerate(parts.DICE)},
        "symbols": list(parts.SYMBOLS),
        "slot_costs": list(parts.SLOT_COSTS),
        "open_slots": list(parts.OPEN_SLOTS),  # by the number of cities off the board
        "bonus": list(parts.BONUS),
        "pieces": {"city": parts.CITIES, "starport": parts.STARPORTS, "ship": parts.SHIPS, "agent": parts.AGENTS},
        "leaders": {leader.name: _leader(leader) for leader in LEADERS.values()},
        "chapters": parts.CHAPTERS,
        "power_to_end": parts.POWER_TO_END[players],
    }


def _system(system: System) -> Json:
    kind = reach.TYPE[system]
    return {
        "cluster": reach.cluster_of(system) + 1,
        "symbol": reach.CLUSTER_SYSTEMS[system % len(reach.CLUSTER_SYSTEMS)],
        "type": RESOURCES[kind] if kind != NOTHING else "",
        "slots": reach.BUILDING_SLOTS[system],
    }


def _borders() -> list[list[str]]:
    """The pairs of systems with a thin border, as printed: all clusters in play."""
    pairs = [(one, other) for one, others in enumerate(reach.neighbours(())) for other in others if one < other]
    return [[SYSTEMS[one], SYSTEMS[other]] for one, other in pairs]


def _card(card: Card) -> Json:
    number = parts.number_of(card)
    ambition = parts.AMBITION_OF[number]
    declares = "any" if ambition == parts.ANY_AMBITION else AMBITIONS[ambition] if ambition >= 0 else ""
    return {"suit": SUITS[parts.suit_of(card)], "number": number, "pips": parts.pips(card), "ambition": declares}


def _leader(leader: LeaderCard) -> Json:
    """A-17.3: its resources, and for A, B and C a building, if any, and ships."""
    kinds = {CITY: ["city"], STARPORT: ["starport"]}
    starts = zip("abc", leader.starts, strict=True)
    places = {name: [*kinds.get(building, []), ships] for name, (building, ships) in starts}
    return {"resources": [RESOURCES[resource] for resource in leader.resources], **places}


def _court(card: Court) -> Json:
    if is_vox(card):
        return {"kind": "vox", "type": "", "keys": 0}
    return {"kind": "guild", "type": RESOURCES[GUILD_TYPE[card]], "keys": KEYS[card]}
