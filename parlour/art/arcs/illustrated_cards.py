"""Pictures for the rules of Arcs that happen beside the map: action cards, dice, ambitions, boards, the court."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import Final

from parlour.art.arcs.illustrated_map import BLUE, LINE, RED, WIDE, YELLOW, digit, ground
from parlour.art.arcs.pieces import piece, seat_sign
from parlour.art.arcs.sides import card_back, marker
from parlour.art.arcs.signs import (
    ACTIONS,
    AMBITIONS,
    GOLD,
    MARKERS,
    PALE,
    RESOURCES,
    SUITS,
    SYMBOLS,
    die,
    disc,
    flat,
    placed,
    sign,
)
from parlour.art.lettering import TITLES, write
from parlour.art.looks import mix
from parlour.art.picture import Drawing
from parlour.art.svg import number, tag
from parlour.games.arcs.cards.deck import GUILD_TYPE, GUILDS, KEYS
from parlour.games.arcs.chapter.scoring import places
from parlour.games.arcs.components import box
from parlour.games.arcs.ids import Card

SOFT: Final = "#aab6d8"
PANEL: Final = "#141c33"
# what a resource counts for; captives and trophies are the other two
COUNTED: Final = {"tycoon": ("material", "fuel"), "keeper": ("relic",), "empath": ("psionic",)}


def arrow(x: float, y: float, length: float) -> str:
    """An arrow to the right."""
    line = tag("path", d=f"M{x} {y}h{length - 12}", stroke=PALE, stroke_width=4, stroke_linecap="round")
    return line + tag("path", d=f"M{x + length} {y}l-15-10v20z", fill=PALE)


def _row(y: float, high: float) -> str:
    return tag("rect", x=10, y=y, width=WIDE - 20, height=high, rx=10, fill=PANEL)


# Action cards


@functools.cache
def _actions(suit: str) -> tuple[str, ...]:
    """A-5.2: what a suit allows, in the order of the rule."""
    return tuple(box.read_data("cards_and_dice")["actions"][suit])


def _card(suit: str, its_number: int, x: float, y: float, high: float) -> str:
    """An action card, its middle at (x, y)."""
    card = Card(box.NUMBERS * box.SUITS.index(suit) + its_number - 1)
    look, pips = SUITS[suit], box.pips(card)
    drawn = tag(
        "rect", x=-50, y=-70, width=100, height=140, rx=7, fill=mix(look.colour, 0.1, "#10172d"),
        stroke=mix(look.colour, 0.7, "#10172d"), stroke_width=2.5,
    )  # fmt: skip
    drawn += flat(look.path, 0, 0, 46, look.colour)
    drawn += write(-28, -29, str(its_number), 42, colour="#ffffff", font=TITLES, anchor="middle", bold=True)
    ambition = box.AMBITION_OF[its_number]
    if ambition >= 0:
        drawn += disc(AMBITIONS[box.AMBITIONS[ambition]], 28, -46, 32)
    for at in range(pips):
        drawn += tag("circle", cx=(at - (pips - 1) / 2) * 21, cy=50, r=8, fill=GOLD, stroke="#f4dca8")
    return placed(drawn, x, y, high / 140)


def _suits() -> str:
    """Of every suit its actions, and the pips of its cards by their numbers."""
    drawn = ground(420)
    for row, suit in enumerate(box.SUITS):
        look, y = SUITS[suit], 58 + row * 101
        drawn += _row(y - 46, 93)
        drawn += flat(look.path, 46, y - 18, 42, look.colour)
        for at, action in enumerate(_actions(suit)):
            drawn += flat(ACTIONS[action], 28 + 34 * at, y + 26, 25)
        for its_number in range(1, box.NUMBERS + 1):
            x = 162 + 60 * (its_number - 1)
            pips = box.pips(Card(box.NUMBERS * row + its_number - 1))
            drawn += tag(
                "rect", x=x - 26, y=y - 38, width=52, height=77, rx=6, fill=mix(look.colour, 0.13, "#10172d"),
                stroke=mix(look.colour, 0.7, "#10172d"), stroke_width=1.6,
            )  # fmt: skip
            drawn += write(
                x, y + 4, str(its_number), 36, colour="#ffffff", font=TITLES, anchor="middle", bold=True
            )
            for at in range(pips):
                drawn += tag("circle", cx=x + (at - (pips - 1) / 2) * 12, cy=y + 23, r=5, fill=GOLD)
    return drawn


def _declaring() -> str:
    """The ambitions by the number of the lead card."""
    drawn = ground(176)
    for its_number in range(1, box.NUMBERS + 1):
        x, ambition = 50 + 76.6 * (its_number - 1), box.AMBITION_OF[its_number]
        drawn += tag(
            "rect", x=x - 28, y=18, width=56, height=66, rx=7, fill="#24304f", stroke="#8fa3d9", stroke_width=2
        )
        drawn += write(x, 66, str(its_number), 42, colour="#ffffff", font=TITLES, anchor="middle", bold=True)
        if ambition >= 0:
            drawn += disc(AMBITIONS[box.AMBITIONS[ambition]], x, 128, 50)
        elif ambition == box.NO_AMBITION:
            drawn += digit(x, 128, "–")
        else:
            for at, name in enumerate(box.AMBITIONS):
                angle = math.radians(72 * at)
                drawn += disc(AMBITIONS[name], x + 22 * math.sin(angle), 128 - 22 * math.cos(angle), 23)
    return drawn


def _following() -> str:
    """A lead card, and the three ways to follow it with the actions they give."""
    lead, other = ("aggression", 4), ("construction", 3)
    drawn = ground(396) + _card(*lead, 86, 198, 178)
    drawn += tag("rect", x=12, y=100, width=148, height=196, rx=14, fill="none", stroke=GOLD, stroke_width=3)
    higher = ("aggression", 6)
    pips = box.pips(Card(box.NUMBERS * box.SUITS.index(higher[0]) + higher[1] - 1))
    ways = ((higher, pips, higher[0]), (None, 1, lead[0]), (other, 1, other[0]))
    for row, (card, actions, suit) in enumerate(ways):
        y = 74 + 124 * row
        drawn += tag("rect", x=184, y=y - 58, width=WIDE - 196, height=116, rx=12, fill=PANEL)
        drawn += _card(*card, 236, y, 102) if card else card_back(236, y, 112)
        drawn += arrow(288, y, 40)
        for at in range(actions):
            drawn += tag("circle", cx=344 + 26 * at, cy=y, r=10, fill=GOLD, stroke="#f4dca8", stroke_width=2)
        drawn += flat(SUITS[suit].path, 420, y, 34, SUITS[suit].colour)
        for at, action in enumerate(_actions(suit)):
            drawn += flat(ACTIONS[action], 458 + 32 * at, y, 25)
    return drawn


# Dice


def _dice() -> str:
    """All faces of the three kinds."""
    drawn = ground(294)
    for row, name in enumerate(box.DICE):
        y = 54 + row * 93
        drawn += _row(y - 42, 85)
        for at, face in enumerate(box.FACES[row]):
            symbols = [symbol for symbol, count in zip(box.SYMBOLS, face, strict=True) for _ in range(count)]
            drawn += die(name, symbols, 62 + 87.2 * at, y, 68)
    return drawn


def _symbols() -> str:
    """The symbols in the order in which they are resolved."""
    drawn = ground(136)
    for at, symbol in enumerate(box.SYMBOLS):
        x = 66 + 107 * at
        drawn += tag("rect", x=x - 46, y=14, width=92, height=108, rx=10, fill=PANEL)
        drawn += flat(SYMBOLS[symbol], x, 52, 46) + digit(x, 101, at + 1, 28)
    return drawn


# Ambitions


def _markers() -> str:
    """The three markers and their other sides."""
    drawn = ground(96)
    for at, (first, other) in enumerate(box.MARKERS):
        x = 46 + 182 * at
        drawn += (
            marker(*first, False, x, 48, 1.35) + arrow(x + 37, 48, 26) + marker(*other, True, x + 93, 48, 1.35)
        )
    return drawn


def _guild(resource: str, x: float, y: float, keys: int = 0, scale: float = 1) -> str:
    """A guild card of a type, with its raid cost."""
    look = RESOURCES[resource]
    drawn = tag(
        "rect", x=-23, y=-31, width=46, height=62, rx=6, fill=mix(look.colour, 0.16, "#10172d"),
        stroke=look.colour, stroke_width=2,
    )  # fmt: skip
    drawn += sign(look, 0, -6 if keys else 0, 25)
    for key in range(keys):
        drawn += sign(MARKERS["key"], (key - (keys - 1) / 2) * 14, 19, 14)
    return placed(drawn, x, y, scale)


def _token(resource: str, x: float, y: float, size: float = 44) -> str:
    """A token of a resource."""
    look = RESOURCES[resource]
    drawn = tag("circle", r=15, fill=mix(look.colour, 0.3, "#0f1830"), stroke=look.colour, stroke_width=1.8)
    return placed(drawn, x, y, size / 32) + sign(look, x, y, size * 0.58)


def _ambitions() -> str:
    """What counts for each ambition."""
    drawn = ground(428)
    for row, ambition in enumerate(box.AMBITIONS):
        y = 52 + row * 81
        drawn += _row(y - 37, 75) + disc(AMBITIONS[ambition], 54, y, 56)
        drawn += tag("path", d=f"M98 {y - 22}v44", stroke=LINE, stroke_width=3)
        x = 138.0
        if ambition in COUNTED:
            for resource in COUNTED[ambition]:
                drawn += _token(resource, x, y)
                x += 56
            for resource in COUNTED[ambition]:
                drawn += _guild(resource, x, y)
                x += 58
        elif ambition == "tyrant":
            drawn += sign(MARKERS["captive"], x, y, 40) + digit(x + 46, y, ":")
            drawn += piece("agent", BLUE, x + 92, y, 42) + piece("agent", YELLOW, x + 146, y, 42)
        else:
            drawn += sign(MARKERS["trophy"], x, y, 40) + digit(x + 46, y, ":")
            for at, kind in enumerate(("ship", "starport", "city", "agent")):
                drawn += piece(kind, BLUE if at % 2 == 0 else YELLOW, x + 92 + 54 * at, y, 42)
    return drawn


def _placed(counts: tuple[int, ...], which: Sequence[int]) -> str:
    """Who is first and second with these counts, and what the markers give (A-15.2 to A-15.4)."""
    markers = [box.MARKERS[at][0] for at in which]
    high = 250
    drawn = ground(high) + disc(AMBITIONS["tycoon"], 56, 44, 52)
    for at, sides in enumerate(markers):
        drawn += marker(*sides, False, 132 + 86 * at, 44, 1.7)
    first, second = places(list(counts))
    values = [sum(sides[place] for sides in markers) for place in (0, 1)]
    for seat, count in enumerate(counts):
        y = 104 + 52 * seat
        drawn += _row(y - 23, 46) + seat_sign(seat, 40, y, 30)
        for at in range(count):
            drawn += _token("material" if at % 2 == 0 else "fuel", 92 + 42 * at, y, 36)
        place = 1 if seat == first else 2 if seat in second else 0
        drawn += digit(330, y, f"{place}." if place else "–")
        said = " + ".join(str(sides[place - 1]) for sides in markers) if place else "0"
        power = (
            f"{said} = {values[place - 1]}"
            if place and len(markers) > 1
            else str(values[place - 1] if place else 0)
        )
        drawn += write(496, y + 10, power, 27, colour="#f4dca8", anchor="end", bold=True)
        drawn += sign(MARKERS["power"], 522, y, 28)
    return drawn


def _scored() -> str:
    """Everybody has another count, and two markers lie there."""
    return _placed((5, 3, 1), (2, 1))


def _tied() -> str:
    """Two tie for first."""
    return _placed((4, 4, 2), (2,))


# Boards and the court


def _board() -> str:
    """Resource slots with their raid costs, and below them the cities that open them or add to what is won."""
    drawn, wide = ground(208), 66
    built_for = [
        next(built for built, many in enumerate(box.OPEN_SLOTS) if many > slot) for slot in range(box.SLOTS)
    ]
    for slot in range(box.SLOTS):
        x, free = 49.0 + wide * slot, built_for[slot] == 0
        drawn += tag(
            "rect", x=x - 29, y=16, width=58, height=62, rx=9, fill="#070c1b" if free else "#1d2745",
            stroke="#8fa3d9", stroke_width=3 if free else 1.6, stroke_dasharray=None if free else "6 5",
        )  # fmt: skip
        drawn += sign(MARKERS["key"], x - 12, 47, 23) + digit(x + 15, 47, box.SLOT_COSTS[slot], 30)
    column = box.SLOTS
    for built in range(1, box.CITIES + 1):
        opened = [slot for slot in range(box.SLOTS) if built_for[slot] == built]
        if not opened:
            x = 49.0 + wide * column
            column += 1
            drawn += sign(MARKERS["power"], x, 32, 24)
            drawn += digit(x, 63, f"+{box.BONUS[built] - box.BONUS[built - 1]}", 27)
            opened = [column - 1]
        x = 49 + wide * sum(opened) / len(opened)
        ends = f"M{49 + wide * opened[0] - 26} 92H{49 + wide * opened[-1] + 26}M{number(x)} 92V108"
        drawn += tag("path", d=ends, stroke=SOFT, stroke_width=3, stroke_linecap="round")
        drawn += piece("city", RED, x, 137, 44) + digit(x, 183, built, 27)
    return drawn


def _raid() -> str:
    """A roll with three keys, and what each thing to be stolen costs."""
    drawn = ground(300)
    faces = [("intercept", "key", "key"), ("building", "key")]
    assert all(list(face) in box.read_data("cards_and_dice")["dice"]["raid"] for face in faces)
    for at, face in enumerate(faces):
        drawn += die("raid", face, 56 + 76 * at, 50, 62)
    keys = sum(face.count("key") for face in faces)
    drawn += arrow(182, 50, 50)
    for at in range(keys):
        drawn += sign(MARKERS["key"], 262 + 44 * at, 50, 36)
    held = ("fuel", "relic", "material", "weapon", "", "")
    for slot in range(box.SLOTS):
        x = 65 + 86 * slot
        drawn += tag(
            "rect", x=x - 35, y=98, width=70, height=84, rx=10, fill="#070c1b", stroke="#5d6d9c", stroke_width=2
        )
        if held[slot]:
            drawn += _token(held[slot], x, 128, 42)
        drawn += sign(MARKERS["key"], x - 13, 164, 21) + digit(x + 14, 164, box.SLOT_COSTS[slot], 25)
    dearest = {KEYS[card]: card for card in reversed(GUILDS)}
    for at, (cost, card) in enumerate(sorted(dearest.items())):
        resource = box.RESOURCES[GUILD_TYPE[card]]
        drawn += _guild(resource, 151 + 129 * at, 242, cost, 1.4)
    return drawn


BESIDE_THE_MAP: Final = {
    "A-1.3": Drawing("dice", WIDE, 294, _dice),
    "A-1.6": Drawing("markers", WIDE, 96, _markers),
    "A-5.2": Drawing("suits", WIDE, 420, _suits),
    "A-6.1": Drawing("declaring", WIDE, 176, _declaring),
    "A-7.1": Drawing("following", WIDE, 396, _following),
    "A-11.4": Drawing("symbols", WIDE, 136, _symbols),
    "A-12.1": Drawing("raid", WIDE, 300, _raid),
    "A-13.1": Drawing("board", WIDE, 208, _board),
    "A-15.1": Drawing("ambitions", WIDE, 428, _ambitions),
    "A-15.2": Drawing("scored", WIDE, 250, _scored),
    "A-15.3": Drawing("tied", WIDE, 250, _tied),
}
