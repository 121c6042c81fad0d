"""The ids by which Gymnasium makes environments: `parlour/Name-v0` for every game that has observations."""

from __future__ import annotations

import gymnasium

from parlour.games import find_manifest, names


def env_id(game: str) -> str:
    """The id of a game's environment.

    >>> from parlour.games import names
    >>> [env_id(name) for name in names()]
    ['parlour/Roam-v0', 'parlour/Arcs-v0']
    """
    return f"parlour/{game.capitalize()}-v0"


def register_games() -> None:
    """Make all games known to Gymnasium that are not yet."""
    for name in names():
        if find_manifest(name).observer is not None and env_id(name) not in gymnasium.registry:
            gymnasium.register(
                env_id(name),
                entry_point="parlour.envs.seat_env:SeatEnv",
                vector_entry_point="parlour.envs.vector:SeatVectorEnv",
                kwargs={"game": name},
            )
