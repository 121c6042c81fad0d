"""The command line: `parlour play | serve | bench | arena | scenario | record | admin`, and what games bring."""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from parlour import __version__
from parlour.admin_cli import admin_app
from parlour.arena_cli import arena
from parlour.console import complain, console, help_for, one_clear_error, read_text, spoken, translate_frame
from parlour.core.errors import InvalidInput, ParlourError
from parlour.core.event import Event
from parlour.core.game import AnyGame
from parlour.core.record import Record
from parlour.core.scenario import Scenario, read_scenario, run_scenario, uncovered
from parlour.game_commands import flag_of, for_every_game, is_switch
from parlour.games import find_game, find_manifest, names
from parlour.language import FLAG, language
from parlour.words import LANGUAGES

translate_frame()
app = typer.Typer(no_args_is_help=True, add_completion=False)
record_app = typer.Typer(no_args_is_help=True, help=help_for("cli-help-record"))
RecordFile = Annotated[Path, typer.Argument(help=help_for("cli-help-record-file"))]
app.add_typer(record_app, name="record")
app.add_typer(admin_app, name="admin")
for game_name in names():
    for command_name, command in find_manifest(game_name).commands.items():
        app.add_typer(command.load(), name=command_name)


def _tell_version(asked: bool) -> None:
    if asked:
        console.print(f"parlour {__version__}")
        raise typer.Exit


@app.callback(help=help_for("cli-help-parlour"))
def begin(
    version: Annotated[
        bool, typer.Option("--version", help=help_for("cli-help-version"), is_eager=True, callback=_tell_version)
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(FLAG, metavar="|".join(LANGUAGES), help=help_for("cli-help-language")),
    ] = None,
) -> None:
    """What holds for all commands; `parlour.__main__` has heard the language before they were made."""


def scenario_folder() -> Path:
    """Parlour's own scenarios: beside the package in a checkout, inside it when installed."""
    package = Path(__file__).parent
    inside = package / "scenarios"
    return inside if inside.is_dir() else package.parent / "scenarios"


def scenario_files(paths: list[Path]) -> list[Path]:
    """All scenario files of the given files and folders."""
    return files_of(paths, ".toml", "cli-no-scenarios")


def files_of(paths: list[Path], suffix: str, none: str) -> list[Path]:
    """The given files, and those of a suffix below the given folders; the message `none` says that it is none."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files += sorted(path.rglob(f"*{suffix}"))
        elif path.is_file():
            files.append(path)
        else:
            raise InvalidInput("cli-no-such-file", file=str(path))
    if not files:
        raise InvalidInput(none, file=", ".join(str(path) for path in paths))
    return files


def play(
    game: AnyGame,
    given: dict[str, object],
    seat: Annotated[str | None, typer.Option(help=help_for("cli-help-play-seat"))] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            "--bot",
            "--bots",
            help=help_for("cli-help-play-bot"),
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help=help_for("cli-help-play-seed"))] = None,
    save: Annotated[Path | None, typer.Option(help=help_for("cli-help-play-save"))] = None,
    resume: Annotated[Path | None, typer.Option(help=help_for("cli-help-play-resume"))] = None,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard."""
    from parlour.bots import bots_of, make_bot
    from parlour.terminal.plain import tame_streams
    from parlour.terminal.play import people_for, unfinished
    from parlour.terminal.play import play as play_in_terminal

    record = None
    if resume is not None:
        if given:
            flags = [flag_of(spec) for spec in game.option_specs if spec.name in given]
            raise InvalidInput("terminal-resume-options", flags=", ".join(flags))
        record = unfinished(read_text(resume), str(resume))
        game, options = record.game, record.options
    else:
        options = game.options(given)
    people = people_for(game.seats(options), bot or bots_of(game)[-1], record, seat)
    for name in people.values():
        if name != "human":
            make_bot(name, game)
    tame_streams()
    play_in_terminal(
        game,
        options,
        people,
        seed=seed or secrets.token_hex(4),
        language=language(),
        save=save,
        record=record,
    )


app.add_typer(for_every_game(play, "cli-help-play"), name="play")


@app.command(help=help_for("cli-help-serve"))
def serve(
    host: Annotated[str | None, typer.Option(help=help_for("cli-help-serve-host"))] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=help_for("cli-help-serve-port"))] = None,
    database: Annotated[str | None, typer.Option(help=help_for("cli-help-serve-database"))] = None,
    proxy: Annotated[bool | None, typer.Option("--proxy", help=help_for("cli-help-serve-proxy"))] = None,
    processes: Annotated[
        int | None, typer.Option(min=1, max=64, help=help_for("cli-help-serve-processes"))
    ] = None,
    ray: Annotated[str | None, typer.Option(help=help_for("cli-help-serve-ray"))] = None,
    browse: Annotated[bool, typer.Option("--open", help=help_for("cli-help-serve-open"))] = False,
) -> None:
    """Let people play over the network."""
    from parlour.greeting import welcome
    from parlour.server.serve import prepare
    from parlour.server.serve import serve as run
    from parlour.server.settings import from_environment

    with one_clear_error():
        settings = from_environment(
            host=host, port=port, database=database, proxy=proxy, processes=processes, ray=ray
        )
        prepare(settings)
        run(settings, partial(welcome, settings, browse))


@app.command(help=help_for("cli-help-thinkers"))
def thinkers(
    count: Annotated[int | None, typer.Argument(min=1, max=1024, help=help_for("cli-help-thinkers-count"))] = None,
    database: Annotated[str | None, typer.Option(help=help_for("cli-help-thinkers-database"))] = None,
    ray: Annotated[str | None, typer.Option(help=help_for("cli-help-thinkers-ray"))] = None,
) -> None:
    """Think for the bots of servers that share a database."""
    from parlour.server.settings import from_environment
    from parlour.server.thinking_alone import think_alone

    with one_clear_error():
        wanted = count if count is not None else os.cpu_count() or 1
        think_alone(from_environment(database=database, thinkers=wanted, ray=ray))


def bench(
    game: AnyGame,
    given: dict[str, object],
    everything: Annotated[bool, typer.Option("--everything", help=help_for("cli-help-bench-everything"))] = False,
    seconds: Annotated[float, typer.Option(min=0.1, max=3600, help=help_for("cli-help-bench-seconds"))] = 5,
    as_json: Annotated[bool, typer.Option("--json", help=help_for("cli-help-json"))] = False,
) -> None:
    """Measure the speed of the rules by random games."""
    from parlour.bench import bench as measure

    variants = {spec.name: True for spec in game.option_specs if is_switch(spec)} if everything else {}
    found = measure(game, {**given, **variants}, seconds)
    if as_json:
        typer.echo(json.dumps(found))
    else:
        for name, value in found.items():
            console.print(f"{name:28} {value}", markup=False)


app.add_typer(for_every_game(bench, "cli-help-bench"), name="bench")
app.add_typer(for_every_game(arena, "cli-help-arena", by_flag=True), name="arena")


@app.command(help=help_for("cli-help-scenario"))
def scenario(
    paths: Annotated[list[Path] | None, typer.Argument(help=help_for("cli-help-scenario-paths"))] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=help_for("cli-help-scenario-coverage"))] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help=help_for("cli-help-scenario-quiet"))] = False,
) -> None:
    """Run scenarios: rules as given/when/then files (docs/scenarios.md)."""
    with one_clear_error():
        files = scenario_files(paths or [scenario_folder()])
        read: list[Scenario] = []
        failed = 0
        for file in files:
            try:
                found = read_scenario(read_text(file), find_game)
                differences = [spoken().difference(difference) for difference in run_scenario(found)]
                read.append(found)
            except ParlourError as error:
                differences = [spoken().error(error)]
            if differences:
                failed += 1
                console.print(spoken().say("cli-scenario-failed", {"file": str(file)}), style="red", markup=False)
                for line in differences:
                    console.print(f"  {line}", markup=False)
            elif not quiet and not coverage:
                console.print(spoken().say("cli-scenario-passed", {"file": str(file)}), markup=False)
        console.print(spoken().say("cli-scenario-sum", {"passed": len(files) - failed, "failed": failed}))
        missing = print_coverage(read) if coverage else 0
    if failed or missing:
        raise typer.Exit(1)


def print_coverage(read: list[Scenario]) -> int:
    """Say which rules are not shown, of the games these scenarios are about; how many."""
    missing = 0
    for name in [name for name in names() if any(scenario.game.name == name for scenario in read)]:
        rules = uncovered(find_game(name), read)
        missing += len(rules)
        for rule in rules:
            console.print(spoken().say("cli-coverage-missing", {"game": name, "rule": rule}), style="red")
        if not rules:
            console.print(spoken().say("cli-coverage-complete", {"game": name}))
    return missing


@record_app.command("verify", help=help_for("cli-help-record-verify"))
def record_verify(file: RecordFile) -> None:
    """Replay a record and say whether it is whole and legal."""
    with one_clear_error():
        found = Record.from_text(read_text(file), find_game)
        values = {"file": str(file), "entries": len(found.entries), "game": found.game.name}
        console.print(spoken().say("cli-record-good", values), markup=False)


@record_app.command("show", help=help_for("cli-help-record-show"))
def record_show(file: RecordFile) -> None:
    """Tell a record in sentences."""
    with one_clear_error():
        found = Record.from_text(read_text(file), find_game)
        from parlour.terminal.screen import find_screen

        events: list[Event] = []
        state = found.replay(events=events)
        screen = find_screen(found.game, spoken(), found.options, state.seat_names)
        for sentence in filter(None, map(screen.sentence, events)):
            console.print(sentence, markup=False)


@record_app.command("replay", help=help_for("cli-help-record-replay"))
def record_replay(
    file: RecordFile,
    to: Annotated[int | None, typer.Option(min=0, help=help_for("cli-help-record-replay-to"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=help_for("cli-help-record-replay-json"))] = False,
) -> None:
    """Show the position a record leads to, or the one after some of its entries."""
    with one_clear_error():
        found = Record.from_text(read_text(file), find_game)
        if to is not None and to > len(found.entries):
            raise InvalidInput("cli-record-short", entries=len(found.entries), to=to)
        state = found.replay(to)
        if as_json:
            typer.echo(json.dumps(state.snapshot(), ensure_ascii=False))
            return
        from parlour.terminal.play import show_position

        show_position(found.game, state, console, language())


@contextmanager
def environments() -> Iterator[None]:
    """What needs the extra `parlour[envs]`, and says so where it is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise InvalidInput("cli-envs-extra", module=error.name or str(error)) from error


@record_app.command("arrays", help=help_for("cli-help-record-arrays"))
def record_arrays(
    paths: Annotated[list[Path], typer.Argument(help=help_for("cli-help-record-arrays-paths"))],
    out: Annotated[Path, typer.Option(help=help_for("cli-help-record-arrays-out"))],
    shard: Annotated[int, typer.Option(min=1, help=help_for("cli-help-record-arrays-shard"))] = 100_000,
    game: Annotated[str | None, typer.Option(help=help_for("cli-help-record-arrays-game"))] = None,
) -> None:
    """Turn records of one game into NumPy arrays (npz): what was known, possible, done and won (docs/envs.md)."""
    skipped = 0
    with one_clear_error():
        with environments():
            from parlour.envs.arrays import ArrayWriter

        wanted = find_game(game) if game is not None else None
        files = files_of(paths, ".record", "cli-no-records")
        writer = ArrayWriter(out, shard)
        for file in files:
            try:
                record = Record.from_text(read_text(file), find_game)
                if wanted is None or record.game is wanted:
                    writer.add(record, str(file))
            except ParlourError as error:
                skipped += 1
                complain(spoken().say("cli-arrays-skipped", {"file": str(file), "error": spoken().error(error)}))
        for written in writer.close():
            console.print(str(written), markup=False)
        values = {"games": writer.games, "decisions": writer.decisions, "skipped": skipped}
        console.print(spoken().say("cli-arrays-sum", values), markup=False)
    if skipped:
        raise typer.Exit(1)


def play_records(
    game: AnyGame,
    given: dict[str, object],
    out: Annotated[Path, typer.Option(help=help_for("cli-help-record-play-out"))],
    bot: Annotated[
        str | None,
        typer.Option("--bot", "--bots", help=help_for("cli-help-record-play-bot")),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help=help_for("cli-help-record-play-games"))] = 1,
    seed: Annotated[str, typer.Option(help=help_for("cli-help-record-play-seed"))] = "0",
) -> None:
    """Let bots play games among themselves and keep the records."""
    from parlour.bots import bots_of, make_bot

    with environments():
        from parlour.envs.recording import record_games

    named = (bot or bots_of(game)[-1]).split(",")
    seats = game.seats(game.options(given))
    if len(seats) % len(named):
        raise InvalidInput("cli-record-bots", bots=len(named), seats=len(seats))
    for name in named:
        make_bot(name, game)  # so that one who is not known is told before anything is played
    record_games(game, given, named * (len(seats) // len(named)), games, out, seed)
    console.print(spoken().say("cli-record-played", {"games": games, "folder": str(out)}), markup=False)


record_app.add_typer(for_every_game(play_records, "cli-help-record-play"), name="play")
