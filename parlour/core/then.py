"""The `then` of a scenario: facts, offers, refusals, events and views, compared with what is."""

from __future__ import annotations

import json
from typing import Any, Final

from parlour.core.chance import ScriptedChance
from parlour.core.errors import IllegalAction, InvalidInput, ParlourError, Refusal
from parlour.core.event import SPECTATOR, Event
from parlour.core.game import AnyGame, Json
from parlour.core.line import CONCEDE, Difference, listed, outcomes_of, play_line, seat_and_text, seat_name, told
from parlour.core.preview import preview
from parlour.core.state import State

_TEXT_LISTS: Final = ("winners", "offered", "not_offered", "menu")
_EVENT_LISTS: Final = ("events", "no_events")
_PREVIEWS: Final = ("preview", "no_preview")
_TABLES: Final = ("sees", "refused", "impossible", *_PREVIEWS)
WORDS: Final = ("error", "to_move", "over", *_TABLES, *_TEXT_LISTS, *_EVENT_LISTS)


def check_types(then: Json) -> None:
    """Raise `InvalidInput` where a word of `then` has the wrong kind of value."""

    def texts(value: object) -> bool:
        return isinstance(value, list) and all(isinstance(item, str) for item in value)

    def tables(value: object) -> bool:
        return isinstance(value, list) and all(isinstance(item, dict) for item in value)

    for word, value in then.items():
        if word in _TEXT_LISTS:
            good = texts(value)
        elif word in _EVENT_LISTS:
            good = tables(value)
        elif word == "over":
            good = isinstance(value, bool)
        elif word in ("error", "to_move"):
            good = isinstance(value, str)
        elif word == "refused":
            good = isinstance(value, dict) and texts(list(value.values()))
        elif word == "sees":
            good = isinstance(value, dict) and tables(list(value.values()))
        elif word == "impossible":
            good = isinstance(value, dict) and all(
                tries and all(_is_chance(streams) for streams in tries) for tries in map(_tries, value.values())
            )
        elif word in _PREVIEWS:
            good = isinstance(value, dict) and all(tables(events) for events in value.values())
        else:
            good = True  # a fact: compared, whatever it is
        if not good:
            raise InvalidInput("core-scenario-field", field=f"then.{word}")


def _tries(value: Any) -> list[Any]:
    """One table, or a list of them: each is tried by itself."""
    return value if isinstance(value, list) else [value]


def _is_chance(streams: object) -> bool:
    """For every stream an outcome or a list of them, and one at least; outcomes are texts or numbers."""
    if not isinstance(streams, dict) or not streams:
        return False
    lists = [outcomes if isinstance(outcomes, list) else [outcomes] for outcomes in streams.values()]
    return all(outcomes and all(type(one) in (str, int) for one in outcomes) for outcomes in lists)


def check_then(game: AnyGame, state: State, then: Json, events: list[Event]) -> list[Difference]:
    """Everything that is not as `then` says; `events` are those of the phase."""
    found: list[Difference] = []
    facts = {word: value for word, value in then.items() if word not in WORDS}
    _compare(facts, game.facts(state), "", found)
    _check_views(state, then.get("sees", {}), found)
    if "to_move" in then:
        _compare(then["to_move"], seat_name(state, state.to_move), "to_move", found)
    if "over" in then:
        _compare(then["over"], state.outcome is not None, "over", found)
    if "winners" in then:
        winners = state.outcome.winners if state.outcome else ()
        _compare(then["winners"], [state.seat_names[seat] for seat in winners], "winners", found)
    _check_menu(game, state, then, found)
    for text, rule in then.get("refused", {}).items():
        _check_refused(game, state, text, rule, found)
    for line, tries in then.get("impossible", {}).items():
        for streams in _tries(tries):
            _check_impossible(game, state, line, streams, found)
    _check_events("events", then.get("events", []), told(events, state), found)
    _check_no_events("no_events", then.get("no_events", []), told(events, state), found)
    _check_previews(game, state, then, found)
    return found


def _check_previews(game: AnyGame, state: State, then: Json, found: list[Difference]) -> None:
    for word, check in zip(_PREVIEWS, (_check_events, _check_no_events), strict=True):
        for text, named in then.get(word, {}).items():
            try:
                foreseen = preview(state, game.table.parse(text))
                check(f"{word}.{text}", named, told(foreseen, state), found)
            except ParlourError as error:
                found.append(Difference("core-differs-error", {"what": f"{word}.{text}", "error": error}))


def _differs(what: str, expected: str, actual: str) -> Difference:
    return Difference("core-differs", {"what": what, "expected": expected, "found": actual})


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def _check_views(state: State, sees: Json, found: list[Difference]) -> None:
    for name, seen in sees.items():
        if name == "spectator":
            seat = SPECTATOR
        elif name in state.seat_names:
            seat = state.seat_names.index(name)
        else:
            error = InvalidInput("core-unknown-seat", seat=name[:20])
            found.append(Difference("core-differs-error", {"what": "sees", "error": error}))
            continue
        _compare(seen, state.view(seat).data, f"sees.{name}", found)


def _check_menu(game: AnyGame, state: State, then: Json, found: list[Difference]) -> None:
    menu = [action.text for action in state.actions()]
    for action in state.actions():
        why = state.why_not(action)
        if why is not None:  # whatever the scenario is about, the two must agree
            found.append(Difference("core-differs-error", {"what": action.text, "error": why}))
    if "menu" in then:
        _compare(sorted(then["menu"]), sorted(menu), "menu", found)
    for text in then.get("offered", []):
        if text not in menu:
            values = {"what": text, "error": _reason(game, state, text)}
            found.append(Difference("core-differs-not-offered", values))
    for text in then.get("not_offered", []):
        if text in menu:
            found.append(Difference("core-differs-offered", {"what": text}))
        elif isinstance(_reason(game, state, text), ParlourError):  # a misspelt action is never offered
            values = {"what": "not_offered", "error": _reason(game, state, text)}
            found.append(Difference("core-differs-error", values))


def _reason(game: AnyGame, state: State, text: str) -> Refusal | ParlourError | None:
    try:
        return state.why_not(game.table.parse(text))
    except InvalidInput as error:
        return error


def _check_refused(game: AnyGame, state: State, line: str, rule: str, found: list[Difference]) -> None:
    """A refusal is the same everywhere: in the menu, in `why_not`, and in an attempt that changes nothing."""

    def wrong(reason: object) -> None:
        found.append(Difference("core-differs-refused", {"what": line, "rule": rule, "error": reason}))

    try:
        seat, text = seat_and_text(state, line)
        if text == CONCEDE:
            state.copy().concede(seat)
            found.append(Difference("core-differs-offered", {"what": line}))
            return
        action = game.table.parse(text)
    except InvalidInput as error:
        # What the table of actions cannot even say, like a step to a space that is not adjacent, is unknown.
        if rule != error.message and (rule, error.message) != ("unknown", "core-unknown-action"):
            wrong(error)
        return
    why = state.why_not(action)
    if action in state.actions():
        found.append(Difference("core-differs-offered", {"what": line}))
    # "X-4.1" names the rule alone, "X-4.1 game-no-asleep" the sentence too, "X-4.1 game-no-asleep (card=3)" all
    elif why is None or rule not in (why.rule, f"{why.rule} {why.message}", str(why)):
        wrong(why)
    else:
        before = state.snapshot()
        try:
            state.play(action, ScriptedChance([]))
        except IllegalAction as error:
            if error.refusal == why and state.snapshot() == before:
                return
        found.append(Difference("core-differs-trace", {"what": line, "rule": rule}))


def _check_impossible(game: AnyGame, state: State, line: str, streams: Json, found: list[Difference]) -> None:
    """All these outcomes are asked for in this line, and the last one asked for cannot come."""
    script = ScriptedChance(outcomes_of(streams))
    expected = ", ".join(f"{stream}={outcome}" for stream, outcome in outcomes_of(streams))
    wanted = {"what": line, "expected": expected}
    try:
        failed = play_line(game, state.copy(), line, script, [])
        if failed is None:
            script.finish()
    except ParlourError as error:
        if error.message != "core-chance-impossible" or not script.is_used_up():
            found.append(Difference("core-differs-not-impossible", {**wanted, "error": error}))
    else:
        found.append(failed or Difference("core-differs-possible", wanted))


def _matches(wanted: Json, event: Json) -> bool:
    return all(event.get(name) == value for name, value in wanted.items())


def _check_events(what: str, expected: list[Json], events: list[Json], found: list[Difference]) -> None:
    """Every expected event happened, in this order, with at least these values; others may lie between."""
    left = events
    for wanted in expected:
        for place, event in enumerate(left):
            if _matches(wanted, event):
                left = left[place + 1 :]
                break
        else:
            found.append(_differs(what, _plain(wanted), _plain(events)))
            return


def _check_no_events(what: str, unwanted: list[Json], events: list[Json], found: list[Difference]) -> None:
    """None of these happened."""
    for one in unwanted:
        if any(_matches(one, event) for event in events):
            found.append(_differs(what, f"no {_plain(one)}", _plain(events)))


def _compare(expected: Any, actual: Any, path: str, found: list[Difference]) -> None:
    if isinstance(expected, dict) and isinstance(actual, dict) and (expected or not path):
        for word, value in expected.items():
            inner = f"{path}.{word}" if path else word
            if word in actual:
                _compare(value, actual[word], inner, found)
            else:
                known = {"known": listed(sorted(actual)), "count": len(actual)}
                values = {"what": inner, "expected": _plain(value), **known}
                found.append(Difference("core-differs-no-fact", values))
    elif isinstance(expected, str) and isinstance(actual, str):
        if _lines(expected) != _lines(actual):
            drawn = "\n" in expected.strip()
            texts = (_block(expected), _block(actual)) if drawn else (_plain(expected), _plain(actual))
            found.append(_differs(path, *texts))
    elif expected != actual or type(expected) is not type(actual):
        found.append(_differs(path, _plain(expected), _plain(actual)))


def _lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def _block(text: str) -> str:
    return "".join(f"\n    {line}" for line in _lines(text))
