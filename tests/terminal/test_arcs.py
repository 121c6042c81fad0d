"""Arcs at the terminal: whole games, one screen, no secrets on it, several people at one keyboard."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from parlour.bots import make_bot
from parlour.core.chance import RandomChance, SeededChance
from parlour.core.event import SPECTATOR, Event
from parlour.core.game import NOBODY
from parlour.core.preview import foresee
from parlour.core.record import Record, digest
from parlour.core.state import State
from parlour.core.suite import through_json
from parlour.games import find_game
from parlour.games.arcs.actions import TABLE
from parlour.games.arcs.decisions.decision import name_of
from parlour.games.arcs.decisions.registry import DECISIONS
from parlour.terminal.arcs.look import Known
from parlour.terminal.arcs.screen import ArcsScreen
from parlour.terminal.fit import Fitting
from parlour.terminal.meaning import abbreviated
from parlour.terminal.menu import draw_page
from parlour.terminal.play import people_for, play, show_position
from parlour.terminal.screen import Choice, Page, Room, Scene, find_screen
from parlour.terminal.session import Session
from parlour.words import Words, words
from tests.arcs.questions import QUESTIONS, by_decision
from tests.terminal.sessions import CLEAR, KEY, ROOT, Typist, session, squeezed, texts
from tests.terminal.test_playing import parlour

pytestmark = pytest.mark.usefixtures("elsewhere")

ARCS = find_game("arcs")
TWO: Mapping[str, object] = {"players": 2, "first": "red", "setup": "frontiers"}
THREE: Mapping[str, object] = {"players": 3, "first": "red", "setup": "frontiers"}
ALONE = {"red": "human", "blue": "random", "yellow": "random"}
FRIENDS = {"red": "human", "blue": "human"}


def screen_of(state: State) -> ArcsScreen:
    found = find_screen(ARCS, words(), state.view(SPECTATOR).data["options"], state.seat_names)
    assert isinstance(found, ArcsScreen)
    return found


def scene_of(state: State, story: list[Event] | None = None) -> Scene:
    people = people_for(state.seat_names, "random")
    view = through_json(state.view(state.to_move))
    return Scene(view, state.actions(), lambda action: foresee(state, action, ""), story or [], people)


def drawn(*parts: RenderableType, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(*parts)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def moments(
    players: int, seed: str, bot: str, every: int = 1, leaders: str = "none"
) -> Iterator[tuple[State, list[Event]]]:
    """Decisions of a game of bots: each kind when it first comes up, and some more."""
    rng = random.Random(seed)
    chance = RandomChance(rng)
    events: list[Event] = []
    options = {"players": players, "leaders": leaders, "two_lore": leaders != "none"}
    state: State = ARCS.start(options, chance, events)
    chooser = make_bot(bot, ARCS)
    seen: set[str] = set()
    read = [0] * players
    number = 0
    while state.to_move != NOBODY:
        seat = state.to_move
        kind = str(state.view(seat).data["frames"][-1][0])
        if number % every == 0 or kind not in seen:
            seen.add(kind)
            yield state, [event for event in events[read[seat] :] if event.visible_to(seat)]
        read[seat] = len(events)
        state.play(chooser.choose(state.view(seat), rng), chance, events)
        number += 1
    yield state, []


def pages_of(screen: ArcsScreen, scene: Scene) -> list[Page]:
    """Every page of a decision; each has all actions of what it opens from."""
    first = screen.page(scene)
    pages = [first]
    wanted = sorted(action.text for action in scene.actions)
    assert sorted(action.text for choice in first.choices() for action in choice.actions) == wanted

    def open_up(choice: Choice) -> None:
        page = screen.opened(scene, choice)
        reached = sorted(action.text for one in page.choices() for action in one.actions)
        assert reached == sorted(action.text for action in choice.actions)
        pages.append(page)
        for one in page.choices():
            if one.opens:
                open_up(one)

    for choice in first.choices():
        if choice.opens:
            open_up(choice)
    return pages


# Whole games


class Watcher:
    """Plays a session by what its screen shows, and looks for secrets on the way."""

    def __init__(self, options: Mapping[str, object], people: Mapping[str, str], seed: str) -> None:
        record, _ = Record.begin(ARCS, options, SeededChance(seed))
        self.typist = Typist(self.answer, 80, 24)
        self.session = Session(
            record,
            people,
            seed=seed,
            language="en",
            console=self.typist.console,
            ask=self.typist,
            save=None,
        )

    def answer(self, prompt: str, shown: str) -> str:
        shown = shown.rpartition(CLEAR)[2]
        if "›" not in prompt:
            return ""
        check_one_screen(shown.splitlines(), 24)
        news = self.session.news.get(self.session.seat, [])
        assert all(event.visible_to(self.session.seat) for event in news)
        many = len(self.session.record.entries) > 60
        return "end" if many and "End turn" in shown else KEY.findall(shown)[0]


def check_one_screen(lines: list[str], height: int, page: Page | None = None) -> None:
    """Banner, map, ambitions, menu and the line to type in are all in sight."""
    drawn = "\n".join(lines)
    assert len(lines) + 1 <= height, drawn
    assert re.match(r" [▲●■◆][RBYG] \w", lines[0]), drawn
    assert sum("gate" in line and bool(re.match(r"[1-6][ ›»]gate", line)) for line in lines) >= 4, drawn
    assert any(line.startswith("2 Tycoon") or "  2 Tycoon" in line for line in lines), drawn
    assert set(KEY.findall(drawn)) >= {key for key, _ in page.keyed()} if page else KEY.search(drawn), drawn
    assert "terminal-" not in drawn and "arcs-" not in drawn, drawn


@pytest.mark.slow
def test_a_whole_game_on_a_small_screen() -> None:
    watcher = Watcher(THREE, ALONE, "whole")
    watcher.session.run()
    watcher.session.finish()
    state = watcher.session.state
    assert state.outcome is not None
    end = watcher.typist.shown[-1]
    assert "The game is over." in end and "★ winner" in end and "Power" in end
    for seat, name in enumerate(("Red", "Blue", "Yellow")):
        row = next(line for line in end.splitlines() if f"{name} " in line and "│" in line)
        cells = [cell.strip() for cell in row.strip("│").split("│")]
        assert (int(cells[0]), int(cells[-1])) == (state.outcome.places[seat], state.outcome.scores[seat])


def test_bots_alone_are_watched() -> None:
    people = {"red": "random", "blue": "random"}
    record, typist = session(game=ARCS, options=TWO, people=people)
    assert record.replay().outcome is not None
    assert "Red leads" in typist.all and "Score" in typist.all
    assert "draws Adm" not in typist.all and "administration-" not in typist.all


# What is shown


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "bot", "width"), [(2, "heuristic", 80), (3, "random", 120), (4, "random", 80)]
)
def test_everything_legal_is_on_the_menu_and_nothing_secret_on_the_screen(
    players: int, bot: str, width: int
) -> None:
    for state, _ in moments(players, f"menu {players}", bot, every=35, leaders="both" if players > 2 else "none"):
        screen = screen_of(state)
        if state.to_move == NOBODY:
            console = Console(file=io.StringIO(), width=width)
            show_position(ARCS, state, console)
            continue
        scene = scene_of(state)
        parts: list[RenderableType] = [screen.details(scene, width), screen.players(scene, width)]
        for page in pages_of(screen, scene):
            parts += [screen.board(scene, Room(width), page), draw_page(page, width)]
        parts.append(screen.board(scene, Room(width), screen.page(scene), chosen=state.actions()[0]))
        text = drawn(*parts, width=width)
        assert all(cell_len(line) <= width for line in text.splitlines())
        assert "terminal-" not in text and "arcs-" not in text
        check_secrets(text, state, scene.view.seat)


def check_secrets(text: str, state: State, seat: int) -> None:
    """No card whose place the seat does not know is named, in no way of writing it."""
    assert [card for card in state.unknown(seat) if names_card(text, card)] == []
    assert [card for card in state.view(seat).data["hand"] if not names_card(text, card)] == []


def names_card(text: str, card: str) -> bool:
    """Whether a text names an action card, in any way of writing it."""
    suit, number = card.split("-")
    ways = (card, f"{suit.title()} {number}", f"{suit[:3].title()} {number}")
    return any(re.search(rf"\b{written}\b", text) for written in ways)


def test_secrets_would_be_found() -> None:
    state = ARCS.start(THREE, RandomChance(random.Random(3)))
    rival = ARCS.facts(state)["blue"]["hand"][0]
    with pytest.raises(AssertionError):
        check_secrets(f"{rival[:3].title()} {rival[-1]}", state, 0)


@pytest.mark.slow
@pytest.mark.parametrize("leaders", ["none", "both"])
@pytest.mark.parametrize(("width", "height", "players"), [(80, 24, 4), (100, 30, 2), (120, 40, 3)])
def test_everything_is_on_one_screen(width: int, height: int, players: int, leaders: str) -> None:
    for state, story in moments(players, f"{width} {height}", "heuristic", every=30, leaders=leaders):
        if state.to_move == NOBODY:
            continue
        screen, scene = screen_of(state), scene_of(state, story)
        for page in pages_of(screen, scene)[:3]:
            fitting = Fitting(screen, scene, page, Room(width, height - 1, height))
            text = drawn(fitting.decision(story, []), width=width)
            check_one_screen(text.splitlines(), height, page)


@pytest.mark.parametrize("name", dict.fromkeys([*QUESTIONS, *[name_of(kind) for kind in DECISIONS if kind.rule]]))
def test_whatever_is_asked_is_on_one_screen_too(name: str) -> None:
    state = (QUESTIONS.get(name) or by_decision()[name]).reach()
    screen, scene = screen_of(state), scene_of(state)
    for page in pages_of(screen, scene):
        text = drawn(Fitting(screen, scene, page, Room(80, 23, 24)).decision([], []))
        check_one_screen(text.splitlines(), 24)
        for choice in page.choices():
            assert choice.title.plain in squeezed(text)


def menu_of(name: str) -> str:
    """The question and its answers."""
    state = QUESTIONS[name].reach()
    page = screen_of(state).page(scene_of(state))
    return squeezed(drawn(page.lead, draw_page(page, 80)))


def test_columns_fit_the_words_of_any_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short words may be longer than in English, or wider on the screen."""
    longer = {
        "terminal-arcs-short-fuel": "топл",
        "terminal-arcs-short-relic": "遺物",
        "arcs-name-tyrant": "Завоеватель",
    }
    say = Words.say
    monkeypatch.setattr(
        Words, "say", lambda self, message, *values: longer.get(message, say(self, message, *values))
    )
    given = {"players": 2, "red": {"resources": ["fuel", "material"]}, "blue": {"resources": ["relic"]}}
    state = ARCS.position(given)
    lines = drawn(screen_of(state).board(scene_of(state), Room(80))).splitlines()
    rows = [line for line in lines if re.match(r"[▲●][RB] (Red|Blue) ", line)]
    assert "топл mat " in rows[0] and "遺物  ·" in rows[1]
    assert len({cell_len(row) for row in rows}) == 1, rows
    assert any("Завоеватель" in line for line in lines)


def test_buildings_are_told_apart_by_their_signs() -> None:
    assert "city at 3-hex: " in menu_of("annexing-one")
    assert re.search(r"1\) .*fresh.* B⌂ 2\) .*damaged.* b⌂ 3\) .*outside.* B⌂", menu_of("annexing-one"))
    assert re.search(r"1\) .*damaged.* r⌂ 2\) .*outside.* r⌂", menu_of("repairing"))


def test_what_is_asked_for_is_named() -> None:
    assert menu_of("filling").startswith("material: ")
    assert menu_of("leaves").startswith("Blue at 3-hex: ")
    assert menu_of("annexing").startswith("2-hex: ")  # by what a decision shows, whatever decision it is


def test_a_decision_may_have_words_of_its_own_for_an_action() -> None:
    assert "Keep the dice as they are" in menu_of("leaves") and "Decline" not in menu_of("leaves")
    assert "Decline" in menu_of("overworking")


def test_resources_without_use_say_so_before_they_are_spent() -> None:
    assert menu_of("for-nothing").count("(no effect now)") == 2  # fuel is outraged, a relic has nothing to secure
    assert re.search(
        r"weapon \(no effect now\) \d\) Spend 1 relic A", menu_of("secured")
    )  # Aggression battles anyway
    state = QUESTIONS["for-nothing"].reach()
    events: list[Event] = []
    state.play(TABLE.parse("spend relic"), SeededChance("s"), events)
    told = [screen_of(state).sentence(event) for event in events if event.visible_to(0)]
    assert told == ["Red spends 1 relic."]


def test_why_not_all_ships_may_go_is_said() -> None:
    assert "A-19.9" in menu_of("leaving-behind")
    assert "A-19.9" not in menu_of("leaving-damaged")  # all fresh ships may go, but not all damaged ones with them
    state = QUESTIONS["leaving-damaged"].reach()
    state.play(TABLE.parse("fresh 2"), SeededChance("s"))
    assert "A-19.9" in screen_of(state).page(scene_of(state)).hint


@pytest.mark.parametrize(("width", "high"), [(80, 24), (120, 40)])
def test_an_empty_place_of_the_row_is_shown(width: int, high: int) -> None:
    state = QUESTIONS["empty-place"].reach()
    screen, scene = screen_of(state), scene_of(state)
    text = drawn(screen.board(scene, Room(width, high - 6, high)), width=width)
    assert text.count("(empty)") == 2
    places = [text.index(card) for card in ("(empty)", "Elder Broker", "Relic Fence")]
    assert places == sorted(places) and text.rindex("(empty)") > places[-1]
    assert "Elder Broker" in drawn(screen.details(scene, width), width=width)


def test_the_map_says_what_is_where() -> None:
    given = {
        "setup": "frontiers",
        "players": 3,
        "at": {
            "1-gate": ["red 3", "red damaged 1", "blue 2"],
            "1-hex": ["red city", "blue damaged starport"],
            "4-hex": ["yellow 1", "blue 1"],
        },
    }
    state = ARCS.position(given)
    text = drawn(screen_of(state).board(scene_of(state), Room(80, 16, 24)))
    assert "1 gate R3⚑r1 B2 " in text
    assert "mat[R⌂ b✦]" in text
    assert "mat[·] B1 Y1" in text  # a tie is nobody's control
    assert "rel[··]" in text and "-crescent" in text


def test_ambitions_tell_what_they_would_score() -> None:
    state = ARCS.start(THREE, RandomChance(random.Random(1)))
    snapshot = state.snapshot()
    snapshot["markers"] = ["", "", "tycoon"]
    snapshot["declared"] = True
    again = ARCS.restore(snapshot)
    text = drawn(screen_of(again).board(scene_of(again), Room(80)))
    assert "2 Tycoon 5/3" in text and re.search(r"[RBY]\d\+[35]", text)
    assert "markers 3/2 2/0" in text


# Typing


def test_numbers_words_and_abbreviations_say_the_same() -> None:
    state = ARCS.start(THREE, SeededChance("s"))
    card = state.view(0).data["hand"][0]
    for line in ("1", f"lead {card}", card, f"LE {card}"):
        record, _ = session(line, game=ARCS, options=THREE, people=ALONE)
        assert texts(record)[0] == f"lead {card}", line


def test_abbreviations_are_beginnings_of_words() -> None:
    legal = [TABLE.parse(text) for text in ("build city 1-hex", "build city 1-arrow", "battle blue 1-hex", "end")]
    assert abbreviated(legal, "b c 1-h") == [legal[0]] and abbreviated(legal, "en") == [legal[3]]
    assert abbreviated(legal, "Build city 1-") == abbreviated(legal, "b c") == legal[:2]
    # Words may be left out, but not the first one, nor can they change places.
    assert abbreviated(legal, "b 1-h") == [legal[0], legal[2]] and abbreviated(legal, "build 1-h") == [legal[0]]
    spends = [TABLE.parse(text) for text in ("spend fuel", "spend fuel as weapon")]
    assert abbreviated(spends, "sp f") == spends[:1] and abbreviated(spends, "sp w") == spends[1:]
    assert abbreviated(legal, "city 1-hex") == abbreviated(legal, "build 1-hex city") == []


def test_commands() -> None:
    lines = ["why end", "why tax blue 1-hex", "preview 1", "cards", "players blue", "players nobody", "? board"]
    _, typist = session(*lines, "rules A-6.1", "log", game=ARCS, options=THREE, people=ALONE)
    shown = [squeezed(text) for text in typist.shown]
    assert "First decide which card to lead" in shown[1]
    assert re.search(r"\(A-\d+\.\d+\)", shown[2])
    assert "Now: Red leads " in shown[3] and "Press Enter to do it (lead " in shown[3]
    card = ARCS.start(THREE, SeededChance("s")).view(0).data["row"][0]
    assert words().text(f"arcs-name-{card}")[:30] in shown[4]
    assert "Blue (random) 0 power · 6 cards in hand" in shown[5] and "Yellow" not in shown[5]
    assert "There is no seat “nobody”. The seats are Red, Blue, Yellow." in shown[6]
    assert "⌂" in shown[7] and "preview ACTION" not in shown[7]
    assert "A-6.1 If you lead" in shown[8]
    assert "Red starts in these systems" in shown[9]


def test_a_hint_gives_reasons() -> None:
    _, typist = session("hint", game=ARCS, options=THREE, people=ALONE)
    best = make_bot("learned", ARCS).choose(ARCS.start(THREE, SeededChance("s")).view(0), random.Random(0))
    shown = squeezed(typist.shown[1])
    assert re.search(rf"learned bot .*, best first: \d\d% to win {best.text}: good actions \+\d", shown)
    _, typist = session("hint")
    shown = squeezed(typist.shown[1])
    assert re.search(r"greedy bot thinks, best first: \+\d\.\d use [ABC] at \w\w: coins \+\d\.\d", shown)


def test_a_preview_marks_the_map() -> None:
    state = next(
        state
        for state, _ in moments(3, "moves", "random")
        if any(action.kind == "move" for action in state.actions())
    )
    scene = scene_of(state)
    move = next(action for action in state.actions() if action.kind == "move")
    screen = screen_of(state)
    assert drawn(screen.board(scene, Room(80), screen.page(scene), chosen=move)).count("»") == 2


def test_a_terminal_may_change_its_size() -> None:
    typist = Typist(["board", "board"], 80, 24)
    sizes = iter([(120, 40), (80, 24)])

    def ask(prompt: str) -> str:
        typed = typist(prompt)
        typist.console.size = next(sizes)
        return typed

    play(ARCS, THREE, ALONE, seed="s", console=typist.console, ask=ask)
    screens = [shown.rpartition(CLEAR)[2] for shown in typist.shown]
    assert "the gates form a ring" not in screens[0] and "the gates form a ring" in screens[1]
    for shown, height in zip(screens, (24, 40, 24), strict=True):
        check_one_screen(shown.splitlines(), height)


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "tonight.record"
    record, _ = session("1", "end", f"save {file}", game=ARCS, options=THREE, people=ALONE)
    loaded = Record.from_text(file.read_text(encoding="utf-8"), find_game)
    assert loaded.entries == record.entries
    straight, _ = session("1", "end", "1", "end", game=ARCS, options=THREE, people=ALONE)
    on, typist = session("1", "end", game=ARCS, options=THREE, people=ALONE, record=loaded)
    assert on.entries == straight.entries and digest(on.replay()) == digest(straight.replay())
    assert "You resume a game of" in typist.all


# Several people at one keyboard


def test_hands_are_hidden_between_two_people() -> None:
    # Two players: blue, without the initiative, is asked about a new hand first.
    lines = ["", "keep", "", "1", "end", "end", "", "1"]
    record, typist = session(*lines, game=ARCS, options=TWO, people=FRIENDS, width=80, height=24)
    assert [prompt.partition(" ")[0] for prompt in typist.prompts] == [
        "Blue", "Blue", "Red", "Red", "Red", "Red", "Blue", "Blue", "Blue",
    ]  # fmt: skip
    for place in (0, 2, 6):
        assert "press Enter" in typist.prompts[place]
        assert typist.shown[place].endswith(CLEAR)  # nothing in sight while the keyboard changes hands
    assert "Keep your hand" in typist.shown[1] and "Lead a card" in typist.shown[3]
    hands = [ARCS.facts(record.replay(0))[seat]["hand"] for seat in ("red", "blue")]
    for shown, hand in ((typist.shown[1], hands[0]), (typist.shown[3], hands[1])):
        assert not any(names_card(shown, card) for card in hand)


def test_the_keyboard_need_not_be_taken() -> None:
    record, typist = session("quit", "back", "quit", "", game=ARCS, options=TWO, people=FRIENDS)
    assert record.entries == [] and "Goodbye." in typist.last
    record, typist = session("", "keep", "quit", "back", "^C", "", game=ARCS, options=TWO, people=FRIENDS)
    assert texts(record) == ["keep"]
    # Its file is complete: whoever stops here loses nothing.
    assert all("Red" not in prompt or "press Enter" in prompt for prompt in typist.prompts)


def test_open_games_and_single_players_are_not_interrupted() -> None:
    _, typist = session("use A at a1", "end", "use A at d4", people={"south": "human", "north": "human"})
    assert not any("press Enter" in prompt for prompt in typist.prompts)
    _, typist = session("1", "end", game=ARCS, options=THREE, people=ALONE)
    assert not any("press Enter" in prompt for prompt in typist.prompts)


# The command line


def test_who_sits_where() -> None:
    seats = ("red", "blue", "yellow")
    assert people_for(seats, "random", own="blue") == {"red": "random", "yellow": "random", "blue": "human"}
    assert people_for(seats, "human,random") == {"red": "human", "blue": "human", "yellow": "random"}


@pytest.mark.slow
def test_play_arcs_from_the_command_line() -> None:
    options = ("--players", "4", "--seat", "green", "--bots", "random,heuristic", "--setup", "frontiers")
    done = parlour("play", "arcs", *options, "--seed", "x", typed="players\n?\nquit\n\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stderr == "" and done.stdout.isascii()
    assert "%G Green (you)" in done.stdout and "@B Blue (heuristic)" in done.stdout
    assert "?" not in done.stdout.partition("Green >")[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seat", "south"), "There is no seat “south”"),
        (("--bots", "random,random,random"), "You named 3 bots for 2 seats."),
        (("--artifacts",), "artifacts"),
    ],
)
def test_what_cannot_be_played(arguments: tuple[str, ...], sentence: str) -> None:
    done = parlour("play", "arcs", "--players", "3", *arguments)
    assert done.returncode == 2 and done.stdout == "" and sentence in done.stderr


def test_every_action_of_arcs_is_in_the_notation_with_its_json() -> None:
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    section = text[text.index("\n### Actions of Arcs") : text.index("\n### Records of Arcs")]
    shapes = set()
    for written, json_text in re.findall(r"^\| `([^`]+)` \| `([^`]+)`", section, re.MULTILINE):
        action = TABLE.parse(written)
        assert json_text == str(action.to_json()).replace("'", '"')
        shapes.add((action.kind, tuple(action.args)))
    assert shapes == {(action.kind, tuple(action.args)) for action in TABLE}


def test_a_world_for_drawing_is_what_everybody_sees() -> None:
    state = ARCS.start(THREE, RandomChance(random.Random(4)))
    world = Known(state.view(SPECTATOR)).world
    assert world.view(SPECTATOR).data == state.view(SPECTATOR).data
