"""What a host reads: sentences in a terminal, JSON lines elsewhere; why nothing starts if the port is taken."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from parlour.greeting import EVERYWHERE, code
from parlour.words import LANGUAGES, words_of_file
from tests.server.ports import free_port
from tests.server.servers import Server

TO_START = 60.0
MOVES = re.compile(r"\x1b\[[0-9;]*m")  # colours of a terminal


def serve_in_terminal(folder: Path, port: int, language: str, *flags: str) -> str:
    """What a person reads until the server is there; then they press Ctrl+C."""
    master, slave = pty.openpty()
    environment = {"PARLOUR_HOME": str(folder), "PARLOUR_LANGUAGE": language, "COLUMNS": "200", "TERM": "xterm"}
    command = [sys.executable, "-m", "parlour", "serve", "--port", str(port), *flags]
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, stdin=slave, stdout=slave, stderr=slave, start_new_session=True
    )
    os.close(slave)
    last = words_of_file(language, "cli").say("cli-serve-stop")
    read = ""
    try:
        deadline = time.monotonic() + TO_START
        while last not in read and time.monotonic() < deadline:
            if select.select([master], [], [], 0.2)[0]:
                read += os.read(master, 65536).decode(errors="replace")
            assert process.poll() is None, read
            read = MOVES.sub("", read)
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)
        os.close(master)
    assert last in read, read
    return read


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_reads_where_to_go_who_can_join_and_how_to_stop(tmp_path: Path, language: str) -> None:
    port = free_port()
    read = serve_in_terminal(tmp_path, port, language)
    words = words_of_file(language, "cli")
    assert words.say("cli-serve-open", {"url": f"http://127.0.0.1:{port}"}) in read
    assert f"--host {EVERYWHERE}" in read
    assert words.say("cli-serve-kept", {"place": str(tmp_path / "parlour.sqlite")}) in read
    assert '{"' not in read


def test_friends_get_an_address_and_a_code(tmp_path: Path) -> None:
    port = free_port()
    read = serve_in_terminal(tmp_path, port, "en", "--host", EVERYWHERE)
    found = re.search(rf"Friends on the same network open (http://\S+:{port})", read)
    assert found is not None
    assert all(row in read for row in code(found[1]))
    assert f"Open http://127.0.0.1:{port}" in read


def test_programs_read_json_and_nothing_else(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    server.stop()
    lines = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines()]
    assert lines[0]["what"] == "started"


def test_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    first = Server(tmp_path / "one")
    first.folder.mkdir()
    first.start()
    try:
        command = [sys.executable, "-m", "parlour", "--language", "en", "serve", "--port", str(first.port)]
        environment = {**os.environ, "PARLOUR_HOME": str(tmp_path / "two")}
        second = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    finally:
        first.stop()
    assert second.returncode == 2
    assert f"Port {first.port} is taken" in second.stderr
