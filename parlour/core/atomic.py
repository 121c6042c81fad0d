"""All or nothing: what was begun and cannot be finished leaves no trace."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol, Self

from parlour.core.event import Events


class Restorable(Protocol):
    """A state that can go back to what it was."""

    def copy(self) -> Self:
        """An equal state that shares nothing that can change."""

    def become(self, other: Self) -> None:
        """Be equal to another state, and share nothing with it that can change."""


@contextmanager
def atomic(events: Events, state: Restorable | None = None) -> Iterator[None]:
    """Whatever is raised inside, the events and the state are as before."""
    told = len(events) if events is not None else 0
    before = state.copy() if state is not None else None
    try:
        yield
    except BaseException:
        if events is not None:
            del events[told:]
        if state is not None and before is not None:
            state.become(before)
        raise
