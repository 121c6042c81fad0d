"""Why something cannot be chosen: a constant of the rules, made once, from which refusals are made.

A predicate of the rules returns None where something is allowed, and a `No` where it is not. So menus and refusals
come from the same place: what has no `No` goes on the menu, and whoever asks why not is told the `No`.

>>> NOT_YOURS = No("R-1.2", "demo-no-hat", "hat", "owner")
>>> hat = Action("take", "take top-hat p2", {"hat": "top-hat", "seat": "p2"})
>>> print(NOT_YOURS.refusal(hat))
R-1.2 demo-no-hat (hat=top-hat, owner=p2)

What the action does not say is said where it is known:

>>> print(NOT_YOURS.saying(owner="p3").refusal(hat))
R-1.2 demo-no-hat (hat=top-hat, owner=p3)
"""

from __future__ import annotations

from parlour.core.action import Action
from parlour.core.errors import Refusal, Value

SAID_AS = {"owner": "seat"}  # what a message calls an argument, where it is another word


class No:
    """A rule that forbids something, the message that says so, and the values the message names."""

    __slots__ = ("message", "named", "rule", "values")

    def __init__(self, rule: str, message: str, *named: str) -> None:
        self.rule = rule
        self.message = message
        self.named = named
        self.values: dict[str, Value] = {}

    def saying(self, **values: Value) -> No:
        """The same with values that the action does not have."""
        found = No(self.rule, self.message, *self.named)
        found.values = {**self.values, **values}
        return found

    def refusal(self, action: Action) -> Refusal:
        """The refusal of an action."""
        values: dict[str, Value] = dict(self.values)
        for name in self.named:
            if name not in values:
                values[name] = action.args[SAID_AS.get(name, name)]
        return Refusal(self.rule, self.message, values)
