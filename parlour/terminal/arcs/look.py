"""How Arcs looks in a terminal: signs of seats, resources, cards and pieces, and what they are called.

Signs never rely on colour: a seat has its letter, capital for fresh pieces and small for damaged ones; resources
and suits have short words.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rich.text import Text

from parlour.core.errors import Refusal
from parlour.core.event import Event
from parlour.core.game import Json, View
from parlour.games.arcs.cards.deck import COURT_NAMES, GUILD_TYPE, KEYS, is_vox
from parlour.games.arcs.components.box import CARD_NAMES, RESOURCES, SEATS, pips
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions.decision import name_of
from parlour.games.arcs.game import GAME
from parlour.games.arcs.ids import CITY, Building, Card, Court, is_damaged, kind_of, owner_of
from parlour.games.arcs.state.setup import complete_options
from parlour.games.arcs.state.state import ArcsState
from parlour.terminal.blocks import block_width
from parlour.terminal.ink import ink, one_line
from parlour.words import Words

CITY_SIGN: Final = "⌂"
PORT_SIGN: Final = "✦"
EMPTY: Final = "·"
CLOSED: Final = "×"
PIP: Final = "•"
KEY: Final = "k"  # what a raid costs
STAR: Final = "★"
FLAG: Final = "⚑"
STAR_STYLE: Final = "#C08A00"
SILENT: Final = ("choose", "end")  # steps of something longer; the next turn says that this one has ended
AS_TYPED: Final = {system: system for system in SYSTEMS}  # what these are called
PIECES: Final = ("ship", "city", "starport", "agent")
RESOURCE_STYLES: Final = dict(zip(RESOURCES, ("#A0703C", "#2E9AC4", "#D0483E", "#7FA03A", "#B36AC8"), strict=True))
SUIT_STYLES: Final = {
    "administration": "#8A8FD0",
    "aggression": "#D0483E",
    "construction": "#C08A00",
    "mobilization": "#2E9AC4",
}


@dataclass(frozen=True)
class Look:
    """The sign of a seat. Filled, so that it can be read on light and on dark terminals alike."""

    shape: str
    letter: str
    style: str


LOOKS: Final = (
    Look("▲", "R", "bold #000000 on #D55E00"),
    Look("●", "B", "bold #FFFFFF on #0072B2"),
    Look("■", "Y", "bold #000000 on #E6B800"),
    Look("◆", "G", "bold #000000 on #009E73"),
)


def token(seat: int) -> Text:
    """A seat: shape, letter and colour together."""
    look = LOOKS[seat]
    return ink(look.shape + look.letter, look.style)


def letter(seat: int, damaged: bool = False) -> str:
    """The letter of a seat, small on what is damaged."""
    found = LOOKS[seat].letter
    return found.lower() if damaged else found


def counted(seat: int, count: int, damaged: bool = False) -> Text:
    """So many pieces of a seat."""
    return ink(f"{letter(seat, damaged)}{count}", LOOKS[seat].style)


def structure(code: Building) -> Text:
    """A building: whose, and a city or a starport."""
    sign = CITY_SIGN if kind_of(code) == CITY else PORT_SIGN
    return ink(letter(owner_of(code), is_damaged(code)) + sign, LOOKS[owner_of(code)].style)


def dots(count: int) -> str:
    """The pips of a card."""
    return PIP * count


@dataclass(frozen=True)
class Known:
    """What a view knows: its data, and one world that agrees with it.

    Only what everybody sees is read from that world: hands in it are made up.
    """

    view: View

    @property
    def data(self) -> Json:
        """The data of the view."""
        return self.view.data

    @property
    def seat(self) -> int:
        """The seat that looks, -1 for a spectator."""
        return self.view.seat

    @cached_property
    def world(self) -> ArcsState:
        """A table with everything that is public where it is."""
        return GAME.guess(self.view, random.Random(0))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.data["over"])

    @property
    def asked(self) -> str:
        """What is being decided: the name of its kind."""
        pending = self.world.pending
        return name_of(type(pending[-1])) if pending else "over"

    @property
    def about(self) -> Json:
        """What is shown of it."""
        pending = self.world.pending
        return pending[-1].shown(self.world) if pending else {}


class Names:
    """What things are called, in the language of the player."""

    def __init__(self, words: Words, options: Json) -> None:
        self.words = words
        self.seats = SEATS[: complete_options(options)["players"]]
        self.slot = block_width([self.resource(resource) for resource in RESOURCES])  # as wide as any resource

    def say(self, message: str, **values: object) -> str:
        return self.words.say(message, values)

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return one_line(self.say(f"arcs-seat-{SEATS[seat]}"))

    def name(self, thing: str) -> str:
        """What a thing is called; systems are called what is typed for them."""
        return one_line(str(self.words.named("arcs", thing, AS_TYPED)))

    def named(self, args: Mapping[str, object]) -> dict[str, object]:
        """Values with names in place of ids."""
        return dict(self.words.named("arcs", args, AS_TYPED))

    def text(self, card: str) -> str:
        """What a court card does."""
        return one_line(self.words.text(f"arcs-name-{card}"))

    def short(self, thing: str) -> str:
        """A resource or a suit in about three letters."""
        return self.say(f"terminal-arcs-short-{thing}")

    def resource(self, resource: str) -> Text:
        """A resource in about three letters and its color."""
        return ink(self.short(resource), RESOURCE_STYLES[resource])

    def card(self, card: str, with_pips: bool = True) -> Text:
        """An action card: suit, number and pips."""
        suit, number = card.rsplit("-", 1)
        line = ink(f"{self.short(suit)} {number}", f"bold {SUIT_STYLES[suit]}")
        return line.append(f" {dots(pips(Card(CARD_NAMES.index(card))))}") if with_pips else line

    def cost(self, card: str) -> Text:
        """The type and raid cost of a guild card; a vox card has none, nor has anything else (A-17.5)."""
        if card not in COURT_NAMES:
            return Text()
        court = Court(COURT_NAMES.index(card))
        if is_vox(court):
            return ink(self.say("terminal-arcs-vox"), "italic")
        return self.resource(RESOURCES[GUILD_TYPE[court]]).append(f" {KEYS[court]}{KEY}")

    def sentence(self, event: Event) -> str:
        """What happened, with names in place of ids."""
        if event.kind in SILENT:
            return ""
        names = tuple(self.seat(seat) for seat in range(len(self.seats)))
        return self.words.event("arcs", event, names, AS_TYPED, self.seats)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with names in place of ids."""
        return self.words.refusal(refusal, AS_TYPED)

    def listed(self, things: Iterable[str]) -> str:
        """Names with commas."""
        return ", ".join(self.name(thing) for thing in things)


def trophies_of(player: Json, seats: int) -> dict[int, dict[str, int]]:
    """The trophies of a player, by owner and kind."""
    found: dict[int, dict[str, int]] = {}
    for owner in range(seats):
        counts = player["trophies"][owner * len(PIECES) : (owner + 1) * len(PIECES)]
        kinds = {kind: count for kind, count in zip(PIECES, counts, strict=True) if count}
        if kinds:
            found[owner] = kinds
    return found
