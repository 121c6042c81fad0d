"""Many games side by side: arrays for all of them, written in place, one call for a step of all.

>>> from parlour.games import find_game, names
>>> batch = Batch(find_game(names()[0]), {"players": 2}, 3, seed=1)
>>> batch.observe().shape, batch.masks().shape, batch.to_move.shape
((3, 1672), (3, 3620), (3,))
>>> while not batch.finished.any():
...     batch.step(batch.sample())
>>> ended = batch.finished.nonzero()[0]
>>> sorted(batch.places[ended[0]].tolist()), batch.rewards()[ended[0]].sum()
([1, 2], np.float32(0.0))
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from parlour.core.batch import ALL_LEGAL, Games
from parlour.core.chance import Chance
from parlour.core.game import AnyGame, Json
from parlour.core.state import State
from parlour.envs.observation import Bytes, looking_into, observer_of, parts_of
from parlour.envs.refusals import EnvError, refuse, whole_numbers

Words = NDArray[np.int64]


class Batch:
    """So many games of one kind and the same options. Whichever ends begins anew at once.

    All arrays are the same objects after every call and are written over by the next one: copy what you keep.
    A game depends on the seed and its number alone, however many others play beside it.
    """

    def __init__(self, game: AnyGame, options: Mapping[str, object], n: int, seed: int = 0) -> None:
        if n < 1:
            raise EnvError(f"a batch of {n} games")
        self.game = game
        self.options: Json = game.options(options)
        self.n = n
        self.seats = len(game.seats(self.options))
        observer = observer_of(game)
        self.features = observer.features
        self._games = Games(self._begin, self.seats, len(game.table), observer, n, seed)
        games = self._games
        self.to_move: Words = looking_into(games.to_move, np.int64)  # by game: the seat that decides next
        self.finished: NDArray[np.bool_] = looking_into(games.finished, np.bool_)  # in the last step
        # Of the game that ended last in each place of the batch, by seat
        self.places: Bytes = looking_into(games.places, np.uint8).reshape(n, self.seats)
        self.scores: Words = looking_into(games.scores, np.int64).reshape(n, self.seats)
        self._chosen: Words = looking_into(games.chosen, np.int64)
        self._masks: NDArray[np.bool_] = looking_into(games.masks, np.bool_).reshape(n, len(game.table))
        self._observations: Bytes = looking_into(games.observations, np.uint8).reshape(n, self.features.size)
        self.parts = parts_of(self.features, self._observations)  # the groups of `observe()`, by name

    def _begin(self, chance: Chance) -> State:
        state: State = self.game.start(self.options, chance)
        return state

    def observe(self, seat: int | None = None) -> Bytes:
        """What the seats to move know, a row for each game; or what one seat of every game knows."""
        if seat is not None and not 0 <= seat < self.seats:
            raise EnvError(f"there is no seat {seat}")
        self._games.observe(-1 if seat is None else seat)
        return self._observations

    def masks(self) -> NDArray[np.bool_]:
        """What can be played: for each game True at the numbers of its legal actions."""
        self._games.mark()
        return self._masks

    def sample(self) -> Words:
        """A legal action for each game, all equally likely."""
        self._games.pick()
        return self._chosen

    def step(self, actions: Words) -> None:
        """Play an action in each game; if one is not legal, say why and change nothing in any game."""
        games = self._games
        if actions is not self._chosen:
            games.choose(whole_numbers(actions, self.n))
        wrong = games.first_illegal()
        if wrong != ALL_LEGAL:
            refuse(self.game, games.states[wrong], int(self._chosen[wrong]), f"game {wrong}")
        games.play()

    def rewards(self) -> NDArray[np.float32]:
        """By game and seat: for games that ended in the last step from -1 (last) to 1 (first), else 0.

        It is how many a seat is ahead of, less how many are ahead of it, for each rival; so all add up to 0.
        """
        ahead = (self.places[:, :, None] < self.places[:, None, :]).sum(2, dtype=np.float32)
        behind = (self.places[:, :, None] > self.places[:, None, :]).sum(2, dtype=np.float32)
        found: NDArray[np.float32] = (ahead - behind) / np.float32(self.seats - 1) * self.finished[:, None]
        return found

    def state(self, game: int) -> State:
        """The position of a game, to look at: a copy."""
        return self._games.states[game].copy()
