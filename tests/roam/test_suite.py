"""The generic suite on Roam, over all player counts and variants."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.suite import CHECKS, Sample, check_table
from parlour.games import find_game
from tests.core.random_games import variants


def name_of(variant: dict[str, object]) -> str:
    return "-".join(
        [str(variant["players"]), *(word for word in ("artifacts", "outpost", "stacking") if variant[word])]
    )


# Each variant by itself, nothing and everything
QUICK = ("2", "2-artifacts", "2-outpost", "2-stacking", "3-artifacts-outpost-stacking", "4")
VARIANTS = [
    pytest.param(options, marks=() if name_of(options) in QUICK else pytest.mark.slow)
    for options in variants()
    if "players" in options
]


@pytest.mark.parametrize(
    "check", [check for check in CHECKS if check is not check_table], ids=lambda c: c.__name__
)
@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_roam_behaves_like_a_game(check: Any, variant: dict[str, object]) -> None:
    check(Sample(find_game("roam"), variant, name_of(variant), states=6))


def test_roam_table_round_trips() -> None:
    check_table(Sample(find_game("roam"), {"players": 2}))


@pytest.mark.parametrize("seats", [("east", "south"), ("west", "north"), ("north", "east", "west")])
def test_other_edges(seats: tuple[str, ...]) -> None:
    sample = Sample(find_game("roam"), {"seats": list(seats), "artifacts": True}, "edges", states=4)
    for check in CHECKS:
        if check is not check_table:
            check(sample)
