"""Pictures for the rules of Roam: lands, tokens and patterns as on the board, laid by the rules' own code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from parlour.art.lettering import write
from parlour.art.picture import Drawing, panel
from parlour.art.roam.land_map import GLOW, SEEN_FROM, SPACE, WOOD, lying_land, outpost, stack
from parlour.art.roam.pattern import pattern_picture
from parlour.art.roam.symbols import EDGE, INK, PAPER, coin, points, price
from parlour.art.roam.token import LOOKS, token
from parlour.art.svg import number, tag, wrap
from parlour.games.roam.blanks import BLANK_PRICE
from parlour.games.roam.cards import built_in_set
from parlour.games.roam.outpost import OUTPOST_POINTS
from parlour.games.roam.patterns import Cell, Pattern

WIDE: Final = 560
YES: Final = "#2c6e49"
NO: Final = "#a3312a"
WAYFARERS: Final = "wayfarers"
EDGES: Final = ("south", "west", "north", "east")  # clockwise: so many quarters are patterns turned

Spaces = Mapping[Cell, tuple[str, ...]]  # edges of the tokens by space


def _lands(wide: int, high: int, first: int, coins: Mapping[Cell, int] = {}) -> str:
    """Lands of the set beside and below each other, with coins where they are wanted."""
    lands, drawn = {land.number: land for land in built_in_set(WAYFARERS).lands}, ""
    for at in range(wide * high):
        row, column = divmod(at, wide)
        land = lands[first + 7 * at]
        lying = tuple(coins.get((3 * row + space // 2, 2 * column + space % 2), 0) for space in range(6))
        inside = lying_land(land.landscape, land.number, lying, False)
        drawn += _at(inside, 2 * SPACE * column, 3 * SPACE * row)
    return drawn


def _at(drawn: str, x: float, y: float, scale: float = 1) -> str:
    return wrap("g", drawn, transform=f"translate({number(x)} {number(y)}) scale({scale:.3f})")


def _tokens(tokens: Spaces) -> str:
    """Tokens without letters: those differ by language."""
    return "".join(
        _at(stack(tuple((edge, "") for edge in edges)), SPACE * column, SPACE * row)
        for (row, column), edges in tokens.items()
    )


def _outlined(cells: Iterable[Cell], edge: str, blank: bool = False) -> str:
    """Squares of a pattern on the map."""
    return "".join(
        tag(
            "rect", x=SPACE * column + 4, y=SPACE * row + 4, width=SPACE - 8, height=SPACE - 8, rx=12,
            fill="#fff6d8", fill_opacity="0.25", stroke=LOOKS[edge].colour, stroke_width=6,
            stroke_dasharray="12 9" if blank else None,
        )
        for row, column in cells
    )  # fmt: skip


def _moved(cells: Iterable[Cell], down: int, right: int) -> list[Cell]:
    return [(row + down, column + right) for row, column in cells]


def _card(pattern: Pattern, quarters: int, x: float, y: float, size: float) -> str:
    """A character in front of its owner: its top, which lies to the map, has the scroll's band and a point."""
    half = size / 2
    lying = tag(
        "rect", x=-half, y=-half, width=size, height=size, rx=9, fill="#fffdf6", stroke=EDGE, stroke_width=2
    )
    lying += tag(
        "path", d=f"M{-half + 6} {-half + 8}H{half - 6}", stroke=EDGE, stroke_width=8, stroke_linecap="round"
    )
    lying += tag("path", d=f"M-11 {-half + 5}L0 {-half - 11} 11 {-half + 5}z", fill=EDGE)
    turned = wrap("g", lying, transform=f"rotate({90 * quarters})")
    turned += pattern_picture(pattern.turned(quarters), -size * 0.36, -size * 0.33, size * 0.72, size * 0.72, 27)
    return _at(turned, x, y)


def _arrow(x: float, y: float, length: float) -> str:
    line = tag("path", d=f"M{x} {y}h{length - 12}", stroke=INK, stroke_width=5, stroke_linecap="round")
    return line + tag("path", d=f"M{x + length} {y}l-17-11v22z", fill=INK)


def _verdict(good: bool, x: float, y: float) -> str:
    """Allowed or not: a tick or a cross."""
    mark = "M-10 1-3 9 11-8" if good else "M-8-8 8 8M8-8-8 8"
    drawn = tag("circle", cx=x, cy=y, r=19, fill=YES if good else NO, stroke="#fff", stroke_width=3)
    return drawn + _at(
        tag("path", d=mark, fill="none", stroke="#fff", stroke_width=5, stroke_linecap="round"), x, y
    )


#


def _turned() -> str:
    """One card before each of the four players, and its tokens on the map."""
    pattern = built_in_set(WAYFARERS).starters[0].pattern
    side, size = 288, 104
    left = (WIDE - side) / 2
    lying = _lands(3, 2, 1)
    tokens: dict[Cell, tuple[str, ...]] = {}
    cards = ""
    middle, beside = WIDE / 2, size / 2 + 16
    where = ((middle, WIDE - beside), (beside, middle), (middle, beside), (WIDE - beside, middle))
    first = ((4, 2), (2, 0), (0, 2), (2, 4))
    for quarters, edge in enumerate(EDGES):
        tokens |= dict.fromkeys(_moved(pattern.turned(quarters).squares, *first[quarters]), (edge,))
        x, y = where[quarters]
        cards += _card(pattern, quarters, x, y, size)
        aside = size / 2 + 34
        sign = (x + aside, y) if quarters % 2 == 0 else (x, y + aside)
        cards += token(edge, "", *sign, 0.62)
    frame = tag("rect", x=left - 7, y=left - 7, width=side + 14, height=side + 14, rx=8, fill=WOOD)
    return (
        panel(WIDE, WIDE, PAPER, EDGE) + frame + _at(lying + _tokens(tokens), left, left, side / 6 / SPACE) + cards
    )


#


def _edge() -> str:
    """A blank beside the map, which is allowed, and a square there, which is not."""
    pattern = next(land for land in built_in_set(WAYFARERS).lands if land.number == 40).character.pattern.turned(1)
    drawn = panel(WIDE, 276, PAPER, EDGE)
    for good, x, first, down, right in ((True, 26, 13, 0, 1), (False, 382, 14, 0, -1)):
        panel_drawn = tag("rect", x=-8, y=-8, width=2 * SPACE + 16, height=3 * SPACE + 16, rx=10, fill=WOOD)
        panel_drawn += _lands(1, 1, first)
        squares = _moved(pattern.squares, down, right)
        panel_drawn += _outlined(squares, SEEN_FROM) + _outlined(
            _moved(pattern.blanks, down, right), SEEN_FROM, True
        )
        on_map = [cell for cell in squares if cell[0] < 3 and 0 <= cell[1] < 2]
        if good:
            panel_drawn += _tokens(dict.fromkeys(on_map, (SEEN_FROM,)))
        drawn += _at(panel_drawn, x, 24, 0.8) + _verdict(good, x + (198 if good else -36), 228)
    return drawn


#


def _covered() -> str:
    """A pattern on the map: free spaces get tokens, a taken one is skipped, the blank costs coins."""
    pattern = next(land for land in built_in_set(WAYFARERS).lands if land.number == 3).character.pattern
    drawn = panel(WIDE, 322, PAPER, EDGE) + _card(pattern, 0, 76, 150, 116) + _arrow(142, 150, 30)
    squares, blanks = _moved(pattern.squares, 0, 1), _moved(pattern.blanks, 0, 1)
    taken = squares[2]
    tokens: dict[Cell, tuple[str, ...]] = dict.fromkeys(squares, (SEEN_FROM,))
    tokens |= {taken: ("west",), (1, 0): ("west",), (2, 0): ("north",)}
    lands = _lands(2, 1, 7, {squares[-1]: 1, (1, 3): 1})
    lying = lands + _outlined(squares, SEEN_FROM) + _outlined(blanks, SEEN_FROM, True) + _tokens(tokens)
    for row, column in blanks:
        lying += price(SPACE * (column + 0.5), SPACE * (row + 0.5), 25, BLANK_PRICE)
    row, column = squares[-1]
    lying += coin(SPACE * (column + 0.5) + 32, SPACE * (row + 0.5) + 31, 12)
    frame = tag("rect", x=-7, y=-7, width=4 * SPACE + 14, height=3 * SPACE + 14, rx=9, fill=WOOD)
    drawn += _at(frame + lying, 190, 24, 0.92)
    gained = _at(write(0, 9, "+1", 28, colour=INK, bold=True) + coin(68, 0, 18), 62, 266)
    return drawn + token(SEEN_FROM, "", 38, 264, 0.52) + gained


#


def _majority() -> str:
    """A completed land: who wins its character, and what everybody else gets."""
    land = next(land for land in built_in_set(WAYFARERS).lands if land.number == 19)
    lying = ("south", "west", "south", "north", "west", "south")
    tokens: Spaces = {divmod(at, 2): (edge,) for at, edge in enumerate(lying)}
    frame = tag("rect", x=-7, y=-7, width=2 * SPACE + 14, height=3 * SPACE + 14, rx=9, fill=WOOD)
    inside = lying_land(land.landscape, land.number, (0,) * 6, True)
    drawn = panel(WIDE, 334, PAPER, EDGE) + _at(frame + inside + _tokens(tokens), 28, 25)
    for at, (edge, count) in enumerate(Counter(lying).most_common()):
        y = 68 + at * 100
        for each in range(count):
            drawn += token(edge, "", 266 + 42 * each, y, 0.52)
        drawn += _arrow(392, y, 44)
        if at == 0:
            drawn += _card(land.character.pattern, 0, 496, y + 4, 82)
            drawn += points(534, y - 30, 17, land.character.points)
        else:
            drawn += write(450, y + 10, "+1", 28, colour=INK, bold=True) + coin(518, y, 18)
    return drawn


#


def _outpost() -> str:
    """A rival's token amid eight own ones, across the border of two lands."""
    around: dict[Cell, tuple[str, ...]] = {
        (row, column): (SEEN_FROM,) for row in range(3) for column in range(3) if (row, column) != (1, 1)
    }
    around |= {(1, 1): ("west",), (0, 3): ("west",)}
    frame = tag("rect", x=-7, y=-7, width=4 * SPACE + 14, height=3 * SPACE + 14, rx=9, fill=WOOD)
    ring = tag(
        "rect", x=SPACE - 1, y=SPACE - 1, width=SPACE + 2, height=SPACE + 2, rx=14, fill="none", stroke=GLOW,
        stroke_width=7,
    )  # fmt: skip
    drawn = panel(WIDE, 322, PAPER, EDGE)
    drawn += _at(frame + _lands(2, 1, 2) + _tokens(around) + ring, 24, 24, 0.92)
    drawn += _arrow(392, 160, 34) + outpost(438, 112, 84)
    return drawn + points(520, 200, 22, OUTPOST_POINTS)


#


def _stacked() -> str:
    """A land with two tokens on some of its spaces: all of them count."""
    lying = (("south", "west"), ("west",), ("south",), ("south", "south"), ("west",), ("north", "south"))
    tokens: Spaces = {divmod(at, 2): edges for at, edges in enumerate(lying)}
    frame = tag("rect", x=-7, y=-7, width=2 * SPACE + 14, height=3 * SPACE + 14, rx=9, fill=WOOD)
    drawn = panel(WIDE, 334, PAPER, EDGE) + _at(frame + _lands(1, 1, 22) + _tokens(tokens), 28, 25)
    counted = Counter(edge for edges in lying for edge in edges)
    for at, (edge, count) in enumerate(counted.most_common()):
        y = 68 + at * 100
        for each in range(count):
            drawn += token(edge, "", 270 + 46 * each, y, 0.52)
        drawn += write(530, y + 12, str(count), 34, colour=INK, anchor="end", bold=True)
    return drawn


ILLUSTRATED: Final = {
    "R-2.3": Drawing("turned", WIDE, WIDE, _turned),
    "R-4.2": Drawing("edge", WIDE, 276, _edge),
    "R-4.3": Drawing("covered", WIDE, 322, _covered),
    "R-5.2": Drawing("majority", WIDE, 334, _majority),
    "R-8.1": Drawing("outpost", WIDE, 322, _outpost),
    "R-9.2": Drawing("stacked", WIDE, 334, _stacked),
}
