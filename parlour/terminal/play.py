"""`parlour play`: a game at the terminal, people and bots at one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from parlour.bots import bots_of
from parlour.core.chance import SeededChance
from parlour.core.errors import InvalidInput
from parlour.core.event import SPECTATOR, Event
from parlour.core.game import AnyGame
from parlour.core.preview import Foresight
from parlour.core.record import Record
from parlour.core.state import State
from parlour.games import find_game
from parlour.terminal.screen import Room, Scene, find_screen
from parlour.terminal.session import HUMAN, Left, Session
from parlour.terminal.talk import Ask
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
    resumed = record is not None
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
    if resumed:
        session.resumed = True
        session.notice("terminal-resumed", entries=len(record.entries))
    session.keeper.spare_other_games()
    try:
        session.run()
    except (Left, KeyboardInterrupt):
        # Ctrl-C while a bot thinks ends up here: an entry is written only after its action is done.
        session.goodbye()
    else:
        session.finish()
    return record


def people_for(
    seats: Sequence[str], bot: str, record: Record | None = None, own: str | None = None
) -> dict[str, str]:
    """Who plays: a person at `own` seat, the first by default; at the others `bot`, or several with commas.

    The last bot named sits at all seats that are left. For those who conceded in a record a bot plays on.
    """
    own = own or seats[0]
    bots = [name.strip() for name in bot.split(",")]
    others = [name for name in seats if name != own]
    if len(others) == len(seats):
        raise InvalidInput("terminal-no-seat", seat=own[:20], seats=", ".join(seats))
    if len(bots) > len(others):
        raise InvalidInput("terminal-many-bots", bots=len(bots), seats=len(others))
    people = {name: bots[min(place, len(bots) - 1)] for place, name in enumerate(others)}
    people[own] = HUMAN
    if record is not None:
        stand_in = next((name for name in bots if name != HUMAN), bots_of(record.game)[-1])
        people |= {seats[entry.seat]: stand_in for entry in record.entries if entry.action is None}
    return people


def unfinished(text: str, file: str) -> Record:
    """The record of a game that can go on, from the text of a file."""
    record = Record.from_text(text, find_game)
    if record.replay().outcome is not None:
        raise InvalidInput("terminal-resume-over", file=file)
    return record


def show_position(game: AnyGame, state: State, console: Console, language: str = "en") -> None:
    """Draw a position, as a spectator sees it, and the scores if the game is over."""
    view = state.view(SPECTATOR)
    options = view.data.get("options", {})
    screen = find_screen(game, words(language), options, state.seat_names)
    console.print(screen.board(Scene(view, (), lambda action: Foresight(())), Room(console.width)))
    if state.outcome is not None:
        console.print(screen.sheet(view, state.outcome))


def _typed() -> Ask:
    """The keyboard, with line editing and history where there are any."""
    try:
        import readline  # noqa: F401 - importing it is what makes `input` better
    except ImportError:
        pass
    return input
