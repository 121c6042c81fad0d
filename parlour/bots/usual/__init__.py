"""The usual methods, written anew: reference players that others are measured against at equal time per decision.

They get views, as all bots do, and think in guessed worlds. None is offered at a table.
"""

from __future__ import annotations

from collections.abc import Callable

from parlour.bots.usual.beam import BeamAndReply
from parlour.bots.usual.flat import FlatMonteCarlo
from parlour.bots.usual.ismcts import PlainISMCTS
from parlour.bots.usual.playouts import HeuristicPlayouts
from parlour.bots.usual.usual_bot import UsualBot
from parlour.bots.usual.weighted import WeightedReasons

# By name: what makes a player of a game, with the parameters it has (all have `seconds` and `nodes`)
USUAL: dict[str, Callable[..., UsualBot]] = {
    "flat": FlatMonteCarlo,
    "reasons": WeightedReasons,
    "beam": BeamAndReply,
    "ismcts": PlainISMCTS,
    "playouts": HeuristicPlayouts,
}
