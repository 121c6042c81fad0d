"""What a client shows of a game before and beside a table: who may sit where, its rules, what its cards do.

Only ids are here: the words are messages that clients have in their own language.
"""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.bots import bots_of, levels_of
from parlour.core.errors import InvalidInput
from parlour.core.game import AnyGame, Json
from parlour.core.scenario import rule_ids
from parlour.games import find_game, find_manifest, names
from parlour.wire.answers import (
    Apart,
    Chapter,
    ExplainedGroup,
    GameInfo,
    Games,
    OptionSpec,
    RulePicture,
    RulesIndex,
)

CHAPTER: Final = re.compile(r"^## ([A-Z]+-\d+) ", re.MULTILINE)


@functools.cache
def games() -> Games:
    """What can be played, with its options, bots and seats."""
    return {name: _game(find_game(name)) for name in names()}


def _game(game: AnyGame) -> GameInfo:
    options = [
        OptionSpec(
            name=spec.name,
            default=spec.default,
            choices=None if spec.choices is None else list(spec.choices),
            named=_named(game, spec.name),
            apart=apart(game, spec.name),
            file=(free := find_manifest(game.name).options.get(spec.name)) is not None and free.file is not None,
        )
        for spec in game.option_specs
    ]
    lessons = list(find_manifest(game.name).lessons)
    return GameInfo(game.version, options, list(bots_of(game)), list(levels_of(game)), _seats(game), lessons)


def _named(game: AnyGame, option: str) -> list[str]:
    """Values of an option that takes free data which have a name."""
    free = find_manifest(game.name).options.get(option)
    return list(free.named.load()) if free is not None and free.named is not None else []


def _seats(game: AnyGame) -> dict[str, list[str]]:
    """What the seats are called, by the number of players; a game may leave no choice of that."""
    counts = next((spec.choices for spec in game.option_specs if spec.name == "players"), None)
    found = [game.seats({"players": players}) for players in counts] if counts else [game.seats({})]
    return {str(len(seats)): list(seats) for seats in found}


def _values(game: AnyGame, option: str) -> list[Any]:
    """What can be chosen for an option by name."""
    spec = next(spec for spec in game.option_specs if spec.name == option)
    return list(spec.choices if spec.choices is not None else _named(game, option))


def apart(game: AnyGame, option: str) -> list[Apart]:
    """Which values of an option do not go with which of the options before it: the game is asked, which refuses
    them, or leaves them aside."""
    found = []
    before = itertools.takewhile(lambda name: name != option, (spec.name for spec in game.option_specs))
    for other, value in itertools.product(before, _values(game, option)):
        rest = [one for one in _values(game, other) if _takes(game, None, {other: one})]
        bad = [one for one in rest if not _takes(game, option, {other: one, option: value})]
        if 0 < len(bad) < len(rest):  # with none of them, it is not that which keeps them apart
            found.append(Apart(value, other, bad))
    return found


def _takes(game: AnyGame, option: str | None, given: Json) -> bool:
    """Whether a game can be played so, and an option counts in it."""
    try:
        complete = game.options(given)
        return option is None or option in complete
    except InvalidInput:
        return False


def chapters(game: AnyGame) -> dict[str, list[str]]:
    """The ids of the rules by chapter, in order. Chapters in which nothing is played yet are left out."""
    found: dict[str, list[str]] = {chapter: [] for chapter in CHAPTER.findall(game.rules())}
    for rule in rule_ids(game):
        found.setdefault(rule.partition(".")[0], []).append(rule)
    return {chapter: rules for chapter, rules in found.items() if rules}


def explained(game: AnyGame) -> Mapping[str, Sequence[str]]:
    """The ids of messages that are explained besides the rules, in groups called `<game>-chapter-<group>`."""
    found = find_manifest(game.name).explained
    return found.load()() if found is not None else {}


def pictures(game: AnyGame) -> dict[str, RulePicture]:
    """The pictures of rules, by the ids of the rules."""
    found = find_manifest(game.name).illustrated
    drawings = found.load() if found is not None else {}
    return {rule: RulePicture(drawing.name, drawing.width, drawing.height) for rule, drawing in drawings.items()}


def rules(game: AnyGame) -> RulesIndex:
    """The ids of a game's rules by chapter, those with a picture, and the cards and signs that are explained."""
    return RulesIndex(
        chapters=[Chapter(chapter, found) for chapter, found in chapters(game).items()],
        explained=[ExplainedGroup(group, list(found)) for group, found in explained(game).items()],
        pictures=pictures(game),
    )
