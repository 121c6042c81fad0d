"""What the documents say is true: examples run, tables are complete."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.core.record import FORMAT, MAX_BYTES, Record
from parlour.core.scenario import MOST_RULES, read_scenario, run_scenario
from parlour.games import find_game
from parlour.games.roam import position
from parlour.games.roam.board import EDGES, SPACES
from parlour.games.roam.cards import ABILITIES, built_in_set
from parlour.games.roam.fields import STEPS
from parlour.games.roam.game import GAME as ROAM
from parlour.games.roam.patterns import Pattern
from parlour.games.roam.patterns import positions as positions_of
from tests.project.test_words import played, refusals

DOCS = Path(__file__).parent.parent.parent / "docs"
SCENARIOS = (DOCS / "scenarios.md").read_text(encoding="utf-8")
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def rows(text: str) -> list[list[str]]:
    """The cells of every row of every table."""
    lines = [line.strip() for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


EXAMPLES = [block for block in blocks(SCENARIOS, "toml") if re.search("^game =", block, re.MULTILINE)]


@pytest.mark.parametrize("text", EXAMPLES, ids=[block.splitlines()[0][9:-1] for block in EXAMPLES])
def test_every_example_scenario_holds(text: str) -> None:
    assert run_scenario(read_scenario(text, find_game)) == []


def test_examples_start_in_every_step() -> None:
    given = {read_scenario(text, find_game).given.get("step", "start") for text in EXAMPLES}
    assert given == set(STEPS) - {"over"}
    assert MOST_RULES == 2


def test_every_word_of_given_is_explained() -> None:
    words = set(re.findall(r"`([a-z_]+)`", SCENARIOS)) | set(re.findall(r"`south\.([a-z_]+)`", SCENARIOS))
    assert sorted({*position.WORDS, *position._PLAYER} - words) == []


def test_every_fact_is_explained() -> None:
    facts = ROAM.facts(ROAM.position({"setup": "four"}))
    section = SCENARIOS[SCENARIOS.index("\n## Facts") : SCENARIOS.index("\n## Chance in Roam")]
    explained = set(re.findall(r"`([a-z_]+)[`.]", section))
    assert sorted(set(facts) - set(EDGES) - explained) == []
    assert sorted(set(facts["south"]) - explained) == []


def test_every_list_of_facts_is_in_the_table_of_orders() -> None:
    section = SCENARIOS[SCENARIOS.index("\n### How lists are ordered") : SCENARIOS.index("\n## Chance in Roam")]
    named = {name for row in rows(section) for name in re.findall("`([a-z_]+)`", row[1])}
    facts = ROAM.facts(ROAM.position({"step": "bidding", "used": "B", "tokens": TIED, "auction": AUCTION}))
    lists = {word for word, value in facts.items() if isinstance(value, list)}
    for inner in (facts["south"], facts["auction"], facts["land"]["1"], facts["character"]["A"]):
        lists |= {word for word, value in inner.items() if isinstance(value, list)}
    assert named == lists | {"winners"}
    for word in ("up", "down", "artifacts_up", "artifacts_down"):
        assert f"`{word}`" in next(row[1] for row in rows(section) if row[0].startswith("sorted"))


TIED = "S N . . . .\nS N . . . .\nS N . . . .\n" + ". . . . . .\n" * 3
AUCTION = {"card": 1, "bidders": ["south", "north"]}


@pytest.mark.slow
def test_every_refusal_is_in_the_table_with_its_rules() -> None:
    named = {(row[0], row[1].strip("`")) for row in rows(SCENARIOS) if row[1].startswith("`roam-no-")}
    met = {(refusal.rule, refusal.message) for refusal in refusals().values()}
    assert named == met


@pytest.mark.slow
def test_every_event_is_in_the_table_with_its_values() -> None:
    section = SCENARIOS[SCENARIOS.index("\n## Events") : SCENARIOS.index("\n## Exact snapshots")]
    values: dict[str, set[str]] = {}
    for row in rows(section)[1:]:
        for kind in re.findall("`([a-z-]+)`", row[0]):
            values[kind] = set(re.findall("`([a-z]+)`", row[2].split(";")[0]))
    assert set(values) == set(ROAM.event_kinds)
    for event in played().values():
        assert set(event.args) == values[event.kind], event.kind


def test_the_tables_of_cards_are_those_of_the_set() -> None:
    cards = built_in_set("sketch")

    def drawn(pattern: Pattern) -> str:
        return "`" + " / ".join(pattern.rows()) + "`"

    expected = []
    for letter, starter in zip("ABC", cards.starters, strict=True):
        expected.append(f"| {letter} | {starter.name} | {drawn(starter.pattern)} | {starter.points} |")
    for land in cards.lands:
        marks = "".join(str(coins) if coins else "." for coins in land.coins)
        coins = f"`{marks[:2]} / {marks[2:4]} / {marks[4:]}`"
        character = land.character
        pattern = drawn(character.pattern)
        expected.append(f"| {land.number} | {character.name} | {pattern} | {coins} | {character.points} |")
    for tile in cards.artifacts:
        expected.append(f"| {tile.number} | {tile.name} | {tile.ability} | {tile.price} | {tile.points} |")
    lines = set(SCENARIOS.splitlines())
    assert [line for line in expected if line not in lines] == []


def test_the_coins_of_the_default_map_are_drawn_right() -> None:
    symbols = ROAM.facts(ROAM.position({}))["symbols"]
    drawing = next(block for block in blocks(SCENARIOS, "text") if block.strip().startswith("a b c d e f"))
    for line in drawing.splitlines()[1:]:
        row, *marks = line.split()
        assert marks == [str(symbols[f"{column}{row}"] or ".") for column in "abcdef"]


def test_every_action_is_in_the_table_with_its_json() -> None:
    section = NOTATION[NOTATION.index("\n## Actions") : NOTATION.index("\n## Positions")]
    shapes = set()
    for text, json_text, _ in rows(section)[1:]:
        action = ROAM.table.parse(text.strip("`"))
        assert json_text == "`" + str(action.to_json()).replace("'", '"') + "`"
        shapes.add((action.kind, tuple(action.args)))
    assert shapes == {(action.kind, tuple(action.args)) for action in ROAM.table}


def test_the_drawn_anchors_are_right() -> None:
    drawing = next(block for block in blocks(NOTATION, "text") if "@" in block).splitlines()
    assert drawing[0].split() == list(EDGES)
    pattern = built_in_set("sketch").starters[0].pattern
    for quarters in range(4):
        cells = [mark for line in drawing[2:] for mark in line.split()[7 * quarters + 1 : 7 * quarters + 7]]
        lying = next(found for found in positions_of(pattern, quarters) if found.anchor == SPACES["c3"])
        for space, mark in enumerate(cells):
            expected = "#" if lying.squares >> space & 1 else "o" if lying.blanks >> space & 1 else "."
            assert mark == ("@" if space == lying.anchor else expected)


def test_every_field_of_a_snapshot_is_explained() -> None:
    snapshot = ROAM.position({}).snapshot()
    section = NOTATION[NOTATION.index("\n### The exact snapshot") : NOTATION.index("\n## Record files")]
    explained = set(re.findall(r"`([a-z_]+)`", section))
    fields = {*snapshot, *snapshot["options"], *snapshot["players"][0], *snapshot["turn"], *snapshot["auction"]}
    assert sorted(fields - explained) == []


def test_the_example_record_is_whole_and_legal() -> None:
    text = next(block for block in blocks(NOTATION, "text") if block.startswith("parlour record"))
    record = Record.from_text(text, find_game)
    assert record.to_text() == text
    assert f"`parlour record {FORMAT}`" in NOTATION and f"{MAX_BYTES:,}" in NOTATION
    last, close = text.splitlines()[-2:]
    assert f"`{last}`" in NOTATION and f"`{close[:8]} …`" in NOTATION


def test_every_ruling_of_arcs_is_shown_by_a_scenario() -> None:
    tables = rows((DOCS / "rulings-arcs.md").read_text(encoding="utf-8"))
    rulings = [row for row in tables if row[0] != "Question"]
    assert len(tables) - len(rulings) == 3
    assert len(rulings) > 20
    files = {file.stem for file in (DOCS.parent / "scenarios" / "arcs").rglob("*.toml")}
    shown = {name.strip() for row in rulings for name in row[3].split(",")}
    assert sorted(shown - files) == []


def test_the_rulings_of_roam_name_rules_and_scenarios_that_are_there() -> None:
    text = (DOCS / "rulings-roam.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"^- (R-\d+\.\d+) ", ROAM.rules(), re.MULTILINE))
    assert sorted(set(re.findall(r"\bR-\d+\.\d+(?![-\d])", text)) - rules) == []
    files = {file.stem for file in (DOCS.parent / "scenarios" / "roam").rglob("*.toml")}
    versions = rows(text[text.index("\n## Where the language versions differ") :])[1:]
    assert len(versions) > 8
    for row in versions:
        assert len(row) == 7
        shown = [name.strip() for name in row[6].split(",")]
        assert sorted(set(shown) - files) == [] and row[0].startswith("R-")
        # The scenario is about a rule the question asks about.
        assert any(re.match(r"R-\d+\.\d+", name)[0] in row[0] for name in shown)  # type: ignore[index]


def test_the_outpost_blanks_and_flips_are_compared() -> None:
    text = (DOCS / "rulings-roam.md").read_text(encoding="utf-8")
    asked = " ".join(row[0] for row in rows(text[text.index("\n## Where the language versions differ") :]))
    assert all(rule in asked for rule in ("R-8.1", "R-4.9", "R-7.9"))


def test_the_prices_of_wayfarers_2_are_those_of_the_table() -> None:
    text = (DOCS / "card-sets.md").read_text(encoding="utf-8")
    told = {row[0].strip("`"): row[3] for row in rows(text[text.index("\n### The prices of Wayfarers 2") :])[1:]}
    cards = built_in_set("wayfarers-2")
    for ability, prices in told.items():
        tiles = [tile for tile in cards.artifacts if tile.ability == ability]
        assert sorted(tile.points for tile in tiles) == [0, 1, 2, 3]
        assert prices == ", ".join(str(tile.price) for tile in sorted(tiles, key=lambda tile: tile.points))
    assert set(told) == set(ABILITIES)


def test_every_promise_is_kept_by_tests_that_are_there() -> None:
    rows = re.findall(
        r"^\| (.+?) \| (`test_.+?) \|$", (DOCS / "promises.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    named = {name for _, names in rows for name in re.findall(r"`(test_\w+)`", names)}
    assert len(rows) >= 20
    there = {
        name
        for path in Path(__file__).parent.parent.rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert sorted(named - there) == []


def test_every_document_is_in_the_list() -> None:
    listed = set(re.findall(r"\]\(([\w/-]+\.md)\)", (DOCS / "README.md").read_text(encoding="utf-8")))
    assert listed == {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} - {"README.md"}


# Where the repository itself is read; test_site.py looks at the site.
PAGES = sorted([*DOCS.rglob("*.md"), *DOCS.parent.glob("*.md"), *(DOCS.parent / "benchmarks").glob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_what_is_there(page: Path) -> None:
    for file, anchor in re.findall(r"\]\((?!http)([^)#]*)#?([^)]*)\)", page.read_text(encoding="utf-8")):
        target = page.parent / file if file else page
        assert target.exists(), file
        if anchor:
            titles = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}, anchor
