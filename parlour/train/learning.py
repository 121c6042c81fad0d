"""Learning from games against oneself: proximal policy optimization, with the chances of all seats as values.

A game is one row of decisions, whoever makes them. What a decision was worth to who made it is told by how the
chances of that seat change from then on (generalized advantage estimation), up to the end of the game.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from parlour.bots.learned import network
from parlour.bots.learned.shape import MOST_SEATS
from parlour.core.manifest import Place
from parlour.train.model import Model
from parlour.train.players import GROUPS, NOTHING, Boards, Hall, Workers

SEEN = ("rows", "menus", "seats", "movers", "players")


@dataclass(frozen=True)
class Plan:
    """How long to learn, how much at a time, and how boldly."""

    shape: str  # where it is, as `module:name`
    minutes: float = 5.0
    taught: float = 0.5  # of these, spent with the teacher
    workers: int = 2
    games: int = 32  # of a group of a worker
    steps: int = 32  # of every game before anything is learnt
    minibatch: int = 1024
    epochs: int = 2
    rate: float = 5e-4  # of learning, at first; it falls to a tenth
    trust: float = 0.98  # how far advantages trust what happened rather than the chances on the way (GAE)
    clip: float = 0.2  # how far a probability may move from what it was when the decision was made
    entropy: float = 0.01  # the weight of staying curious, at first; it falls to a fifth
    value: float = 1.0  # the weight of the chances
    softness: float = 6.0  # power or points that make a lead
    soft: float = 0.25  # how much a lead counts beside winning, at first; it falls to a fifth
    rivals: float = 0.0  # the share of games against the teacher: it has all seats but one
    seed: int = 1
    device: str = "cpu"


class Steps:
    """What was seen, could be done and was done in the last steps of all games; on the device that learns."""

    def __init__(self, plan: Plan, size: int, menu: int) -> None:
        count, many = plan.workers * plan.games * GROUPS, plan.steps
        device = torch.device(plan.device)

        def blank(*more: int, kind: Any = torch.float32) -> Tensor:
            return torch.zeros((many, count, *more), dtype=kind, device=device)

        self.rows = blank(size, kind=torch.uint8)
        self.menus = blank(menu, kind=torch.int16)
        self.seats = blank(kind=torch.int64)
        self.movers = blank(kind=torch.int64)
        self.players = blank(kind=torch.int64)
        self.actions = blank(kind=torch.int64)
        self.before = blank()  # log-probabilities of what was done, at that time
        self.chances = blank(MOST_SEATS)  # of every seat, from the first on
        self.over = blank()  # whether the game ended by it
        self.wins = blank(MOST_SEATS)  # if it did: who won, and by how much
        self.leads = blank(MOST_SEATS)
        # What is seen after the last step, and the chances then
        self.extra = {name: torch.zeros_like(getattr(self, name)[0]) for name in SEEN}
        self.last = torch.zeros((count, MOST_SEATS), device=device)  # the chances after the last step
        self.advantages = blank()
        self.aims = blank(MOST_SEATS)  # chances from the mover on


class Learner:
    """Plays and learns by turns."""

    def __init__(self, plan: Plan, start: dict[str, Any] | None = None) -> None:
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")
        self.plan = plan
        self.place: Place[Any] = Place(plan.shape)
        self.shape = self.place.load()
        self.device = torch.device(plan.device)
        self.model = Model(self.shape).to(self.device)
        if start is not None:
            self.model.take(start)
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=plan.rate, eps=1e-5)
        self.steps = Steps(plan, self.shape.observer.load().size, self.shape.menu)
        self.decisions = 0
        self.ended = 0

    def run(self, told: Callable[[dict[str, float]], None]) -> None:
        """Learn as long as planned; `told` hears how it goes."""
        plan, begun = self.plan, time.monotonic()
        if plan.taught and self.shape.teacher is not None:
            self._part(True, begun, begun + plan.taught * 60, told)
        self._part(False, time.monotonic(), begun + plan.minutes * 60, told)

    def _part(self, teaching: bool, begun: float, end: float, told: Callable[[dict[str, float]], None]) -> None:
        plan = self.plan
        hall = Hall(self.place, plan.workers, plan.games, plan.seed + teaching, plan.rivals)
        workers = Workers(hall, teaching)
        pinned = [self._pin(board) for board in workers.boards]
        try:
            rounds = 0
            while not rounds or time.monotonic() < end:  # once at least, however long processes took to begin
                rounds += 1
                done = min(1.0, (time.monotonic() - begun) / max(end - begun, 1e-3))
                left = 1.0 if teaching else 1 - done
                for group in self.optimizer.param_groups:
                    group["lr"] = plan.rate * (0.1 + 0.9 * left)
                start = time.monotonic()
                for step in range(plan.steps + 1):
                    self._step(workers, step, teaching)
                played = time.monotonic()
                self._judge(plan.soft * (0.2 + 0.8 * left), 1.0 if teaching else plan.trust)
                figures = self._learn(teaching, plan.entropy * (0.2 + 0.8 * left))
                figures |= {"teaching": float(teaching), "decisions": self.decisions, "games": self.ended}
                figures |= {"playing": played - start, "learning": time.monotonic() - played}
                told(figures)
        finally:
            for address in pinned:
                if address:
                    torch.cuda.cudart().cudaHostUnregister(address)
            workers.close()

    def _pin(self, board: Boards) -> int:
        """Let the device read shared memory without a copy on the way; where it lies, 0 if there is no device."""
        if self.device.type != "cuda":
            return 0
        address: int = torch.frombuffer(board.memory.buf, dtype=torch.uint8).data_ptr()
        torch.cuda.cudart().cudaHostRegister(address, board.memory.size, 0)
        return address

    def _step(self, workers: Workers, step: int, teaching: bool) -> None:
        """One step of all games. The one after the last is only looked at."""
        to = self.steps
        for group in range(GROUPS):
            fields = workers.wait(group)
            part = slice(group * len(fields["rows"]), (group + 1) * len(fields["rows"]))
            here = {name: torch.from_numpy(array) for name, array in fields.items()}
            if step > 0:
                self._note(step - 1, part, here)
            seen = {}
            for name in SEEN:
                seen[name] = to.extra[name][part] if step == self.plan.steps else getattr(to, name)[step, part]
                seen[name].copy_(here[name], non_blocking=True)
            with torch.no_grad(), self._cast():
                policy, chances = self.model(seen["rows"], seen["seats"], seen["menus"], seen["players"])
            chosen = here["actions"].to(self.device, copy=True) if teaching else draw(policy)
            fields["actions"][:] = chosen.cpu().numpy()  # all that was copied has come by now
            workers.answer(group)
            turned = turn(chances.exp(), -seen["movers"], seen["players"])
            if step == self.plan.steps:
                to.last[part] = turned
            else:
                to.actions[step, part] = chosen
                to.before[step, part] = policy.gather(1, chosen[:, None])[:, 0]
                to.chances[step, part] = turned
                self.decisions += len(chosen)

    def _note(self, step: int, part: slice, here: dict[str, Tensor]) -> None:
        """How a step ended, which is known at the next one."""
        self.steps.over[step, part] = here["finished"].to(self.device, torch.float32)
        self.steps.wins[step, part] = here["wins"].to(self.device)
        if here["finished"].any():
            self.ended += int(here["finished"].sum())
            scores, players = here["scores"].to(self.device), here["players"].to(self.device)
            absent = torch.arange(MOST_SEATS, device=self.device) >= players[:, None]
            lead = (scores / self.plan.softness).masked_fill(absent, -1e4).softmax(1)
            self.steps.leads[step, part] = lead

    def _judge(self, soft: float, trust: float) -> None:
        """Advantages, and what the chances should have been."""
        steps = self.steps
        results = (1 - soft) * steps.wins + soft * steps.leads
        following, advantage = steps.last, torch.zeros_like(steps.last)
        for step in range(self.plan.steps - 1, -1, -1):
            over = steps.over[step, :, None]
            change = over * results[step] + (1 - over) * following - steps.chances[step]
            advantage = change + trust * (1 - over) * advantage
            movers, players = steps.movers[step], steps.players[step]
            steps.advantages[step] = advantage.gather(1, movers[:, None])[:, 0]
            steps.aims[step] = turn(advantage + steps.chances[step], movers, players)
            following = steps.chances[step]

    def _learn(self, teaching: bool, curiosity: float) -> dict[str, float]:
        plan, steps = self.plan, self.steps
        flat = {
            name: getattr(steps, name).flatten(0, 1)
            for name in ("rows", "menus", "seats", "players", "actions", "before", "advantages", "aims")
        }
        sums: dict[str, Tensor] = {}
        count = 0
        gained = flat["advantages"]
        scale = gained.std() + 1e-6
        for _ in range(plan.epochs):
            for some in torch.randperm(len(gained), device=self.device).split(plan.minibatch):
                with self._cast():
                    policy, chances = self.model(
                        flat["rows"][some], flat["seats"][some], flat["menus"][some], flat["players"][some]
                    )
                new = policy.gather(1, flat["actions"][some, None])[:, 0]
                decided = (flat["menus"][some, 1] != NOTHING).float()  # else there was nothing to decide
                whole = decided.sum().clamp(min=1)
                entropy = -((policy.exp() * policy).sum(1) * decided).sum() / whole
                ratio = (new - flat["before"][some]).exp()
                if teaching:
                    better = (-new * decided).sum() / whole
                else:
                    advantage = gained[some] / scale
                    clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
                    better = -(torch.minimum(ratio * advantage, clipped * advantage) * decided).sum() / whole
                error = -(flat["aims"][some] * chances).sum(1).mean()
                self.optimizer.zero_grad(set_to_none=True)
                (better + plan.value * error - (0 if teaching else curiosity) * entropy).backward()
                nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
                self.optimizer.step()
                moved = ((ratio - 1).abs() > plan.clip).float().mean()
                for name, found in (("policy", better), ("value", error), ("entropy", entropy), ("moved", moved)):
                    sums[name] = sums.get(name, torch.zeros((), device=self.device)) + found.detach()
                count += 1
        return {name: float(found) / count for name, found in sums.items()}

    def _cast(self) -> Any:
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda")


def draw(policy: Tensor) -> Tensor:
    """An action of every menu, by its probability."""
    noise = -torch.log(-torch.log(torch.rand_like(policy).clamp(1e-9, 1 - 1e-7)))
    return (policy + noise).argmax(1)


def turn(chances: Tensor, by: Tensor, players: Tensor) -> Tensor:
    """Tell chances from another seat on: seat s of what comes is seat s + by of what was."""
    seats = torch.arange(MOST_SEATS, device=chances.device)[None, :]
    at = torch.where(seats < players[:, None], (seats + by[:, None]) % players[:, None], seats)
    return chances.gather(1, at)


def keep(folder: Path, name: str, learner: Learner, curve: list[dict[str, float]]) -> Path:
    """Write the network as it is shipped, and how it came to be."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.npz"
    network.write(folder / f"{name}.new.npz", learner.model.numbers())
    (folder / f"{name}.new.npz").replace(path)
    told = {"plan": asdict(learner.plan), "curve": curve}
    (folder / f"{name}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return path


def mean(curve: list[dict[str, float]], name: str, last: int = 20) -> float:
    """Of the last lines of a curve."""
    return float(np.mean([line[name] for line in curve[-last:] if name in line]))
