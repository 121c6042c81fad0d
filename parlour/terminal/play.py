"""`parlour play`: a game at the terminal, people and bots at one table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.console import Console

from parlour.core.chance import SeededChance
from parlour.core.event import SPECTATOR, Event
from parlour.core.game import AnyGame, State
from parlour.core.record import Record
from parlour.terminal.screen import Foresight, Scene, find_screen
from parlour.terminal.session import Ask, Left, Session
from parlour.words import words


def play(
    game: AnyGame,
    options: Mapping[str, object],
    people: Mapping[str, str],
    *,
    seed: str,
    language: str = "en",
    console: Console | None = None,
    ask: Ask | None = None,
    save: Path | None = None,
    record: Record | None = None,
) -> Record:
    """Play a game to its end, or until the player leaves; the record as far as it came.

    `people` says who plays each seat: "human" or the name of a bot. `save` is a file that is kept up to date all
    the time. `record` goes on with a game instead of beginning one; `options` are not looked at then.
    """
    console = console or Console(highlight=False)
    events: list[Event] = []
    new = record is None
    if record is None:
        record, _ = Record.begin(game, options, SeededChance(seed), events)
    session = Session(
        record,
        people,
        seed=seed,
        language=language,
        console=console,
        ask=ask or _typed(),
        save=save,
    )
    session.tell(events)
    if new:
        session.spare_other_games()
    try:
        session.run()
    except (Left, KeyboardInterrupt):
        # Ctrl-C while a bot thinks ends up here: an entry is written only after its action is done.
        session.goodbye()
    else:
        session.finish()
    return record


def show_position(game: AnyGame, state: State, console: Console, language: str = "en") -> None:
    """Draw a position, as a spectator sees it, and the scores if the game is over."""
    view = state.view(SPECTATOR)
    options = view.data.get("options", {})
    screen = find_screen(game, words(language), options, state.seat_names)
    console.print(screen.board(Scene(view, (), lambda action: Foresight(())), console.width))
    if state.outcome is not None:
        console.print(screen.sheet(view, state.outcome))


def _typed() -> Ask:
    """The keyboard, with line editing and history where there are any."""
    try:
        import readline  # noqa: F401 - importing it is what makes `input` better
    except ImportError:
        pass
    return input
