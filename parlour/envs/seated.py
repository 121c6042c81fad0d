"""Games in which a program has one seat, and arrays of what it sees: both Gymnasium environments stand on it."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.chance import Chance
from parlour.core.game import AnyGame, Json
from parlour.core.seated import ANY_SEAT, SeatedGames
from parlour.core.state import State
from parlour.envs.observation import Bytes, looking_into, observer_of
from parlour.envs.opponents import Opponents
from parlour.envs.refusals import EnvError, as_given, count_of_games, game_number, game_with, whole_number
from parlour.envs.rewarding import Rewards, write_rewards

RANDOM_SEAT = "random"
TELL, RAISE = "tell", "raise"  # what happens to an action that is not legal


class Seated:
    """So many games of one kind. The arrays are written over by every step. A copy goes on by itself."""

    def __init__(
        self, game: str, options: Mapping[str, object], seat: str | int, opponents: str | Sequence[str], n: int
    ) -> None:
        self.n = n = count_of_games(n)
        self.game: AnyGame
        self.options: Json
        self.game, self.options = game_with(game, options)
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
        self.places: Bytes = looking_into(games.places, np.uint8).reshape(n, seats)
        self.scores: NDArray[np.int64] = looking_into(games.scores, np.int64).reshape(n, seats)
        self._seat_of: NDArray[np.int64] = looking_into(games.seat_of, np.int64)
        self._leads: NDArray[np.int64] = looking_into(games.leads, np.int64)

    def _start(self, chance: Chance) -> State:
        state: State = self.game.start(self.options, chance)
        return state

    def check_begun(self) -> None:
        """Refuse what comes before all games have begun."""
        if self.unsown:
            raise EnvError("reset() comes first")

    def state(self, number: int) -> State:
        """The position of a game, secrets included: to look at, not to change."""
        if type(number) is not int or not 0 <= number < self.n:  # speed: it is looked at after many steps
            number = game_number(number, self.n)
        if number in self.unsown:
            raise EnvError("reset() comes first")
        return self.games.states[number]

    def seats(self) -> NDArray[np.int64]:
        """The number of the own seat in each game."""
        self.check_begun()
        return self._seat_of.copy()

    def sow(self, number: int, seed: int) -> None:
        """Let the chance of a game and of the bots in it come from a seed."""
        self.games.sow(number, seed, self._opponents.seeded(seed))
        self.unsown.discard(number)

    def rewards(self) -> Rewards:
        """For games that are over what they were worth to the own seat, 0 for the others."""
        found = np.zeros(self.n, dtype=np.float32)
        write_rewards(self._leads, len(self.seat_names), self.over, found)
        return found

    def __reduce__(self) -> tuple[object, ...]:
        games, seat = self.games, int(self.games.seat)
        made = (
            self.game.name,
            self.options,
            RANDOM_SEAT if seat == ANY_SEAT else seat,
            self._opponents.names,
            self.n,
        )
        going_on = {
            number: (
                games.states[number],
                int(self._seat_of[number]),
                games.chances[number],
                games.lots[number],
                games.rivals[number],
            )
            for number in range(self.n)
            if number not in self.unsown
        }
        return _again, (made, going_on)

    def __copy__(self) -> Seated:
        return copy.deepcopy(self)  # two that share their games would be none


def _again(made: tuple[Any, ...], going_on: Mapping[int, tuple[Any, ...]]) -> Seated:
    """Games from all that they are."""
    new = Seated(*made)
    for number, game in going_on.items():
        new.games.take_over(number, *game)
        new.unsown.discard(number)
    return new


def check_illegal(illegal: str) -> str:
    """Refuse what cannot be done with an action that is not legal."""
    if illegal not in (TELL, RAISE):
        raise EnvError(f"{as_given(illegal)} is none of {TELL}, {RAISE}")
    return illegal


def _seat_number(seat: str | int, names: tuple[str, ...]) -> int:
    if seat == RANDOM_SEAT:
        return ANY_SEAT
    if isinstance(seat, str) and seat in names:
        return names.index(seat)
    if not isinstance(seat, str):
        number = whole_number(seat, "a seat that is not named")
        if 0 <= number < len(names):
            return number
    raise EnvError(f"there is no seat {as_given(seat)} but {', '.join(names)} or {RANDOM_SEAT}")
