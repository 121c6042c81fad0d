"""A game at the terminal: the record, the state at its end, what the player sees and types.

The session knows no rules. It shows what the game's screen draws, asks, and plays legal actions; commands are in
`parlour.terminal.commands`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text

from parlour import bots
from parlour.core.action import Action
from parlour.core.chance import SeededChance
from parlour.core.errors import InvalidInput
from parlour.core.event import SPECTATOR, Event
from parlour.core.game import NOBODY
from parlour.core.preview import Foresight, foresee
from parlour.core.record import Entry, Record
from parlour.terminal.fit import PROMPT, Fitting, whole_screen
from parlour.terminal.ink import height, ink
from parlour.terminal.keeping import Keeper
from parlour.terminal.meaning import abbreviated, is_clear, near, picked
from parlour.terminal.paging import Pages
from parlour.terminal.screen import GRID, Choice, Page, Scene, Section, find_screen
from parlour.terminal.story import draw_story
from parlour.terminal.talk import Ask, Talk, forget_typed, mistake
from parlour.words import words

HUMAN = "human"
SHOWN = 60  # characters of a mistake that are repeated
LEAVE = "q"  # typed under a long answer, it leads back to the board
MAX_TYPED = 1000  # nobody types more; a pasted file is not parsed


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
        self.talk = Talk(console, self.words, ask)
        self.keeper = Keeper(self.talk, record, save)
        self.people = dict(people)
        self._check_people()
        self.screen = find_screen(record.game, self.words, record.options, self.state.seat_names)
        self.bots: dict[int, bots.Bot] = {}
        for seat, name in enumerate(self.state.seat_names):
            if self.people[name] != HUMAN:
                self.seat_bot(seat, self.people[name])
        self.news: dict[int, list[Event]] = {}  # by seat: what it saw happen since its last decision
        self.notices: list[RenderableType] = []  # for under the next board
        self.pages: Pages | None = None  # the long answer that stands where the board was
        self.undone: list[list[Entry]] = []  # for redo, the last undone first
        self.pending: Action | None = None  # previewed: Enter does it
        self.doubted: Action | None = None  # the player was asked whether to do it: saying it again does it
        self.seat = SPECTATOR  # the human who decides
        self.first = Page(())  # the first page of the decision ...
        self.page = self.first  # ... and the one shown
        self.resumed = False  # whether the game began in a file, so that its seed is not known

    def _check_people(self) -> None:
        seats = self.state.seat_names
        if sorted(self.people) != sorted(seats):
            raise InvalidInput("terminal-people", people=", ".join(self.people), seats=", ".join(seats))

    def seat_bot(self, seat: int, name: str) -> None:
        """Let a bot play a seat from now on."""
        self.bots[seat] = bots.make_bot(name, self.record.game)
        self.people[self.state.seat_names[seat]] = name

    # what is said

    def notice(self, message: str, **values: object) -> None:
        """One sentence for under the next board."""
        self.notices.append(ink(self.words.say(message, values), "bold"))

    def answer(self, message: str, **values: object) -> None:
        """A sentence in reply to what the player typed."""
        self.reply(self.talk.sentence(message, **values))

    def warn(self, sentence: str) -> None:
        """What is wrong, in one sentence; nothing is lost."""
        self.reply(mistake(sentence))

    def reply(self, *parts: RenderableType) -> None:
        """What the player asked for: between board and menu, so that these stay in sight; alone if it is long."""
        console = self.console
        if not console.is_terminal or self.seat == SPECTATOR:
            console.print(Group(*parts))
            return
        if self._fitting().has_room_for(parts):
            self.notices += parts
            self.show(story=False)
            return
        self.pages = Pages(console, Group(*parts))
        self.turn_page(self.pages)

    def turn_page(self, pages: Pages) -> None:
        """As much of a long answer as the screen has room for, and how to go on."""
        console = self.console
        room = console.height - PROMPT - height(self._page_foot(99, 100), console.width)
        count = pages.count(room)
        console.clear()
        console.print(pages.turn(room))
        console.print(self._page_foot(pages.turned, count))

    def _page_foot(self, page: int, pages: int) -> Text:
        if page < pages:
            return ink(self.words.say("terminal-page-more", {"page": page, "pages": pages, "leave": LEAVE}), "dim")
        return ink(self.words.say("terminal-page-last", {"page": page, "pages": pages}), "dim")

    def again(self) -> None:
        """Draw everything again if a question has moved it."""
        if self.console.is_terminal:
            self.show()

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
        self.pages = None
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
        return foresee(self.state, action, self.record.game.closing)

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
        wrong = self.keeper.autosave()
        if wrong is not None:
            self.notices.append(wrong)
        self.hand_over(self.state.to_move)
        self.seat = self.state.to_move
        self.page = self.first = self.screen.page(self.scene())
        self.pending = self.doubted = None
        self.show()
        while not self.act_on(self.read()):
            pass

    def hand_over(self, seat: int) -> None:
        """Before a person sees what another at this keyboard must not: an empty screen, until they are there."""
        secret = self.state.unknown(self.seat) - self.state.unknown(seat)
        if seat == self.seat or not secret or len(self.humans()) < 2:
            return
        self.seat = SPECTATOR  # nobody looks
        forget_typed()
        if self.console.is_terminal:
            self.console.clear()
        while not self._is_there(seat):
            pass

    def _is_there(self, seat: int) -> bool:
        """Ask for the next player; they may leave here, too."""
        try:
            question = self.words.say("terminal-hand-over", {"seat": self.screen.name(seat)})
            typed = self.talk.question(question).strip().lower()
        except EOFError as error:
            raise Left from error
        except KeyboardInterrupt:
            self.console.print()
            typed = "quit"
        if typed not in ("quit", "exit"):
            return True
        if self.keeper.is_kept or self.keeper.offer("terminal-quit-save"):
            raise Left
        return False

    def read(self) -> str:
        """What the player types; the end of input leaves, Ctrl-C asks about saving first."""
        prompt = self.words.say("terminal-prompt", {"seat": self.screen.name(self.seat)})
        try:
            return self.talk.question(prompt)[:MAX_TYPED].strip()
        except EOFError as error:
            raise Left from error
        except KeyboardInterrupt:
            self.console.print()
            return "quit"

    def act_on(self, typed: str) -> bool:
        """Act on what was typed; whether the position is another one now."""
        from parlour.terminal.commands import find_command, like_commands

        pending, self.pending = self.pending, None
        doubted, self.doubted = self.doubted, None
        if not typed:
            return self.enter(pending)
        if doubted is not None and self._says("terminal-yes", typed):
            return self.play(doubted, sure=True)
        no = doubted is not None and self._says("terminal-no", typed)
        if no or (self.pages is not None and typed.lower() == LEAVE):
            self.show()
            return False
        command, rest = find_command(typed)
        if command is not None:
            return command(self, rest)
        choice = self.meant(typed, like_commands(typed))
        return choice is not None and self.take(choice, doubted)

    def _says(self, message: str, typed: str) -> bool:
        """Whether one of the words of a message was typed."""
        return typed.lower() in self.words.say(message).split()

    def enter(self, pending: Action | None) -> bool:
        """An empty line: do what was previewed, go on reading or back a page, or take the only choice."""
        if pending is not None:
            return self.play(pending, sure=True)
        if self.pages is not None and self.pages.left:
            self.turn_page(self.pages)
        elif self.pages is not None:
            self.show()
        elif self.page is not self.first:
            self.page = self.first
            self.show()
        elif len(self.state.actions()) == 1:
            return self.play(self.state.actions()[0])
        else:
            self.answer("terminal-hint")
        return False

    def meant(self, typed: str, lines: Sequence[str] = (), before: str = "") -> Choice | None:
        """What was typed as a choice; None if it is none, which is said, or several, which are listed.

        `lines` are the commands it may be short for. `before` is typed before whatever is picked from the list.
        """
        for page in (self.page, self.first):
            found = picked(page, typed)
            if len(found) == 1:
                return found[0]
            if found:
                self.ask_which(typed, found, (), before)
                return None
            if typed.isdecimal():
                break  # a number is of the list in sight
        if typed.isdecimal():
            return self._counted(typed)
        try:
            return Choice(Text(), (self.record.game.table.parse(typed),))
        except InvalidInput:
            return self._near(typed, lines, before)

    def _counted(self, typed: str) -> Choice | None:
        """A number that is not in the list; where numbers count something, the rule can say why."""
        try:
            return Choice(Text(), (self.record.game.table.parse(f"{self.page.counts} {int(typed)}"),))
        except InvalidInput:
            numbers = self.page.numbers()
        values = {"number": typed[:SHOWN], "first": min(numbers), "last": max(numbers)}
        self.warn(self.words.say("terminal-no-number", values))
        return None

    def _near(self, typed: str, lines: Sequence[str], before: str) -> Choice | None:
        """What begins as typed, among all that can be chosen; see `meant`."""
        choices = near(self.page, typed) or near(self.first, typed)
        covered = {action for choice in choices for action in choice.actions}
        for action in abbreviated(self.state.actions(), typed):
            if action not in covered:
                choices.append(Choice(Text(), (action,)))
        if not choices and not lines:
            self.warn(self.words.say("terminal-unknown", {"text": typed[:SHOWN]}))
            return None
        if len(choices) + len(lines) == 1 and is_clear(typed):
            return choices[0] if choices else Choice(Text(), (), line=lines[0])
        self.ask_which(typed, choices, lines, before)
        return None

    def ask_which(self, typed: str, choices: Sequence[Choice], lines: Sequence[str], before: str) -> None:
        """List all that was typed may stand for: a page to pick from."""
        wanted = {action for choice in choices for action in choice.actions}
        scene = self.scene()
        page = Page(())
        if wanted:
            scene = replace(scene, actions=[action for action in scene.actions if action in wanted])
            page = self.screen.page(scene)
            while len(page.choices()) == 1 and page.choices()[0].opens:
                page = self.screen.opened(scene, page.choices()[0])
        sections = page.sections
        if lines and not page.counts:  # where numbers count something, there are none for commands
            commands = tuple(Choice(ink(line), (), line=line) for line in lines)
            sections = (*sections, Section("", commands, GRID))
        if before:
            sections = tuple(replace(section, choices=_typing(before, section)) for section in sections)
        lead = self.words.say("terminal-which", {"text": typed[:SHOWN]})
        hint = page.hint or self.words.say("terminal-back-hint")
        self.page = replace(page, sections=sections, lead=lead, hint=hint)
        self.show()

    def take(self, choice: Choice, doubted: Action | None = None) -> bool:
        """Do a choice, or open it; `doubted` is what the player was asked about before."""
        if choice.line:
            return self.act_on(choice.line)
        if not choice.opens:
            return self.play(choice.actions[0], sure=choice.actions[0] is doubted)
        self.page = self.screen.opened(self.scene(), choice)
        self.show()
        return False

    def play(self, action: Action, sure: bool = False) -> bool:
        """The player's action, if it is legal; before one that wastes something they are asked, unless sure."""
        refusal = self.state.why_not(action)
        if refusal is not None:
            self.warn(self.screen.refusal(refusal))
            return False
        doubt = "" if sure else self.screen.doubt(self.scene(), action)
        if doubt:
            self.reply(ink(doubt, "bold"))
            self.doubted = action
            return False
        self.news[self.seat] = []
        self.undone = []
        self.do(action)
        return True

    # the end

    def finish(self) -> None:
        """The last board and the score sheet."""
        outcome = self.state.outcome
        assert outcome is not None
        winners = ", ".join(self.screen.name(seat) for seat in outcome.winners)
        parts = [
            self.screen.sheet(self.state.view(self.seat), outcome),
            self.talk.sentence("terminal-winners", winners=winners, count=len(outcome.winners)),
            *self._seed(),
        ]
        fitting = Fitting(self.screen, self.scene(), None, whole_screen(self.console))
        self._draw(fitting.end(self.news.get(self.seat, []), parts))
        self.keeper.last_save()
        if not self.keeper.is_kept:
            self.keeper.offer("terminal-end-save")

    def _seed(self) -> list[Text]:
        """What makes this game again; a game that was resumed came from a file."""
        return [] if self.resumed else [self.talk.sentence("terminal-seed", seed=self.seed)]

    def goodbye(self) -> None:
        """Leaving before the end."""
        self.console.print()
        self.keeper.last_save()
        self.console.print(self.talk.sentence("terminal-goodbye"), *self._seed())


def _typing(before: str, section: Section) -> tuple[Choice, ...]:
    """The choices of a section, each to be typed after a word."""
    return tuple(
        replace(choice, line=f"{before} {choice.typed[0] if choice.opens else choice.actions[0].text}")
        for choice in section.choices
    )
