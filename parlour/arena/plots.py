"""The result as pictures: ratings with their intervals, wins by seat, and how the estimate came about.

Each is drawn as SVG, in the colours of the site, and turned into pixels (PNG) with a font that is the same
everywhere.
"""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Sequence
from pathlib import Path

import resvg_py

from parlour.arena.folder import write
from parlour.arena.report import Report, highest_share, spread_of
from parlour.art.svg import tag
from parlour.words import words

WIDTH, NAMES, FIGURES, EDGE = 800, 220, 130, 16  # of all; before and behind the marks; around
ROW, BAR, LINE = 34, 14, 24
CURVE = 240  # the height of the running estimate
MOST_POINTS = 400  # of a curve
FONT = "Source Sans Pro"
STYLE = """
.paper { fill: #fffaf0; stroke: #cdbd9f } .ink { fill: #2f261f } .soft { fill: #6a5a49 } .line { stroke: #cdbd9f }
.mark0 { fill: #b5651d } .mark1 { fill: #00694c } .mark2 { fill: #005a8e } .mark3 { fill: #8a3d7a }
.span { stroke: #b5651d; stroke-width: 3 } .curve { fill: none; stroke: #b5651d; stroke-width: 2 }
.band { fill: #b5651d; opacity: .25 }
text { font: 14px 'Source Sans Pro', system-ui, sans-serif } .title { font-weight: 700; font-size: 16px }
"""


def draw_plots(found: Report, folder: Path) -> list[Path]:
    """Write the plots into the folder of a match; the files."""
    files = []
    drawn = {"ratings": ratings(found), "seats": seats(found), "running": running(found)}
    for name, svg in drawn.items():
        files += [folder / f"{name}.svg", folder / f"{name}.png"]
        write(files[-2], svg)
        files[-1].write_bytes(pixels(svg))
    return files


def pixels(svg: str) -> bytes:
    """A picture as PNG, twice as large for sharp screens."""
    package = importlib.util.find_spec("font_source_sans_pro")
    assert package is not None and package.origin is not None, "parlour[arena] brings the font"
    fonts = Path(package.origin).parent / "files"
    files = [str(fonts / f"SourceSansPro-{face}.ttf") for face in ("Regular", "Bold")]
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            zoom=2,
            skip_system_fonts=True,
            font_files=files,
            font_family=FONT,
            sans_serif_family=FONT,
        )
    )


def ratings(found: Report) -> str:
    """A dot for every rating, on a line as long as its interval."""
    ranked = sorted(found.standings, key=lambda one: -one.rating.elo)
    low = min(one.rating.low for one in ranked)
    high = max(one.rating.high for one in ranked)
    room = WIDTH - NAMES - FIGURES

    def at(elo: float) -> float:
        return NAMES + room * (elo - low) / ((high - low) or 1.0)

    parts, y = [], EDGE + LINE + EDGE
    bottom = y + ROW * len(ranked)
    parts.append(tag("line", class_="line", x1=_n(at(0)), x2=_n(at(0)), y1=y, y2=bottom))
    for one in ranked:
        middle = y + ROW // 2
        parts.append(_name(one.name, middle))
        rating = one.rating
        parts.append(
            tag("line", class_="span", x1=_n(at(rating.low)), x2=_n(at(rating.high)), y1=middle, y2=middle)
        )
        parts.append(tag("circle", class_="mark0", cx=_n(at(rating.elo)), cy=middle, r=6))
        told = f"{rating.elo:+.0f} [{rating.low:+.0f}, {rating.high:+.0f}]"
        parts.append(_text(told, WIDTH - EDGE, middle + 5, "soft", "end"))
        y += ROW
    return _sheet("cli-arena-plot-ratings", found, parts, bottom + EDGE)


def seats(found: Report) -> str:
    """A bar for every bot at every seat; the line is what it would be if all were equal."""
    names = found.match.game.seats(found.match.options)
    most = max([share or 0.0 for one in found.standings for share in one.by_seat] + [1e-9])
    most = max(most, 1 / len(names))
    room = WIDTH - NAMES - FIGURES
    parts, y = [], EDGE + LINE + EDGE
    top = y
    for one in found.standings:
        middle = y + BAR * len(names) // 2 + 4
        parts.append(_name(one.name, middle))
        for seat, share in enumerate(one.by_seat):
            if share is not None:
                wide = room * share / most
                parts.append(
                    tag("rect", class_=f"mark{seat % 4}", x=NAMES, y=y + 4, width=_n(wide), height=BAR - 2, rx=2)
                )
                told = f"{names[seat]} {100 * share:.1f} %"
                parts.append(_text(told, NAMES + wide + 6, y + BAR + 2, "soft", "start"))
            y += BAR
        y += BAR
    x = _n(NAMES + room / len(names) / most)
    parts.append(tag("line", class_="line", x1=x, x2=x, y1=top, y2=y))
    return _sheet("cli-arena-plot-seats", found, parts, y + EDGE)


def running(found: Report) -> str:
    """The share of the first bot and its interval, deal by deal."""
    name = found.match.names[0]
    highest = highest_share(found.match, name)
    deals = len(found.shares)
    every = max(1, deals // MOST_POINTS)
    counts = [count for count in range(1, deals + 1) if count % every == 0 or count == deals]
    means = [sum(found.shares[:count]) / count for count in counts]
    spans = [spread_of(found.match, name, found.shares[:count]).interval() for count in counts]
    left, top, room = 70, EDGE + LINE + EDGE, WIDTH - 70 - EDGE

    def x(count: int) -> float:
        return left + room * math.log(count) / (math.log(deals) or 1.0)

    def y(share: float) -> float:
        return top + CURVE * (1 - share / highest)

    parts = []
    for share in (0.0, 1 / len(found.match.orders[0]), highest):
        parts.append(tag("line", class_="line", x1=left, x2=WIDTH - EDGE, y1=_n(y(share)), y2=_n(y(share))))
        parts.append(_text(f"{100 * share:.0f} %", left - 8, y(share) + 5, "soft", "end"))
    for count in sorted({10**power for power in range(9) if 10**power < deals} | {deals}):
        parts.append(_text(str(count), x(count), top + CURVE + 18, "soft", "middle"))
    upper = [(x(count), y(high)) for count, (_, high) in zip(counts, spans, strict=True)]
    lower = [(x(count), y(low)) for count, (low, _) in zip(counts, spans, strict=True)]
    parts.append(tag("polygon", class_="band", points=_points(upper + lower[::-1])))
    curve = [(x(count), y(mean)) for count, mean in zip(counts, means, strict=True)]
    parts.append(tag("polyline", class_="curve", points=_points(curve)))
    return _sheet("cli-arena-plot-running", found, parts, top + CURVE + LINE + EDGE)


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _n(number: float) -> str:
    return f"{number:.1f}"


def _text(text: str, x: float, y: float, kind: str, anchor: str) -> str:
    return tag("text", text, class_=kind, x=_n(x), y=_n(y), text_anchor=anchor)


def _name(name: str, middle: float) -> str:
    short = name if len(name) <= 28 else f"{name[:27]}…"
    return _text(short, NAMES - 12, middle + 5, "ink", "end")


def _sheet(title: str, found: Report, parts: list[str], height: int) -> str:
    values = {"game": found.match.game_name, "players": len(found.match.orders[0]), "games": found.games,
              "name": found.match.names[0]}  # fmt: skip
    paper = tag("rect", class_="paper", x=".5", y=".5", width=WIDTH - 1, height=height - 1, rx=10)
    head = _text(words().say(title, values), EDGE, EDGE + 16, "ink title", "start")
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    inner = "\n".join([f"<style>{STYLE}</style>", paper, head, *parts])
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">\n{inner}\n</svg>\n'
