"""A page with every card of a set, to look at and to check against the printed cards of one's box."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from parlour.art.lettering import TEXT, TITLES, one_line, write
from parlour.art.roam.card_words import CardWords
from parlour.art.roam.cards import (
    WIDE_WIDTH,
    WIDTH,
    artifact_card,
    artifact_height,
    land_card,
    land_height,
    starter_card,
    starter_height,
)
from parlour.art.roam.pattern import blank, square
from parlour.art.roam.symbols import EDGE, INK, PAPER, SOFT_INK, coin, points, price
from parlour.art.svg import NAMESPACE, tag, wrap
from parlour.games.roam.cards import CardSet

SHEET_MARK: Final = "<!-- Parlour card sheet -->"
COLUMNS: Final = 6
GAP: Final = WIDE_WIDTH - 2 * WIDTH
MARGIN: Final = 48
PAGE: Final = 2 * MARGIN + COLUMNS * WIDTH + (COLUMNS - 1) * GAP
HEADER: Final = 150


def sheet(cards: CardSet, called: CardWords) -> str:
    """All cards of a set as one SVG file."""
    page = _Page(called)
    page.section(
        called.words.say("sheet-starters", {"count": len(cards.starters)}),
        [starter_height(starter, called) for starter in cards.starters],
        [_drawer(starter_card, starter, called) for starter in cards.starters],
        WIDE_WIDTH,
    )
    lands = sorted(cards.lands, key=lambda land: land.number)
    page.section(
        called.words.say("sheet-lands", {"count": len(lands)}),
        [land_height(land, called) for land in lands],
        [_drawer(land_card, land, called) for land in lands],
        WIDTH,
    )
    tiles = sorted(cards.artifacts, key=lambda tile: tile.number)
    if tiles:
        page.section(
            called.words.say("sheet-artifacts", {"count": len(tiles)}),
            [artifact_height(tile, called) for tile in tiles],
            [_drawer(artifact_card, tile, called) for tile in tiles],
            WIDTH,
        )
    return page.written()


Card = TypeVar("Card")
Drawer = Callable[[float], str]  # draws a card so tall


def _drawer(draw: Callable[[Card, CardWords, float], str], card: Card, called: CardWords) -> Drawer:
    return lambda height: draw(card, called, height)


class _Page:
    """Sections of cards below each other."""

    def __init__(self, called: CardWords) -> None:
        self.called = called
        self.drawn = _header(called)
        self.y = float(HEADER)

    def section(self, heading: str, heights: Iterable[float], drawers: list[Drawer], width: float) -> None:
        """A heading and its cards, all as tall as the tallest."""
        self.y += 34
        self.drawn += write(MARGIN, self.y, heading, 24, colour=INK, font=TITLES, bold=True)
        self.drawn += tag("path", d=f"M{MARGIN} {self.y + 10:.0f}H{PAGE - MARGIN}", stroke=EDGE)
        self.y += 28
        tall = max(heights, default=0)
        columns = (PAGE - 2 * MARGIN + GAP) // (int(width) + GAP)
        for place, draw in enumerate(drawers):
            row, column = divmod(place, columns)
            at = f"translate({MARGIN + column * (width + GAP):.0f} {self.y + row * (tall + GAP):.1f})"
            self.drawn += "\n" + wrap("g", draw(tall), transform=at)
        rows = -(-len(drawers) // columns)
        self.y += rows * (tall + GAP) + 8

    def written(self) -> str:
        height = round(self.y + MARGIN - GAP)
        ground = tag("rect", width=PAGE, height=height, fill="#efe6d2")
        inside = tag("title", self.called.title()) + ground + self.drawn
        whole = wrap(
            "svg",
            inside,
            xmlns=NAMESPACE,
            width=PAGE,
            height=height,
            viewBox=f"0 0 {PAGE} {height}",
            lang=self.called.words.language,
            font_family=TEXT,
        )
        return f'<?xml version="1.0" encoding="UTF-8"?>\n{SHEET_MARK}\n{whole}\n'


def _header(called: CardWords) -> str:
    """The name of the set, and what the signs mean."""
    words = called.words
    title = one_line(called.title(), 46, 560, bold=True)
    drawn = write(MARGIN, 92, title, 46, colour=INK, font=TITLES, bold=True)
    drawn += write(MARGIN, 122, words.say("sheet-subtitle"), 18, colour=SOFT_INK, font=TITLES, slanted=True)
    signs = (
        (square(0, 0, 26), words.say("sheet-sign-square")),
        (blank(0, 0, 26), words.say("sheet-sign-blank")),
        (coin(13, 13, 12), words.say("sheet-sign-coin")),
        (points(13, 13, 14, 3), words.say("sheet-sign-points")),
        (price(13, 13, 14, 2), words.say("sheet-sign-price")),
        (_number_sign(), words.say("sheet-sign-number")),
    )
    left, top, columns = MARGIN + 3 * (WIDTH + GAP), 46, (0, 288, 476, 700)
    drawn += tag(
        "rect", x=left - 20, y=top - 8, width=PAGE - MARGIN - left + 20, height=92, rx=12, fill=PAPER, stroke=EDGE
    )
    for place, (sign, meaning) in enumerate(signs):
        column, row = divmod(place, 2)
        at = f"translate({left + columns[column]} {top + 4 + row * 40})"
        said = one_line(meaning, 14, columns[column + 1] - columns[column] - 44)
        drawn += wrap("g", sign + write(38, 18, said, 14, colour=INK), transform=at, class_="sign")
    return drawn


def _number_sign() -> str:
    return write(13, 20, "12", 20, colour=INK, font=TITLES, anchor="middle", bold=True)
