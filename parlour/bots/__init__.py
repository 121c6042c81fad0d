"""Players made of code. All they get of a game is a view: what they make of it is theirs."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, cast

from parlour.bots.opinion import Opinion
from parlour.core.action import Action
from parlour.core.errors import InvalidInput
from parlour.core.game import AnyGame, View
from parlour.games import find_manifest


class Bot(Protocol):
    """Somebody who can be asked for an action."""

    def choose(self, view: View, rng: random.Random) -> Action:
        """A legal action for the seat of the view, which is to move."""

    def opinions(self, view: View, rng: random.Random) -> list[Opinion]:
        """What it thinks of the actions it would consider, the best first."""


LEVELS: Final = ("gentle", "casual", "strong", "best")  # what people choose from, where a game has them


def bots_of(game: AnyGame) -> tuple[str, ...]:
    """The bots that can play a game. The last is taken where nobody says who: it answers at once."""
    return tuple(find_manifest(game.name).bots)


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """Those of them that people choose by how strong they are, the gentlest first."""
    return tuple([level for level in LEVELS if level in bots_of(game)])


def make_bot(name: str, game: AnyGame) -> Bot:
    """The bot of this name for a game, with parameters if it has some: `search:nodes=2000,depth=3`."""
    plain, _, typed = name.partition(":")
    known = find_manifest(game.name).bots
    if plain not in known:
        raise InvalidInput("core-unknown-bot", name=plain[:40], known=", ".join(known))
    factory = known[plain].load()
    return cast(Bot, factory(game, **parameters_of(plain, factory, typed)))


def parameters_of(bot: str, factory: Callable[..., object], typed: str) -> dict[str, int | float | str]:
    """What somebody typed as `key=value,key=value` for what makes a bot of a game, if it takes it.

    >>> def search(game: AnyGame, nodes: int = 100, prior: float = 0.5, book: str = "") -> None: ...
    >>> parameters_of("search", search, "nodes=2000,prior=1,book=short")
    {'nodes': 2000, 'prior': 1, 'book': 'short'}
    >>> parameters_of("search", search, "nodes=many")
    Traceback (most recent call last):
    parlour.core.errors.InvalidInput: core-bot-parameter-value (bot=search, name=nodes, value=many)
    """
    if not typed:
        return {}
    takes = dict(list(inspect.signature(factory).parameters.items())[1:])  # the first is the game
    found: dict[str, int | float | str] = {}
    for part in typed.split(","):
        name, equals, text = part.partition("=")
        if not name or not equals or not text or name in found:
            raise InvalidInput("core-bot-parameter-form", text=part[:40])
        if not takes:
            raise InvalidInput("core-bot-parameter-none", bot=bot, name=name[:40])
        if name not in takes:
            raise InvalidInput("core-bot-parameter-unknown", bot=bot, name=name[:40], known=", ".join(takes))
        value = _value(text)
        if not _fits(value, takes[name].annotation):
            raise InvalidInput("core-bot-parameter-value", bot=bot, name=name, value=text[:40])
        found[name] = value
    return found


def _value(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text


# By what a parameter says it is; one that says something else, or nothing, takes anything.
_KINDS: Mapping[str, tuple[type, ...]] = {"int": (int,), "float": (int, float), "str": (str,)}


def _fits(value: int | float | str, annotation: Any) -> bool:
    said = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))
    kinds = [_KINDS.get(part.strip()) for part in said.split("|") if part.strip() != "None"]
    return any(kind is None or isinstance(value, kind) for kind in kinds)
