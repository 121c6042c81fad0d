"""What cannot be played or made, said in a sentence; nothing was changed.

Sentences need `fluent`, which is imported when one is said: what needs numpy alone runs without it.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from parlour.core.errors import InvalidInput, Refusal, short
from parlour.core.game import AnyGame, Json
from parlour.core.state import State
from parlour.games import find_game

MOST_GAMES = 2**20  # side by side: their masks alone take gigabytes


class EnvError(ValueError):
    """An action that cannot be played, or input of the wrong shape; `refusal` has the rule, if it was one."""

    def __init__(self, sentence: str, refusal: Refusal | None = None) -> None:
        super().__init__(sentence)
        self.refusal = refusal


def as_given(value: object) -> str:
    """What somebody gave, as it is written in a program, so that it fits into a sentence."""
    try:
        return short(repr(value))
    except ValueError:  # numbers of thousands of digits have no text
        return type(value).__name__


@contextmanager
def sentences() -> Iterator[None]:
    """Whatever is wrong with what was given is said as a sentence."""
    try:
        yield
    except InvalidInput as error:
        from parlour.words import words

        raise EnvError(words().error(error)) from error


def game_of(game: AnyGame | str) -> AnyGame:
    """A game, or the one of this name."""
    if not isinstance(game, str):
        if not hasattr(game, "option_specs"):
            raise EnvError(f"a game is given by its name, not by {as_given(game)}")
        return game
    with sentences():
        return find_game(game)


def game_with(game: AnyGame | str, options: Mapping[str, object]) -> tuple[AnyGame, Json]:
    """A game, or the one of this name, and its complete options."""
    found = game_of(game)
    if not isinstance(options, Mapping):
        raise EnvError(f"options are given by their names, in a dictionary, and not as {as_given(options)}")
    with sentences():
        return found, found.options(options)


def refuse(game: AnyGame, state: State, number: int, where: str = "") -> NoReturn:
    """Say why an action is not legal in a position."""
    before = f"{where}: " if where else ""
    if not 0 <= number < len(game.table):
        raise EnvError(f"{before}there is no action {short(number)}: they go from 0 to {len(game.table) - 1}")
    from parlour.words import words

    action = game.table[number]
    refusal = state.why_not(action)
    assert refusal is not None
    raise EnvError(f"{before}{action.text}: {words().refusal(refusal)}", refusal)


def whole_number(given: Any, what: str) -> int:
    """A whole number, of Python or of numpy; `what` it is."""
    try:
        if isinstance(given, bool):
            raise TypeError
        return operator.index(given)
    except TypeError as error:
        raise EnvError(f"{what} is one whole number, not {as_given(given)}") from error


def whole_numbers(actions: Any, count: int) -> NDArray[Any]:
    """Actions as an array of whole numbers, one for each game."""
    found = np.asarray(actions)
    if found.shape != (count,) or found.dtype.kind not in "iu":
        raise EnvError(f"{count} whole numbers are needed, not {found.dtype} of the shape {found.shape}")
    return found


def count_of_games(given: Any) -> int:
    """How many games are to be side by side: at least one, and no number that would only fill the memory."""
    count = whole_number(given, "the number of games")
    if not 1 <= count <= MOST_GAMES:
        raise EnvError(f"side by side there are 1 to {MOST_GAMES:,} games, not {short(count)}")
    return count


def seat_number(seat: Any, seats: int) -> int:
    """The number of a seat that is there."""
    return _number_below(seat, seats, "seat")


def game_number(game: Any, games: int) -> int:
    """The number of a game that is there, among so many side by side."""
    return _number_below(game, games, "game")


def _number_below(given: Any, count: int, what: str) -> int:
    number = whole_number(given, f"a {what}")
    if not 0 <= number < count:
        raise EnvError(f"there is no {what} {short(number)}: they go from 0 to {count - 1}")
    return number


def legal_number(game: AnyGame, state: State, action: Any) -> int:
    """The number of a legal action; whatever else it is is refused."""
    number = whole_number(action, "an action")
    if number not in state.menu():
        refuse(game, state, number)
    return number


def options_of_reset(options: Any) -> Mapping[str, object]:
    """What was given to `reset()`; nothing is as good as none."""
    if options is not None and not isinstance(options, Mapping):
        raise EnvError(f"options of reset() are a dictionary, not {as_given(options)}")
    return options or {}


def only_options(options: Mapping[str, object] | None, *known: str) -> None:
    """Refuse what an environment's `reset` does not know; the options of a game are chosen when it is made."""
    for name in options_of_reset(options):
        if name not in known:
            there = f"there is {', '.join(known)}" if known else "there are none"
            raise EnvError(f"reset() has no option {short(name)}: {there}")
