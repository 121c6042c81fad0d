"""What lies beside the Reach: the round, the ambitions, and the court or what is to be drafted."""

from __future__ import annotations

from typing import Final

from parlour.art.arcs.pieces import piece, seat_sign
from parlour.art.arcs.signs import AMBITIONS, GOLD, MARKERS, NIGHT, PALE, RESOURCES, SUITS, VOX, disc, placed, sign
from parlour.art.lettering import write
from parlour.art.picture import Seen, fitted, panel
from parlour.art.svg import tag

WIDE: Final = 296
CARD: Final = "#141c33"  # of panels
LINE: Final = "#2c3a62"
SOFT: Final = "#aab6d8"
ROUND: Final = 132  # the heights of the three
AMBITION: Final = 38
AMBITIONS_HIGH: Final = 28 + 5 * (AMBITION + 3) + 2
COURT: Final = 164


def title(text: str, more: str = "") -> str:
    """What a panel is about, and a word more on the right."""
    drawn = write(10, 20, text, 15, colour=PALE, bold=True)
    return drawn + write(WIDE - 10, 20, more, 12.5, colour=SOFT, anchor="end")


# The round


def round_(seen: Seen) -> str:
    """Who played which card how, in the order of turns; the initiative and the pips that are left."""
    view, say = seen.view, seen.words.say
    turn = view["turn"]
    drawn = panel(WIDE, ROUND, CARD, LINE) + title(say("web-arcs-round"))
    if not view["over"] and seen.shown["turn"]["seat"] >= 0:
        for at in range(turn["pips"]):
            drawn += tag("circle", cx=WIDE - 17 - 15 * at, cy=15, r=5, fill=GOLD)
    seats = seen.shown["round"]
    for at, seat in enumerate(seats):
        drawn += _played(seen, seat, 28 + at * 25)
    return drawn


def _played(seen: Seen, seat: int, top: int) -> str:
    view = seen.view
    middle = top + 12
    drawn = ""
    if view["to_move"] == seat:
        drawn += tag("rect", x=4, y=top, width=WIDE - 8, height=24, rx=6, fill="#24304f", stroke=GOLD)
    drawn += seat_sign(seat, 19, middle, 17)
    if view["initiative"] == seat:
        drawn += sign(MARKERS["initiative"], 42, middle, 19)
    mode, card, hidden = view["mode"][seat], view["played"][seat], view["hidden_sizes"][seat]
    waits = "waits" if view["hand_sizes"][seat] else "none"
    said = seen.words.say(f"web-arcs-mode-{mode or waits}")
    drawn += write(58, middle + 5, said, 14, colour=PALE if mode else SOFT)
    x = 137.0
    if card:
        printed = seen.box["cards"][card]
        suit = SUITS[printed["suit"]]
        drawn += sign(suit, x, middle, 18) + write(
            x + 13, middle + 6, str(printed["number"]), 18, colour=suit.colour, bold=True
        )
        for pip in range(printed["pips"]):
            drawn += tag("circle", cx=x + 30 + 9 * pip, cy=middle, r=3, fill=suit.colour)
        x += 70
        if card == view["lead"] and view["zero"]:
            drawn += sign(MARKERS["zero"], x, middle, 17)
        x += 18
    for _ in range(hidden):
        drawn += card_back(x, middle, 19)
        x += 16
    return drawn


def card_back(x: float, y: float, size: float) -> str:
    """A card face down."""
    inside = tag("rect", x=-9, y=-12, width=18, height=24, rx=3, fill="#33436f", stroke=PALE, stroke_width=1.6)
    inside += tag("path", d="M0-6 4.5 0 0 6-4.5 0z", fill="#8fa3d9")
    return placed(inside, x, y, size / 27)


# Ambitions


def ambitions(seen: Seen) -> str:
    """Each with its markers, who has how much, and what that would score now."""
    say = seen.words.say
    drawn = panel(WIDE, AMBITIONS_HIGH, CARD, LINE) + title(say("web-arcs-ambitions"))
    for at, (first, second) in enumerate(seen.shown["free_markers"]):
        drawn += _marker(seen, WIDE - 24 - 34 * at, 15, first, second)
    for at, standing in enumerate(seen.shown["ambitions"]):
        top = 28 + at * (AMBITION + 3)
        declared = bool(standing["markers"])
        drawn += tag(
            "rect", x=5, y=top, width=WIDE - 10, height=AMBITION, rx=7,
            fill="#3a3427" if declared else "#1b2542", stroke=GOLD if declared else "none",
        )  # fmt: skip
        drawn += disc(AMBITIONS[standing["ambition"]], 25, top + AMBITION / 2, 28)
        drawn += write(45, top + 15, _name(seen, standing["ambition"]), 14, colour=PALE, bold=True)
        for place, (first, second) in enumerate(standing["markers"]):
            drawn += _marker(seen, WIDE - 27 - 34 * place, top + 11, first, second)
        x = 52.0
        for seat, count in enumerate(standing["counts"]):
            scored = standing["scores"][seat]
            drawn += seat_sign(seat, x, top + 28, 12)
            drawn += write(x + 9, top + 32.5, str(count), 13, colour=PALE, bold=standing["best"] == seat)
            if scored:
                wide = 14 + 7 * len(str(scored))
                drawn += tag("rect", x=x + 24, y=top + 22, width=wide, height=13, rx=6, fill=GOLD)
                at_middle = x + 24 + wide / 2
                drawn += write(at_middle, top + 32.5, f"+{scored}", 12, colour=NIGHT, anchor="middle", bold=True)
            x += 62
        for token in standing["tokens"]:  # those of a third player who is not there
            drawn += sign(RESOURCES[token], x, top + 28, 13)
            x += 15
    return drawn


def _marker(seen: Seen, x: float, y: float, first: int, second: int) -> str:
    flipped = [first, second] in [list(sides[1]) for sides in seen.box["markers"]]
    return marker(first, second, flipped, x, y, 0.66)


def marker(first: int, second: int, flipped: bool, x: float, y: float, scale: float) -> str:
    """An ambition marker: what the first and the second place give. The flipped side is bright."""
    ground, edge = (GOLD, NIGHT) if flipped else ("#1a2444", GOLD)
    inside = tag("path", d="M-16-15H16L23 0 16 15H-16L-23 0z", fill=ground, stroke=edge, stroke_width=1.8)
    inside += write(-7, 7.5, str(first), 22, colour=NIGHT if flipped else "#f4dca8", anchor="middle", bold=True)
    inside += write(11, 6.5, str(second), 17, colour=NIGHT if flipped else PALE, anchor="middle", bold=True)
    return placed(inside, x, y, scale)


def _name(seen: Seen, name: str) -> str:
    return str(seen.words.named("arcs", name))


# The court


def court(seen: Seen) -> str:
    """The row with prices and agents; while leaders are drafted, what there is to draft."""
    view, say = seen.view, seen.words.say
    drawn = panel(WIDE, COURT, CARD, LINE)
    leaders = view.get("leaders", {})
    if leaders.get("drafting"):
        return drawn + title(say("terminal-arcs-offered")) + _offered(seen)
    deck = say("web-arcs-court-deck", {"cards": len(view["court_deck"]) + len(view["buried"])})
    drawn += title(say("web-arcs-court"), deck)
    for at, card in enumerate(view["row"]):
        top = 28 + at * (COURT - 32) / max(4, len(view["row"]))
        if card:
            drawn += _court_card(seen, card, top)
        else:
            drawn += write(40, top + 20, say("web-arcs-court-place"), 13, colour=SOFT)
    return drawn


def _court_card(seen: Seen, card: str, top: float) -> str:
    printed = seen.box["court"][card]
    high, view = 30, seen.view
    drawn = tag("rect", x=5, y=top, width=WIDE - 10, height=high, rx=7, fill="#1b2542")
    kind = RESOURCES[printed["type"]] if printed["kind"] == "guild" else VOX
    drawn += sign(kind, 22, top + high / 2, 21)
    agents = [(seat, count) for seat, count in enumerate(view["influence"].get(card, ())) if count]
    x = WIDE - 34 * len(agents) - 6
    keys = printed["keys"] if printed["kind"] == "guild" else 0
    room = WIDE - 40 - 4 * 34 - 10
    drawn += write(
        38,
        top + (13 if keys else 20),
        fitted(_name(seen, card), 13, room + 34 * (4 - len(agents))),
        13,
        colour=PALE,
        bold=True,
    )
    for at in range(keys):
        drawn += sign(MARKERS["key"], 44 + 15 * at, top + 22, 12)
    for seat, count in agents:
        drawn += piece("agent", seat, x + 11, top + high / 2, 20)
        drawn += write(x + 21, top + high / 2 + 5.5, str(count), 15, colour=PALE, bold=True)
        x += 34
    return drawn


def _offered(seen: Seen) -> str:
    leaders = seen.view["leaders"]
    drawn = ""
    columns = (leaders["offered_leaders"], [*leaders["offered_lore"]])
    for x, names in zip((10, WIDE / 2 + 2), columns, strict=True):
        step = min(24, (COURT - 34) / max(1, len(names)))
        for at, name in enumerate(names):
            drawn += write(x, 42 + at * step, fitted(_name(seen, name), 13, WIDE / 2 - 14), 13, colour=PALE)
    return drawn
