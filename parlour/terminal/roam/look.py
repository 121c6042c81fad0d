"""How the pieces of Roam look in a terminal: signs of the seats, coins, patterns, and names of cards."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from parlour.art.roam.card_words import CardWords
from parlour.core.errors import Refusal, Value
from parlour.core.event import Event, EventValue
from parlour.core.game import Json, View
from parlour.games.roam.actions import CARD_NAMES
from parlour.games.roam.board import EDGES
from parlour.games.roam.cards import ArtifactTile, Character
from parlour.games.roam.game import GAME
from parlour.games.roam.patterns import Pattern
from parlour.games.roam.setup import complete_options, setup_for
from parlour.terminal.ink import ink, one_line
from parlour.words import Words

SILENT: Final = ("end",)  # the next turn says that this one has ended
COIN: Final = "¢"
STAR: Final = "★"
SQUARE: Final = "■"
BLANK: Final = "□"
COIN_STYLE: Final = "bold #C08A00"
STAR_STYLE: Final = "#C08A00"
_GLYPHS: Final = {"#": SQUARE, "o": BLANK, ".": "·"}


@dataclass(frozen=True)
class Look:
    """The sign of a seat. Filled, so that it can be read on light and on dark terminals alike."""

    shape: str
    letter: str
    style: str


LOOKS: Final = {
    "south": Look("▲", "S", "bold #000000 on #D55E00"),
    "west": Look("●", "W", "bold #FFFFFF on #0072B2"),
    "north": Look("■", "N", "bold #000000 on #E6B800"),
    "east": Look("◆", "E", "bold #000000 on #009E73"),
}


BY_LETTER: Final = {look.letter: look for look in LOOKS.values()}  # as facts name who lies on a space


def facts_of(view: View) -> Json:
    """The position a view knows in the words of docs/scenarios.md: nothing of the rules is repeated here."""
    return GAME.facts(GAME.guess(view, random.Random(0)))


def free_spaces(facts: Json) -> frozenset[str]:
    """The spaces that can take a token: R-4.4, R-9.1."""
    free = (".", *BY_LETTER) if facts["stacking"] else (".",)  # nothing, or one token
    return frozenset(space for space, cell in facts["spaces"].items() if cell in free)


def token(edge: str) -> Text:
    """A token: shape, letter and colour together."""
    look = LOOKS[edge]
    return ink(look.shape + look.letter, look.style)


def coins(count: int, style: str = COIN_STYLE) -> Text:
    """Coin symbols on a space."""
    return ink(COIN * count, style)


def pattern(drawn: Pattern, style: str = "") -> Text:
    """A little pattern, as wide as it is high on the screen."""
    text = Text(no_wrap=True)
    for number, row in enumerate(drawn.rows()):
        text.append("\n" if number else "")
        for place, mark in enumerate(row):
            text.append(" " if place else "")
            # Nothing is there, so the dot must not catch the eye.
            text.append(_GLYPHS[mark], "dim" if mark == "." else style)
    return text


class Cards:
    """The card set of one game by the names the view uses, with words for people."""

    def __init__(self, words: Words, options: Json) -> None:
        self.words = words
        self.setup = setup_for(complete_options(options))
        self.seat_names = self.setup.seat_names
        self.tables = self.setup.tables
        found = self.tables.cards
        named = self.setup.options["cards"]
        self.called = CardWords(words, found, named if isinstance(named, str) else None)
        characters = [*found.starters, *(land.character for land in found.lands)]
        self.characters: dict[str, Character] = {CARD_NAMES[one.card]: one for one in characters}
        self.artifacts: dict[int, ArtifactTile] = {tile.number: tile for tile in found.artifacts}

    def say(self, message: str, **values: object) -> str:
        return self.words.say(message, values)

    def edge(self, edge: str) -> str:
        """What the seat at an edge is called."""
        return self.say(f"roam-seat-{edge}")

    def lying(self, card: str, edge: str, turned: int = 0) -> Pattern:
        """R-2.3: a character's pattern as it lies from an edge."""
        return self.characters[card].pattern.turned(EDGES.index(edge) + turned)

    def name(self, card: str) -> str:
        """A character's name alone."""
        return one_line(self.called.name(self.characters[card]))

    def tile(self, number: int) -> str:
        """An artifact's name alone."""
        return one_line(self.called.name(self.artifacts[number]))

    def flavour(self, card: str) -> str:
        """The line about a character."""
        return one_line(self.called.flavour(self.characters[card]))

    def tile_flavour(self, number: int) -> str:
        """The line about an artifact."""
        return one_line(self.called.flavour(self.artifacts[number]))

    def character(self, card: str) -> str:
        """A character's name with its number or letter."""
        return self.say("terminal-roam-card", name=self.name(card), card=card)

    def artifact(self, number: int) -> str:
        """An artifact's name with its number."""
        return self.say("terminal-roam-card", name=self.tile(number), card=str(number))

    def ability(self, number: int) -> str:
        """What an artifact does, in a word or two."""
        return self.say(f"roam-ability-{self.artifacts[number].ability}")

    def help(self, number: int) -> str:
        """What an artifact does, in a sentence."""
        return self.words.help(f"roam-ability-{self.artifacts[number].ability}")

    def sentence(self, event: Event) -> str:
        """What happened, with names in place of numbers."""
        if event.kind in SILENT:
            return ""
        names = tuple(self.edge(edge) for edge in self.seat_names)
        return self.words.event("roam", self.dressed(event), names, seats=names)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with names in place of numbers and edges."""
        values = {name: self._named(name, value) for name, value in refusal.values.items()}
        return self.words.refusal(Refusal(refusal.rule, refusal.message, values))

    def dressed(self, event: Event) -> Event:
        """An event with names in place of numbers and edges."""
        args: dict[str, EventValue] = {}
        for name, value in event.args.items():
            args[name] = self._dressed(name, value)
        return Event(event.kind, event.seat, args, event.to)

    def _dressed(self, name: str, value: EventValue) -> EventValue:
        if isinstance(value, tuple):
            return tuple(str(self._named(name, one)) for one in value)
        return self._named(name, value)

    def _named(self, name: str, value: Value) -> Value:
        """One value, if it is a card, an artifact or an edge."""
        if name in ("card", "lands") and value in self.characters:
            return self.character(str(value))
        if name in ("artifact", "artifacts") and int(value) in self.artifacts:
            return self.artifact(int(value))
        if name in ("rival", "owner", "bidders", "winners") and value in EDGES:
            return self.edge(str(value))
        return value
