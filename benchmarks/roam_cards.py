"""What the patterns of a Roam card set are worth, and whether the seats are fair: greedy against itself.

    python -m benchmarks.roam_cards                  measure everything and write benchmarks/roam_cards.md
    python -m benchmarks.roam_cards --games 200 --gifts 200        a quicker, rougher look
    python -m benchmarks.roam_cards --cards my.toml --out my.md

Balance comes from games as people play them. The worth of patterns comes from other games, in which everybody is
given one land card more at half-time, drawn at random: as chance alone decides who holds which pattern, the
difference in the end is the pattern's doing. Its printed points are taken off before that is looked at. What
artifacts are worth is found in the same way by `benchmarks.roam_artifacts`.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import textwrap
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, stdev

from benchmarks.roam_games import LAND, Gift, Options, Played, Use, play_all
from parlour.core.game import NOBODY
from parlour.games.roam.actions import CARD_NAMES
from parlour.games.roam.cards import BUILT_IN, CardSet, Character, built_in_set, set_from_toml

PLAYERS = (2, 3, 4)
HALF_TIME = {2: 9, 4: 8}  # rounds; games last about 16 and 14
ALLOWED = 4.0  # points of percentage a seat may be above its share


@dataclass
class Mix:
    """All games of one player count, basic or full."""

    players: int
    full: bool
    games: list[Played]

    @property
    def name(self) -> str:
        return f"{self.players} players, {'full' if self.full else 'basic'}"

    def above_share(self, shares: Sequence[float]) -> float:
        """By how many points of percentage a seat wins more often than its share."""
        return 100 * (fmean(shares) - 1 / self.players)

    def by_order(self) -> list[float]:
        """For the first player, the second, …"""
        return [self.above_share([game.shares[place] for game in self.games]) for place in range(self.players)]

    def by_edge(self) -> dict[str, float]:
        shares: dict[str, list[float]] = defaultdict(list)
        for game in self.games:
            for edge, share in zip(game.edges, game.shares, strict=True):
                shares[edge].append(share)
        return {edge: self.above_share(found) for edge, found in sorted(shares.items())}


@dataclass
class Worth:
    """What something is worth to whoever is given it, against an average gift."""

    points: float
    error: float  # standard error of the points
    chance: float  # of winning, in points of percentage


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a card set of Roam.")
    parser.add_argument("--cards", default=BUILT_IN[0], help="a built-in set or a card-set file")
    parser.add_argument("--games", type=int, default=2000, help="for each player count, basic and full")
    parser.add_argument("--gifts", type=int, default=2000, help="games with gifts, for each of 2 and 4 players")
    parser.add_argument("--seed", default="parlour", help="another word, other games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path(__file__).with_suffix(".md"))
    asked = parser.parse_args()
    cards = named_set(asked.cards)
    kinds = (False, True) if cards.artifacts else (False,)
    mixes = [mix(cards, players, full, asked) for full in kinds for players in PLAYERS]
    gifted = [game for players in HALF_TIME for game in gifts(cards, players, asked)]
    text = "\n".join(report(cards, mixes, gifted, asked))
    asked.out.write_text(text + "\n", encoding="utf-8")
    print(text)


def named_set(name: str) -> CardSet:
    """A built-in set, or the one in a file."""
    if name in BUILT_IN:
        return built_in_set(name)
    return set_from_toml(Path(name).read_text(encoding="utf-8"), name)


def mix(cards: CardSet, players: int, full: bool, asked: argparse.Namespace) -> Mix:
    """Play the games of one player count."""
    options = options_for(cards, players, full)
    jobs = [(options, f"{asked.seed} {n}", None) for n in range(asked.games)]
    found = Mix(players, full, list(play_all(jobs, asked.workers)))
    print(f"{found.name}: by order {[round(above, 1) for above in found.by_order()]}", flush=True)
    return found


def gifts(cards: CardSet, players: int, asked: argparse.Namespace) -> list[Played]:
    """Play basic games in which everybody is given a card."""
    options, gift = options_for(cards, players, False), Gift(HALF_TIME[players], LAND)
    jobs = [(options, f"{asked.seed} gift {n}", gift) for n in range(asked.gifts)]
    found = list(play_all(jobs, asked.workers))
    print(f"{players} players with gifts: played", flush=True)
    return [game for game in found if game.gifts]  # a few are over before half-time


def options_for(cards: CardSet, players: int, full: bool) -> Options:
    return {"players": players, "artifacts": full, "cards": json.loads(cards.source)}


# What is found


def worths(cards: CardSet, gifted: Sequence[Played]) -> dict[str, Worth]:
    """By card: own result against the mean of the others, without what is printed on the gifts."""
    printed = {str(land.number): land.character.points for land in cards.lands}
    return worths_of(gifted, printed, {card: card for card in printed})


def worths_of(gifted: Sequence[Played], printed: Mapping[str, int], kind: Mapping[str, str]) -> dict[str, Worth]:
    """By kind of gift."""
    margins: dict[str, list[float]] = defaultdict(list)
    chances: dict[str, list[float]] = defaultdict(list)
    for game in gifted:
        bare = [score - printed[gift] for score, gift in zip(game.scores, game.gifts, strict=True)]
        best = max(bare)
        for score, gift in zip(bare, game.gifts, strict=True):
            others = (sum(bare) - score) / (len(bare) - 1)
            margins[kind[gift]].append(score - others)
            chances[kind[gift]].append((score == best) / bare.count(best) - 1 / len(bare))
    return {
        name: Worth(
            fmean(found),
            stdev(found) / math.sqrt(len(found)),
            100 * fmean(chances[name]),
        )
        for name, found in margins.items()
        if len(found) > 1  # of one game there is no error to be told
    }


def tenth_decides(game: Played, cards: CardSet) -> bool:
    """Whether who got the tenth character wins, and would not without its points."""
    if game.ender == NOBODY or not game.shares[game.ender]:
        return False
    points = {str(land.number): land.character.points for land in cards.lands}
    without = list(zip(game.scores, game.coins, strict=True))
    score, coins = without.pop(game.ender)
    return (score - points[game.tenth], coins) < max(without)


# The report


def report(cards: CardSet, mixes: list[Mix], gifted: list[Played], asked: argparse.Namespace) -> Iterator[str]:
    """The lines of the report."""
    yield f"# The set “{cards.name}”, measured\n"
    yield paragraph(
        f"""Written by `python -m benchmarks.roam_cards --cards {asked.cards} --seed {asked.seed}`:
        {asked.games:,} games of greedy against itself for each player count, basic and full, and
        {asked.gifts:,} basic games with gifts for 2 and for 4 players."""
    )
    yield from seats(mixes)
    yield from course(cards, mixes)
    yield from patterns(cards, mixes, gifted)
    if cards.artifacts:
        yield "## Artifacts\n"
        yield "What they are worth is found in the same way: [roam_artifacts.md](roam_artifacts.md)."


def paragraph(text: str) -> str:
    return textwrap.fill(" ".join(text.split()), 115) + "\n"


def seats(mixes: list[Mix]) -> Iterator[str]:
    yield "## Seats\n"
    yield paragraph(
        """By how many points of percentage a seat wins more often than its share, with the rulebook's
        start coins (0, 1, 1, 2 by the order of play); ± is the standard error for the order of play.
        Shared victories count in parts. Players sit at the default edges, and who begins is drawn."""
    )
    yield "| Game | 1st | 2nd | 3rd | 4th | ± | south | west | north | east |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    worst = (0.0, 0.0)
    for mix in mixes:
        order, edges = mix.by_order(), mix.by_edge()
        share = 1 / mix.players
        error = 100 * math.sqrt(share * (1 - share) / len(mix.games))
        worst = max(worst, (max(*order, *edges.values()), error))
        row = [f"{above:+.1f}" for above in order] + [""] * (4 - mix.players) + [f"{error:.1f}"]
        row += [f"{edges[edge]:+.1f}" if edge in edges else "" for edge in ("south", "west", "north", "east")]
        yield f"| {mix.name} | " + " | ".join(row) + " |"
    yield f"\nThe highest is {worst[0]:+.1f} ± {worst[1]:.1f}; {ALLOWED:+.0f} would be too much.\n"


def course(cards: CardSet, mixes: list[Mix]) -> Iterator[str]:
    yield "## How games go\n"
    yield "| Per game | " + " | ".join(mix.name for mix in mixes) + " |"
    yield "|---|" + "---|" * len(mixes)

    def line(title: str, form: str, values: Sequence[float]) -> str:
        return f"| {title} | " + " | ".join(form.format(value) for value in values) + " |"

    yield line("rounds", "{:.1f}", [fmean(g.rounds for g in m.games) for m in mixes])
    yield line("shortest", "{:.0f}", [min(g.rounds for g in m.games) for m in mixes])
    yield line("longest", "{:.0f}", [max(g.rounds for g in m.games) for m in mixes])
    yield line("points of the winner", "{:.1f}", [fmean(max(g.scores) for g in m.games) for m in mixes])
    yield line("lead over the second", "{:.1f}", [fmean(lead(g) for g in m.games) for m in mixes])
    yield line("lead changes", "{:.1f}", [fmean(g.lead_changes for g in m.games) for m in mixes])
    yield line("auctions", "{:.1f}", [fmean(g.auctions for g in m.games) for m in mixes])
    yield line("blanks paid for", "{:.1f}", [fmean(g.blanks for g in m.games) for m in mixes])
    yield line("coins left", "{:.1f}", [fmean(fmean(g.coins) for g in m.games) for m in mixes])
    yield line("artifacts bought", "{:.1f}", [fmean(len(g.bought) for g in m.games) for m in mixes])
    untaken = [fmean(1 - len(g.taken) / len(g.laid) for g in m.games) for m in mixes]
    yield line("lands laid and not taken", "{:.0%}", untaken)
    unseen = [fmean(1 - len(g.taken) / len(cards.lands) for g in m.games) for m in mixes]
    yield line("of the whole set not taken", "{:.0%}", unseen)
    never = [len(cards.lands) - len({card for g in m.games for card in g.taken}) for m in mixes]
    yield line("cards taken in no game at all", "{:.0f}", never)
    yield line("ended by a 10th character", "{:.0%}", [fmean(g.ender != NOBODY for g in m.games) for m in mixes])
    enders = [fmean(g.ender != NOBODY and g.shares[g.ender] for g in m.games) for m in mixes]
    yield line("who got it wins", "{:.0%}", enders)
    yield line(
        "… and would not without it", "{:.0%}", [fmean(tenth_decides(g, cards) for g in m.games) for m in mixes]
    )
    yield ""
    yield paragraph(
        """The 10th card decides where its owner wins and, without its points, would be behind somebody in
        points or coins."""
    )


def lead(game: Played) -> int:
    best, second = sorted(game.scores, reverse=True)[:2]
    return best - second


def patterns(cards: CardSet, mixes: list[Mix], gifted: list[Played]) -> Iterator[str]:
    worth = worths(cards, gifted)
    every = [game for mix in mixes for game in mix.games]
    uses: dict[str, list[Use]] = defaultdict(list)
    laid: Counter[str] = Counter()
    when: dict[str, list[float]] = defaultdict(list)
    for game in every:
        laid.update(game.laid)
        for use in game.uses:
            uses[use.card].append(use)
        for card, over in game.taken.items():
            when[card].append(over)
    yield "## Patterns\n"
    yield paragraph(
        """Sorted by what the pattern is worth: the points its owner is ahead of the others when given it
        at half-time, against an average pattern and without its printed points, ± standard error.
        Chance: what it adds to the chance of winning, in points of percentage, ties in points shared.
        Both: worth + points; the nearer these are, the fairer is the choice between two cards. Taken:
        of the times the land lay on the map, which shows what greedy likes; it knows a pattern by the
        number of its squares. At: how much of the game was over then. Uses: for each time taken. Per
        use: tokens placed, cards completed, cards won."""
    )
    head = "Card|Pattern|Squares|Worth|Chance|Points|Both|Taken|At|Uses|Tokens|Completed|Won"
    yield "| " + " | ".join(head.split("|")) + " |"
    yield "|---|---|---|---|---|---|---|---|---|---|---|---|---|"
    measured = [land for land in cards.lands if str(land.number) in worth]
    for land in sorted(measured, key=lambda land: worth[str(land.number)].points):
        card, found = str(land.number), worth[str(land.number)]
        row = [card, *_drawn(land.character)]
        row += [f"{found.points:+.1f} ± {found.error:.1f}", f"{found.chance:+.1f}", str(land.character.points)]
        row += [f"{land.character.points + found.points:.1f}"]
        taken = len(when[card])
        row += [f"{taken / laid[card]:.0%}", f"{fmean(when[card]):.0%}"] if taken else ["0%", ""]
        row += [f"{len(uses[card]) / taken:.1f}" if taken else "", *_per_use(uses[card])]
        yield "| " + " | ".join(row) + " |"
    for starter in cards.starters:
        card = CARD_NAMES[starter.card]
        rest = [f"{len(uses[card]) / sum(len(game.scores) for game in every):.1f}", *_per_use(uses[card])]
        yield "| " + " | ".join([card, *_drawn(starter), "", "", str(starter.points), "", "", "", *rest]) + " |"
    yield ""
    yield "| Squares | Cards | Worth | Chance | Points | Both | Taken |"
    yield "|---|---|---|---|---|---|---|"
    for squares in sorted({len(land.character.pattern.squares) for land in measured}):
        group = [land for land in measured if len(land.character.pattern.squares) == squares]
        names = [str(land.number) for land in group]
        points = fmean(land.character.points for land in group)
        value = fmean(worth[name].points for name in names)
        chance = fmean(worth[name].chance for name in names)
        taken_share = sum(len(when[name]) for name in names) / max(1, sum(laid[name] for name in names))
        yield (
            f"| {squares} | {len(group)} | {value:+.1f} | {chance:+.1f} | {points:.1f} | {points + value:.1f}"
            f" | {taken_share:.0%} |"
        )
    yield ""


def _drawn(character: Character) -> list[str]:
    pattern = character.pattern
    blanks = f" + {len(pattern.blanks)}" if pattern.blanks else ""
    return ["`" + " / ".join(pattern.rows()) + "`", f"{len(pattern.squares)}{blanks}"]


def _per_use(uses: list[Use]) -> list[str]:
    if not uses:
        return ["", "", ""]
    return [
        f"{fmean(use.tokens for use in uses):.2f}",
        f"{fmean(use.completed for use in uses):.2f}",
        f"{fmean(use.won for use in uses):.2f}",
    ]


if __name__ == "__main__":
    main()
