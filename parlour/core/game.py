"""What a game is: the protocol `Game`, and the values it exchanges with others; `State` is in state.py.

A class with these attributes and methods is a game. The generic suite (`parlour.core.suite`) checks that it and
its states also behave like that.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from parlour.core.action import Action, ActionTable
from parlour.core.chance import Chance
from parlour.core.errors import InvalidInput, short
from parlour.core.event import Events
from parlour.core.state import State

Json = dict[str, Any]  # a JSON object: strings, numbers, booleans, null, lists and such objects

NOBODY = -1


@dataclass(frozen=True)
class Outcome:
    """How a game ended: a place (1 is best, ties share) and a score for each seat.

    >>> outcome = Outcome.ranked([(20, 3), (25, 0), (20, 3)], scores=[20, 25, 20])
    >>> outcome.places, outcome.winners
    ((2, 1, 2), (1,))

    Whoever conceded is behind everybody who did not:

    >>> Outcome.ranked([(20,), (25,)], scores=[20, 25], conceded=[1]).places
    (1, 2)
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]

    @classmethod
    def ranked(
        cls, strengths: Sequence[tuple[int, ...]], scores: Sequence[int], conceded: Sequence[int] = ()
    ) -> Outcome:
        """The outcome in which the greater strength is ahead."""
        keys = [(seat not in conceded, strength) for seat, strength in enumerate(strengths)]
        best = sorted(keys, reverse=True)  # speed: how many are greater is where a strength comes first among them
        return cls(tuple([1 + best.index(key) for key in keys]), tuple(scores))

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def leads(self) -> tuple[int, ...]:
        """By seat: how many it is ahead of, less how many are ahead of it. They add up to 0.

        >>> Outcome((1, 2, 2), (30, 20, 20)).leads
        (2, -1, -1)
        """
        places = sorted(self.places)  # speed: how many are ahead is where a place comes first among them
        last = len(places)
        return tuple([last - places.count(place) - 2 * places.index(place) for place in self.places])


@dataclass(frozen=True)
class View:
    """Everything one seat (or a spectator) knows, as plain JSON data.

    `unknown` are the ids of the objects whose place this seat does not know.
    """

    seat: int
    data: Json
    unknown: frozenset[str] = frozenset()


@dataclass(frozen=True)
class OptionSpec:
    """One thing a table can choose before the game; its words are `<game>-option-<name>`.

    `choices` are the values it can take, a `range` for numbers from one to another; None where it takes free data
    (a list of seats, a card set).

    >>> OptionSpec("turns", 12, range(8, 21)).said(), OptionSpec("players", 2, (2, 3)).said("|")
    ('8–20', '2|3')
    """

    name: str
    default: object
    choices: Sequence[object] | None = None

    def said(self, between: str = ", ") -> str:
        """The choices as they are said to people; empty where there are none."""
        if isinstance(self.choices, range):
            return f"{self.choices[0]}–{self.choices[-1]}"
        return between.join(value if isinstance(value, str) else json.dumps(value) for value in self.choices or ())


def check_options(given: Mapping[str, object], specs: Sequence[OptionSpec]) -> None:
    """Refuse options that do not exist, and values they cannot take."""
    known = {spec.name: spec for spec in specs}
    for name, value in given.items():
        if name not in known:
            raise InvalidInput("core-unknown-option", name=str(name)[:40], known=", ".join(known))
        choices = known[name].choices
        if choices is not None and not any(value is c or (value == c and type(value) is type(c)) for c in choices):
            raise InvalidInput("core-bad-option", name=name, value=short(value, 40), known=known[name].said())


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A game: its name, its table of actions and the ways a state comes into being."""

    name: str
    version: int  # of the rules; a change that alters replays raises it
    table: ActionTable
    longest: int  # no game has more decisions than this
    option_specs: tuple[OptionSpec, ...]
    closing: str  # the kind of action that ends a turn and settles what was done in it, "" if there is none
    event_kinds: tuple[str, ...]  # each has the Fluent message <name>-event-<kind>
    refusals: tuple[str, ...]  # each is the id of a Fluent message

    def options(self, given: Mapping[str, object]) -> Json:
        """The complete options for what was given, or `InvalidInput`."""

    def seats(self, options: Mapping[str, object]) -> tuple[str, ...]:
        """What the seats of a game with these options are called: its states' `seat_names`."""

    def start(self, options: Mapping[str, object], chance: Chance, events: Events = None) -> S:
        """A new game; if it raises, `events` is as long as before."""

    def restore(self, snapshot: Mapping[str, Any]) -> S:
        """The state of a snapshot, or `InvalidInput`."""

    def guess(self, view: View, rng: random.Random) -> S:
        """A full state that agrees with everything the view knows; every such state can come up."""

    def position(self, given: Mapping[str, Any]) -> S:
        """The state a scenario's `given` describes, or `InvalidInput`; `ChanceError` if it cannot be dealt."""

    def facts(self, state: S) -> Json:
        """The state in the words of `position`: what a scenario's `then` is compared with."""

    def rules(self) -> str:
        """The numbered rules as text; each rule's line begins with `- ID `."""

    def check(self, state: S) -> None:
        """Raise AssertionError if the state breaks an invariant: pieces, coins, cards in one place."""

    def standing_wishes(self, given: object) -> Json:
        """Standing answers somebody wants to give, checked, or `InvalidInput`."""

    def standing(self, state: S, wishes: Json) -> Action | None:
        """The answer these wishes give to a question out of turn; None where the player must be asked."""

    def turn(self, state: S) -> object:
        """A value that changes when the turn passes on."""

    def box(self, options: Json) -> Json:
        """What is printed on the pieces of a game with these options, for whoever draws it."""

    def shown(self, state: S) -> Json:
        """What everybody can read off a position by the rules (who controls what), for whoever draws it.

        It depends on nothing that is hidden from anybody: the suite looks.
        """

    def shown_to(self, state: S, seat: int) -> Json:
        """What a seat (or SPECTATOR) can read off it besides, by what it alone knows."""


AnyGame = Game[Any]


def all_shown(game: AnyGame, state: State, seat: int) -> Json:
    """Everything that can be read off a position from one seat."""
    return {**game.shown(state), **game.shown_to(state, seat)}
