"""Bits and vectors, whichever build this runs on: plain Python and the compiler do it by different means."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core.menu import Menu
from parlour.core.packed import bit, bits, count

masks = st.integers(0, 2**62 - 1)


@settings(deadline=None)
@given(mask=masks)
def test_bits_are_counted(mask: int) -> None:
    assert count(mask) == bin(mask).count("1")


@settings(deadline=None)
@given(mask=masks, first=st.integers(0, 5000), before=st.integers(0, 130))
def test_bits_are_added_to_a_menu(mask: int, first: int, before: int) -> None:
    menu = Menu()
    for number in range(before):
        menu.add(number)
    menu.add_bits(first, mask)
    menu.add_range(4, 4)
    places = [place for place, digit in enumerate(reversed(bin(mask)[2:])) if digit == "1"]
    assert list(menu.numbers) == [*range(before), *[first + place for place in places], 4]
    assert len(menu) == len(menu.numbers)


@settings(deadline=None)
@given(mask=masks)
def test_bits_are_found(mask: int) -> None:
    assert sum([bit(place) for place in bits(mask)]) == mask and list(bits(mask)) == sorted(set(bits(mask)))
