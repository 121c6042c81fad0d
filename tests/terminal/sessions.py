"""Sessions at the terminal, for tests: somebody who types, and what was printed."""

from __future__ import annotations

import contextlib
import io
import re
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console

from parlour.core.chance import SeededChance
from parlour.core.event import SPECTATOR
from parlour.core.game import AnyGame
from parlour.core.record import Record
from parlour.games import find_game
from parlour.terminal.play import play
from parlour.terminal.session import Left, Session

ROAM = find_game("roam")
BASIC = {"first": "south", "cards": "sketch"}
ALONE = {"south": "human", "north": "random"}
EVERYTHING = {"players": 4, "artifacts": True, "outpost": True, "stacking": True}
ENOUGH = 5000  # questions; far more than a game asks
CLEAR = "\x1b[2J\x1b[H"
KEY = re.compile(r"(?:^|\s)(\d+|p)\) ", re.MULTILINE)  # what a choice of a menu is picked by
ROOT = Path(__file__).parent.parent.parent


class Typist:
    """Answers every question with the next line, then leaves; notes what was shown before each question."""

    def __init__(
        self, lines: list[str] | Callable[[str, str], str], width: int = 120, height: int | None = None
    ) -> None:
        self.lines = lines
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=width, highlight=False)
        if height is not None:  # a terminal, without colours
            self.console = Console(
                file=self.file,
                width=width,
                height=height,
                highlight=False,
                force_terminal=True,
                color_system=None,
                _environ={"TERM": "xterm"},
            )
        self.shown: list[str] = []
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.shown.append(self.file.getvalue())
        self.file.truncate(0)
        self.file.seek(0)
        self.prompts.append(prompt)
        assert len(self.prompts) < ENOUGH
        if callable(self.lines):
            return self.lines(prompt, self.shown[-1])
        at = len(self.prompts) - 1
        if at >= len(self.lines):
            raise EOFError
        if self.lines[at] == "^C":
            raise KeyboardInterrupt
        return self.lines[at]

    @property
    def last(self) -> str:
        """What came after the last question."""
        return self.file.getvalue()

    @property
    def all(self) -> str:
        return "".join([*self.shown, self.last])


def session(
    *lines: str,
    options: Mapping[str, object] = BASIC,
    people: Mapping[str, str] = ALONE,
    game: AnyGame = ROAM,
    save: Path | None = None,
    record: Record | None = None,
    width: int = 120,
    height: int | None = None,
) -> tuple[Record, Typist]:
    typist = Typist(list(lines), width, height)
    found = play(game, options, people, seed="s", console=typist.console, ask=typist, save=save, record=record)
    return found, typist


def from_position(
    game: AnyGame, given: Mapping[str, object], *lines: str, height: int | None = None, width: int = 80
) -> tuple[Record, Typist]:
    """People play on from a position in the words of scenarios; the record has what they did."""
    state = game.position(given)
    record, _ = Record.begin(game, state.view(SPECTATOR).data["options"], SeededChance("s"))
    typist = Typist(list(lines), width, height)
    people = dict.fromkeys(state.seat_names, "human")
    found = Session(
        record, people, seed="s", language="en", console=typist.console, ask=typist, save=None
    )  # fmt: skip
    found.state = state
    with contextlib.suppress(Left):
        found.run()
    return record, typist


def first_option(prompt: str, shown: str) -> str:
    """Always the first of the list; nothing where a file name or a yes is asked for."""
    return KEY.findall(shown)[0] if "›" in prompt else ""


def texts(record: Record) -> list[str]:
    return [entry.action.text if entry.action else "concede" for entry in record.entries]


def squeezed(text: str) -> str:
    """Without line breaks, which depend on the width."""
    return " ".join(text.split())
