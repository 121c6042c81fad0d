"""Guessed hands agree with what rivals did, mostly."""

from __future__ import annotations

import random
from typing import cast

from parlour.bots.arcs.hands import RARELY, plausible
from parlour.bots.arcs.players import learned
from parlour.bots.learned.lookahead import MOST_GUESSES, MOST_IN_VAIN, Lookahead
from parlour.core.chance import SeededChance
from parlour.games import find_game
from parlour.games.arcs.components.box import SUITS, number_of, suit_of
from parlour.games.arcs.ids import Seat
from parlour.games.arcs.state.state import ArcsState

ARCS = find_game("arcs")
BLUE, YELLOW = 1, 2


def after(follows: str) -> ArcsState:
    """Red led the 3 of aggression, blue followed so, and yellow is asked; nobody has acted."""
    hands = {
        "red": ["aggression-3", "construction-2"],
        "blue": ["construction-3", "mobilization-3", "aggression-4"],
        "yellow": ["administration-2"],
    }
    state = cast(ArcsState, ARCS.position({seat: {"hand": hand} for seat, hand in hands.items()}))
    chance = SeededChance(1)
    for text in ("lead aggression-3", "end", follows, "end"):
        state.play(ARCS.table.parse(text), chance)
    assert state.to_move == YELLOW
    return state


def could(state: ArcsState) -> bool:
    """Whether blue could have surpassed, with these cards."""
    held = [*state.hand(Seat(BLUE)), *state.hidden(Seat(BLUE))]
    return any(SUITS[suit_of(card)] == "aggression" and number_of(card) > 3 for card in held)


def share(worlds: list[ArcsState]) -> float:
    return sum(could(world) for world in worlds) / len(worlds)


def test_who_did_not_surpass_could_hardly() -> None:
    assert plausible(after("copy construction-3"), YELLOW) == RARELY
    assert plausible(after("pivot mobilization-3"), YELLOW) == RARELY
    assert plausible(after("surpass aggression-4"), YELLOW) == 1
    assert plausible(after("copy aggression-4"), YELLOW) == RARELY  # it could have been played openly
    assert plausible(after("copy construction-3"), BLUE) == 1  # they know their own cards


def test_worlds_are_guessed_so() -> None:
    view, rng = after("copy construction-3").view(YELLOW), random.Random(1)
    ahead = Lookahead(ARCS, learned(ARCS).network, view, rng)
    by_chance = share([cast(ArcsState, ARCS.guess(view, rng)) for _ in range(300)])
    weighed = share([cast(ArcsState, ahead.guess()) for _ in range(300)])
    assert by_chance > 0.3 and weighed < 0.4 * by_chance
    assert weighed > 0  # rare, and not impossible


def test_whoever_can_only_guess_what_is_rare_guesses_that() -> None:
    ahead = Lookahead(ARCS, learned(ARCS).network, after("copy construction-3").view(YELLOW), random.Random(1))
    asked = []

    def never(state: object, seat: int) -> float:
        asked.append(seat)
        return 0.0

    ahead.plausible = never
    for times in range(1, MOST_IN_VAIN + 1):
        assert ahead.guess() is not None and asked == [YELLOW] * (MOST_GUESSES - 1) * times
    assert ahead.guess() is not None and ahead.plausible is None  # it is not asked again
