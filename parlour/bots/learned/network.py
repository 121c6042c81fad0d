"""A network that was learnt, read and asked by numpy alone.

What is stored are small whole numbers with a scale for each row of a matrix; they are spread out when it is read.
It says for every action of a menu how good a choice it seems, and for every seat the chance to win.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.bots.learned.shape import Numbers, Shape

Floats = NDArray[np.float32]
Bytes = NDArray[np.uint8]
VERSION = 1
STEPS = 127  # a stored number is between -127 and 127


class Network:
    """The numbers of a network of this shape."""

    def __init__(self, shape: Shape, numbers: dict[str, Any]) -> None:
        self.shape = shape
        parts, count = shape.actions()
        self.weights: dict[str, Floats] = {name: np.asarray(found, np.float32) for name, found in numbers.items()}
        scales = shape.scales()
        # What is read: every number of an observation has a row, which is added as often as the number says.
        self.first = np.ascontiguousarray((self.weights["first.weight"] * scales).T)
        # Every name has a row too; a name at place n is found from `offsets[n]` on.
        self.offsets = np.concatenate([[0], np.cumsum(shape.name_sizes())]).astype(np.int64)[:-1]
        self.names = np.array(shape.names, dtype=np.int64)
        # Every action has a row: the sum of those of its parts.
        worths = np.vstack([self.weights["worths.weight"], np.zeros((1, self.weights["worths.weight"].shape[1]))])
        biases = np.append(self.weights["worths.bias"], 0)
        assert len(worths) == count + 1, "the actions are not those it was made for"
        self.actions: Floats = worths[parts].sum(2).astype(np.float32)
        self.action_biases: Floats = biases[parts].sum(2).astype(np.float32)

    def seen(self, row: Bytes) -> Floats:
        """What it makes of an observation: the last layer before the answers."""
        there = np.flatnonzero(row)
        found: Floats = row[there].astype(np.float32) @ self.first[there]
        found += self.weights["first.bias"]
        return self.after_first(found, row)

    def after_first(self, first: Floats, row: Bytes) -> Floats:
        """The same from what the first layer makes of all amounts."""
        if len(self.names):
            first = first + self.weights["names"][self.offsets + row[self.names]].sum(0)
        found: Floats = np.maximum(first, 0)
        second = self.weights["second.weight"] @ found
        second += self.weights["second.bias"]
        np.maximum(second, 0, out=second)
        third = self.weights["third.weight"] @ second
        third += self.weights["third.bias"]
        np.maximum(third, 0, out=third)
        second += third
        return second

    def logits(self, seen: Floats, seat: int, menu: Numbers) -> Floats:
        """How good a choice each action of a menu seems; `seat` is one of those of the shape."""
        found: Floats = self.actions[seat, menu] @ seen
        found += self.action_biases[seat, menu]
        return found

    def chances(self, seen: Floats, players: int) -> Floats:
        """The chance of every seat to win, from the one that looks on."""
        found: Floats = self.weights["value.weight"][:players] @ seen
        found += self.weights["value.bias"][:players]
        return softmax(found)


def softmax(logits: Floats) -> Floats:
    """Numbers as probabilities."""
    found: Floats = np.exp(logits - logits.max())
    found /= found.sum()
    return found


def pack(numbers: dict[str, Floats]) -> dict[str, NDArray[Any]]:
    """As it is stored: rows of small whole numbers, each row with its scale."""
    found: dict[str, NDArray[Any]] = {"version": np.array(VERSION)}
    for name, array in numbers.items():
        if array.ndim == 1:
            found[name] = array.astype(np.float32)
            continue
        steps = np.maximum(np.abs(array).max(1), 1e-8) / STEPS
        found[name] = np.rint(array / steps[:, None]).astype(np.int8)
        found[f"{name}.steps"] = steps.astype(np.float32)
    return found


def unpack(stored: dict[str, NDArray[Any]]) -> dict[str, Floats]:
    """The numbers of a network from how they are stored."""
    found = {}
    for name, array in stored.items():
        if name == "version" or name.endswith(".steps"):
            continue
        steps = stored.get(f"{name}.steps")
        found[name] = array.astype(np.float32) * (1 if steps is None else steps[:, None])
    return found


def write(path: Path, numbers: dict[str, Floats]) -> None:
    """Keep a network."""
    np.savez_compressed(path, allow_pickle=False, **pack(numbers))


def read(path: Path, shape: Shape) -> Network:
    """A network that was kept."""
    with np.load(path, allow_pickle=False) as stored:
        if int(stored["version"]) != VERSION:
            raise ValueError(f"{path.name} is a network of another kind")
        return Network(shape, unpack(dict(stored)))
