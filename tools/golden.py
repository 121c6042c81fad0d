"""Write golden files anew, where the rules are meant to have changed.

    python tools/golden.py tests/golden/arcs-2.record [more files]

A record is played again from its beginning by the strongest bots, with the game and options of its first lines: do
it when the version of the rules rises. `arcs-4.actions` becomes the list of all actions of Arcs by number: it is
written when the version of the table rises to 4, and again when a set of cards was published.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from parlour.bots import bots_of, make_bot
from parlour.core.chance import SeededChance
from parlour.core.game import NOBODY
from parlour.core.record import Record
from parlour.games import find_game


def played_again(file: Path) -> str:
    """A record of a game with the options of the record in this file."""
    _, named, said = file.read_text(encoding="utf-8").splitlines()[:3]
    game, options = find_game(named.split()[1]), json.loads(said.removeprefix("options "))
    bot, rng, chance = make_bot(bots_of(game)[-1], game), random.Random(file.stem), SeededChance(file.stem)
    record, state = Record.begin(game, options, chance)
    while state.to_move != NOBODY:
        record.play(state, bot.choose(state.view(state.to_move), rng), chance)
    return record.to_text()


def actions_of(name: str) -> str:
    """All actions of a game, in the order of their numbers."""
    return "".join(f"{action}\n" for action in find_game(name).table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", type=Path, nargs="+", metavar="FILE")
    for file in parser.parse_args().files:
        text = actions_of(file.stem.split("-")[0]) if file.suffix == ".actions" else played_again(file)
        file.write_text(text, encoding="utf-8")
        print(file)


if __name__ == "__main__":
    main()
