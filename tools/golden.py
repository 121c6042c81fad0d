"""Golden records by the rules as they are now: for when `version` of a game was raised, or its snapshots changed.

    python tools/golden.py [--again] [FILE ...]

Without files all of tests/golden. A game that can still be played as it is written down gets the new version,
result and fingerprint. Of any other it is said where it parts from the rules, and `--again` puts another one in
its place: with the same options, played by the strongest bots, from a seed that is the name of the file.

A file like `arcs-4.actions` becomes the list of all actions of a game by number: it is written when the version of
the table rises to 4, and again when a set of cards was published.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("PARLOUR_BUILD", "plain")

from parlour.bots import bots_of, make_bot  # noqa: E402
from parlour.core.chance import SeededChance  # noqa: E402
from parlour.core.errors import BadRecord  # noqa: E402
from parlour.core.game import NOBODY  # noqa: E402
from parlour.core.record import Record  # noqa: E402
from parlour.games import find_game  # noqa: E402
from parlour.words import words  # noqa: E402


def played_again(name: str, text: str) -> Record:
    """Another game with the options of a record."""
    _, named, said = text.splitlines()[:3]
    game, options = find_game(named.split()[1]), json.loads(said.removeprefix("options "))
    bot, rng, chance = make_bot(bots_of(game)[-1], game), random.Random(name), SeededChance(name)
    record, state = Record.begin(game, options, chance)
    while state.to_move != NOBODY:
        record.play(state, bot.choose(state.view(state.to_move), rng), chance)
    return record


def renew(file: Path, again: bool) -> str:
    """Write a record anew if that is needed and possible; what became of it."""
    text = file.read_text(encoding="utf-8")
    try:
        record, done = Record.from_text(text, find_game, any_rules=True), "renewed"
    except BadRecord as error:
        if not again:
            return f"to be recorded again. {words('en').error(error)}"
        record, done = played_again(file.stem, text), "recorded again"
    new = record.to_text()
    if new == text:
        return "as it was"
    file.write_text(new, encoding="utf-8")
    return done


def pin(file: Path) -> str:
    """Write down all actions of a game, in the order of their numbers."""
    table = find_game(file.stem.split("-")[0]).table
    file.write_text("".join(f"{action}\n" for action in table), encoding="utf-8")
    return f"{len(table)} actions"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    parser.add_argument(
        "--again", action="store_true", help="play another game where one cannot be played any more"
    )
    chosen = parser.parse_args()
    left = False
    for file in chosen.files or sorted((ROOT / "tests" / "golden").glob("*.record")):
        done = pin(file) if file.suffix == ".actions" else renew(file, chosen.again)
        left = left or done.startswith("to be")
        print(f"{file.name}: {done}")
    return int(left)


if __name__ == "__main__":
    sys.exit(main())
