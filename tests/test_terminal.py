"""The terminal client, played by scripts: what is typed goes in, what is shown is read."""

from __future__ import annotations

import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from parlour.core.action import Action
from parlour.core.chance import RandomChance
from parlour.core.errors import InvalidInput
from parlour.core.event import Event
from parlour.core.game import NOBODY, AnyGame, State
from parlour.core.record import Record, digest
from parlour.core.suite import through_json
from parlour.core.undo import last_barrier
from parlour.games import find_game
from parlour.terminal.fit import Fitting
from parlour.terminal.ink import clean, one_line
from parlour.terminal.keeping import write_whole
from parlour.terminal.menu import draw_page
from parlour.terminal.play import people_for, play, show_position
from parlour.terminal.roam import RoamScreen
from parlour.terminal.screen import Choice, Page, Room, Scene, Screen, find_screen, foresee
from parlour.words import words
from tests.toy import BluffGame

ROAM = find_game("roam")
BASIC = {"first": "south"}
ALONE = {"south": "human", "north": "random"}
EVERYTHING = {"players": 4, "artifacts": True, "outpost": True, "stacking": True}
ENOUGH = 5000  # questions; far more than a game asks
CLEAR = "\x1b[2J\x1b[H"
ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A script that runs on after the game names files: they belong nowhere near the project."""
    monkeypatch.chdir(tmp_path)


class Typist:
    """Answers every question with the next line, then leaves; notes what was shown before each question."""

    def __init__(
        self, lines: list[str] | Callable[[str], str], width: int = 120, height: int | None = None
    ) -> None:
        self.lines = lines
        self.file = io.StringIO()
        self.console = Console(file=self.file, width=width, highlight=False)
        if height is not None:  # a terminal, without colours
            self.console = Console(
                file=self.file,
                width=width,
                height=height,
                highlight=False,
                force_terminal=True,
                color_system=None,
                _environ={"TERM": "xterm"},
            )
        self.shown: list[str] = []
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.shown.append(self.file.getvalue())
        self.file.truncate(0)
        self.file.seek(0)
        self.prompts.append(prompt)
        assert len(self.prompts) < ENOUGH
        if callable(self.lines):
            return self.lines(prompt)
        at = len(self.prompts) - 1
        if at >= len(self.lines):
            raise EOFError
        if self.lines[at] == "^C":
            raise KeyboardInterrupt
        return self.lines[at]

    @property
    def last(self) -> str:
        """What came after the last question."""
        return self.file.getvalue()

    @property
    def all(self) -> str:
        return "".join([*self.shown, self.last])


def session(
    *lines: str,
    options: Mapping[str, object] = BASIC,
    people: Mapping[str, str] = ALONE,
    game: AnyGame = ROAM,
    save: Path | None = None,
    record: Record | None = None,
    width: int = 120,
    height: int | None = None,
) -> tuple[Record, Typist]:
    typist = Typist(list(lines), width, height)
    found = play(game, options, people, seed="s", console=typist.console, ask=typist, save=save, record=record)
    return found, typist


def first_option(prompt: str) -> str:
    """Always the first of the list; nothing where a file name or a yes is asked for."""
    return "1" if "›" in prompt else ""


def texts(record: Record) -> list[str]:
    return [entry.action.text if entry.action else "concede" for entry in record.entries]


def squeezed(text: str) -> str:
    """Without line breaks, which depend on the width."""
    return " ".join(text.split())


# Whole games


@pytest.mark.parametrize(
    "options",
    [BASIC, {**EVERYTHING, "players": 3}],
)
def test_a_whole_game_ends_with_a_score_sheet(options: Mapping[str, object]) -> None:
    seats = ROAM.options(options)["seats"]
    people = {seat: "human" if seat == "south" else "random" for seat in seats}
    typist = Typist(first_option)
    record = play(ROAM, options, people, seed="whole", console=typist.console, ask=typist)
    # On the way the menus told which cards a position or the end of the turn completes.
    assert any("✔" in shown for shown in typist.shown)
    assert any("End turn" in line and "is completed." in line for line in typist.all.splitlines())
    state = record.replay()
    assert state.outcome is not None
    _, score, sheet = typist.shown[-1].partition("Score")
    assert score and "Place" in sheet and "★ winner" in sheet
    assert "The seed of this game was whole." in sheet
    for seat, name in enumerate(state.seat_names):
        row = next(line for line in sheet.splitlines() if f"{name.title()} " in line and "│" in line)
        cells = [cell.strip() for cell in row.strip("│").split("│")]
        assert int(cells[0]) == state.outcome.places[seat]
        assert int(cells[-2]) == state.outcome.scores[seat]
        assert sum(int(cell) for cell in cells[2:-2]) == state.outcome.scores[seat]
    assert Record.from_text(record.to_text(), find_game).entries == record.entries


def test_bots_alone_are_watched() -> None:
    record, typist = session(people={"south": "random", "north": "random"})
    assert record.replay().outcome is not None
    assert "Round 1: South takes a turn." in typist.all and "Score" in typist.all


def test_a_game_without_a_drawing_can_be_played() -> None:
    options = {"players": 2}
    names = BluffGame().start(options, RandomChance(random.Random(1))).seat_names
    people = {name: "human" if seat == 0 else "random" for seat, name in enumerate(names)}
    typist = Typist(first_option)
    record = play(BluffGame(), options, people, seed="bluff", console=typist.console, ask=typist)
    assert record.replay().outcome is not None
    assert "Choose" not in typist.last


def test_every_seat_needs_somebody() -> None:
    with pytest.raises(InvalidInput):
        session(people={"south": "human"})
    with pytest.raises(InvalidInput):
        session(people={"south": "human", "north": "genius"})


# What is shown


def test_the_first_screen_shows_the_table() -> None:
    record, typist = session()
    state = record.replay()
    data = state.view(0).data
    screen = typist.shown[0]
    assert "South, your turn · round 1" in screen
    cards = {land: ROAM.facts(state)["character"][str(land)] for land in [*data["lands"], data["top"]]}
    for land, card in cards.items():
        assert f"{land} ★{card['points']}" in screen
    assert f"next {data['top']} ★" in screen and f"deck {len(data['deck'])}" in screen
    assert screen.count("¢") >= sum(ROAM.facts(state)["symbols"].values())
    assert "North (random)  1¢ · 24 tokens · ★0 · 3/10" in screen
    assert all(name in screen for name in ("Scout", "Walker", "Stray", "25 spots"))
    # North's scout lies upside down.
    lines = screen.splitlines()
    at = next(number for number, line in enumerate(lines) if "A ★0   B ★0    C ★0" in line)
    assert lines[at + 1].rstrip().endswith("□ ■    ■ ■ ■   ■ □")


def test_a_character_opens_its_positions_with_numbers_on_the_map() -> None:
    record, typist = session("scout", "c3")
    spots = typist.shown[1]
    assert "Place Scout’s pattern: choose a spot." in spots
    assert "25) e5 +3" in spots and "26)" not in spots
    assert "┃13    │14    ┃" in spots  # the third row of the map
    assert texts(record) == ["use A at c3"]
    assert typist.shown[2].count("‹▲S›") == 3
    assert "South explores c3, d3, c4" in squeezed(typist.shown[2])
    assert typist.shown[2].count("A ★0 zz") == 1


def test_numbers_names_and_notation_say_the_same() -> None:
    for lines in (
        ("1", "1"),
        ("A", "a1"),
        ("use a", "1"),
        ("SCO", "A1"),
        ("  use  A at a1 ",),
        ("B", "use A at a1"),
    ):
        record, _ = session(*lines)
        assert texts(record) == ["use A at a1"], lines


def test_enter_goes_back_or_takes_the_only_choice() -> None:
    record, typist = session("1", "", "", "use B at a1", "")
    assert "Use a character" in typist.shown[2]
    assert "Type a number from the list" in typist.shown[3]
    assert "Press Enter: End turn." in typist.shown[4]
    assert texts(record)[:2] == ["use B at a1", "end"]
    assert len(record.entries) > 2  # north has moved


def test_the_answer_of_bots_is_told() -> None:
    record, typist = session("use B at a1", "end")
    story = squeezed(typist.shown[2])
    used = next(entry.action for entry in record.entries if entry.seat == 1)
    assert used is not None
    assert f"({used.args['card']}) at {used.args['at']}. North explores" in story


def positions(options: Mapping[str, object], seed: str, every: int) -> list[State]:
    """Some positions of a random game."""
    rng = random.Random(seed)
    chance = RandomChance(rng)
    state: State = ROAM.start(options, chance)
    found: list[State] = []
    steps: set[str] = set()
    number = 0
    while state.to_move != NOBODY:
        step = state.view(0).data["step"]
        if number % every == 0 or step not in steps:
            steps.add(step)
            found.append(state.copy())
        kinds: dict[str, list[Action]] = {}
        for action in state.actions():
            kinds.setdefault(action.kind, []).append(action)
        state.play(rng.choice(kinds[rng.choice(sorted(kinds))]), chance)
        number += 1
    return [*found, state]


@pytest.mark.parametrize("width", [80, 100, 140])
def test_everything_legal_is_on_the_menu_and_every_line_fits(width: int) -> None:
    for options in ({"players": 2}, EVERYTHING):
        for state in positions(options, f"menu {width}", every=60):
            check_screens(state, width)


def check_screens(state: State, width: int) -> None:
    view = through_json(state.view(max(state.to_move, 0)))
    screen = find_screen(ROAM, words(), view.data["options"], state.seat_names)
    scene = Scene(view, state.actions(), lambda action: foresee(state, action, screen.closing))
    console = Console(file=io.StringIO(), width=width)
    if state.to_move == NOBODY:
        show_position(ROAM, state, console)
    else:
        page = screen.page(scene)
        reached = [action for choice in page.choices() for action in choice.actions]
        assert sorted(map(str, reached)) == sorted(map(str, state.actions()))
        assert len(page.choices()) <= 20 or view.data["step"] in ("acting", "bidding")
        pages = [page]
        for choice in page.choices():
            if choice.opens:
                pages += opened(screen, scene, choice)
        for shown in pages:
            console.print(screen.board(scene, Room(width), shown))
            console.print(draw_page(shown, width))
        console.print(screen.board(scene, Room(width), page, chosen=state.actions()[0]))
    assert isinstance(console.file, io.StringIO)
    drawn = console.file.getvalue()
    assert all(cell_len(line) <= width for line in drawn.splitlines())
    assert "terminal-" not in drawn and "roam-" not in drawn


def opened(screen: Screen, scene: Scene, choice: Choice) -> list[Page]:
    """The page behind a choice and those behind that: together they have all its actions."""
    page = screen.opened(scene, choice)
    reached = [action for one in page.choices() for action in one.actions]
    assert sorted(map(str, reached)) == sorted(map(str, choice.actions))
    return [page, *(deeper for one in page.choices() if one.opens for deeper in opened(screen, scene, one))]


# One screen


def moments(options: Mapping[str, object], seed: str) -> Iterator[tuple[State, list[Event]]]:
    """Every decision of a random game, with what happened since the player's last one."""
    rng = random.Random(seed)
    chance = RandomChance(rng)
    events: list[Event] = []
    state: State = ROAM.start(options, chance, events)
    read = dict.fromkeys(range(len(state.seat_names)), 0)
    while state.to_move != NOBODY:
        yield state, events[read[state.to_move] :]
        read[state.to_move] = len(events)
        kinds: dict[str, list[Action]] = {}
        for action in state.actions():
            kinds.setdefault(action.kind, []).append(action)
        state.play(rng.choice(kinds[rng.choice(sorted(kinds))]), chance, events)


def check_one_screen(lines: list[str], height: int, choices: int = 0) -> None:
    """Banner, map, menu and the line to type in are all in sight."""
    drawn = "\n".join(lines)
    assert len(lines) + 1 <= height, drawn
    assert re.match(r" [▲●■◆][SWNE] \w", lines[0]), drawn
    for row in range(1, 7):
        assert sum(line.startswith(f" {row} ┃") for line in lines) == 1, drawn
    numbers = {int(number) for number in re.findall(r"(?:^|\s)(\d+)\) ", drawn)}
    assert numbers >= set(range(1, choices + 1)), drawn


@pytest.mark.parametrize(
    ("width", "height", "options"),
    [
        (80, 24, {"players": 2, "artifacts": True}),
        (80, 24, EVERYTHING),
        (100, 30, {"players": 3}),
        (100, 40, {"players": 2, "artifacts": True}),
        (120, 45, EVERYTHING),
    ],
)
def test_the_map_never_scrolls_away(width: int, height: int, options: Mapping[str, object]) -> None:
    seats = ROAM.options(options)["seats"]
    screen = find_screen(ROAM, words(), ROAM.options(options), tuple(seats))
    rng = random.Random("pages")
    for number, (state, story) in enumerate(moments(options, f"{width} {height}")):
        # Every step where it is narrowest for two; elsewhere every step of the first rounds and some later.
        if number > 20 and number % 8 and (height > 24 or options == EVERYTHING):
            continue
        scene = Scene(
            state.view(state.to_move),
            state.actions(),
            lambda action, state=state: foresee(state, action, screen.closing),  # type: ignore[misc]
            story,
            people_for(seats, "greedy"),
        )
        pages = [screen.page(scene)]
        opening = [choice for choice in pages[0].choices() if choice.opens]
        if opening and number % 5 == 0:
            pages.append(screen.opened(scene, rng.choice(opening)))
        for page in pages:
            console = Console(file=io.StringIO(), width=width)
            fitting = Fitting(screen, scene, page, Room(width, height - 1, height))
            console.print(fitting.decision(story if page is pages[0] else [], []))
            assert isinstance(console.file, io.StringIO)
            check_one_screen(console.file.getvalue().splitlines(), height, len(page.choices()))


def test_answers_leave_the_map_in_sight() -> None:
    lines = ["nonsense", "99", "", "why end", "preview use A at c3", "rules R-4.3", "save ~nosuchuser/x"]
    lines += ["concede", "no", "1", "back", "use B at a1", "undo", "redo", "save x.record"]
    _, typist = session(*lines, options={"artifacts": True, **BASIC}, width=80, height=24)
    for prompt, shown in zip(typist.prompts, typist.shown, strict=True):
        if "›" in prompt:
            assert CLEAR in shown
            check_one_screen(shown.rpartition(CLEAR)[2].splitlines(), 24)
    assert "“nonsense” is neither" in typist.shown[1] and "(R-4.1)" in typist.shown[4]
    assert typist.shown[5].count("+▲S") == 3


@pytest.mark.parametrize("command", ["?", "log", "rules R-4", "cards", "players"])
def test_enter_leads_back_from_long_answers(command: str) -> None:
    _, typist = session(*["use B at a1", "end"] * 4, "use A at b3", "end", command, "", width=80, height=24)
    if "Enter shows the board again." in typist.shown[11]:
        assert "┏━━" not in typist.shown[11]
    check_one_screen(typist.shown[12].rpartition(CLEAR)[2].splitlines(), 24)


def test_what_the_board_leaves_out_can_be_asked_for() -> None:
    _, typist = session("cards", "players", options={"artifacts": True, **BASIC}, width=80, height=24)
    assert "More to see: “cards”, “players”" in typist.shown[0] and "Land cards" not in typist.shown[0]
    assert "Land cards, patterns as for South" in typist.shown[1] and "for sale" in typist.shown[1]
    assert "South (you)" in typist.shown[2] and "North (random)" in typist.shown[2]
    assert typist.shown[2].count("A ★0   B ★0    C ★0") == 2


# Mistakes


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("jump", "“jump” is neither in the list nor an action nor a command"),
        ("99", "There is no 99 in the list; it goes from 1 to 3."),
        ("0", "There is no 0 in the list"),
        ("²", "“²” is neither"),
        ("[bold]x[/]", "“[bold]x[/]” is neither"),
        ("use 12 at c3", "Character 12 is not yours (R-4.1)"),
        ("end", "You must use a character before you end your turn (R-4.1)"),
        ("use A at f6", "(R-4.2)"),
        ("buy 3", "This is the basic game, without artifacts (R-2.5)"),
        ("preview", "Show on the board"),
        ("preview 99", "There is no 99 in the list"),
        ("preview A", "That stands for 25 actions"),
        ("preview end", "(R-4.1)"),
        ("why", "Why an action is not allowed now"),
        ("why nonsense", "“nonsense” is neither"),
        ("undo", "There is no decision of yours to undo."),
        ("redo", "There is nothing to do again."),
        ("rules R-99", "There is no rule R-99"),
        ("save", "Write the game to a file."),
        ("save /no/such/folder/file", "/no/such/folder/file cannot be written"),
        ("save ~nosuchuser/x", "No file can be called “~nosuchuser/x” here."),
        ("save a\0b", "No file can be called “ab” here."),
        (f"save {'x' * 300}", "xxx"),
        ("concede", "South ›"),
    ],
)
def test_a_mistake_costs_one_sentence(typed: str, sentence: str) -> None:
    record, typist = session(typed)
    assert record.entries == []
    shown = typist.shown[1] if len(typist.shown) > 1 else ""
    if typed != "concede":  # which asks back
        assert sentence in squeezed(shown)
        assert len([line for line in shown.splitlines() if line]) <= 2
    assert "Goodbye." in typist.last


# Commands


def test_why_tells_the_rule() -> None:
    _, typist = session("why end", "why use A at a1", "why use A")
    assert "You must use a character before you end your turn (R-4.1)" in typist.shown[1]
    assert "R-4.1 Each turn you use exactly one face-up character" in typist.shown[1]
    assert "“use A at a1” is allowed now." in typist.shown[2]
    assert "fits on the map, so say where (R-4.12)" in typist.shown[3]


def test_preview_shows_consequences_and_enter_does_it() -> None:
    record, typist = session("preview use A at e2", "log", "", "preview use A at e2", "")
    shown = typist.shown[1]
    assert shown.count("+▲S") == 3
    assert "Now: South uses character Scout (A) at e2. South explores e2, f2, e3" in squeezed(shown)
    # Another command in between forgets it: Enter does nothing then.
    assert "Type a number" in typist.shown[3]
    assert texts(record) == ["use A at e2"]


def test_preview_shows_skipped_squares_and_blanks() -> None:
    _, typist = session("use A at a1", "end", *["preview use C at a1"])
    row = next(line for line in typist.shown[3].splitlines() if line.startswith(" 1 ┃"))
    assert row.startswith(" 1 ┃ ▲S×  │")
    second = next(line for line in typist.shown[3].splitlines() if line.startswith(" 2 ┃"))
    assert "+▲S" in second


def test_rules_log_help_and_board() -> None:
    _, typist = session("rules", "rules r-4.3", "rules R-3", "?", "use A at a1", "log", "board", "help")
    assert "R-5 Completing cards" in typist.shown[1]
    assert "R-4.3 Every square over a free space gets a token." in typist.shown[2]
    assert [line[:5] for line in typist.shown[3].splitlines() if line.startswith("R-3.")] == [
        f"R-3.{number}" for number in (1, 2, 3, 4)
    ]
    assert "preview ACTION" in typist.shown[4] and "zz is face down" in squeezed(typist.shown[4])
    log = squeezed(typist.shown[6])
    assert "South begins." in log and "South uses character Scout (A) at a1." in log
    assert "┏━━━" in typist.shown[7]


def test_undo_and_redo() -> None:
    record, typist = session("use A at a1", "undo", "redo", "undo", "use B at a1", "redo")
    assert texts(record) == ["use B at a1"]
    assert "Undone: use A at a1." in typist.shown[2]
    assert "‹▲S›" in typist.shown[3]
    assert "There is nothing to do again." in typist.shown[6]


def test_undo_past_chance_says_so_and_leads_to_the_same_game() -> None:
    record, _ = session(*["1"] * 50)
    assert last_barrier(record) > 5
    # Every decision is made, taken back and made again: chance and the bot answer as before.
    own = [entry.action.text for entry in record.entries if entry.seat == 0 and entry.action]
    script = [line for text in own for line in (text, "undo", text)]
    again, typist = session(*script)
    assert again.setup == record.setup and again.entries == record.entries
    assert "That went back past chance or past something shown." in squeezed(typist.all)


def test_undo_over_others_needs_their_consent() -> None:
    people = {"south": "human", "north": "human"}
    lines = ["use A at a1", "end", "use A at d4", "end", "undo"]
    record, typist = session(*lines, "n", people=people)
    assert texts(record) == ["use A at a1", "end", "use A at d4", "end"]
    assert "Do all players agree?" in typist.prompts[5]
    record, _ = session(*lines, "y", people=people)
    assert texts(record) == ["use A at a1"]
    # What nobody else has touched is undone without asking.
    record, typist = session(*lines[:3], "undo", people=people)
    assert texts(record) == ["use A at a1", "end"]
    assert typist.prompts[-1].startswith("North")


def test_save_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "tonight.record"
    record, typist = session("use A at a1", f"save {file}", "end", f"save {file}", "no", f"save {file}", "yes")
    assert f"Saved in {file} (1 entry)." in squeezed(typist.shown[2])
    assert "exists. Replace it?" in typist.prompts[4]
    assert "nothing is saved" in squeezed(typist.shown[5])
    loaded = Record.from_text(file.read_text(encoding="utf-8"), find_game)
    assert loaded.entries == record.entries
    straight, _ = session("use A at a1", "end", "use B at a1", "end")
    on, typist = session("use B at a1", "end", record=loaded)
    assert on.entries == straight.entries and digest(on.replay()) == digest(straight.replay())


def test_the_callers_file_is_kept_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "auto.record"
    lengths = []

    def typed(prompt: str) -> str:
        lengths.append(len(file.read_text().splitlines()) if file.exists() else 0)
        if len(lengths) > 4:
            raise EOFError
        return ["use A at a1", "undo", "use B at a1", "end"][len(lengths) - 1]

    typist = Typist(typed)
    record = play(ROAM, BASIC, ALONE, seed="s", console=typist.console, ask=typist, save=file)
    assert lengths == [5, 6, 5, 6, len(record.entries) + 5]
    assert Record.from_text(file.read_text(encoding="utf-8"), find_game).entries == record.entries
    # A new game does not write over it unasked.
    before = file.read_text()
    _, other = session("n", "use B at a1", save=file)
    assert "Replace it?" in other.prompts[0] and file.read_text() == before


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.record"
    link = tmp_path / "link.record"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_whole(link, "new")
    assert file.read_text() == "new" and link.is_symlink() and file.stat().st_mode & 0o777 == 0o640

    def fail(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    _, typist = session("use A at a1", f"save {file}", "y")
    assert "cannot be written: No space left on device" in squeezed(typist.shown[-1])
    assert file.read_text() == "new" and sorted(os.listdir(tmp_path)) == ["game.record", "link.record"]
    write_whole(Path(os.devnull), "anything")
    assert not Path(os.devnull).is_file()


# Going on


def parlour(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "parlour", *arguments],
        cwd=ROOT,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **environment},
        timeout=120,
        check=False,
    )


def test_save_quit_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "tonight.record"
    first = "use A at a1\nend\n"
    started = ("play", "--seats", "west,east", "--first", "west", "--bot", "random", "--seed", "s")
    done = parlour(*started, typed=f"{first}save {file}\nquit\n")
    assert done.returncode == 0 and done.stderr == "" and "Goodbye. The seed of this game was s." in done.stdout
    before = Record.from_text(file.read_text(encoding="utf-8"), find_game)
    on = tmp_path / "on.record"
    resumed = ("play", "--resume", str(file), "--bot", "random", "--seed", "s", "--save", str(on))
    done = parlour(*resumed, typed="use B at a1\nend\nquit\n")
    assert done.returncode == 0 and done.stderr == ""
    assert f"You go on with a game of {len(before.entries)} entries" in done.stdout
    after = Record.from_text(on.read_text(encoding="utf-8"), find_game)
    assert after.options == before.options and after.entries[: len(before.entries)] == before.entries
    assert "use B at a1" in texts(after)[len(before.entries) :]
    # With the same seed it is the game that would have been played in one go.
    whole = tmp_path / "whole.record"
    parlour(*started, "--save", str(whole), typed=f"{first}use B at a1\nend\nquit\n")
    assert whole.read_text() == on.read_text()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--players", "3", "--stacking"), "leave out --players, --stacking."),
        ((), "roam-full-3.record is over"),
    ],
)
def test_what_cannot_be_resumed(arguments: tuple[str, ...], sentence: str) -> None:
    done = parlour("play", "--resume", "tests/golden/roam-full-3.record", *arguments)
    assert done.returncode == 2 and done.stdout == "" and len(done.stderr.splitlines()) == 1
    assert sentence in done.stderr


def test_who_conceded_is_played_on_by_a_bot() -> None:
    record, _ = session(*["concede", "y"], options={"players": 3, **BASIC}, people={**ALONE, "west": "random"})
    seats = ("south", "west", "north")
    assert people_for(seats, "random", record) == dict.fromkeys(seats, "random")
    assert people_for(seats, "human", record) == {"south": "greedy", "west": "human", "north": "human"}


# Terminals that lack something


def test_signs_are_replaced_where_the_encoding_has_none() -> None:
    done = parlour("play", "--artifacts", "--seed", "x", typed="A\nü\nquit\n\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stderr == "" and done.stdout.isascii()
    assert "^S South, your turn" in done.stdout and "+-----" in done.stdout and "Goodbye." in done.stdout
    assert "?" not in done.stdout.partition("South >")[0]


def test_no_control_characters_reach_the_terminal() -> None:
    assert clean("a\x1b[2Jb\x07\u202e\x9b\nc\u00a0d") == "a[2Jb\nc d" and one_line("a\n b\r") == "a b"
    state = ROAM.start({"players": 2, "artifacts": True}, RandomChance(random.Random(1)))
    screen = find_screen(ROAM, words(), ROAM.options({"players": 2, "artifacts": True}), state.seat_names)
    assert isinstance(screen, RoamScreen)
    for card, character in screen.cards.characters.items():
        screen.cards.characters[card] = replace(character, name=f"\x1b[2J\n{character.name}")
    for number, tile in screen.cards.artifacts.items():
        screen.cards.artifacts[number] = replace(tile, name=f"\x1b]0;x\x07{tile.name}")
    people = dict.fromkeys(state.seat_names, "\x1b[31mbot")
    scene = Scene(state.view(0), state.actions(), lambda action: foresee(state, action, "end"), (), people)
    page = screen.page(scene)
    typist = Typist([], 120)
    typist.console.print(screen.board(scene, Room(120), page), draw_page(page, 120))
    typist.console.print(screen.details(scene, 80), screen.players(scene, 80))
    typist.console.print(screen.sentence(Event("use", 0, {"card": "A", "at": "a1"})))
    assert "[2J Scout" in typist.all and "([31mbot)" in typist.all
    assert all(line.isprintable() for line in typist.all.splitlines())
    # In questions as well.
    _, typist = session("use A at a1", "save \x1b[2Jx", "save \x1b[2Jx")
    assert all("\x1b" not in text for text in [*typist.prompts, typist.all])


# Leaving


def test_the_end_of_input_leaves_politely() -> None:
    record, typist = session()
    assert record.entries == [] and typist.last.strip() == "Goodbye. The seed of this game was s."


@pytest.mark.parametrize("leave", ["quit", "exit", "QUIT", "^C"])
def test_leaving_offers_to_save(leave: str, tmp_path: Path) -> None:
    file = tmp_path / "left.record"
    record, typist = session("use A at a1", leave, "back", leave, "/no/such/folder/x", str(file))
    assert "The game goes on." in typist.shown[3]
    assert "cannot be written" in typist.shown[5]
    assert Record.from_text(file.read_text(encoding="utf-8"), find_game).entries == record.entries
    assert "Goodbye." in typist.last
    record, typist = session("use A at a1", leave, "^C")
    assert texts(record) == ["use A at a1"] and "Goodbye." in typist.last


def test_conceding_ends_a_game_of_two() -> None:
    record, typist = session("concede", "no", "concede", "yes")
    assert texts(record) == ["concede"]
    assert "North wins." in typist.all and "South (conceded)" in squeezed(typist.all)


def test_with_more_players_a_bot_plays_on() -> None:
    people = {"south": "human", "west": "random", "north": "random"}
    record, typist = session("concede", "y", options={"players": 3, **BASIC}, people=people)
    outcome = record.replay().outcome
    assert outcome is not None and outcome.places[0] == 3
    assert "South takes a turn" in typist.all and "Score" in typist.all
