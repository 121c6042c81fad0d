"""Events: what happened, for logs, animations and screen readers.

An event has a kind, the seat it is about, values (ids of objects, counts), and who may see it. It holds no
sentence: the words come from the Fluent message `<game>-event-<kind>`.

>>> dealt = Event("dealt", 1, {"card": "king"}, to=frozenset({1}))
>>> dealt.visible_to(1), dealt.visible_to(0), dealt.visible_to(SPECTATOR)
(True, False, False)
>>> dealt.to_json()
{'kind': 'dealt', 'seat': 1, 'card': 'king'}
"""

from __future__ import annotations

from dataclasses import dataclass, field

SPECTATOR = -1

EventValue = str | int | tuple[str, ...]


@dataclass(frozen=True)
class Event:
    """One thing that happened. `to` names the seats that may see it; None is everybody."""

    kind: str
    seat: int
    args: dict[str, EventValue] = field(default_factory=dict)
    to: frozenset[int] | None = None

    def visible_to(self, seat: int) -> bool:
        return self.to is None or seat in self.to

    def names(self) -> set[str]:
        """Every object id this event mentions: ids are strings, numbers are counts."""
        ids: set[str] = set()
        for value in self.args.values():
            if isinstance(value, tuple):
                ids.update(value)
            elif isinstance(value, str):
                ids.add(value)
        return ids

    def to_json(self) -> dict[str, object]:
        """What a client gets. Who else may see it is not the client's business."""
        args = {name: list(value) if isinstance(value, tuple) else value for name, value in self.args.items()}
        return {"kind": self.kind, "seat": self.seat, **args}


Events = list[Event] | None  # where somebody wants to be told what happens; None where nobody listens
