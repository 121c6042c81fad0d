"""Games in which a program has one seat, and arrays of what it sees: both Gymnasium environments stand on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance
from parlour.core.game import Json
from parlour.core.seated import ANY_SEAT, SeatedGames
from parlour.core.state import State
from parlour.envs.observation import Bytes, looking_into, observer_of
from parlour.envs.opponents import Opponents
from parlour.envs.refusals import EnvError, sentences
from parlour.envs.rewarding import own_rewards
from parlour.games import find_game

RANDOM_SEAT = "random"
TELL, RAISE = "tell", "raise"  # what happens to an action that is not legal


class Seated:
    """So many games of one kind. The arrays are written over by every step."""

    def __init__(
        self, game: str, options: Mapping[str, object], seat: str | int, opponents: str | Sequence[str], n: int
    ) -> None:
        if n < 1:
            raise EnvError(f"{n} games")
        with sentences():
            self.game = find_game(game)
            self.options: Json = self.game.options(options)
        self.seat_names: tuple[str, ...] = self.game.seats(self.options)
        self.actions = len(self.game.table)
        seats = len(self.seat_names)
        observer = observer_of(self.game)
        self.features = observer.features
        self._opponents = Opponents(self.game, opponents, seats - 1)
        number = _seat_number(seat, self.seat_names)
        self.games = games = SeatedGames(self._start, seats, self.actions, observer, n, number)
        self.unsown = set(range(n))  # games without a seed: they have not begun
        self.over: NDArray[np.bool_] = looking_into(games.over, np.bool_)
        self.masks: NDArray[np.int8] = looking_into(games.masks, np.int8).reshape(n, self.actions)
        self.observations: Bytes = looking_into(games.observations, np.uint8).reshape(n, self.features.size)
        self.places: NDArray[np.int64] = looking_into(games.places, np.int64).reshape(n, seats)
        self.scores: NDArray[np.int64] = looking_into(games.scores, np.int64).reshape(n, seats)

    def _start(self, chance: Chance) -> State:
        state: State = self.game.start(self.options, chance)
        return state

    def state(self, number: int) -> State:
        """The position of a game, secrets included: to look at, not to change."""
        if number in self.unsown:
            raise EnvError("reset() comes first")
        return self.games.states[number]

    def sow(self, number: int, seed: int) -> None:
        """Let the chance of a game and of the bots in it come from a seed."""
        self.games.sow(number, seed, self._opponents.seeded(seed))
        self.unsown.discard(number)

    def rewards(self) -> NDArray[np.float64]:
        """For games that are over what they were worth to the own seat, 0 for the others."""
        return np.where(self.over, own_rewards(self.places), 0.0)


def check_illegal(illegal: str) -> str:
    """Refuse what cannot be done with an action that is not legal."""
    if illegal not in (TELL, RAISE):
        raise EnvError(f"{illegal} is none of {TELL}, {RAISE}")
    return illegal


def _seat_number(seat: str | int, names: tuple[str, ...]) -> int:
    if seat == RANDOM_SEAT:
        return ANY_SEAT
    if isinstance(seat, str) and seat in names:
        return names.index(seat)
    if isinstance(seat, int) and 0 <= seat < len(names):
        return seat
    raise EnvError(f"there is no seat {seat!r} but {', '.join(names)} or {RANDOM_SEAT}")
