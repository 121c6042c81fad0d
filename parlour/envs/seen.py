"""What an agent observes, as a space of Gymnasium: its row of features and the mask of its legal actions."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from parlour.core.features import Features


def seen_space(features: Features, actions: int) -> spaces.Dict:
    """The space of `observation` (docs/features.md) and `action_mask` (1 at the numbers of legal actions)."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, np.array(features.highest(), dtype=np.uint8), dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )
