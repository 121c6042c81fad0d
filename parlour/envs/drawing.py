"""Positions for people who watch a program learn: the screen of the terminal as text, observations as pixels."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from parlour.core.features import Features
from parlour.core.game import AnyGame
from parlour.core.state import State
from parlour.envs.observation import Bytes
from parlour.envs.refusals import EnvError
from parlour.terminal.play import show_position

Pixels = NDArray[np.uint8]

RENDER_MODES = ("human", "ansi", "rgb_array")
COLUMNS = 100  # of text
SQUARE = 6  # pixels for each number
WIDTH = 120  # numbers beside one another before a group goes on below
# Red, green and blue of the greatest number, group by group; 0 is nearly black
COLOURS = ((255, 196, 61), (96, 190, 255), (255, 120, 120), (150, 225, 130), (205, 160, 255), (240, 240, 240))
DARK = 24


def check_render_mode(mode: str | None) -> str | None:
    """Refuse a mode there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise EnvError(f"{mode} is none of {', '.join(RENDER_MODES)}")
    return mode


def drawn(mode: str | None, game: AnyGame, state: State, features: Features, row: Bytes) -> Any:
    """A position by a render mode: its screen, printed or as text, or an observation of it as pixels."""
    if mode is None:
        raise EnvError("made without a render_mode")
    if mode == "rgb_array":
        return as_pixels(features, row)
    text = as_text(game, state)
    if mode == "ansi":
        return text
    print(text)
    return None


def as_text(game: AnyGame, state: State) -> str:
    """What a spectator sees in a terminal, with its colours."""
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=COLUMNS)
    show_position(game, state, console)
    found: io.StringIO = console.file  # type: ignore[assignment]
    return found.getvalue()


def as_pixels(features: Features, row: Bytes) -> Pixels:
    """An observation, group under group, a square for each number: the brighter, the nearer to its most."""
    share = row / np.array(features.highest(), dtype=np.float32)
    blocks = []
    for place, group in enumerate(features.groups):
        lines = share[group.start : group.start + group.size].reshape(group.shape)
        if group.shape[0] == 1 or group.planes:  # a line of facts, or planes side by side
            lines = lines.reshape(1, -1)
        elif group.shape[0] < group.shape[1]:
            lines = lines.T
        for first in range(0, lines.shape[1], WIDTH):
            part = lines[:, first : first + WIDTH]
            block = np.zeros((part.shape[0] + 1, WIDTH, 3), dtype=np.uint8)  # a free line below
            colour = np.array(COLOURS[place % len(COLOURS)], dtype=np.float32)
            block[:-1, : part.shape[1]] = DARK + part[:, :, None] * (colour - DARK)
            blocks.append(block)
    picture = np.concatenate(blocks)
    return np.repeat(np.repeat(picture, SQUARE, axis=0), SQUARE, axis=1)
