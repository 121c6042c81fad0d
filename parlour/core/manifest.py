"""What a game brings along: everything the command line, the terminal, the server and the bots ask it for.

They know no game by name. A manifest names the game's parts, and where each is: nothing is loaded before it is
asked for, so the rules need no library for drawings, and the terminal none of the server's.

>>> Place[type[dict[str, str]]]("collections:OrderedDict").load()
<class 'collections.OrderedDict'>
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, cast

from parlour.core.errors import ParlourError
from parlour.core.game import AnyGame, Json
from parlour.core.observer import Observer

T = TypeVar("T")


@dataclass(frozen=True)
class Place(Generic[T]):
    """Where something is, as `module:name`."""

    path: str

    def load(self) -> T:
        module, _, name = self.path.partition(":")
        return cast(T, getattr(importlib.import_module(module), name))


@dataclass(frozen=True)
class Brought:
    """What was read from a file somebody brings for an option: its value, what that is called, and what is unusual
    about it; or what is wrong with it, and no value."""

    value: Json | None
    name: str
    mistakes: Sequence[ParlourError] = ()
    odd: Sequence[ParlourError] = ()


@dataclass(frozen=True)
class FreeOption:
    """How an option that takes free data is said where only a text can be.

    `read` makes the value of what somebody typed, or raises `InvalidInput`; `named` are values that have a name,
    with the words `<game>-option-<option>-<value>`. `file` reads a text, with the name of its file, where
    somebody may bring one.
    """

    read: Place[Callable[[str], object]]
    named: Place[Sequence[str]] | None = None
    file: Place[Callable[[str, str], Brought]] | None = None


@dataclass(frozen=True)
class Manifest:
    """A game with all that belongs to it. Only the first four must be there: the rest has a plain form without."""

    name: str
    game: Place[AnyGame]
    # Who can play it, and what makes them of the game: a `parlour.bots.Bot`. The last one plays where nobody says
    # who; those called as `parlour.bots.LEVELS` are offered to people.
    bots: Mapping[str, Place[Callable[[AnyGame], Any]]]
    words: tuple[str, ...]  # the files of its messages that a client loads, without `.ftl`
    locales: str = "parlour"  # the package with the folder `locales/` in which they are
    options: Mapping[str, FreeOption] = field(default_factory=dict)
    # Its lessons, in order: of each a file `lessons/NAME.toml` in the package of `game` (docs/core.md). Their
    # messages are in `<name>-lessons.ftl`, which a client loads when somebody learns.
    lessons: tuple[str, ...] = ()
    # What is explained besides the rules: ids of messages, in groups called `<game>-chapter-<group>`.
    explained: Place[Callable[[], Mapping[str, Sequence[str]]]] | None = None
    # A picture by its name as SVG, None where there is none of that name.
    pictures: Place[Callable[[str], str | None]] | None = None
    # The rules a picture says better, by their ids: of each a `parlour.art.picture.Drawing`, called
    # `rule-<its name>` among the pictures. The message `<game>-picture-<its name>` says what is seen.
    illustrated: Place[Mapping[str, Any]] | None = None
    # What makes a `parlour.terminal.screen.Screen` of `Words` and the options of a table.
    screen: Place[Callable[[Any, Any], Any]] | None = None
    # What draws a position as a spectator sees it: a `parlour.art.picture.Picture` of a `Seen`.
    table: Place[Callable[[Any], Any]] | None = None
    # Commands of its own for the command line, by name: Typer apps.
    commands: Mapping[str, Place[Any]] = field(default_factory=dict)
    # What clients are told of it, as types: its `view`, what is `shown`, its `box`. Without, they are any JSON.
    told: Place[Mapping[str, Any]] | None = None
    # How everybody stands in a game that goes on, by seat: what everybody may see, as one number each.
    scores: Place[Callable[[Any], Sequence[int]]] | None = None
    # What a seat knows as numbers, for programs that learn. Without, it has no observations.
    observer: Place[Observer] | None = None
    # Ways to look at the same game, by its options, for programs that learn: of each a
    # `parlour.envs.symmetries.Symmetry`.
    symmetries: Place[Callable[[Json], list[Any]]] | None = None
