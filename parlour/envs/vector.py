"""One seat in each of many games against bots, as a vector environment of Gymnasium.

Where all opponents play at random, a step of all games is one call into core; other bots are asked one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from parlour.core.game import AnyGame
from parlour.core.seated import ALL_LEGAL, STAY
from parlour.core.state import State
from parlour.envs.drawing import RENDER_MODES, Rendering
from parlour.envs.refusals import EnvError, as_given, only_options, refuse, whole_number, whole_numbers
from parlour.envs.rewarding import Rewards
from parlour.envs.seat_env import Info, Seen, told
from parlour.envs.seated import RAISE, TELL, Seated, check_illegal
from parlour.envs.seen import seen_space

Flags = NDArray[np.bool_]
Seeds = int | Sequence[int | None] | None


class SeatVectorEnv(VectorEnv[Seen, Any, NDArray[Any]]):
    """So many games, each as `SeatEnv` plays it from the same seed.

    When a game that is over begins anew is as Gymnasium defines its autoreset modes. With `copy=False`
    observations and masks are the same arrays every time, written over by the next step. A copy goes on by
    itself, with arrays of its own.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: str | int = 0,
        opponents: str | Sequence[str] = "random",
        illegal: str = TELL,
        copy: bool = True,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.autoreset_mode = _autoreset(autoreset_mode)
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "autoreset_mode": self.autoreset_mode,
        }
        self.render_mode = render_mode
        self._copy = copy
        self._illegal = check_illegal(illegal)
        self._seated = seated = Seated(game, options, seat, opponents, num_envs)
        self.num_envs = num_envs = seated.n
        self.options, self.seat_names = seated.options, seated.seat_names
        self._rendering = Rendering(render_mode, seated.game, self.options)
        self.single_observation_space = seen_space(seated.features, seated.actions)
        self.single_action_space = spaces.Discrete(seated.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._truncations: Flags = np.zeros(num_envs, dtype=np.bool_)  # nothing is ever cut short
        self._all: Flags = np.ones(num_envs, dtype=np.bool_)
        self._given: NDArray[np.int64] = np.zeros(num_envs, dtype=np.int64)

    @property
    def game(self) -> AnyGame:
        """The rules, for the numbers of actions and what they mean."""
        return self._seated.game

    def state(self, number: int) -> State:
        """The position of a game, secrets included: to look at, not to change."""
        return self._seated.state(number)

    @property
    def seats(self) -> NDArray[np.int64]:
        """The number of the own seat in each game."""
        return self._seated.seats()

    def reset(self, *, seed: Seeds = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        """Begin all games, or those of `options["reset_mask"]`.

        The first game takes the seed itself, the second the next number, and so on. A game without a seed goes on
        with the chance it has.
        """
        only_options(options, "reset_mask")
        seeds = self._seeds(seed)
        mask = (options or {}).get("reset_mask")
        chosen = self._all if mask is None else self._checked(mask)
        super().reset(seed=None if _are_many(seed) else seeds[0])
        for number in np.flatnonzero(chosen).tolist():
            own = seeds[number]
            if own is not None:
                self._seated.sow(number, own)
            elif number in self._seated.unsown:
                self._seated.sow(number, int(self.np_random.integers(2**62)))
            self._seated.games.begin(number)
        self._show()
        seen = self._seen()
        return seen, self._info(seen, chosen)

    def _seeds(self, seed: Any) -> Sequence[int | None]:
        """A seed for each game, or None."""
        if seed is None:
            return [None] * self.num_envs
        if _are_many(seed):
            seeds = [None if own is None else whole_number(own, "a seed") for own in seed]
        else:
            first = whole_number(seed, "a seed")
            seeds = list(range(first, first + self.num_envs))
        if len(seeds) != self.num_envs:
            raise EnvError(f"{self.num_envs} seeds are needed, not {len(seeds)}")
        if any(own is not None and own < 0 for own in seeds):
            raise EnvError("a seed is no negative number")
        return seeds

    def _checked(self, mask: Any) -> Flags:
        if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_ or mask.shape != (self.num_envs,):
            raise EnvError(f"a reset_mask is an array of {self.num_envs} booleans")
        if not mask.any():
            raise EnvError("the reset_mask names no game")
        return mask.copy()

    def step(self, actions: Any) -> tuple[Seen, Rewards, Flags, Flags, Info]:
        """Play an action in each game; in one that is over it is not looked at if it begins anew instead."""
        refused = self._choose(actions)
        seated = self._seated
        seated.games.play(self.autoreset_mode == AutoresetMode.NEXT_STEP)
        over = seated.over.copy()
        rewards = seated.rewards()
        last: Info = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP and over.any():
            for number in np.flatnonzero(over).tolist():
                last = self._add_info(last, self._final(number), number)
            seated.games.begin_again()
        self._show()
        seen = self._seen()
        info = self._info(seen, self._all)
        if over.any() and not last:
            info |= {"places": seated.places * over[:, None], "_places": over.copy()}
            info |= {"scores": seated.scores * over[:, None], "_scores": over.copy()}
        for number, error in refused.items():
            info = self._add_info(info, told(error), number)
        return seen, rewards, over, self._truncations.copy(), info | last

    def _choose(self, actions: Any) -> dict[int, EnvError]:
        """Note what is to be played; what is not legal is refused, or found here and left out."""
        seated, games = self._seated, self._seated.games
        seated.check_begun()
        given = whole_numbers(actions, self.num_envs)
        going_on = ~seated.over if self.autoreset_mode == AutoresetMode.NEXT_STEP else self._all
        wrong = going_on & ((given < 0) | (given >= seated.actions) | seated.over)
        if wrong.any():
            self._refuse(int(wrong.argmax()), given)
        np.copyto(self._given, given, casting="same_kind")
        games.choose(self._given.data)
        refused: dict[int, EnvError] = {}
        number = games.next_illegal(0)
        while number != ALL_LEGAL:
            try:
                self._refuse(number, given)
            except EnvError as error:
                if self._illegal == RAISE:
                    raise
                refused[number] = error
            number = games.next_illegal(number + 1)
        if refused:
            self._given[list(refused)] = STAY
            games.choose(self._given.data)
        return refused

    def _refuse(self, number: int, given: NDArray[Any]) -> None:
        refuse(self.game, self._seated.state(number), int(given[number]), f"game {number}")

    def action_masks(self) -> Flags:
        """By game, True at the numbers of legal actions."""
        self._seated.check_begun()
        found: Flags = self._seated.masks.astype(np.bool_)
        return found

    def render(self) -> tuple[Any, ...]:
        """Each game as `SeatEnv` renders it."""
        return tuple(self._rendering.of(self._seated.state(number)) for number in range(self.num_envs))

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> Seen:
        seen = {"observation": self._seated.observations, "action_mask": self._seated.masks}
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen

    def _info(self, seen: Seen, told_of: Flags) -> Info:
        return {"action_mask": seen["action_mask"], "_action_mask": told_of.copy()}

    def _final(self, number: int) -> Info:
        """What is told of a game that ended in a step in which it begins anew."""
        seated = self._seated
        seen = {
            "observation": seated.observations[number].copy(),
            "action_mask": seated.masks[number].copy(),
        }
        info = {
            "action_mask": seen["action_mask"],
            "places": seated.places[number],
            "scores": seated.scores[number],
        }
        return {"final_obs": seen, "final_info": info}


def _autoreset(given: Any) -> AutoresetMode:
    try:
        return AutoresetMode(given)
    except ValueError as error:
        known = ", ".join(mode.value for mode in AutoresetMode)
        raise EnvError(f"autoreset_mode is one of {known}, not {as_given(given)}") from error


def _are_many(seed: Any) -> bool:
    """Whether it is one seed for each game, and not one for all."""
    return np.ndim(seed) > 0
