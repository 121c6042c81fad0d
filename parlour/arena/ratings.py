"""Ratings on the scale of Elo, from who won which line-up.

The model is Luce's, which with two players is that of Bradley and Terry, and Elo's: at a table everybody wins in
proportion to their strength, and 400 points of rating are a factor of 10 of strength. Of several first places each
has a share. It is fitted by maximum likelihood, and only differences mean something.

How sure a rating is comes from the bootstrap over deals (the Bayesian one, in which deals get random weights
instead of being drawn): all games of a deal stay together, so what they have in common is respected. For each
bot a deal is added in which it won all its games, and which counts as much as two games: without those, whoever
lost no game would be infinitely strong, and a few deals that came out alike would seem to prove something.

Packages for such models were looked at: choix fits them, but knows neither shared wins nor weights, which the
bootstrap needs; openskill updates ratings game by game and would take the games of a deal for independent.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from parlour.arena.lineups import LineUp

Floats = NDArray[np.float64]

ELO = 400 / math.log(10)  # points of rating for a factor of e of strength
ROUNDS = 1000  # of the bootstrap
STEPS = 100  # of Newton's method, which needs about ten
FARTHEST = 1.0  # a step goes: else the first ones lead nowhere where somebody wins nearly always


@dataclass(frozen=True)
class Rating:
    """A rating with the interval in which it lies with a confidence of 95 %."""

    elo: float
    low: float
    high: float


def ratings(
    wins: Sequence[Sequence[float]], names: Sequence[str], line_ups: Sequence[LineUp], anchor: int
) -> list[Rating]:
    """The rating of each bot, in relation to the one at `anchor`.

    `wins` has for each deal how many games each bot has won, shares included; every deal had one game of each of
    `line_ups`, in which a line-up stands as often as it has seat orders.
    """
    seats, games = _seats(names, line_ups)
    weight = 2 / len(line_ups)
    deals = np.vstack([np.asarray(wins, dtype=np.float64).reshape(-1, len(names)), weight * _added(seats, games)])
    worth = np.array([1.0] * len(wins) + [weight] * len(names))  # in deals
    rng = np.random.default_rng(len(deals))  # the same games, the same intervals
    won, counted = [deals.sum(axis=0)], [float(worth.sum())]
    for _ in range(ROUNDS):
        weights = rng.exponential(size=len(deals))
        won.append(weights @ deals)
        counted.append(float(weights @ worth))
    found = fit(np.array(won), np.array(counted), seats, games) * ELO
    found -= found[:, [anchor]]
    low, high = np.quantile(found[1:], (0.025, 0.975), axis=0)
    return [
        Rating(float(elo), float(min(elo, least)), float(max(elo, most)))
        for elo, least, most in zip(found[0], low, high, strict=True)
    ]


def _added(seats: Floats, games: Floats) -> Floats:
    """For each bot the wins of a deal in which it won all its games; games without it were even."""
    even = seats / seats.sum(axis=1, keepdims=True)
    deals = []
    for bot in range(seats.shape[1]):
        plays = seats[:, [bot]] > 0
        deals.append((np.where(plays, np.eye(seats.shape[1])[bot], even) * games[:, None]).sum(axis=0))
    return np.array(deals)


def fit(won: Floats, deals: Floats, seats: Floats, games: Floats) -> Floats:
    """The logarithms of strengths, with a mean of 0, for each row of `won` (wins of bots) and `deals` (how many).

    `seats` are those of each bot in each line-up, `games` how many games of it a deal has.
    """
    strengths: Floats = np.zeros_like(won)
    bots = won.shape[1]
    level = np.full((bots, bots), 1.0 / bots)  # strengths may all rise together: this keeps their mean
    for _ in range(STEPS):
        odds = seats[None] * np.exp(strengths)[:, None, :]
        chances = odds / odds.sum(axis=2, keepdims=True)  # to win, by row, line-up and bot
        weight = deals[:, None, None] * games[None, :, None]
        slope = won - (weight * chances).sum(axis=1)
        bend = -np.einsum("rlb,rlc->rbc", weight * chances, chances)
        bend[:, range(bots), range(bots)] += (weight * chances).sum(axis=1)
        step = np.linalg.solve(bend + level, slope[:, :, None])[:, :, 0]
        strengths += step * np.minimum(1.0, FARTHEST / np.abs(step).max(axis=1, keepdims=True).clip(1e-300))
        if np.abs(step).max() < 1e-9:
            break
    strengths -= strengths.mean(axis=1, keepdims=True)
    return strengths


def _seats(names: Sequence[str], line_ups: Sequence[LineUp]) -> tuple[Floats, Floats]:
    """By different line-up and bot how many seats it has, and by line-up how many games."""
    found: dict[tuple[int, ...], int] = {}
    for line_up in line_ups:
        counted = tuple(line_up.count(name) for name in names)
        found[counted] = found.get(counted, 0) + 1
    return np.array(list(found), dtype=np.float64), np.array(list(found.values()), dtype=np.float64)


def expected_share(elo: float, name: str, line_ups: Sequence[LineUp]) -> float:
    """What share of wins a seat of a bot has that is so much stronger than all others, on average over games.

    >>> [round(expected_share(elo, "A", [("A", "B", "B")]), 3) for elo in (0, 120.4)]
    [0.333, 0.5]
    """
    strength = math.exp(elo / ELO)
    won = seats = 0.0
    for line_up in line_ups:
        own = line_up.count(name)
        seats += own
        won += own * strength / (own * strength + len(line_up) - own)
    return won / seats
