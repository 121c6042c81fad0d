"""What a client shows of a game before and beside a table: who may sit where, its rules, what its cards do.

Only ids are here: the words are messages that clients have in their own language.
"""

from __future__ import annotations

import functools
import re
from typing import Final

from parlour.bots import bots_of
from parlour.core.game import AnyGame, Json
from parlour.core.scenario import rule_ids
from parlour.games import find_game, names
from parlour.games.arcs.cards.court import COURT_NAMES, GUILDS, VOX
from parlour.games.arcs.cards.leaders import LEADER_NAMES, LEADERS
from parlour.games.arcs.cards.lore import LORE, LORE_NAMES
from parlour.games.roam.cards import ABILITIES, BUILT_IN

CHAPTER: Final = re.compile(r"^## ([A-Z]+-\d+) ", re.MULTILINE)
# Values of an option that takes free data which have a name: `<game>-option-<option>-<value>`.
NAMED: Final = {("roam", "cards"): BUILT_IN}
# What is explained besides the rules, in groups called `<game>-chapter-<group>`: ids of messages.
EXPLAINED: Final = {
    "roam": {"abilities": [f"roam-ability-{ability}" for ability in ABILITIES]},
    "arcs": {
        "guilds": [f"arcs-name-{COURT_NAMES[card]}" for card in GUILDS],
        "vox": [f"arcs-name-{COURT_NAMES[card]}" for card in VOX],
        "leaders": [f"arcs-name-{LEADER_NAMES[card]}" for card in LEADERS],
        "lore": [f"arcs-name-{LORE_NAMES[card]}" for card in LORE],
    },
}


@functools.cache
def games() -> Json:
    """What can be played, with its options, bots and seats."""
    return {name: _game(find_game(name)) for name in names()}


def _game(game: AnyGame) -> Json:
    options = [
        {
            "name": spec.name,
            "default": spec.default,
            "choices": spec.choices,
            "named": list(NAMED.get((game.name, spec.name), ())),
        }
        for spec in game.option_specs
    ]
    return {"version": game.version, "options": options, "bots": list(bots_of(game)), "seats": _seats(game)}


def _seats(game: AnyGame) -> dict[str, list[str]]:
    """What the seats are called, by the number of players."""
    found = {}
    for players in next(spec.choices or () for spec in game.option_specs if spec.name == "players"):
        found[str(players)] = list(game.seats({"players": players}))
    return found


def chapters(game: AnyGame) -> dict[str, list[str]]:
    """The ids of the rules by chapter, in order. Chapters in which nothing is played yet are left out."""
    found: dict[str, list[str]] = {chapter: [] for chapter in CHAPTER.findall(game.rules())}
    for rule in rule_ids(game):
        found[rule.partition(".")[0]].append(rule)
    return {chapter: rules for chapter, rules in found.items() if rules}


def rules(game: AnyGame) -> Json:
    """The ids of a game's rules by chapter, and of the cards and signs that are explained."""
    return {
        "chapters": [{"id": chapter, "rules": found} for chapter, found in chapters(game).items()],
        "explained": [{"id": group, "messages": found} for group, found in EXPLAINED[game.name].items()],
    }
