"""Everything of one decision on one screen: the board, what happened, the menu, and the line to type in.

The menu comes first, then a few lines of the story, and the board takes the rest; each has smaller forms for
terminals with few lines.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from parlour.core.action import Action
from parlour.core.event import Event
from parlour.terminal.ink import height, ink
from parlour.terminal.menu import FULL, LEAST, SMALL, draw_page
from parlour.terminal.screen import NO_LIMIT, Page, Room, Scene, Screen
from parlour.terminal.story import cut_story

PROMPT = 1  # line
AIRY = 30  # from so many lines on there are rules between the parts
MENU = 6  # lines that are enough of a menu beside a long answer
BRIEF = 2  # lines of an answer beside which any menu will do
TOLD = 4  # lines of the story for which the menu is made smaller


def whole_screen(console: Console) -> Room:
    """The room of a console; what is no terminal does not scroll."""
    lines = console.height if console.is_terminal else NO_LIMIT
    return Room(console.width, lines - PROMPT, lines)


class Fitting:
    """Puts the parts of one moment together."""

    def __init__(self, screen: Screen, scene: Scene, page: Page | None, room: Room) -> None:
        self.screen = screen
        self.scene = scene
        self.page = page
        self.room = room
        self.rules = [rule(room.width)] if room.screen >= AIRY else []

    def _board(self, below: Sequence[RenderableType], chosen: Action | None = None) -> RenderableType:
        """The board with what stands under it."""
        room = self.room
        left = room.height - self._lines(below)
        board = self.screen.board(self.scene, Room(room.width, left, room.screen), self.page, chosen)
        return Group(board, *below)

    def preview(self, chosen: Action, sentences: Sequence[RenderableType]) -> RenderableType:
        """The board as if an action were done, and what that would mean."""
        return self._board([*self.rules, *sentences], chosen)

    def decision(self, story: Sequence[Event], notices: Sequence[RenderableType]) -> RenderableType:
        """The board, what happened, and the menu."""
        assert self.page is not None
        free = self.free(notices)
        wanted = min(self._lines(self._told(story)), TOLD)
        menu = self._menu(self.page, free, wanted)
        told = self._told(story, free - self._lines([menu]))
        return self._board([*self.rules, *told, *notices, menu])

    def has_room_for(self, answer: Sequence[RenderableType]) -> bool:
        """Whether an answer may stand between the board and the menu: always, if it is a sentence."""
        assert self.page is not None
        if self._lines(answer) <= BRIEF:
            return True
        menu = self._lines([draw_page(self.page, self.room.width, SMALL)])
        return self.free(answer) >= min(menu, MENU)

    def end(self, story: Sequence[Event], parts: Sequence[RenderableType]) -> RenderableType:
        """The board, what happened last, and how it ended."""
        told = self._told(story, self.free(parts))
        return self._board([*self.rules, *told, *parts])

    def _lines(self, parts: Sequence[RenderableType]) -> int:
        if self.room.screen >= NO_LIMIT:
            return 0  # nobody counts them
        return sum(height(part, self.room.width) for part in parts)

    def _told(self, story: Sequence[Event], lines: int = NO_LIMIT) -> list[RenderableType]:
        """The end of the story, in so many lines."""
        told = cut_story(self.screen, story, self.room.width, lines - len(self.rules))
        return [told, *self.rules] if told.row_count else []

    def _menu(self, page: Page, free: int, wanted: int) -> RenderableType:
        """The menu as large as it can be: rather small than without any story, rather least than too long."""
        width = self.room.width
        for form, spare in ((FULL, wanted), (SMALL, wanted), (SMALL, 0)):
            menu = draw_page(page, width, form)
            if self._lines([menu]) + spare <= free:
                return menu
        return draw_page(page, width, LEAST, free)

    def free(self, parts: Sequence[RenderableType] = ()) -> int:
        """The lines that are left under the smallest board and some parts."""
        least = self.screen.board(self.scene, Room(self.room.width, 0, self.room.screen), self.page)
        return self.room.height - self._lines([least, *self.rules, *parts])


def rule(width: int) -> Text:
    """A line across the screen."""
    return ink("─" * width, "dim")
