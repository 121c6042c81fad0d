"""Cards in full: the picture, and every word and number that is printed on them.

A card is drawn from its top left corner at (0, 0). It says how tall it wants to be, since texts are longer in some
languages than in others, and can be drawn taller, so that neighbours are alike.
"""

from __future__ import annotations

from typing import Final

from parlour.art.lettering import TITLES, lines, one_line, write
from parlour.art.roam.card_words import CardWords
from parlour.art.roam.labels import artifact_label, land_label, starter_label
from parlour.art.roam.lands import land_picture
from parlour.art.roam.pattern import pattern_picture
from parlour.art.roam.portraits import portrait
from parlour.art.roam.symbols import EDGE, INK, PAPER, SOFT_INK, icon, points, price
from parlour.art.svg import path, tag, wrap
from parlour.games.roam.actions import CARD_NAMES
from parlour.games.roam.cards import ArtifactTile, Character, Land, names_of

WIDTH: Final = 220
WIDE_WIDTH: Final = 460  # a starting card: two cards and the gap between them
PICTURE: Final = (204, 306)
PORTRAIT: Final = (204, 100)  # of a land card
SCROLL: Final = 74  # the height of a scroll
TALL_SCROLL: Final = 98  # of a starting card

# The grounds of artifacts. The icon tells the ability; the colour only helps.
GROUNDS: Final = {
    "blank": "#dfe7cf",
    "replace": "#eedccb",
    "coin": "#f3e7c2",
    "turn": "#d6e4e8",
    "move": "#e3deec",
    "flip": "#eedadb",
}


class Column:
    """Lines of text below each other."""

    def __init__(self, x: float, y: float, width: float) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.drawn = ""

    def name(self, text: str, size: float = 16) -> None:
        for line in lines(text, size, self.width, most=2, bold=True, even=True):
            self.y += size * 1.2
            self.drawn += write(self.x, self.y, line, size, colour=INK, font=TITLES, bold=True)

    def word(self, text: str) -> None:
        """The landscape, or the ability."""
        if text:
            self.y += 18
            short = one_line(text, 12.5, self.width, bold=True)
            self.drawn += write(self.x, self.y, short, 12.5, colour=SOFT_INK, bold=True)

    def plain(self, text: str, most: int) -> None:
        for line in lines(text, 12.5, self.width, most):
            self.y += 16
            self.drawn += write(self.x, self.y, line, 12.5, colour=INK)

    def flavour(self, text: str, most: int = 5) -> None:
        self.y += 4
        for line in lines(text, 13.5, self.width, most, even=True):
            self.y += 17
            self.drawn += write(self.x, self.y, line, 13.5, colour=SOFT_INK, font=TITLES, slanted=True)


# Land cards


def land_card(land: Land, called: CardWords, height: float = 0) -> str:
    """A land card: the landscape side, and who is behind it, with a portrait."""
    text = _land_text(land, called)
    inside = _frame(WIDTH, max(height, land_height(land, called)))
    inside += wrap("g", land_picture(land, *PICTURE), transform=f"translate(8 {SCROLL - 4})")
    inside += tag("rect", x=8, y=SCROLL - 4, width=PICTURE[0], height=PICTURE[1], fill="none", stroke=EDGE)
    inside += _scroll(2, WIDTH - 4, SCROLL, str(land.number), land.character)
    top = SCROLL + PICTURE[1]
    inside += wrap("g", _portrait(land.character, called, *PORTRAIT), transform=f"translate(8 {top})")
    inside += tag("rect", x=8, y=top, width=PORTRAIT[0], height=PORTRAIT[1], fill="none", stroke=EDGE)
    return _card(
        "land", str(land.number), called.name(land.character), land_label(land, called), inside + text.drawn
    )


def land_height(land: Land, called: CardWords) -> float:
    """How tall a land card wants to be."""
    return _land_text(land, called).y + 14


def _portrait(character: Character, called: CardWords, width: float, height: float) -> str:
    return portrait(names_of(called.built_in or ""), CARD_NAMES[character.card], width, height)


def _land_text(land: Land, called: CardWords) -> Column:
    text = Column(14, SCROLL + PICTURE[1] + PORTRAIT[1] + 4, WIDTH - 28)
    text.name(_own_name(called.name(land.character), str(land.number)))
    text.word(called.landscape(land))
    text.flavour(called.flavour(land.character))
    return text


# Starting cards


def starter_card(starter: Character, called: CardWords, height: float = 0) -> str:
    """A starting card: who it is, a pattern and points."""
    letter, tall = CARD_NAMES[starter.card], max(height, starter_height(starter, called))
    text = _starter_text(starter, called)
    inside = _frame(WIDE_WIDTH, tall)
    inside += wrap("g", _portrait(starter, called, 150, tall - 16), transform="translate(8 8)")
    inside += tag("rect", x=8, y=8, width=150, height=tall - 16, fill="none", stroke=EDGE)
    inside += _scroll(164, WIDE_WIDTH - 170, TALL_SCROLL, letter, starter)
    return _card("starter", letter, called.name(starter), starter_label(starter, called), inside + text.drawn)


def starter_height(starter: Character, called: CardWords) -> float:
    """How tall a starting card wants to be."""
    return max(196, _starter_text(starter, called).y + 16)


def _starter_text(starter: Character, called: CardWords) -> Column:
    text = Column(176, TALL_SCROLL + 8, WIDE_WIDTH - 194)
    text.name(_own_name(called.name(starter), CARD_NAMES[starter.card]), size=20)
    text.flavour(called.flavour(starter))
    return text


# Artifacts


def artifact_card(tile: ArtifactTile, called: CardWords, height: float = 0) -> str:
    """An artifact: its ability as icon and in words, price and points."""
    text = _artifact_text(tile, called)
    inside = _frame(WIDTH, max(height, artifact_height(tile, called)))
    inside += tag("rect", x=8, y=8, width=WIDTH - 16, height=108, rx=6, fill=GROUNDS[tile.ability])
    inside += tag(
        "rect", x=12, y=12, width=WIDTH - 24, height=100, rx=4, fill="none", stroke="#fff", stroke_dasharray="4 5"
    )
    inside += tag("circle", cx=WIDTH / 2, cy=62, r=47, fill=PAPER, fill_opacity=0.8)
    inside += icon(tile.ability, WIDTH / 2 - 36, 26, 72)
    inside += write(20, 32, str(tile.number), 16, colour=INK, bold=True)
    inside += price(36, 90, 19, tile.price) + points(WIDTH - 36, 90, 19, tile.points)
    return _card(
        "artifact", str(tile.number), called.name(tile), artifact_label(tile, called), inside + text.drawn
    )


def artifact_height(tile: ArtifactTile, called: CardWords) -> float:
    """How tall an artifact wants to be."""
    return _artifact_text(tile, called).y + 14


def _artifact_text(tile: ArtifactTile, called: CardWords) -> Column:
    text = Column(14, 120, WIDTH - 28)
    text.name(_own_name(called.name(tile), str(tile.number)))
    text.word(called.words.say(f"roam-ability-{tile.ability}"))
    text.plain(called.words.help(f"roam-ability-{tile.ability}"), most=9)
    text.flavour(called.flavour(tile))
    return text


# What they share


def _card(kind: str, number: str, name: str, label: str, inside: str) -> str:
    title = tag("title", f"{number} · {_own_name(name, number)}".removesuffix(" · "))
    return wrap(
        "g", title + inside, class_=f"card {kind}", data_card=f"{kind} {number}", role="img", aria_label=label
    )


def _own_name(name: str, number: str) -> str:
    """The name, unless a card is only called by its number: that is printed anyway."""
    return "" if name == number else name


def _frame(width: float, height: float) -> str:
    shadow = tag("rect", x=1, y=3, width=width, height=height, rx=12, fill=INK, fill_opacity=0.1)
    return shadow + tag("rect", width=width, height=height, rx=12, fill=PAPER, stroke=EDGE, stroke_width=1.2)


def _scroll(x: float, width: float, height: float, number: str, character: Character) -> str:
    """The scroll on the outer edge of a card: its number, its pattern, its points."""
    top, bottom, right = 4.0, height, x + width
    middle = (top + bottom) / 2
    paper = path("M", x + 8, top + 3, "Q", x + width / 2, top - 1, right - 8, top + 3, "V", bottom - 3)
    paper += path("Q", x + width / 2, bottom + 3, x + 8, bottom - 3, "z")
    inside = tag("path", d=paper, fill="#fdf7e4", stroke=EDGE, stroke_width=1.2)
    tall = bottom - top + 4
    for roll in (x + 2, right - 14):  # both ends are rolled up
        inside += tag(
            "rect", x=roll, y=top - 2, width=12, height=tall, rx=6, fill="#ecdcb6", stroke=EDGE, stroke_width=1.2
        )
        inside += tag("path", d=path("M", roll + 4, top + 5, "V", bottom - 5), stroke="#fff8e2", stroke_width=2)
    inside += write(x + 36, middle + 7, number, 20, colour=INK, font=TITLES, anchor="middle", bold=True)
    box = (x + 58, top + 7, width - 120, bottom - top - 13)
    inside += pattern_picture(character.pattern, *box, largest=height * 0.23)
    return inside + points(right - 40, middle, 19, character.points)
