"""What plain Python and the compiler do by different means comes to the same."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parlour
from parlour.build import COMPILED
from parlour.core import native
from parlour.core.packed import bit, bits


def halves() -> list[Any]:
    """The plain half, and the compiled one where it is there."""
    if parlour.BUILD != COMPILED:
        return [native]
    from parlour.core import compiled

    return [native, compiled]


def numbers(half: Any) -> Any:
    """Some numbers as this half keeps them."""
    if half is native:
        return [5, 7]
    from librt.vecs import vec
    from mypy_extensions import i64

    return vec[i64]([5, 7])


masks = st.integers(0, 2**62 - 1)


@pytest.mark.parametrize("half", halves(), ids=lambda half: half.__name__)
@settings(deadline=None)
@given(mask=masks)
def test_bits_are_counted(half: Any, mask: int) -> None:
    assert half.count(mask) == bin(mask).count("1")


@pytest.mark.parametrize("half", halves(), ids=lambda half: half.__name__)
@settings(deadline=None)
@given(mask=masks, first=st.integers(0, 5000))
def test_bits_are_added(half: Any, mask: int, first: int) -> None:
    places = [place for place, digit in enumerate(reversed(bin(mask)[2:])) if digit == "1"]
    assert list(half.extend_bits(numbers(half), first, mask)) == [5, 7, *[first + place for place in places]]


@settings(deadline=None)
@given(mask=masks)
def test_bits_are_found(mask: int) -> None:
    assert sum([bit(place) for place in bits(mask)]) == mask and list(bits(mask)) == sorted(set(bits(mask)))


@pytest.mark.parametrize("half", halves(), ids=lambda half: half.__name__)
def test_room_is_empty(half: Any) -> None:
    assert list(half.with_room(60)) == []
