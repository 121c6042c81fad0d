"""The declarations of the cards of Arcs: what they may say, and what follows from it."""

from __future__ import annotations

import pytest

from parlour.core.game import Json
from parlour.games.arcs.cards import preludes
from parlour.games.arcs.cards.deck import COURT, FURTHER_SETS, SETS_OF_CARDS, court_of, everything_of
from parlour.games.arcs.cards.declarations import need_known, read_guild, read_leader, read_lore, read_vox
from parlour.games.arcs.components.box import ACTIONS
from parlour.games.arcs.state.setup import complete_options, find_setup
from parlour.games.arcs.turn.turn_actions import by_kind

GUILD: Json = {"id": 99, "name": "Old Pilots", "type": "fuel", "keys": 1, "effect": "Does nothing."}
LEADER: Json = {"id": 99, "name": "Hermit", "resources": ["relic"], "a": ["city", 3], "b": [2], "c": [1]}


def test_every_action_is_a_standard_one_or_given_by_a_card_in_place_of_one() -> None:
    given = everything_of(COURT, tuple(cards.name for cards in SETS_OF_CARDS)).actions
    assert sorted([*given, *ACTIONS]) == sorted(by_kind())
    assert all(0 <= action.standard < len(ACTIONS) for action in by_kind().values())


@pytest.mark.parametrize(
    "said",
    [
        {"loyal": ["gold"]},
        {"loyal": "fuel"},
        {"no_zero_marker": ["fuel"]},
        {"extra_dice": True},
        {"looks": 1},
        {"swims": True},
        {"union": "fuel"},
        {"type": "gold"},
        {"learns": True},  # only leaders do
        {"set": "Further Cards"},  # no id of a message
    ],
)
def test_a_guild_card_cannot_say_what_there_is_not(said: Json) -> None:
    with pytest.raises(ValueError, match="card 99"):
        read_guild({**GUILD, **said})


def test_what_is_wrong_is_called_as_in_the_data() -> None:
    with pytest.raises(ValueError, match="card 99: type is 'gas'"):
        read_guild({**GUILD, "type": "gas"})
    with pytest.raises(ValueError, match="card 99: it has no type"):
        read_guild({word: said for word, said in GUILD.items() if word != "type"})
    with pytest.raises(ValueError, match=r"card 99: prelude is 'goodies', there are: fence, .*, goods"):
        need_known({99: read_guild({**GUILD, "prelude": "goodies"})}, "prelude", preludes.PRELUDES)


def test_other_cards_cannot_either() -> None:
    with pytest.raises(ValueError, match="card 99: nothing is called loyal"):
        read_vox({"id": 99, "name": "Rumours", "loyal": ["fuel"]})
    with pytest.raises(ValueError, match="card 99: declared is 'fuel'"):
        read_lore({"id": 99, "name": "Old Songs", "declared": "fuel"})
    with pytest.raises(ValueError, match="card 99: outraged"):
        read_leader({**LEADER, "outraged": ["gold"]})


def test_a_card_says_by_names_what_the_rules_know_by_number() -> None:
    guild = read_guild({**GUILD, "loyal": ["psionic"], "union": "construction", "set": "further"})
    assert (guild.kind, guild.loyal, guild.union, guild.set) == (1, (4,), 2, "further")
    leader = read_leader({**LEADER, "wastes": [["warlord", "weapon"]], "scraps": [1, 0, 2]})
    assert (leader.starts, leader.wastes, leader.scraps) == (((1, 3), (-1, 2), (-1, 1)), ((2, 2),), (1, 0, 2))


def test_a_game_knows_what_its_cards_can_do_at_all() -> None:
    found = {}
    for leaders in ("none", "base", "pack", "both"):
        found[leaders] = find_setup(complete_options({"leaders": leaders}), "frontiers").cards
    assert all(cards.rerolls_skirmish and "trade" in cards.actions for cards in found.values())
    assert [name for name, cards in found.items() if cards.railguns] == ["base", "both"]
    assert [name for name, cards in found.items() if cards.rerolls_all] == ["pack", "both"]


def test_neither_box_nor_pack_of_leaders_brings_court_cards() -> None:
    """A-1.5: the court of every game is that of the base box; only further sets add to it."""
    assert court_of(()) == court_of(("base", "pack")) == tuple(range(1, 32))
    assert court_of(FURTHER_SETS) == COURT
