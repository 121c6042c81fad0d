"""The games for programs that learn: observations as numpy arrays, batches, PettingZoo, Gymnasium and OpenSpiel.

It needs `parlour[envs]`. See docs/envs.md. What is named here is loaded when it is first asked for, so that
observations, batches and records as arrays need numpy alone.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parlour.envs.arrays import ArrayWriter
    from parlour.envs.batch import Batch
    from parlour.envs.observation import Observation
    from parlour.envs.recording import record_games
    from parlour.envs.refusals import EnvError
    from parlour.envs.registration import register_games
    from parlour.envs.symmetries import own_eyes, symmetries_of

__all__ = [
    "ArrayWriter", "Batch", "EnvError", "Observation", "own_eyes", "record_games", "register_games",
    "symmetries_of",
]  # fmt: skip

_MODULES = {
    "ArrayWriter": "arrays",
    "Batch": "batch",
    "EnvError": "refusals",
    "Observation": "observation",
    "own_eyes": "symmetries",
    "record_games": "recording",
    "register_games": "registration",
    "symmetries_of": "symmetries",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{_MODULES[name]}"), name)


def _register_with_gymnasium() -> None:
    """Make the games known to Gymnasium, where it is installed."""
    try:
        import gymnasium  # noqa: F401
    except ModuleNotFoundError:
        return
    importlib.import_module(f"{__name__}.registration").register_games()


_register_with_gymnasium()
