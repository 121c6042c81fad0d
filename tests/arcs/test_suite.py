"""The generic suite on Arcs, over all player counts and both discard rules."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.suite import CHECKS, Sample, check_table
from parlour.games import find_game
from tests.core.random_games import variants

ARCS = find_game("arcs")


def name_of(variant: dict[str, object]) -> str:
    return f"{variant['players']}{'-split' if variant['split_discard'] else ''}-{variant.get('leaders', 'none')}"


# The suite is slow: of the games with leaders those with everything; the others are in the random slice.
QUICK = ("2-none", "2-split-none", "3-both")
VARIANTS = [
    pytest.param(variant, marks=() if name_of(variant) in QUICK else pytest.mark.slow)
    for variant in variants("arcs")
    if variant.get("leaders") in (None, "both")
]


@pytest.mark.parametrize(
    "check", [check for check in CHECKS if check is not check_table], ids=lambda c: c.__name__
)
@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_arcs_behaves_like_a_game(check: Any, variant: dict[str, object]) -> None:
    for seed in ("one", "two"):
        check(Sample(ARCS, variant, seed, states=6))


def test_arcs_table_round_trips() -> None:
    check_table(Sample(ARCS, {"players": 2}))


def test_the_action_table_is_what_records_were_written_with() -> None:
    """Records name actions by text; numbers are pinned for programs that learned them."""
    assert len(ARCS.table) <= 2000
    assert (ARCS.table.version, ARCS.table.digest()) == (3, "3e18748333994bfd")
