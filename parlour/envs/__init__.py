"""The games for programs that learn: observations as numpy arrays, batches, PettingZoo and Gymnasium.

It needs `parlour[envs]`. See docs/envs.md.
"""

from __future__ import annotations

from parlour.envs.batch import Batch
from parlour.envs.observation import Observation, observation_of
from parlour.envs.registration import register_games

__all__ = ["Batch", "Observation", "observation_of", "register_games"]

register_games()
