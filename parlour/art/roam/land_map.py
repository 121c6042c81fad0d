"""The map of Roam as it lies on the table: six lands with coins and tokens, the seats at their edges."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Final

from parlour.art.lettering import write
from parlour.art.picture import Part, Seen, fitted, panel
from parlour.art.roam.landscapes import scene
from parlour.art.roam.pattern import pattern_picture
from parlour.art.roam.symbols import EDGE, INK, PAPER, SOFT_INK, coin, star
from parlour.art.roam.token import LETTERS, LOOKS, token
from parlour.art.svg import number, path, tag, wrap
from parlour.core.game import Json
from parlour.games.roam.patterns import Pattern

SPACE: Final = 95  # pixels
SIDE: Final = 6 * SPACE
RIM: Final = 18  # of wood around the map, with letters and numbers
LEFT: Final = 12
TAG: Final = 38  # the height of what says who is behind a land
TOP: Final = 12 + TAG + 6
WOOD: Final = "#3d3024"
WOOD_INK: Final = "#d9c7a3"
GLOW: Final = "#f0b45f"
COLUMNS: Final = "abcdef"
SEEN_FROM: Final = "south"  # the edge at the bottom


def wood(edges: tuple[str, ...]) -> str:
    """The frame, with a strip in the colour of everybody at their edge."""
    x, y, whole = LEFT, TOP, SIDE + 2 * RIM
    drawn = tag("rect", x=x, y=y, width=whole, height=whole, rx=12, fill=WOOD)
    far = whole - 4
    strips = {
        "north": (x + 14, y, whole - 28, 4),
        "south": (x + 14, y + far, whole - 28, 4),
        "west": (x, y + 14, 4, whole - 28),
        "east": (x + far, y + 14, 4, whole - 28),
    }
    for edge in edges:
        left, top, wide, high = strips[edge]
        drawn += tag("rect", x=left, y=top, width=wide, height=high, fill=LOOKS[edge].colour)
    for at in range(6):
        along = RIM + SPACE * at + SPACE / 2
        for side in (RIM - 5, whole - 6):
            drawn += write(x + along, y + side, COLUMNS[at], 13, colour=WOOD_INK, anchor="middle", bold=True)
        for beside in (RIM / 2 + 1.5, whole - RIM / 2 - 1.5):
            drawn += write(x + beside, y + along + 4, str(at + 1), 13, colour=WOOD_INK, anchor="middle", bold=True)
    return drawn


def land_map(seen: Seen) -> Iterator[Part]:
    """The lands and what lies on them, and beside each land who is behind it."""
    view, box = seen.view, seen.box
    glowing = {*view["completed"], view["auction"]["lot"]}
    for place, land in enumerate(view["lands"]):
        x, y = _corner(place)
        if land:
            printed = box["lands"][str(land)]
            coins = tuple(printed["coins"]) if place < 3 else tuple(reversed(printed["coins"]))
            drawn = lying_land(printed["landscape"], land, coins, place in glowing)
            yield Part(x, y, 2 * SPACE, 3 * SPACE, drawn)
            above = y - RIM - 6 - TAG if place < 3 else y + 3 * SPACE + RIM + 6
            yield Part(x + 2, above, 2 * SPACE - 4, TAG, land_tag(seen, land, 2 * SPACE - 4))
    yield from _used(view, box)
    yield from _tokens(seen)


def _corner(place: int) -> tuple[int, int]:
    return LEFT + RIM + 2 * SPACE * (place % 3), TOP + RIM + 3 * SPACE * (place // 3)


@functools.lru_cache(maxsize=256)
def lying_land(landscape: str, land: int, coins: tuple[int, ...], glowing: bool) -> str:
    """A land with its coins, in the lower right of their spaces so that tokens leave them to be seen."""
    wide, high = 2 * SPACE, 3 * SPACE
    inside = scene(landscape, land, wide, high)
    for space, count in enumerate(coins):
        x, y = SPACE * (space % 2 + 0.5), SPACE * (space // 2 + 0.5)
        for at in range(count):
            inside += coin(x + 30 - 20 * at, y + 30 - 5 * at, 12, class_="coin")
    inside += tag(
        "rect", x=1, y=1, width=wide - 2, height=high - 2, rx=8, fill="none", stroke=WOOD, stroke_width=4
    )
    if glowing:
        inside += tag(
            "rect", x=4, y=4, width=wide - 8, height=high - 8, rx=8, fill="none", stroke=GLOW, stroke_width=5
        )
    return inside


def land_tag(seen: Seen, land: int, width: int) -> str:
    """The scroll of a land: pattern, number, name and points of the character behind it."""
    character = seen.box["characters"][str(land)]
    rows = character["lying"][seen.box["edges"].index(SEEN_FROM)]
    inside = panel(width, TAG, PAPER, EDGE, round_=7)
    inside += pattern_picture(Pattern.from_rows(rows), 4, 4, 30, TAG - 8, 10)
    called = character_name(seen, str(land))
    inside += write(40, 16, str(land), 13, colour=INK, bold=True)
    inside += write(40, 31, fitted(called, 13.5, width - 44), 13.5, colour=INK)
    return (
        inside
        + star(width - 33, 12, 7)
        + write(width - 23, 16.5, str(character["points"]), 14, colour=INK, bold=True)
    )


def character_name(seen: Seen, card: str) -> str:
    """What a character is called: by its message, or as the card-set file prints it."""
    kind = "land" if card.isdigit() else "starter"
    printed = seen.box["characters"][card]["name"]
    return seen.words.card(f"roam-{seen.box['set']}-{kind}-{card}", printed)


def _corner_of(space: str) -> tuple[int, int]:
    return LEFT + RIM + SPACE * COLUMNS.index(space[0]), TOP + RIM + SPACE * (int(space[1]) - 1)


def _used(view: Json, box: Json) -> Iterator[Part]:
    """The pattern that is being used, as outlines on its spaces."""
    turn = view["turn"]
    if not turn["used"] or not turn["at"] or view["step"] not in ("placing", "filling", "acting"):
        return
    edge = view["players"][view["active"]]["seat"]
    rows = box["characters"][turn["used"]]["lying"][(box["edges"].index(edge) + turn["turned"]) % 4]
    first = next((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#")
    at = COLUMNS.index(turn["at"][0]), int(turn["at"][1]) - 1
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            column, line = at[0] + x - first[0], at[1] + y - first[1]
            if mark == "." or not (0 <= column < 6 and 0 <= line < 6):
                continue
            dashes = "9 7" if mark == "o" else None
            frame = tag(
                "rect", x=6, y=6, width=SPACE - 12, height=SPACE - 12, rx=12, fill="#fff6d8",
                fill_opacity="0.35", stroke=LOOKS[edge].colour, stroke_width=4, stroke_dasharray=dashes,
            )  # fmt: skip
            yield Part(LEFT + RIM + SPACE * column, TOP + RIM + SPACE * line, SPACE, SPACE, frame)


def _tokens(seen: Seen) -> Iterator[Part]:
    """The tokens; where two lie on a space, both are seen."""
    lying: dict[str, list[str]] = {}
    for player in seen.view["players"]:
        for space in [*player["tokens"], *player["stacked"]]:
            lying.setdefault(space, []).append(player["seat"])
    for space, edges in lying.items():
        x, y = _corner_of(space)
        yield Part(x, y, SPACE, SPACE, stack(tuple((edge, LETTERS[edge]) for edge in edges)))


@functools.lru_cache(maxsize=256)
def stack(tokens: tuple[tuple[str, str], ...]) -> str:
    """The tokens of a space, by their edges and letters."""
    middle, shift = SPACE / 2, 13 if len(tokens) > 1 else 0
    scale = 0.62 if len(tokens) > 1 else 0.8
    drawn = ""
    for at, (edge, letter) in enumerate(tokens):
        aside = shift * (2 * at - 1)
        drawn += token(edge, letter, middle + aside, middle - aside * 0.85, scale, class_="token")
    return drawn


def outpost(x: float, y: float, size: float) -> str:
    """The outpost: a tower."""
    d = "M5 22V9l-2-2V3h3v2h3V3h6v2h3V3h3v4l-2 2v13h-5v-6h-4v6z"
    return tag("path", d=d, fill=SOFT_INK, transform=f"translate({number(x)} {number(y)}) scale({size / 24:.2f})")


def pile(x: float, y: float, inside: str, width: float, height: float, cards: int) -> str:
    """A land on top of others."""
    under = "".join(
        tag("rect", x=x + step, y=y + step, width=width, height=height, rx=5, fill="#cbb892", stroke=WOOD)
        for step in (5, 2.5)[: min(cards, 2)][::-1]
    )
    edge = tag(
        "path",
        d=path("M", x, y, "h", width, "v", height, "h", -width, "z"),
        fill="none",
        stroke=WOOD,
        stroke_width=2,
    )
    return under + wrap("g", inside, transform=f"translate({number(x)} {number(y)})") + edge
