"""A game at the terminal: the record, the state at its end, what the player sees and types.

The session knows no rules. It shows what the game's screen draws, asks, and plays legal actions; commands are in
`parlour.terminal.commands`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console, Group, RenderableType

from parlour import bots
from parlour.core.action import Action
from parlour.core.chance import SeededChance
from parlour.core.errors import InvalidInput
from parlour.core.event import SPECTATOR, Event
from parlour.core.game import NOBODY
from parlour.core.record import Entry, Record
from parlour.terminal.files import write_whole
from parlour.terminal.fit import Fitting, rule, whole_screen
from parlour.terminal.ink import clean, height, ink
from parlour.terminal.menu import pick
from parlour.terminal.screen import Choice, Foresight, Page, Scene, find_screen, foresee
from parlour.terminal.story import draw_story
from parlour.words import words

HUMAN = "human"
MENU = 6  # the lines a menu should have left beside a long answer
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
        self.notices: list[RenderableType] = []  # for under the next board
        self.hidden = False  # whether a long answer stands where the board was
        self.undone: list[list[Entry]] = []  # for redo, the last undone first
        self.pending: Action | None = None  # previewed: Enter does it
        self.seat = SPECTATOR  # the human who decides
        self.first = Page(())  # the first page of the decision ...
        self.page = self.first  # ... and the one shown
        self.saved_at = len(record.entries)
        self.resumed = bool(record.entries)

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
        """One sentence to the player, who may be asked for something else next."""
        self.console.print(ink(self.words.say(message, values)))

    def notice(self, message: str, **values: object) -> None:
        """One sentence for under the next board."""
        self.notices.append(ink(self.words.say(message, values), "bold"))

    def warn(self, sentence: str) -> None:
        """What is wrong, in one sentence; nothing is lost."""
        self.reply(ink(f"! {sentence}", "bold red"))

    def answer(self, message: str, **values: object) -> None:
        """A sentence in reply to what the player typed."""
        self.reply(ink(self.words.say(message, values)))

    def reply(self, *parts: RenderableType) -> None:
        """What the player asked for: between board and menu, so that these stay in sight; alone if it is long."""
        console = self.console
        if not console.is_terminal or self.seat == SPECTATOR:
            console.print(*parts, sep="\n")
            return
        if height(Group(*parts), console.width) + MENU <= self._fitting().free():
            self.notices += parts
            self.show(story=False)
            return
        console.clear()
        console.print(*parts, sep="\n")
        console.print(ink(self.words.say("terminal-enter-board"), "dim"))
        self.hidden = True

    def _fitting(self) -> Fitting:
        return Fitting(self.screen, self.scene(), self.page, whole_screen(self.console))

    def show(self, story: bool = True) -> None:
        """The board, what just happened, and the menu."""
        # On a second page the story has been read.
        news = self.news.get(self.seat, []) if story and self.page is self.first else []
        drawing = self._fitting().decision(news, self.notices)
        self.notices = []
        self._draw(drawing)

    def show_preview(self, chosen: Action, sentences: list[str]) -> None:
        """The board as if an action were done, with what it would mean."""
        self._draw(self._fitting().preview(chosen, [ink(sentence) for sentence in sentences]))

    def _draw(self, drawing: RenderableType) -> None:
        self.hidden = False
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(drawing)

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
        while not self.act_on(self.read()):
            pass

    def read(self) -> str:
        """What the player types; the end of input leaves, Ctrl-C asks about saving first."""
        prompt = self.words.say("terminal-prompt", {"seat": self.screen.name(self.seat)})
        try:
            return self.question(prompt)[:MAX_TYPED].strip()
        except EOFError as error:
            raise Left from error
        except KeyboardInterrupt:
            self.console.print()
            return "quit"

    def question(self, text: str) -> str:
        """What is typed after a question."""
        return self.ask(f"{clean(text)} ")

    def act_on(self, typed: str) -> bool:
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
        if self.hidden:
            self.show()
        elif self.page is not self.first:
            self.page = self.first
            self.show()
        elif len(self.state.actions()) == 1:
            return self.play(self.state.actions()[0])
        else:
            self.answer("terminal-hint")
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
        """Before the first action: the file to save in may hold another game."""
        if self.save is None or not self.save.exists() or self._holds_this_game(self.save):
            return
        if not self.yes("terminal-save-replace", file=str(self.save)):
            self.say("terminal-save-kept", file=str(self.save))
            self.save = None

    def _holds_this_game(self, path: Path) -> bool:
        """Whether a file holds the record as it is: nothing is lost by writing it again."""
        try:
            return path.is_file() and path.read_bytes() == self.record.to_text().encode()
        except OSError:
            return False

    def autosave(self) -> None:
        """Keep the caller's file up to date, so that a crash loses nothing."""
        if self.save is not None:
            self.write(self.save)

    def write(self, path: Path) -> bool:
        """Write the record; whether it worked."""
        values: dict[str, object] = {"file": str(path)}
        try:
            write_whole(path, self.record.to_text())
        except OSError as error:
            values["error"] = error.strerror or type(error).__name__
            self.complain(self.words.say("terminal-save-failed", values))
            return False
        self.saved_at = len(self.record.entries)
        return True

    def complain(self, sentence: str) -> None:
        """What went wrong with a file: said at once, for the next question may be about it."""
        self.console.print(ink(f"! {sentence}", "bold red"))

    def yes(self, message: str, **values: object) -> bool:
        """A question with yes or no; anything but a yes is no."""
        try:
            typed = self.question(self.words.say(message, values)).strip().lower()
        except (EOFError, KeyboardInterrupt):
            return False
        return typed in self.words.say("terminal-yes").split()

    def save_as(self, name: str) -> bool:
        """Write the record to the file somebody named (none: the caller's); whether it is there."""
        try:
            return self._save_as(Path(name).expanduser() if name else self.save)
        except (OSError, ValueError, RuntimeError):  # an unknown ~user, a NUL, a name longer than names can be
            self.complain(self.words.say("terminal-save-name", {"file": name}))
            return False

    def _save_as(self, path: Path | None) -> bool:
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
                name = self.question(self.words.say(message)).strip()
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
        winners = ", ".join(self.screen.name(seat) for seat in outcome.winners)
        sentences = [self.words.say("terminal-winners", {"winners": winners, "count": len(outcome.winners)})]
        sentences += self._seed()
        parts = [self.screen.sheet(self.state.view(self.seat), outcome), *map(ink, sentences)]
        self._draw(Fitting(self.screen, self.scene(), None, whole_screen(self.console)).end(self.news.get(self.seat, []), parts))
        if self.save is not None:
            self.save_as("")
        elif self.saved_at != len(self.record.entries):
            self.offer_to_save("terminal-end-save")

    def _seed(self) -> list[str]:
        """What makes this game again; a game that was resumed came from a file."""
        return [] if self.resumed else [self.words.say("terminal-seed", {"seed": self.seed})]

    def goodbye(self) -> None:
        """Leaving before the end."""
        self.console.print()
        if self.save is not None:
            self.save_as("")
        self.say("terminal-goodbye")
        for sentence in self._seed():
            self.console.print(ink(sentence))
