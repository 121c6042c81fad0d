"""`parlour cards`: whether a card-set file is sound, and how its cards look."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from parlour.console import complain, complaints, console, help_for, one_clear_error, read_text, spoken
from parlour.core.errors import InvalidInput

cards_app = typer.Typer(no_args_is_help=True, help=help_for("cli-help-cards"))


@cards_app.callback()
def cards_commands() -> None:
    """Keep the name of the one command there is: alone, Typer would leave it out."""


@cards_app.command("check", help=help_for("cli-help-cards-check"))
def cards_check(
    file: Annotated[Path, typer.Argument(help=help_for("cli-help-cards-file"))],
    picture: Annotated[Path | None, typer.Option(help=help_for("cli-help-cards-picture"))] = None,
    show: Annotated[bool, typer.Option("--open", help=help_for("cli-help-cards-open"))] = False,
) -> None:
    """Say what is wrong with a card set, and draw all its cards as one picture (SVG)."""
    from parlour.art.roam.card_words import CardWords
    from parlour.art.roam.sheet import sheet
    from parlour.games.roam.cards import BUILT_IN, built_in_set, read_cards
    from parlour.games.roam.unusual_cards import unusual

    with one_clear_error():
        built_in = str(file) if str(file) in BUILT_IN else None
        found, mistakes = (built_in_set(built_in), ()) if built_in else read_cards(read_text(file), str(file))
        if found is None:
            for mistake in mistakes:
                complain(spoken().error(mistake))
            complaints.print(spoken().say("cli-cards-mistakes", {"count": len(mistakes)}), markup=False)
            raise typer.Exit(1)
        counts = {"lands": len(found.lands), "artifacts": len(found.artifacts)}
        console.print(spoken().say("cli-cards-good", {"file": str(file), **counts}), markup=False)
        for oddity in unusual(found):
            odd = spoken().say(oddity.message, oddity.values)
            console.print(spoken().say("cli-cards-odd", {"oddity": odd}), style="yellow", markup=False)
        drawn = picture or Path(file.name).with_suffix(".svg")
        write_picture(drawn, sheet(found, CardWords(spoken(), found, built_in)))
        console.print(spoken().say("cli-cards-picture", {"file": str(drawn)}), markup=False)
    if show:
        typer.launch(drawn.resolve().as_uri())


def write_picture(path: Path, drawn: str) -> None:
    """Write a sheet of cards; over an older one, but never over anything else."""
    from parlour.art.roam.sheet import SHEET_MARK

    if path.exists():
        if not path.is_file():
            raise InvalidInput("cli-cards-in-the-way", file=str(path))
        with path.open("rb") as older:
            if SHEET_MARK.encode() not in older.read(200):
                raise InvalidInput("cli-cards-in-the-way", file=str(path))
    path.write_text(drawn, encoding="utf-8")
