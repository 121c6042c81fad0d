"""What is in the box of Arcs (A-1): resources, suits, action cards, ambitions, dice, the player board.

Facts are read from data/; here they get the small numbers the rules count with. Where aids and boards say
something else than the rulebook, the rulebook holds (A-18.8).

>>> CARD_NAMES[9], SUITS[suit_of(Card(9))], number_of(Card(9)), pips(Card(9))
('aggression-3', 'aggression', 3, 2)
>>> AMBITION_OF[6] == EMPATH
True
"""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from typing import Any, Final

from parlour.games.arcs.ids import Ambition, Card, Resource


def read_data(name: str) -> dict[str, Any]:
    """One of the files of facts."""
    text = (resources.files("parlour.games.arcs") / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def slug(name: str) -> str:
    """What records and scenarios call a card.

    >>> slug("Empath's Vision")
    'empaths-vision'
    """
    return re.sub("[^a-z]+", "-", name.lower().replace("'", ""))


_facts = read_data("cards_and_dice")

SEATS: Final = ("red", "blue", "yellow", "green")  # in clockwise order

# pieces of each player
CITIES: Final = 5
STARPORTS: Final = 5
SHIPS: Final = 15
AGENTS: Final = 10

#
RESOURCES: Final = ("material", "fuel", "weapon", "relic", "psionic")
MATERIAL: Final = Resource(0)
FUEL: Final = Resource(1)
WEAPON: Final = Resource(2)
RELIC: Final = Resource(3)
PSIONIC: Final = Resource(4)
TOKENS: Final = 5  # of each resource
ALL_RESOURCES: Final = (MATERIAL, FUEL, WEAPON, RELIC, PSIONIC)

# an action card is 7 * suit + number - 1
SUITS: Final = ("administration", "aggression", "construction", "mobilization")
NUMBERS: Final = 7
CARDS: Final = len(SUITS) * NUMBERS
CARD_NAMES: Final = tuple(f"{suit}-{number}" for suit in SUITS for number in range(1, NUMBERS + 1))
ALL_CARDS: Final = tuple(Card(card) for card in range(CARDS))
HAND: Final = 6

# the seven actions, and which of them a suit allows
ACTIONS: Final = ("tax", "build", "move", "repair", "influence", "secure", "battle")
TAX: Final = 0
BUILD: Final = 1
MOVE: Final = 2
REPAIR: Final = 3
INFLUENCE: Final = 4
SECURE: Final = 5
BATTLE: Final = 6
ALLOWED: Final = tuple(sum(1 << ACTIONS.index(name) for name in _facts["actions"][suit]) for suit in SUITS)

# How a card was played
MODES: Final = ("lead", "surpass", "copy", "pivot")
LEAD: Final = 0
SURPASS: Final = 1
COPY: Final = 2
PIVOT: Final = 3

# What a prelude is made of
PRELUDES: Final = ("spend", "use", "attach", "release", "ransom", "charm")

# How far a turn has come
STAGES: Final = ("opening", "prelude", "acting")
OPENING: Final = 0  # a card was played: declare, seize, before anything else
PRELUDE: Final = 1
ACTING: Final = 2  # a pip was spent

#
AMBITIONS: Final = ("tycoon", "tyrant", "warlord", "keeper", "empath")
TYCOON: Final = Ambition(0)
TYRANT: Final = Ambition(1)
WARLORD: Final = Ambition(2)
KEEPER: Final = Ambition(3)
EMPATH: Final = Ambition(4)
ALL_AMBITIONS: Final = (TYCOON, TYRANT, WARLORD, KEEPER, EMPATH)
NO_AMBITION: Final = Ambition(-1)
ANY_AMBITION: Final = Ambition(-2)
AMBITION_OF: Final = (  # by the number of the card
    NO_AMBITION,
    NO_AMBITION,
    *[Ambition(AMBITIONS.index(_facts["ambition_of_number"][str(number)])) for number in range(2, 7)],
    ANY_AMBITION,
)

# the markers, lowest first: (first place, second place) of the starting side, then of the other
MARKERS: Final = tuple(
    tuple((side[0], side[1]) for side in _facts["ambition_markers"][name]) for name in ("low", "middle", "high")
)

# faces, as (self-hits, intercepts, hits, building hits, keys)
DICE: Final = ("assault", "skirmish", "raid")
ASSAULT: Final = 0
SKIRMISH: Final = 1
RAID: Final = 2
MOST_DICE: Final = 6  # of a kind
SYMBOLS: Final = ("self", "intercept", "hit", "building", "key")
_dice = [_facts["dice"][die] for die in DICE]
FACES: Final = tuple(tuple(tuple(face.count(symbol) for symbol in SYMBOLS) for face in die) for die in _dice)
# What records and scenarios call them
FACE_NAMES: Final = tuple(tuple("+".join(face) or "blank" for face in die) for die in _dice)

# The different faces of all dice, as (die, name): one number each
FACE_KINDS: Final = tuple((die, face) for die in range(len(DICE)) for face in dict.fromkeys(FACE_NAMES[die]))

# the player board
CARD_SLOT_COST: Final = 4  # of a slot on a lore card
SLOT_COSTS: Final = (*_facts["player_board"]["slot_raid_costs"], CARD_SLOT_COST)  # one on a card comes last
SLOTS: Final = len(_facts["player_board"]["slot_raid_costs"])
MOST_SLOTS: Final = len(SLOT_COSTS)
OPEN_SLOTS: Final = tuple(_facts["player_board"]["open_slots_by_cities_built"])
BONUS: Final = tuple(_facts["player_board"]["won_ambition_bonus_by_cities_built"])

POWER_TO_END: Final = {int(players): power for players, power in _facts["power_to_end"].items()}
CHAPTERS: Final = 5

_PIPS: Final[tuple[int, ...]] = tuple(pips for suit in SUITS for pips in _facts["pips"][suit])


def suit_of(card: Card) -> int:
    """The suit of an action card."""
    return card // NUMBERS


def number_of(card: Card) -> int:
    """The printed number of an action card."""
    return card % NUMBERS + 1


def pips(card: Card) -> int:
    """A-5.2: how many actions it gives."""
    return _PIPS[card]


def action_deck(players: int) -> tuple[Card, ...]:
    """A-1.4: the 1s and 7s are used only with 4 players."""
    return tuple(card for card in ALL_CARDS if players == 4 or 1 < number_of(card) < NUMBERS)
