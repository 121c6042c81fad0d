"""What a seat knows as numbers: the declaration of every feature of a game, in groups, one after the other.

An observation is one row of small whole numbers. A group is a part of it that is read as a table: planes of a
board, systems, cards, players, or one line of facts about the whole game. A feature is a column of its group, or
several columns with a label each; every number of it is between 0 and `most`.

>>> features = Features("example", version=1)
>>> players = features.group("players", "each player", ("own", "next"))
>>> coins = players.add("coins", "coins, at most 99", 99)
>>> tiles = players.add("tiles", "tiles of each kind", 4, ("red", "blue"))
>>> coins, tiles, players.width, features.size
(0, 1, 3, 6)
>>> features.at(5)
'players: next, tiles of each kind (blue), 0 to 4'
"""

from __future__ import annotations

from dataclasses import dataclass

MOST = 255  # a number is a byte


@dataclass(frozen=True)
class Feature:
    """One column of a group, or one for each label."""

    name: str
    about: str
    most: int  # the numbers go from 0 to this
    column: int  # the first one
    labels: tuple[str, ...] = ()

    @property
    def width(self) -> int:
        """How many columns it has."""
        return len(self.labels) or 1


class Group:
    """A part of an observation: for each of some things the same features.

    `planes` lie the other way round: first all numbers of one feature, then all of the next, as boards are read.
    """

    def __init__(self, name: str, about: str, things: tuple[str, ...], planes: bool, start: int) -> None:
        self.name, self.about, self.things, self.planes, self.start = name, about, things, planes, start
        self.features: list[Feature] = []

    def add(self, name: str, about: str, most: int = 1, labels: tuple[str, ...] = ()) -> int:
        """One feature more; its first column."""
        assert 1 <= most <= MOST and name not in [feature.name for feature in self.features]
        column = self.width
        self.features.append(Feature(name, about, most, column, labels))
        return column

    @property
    def width(self) -> int:
        """How many columns it has."""
        return sum(feature.width for feature in self.features)

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return len(self.things) * self.width

    @property
    def shape(self) -> tuple[int, int]:
        """How its numbers are read as a table."""
        return (self.width, len(self.things)) if self.planes else (len(self.things), self.width)

    def columns(self) -> list[tuple[Feature, str]]:
        """The feature of each column, and its label."""
        return [(feature, label) for feature in self.features for label in feature.labels or ("",)]


class Features:
    """All features of a game. Whatever changes them raises the version: a network fits one version alone."""

    def __init__(self, game: str, version: int) -> None:
        self.game, self.version = game, version
        self.groups: list[Group] = []

    def group(self, name: str, about: str, things: tuple[str, ...] = ("game",), planes: bool = False) -> Group:
        """The next group; the one before it is complete."""
        found = Group(name, about, things, planes, self.size)
        self.groups.append(found)
        return found

    @property
    def size(self) -> int:
        """How long an observation is."""
        return sum(group.size for group in self.groups)

    def highest(self) -> list[int]:
        """The greatest number that can stand at each index."""
        found: list[int] = []
        for group in self.groups:
            most = [feature.most for feature, _ in group.columns()]
            found += [m for m in most for _ in group.things] if group.planes else most * len(group.things)
        return found

    def at(self, index: int) -> str:
        """What stands at an index, in words."""
        group = next(group for group in reversed(self.groups) if group.start <= index)
        row, column = divmod(index - group.start, group.shape[1])
        thing, column = (column, row) if group.planes else (row, column)
        feature, label = group.columns()[column]
        said = f"{feature.about} ({label})" if label else feature.about
        return f"{group.name}: {group.things[thing]}, {said}, 0 to {feature.most}"
