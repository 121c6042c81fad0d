"""Many games side by side: arrays for all of them, written in place, one call for a step of all.

>>> from parlour.games import names
>>> batch = Batch(names()[0], {"players": 2}, 3, seed=1)
>>> batch.observe().shape, batch.masks().shape, batch.to_move.shape
((3, 1672), (3, 3620), (3,))
>>> while not batch.finished.any():
...     batch.step(batch.sample())
>>> ended = batch.finished.nonzero()[0]
>>> sorted(batch.places[ended[0]].tolist()), batch.rewards()[ended[0]].sum()
([1, 2], np.float32(0.0))
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.batch import ALL_LEGAL, Games
from parlour.core.chance import Chance
from parlour.core.game import AnyGame, Json
from parlour.core.playout import Policy
from parlour.core.state import State
from parlour.envs.observation import Bytes, looking_into, observer_of, parts_of
from parlour.envs.refusals import (
    count_of_games,
    game_number,
    game_with,
    refuse,
    seat_number,
    whole_number,
    whole_numbers,
)
from parlour.envs.rewarding import Rewards, write_rewards

Words = NDArray[np.int64]


class Batch:
    """So many games of one kind, which may be given by its name, with the same options.

    Whichever ends begins anew at once. All arrays are the same objects after every call and are written over by
    the next one: copy what you keep. A game depends on the seed and its number alone, however many others play
    beside it. A copy of a batch goes on by itself, with arrays of its own.
    """

    def __init__(self, game: AnyGame | str, options: Mapping[str, object], n: int, seed: int = 0) -> None:
        self.n = n = count_of_games(n)
        self.game: AnyGame
        self.options: Json
        self.game, self.options = game_with(game, options)
        self.seats = len(self.game.seats(self.options))
        actions = len(self.game.table)
        observer = observer_of(self.game)
        self.features = observer.features
        seed = whole_number(seed, "a seed")
        self._games = games = Games(self._begin, self.seats, actions, observer, n, seed)
        self.to_move: Words = looking_into(games.to_move, np.int64)  # by game: the seat that decides next
        self.finished: NDArray[np.bool_] = looking_into(games.finished, np.bool_)  # in the last step
        # Of the game that ended last in each place of the batch, by seat
        self.places: Bytes = looking_into(games.places, np.uint8).reshape(n, self.seats)
        self.scores: Words = looking_into(games.scores, np.int64).reshape(n, self.seats)
        self._leads: Words = looking_into(games.leads, np.int64).reshape(n, self.seats)
        self._rewards: Rewards = np.zeros((n, self.seats), dtype=np.float32)
        self._told_rewards = self._rewards.view()
        self._told_rewards.flags.writeable = False
        self._picked: Words = looking_into(games.picked, np.int64)
        self._given: Words = np.zeros(n, dtype=np.int64)
        self._numbers = self._given.data  # core reads them one by one, and no list is made
        self._masks: NDArray[np.bool_] = looking_into(games.masks, np.bool_).reshape(n, actions)
        self._observations: Bytes = looking_into(games.observations, np.uint8).reshape(n, self.features.size)
        self.parts = parts_of(self.features, self._observations)  # the groups of `observe()`, by name

    def _begin(self, chance: Chance) -> State:
        state: State = self.game.start(self.options, chance)
        return state

    def observe(self, seat: int | None = None) -> Bytes:
        """What the seats to move know, a row for each game; or what one seat of every game knows."""
        self._games.observe(-1 if seat is None else seat_number(seat, self.seats))
        return self._observations

    def masks(self) -> NDArray[np.bool_]:
        """What can be played: for each game True at the numbers of its legal actions."""
        self._games.mark()
        return self._masks

    def sample(self) -> Words:
        """A legal action for each game, all equally likely."""
        self._games.pick()
        return self._picked

    def step(self, actions: Any) -> None:
        """Play an action in each game; if one is not legal, say why and change nothing in any game."""
        games = self._games
        picked = actions is self._picked and games.picks_are_legal
        if not picked:  # speed: what was picked is legal
            given = whole_numbers(actions, self.n)
            # A number of 64 bits without a sign may become a negative one here, which is as little an action.
            np.copyto(self._given, given, casting="same_kind")
            wrong = games.want(self._numbers)
            if wrong != ALL_LEGAL:
                refuse(self.game, games.states[wrong], int(given[wrong]), f"game {wrong}")
        games.play(picked)

    def skip_forced(self) -> None:
        """Play on in every game in which only one action is legal, until there is something to decide.

        It belongs to the step before it: what ends here is `finished` too, and goes no further.
        """
        self._games.skip_forced()

    def play_others(self, own: Any, policy: Policy) -> None:
        """Let a policy decide for all but one seat of every game, until that seat is to move.

        `own` has the seat of each game, or a negative number where all seats decide for themselves. As
        `skip_forced` it belongs to the step before it.
        """
        seats = whole_numbers(own, self.n).tolist()
        if max(seats) >= self.seats:
            seat_number(max(seats), self.seats)
        self._games.play_others(seats, policy)

    def rewards(self) -> Rewards:
        """By game and seat: for games that ended in the last step from -1 (last) to 1 (first), else 0.

        It is how many a seat is ahead of, less how many are ahead of it, for each rival; so all add up to 0.
        """
        write_rewards(self._leads, self.seats, self.finished[:, None], self._rewards)
        return self._told_rewards

    def state(self, game: int) -> State:
        """The position of a game, to look at: a copy."""
        return self._games.states[game_number(game, self.n)].copy()

    def __reduce__(self) -> tuple[object, ...]:
        games = self._games
        going_on = (games.states, games.chances, games.picker, games.outcomes, self.finished.tolist())
        return _again, (self.game.name, self.options, self.n, going_on)

    def __copy__(self) -> Batch:
        return copy.deepcopy(self)  # two batches that share their games would be none


def _again(game: str, options: Json, n: int, going_on: tuple[Any, ...]) -> Batch:
    """A batch from all that it is."""
    new = Batch(game, options, n)
    new._games.take_over(*going_on)
    return new
