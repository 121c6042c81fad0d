"""The games for programs that learn: observations as numpy arrays, batches, PettingZoo and Gymnasium.

It needs `parlour[envs]`. See docs/envs.md.
"""

from __future__ import annotations

from parlour.envs.batch import Batch
from parlour.envs.observation import Observation, observation_of

__all__ = ["Batch", "Observation", "observation_of"]
