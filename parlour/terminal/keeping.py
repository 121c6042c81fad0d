"""The record of a game in files: kept up to date, saved when asked, never half written."""

from __future__ import annotations

import os
from pathlib import Path

from rich.text import Text

from parlour.core.record import Record
from parlour.terminal.talk import Talk

SHOWN = 60  # characters of a name that is none


class Keeper:
    """Writes one record; `path` is the file the caller wants kept up to date, if any."""

    def __init__(self, talk: Talk, record: Record, path: Path | None) -> None:
        self.talk = talk
        self.record = record
        self.path = path
        self.kept = len(record.entries)  # how many entries are in some file

    @property
    def is_kept(self) -> bool:
        """Whether nothing would be lost by leaving now."""
        return self.path is not None or self.kept == len(self.record.entries)

    def spare_other_games(self) -> None:
        """Before the first action: the file to keep may hold another game."""
        if self.path is None or not self.path.exists() or self._holds_this_game(self.path):
            return
        if not self.talk.yes("terminal-save-replace", file=str(self.path)):
            self.talk.say("terminal-save-kept", file=str(self.path))
            self.path = None

    def _holds_this_game(self, path: Path) -> bool:
        """Whether a file holds the record as it is, so that nothing is lost by writing it again."""
        try:
            return path.is_file() and path.read_bytes() == self.record.to_text().encode()
        except OSError:
            return False

    def autosave(self) -> Text | None:
        """Keep the caller's file up to date, so that a crash loses nothing; what went wrong."""
        return self._write(self.path) if self.path is not None else None

    def save_as(self, name: str) -> tuple[bool, Text]:
        """Write the record to the file somebody named (none: the caller's): whether it is there; what to say."""
        try:
            path = Path(name).expanduser() if name else self.path
            assert path is not None
            values = {"file": str(path)}
            if path != self.path and path.exists() and not self.talk.yes("terminal-save-replace", **values):
                return False, self.talk.sentence("terminal-save-kept", **values)
        except (OSError, ValueError, RuntimeError):  # an unknown ~user, a NUL, a name longer than names can be
            return False, self.talk.warning("terminal-save-name", file=name[:SHOWN])
        wrong = self._write(path)
        if wrong is not None:
            return False, wrong
        return True, self.talk.sentence("terminal-saved", entries=len(self.record.entries), **values)

    def _write(self, path: Path) -> Text | None:
        """Write the record; what went wrong."""
        try:
            write_whole(path, self.record.to_text())
        except OSError as error:
            reason = error.strerror or type(error).__name__
            return self.talk.warning("terminal-save-failed", file=str(path), error=reason)
        except (ValueError, RuntimeError):
            return self.talk.warning("terminal-save-name", file=str(path)[:SHOWN])
        self.kept = len(self.record.entries)
        return None

    def offer(self, message: str) -> bool:
        """Ask for a file name until the record is saved or let go; False if the player wants back."""
        while True:
            try:
                name = self.talk.question(self.talk.words.say(message)).strip()
            except (EOFError, KeyboardInterrupt):
                return True
            if name.lower() == "back":
                return False
            if not name:
                return True
            done, said = self.save_as(name)
            self.talk.console.print(said)
            if done:
                return True

    def last_save(self) -> None:
        """Before the program ends: the caller's file, if there is one."""
        if self.path is not None:
            self.talk.console.print(self.save_as("")[1])


def write_whole(path: Path, text: str) -> None:
    """Write a text file in one go: whatever happens, the file is the old one or the new one.

    Raises OSError, and ValueError for names no file can have.
    """
    data = text.encode("utf-8")
    path = path.resolve()  # a link stays a link
    if path.exists() and not path.is_file():  # such as /dev/null, which nobody wants replaced
        path.write_bytes(data)
        return
    beside = path.with_name(f".{path.name[:40]}.{os.getpid()}.tmp")
    try:
        beside.write_bytes(data)
        if path.exists():
            beside.chmod(path.stat().st_mode & 0o777)
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)
