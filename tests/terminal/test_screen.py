"""What the terminal shows: everything that can be done, and all of it on one screen."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator, Mapping

import pytest
from rich.cells import cell_len
from rich.console import Console

from parlour.core.action import Action
from parlour.core.chance import RandomChance
from parlour.core.event import Event
from parlour.core.game import NOBODY
from parlour.core.preview import foresee
from parlour.core.state import State
from parlour.core.suite import through_json
from parlour.terminal.fit import Fitting
from parlour.terminal.ink import ink
from parlour.terminal.menu import draw_page
from parlour.terminal.paging import Pages
from parlour.terminal.play import people_for, play, show_position
from parlour.terminal.screen import Choice, Page, Room, Scene, Screen, find_screen
from parlour.words import words
from tests.terminal.sessions import (
    ALONE,
    BASIC,
    CLEAR,
    EVERYTHING,
    KEY,
    ROAM,
    Typist,
    session,
    squeezed,
    texts,
)

pytestmark = pytest.mark.usefixtures("elsewhere")


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
    assert all(name in screen for name in ("Scout", "Walker", "Stray", "25 positions"))
    # North's scout lies upside down.
    lines = screen.splitlines()
    at = next(number for number, line in enumerate(lines) if "A ★0   B ★0    C ★0" in line)
    assert lines[at + 1].rstrip().endswith("□ ■    ■ ■ ■   ■ □")


def test_a_character_opens_its_positions_with_numbers_on_the_map() -> None:
    record, typist = session("scout", "c3")
    spots = typist.shown[1]
    assert "Choose a position for the pattern of Scout." in spots
    assert "25) e5 +3" in spots and "26)" not in spots
    assert "┃13    │14    ┃" in spots  # the third row of the map
    assert texts(record) == ["use A at c3"]
    assert typist.shown[2].count("‹▲S›") == 3
    assert "South explores c3, d3, c4" in squeezed(typist.shown[2])
    assert typist.shown[2].count("A ★0 zz") == 1


def test_numbers_names_and_notation_say_the_same() -> None:
    for lines in (
        ("1", "1"),
        ("01", "001"),
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


@pytest.mark.parametrize("width", [80, *[pytest.param(width, marks=pytest.mark.slow) for width in (100, 140)]])
def test_everything_legal_is_on_the_menu_and_every_line_fits(width: int) -> None:
    for options in ({"players": 2}, EVERYTHING):
        for state in positions(options, f"menu {width}", every=60):
            check_screens(state, width)


def check_screens(state: State, width: int) -> None:
    view = through_json(state.view(max(state.to_move, 0)))
    screen = find_screen(ROAM, words(), view.data["options"], state.seat_names)
    scene = Scene(view, state.actions(), lambda action: foresee(state, action, ROAM.closing))
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


def check_one_screen(lines: list[str], height: int, page: Page | None = None) -> None:
    """Banner, map, menu and the line to type in are all in sight."""
    drawn = "\n".join(lines)
    assert len(lines) + 1 <= height, drawn
    assert re.match(r" [▲●■◆][SWNE] \w", lines[0]), drawn
    for row in range(1, 7):
        assert sum(line.startswith(f" {row} ┃") for line in lines) == 1, drawn
    assert set(KEY.findall(drawn)) >= {key for key, _ in (page.keyed() if page else ())}, drawn


@pytest.mark.slow
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
            lambda action, state=state: foresee(state, action, ROAM.closing),  # type: ignore[misc]
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
            check_one_screen(console.file.getvalue().splitlines(), height, page)


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


# Long answers


PLAYED = ("use B at a1", "end", "use A at b3", "end", "use C at c3", "end")
ARTIFACTS = {"artifacts": True, **BASIC}


def pages_of(command: str, height: int, *then: str) -> list[list[str]]:
    """What is on the screen after a command, and after every line typed then."""
    _, typist = session(*PLAYED, command, *then, options=ARTIFACTS, width=80, height=height)
    return [shown.rpartition(CLEAR)[2].splitlines() for shown in typist.shown[len(PLAYED) + 1 :]]


def whole_answer(command: str) -> list[str]:
    """What a command says where nothing scrolls away, without empty lines."""
    _, typist = session(*PLAYED, command, options=ARTIFACTS, width=80)
    return written(typist.shown[-1].splitlines())


def written(lines: list[str]) -> list[str]:
    return [line.rstrip() for line in lines if line.strip()]


@pytest.mark.parametrize(
    ("command", "height"),
    [
        *[(command, 24) for command in ("?", "rules R-4")],
        *[(command, 8) for command in ("?", "log all", "rules", "rules R-4", "cards", "players")],
        ("why end", 3),
        ("rules", 3),
    ],
)
def test_long_answers_come_page_by_page(command: str, height: int) -> None:
    whole = whole_answer(command)
    shown = pages_of(command, height, *[""] * (1 + 2 * len(whole) // (height - 2)))
    count = next(number for number, page in enumerate(shown) if "Enter for the board." in page[-1]) + 1
    assert count > 1
    read = []
    for number, page in enumerate(shown[:count], start=1):
        assert len(page) + 1 <= height  # and the line to type in
        going_on = "the next page, q for the board." if number < count else "the board."
        assert page[-1] == f"Page {number} of {count}. Press Enter for {going_on}"
        read += page[:-1]
    assert written(read) == whole
    assert "South, your turn" in shown[count][0]


def test_an_answer_that_fits_has_one_page() -> None:
    shown = pages_of("players", 24, "")
    assert shown[0][-1] == "Press Enter for the board." and "Page" not in "".join(shown[0])
    check_one_screen(shown[1], 24)


@pytest.mark.parametrize("leave", ["q", "Q", "board"])
def test_a_long_answer_need_not_be_read_to_its_end(leave: str) -> None:
    shown = pages_of("?", 24, leave, "")
    assert shown[0][-1].startswith("Page 1 of ")
    check_one_screen(shown[1], 24)
    assert "Type a number" in squeezed("\n".join(shown[2]))  # nothing is left to go on with


def test_one_may_play_on_from_a_long_answer() -> None:
    shown = pages_of("cards", 15, "?", "", "use A at d4", "")
    assert shown[0][-1].startswith("Page 1 of") and shown[1][0].startswith("3  ")
    assert shown[2][-1].startswith("Page 2 of ")  # of the help
    assert "┏━━" in shown[3][2] and "Page" not in "".join(shown[3] + shown[4])


@pytest.mark.parametrize(
    ("answer", "height", "pages"),
    [
        ("a\n  a\nb\n  b\n  b\nc", 4, ["a\n  a\nb\n  b", "  b\nc"]),  # the paragraph before is too far up
        ("a\n  a\n  a\nb\n  b\nc", 4, ["a\n  a\n  a", "b\n  b\nc"]),
        ("a\na\na\n\nb\nb", 4, ["a\na\na", "b\nb"]),
        ("a\na\na\na\n\n\nb", 4, ["a\na\na\na", "b"]),
        ("a\nb\nc", 0, ["a", "b", "c"]),
        ("a\nb\nc", 3, ["a\nb\nc"]),
    ],
)
def test_pages_end_between_paragraphs(answer: str, height: int, pages: list[str]) -> None:
    console = Console(file=io.StringIO(), width=20)
    left = Pages(console, ink(answer))
    assert left.count(height) == len(pages)
    for page in pages:
        console.print(left.turn(height))
        assert left.count(height) == len(pages)
        assert isinstance(console.file, io.StringIO)
        assert [line.rstrip() for line in console.file.getvalue().splitlines()] == page.split("\n")
        console.file = io.StringIO()
    assert not left.left


def test_pages_fit_a_screen_that_changes() -> None:
    typist = Typist(["?", "", ""], 80, 24)
    heights = iter([24, 12, 12, 12])

    def ask(prompt: str) -> str:
        typed = typist(prompt)
        typist.console.size = (80, next(heights))
        return typed

    play(ROAM, BASIC, ALONE, seed="s", console=typist.console, ask=ask)
    pages = [shown.rpartition(CLEAR)[2].splitlines() for shown in typist.shown]
    assert len(pages[1]) > 12 and pages[1][-1].startswith("Page 1 of 2.")
    assert len(pages[2]) < 12 and pages[2][-1].startswith("Page 2 of ")


def test_nothing_is_cut_into_pages_where_nothing_scrolls_away() -> None:
    _, typist = session("?", "rules R-4", "", width=80)
    assert "zz means face down" in squeezed(typist.shown[1]) and "R-4.12" in typist.shown[2]
    assert "Press Enter for" not in typist.all and "Page 1" not in typist.all


def test_what_the_board_leaves_out_can_be_asked_for() -> None:
    _, typist = session("cards", "players", options={"artifacts": True, **BASIC}, width=80, height=24)
    assert "For more: “cards”, “players”" in typist.shown[0] and "Land cards, patterns" not in typist.shown[0]
    assert "Land cards, patterns turned for South" in typist.shown[1] and "for sale" in typist.shown[1]
    assert "South (you)" in typist.shown[2] and "North (random)" in typist.shown[2]
    assert typist.shown[2].count("A ★0   B ★0    C ★0") == 2
