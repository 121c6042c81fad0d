"""Previews: what an action would do, as far as it can be foreseen."""

from __future__ import annotations

from parlour.core.action import Action
from parlour.core.chance import ChanceNeeded, NoChance
from parlour.core.event import Event
from parlour.core.game import State


def preview(state: State, action: Action) -> list[Event]:
    """The events the player to move would see, up to the first chance or reveal; `state` stays as it is.

    A client shows consequences with it and needs no rules. Raises `IllegalAction` like `play`.
    """
    seat = state.to_move
    unknown = state.unknown(seat)
    events: list[Event] = []
    trial = state.copy()
    try:
        trial.play(action, NoChance(), events)
    except ChanceNeeded:
        pass
    seen: list[Event] = []
    for event in events:
        if not event.visible_to(seat):
            continue
        if unknown and not unknown.isdisjoint(event.names()):
            break  # it would show something this seat does not know yet
        seen.append(event)
    return seen
