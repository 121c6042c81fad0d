"""Players made of code. All they get of a game is a view: what they make of it is theirs."""

from __future__ import annotations

import random
from typing import Protocol, cast

from parlour.bots.opinion import Opinion
from parlour.core.action import Action
from parlour.core.errors import InvalidInput
from parlour.core.game import AnyGame, View
from parlour.games import find_manifest


class Bot(Protocol):
    """Somebody who can be asked for an action."""

    def choose(self, view: View, rng: random.Random) -> Action:
        """A legal action for the seat of the view, which is to move."""

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """What it thinks of the actions it would consider, the best first."""


def bots_of(game: AnyGame) -> tuple[str, ...]:
    """The bots that can play a game, the strongest last."""
    return tuple(find_manifest(game.name).bots)


def make_bot(name: str, game: AnyGame) -> Bot:
    """The bot of this name for a game."""
    known = find_manifest(game.name).bots
    if name not in known:
        raise InvalidInput("core-unknown-bot", name=name[:40], known=", ".join(known))
    return cast(Bot, known[name].load()(game))
