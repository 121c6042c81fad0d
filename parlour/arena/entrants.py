"""Who is compared: bots of the game, Python objects, outside programs.

search:nodes=2000             a bot of the game, with parameters
python:my.bots:Clever:depth=3 what `Clever(game, depth=3)` of the module my.bots makes
program:python my_bot.py      a program that takes its seat over the network, as docs/protocol.md says
new=search:nodes=2000         any of them, under a name of its own
"""

from __future__ import annotations

import importlib
import re
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol, cast

from parlour.arena.fingerprint import fingerprint, of_files
from parlour.bots import make_bot, parameters_of
from parlour.core.action import Action
from parlour.core.errors import InvalidInput
from parlour.core.game import AnyGame, View
from parlour.games import find_manifest

PYTHON: Final = "python"
PROGRAM: Final = "program"
_NAMED = re.compile(r"([\w.+-]{1,40})=(.+)", re.DOTALL)


class Player(Protocol):
    """All the arena asks of a bot."""

    def choose(self, view: View, rng: Any) -> Action:
        """A legal action for the seat of the view, which is to move."""


@dataclass(frozen=True)
class Entrant:
    """Somebody who is compared: a name, the text that says who it is, and the object where there is one."""

    name: str
    text: str
    given: Any = None  # a bot, or what makes one of the game

    @property
    def is_program(self) -> bool:
        return self.given is None and self.text.startswith(f"{PROGRAM}:")

    @property
    def command(self) -> list[str]:
        """How a program is started."""
        try:
            return shlex.split(self.text.partition(":")[2])
        except ValueError as error:  # a quotation that does not end
            raise InvalidInput("cli-arena-no-program") from error

    def player(self, game: AnyGame) -> Player:
        """A fresh player, for one seat of one game; of an object that is a bot itself there is only this one."""
        if self.given is not None:
            is_bot = hasattr(self.given, "choose") and not isinstance(self.given, type)
            return cast(Player, self.given if is_bot else self.given(game))
        if self.text.startswith(f"{PYTHON}:"):
            maker, typed = self._maker()
            return cast(Player, maker(game, **parameters_of(self.name, maker, typed)))
        return make_bot(self.text, game)

    def version(self, game: AnyGame) -> str:
        """A hash of all it is made of, the rules left out."""
        if self.is_program:
            files = [path for part in self.command if (path := Path(part)).is_file() and not path.is_absolute()]
            return of_files(files, self.text)
        if self.given is not None:
            return fingerprint(self.given)
        if self.text.startswith(f"{PYTHON}:"):
            maker, typed = self._maker()
            return fingerprint(maker, typed)
        plain, _, typed = self.text.partition(":")
        return fingerprint(find_manifest(game.name).bots[plain].load(), f"{game.name} {typed}")

    def check(self, game: AnyGame) -> None:
        """Refuse who cannot play, before anything is played."""
        if not self.is_program:
            self.player(game)
        elif not self.command or shutil.which(self.command[0]) is None:
            raise InvalidInput("cli-arena-no-program")

    def _maker(self) -> tuple[Any, str]:
        """What makes it, and the parameters for that."""
        module, _, rest = self.text.partition(":")[2].partition(":")
        name, _, typed = rest.partition(":")
        if str(Path.cwd()) not in sys.path:
            sys.path.insert(0, str(Path.cwd()))  # as `python -m` does
        try:
            return getattr(importlib.import_module(module), name), typed
        except (ImportError, AttributeError, ValueError) as error:
            raise InvalidInput("cli-arena-no-object", text=self.text[:80], error=str(error)[:80]) from error


def read_entrants(texts: Sequence[str]) -> tuple[Entrant, ...]:
    """Those that somebody typed.

    >>> [(one.name, one.text) for one in read_entrants(["random", "new=search:nodes=2000", "search:nodes=50"])]
    [('random', 'random'), ('new', 'search:nodes=2000'), ('search:nodes=50', 'search:nodes=50')]
    """
    found = []
    for text in texts:
        named = _NAMED.fullmatch(text)
        found.append(Entrant(named[1], named[2]) if named else Entrant(text, text))
    return all_different(found)


def entrants_of(bots: Mapping[str, object] | Sequence[str]) -> tuple[Entrant, ...]:
    """Those of a Python program: texts, or by name texts, bots and what makes bots of a game."""
    if not isinstance(bots, Mapping):
        return read_entrants(bots)
    return all_different(
        [
            Entrant(name, bot) if isinstance(bot, str) else Entrant(name, f"object:{name}", bot)
            for name, bot in bots.items()
        ]
    )


def all_different(found: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """The same, if there are two at least and no two of one name."""
    names = [entrant.name for entrant in found]
    for name in names:
        if names.count(name) > 1:
            raise InvalidInput("cli-arena-same-name", name=name[:40])
    if len(names) < 2:
        raise InvalidInput("cli-arena-alone")
    return tuple(found)
