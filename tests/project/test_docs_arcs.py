"""What docs/scenarios-arcs.md says is true: examples run, tables are complete."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from parlour.core.chance import RandomChance, ScriptedChance
from parlour.core.errors import InvalidInput, ParlourError, Refusal
from parlour.core.event import Event
from parlour.core.game import NOBODY, Json
from parlour.core.line import CONCEDE, seat_and_text
from parlour.core.scenario import read_scenario, run_scenario
from parlour.games import find_game
from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.cards.deck import (
    COURT_NAMES,
    GUILD_CARDS,
    LEADER_NAMES,
    LEADERS,
    LORE,
    LORE_NAMES,
    court_of,
    is_vox,
    leaders_of,
    lore_of,
)
from parlour.games.arcs.components.box import ACTIONS, AMBITIONS, CARD_NAMES, CARDS, RESOURCES, SEATS, SUITS
from parlour.games.arcs.components.reach import SETUP_CARDS, SYSTEMS
from parlour.games.arcs.decisions.decision import name_of
from parlour.games.arcs.decisions.forms import FIELDS
from parlour.games.arcs.decisions.registry import DECISIONS
from parlour.games.arcs.game import GAME as ARCS
from parlour.games.arcs.ids import PIECES
from parlour.games.arcs.scenarios import position, under_way
from parlour.games.arcs.scenarios.position import MARKER_NAMES
from parlour.games.arcs.state.setup import EXTRA
from parlour.games.arcs.state.state import ArcsState
from parlour.games.arcs.views import knowledge
from tests.project.test_docs import DOCS, blocks, rows

PAGE = (DOCS / "scenarios-arcs.md").read_text(encoding="utf-8")
GENERAL = (DOCS / "scenarios.md").read_text(encoding="utf-8")
OWN = DOCS.parent / "scenarios" / "arcs"
EXAMPLES = blocks(PAGE, "toml")
GAMES = 48
ASKING = {name_of(kind): kind.rule for kind in DECISIONS if kind.rule}  # the others ask nobody


def section(title: str) -> str:
    """The text under a headline."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


def table(text: str, first: str) -> list[list[str]]:
    """The rows of the table whose first headline is this, without the headline."""
    lines = text.splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"| {first} |"))
    end = next((n for n in range(start, len(lines)) if not lines[n].startswith("|")), len(lines))
    return [[cell.strip() for cell in line.strip()[1:-1].split("|")] for line in lines[start + 2 : end]]


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


# Examples


@pytest.mark.parametrize("text", EXAMPLES, ids=[block.splitlines()[0][9:-1] for block in EXAMPLES])
def test_every_example_scenario_holds(text: str) -> None:
    scenario = read_scenario(text, find_game)
    assert scenario.game is ARCS
    assert run_scenario(scenario) == []


def test_there_are_examples_of_everything() -> None:
    words = {word for text in EXAMPLES for word in read_scenario(text, find_game).given}
    assert {"at", "empty", "row", "agents", "markers", "flipped", "dealt", "snapshot", "red", "chapter"} <= words
    thens = {word for text in EXAMPLES for phase in read_scenario(text, find_game).phases for word in phase.then}
    assert {"error", "sees", "refused", "events", "no_events", "menu", "offered", "over", "winners"} <= thens


# Names


def test_planets_cards_and_setups_are_those_of_the_box() -> None:
    box = ARCS.facts(ARCS.position({"players": 4}))["box"]
    planets = {}
    for cluster, *cells in table(section("Names"), "Cluster"):
        for kind, cell in zip(("arrow", "crescent", "hex"), cells, strict=True):
            planets[f"{cluster}-{kind}"] = cell
    assert planets == {name: f"{kind} {box['building_slots'][name]}" for name, kind in box["planets"].items()}
    suits = table(section("Names"), "Suit")
    assert [quoted(suit)[0] for suit, _, _ in suits] == list(SUITS)
    for suit, (_, pips, allowed) in zip(SUITS, suits, strict=True):
        assert pips.split() == [str(box["pips"][f"{suit}-{number}"]) for number in range(1, 8)]
        assert set(allowed.split(", ")) <= set(ACTIONS)
    for name in (*SEATS, *RESOURCES, *AMBITIONS, *(COURT_NAMES[card] for card in court_of(()) if is_vox(card))):
        assert f"`{name}`" in section("Names")
    markers = {quoted(row[0])[0]: row[1:] for row in table(section("Names"), "Marker")}
    assert markers == {
        name: [f"{first}, {second}" for first, second in sides] for name, sides in box["markers"].items()
    }
    assert f"raid costs are {', '.join(str(cost) for cost in box['slot_costs'])}" in section("Names")


def test_the_guild_cards_are_those_of_the_box() -> None:
    box = ARCS.facts(ARCS.position({}))["box"]
    found = table(section("Names"), "Guild card")
    cards = [GUILD_CARDS[card] for card in court_of(()) if not is_vox(card)]
    assert [quoted(row[0])[0] for row in found] == [card.name for card in cards]
    for (name, kind, keys, gives), card in zip(found, cards, strict=True):
        assert (kind, int(keys)) == (box["types"][quoted(name)[0]], box["keys"][quoted(name)[0]])
        expected = {"attach" if card.prelude == "union" else "use"} if card.prelude else set()
        expected |= set(card.actions)
        expected |= {f"spend … as {RESOURCES[resource]}" for resource in card.loyal}
        expected |= {"reroll"} if card.rerolls_skirmish else set()
        expected |= {"look"} if card.looks else set()
        expected |= {"declare"} if card.declares_following else set()
        assert set(quoted(gives)) == expected, name


def test_the_setup_cards_are_all_there() -> None:
    found = []
    for card in SETUP_CARDS:
        starts = [" ".join(SYSTEMS[system] for system in systems) for systems in card.starts]
        out = ", ".join(str(cluster + 1) for cluster in card.out)
        found.append([str(card.players), f"`{card.name}`", out, *starts, *[""] * (4 - card.players)])
    assert table(section("The setup cards"), "Players") == found


def test_every_action_is_in_the_table() -> None:
    shapes = set()
    for cells in table(section("Actions"), "Text"):
        for text in [text for cell in cells for text in quoted(cell) if " " in text or cell == cells[0]]:
            action = ARCS.table.parse(text)
            assert action.text == text
            shapes.add((action.kind, tuple(action.args)))
    assert shapes == {(action.kind, tuple(action.args)) for action in ARCS.table}


# Positions


def test_every_word_of_given_is_explained() -> None:
    text = section("Words of given")
    words = [quoted(row[0])[0] for row in rows(text) if row[0].startswith("`")]
    expected = {*position.WORDS, EXTRA.name} - {*SEATS} | {f"red.{word}" for word in position._PLAYER}
    errors = {word for word in words if re.match("(arcs|core)-", word)}
    assert sorted(set(words) - errors) == sorted(expected)
    assert set(SEATS) <= set(quoted(text))


def test_every_complaint_about_a_position_is_explained() -> None:
    sources = [Path(str(module.__file__)).read_text(encoding="utf-8") for module in (position, under_way)]
    named = {quoted(row[0])[0] for row in table(section("Words of given"), "Message")}
    assert set(re.findall('"((?:arcs|core)-[a-z-]+)"', "\n".join(sources))) <= named
    wrong: tuple[tuple[str, Json], ...] = (
        ("arcs-given-unknown", {"hats": 1}),
        ("arcs-given-type", {"chapter": "1"}),
        ("arcs-given-name", {"agents": {"farseers": {"red": 1}}}),
        ("arcs-given-impossible", {"row": ["farseers"]}),
        ("arcs-given-round", {"blue": {"played": "aggression-2"}}),
        ("arcs-given-layer", {"discard": ["aggression-2"]}),
        ("arcs-given-dealt", {"dealt": {}, "chapter": 2}),
        ("arcs-given-snapshot", {"snapshot": "{}", "chapter": 2}),
        ("core-unknown-seat", {"green": {"power": 1}}),
        ("core-bad-option", {"players": 5}),
        ("core-bad-snapshot", {"snapshot": "{"}),
        ("core-field-missing", {"snapshot": "{}"}),
        ("core-field-unknown", {"snapshot": {**ARCS.position({}).snapshot(), "hats": 1}}),
        ("core-field-value", {"chapter": 6}),
    )
    for message, given in wrong:
        with pytest.raises(InvalidInput) as caught:
            ARCS.position(given)
        assert caught.value.message == message
    assert named == {message for message, _ in wrong}


def test_every_fact_is_explained() -> None:
    facts = ARCS.facts(ARCS.position({"players": 4, "leaders": "both"}))
    explained = {re.split("[.]", name)[0] for row in rows(section("Facts")) for name in quoted(row[0])}
    assert sorted(set(facts) - set(SEATS) - explained) == []
    assert sorted(set(facts["red"]) - explained) == []
    assert sorted(explained - set(facts) - set(facts["red"])) == []
    assert sorted(set(facts["box"]) - set(quoted(section("Facts").split("`box` has")[1]))) == []


def by(names: Sequence[str]) -> Callable[[list[str]], bool]:
    """Whether a list is in the order of these names."""
    return lambda found: found == sorted(found, key=list(names).index)


@pytest.mark.slow
def test_lists_are_ordered_as_the_table_says() -> None:
    text = section("Facts")
    lists = {name: row[0] for row in table(text[text.index("### How") :], "Order") for name in quoted(row[1])}
    orders: dict[str, Callable[[list[Any]], bool]] = {
        "action cards": by(CARD_NAMES),
        "by the alphabet": lambda found: found == sorted(found),
        "by number": lambda found: found == sorted(found),
        "leaders and lore": by([*LEADER_NAMES, *LORE_NAMES]),
        "resources": by(RESOURCES),
        "low, middle, high": by(MARKER_NAMES),
        "systems": by(SYSTEMS),
        "pieces": by(PIECES),
    }
    found: set[str] = set()
    for state in met().states:
        facts = ARCS.facts(state)
        for name, value in leaves({name: fact for name, fact in facts.items() if name != "box"}):
            found.add(name)
            order = next((order for begins, order in orders.items() if lists[name].startswith(begins)), None)
            assert order is None or order(value), (name, value)
    assert sorted(lists) == sorted({*found, "winners"})
    names = [name for name in quoted(section("Names")) if name in (*LEADER_NAMES, *LORE_NAMES)]
    sets = ("base", "pack")
    assert names == [LEADERS[card].name for card in leaders_of(sets)] + [LORE[card].name for card in lore_of(sets)]


def leaves(facts: Json, name: str = "") -> Iterator[tuple[str, list[Any]]]:
    """Every list in the facts with the word that names it."""
    for word, value in facts.items():
        called = name if name in ("at", "layer", "neighbours", "standings", "trophies") else word
        if isinstance(value, dict):
            yield from leaves(value, called)
        elif isinstance(value, list):
            yield called, value


# What is met in Parlour's own scenarios and in random games


class Met:
    """Refusals, events and menus, wherever they come from."""

    def __init__(self) -> None:
        self.refusals: set[tuple[str, str]] = set()
        self.values: dict[str, set[frozenset[str]]] = {}
        self.secret: dict[str, set[bool]] = {}
        self.answers: dict[str, set[str]] = {}  # by frame, as the next
        self.rules: dict[str, set[str]] = {}
        self.streams: dict[str, set[str]] = {}
        self.states: list[ArcsState] = []  # a few from here and there
        for path in sorted(OWN.rglob("*.toml")):
            self.run(path.read_text(encoding="utf-8"))
        for seed in range(GAMES):
            self.play(seed)

    def hear(self, events: list[Event]) -> None:
        for event in events:
            self.values.setdefault(event.kind, set()).add(frozenset(event.args))
            self.secret.setdefault(event.kind, set()).add(event.to is not None)

    def look(self, state: ArcsState) -> None:
        if state.to_move != NOBODY:
            frame = name_of(type(state.pending[-1]))
            words = {action.text.split()[0] for action in state.actions()}
            self.answers.setdefault(frame, set()).update(words)
            for text in ("stop", "no"):  # nowhere are both of them answers
                refusal = state.why_not(ARCS.table.parse(text))
                if refusal is not None and refusal.message == "arcs-no-stop":
                    self.rules.setdefault(frame, set()).add(refusal.rule)

    def refuse(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.refusals.add((refusal.rule, refusal.message))

    def run(self, text: str) -> None:
        """What a scenario meets; whether it holds is for other tests to find out."""
        try:
            scenario = read_scenario(text, find_game)
            state = scenario.game.position(scenario.given)
        except ParlourError:
            return
        assert isinstance(state, ArcsState)
        for phase in scenario.phases:
            events: list[Event] = []
            script = ScriptedChance(phase.chance)
            for stream, outcome in phase.chance:
                self.streams.setdefault(stream, set()).add(outcome)
            for line in phase.play:
                self.look(state)
                try:
                    seat, text = seat_and_text(state, line)
                    if text == CONCEDE:
                        state.concede(seat, events)
                    else:
                        state.play(ARCS.table.parse(text), script, events)
                except ParlourError:
                    return
            self.hear(events)
            self.look(state)
            for line in phase.then.get("refused", {}):
                try:
                    self.refuse(state.why_not(ARCS.table.parse(seat_and_text(state, line)[1])))
                except ParlourError:
                    continue  # what cannot be said at all

    def play(self, seed: int) -> None:
        """A random game; now and then every action is tried."""
        rng = random.Random(seed)
        chance, events = RandomChance(rng), list[Event]()
        options = {"players": 2 + seed % 3, "split_discard": seed % 2 == 0, "two_lore": seed % 4 == 0}
        sets = ("none", "both", "base", "pack")[seed // 2 % 4]
        state = ARCS.start({**options, "leaders": sets}, chance, events)
        while state.to_move != NOBODY:
            self.look(state)
            if rng.random() < 0.02:
                self.states.append(state.copy())
                for action in ARCS.table:
                    self.refuse(state.why_not(action))
            menu = state.actions()
            busy = [action for action in menu if action.kind not in ("pass", "end")]
            state.play(rng.choice(busy if busy and rng.random() < 0.9 else menu), chance, events)
        again = ARCS.start({"players": 2}, chance, events)
        again.concede(rng.randrange(2), events)
        self.hear(events)


@functools.cache
def met() -> Met:
    return Met()


def frames() -> Iterator[tuple[str, set[str], str]]:
    """Of every frame: its name, the words that answer it, and its rule."""
    for name, _, answers, rule in table(section("Who is asked"), "`frame`"):
        yield quoted(name)[0], set(quoted(answers)), rule


@pytest.mark.slow
def test_every_frame_is_explained_with_its_answers() -> None:
    explained = {name: answers for name, answers, _ in frames()}
    assert sorted(explained) == sorted(ASKING)
    assert sorted(met().answers) == sorted(explained)
    for name, answers in met().answers.items():
        if name == "turn":  # anything
            continue
        if name == "spending":
            assert explained[name] == {*ACTIONS, "no"}
            cards: list[Ability] = [*GUILD_CARDS.values(), *LORE.values()]
            new = {kind for card in cards for kind in card.actions}
            assert answers <= explained[name] | new
        else:
            assert answers == explained[name], name


@pytest.mark.slow
def test_every_refusal_is_in_the_table_with_its_rules() -> None:
    asked = {rule for _, _, rule in frames()}
    named = set()
    for rule, reason, _ in table(section("Refusals"), "Rule"):
        rules = asked if rule == "the decision" else set(rule.split(", "))
        named |= {(one, quoted(reason)[0]) for one in rules}
    assert {message for _, message in named} == set(ARCS.refusals)
    assert sorted(named ^ met().refusals) == []


@pytest.mark.slow
def test_the_rule_of_a_frame_is_what_refuses_anything_else() -> None:
    assert {name: rule for name, _, rule in frames()} == ASKING
    assert met().rules == {name: {rule} for name, rule in ASKING.items()}


@pytest.mark.slow
def test_every_event_is_in_the_table_with_its_values() -> None:
    values: dict[str, set[str]] = {}
    secret = set()
    for kinds, _, cell in table(section("Events"), "Kind"):
        for kind in quoted(kinds):
            # what is explained after a colon, or said after a semicolon, is no value
            values[kind] = set(re.findall("`([a-z]+)`", cell.split(";")[0]))
            secret |= {kind} if "secret" in cell else set()
    assert sorted(values) == sorted(ARCS.event_kinds)
    assert sorted(met().values) == sorted(ARCS.event_kinds)
    for kind, found in met().values.items():
        assert found == {frozenset(values[kind])}, kind
        assert met().secret[kind] == {kind in secret}, kind


@pytest.mark.slow
def test_the_streams_of_chance_and_the_faces_are_explained() -> None:
    text = section("Chance in Arcs")
    streams = {name for row in table(text, "Stream") for name in quoted(row[0])}
    assert set(met().streams) | {"setup", "first", "leaders"} == streams
    faces = {quoted(die)[0]: quoted(cell) for die, cell in table(text, "Die")}
    dice = ARCS.facts(ARCS.position({}))["box"]["dice"]
    assert faces == {die: list(dict.fromkeys(names)) for die, names in dice.items()}
    for die, names in faces.items():
        assert met().streams[die] <= set(names)


# Views and snapshots


def fields(snapshot: Json) -> set[str]:
    here: Json = next(iter(snapshot["map"].values()))
    inner: list[Json] = [snapshot, snapshot["options"], snapshot["players"][0], snapshot["turn"], here]
    inner.append(snapshot["leaders"])
    return {name for part in inner for name in part}


def test_every_field_of_a_snapshot_is_explained() -> None:
    text = section("Exact snapshots")
    snapshot = ARCS.position({"leaders": "both"}).snapshot()
    assert sorted(fields(snapshot) - set(quoted(text))) == []
    explained = {name for row in table(text, "Field") for name in quoted(row[0])}
    assert sorted(explained) == sorted(snapshot)


def test_every_frame_of_a_snapshot_is_explained_with_its_numbers() -> None:
    explained = {}
    for names, numbers in table(section("Exact snapshots"), "Decision"):
        explained.update(dict.fromkeys(quoted(names), numbers))
    assert {name: quoted(numbers) for name, numbers in explained.items()} == {
        name: list(fields) for name, fields in FIELDS.items()
    }
    assert {name for name, text in explained.items() if "(asks nobody)" not in text} == set(ASKING)


def test_every_field_of_a_view_is_explained() -> None:
    state = ARCS.position({"leaders": "both"})
    text = section("What a seat sees")
    view, snapshot = state.view(0).data, state.snapshot()
    explained = {name for row in table(text, "Field") for name in quoted(row[0])}
    assert sorted(explained) == sorted((set(view) - set(snapshot)) | {"may", "counted", "drawn"})
    secret = set(snapshot) - set(view)
    assert all(f"`{name}`" in text for name in secret) and secret == {"hands", "hidden", "discard", "taken"}
    assert len(view["may"]) == CARDS == 28


def test_the_places_of_cards_are_the_numbers_in_the_table() -> None:
    numbers: Any = [[int(number) for number in re.findall(r"\d+", row[1])] for row in rows(places())[1:]]
    hands, hidden, (open_,), layers, (taken,) = numbers
    assert hands == [1 << knowledge.HAND + seat for seat in range(4)]
    assert hidden == [1 << knowledge.HIDDEN + seat for seat in range(4)]
    assert open_ == 1 << knowledge.OPEN
    assert layers == [1 << knowledge.LAYER + layer for layer in range(3)]
    assert taken == 1 << knowledge.TAKEN


def places() -> str:
    text = section("What a seat sees")
    return text[text.index("| Place |") : text.index("0 is a card that is not in the game")]


# Links


def anchors(text: str) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^a-z -]", "", title.lower()).replace(" ", "-") for title in titles}


def test_links_lead_somewhere() -> None:
    links = re.findall(r"\]\((?!http)([a-z.-]*)#?([a-z-]*)\)", PAGE)
    assert len(links) > 10
    for file, anchor in links:
        target = (DOCS / file).read_text(encoding="utf-8") if file else PAGE
        assert not anchor or anchor in anchors(target), (file, anchor)


def test_the_general_page_leads_here() -> None:
    assert "(scenarios-arcs.md)" in GENERAL and '`"arcs"`' in GENERAL
    for path in re.findall(r"`((?:parlour|scenarios)/[a-z./]+)`", PAGE):
        assert (DOCS.parent / path).exists(), path
