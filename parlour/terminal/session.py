"""A game at the terminal: the record, the state at its end, what the player sees and types.

The session knows no rules. It shows what the game's screen draws, asks, and plays legal actions; commands are in
`parlour.terminal.commands`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console

from parlour import bots
from parlour.core.action import Action
from parlour.core.chance import SeededChance
from parlour.core.errors import InvalidInput, ParlourError
from parlour.core.event import SPECTATOR, Event
from parlour.core.game import NOBODY
from parlour.core.record import Entry, Record
from parlour.terminal.ink import ink
from parlour.terminal.menu import draw_page, pick
from parlour.terminal.screen import Choice, Foresight, Page, Scene, find_screen, foresee
from parlour.terminal.story import draw_story
from parlour.words import words

HUMAN = "human"
MAX_TYPED = 1000  # nobody types more; a pasted file is not parsed

Ask = Callable[[str], str]


class Left(Exception):
    """Raised to leave the game from anywhere."""


class Session:
    """One game being played."""

    def __init__(
        self,
        record: Record,
        people: Mapping[str, str],
        *,
        seed: str,
        language: str,
        console: Console,
        ask: Ask,
        save: Path | None,
    ) -> None:
        self.record = record
        self.state = record.replay()
        self.seed = seed
        self.words = words(language)
        self.console = console
        self.ask = ask
        self.save = save
        self.people = dict(people)
        self._check_people()
        self.screen = find_screen(record.game, self.words, record.options, self.state.seat_names)
        self.bots: dict[int, bots.Bot] = {}
        for seat, name in enumerate(self.state.seat_names):
            if self.people[name] != HUMAN:
                self.seat_bot(seat, self.people[name])
        self.news: dict[int, list[Event]] = {}  # by seat: what it saw happen since its last decision
        self.notices: list[str] = []  # sentences for under the next board
        self.undone: list[list[Entry]] = []  # for redo, the last undone first
        self.pending: Action | None = None  # previewed: Enter does it
        self.seat = SPECTATOR  # the human who decides
        self.first = Page(())  # the first page of the decision ...
        self.page = self.first  # ... and the one shown
        self.saved_at = len(record.entries)

    def _check_people(self) -> None:
        seats = self.state.seat_names
        if sorted(self.people) != sorted(seats):
            raise InvalidInput("terminal-people", people=", ".join(self.people), seats=", ".join(seats))

    def seat_bot(self, seat: int, name: str) -> None:
        """Let a bot play a seat from now on."""
        self.bots[seat] = bots.make_bot(name, self.record.game)
        self.people[self.state.seat_names[seat]] = name

    # what is said

    def say(self, message: str, **values: object) -> None:
        """One sentence to the player."""
        self.console.print(ink(self.words.say(message, values)))

    def complain(self, error: ParlourError) -> None:
        """What was wrong, in one sentence; nothing is lost."""
        self.warn(self.words.error(error))

    def warn(self, sentence: str) -> None:
        self.console.print(ink(f"! {sentence}", "bold red"))

    def show(self, chosen: Action | None = None) -> None:
        """The board, what just happened, and the menu."""
        if self.console.is_terminal and chosen is None:
            self.console.clear()
        scene = self.scene()
        self.console.print(self.screen.board(scene, self.console.width, self.page, chosen))
        if chosen is not None:
            return
        self.rule()
        story = draw_story(self.screen, self.news.get(self.seat, []))
        if story.row_count and self.page is self.first:  # on a second page it has been read
            self.console.print(story)
            self.rule()
        for notice in self.notices:
            self.console.print(ink(notice, "bold"))
        self.notices = []
        self.console.print(draw_page(self.page, self.console.width))

    def rule(self) -> None:
        self.console.print(ink("─" * self.console.width, "dim"))

    def scene(self) -> Scene:
        """The moment as the screen may draw it."""
        seat = self.seat if self.state.to_move == self.seat else SPECTATOR
        actions = self.state.actions() if seat != SPECTATOR else ()
        recent = self.news.get(self.seat, [])
        return Scene(self.state.view(self.seat), actions, self.foresee, recent, self.people)

    def foresee(self, action: Action) -> Foresight:
        """What an action would do."""
        return foresee(self.state, action, self.screen.closing)

    # the loop

    def humans(self) -> list[int]:
        """The seats people play."""
        names = self.state.seat_names
        return [seat for seat, name in enumerate(names) if self.people[name] == HUMAN]

    def run(self) -> None:
        """Play until the game ends; raises `Left` if the player leaves before."""
        while self.state.to_move != NOBODY:
            if self.state.to_move in self.humans():
                self.decide()
            else:
                self.bot_decides()

    def bot_decides(self) -> None:
        seat = self.state.to_move
        bot = self.bots[seat]
        # A generator for each decision: after undo the same position gets the same answer.
        rng = random.Random(f"{self.seed}/bot/{seat}/{len(self.record.entries)}")
        action = bot.choose(self.state.view(seat), rng)
        turn = self.record.game.turn(self.state)
        self.do(action)
        if not self.humans() and self.record.game.turn(self.state) != turn:
            self.console.print(draw_story(self.screen, self.news.pop(SPECTATOR, []), brief=False))

    def do(self, action: Action) -> None:
        """Play an action, whoever's it is."""
        events: list[Event] = []
        chance = SeededChance(self.seed, self.record.drawn())
        self.record.play(self.state, action, chance, events)
        self.tell(events)

    def tell(self, events: list[Event]) -> None:
        """Keep what happened for everybody who watches, as far as they may see it."""
        for seat in self.humans() or [SPECTATOR]:
            seen = [event for event in events if event.visible_to(seat)]
            self.news.setdefault(seat, []).extend(seen)

    def decide(self) -> None:
        """Ask until the player has done something."""
        self.autosave()
        self.seat = self.state.to_move
        self.page = self.first = self.screen.page(self.scene())
        self.pending = None
        self.show()
        while not self.answer(self.read()):
            pass

    def read(self) -> str:
        """What the player types; the end of input leaves, Ctrl-C asks about saving first."""
        prompt = self.words.say("terminal-prompt", {"seat": self.screen.name(self.seat)})
        try:
            return self.ask(f"{prompt} ")[:MAX_TYPED].strip()
        except EOFError as error:
            raise Left from error
        except KeyboardInterrupt:
            self.console.print()
            return "quit"

    def answer(self, typed: str) -> bool:
        """Act on what was typed; whether the position is another one now."""
        from parlour.terminal.commands import find_command

        pending, self.pending = self.pending, None
        if not typed:
            return self.enter(pending)
        command, rest = find_command(typed)
        if command is not None:
            return command(self, rest)
        choice = self.chosen(typed)
        if choice is not None:
            return self.take(choice)
        if typed.isdecimal():
            self.warn(self.words.say("terminal-no-number", {"number": typed, "last": len(self.page.choices())}))
            return False
        action = self.parsed(typed)
        return action is not None and self.play(action)

    def enter(self, pending: Action | None) -> bool:
        """An empty line: do what was previewed, go back a page, or take the only choice."""
        if pending is not None:
            return self.play(pending)
        if self.page is not self.first:
            self.page = self.first
            self.show()
        elif len(self.state.actions()) == 1:
            return self.play(self.state.actions()[0])
        else:
            self.say("terminal-hint")
        return False

    def chosen(self, typed: str) -> Choice | None:
        """What was typed as a choice: of the page shown, or by name of the first one."""
        choice = pick(self.page, typed)
        if choice is None and not typed.isdecimal():
            choice = pick(self.first, typed)
        return choice

    def parsed(self, typed: str) -> Action | None:
        """What was typed as an action of the game, legal or not."""
        try:
            return self.record.game.table.parse(typed)
        except InvalidInput:
            self.warn(self.words.say("terminal-unknown", {"text": typed[:60]}))
            return None

    def take(self, choice: Choice) -> bool:
        """Do a choice, or open it."""
        if not choice.opens:
            return self.play(choice.actions[0])
        self.page = self.screen.opened(self.scene(), choice)
        self.show()
        return False

    def play(self, action: Action) -> bool:
        """The player's action, if it is legal."""
        refusal = self.state.why_not(action)
        if refusal is not None:
            self.warn(self.words.refusal(refusal))
            return False
        self.news[self.seat] = []
        self.undone = []
        self.do(action)
        return True

    # files

    def spare_other_games(self) -> None:
        """Before a new game: the file to save in may hold another one."""
        if self.save is None or not self.save.exists():
            return
        if not self.yes("terminal-save-replace", file=str(self.save)):
            self.say("terminal-save-kept", file=str(self.save))
            self.save = None

    def autosave(self) -> None:
        """Keep the caller's file up to date, so that a crash loses nothing."""
        if self.save is not None:
            self.write(self.save)

    def write(self, path: Path) -> bool:
        """Write the record; whether it worked."""
        try:
            path.write_text(self.record.to_text(), encoding="utf-8")
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self.warn(self.words.say("terminal-save-failed", {"file": str(path), "error": reason}))
            return False
        self.saved_at = len(self.record.entries)
        return True

    def yes(self, message: str, **values: object) -> bool:
        """A question with yes or no; anything but a yes is no."""
        try:
            typed = self.ask(f"{self.words.say(message, values)} ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return False
        return typed in self.words.say("terminal-yes").split()

    def save_as(self, name: str) -> bool:
        """Write the record to the file somebody named (none: the caller's); whether it is there."""
        path = Path(name).expanduser() if name else self.save
        assert path is not None
        if path != self.save and path.exists() and not self.yes("terminal-save-replace", file=str(path)):
            self.say("terminal-save-kept", file=str(path))
            return False
        if not self.write(path):
            return False
        self.say("terminal-saved", file=str(path), entries=len(self.record.entries))
        return True

    def offer_to_save(self, message: str) -> bool:
        """Ask for a file name until the record is saved or let go; False if the player wants back."""
        while True:
            try:
                name = self.ask(f"{self.words.say(message)} ").strip()
            except (EOFError, KeyboardInterrupt):
                return True
            if name.lower() == "back":
                return False
            if not name or self.save_as(name):
                return True

    # the end

    def finish(self) -> None:
        """The last board and the score sheet."""
        outcome = self.state.outcome
        assert outcome is not None
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.screen.board(self.scene(), self.console.width))
        self.rule()
        self.console.print(draw_story(self.screen, self.news.get(self.seat, [])))
        self.console.print(self.screen.sheet(self.state.view(self.seat), outcome))
        winners = ", ".join(self.screen.name(seat) for seat in outcome.winners)
        self.say("terminal-winners", winners=winners, count=len(outcome.winners))
        if self.save is not None:
            self.save_as("")
        elif self.saved_at != len(self.record.entries):
            self.offer_to_save("terminal-end-save")

    def goodbye(self) -> None:
        """Leaving before the end."""
        self.console.print()
        if self.save is not None:
            self.save_as("")
        self.say("terminal-goodbye", seed=self.seed)
