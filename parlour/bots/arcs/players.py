"""The bots of Arcs that know something about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.bots.arcs.reasons import reasons
from parlour.bots.arcs.valuation import Valuation
from parlour.bots.heuristic import HeuristicBot, Thought
from parlour.bots.warm import WarmBot
from parlour.core.action import Action
from parlour.core.game import AnyGame
from parlour.core.reason import Reason
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.state.state import ArcsState

if TYPE_CHECKING:
    from parlour.bots.learned.player import LearnedBot

GENTLE_WARMTH: Final = 1.0  # in the unit of the reasons
CASUAL_WARMTH: Final = 0.3
STRONG_NODES: Final = 24
STRONG_SECONDS: Final = 0.35  # where the rules are not compiled
BEST_SECONDS: Final = 1.2


def heuristic(game: AnyGame) -> HeuristicBot:
    """By rules of thumb, without looking ahead."""
    return HeuristicBot(game, thought)


def learned(
    game: AnyGame, nodes: int = 0, seconds: float = 0.0, rounds: float = 2.0, warmth: float = 0.0
) -> LearnedBot:
    """By a network that has learnt from games against itself; it looks ahead where nodes or seconds are given."""
    # Here, so that numpy is needed by those who choose it alone
    from parlour.bots.learned.arcs import NETWORK
    from parlour.bots.learned.player import LearnedBot, network_of

    network = network_of("parlour.bots.learned.arcs:SHAPE", NETWORK)
    return LearnedBot(game, network, thought, nodes, seconds, rounds, warmth)


def gentle(game: AnyGame, warmth: float = GENTLE_WARMTH) -> WarmBot:
    """Sees what lies before it and is easily distracted."""
    return WarmBot(game, heuristic(game), warmth)


def casual(game: AnyGame, warmth: float = CASUAL_WARMTH) -> WarmBot:
    """Knows what is usually good, and is not very particular about it."""
    return WarmBot(game, heuristic(game), warmth)


def strong(game: AnyGame, pace: float = 1.0) -> LearnedBot:
    """Has learnt the game, and tries out a few ideas; `pace` is the share of its time that it takes."""
    return learned(game, nodes=max(1, round(STRONG_NODES * pace)), seconds=STRONG_SECONDS * pace)


def best(game: AnyGame, pace: float = 1.0, seconds: float = BEST_SECONDS, nodes: int = 0) -> LearnedBot:
    """The same with all the time there is at a table; where nodes are given, nobody looks at the clock."""
    return learned(game, nodes, 0.0 if nodes else seconds * pace)


def thought(state: ArcsState) -> Thought:
    """What speaks for each action of a position; how the position looks is found out once for all of them."""
    values = Valuation(state)

    def why(action: Action) -> list[Reason]:
        assert isinstance(action, ArcsAction)
        return reasons(values, action)

    return why
