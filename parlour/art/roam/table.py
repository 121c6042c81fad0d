"""A whole table of Roam: the map, and beside it the players, the next land and the artifacts for sale."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Final

from parlour.art.lettering import lines, write
from parlour.art.picture import NARROW, Part, Picture, Seen, covering, panel
from parlour.art.roam.cards import GROUNDS
from parlour.art.roam.land_map import (
    GLOW,
    character_name,
    land_map,
    outpost,
    pile,
    wood,
)
from parlour.art.roam.landscapes import scene
from parlour.art.roam.pattern import pattern_picture
from parlour.art.roam.symbols import EDGE, INK, PAPER, SOFT_INK, coin, icon, points, price, star
from parlour.art.roam.token import LETTERS, token
from parlour.art.svg import number, tag, wrap
from parlour.core.game import NOBODY, Json
from parlour.games.roam.patterns import Pattern

WIDTH: Final = 960
HEIGHT: Final = 720
LEFT: Final = 630  # of what is beside the map
WIDE: Final = 318
GAP: Final = 8
HEAD: Final = 58
FOOT: Final = 116
TABLE: Final = "#efe6d2"
SLEEPING: Final = 0.45


def table(seen: Seen) -> Picture:
    """A position of Roam."""
    edges = tuple(player["seat"] for player in seen.view["players"])
    ground = tag("rect", width=WIDTH, height=HEIGHT, fill=TABLE) + wood(edges)
    beside = [Part(LEFT, 12, WIDE, HEAD, _head(seen))]
    top = 12 + HEAD + GAP
    high = (HEIGHT - top - FOOT - 12) // len(edges) - GAP
    for seat in range(len(edges)):
        beside.append(Part(LEFT, top, WIDE, high, _player(seen, seat, high)))
        top += high + GAP
    foot = HEIGHT - FOOT - 12
    beside.append(Part(LEFT, foot, WIDE, FOOT, _foot(seen)))
    covered = [covering(TABLE, part) for part in beside]
    return Picture(WIDTH, HEIGHT, (Part(0, 0, WIDTH, HEIGHT, ground), *land_map(seen), *covered))


def _head(seen: Seen) -> str:
    """The round, and what somebody is asked."""
    view, say = seen.view, seen.words.say
    title = say("terminal-roam-round", {"round": view["round"]})
    drawn = write(2, 19, title[0].upper() + title[1:], 21, colour=INK, bold=True)
    if view["ending"] and view["step"] != "over":
        drawn += write(WIDE, 19, say("terminal-roam-last-round"), 16, colour="#8a4b2a", anchor="end", bold=True)
    asked = say(f"roam-step-{view['step']}")
    if view["to_move"] != NOBODY:
        asked = f"{_called(seen, view['to_move'])}: {asked}"
    for at, line in enumerate(lines(asked, 14, WIDE * NARROW, most=2, even=True)):
        drawn += write(2, 38 + 16 * at, line, 14, colour=SOFT_INK)
    return drawn


def _called(seen: Seen, seat: int) -> str:
    return seen.words.say(f"roam-seat-{seen.view['players'][seat]['seat']}")


def points_of(seen: Seen, seat: int) -> int:
    """What a player's cards, artifacts and outpost are worth so far."""
    player, box = seen.view["players"][seat], seen.box
    characters = sum(box["characters"][card]["points"] for card in player["up"] + player["down"])
    tiles = player["artifacts_up"] + player["artifacts_down"]
    artifacts = sum(box["artifacts"][str(tile)]["points"] for tile in tiles)
    return int(characters + artifacts + (box["outpost_points"] if seen.view["outpost"] == seat else 0))


def _player(seen: Seen, seat: int, high: int) -> str:
    """Who it is, what can be counted, and the characters and artifacts; those that sleep are pale."""
    player = seen.view["players"][seat]
    edge = player["seat"]
    moving = seen.view["to_move"] == seat
    drawn = panel(WIDE, high, PAPER, GLOW if moving else EDGE, 4 if moving else 1)
    drawn += token(edge, LETTERS[edge], 24, 23, 0.42)
    name = _called(seen, seat)
    drawn += write(46, 29, name, 19, colour=INK, bold=True)
    said = _said(seen, seat)
    x = 46 + 11.5 * len(name)
    drawn += write(x, 29, said, 14, colour="#8a4b2a", bold=True)
    if seen.view["outpost"] == seat:
        drawn += outpost(x + 7.2 * len(said) + 3, 12, 20)
    right = WIDE - 22
    drawn += points(right, 23, 15, points_of(seen, seat))
    drawn += write(right - 26, 29, str(player["coins"]), 17, colour=INK, anchor="end", bold=True)
    drawn += coin(right - 57, 23, 10)
    drawn += write(right - 76, 29, str(player["supply"]), 17, colour=INK, anchor="end", bold=True)
    drawn += token(edge, "", right - 107, 23, 0.26)
    return drawn + _belongings(seen, player, high - 47)


def _said(seen: Seen, seat: int) -> str:
    """What is to be said of somebody besides."""
    if seen.outcome is not None and seat in seen.outcome.winners:
        return seen.words.say("terminal-sheet-winner")
    if seat in seen.view["conceded"]:
        return seen.words.say("terminal-conceded")
    return ""


def _belongings(seen: Seen, player: Json, high: int) -> str:
    """Characters and artifacts side by side, as large as there is room for all of them."""
    edge = seen.box["edges"].index(player["seat"])
    things = [_character(seen, card, edge) for card in player["up"]]
    things += [_artifact(seen, tile) for tile in player["artifacts_up"]]
    things += [_asleep(_character(seen, card, edge)) for card in player["down"]]
    things += [_asleep(_artifact(seen, tile)) for tile in player["artifacts_down"]]
    wide = WIDE - 20
    size, across = _fitting(len(things), wide, high)
    drawn = ""
    for at, thing in enumerate(things):
        row, column = divmod(at, across)
        x, y = 10 + column * size, 42 + row * size * CARD
        drawn += wrap("g", thing, transform=f"translate({number(x)} {number(y)}) scale({size / 56:.3f})")
    return drawn


CARD: Final = 1.2  # how much higher a little card is than wide


def _fitting(count: int, wide: float, high: float) -> tuple[float, int]:
    """How wide so many little cards can be, and how many go side by side.

    >>> _fitting(3, 300, 80), _fitting(20, 300, 80)
    ((59.0, 5), (30.0, 10))
    """
    size = 59.0
    while int(wide // size) * int(high // (size * CARD)) < count:
        size -= 1
    return size, int(wide // size)


# A little card lies in a field of 52 × 63, with room to the next one.


def _character(seen: Seen, card: str, edge: int) -> str:
    printed = seen.box["characters"][card]
    drawn = tag("rect", x=1, y=1, width=52, height=63, rx=6, fill="#fffdf6", stroke=EDGE, stroke_width=1.4)
    drawn += pattern_picture(Pattern.from_rows(printed["lying"][edge]), 5, 4, 44, 40, 13)
    drawn += write(6, 59, card, 15, colour=INK, bold=True)
    if printed["points"]:
        drawn += star(33, 54, 7) + write(42, 59, str(printed["points"]), 14, colour=INK, bold=True)
    return drawn


def _artifact(seen: Seen, tile: int) -> str:
    printed = seen.box["artifacts"][str(tile)]
    ground = GROUNDS[printed["ability"]]
    drawn = tag("rect", x=1, y=1, width=52, height=63, rx=14, fill=ground, stroke=EDGE, stroke_width=1.4)
    drawn += icon(printed["ability"], 9, 5, 36)
    if printed["points"]:
        drawn += star(20, 54, 7) + write(30, 59, str(printed["points"]), 14, colour=INK, bold=True)
    return drawn


def _asleep(thing: str) -> str:
    return wrap("g", thing, opacity=str(SLEEPING)) + write(
        45, 17, "z", 17, colour=SOFT_INK, anchor="middle", bold=True
    )


def _foot(seen: Seen) -> str:
    """The next land, and what is for sale."""
    return "".join((*_next_land(seen), *_offer(seen)))


def _next_land(seen: Seen) -> Iterator[str]:
    view, say = seen.view, seen.words.say
    top = view["top"]
    if not top:
        yield write(4, 24, say("terminal-roam-deck-empty"), 14, colour=SOFT_INK)
        return
    printed = seen.box["lands"][str(top)]
    yield pile(4, 8, _small_land(printed["landscape"], top, tuple(printed["coins"])), 66, 99, len(view["deck"]))
    character = seen.box["characters"][str(top)]
    rows = character["lying"][seen.box["edges"].index("south")]
    yield pattern_picture(Pattern.from_rows(rows), 86, 10, 38, 38, 11)
    yield star(96, 64, 8) + write(107, 69, str(character["points"]), 15, colour=INK, bold=True)
    for at, line in enumerate(lines(character_name(seen, str(top)), 12.5, 76 * NARROW, most=2)):
        yield write(84, 86 + 13 * at, line, 12.5, colour=INK)
    deck = say("terminal-roam-deck", {"cards": len(view["deck"])})
    yield write(84, 114, deck, 12.5, colour=SOFT_INK)


@functools.lru_cache(maxsize=64)
def _small_land(landscape: str, land: int, coins: tuple[int, ...]) -> str:
    """A land with its coins, 66 × 99."""
    drawn = scene(landscape, land, 66, 99)
    for space, count in enumerate(coins):
        x, y = 33 * (space % 2 + 0.5), 33 * (space // 2 + 0.5)
        drawn += "".join(coin(x - 6 * (count - 1) + 12 * at, y, 6.5) for at in range(count))
    return drawn


def _offer(seen: Seen) -> Iterator[str]:
    view = seen.view
    if view["options"]["outpost"] and view["outpost"] == NOBODY:
        worth = str(seen.box["outpost_points"])
        yield (
            outpost(WIDE - 56, 92, 22)
            + star(WIDE - 22, 106, 7)
            + write(WIDE - 12, 111, worth, 14, colour=INK, bold=True)
        )
    if not view["options"]["artifacts"]:
        return
    yield write(166, 20, seen.words.say("terminal-roam-menu-artifacts"), 14, colour=SOFT_INK)
    yield from (_for_sale(seen, at, tile) for at, tile in enumerate(view["row"]))
    yield write(
        166, 114, seen.words.say("terminal-roam-stack", {"stack": len(view["stack"])}), 12.5, colour=SOFT_INK
    )


def _for_sale(seen: Seen, at: int, tile: int) -> str:
    size = 38
    thing = wrap("g", _artifact(seen, tile), transform=f"translate({162 + at * size} 42) scale({size / 56:.3f})")
    return thing + price(162 + at * size + 18, 37, 9, seen.box["artifacts"][str(tile)]["price"])
