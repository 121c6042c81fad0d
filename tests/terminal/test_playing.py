"""The terminal client, played by scripts: what is typed goes in, what is shown is read."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.core.chance import RandomChance
from parlour.core.errors import InvalidInput, Refusal
from parlour.core.event import Event
from parlour.core.preview import foresee
from parlour.core.record import Record, digest
from parlour.core.undo import last_barrier
from parlour.games import find_game
from parlour.terminal.ink import clean, one_line
from parlour.terminal.keeping import write_whole
from parlour.terminal.menu import draw_page
from parlour.terminal.play import people_for, play
from parlour.terminal.roam.screen import RoamScreen
from parlour.terminal.screen import Room, Scene, find_screen
from parlour.words import words
from tests.terminal.sessions import (
    ALONE,
    BASIC,
    EVERYTHING,
    ROAM,
    ROOT,
    Typist,
    first_option,
    session,
    squeezed,
    texts,
)

pytestmark = pytest.mark.usefixtures("elsewhere")


# Whole games


@pytest.mark.slow
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
    assert "Round 1: South’s turn." in typist.all and "Score" in typist.all


def test_every_seat_needs_somebody() -> None:
    with pytest.raises(InvalidInput):
        session(people={"south": "human"})
    with pytest.raises(InvalidInput):
        session(people={"south": "human", "north": "genius"})


# Mistakes


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("jump", "“jump” is neither in the list nor an action or a command"),
        ("99", "There is no 99 in the list. Choose from 1 to 3."),
        ("0", "There is no 0 in the list"),
        ("²", "“²” is neither"),
        ("[bold]x[/]", "“[bold]x[/]” is neither"),
        ("use 12 at c3", "Character Little Hesper (12) is not yours (R-4.1)"),
        ("end", "You must use a character before you end your turn (R-4.1)"),
        ("use A at f6", "(R-4.2)"),
        ("buy 3", "The basic game has no artifacts (R-2.5)"),
        ("preview", "Show on the board"),
        ("preview 99", "There is no 99 in the list"),
        ("preview A", "This stands for 25 actions"),
        ("preview end", "(R-4.1)"),
        ("why", "Explain why an action is not allowed now"),
        ("why nonsense", "“nonsense” is neither"),
        ("undo", "You have nothing to undo."),
        ("redo", "You have nothing to redo."),
        ("rules R-99", "There is no rule R-99"),
        ("save", "Save the game to a file."),
        ("save /no/such/folder/file", "Could not save to /no/such/folder/file"),
        ("save ~nosuchuser/x", "A file cannot be called “~nosuchuser/x” here."),
        ("save a\0b", "A file cannot be called “ab” here."),
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
    assert "R-4.1 Each turn, you use exactly one face-up character" in typist.shown[1]
    assert "“use A at a1” is allowed now." in typist.shown[2]
    assert "fits on the map, so choose a position (R-4.12)" in typist.shown[3]


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
    assert "R-4.3 You must place a token on every free space" in typist.shown[2]
    assert [line[:5] for line in typist.shown[3].splitlines() if line.startswith("R-3.")] == [
        f"R-3.{number}" for number in (1, 2, 3, 4)
    ]
    assert "preview ACTION" in typist.shown[4] and "zz means face down" in squeezed(typist.shown[4])
    log = squeezed(typist.shown[6])
    assert "South goes first." in log and "South uses character Scout (A) at a1." in log
    assert "┏━━━" in typist.shown[7]


def test_undo_and_redo() -> None:
    record, typist = session("use A at a1", "undo", "redo", "undo", "use B at a1", "redo")
    assert texts(record) == ["use B at a1"]
    assert "Undone: use A at a1." in typist.shown[2]
    assert "‹▲S›" in typist.shown[3]
    assert "You have nothing to redo." in typist.shown[6]


@pytest.mark.slow
def test_undo_past_chance_says_so_and_leads_to_the_same_game() -> None:
    record, _ = session(*["1"] * 50)
    assert last_barrier(record) > 5
    # Every decision is made, taken back and made again: chance and the bot answer as before.
    own = [entry.action.text for entry in record.entries if entry.seat == 0 and entry.action]
    script = [line for text in own for line in (text, "undo", text)]
    again, typist = session(*script)
    assert again.setup == record.setup and again.entries == record.entries
    assert "This undo went back past a random result" in squeezed(typist.all)


def test_undo_over_others_needs_their_consent() -> None:
    people = {"south": "human", "north": "human"}
    lines = ["use A at a1", "end", "use A at d4", "end", "undo"]
    record, typist = session(*lines, "n", people=people)
    assert texts(record) == ["use A at a1", "end", "use A at d4", "end"]
    assert "Does everyone agree?" in typist.prompts[5]
    record, _ = session(*lines, "y", people=people)
    assert texts(record) == ["use A at a1"]
    # What nobody else has touched is undone without asking.
    record, typist = session(*lines[:3], "undo", people=people)
    assert texts(record) == ["use A at a1", "end"]
    assert typist.prompts[-1].startswith("North")


def test_save_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "tonight.record"
    record, typist = session("use A at a1", f"save {file}", "end", f"save {file}", "no", f"save {file}", "yes")
    assert f"Saved to {file} (1 entry)." in squeezed(typist.shown[2])
    assert "exists. Replace it?" in typist.prompts[4]
    assert "the game was not saved" in squeezed(typist.shown[5])
    loaded = Record.from_text(file.read_text(encoding="utf-8"), find_game)
    assert loaded.entries == record.entries
    straight, _ = session("use A at a1", "end", "use B at a1", "end")
    on, typist = session("use B at a1", "end", record=loaded)
    assert on.entries == straight.entries and digest(on.replay()) == digest(straight.replay())


def test_the_callers_file_is_kept_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "auto.record"
    lengths = []

    def typed(prompt: str, shown: str) -> str:
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
    assert ": No space left on device" in squeezed(typist.shown[-1])
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


@pytest.mark.slow
def test_save_quit_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "tonight.record"
    first = "use A at a1\nend\n"
    started = (
        "play",
        "--seats",
        "west,east",
        "--first",
        "west",
        "--bot",
        "random",
        "--seed",
        "s",
        "--cards",
        "sketch",
    )
    done = parlour(*started, typed=f"{first}save {file}\nquit\n")
    assert done.returncode == 0 and done.stderr == "" and "Goodbye. The seed of this game was s." in done.stdout
    before = Record.from_text(file.read_text(encoding="utf-8"), find_game)
    on = tmp_path / "on.record"
    resumed = ("play", "--resume", str(file), "--bot", "random", "--seed", "s", "--save", str(on))
    done = parlour(*resumed, typed="use B at a1\nend\nquit\n")
    assert done.returncode == 0 and done.stderr == ""
    assert f"You resume a game of {len(before.entries)} entries" in done.stdout
    after = Record.from_text(on.read_text(encoding="utf-8"), find_game)
    assert after.options == before.options and after.entries[: len(before.entries)] == before.entries
    assert "use B at a1" in texts(after)[len(before.entries) :]
    # With the same seed it is the game that would have been played in one go.
    whole = tmp_path / "whole.record"
    parlour(*started, "--save", str(whole), typed=f"{first}use B at a1\nend\nquit\n")
    assert whole.read_text() == on.read_text()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--players", "3", "--stacking"), "Leave out --players, --stacking."),
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


@pytest.mark.slow
def test_signs_are_replaced_where_the_encoding_has_none() -> None:
    done = parlour("play", "--artifacts", "--seed", "x", typed="A\nü\nquit\n\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and done.stderr == "" and done.stdout.isascii()
    assert "^S South, your turn" in done.stdout and "+-----" in done.stdout and "Goodbye." in done.stdout
    assert "?" not in done.stdout.partition("South >")[0]


def test_roam_calls_players_and_cards_by_their_names() -> None:
    """In the log and in refusals, whatever the language; a number that no artifact has stays a number."""
    options = ROAM.options({"players": 2, "artifacts": True, "cards": "sketch"})
    for language, refused, moved in (
        ("en", "East has no token at c4 (R-7.8)", "South moves a token of their own from a1 to a2."),
        (
            "ru",
            "На участке c4 нет фишки игрока Восток (R-7.8)",
            "Юг передвигает свою фишку с участка a1 на участок a2.",
        ),
    ):
        screen = find_screen(ROAM, words(language), options, ("south", "north"))
        assert screen.refusal(Refusal("R-7.8", "roam-no-move-token", {"owner": "east", "at": "c4"})) == refused
        assert screen.sentence(Event("move", 0, {"owner": "south", "from": "a1", "to": "a2"})) == moved
    screen = find_screen(ROAM, words(), options, ("south", "north"))
    assert screen.sentence(Event("move", 0, {"owner": "north", "from": "a1", "to": "a2"})) == (
        "South moves North’s token from a1 to a2."
    )
    for number, name in ((12, "Alarm Clock (12)"), (28, "28")):
        refusal = Refusal("R-7.1", "roam-no-buy-row", {"artifact": number})
        assert screen.refusal(refusal) == f"Artifact {name} is not for sale now (R-7.1)"


def test_no_control_characters_reach_the_terminal() -> None:
    assert clean("a\x1b[2Jb\x07\u202e\x9b\nc\u00a0d") == "a[2Jb\nc d" and one_line("a\n b\r") == "a b"
    options = {"players": 2, "artifacts": True, "cards": "sketch"}  # whose names are in its file
    state = ROAM.start(options, RandomChance(random.Random(1)))
    screen = find_screen(ROAM, words(), ROAM.options(options), state.seat_names)
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
    assert "Could not save to" in typist.shown[5]
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
    assert "South’s turn" in typist.all and "Score" in typist.all
