"""Numbers packed side by side, for what is hot in the rules.

Compiled, `vec[i64]` is a row of machine words and `i64` one of them. As plain Python they are `list` and `int`, so
the same source runs as it is and needs nothing but the standard library. What both can do: index, slice (which
copies), `len`, `in`, iterate. What only one can: a vector has no `+`, no `.append`, no JSON and no pickle, so
whoever writes one down says `list(...)`.

>>> numbers = vec[i64]([3, 1])
>>> numbers = append(numbers, 4)
>>> list(numbers), 4 in numbers, list(numbers[1:])
([3, 1, 4], True, [1, 4])

Three traps of vectors. `append` and `extend` may use spare room behind a vector that somebody else holds too: only
the one who made a vector adds to it, and it is done with before anybody else sees it. And compiled `1 << n` of an
`i64` is wrong from 31 on: `bit(n)` is right. And `if vector` makes an object of it first: `len(vector)` does not.

>>> bit(40) == 2**40, [*bits(0b10110)], count(0b10110)
(True, [1, 2, 4], 3)

Rows of a fixed length that others look into where they lie, without a copy (`memoryview`, numpy):

>>> row = blank_bytes(3)
>>> seen = memoryview(row)
>>> row[1] = u8(7)
>>> list(seen), seen.itemsize, memoryview(blank_words(2)).nbytes
([0, 7, 0], 1, 16)
>>> wipe(row, 0, 3)
>>> list(row)
[0, 0, 0]
"""

from __future__ import annotations

from typing import Final

from parlour.core.native import (
    append,
    bits,
    blank_bytes,
    blank_words,
    count,
    extend,
    i64,
    mypyc_attr,
    u8,
    vec,
    wipe,
)

__all__ = [
    "append", "bit", "bits", "blank_bytes", "blank_words", "count", "extend", "i64", "mypyc_attr", "u8", "vec",
    "wipe",
]  # fmt: skip

_BITS: Final = vec[i64]([2**place for place in range(62)])


def bit(place: i64) -> i64:
    """The number with this bit alone."""
    return _BITS[place]
