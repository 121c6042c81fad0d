"""Why something cannot be chosen: a constant of the rules, made once, from which refusals are made.

A predicate of the rules returns None where something is allowed, and a `No` where it is not. So menus and refusals
come from the same place and cannot disagree: what has no `No` goes on the menu, and whoever asks why not is told
the `No`. Making a menu makes no sentence: the values of one are looked up when somebody asks.

>>> NOT_YOURS = No("X-1.2", "demo-no-hat", "hat", owner="seat")
>>> hat = Action("take", "take top-hat p2", {"hat": "top-hat", "seat": "p2"})
>>> print(NOT_YOURS.refusal(hat, None))
X-1.2 demo-no-hat (hat=top-hat, owner=p2)

What the action does not say is said where it is known, or found in the state:

>>> print(NOT_YOURS.saying(owner="p3").refusal(hat, None))
X-1.2 demo-no-hat (owner=p3, hat=top-hat)
>>> TOO_DEAR = No("X-2", "demo-no-coins", found=lambda state, action: {"coins": state["coins"]})
>>> print(TOO_DEAR.refusal(hat, {"coins": 3}))
X-2 demo-no-coins (coins=3)
>>> messages_of("demo")
('demo-no-hat', 'demo-no-coins')
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.core.action import Action
from parlour.core.errors import Refusal, Value

_MADE: dict[str, None] = {}  # the messages of all of them, in the order in which they were made


class No:
    """A rule that forbids something, and the message that says so.

    `named` are arguments of the action that the message names, `renamed` those it calls by another name; `found`
    looks up values in the state.
    """

    def __init__(
        self,
        rule: str,
        message: str,
        *named: str,
        found: Callable[[Any, Action], dict[str, Value]] | None = None,
        **renamed: str,
    ) -> None:
        self.rule = rule
        self.message = message
        self.arguments = {**{name: name for name in named}, **renamed}
        self.found = found
        self.values: dict[str, Value] = {}
        _MADE[message] = None

    def saying(self, **values: Value) -> No:
        """The same with values that the action does not have."""
        said = No(self.rule, self.message, found=self.found, **self.arguments)
        said.values = {**self.values, **values}
        return said

    def by(self, rule: str) -> No:
        """The same where another rule forbids it."""
        found = self.saying()
        found.rule = rule
        return found

    def refusal(self, action: Action, state: object) -> Refusal:
        """The refusal of an action in a state."""
        values = dict(self.values)
        for name, argument in self.arguments.items():
            if name not in values:
                values[name] = action.args[argument]
        if self.found is not None:
            values |= self.found(state, action)
        return Refusal(self.rule, self.message, values)


def messages_of(game: str) -> tuple[str, ...]:
    """The ids of all messages by which the rules of a game refuse something."""
    return tuple(message for message in _MADE if message.startswith(f"{game}-"))
