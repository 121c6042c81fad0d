"""What cannot be played, said with the rule and the sentence; nothing was changed."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from parlour.core.errors import InvalidInput, Refusal
from parlour.core.game import AnyGame
from parlour.core.state import State
from parlour.words import words


class EnvError(ValueError):
    """An action that cannot be played, or input of the wrong shape; `refusal` has the rule, if it was one."""

    def __init__(self, sentence: str, refusal: Refusal | None = None) -> None:
        super().__init__(sentence)
        self.refusal = refusal


@contextmanager
def sentences(before: str = "") -> Iterator[None]:
    """Whatever is wrong with what was given is said as a sentence."""
    try:
        yield
    except InvalidInput as error:
        raise EnvError(before + words().error(error)) from error


def refuse(game: AnyGame, state: State, number: int, where: str = "") -> NoReturn:
    """Say why an action is not legal in a position."""
    before = f"{where}: " if where else ""
    with sentences(before):
        action = game.table[number]
    refusal = state.why_not(action)
    assert refusal is not None
    raise EnvError(f"{before}{action.text}: {words().refusal(refusal)}", refusal)


def whole_row(actions: Any, count: int) -> NDArray[Any]:
    """Actions as an array of whole numbers, one for each game."""
    found = np.asarray(actions)
    if found.shape != (count,) or found.dtype.kind not in "iu":
        raise EnvError(f"{count} whole numbers are needed, not {found.dtype} of the shape {found.shape}")
    return found


def whole_numbers(actions: Any, count: int) -> list[int]:
    """Actions as numbers, one for each game."""
    numbers: list[int] = whole_row(actions, count).tolist()
    return numbers


def legal_number(game: AnyGame, state: State, action: Any) -> int:
    """The number of a legal action; whatever else it is is refused."""
    try:
        number = operator.index(action)
    except TypeError as error:
        raise EnvError(f"an action is one whole number, not {action!r}"[:200]) from error
    if number not in state.menu():
        refuse(game, state, number)
    return number
