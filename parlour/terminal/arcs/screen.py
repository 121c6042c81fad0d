"""Arcs in a terminal: the Reach with everything around it, from a view alone.

Everything stands on one screen if that can be done: the parts of the board are made smaller, and left out, one
after the other until the menu has its room. The commands `cards` and `players` show what was left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from parlour.core.action import Action
from parlour.core.errors import Refusal
from parlour.core.event import Event
from parlour.core.game import Json, Outcome, View
from parlour.terminal.arcs.boards import Boards
from parlour.terminal.arcs.look import LOOKS, Known, Names, token
from parlour.terminal.arcs.map import LEAST, MapDrawing, Marks
from parlour.terminal.arcs.menu import Menus
from parlour.terminal.arcs.panels import Panels
from parlour.terminal.blocks import GAP, Lines, beside, joined
from parlour.terminal.ink import height, ink
from parlour.terminal.menu import SMALL, draw_page
from parlour.terminal.screen import Choice, Page, Room, Scene
from parlour.words import Words

BESIDE: Final = 36  # the least width for what stands beside the map
WIDEST: Final = 100  # columns of the map
SHARE: Final = 6  # lines for menu and story on a low screen ...
LOW: Final = 24  # ... which has so many; of those above them half
PLACES: Final = ("at", "from", "to")  # the arguments that name systems


@dataclass(frozen=True)
class Plan:
    """What is drawn, and how large."""

    high: bool = True  # the map with lines between its systems
    airy: bool = True  # empty lines between the parts
    more: bool = True  # guild cards and outrage under the players
    court: bool = True
    boards: bool = True


# From everything to less and less.
PLANS: Final = (
    Plan(),
    Plan(airy=False),
    Plan(high=False),
    Plan(high=False, airy=False),
    Plan(high=False, airy=False, more=False),
    Plan(high=False, airy=False, more=False, court=False),
    Plan(high=False, airy=False, more=False, boards=False),
    Plan(high=False, airy=False, more=False, court=False, boards=False),
)


class ArcsScreen:
    """Arcs for the terminal client."""

    new_paragraph = frozenset(
        {"setup", "start", "round", "lead", "surpass", "copy", "pivot", "pass", "chapter-end", "deal", "over"}
    )
    bare = frozenset({"round"})

    def __init__(self, words: Words, options: Json) -> None:
        self.names = Names(words, options)

    def board(
        self, scene: Scene, room: Room, page: Page | None = None, chosen: Action | None = None
    ) -> RenderableType:
        parts = Parts(self.names, scene, page, chosen, room.width)
        # Who gives no room at all wants to know how small it can be.
        limit = room.height if room.height > 0 else room.screen - _share(room, page)
        for plan in PLANS:
            lines = parts.draw(plan)
            if len(lines) <= limit:
                break
        return joined(lines)

    def details(self, scene: Scene, width: int) -> RenderableType:
        """The court cards in view, with their texts."""
        return Boards(self.names, Known(scene.view), scene.people).cards()

    def players(self, scene: Scene, width: int, seat: int | None = None) -> RenderableType:
        """Everybody with all they have, or one of them."""
        known = Known(scene.view)
        seats = range(len(self.names.seats))
        first = max(known.seat, 0)
        order = [(first + step) % len(seats) for step in seats] if seat is None else [seat]
        return Boards(self.names, known, scene.people).full(order)

    def page(self, scene: Scene) -> Page:
        """The first menu of a decision."""
        return Menus(self.names, scene).page()

    def opened(self, scene: Scene, choice: Choice) -> Page:
        """All actions of a kind."""
        return Menus(self.names, scene).opened(choice)

    def doubt(self, scene: Scene, action: Action) -> str:
        """Whether a turn should end with pips left."""
        return Menus(self.names, scene).doubt(action)

    def sheet(self, view: View, outcome: Outcome) -> RenderableType:
        """The score sheet."""
        return Boards(self.names, Known(view)).sheet(outcome)

    def sentence(self, event: Event) -> str:
        return self.names.sentence(event)

    def refusal(self, refusal: Refusal) -> str:
        return self.names.refusal(refusal)

    def legend(self) -> str:
        return self.names.say("terminal-arcs-legend")

    def name(self, seat: int) -> str:
        return self.names.seat(seat)

    def mark(self, seat: int) -> Text:
        return token(seat)


class Parts:
    """The parts of one board, each drawn once for each of its sizes."""

    def __init__(self, names: Names, scene: Scene, page: Page | None, chosen: Action | None, width: int) -> None:
        self.names = names
        self.scene = scene
        self.page = page
        self.width = width
        self.known = Known(scene.view)
        self.panels = Panels(names, self.known)
        self.boards = Boards(names, self.known, scene.people)
        wide = width >= LEAST + GAP + BESIDE
        self.left = min(width - GAP - BESIDE, WIDEST) if wide else width
        self.right = width - self.left - GAP if wide else 0
        places = [action for action in (chosen,) if action is not None]
        marks = Marks(systems_of(scene.recent), systems_of(places))
        self.map = MapDrawing(names, self.known.world, marks, self.left)

    def draw(self, plan: Plan) -> Lines:
        """Everything a plan asks for."""
        gap = [Text()] if plan.airy else []
        lines = [self.banner, *(self._beside(plan) if self.right else self._below(plan, gap))]
        if plan.boards:
            lines += [*gap, *(self.players if plan.more else self.players_short)]
        return [*lines, *gap, *self.own]

    def _below(self, plan: Plan, gap: Lines) -> Lines:
        """The map, and under it the ambitions and the court."""
        lines = [*(self.high if plan.high else self.low), *gap, *self.ambitions]
        return [*lines, *gap, *self.court] if plan.court else lines

    def _beside(self, plan: Plan) -> Lines:
        """The map, and beside it the ambitions and the court."""
        right = [*self.ambitions, Text(), *self.court] if plan.court else self.ambitions
        return beside([self.high if plan.high else self.low, right], (self.left, self.right), GAP)

    @cached_property
    def high(self) -> Lines:
        """The map with lines between its systems."""
        return self.map.draw(high=True)

    @cached_property
    def low(self) -> Lines:
        """The map in few lines."""
        return self.map.draw(high=False)

    @cached_property
    def ambitions(self) -> Lines:
        """The ambitions as they stand beside the map, or under it."""
        return self.panels.ambition_list(self.right) if self.right else self.panels.ambitions(self.width)

    @cached_property
    def court(self) -> Lines:
        """The court row, beside the map or under it."""
        return self.panels.court_list(self.right) if self.right else self.panels.court(self.width)

    @cached_property
    def players(self) -> Lines:
        """Everybody, with guild cards and outrage."""
        return self.boards.table(self.width)

    @cached_property
    def players_short(self) -> Lines:
        """Everybody in a line each."""
        return self.boards.table(self.width, more=False)

    @cached_property
    def own(self) -> Lines:
        """The round and the own hand, which the menu shows where a card is chosen."""
        if self.known.over:
            return []
        lines = self.panels.round(self.width)
        playing = self.page is not None and self.known.asked in ("leading", "following")
        return lines if playing else [*lines, *self.panels.hand(self.width)]

    @cached_property
    def banner(self) -> Text:
        """Whose turn it is and what to do: the first thing to see."""
        data = self.known.data
        say = self.names.say
        if self.known.over:
            return ink(say("arcs-step-over"), "bold")
        mover = data["to_move"]
        who = "terminal-your-turn" if self.page is not None else "terminal-turn-of"
        chapter = say("terminal-arcs-chapter", chapter=data["chapter"], round=data["round"])
        parts = [say(who, seat=self.names.seat(mover)), chapter]
        if self.page is not None:
            parts.append(self.page.lead)
        look = LOOKS[mover]
        # The sign says whose turn it is, and the board most of the rest: what is asked comes first.
        for some in (parts, parts[1:], parts[2:]):
            line = ink(f" {look.shape}{look.letter} {' · '.join(some)} ", look.style)
            if line.cell_len <= self.width or len(some) == 1:
                break
        line.truncate(self.width, overflow="ellipsis")
        return line


def _share(room: Room, page: Page | None) -> int:
    """The lines of a screen that are not for the board: menu, story and the line to type in."""
    menu = height(draw_page(page, room.width, SMALL), room.width) if page is not None else 0
    return 1 + max(SHARE, menu + 1) + max(0, room.screen - LOW) // 2


def systems_of(things: Iterable[Event | Action]) -> frozenset[str]:
    """The systems that events or actions are about."""
    return frozenset(str(thing.args[name]) for thing in things for name in PLACES if name in thing.args)
