"""How a game of Roam begins: the setup (R-2)."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.packed import append, vec
from parlour.games.roam.actions import NO_CARD, STARTERS, Card
from parlour.games.roam.board import ALL, PLACES, Seat
from parlour.games.roam.setup import ROW, START_COINS, TOKENS, setup_for
from parlour.games.roam.state import RoamState
from parlour.games.roam.table import card_names, draw_card, less, tell
from parlour.games.roam.turns import begin_turn


def start(options: Mapping[str, object], chance: Chance, events: Events) -> RoamState:
    """R-2: the setup of a game."""
    state = RoamState()
    setup = setup_for(options)
    state.lay_out(setup)
    first = setup.options["first"]
    if first == "random":
        first = chance.draw("first", setup.seat_names)
    state.first = Seat(setup.seat_names.index(first))
    state.round = 1
    seat = state.first
    for coins in START_COINS[: setup.seats]:
        # everybody has the tokens and the starting characters of a colour
        state.supply[seat] = TOKENS
        state.up[seat] = STARTERS
        state.coins[seat] = coins
        seat = setup.after(seat)
    _lay_lands(state, chance)
    if setup.artifacts:
        _lay_artifacts(state, chance)
    state.derive()
    assert state.land == ALL
    if events is not None:
        tell(events, "setup", state.first, {"lands": card_names(state.lands)})
        if state.top != NO_CARD:
            tell(events, "next-land", state.first, {"card": str(state.top)})
        if state.row:
            tell(events, "row", state.first, {"artifacts": card_names(state.row)})
    begin_turn(state, state.first, events)
    return state


def _lay_lands(state: RoamState, chance: Chance) -> None:
    """R-2.2: top row first, left to right; the next card of the deck is visible."""
    deck, lands = state.setup.tables.lands, vec[Card]()
    while deck and len(lands) <= PLACES:
        land = draw_card(chance, "lands", deck)
        deck = less(deck, land)
        lands = append(lands, land)
    state.lands, state.deck = lands[:PLACES], deck
    state.top = lands[PLACES] if len(lands) > PLACES else NO_CARD


def _lay_artifacts(state: RoamState, chance: Chance) -> None:
    """R-2.5: four of the artifacts, if there are so many."""
    stack, row = state.setup.tables.artifacts, vec[Card]()
    while stack and len(row) < ROW:
        artifact = draw_card(chance, "artifacts", stack)
        stack = less(stack, artifact)
        row = append(row, artifact)
    state.row, state.stack = row, stack
