"""Arcs for PettingZoo: `env(players=2)`, with any options of the game."""

from __future__ import annotations

from parlour.envs.aec import GameEnv


def env(render_mode: str | None = None, **options: object) -> GameEnv:
    """A game of Arcs. `render_mode` is `human`, `ansi` or `rgb_array`."""
    return GameEnv("arcs", options, render_mode)


raw_env = env
