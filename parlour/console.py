"""What every command of the command line shares: where it prints, how it reads files, what it says of mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console

from parlour.core.errors import InvalidInput, ParlourError
from parlour.core.record import MAX_BYTES
from parlour.terminal.ink import one_line
from parlour.words import words

console = Console(highlight=False, soft_wrap=True)
complaints = Console(stderr=True, highlight=False, soft_wrap=True)


@contextmanager
def one_clear_error() -> Iterator[None]:
    """Turn what goes wrong with the input into one sentence and exit code 2."""
    try:
        yield
    except ParlourError as error:
        complain(words().error(error))
        raise typer.Exit(2) from error
    except OSError as error:
        values = {"file": str(error.filename or "-"), "error": error.strerror or type(error).__name__}
        complain(words().say("cli-file", values))
        raise typer.Exit(2) from error


def complain(sentence: str) -> None:
    """Say what is wrong. It may quote a stranger's file, so nothing in it moves the cursor."""
    complaints.print(one_line(sentence), style="red", markup=False)


def read_text(path: Path) -> str:
    """The text of a file, no longer than anything Parlour writes."""
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise InvalidInput("cli-file-too-long", file=str(path), bytes=MAX_BYTES)
    try:
        return data.decode("utf-8-sig")  # some editors begin a file with a mark
    except UnicodeDecodeError as error:
        raise InvalidInput("cli-file-not-text", file=str(path)) from error
