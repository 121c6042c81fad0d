"""A game as a PettingZoo environment: agents take turns (AEC).

An agent is a seat, called as in notation. What it observes is a dictionary: `observation`, the row of bytes of
docs/features.md, and `action_mask`, 1 at the numbers of the actions it may choose now. Rewards come at the end.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from parlour.core.chance import QuickChance
from parlour.core.errors import short
from parlour.core.game import NOBODY, AnyGame
from parlour.core.state import State
from parlour.envs.drawing import RENDER_MODES, Rendering
from parlour.envs.observation import Observation
from parlour.envs.refusals import EnvError, game_with, legal_number, options_of_reset, whole_number
from parlour.envs.rewarding import rewards_of
from parlour.envs.seen import seen_space


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game, which may be given by its name. A copy goes on by itself, with the same chance.

    An action that is not legal raises `EnvError` with the rule and the sentence; nothing changes.
    """

    def __init__(self, game: AnyGame | str, options: Mapping[str, object], render_mode: str | None = None) -> None:
        super().__init__()
        game, self.options = game_with(game, options)
        self.metadata = {
            "name": f"{game.name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self._rendering = Rendering(render_mode, game, self.options)
        self.possible_agents = list(game.seats(self.options))
        self._actions = len(game.table)
        self._observation = Observation(game)
        seen = seen_space(self._observation.features, self._actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}
        self._chance: QuickChance | None = None  # of all games since the last seed
        self._begun: State | None = None
        self.agents: list[str] = []

    @property
    def game(self) -> AnyGame:
        """The rules, for the numbers of actions and what they mean."""
        return self._observation.game

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def state_of_game(self) -> State:
        """The position, secrets included: to look at, not to change."""
        if self._begun is None:
            raise EnvError("reset() comes first")
        return self._begun

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same chance, and without one it goes on."""
        self._refuse_options_of_the_game(options_of_reset(options))
        if seed is not None:
            self._chance = QuickChance(whole_number(seed, "a seed"))
        elif self._chance is None:
            self._chance = QuickChance(secrets.randbits(62))
        self._begun = self.game.start(self.options, self._chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._begun.to_move]
        self._show()

    def _refuse_options_of_the_game(self, options: Mapping[str, object]) -> None:
        """They are chosen when it is made. Others mean nothing, and PettingZoo's own tests give such."""
        for spec in self.game.option_specs:
            if spec.name in options:
                raise EnvError(f"{spec.name} is chosen when the environment is made, not by reset()")

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent that is to move observes and got since it moved last, and whether its game is over."""
        _ = self.state_of_game  # it has begun
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do."""
        state = self.state_of_game
        if agent not in self.possible_agents:
            raise EnvError(f"there is no agent {short(agent)} but {', '.join(self.possible_agents)}")
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._actions, dtype=np.int8)
        if seat == state.to_move:
            mask[np.asarray(state.menu())] = 1
        return {"observation": self._observation.write(state, seat).copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action for the agent that is to move; None for one whose game is over."""
        state = self.state_of_game
        if not self.agents:
            raise EnvError("the game is over: reset() begins another")
        if action is None and state.to_move == NOBODY:
            self._was_dead_step(None)
            return
        assert self._chance is not None
        state.do(legal_number(self.game, state, action), self._chance)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if state.to_move != NOBODY:
            self.agent_selection = self.possible_agents[state.to_move]
        else:
            self._end(state)
        self._show()

    def _end(self, state: State) -> None:
        outcome = state.outcome
        assert outcome is not None
        self.rewards = dict(zip(self.agents, rewards_of(outcome), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """What a spectator sees: the terminal's screen, printed or as text; or a picture, as pixels."""
        return self._rendering.of(self.state_of_game)

    def _show(self) -> None:
        """People see every position without asking, as PettingZoo has it."""
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is kept open."""
