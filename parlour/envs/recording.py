"""A policy's games as records: files that people look at in the browser, and that `parlour record` reads.

>>> import tempfile
>>> from parlour.games import names
>>> def last(row, menu):
...     return menu[-1]
>>> with tempfile.TemporaryDirectory() as folder:
...     files = record_games(names()[0], {"players": 2}, [last, "random"], 2, folder, seed=1)
...     [file.suffix for file in files]
['.record', '.record']
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from parlour.bots import Bot, make_bot
from parlour.core.batch import chance_of
from parlour.core.chance import Chance, SeededChance
from parlour.core.game import NOBODY, AnyGame
from parlour.core.record import Record
from parlour.core.state import State
from parlour.envs.observation import Bytes, Observation
from parlour.envs.refusals import EnvError, as_given, game_with, legal_number, sentences, whole_number

SUFFIX = ".record"
# Who plays a seat: given what it observes and the numbers of the legal actions, the number of one of them.
Policy = Callable[[Bytes, NDArray[np.int64]], SupportsIndex]


def record_games(
    game: AnyGame | str,
    options: Mapping[str, object],
    policies: Sequence[Policy | str],
    n: int,
    folder: Path | str,
    seed: int | str = 0,
) -> list[Path]:
    """Play `n` games and write a record of each into a folder; the files. None that is there is written over.

    For each seat there is a policy, or the name of a bot. Chance and bots do in a game what the seed and the
    number of the game say.
    """
    files = []
    for number in range(1, whole_number(n, "the number of games") + 1):
        record = play_game(game, options, policies, f"{seed}/{number}")
        file = Path(folder) / f"{record.game.name}-{number:04}{SUFFIX}"
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("x", encoding="utf-8", newline="\n") as writing:
            writing.write(record.to_text())
        files.append(file)
    return files


def play_game(
    game: AnyGame | str, options: Mapping[str, object], policies: Sequence[Policy | str], seed: int | str = 0
) -> Record:
    """One game, to its end."""
    game, options = game_with(game, options)
    seats = game.seats(options)
    if isinstance(policies, str) or not isinstance(policies, Sequence):
        raise EnvError(f"policies are a list, one for each seat, and not {as_given(policies)}")
    if len(policies) != len(seats):
        raise EnvError(
            f"{len(seats)} policies are needed, one for each of {', '.join(seats)}; not {len(policies)}"
        )
    players = [_player(game, policy, f"{seed}/{seat}") for seat, policy in zip(seats, policies, strict=True)]
    chance = SeededChance(seed)
    record, state = Record.begin(game, options, chance)
    while state.to_move != NOBODY:
        _play(record, state, players[state.to_move](state), chance)
    return record


def records_of(
    game: AnyGame | str, options: Mapping[str, object], actions: Iterable[int], number: int, seed: int = 0
) -> Iterator[Record]:
    """The games in one place of a `Batch`, made from all actions that were played there since it began.

    The batch had these options and this seed, and `number` is the place. The last record is of the game that was
    not over yet.
    """
    game, options = game_with(game, options)
    chance = chance_of(seed, number)
    record, state = Record.begin(game, options, chance)
    for action in actions:
        _play(record, state, action, chance)
        if state.to_move == NOBODY:
            yield record
            record, state = Record.begin(game, options, chance)
    yield record


def _play(record: Record, state: State, action: SupportsIndex, chance: Chance) -> None:
    record.play(state, record.game.table[legal_number(record.game, state, action)], chance)


def _player(game: AnyGame, policy: Policy | str, seed: str) -> Callable[[State], SupportsIndex]:
    if not isinstance(policy, str):
        if not callable(policy):
            raise EnvError(f"a policy is a function or the name of a bot, and not {as_given(policy)}")
        return _policy_player(game, policy)
    with sentences():
        return _bot_player(make_bot(policy, game), seed)


def _bot_player(bot: Bot, seed: str) -> Callable[[State], SupportsIndex]:
    rng = random.Random(seed)
    return lambda state: bot.choose(state.view(state.to_move), rng).number


def _policy_player(game: AnyGame, policy: Policy) -> Callable[[State], SupportsIndex]:
    observation = Observation(game)
    # The policy may keep or change what it is given.
    return lambda state: policy(
        observation.write(state, state.to_move).copy(), np.array(state.menu(), dtype=np.int64)
    )
