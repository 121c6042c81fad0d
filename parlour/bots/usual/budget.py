"""How long a bot may think: so many seconds, or so many simulations where a choice must come out the same."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.bots.clock import now

SECONDS = 0.1


@dataclass(frozen=True)
class Budget:
    """What one decision may cost. Where `nodes` are given, nobody looks at the time."""

    seconds: float | None = SECONDS
    nodes: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether nothing ends the thinking but the bot itself."""
        return self.seconds is None and self.nodes is None

    def start(self) -> Clock:
        """The thinking begins now."""
        return Clock(self)


class Clock:
    """How much of a budget is used up in one decision."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.begun = now()
        self.nodes = 0  # simulations until now

    def used(self) -> float:
        """The share of the budget that is gone: 1 when the thinking should end."""
        if self.budget.nodes is not None:
            return self.nodes / self.budget.nodes if self.budget.nodes > 0 else 1.0
        if self.budget.seconds is None:
            return 0.0
        return (now() - self.begun) / self.budget.seconds if self.budget.seconds > 0 else 1.0

    def is_up(self) -> bool:
        """Whether the thinking should end; the first simulation is always free."""
        return self.nodes > 0 and self.used() >= 1.0
