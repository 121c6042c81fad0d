"""What can go wrong, as message ids with values: sentences are made from Fluent files, never here.

>>> error = InvalidInput("core-unknown-action", text="jump over the moon")
>>> str(error)
'core-unknown-action (text=jump over the moon)'
"""

from __future__ import annotations

from dataclasses import dataclass, field

Value = str | int


def short(value: object, most: int = 60) -> str:
    """A value from outside, as text that fits into a message; numbers of thousands of digits have none."""
    try:
        return str(value)[:most]
    except ValueError:
        return type(value).__name__


def _terse(message: str, values: dict[str, Value]) -> str:
    if not values:
        return message
    return message + " (" + ", ".join(f"{name}={value}" for name, value in values.items()) + ")"


class ParlourError(Exception):
    """Every error Parlour raises on purpose: a Fluent message id and the values to put into it."""

    def __init__(self, message: str, **values: Value) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return _terse(self.message, self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.message, self.values)


def _rebuild(kind: type[ParlourError], message: str, values: dict[str, Value]) -> ParlourError:
    return kind(message, **values)


class InvalidInput(ParlourError):
    """Input that means nothing: an unknown field, a text that is no action, an impossible seat."""


class BadRecord(ParlourError):
    """A record that cannot be read or does not replay."""


class ChanceError(ParlourError):
    """Scripted chance was asked for what the script does not hold, or was left with some over."""


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal now: the rule that forbids it and the sentence that explains it."""

    rule: str
    message: str
    values: dict[str, Value] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.rule} {_terse(self.message, self.values)}"


class IllegalAction(ParlourError):
    """A well-formed action that the rules forbid now; the state it was offered to is unchanged."""

    def __init__(self, action: str, refusal: Refusal) -> None:
        super().__init__(refusal.message, **refusal.values)
        self.action = action
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.action}: {self.refusal}"

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalAction, (self.action, self.refusal)
