"""Fit the chances of winning in Roam to who won, in games of bots against themselves.

    python -m parlour.train.roam --games 7000 --out build/first.json
    python -m parlour.train.roam --games 3000 --walks 12 --out build/second.json

The first games are those of a bot that looks one action ahead by the prices of greedy, somewhat at random; with
`--walks`, those of the tree with the chances that are there. Into the file go the weights, as
`parlour/bots/roam/chances.json` has them, the recipe, and how well they tell who wins.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from parlour.bots.roam import chances
from parlour.bots.roam.tree import Tree
from parlour.bots.roam.worth import worth
from parlour.core.chance import QuickChance
from parlour.games.roam.game import GAME
from parlour.games.roam.state import RoamState
from parlour.games.roam.table import PLACING

SEATS = 4
MIXES: tuple[dict[str, object], ...] = (
    {"players": 2}, {"players": 2}, {"players": 2}, {"players": 3}, {"players": 3}, {"players": 4}, {"players": 4},
    {"players": 2, "artifacts": True}, {"players": 3, "artifacts": True, "outpost": True},
    {"players": 4, "artifacts": True}, {"players": 2, "stacking": True},
)  # fmt: skip
KEPT = 0.2  # of all positions
CARELESS = 0.03  # of all decisions, which are taken at random, so that bad positions are seen too
WARM = (0.0, 0.0, 0.1, 0.3)  # in points, of a game: how much prices are blurred
TRIED_OUT = 0.1  # of all positions, the last ones, on which the fit is tried out
ROUNDS, BATCH, RATE, SLOWER = 6, 2048, 0.03, 0.3
PENALTY = 1e-5
UNIT = 1000  # weights are whole numbers of thousandths


@dataclass
class Seen:
    """Positions: what every seat had, how far the game was, how many played, and what everybody won."""

    rows: Any
    phases: Any
    seats: Any
    won: Any


def main() -> None:
    """Play, fit, keep."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=7000)
    arguments.add_argument("--walks", type=int, default=0, help="on average, of each decision")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--out", type=Path, default=Path("build/chances.json"))
    asked = arguments.parse_args()
    first, last, losses = fit(play(asked.games, asked.walks, asked.seed), asked.seed)
    recipe = {"games": asked.games, "walks": asked.walks, "seed": asked.seed}
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    text = {"first": first, "last": last, "recipe": recipe, "losses": losses}
    asked.out.write_text(json.dumps(text) + "\n", encoding="utf-8")


def play(games: int, walks: int, seed: int) -> Seen:
    """Some of the positions of so many games."""
    rng = random.Random(seed)
    rows: list[Any] = []
    phases, seats, won = [], [], []
    for _ in range(games):
        state = GAME.start(rng.choice(MIXES), QuickChance(rng.getrandbits(60)))
        found, count = play_one(state, walks, rng), len(state.seat_names)
        places = state.outcome.places if state.outcome else ()
        shares = [(place == 1) / places.count(1) for place in places] + [0.0] * (SEATS - count)
        rows += [row for row, _ in found]
        phases += [phase for _, phase in found]
        seats += [count] * len(found)
        won += [shares] * len(found)
    return Seen(np.array(rows), np.array(phases), np.array(seats), np.array(won, np.float32))


def play_one(state: RoamState, walks: int, rng: random.Random) -> list[tuple[Any, int]]:
    """A game, to its end; what was seen on the way."""
    found: list[tuple[Any, int]] = []
    chance, warm = QuickChance(rng.getrandbits(60)), rng.choice(WARM)
    while state.to_move >= 0:
        if rng.random() < KEPT:
            found.append((row_of(state), int(chances.phase(state))))
        menu = list(state.menu())
        if len(menu) == 1:
            state.do(menu[0], chance)
        elif rng.random() < CARELESS:
            state.do(rng.choice(menu), chance)
        elif walks:
            state.do(by_tree(state, rng.choice((walks // 3, walks, 2 * walks)), rng), chance)
        else:
            state.do(by_price(state, menu, warm, rng, chance), chance)
    return found


def by_tree(state: RoamState, walks: int, rng: random.Random) -> int:
    """What the tree would do."""
    tree = Tree(state, rng.getrandbits(60))
    for _ in range(walks):
        tree.walk()
    return int(tree.root.numbers[tree.root.best()])


def by_price(state: RoamState, menu: list[int], warm: float, rng: random.Random, chance: QuickChance) -> int:
    """The best price right after it, blurred."""
    seat, priced = int(state.to_move), []
    for number in menu:
        after = state.copy()
        after.do(number, chance)
        priced.append((worth(after, seat) - warm * math.log(-math.log(rng.random() + 1e-12) + 1e-12), number))
    return max(priced)[1]


def row_of(state: RoamState) -> Any:
    """By seat: how much there is of everything that is counted."""
    if state.step == PLACING:
        state = chances.placed(state)
    sizes = chances.sizes_of(state.setup.tables)
    found = np.zeros((SEATS, chances.COUNTED), np.int8)
    for seat in state.setup.every_seat:
        pairs = list(chances.counted(state, seat, sizes))
        for what, amount in zip(pairs[::2], pairs[1::2], strict=True):
            found[int(seat), what] += amount
    return found


def fit(seen: Seen, seed: int) -> tuple[list[int], list[int], list[list[float]]]:
    """The weights at the start and at the end, and after each round the losses with 2, 3 and 4 players."""
    torch.manual_seed(seed)
    rows, won = torch.tensor(seen.rows, dtype=torch.float32), torch.tensor(seen.won)
    early = 1 - torch.tensor(seen.phases, dtype=torch.float32)[:, None] / (chances.PHASES - 1)
    seats = torch.tensor(seen.seats)
    nobody = torch.arange(SEATS)[None] >= seats[:, None]
    learned_from = len(rows) - int(TRIED_OUT * len(rows))
    scales = rows[:learned_from].flatten(0, 1).std(0) + 1e-3
    last, more = (torch.zeros(chances.COUNTED, requires_grad=True) for _ in range(2))

    def loss(some: Any) -> Any:
        strengths = rows[some] @ (last / scales) + rows[some] @ (more / scales) * early[some]
        likely = torch.log_softmax(strengths.masked_fill(nobody[some], -1e9), 1).masked_fill(nobody[some], 0)
        return -(won[some] * likely).sum(1).mean()

    optimizer = torch.optim.Adam([last, more])
    losses = []
    for number in range(ROUNDS):
        for group in optimizer.param_groups:
            group["lr"] = RATE * SLOWER**number
        for some in torch.randperm(learned_from).split(BATCH):
            optimizer.zero_grad()
            (loss(some) + PENALTY * (last.square().sum() + more.square().sum())).backward()
            optimizer.step()
        others = torch.arange(learned_from, len(rows))
        with torch.no_grad():
            losses.append([round(float(loss(others[seats[others] == count])), 4) for count in (2, 3, 4)])
        print(losses[-1], flush=True)
    with torch.no_grad():
        found = [torch.round(UNIT * weights / scales).int().tolist() for weights in (last + more, last)]
    return found[0], found[1], losses


if __name__ == "__main__":
    main()
