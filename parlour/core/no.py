"""Why not: reasons as constants, which the rules hand out where something cannot be chosen.

A predicate of the rules answers None where something can be done and a `No` where it cannot. The same predicates
make the menu and explain what is not on it, so the two cannot disagree. A `No` is made once and holds no values:
what its sentence says comes from the action that was tried, or is looked up in the state when somebody asks.

>>> TOO_FAR = No("X-1", "demo-no-too-far", at="to")
>>> refusal = TOO_FAR.refusal(None, Action("move", "move a1 c3", {"from": "a1", "to": "c3"}))
>>> str(refusal)
'X-1 demo-no-too-far (at=c3)'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core.action import Action
from parlour.core.errors import Refusal, Value

_MADE: dict[str, None] = {}  # the messages of all reasons, as they were made


class No:
    """A rule and a sentence. `found` looks up values in the state; the others are arguments of the action."""

    def __init__(
        self,
        rule: str,
        message: str,
        found: Callable[[Any, Action], dict[str, Value]] | None = None,
        **arguments: str,
    ) -> None:
        self.rule = rule
        self.message = message
        self.found = found
        self.arguments = arguments
        _MADE[message] = None

    def refusal(self, state: object, action: Action) -> Refusal:
        """The refusal of an action in a state."""
        values = {name: action.args[argument] for name, argument in self.arguments.items()}
        if self.found is not None:
            values |= self.found(state, action)
        return Refusal(self.rule, self.message, values)


def messages_of(game: str) -> tuple[str, ...]:
    """The ids of all reasons that the rules of a game can give."""
    return tuple(message for message in _MADE if message.startswith(f"{game}-"))
