"""What is printed on the map, cards, dice and boards of Arcs, for whoever draws them: nothing here is a rule."""

from __future__ import annotations

from parlour.core.game import Json
from parlour.games.arcs.cards.deck import COURT_NAMES, GUILD_TYPE, KEYS, LEADERS, LeaderCard, court_of, is_vox
from parlour.games.arcs.components.box import (
    ACTIONS,
    AGENTS,
    ALLOWED,
    AMBITION_OF,
    AMBITIONS,
    ANY_AMBITION,
    BONUS,
    CARD_NAMES,
    CHAPTERS,
    CITIES,
    DICE,
    FACE_NAMES,
    MARKERS,
    OPEN_SLOTS,
    POWER_TO_END,
    RESOURCES,
    SEATS,
    SHIPS,
    SLOT_COSTS,
    STARPORTS,
    SUITS,
    SYMBOLS,
    action_deck,
    number_of,
    pips,
    suit_of,
)
from parlour.games.arcs.components.reach import (
    ALL_SYSTEMS,
    BUILDING_SLOTS,
    KINDS,
    SYSTEMS,
    TYPE,
    cluster_of,
    neighbours,
)
from parlour.games.arcs.ids import CITY, NOTHING, STARPORT, Card, Court, System
from parlour.games.arcs.state.setup import complete_options, sets_of


def box(options: Json) -> Json:
    """Systems, action cards of this number of players, court cards, dice, markers and the player board."""
    complete = complete_options(options)
    players: int = complete["players"]
    return {
        "seats": list(SEATS[:players]),
        "systems": {SYSTEMS[system]: _system(system) for system in ALL_SYSTEMS},
        "borders": _borders(),
        "cards": {CARD_NAMES[card]: _card(card) for card in action_deck(players)},
        "court": {COURT_NAMES[card]: _court(card) for card in court_of(sets_of(complete))},
        "suits": {
            name: [action for place, action in enumerate(ACTIONS) if ALLOWED[suit] >> place & 1]
            for suit, name in enumerate(SUITS)
        },
        "resources": list(RESOURCES),
        "ambitions": list(AMBITIONS),
        "markers": [[list(side) for side in marker] for marker in MARKERS],
        "dice": {name: list(FACE_NAMES[die]) for die, name in enumerate(DICE)},
        "symbols": list(SYMBOLS),
        "slot_costs": list(SLOT_COSTS),
        "open_slots": list(OPEN_SLOTS),  # by the number of cities off the board
        "bonus": list(BONUS),
        "pieces": {"city": CITIES, "starport": STARPORTS, "ship": SHIPS, "agent": AGENTS},
        "leaders": {leader.name: _leader(leader) for leader in LEADERS.values()},
        "chapters": CHAPTERS,
        "power_to_end": POWER_TO_END[players],
    }


def _system(system: System) -> Json:
    kind = TYPE[system]
    return {
        "cluster": cluster_of(system) + 1,
        "symbol": KINDS[system % len(KINDS)],
        "type": RESOURCES[kind] if kind != NOTHING else "",
        "slots": BUILDING_SLOTS[system],
    }


def _borders() -> list[list[str]]:
    """The pairs of systems with a thin border, as printed: all clusters in play."""
    pairs = [(one, other) for one, others in enumerate(neighbours(())) for other in others if one < other]
    return [[SYSTEMS[one], SYSTEMS[other]] for one, other in pairs]


def _card(card: Card) -> Json:
    ambition = AMBITION_OF[number_of(card)]
    declares = "any" if ambition == ANY_AMBITION else AMBITIONS[ambition] if ambition >= 0 else ""
    return {"suit": SUITS[suit_of(card)], "number": number_of(card), "pips": pips(card), "ambition": declares}


def _leader(leader: LeaderCard) -> Json:
    """A-17.3: its resources, and for A, B and C a building, if any, and ships."""
    kinds = {CITY: ["city"], STARPORT: ["starport"]}
    places = {
        name: [*kinds.get(building, []), ships]
        for name, (building, ships) in zip("abc", leader.starts, strict=True)
    }
    return {"resources": [RESOURCES[resource] for resource in leader.resources], **places}


def _court(card: Court) -> Json:
    if is_vox(card):
        return {"kind": "vox", "type": "", "keys": 0}
    return {"kind": "guild", "type": RESOURCES[GUILD_TYPE[card]], "keys": KEYS[card]}
