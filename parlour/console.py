"""What every command of the command line shares: where it prints, how it reads files, what it says of mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer
from rich.console import Console
from typer import rich_utils

from parlour.core.errors import InvalidInput, ParlourError
from parlour.core.record import MAX_BYTES
from parlour.language import language
from parlour.terminal.ink import one_line
from parlour.words import Words, words, words_of_file

console = Console(highlight=False, soft_wrap=True)
complaints = Console(stderr=True, highlight=False, soft_wrap=True)


WRONG = 2  # the exit code for what is wrong with the input


def spoken() -> Words:
    """The words of the language this command speaks."""
    return words(language())


def help_for(message: str) -> str:
    """The help of a command or a flag, which is made whenever any command runs: so only its file is read."""
    return words_of_file(language(), "cli").say(message)


def translate_frame() -> None:
    """What Typer prints around the help, which it has as constants."""
    said = words_of_file(language(), "cli")
    rich_utils.ARGUMENTS_PANEL_TITLE = said.say("cli-help-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = said.say("cli-help-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = said.say("cli-help-panel-commands")
    rich_utils.ERRORS_PANEL_TITLE = said.say("cli-help-panel-error")
    rich_utils.DEFAULT_STRING = said.say("cli-help-panel-default", {"value": "{}"})
    rich_utils.REQUIRED_LONG_STRING = said.say("cli-help-panel-required")
    rich_utils.ABORTED_TEXT = said.say("cli-help-panel-stopped")


@contextmanager
def one_clear_error() -> Iterator[None]:
    """Turn what goes wrong with the input into one sentence and exit code 2."""
    try:
        yield
    except ParlourError as error:
        raise typer.Exit(fail(error)) from error
    except OSError as error:
        values = {"file": str(error.filename or "-"), "error": error.strerror or type(error).__name__}
        complain(spoken().say("cli-file", values))
        raise typer.Exit(WRONG) from error


def fail(error: ParlourError) -> int:
    """Say what is wrong with the input; the exit code."""
    complain(spoken().error(error))
    return WRONG


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
