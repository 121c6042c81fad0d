"""Previews: what an action would do, as far as it can be foreseen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from parlour.core.action import Action
from parlour.core.chance import Chance, ChanceNeeded, NoChance
from parlour.core.event import Event
from parlour.core.state import State


@dataclass(frozen=True)
class Foresight:
    """What an action would do now, and what would follow if the turn ended right after it."""

    now: tuple[Event, ...]
    later: tuple[Event, ...] = ()


T = TypeVar("T")


class _Horizon(Chance):
    """No chance, as `NoChance`; but it keeps what was told before it was asked, which `play` takes back."""

    def __init__(self, events: list[Event]) -> None:
        self.events = events
        self.told: tuple[Event, ...] = ()

    def draw(self, stream: str, items: Sequence[T]) -> T:
        self.told = tuple(self.events)
        raise ChanceNeeded(stream)


def preview(state: State, action: Action) -> list[Event]:
    """The events the player to move would see, up to the first chance or reveal; `state` stays as it is.

    A client shows consequences with it and needs no rules. Raises `IllegalAction` like `play`.
    """
    seat = state.to_move
    unknown = state.unknown(seat)
    events: list[Event] = []
    horizon = _Horizon(events)
    try:
        state.copy().play(action, horizon, events)
    except ChanceNeeded:
        events += horizon.told
    seen: list[Event] = []
    for event in events:
        if not event.visible_to(seat):
            continue
        if unknown and not unknown.isdisjoint(event.names()):
            break  # it would show something this seat does not know yet
        seen.append(event)
    return seen


def foresee(state: State, action: Action, closing: str) -> Foresight:
    """Look ahead through `preview`, up to the first chance or reveal."""
    now = tuple(preview(state, action))
    if not closing or action.kind == closing:
        return Foresight(now)
    seat = state.to_move
    trial = state.copy()
    try:
        trial.play(action, NoChance())
    except ChanceNeeded:
        return Foresight(now)
    # A second step after a reveal would build on what the player cannot know yet.
    if trial.to_move != seat or trial.unknown(seat) != state.unknown(seat):
        return Foresight(now)
    for following in trial.actions():
        if following.kind == closing:
            return Foresight(now, tuple(preview(trial, following)))
    return Foresight(now)
