"""Learn a game from games against oneself, and keep what was learnt.

    python -m parlour.train GAME --minutes 10 --workers 15 --games 256 --device cuda --out build/train
    python -m parlour.train GAME --start build/train/GAME.npz …    # go on from there

Into the folder go the network as bots read it (GAME.npz), and the plan and the curve (GAME.json): how it played
against the bot its shape names, measured on the way by a process of its own.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import time
from pathlib import Path

import numpy as np

from parlour.bots.learned.network import unpack
from parlour.train.learning import Learner, Plan, keep, mean
from parlour.train.measuring import Measuring

KEEP_SECONDS = 20


def main() -> None:
    """Read the plan, learn, keep."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game", help="the name of a game whose bots can learn")
    arguments.add_argument("--out", type=Path, default=Path("build/train"))
    arguments.add_argument("--start", type=Path, help="a network to go on from")
    arguments.add_argument("--measure", type=int, default=1, help="processes that measure on the way")
    for field in dataclasses.fields(Plan):
        if field.name != "shape":
            kind = {"int": int, "float": float, "str": str}[str(field.type)]
            arguments.add_argument(f"--{field.name}", type=kind, default=field.default)
    asked = vars(arguments.parse_args())
    game, out, start, measure = (asked.pop(name) for name in ("game", "out", "start", "measure"))
    plan = Plan(f"parlour.bots.learned.{game}:SHAPE", **asked)
    learn(plan, game, out, start, measure)


def learn(plan: Plan, name: str, out: Path, start: Path | None = None, measure: int = 1) -> None:
    """Carry out a plan."""
    begun = None
    if start is not None:
        with np.load(start, allow_pickle=False) as stored:
            begun = unpack(dict(stored))
    learner = Learner(plan, begun)
    curve: list[dict[str, float]] = []
    clock = kept = time.monotonic()
    path = keep(out, name, learner, curve)
    measuring = Measuring(plan.shape, path, measure)

    def told(figures: dict[str, float]) -> None:
        nonlocal kept
        rounded = {key: round(value, 5) for key, value in figures.items()}
        curve.append({"seconds": round(time.monotonic() - clock, 1), **rounded})
        curve[-1] |= measuring.found()
        if time.monotonic() - kept > KEEP_SECONDS:
            kept = time.monotonic()
            keep(out, name, learner, curve)
            line = {key: round(mean(curve, key), 4) for key in curve[-1]}
            print(json.dumps(line | {"decisions": curve[-1]["decisions"]} | measuring.last), flush=True)

    try:
        learner.run(told)
    finally:
        measuring.close()
        keep(out, name, learner, curve)


if __name__ == "__main__":
    main()
