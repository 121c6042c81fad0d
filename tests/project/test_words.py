"""Every message id has its sentence, every sentence its values, and no sentence is left over."""

from __future__ import annotations

import ast
import functools
import json
import random
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import parlour
from parlour.bots.roam.worth import REASONS
from parlour.cli import scenario_files, scenario_folder
from parlour.core.action import Action
from parlour.core.chance import RandomChance, ScriptedChance
from parlour.core.errors import IllegalAction, InvalidInput, Refusal
from parlour.core.event import Event, EventValue
from parlour.core.game import NOBODY, AnyGame, Json, OptionSpec
from parlour.core.lesson import Lesson
from parlour.core.line import CONCEDE, seat_and_text
from parlour.core.scenario import read_scenario, rule_ids
from parlour.games import find_game, find_manifest, names
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import label_of
from parlour.games.arcs.cards.deck import (
    COURT_NAMES,
    LEADER_NAMES,
    LORE_NAMES,
    court_of,
    is_vox,
    leaders_of,
    lore_of,
)
from parlour.games.arcs.cards.vox import VoxCard
from parlour.games.arcs.components.box import AMBITIONS, DICE, FACE_NAMES, RESOURCES, SEATS, SUITS, action_deck
from parlour.games.arcs.components.box import CARD_NAMES as ARCS_CARDS
from parlour.games.arcs.components.reach import CLUSTERS, SETUP_CARDS, SYSTEMS
from parlour.games.arcs.decisions.decision import name_of
from parlour.games.arcs.decisions.registry import DECISIONS
from parlour.games.arcs.game import GAME as ARCS
from parlour.games.arcs.ids import AGENT, NO_LEADER, PIECES, STATES, Seat
from parlour.games.arcs.state.setup import EXTRA
from parlour.games.arcs.state.state import ArcsState
from parlour.games.arcs.turn.stealing import Stealing
from parlour.games.arcs.turn.turn import Turn
from parlour.games.roam.actions import CARD_NAMES
from parlour.games.roam.cards import ABILITIES, BUILT_IN, LANDSCAPES, built_in_set
from parlour.games.roam.fields import STEPS
from parlour.games.roam.game import GAME as ROAM
from parlour.games.roam.state import RoamState
from parlour.server.lessons import find_lesson
from parlour.server.reference import chapters, explained, pictures
from parlour.words import LANGUAGES, NOT_IN_IDS, OWN, Words
from tests.core.random_games import variants

PACKAGE = Path(parlour.__file__).parent
GAMES = tuple(find_game(name) for name in names() if find_manifest(name).locales == OWN)
TYPED = (
    "terminal-usage-",
    "terminal-arcs-short-",
    "cli-arena-head-",
)  # commands and short signs, alike in many languages
WEB = PACKAGE.parent / "web" / "src"
FILES = {path.stem for path in (PACKAGE / "locales" / "en").glob("*.ftl")}
PARTS = "|".join(sorted({file.split("-")[0] for file in FILES} | {game.name for game in GAMES}))
ID = re.compile(rf"({PARTS})(-[a-z]+)+")
FAMILY = re.compile(rf"({PARTS})-([a-z]+-)+")  # how an f-string that makes ids begins
ASKING = tuple(name_of(kind) for kind in DECISIONS if kind.rule)
LONGEST_TEXT = {"ru": 430}  # of a card; Russian words are longer
GAMES_A_VARIANT = 12
STATES_OF_A_SORT = 3

# What `bad` adds to the values of every complaint of these modules.
ADDED = {
    "core/record.py": {"line"},
    "games/roam/cards.py": {"file", "card", "field"},
    "games/roam/card_fields.py": {"file", "card", "field"},
}


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
            if isinstance(node, ast.Constant | ast.JoinedStr):
                found.ids |= set(_ids_of(node)) - FILES
                family = FAMILY.fullmatch(_beginning_of(node))
                if family:
                    found.families.add(family[0])
            elif isinstance(node, ast.Call):
                values = _values_of(node)
                if values is not None:
                    values = values | ADDED.get(module, set())
                    found.calls += [(message, f"{module}:{node.lineno}", values) for message in _messages_of(node)]
            elif isinstance(node, ast.Dict):
                found.calls += [(message, f"{module}:{node.lineno}", values) for message, values in _answer(node)]
    return found


@functools.cache
def web_uses() -> Uses:
    """Where the browser client speaks: ids and beginnings of ids in its sources, and the values it gives."""
    found = Uses()
    for path in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        text = path.read_text(encoding="utf-8")
        said = {match[1] for match in re.finditer(rf"""["'`]((?:{PARTS})(?:-[A-Za-z0-9]+)+)[."'`]""", text)}
        known = {message.id.name for _, message in messages("en")}
        found.ids |= {message for message in said if message in known or message.startswith("web-")}
        found.families |= {match[1] for match in re.finditer(rf"`((?:{PARTS})-(?:[A-Za-z0-9]+-)*)\$\{{", text)}
        for call in re.finditer(rf"""\bsay\("((?:{PARTS})(?:-[A-Za-z0-9]+)+)"(?:, \{{([^{{}}]*)\}})?\)""", text):
            names = {part.split(":")[0].strip() for part in (call[2] or "").split(",")}
            if not any(name.startswith("...") for name in names):
                found.calls.append((call[1], path.name, names - {""}))
    return found


def _answer(node: ast.Dict) -> Iterator[tuple[str, set[str]]]:
    """The message and the values of an answer of the server that is written out."""
    pairs = zip(node.keys, node.values, strict=True)
    parts = {key.value: value for key, value in pairs if isinstance(key, ast.Constant)}
    message, values = parts.get("message"), parts.get("values")
    if isinstance(message, ast.Constant) and isinstance(values, ast.Dict):
        yield str(message.value), {str(key.value) for key in values.keys if isinstance(key, ast.Constant)}


def _beginning_of(node: ast.expr) -> str:
    """How an f-string begins."""
    first = node.values[0] if isinstance(node, ast.JoinedStr) and node.values else None
    return str(first.value) if isinstance(first, ast.Constant) else ""


def _ids_of(node: ast.expr) -> list[str]:
    """The ids a string names: itself, or those of all games where it begins with the name of one."""
    texts = []
    if isinstance(node, ast.Constant):
        texts = [str(node.value)]
    elif isinstance(node, ast.JoinedStr) and len(node.values) == 2:
        first, last = node.values
        if isinstance(first, ast.FormattedValue) and ast.unparse(first.value) in ("game", "self.game"):
            texts = [game.name + str(last.value) for game in GAMES if isinstance(last, ast.Constant)]
    return [text for text in texts if ID.fullmatch(text)]


def _messages_of(call: ast.Call) -> list[str]:
    return next((found for found in map(_ids_of, call.args[:2]) if found), [])


def _values_of(call: ast.Call) -> set[str] | None:
    """The names of the values a call gives; None where they are in a variable, or come from the action."""
    if isinstance(call.func, ast.Name) and call.func.id == "No":  # every refusal that is met is said below
        return None
    names = {keyword.arg or "**" for keyword in call.keywords}
    for arg in call.args:
        if arg in call.args[:2] and _ids_of(arg):
            continue
        if isinstance(arg, ast.Dict):
            names |= {str(key.value) if isinstance(key, ast.Constant) else "**" for key in arg.keys}
        elif not isinstance(arg, ast.Constant):
            return None
    return None if "**" in names else names


def folder(language: str) -> Path:
    return PACKAGE / "locales" / language


@functools.cache
def messages(language: str) -> list[tuple[str, ftl.Message]]:
    found: list[tuple[str, ftl.Message]] = []
    for path in sorted(folder(language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                found.append((path.stem, entry))
    return found


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name.removesuffix("-id"))  # ids come with what they are called


def variables(node: ftl.BaseNode) -> set[str]:
    visitor = _Variables()
    visitor.visit(node)
    return visitor.names


@functools.cache
def bare_words(language: str) -> Words:
    return Words(language)


def render(language: str, message: str, values: Mapping[str, object]) -> str:
    """The sentence, which must need nothing it was not given."""
    words = bare_words(language)
    assert words.has(message), message
    named = words.named(message.split("-")[0], values)
    plain = {name: ", ".join(value) if isinstance(value, tuple) else value for name, value in named.items()}
    pattern = words.bundle.get_message(message).value
    assert pattern is not None, message
    found, errors = words.bundle.format_pattern(pattern, plain)
    text = str(found)
    assert not errors, (message, values, errors)
    assert "{" not in text and text.strip() and "  " not in text, (message, text)
    return text


def action_message(action: Action) -> str:
    """The label of an action: variants with other arguments have their own."""
    assert action.table is not None
    label = f"{action.table.game}-action-{action.kind}"
    if isinstance(action, ArcsAction):
        return f"arcs-action-{label_of(action)}"
    if action.table is ROAM.table and action.kind == "use" and "at" not in action.args:
        return f"{label}-nowhere"
    replacing = action.table is ROAM.table and action.kind in ("blank", "free") and "replacing" in action.args
    return f"{label}-replacing" if replacing else label


@functools.cache
def made_ids() -> dict[str, set[str]]:
    """The ids that are put together from names the games know, with the values their sentences get."""
    made: dict[str, set[str]] = {}
    for game in GAMES:
        for rule in rule_ids(game):
            made[f"{game.name}-rule-{rule.replace('.', '-')}"] = set()
        for chapter in (*chapters(game), *explained(game)):
            made[f"{game.name}-chapter-{chapter}"] = set()
        for picture in pictures(game).values():
            made[f"{game.name}-picture-{picture.name}"] = set()
        for lesson in lessons_of(game):
            made[f"{game.name}-lessons-{lesson.name}"] = set()
            made |= {lesson.message(step): set() for step in lesson.steps if step.say}
        for kind in game.event_kinds:
            made[f"{game.name}-event-{kind}"] = {"seat"}  # and what those that were met have in common
        for action in game.table:
            made.setdefault(action_message(action), set(action.args))
        for spec in specs_of(game):
            made[f"{game.name}-option-{spec.name}"] = set()
            for choice in spec.choices or ():
                if isinstance(choice, str) and choice not in seats_of(game.name):
                    made[f"{game.name}-option-{spec.name}-{choice}"] = set()
        for family, known in (*families_of(game), *OWN_FAMILIES.get(game.name, ())):
            for name in known:
                made[f"{family}-{name}"] = set()
    for cards in BUILT_IN:
        made[f"roam-option-cards-{cards}"] = set()
    made |= {card: set() for card in card_ids()}
    made |= choices()
    return made


def lessons_of(game: AnyGame) -> list[Lesson]:
    return [find_lesson(game.name, name) for name in find_manifest(game.name).lessons]


def specs_of(game: AnyGame) -> list[OptionSpec]:
    """The options of a game, and that of further sets of Arcs cards: its words wait for the first set."""
    return [*game.option_specs, *([EXTRA] if game is ARCS and EXTRA not in game.option_specs else [])]


def families_of(game: AnyGame) -> Iterator[tuple[str, Iterable[str]]]:
    """The ids every game has, put together from a beginning and names."""
    bots = find_manifest(game.name).bots
    yield f"{game.name}-seat", seats_of(game.name)
    yield f"{game.name}-reason", (*reason_names(game), "end")
    yield "web-pages-game", (game.name, f"{game.name}-about")
    yield "web-pages-bot", (*bots, *[f"{bot}-about" for bot in bots])


@functools.cache
def closer_ids() -> dict[str, str]:
    """Messages about one's own things and about kinds of pieces, and the messages they are said in place of."""
    known = {message.id.name for _, message in messages("en")}
    made = {f"{message}-{last}": message for message in made_ids() for last in ("own", *PIECES)}
    return {closer: message for closer, message in made.items() if closer in known and closer not in made_ids()}


@functools.cache
def optional_ids() -> set[str]:
    """The ids a game may have or not: who made it, and names of what is mentioned, unless it lists them itself."""
    found = {f"web-pages-makers-{game.name}" for game in GAMES}
    found |= set(closer_ids())
    found |= {f"web-pages-bot-{bot}-called" for game in GAMES for bot in find_manifest(game.name).bots}
    for game in GAMES:
        if game.name not in OWN_FAMILIES:
            said = [*played(game.name).values(), *refusals(game.name).values(), *game.table]
            things = {*seats_of(game.name), *[thing for one in said for thing in texts_in(one)]}
            found |= {f"{game.name}-name-{NOT_IN_IDS.sub('-', thing)}" for thing in things}
    return found


def texts_in(said: Event | Refusal | Action) -> Iterator[str]:
    values = said.values if isinstance(said, Refusal) else said.args
    for value in values.values():
        yield from (str(item) for item in (value if isinstance(value, tuple) else (value,)))


@functools.cache
def seats_of(game: str) -> list[str]:
    """What seats can be called in a game."""
    return sorted({seat for options in variants(game) for seat in find_game(game).seats(options)})


def reason_names(game: AnyGame) -> list[str]:
    """The names of reasons, wherever the bots of a game give them."""
    sources = [path.read_text(encoding="utf-8") for path in (PACKAGE / "bots" / game.name).glob("*.py")]
    return re.findall(r'Reason\(\s*"([a-z]+)"', "".join(sources))


def arcs_things() -> list[str]:
    """The ids of everything that is mentioned in Arcs, as they are in messages."""
    found = [*SEATS, *RESOURCES, *SUITS, *ARCS_CARDS, *arcs_cards(), *AMBITIONS, *SYSTEMS, *PIECES, *STATES]
    found += [*DICE, *[face.replace("+", "-") for faces in FACE_NAMES for face in faces], *ASKING]
    found += [str(cluster + 1) for cluster in range(CLUSTERS)]
    return [*found, "slot", "cloud", "any", *[card.name for card in SETUP_CARDS]]


def arcs_cards() -> list[str]:
    """The names of all cards with a text."""
    return [name for name in (*COURT_NAMES, *LEADER_NAMES, *LORE_NAMES) if name]


# What only one game has
OWN_FAMILIES: dict[str, tuple[tuple[str, Iterable[str]], ...]] = {
    "roam": (
        ("roam-ability", ABILITIES),
        ("roam-step", STEPS),
        ("roam-landscape", LANDSCAPES),
        ("roam-reason", REASONS),
        ("web-pages-makers", ("roam",)),
    ),
    "arcs": (("arcs-step", (*ASKING, "over")), ("arcs-name", arcs_things()), ("web-pages-makers", ("arcs",))),
}


def card_ids() -> list[str]:
    """The names of the cards of the sets whose texts are messages; Wayfarers and Wayfarers 2 share them."""
    cards = built_in_set("wayfarers")
    starters = [f"starter-{CARD_NAMES[starter.card]}" for starter in cards.starters]
    lands = [f"land-{land.number}" for land in cards.lands]
    artifacts = [f"artifact-{tile.number}" for tile in cards.artifacts]
    return [f"roam-wayfarers-{card}" for card in (*starters, *lands, *artifacts)]


def choices() -> dict[str, set[str]]:
    """The actions of Arcs for which a decision has words of its own."""
    said = {message.id.name for _, message in messages("en")}
    labels = {label_of(action): set(action.args) for action in ARCS.table}
    every = {f"arcs-choice-{asked}-{label}": args for asked in ASKING for label, args in labels.items()}
    return {message: args for message, args in every.items() if message in said}


@functools.cache
def event_values() -> dict[str, set[str]]:
    """What all events of a kind tell, by the id of their sentence."""
    found: dict[str, set[str]] = {}
    for game in GAMES:
        for event in played(game.name).values():
            message = f"{game.name}-event-{event.kind}"
            found[message] = found.get(message, set(event.args)) & set(event.args)
    return found


# Random games of every variant, and what scenarios show: everything rare is in one of them


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
    """What was met in the games: every different event, and some states of every sort that is refused its own."""

    of_a_sort = STATES_OF_A_SORT

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.states: dict[tuple[object, ...], list[Any]] = {}
        self.refusals: dict[str, Refusal] = {}

    def play(self, state: Any, rng: random.Random, heard: list[Event], loved: str = "", most: int = -1) -> None:
        """Play on at random, with a weakness for one kind of action."""
        chance = RandomChance(rng)
        seat = rng.randrange(len(state.seat_names))
        conceded = False
        while state.outcome is None and most:
            self.keep(state)
            menu = state.actions()
            if len(state.seat_names) > 2 and rng.random() < 0.002 and not conceded:
                conceded = True
                with suppress(InvalidInput):  # perhaps they did before
                    state.concede(seat, heard)
            else:
                liked = [action for action in menu if action.kind == loved]
                state.play(rng.choice(liked or menu), chance, heard)
            most -= 1
        self.keep(state)
        self.hear(heard)

    def show(self, game: AnyGame) -> None:
        """Play the scenarios of a game, and ask for what they say is refused."""
        for file in scenario_files([scenario_folder() / game.name]):
            scenario = read_scenario(file.read_text(encoding="utf-8"), find_game)
            if "error" in scenario.phases[0].then:
                continue
            state = game.position(scenario.given)
            for phase in scenario.phases:
                script, heard = ScriptedChance(phase.chance), list[Event]()
                for line in phase.play:
                    self.keep(state)
                    seat, text = seat_and_text(state, line)
                    if text == CONCEDE:
                        state.concede(seat, heard)
                    else:
                        state.play(game.table.parse(text), script, heard)
                self.keep(state)
                self.hear(heard)
                for line, reason in phase.then.get("refused", {}).items():
                    if reason.split()[0] in rule_ids(game):  # by a rule, not because it cannot be said at all
                        self.refuse(state.why_not(game.table.parse(seat_and_text(state, line)[1])))

    def hear(self, heard: list[Event]) -> None:
        for event in heard:
            self.events.setdefault(f"{event.kind} {event.seat} {event.args}", event)

    def refuse(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.refusals.setdefault(str(refusal), refusal)

    def keep(self, state: Any) -> None:
        kept = self.states.setdefault(self.sort(state), [])
        if len(kept) < self.of_a_sort:
            kept.append(state.copy())

    def sort(self, state: Any) -> tuple[object, ...]:
        raise NotImplementedError


class _PlayedAny(_Played):
    """Games of all options there are; whoever has events or refusals that do not come up so has a class below."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        for seed, options in enumerate(variants(game.name)):
            for number in range(GAMES_A_VARIANT):
                rng = random.Random(1000 * seed + number)
                heard: list[Event] = []
                state = game.start(options, RandomChance(rng), heard)
                if number % 4 == 0:  # somebody gives up, at once or later
                    self.play(state, rng, heard, most=number)
                    if state.outcome is None:
                        state.concede(rng.randrange(len(state.seat_names)), heard)
                self.play(state, rng, heard)

    def sort(self, state: Any) -> tuple[object, ...]:
        return (state.to_move == NOBODY, *[action.kind for action in state.actions()])


class _PlayedRoam(_Played):
    def __init__(self) -> None:
        super().__init__()
        for seed, options in enumerate(mixes()):
            for game in range(GAMES_A_VARIANT):
                rng = random.Random(1000 * seed + game)
                heard: list[Event] = []
                self.play(ROAM.start(options, RandomChance(rng), heard), rng, heard)
        self.show(ROAM)

    def sort(self, state: RoamState) -> tuple[object, ...]:
        seat = state.active
        return (
            state.setup.artifacts,
            state.step,
            state.rested,
            state.turned > 0,
            state.powers[seat] == 0,
            state.supply[seat] == 0,
            len(state.up[seat]) == 1,
            not state.down[seat],
        )


class _PlayedArcs(_Played):
    of_a_sort = 5

    def __init__(self) -> None:
        super().__init__()
        for seed in range(80):
            rng = random.Random(seed)
            options: Json = {"players": 2 + seed % 3, "split_discard": seed % 2 == 0}
            options |= {"leaders": ("none", "both", "base", "pack")[seed % 4], "two_lore": seed % 5 == 0}
            heard: list[Event] = []
            self.play(ARCS.start(options, RandomChance(rng), heard), rng, heard)
        loved = sorted({action.kind for action in ARCS.table} - {"end", "pass", "no", "stop"})
        for seed, kind in enumerate(loved * 5):
            rng = random.Random(seed)
            given = rich_table(2 + seed % 3, rng)
            if seed % 2:
                add_leaders(given, rng)
            heard = []
            self.play(ARCS.position(given), rng, heard, kind, most=120)
        self.show(ARCS)

    def sort(self, state: ArcsState) -> tuple[object, ...]:
        if state.over:
            return ("over",)
        asked, seat = state.pending[-1], Seat(state.to_move)
        kind = name_of(type(asked))
        if state.drafting:
            return (kind, state.leader(seat) == NO_LEADER, len(state.lore(seat)))
        if isinstance(asked, VoxCard):
            return (kind, asked.card)
        if isinstance(asked, Stealing):
            return (kind, asked.resource)
        if not isinstance(asked, Turn):
            return (kind,)
        turn = (state.stage, state.mode(seat), state.pips == 0, bool(state.won), bool(state.once))
        return (kind, *turn, state.left(seat, AGENT) == 0)


def rich_table(players: int, rng: random.Random) -> Json:
    """A table where everybody has guild cards, captives and resources."""
    seats = SEATS[:players]
    guilds = [COURT_NAMES[card] for card in court_of(()) if not is_vox(card)]
    vox = [card for card in court_of(()) if is_vox(card)]
    hands = [ARCS_CARDS[card] for card in action_deck(players)]
    rng.shuffle(guilds)
    rng.shuffle(hands)
    row = [COURT_NAMES[card] for card in rng.sample(vox, 3 if players == 2 else 4)]
    agents = {card: {seat: rng.randrange(2) for seat in seats} for card in row[1:]}
    given: Json = {"players": players, "row": row, "agents": agents}
    agents[row[0]] = {seat: rng.randrange(4) for seat in seats}
    for number, seat in enumerate(seats):
        given[seat] = {
            "guilds": guilds[number :: players + 1],
            "hand": hands[6 * number : 6 * number + rng.randrange(1, 7)],
            "resources": rng.sample(RESOURCES, 2),
            "captives": {other: 1 for other in seats if other != seat},
            "outraged": rng.sample(RESOURCES, 1),
        }
    return given


def add_leaders(given: Json, rng: random.Random) -> None:
    """Leaders and much lore for everybody, with ambitions declared."""
    leaders = [LEADER_NAMES[card] for card in leaders_of(("base", "pack"))]
    lore = [LORE_NAMES[card] for card in lore_of(("base", "pack"))]
    rng.shuffle(leaders)
    rng.shuffle(lore)
    seats = SEATS[: given["players"]]
    for number, seat in enumerate(seats):
        given[seat]["captives"] = {seats[number - 1]: 1}  # agents may be few
        given[seat] |= {"leader": leaders[number], "lore": lore[7 * number : 7 * number + 7]}
        given[seat]["trophies"] = {other: ["ship"] for other in seats if other != seat}
    given["agents"] = {given["row"][0]: given["agents"][given["row"][0]]}
    given["markers"] = [rng.choice(("", *AMBITIONS)) for _ in range(3)]


@functools.cache
def games(game: str) -> _Played:
    own = {"roam": _PlayedRoam, "arcs": _PlayedArcs}
    return own[game]() if game in own else _PlayedAny(find_game(game))


def played(game: str = "roam") -> dict[str, Event]:
    return games(game).events


@functools.cache
def refusals(game: str = "roam") -> dict[str, Refusal]:
    """Every different refusal of every action of the table in the states that were met, and all that are shown."""
    met = games(game)
    for states in met.states.values():
        for state in states:
            for action in find_game(game).table:
                met.refuse(state.why_not(action))
    return met.refusals


# The tests


def test_the_package_names_messages() -> None:
    assert len(uses().ids) > 100 and len(uses().calls) > 80
    assert len(web_uses().ids) > 100 and len(web_uses().families) > 5 and len(web_uses().calls) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    known = {message.id.name for _, message in messages(language)}
    wanted = uses().ids | web_uses().ids | set(made_ids())
    missing = wanted.union(*[game.refusals for game in GAMES]) - known
    if language != "en":
        missing |= {message.id.name for _, message in messages("en")} - known
    assert not missing, "\n".join(sorted(missing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    wanted = uses().ids | web_uses().ids | set(made_ids()) | optional_ids()
    every = uses().families | web_uses().families
    families = tuple(family for family in every if not any(made.startswith(family) for made in made_ids()))
    unused = [
        message.id.name
        for _, message in messages(language)
        if message.id.name not in wanted and not message.id.name.startswith(families)
    ]
    assert not unused, "\n".join(unused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_in_the_file_of_their_part_and_only_once(language: str) -> None:
    found = [(file, message.id.name) for file, message in messages(language)]
    assert [name for file, name in found if not name.startswith(f"{file}-")] == []
    files = {file for file, _ in found}
    for file, name in found:  # web-pages-… is not in web
        longer = [other for other in files if other.startswith(f"{file}-") and name.startswith(f"{other}-")]
        assert not longer, name
    names = [name for _, name in found]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_caller_gives_the_values_the_sentence_needs(language: str) -> None:
    needed = {message.id.name: variables(message) for _, message in messages(language)}
    for message, where, given in [*uses().calls, *web_uses().calls]:
        missing = needed.get(message, set()) - given
        assert not missing, f"{where}: {message} needs {sorted(missing)}"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_made_messages_need_only_what_their_makers_know(language: str) -> None:
    needed = {message.id.name: variables(message) for _, message in messages(language)}
    for message, given in made_ids().items():
        assert needed.get(message, set()) <= given | event_values().get(message, set()), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_abilities_and_court_cards_are_explained(language: str) -> None:
    attributes = {
        (message.id.name, attribute.id.name)
        for _, message in messages(language)
        for attribute in message.attributes
    }
    helped = {f"{game.name}-option-{spec.name}" for game in GAMES for spec in specs_of(game)}
    helped |= {f"roam-ability-{ability}" for ability in ABILITIES}
    assert {name for name, attribute in attributes if attribute == "help"} == helped
    texts = {f"arcs-name-{card}" for card in arcs_cards()}
    assert {name for name, attribute in attributes if attribute == "text"} == texts
    assert {message for group in explained(ARCS).values() for message in group} == texts
    for card in texts:
        assert 30 < len(bare_words(language).text(card)) < LONGEST_TEXT.get(language, 300), card


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_random_games_is_a_sentence(language: str, game: AnyGame) -> None:
    events = played(game.name).values()
    assert {event.kind for event in events} == set(game.event_kinds)
    called = ("Anna", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
    for event in events:
        message = bare_words(language).closest(f"{game.name}-event-{event.kind}", False, event.args.get("piece"))
        text = render(language, message, {**event.args, "seat": called[event.seat]})
        assert text == bare_words(language).event(game.name, event, called)
        assert (text[0].isupper() or text[0] in "“„«") and text.endswith("."), text


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_with_its_rule(language: str, game: AnyGame) -> None:
    assert {refusal.message for refusal in refusals(game.name).values()} == set(game.refusals)
    for refusal in refusals(game.name).values():
        assert refusal.rule in rule_ids(game)
        reason = render(language, refusal.message, refusal.values)
        assert not reason.endswith("."), reason  # core-refused appends the rule
        assert not re.search(r"\b[A-Z]+-\d", reason), reason
        assert bare_words(language).refusal(refusal) == f"{reason} ({refusal.rule})"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_label_of_its_own(language: str, game: AnyGame) -> None:
    labels = {render(language, action_message(action), action.args) for action in game.table}
    assert len(labels) == len(game.table)


@pytest.mark.slow
def test_everything_mentioned_in_arcs_has_a_name() -> None:
    ids: set[str] = set()
    for event in played("arcs").values():
        ids |= event.names() if event.kind not in ("choose", "answered") else set()  # which say what was typed
    for refusal in refusals("arcs").values():
        ids |= {value for value in refusal.values.values() if isinstance(value, str)}
    said = {message.id.name: variables(message) for _, message in messages("en")}
    for action in ARCS.table:
        names = said[action_message(action)]  # some values only choose the label
        ids |= {value for name, value in action.args.items() if name in names and isinstance(value, str)}
    assert {name.replace("+", "-") for name in ids} <= set(arcs_things())


@pytest.mark.slow
def test_every_decision_of_arcs_that_asks_somebody_has_a_step() -> None:
    states = [state for kept in games("arcs").states.values() for state in kept]
    assert {name_of(type(state.pending[-1])) for state in states if not state.over} == set(ASKING)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_server_says_is_whole_sentences(language: str) -> None:
    numbers = {"most", "least", "seq", "expected", "status"}
    said = [message for file, message in messages(language) if file in ("server", "table")]
    assert len(said) > 40
    for message in said:
        values = {name: 7 if name in numbers else f"some {name}" for name in variables(message)}
        text = render(language, message.id.name, values)
        whole = text[0].isupper() and text.endswith((".", "?", "some error"))
        assert whole or text.startswith(("some file", "some game")), text


def test_players_are_called_by_their_names() -> None:
    words = bare_words("en")
    steal = Event("steal", 0, {"owner": "blue", "resource": "fuel"})
    called = {"red": "Anna", "blue": "Bo"}
    assert words.event("arcs", steal, ("Anna", "Bo")) == "Anna steals 1 fuel from Blue."
    assert words.event("arcs", steal, ("Anna", "Bo"), called) == "Anna steals 1 fuel from Bo."
    refusal = Refusal("A-10.1", "arcs-no-tax-city", {"owner": "blue", "at": "1-hex"})
    assert words.refusal(refusal) == "Blue has no city at hex 1 (A-10.1)"
    assert words.refusal(refusal, called) == "Bo has no city at hex 1 (A-10.1)"
    assert words.error(IllegalAction("tax blue 1-hex", refusal), called) == words.refusal(refusal, called)
    error = InvalidInput("arcs-given-impossible", problem="ships", where="blue")
    assert words.error(error, called).startswith("Bo must have 15 ships")


@pytest.mark.parametrize("language", LANGUAGES)
def test_own_things_and_counted_pieces_have_messages_of_their_own(language: str) -> None:
    needed = {message.id.name: variables(message) for _, message in messages(language)}
    assert {"arcs-event-replace-own", "arcs-action-tax-own", "arcs-event-scrap-city"} <= closer_ids().keys()
    for closer, message in closer_ids().items():
        assert needed[closer] <= needed[message] and "owner" not in needed[closer], closer
    words = bare_words(language)
    replaced: dict[str, EventValue] = {"owner": "red", "at": "1-hex", "piece": "starport", "by": "city"}
    own = words.event("arcs", Event("replace", 0, replaced), ("Anna", "Bo"), {"red": "Anna"}, ("red", "blue"))
    assert own.count("Anna") == 1
    theirs = words.event("arcs", Event("replace", 1, replaced), ("Anna", "Bo"), {"red": "Anna"}, ("red", "blue"))
    assert "Anna" in theirs and "Bo" in theirs
    scrapped = [words.event("arcs", Event("scrap", 0, {"piece": "city", "count": n}), ("Anna",)) for n in (1, 2)]
    assert "1" in scrapped[0] and scrapped[0].replace("1", "2") != scrapped[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_sentences_have_no_brackets(language: str) -> None:
    """Sentences have brackets of their own: “(obránce: Bot Kostka)”."""
    words = bare_words(language)
    for game in GAMES:
        listed = [f"web-pages-bot-{bot}" for bot in find_manifest(game.name).bots]
        called = [f"{bot}-called" if words.has(f"{bot}-called") else bot for bot in listed]
        names = [
            words.say(name) for name in (*called, *[f"{game.name}-seat-{seat}" for seat in seats_of(game.name)])
        ]
        assert not [name for name in names if re.search(r"[()]", name)]


def test_counts_are_said_in_the_right_number() -> None:
    def placed(coins: int) -> str:
        return render("en", "roam-event-place", {"seat": "Anna", "spaces": ("a1", "b1"), "coins": coins})

    assert placed(0) == "Anna explores a1, b1."
    assert placed(1) == "Anna explores a1, b1 and gains 1 coin."
    assert placed(3) == "Anna explores a1, b1 and gains 3 coins."

    def moved(fresh: int, damaged: int) -> str:
        move = Event("move", 0, {"from": "1-gate", "to": "1-hex", "fresh": fresh, "damaged": damaged})
        return bare_words("en").event("arcs", move, ("Anna",)).removeprefix("Anna moves ")

    assert moved(1, 0) == "1 ship from gate 1 to hex 1."
    assert moved(2, 0) == "2 ships from gate 1 to hex 1."
    assert moved(0, 1) == "1 damaged ship from gate 1 to hex 1."
    assert moved(0, 2) == "2 damaged ships from gate 1 to hex 1."
    assert moved(1, 1) == "1 fresh ship and 1 damaged ship from gate 1 to hex 1."

    def rerolled(blanks: int, hits: int) -> str:
        return render("en", "arcs-action-reroll", {"blanks": blanks, "hits": hits})

    assert rerolled(0, 1) == "Reroll 1 hit"
    assert rerolled(1, 2) == "Reroll 1 blank and 2 hits"
    assert rerolled(2, 0) == "Reroll 2 blanks"


# Cards, in all languages


@pytest.mark.parametrize("language", LANGUAGES)
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


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_translations_translate_what_there_is(language: str) -> None:
    """The same ids, values and attributes as in English, in the same files, in other words."""
    english = {message.id.name: (file, message) for file, message in messages("en")}
    same = []
    for file, message in messages(language):
        original_file, original = english[message.id.name]
        assert file == original_file
        assert variables(message) <= variables(original), message.id.name
        assert {a.id.name for a in message.attributes} == {a.id.name for a in original.attributes}
        pattern = FluentSerializer().serialize_entry(message).partition("=")[2]
        written = re.sub(r"\{.*?\}", "", pattern, flags=re.DOTALL)
        if message.id.name.startswith(TYPED):
            continue
        if re.search(r"[^\W\d_]", written):  # else it is only values and signs
            same += [message.id.name] if message.equals(original) else []
    assert len(same) <= 12, same  # a word may be the same in two languages


@pytest.mark.parametrize(("language", "letters"), [("cs", "ěščřžůď"), ("pl", "ąęłśćżźń"), ("ru", "абвгёжыэюя")])
def test_every_language_has_its_own_letters(language: str, letters: str) -> None:
    text = " ".join(bare_words(language).say(card) for card in card_ids())
    lines = " ".join(bare_words(language).flavour(card, "") for card in card_ids())
    assert set(letters) <= set((text + lines).lower())
