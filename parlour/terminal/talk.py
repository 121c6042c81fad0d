"""Sentences out, answers in: the console and the keyboard of a session."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from parlour.terminal.ink import clean, ink
from parlour.words import Words

Ask = Callable[[str], str]


class Talk:
    """Speaks one language with whoever sits at the terminal."""

    def __init__(self, console: Console, words: Words, ask: Ask) -> None:
        self.console = console
        self.words = words
        self.ask = ask

    def sentence(self, message: str, **values: object) -> Text:
        """The sentence of a message."""
        return ink(self.words.say(message, values))

    def warning(self, message: str, **values: object) -> Text:
        """The sentence of a message that says what is wrong."""
        return mistake(self.words.say(message, values))

    def say(self, message: str, **values: object) -> None:
        """Print a sentence."""
        self.console.print(self.sentence(message, **values))

    def question(self, text: str) -> str:
        """What is typed after a question."""
        return self.ask(f"{clean(text)} ")

    def yes(self, message: str, **values: object) -> bool:
        """A question with yes or no; anything but a yes is no."""
        try:
            typed = self.question(self.words.say(message, values)).strip().lower()
        except (EOFError, KeyboardInterrupt):
            return False
        return typed in self.words.say("terminal-yes").split()


def forget_typed() -> None:
    """What one player typed is not for the next to call back with the arrow keys."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()


def mistake(sentence: str) -> Text:
    """What is wrong, so that it is seen."""
    return ink(f"! {sentence}", "bold red")
