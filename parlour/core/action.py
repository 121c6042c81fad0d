"""Actions, and the fixed table of all actions of a game.

An action is a small immutable value: a kind, its arguments, a text that parses back, and a number in its
game's table. The table makes every action once, so a legal-action menu is a list of existing objects and two
equal actions are the same object.

>>> def find(number: int) -> Action:
...     return table[number]
>>> table = ActionTable("demo", 1, [Action("pass", "pass", {}), Action("bid", "bid 3", {"coins": 3})], find)
>>> table.parse("  Bid   3 ")
<Action demo 1: bid 3>
>>> table.parse("bid 3").to_json()
{'kind': 'bid', 'coins': 3}
>>> table.from_json({"kind": "bid", "coins": 3}) is table[1]
True
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence

from parlour.core.errors import InvalidInput
from parlour.core.packed import mypyc_attr

Arg = str | int


@mypyc_attr(allow_interpreted_subclasses=True)  # a game that is not compiled has its own
class Action:
    """One choice a player can make. Made only by its game's table; compare with `is` or `==`."""

    def __init__(self, kind: str, text: str, args: dict[str, Arg]) -> None:
        self.kind = kind
        self.text = text
        self.args = args
        self.number = -1
        self.table: ActionTable | None = None

    def to_json(self) -> dict[str, Arg]:
        """The kind and the arguments as a flat JSON object."""
        return {"kind": self.kind, **self.args}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        game = self.table.game if self.table is not None else "?"
        return f"<Action {game} {self.number}: {self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        # Copies and pickles come back as the one object of the table.
        assert self.table is not None
        return self.table.find, (self.number,)


class ActionTable:
    """All actions of a game, numbered. What a number means never changes within a version.

    `find` is the module-level function of the game that looks a number up; pickles name it.
    """

    def __init__(self, game: str, version: int, actions: Sequence[Action], find: Callable[[int], Action]) -> None:
        self.game = game
        self.version = version
        self.find = find
        self._actions = tuple(actions)
        self._by_text: dict[str, Action] = {}
        self._by_args: dict[tuple[object, ...], Action] = {}
        for number, action in enumerate(self._actions):
            action.number = number
            action.table = self
            self._by_text[action.text.lower()] = action
            self._by_args[self._key(action.to_json())] = action
        if len(self._by_text) != len(self._actions) or len(self._by_args) != len(self._actions):
            raise ValueError(f"two actions of {game} share a text or their arguments")

    @staticmethod
    def _key(data: Mapping[str, object]) -> tuple[object, ...]:
        # The type is part of the key: JSON's true and 1.0 equal 1 in Python but name no action.
        return tuple(sorted((name, type(value).__name__, value) for name, value in data.items()))

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, number: int) -> Action:
        if not 0 <= number < len(self._actions):
            raise InvalidInput("core-unknown-action-number", number=number)
        return self._actions[number]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def parse(self, text: str) -> Action:
        """The action a text names; spaces and capitals do not matter."""
        action = self._by_text.get(" ".join(text.split()).lower())
        if action is None:
            raise InvalidInput("core-unknown-action", text=text[:80])
        return action

    def from_json(self, data: object) -> Action:
        """The action a JSON object names."""
        try:
            action = self._by_args.get(self._key(data)) if isinstance(data, dict) else None
        except TypeError:  # keys of several types, or values that cannot be hashed
            action = None
        if action is None:
            raise InvalidInput("core-unknown-action", text=str(data)[:80])
        return action

    def digest(self) -> str:
        """A short fingerprint of numbers and texts: pinned by tests for each version."""
        return hashlib.sha256("\n".join(action.text for action in self._actions).encode()).hexdigest()[:16]
