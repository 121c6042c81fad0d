"""What the compiler knows by name, and what the same names are in plain Python.

Beside compiled rules `vec[i64]` is a row of machine words and `i64` one of them; else they are `list` and `int`.
This module is never compiled, and `parlour.core.compiled` never runs as plain Python. Rules take the names from
`parlour.core.packed`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parlour.build import BUILD, COMPILED

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec
    from mypy_extensions import i64, mypyc_attr, u8

    from parlour.core.compiled import Menu, bits, blank_bytes, blank_words, count, wipe
elif BUILD == COMPILED:  # what is not compiled gives vectors to what is, and takes them
    from librt import vecs
    from librt.vecs import append, extend
    from mypy_extensions import i64, mypyc_attr, u8

    from parlour.core.compiled import Menu, bits, blank_bytes, blank_words, count, wipe

    class _Vectors(dict):
        """`vec[Card]` is `vec[i64]` where cards are numbers of a type of their own; compiled modules say `int`."""

        def __missing__(self, kind: Any) -> Any:
            found = getattr(kind, "__supertype__", kind)
            return self.setdefault(kind, vecs.vec[i64 if found is int else found])

    vec = _Vectors()
else:
    from array import array

    i64 = u8 = int
    count = int.bit_count
    _SIX = 63
    _PLACES = [[place for place in range(6) if six >> place & 1] for six in range(_SIX + 1)]

    class _Lists(dict):
        """`vec[i64]` is a list, as is every other `vec[...]`."""

        def __missing__(self, kind: Any) -> type:
            return self.setdefault(kind, list)

    vec = _Lists()

    def append(numbers: list[int], number: int) -> list[int]:
        """One more at the end."""
        numbers.append(number)
        return numbers

    def extend(numbers: list[int], more: list[int]) -> list[int]:
        """Some more at the end."""
        numbers += more
        return numbers

    def blank_bytes(length: int) -> array[int]:
        """So many zeros, each a byte."""
        return array("B", bytes(length))

    def blank_words(length: int) -> array[int]:
        """So many zeros, each a machine word."""
        return array("q", bytes(8 * length))

    def wipe(row: array[int], start: int, length: int) -> None:
        """Zeros in so many places of a row of bytes."""
        row[start : start + length] = array("B", bytes(length))

    def bits(mask: int) -> list[int]:
        """The places of the bits of a number, the lowest first."""
        return _lay_bits([], 0, mask)

    def _lay_bits(numbers: list[int], first: int, mask: int) -> list[int]:
        """For each bit of a mask as many after a first number as its place is."""
        add = numbers.append
        while mask:
            for place in _PLACES[mask & _SIX]:
                add(first + place)
            mask >>= 6
            first += 6
        return numbers

    class Menu:
        """Rules add to it what they allow; nobody takes anything out."""

        __slots__ = ("add", "numbers")

        def __init__(self) -> None:
            self.numbers: list[int] = []
            self.add = self.numbers.append

        def add_range(self, first: int, last: int) -> None:
            """All actions from one number to another; none if the last comes before the first."""
            self.numbers.extend(range(first, last + 1))

        def add_bits(self, first: int, mask: int) -> None:
            """For each bit of a mask the action as many after a first one as its place is."""
            _lay_bits(self.numbers, first, mask)

        def __len__(self) -> int:
            return len(self.numbers)

    def mypyc_attr(**attributes: Any) -> Any:
        """What the compiler is told about a class."""
        return lambda decorated: decorated


__all__ = [
    "Menu", "append", "bits", "blank_bytes", "blank_words", "count", "extend", "i64", "mypyc_attr", "u8", "vec",
    "wipe",
]  # fmt: skip
