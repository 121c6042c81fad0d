"""Every message id has its sentence, every sentence its values, and no sentence is left over."""

from __future__ import annotations

import ast
import functools
import json
import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import parlour
from parlour.core.action import Action
from parlour.core.chance import RandomChance
from parlour.core.errors import Refusal
from parlour.core.event import Event
from parlour.core.game import Json
from parlour.core.scenario import rule_ids
from parlour.games.roam.actions import CARD_NAMES, RoamAction
from parlour.games.roam.board import EDGES
from parlour.games.roam.cards import ABILITIES, BUILT_IN, LANDSCAPES, built_in_set
from parlour.games.roam.game import GAME as ROAM
from parlour.games.roam.state import RoamState
from parlour.games.roam.table import STEPS
from parlour.words import CARD_LANGUAGES, LANGUAGES, Words
from tests.random_games import variants

PACKAGE = Path(parlour.__file__).parent
PARTS = "arcs|core|cli|roam|sheet|terminal"
ID = re.compile(rf"({PARTS})(-[a-z]+)+")
FAMILY = re.compile(rf"({PARTS})-([a-z]+-)+")  # how an f-string that makes ids begins
GAMES_A_VARIANT = 12
STATES_OF_A_SORT = 3

# What `bad` adds to the values of every complaint of these modules.
ADDED = {"core/record.py": {"line"}, "games/roam/cards.py": {"file", "card", "field"}}


@dataclass
class Uses:
    """Where the package speaks: the ids it names, how ids it makes begin, and the values it gives."""

    ids: set[str] = field(default_factory=set)
    families: set[str] = field(default_factory=set)
    calls: list[tuple[str, str, set[str]]] = field(default_factory=list)  # id, where, names of the values


@functools.cache
def uses() -> Uses:
    found = Uses()
    for path in sorted(PACKAGE.rglob("*.py")):
        module = path.relative_to(PACKAGE).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                found.ids.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                family = FAMILY.fullmatch(str(node.values[0].value))
                if family:
                    found.families.add(family[0])
            elif isinstance(node, ast.Call):
                message = _message_of(node)
                values = _values_of(node)
                if message and values is not None:
                    values = values | ADDED.get(module, set())
                    found.calls.append((message, f"{module}:{node.lineno}", values))
    return found


def _message_of(call: ast.Call) -> str | None:
    for arg in call.args[:2]:
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str) and ID.fullmatch(arg.value):
            return arg.value
    return None


def _values_of(call: ast.Call) -> set[str] | None:
    """The names of the values a call gives; None where they are in a variable."""
    names = {keyword.arg or "**" for keyword in call.keywords}
    for arg in call.args:
        if isinstance(arg, ast.Dict):
            names |= {str(key.value) if isinstance(key, ast.Constant) else "**" for key in arg.keys}
        elif not isinstance(arg, ast.Constant):
            return None
    return None if "**" in names else names


def folder(language: str) -> Path:
    return PACKAGE / "locales" / language


def messages(language: str) -> Iterator[tuple[str, ftl.Message]]:
    for path in sorted(folder(language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                yield path.stem, entry


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)


def variables(node: ftl.BaseNode) -> set[str]:
    visitor = _Variables()
    visitor.visit(node)
    return visitor.names


@functools.cache
def bare_words(language: str) -> Words:
    return Words(language)


def render(language: str, message: str, values: Mapping[str, object]) -> str:
    """The sentence, which must need nothing it was not given."""
    bundle = bare_words(language).bundle
    assert bundle.has_message(message), message
    plain = {name: ", ".join(value) if isinstance(value, tuple) else value for name, value in values.items()}
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    found, errors = bundle.format_pattern(pattern, plain)
    text = str(found)
    assert not errors, (message, values, errors)
    assert "{" not in text and text.strip(), (message, text)
    return text


def action_message(action: Action) -> str:
    """The label of an action: variants with other arguments have their own."""
    if action.kind == "use" and "at" not in action.args:
        return "roam-action-use-nowhere"
    if action.kind in ("blank", "free") and "replacing" in action.args:
        return f"roam-action-{action.kind}-replacing"
    return f"roam-action-{action.kind}"


def made_ids() -> dict[str, set[str]]:
    """The ids that are put together from names the game knows, with the values their sentences get."""
    made: dict[str, set[str]] = {}
    for rule in rule_ids(ROAM):
        made[f"roam-rule-{rule.replace('.', '-')}"] = set()
    for kind in ROAM.event_kinds:
        made[f"roam-event-{kind}"] = _event_values(kind)
    for action in ROAM.table:
        made.setdefault(action_message(action), set(action.args))
    for spec in ROAM.option_specs:
        made[f"roam-option-{spec.name}"] = set()
        for choice in spec.choices or ():
            if isinstance(choice, str) and choice not in EDGES:
                made[f"roam-option-{spec.name}-{choice}"] = set()
    for cards in BUILT_IN:
        made[f"roam-option-cards-{cards}"] = set()
    made |= {card: set() for card in card_ids()}
    for family, names in (("ability", ABILITIES), ("step", STEPS), ("seat", EDGES), ("landscape", LANDSCAPES)):
        for name in names:
            made[f"roam-{family}-{name}"] = set()
    return made


def card_ids() -> list[str]:
    """The names of the cards of the set whose texts are messages."""
    cards = built_in_set("wayfarers")
    starters = [f"starter-{CARD_NAMES[starter.card]}" for starter in cards.starters]
    lands = [f"land-{land.number}" for land in cards.lands]
    artifacts = [f"artifact-{tile.number}" for tile in cards.artifacts]
    return [f"roam-wayfarers-{card}" for card in (*starters, *lands, *artifacts)]


def _event_values(kind: str) -> set[str]:
    values = [set(event.args) for event in played().values() if event.kind == kind]
    return set.intersection(*values) | {"seat"} if values else {"seat"}


# Random games of every variant


def few_lands() -> Json:
    """A set so small that its deck runs out."""
    data: Json = json.loads(built_in_set(BUILT_IN[0]).source)
    data["land"] = data["land"][:14]
    return data


def mixes() -> Iterator[Json]:
    for options in variants():
        yield {**options, "cards": "sketch"}
    for players in (2, 3, 4):
        yield {"players": players, "cards": few_lands(), "artifacts": players == 3}


class _Played:
    """What was met in the games: every different event, and some states of every step."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.states: dict[tuple[object, ...], list[RoamState]] = {}
        for seed, options in enumerate(mixes()):
            for game in range(GAMES_A_VARIANT):
                self.play(options, random.Random(1000 * seed + game))
        # on the last face-up character: too rare to come up by itself
        last = {"artifacts": True, "rested": True, "south": {"up": ["A"], "artifacts_up": [6]}}
        self.keep(ROAM.position(last))

    def play(self, options: Json, rng: random.Random) -> None:
        chance = RandomChance(rng)
        heard: list[Event] = []
        state = ROAM.start(options, chance, heard)
        seat = rng.randrange(len(state.seat_names))
        while state.outcome is None:
            self.keep(state)
            if len(state.seat_names) > 2 and rng.random() < 0.002 and not state.conceded:
                state.concede(seat, heard)
            else:
                state.play(rng.choice(state.actions()), chance, heard)
        self.keep(state)
        for event in heard:
            self.events.setdefault(f"{event.kind} {event.seat} {event.args}", event)

    def keep(self, state: RoamState) -> None:
        """Keep a few states of every sort that is refused something of its own."""
        seat = state.active
        sort = (
            state.setup.artifacts,
            state.step,
            state.rested,
            state.turned > 0,
            state.powers[seat] == 0,
            state.supply[seat] == 0,
            len(state.up[seat]) == 1,
            not state.down[seat],
        )
        kept = self.states.setdefault(sort, [])
        if len(kept) < STATES_OF_A_SORT:
            kept.append(state.copy())


@functools.cache
def games() -> _Played:
    return _Played()


def played() -> dict[str, Event]:
    return games().events


@functools.cache
def refusals() -> dict[str, Refusal]:
    """Every different refusal of every action of the table in the states that were met."""
    found: dict[str, Refusal] = {}
    for states in games().states.values():
        for state in states:
            for action in ROAM.table:
                assert isinstance(action, RoamAction)
                refusal = state.why_not(action)
                if refusal is not None:
                    found.setdefault(str(refusal), refusal)
    return found


# The tests


def test_the_package_names_messages() -> None:
    assert len(uses().ids) > 100 and len(uses().calls) > 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    known = {message.id.name for _, message in messages(language)}
    wanted = uses().ids | set(made_ids()) | set(ROAM.refusals)
    assert sorted(wanted - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    wanted = uses().ids | set(made_ids())
    unused = [
        message.id.name
        for _, message in messages(language)
        if message.id.name not in wanted and not message.id.name.startswith(tuple(uses().families))
    ]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_in_the_file_of_their_part_and_only_once(language: str) -> None:
    found = [(file, message.id.name) for file, message in messages(language)]
    assert [name for file, name in found if not name.startswith(f"{file}-")] == []
    names = [name for _, name in found]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_caller_gives_the_values_the_sentence_needs(language: str) -> None:
    needed = {message.id.name: variables(message) for _, message in messages(language)}
    for message, where, given in uses().calls:
        missing = needed.get(message, set()) - given
        assert not missing, f"{where}: {message} needs {sorted(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_made_messages_need_only_what_their_makers_know(language: str) -> None:
    needed = {message.id.name: variables(message) for _, message in messages(language)}
    for message, given in made_ids().items():
        assert needed.get(message, set()) <= given, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_abilities_have_help(language: str) -> None:
    helped = {
        message.id.name
        for _, message in messages(language)
        if any(attribute.id.name == "help" for attribute in message.attributes)
    }
    assert helped >= {f"roam-option-{spec.name}" for spec in ROAM.option_specs}
    assert helped >= {f"roam-ability-{ability}" for ability in ABILITIES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_random_games_is_a_sentence(language: str) -> None:
    assert {event.kind for event in played().values()} == set(ROAM.event_kinds)
    names = ("Anna", "Bo", "Cy", "Di")
    for event in played().values():
        text = render(language, f"roam-event-{event.kind}", {**event.args, "seat": names[event.seat]})
        assert text == bare_words(language).event("roam", event, names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_with_its_rule(language: str) -> None:
    assert {refusal.message for refusal in refusals().values()} == set(ROAM.refusals)
    for refusal in refusals().values():
        assert refusal.rule in rule_ids(ROAM)
        reason = render(language, refusal.message, refusal.values)
        assert not reason.endswith("."), reason  # core-refused appends the rule
        assert not re.search(r"R-\d", reason), reason
        assert bare_words(language).refusal(refusal).endswith(f"({refusal.rule})")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_label_of_its_own(language: str) -> None:
    labels = {render(language, action_message(action), action.args) for action in ROAM.table}
    assert len(labels) == len(ROAM.table)


def test_counts_are_said_in_the_right_number() -> None:
    def placed(coins: int) -> str:
        return render("en", "roam-event-place", {"seat": "Anna", "spaces": ("a1", "b1"), "coins": coins})

    assert placed(0) == "Anna explores a1, b1."
    assert placed(1) == "Anna explores a1, b1 and gains 1 coin."
    assert placed(3) == "Anna explores a1, b1 and gains 3 coins."


# Cards, in all languages


@pytest.mark.parametrize("language", CARD_LANGUAGES)
def test_cards_are_called_something_in_every_language(language: str) -> None:
    """Every card has a name of its own and a line about it; what is on cards has its words too."""
    known = {message.id.name: message for _, message in messages(language)}
    names = [render(language, card, {}) for card in card_ids()]
    assert len(set(names)) == len(names) == 70
    for card in card_ids():
        assert [attribute.id.name for attribute in known[card].attributes] == ["flavour"], card
        line = bare_words(language).flavour(card, "")
        assert 5 < len(line) <= 100 and line[-1] in ".!?…" and "  " not in line, line
    wanted = {message for message in made_ids() if re.match("roam-(landscape|ability|option-cards)-", message)}
    wanted |= {message for message in uses().ids if message.startswith("sheet-")}
    assert sorted(wanted - set(known)) == []


@pytest.mark.parametrize("language", sorted(set(CARD_LANGUAGES) - set(LANGUAGES)))
def test_translations_translate_what_there_is(language: str) -> None:
    """The same ids, values and attributes as in English, in the same files, in other words."""
    english = {message.id.name: (file, message) for file, message in messages("en")}
    same = []
    for file, message in messages(language):
        original_file, original = english[message.id.name]
        assert file == original_file
        assert variables(message) <= variables(original), message.id.name
        assert {a.id.name for a in message.attributes} == {a.id.name for a in original.attributes}
        same += [message.id.name] if message.equals(original) else []
    assert len(same) <= 3, same  # a word may be the same in two languages


@pytest.mark.parametrize(("language", "letters"), [("cs", "ěščřžůď"), ("pl", "ąęłśćżźń"), ("ru", "абвгёжыэюя")])
def test_every_language_has_its_own_letters(language: str, letters: str) -> None:
    text = " ".join(bare_words(language).say(card) for card in card_ids())
    lines = " ".join(bare_words(language).flavour(card, "") for card in card_ids())
    assert set(letters) <= set((text + lines).lower())
