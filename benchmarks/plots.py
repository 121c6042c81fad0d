"""Plots of the figures in the reports, as SVG: benchmarks/plots.

    python -m benchmarks.plots

A plot is bars for the rows of one table of a report, by one or several of its columns. The reports are the only
data: whoever measures anew runs this again, and a test tells when it was forgotten.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path

HERE = Path(__file__).parent
PLOTS = HERE / "plots"
WIDTH, NAMES, FIGURES = 800, 300, 84  # pixels: of all, of what stands before the bars and behind them
BAR, GAP, LINE, EDGE = 15, 10, 22, 14
# Paper, ink and bars of the site, in the light and in the dark; an SVG in a page knows which it is.
STYLE = """
.paper { fill: #fffaf0; stroke: #cdbd9f } .ink { fill: #2f261f } .soft { fill: #6a5a49 } .line { stroke: #cdbd9f }
.bar0 { fill: #b5651d } .bar1 { fill: #00694c } .bar2 { fill: #005a8e }
text { font: 13px system-ui, sans-serif } .title { font-weight: 700; font-size: 15px }
@media (prefers-color-scheme: dark) {
.paper { fill: #2a2420; stroke: #4c4138 } .ink { fill: #f1e7d8 } .soft { fill: #bba993 } .line { stroke: #4c4138 }
.bar0 { fill: #e0a06a } .bar1 { fill: #52d1a8 } .bar2 { fill: #6cbcf0 } }
"""


@dataclass(frozen=True)
class Plot:
    """What is drawn of which table: the one whose head begins like this."""

    name: str
    title: str
    report: str
    head: str
    columns: tuple[str, ...]
    logarithmic: bool = False
    turned: bool = False  # the table has its bars side by side, and its columns one under the other


DRAWN = (
    Plot(
        "rules",
        "Plays a second of one core, beside OpenSpiel’s games (logarithmic)",
        "rules.md",
        "| | plays/s from Python",
        ("plays/s from Python", "plays/s in core's loop"),
        logarithmic=True,
    ),
    Plot(
        "envs",
        "Microseconds a decision, from the bare rules to masks and observations",
        "envs.md",
        "| | bare",
        ("bare", "batch", "with masks and observations"),
    ),
    Plot(
        "load",
        "Actions a second that a server carries, p99 below 150 ms, all on two cores",
        "load.md",
        "| | actions/s",
        ("actions/s",),
    ),
    Plot("time", "Where the time of an action goes, in milliseconds", "load.md", "| | share", ("ms an action",)),
    Plot(
        "memory",
        "Memory of a server in an hour of play, in MB after so many minutes",
        "load.md",
        "| minute",
        ("memory, MB",),
        turned=True,
    ),
    Plot(
        "onlookers",
        "With 500 onlookers: how long a play waits for its answer (p50, in milliseconds)",
        "onlookers.md",
        "| 100 plays, 500 onlookers",
        ("play answers p50",),
        turned=True,
    ),
)


def table(report: str, head: str) -> list[list[str]]:
    """The cells of a table of a report."""
    _, found, rest = (HERE / report).read_text(encoding="utf-8").partition(f"\n{head}")
    assert found, f"{report} has no table that begins with {head}"
    lines = (head + rest).split("\n\n")[0].splitlines()
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if not set(line) <= set("|-: ")
    ]


def figure(cell: str) -> float | None:
    """The number a cell begins with; None where it has none."""
    found = re.match(r"[\d,]+(\.\d+)?", cell)
    return float(found[0].replace(",", "")) if found else None


def figures(plot: Plot) -> list[tuple[str, list[tuple[str, float]]]]:
    """For every row its name and its bars: what is written at each, and how long it is."""
    cells = table(plot.report, plot.head)
    if plot.turned:
        cells = [list(column) for column in zip(*cells, strict=True)]
    places = [cells[0].index(column) for column in plot.columns]
    rows = []
    for row in cells[1:]:
        read = [(row[place].split(" ")[0], figure(row[place])) for place in places]
        rows.append((row[0], [(text, value) for text, value in read if value is not None]))
    return rows


def drawn(plot: Plot) -> str:
    """The plot as SVG."""
    rows = figures(plot)
    values = [value for _, bars in rows for _, value in bars]
    most, least = max(values), 10 ** math.floor(math.log10(min(values))) if plot.logarithmic else 0.0
    room = WIDTH - NAMES - FIGURES

    def length(value: float) -> float:
        if plot.logarithmic:
            return room * math.log(value / least) / math.log(most / least)
        return room * value / most

    parts, y = [], EDGE + LINE
    parts.append(f'<text class="ink title" x="{EDGE}" y="{y}">{escape(plot.title)}</text>')
    if len(plot.columns) > 1:
        y, x = y + LINE + 4, EDGE
        for place, column in enumerate(plot.columns):
            parts.append(f'<rect class="bar{place}" x="{x}" y="{y - 11}" width="12" height="12" rx="2"/>')
            parts.append(f'<text class="soft" x="{x + 18}" y="{y}">{escape(column)}</text>')
            x += 40 + 7 * len(column)
    y += EDGE
    top = y
    for name, bars in rows:
        y += GAP
        middle = y + BAR * len(bars) / 2 + 4.5
        parts.append(
            f'<text class="ink" x="{NAMES - 10}" y="{middle:.1f}" text-anchor="end">{escape(name)}</text>'
        )
        for place, (text, value) in enumerate(bars):
            wide = length(value)
            parts.append(
                f'<rect class="bar{place}" x="{NAMES}" y="{y}" width="{wide:.1f}" height="{BAR - 2}" rx="2"/>'
                f'<text class="soft" x="{NAMES + wide + 6:.1f}" y="{y + 11}">{escape(text)}</text>'
            )
            y += BAR
    parts.append(f'<line class="line" x1="{NAMES}" x2="{NAMES}" y1="{top}" y2="{y + GAP}"/>')
    height = y + GAP + EDGE
    told = "; ".join(f"{name}: {', '.join(text for text, _ in bars)}" for name, bars in rows)
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title told">'
        f'<title id="title">{escape(plot.title)}</title>'
        f'<desc id="told">{escape(told)}</desc><style>{STYLE}</style>'
        f'<rect class="paper" x=".5" y=".5" width="{WIDTH - 1}" height="{height - 1}" rx="10"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def main() -> None:
    PLOTS.mkdir(exist_ok=True)
    for plot in DRAWN:
        (PLOTS / f"{plot.name}.svg").write_text(drawn(plot), encoding="utf-8")
        print(PLOTS / f"{plot.name}.svg")


if __name__ == "__main__":
    main()
