"""Positions for people who watch a program learn, as a spectator sees them: the terminal's screen, pictures.

What draws is imported when something is drawn: most environments are never looked at.
"""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

from parlour.core.event import SPECTATOR
from parlour.core.game import AnyGame, Json, all_shown
from parlour.core.state import State
from parlour.envs.refusals import EnvError, game_of
from parlour.games import find_manifest

if TYPE_CHECKING:
    from parlour.art.picture import Picture
    from parlour.envs.raster import Pixels

RENDER_MODES = ("human", "ansi", "rgb_array")
COLUMNS = 100  # of text


def as_text(game: AnyGame, state: State) -> str:
    """What a spectator sees in a terminal, with its colours."""
    from rich.console import Console

    from parlour.terminal.play import show_position

    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=COLUMNS)
    show_position(game, state, console)
    found: io.StringIO = console.file  # type: ignore[assignment]
    return found.getvalue()


class Drawing:
    """Pictures of the positions of one game."""

    def __init__(self, game: AnyGame, options: Json) -> None:
        place = find_manifest(game.name).table
        if place is None:
            raise EnvError(f"{game.name} has no pictures")
        self._game = game
        self._draw = place.load()
        self._box = game.box(options)

    def picture(self, state: State) -> Picture:
        """A position as SVG, whole or in its parts."""
        from parlour.art.picture import Seen
        from parlour.words import words

        shown = all_shown(self._game, state, SPECTATOR)
        seen = Seen(words(), self._box, state.view(SPECTATOR).data, shown, state.outcome)
        drawn: Picture = self._draw(seen)
        return drawn

    def pixels(self, state: State) -> Pixels:
        """A position as rows of red, green and blue."""
        from parlour.envs.raster import pixels_of

        return pixels_of(self.picture(state))


def picture_of(game: AnyGame, state: State) -> Picture:
    """A single picture. Whoever wants many keeps a `Drawing`."""
    return Drawing(game, game.options(state.view(SPECTATOR).data["options"])).picture(state)


class Rendering:
    """What an environment gives whoever calls its `render`, by its mode; None: nothing was asked for."""

    def __init__(self, mode: str | None, game: AnyGame | str, options: Json) -> None:
        if mode is not None and mode not in RENDER_MODES:
            raise EnvError(f"{mode} is none of {', '.join(RENDER_MODES)}")
        self._mode = mode
        self._game = game = game_of(game)
        self._options = options
        self._drawing = Drawing(game, options) if mode == "rgb_array" else None

    def of(self, state: State) -> Any:
        """A position: a picture as pixels, or the terminal's screen, as text or printed."""
        if self._mode is None:
            raise EnvError("made without a render_mode")
        if self._drawing is not None:
            return self._drawing.pixels(state)
        text = as_text(self._game, state)
        if self._mode == "ansi":
            return text
        print(text)
        return None

    def __reduce__(self) -> tuple[object, ...]:
        return Rendering, (self._mode, self._game.name, self._options)
