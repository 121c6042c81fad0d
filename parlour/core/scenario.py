"""Scenarios: rules as files a person reads. Given a position, when this is played, then these facts hold.

The format is TOML, the same for all games; docs/scenarios.md explains it. A scenario names the rules it shows,
two at the most.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from parlour.core.chance import ScriptedChance
from parlour.core.errors import ChanceError, InvalidInput, ParlourError
from parlour.core.event import Event
from parlour.core.fields import read_toml
from parlour.core.game import AnyGame, Json
from parlour.core.line import Difference, Story, outcomes_of
from parlour.core.state import State
from parlour.core.then import check_then, check_types

MOST_RULES: Final = 2
_TOP: Final = ("title", "rules", "game", "given", "when", "then")
_WHEN: Final = ("play", "chance")


@dataclass(frozen=True)
class Phase:
    """One `when` with the `then` that follows it."""

    play: tuple[str, ...]
    chance: tuple[tuple[str, str], ...]
    then: Json


@dataclass(frozen=True)
class Scenario:
    """A scenario as read from its file."""

    title: str
    rules: tuple[str, ...]
    game: AnyGame
    given: Json
    phases: tuple[Phase, ...]


def read_scenario(text: str, find_game: Callable[[str], AnyGame]) -> Scenario:
    """The scenario in a TOML text, or `InvalidInput`."""
    data = read_toml(text)
    _known(data, _TOP, "")
    for word in ("title", "game"):
        if not isinstance(data.get(word), str):
            raise InvalidInput("core-scenario-field", field=word)
    rules = data.get("rules", [])
    if not isinstance(rules, list) or not all(isinstance(rule, str) for rule in rules):
        raise InvalidInput("core-scenario-field", field="rules")
    if len(rules) > MOST_RULES:
        raise InvalidInput("core-scenario-rules", most=MOST_RULES)
    game = find_game(data["game"])
    for rule in rules:
        if rule not in rule_ids(game):
            raise InvalidInput("core-scenario-unknown-rule", rule=rule[:20])
    given = data.get("given", {})
    if not isinstance(given, dict):
        raise InvalidInput("core-scenario-field", field="given")
    phases = _phases(_list(data, "when"), _list(data, "then"))
    return Scenario(data["title"], tuple(rules), game, given, phases)


def _known(data: Mapping[str, Any], words: Sequence[str], where: str) -> None:
    for word in data:
        if word not in words:
            raise InvalidInput("core-scenario-unknown-field", field=f"{where}{word}"[:60])


def _list(data: Mapping[str, Any], word: str) -> list[Json]:
    found = data.get(word, [])
    tables = [found] if isinstance(found, dict) else found
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise InvalidInput("core-scenario-field", field=word)
    return tables


def _phases(whens: list[Json], thens: list[Json]) -> tuple[Phase, ...]:
    # [when] and [then] alternate; a scenario without a [when] looks at the position as given.
    whens = whens + [{}] * (len(thens) - len(whens))
    thens = thens + [{}] * (len(whens) - len(thens))
    if not thens or not thens[-1]:
        raise InvalidInput("core-scenario-nothing-checked")
    if any("error" in then for then in thens) and (thens != [{"error": thens[0].get("error")}] or whens != [{}]):
        raise InvalidInput("core-scenario-error")
    return tuple(_phase(when, then) for when, then in zip(whens, thens, strict=True))


def _phase(when: Json, then: Json) -> Phase:
    _known(when, _WHEN, "when.")
    check_types(then)
    play = when.get("play", [])
    play = [play] if isinstance(play, str) else play
    if not isinstance(play, list) or not all(isinstance(line, str) for line in play):
        raise InvalidInput("core-scenario-field", field="when.play")
    streams = when.get("chance", {})
    if not isinstance(streams, dict):
        raise InvalidInput("core-scenario-field", field="when.chance")
    return Phase(tuple(play), tuple(outcomes_of(streams)), then)


def rule_ids(game: AnyGame) -> dict[str, bool]:
    """The ids of a game's rules, in order; True for those marked `(definition)`, which need no scenario.

    Rules marked `(not yet)` are written down but not played: they are left out.
    """
    lines = re.findall(r"^- ([A-Z]+-\d+\.\d+) (.*)$", game.rules(), re.MULTILINE)
    return {rule: "(definition)" in text for rule, text in lines if "(not yet)" not in text}


def uncovered(game: AnyGame, scenarios: Sequence[Scenario]) -> list[str]:
    """The rules no scenario shows."""
    shown = {rule for scenario in scenarios if scenario.game.name == game.name for rule in scenario.rules}
    return [rule for rule, definition in rule_ids(game).items() if not definition and rule not in shown]


def run_scenario(scenario: Scenario) -> list[Difference]:
    """Play a scenario; the differences found, none if it holds."""
    expected_error = scenario.phases[0].then.get("error")
    try:
        state: State = scenario.game.position(scenario.given)
    except ParlourError as error:
        if error.message == expected_error:
            return []
        return [Difference("core-differs-error", {"what": "given", "error": error}, "given")]
    if expected_error is not None:
        return [Difference("core-differs-no-error", {"expected": expected_error}, "given")]
    differences: list[Difference] = []
    for number, phase in enumerate(scenario.phases, start=1):
        where = f" {number}" if len(scenario.phases) > 1 else ""
        events: list[Event] = []
        failed = _play(scenario.game, state, phase, events)
        if failed is not None:
            return [*differences, replace(failed, where=f"when{where}")]
        found = check_then(scenario.game, state, phase.then, events)
        differences += [replace(difference, where=f"then{where}") for difference in found]
    return differences


def _play(game: AnyGame, state: State, phase: Phase, events: list[Event]) -> Difference | None:
    """Play a phase; what went wrong, if anything."""
    script, story = ScriptedChance(phase.chance), Story()
    for line in phase.play:
        try:
            failed = story.play(game, state, line, script, events)
        except ParlourError as error:
            failed = Difference("core-differs-error", {"what": line, "error": error})
        if failed is not None:
            return failed
    try:
        script.finish()
    except ChanceError as error:
        return Difference("core-differs-unused", {"what": "chance", "error": error, **story.values(state)})
    return None
