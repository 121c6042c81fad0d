"""The bots of Arcs that know something about it."""

from __future__ import annotations

from parlour.bots.arcs.reasons import reasons
from parlour.bots.arcs.valuation import Valuation
from parlour.bots.heuristic import HeuristicBot, Thought
from parlour.core.action import Action
from parlour.core.game import AnyGame
from parlour.core.reason import Reason
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.state.state import ArcsState


def heuristic(game: AnyGame) -> HeuristicBot:
    """By rules of thumb, without looking ahead."""
    return HeuristicBot(game, thought)


def thought(state: ArcsState) -> Thought:
    """What speaks for each action of a position; how the position looks is found out once for all of them."""
    values = Valuation(state)

    def why(action: Action) -> list[Reason]:
        assert isinstance(action, ArcsAction)
        return reasons(values, action)

    return why
