"""Chances of winning: what simulations count in, whatever the game.

>>> win_shares(Outcome((1, 1, 3), (20, 20, 4)))
[0.5, 0.5, 0.0]
>>> [round(share, 2) for share in softmax([0.0, 1.0], 1.0)]
[0.27, 0.73]
"""

from __future__ import annotations

import math

from parlour.core.game import Outcome
from parlour.core.state import State


def win_shares(outcome: Outcome) -> list[float]:
    """By seat: what is won, 1 in all. Those who share the first place share it."""
    share = 1.0 / outcome.places.count(1)
    return [share if place == 1 else 0.0 for place in outcome.places]


def shares_at_end(state: State) -> list[float]:
    """The win shares of a game that is over."""
    outcome = state.outcome
    assert outcome is not None
    return win_shares(outcome)


def softmax(strengths: list[float], temperature: float) -> list[float]:
    """By seat: the chance to win, where so much strength makes it e times as likely."""
    most = max(strengths)
    weights = [math.exp((strength - most) / temperature) for strength in strengths]
    total = sum(weights)
    return [weight / total for weight in weights]
