"""PPO with action masks: one network learns Roam by playing against itself, and is measured against random.

    pip install 'parlour[train]'
    python examples/ppo_roam.py --minutes 10 --players 2

All seats share one network, because an observation begins with its own seat (docs/envs.md). Rewards come at the
end of a game, and seats take turns: so every seat of every game has a trajectory of its own, whose last decision
is followed by the reward of that seat. Only legal actions get a probability; where only one is legal nothing is
decided and nothing is learned. The program counts its own CPU time (`--minutes` of `--cores`), so that it does the
same on a busy machine. It writes a learning curve (JSON and SVG) and the weights (npz) into a folder. Compiled
rules (`make compiled`) leave more of the time for learning.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from parlour.build import BUILD
from parlour.core.game import AnyGame
from parlour.envs import Batch
from parlour.games import find_game

Numbers = NDArray[np.int64]
Floats = NDArray[np.float32]
Curve = list[dict[str, float]]

GAMES = 64  # side by side
DECISIONS = 4096  # learned from at once
EPOCHS = 3  # how often each of them is looked at
MINIBATCH = 512
RATE = 1e-3  # of learning, at first; it falls to nothing
LAMBDA = 0.95  # how far advantages trust what happened rather than the values on the way (GAE)
CLIP = 0.2  # how far a probability may move from what it was when the decision was made
ENTROPY = 0.01  # the weight of staying curious
VALUE = 0.5  # the weight of the error of values
STEEPEST = 0.5  # gradients are cut to this length
HIDDEN = 128
LEAD = 20  # a lead of so many points is worth as much as winning
NOTHING = -1  # fills up menus
IMPOSSIBLE = -1e9  # the logit of what is not legal


# What an action is made of


def parts_of_actions(game: AnyGame, options: dict[str, Any]) -> tuple[Numbers, int]:
    """By seat and action the numbers of its parts, and how many parts there are; that number also fills up rows.

    "use 12 at c3" is a use, of card 12, at c3, which covers these spaces and could buy those. The logit of an
    action is the sum of what the network thinks of its parts, so what is learned about a space serves all cards.
    """
    numbers: dict[object, int] = {}
    box = game.box(options)
    spaces = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
    seats = []
    for seat in game.seats(options):
        rows = []
        for action in game.table:
            parts: list[object] = [action.kind, *((action.kind, *pair) for pair in action.args.items())]
            if action.kind == "use" and "at" in action.args and action.args["card"] in box["characters"]:
                lying = box["characters"][action.args["card"]]["lying"][box["edges"].index(seat)]
                parts += covered(lying, spaces, str(action.args["at"]))
            rows.append([numbers.setdefault(part, len(numbers)) for part in parts])
        seats.append(rows)
    width = max(len(row) for rows in seats for row in rows)
    filled = [[row + [len(numbers)] * (width - len(row)) for row in rows] for rows in seats]
    return np.array(filled, dtype=np.int64), len(numbers)


def covered(lying: Sequence[str], spaces: Sequence[str], anchor: str) -> list[object]:
    """The marks of a pattern and the spaces they lie on; the first square, in reading order, is on the anchor."""
    marks = [(y, x, mark) for y, row in enumerate(lying) for x, mark in enumerate(row) if mark != "."]
    first_y, first_x = next((y, x) for y, x, mark in marks if mark == "#")
    top, left = spaces.index(anchor) // 6 - first_y, spaces.index(anchor) % 6 - first_x
    return [
        (mark, spaces[(top + y) * 6 + left + x])
        for y, x, mark in marks
        if 0 <= top + y < 6 and 0 <= left + x < 6  # blanks may lie off the map
    ]


# The network


class Network(nn.Module):  # type: ignore[misc]  # whether PyTorch is there or not, its types are not looked at
    """From observations to what each part of an action is worth now, and to the reward to expect."""

    def __init__(self, highest: Sequence[int], parts: Numbers, count: int, hidden: int = HIDDEN) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(len(highest), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.worths = nn.Linear(hidden, count)
        self.value = nn.Linear(hidden, 1)
        nn.init.normal_(self.worths.weight, std=0.01)  # at first everything is about equally likely
        self.register_buffer("scale", 1 / torch.tensor(highest, dtype=torch.float32))
        self.register_buffer("parts", torch.from_numpy(parts))

    def forward(self, rows: Tensor, seats: Tensor, menus: Tensor) -> tuple[Tensor, Tensor]:
        """The log-probabilities of the actions on the menus, and the values of the positions."""
        seen = self.body(rows * self.scale)
        worths = nn.functional.pad(self.worths(seen), (0, 1))  # the part that fills up rows is worth 0
        parts = self.parts[seats[:, None], menus.clamp(min=0)]
        logits = worths.gather(1, parts.flatten(1)).view(parts.shape).sum(2)
        legal = logits.masked_fill(menus == NOTHING, IMPOSSIBLE)
        return legal.log_softmax(1), self.value(seen).squeeze(1)


def menus_of(masks: NDArray[np.bool_]) -> Numbers:
    """The numbers at which masks are True, a line for each, filled up: of 3,620 actions some 20 are legal."""
    lines, numbers = masks.nonzero()
    counts = masks.sum(1)
    menus = np.full((len(masks), counts.max(initial=1)), NOTHING, dtype=np.int64)
    menus[lines, np.arange(len(lines)) - np.repeat(counts.cumsum() - counts, counts)] = numbers
    return menus


# Playing


@dataclass
class Decision:
    """What one seat saw, could do and did."""

    row: NDArray[np.uint8]
    seat: int
    menu: Numbers
    chosen: int  # by its place on the menu
    log_probability: float  # of what was chosen, at that time
    value: float  # what the network expected
    advantage: float = 0.0  # how much better it went, known after the game


def give_credit(decisions: Sequence[Decision], reward: float) -> None:
    """Advantages of all decisions of one seat in one game, which ended with this reward (GAE, undiscounted).

    Each decision is judged by the value at the next one of the same seat, whatever others did in between; the
    last one by the reward.
    """
    advantage, following = 0.0, reward
    for decision in reversed(decisions):
        advantage = following - decision.value + LAMBDA * advantage
        decision.advantage = advantage
        following = decision.value


class SelfPlay:
    """Games side by side in which the network plays every seat; decisions are learned from when a game is over."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.open: list[list[list[Decision]]] = [[[] for _ in range(batch.seats)] for _ in range(batch.n)]
        self.games = 0

    def collect(self, network: Network, wanted: int) -> list[Decision]:
        """Play until at least so many decisions of games that are over have come together."""
        found: list[Decision] = []
        while len(found) < wanted:
            found += self.step(network)
        return found

    def step(self, network: Network) -> list[Decision]:
        """One step of all games; the decisions of those that ended by it."""
        batch = self.batch
        masks = batch.masks()
        asked = np.flatnonzero(masks.sum(1) > 1)  # elsewhere there is nothing to decide
        rows, seats, menus = batch.observe()[asked], batch.to_move[asked], menus_of(masks[asked])
        actions = batch.sample().copy()
        if len(asked):
            chosen, log_probabilities, values = decide(network, rows, seats, menus)
            actions[asked] = menus[np.arange(len(asked)), chosen]
            for place, game in enumerate(asked):
                seat, menu = int(seats[place]), menus[place]
                self.open[game][seat].append(
                    Decision(rows[place], seat, menu, chosen[place], log_probabilities[place], values[place])
                )
        batch.step(actions)
        found: list[Decision] = []
        if batch.finished.any():
            rewards = worth(batch)
            for game in np.flatnonzero(batch.finished):
                found += self.end(int(game), rewards[game])
        return found

    def end(self, game: int, rewards: Sequence[float] | Floats) -> list[Decision]:
        """The decisions of a game that is over, each with the credit of its own seat."""
        for decisions, reward in zip(self.open[game], rewards, strict=True):
            give_credit(decisions, float(reward))
        found = [decision for decisions in self.open[game] for decision in decisions]
        self.open[game] = [[] for _ in self.open[game]]
        self.games += 1
        return found


def worth(batch: Batch) -> Floats:
    """By game and seat what the last end there was worth: half for the place, half for the lead in points."""
    scores = batch.scores.astype(np.float32)
    rivals = np.stack([np.delete(scores, seat, 1).max(1) for seat in range(batch.seats)], 1)
    found: Floats = (batch.rewards() + ((scores - rivals) / LEAD).clip(-1, 1)) / 2
    return found


def decide(
    network: Network, rows: NDArray[np.uint8], seats: Numbers, menus: Numbers
) -> tuple[list[int], list[float], list[float]]:
    """Draw actions (by their places on the menus); with their log-probabilities and the values expected."""
    with torch.no_grad():
        log_probabilities, values = network(*(torch.from_numpy(array) for array in (rows, seats, menus)))
        chosen = torch.multinomial(log_probabilities.exp(), 1)
    return chosen[:, 0].tolist(), log_probabilities.gather(1, chosen)[:, 0].tolist(), values.tolist()


# Learning


def learn(network: Network, optimizer: torch.optim.Optimizer, decisions: Sequence[Decision]) -> dict[str, float]:
    """Make decisions that went better than expected likelier, the others less likely, none of them by too much."""
    width = max(len(decision.menu) for decision in decisions)
    fill = [np.pad(each.menu, (0, width - len(each.menu)), constant_values=NOTHING) for each in decisions]
    rows = torch.from_numpy(np.stack([decision.row for decision in decisions]))
    menus = torch.from_numpy(np.stack(fill))
    seats = torch.tensor([decision.seat for decision in decisions])
    chosen = torch.tensor([decision.chosen for decision in decisions])
    before = torch.tensor([decision.log_probability for decision in decisions])
    gained = torch.tensor([decision.advantage for decision in decisions])
    returns = gained + torch.tensor([decision.value for decision in decisions])
    advantages = (gained - gained.mean()) / (gained.std() + 1e-8)
    losses: dict[str, list[float]] = {"policy": [], "value": [], "entropy": []}
    for _ in range(EPOCHS):
        for some in torch.randperm(len(decisions)).split(MINIBATCH):
            log_probabilities, values = network(rows[some], seats[some], menus[some])
            ratio = (log_probabilities.gather(1, chosen[some, None])[:, 0] - before[some]).exp()
            advantage = advantages[some]
            policy = -torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            value = (values - returns[some]).square().mean()
            entropy = -(log_probabilities.exp() * log_probabilities).sum(1).mean()
            optimizer.zero_grad()
            (policy + VALUE * value - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), STEEPEST)
            optimizer.step()
            for name, loss in (("policy", policy), ("value", value), ("entropy", entropy)):
                losses[name].append(loss.item())
    return {name: float(np.mean(found)) for name, found in losses.items()}


# Measuring


def against_random(network: Network, game: AnyGame, options: dict[str, Any], games: int, seed: int) -> float:
    """The share of games it wins when all others play at random, in every seat as often.

    A win that two share is half a win.
    """
    batch = Batch(game, options, games, seed)
    own, won, going = np.arange(games) % batch.seats, 0.0, np.ones(games, dtype=bool)
    while going.any():
        masks = batch.masks()
        asked = np.flatnonzero(going & (batch.to_move == own) & (masks.sum(1) > 1))
        actions = batch.sample().copy()
        if len(asked):
            menus = menus_of(masks[asked])
            chosen, _, _ = decide(network, batch.observe()[asked], own[asked], menus)
            actions[asked] = menus[np.arange(len(asked)), chosen]
        batch.step(actions)
        for place in np.flatnonzero(going & batch.finished):
            first = batch.places[place] == 1
            won += first[own[place]] / first.sum()
        going &= ~batch.finished  # the first game at each place counts, long or short
    return float(won / games)


def interval(share: float, games: int) -> tuple[float, float]:
    """Where the true share is, 19 times of 20 (Wilson's score interval)."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return round(middle - half, 3), round(middle + half, 3)


def drawn(curve: Curve) -> str:
    """The learning curve as an SVG: the share of games won, with its interval, over decisions."""
    wide, high, edge = 640, 360, 48
    most = max(point["decisions"] for point in curve) or 1

    def at(decisions: float, share: float) -> str:
        return f"{edge + decisions / most * (wide - 2 * edge):.1f} {high - edge - share * (high - 2 * edge):.1f}"

    def level(share: float, look: str) -> str:
        y = at(0, share).split()[1]
        return (
            f'<path d="M{at(0, share)} L{at(most, share)}" {look}/><text x="8" y="{y}" dy="4">{share:.0%}</text>'
        )

    middle = " L".join(at(point["decisions"], point["won"]) for point in curve)
    upper = [at(point["decisions"], point["high"]) for point in curve]
    lower = [at(point["decisions"], point["low"]) for point in reversed(curve)]
    last = curve[-1]
    title = f"Roam, games won against random: {last['won']:.1%} after {last['cpu_seconds']:.0f} CPU seconds"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif">',
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
        *(level(share, 'stroke="#ddd"') for share in (0, 0.25, 0.5, 0.75)),
        level(0.95, 'stroke="#b30" stroke-dasharray="4"'),
        f'<path d="M{" L".join(upper + lower)} Z" fill="#27c" opacity="0.2"/>',
        f'<path d="M{middle}" fill="none" stroke="#27c" stroke-width="2"/>',
        f'<text x="{edge}" y="24">{title}</text>',
        f'<text x="{edge}" y="{high - 16}">0 to {most:,.0f} decisions in games against itself</text>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


# All of it


@dataclass
class Plan:
    """How long to learn, and how much at a time."""

    players: int = 2
    minutes: float = 10
    cores: int = 2
    seed: int = 1
    games: int = GAMES
    decisions: int = DECISIONS
    points: int = 20  # of the curve
    measured: int = 400  # games for each of them, and five times as many for the last


def train(plan: Plan) -> tuple[Network, Curve]:
    """Learn as long as planned; the network and its learning curve."""
    torch.manual_seed(plan.seed)
    torch.set_num_threads(plan.cores)
    clock, budget = time.perf_counter(), plan.minutes * 60 * plan.cores
    game = find_game("roam")
    options = game.options({"players": plan.players})
    play = SelfPlay(Batch(game, options, plan.games, plan.seed))
    network = Network(play.batch.features.highest(), *parts_of_actions(game, options))
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    begun, learnt, curve = time.process_time(), 0, Curve()
    while True:
        cpu = time.process_time() - begun
        over = cpu >= budget
        if over or cpu >= budget * len(curve) / plan.points:
            measured = plan.measured * (5 if over else 1)
            won = against_random(network, game, options, measured, seed=len(curve))
            low, high = interval(won, measured)
            point = {"decisions": learnt, "games": play.games, "cpu_seconds": round(cpu, 1)}
            point |= {"seconds": round(time.perf_counter() - clock, 1), "won": won, "low": low, "high": high}
            curve.append(point)
            print(json.dumps(point), flush=True)
        if over:
            return network, curve
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - cpu / budget)
        decisions = play.collect(network, plan.decisions)
        losses = learn(network, optimizer, decisions)
        learnt += len(decisions)
        said = ", ".join(f"{name} {loss:.3f}" for name, loss in losses.items())
        print(f"{cpu:.0f} of {budget:.0f} CPU seconds: {said}", flush=True)


def write(folder: Path, plan: Plan, network: Network, curve: Curve) -> None:
    """The curve as numbers and as a picture, and the weights."""
    folder.mkdir(parents=True, exist_ok=True)
    told = {"plan": asdict(plan), "rules": BUILD, "curve": curve}
    (folder / "ppo_roam.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    (folder / "ppo_roam.svg").write_text(drawn(curve), encoding="utf-8")
    np.savez(folder / "ppo_roam.npz", **{name: found.numpy() for name, found in network.state_dict().items()})


def main() -> None:
    """Learn, and write what came of it."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--minutes", type=float, default=Plan.minutes, help="on so many cores, as CPU time")
    arguments.add_argument("--cores", type=int, default=Plan.cores)
    arguments.add_argument("--players", type=int, default=Plan.players, choices=(2, 3, 4))
    arguments.add_argument("--seed", type=int, default=Plan.seed)
    arguments.add_argument("--out", type=Path, default=Path("build/ppo_roam"), help="the folder to write into")
    asked = arguments.parse_args()
    plan = Plan(asked.players, asked.minutes, asked.cores, asked.seed)
    write(asked.out, plan, *train(plan))


if __name__ == "__main__":
    main()
