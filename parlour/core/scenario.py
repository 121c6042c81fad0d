"""Scenarios: rules as files a person reads. Given a position, when this is played, then these facts hold.

The format is TOML, the same for all games; docs/scenarios.md explains it. A scenario names the rules it shows,
two at the most.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from parlour.core.action import Action
from parlour.core.chance import Outcomes, ScriptedChance
from parlour.core.errors import ChanceError, IllegalAction, InvalidInput, ParlourError
from parlour.core.event import Event
from parlour.core.game import NOBODY, AnyGame, Json, State
from parlour.core.preview import preview

MOST_RULES = 2
_TOP = ("title", "rules", "game", "given", "when", "then")
_WHEN = ("play", "chance")
_THEN = (
    "error",
    "sees",
    "to_move",
    "over",
    "winners",
    "offered",
    "not_offered",
    "menu",
    "refused",
    "events",
    "no_events",
    "preview",
)


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


class _Failed(Exception):
    """One difference between what a scenario says and what happened."""


def read_scenario(text: str, find_game: Callable[[str], AnyGame]) -> Scenario:
    """The scenario in a TOML text, or `InvalidInput`."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidInput("core-scenario-toml", error=str(error)) from error
    _known(data, _TOP, "")
    for field in ("title", "game"):
        if not isinstance(data.get(field), str):
            raise InvalidInput("core-scenario-field", field=field)
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
    if not thens:
        raise InvalidInput("core-scenario-nothing-checked")
    # [when] and [then] alternate; a scenario without a [when] looks at the position as given.
    whens = whens + [{}] * (len(thens) - len(whens))
    thens = thens + [{}] * (len(whens) - len(thens))
    phases = []
    for when, then in zip(whens, thens, strict=True):
        _known(when, _WHEN, "when.")
        play = when.get("play", [])
        play = [play] if isinstance(play, str) else play
        if not isinstance(play, list) or not all(isinstance(line, str) for line in play):
            raise InvalidInput("core-scenario-field", field="when.play")
        chance: Outcomes = []
        streams = when.get("chance", {})
        if not isinstance(streams, dict):
            raise InvalidInput("core-scenario-field", field="when.chance")
        for stream, outcomes in streams.items():
            items = outcomes if isinstance(outcomes, list) else [outcomes]
            chance += [(stream, str(item)) for item in items]
        phases.append(Phase(tuple(play), tuple(chance), then))
    return tuple(phases)


def rule_ids(game: AnyGame) -> dict[str, bool]:
    """The ids of a game's rules, in order; True for those marked `(definition)`, which need no scenario."""
    lines = re.findall(r"^- ([A-Z]+-\d+\.\d+) (.*)$", game.rules(), re.MULTILINE)
    return {rule: "(definition)" in text for rule, text in lines}


def uncovered(game: AnyGame, scenarios: Sequence[Scenario]) -> list[str]:
    """The rules no scenario shows."""
    shown = {rule for scenario in scenarios if scenario.game.name == game.name for rule in scenario.rules}
    return [rule for rule, definition in rule_ids(game).items() if not definition and rule not in shown]


def run_scenario(scenario: Scenario) -> list[str]:
    """Play a scenario; the differences found, none if it holds.

    A difference is `what: expected ..., found ...`; errors are message ids with values.
    """
    try:
        state: State = scenario.game.position(scenario.given)
    except ParlourError as error:
        if scenario.phases[0].then == {"error": error.message}:
            return []
        return [f"given: {error}"]
    if "error" in scenario.phases[0].then:
        return [f"given: expected {scenario.phases[0].then['error']}, found a position"]
    differences: list[str] = []
    for number, phase in enumerate(scenario.phases, start=1):
        where = f"phase {number}, " if len(scenario.phases) > 1 else ""
        events: list[Event] = []
        try:
            _play(scenario.game, state, phase, events)
        except _Failed as failed:
            return [*differences, f"{where}when: {failed}"]
        differences += [f"{where}then: {line}" for line in _check(scenario.game, state, phase.then, events)]
    return differences


def _play(game: AnyGame, state: State, phase: Phase, events: list[Event]) -> None:
    script = ScriptedChance(phase.chance)
    for line in phase.play:
        try:
            seat, text = _seat_and_text(state, line)
            if text == "concede":
                state.concede(seat, events)
                continue
            if seat != state.to_move:
                raise _Failed(
                    f"{line}: expected {_name(state, seat)} to move, found {_name(state, state.to_move)}"
                )
            action = game.table.parse(text)
            why = state.why_not(action)
            state.play(action, script, events)
            if why is not None:
                raise _Failed(f"{line}: played, though why_not says {why}")
        except ParlourError as error:
            raise _Failed(f"{line}: {error}") from error
    try:
        script.finish()
    except ChanceError as error:
        raise _Failed(str(error)) from error


def _seat_and_text(state: State, line: str) -> tuple[int, str]:
    """`south: end` is south's action, `end` that of whoever is to move."""
    name, colon, text = line.partition(":")
    if not colon:
        return state.to_move, line.strip()
    if name.strip() not in state.seat_names:
        raise InvalidInput("core-unknown-seat", seat=name.strip()[:20])
    return state.seat_names.index(name.strip()), text.strip()


def _name(state: State, seat: int) -> str:
    return state.seat_names[seat] if seat != NOBODY else "nobody"


def _check(game: AnyGame, state: State, then: Json, events: list[Event]) -> list[str]:
    found: list[str] = []
    facts = {word: value for word, value in then.items() if word not in _THEN}
    _compare(facts, game.facts(state), "", found)
    for seat, seen in then.get("sees", {}).items():
        if seat not in state.seat_names:
            found.append(f"sees: nobody sits at {seat}")
        else:
            view = state.view(state.seat_names.index(seat))
            _compare(seen, view.data, f"sees.{seat}", found)
    if "to_move" in then:
        _compare(then["to_move"], _name(state, state.to_move), "to_move", found)
    if "over" in then:
        _compare(then["over"], state.outcome is not None, "over", found)
    if "winners" in then:
        winners = state.outcome.winners if state.outcome else ()
        _compare(then["winners"], [state.seat_names[seat] for seat in winners], "winners", found)
    menu = [action.text for action in state.actions()]
    for action in state.actions():
        why = state.why_not(action)
        if why is not None:
            found.append(f"{action.text} is offered, though why_not says {why}")
    if "menu" in then:
        _compare(sorted(then["menu"]), sorted(menu), "menu", found)
    for text in then.get("offered", []):
        if text not in menu:
            found.append(f"offered: expected {text!r}, found {_explain(game, state, text)}")
    for text in then.get("not_offered", []):
        if text in menu:
            found.append(f"not_offered: expected no {text!r}, found it in the menu")
        elif not _is_action(game, text):  # a misspelt action is never offered
            found.append(f"not_offered: {text!r} is no action")
    for text, rule in then.get("refused", {}).items():
        found += _check_refused(game, state, text, rule)
    names = state.seat_names
    _check_events("events", then.get("events", []), events, names, found)
    for unwanted in then.get("no_events", []):
        if any(_matches(unwanted, event) for event in _told(events, names)):
            found.append(f"no_events: expected no {unwanted}, found {_told(events, names)}")
    for text, expected in then.get("preview", {}).items():
        try:
            foreseen = preview(state, game.table.parse(text))
            _check_events(f"preview of {text}", expected, foreseen, names, found)
        except ParlourError as error:
            found.append(f"preview of {text}: {error}")
    return found


def _check_refused(game: AnyGame, state: State, text: str, rule: str) -> list[str]:
    """A refusal is the same everywhere: in the menu, in `why_not`, and in an attempt that changes nothing."""
    try:
        action: Action = game.table.parse(text)
    except InvalidInput as error:
        # What the table of actions cannot even say, like a step to a space that is not adjacent.
        return [] if rule == "unknown" else [f"refused {text!r}: expected {rule}, found {error}"]
    if action in state.actions():
        return [f"refused {text!r}: expected {rule}, found it in the menu"]
    why = state.why_not(action)
    # "R-4.1" names the rule alone, "R-4.1 roam-no-asleep" the sentence too
    if why is None or rule not in (why.rule, f"{why.rule} {why.message}"):
        return [f"refused {text!r}: expected {rule}, found {why}"]
    before = state.snapshot()
    try:
        state.play(action, ScriptedChance([]))
    except IllegalAction as error:
        if error.refusal == why and state.snapshot() == before:
            return []
    return [f"refused {text!r}: expected an error with {rule} and no change, found otherwise"]


def _explain(game: AnyGame, state: State, text: str) -> str:
    try:
        return str(state.why_not(game.table.parse(text)))
    except InvalidInput as error:
        return str(error)


def _is_action(game: AnyGame, text: str) -> bool:
    try:
        game.table.parse(text)
    except InvalidInput:
        return False
    return True


def _told(events: list[Event], names: tuple[str, ...]) -> list[Json]:
    """Events as scenarios write them: seats by their names."""
    return [{**event.to_json(), "seat": names[event.seat] if event.seat >= 0 else "nobody"} for event in events]


def _matches(wanted: Json, event: Json) -> bool:
    return all(event.get(name) == value for name, value in wanted.items())


def _check_events(
    what: str, expected: list[Json], events: list[Event], names: tuple[str, ...], found: list[str]
) -> None:
    """Every expected event happened, in this order, with at least these values; others may lie between."""
    left = _told(events, names)
    for wanted in expected:
        for place, event in enumerate(left):
            if _matches(wanted, event):
                left = left[place + 1 :]
                break
        else:
            found.append(f"{what}: expected {wanted}, found {_told(events, names)}")
            return


def _compare(expected: Any, actual: Any, path: str, found: list[str]) -> None:
    if isinstance(expected, dict) and isinstance(actual, dict) and (expected or not path):
        for word, value in expected.items():
            inner = f"{path}.{word}" if path else word
            if word not in actual:
                found.append(f"{inner}: expected {value!r}, found no such fact")
            else:
                _compare(value, actual[word], inner, found)
    elif isinstance(expected, str) and isinstance(actual, str):
        if _lines(expected) != _lines(actual):
            if "\n" in expected.strip():
                found.append(f"{path}: expected\n{_block(expected)}\nfound\n{_block(actual)}")
            else:
                found.append(f"{path}: expected {expected!r}, found {actual!r}")
    elif expected != actual or type(expected) is not type(actual):
        found.append(f"{path}: expected {expected!r}, found {actual!r}")


def _lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def _block(text: str) -> str:
    return "\n".join(f"    {line}" for line in _lines(text))
