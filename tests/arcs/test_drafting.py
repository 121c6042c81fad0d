"""The draft of leaders and lore: what can come, what nobody else sees, what a guess makes of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from parlour.core.chance import RandomChance
from parlour.games import find_game
from parlour.games.arcs.cards.deck import LEADERS, LORE, LORE_NAMES, leaders_of, lore_of
from parlour.games.arcs.chapter.drafting import Learning

ARCS = find_game("arcs")
ARCHIVIST = next(number for number, leader in LEADERS.items() if leader.learns)


def learning(seed: int, players: int) -> Any:
    """A game in which somebody has drawn lore to choose from; None if nobody took that leader."""
    rng = random.Random(seed)
    chance = RandomChance(rng)
    state = ARCS.start({"players": players, "leaders": "pack", "two_lore": True}, chance)
    while state.drafting:
        menu = state.actions()
        wanted = [action for action in menu if getattr(action, "leader", -1) == ARCHIVIST]
        state.play(rng.choice(wanted or menu), chance)
    if any(isinstance(decision, Learning) for decision in state.pending[:-1]):
        assert not state.drawn  # a new hand comes first
        state.play(state.actions()[0], chance)
    return state if state.drawn else None


def games(players: int) -> list[Any]:
    found = [state for seed in range(40) if (state := learning(seed, players)) is not None]
    assert len(found) > 5
    return found[:12]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_learned_was_nobodys(players: int) -> None:
    for state in games(players):
        shown = {*state.gone, *[card for seat in state.setup.all_seats for card in state.lore(seat)]}
        assert len(state.drawn) == len(set(state.drawn)) == 5
        assert not shown & set(state.drawn) and set(state.drawn) <= set(lore_of(("pack",)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_who_draws_sees_it_and_guesses_know_the_rest(players: int) -> None:
    for state in games(players):
        learner = state.to_move
        names = [LORE_NAMES[card] for card in state.drawn]
        for seat in range(players):
            view = state.view(seat)
            assert view.data["drawn"] == (names if seat == learner else [])
            assert view.data["drawn_size"] == 5
            assert bool(set(names) <= view.unknown) == (seat != learner)
            guessed = {ARCS.guess(view, random.Random(seed)).drawn for seed in range(30)}
            possible = len(view.unknown & set(LORE_NAMES)) > 5
            assert (guessed == {state.drawn}) if seat == learner or not possible else len(guessed) > 5


def test_the_sets_are_complete() -> None:
    assert len(leaders_of(("base",))) == len(leaders_of(("pack",))) == 8
    assert len(lore_of(("base",))) == len(lore_of(("pack",))) == 14
    assert len(LEADERS) == 16 and len(LORE) == 28
