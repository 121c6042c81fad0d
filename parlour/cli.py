"""The command line: `parlour play | bench | scenario | record | cards`."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from parlour import __version__
from parlour.admin_cli import admin_app
from parlour.core.errors import InvalidInput, ParlourError
from parlour.core.event import Event
from parlour.core.record import MAX_BYTES, Record
from parlour.core.scenario import Scenario, read_scenario, run_scenario, uncovered
from parlour.games import find_game, names
from parlour.terminal.ink import one_line
from parlour.words import LANGUAGES, words

app = typer.Typer(no_args_is_help=True, add_completion=False)
record_app = typer.Typer(no_args_is_help=True, help="Look at records of games.")
app.add_typer(record_app, name="record")
cards_app = typer.Typer(no_args_is_help=True, help="Look at card sets.")
app.add_typer(cards_app, name="cards")
app.add_typer(admin_app, name="admin")

console = Console(highlight=False, soft_wrap=True)
complaints = Console(stderr=True, highlight=False, soft_wrap=True)


def _tell_version(asked: bool) -> None:
    if asked:
        console.print(f"parlour {__version__}")
        raise typer.Exit


@app.callback(help="Rule-heavy board games, played completely.")
def begin(
    version: Annotated[
        bool, typer.Option("--version", help="Which version this is.", is_eager=True, callback=_tell_version)
    ] = False,
) -> None:
    """What holds for all commands."""


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


def game_options(
    players: int | None,
    seats: str | None,
    artifacts: bool,
    outpost: bool,
    stacking: bool,
    first: str | None,
    cards: Path | None,
    setup: str | None = None,
    split_discard: bool = False,
    leaders: str | None = None,
    two_lore: bool = False,
) -> dict[str, object]:
    """The options of a game from flags; what was not said is left to the game's defaults."""
    options: dict[str, object] = {}
    if players is not None:
        options["players"] = players
    if seats is not None:
        options["seats"] = [seat.strip() for seat in seats.split(",")]
    variants = {"artifacts": artifacts, "outpost": outpost, "stacking": stacking}
    variants |= {"split_discard": split_discard, "two_lore": two_lore}
    options |= {name: True for name, on in variants.items() if on}
    if first is not None:
        options["first"] = first
    if setup is not None:
        options["setup"] = setup
    if leaders is not None:
        options["leaders"] = leaders
    if cards is not None:
        options["cards"] = named_cards(cards)
    return options


def named_cards(path: Path) -> object:
    """A built-in set by name, or the content of a card-set file, checked."""
    from parlour.games.roam.cards import BUILT_IN, set_from_toml

    if str(path) in BUILT_IN:
        return str(path)
    return json.loads(set_from_toml(read_text(path), str(path)).source)


Players = Annotated[int | None, typer.Option(help="How many players, 2 to 4.")]
Seats = Annotated[str | None, typer.Option(help="Roam: edges they sit at, such as south,east.")]
Artifacts = Annotated[bool, typer.Option("--artifacts", help="Roam: the full game with artifacts.")]
Outpost = Annotated[bool, typer.Option("--outpost", help="Roam: the outpost variant.")]
Stacking = Annotated[bool, typer.Option("--stacking", help="Roam: the stacking variant.")]
First = Annotated[str | None, typer.Option(help="The first player; random by default.")]
Cards = Annotated[
    Path | None, typer.Option(help="Roam: a set by its name, or a card-set file (docs/card-sets.md).")
]
SetupCard = Annotated[str | None, typer.Option(help="Arcs: the setup card, such as frontiers; random by default.")]
SplitDiscard = Annotated[bool, typer.Option("--split-discard", help="Arcs: the variant with split discard piles.")]

Leaders = Annotated[
    str | None, typer.Option(help="Arcs: leaders and lore of the base box, the pack or both; none by default.")
]
TwoLore = Annotated[bool, typer.Option("--two-lore", help="Arcs with leaders: two lore cards each.")]


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="Which game.")] = "roam",
    players: Players = None,
    seats: Seats = None,
    artifacts: Artifacts = False,
    outpost: Outpost = False,
    stacking: Stacking = False,
    first: First = None,
    cards: Cards = None,
    setup: SetupCard = None,
    split_discard: SplitDiscard = False,
    leaders: Leaders = None,
    two_lore: TwoLore = False,
    seat: Annotated[str | None, typer.Option(help="Where you sit; by default at the first seat.")] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            "--bot",
            "--bots",
            help="Who sits at the other seats: random, greedy (Roam), heuristic (Arcs) or human; "
            "several with commas. The game's best by default.",
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Play a game again by its seed.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the record in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the record in this file.")] = None,
) -> None:
    """Play in the terminal, against bots or with friends at one keyboard."""
    from parlour.bots import bots_of, make_bot
    from parlour.terminal.plain import tame_streams
    from parlour.terminal.play import people_for, unfinished
    from parlour.terminal.play import play as play_in_terminal

    flags: dict[str, object] = {"players": players, "seats": seats, "first": first, "cards": cards}
    flags |= {"artifacts": artifacts, "outpost": outpost, "stacking": stacking}
    flags |= {"setup": setup, "split-discard": split_discard, "leaders": leaders, "two-lore": two_lore}
    with one_clear_error():
        record = None
        if resume is not None:
            given = [f"--{name}" for name, value in flags.items() if value is not None and value is not False]
            if given:
                raise InvalidInput("terminal-resume-options", flags=", ".join(given))
            record = unfinished(read_text(resume), str(resume))
            found, options = record.game, record.options
        else:
            found = find_game(game)
            roam = (players, seats, artifacts, outpost, stacking, first, cards)
            options = found.options(game_options(*roam, setup, split_discard, leaders, two_lore))
        people = people_for(found.seats(options), bot or bots_of(found)[-1], record, seat)
        for name in people.values():
            if name != "human":
                make_bot(name, found)
        tame_streams()
        play_in_terminal(found, options, people, seed=seed or secrets.token_hex(4), save=save, record=record)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at; 127.0.0.1 by default.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 8765 by default.")] = None,
    database: Annotated[str | None, typer.Option(help="A SQLAlchemy URL; SQLite by default.")] = None,
    proxy: Annotated[bool | None, typer.Option("--proxy", help="Believe a proxy's X-Forwarded headers.")] = None,
    browse: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Let people play over the network."""
    from parlour.server.serve import prepare
    from parlour.server.serve import serve as run
    from parlour.server.settings import from_environment

    with one_clear_error():
        settings = from_environment(host=host, port=port, database=database, proxy=proxy)
        prepare(settings)
    run(settings, browse)


@app.command()
def bench(
    game: Annotated[str, typer.Argument(help="Which game.")] = "roam",
    players: Players = None,
    seats: Seats = None,
    artifacts: Artifacts = False,
    outpost: Outpost = False,
    stacking: Stacking = False,
    everything: Annotated[bool, typer.Option("--everything", help="All variants on.")] = False,
    cards: Cards = None,
    leaders: Leaders = None,
    two_lore: TwoLore = False,
    seconds: Annotated[float, typer.Option(min=0.1, max=3600)] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure the speed of the rules by random games."""
    from parlour.bench import bench as measure

    with one_clear_error():
        artifacts, outpost, stacking = artifacts or everything, outpost or everything, stacking or everything
        roam = (players, seats, artifacts, outpost, stacking, None, cards)
        options = game_options(*roam, leaders=leaders, two_lore=two_lore)
        found = measure(find_game(game), options, seconds)
    if as_json:
        typer.echo(json.dumps(found))
    else:
        for name, value in found.items():
            console.print(f"{name:28} {value}", markup=False)


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
                differences = [words().difference(difference) for difference in run_scenario(found)]
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
    """Say which rules are not shown, of the games these scenarios are about; how many."""
    missing = 0
    for name in [name for name in names() if any(scenario.game.name == name for scenario in read)]:
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
        from parlour.terminal.screen import find_screen

        events: list[Event] = []
        state = found.replay(events=events)
        screen = find_screen(found.game, words(), found.options, state.seat_names)
        for sentence in filter(None, map(screen.sentence, events)):
            console.print(sentence, markup=False)


@record_app.command("replay")
def record_replay(
    file: Path,
    to: Annotated[int | None, typer.Option(min=0, help="Stop after so many entries.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the exact position as JSON.")] = False,
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

        show_position(found.game, state, console)


@cards_app.callback()
def cards_commands() -> None:
    """Keep the name of the one command there is: alone, Typer would leave it out."""


@cards_app.command("check")
def cards_check(
    file: Annotated[Path, typer.Argument(help="A card-set file, or the name of a set that comes with Parlour.")],
    picture: Annotated[
        Path | None, typer.Option(help="Where the picture goes; by default FILE.svg in this folder.")
    ] = None,
    language: Annotated[str, typer.Option(help="Language of the picture: en, cs, pl or ru.")] = "en",
    show: Annotated[bool, typer.Option("--open", help="Open the picture in the browser.")] = False,
) -> None:
    """Say what is wrong with a card set, and draw all its cards as one picture (SVG)."""
    from parlour.art.sheet import sheet
    from parlour.card_words import CardWords
    from parlour.games.roam.cards import BUILT_IN, built_in_set, read_cards
    from parlour.games.roam.unusual_cards import unusual

    with one_clear_error():
        if language not in LANGUAGES:
            raise InvalidInput("cli-unknown-language", language=language[:20], known=", ".join(LANGUAGES))
        built_in = str(file) if str(file) in BUILT_IN else None
        found, mistakes = (built_in_set(built_in), ()) if built_in else read_cards(read_text(file), str(file))
        if found is None:
            for mistake in mistakes:
                complain(words().error(mistake))
            complaints.print(words().say("cli-cards-mistakes", {"count": len(mistakes)}), markup=False)
            raise typer.Exit(1)
        counts = {"lands": len(found.lands), "artifacts": len(found.artifacts)}
        console.print(words().say("cli-cards-good", {"file": str(file), **counts}), markup=False)
        for oddity in unusual(found):
            odd = words().say(oddity.message, oddity.values)
            console.print(words().say("cli-cards-odd", {"oddity": odd}), style="yellow", markup=False)
        drawn = picture or Path(file.name).with_suffix(".svg")
        write_picture(drawn, sheet(found, CardWords(words(language), found, built_in)))
        console.print(words().say("cli-cards-picture", {"file": str(drawn)}), markup=False)
    if show:
        typer.launch(drawn.resolve().as_uri())


def write_picture(path: Path, drawn: str) -> None:
    """Write a sheet of cards; over an older one, but never over anything else."""
    from parlour.art.sheet import SHEET_MARK

    if path.exists():
        if not path.is_file():
            raise InvalidInput("cli-cards-in-the-way", file=str(path))
        with path.open("rb") as older:
            if SHEET_MARK.encode() not in older.read(200):
                raise InvalidInput("cli-cards-in-the-way", file=str(path))
    path.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    app()
