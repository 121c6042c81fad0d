"""`parlour arena`: compare bots in many games (docs/arena.md)."""

from __future__ import annotations

import contextlib
import json
import math
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from parlour.console import complain, complaints, console, help_for, spoken
from parlour.core.errors import InvalidInput
from parlour.core.game import AnyGame

if TYPE_CHECKING:
    from parlour.arena.match import Match
    from parlour.arena.report import Report
    from parlour.arena.running import Progress as Standing
    from parlour.arena.sprt import Test, Verdict

QUIET_SECONDS = 10.0  # between two lines where there is no terminal
WHERE = Path("build") / "arena"


def arena(
    game: AnyGame,
    given: dict[str, object],
    bots: Annotated[
        list[str],
        typer.Argument(
            help=help_for("cli-help-arena-bots"),
        ),
    ],
    game_name: Annotated[str | None, typer.Option("--game", help=help_for("cli-help-arena-game"))] = None,
    games: Annotated[int, typer.Option(min=1, help=help_for("cli-help-arena-games"))] = 100,
    field: Annotated[
        list[str] | None,
        typer.Option(help=help_for("cli-help-arena-field")),
    ] = None,
    seed: Annotated[str, typer.Option(help=help_for("cli-help-arena-seed"))] = "0",
    sprt: Annotated[
        str | None,
        typer.Option(help=help_for("cli-help-arena-sprt")),
    ] = None,
    anchor: Annotated[str | None, typer.Option(help=help_for("cli-help-arena-anchor"))] = None,
    jobs: Annotated[int | None, typer.Option(min=1, max=1024, help=help_for("cli-help-arena-jobs"))] = None,
    ray: Annotated[str | None, typer.Option(help=help_for("cli-help-arena-ray"))] = None,
    out: Annotated[Path | None, typer.Option(help=help_for("cli-help-arena-out"))] = None,
    records: Annotated[
        bool, typer.Option("--records/--no-records", help=help_for("cli-help-arena-records"))
    ] = True,
    ladder: Annotated[Path | None, typer.Option(help=help_for("cli-help-arena-ladder"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=help_for("cli-help-json"))] = False,
) -> None:
    """Compare bots: common deals, every seat order, ratings with intervals. Started again, it goes on."""
    with _extra():
        from parlour.arena.entrants import read_entrants
        from parlour.arena.folder import RESULT, write
        from parlour.arena.halls import cores
        from parlour.arena.match import make_match
        from parlour.arena.plots import draw_plots
        from parlour.arena.report import report
        from parlour.arena.running import run

    match = make_match(game, given, read_entrants(bots), [text.split(",") for text in field or ()], seed, records)
    if anchor is not None and anchor not in match.names:
        raise InvalidInput("cli-arena-field-unknown", name=anchor[:40], known=", ".join(match.names))
    test = _test(match, sprt) if sprt is not None else None
    folder = out or WHERE / match.title
    try:
        with _told(match, quiet=as_json) as told:
            ended = run(match, games, folder, jobs or cores(), ray, test, told)
    except KeyboardInterrupt:
        complain(spoken().say("cli-arena-stopped", {"folder": str(folder)}))
        raise typer.Exit(130) from None
    found = report(match, ended.games, ended.deals, anchor)
    result = found.to_json()
    if test is not None and ended.verdict is not None:
        result["sprt"] = _verdict_json(test, ended.verdict)
    write(folder / RESULT, json.dumps(result, indent=1, ensure_ascii=False) + "\n")
    draw_plots(found, folder)
    if as_json:
        typer.echo(json.dumps(result, ensure_ascii=False))
    else:
        _print(found, folder)
        if test is not None and ended.verdict is not None:
            console.print(_verdict_said(match, test, ended.verdict), markup=False)
    if ladder is not None:
        from parlour.arena.ladder import add_run

        for name in add_run(ladder, found, _command()):
            complain(spoken().say("cli-arena-ladder-changed", {"name": name, "file": str(ladder)}))
        if not as_json:
            console.print(spoken().say("cli-arena-ladder", {"file": str(ladder)}), markup=False)
    if found.failures:
        _complain_of(found)
        raise typer.Exit(1)


@contextlib.contextmanager
def _extra() -> Iterator[None]:
    """What needs the extra `parlour[arena]`, and says so where it is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise InvalidInput("cli-arena-extra", module=error.name or str(error)) from error


def _command() -> str:
    """What was typed, less where it was written to."""
    return shlex.join(["parlour", *sys.argv[1:]])


# The test


def _test(match: Match, typed: str) -> Test:
    """The two answers somebody wants to tell apart: in Elo where two are compared, or as shares of wins."""
    from parlour.arena.ratings import expected_share
    from parlour.arena.sprt import Test

    parts = [part.strip() for part in typed.split(",")]
    try:
        numbers = [float(part.removesuffix("%")) for part in parts]
    except ValueError:
        numbers = []
    shares = [part.endswith("%") for part in parts]
    if (
        len(numbers) != 2
        or len(set(shares)) != 1
        or not all(map(math.isfinite, numbers))
        or numbers[0] >= numbers[1]
    ):
        raise InvalidInput("cli-arena-sprt", text=typed[:40])
    if shares[0]:
        if not 0 < numbers[0] < numbers[1] < 100:
            raise InvalidInput("cli-arena-sprt", text=typed[:40])
        return Test(numbers[0] / 100, numbers[1] / 100)
    if len(match.names) != 2:
        raise InvalidInput("cli-arena-sprt-two")
    first, second = (expected_share(elo, match.names[0], match.orders) for elo in numbers)
    return Test(first, second)


def _verdict_json(test: Test, verdict: Verdict) -> dict[str, object]:
    return {
        "answer": verdict.answer,
        "first_share": round(test.first, 6),
        "second_share": round(test.second, 6),
        "deals": verdict.deals,
        "log_likelihood_ratio": round(verdict.ratio, 4),
    }


def _verdict_said(match: Match, test: Test, verdict: Verdict) -> str:
    values = {
        "name": match.names[0],
        "first": percent(test.first),
        "second": percent(test.second),
        "deals": verdict.deals,
        "ratio": f"{verdict.ratio:.2f}",
    }
    return spoken().say(f"cli-arena-sprt-{verdict.answer}", values)


# While it is played


@contextlib.contextmanager
def _told(match: Match, quiet: bool) -> Iterator[Callable[[Standing], None]]:
    """What is said of a match that is being played: a bar with the running estimate, or a line now and then."""
    if quiet or not console.is_terminal:
        last = [time.monotonic()]

        def line(standing: Standing) -> None:
            if not quiet and time.monotonic() - last[0] >= QUIET_SECONDS:
                last[0] = time.monotonic()
                values = {
                    "games": standing.games,
                    "wanted": standing.wanted,
                    "estimate": _estimate(match, standing),
                }
                console.print(spoken().say("cli-arena-line", values), markup=False)

        yield line
        return
    bar: Any = Progress(
        MofNCompleteColumn(), BarColumn(), TimeRemainingColumn(), TextColumn("{task.description}", markup=False),
        console=console, auto_refresh=False,
    )  # fmt: skip
    task = bar.add_task("", total=None)

    def shown(standing: Standing) -> None:
        bar.update(
            task,
            total=standing.wanted,
            completed=standing.games,
            description=_estimate(match, standing),
            refresh=True,
        )

    with bar:  # it draws when it is told: no thread of its own, which a fork would not take along
        yield shown


def _estimate(match: Match, standing: Standing) -> str:
    values = {
        "name": match.names[0],
        "share": percent(standing.share),
        "low": percent(standing.low),
        "high": percent(standing.high),
        "deals": standing.deals,
    }
    return spoken().say("cli-arena-estimate", values) if standing.deals else ""


# The result


def percent(share: float | None) -> str:
    """A share as it is said."""
    return "–" if share is None else f"{100 * share:.1f}%"


def _print(found: Report, folder: Path) -> None:
    match, said = found.match, spoken()
    values = {"games": found.games, "deals": found.deals, "orders": len(match.orders), "plays": round(found.plays)}
    console.print(said.say("cli-arena-sum", values), markup=False)
    heads = ("bot", "elo", "won", "interval", "seats")
    table = Table(*(said.say(f"cli-arena-head-{head}") for head in heads))
    for column in table.columns[1:]:
        column.justify = "right"
    for one in sorted(found.standings, key=lambda one: -one.rating.elo):
        elo = f"{one.rating.elo:+.0f} [{one.rating.low:+.0f}, {one.rating.high:+.0f}]"
        if one.name == found.anchor:
            elo = "0"
        elif one.swept:  # nobody knows how much farther
            elo = f"≥ {one.rating.low:+.0f}" if one.rating.elo > 0 else f"≤ {one.rating.high:+.0f}"
        low_high = f"{percent(one.low)} – {percent(one.high)}"
        row = one.name, elo, percent(one.share), low_high, " ".join(percent(share) for share in one.by_seat)
        table.add_row(*(_plain(cell) for cell in row))
    console.print(table)
    even = percent(1 / len(match.orders[0]))
    console.print(said.say("cli-arena-even", {"even": even, "anchor": found.anchor}), markup=False)
    for one in found.standings:
        if one.swept:
            console.print(said.say("cli-arena-swept", {"name": one.name, "anchor": found.anchor}), markup=False)
    for field, won in found.by_field:
        shares = ", ".join(f"{name} {percent(share)}" for name, share in won.items())
        console.print(said.say("cli-arena-field", {"field": " ".join(field), "shares": shares}), markup=False)
    thinking = Table(
        *(
            said.say(f"cli-arena-head-{head}")
            for head in ("bot", "decisions", "mean", "cpu", "half", "most", "max")
        )
    )
    for column in thinking.columns[1:]:
        column.justify = "right"
    for one in found.standings:
        told = one.times.told()
        figures = (told[key] for key in ("mean_ms", "mean_cpu_ms", "p50_ms", "p95_ms", "max_ms"))
        thinking.add_row(_plain(one.name), str(told["decisions"]), *(_figure(figure) for figure in figures))
    console.print(thinking)
    console.print(said.say("cli-arena-folder", {"folder": str(folder)}), markup=False)


def _figure(figure: float | None) -> str:
    return "–" if figure is None else f"{figure:.3g}"


def _plain(text: str) -> Any:
    from rich.text import Text

    return Text(text)


def _complain_of(found: Report) -> None:
    """Loudly: a bot that fails is not measured but broken."""
    for standing in found.standings:
        if standing.failures:
            values = {"name": standing.name, "count": standing.failures, "games": found.games}
            complain(spoken().say("cli-arena-failed", values))
    game = found.failures[0]
    values = {"game": game.number, "name": game.seats[game.failures[0].seat]}
    complain(spoken().say("cli-arena-first-failure", values))
    complaints.print(game.failures[0].error, markup=False)
