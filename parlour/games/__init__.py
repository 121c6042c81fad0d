"""The games of Parlour, by name: its own, those of other packages, and what a program registers itself.

Another package brings a game by an entry point of the group `parlour.games` that leads to its manifest.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from typing import Final

from parlour.core.errors import InvalidInput
from parlour.core.game import AnyGame
from parlour.core.manifest import Manifest

OWN: Final = ("parlour.games.roam.manifest", "parlour.games.arcs.manifest")  # the first is played if none is named
GROUP: Final = "parlour.games"

_known: Final[dict[str, Manifest]] = {}


def register(manifest: Manifest) -> None:
    """Make a game known to everything in this process."""
    manifests = _manifests()
    if manifest.name in manifests:
        raise ValueError(f"there is a game called {manifest.name} already")
    manifests[manifest.name] = manifest


@contextmanager
def registered(manifest: Manifest) -> Iterator[None]:
    """A game that is known for a while."""
    register(manifest)
    try:
        yield
    finally:
        del _known[manifest.name]


def _manifests() -> dict[str, Manifest]:
    if not _known:
        found = [importlib.import_module(module).MANIFEST for module in OWN]
        found += [entry.load() for entry in metadata.entry_points(group=GROUP)]
        for manifest in found:
            assert _known.setdefault(manifest.name, manifest) is manifest, f"two games are called {manifest.name}"
    return _known


def names() -> tuple[str, ...]:
    """What the games are called."""
    return tuple(_manifests())


def find_manifest(name: str) -> Manifest:
    """What the game of this name brings along."""
    if name not in _manifests():
        raise InvalidInput("core-unknown-game", name=name[:40], known=", ".join(names()))
    return _manifests()[name]


def find_game(name: str) -> AnyGame:
    """The game of this name; its module is loaded when it is first asked for."""
    return find_manifest(name).game.load()
