"""Bots think in processes of their own: a few beside the server, or those of a cluster.

What goes to a thinker is what the seat may know: its view, as JSON. What comes back is the text of an action.
"""

from __future__ import annotations

import json
import logging
import random

from parlour.core.game import View
from parlour.server.settings import Settings
from parlour.server.workers import Workers, go_with_the_server

log = logging.getLogger("parlour.thinkers")


def think(game_name: str, bot_name: str, view_text: str, seed: int) -> str:
    """In a thinker: choose an action. `view_text` is the seat, the data and what is unknown."""
    from parlour.bots import make_bot
    from parlour.games import find_game

    game = find_game(game_name)
    seat, data, unknown = json.loads(view_text)
    view = View(seat, data, frozenset(unknown))
    return make_bot(bot_name, game).choose(view, random.Random(seed)).text


def prepare() -> None:
    """In a thinker, once: load what will be needed."""
    go_with_the_server()
    from parlour.bots import bots_of, make_bot
    from parlour.games import find_game, names

    for name in names():
        game = find_game(name)
        try:
            make_bot(bots_of(game)[-1], game)  # the one that is most often asked; it may have a network to read
        except Exception:  # then it fails for those who ask for it, and for nobody else
            log.exception("a bot cannot be made", extra={"game": name})


class Thinkers(Workers):
    """A few processes of this machine that think for bots. They begin when they are needed; there may be none."""

    def __init__(self, processes: int, seconds: float) -> None:
        super().__init__(processes, seconds, prepare)

    async def choose(self, game_name: str, bot_name: str, view: View) -> str:
        """What a bot would do; raises `Lost`, after which one may ask again."""
        text = json.dumps([view.seat, view.data, sorted(view.unknown)])
        return await self.run(think, game_name, bot_name, text, random.getrandbits(60))


def make_thinkers(settings: Settings) -> Thinkers:
    """Those of the settings: on a cluster if one is named, else beside the server."""
    if settings.ray:
        from parlour.server.cluster import ClusterThinkers

        return ClusterThinkers(settings.ray, settings.think_seconds)
    return Thinkers(settings.thinkers, settings.think_seconds)
