"""Random games with invariants checked after every decision: a slice in the tests, millions in the soak."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from contextlib import suppress

from parlour.core.chance import RandomChance
from parlour.core.errors import InvalidInput
from parlour.core.game import NOBODY, AnyGame
from parlour.core.state import State
from parlour.games import find_game
from parlour.games.arcs.cards.deck import FURTHER_SETS
from parlour.games.arcs.state.state import ArcsState


def variants(game: str = "roam") -> Iterator[dict[str, object]]:
    """Mixes of options of a game: picked ones where there are too many, of any other game all."""
    picked = {"roam": roam_variants, "arcs": arcs_variants}
    return picked[game]() if game in picked else every_mix(find_game(game))


def some_variants(game: str, how_many: int, seed: int) -> list[dict[str, object]]:
    """A few of them."""
    return random.Random(seed).sample(list(variants(game)), how_many)


def every_mix(game: AnyGame) -> Iterator[dict[str, object]]:
    """All options of a game with one another, as far as they go together; of a range its ends."""
    specs = [spec for spec in game.option_specs if spec.choices is not None]
    for chosen in itertools.product(*[ends(spec.choices or ()) for spec in specs]):
        mix = {spec.name: value for spec, value in zip(specs, chosen, strict=True)}
        with suppress(InvalidInput):
            game.options(mix)
            yield mix


def ends(choices: Sequence[object]) -> Sequence[object]:
    return (choices[0], choices[-1]) if isinstance(choices, range) else choices


def arcs_variants() -> Iterator[dict[str, object]]:
    for players, split in itertools.product((2, 3, 4), (False, True)):
        yield {"players": players, "split_discard": split}
    yield from leader_variants()
    yield from setup_variants()
    yield from further_variants()


def roam_variants() -> Iterator[dict[str, object]]:
    """All mixes of variants and player counts, and some unusual seats, card sets and first players."""
    for players, artifacts, outpost, stacking in itertools.product((2, 3, 4), *[(False, True)] * 3):
        yield {"players": players, "artifacts": artifacts, "outpost": outpost, "stacking": stacking}
    yield {"seats": ["west", "south"], "artifacts": True, "stacking": True}
    yield {"seats": ["east", "north", "west"], "artifacts": True, "outpost": True}
    yield {"seats": ["south", "west", "north"], "cards": "sketch", "first": "west"}
    yield {
        "seats": ["south", "north"],
        "cards": "wayfarers",
        "first": "north",
        "artifacts": True,
        "stacking": True,
    }


def leader_variants() -> Iterator[dict[str, object]]:
    """Arcs with leaders and lore: all player counts, every set, one lore card or two."""
    for players in (2, 3, 4):
        yield {"players": players, "split_discard": False, "leaders": "base", "two_lore": players == 3}
        yield {"players": players, "split_discard": True, "leaders": "pack", "two_lore": players != 3}
        yield {"players": players, "split_discard": False, "leaders": "both", "two_lore": True}


def setup_variants() -> Iterator[dict[str, object]]:
    """Arcs with a chosen setup card and first player, with leaders and lore."""
    for players, setup, first in (
        (2, "homelands", "blue"),
        (3, "core-conflict", "yellow"),
        (4, "mix-up-3", "green"),
    ):
        yield {
            "players": players,
            "setup": setup,
            "first": first,
            "split_discard": players == 3,
            "leaders": "base",
        }


def further_variants() -> Iterator[dict[str, object]]:
    """Arcs with each further set of cards, with and without leaders and lore."""
    for cards in FURTHER_SETS:
        for players, leaders in ((2, "none"), (3, "both"), (4, "none")):
            yield {"players": players, "split_discard": False, "leaders": leaders, "extra": cards}


def play_with_checks(game: AnyGame, options: dict[str, object], decisions: int, seed: str) -> int:
    """Play random games until so many real decisions were made; how many it were.

    Some games favour some kinds of action, or put off ending turns, so that rare corners come up.
    """
    rng = random.Random(seed)
    chance = RandomChance(rng)
    kinds = sorted({action.kind for action in game.table})
    made = 0
    while made < decisions:
        state = game.start(options, chance)
        game.check(state)
        loved = rng.choice(([], rng.sample(kinds, 1), rng.sample(kinds, min(4, len(kinds)))))
        hurried = rng.random() < 0.5
        entries = 0
        while state.to_move != NOBODY:
            menu = state.actions()
            liked = [action for action in menu if action.kind in loved]
            action = rng.choice(liked if liked and rng.random() < 0.7 else menu)
            if action.kind == "end" and not hurried and rng.random() < 0.7:
                action = rng.choice(menu)
            before = never_falling(state)
            state.play(action, chance)
            game.check(state)
            assert all(now >= then for now, then in zip(never_falling(state), before, strict=True))
            made += len(menu) > 1
            entries += 1
            assert entries < game.longest
    return made


def never_falling(state: State) -> list[int]:
    """What only grows: power and the chapter in Arcs, the round in Roam."""
    if isinstance(state, ArcsState):
        return [*[state.power(seat) for seat in state.setup.all_seats], state.chapter]
    return [getattr(state, "round", 0)]
