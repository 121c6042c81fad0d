"""Portraits of the characters of Roam: those of Wayfarers as they are called, others put together by chance.

>>> portrait("wayfarers", "12", 100, 100) == portrait("wayfarers", "12", 100, 100) != portrait("", "12", 100, 100)
True
"""

from __future__ import annotations

import functools
from typing import Final

from parlour.art.roam.portraits.backdrops import backdrop
from parlour.art.roam.portraits.cast_far import FAR
from parlour.art.roam.portraits.cast_near import NEAR
from parlour.art.roam.portraits.paper import SIDE, Paper
from parlour.art.roam.portraits.strangers import stranger
from parlour.art.svg import number, wrap

KNOWN: Final = "wayfarers"  # the set whose characters have portraits of their own
CAST: Final = {**NEAR, **FAR}


def portrait(names: str, card: str, width: float, height: float) -> str:
    """A character, from (0, 0): by the set whose names it has (or any other), and its number or letter."""
    beside = max(0.0, SIDE * (width / height - 1) / 2)  # how much more is seen on both sides
    return wrap(
        "svg",
        _drawn(names == KNOWN and card in CAST, card, beside > 0),
        class_="portrait",
        width=width,
        height=height,
        viewBox=f"{number(-beside)} 0 {number(SIDE + 2 * beside)} {SIDE}",
        preserveAspectRatio="xMidYMid slice",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


@functools.lru_cache(maxsize=128)
def _drawn(known: bool, card: str, broad: bool) -> str:
    paper = Paper(f"portrait {card}")
    landscape, figure = CAST[card] if known else ("meadow", stranger)
    for x in (0, 2 * SIDE) if broad else ():  # what lies beside is seen as in a mirror, so that it fits together
        with paper.moved(x, 0, flip=True):
            backdrop(paper, landscape)
    backdrop(paper, landscape)
    figure(paper)
    return paper.drawn()
