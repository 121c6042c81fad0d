"""Looking after a server: `parlour admin` on a real database, the example bot, the documents for hosts."""

from __future__ import annotations

import contextlib
import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from parlour.admin_cli import admin_app
from parlour.cli import app
from parlour.core.record import Record
from parlour.games import find_game
from parlour.server import goodbyes
from parlour.server.goodbyes import FAREWELL
from parlour.server.settings import Settings
from parlour.table.clock import CLOCK_KINDS
from parlour.table.spec import TIMEOUTS
from parlour.wire import said as wire
from parlour.wire.table import VERSION
from tests.server.both import ON_BOTH, ON_SQLITE, url_of
from tests.server.servers import Follower, Json, Person, Server, running
from tests.server.servers import query as ask

pytestmark = [pytest.mark.slow, ON_BOTH]

ROOT = Path(__file__).parent.parent.parent
PROTOCOL = ROOT / "docs" / "protocol.md"
HOSTING = ROOT / "docs" / "hosting.md"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, base: str) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("admin")) as found:
        yield found


def admin(where: Server | Path, *words: str, typed: str = "") -> Result:
    folder = where.folder if isinstance(where, Server) else where
    environment = {"PARLOUR_HOME": str(folder), "COLUMNS": "200"}
    if isinstance(where, Server):
        environment["PARLOUR_DATABASE"] = where.database
    return CliRunner().invoke(app, ["admin", *words], input=typed, env=environment)


def good(where: Server | Path, *words: str) -> str:
    result = admin(where, *words)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.stdout


def database(where: Path) -> Path:
    return where / "parlour.sqlite"


def query(where: Server | Path, statement: str, *values: object) -> list[tuple[Any, ...]]:
    return ask(where.database if isinstance(where, Server) else url_of(where), statement, *values)


def status_of(where: Server | Path, table: str) -> str:
    return str(query(where, "SELECT status FROM tables WHERE id = ?", table)[0][0])


def new_table(person: Person) -> str:
    """A table of Roam with a bot, begun."""
    options = {"players": 2, "first": "south"}
    table: str = person.post("/api/tables", game="roam", options=options, seats=["person", "greedy"])["table"]
    person.post(f"/api/tables/{table}/start")
    return table


def play_a_turn(person: Person, table: str) -> Json:
    """Play until it is the bot's turn and the person's again."""
    with person.sit(table) as follower:
        follower.until(lambda t: t["options"])
        follower.play("use B at c3")
        follower.play("end")
        return follower.until(lambda t: t["options"] and t["plays"] > 2)


def spoil(where: Server | Path, table: str) -> int:
    """Make the last play of a table one that never was possible."""
    seq: int = query(where, "SELECT max(seq) FROM entries WHERE \"table\" = ? AND kind = 'play'", table)[0][0]
    data = json.dumps({"action": "bid 3", "outcomes": []})
    query(where, 'CREATE TABLE IF NOT EXISTS spoilt AS SELECT * FROM entries WHERE "table" = ?', table)
    query(where, 'UPDATE entries SET data = ? WHERE "table" = ? AND seq = ?', data, table, seq)
    return seq


def mend(where: Server | Path, table: str) -> None:
    """Put back what `spoil` changed."""
    old = 'SELECT data FROM spoilt WHERE spoilt."table" = entries."table" AND spoilt.seq = entries.seq'
    query(where, f'UPDATE entries SET data = ({old}) WHERE "table" = ?', table)


def farewell(follower: Follower) -> int | None:
    """With which code the server ends a connection, in a few seconds."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            follower.hear(10)
    return closed.value.rcvd.code if closed.value.rcvd else None


# Looking and changing, while the server runs


def test_tables_are_listed_by_status_and_users_without_their_secrets(server: Server) -> None:
    ada = Person(server, "Ada Lister")
    ada.post("/api/register", name="Ada Lister", password="a long password")
    waiting = ada.post("/api/tables", game="arcs", options={"players": 3})["table"]
    played, ended = new_table(ada), new_table(ada)
    with ada.sit(ended) as follower:
        follower.until(lambda t: t["options"])
        follower.say("concede")
        follower.until(lambda t: t["status"] == "finished")
    text = good(server, "list")
    order = [text.index(word) for word in ("waiting", waiting, "running", played, "finished", ended, "frozen")]
    assert order == sorted(order)
    assert re.search(rf"{played} roam, last used 20\d\d-.* UTC, 1 entry, players: Ada Lister", text)
    only = good(server, "list", "--status", "running")
    assert played in only and waiting not in only and ended not in only
    users = good(server, "list", "--users")
    assert re.search(rf"{ada.me['id']} Ada Lister, account, .* 3 seats", users)
    assert "argon2" not in users + text
    for secret in query(server, "SELECT seed, invite, watch FROM tables")[0]:
        assert secret not in users + text
    refused = admin(server, "list", "--status", "odd")
    assert refused.exit_code == 2 and "waiting, running, finished, frozen" in refused.output


def test_a_deleted_table_is_gone_for_the_running_server_too(server: Server) -> None:
    ada = Person(server, "Ada")
    table, other = new_table(ada), new_table(ada)
    query(server, "UPDATE tables SET rematch = ? WHERE id = ?", table, other)
    with ada.sit(table) as follower:
        follower.until(lambda t: t["options"])
        follower.say("chat", text="hello")
        assert admin(server, "delete", table, typed="n\n").exit_code == 1
        assert status_of(server, table) == "running"
        assert table in good(server, "delete", table, "--yes")
        for name in ("entries", "seats", "chat", "messages", "jobs"):
            assert query(server, f'SELECT * FROM {name} WHERE "table" = ?', table) == [], name
        assert query(server, "SELECT rematch FROM tables WHERE id = ?", other) == [(None,)]
        with contextlib.suppress(ConnectionClosed):  # the server may have been told before
            assert follower.say("play", action="use B at c3")["type"] == "error"
        assert farewell(follower) == FAREWELL
    ada.get(f"/api/tables/{table}", status=404)
    refused = admin(server, "delete", table, "--yes")
    assert refused.exit_code == 2 and f"There is no table {table}" in refused.output


def test_a_banned_user_is_out_at_once_and_can_come_back(server: Server) -> None:
    eve, ada = Person(server, "Eve Banned"), Person(server, "Ada")
    eve.post("/api/register", name="Eve Banned", password="a long password")
    table = new_table(eve)
    with eve.sit(table) as follower:
        follower.until(lambda t: t["options"])
        assert eve.me["id"] in good(server, "ban", "eve banned")
        eve.get("/api/me", status=401)
        eve.post("/api/login", status=401, name="Eve Banned", password="a long password")
        assert farewell(follower) == FAREWELL
    ada.get("/api/me")
    assert "Eve Banned, banned" in good(server, "list", "--users")
    good(server, "unban", eve.me["id"])
    assert eve.get("/api/me")["name"] == "Eve Banned"
    refused = admin(server, "ban", "Ada")  # a guest's name is not theirs alone
    assert refused.exit_code == 2 and "list --users" in refused.output


def test_programs_of_the_banned_are_out_too(server: Server) -> None:
    """They would only have to write one first. Programs of others at the same server stay."""
    eve, ada = Person(server, "Eve"), Person(server, "Ada")

    def seat_a_program(owner: Person) -> tuple[str, str]:
        table = owner.post("/api/tables", game="roam", options={"players": 2})["table"]
        token: str = owner.post(f"/api/tables/{table}/bot-token", seat=1)["token"]
        owner.post(f"/api/tables/{table}/start")
        return table, token

    def program(table: str, token: str) -> Follower:
        address = f"{server.url.replace('http', 'ws')}/ws/{table}"
        return Follower(connect(address, additional_headers={"Authorization": f"Bearer {token}"}))

    banned, stays = seat_a_program(eve), seat_a_program(ada)
    with program(*banned) as robot, program(*stays) as other:
        for each in (robot, other):
            each.until(lambda t: t["seq"])
        good(server, "ban", eve.me["id"])
        assert farewell(robot) == FAREWELL
        assert other.say("sync")["type"] == "ok"
    with program(*banned) as robot:
        assert robot.hear()["error"]["message"] == "server-no-table"
    good(server, "unban", eve.me["id"])
    with program(*banned) as robot:
        assert robot.hear()["type"] == "table"


# Records


def test_games_are_exported_as_records(server: Server, tmp_path: Path) -> None:
    ada = Person(server, "Ada")
    waiting = ada.post("/api/tables", game="arcs", options={"players": 2})["table"]
    table, ended = new_table(ada), new_table(ada)
    known = play_a_turn(ada, table)
    with ada.sit(ended) as follower:
        follower.until(lambda t: t["options"])
        follower.say("concede")
    file = tmp_path / "one.record"
    said = good(server, "export", table, "--to", str(file))
    assert "keep it to yourself" in said
    record = Record.from_text(file.read_text(encoding="utf-8"), find_game)
    assert len(record.entries) == known["plays"]
    assert json.loads(json.dumps(record.replay().view(0).data)) == known["view"]
    assert admin(server, "export", table, "--to", str(file)).exit_code == 2  # it is there already
    good(server, "export", table, "--to", str(file), "--force")
    refused = admin(server, "export", waiting)
    assert refused.exit_code == 2 and "has not begun" in refused.output
    assert admin(server, "export").exit_code == 2 and admin(server, "export", table, "--all").exit_code == 2
    folder = tmp_path / "records"
    good(server, "export", "--all", "--to", str(folder))
    begun = {str(name) for (name,) in query(server, 'SELECT DISTINCT "table" FROM entries')}
    assert {path.stem for path in folder.iterdir()} == begun
    assert not any(path.stat().st_mode & 0o077 for path in (file, folder, *folder.iterdir()))  # they hold secrets
    assert ada.http.get(f"/api/tables/{ended}/record").text == (folder / f"{ended}.record").read_text(
        encoding="utf-8"
    )


# Copies


@ON_SQLITE
def test_a_backup_of_a_running_server_is_restored(tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    server = Server(tmp_path).start()
    try:
        ada = Person(server, "Ada")
        table = new_table(ada)
        known = play_a_turn(ada, table)
        good(server, "backup", str(copy))
        assert copy.stat().st_mode & 0o777 == 0o600 and list(tmp_path.glob("copy*")) == [copy]
        assert admin(server, "backup", str(copy)).exit_code == 2  # never over another one
        with ada.sit(table) as follower:
            follower.until(lambda t: t["options"])
            later = follower.play(follower.table["options"][0]["text"], id="later")["seq"]
        refused = admin(server, "restore", str(copy), "--yes")
        assert refused.exit_code == 2 and "Stop the server" in refused.output
        server.stop()
        assert admin(server, "restore", str(copy), typed="n\n").exit_code == 1
        assert query(server, "SELECT max(seq) FROM entries") == [(later,)]
        good(server, "restore", str(copy), "--yes")
        server.start()
        with ada.sit(table) as follower:
            found = follower.until(lambda t: t["options"])
            assert (found["seq"], found["view"]) == (known["seq"], known["view"])
            follower.play(found["options"][0]["text"], id="again")
    finally:
        server.stop()


@ON_SQLITE
def test_what_is_no_backup_is_not_restored(server: Server, tmp_path: Path) -> None:
    whole = tmp_path / "whole.sqlite"
    good(server, "backup", str(whole))
    cut, odd, foreign = tmp_path / "cut", tmp_path / "odd", tmp_path / "foreign"
    cut.write_bytes(whole.read_bytes()[: whole.stat().st_size // 2])
    odd.write_text("hello", encoding="utf-8")
    sqlite3.connect(foreign).execute("CREATE TABLE tables (id)").connection.close()
    home = tmp_path / "home"
    for file in (cut, odd, foreign):
        refused = admin(home, "restore", str(file), "--yes")
        assert refused.exit_code == 2 and "not a complete copy" in refused.output, refused.output
    assert admin(home, "restore", str(tmp_path / "nowhere"), "--yes").exit_code == 2
    assert not database(home).exists()
    good(home, "restore", str(whole), "--yes")  # to a machine that has none yet
    assert good(home, "list") == good(server, "list")


@ON_SQLITE
def test_other_databases_are_copied_by_their_own_tools(tmp_path: Path) -> None:
    address = "postgresql://club:sesame@db.example/parlour"
    for words in (("backup", str(tmp_path / "copy")), ("restore", str(tmp_path / "copy"), "--yes")):
        refused = admin(tmp_path, *words, "--database", address)
        assert refused.exit_code == 2 and "pg_dump" in refused.output
        assert "sesame" not in refused.output
    assert list(tmp_path.iterdir()) == []


# Checking


def test_a_table_that_does_not_replay_is_found_frozen_and_read(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        ada = Person(server, "Ada")
        table, fine = new_table(ada), new_table(ada)
        before = play_a_turn(ada, table)
        play_a_turn(ada, fine)
        assert "2 unfinished tables, all replay" in good(server, "check")
        server.stop()
        seq = spoil(server, table)
        result = admin(server, "check")
        assert result.exit_code == 1 and f"{table} does not replay: entry {seq}:" in result.stdout
        assert "2 unfinished tables, 1 does not replay" in result.stdout and fine not in result.stdout
        assert status_of(server, table) == "running"  # it only looked
        result = admin(server, "check", "--freeze")
        assert result.exit_code == 1 and f"{table} is now frozen" in result.stdout
        assert (status_of(server, table), status_of(server, fine)) == ("frozen", "running")
        assert query(server, 'SELECT * FROM jobs WHERE "table" = ?', table) == []
        assert "1 unfinished table, all replay\n1 table was already frozen" in good(server, "check")
        partly = good(server, "export", table, "--to", str(tmp_path / "part.record"))
        assert f"from entry {seq} on" in partly
        record = Record.from_text((tmp_path / "part.record").read_text(encoding="utf-8"), find_game)
        server.start()
        seen = ada.get(f"/api/tables/{table}")
        assert seen["status"] == "frozen" and seen["plays"] == len(record.entries) < before["plays"]
        assert seen["view"] == json.loads(json.dumps(record.replay().view(0).data))
        assert len(ada.get(f"/api/tables/{table}/log")["plays"]) == seen["plays"] + 1
        assert sorted(row["status"] for row in ada.get("/api/my-games")["tables"]) == ["frozen", "running"]
        with ada.sit(table) as follower:
            assert follower.until(lambda t: True)["status"] == "frozen"
            for do in ("undo", "concede", "takeover"):
                assert follower.say(do, id=do)["error"]["message"] == "table-frozen", do
        assert status_of(server, table) == "frozen"
        still = admin(server, "thaw", table)
        assert still.exit_code == 1 and "does not replay" in still.stdout and status_of(server, table) == "frozen"
        assert admin(server, "thaw", fine).exit_code == 2
        mend(server, table)
        with ada.sit(table) as follower:
            assert follower.until(lambda t: True)["status"] == "frozen"
            assert "can be played again" in good(server, "thaw", table)
            whole = follower.until(lambda t: t["status"] == "running")
            assert (whole["seq"], whole["view"]) == (before["seq"] + 1, before["view"])
            follower.play(whole["options"][0]["text"], id="thawed")
        with ada.sit(fine) as follower:
            follower.play(follower.until(lambda t: t["options"])["options"][0]["text"], id="on")
    finally:
        server.stop()


def test_freezing_holds_for_a_table_that_is_being_played(server: Server) -> None:
    ada = Person(server, "Ada")
    table = new_table(ada)
    with ada.sit(table) as follower:
        follower.until(lambda t: t["options"])
        follower.play("use B at c3")
        spoil(server, table)
        assert admin(server, "check", "--freeze").exit_code == 1
        assert follower.say("play", action="end")["error"]["message"] == "table-frozen"
    assert status_of(server, table) == "frozen"
    good(server, "delete", table, "--yes")


# Databases that are not there


@ON_SQLITE
def test_a_database_that_cannot_be_used_is_named(tmp_path: Path, server: Server) -> None:
    refused = admin(tmp_path, "list")
    assert refused.exit_code == 2 and "There is no Parlour database" in refused.output
    assert not database(tmp_path).exists()
    for address, said in (
        ("nonsense", "cannot use this database URL"),
        ("odd://here", "cannot use this database URL"),
        (f"sqlite:///{tmp_path}/none.sqlite", "no Parlour database"),
    ):
        refused = admin(tmp_path, "check", "--database", address)
        assert refused.exit_code == 2 and said in refused.output, refused.output
    copy = tmp_path / "parlour.sqlite"
    good(server, "backup", str(copy))
    query(tmp_path, "UPDATE alembic_version SET version_num = 'later'")
    refused = admin(tmp_path, "list")
    assert refused.exit_code == 2 and "newer version of Parlour" in refused.output


def test_it_is_a_command_with_a_database_of_its_own_choice(server: Server, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "parlour", "admin", "list", "--users", "--database", server.database]
    environment = {**os.environ, "PARLOUR_HOME": str(tmp_path / "unused")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert re.match(r"\d+ users?\n", done.stdout)
    assert not (tmp_path / "unused" / "secret").exists()


# The example


def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.post("/api/tables", game="roam", options={"players": 2}, seats=["person", "random"])["table"]
    ada.post(f"/api/tables/{table}/leave")
    token = ada.post(f"/api/tables/{table}/bot-token", seat=0)["token"]
    command = [sys.executable, str(ROOT / "examples" / "random_bot.py"), server.url, table]
    bot = subprocess.Popen(command, env={**os.environ, "PARLOUR_TOKEN": token}, stdout=subprocess.PIPE, text=True)
    try:
        ada.post(f"/api/tables/{table}/start")
        said = json.loads(bot.communicate(timeout=60)[0])
    finally:
        bot.kill()
    assert (bot.returncode, said["you"], said["status"]) == (0, 0, "finished")
    record = Record.from_text(ada.http.get(f"/api/tables/{table}/record").text, find_game)
    outcome = record.replay().outcome
    assert outcome is not None and list(outcome.scores) == said["outcome"]["scores"]
    wrong = subprocess.run(command, env={**os.environ, "PARLOUR_TOKEN": "wrong"}, capture_output=True, timeout=30)
    assert wrong.returncode == 1 and b"4400" in wrong.stderr
    source = Path(command[1]).read_text(encoding="utf-8")
    assert len([line for line in source.splitlines() if line.strip()]) <= 65


# The documents


def code(page: Path) -> str:
    """Everything a page says in code: in backquotes or in blocks."""
    text = page.read_text(encoding="utf-8")
    return "\n".join(re.findall(r"^```.*?^```$|`[^`\n]+`", text, re.MULTILINE | re.DOTALL))


def named(page: Path) -> set[str]:
    """The names a page explains: those that stand alone in backquotes."""
    return set(re.findall(r"`([A-Za-z0-9_-]+)`", page.read_text(encoding="utf-8")))


def examples(page: Path) -> list[Json]:
    blocks = re.findall(r"^```json\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [json.loads(block) for block in blocks]


def test_the_protocol_explains_every_message_of_a_client() -> None:
    kinds = [*get_args(wire.Deed), wire.Explain, wire.Chat, wire.Sync]
    words = {kind.__struct_config__.tag for kind in kinds}
    assert len(words) >= 12
    assert sorted(words - named(PROTOCOL)) == []
    assert sorted({field for kind in kinds for field in kind.__struct_fields__} - named(PROTOCOL)) == []
    shown = [example for example in examples(PROTOCOL) if "do" in example]
    assert {example["do"] for example in shown} == words
    for example in shown:
        msgspec.convert(example, wire.Said)
    assert f"version {VERSION}" in PROTOCOL.read_text(encoding="utf-8")


def test_the_protocol_names_every_close_code() -> None:
    codes = {value for value in vars(goodbyes).values() if isinstance(value, int)}
    assert {1001, 4400} <= codes
    assert sorted({str(value) for value in codes} - named(PROTOCOL)) == []


def keys(value: object) -> set[str]:
    """All names in an answer, but for what is the game's: its options, views, and values of events and actions."""
    if isinstance(value, list):
        return set().union(*map(keys, value))
    if not isinstance(value, dict):
        return set()
    if "kind" in value and "limit" not in value:  # an event or an action
        return {"kind", "seat", "text"} & set(value)
    games = ("view", "values", "wishes") if "kind" not in value else ()
    inner = (keys(item) for name, item in value.items() if name not in games and name != "options")
    return set(value).union(*inner, *map(keys, value.get("options", [])))


def test_the_protocol_explains_every_field_the_server_sends(server: Server) -> None:
    ada, bob = Person(server, "Ada"), Person(server, "Bob")
    clock = {"kind": "game", "limit": 600, "increment": 5}
    options = {"players": 2, "first": "south"}
    table = ada.post("/api/tables", game="roam", options=options, clock=clock, timeout="bot")
    name, heard = table["table"], []
    bob.post(f"/api/tables/{name}/join", seat=1, key=table["invite"])
    ada.post(f"/api/tables/{name}/start")
    with ada.sit(name) as south, bob.sit(name) as north:
        south.until(lambda t: t["options"])
        with Person(server, "Eve").sit(name, key=table["watch"]):
            south.until(lambda t: t["onlookers"] == 1)
        heard.append(south.say("chat", text="hello"))
        heard.append(south.say("explain", action="end"))
        heard.append(south.say("explain", action="use B at c3"))
        south.play("use B at c3")
        heard += [south.table, south.say("play", action="use B at c3"), south.say("odd")]
        south.play("end")
        north.play(north.until(lambda t: t["options"])["options"][0]["text"])
        heard += [north.table, south.say("undo"), south.until(lambda t: t["offer"])]
        south.say("concede")
        heard.append(south.until(lambda t: t["outcome"]))
        heard += [json.loads(text) for text in south.heard]
    found = set().union(*map(keys, heard))
    assert {"offer", "waiting", "places", "rule", "events", "refusal", "number", "deadline", "increment"} <= found
    explained = named(PROTOCOL)
    assert sorted(found - explained) == []
    assert sorted({*CLOCK_KINDS, *TIMEOUTS} - explained) == []
    types = {message["type"] for message in heard}
    assert types == {"table", "ok", "error", "chat", "presence"} <= explained


def test_the_examples_of_the_protocol_have_the_fields_of_the_server(server: Server) -> None:
    ada = Person(server, "Ada")
    with ada.sit(new_table(ada)) as follower:
        follower.say("chat", text="hello")
        told = follower.until(lambda t: t["options"] and t["chat"])
    shown = next(example for example in examples(PROTOCOL) if example.get("type") == "table")
    assert set(shown) == set(told)
    for name in ("story", "spec"):
        assert set(shown[name]) == set(told[name]), name
    assert set(shown["players"][0]) == set(told["players"][0])
    assert set(shown["chat"][0]) == set(told["chat"][0])


def test_hosting_names_every_setting_with_its_default() -> None:
    text = HOSTING.read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `PARLOUR_([A-Z_]+)` \| ([^|]*?) \|", text, re.MULTILINE))
    assert set(rows) == {field.name.upper() for field in fields(Settings)} | {"HOME"}
    for field in fields(Settings):
        default = getattr(Settings(), field.name)
        if default in ("", ()) or field.name == "thinkers":  # a sentence says what it is then
            continue
        shown = str(default).lower() if isinstance(default, bool) else str(default)
        assert rows[field.name.upper()].replace("`", "").replace(",", "") in (shown, shown.removesuffix(".0")), (
            field
        )


def test_hosting_names_every_command_and_metric(server: Server) -> None:
    said = code(HOSTING)
    commands = {command.name for command in admin_app.registered_commands}
    assert {"list", "check"} <= commands
    assert [command for command in commands if f"parlour admin {command}" not in said] == []
    metrics = Person(server, "Ada").http.get("/metrics").text
    names = set(re.findall(r"^# TYPE (\w+)", metrics, re.MULTILINE))
    assert len(names) >= 6 and sorted(names - named(HOSTING)) == []


def test_the_documents_link_to_what_is_there() -> None:
    for page in (PROTOCOL, HOSTING):
        links = re.findall(r"\]\((?!http)([^)#]*)#?([^)]*)\)", page.read_text(encoding="utf-8"))
        assert links
        for file, anchor in links:
            target = (page.parent / file).read_text(encoding="utf-8") if file else page.read_text(encoding="utf-8")
            titles = re.findall(r"^#+ (.*)$", target, re.MULTILINE)
            anchors = {re.sub(r"[^a-z -]", "", title.lower()).replace(" ", "-") for title in titles}
            assert not anchor or anchor in anchors, (file, anchor)
