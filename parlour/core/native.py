"""What the compiler knows by name, and what the same names are in plain Python.

Compiled, `vec[i64]` is a row of machine words and `i64` one of them; uncompiled they are `list` and `int`. This
module is the only one that is never compiled. Rules take the names from `parlour.core.packed`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append, extend, vec
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

    def extend(numbers: list[int], more: list[int]) -> list[int]:
        """Some more at the end."""
        numbers += more
        return numbers

    def mypyc_attr(**attributes: Any) -> Any:
        """What the compiler is told about a class."""
        return lambda decorated: decorated


__all__ = ["append", "extend", "i64", "mypyc_attr", "vec"]
