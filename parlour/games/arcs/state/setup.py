"""What is fixed when a game of Arcs begins: players, the setup card and the options."""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from typing import Any, Final

from parlour.core.errors import InvalidInput
from parlour.core.game import Json, OptionSpec, check_options
from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.cards.deck import FURTHER_SETS, court_of, everything_of
from parlour.games.arcs.components import reach
from parlour.games.arcs.components.box import ALL_RESOURCES, POWER_TO_END, SEATS
from parlour.games.arcs.components.reach import SetupCard, setup_cards
from parlour.games.arcs.ids import Seat

RANDOM: Final = "random"
ROW: Final = 4  # court cards
ROW_OF_TWO: Final = 3
NO_LEADERS: Final = "none"
NO_EXTRA: Final = "none"
# the sets of leaders and lore that take part
SETS: Final[dict[str, tuple[str, ...]]] = {"base": ("base",), "pack": ("pack",), "both": ("base", "pack")}

OF_LEADERS: Final = ("leaders", "two_lore")

# A further set of cards, where the data has any: an option of its own, so that games without it stay as they were
EXTRA: Final = OptionSpec("extra", NO_EXTRA, (NO_EXTRA, *FURTHER_SETS))

OPTION_SPECS: Final = (
    OptionSpec("players", 3, (2, 3, 4)),
    OptionSpec("first", RANDOM, (RANDOM, *SEATS)),
    OptionSpec("setup", RANDOM, (RANDOM, *dict.fromkeys(card.name for card in reach.SETUP_CARDS))),
    OptionSpec("split_discard", False, (False, True)),
    OptionSpec("leaders", NO_LEADERS, (NO_LEADERS, *SETS)),
    OptionSpec("two_lore", False, (False, True)),
    *([EXTRA] if FURTHER_SETS else []),
)


class Setup:
    """The facts of one game that never change; states share it. The setup card is known once it is drawn."""

    def __init__(self, options: Json, card: SetupCard) -> None:
        self.options = options  # shared by all games with these options: never given away, see options_text
        self.options_text = json.dumps(options)
        self.card = card
        self.seats: int = options["players"]
        self.all_seats: tuple[Seat, ...] = tuple(Seat(seat) for seat in range(self.seats))
        self.seat_names: tuple[str, ...] = SEATS[: self.seats]
        self.split_discard = bool(options["split_discard"])
        self.leaders = "leaders" in options
        # those whose leaders and lore are drafted
        self.sets = sets_of(options) if self.leaders else ()  # unseen: the same without a further set
        self.court = court_of(sets_of(options))
        self.cards: Ability = everything_of(self.court, self.sets)  # what the cards of this game can do at all
        self.lore = 2 if options.get("two_lore") else 1  # lore cards each
        self.row = ROW_OF_TWO if self.seats == 2 else ROW
        self.out = card.out
        self.systems = reach.in_play(card.out)
        self.neighbours = reach.neighbours(card.out)
        self.gates = tuple(system for system in self.systems if reach.is_gate(system))
        # with 2 players each planet out of play gives a token, which counts for a third who is not there
        boxed = [reach.TYPE[system] for system in reach.ALL_SYSTEMS if system not in self.systems]
        self.boxed = tuple(boxed.count(resource) if self.seats == 2 else 0 for resource in ALL_RESOURCES)
        material, fuel, weapon, relic, psionic = self.boxed
        self.boxes = (material + fuel, 0, weapon, relic, psionic)  # what they count for, by ambition
        self.power_to_end = POWER_TO_END[self.seats]


def sets_of(options: Json) -> tuple[str, ...]:
    """The sets of cards of a game with these complete options, beside the court of the base box."""
    sets = SETS[options["leaders"]] if "leaders" in options else ()
    return (*sets, options[EXTRA.name]) if EXTRA.name in options else sets  # unseen: none comes with Parlour


def complete_options(given: Mapping[str, object]) -> Json:
    """All options, checked; what is not given has its default.

    A game without leaders, or without a further set, has no word of them: its records are as they always were.
    """
    check_options(given, OPTION_SPECS)
    complete: Json = {spec.name: given.get(spec.name, spec.default) for spec in OPTION_SPECS}
    seats = list(SEATS[: complete["players"]])
    if complete["first"] != RANDOM and complete["first"] not in seats:  # one of the players
        raise InvalidInput("core-bad-option", name="first", value=complete["first"], known=", ".join(seats))
    names = [card.name for card in setup_cards(complete["players"])]
    if complete["setup"] != RANDOM and complete["setup"] not in names:  # a card of the player count
        raise InvalidInput("core-bad-option", name="setup", value=complete["setup"], known=", ".join(names))
    if complete["leaders"] == NO_LEADERS:
        for name in OF_LEADERS:
            del complete[name]
    if complete.get(EXTRA.name) == NO_EXTRA:
        del complete[EXTRA.name]
    return complete


def find_setup(options: Mapping[str, Any], card_name: str) -> Setup:
    """The setup of complete options with the card that was drawn or chosen; equal ones give the same object."""
    return _setup(json.dumps(options, sort_keys=True), card_name)


@functools.lru_cache(maxsize=64)
def _setup(key: str, card_name: str) -> Setup:
    options = complete_options(json.loads(key))
    for card in setup_cards(options["players"]):
        if card.name == card_name:
            return Setup(options, card)
    raise InvalidInput("core-bad-option", name="setup", value=card_name[:40], known="")
