"""One seat of a game against bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import Env, spaces
from numpy.typing import NDArray

from parlour.core.game import AnyGame
from parlour.core.state import State
from parlour.envs.drawing import RENDER_MODES, Rendering
from parlour.envs.refusals import EnvError, legal_number, only_options, whole_number
from parlour.envs.seated import RAISE, TELL, Seated, check_illegal
from parlour.envs.seen import seen_space

Seen = dict[str, Any]  # `observation` and `action_mask`
Info = dict[str, Any]


class SeatEnv(Env[Seen, Any]):
    """One game. A step is an action of the seat and all that the others do until it is to move again.

    `seat` is its name, its number, or `random`: another one in every game. `opponents` are the names of bots: one
    for all, or one for each other seat, clockwise. An action that is not legal changes nothing: `illegal="tell"`
    puts the rule and the sentence into the info, `illegal="raise"` raises `EnvError` with them. Whatever else
    cannot be played raises it too. A copy goes on by itself, with the same chance and the same bots.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        *,
        seat: str | int = 0,
        opponents: str | Sequence[str] = "random",
        illegal: str = TELL,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.render_mode = render_mode
        self._illegal = check_illegal(illegal)
        self._seated = seated = Seated(game, options, seat, opponents, 1)
        self.options, self.seat_names = seated.options, seated.seat_names
        self._rendering = Rendering(render_mode, seated.game, self.options)
        self.observation_space = seen_space(seated.features, seated.actions)
        self.action_space = spaces.Discrete(seated.actions)

    @property
    def game(self) -> AnyGame:
        """The rules, for the numbers of actions and what they mean."""
        return self._seated.game

    @property
    def state_of_game(self) -> State:
        """The position, secrets included: to look at, not to change."""
        return self._seated.state(0)

    @property
    def seat(self) -> int:
        """The number of the own seat in this game."""
        return int(self._seated.seats()[0])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        """Begin a game. The same seed gives the same chance, and the same bots; without one it goes on."""
        only_options(options)
        super().reset(seed=None if seed is None else whole_number(seed, "a seed"))
        if seed is not None or self._seated.unsown:
            self._seated.sow(0, self.np_random_seed)
        self._seated.games.begin(0)
        self._show()
        seen = self._seen()
        return seen, self._info(seen)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Info]:
        seated = self._seated
        state = seated.state(0)
        try:
            seated.games.choose([legal_number(self.game, state, action)])
        except EnvError as error:
            if self._illegal == RAISE or error.refusal is None or seated.over[0]:
                raise
            seen = self._seen()
            return seen, 0.0, False, False, self._info(seen) | told(error)
        seated.games.play(False)
        self._show()
        seen = self._seen()
        if not seated.over[0]:
            return seen, 0.0, False, False, self._info(seen)
        ended = {"places": seated.places[0].copy(), "scores": seated.scores[0].copy()}
        return seen, float(seated.rewards()[0]), True, False, self._info(seen) | ended

    def action_masks(self) -> NDArray[np.bool_]:
        """True at the numbers of legal actions, where learners with masks look for it."""
        self._seated.check_begun()
        found: NDArray[np.bool_] = self._seated.masks[0].astype(np.bool_)
        return found

    def render(self) -> Any:
        """What a spectator sees: the terminal's screen, printed or as text; or a picture, as pixels."""
        return self._rendering.of(self._seated.state(0))

    def _show(self) -> None:
        """People see every position without asking, as Gymnasium has it."""
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> Seen:
        return {"observation": self._seated.observations[0].copy(), "action_mask": self._seated.masks[0].copy()}

    def _info(self, seen: Seen) -> Info:
        return {"action_mask": seen["action_mask"]}


def told(error: EnvError) -> Info:
    """A refusal as info: the sentence, and the id of the rule."""
    assert error.refusal is not None
    return {"refused": str(error), "rule": error.refusal.rule}
