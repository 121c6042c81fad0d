"""What the compiler knows by name, and what the same names are in plain Python.

Beside compiled rules `vec[i64]` is a row of machine words and `i64` one of them; else they are `list` and `int`.
This module is never compiled, and `parlour.core.compiled` never runs as plain Python. Rules take the names from
`parlour.core.packed`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from parlour.build import BUILD, COMPILED

if TYPE_CHECKING or BUILD == COMPILED:  # what is not compiled gives vectors to what is, and takes them
    from librt.vecs import append, extend, vec
    from mypy_extensions import i64, mypyc_attr

    from parlour.core.compiled import count, extend_bits, with_room
else:
    i64 = int
    count = int.bit_count
    _SIX = 63
    _PLACES = [[place for place in range(6) if six >> place & 1] for six in range(_SIX + 1)]

    class _Vectors(dict):
        """`vec[i64]` is a list, as is every other `vec[...]`."""

        def __missing__(self, kind: Any) -> type:
            return self.setdefault(kind, list)

    vec = _Vectors()

    def append(numbers: list[int], number: int) -> list[int]:
        """One more at the end."""
        numbers.append(number)
        return numbers

    def extend(numbers: list[int], more: list[int]) -> list[int]:
        """Some more at the end."""
        numbers += more
        return numbers

    def extend_bits(numbers: list[int], first: int, mask: int) -> list[int]:
        """Some more at the end: for each bit of a mask, as many after a first one as its place is."""
        add = numbers.append
        while mask:
            for place in _PLACES[mask & _SIX]:
                add(first + place)
            mask >>= 6
            first += 6
        return numbers

    def with_room(most: int) -> list[int]:
        """No numbers yet."""
        return []

    def mypyc_attr(**attributes: Any) -> Any:
        """What the compiler is told about a class."""
        return lambda decorated: decorated


__all__ = ["append", "count", "extend", "extend_bits", "i64", "mypyc_attr", "vec", "with_room"]
