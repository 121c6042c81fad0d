"""The games for OpenSpiel: importing this registers each as `parlour_NAME`.

    import pyspiel
    import parlour.envs.openspiel
    game = pyspiel.load_game("parlour_NAME(players=3)")

Chance is explicit: every draw of the rules (a card, a die) is a chance node with its probabilities, and whoever
runs the game answers it. A state holds nothing that is not decided yet, so a clone cannot look ahead, and search,
MCCFR and OpenSpiel's own tests see the true probabilities. It needs `parlour[openspiel]`. See docs/envs.md.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from parlour.core.chance import FirstChance
from parlour.core.errors import ParlourError
from parlour.core.game import AnyGame, OptionSpec
from parlour.core.manifest import Manifest
from parlour.core.state import State
from parlour.envs.observation import Observation, parts_of
from parlour.envs.refusals import EnvError
from parlour.envs.rewarding import rewards_of
from parlour.envs.stepwise import Stepwise
from parlour.games import find_manifest, names
from parlour.words import words

PREFIX: Final = "parlour_"
MOST_OUTCOMES: Final = 256  # of one draw: OpenSpiel wants to know it before any game begins
COMMA: Final = ";"  # in texts among parameters, which OpenSpiel parts at commas


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its options. Those that take free data are texts, as on the command line; "" is the default."""

    manifest: ClassVar[Manifest]  # each game has a class of its own

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {
            name: value.replace(",", COMMA) if isinstance(value, str) else value
            for name, value in (params or {}).items()
        }
        rules = self.manifest.game.load()
        try:
            self.first = Stepwise(rules, _options(self.manifest, given))
        except ParlourError as error:
            raise EnvError(words().error(error)) from error
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.table),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.first.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=rules.longest,
        )
        super().__init__(game_type(self.manifest), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[object, ...]:
        return load, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """What a seat knows; with perfect recall its past too. Parts of it alone are not observed: None."""
        if params:
            raise EnvError(f"an observation has no parameters such as {', '.join(params)}")
        if iig_obs_type is None:
            return SpielObserver(self.first.game, perfect_recall=False)
        single = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not single or not iig_obs_type.public_info:
            return None
        return SpielObserver(self.first.game, iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A node of a game. An action that is not legal raises `EnvError` with the rule and the sentence."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line = game.first.copy()  # OpenSpiel clones and serializes all attributes

    @property
    def position(self) -> State | None:
        """The position of the rules, secrets included: to look at, not to change; None while it is set up."""
        return self.line.state

    def current_player(self) -> int:
        line = self.line
        if line.question is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if line.is_over else line.to_move

    def is_terminal(self) -> bool:
        return self.line.is_over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.line.state is not None
        return sorted(self.line.state.menu())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can come of the draw that is asked about, with its probabilities."""
        if self.line.question is None:
            raise EnvError("chance is not asked")
        assert len(self.line.question.items) <= MOST_OUTCOMES
        return self.line.question.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.line.question is not None:
            self.line.answer(action)
        else:
            self.line.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.line.game.table[action].text
        assert self.line.question is not None
        return self.line.question.said(action)

    def returns(self) -> list[float]:
        """From -1 (last) to 1 (first) after the end, else 0; they add up to 0."""
        outcome = self.line.state.outcome if self.line.state is not None and self.line.is_over else None
        return [0.0] * self.line.seats if outcome is None else rewards_of(outcome)

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state of a world that the player may be in, made of what the player knows alone.

        It has no history: the true one holds secrets, and a guess has none.
        """
        found = SpielState(self.get_game())
        found.line = self.line.guessed(player, random.Random(probability_sampler()))
        return found

    def __str__(self) -> str:
        return str(self.line)


class SpielObserver:
    """What a seat knows, for OpenSpiel: as JSON, and as numbers from 0 to 1.

    `tensor` is the row of docs/features.md, each number as a share of the most it can be; `dict` has its groups.
    """

    def __init__(self, game: AnyGame, perfect_recall: bool) -> None:
        self._observation = Observation(game)
        self._perfect_recall = perfect_recall
        features = self._observation.features
        self._most = np.array(features.highest(), dtype=np.float32)
        self.tensor = np.zeros(features.size, dtype=np.float32)
        self.dict = parts_of(features, self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player of a state knows; nothing but zeros while the game is set up."""
        position = state.position
        if position is None:
            self.tensor.fill(0)
        else:
            np.divide(self._observation.write(position, player), self._most, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player of a state knows, with perfect recall after a fingerprint of all it did and was told."""
        seen = state.line.knowledge(player)
        # The player is named: what two of them know may look the same.
        return f"{player} {state.line.past[player].hex()} {seen}" if self._perfect_recall else f"{player} {seen}"


def load(text: str) -> Any:
    """The game OpenSpiel knows by this text. What is unpickled by it finds the games registered."""
    return pyspiel.load_game(text)


def game_type(manifest: Manifest) -> Any:
    """What OpenSpiel wants to know of a game before its options are chosen."""
    game = manifest.game.load()
    tables = next((spec.choices for spec in game.option_specs if spec.name == "players"), None)
    sizes = [size for size in tables or () if isinstance(size, int)] or [len(game.seats({}))]
    return pyspiel.GameType(
        short_name=PREFIX + manifest.name,
        long_name=f"Parlour: {manifest.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(sizes),
        min_num_players=min(sizes),
        provides_information_state_string=True,
        # The row has no room for the past, which matters where something is hidden.
        provides_information_state_tensor=not hides_something(game),
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={spec.name: _parameter(spec) for spec in game.option_specs},
    )


def hides_something(game: AnyGame) -> bool:
    """Whether there is something at the beginning that a seat does not know."""
    state: State = game.start({}, FirstChance())
    return any(state.unknown(seat) for seat in range(len(state.seat_names)))


def _parameter(spec: OptionSpec) -> bool | int | str:
    """The default of an option as OpenSpiel takes it."""
    return spec.default if isinstance(spec.default, bool | int | str) else ""


def _options(manifest: Manifest, given: Mapping[str, Any]) -> dict[str, object]:
    """The options that are not as they would be anyway."""
    found: dict[str, object] = {}
    for spec in manifest.game.load().option_specs:
        value = given.get(spec.name, _parameter(spec))
        if value == _parameter(spec):
            continue
        free = manifest.options.get(spec.name)
        found[spec.name] = value if free is None else free.read.load()(str(value).replace(COMMA, ","))
    return found


def register() -> None:
    """Make every game that has observations known to OpenSpiel."""
    known = {found.short_name for found in pyspiel.registered_games()}
    for manifest in map(find_manifest, names()):
        if manifest.observer is not None and PREFIX + manifest.name not in known:
            # A class and no function: OpenSpiel lets go of it when Python is gone, and only classes outlive that.
            kind = type(f"{manifest.name.capitalize()}Game", (SpielGame,), {"manifest": manifest})
            pyspiel.register_game(game_type(manifest), kind)


register()
