"""Where somebody comes from: behind each portrait a little of the landscape, in pale colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.art.roam.landscapes.canvas import WHITE
from parlour.art.roam.portraits.paper import Paper


def backdrop(paper: Paper, landscape: str) -> None:
    """The whole square."""
    sky, draw = BACKDROPS.get(landscape, BACKDROPS["meadow"])
    paper.fill(sky, "M0 0h100v100H0z")
    draw(paper)
    grain = "".join(
        f"M{round(paper.roll(2, 96))} {round(paper.roll(4, 96))}h{round(paper.roll(1, 4))}" for _ in range(14)
    )
    paper.line("#5a4a36", grain, 1, 0.14)


def _forest(paper: Paper) -> None:
    firs = "".join(f"M{x} {top}l9 20h-4l7 16h-24l7-16h-4z" for x, top in ((8, 24), (25, 34), (80, 22), (95, 33)))
    paper.fill("#9dbd98", firs)
    paper.fill("#b7d0a3", "M0 66q50-14 100 0v34H0z")


def _coast(paper: Paper) -> None:
    paper.fill("#9cc3d0", "M0 46h100v54H0z")
    paper.line(WHITE, "M4 56q5-4 10 0t10 0M72 54q5-4 10 0t10 0M2 72q5-4 10 0t10 0M80 70q5-4 10 0t10 0", 2, 0.8)
    paper.line("#7f8d93", "M12 20q4-3 6 2q3-5 6-2M80 28q4-3 6 2q3-5 6-2", 1.4)


def _desert(paper: Paper) -> None:
    paper.disc(80, 20, 9, "#fbe9ad")
    paper.fill("#ecd09c", "M0 58Q24 42 50 56T100 48v52H0z")
    paper.fill("#e2bf84", "M0 78Q30 58 62 74t38-6v32H0z")


def _ruins(paper: Paper) -> None:
    paper.fill("#cfc8b8", "M6 100V40h-3v-6h15v6h-3v60zM82 100V30h-3v-6h17v6h-3v70z")
    paper.fill("#b9b1a0", "M11 100V40h4v60zM88 100V30h5v70z")
    paper.fill("#c3cdaf", "M0 80q50-10 100 0v20H0z")
    paper.line(WHITE, "M0 60h30M70 68h30", 5, 0.5)


def _marsh(paper: Paper) -> None:
    paper.fill("#a9bfa2", "M0 60q50-8 100 0v40H0z")
    paper.fill("#9cbdb6", "M0 74q20-7 42 0zM60 84q22-7 40-2v8q-24 4-40-6z")
    paper.line("#7c9470", "M8 74V38M14 76V46M90 80V40M84 78V50M95 80V52", 1.8)
    paper.line("#8a6b4e", "M8 42v-8M14 49v-6M90 44v-8M84 53v-6", 4)


def _snow(paper: Paper) -> None:
    paper.fill("#f4f7f8", "M0 62Q26 46 54 60t46-4v44H0z")
    paper.dots(WHITE, "M10 16h.1M26 32h.1M14 48h.1M78 14h.1M92 30h.1M82 46h.1M40 10h.1M64 20h.1", 3.6)
    paper.fill("#a7bcb6", "M90 66l7-24 7 24zM-4 64l8-22 8 22z")


def _orchard(paper: Paper) -> None:
    paper.line("#a98a64", "M12 80V50M88 78V48", 5)
    paper.disc(12, 36, 19, "#a8c693")
    paper.disc(88, 34, 19, "#a8c693")
    paper.dots("#d2705f", "M6 30h.1M18 42h.1M8 44h.1M82 28h.1M94 38h.1M84 42h.1", 5)
    paper.fill("#cfe0ac", "M0 70q50-8 100 0v30H0z")


def _lake(paper: Paper) -> None:
    paper.fill("#b9cfa9", "M0 44q25-16 50-4t50-2v14H0z")
    paper.fill("#98c4d3", "M0 50h100v50H0z")
    paper.line(WHITE, "M6 60h14M78 58h16M2 74h10M84 72h12M12 88h10M80 88h14", 1.8, 0.8)


def _canyon(paper: Paper) -> None:
    paper.fill("#dcab86", "M0 20h16l4 22 6 4 4 54H0zM100 14H84l-4 26-8 6-4 54h32z")
    paper.line("#c98f6b", "M0 34h17M0 54h25M0 74h27M84 30h16M77 52h23M74 74h26", 2.4, 0.8)


def _village(paper: Paper) -> None:
    paper.fill("#f3ead8", "M2 100V48h24v52zM76 100V42h24v58z")
    paper.fill("#cf8f7c", "M-3 50l17-20 17 20zM71 44l18-22 18 22z")
    paper.fill("#e9c877", "M10 58h8v10h-8zM84 54h8v10h-8z")
    paper.fill("#cbd8ae", "M0 82q50-8 100 0v18H0z")


def _meadow(paper: Paper) -> None:
    paper.fill("#cbdcbd", "M0 54q26-16 52-4t48-4v54H0z")
    paper.fill("#bcd2a8", "M0 74q40-14 100-2v28H0z")
    paper.dots(WHITE, "M8 80h.1M16 88h.1M90 78h.1M84 90h.1M12 68h.1M93 66h.1", 3, 0.9)


BACKDROPS: Final[dict[str, tuple[str, Callable[[Paper], None]]]] = {
    "forest": ("#dfeadb", _forest),
    "coast": ("#dcebee", _coast),
    "desert": ("#f6e7c8", _desert),
    "ruins": ("#e4e5da", _ruins),
    "marsh": ("#d9e2d2", _marsh),
    "snow": ("#cfdfe8", _snow),
    "orchard": ("#e6efd8", _orchard),
    "lake": ("#e0edf0", _lake),
    "canyon": ("#f3dfc8", _canyon),
    "village": ("#dde8ee", _village),
    "meadow": ("#e6eee6", _meadow),
}
