"""Lines of scenarios: who does what, what chance is to answer, and how that went."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from parlour.core.chance import Chance, Outcomes, RecordingChance
from parlour.core.errors import InvalidInput
from parlour.core.event import Event
from parlour.core.game import NOBODY, AnyGame, Json
from parlour.core.state import State

CONCEDE: Final = "concede"
MOST: Final = 300  # characters of a list in a complaint


@dataclass(frozen=True)
class Difference:
    """One thing that is not as a scenario says: a message id and its values, errors and refusals among them."""

    message: str
    values: dict[str, Any] = field(default_factory=dict)
    where: str = ""  # which part of the scenario: given, when, then, with the number of the phase


def seat_name(state: State, seat: int) -> str:
    """The name of a seat, or nobody."""
    return state.seat_names[seat] if seat != NOBODY else "nobody"


def seat_and_text(state: State, line: str) -> tuple[int, str]:
    """`south: end` is south's action, `end` that of whoever is to move."""
    name, colon, text = line.partition(":")
    if not colon:
        return state.to_move, line.strip()
    if name.strip() not in state.seat_names:
        raise InvalidInput("core-unknown-seat", seat=name.strip()[:20])
    return state.seat_names.index(name.strip()), text.strip()


def outcomes_of(streams: Mapping[str, Any]) -> Outcomes:
    """What chance is to answer, as scenarios write it: for every stream one outcome or a list of them."""
    found: Outcomes = []
    for stream, outcomes in streams.items():
        items = outcomes if isinstance(outcomes, list) else [outcomes]
        found += [(stream, str(item)) for item in items]
    return found


def told(events: Iterable[Event], state: State) -> list[Json]:
    """Events as scenarios write them: seats by their names."""
    return [{**event.to_json(), "seat": seat_name(state, event.seat)} for event in events]


def play_line(game: AnyGame, state: State, line: str, chance: Chance, events: list[Event]) -> Difference | None:
    """Play one line; what is wrong with it, if anything. Errors of the game are raised."""
    seat, text = seat_and_text(state, line)
    if text == CONCEDE:
        state.concede(seat, events)
        return None
    if seat != state.to_move:
        seats = {"expected": seat_name(state, seat), "found": seat_name(state, state.to_move)}
        return Difference("core-differs-seat", {"what": line, **seats})
    action = game.table.parse(text)
    why = state.why_not(action)
    state.play(action, chance, events)
    if why is not None:  # played, though refused
        return Difference("core-differs-error", {"what": line, "error": why})
    return None


class Story:
    """What happened line by line: for whoever wrote down an outcome that nobody drew and wonders why."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def play(
        self, game: AnyGame, state: State, line: str, chance: Chance, events: list[Event]
    ) -> Difference | None:
        """Play one line, and remember what was drawn and what happened."""
        recorder, before = RecordingChance(chance), len(events)
        failed = play_line(game, state, line, recorder, events)
        drawn = " ".join(f"{stream}={outcome}" for stream, outcome in recorder.outcomes)
        happened = "; ".join(_terse(event) for event in events[before:])
        self.lines.append(f"{line}{' | ' if drawn else ''}{drawn} → {shortened(happened)}")
        return failed

    def values(self, state: State) -> dict[str, Any]:
        """The values of `core-differs-unused`: what was played, and what is asked now."""
        return {
            "lines": len(self.lines),
            "story": "".join(f"\n    {line}" for line in self.lines),
            "seat": seat_name(state, state.to_move),
            "menu": listed(action.text for action in state.actions()),
        }


def _terse(event: Event) -> str:
    values = [f"{name}={_plain(value)}" for name, value in event.args.items() if value not in ("", ())]
    return " ".join([event.kind, *values])


def _plain(value: object) -> str:
    return ",".join(str(item) for item in value) if isinstance(value, tuple) else str(value)


def shortened(text: str) -> str:
    """A text that fits into a complaint."""
    return text if len(text) <= MOST else text[:MOST] + " …"


def listed(names: Iterable[str]) -> str:
    """Names, one after the other, as many as fit into a complaint."""
    return shortened(", ".join(names))
