"""What is different between two JSON values, said as shortly as it can be.

Objects are compared field by field and lists of the same length item by item, as deep as it is shorter to say what
changed inside than to say the whole value again.

>>> differences({"a": {"x": 1, "y": "much to say about"}, "b": 2}, {"a": {"x": 3, "y": "much to say about"}})
([(['a', 'x'], 3)], [['b']])
>>> differences([1, 2], [1, 2, 3], ["row"])
([(['row'], [1, 2, 3])], [])
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from parlour.wire.messages import Path

Differences = tuple[list[tuple[Path, Any]], list[Path]]  # what is set, what is gone
_encode: Final = msgspec.json.Encoder().encode


def differences(old: Any, new: Any, path: Sequence[str | int] = ()) -> Differences:
    """What to set and what to take away in the old value, which lies at a path, so that it becomes the new one."""
    if _same(old, new):
        return [], []
    inside = _inside(old, new, path)
    whole: Differences = [([*path], new)], []
    if inside is None or (path and len(_encode(whole)) <= len(_encode(inside))):
        return whole
    return inside


def _inside(old: Any, new: Any, path: Sequence[str | int]) -> Differences | None:
    """The differences of the parts; None if they have not the same kind of parts."""
    put: list[tuple[Path, Any]] = []
    gone: list[Path] = []
    pairs: Iterable[tuple[str | int, Any, Any]]
    if isinstance(old, dict) and isinstance(new, dict):
        gone = [[*path, name] for name in old if name not in new]
        put = [([*path, name], value) for name, value in new.items() if name not in old]
        pairs = [(name, old[name], value) for name, value in new.items() if name in old]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = zip(range(len(new)), old, new, strict=True)
    else:
        return None
    for name, one, other in pairs:
        if not _same(one, other):
            more, less = differences(one, other, [*path, name])
            put += more
            gone += less
    return put, gone


def _same(old: Any, new: Any) -> bool:
    """Whether two values are the same JSON: to Python 1 and true are equal, too."""
    if type(old) is not type(new) or old != new:
        return False
    return not isinstance(old, list | dict) or _encode(old) == _encode(new)
