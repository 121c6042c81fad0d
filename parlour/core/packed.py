"""Numbers packed side by side, for what is hot in the rules.

Compiled, `vec[i64]` is a row of machine words and `i64` one of them. As plain Python they are `list` and `int`, so
the same source runs as it is and needs nothing but the standard library. What both can do: index, slice (which
copies), `len`, `in`, iterate. What only one can: a vector has no `+`, no `.append`, no JSON and no pickle, so
whoever writes one down says `list(...)`.

>>> numbers = vec[i64]([3, 1])
>>> numbers = append(numbers, 4)
>>> list(numbers), 4 in numbers, list(numbers[1:])
([3, 1, 4], True, [1, 4])

Two traps of vectors. `append` may use spare room behind a vector that somebody else holds too: only the one who
made a vector appends to it, and it is done with before anybody else sees it. And compiled `1 << n` of an `i64` is
wrong from 31 on: `bit(n)` is right.

>>> bit(40) == 2**40, [*bits(0b10110)]
(True, [1, 2, 4])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append, vec
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    class vec:  # noqa: N801  (the name the compiler knows)
        """`vec[i64]` is a list."""

        def __class_getitem__(cls, item: Any) -> type:
            return list

    def append(numbers: list[int], number: int) -> list[int]:
        """One more at the end."""
        numbers.append(number)
        return numbers

    def mypyc_attr(**attributes: Any) -> Any:
        """What the compiler is told about a class."""
        return lambda decorated: decorated


__all__ = ["append", "bit", "bits", "i64", "mypyc_attr", "vec"]

_BITS = tuple(1 << place for place in range(62))


def bit(place: int) -> int:
    """The number with this bit alone."""
    return _BITS[place]


def bits(mask: int) -> list[int]:
    """The places of the bits of a number, the lowest first."""
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found
