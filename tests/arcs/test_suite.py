"""The generic suite on Arcs, over all player counts and both discard rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core.suite import CHECKS, Sample, check_table
from parlour.games import find_game
from tests.core.random_games import variants

ARCS = find_game("arcs")
GOLDEN = Path(__file__).parent.parent / "golden"


def name_of(variant: dict[str, object]) -> str:
    split, extra = "-split" * bool(variant["split_discard"]), f"-{variant['extra']}" if "extra" in variant else ""
    return f"{variant['players']}{split}-{variant.get('leaders', 'none')}{extra}"


# The suite is slow: of the games with leaders those with everything; the others are in the random slice.
QUICK = ("2-none", "2-split-none", "3-both")
VARIANTS = [
    pytest.param(variant, marks=() if name_of(variant) in QUICK else pytest.mark.slow)
    for variant in variants("arcs")
    if variant.get("leaders", "none") in ("none", "both")
]


@pytest.mark.parametrize(
    "check", [check for check in CHECKS if check is not check_table], ids=lambda c: c.__name__
)
@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
@pytest.mark.parametrize("seed", ["one", pytest.param("two", marks=pytest.mark.slow)])
def test_arcs_behaves_like_a_game(check: Any, variant: dict[str, object], seed: str) -> None:
    check(Sample(ARCS, variant, seed, states=6))


def test_arcs_table_round_trips() -> None:
    check_table(Sample(ARCS, {"players": 2}))


def test_no_action_has_another_number_than_before() -> None:
    """Records name actions by text; numbers are pinned for programs that learned them. More may follow."""
    assert len(ARCS.table) <= 2000
    pinned = (GOLDEN / f"arcs-{ARCS.table.version}.actions").read_text(encoding="utf-8").splitlines()
    assert len(pinned) >= 1871
    for number, text in enumerate(pinned):
        found = ARCS.table[number].text if number < len(ARCS.table) else "nothing"
        assert found == text, (
            f"action {number} was “{text}” and is “{found}” now: that needs a new version of the table"
        )
