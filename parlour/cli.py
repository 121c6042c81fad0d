"""The command line: `parlour play | bench | scenario | record`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from parlour.core.errors import InvalidInput, ParlourError
from parlour.core.record import MAX_BYTES, Record
from parlour.core.scenario import Scenario, read_scenario, run_scenario, uncovered
from parlour.games import NAMES, find_game
from parlour.words import words

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Rule-heavy board games, played completely.")
record_app = typer.Typer(no_args_is_help=True, help="Look at records of games.")
app.add_typer(record_app, name="record")

console = Console(highlight=False, soft_wrap=True)
complaints = Console(stderr=True, highlight=False, soft_wrap=True)


@contextmanager
def one_clear_error() -> Iterator[None]:
    """Turn what goes wrong with the input into one sentence and exit code 2."""
    try:
        yield
    except ParlourError as error:
        complaints.print(words().error(error), style="red", markup=False)
        raise typer.Exit(2) from error
    except OSError as error:
        values = {"file": str(error.filename or "-"), "error": error.strerror or type(error).__name__}
        complaints.print(words().say("cli-file", values), style="red", markup=False)
        raise typer.Exit(2) from error


def read_text(path: Path) -> str:
    """The text of a file, no longer than anything Parlour writes."""
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise InvalidInput("cli-file-too-long", file=str(path), bytes=MAX_BYTES)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InvalidInput("cli-file-not-text", file=str(path)) from error


def scenario_folder() -> Path:
    """Parlour's own scenarios: beside the package in a checkout, inside it when installed."""
    package = Path(__file__).parent
    inside = package / "scenarios"
    return inside if inside.is_dir() else package.parent / "scenarios"


def scenario_files(paths: list[Path]) -> list[Path]:
    """All scenario files of the given files and folders."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files += sorted(path.rglob("*.toml"))
        elif path.is_file():
            files.append(path)
        else:
            raise InvalidInput("cli-no-such-file", file=str(path))
    if not files:
        raise InvalidInput("cli-no-scenarios", file=", ".join(str(path) for path in paths))
    return files


@app.command()
def scenario(
    paths: Annotated[list[Path] | None, typer.Argument(help="Files or folders; Parlour's own by default.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="List the rules no scenario shows.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print failures and the sum only.")] = False,
) -> None:
    """Run scenarios: rules as given/when/then files (docs/scenarios.md)."""
    with one_clear_error():
        files = scenario_files(paths or [scenario_folder()])
        read: list[Scenario] = []
        failed = 0
        for file in files:
            try:
                found = read_scenario(read_text(file), find_game)
                differences = run_scenario(found)
                read.append(found)
            except ParlourError as error:
                differences = [words().error(error)]
            if differences:
                failed += 1
                console.print(words().say("cli-scenario-failed", {"file": str(file)}), style="red", markup=False)
                for line in differences:
                    console.print(f"  {line}", markup=False)
            elif not quiet and not coverage:
                console.print(words().say("cli-scenario-passed", {"file": str(file)}), markup=False)
        console.print(words().say("cli-scenario-sum", {"passed": len(files) - failed, "failed": failed}))
        missing = print_coverage(read) if coverage else 0
    if failed or missing:
        raise typer.Exit(1)


def print_coverage(read: list[Scenario]) -> int:
    """Say which rules are not shown; how many."""
    missing = 0
    for name in NAMES:
        rules = uncovered(find_game(name), read)
        missing += len(rules)
        for rule in rules:
            console.print(words().say("cli-coverage-missing", {"game": name, "rule": rule}), style="red")
        if not rules:
            console.print(words().say("cli-coverage-complete", {"game": name}))
    return missing


@record_app.command("verify")
def record_verify(file: Path) -> None:
    """Replay a record and say whether it is whole and legal."""
    with one_clear_error():
        found = Record.from_text(read_text(file), find_game)
        values = {"file": str(file), "entries": len(found.entries), "game": found.game.name}
        console.print(words().say("cli-record-good", values), markup=False)


@record_app.command("show")
def record_show(file: Path) -> None:
    """Tell a record in sentences."""
    with one_clear_error():
        found = Record.from_text(read_text(file), find_game)
        from parlour.core.event import Event

        events: list[Event] = []
        state = found.replay(events=events)
        for event in events:
            console.print(words().event(found.game.name, event, state.seat_names), markup=False)


if __name__ == "__main__":
    app()
