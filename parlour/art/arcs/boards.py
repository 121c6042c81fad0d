"""The players of Arcs side by side: power, resources, hand, pieces that are left, trophies and cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.art.arcs.pieces import LOOKS, piece, seat_sign
from parlour.art.arcs.sides import CARD, LINE, SOFT, card_back
from parlour.art.arcs.signs import GOLD, MARKERS, PALE, RESOURCES, sign
from parlour.art.lettering import lines, write
from parlour.art.looks import mix
from parlour.art.picture import NARROW, Seen, panel
from parlour.art.svg import tag
from parlour.core.game import Json

HIGH: Final = 148
SUPPLIES: Final = {"ships": "ship", "cities": "city", "starports": "starport", "agents": "agent"}


def board(seen: Seen, seat: int, wide: int) -> str:
    """One player."""
    view, say = seen.view, seen.words.say
    player = view["players"][seat]
    moving = view["to_move"] == seat
    drawn = panel(wide, HIGH, mix(LOOKS[seat].colour, 0.1, CARD), GOLD if moving else LINE, 3 if moving else 1)
    drawn += seat_sign(seat, 20, 20, 22)
    name = say(f"arcs-seat-{seen.box['seats'][seat]}")
    drawn += write(37, 26, name, 18, colour=PALE, bold=True)
    x = 44 + 10.0 * len(name)
    if view["initiative"] == seat:
        drawn += sign(MARKERS["initiative"], x + 10, 20, 20)
        x += 24
    drawn += write(x, 26, _said(seen, seat), 13, colour=GOLD, bold=True)
    drawn += write(wide - 12, 27, str(player["power"]), 21, colour="#f4dca8", anchor="end", bold=True)
    drawn += sign(MARKERS["power"], wide - 27 - 10 * len(str(player["power"])), 19, 21)
    drawn += _slots(seen, seat, player)
    drawn += card_back(wide - 40, 51, 25) + write(
        wide - 12, 57, str(view["hand_sizes"][seat]), 17, colour=PALE, anchor="end", bold=True
    )
    drawn += _counts(seat, player, wide)
    return drawn + "".join(_cards(seen, seat, player, wide))


def _said(seen: Seen, seat: int) -> str:
    if seen.outcome is not None and seat in seen.outcome.winners:
        return seen.words.say("terminal-sheet-winner")
    return seen.words.say("terminal-conceded") if seat in seen.view["conceded"] else ""


def _slots(seen: Seen, seat: int, player: Json) -> str:
    """Resources in their slots; a slot that is still under a city is dark."""
    opened = seen.shown["players"][seat]["open_slots"]
    drawn = ""
    for at, resource in enumerate(player["slots"]):
        x = 10 + 26 * at
        free = at in opened
        drawn += tag(
            "rect", x=x, y=39, width=24, height=24, rx=5, fill="#070c1b" if free else "#1d2745",
            stroke="#5d6d9c" if free else "none", stroke_width=1.2,
        )  # fmt: skip
        if resource:
            drawn += sign(RESOURCES[resource], x + 12, 51, 19, class_="resource")
        elif not free:
            drawn += tag("path", d=f"M{x + 8} 47l8 8m0-8l-8 8", stroke="#56658f", stroke_width=1.6)
    return drawn


def _counts(seat: int, player: Json, wide: int) -> str:
    """Pieces in the supply, trophies and captives, with the same room between them."""
    counts = [player[supply] for supply in SUPPLIES]
    counts += [sum(player["trophies"]), sum(player["captives"])]
    room = [22 + 8 * len(str(count)) for count in counts]
    gap = min(30.0, (wide - 16 - sum(room)) / (len(room) - 1))
    drawn, x = "", 9.0
    for at, count in enumerate(counts):
        kinds = (*SUPPLIES.values(), "trophy", "captive")
        middle = x + 8.5
        drawn += (
            piece(kinds[at], seat, middle, 79, 17)
            if at < len(SUPPLIES)
            else sign(MARKERS[kinds[at]], middle, 79, 17)
        )
        drawn += write(middle + 11, 84, str(count), 14, colour=PALE if count else SOFT, bold=count > 0)
        x += room[at] + gap
    return drawn


def _cards(seen: Seen, seat: int, player: Json, wide: int) -> Iterator[str]:
    """Outrage, then leader, lore and guild cards by name."""
    y = 105.0
    if player["outraged"]:
        yield sign(MARKERS["outrage"], 16, y - 6, 13)
        for at, resource in enumerate(player["outraged"]):
            yield sign(RESOURCES[resource], 32 + 14 * at, y - 6, 12)
        y += 12.5
    leaders = seen.view.get("leaders", {"leader": [""] * 4, "lore": [[]] * 4})
    held = [leaders["leader"][seat], *leaders["lore"][seat], *player["guilds"]]
    names = "\u00a0· ".join(str(seen.words.named("arcs", card)) for card in held if card)
    for line in lines(names, 12, (wide - 18) * NARROW, most=3):
        yield write(10, y, line, 12, colour=SOFT)
        y += 13.5
