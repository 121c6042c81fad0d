"""The shell plays a game it has never heard of: the toy of the tests, which brings a manifest and no more."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.build import STAMP
from parlour.core.errors import InvalidInput
from parlour.core.manifest import Manifest, Place
from parlour.core.record import Record
from parlour.games import find_game, find_manifest, names, register, registered
from parlour.server import reference
from parlour.terminal.play import people_for, play
from parlour.words import words
from tests.core import toy
from tests.server.servers import Json, Person, Server, running
from tests.terminal.sessions import Typist, first_option, session, squeezed

PACKAGE = Path(parlour.__file__).parent
# Where games have their own rooms, and the words of all of them.
ROOMS = (
    "games",
    "locales",
    "web",
    *[f"{room}/{game}" for room in ("art", "bots", "envs", "terminal") for game in names()],
)
MADE = (".pyc", ".so", ".pyd")  # from sources
BOT = 2  # the seat it has over the network
TWO = {"p1": "human", "p2": "greedy"}
# PettingZoo finds an environment by the name of its module.
DOORS = {f"envs/{name}_v0.py" for name in names()}
# What is learnt lies side by side, a game in a file, and so does what the reference players know.
DOORS |= {f"bots/usual/{name}_known.py" for name in names()}
DOORS |= {f"bots/learned/{name}{suffix}" for name in names() for suffix in (".py", ".npz")}
DOORS |= {f"train/{name}.py" for name in names()}  # what a game fits besides networks


@pytest.fixture
def known() -> Iterator[None]:
    with registered(toy.MANIFEST):
        yield


@pytest.fixture(scope="module")
def plugged(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return toy.installed(tmp_path_factory.mktemp("site"))


def command(plugged: dict[str, str], *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "parlour", *arguments],
        env={**os.environ, **plugged, "COLUMNS": "120"},
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


# No game is named


def naming(games: Sequence[str]) -> re.Pattern[str]:
    """Where a game is named: as a text, in an id, in a path or an import, and in a sentence with a capital letter.

    A game may be called by a word that everybody uses: go, set.
    """
    name, title = ("|".join(forms) for forms in (games, [game.capitalize() for game in games]))
    return re.compile(rf"""["'`/.]({name})["'`/.-]|\bimport\b.*\b({name})\b|[a-z,] ({title})\b""")


@pytest.mark.parametrize(
    "line",
    [
        'find_game("go")',
        "words('go-event-stone')",
        "from parlour.games.go.state import Stones",
        "from parlour.games import go",
        "# as in Go",
    ],
)
def test_a_line_names_a_game(line: str) -> None:
    assert naming(["set", "go"]).search(line)
    assert not naming(["set", "sudoku"]).search(line)


@pytest.mark.parametrize(
    "line", ["def go_on()", 'say("go on")', "# Go back as far as undo may go.", "names = set()"]
)
def test_a_line_has_a_word_that_is_a_game_elsewhere(line: str) -> None:
    assert not naming(["set", "go"]).search(line)


def test_the_shell_names_no_game() -> None:
    named = naming(names())
    rooms = tuple(f"{room}/" for room in ROOMS)
    found = []
    for path in sorted(PACKAGE.rglob("*")):
        place = path.relative_to(PACKAGE).as_posix()
        if path.is_dir() or path.suffix in MADE or path == STAMP or place.startswith(rooms) or place in DOORS:
            continue
        lines = path.read_text("utf-8").splitlines()
        found += [f"{place}: {line.strip()}" for line in lines if named.search(line)]
    assert found == []


def test_a_game_is_known_as_long_as_it_is_registered() -> None:
    with pytest.raises(InvalidInput):
        find_game("bluff")
    with registered(toy.MANIFEST):
        assert find_game("bluff") is toy.GAME and names()[-1] == "bluff"
        with pytest.raises(ValueError, match="bluff"):
            register(toy.MANIFEST)
    assert "bluff" not in names()


def test_everything_a_manifest_names_is_there() -> None:
    for name in names():
        manifest = find_manifest(name)
        assert manifest.game.load().name == name
        assert set(manifest.options) <= {spec.name for spec in find_game(name).option_specs}
        places: list[Place[Any] | None] = [*manifest.bots.values(), *manifest.commands.values()]
        places += [manifest.explained, manifest.pictures, manifest.screen, manifest.table]
        for free in manifest.options.values():
            places += [free.read, free.named]
        assert all(place.load() for place in places if place is not None)


def test_the_page_about_games_names_every_part_of_a_manifest() -> None:
    page = (PACKAGE.parent / "docs" / "core.md").read_text(encoding="utf-8")
    assert [part.name for part in fields(Manifest)] == re.findall(r"^\| `([a-z]+)` \|", page, re.MULTILINE)


# In the terminal


def test_the_terminal_plays_it_to_its_end(known: None) -> None:
    typist = Typist(first_option)
    record = play(toy.GAME, {"players": 2}, TWO, seed="bluff", console=typist.console, ask=typist)
    assert record.replay().outcome is not None
    assert "p1 lays the" in typist.all and "p2 lays a card face down." in typist.all
    assert "bluff-" not in typist.all, "a message without words"


def test_the_terminal_gives_hints_and_reasons(known: None) -> None:
    _, typist = session("hint", "trust", options={"players": 2}, people=TWO, game=toy.GAME)
    assert "points" in typist.all
    assert "A card waits for its answer" in squeezed(typist.all) or "cannot do that again" in squeezed(typist.all)


def test_seats_are_known_before_the_game(known: None) -> None:
    assert people_for(toy.GAME.seats({"players": 3}), "greedy", own="p2")["p2"] == "human"
    assert reference.games.__wrapped__()["bluff"].seats == {"2": ["p1", "p2"], "3": ["p1", "p2", "p3"]}


def test_its_words_are_found_in_its_own_folder(known: None) -> None:
    assert words("cs").say("bluff-option-die") == "Kostka"
    assert words("cs").rule("bluff", "T-1.4").startswith("The game ends"), (
        "what is not translated is said in English"
    )


# On the command line, as a package of somebody else


@pytest.mark.slow
def test_its_options_are_flags(plugged: dict[str, str]) -> None:
    done = command(plugged, "play", "bluff", "--help")
    assert "--players" in done.stdout and "2–3" in done.stdout and "How many bluff" in done.stdout
    assert "--no-die" in done.stdout and "--seat" in done.stdout and "--artifacts" not in done.stdout
    done = command(plugged, "bench", "--seconds", "0.1", "--json", "bluff", "--players", "3", "--no-die")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["options"] == {"players": 3, "die": False} and found["menu_max"] == 3, "nobody may roll"
    done = command(plugged, "play", "bluff", "--players", "5")
    assert done.returncode == 2 and done.stderr == "The option players cannot be 5. Possible values: 2–3.\n"


@pytest.mark.slow
def test_a_whole_game_on_the_command_line(plugged: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "bluff.record"
    done = command(
        plugged, "play", "bluff", "--bot", "random,greedy", "--players", "3", "--save", str(file), typed="1\n" * 40
    )
    assert done.returncode == 0, done.stderr
    with registered(toy.MANIFEST):
        record = Record.from_text(file.read_text("utf-8"), find_game)
    assert record.game.name == "bluff" and record.replay().outcome is not None
    done = command(plugged, "record", "show", str(file))
    assert done.returncode == 0 and "p1 lays" in done.stdout
    assert command(plugged, "record", "replay", str(file)).returncode == 0


# Over the network


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, plugged: dict[str, str]) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), **plugged) as found:
        yield found


def test_the_server_tells_what_it_is(server: Server) -> None:
    ada = Person(server, "Ada")
    found = ada.get("/api/games")["bluff"]
    assert found["bots"] == ["random", "greedy"] and [option["name"] for option in found["options"]] == [
        "players",
        "die",
    ]
    assert found["options"][0]["choices"] == [2, 3]
    assert ada.get("/api/games/bluff/rules") == {
        "chapters": [{"id": "T-1", "rules": ["T-1.1", "T-1.2", "T-1.3", "T-1.4"]}],
        "explained": [],
        "pictures": {},
    }
    assert "bluff-event-roll = { $seat } hází" in ada.http.get("/words/cs/bluff.ftl").text
    assert "bluff-event-roll = { $seat } rolls" in ada.http.get("/words/pl/bluff.ftl").text
    assert ada.http.get("/art/bluff/card-1.svg").status_code == 404


def test_pictures_are_the_games_own(server: Server) -> None:
    ada = Person(server, "Ada")
    drawn = ada.http.get("/art/roam/forest-12.svg")
    assert drawn.headers["content-type"] == "image/svg+xml" and drawn.text.startswith("<svg")
    for name in ("roam/forest-0", "roam/forest", "arcs/forest-12", "chess/forest-12"):
        assert ada.http.get(f"/art/{name}.svg").status_code == 404, name


def settled(seq: int) -> Callable[[Json], bool]:
    """Whether a table has come so far, and waits for a person or for nobody."""
    return lambda table: table["seq"] >= seq and table["to_move"] != BOT


def test_two_people_and_a_bot_play_it_over_the_network(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    table = ada.post("/api/tables", game="bluff", options={"players": 3}, seats=["person", "person", "greedy"])
    name = table["table"]
    bob.post(f"/api/tables/{name}/join", seat=1, key=table["invite"])
    ada.post(f"/api/tables/{name}/start")
    with ada.sit(name) as first, bob.sit(name) as second:
        assert first.until(lambda t: t["options"])["view"]["hands"][1] == ["?", "?", "?"]
        refused = first.say("play", action="trust")
        assert refused["error"]["rule"] == "T-1.3" and refused["error"]["message"] == "bluff-no-answer"
        seq = 0
        while (stands := first.until(settled(seq)))["outcome"] is None:
            mover = (first, second)[stands["to_move"]]
            mover.until(settled(stands["seq"]))
            seq = mover.play(mover.table["options"][-1]["text"], seq=stands["seq"])["seq"]
        scores = first.table["outcome"]["scores"]
    with registered(toy.MANIFEST):
        record = Record.from_text(ada.http.get(f"/api/tables/{name}/record").text, find_game)
    outcome = record.replay().outcome
    assert outcome is not None and list(outcome.scores) == scores
    assert {entry.seat for entry in record.entries} == {0, 1, 2}
    assert server.faults() == []
