"""What a typed text may mean: choices by their keys and words, actions by the beginnings of their words."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.action import Action
from parlour.terminal.screen import Choice, Page

FILLERS = ("at",)  # words of actions that tell nothing apart
CLEAR = 2  # letters that may do something; with fewer the player is asked


def is_clear(typed: str) -> bool:
    """Whether a beginning is long enough to be no slip of a finger."""
    return len("".join(typed.split())) >= CLEAR


def picked(page: Page, typed: str) -> list[Choice]:
    """The choices a text names in full: by the key before it, or by one of its words."""
    wanted = _plain(typed)
    keyed = [choice for key, choice in page.keyed() if key == wanted]
    return keyed or [choice for choice in page.choices() if wanted in choice.typed]


def near(page: Page, typed: str) -> list[Choice]:
    """The choices with words that begin like this, together or one by one."""
    wanted, words = _plain(typed), _words(typed)
    return [
        choice
        for choice in page.choices()
        if any(text.startswith(wanted) or _begin(_words(text), words) for text in choice.typed)
    ]


def abbreviated(actions: Sequence[Action], typed: str) -> list[Action]:
    """The actions whose words begin with the words typed; if none do, words after the first may be left out."""
    wanted = _words(typed)
    found = [action for action in actions if _begin(_words(action.text), wanted)]
    return found or [action for action in actions if _have(_words(action.text), wanted)]


def _words(text: str) -> list[str]:
    return [word for word in text.lower().split() if word not in FILLERS]


def _begin(words: list[str], typed: list[str]) -> bool:
    return len(words) == len(typed) and all(map(str.startswith, words, typed))


def _have(words: list[str], typed: list[str]) -> bool:
    if not typed or not words[0].startswith(typed[0]):
        return False
    later = iter(words[1:])
    return all(any(word.startswith(start) for word in later) for start in typed[1:])


def _plain(typed: str) -> str:
    """What was typed without what makes no difference."""
    plain = " ".join(typed.lower().split())
    return plain.lstrip("0") or "0" if plain.isdecimal() else plain
