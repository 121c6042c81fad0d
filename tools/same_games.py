"""Seeded games as one number: two builds or two versions that print the same number play the same games.

    python tools/same_games.py --game arcs --games 100 [--root FOLDER] [--other FOLDER] [--verbose] [--only 17]

Every menu, event, snapshot and outcome goes into it, the views of all seats by turns, and a sample of refusals.
`--root` plays the games of another checkout. `--other` names the checkout it is compared with, where one of them
knows more actions (a further card): refusals are of actions that both know. `--verbose` prints a line for each
game and `--only` one for each of its decisions: `diff` of two such outputs shows where they part.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

REFUSALS = 4  # actions of the table asked about before each decision
LOVE = 0.6  # how often a favoured kind of action is chosen, where there is one


def options_of(game: Any, seed: str) -> dict[str, object]:
    """Options by chance that go together, of those that have choices."""
    from parlour.core.errors import InvalidInput

    rng = random.Random(seed)
    while True:
        found = {spec.name: rng.choice(list(spec.choices)) for spec in game.option_specs if spec.choices}
        try:
            game.options(found)
        except InvalidInput:
            continue
        return found


class Story:
    """What happened in a game, as it is told: one hash over all of it."""

    def __init__(self) -> None:
        self.hash = hashlib.blake2b(digest_size=12)

    def tell(self, *things: object) -> None:
        self.hash.update(json.dumps(things, sort_keys=True, default=list).encode())

    def __str__(self) -> str:
        return self.hash.hexdigest()


def texts_of(root: Path, game: str) -> set[str]:
    """The actions a checkout knows: asked of another Python, as this one can import one of them only."""
    code = f"from parlour.games import find_game; print(*find_game({game!r}).table, sep='\\n')"
    environment = {**os.environ, "PARLOUR_BUILD": "plain"}  # it need not be compiled for that
    asked = [sys.executable, "-c", code]
    found = subprocess.run(asked, cwd=root, env=environment, capture_output=True, text=True, check=True)
    return set(found.stdout.splitlines())


def play(game: Any, options: dict[str, object], seed: str, story: Story, known: Collection[str]) -> Iterator[str]:
    """Play a game and tell it; a line for each decision. Refusals are of the actions that are known."""
    from parlour.core.chance import SeededChance

    rng = random.Random(seed)
    refusing = random.Random(f"{seed} refusals")  # by themselves: moves do not depend on them
    chance = SeededChance(seed)
    every = sorted([action for action in game.table if str(action) in known], key=str)  # numbers may be others
    kinds = sorted({action.kind for action in every})
    loved = rng.sample(kinds, min(len(kinds), rng.choice([0, 0, 2, 6])))
    events: list[Any] = []
    state = game.start(options, chance, events)
    number = 0
    while True:
        story.tell([event.to_json() for event in events], state.snapshot())
        seats = len(state.seat_names)
        seat = number % (seats + 1) - 1  # −1 looks on
        view = state.view(seat)
        story.tell(view.data, sorted(view.unknown))
        if hasattr(game, "shown_to"):  # older checkouts read it off the view
            story.tell(game.shown(state), game.shown_to(state, seat))
        if state.to_move < 0:
            break
        menu = list(state.actions())
        numbers = [action.number for action in menu]
        if hasattr(state, "menu"):
            assert list(state.menu()) == numbers, "the menu of numbers is another one"
        story.tell([action.text for action in menu])
        for _ in range(REFUSALS):
            refused = state.why_not(refusing.choice(every))
            story.tell((refused.rule, refused.message, sorted(refused.values.items())) if refused else "")
        liked = [action for action in menu if action.kind in loved]
        action = rng.choice(liked if liked and rng.random() < LOVE else menu)
        yield f"{number} {state.seat_names[state.to_move]}: {action.text} of {len(menu)} {story}"
        events = []
        state.play(action, chance, events)
        number += 1
    story.tell(state.outcome.places, state.outcome.scores)
    yield f"{number} over {story}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="roam")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--root", type=Path, default=Path(__file__).parent.parent)
    parser.add_argument("--other", type=Path, help="the checkout this is compared with, if it knows other actions")
    parser.add_argument("--verbose", action="store_true", help="a line for each game")
    parser.add_argument("--only", type=int, help="this game alone, with a line for each decision")
    chosen = parser.parse_args()
    sys.path.insert(0, str(chosen.root))
    from parlour.games import find_game

    game: Any = find_game(chosen.game)
    known = {str(action) for action in game.table}
    if chosen.other is not None:
        known &= texts_of(chosen.other, chosen.game)
    whole = Story()
    decisions = 0
    numbers = range(chosen.first, chosen.first + chosen.games) if chosen.only is None else [chosen.only]
    for number in numbers:
        options = options_of(game, f"options {number}")
        story = Story()
        lines = play(game, options, f"same games {number}", story, known)
        for line in lines:
            decisions += 1
            if chosen.only is not None:
                print(line)
        decisions -= 1  # the last line is the end
        whole.tell(str(story))
        if chosen.verbose:
            print(f"{number} {json.dumps(options)} {story}")
    print(f"{len(numbers)} games, {decisions} decisions, {whole}")


if __name__ == "__main__":
    main()
