"""Words for people: Fluent messages in the languages of Parlour.

Everything that is said has a message id; the sentences are in `locales/<language>/*.ftl`, read by Python and by
the browser alike: in Parlour's own folder, and in those of other packages that bring a game. `Words` finds the
sentence for events, refusals, errors and options of any game.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from fnmatch import fnmatch
from importlib import resources
from itertools import product
from types import MappingProxyType
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from parlour.core.errors import IllegalAction, ParlourError, Refusal
from parlour.core.event import Event
from parlour.core.line import Difference
from parlour.games import find_manifest, names

LANGUAGES = ("en", "cs", "pl", "ru")
OWN: Final = "parlour"  # the package with the words of everything but other packages' games

NO_NAMES: Final[Mapping[str, str]] = MappingProxyType({})
NOT_IN_IDS: Final = re.compile("[^a-zA-Z0-9_-]+")  # what an id of Fluent cannot have


class Words:
    """The messages of one language; what it does not say yet is said in English."""

    def __init__(self, language: str = "en", packages: Sequence[str] = (OWN,), files: str = "*") -> None:
        self.language = language
        # Terminals and screen readers show the marks around inserted values; nobody here mixes directions.
        self.bundle = FluentBundle([language], use_isolating=False)
        for spoken, package in product(dict.fromkeys(("en", language)), packages):
            folder = resources.files(package) / "locales" / spoken
            for file in sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else ():
                if fnmatch(file.name, f"{files}.ftl"):
                    self.bundle.add_resource(
                        FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True
                    )

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def say(self, message: str, values: Mapping[str, object] | None = None) -> str:
        """The sentence of a message id. A missing one shows its id rather than fail."""
        pattern = self.bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            return message
        text, _ = self.bundle.format_pattern(pattern, {k: _value(v) for k, v in (values or {}).items()})
        return str(text)

    def help(self, message: str) -> str:
        """The longer explanation of a message: its attribute `.help`."""
        return self._attribute(message, "help")

    def card(self, message: str, printed: str) -> str:
        """What a card is called: by its message, or as the card-set file prints it."""
        return self.say(message) if self.has(message) else printed

    def flavour(self, message: str, printed: str) -> str:
        """The line about a card: its attribute `.flavour`, or as the card-set file prints it."""
        return self._attribute(message, "flavour") if self.has(message) else printed

    def text(self, message: str) -> str:
        """What a card does: the attribute `.text` of its name."""
        return self._attribute(message, "text")

    def _attribute(self, message: str, attribute: str) -> str:
        text, _ = self.bundle.format_pattern(self.bundle.get_message(message).attributes[attribute])
        return str(text)

    def named(self, game: str, value: Any, called: Mapping[str, str] = NO_NAMES) -> Any:
        """A value with names in place of ids: `called` says what players are called, by the ids of their seats.

        Everything else is called by its message `<game>-name-<id>`; what has none stays as it is. Of values by
        names the ids are kept as `<name>-id`: a sentence may choose its words by them, as cases and genders ask
        for. The browser does the same (`withIds` in its words.svelte.ts).
        """
        if isinstance(value, Mapping):
            ids = {f"{name}-id": item for name, item in value.items() if isinstance(item, str)}
            return ids | {name: self.named(game, item, called) for name, item in value.items()}
        if isinstance(value, (tuple, list)):
            return tuple(self.named(game, item, called) for item in value)
        if not isinstance(value, str):
            return value
        if value in called:
            return called[value]
        message = f"{game}-name-{NOT_IN_IDS.sub('-', value)}"
        return self.say(message) if self.has(message) else value

    def event(
        self,
        game: str,
        event: Event,
        names: tuple[str, ...],
        called: Mapping[str, str] = NO_NAMES,
        seats: Sequence[str] = (),
    ) -> str:
        """What an event says in the log; `names` are what the players are called, `seats` their ids, by seat."""
        values = self.named(game, event.args, called)
        values["seat"] = names[event.seat] if event.seat >= 0 else ""
        actor = seats[event.seat] if 0 <= event.seat < len(seats) else None
        own = actor is not None and event.args.get("owner") == actor
        message = f"{game}-event-{event.kind}"
        return self.say(self.closest(message, own, event.args.get("piece")), values)

    def closest(self, message: str, own: bool, piece: object = None) -> str:
        """The message that says it best: nobody acts on “a city of Red” who is Red, and a count needs its noun.

        What somebody does with what is their own may have a message `…-own`, what is done with a kind of piece
        one for each, such as `…-city`. The browser does the same (`closest` in its known.ts).
        """
        if own and self.has(f"{message}-own"):
            return f"{message}-own"
        return f"{message}-{piece}" if isinstance(piece, str) and self.has(f"{message}-{piece}") else message

    def refusal(self, refusal: Refusal, called: Mapping[str, str] = NO_NAMES) -> str:
        """Why not, with the rule."""
        reason = self.say(refusal.message, self.named(_part(refusal.message), refusal.values, called))
        return self.say("core-refused", {"reason": reason, "rule": refusal.rule})

    def error(self, error: ParlourError, called: Mapping[str, str] = NO_NAMES) -> str:
        """An error as a sentence."""
        if isinstance(error, IllegalAction):
            return self.refusal(error.refusal, called)
        values = self.named(_part(error.message), error.values, called)
        if "error" in values and isinstance(error.__cause__, ParlourError):
            values["error"] = self.error(error.__cause__, called).rstrip(".")
        return self.say(error.message, values)

    def difference(self, difference: Difference) -> str:
        """What is not as a scenario says, and where."""
        values = dict(difference.values)
        reason = values.get("error")
        if isinstance(reason, Refusal):
            values["error"] = self.refusal(reason)
        elif isinstance(reason, ParlourError):
            values["error"] = self.error(reason)
        return f"{difference.where}: {self.say(difference.message, values)}"

    def reason(self, game: str, name: str) -> str:
        """What speaks for an action, or against it."""
        return self.say(f"{game}-reason-{name}")

    def rule(self, game: str, rule: str) -> str:
        """The short text of a rule."""
        return self.say(f"{game}-rule-{rule.replace('.', '-')}")


def _part(message: str) -> str:
    """The part of Parlour a message belongs to: a game, or core."""
    return message.split("-", 1)[0]


def _value(value: object) -> object:
    if isinstance(value, (tuple, list)):
        return ", ".join(str(item) for item in value)
    return value


def words(language: str = "en") -> Words:
    """The words of a language, with those of all games; read once."""
    return _words(language, tuple(dict.fromkeys((OWN, *[find_manifest(name).locales for name in names()]))))


@functools.cache
def words_of_file(language: str, file: str) -> Words:
    """The words of one of Parlour's files: for whoever cannot wait a second until all are read."""
    return Words(language, files=file)


@functools.lru_cache(maxsize=8)
def _words(language: str, packages: tuple[str, ...]) -> Words:
    return Words(language, packages)
