"""What a bot thinks of an action: a price, and the reasons it is made of."""

from __future__ import annotations

from dataclasses import dataclass, field

from parlour.core.action import Action
from parlour.core.reason import Reason


@dataclass(frozen=True)
class Opinion:
    """A price for an action, and why."""

    action: Action
    price: float
    reasons: list[Reason]
    chance: float | None = None  # to win with it, of those who think in chances
    line: list[Action] = field(default_factory=list)  # how it would go on
