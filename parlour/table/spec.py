"""What was agreed when a table was made: the game, its options, who may sit where, the clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from parlour.bots import bots_of
from parlour.core.fields import Fields
from parlour.core.game import AnyGame, Json
from parlour.games import find_game, names
from parlour.table.clock import NO_CLOCK, Clock, read_clock

PERSON: Final = "person"
TIMEOUTS: Final = ("nothing", "bot", "concede")  # what happens when somebody's time is up


@dataclass(frozen=True)
class Spec:
    """A table as it was made. `seats` are `person` or the name of a bot, in the order of the game's seats."""

    game: AnyGame
    options: Json
    seats: tuple[str, ...]
    public: bool = False
    clock: Clock = NO_CLOCK
    timeout: str = "nothing"

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.game.seats(self.options)

    @property
    def bots(self) -> tuple[str, ...]:
        """Who can play instead of somebody; the last does where nobody says who."""
        return bots_of(self.game)

    def seating(self, seats: Sequence[str]) -> Spec:
        """The same for other players."""
        return replace(self, seats=tuple(seats))

    def to_json(self) -> Json:
        return {
            "game": self.game.name,
            "version": self.game.version,
            "options": self.options,
            "seats": list(self.seats),
            "public": self.public,
            "clock": self.clock.to_json(),
            "timeout": self.timeout,
        }

    def brief(self) -> Json:
        """The same for whoever does not draw the game: of a whole card set its name must do."""
        return {**self.to_json(), "options": brief_options(self.options)}


def brief_options(options: Mapping[str, Any]) -> Json:
    """Options without what is as long as somebody likes: what has a name is called by it."""
    return {
        name: value.get("name", name) if isinstance(value, Mapping) else value for name, value in options.items()
    }


def read_spec(data: object) -> Spec:
    """A table somebody wants to make; `InvalidInput` names what is wrong."""
    fields = Fields(data)
    game = find_game(fields.word("game", names()))
    fields.left.pop("version", None)
    given = fields.take("options") if "options" in fields.left else {}
    if not isinstance(given, Mapping):
        raise fields.bad("options", given)
    options = game.options(given)
    count = len(game.seats(options))
    seats = tuple(fields.words("seats", (PERSON, *bots_of(game)))) if "seats" in fields.left else (PERSON,) * count
    if len(seats) != count or PERSON not in seats:
        raise fields.bad("seats", list(seats))
    public = fields.truth("public") if "public" in fields.left else False
    clock = read_clock(fields.take("clock")) if "clock" in fields.left else NO_CLOCK
    timeout = fields.word("timeout", TIMEOUTS) if "timeout" in fields.left else TIMEOUTS[0]
    fields.done()
    return Spec(game, options, seats, public, clock, timeout)


def restore_spec(data: Mapping[str, Any]) -> Spec:
    """The spec of a stored table; it was checked when the table was made."""
    return read_spec(dict(data))


def is_current(data: Mapping[str, Any], spec: Spec) -> bool:
    """Whether a stored table follows the rules as they are played now."""
    return data.get("version") == spec.game.version
