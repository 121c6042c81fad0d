"""Records as arrays: every decision of many games with what its seat knew, what it could do, did and got for it.

Files are NumPy's npz, each of whole games, so that no more than one of them is ever in memory. docs/envs.md says
what is in them.

>>> import tempfile
>>> from parlour.envs.recording import play_game
>>> from parlour.games import find_game, names
>>> record = play_game(find_game(names()[0]), {"players": 2}, ["random", "random"])
>>> with tempfile.TemporaryDirectory() as folder:
...     writer = ArrayWriter(Path(folder) / "games.npz")
...     writer.add(record, "one.record")
...     (file,) = writer.close()
...     with np.load(file) as found:
...         found["files"].tolist(), len(found["actions"]) == len(record.entries), found["places"].shape
(['one.record'], True, (1, 4))
"""

from __future__ import annotations

import glob
import json
import os
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.errors import InvalidInput
from parlour.core.game import AnyGame
from parlour.core.record import Record
from parlour.envs.observation import Bytes, Observation
from parlour.envs.rewarding import rewards_of

ROWS = 100_000  # of a file, before the next is begun
NO_REWARD = float("nan")  # of a game that is not over: whoever learns from it by mistake notices


@dataclass(frozen=True)
class _Game:
    """The decisions of one record, and how it ended."""

    file: str
    options: str
    seats: int
    places: tuple[int, ...]  # none if it is not over
    scores: tuple[int, ...]
    observations: Bytes
    actions: NDArray[np.int32]
    seat_of: Bytes  # by decision, as are the others
    rewards: NDArray[np.float32]
    menu: NDArray[np.int32]  # all of them, one after the other
    menu_sizes: NDArray[np.int64]


class ArrayWriter:
    """Takes records of one game, one after the other, and writes them into files.

    The first is called `out`; whenever one has at least `rows` decisions the next is begun, called after it and by
    number. The folder is made if it is not there.
    """

    def __init__(self, out: Path | str, rows: int = ROWS) -> None:
        out = Path(out)
        self.out, self.rows = out, rows
        out.parent.mkdir(parents=True, exist_ok=True)
        for there in (out, *sorted(out.parent.glob(f"{glob.escape(out.stem)}-[0-9]*{glob.escape(out.suffix)}"))):
            if there.exists():  # files of two runs beside one another would look like one
                raise InvalidInput("cli-arrays-in-the-way", file=str(there))
        self.files: list[Path] = []
        self.games = 0
        self.decisions = 0
        self._game: AnyGame | None = None
        self._waiting: list[_Game] = []
        self._waiting_rows = 0

    def add(self, record: Record, file: str) -> None:
        """One record more; `file` is what it is called in the arrays."""
        if self._game is None:
            self._game = record.game
            self._observation = Observation(record.game)
        if record.game is not self._game:
            raise InvalidInput("cli-arrays-other-game", game=record.game.name, known=self._game.name)
        found = self._read(record, file)
        self._waiting.append(found)
        self._waiting_rows += len(found.actions)
        self.games += 1
        self.decisions += len(found.actions)
        if self._waiting_rows >= self.rows:
            self._write()

    def close(self) -> list[Path]:
        """Write what is left; all files."""
        if self._waiting:
            self._write()
        return self.files

    def _read(self, record: Record, file: str) -> _Game:
        decisions = sum(entry.action is not None for entry in record.entries)
        observations = np.empty((decisions, self._observation.size), dtype=np.uint8)
        actions: list[int] = []
        seat_of: list[int] = []
        menu: list[int] = []
        sizes: list[int] = []
        state = record.replay(0)
        for entry in record.entries:
            if entry.action is not None:  # to concede is no decision of the table
                observations[len(actions)] = self._observation.write(state, entry.seat)
                actions.append(entry.action.number)
                seat_of.append(entry.seat)
                here = state.menu()
                sizes.append(len(here))
                menu += here
            record.play_entry(state, entry)
        outcome = state.outcome
        worth = rewards_of(outcome) if outcome is not None else [NO_REWARD] * len(state.seat_names)
        return _Game(
            file=file,
            options=json.dumps(record.options, sort_keys=True, ensure_ascii=False),
            seats=len(state.seat_names),
            places=outcome.places if outcome is not None else (),
            scores=outcome.scores if outcome is not None else (),
            observations=observations,
            actions=np.array(actions, dtype=np.int32),
            seat_of=np.array(seat_of, dtype=np.uint8),
            rewards=np.array([worth[seat] for seat in seat_of], dtype=np.float32),
            menu=np.array(menu, dtype=np.int32),
            menu_sizes=np.array(sizes, dtype=np.int64),
        )

    def _write(self) -> None:
        """A file of the games that wait. It is there as a whole, or not at all."""
        number = len(self.files) + 1
        file = self.out.with_name(f"{self.out.stem}-{number}{self.out.suffix}") if number > 1 else self.out
        beside = file.with_name(f".{file.name[:40]}.{os.getpid()}.tmp")
        try:
            with zipfile.ZipFile(beside, "w", zipfile.ZIP_DEFLATED) as into:
                for name, blocks in self._arrays().items():
                    _write_array(into, name, blocks)
            os.replace(beside, file)
        finally:
            beside.unlink(missing_ok=True)
        self.files.append(file)
        self._waiting, self._waiting_rows = [], 0

    def _arrays(self) -> dict[str, Sequence[NDArray[Any]]]:
        """What stands in a file: of each array the blocks it is made of."""
        game, waiting = self._game, self._waiting
        assert game is not None
        options = sorted({found.options for found in waiting})
        most = _most_seats(game)
        lengths = [len(found.actions) for found in waiting]
        sizes = np.concatenate([found.menu_sizes for found in waiting])
        whole = {
            "games": np.repeat(np.arange(len(waiting), dtype=np.int32), lengths),
            "menu_start": np.concatenate([np.zeros(1, dtype=np.int64), sizes.cumsum()]),
            "files": np.array([found.file for found in waiting]),
            "seat_counts": np.array([found.seats for found in waiting], dtype=np.uint8),
            "finished": np.array([bool(found.places) for found in waiting]),
            "places": np.array([_padded(found.places, most) for found in waiting], dtype=np.uint8),
            "scores": np.array([_padded(found.scores, most) for found in waiting], dtype=np.int32),
            "options": np.array(options),
            "options_of": np.array([options.index(found.options) for found in waiting], dtype=np.int32),
            "game": np.array(game.name),
            "rules_version": np.array(game.version),
            "actions_version": np.array(game.table.version),
            "features_version": np.array(self._observation.features.version),
        }
        return {
            "observations": [found.observations for found in waiting],
            "actions": [found.actions for found in waiting],
            "seats": [found.seat_of for found in waiting],
            "rewards": [found.rewards for found in waiting],
            "menu": [found.menu for found in waiting],
            **{name: [array] for name, array in whole.items()},
        }


def _most_seats(game: AnyGame) -> int:
    """How many can play at most."""
    for spec in game.option_specs:
        if spec.name == "players" and spec.choices is not None:
            return max(choice for choice in spec.choices if isinstance(choice, int))
    return len(game.seats(game.options({})))


def _padded(numbers: Sequence[int], count: int) -> list[int]:
    return [*numbers, *[0] * (count - len(numbers))]


def _write_array(into: zipfile.ZipFile, name: str, blocks: Sequence[NDArray[Any]]) -> None:
    """One array of a file, block by block: put together first it would be in memory twice."""
    first = blocks[0]
    shape = (sum(len(block) for block in blocks), *first.shape[1:]) if first.shape else ()
    head = {"descr": np.lib.format.dtype_to_descr(first.dtype), "fortran_order": False, "shape": shape}
    with into.open(f"{name}.npy", "w", force_zip64=True) as writing:
        np.lib.format.write_array_header_1_0(writing, head)
        for block in blocks:
            writing.write(block.tobytes())
