"""How a state of Arcs comes into being: by the setup (A-2), or from a snapshot."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.atomic import atomic
from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.games.arcs.chapter import hands
from parlour.games.arcs.decisions import flow
from parlour.games.arcs.state import layout as opening
from parlour.games.arcs.state.setup import complete_options
from parlour.games.arcs.state.snapshot import restore_into
from parlour.games.arcs.state.state import ArcsState


def start(options: Mapping[str, object], chance: Chance, events: list[Event] | None) -> ArcsState:
    """A-2: the setup of a game."""
    state = ArcsState()
    with atomic(events):
        opening.lay_out(state, opening.choose_setup(complete_options(options), chance), chance, events)
        if not state.drafting:
            opening.deal(state, chance, events)
            hands.ask_redraw(state)
        state._menu = flow.advance(state, chance, events)
    return state


def restore(snapshot: object) -> ArcsState:
    """The state of a snapshot."""
    state = ArcsState()
    state._menu = None
    restore_into(state, snapshot)
    return state
