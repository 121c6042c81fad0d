"""How a state of Roam comes into being: by the setup (R-2), or from a snapshot."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.games.roam.actions import STARTERS
from parlour.games.roam.board import ALL, PLACES
from parlour.games.roam.setup import ROW, START_COINS, TOKENS, setup_for
from parlour.games.roam.snapshot import restore_into
from parlour.games.roam.starting import begin_turn
from parlour.games.roam.state import RoamState
from parlour.games.roam.table import NONE, tell, without


def restore(snapshot: object) -> RoamState:
    """The state of a snapshot."""
    state = RoamState()
    state._menu = None
    restore_into(state, snapshot)
    return state


def start(options: Mapping[str, object], chance: Chance, events: list[Event] | None) -> RoamState:
    """R-2: the setup of a game."""
    state = RoamState()
    state._menu = None
    state.setup = setup = setup_for(options)
    seats = setup.seats
    first = setup.options["first"]
    if first == "random":
        first = chance.draw("first", setup.seat_names)
    state.first = setup.seat_names.index(first)
    state.round = 1
    state.conceded = ()
    state.own = [0] * seats
    state.twice = [0] * seats
    # everybody has the tokens and the starting characters of a colour
    state.supply = [TOKENS] * seats
    state.coins = [START_COINS[(seat - state.first) % seats] for seat in range(seats)]
    state.up = [STARTERS] * seats
    state.down = [()] * seats
    state.ready = [()] * seats
    state.spent = [()] * seats
    state.powers = [0] * seats
    state.outpost = NONE
    state.completed = ()
    state.bidders = ()
    state.lot = state.bid = state.bidder = NONE
    state.ending = state.progress = False
    state.idle = 0
    # top row first, left to right; the next card of the deck is visible
    state.deck = setup.tables.lands
    state.lands = [_draw_land(state, chance) for _ in range(PLACES)]
    state.top = _draw_land(state, chance) if state.deck else 0
    state.row, state.stack = _lay_artifacts(setup.tables.artifacts if setup.artifacts else (), chance)
    state.derive()
    assert state.land == ALL
    if events is not None:
        lands = tuple([str(land) for land in state.lands])
        tell(events, "setup", state.first, {"lands": lands})
        if state.top:
            tell(events, "next-land", state.first, {"card": str(state.top)})
        if state.row:
            tell(events, "row", state.first, {"artifacts": tuple([str(tile) for tile in state.row])})
    begin_turn(state, state.first, events)
    return state


def _draw_land(state: RoamState, chance: Chance) -> int:
    land = chance.draw("lands", state.deck)
    state.deck = without(state.deck, land)
    return land


def _lay_artifacts(stack: tuple[int, ...], chance: Chance) -> tuple[tuple[int, ...], tuple[int, ...]]:
    row: tuple[int, ...] = ()
    while stack and len(row) < ROW:
        artifact = chance.draw("artifacts", stack)
        stack = without(stack, artifact)
        row += (artifact,)
    return row, stack
