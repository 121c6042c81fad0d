"""What a typed text may mean: choices by their keys and words, actions by the beginnings of their words."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.action import Action
from parlour.terminal.screen import Choice, Page

CLEAR = 2  # letters that may do something; with fewer the player is asked


def is_clear(typed: str) -> bool:
    """Whether a beginning is long enough to be no slip of a finger."""
    return len("".join(typed.split())) >= CLEAR


def is_number(typed: str) -> bool:
    """Whether a text is a number as people type it: isdecimal alone lets through digits of other scripts."""
    return typed.isascii() and typed.isdecimal()


def picked(page: Page, typed: str) -> list[Choice]:
    """The choices a text names in full: by the key before it, or by one of its words."""
    if is_number(typed):
        typed = typed.lstrip("0") or "0"
    wanted = _plain(typed)
    keyed = [choice for key, choice in page.keyed() if key == wanted]
    return keyed or [choice for choice in page.choices() if wanted in choice.typed]


def near(page: Page, typed: str) -> list[Choice]:
    """The choices with a word that begins like this."""
    wanted = _plain(typed)
    return [choice for choice in page.choices() if any(word.startswith(wanted) for word in choice.typed)]


def abbreviated(actions: Sequence[Action], typed: str) -> list[Action]:
    """The actions whose words begin with the words typed: the first with the first, others may be left out."""
    wanted = typed.lower().split()
    return [action for action in actions if _begins(action.text.lower().split(), wanted)]


def _begins(words: list[str], typed: list[str]) -> bool:
    if not typed or not words[0].startswith(typed[0]):
        return False
    later = iter(words[1:])
    return all(any(word.startswith(start) for word in later) for start in typed[1:])


def _plain(typed: str) -> str:
    return " ".join(typed.lower().split())
