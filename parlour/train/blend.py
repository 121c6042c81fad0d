"""Mix networks of one training: each number becomes the weighted mean of theirs.

    python -m parlour.train.blend OUT.npz FIRST.npz:0.25 SECOND.npz:0.75

What learning left of chance in each of them cancels out a little, as when the rate of learning falls at the end.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

from parlour.bots.learned.network import Floats, unpack, write


def blend(parts: list[tuple[Path, float]]) -> dict[str, Floats]:
    """The mean of networks of one shape, by their weights."""
    whole = sum(weight for _, weight in parts)
    found: dict[str, Floats] = {}
    for path, weight in parts:
        with np.load(path, allow_pickle=False) as stored:
            numbers = unpack(dict(stored))
        if found and shapes(found) != shapes(numbers):
            raise ValueError(f"{path.name} is a network of another shape")
        for name, of in numbers.items():
            found[name] = found.get(name, np.zeros_like(of)) + of * np.float32(weight / whole)
    return found


def shapes(numbers: dict[str, Floats]) -> dict[str, tuple[int, ...]]:
    """Of all that a network consists of."""
    return {name: found.shape for name, found in numbers.items()}


if __name__ == "__main__":
    out, *typed = sys.argv[1:] or sys.exit(__doc__)
    write(
        Path(out),
        blend([(Path(path), float(weight)) for path, _, weight in (one.rpartition(":") for one in typed)]),
    )
