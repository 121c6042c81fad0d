"""The programs that measure do measure: what they count agrees with the games they counted."""

from __future__ import annotations

import asyncio
import random
from argparse import Namespace
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from benchmarks import load, onlookers, roam_artifacts, roam_cards, sleeping
from benchmarks.crowd import Guests, Known, Told
from benchmarks.hour import Hour, Minute
from benchmarks.roam_games import ARTIFACT, COINS, LAND, NOTHING, Gift, Played, give_artifacts, give_lands, play
from benchmarks.servers import POSTGRES, Process, parlour
from benchmarks.where import counted
from parlour.core.chance import SeededChance
from parlour.core.game import NOBODY
from parlour.games.roam.cards import ABILITIES, BUILT_IN, built_in_set
from parlour.games.roam.game import GAME

pytestmark = pytest.mark.slow

FULL = {"players": 3, "artifacts": True}
CARDS = built_in_set(BUILT_IN[0])


@pytest.fixture(scope="module")
def game() -> Played:
    return play(FULL, "counted")


def test_what_is_kept_of_a_game(game: Played) -> None:
    assert sum(game.shares) == pytest.approx(1) and len(game.scores) == len(game.edges) == 3
    assert game == play(FULL, "counted")  # the same seed, the same game
    assert set(game.taken) <= set(game.laid) and len(set(game.laid)) == len(game.laid) == len(game.taken) + 6
    assert set(game.bought) <= set(game.offered) and game.bought and game.gifts == []
    assert all(0 < over <= 1 for over in game.taken.values()) and max(game.taken.values()) > 0.8
    assert len(game.uses) == 3 * game.rounds  # everybody uses one character a turn
    assert sum(use.completed for use in game.uses) == len(game.taken) >= sum(use.won for use in game.uses)
    # Six tokens leave with every land, and at most 36 lie on the map in the end; few are replaced.
    assert 6 * len(game.taken) <= sum(use.tokens for use in game.uses) <= 6 * len(game.taken) + 36 + 10
    assert game.ender != NOBODY and game.tenth in game.taken and game.lead_changes >= 1


def test_the_last_turn_can_change_the_lead() -> None:
    """In this game who wins was behind until the very end: 6 changes before the last turn, and one in it."""
    assert play({"players": 2}, "last 1").lead_changes == 7


def test_gifts_come_from_the_deck() -> None:
    state = GAME.start(FULL, SeededChance("gifts"))
    after, given = give_lands(state, random.Random(1))
    GAME.check(after)
    assert len(after.deck) == len(state.deck) - 3
    assert [after.snapshot()["players"][seat]["up"][-1] for seat in range(3)] == given
    assert len(play({"players": 2}, "gifts", Gift(3, LAND)).gifts) == 2


def test_artifacts_as_gifts_come_from_the_stack_or_are_coins_or_nothing() -> None:
    state = GAME.start(FULL, SeededChance("gifts"))
    seen = set()
    for seed in range(40):
        after, given = give_artifacts(state, random.Random(seed))
        GAME.check(after)
        for seat, gift in enumerate(given):
            before, player = state.snapshot()["players"][seat], after.snapshot()["players"][seat]
            tiles = [] if gift in (COINS, NOTHING) else [int(gift)]
            assert player["artifacts_up"] == tiles and set(tiles) <= set(state.stack) - set(after.stack)
            assert player["coins"] == before["coins"] + (4 if gift == COINS else 0)
            seen.add(gift if not tiles else state.setup.tables.ability[tiles[0]])
    assert seen == {COINS, NOTHING, *range(len(ABILITIES))}
    assert len(play(FULL, "gifts", Gift(2, ARTIFACT)).gifts) == 3


def test_fair_prices_are_the_coins_that_bring_as_much() -> None:
    """Against somebody with nothing an artifact is 6 points ahead, and 4 coins are 8."""
    tile = next(tile for tile in CARDS.artifacts if tile.points)

    def ended(scores: list[int], gifts: list[str]) -> Played:
        return Played(["south", "north"], [1, 0], scores, [0, 0], 10, gifts=gifts)

    games = [ended([20 + tile.points, 14], [str(tile.number), NOTHING]), ended([10, 18], [NOTHING, COINS])]
    worth = roam_artifacts.ability_worths(CARDS, games * 2)
    # Nothing is 7 behind on average, the artifact 6 ahead, the coins 8 ahead.
    assert roam_artifacts.above_nothing(worth, tile.ability).points == pytest.approx(13)
    assert roam_artifacts.coin_worth(worth) == pytest.approx(15 / 4)
    assert roam_artifacts.fair_price(worth, tile.ability, 2) == pytest.approx((13 + 2) / (15 / 4))


def test_worth_is_own_result_against_the_others_without_printed_points() -> None:
    printed = {str(land.number): land.character.points for land in CARDS.lands}

    def ended(scores: list[int], gifts: list[str]) -> Played:
        bare = [score + printed[card] for score, card in zip(scores, gifts, strict=True)]
        return Played(["south", "north"], [1, 0], bare, [0, 0], 10, gifts=gifts)

    found = roam_cards.worths(CARDS, [ended([20, 10], ["1", "2"]), ended([14, 18], ["2", "1"])])
    assert (found["1"].points, found["2"].points) == (7, -7)
    assert (found["1"].chance, found["2"].chance) == (50, -50)


def test_the_tenth_card_decides() -> None:
    points = {str(land.number): land.character.points for land in CARDS.lands}
    won = Played(["south", "north"], [1, 0], [20, 19], [0, 0], 10, ender=0, tenth="1")
    assert points["1"] > 1 and roam_cards.tenth_decides(won, CARDS)
    far = Played(["south", "north"], [1, 0], [30, 19], [0, 0], 10, ender=0, tenth="1")
    lost = Played(["south", "north"], [0, 1], [18, 19], [0, 0], 10, ender=0, tenth="1")
    assert not roam_cards.tenth_decides(far, CARDS) and not roam_cards.tenth_decides(lost, CARDS)


def test_the_report(game: Played) -> None:
    mixes = [roam_cards.Mix(3, True, [game])]
    gifted = [play({"players": 2}, f"gift {number}", Gift(2, LAND)) for number in range(3)]
    gifted += gifted  # everybody twice, so that there is an error to tell
    text = "\n".join(roam_cards.report(CARDS, mixes, gifted, Namespace(cards="x", seed="x", games=1, gifts=3)))
    assert sum(mixes[0].by_order()) == pytest.approx(0) and sum(mixes[0].by_edge().values()) == pytest.approx(0)
    for title in ("## Seats", "## How games go", "## Patterns"):
        assert title in text
    assert f"| rounds | {game.rounds:.1f} |" in text
    tables = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines()]
    cards = {cells[0]: cells for cells in tables if len(cells) == 13}
    for card in {card for other in gifted for card in other.gifts}:
        uses = [use for use in game.uses if use.card == card]
        assert cards[card][7] == ("100%" if card in game.taken else "0%")
        assert cards[card][9] == (f"{len(uses):.1f}" if card in game.taken else "")


def test_the_report_on_artifacts(game: Played) -> None:
    one_each = {tile.ability: str(tile.number) for tile in CARDS.artifacts}
    given = [
        Played(["south", "north"], [1, 0], [20, 10], [0, 0], 10, gifts=[gift, NOTHING])
        for gift in (COINS, *one_each.values())
    ]
    mixes = [roam_cards.Mix(3, True, [game])]
    asked = Namespace(cards="x", seed="x", games=1)
    text = "\n".join(roam_artifacts.report(CARDS, mixes, given * 2, asked))
    tables = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines()]
    tiles = {cells[0]: cells[5] for cells in tables if len(cells) == 6}
    assert {tile for tile, bought in tiles.items() if bought == "100%"} == set(game.bought)
    assert [cells[0] for cells in tables if len(cells) == 4][2:] == [*ABILITIES, "4 coins"]
    assert "14 with gifts" in text  # 4 coins are always worth 4 coins
    assert next(cells[3] for cells in tables if cells and cells[0] == "4 coins") == "4.0"


def last_report(program: ModuleType) -> list[list[str]]:
    """The rows of all tables of the report a program has written."""
    text = Path(str(program.__file__)).with_suffix(".md").read_text(encoding="utf-8")
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("|")]


def test_the_last_report_on_artifacts_is_about_the_set_as_it_is() -> None:
    """Every artifact is in it as it is now. Its games are fewer: a seat may be above by what chance can do."""
    rows = last_report(roam_artifacts)
    tiles = {row[0]: tuple(row[1:4]) for row in rows if len(row) == 6}
    for tile in CARDS.artifacts:
        assert tiles[str(tile.number)] == (tile.ability, str(tile.price), str(tile.points))
    seats = [row for row in rows if len(row) == 10 and "players" in row[0]]
    assert len(seats) == 3
    for row in seats:
        most = roam_cards.ALLOWED + 2 * float(row[5])
        assert all(float(cell) <= most for cell in row[1:5] + row[6:] if cell)


def test_the_last_report_is_about_the_set_as_it_is() -> None:
    """Every card is in it with the pattern and the points it has now, and no seat is above what is allowed."""
    rows = last_report(roam_cards)
    patterns = {row[0]: (row[1], row[5]) for row in rows if len(row) == 13}
    for land in CARDS.lands:
        character = land.character
        drawn = "`" + " / ".join(character.pattern.rows()) + "`"
        assert patterns[str(land.number)] == (drawn, str(character.points))
    seats = [row[1:5] + row[6:] for row in rows if len(row) == 10 and "players" in row[0]]
    assert len(seats) == 6  # by the order of play, and by the edge
    for row in seats:
        assert all(float(cell) <= roam_cards.ALLOWED for cell in row if cell)


def test_onlookers_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six onlookers get a table each, every play once at most, and every line of chat in few messages."""
    monkeypatch.setattr(onlookers, "QUIET", 1.2)  # more than a second, for their number
    chosen = Namespace(onlookers=6, seconds=1.0, rate=6.0, lines=4)
    with parlour(tmp_path) as server:
        found = asyncio.run(onlookers.measure(server, chosen))
    joining, playing, chat = found["joining"], found["playing"], found["chat"]
    assert joining["refused"] == joining["lost"] == playing["lost"] == playing["refused"] == 0
    assert 6 <= joining["frames"] <= 6 * (1 + joining["plays"] + 8) and joining["bytes"] > 6 * 1000
    assert playing["plays"] > 3 and 6 <= playing["frames"] <= 6 * playing["plays"]
    assert 0 < playing["p50_ms"] <= playing["p99_ms"] <= playing["most_ms"]
    assert 6 <= chat["frames"] <= 6 * 4 and chat["bytes"] >= 6 * 4 * 500
    assert 1000 < found["after_chat"]["picture_bytes"] < 50_000


@pytest.mark.parametrize(("database", "processes"), [("", 1), (POSTGRES, 2)])
def test_a_small_load_is_carried(tmp_path: Path, database: str, processes: int) -> None:
    """Every play is heard by the others, on both databases; the echo sends what was sent."""
    chosen = Namespace(tables=4, seconds=2.0, rate=10.0, database=database, processes=processes, profile=None)
    chosen.deflate = chosen.whole = False
    chosen.stacks = ""
    found = load.played(chosen, ["steady", "fast", "echo"], tmp_path)
    for name in ("parlour", "echo"):
        steady, fast = found[name]["steady"], found[name]["fast"]
        assert steady["actions"] == 20 and steady["refused"] == steady["starved"] == fast["refused"] == 0
        assert fast["actions"] > 20 and 0 < steady["p50_ms"] <= steady["p99_ms"] <= steady["most_ms"]
        # The system counts in hundredths of a second: what the echo does for 20 actions may be less.
        assert fast["server_cpu_ms_per_action"] > 0 and found[name]["connections"] == 10
    sent, echoed = (found[name]["steady"]["message_bytes"] for name in ("parlour", "echo"))
    assert 100 < sent < 3000 and sent / 2 < echoed < sent * 2
    assert len(found["parlour"]["sockets_by_process"]) == (1 if processes == 1 else 1 + processes)
    if database:
        assert found["rows"]["entries"]["rows"] >= 4 + 20 and found["parlour"]["steady"]["database_memory_mb"] > 0
        assert found["rows"]["entries"]["bytes_a_row"] > 20
    whole = Guests(Still(), 1, whole=True)
    assert whole.asked == "" and Guests(Still(), 1).asked


@pytest.mark.parametrize("database", ["", POSTGRES])
def test_sleeping_tables_are_tables(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    monkeypatch.setattr(sleeping, "IDLE", 0.5)
    found = sleeping.sleeping(40, database)
    assert found["tables"] == 40 and found["start_seconds"] > 0 and found["database_mb"] > 0
    assert found["next_due_ms"] > 0 and found["standings_of_40_ms"] > 0


def test_a_client_knows_its_options_from_changes() -> None:
    def told(**fields: object) -> Told:
        return msgspec.json.decode(msgspec.json.encode(fields), type=Told)

    known = Known()
    known.hear(told(type="table", seq=1, options=[{"text": "a", "kind": "x"}]))
    known.hear(told(type="changes", seq=2, set=[[["options", 0, "text"], "b"], [["view", "x"], 1]]))
    assert known.options == [{"text": "b", "kind": "x"}]
    known.hear(told(type="changes", seq=3, gone=[["options", 0, "kind"], ["view", "x"]]))
    assert known.options == [{"text": "b"}] and known.outcome is None
    known.hear(told(type="changes", seq=4, set=[[["options"], []], [["outcome"], {"places": [1, 2]}]]))
    assert known.options == [] and known.outcome == {"places": [1, 2]}


def test_stacks_are_counted_by_what_was_done() -> None:
    stacks = [
        "main (parlour/server/serve.py:1);Sockets._table (parlour/server/socket.py:2);"
        "Telling._position (parlour/server/telling.py:3);ArcsState.view (parlour/games/arcs/state/state.py:4) 3",
        "main (parlour/server/serve.py:1);do (parlour/server/deeds.py:2) 2",
        "run (asyncio/runners.py:1) 1",
    ]
    assert counted(stacks) == {"views": 3, "rules": 2, "event loop, threads": 1}


class Still(Process):
    """A server nobody needs to start."""

    def __init__(self) -> None:
        self.url = ""


@pytest.mark.parametrize(
    ("log", "idle", "memory", "rate", "lost", "word"),
    [
        (20.0, 0.0, 120.0, 150.0, 0, None),
        (700.0, 0.0, 120.0, 150.0, 0, "the log grew"),
        (20.0, 20.0, 120.0, 150.0, 0, "the log still"),
        (20.0, 0.0, 200.0, 150.0, 0, "memory"),
        (20.0, 0.0, 120.0, 90.0, 0, "actions a second"),
        (20.0, 0.0, 120.0, 150.0, 3, "connections"),
    ],
)
def test_an_hour_says_what_was_not_bounded(
    tmp_path: Path, log: float, idle: float, memory: float, rate: float, lost: int, word: str | None
) -> None:
    hour = Hour(Still(), tmp_path, 1)
    hour.idle_log = idle
    for number in range(1, 7):  # memory grows when it has had time to settle
        now = 100.0 if number < 4 else memory
        hour.minutes.append(Minute(number, rate, 1.0, 2.0, 3.0, 0, 0, 1, lost, log, 5.0, now))
    faults = list(hour.faults(150.0))
    assert len(faults) == (word is not None) and all(word in fault for fault in faults if word)
