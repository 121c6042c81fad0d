"""What a Parlour with one more set of Arcs cards does: test_further_set.py runs this beside a copy of the package.

python -m tests.arcs.further_set   # where the package in the working directory has the set
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Final

from msgspec import to_builtins

from parlour.core.chance import SeededChance
from parlour.core.errors import InvalidInput
from parlour.core.game import NOBODY, Json
from parlour.core.record import Record
from parlour.core.suite import CHECKS, Sample
from parlour.games import find_game
from parlour.server.reference import games
from tests.core.random_games import play_with_checks, variants

SET: Final = "samples"
GUILD: Final = "sample-guild"
LORE: Final = "sample-lore"
GOLDEN: Final = Path(__file__).parent.parent / "golden"
DECISIONS: Final = 400  # of each variant


def stories() -> list[str]:
    """Games without the set, and the golden records: a digest of all their menus and snapshots."""
    game = find_game("arcs")
    found = []
    for number, leaders in enumerate(("none", "both")):
        rng, chance = random.Random(number), SeededChance(number)
        state = game.start({"players": 3, "leaders": leaders}, chance)
        story = hashlib.blake2b(digest_size=12)
        while state.to_move != NOBODY:
            menu = state.actions()
            story.update(json.dumps([[action.number for action in menu], state.snapshot()]).encode())
            state.play(rng.choice(menu), chance)
        found.append(story.hexdigest())
    for file in sorted(GOLDEN.glob("arcs-*.record")):
        found.append(Record.from_text(file.read_text(encoding="utf-8"), find_game).to_text())
    return found


def complaint(given: Json) -> list[object]:
    """What is wrong with a position."""
    try:
        find_game("arcs").position(given)
    except InvalidInput as error:
        return [error.message, error.values.get("problem", ""), error.values.get("where", "")]
    return []


def used() -> list[str]:
    """What the guild card brings whoever uses it."""
    game = find_game("arcs")
    state = game.position(
        {"extra": SET, "red": {"guilds": [GUILD], "hand": ["administration-2"], "resources": []}}
    )
    for action in ("lead administration-2", f"use {GUILD}"):
        state.play(game.table.parse(action), SeededChance(1))
    return list(game.facts(state)["red"]["tokens"])


def begun(options: Json) -> list[bool]:
    """Whether the guild card is in the court of a game, and the lore card offered in one of many; records hold."""
    offered = False
    for seed in range(40):
        record, state = Record.begin(find_game("arcs"), options, SeededChance(seed))
        assert Record.from_text(record.to_text(), find_game).to_text() == record.to_text()
        snapshot = state.snapshot()
        offered |= LORE in snapshot.get("leaders", {}).get("offered_lore", [])
    return [GUILD in (*snapshot["row"], *snapshot["court_deck"]), offered]


def main() -> None:
    game = find_game("arcs")
    with_set = [options for options in variants("arcs") if options.get("extra") == SET]
    for options in with_set:
        play_with_checks(game, options, DECISIONS, "further")
    for check in CHECKS:
        check(Sample(game, {"players": 3, "extra": SET, "leaders": "both"}, states=3))
    held: Json = {"red": {"guilds": [GUILD]}}
    snapshot = game.position({}).snapshot()
    snapshot["players"][0]["guilds"] = [GUILD]
    facts = {
        "table": [action.text for action in game.table],
        "stories": stories(),
        "variants": len(with_set),
        "specs": [[spec.name, spec.choices] for spec in game.option_specs],
        "offered": to_builtins(games()["arcs"].options),
        "options": [game.options({"extra": "none"}), game.options({"extra": SET})],
        "with": [complaint({**held, "extra": SET}), complaint({"red": {"lore": [LORE]}, "extra": SET})],
        "without": [complaint(held), complaint({"snapshot": snapshot}), complaint({"red": {"lore": [""]}})],
        "box": [GUILD in game.box(options)["court"] for options in ({}, {"extra": SET})],
        "facts": [game.facts(game.position(given))["box"]["guilds"] for given in ({}, {"extra": SET})],
        "used": used(),
        "begun": [
            begun({}),
            begun({"leaders": "both"}),
            begun({"extra": SET}),
            begun({"leaders": "base", "extra": SET}),
        ],
    }
    print(json.dumps(facts))


if __name__ == "__main__":
    main()
