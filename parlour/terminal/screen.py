"""What the terminal needs from a game: a drawing, a menu that groups the legal actions, a score sheet.

A game's screen draws from views and looks ahead through `Scene.foresee` alone, so it needs no rules and sees no
secrets. `find_screen` gives the screen of a game; games without one get a plain list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.core.action import Action
from parlour.core.errors import Refusal
from parlour.core.event import Event
from parlour.core.game import AnyGame, Json, Outcome, View
from parlour.core.preview import Foresight
from parlour.games import find_manifest
from parlour.terminal.ink import ink, one_line
from parlour.words import Words

CARDS = "cards"  # choices side by side, each with its little picture
LINES = "lines"  # one choice a line
GRID = "grid"  # many short choices in columns

NO_LIMIT = 10_000  # lines, where nothing scrolls away: a file, a pipe


@dataclass(frozen=True)
class Choice:
    """One thing to pick: an action, or several that open as a second menu."""

    title: Text
    actions: tuple[Action, ...]
    typed: tuple[str, ...] = ()  # what may be typed for it besides its key, in small letters
    art: Text | None = None
    note: Text | None = None
    opens: bool = False
    short: Text | None = None  # the title where there is little room
    key: str = ""  # what stands before it and picks it; without one, its number
    line: str = ""  # what picking it types, where it is no action


Keyed = tuple[str, Choice]  # a choice behind its key


@dataclass(frozen=True)
class Section:
    """Choices that belong together, under a heading."""

    heading: str
    choices: tuple[Choice, ...]
    shape: str = LINES


@dataclass(frozen=True)
class Page:
    """A menu as shown: numbers run through all its sections, but where choices have keys of their own."""

    sections: tuple[Section, ...]
    lead: str = ""  # what to do, in plain words
    labels: bool = False  # whether the board shows the numbers of the choices
    hint: str = ""  # how to read it
    short_hint: str = ""  # the same where there is little room
    art: Text | None = None  # a little picture of what is being chosen
    counts: str = ""  # where numbers count something: the word of the action, such as "bid" for "bid 3"

    def choices(self) -> list[Choice]:
        """All choices, in their order."""
        return [choice for section in self.sections for choice in section.choices]

    def keyed(self) -> list[Keyed]:
        """All choices behind their keys; where they are numbered, the first is 1."""
        return [(choice.key or str(number), choice) for number, choice in enumerate(self.choices(), start=1)]

    def numbers(self) -> list[int]:
        """The numbers that can be typed."""
        return [int(key) for key, _ in self.keyed() if key.isdecimal()]


@dataclass(frozen=True)
class Room:
    """The columns and lines a drawing may take, and the lines of the whole screen."""

    width: int
    height: int = NO_LIMIT
    screen: int = NO_LIMIT


@dataclass(frozen=True)
class Scene:
    """A moment to draw: who looks, what they may do, what just happened."""

    view: View
    actions: Sequence[Action]
    foresee: Callable[[Action], Foresight]
    recent: Sequence[Event] = ()
    people: Mapping[str, str] | None = None  # by seat name: "human" or the bot's name


class Screen(Protocol):
    """The face of one game at one table."""

    new_paragraph: frozenset[str]  # the kinds of events with which a paragraph of the story begins
    bare: frozenset[str]  # those of them that say no more than the sign before the paragraph

    def board(
        self, scene: Scene, room: Room, page: Page | None = None, chosen: Action | None = None
    ) -> RenderableType:
        """The table, in the room there is if that can be done.

        `page` is the menu under it, `chosen` an action to show on the map as if it were done.
        """

    def details(self, scene: Scene, width: int) -> RenderableType:
        """The cards on the table, with what the board may have left out."""

    def players(self, scene: Scene, width: int, seat: int | None = None) -> RenderableType:
        """The players, or one of them, with what the board may have left out."""

    def page(self, scene: Scene) -> Page:
        """The first menu of a decision."""

    def opened(self, scene: Scene, choice: Choice) -> Page:
        """The second menu, of a choice that stands for several actions."""

    def doubt(self, scene: Scene, action: Action) -> str:
        """What to ask before an action that would waste something; empty where nothing is to be asked."""

    def sheet(self, view: View, outcome: Outcome) -> RenderableType:
        """How it ended: an aligned table of scores."""

    def sentence(self, event: Event) -> str:
        """What an event says, with the names people know; empty where it goes without saying."""

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the names people know."""

    def legend(self) -> str:
        """How to read the board: a line for each thing, `what: how`; empty if there is nothing to say."""

    def name(self, seat: int) -> str:
        """What a seat is called."""

    def mark(self, seat: int) -> Text:
        """The sign of a seat: shape, colour and letter together."""


class PlainScreen:
    """A screen for games that have none yet: actions by kind, the bare view as its board."""

    new_paragraph: frozenset[str] = frozenset()
    bare: frozenset[str] = frozenset()

    def __init__(self, game: AnyGame, words: Words, seat_names: tuple[str, ...]) -> None:
        self.game = game
        self.words = words
        self.seat_names = seat_names

    def board(
        self, scene: Scene, room: Room, page: Page | None = None, chosen: Action | None = None
    ) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for key, value in scene.view.data.items():
            if key != "options":
                grid.add_row(ink(str(key), "dim"), ink(str(value)))
        return grid

    def details(self, scene: Scene, width: int) -> RenderableType:
        return self.board(scene, Room(width))

    def players(self, scene: Scene, width: int, seat: int | None = None) -> RenderableType:
        return self.board(scene, Room(width))

    def page(self, scene: Scene) -> Page:
        kinds: dict[str, list[Action]] = {}
        for action in scene.actions:
            kinds.setdefault(action.kind, []).append(action)
        sections = [
            Section(kind, tuple(Choice(ink(action.text), (action,)) for action in actions), GRID)
            for kind, actions in kinds.items()
        ]
        return Page(tuple(sections), self.words.say("terminal-lead"))

    def opened(self, scene: Scene, choice: Choice) -> Page:
        return self.page(scene)

    def doubt(self, scene: Scene, action: Action) -> str:
        return ""

    def sheet(self, view: View, outcome: Outcome) -> RenderableType:
        lines = [
            ink(f"{place:>3}  {self.name(seat)}  {score}")
            for seat, (place, score) in enumerate(zip(outcome.places, outcome.scores, strict=True))
        ]
        return Group(*lines)

    def sentence(self, event: Event) -> str:
        return self.words.event(self.game.name, event, self.seat_names, seats=self.seat_names)

    def refusal(self, refusal: Refusal) -> str:
        return self.words.refusal(refusal)

    def legend(self) -> str:
        return ""

    def name(self, seat: int) -> str:
        return one_line(self.seat_names[seat])

    def mark(self, seat: int) -> Text:
        return ink(self.seat_names[seat][:1].upper(), "reverse")


def find_screen(game: AnyGame, words: Words, options: Json, seat_names: tuple[str, ...]) -> Screen:
    """The screen of a game, by its manifest."""
    own = find_manifest(game.name).screen
    return cast(Screen, own.load()(words, options)) if own is not None else PlainScreen(game, words, seat_names)
