"""How a state of Arcs comes into being: by the setup (A-2), or from a snapshot."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.atomic import atomic
from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.packed import i64, vec
from parlour.games.arcs.chapter import dealing
from parlour.games.arcs.state import setting_up
from parlour.games.arcs.state.setup import complete_options
from parlour.games.arcs.state.snapshot import restore_into
from parlour.games.arcs.state.state import ArcsState


def start(options: Mapping[str, object], chance: Chance, events: Events) -> ArcsState:
    """A-2: the setup of a game."""
    state = ArcsState()
    with atomic(events):
        setup = setting_up.choose_setup(complete_options(options), chance)
        setting_up.lay_out(state, setup, chance, events)
        if not state.drafting:
            dealing.deal(state, chance, events)
            dealing.ask_redraw(state)
        state.go_on(chance, events)
    return state


def restore(snapshot: object) -> ArcsState:
    """The state of a snapshot."""
    state = ArcsState()
    state._menu = vec[i64]()
    state._ready = False
    restore_into(state, snapshot)
    return state
