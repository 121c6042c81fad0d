"""The `given` of a scenario: what every game does with it before its own words are read."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from parlour.core.chance import Chance, ScriptedChance
from parlour.core.errors import InvalidInput
from parlour.core.invariant import Impossible

S = TypeVar("S")
EXACT = "snapshot"
LONGEST = 160  # of a value in a complaint

Given = Mapping[str, Any]


def bad(message: str, **values: str) -> InvalidInput:
    """What is wrong with a `given`, with its values cut to a readable length."""
    return InvalidInput(message, **{name: value[:LONGEST] for name, value in values.items()})


class GivenWords:
    """The words in which positions of a game are given; None is a word whose type its reader checks."""

    def __init__(self, game: str, types: Mapping[str, type | None]) -> None:
        self.game = game
        self.types = types

    def state(
        self,
        given: Given,
        built: Callable[[Given], S],
        restore: Callable[[Mapping[str, Any]], S],
        check: Callable[[S], None],
    ) -> S:
        """The state that is given: built by the game from its words, or restored from an exact snapshot."""
        for word, value in given.items():
            if word not in self.types and word != EXACT:
                raise bad(f"{self.game}-given-unknown", word=word)
            self.need_type(word, value, self.types.get(word))
        state = restore(self._exact(given)) if EXACT in given else built(given)
        try:
            check(state)
        except Impossible as error:
            raise bad(f"{self.game}-given-impossible", problem=error.problem, where=error.where) from error
        return state

    def need_type(self, word: str, value: object, kind: type | None) -> None:
        """Complain about a value of the wrong type. True is an int to Python but not to people."""
        if kind is not None and (not isinstance(value, kind) or (isinstance(value, bool) and kind is int)):
            raise bad(f"{self.game}-given-type", word=word, value=str(value), type=kind.__name__)

    def _exact(self, given: Given) -> Mapping[str, Any]:
        """An exact snapshot, beside which nothing else can be said."""
        for word in given:
            if word != EXACT:
                raise bad(f"{self.game}-given-snapshot", word=word)
        snapshot: Mapping[str, Any] | str = given[EXACT]
        if not isinstance(snapshot, str):
            return snapshot
        try:
            found: Mapping[str, Any] = json.loads(snapshot)
        except (ValueError, RecursionError) as error:
            raise bad("core-bad-snapshot", error=str(error)) from error
        return found


def dealt(streams: Mapping[str, Any], start: Callable[[Chance], S]) -> S:
    """A game as it begins, with these outcomes of its setup and no others."""
    lists = {stream: items if isinstance(items, list) else [items] for stream, items in streams.items()}
    script = ScriptedChance([(stream, str(item)) for stream, items in lists.items() for item in items])
    state = start(script)
    script.finish()
    return state
