"""What the artifacts of a Roam card set are worth, and what they should cost: greedy against itself.

    python -m benchmarks.roam_artifacts              measure and write benchmarks/roam_artifacts.md
    python -m benchmarks.roam_artifacts --games 200 --gifts 100    a quicker, rougher look
    python -m benchmarks.roam_artifacts --cards my.toml --out my.md

In some games everybody is given an artifact, some coins or nothing, as chance wills it. So the difference in the
end is the gift's doing: what an ability brings is then known in points, and in the coins that bring as many.
Greedy counts on the abilities of what it holds, uses them where a turn gains by it, and buys by what they tend to
bring.
"""

from __future__ import annotations

import argparse
import math
import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from benchmarks.roam_cards import (
    PLAYERS,
    Mix,
    Worth,
    course,
    mix,
    named_set,
    options_for,
    paragraph,
    seats,
    worths_of,
)
from benchmarks.roam_games import ARTIFACT, COINS, GIVEN_COINS, NOTHING, Gift, Played, play_all
from parlour.games.roam.cards import ABILITIES, BUILT_IN, CardSet

MOMENTS = {2: (3, 8), 4: (3, 7)}  # rounds in which gifts are given, by players: early, and at half-time


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the artifacts of a card set of Roam.")
    parser.add_argument("--cards", default=BUILT_IN[0], help="a built-in set or a card-set file")
    parser.add_argument("--games", type=int, default=1000, help="for each player count")
    parser.add_argument(
        "--gifts", type=int, default=1000, help="games with gifts, for 2 and 4 players, early and late"
    )
    parser.add_argument("--seed", default="parlour", help="another word, other games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_suffix(".md"))
    asked = parser.parse_args()
    cards = named_set(asked.cards)
    if not cards.artifacts:
        parser.error(f"{asked.cards} has no artifacts to measure")
    given = gifts(cards, asked)
    mixes = [mix(cards, players, True, asked) for players in PLAYERS]
    text = "\n".join(report(cards, mixes, given, asked))
    asked.out.write_text(text + "\n", encoding="utf-8")
    print(text)


def gifts(cards: CardSet, asked: argparse.Namespace) -> list[Played]:
    """Play full games in which everybody is given an artifact, coins or nothing."""
    moments = [(players, at) for players, rounds in MOMENTS.items() for at in rounds]
    jobs = [
        (options_for(cards, players, True), f"{asked.seed} artifact {at} {n}", Gift(at, ARTIFACT))
        for n in range(asked.gifts)
        for players, at in moments
    ]
    found = list(play_all(jobs, asked.workers))
    print("gifts: played", flush=True)
    return [game for game in found if game.gifts]


def ability_worths(cards: CardSet, given: Sequence[Played]) -> dict[str, Worth]:
    """By ability, for coins and for nothing: the same, of the artifacts that were given."""
    printed = {str(tile.number): tile.points for tile in cards.artifacts}
    abilities = {str(tile.number): tile.ability for tile in cards.artifacts}
    same = {COINS: COINS, NOTHING: NOTHING}
    return worths_of(given, printed | dict.fromkeys(same, 0), abilities | same)


def above_nothing(worth: Mapping[str, Worth], gift: str) -> Worth:
    """What a gift is worth against no gift at all."""
    one, none = worth[gift], worth[NOTHING]
    return Worth(one.points - none.points, math.hypot(one.error, none.error), one.chance - none.chance)


def coin_worth(worth: Mapping[str, Worth]) -> float:
    """What one coin is worth, in points."""
    return above_nothing(worth, COINS).points / GIVEN_COINS


def fair_price(worth: Mapping[str, Worth], ability: str, points: int) -> float:
    """The coins that bring as much as an ability with so many points printed on it."""
    return (above_nothing(worth, ability).points + points) / coin_worth(worth)


def report(cards: CardSet, mixes: list[Mix], given: list[Played], asked: argparse.Namespace) -> Iterator[str]:
    """The lines of the report."""
    yield f"# The artifacts of the set “{cards.name}”, measured\n"
    yield paragraph(
        f"""Written by `python -m benchmarks.roam_artifacts --cards {asked.cards} --seed {asked.seed}`:
        {asked.games:,} full games of greedy against itself for each player count, and {len(given):,} with
        gifts."""
    )
    yield from artifacts(cards, mixes, given)
    yield ""
    yield from seats(mixes)
    yield from course(cards, mixes)


def artifacts(cards: CardSet, mixes: list[Mix], given: list[Played]) -> Iterator[str]:
    worth = ability_worths(cards, given)
    yield "## Abilities\n"
    yield paragraph(
        f"""Everybody is given something out of turn, early (round {MOMENTS[2][0]}) or at half-time: with equal
        chances an artifact of one of the abilities, {GIVEN_COINS} coins, or nothing. Worth: the points its
        owner is ahead of the others in the end, against who got nothing and without printed points, ± standard
        error. Chance: what it adds to the chance of winning, in points of percentage. In coins: the coins that
        bring as many points; one coin brings {coin_worth(worth):.2f}."""
    )
    yield "| Given | Worth | Chance | In coins |"
    yield "|---|---|---|---|"
    for gift in [gift for gift in (*ABILITIES, COINS) if gift in worth]:
        found = above_nothing(worth, gift)
        name = f"{GIVEN_COINS} coins" if gift == COINS else gift
        coins = found.points / coin_worth(worth)
        yield f"| {name} | {found.points:+.1f} ± {found.error:.1f} | {found.chance:+.1f} | {coins:.1f} |"
    yield ""
    yield "## Prices\n"
    yield paragraph(
        """Fair: worth + points, in coins. Bought: of the games of the full game in which it lay in the row."""
    )
    offered: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    for game in [game for games in mixes for game in games.games]:
        offered.update(game.offered)
        bought.update(game.bought)
    yield "| Artifact | Ability | Price | Points | Fair | Bought |"
    yield "|---|---|---|---|---|---|"
    for tile in cards.artifacts:
        name = str(tile.number)
        fair = f"{fair_price(worth, tile.ability, tile.points):.1f}" if tile.ability in worth else ""
        share = bought[name] / max(1, offered[name])
        yield f"| {name} | {tile.ability} | {tile.price} | {tile.points} | {fair} | {share:.0%} |"


if __name__ == "__main__":
    main()
