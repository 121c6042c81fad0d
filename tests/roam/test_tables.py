"""The action table by number, and the fields of a table as they are declared."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from parlour.games.roam import actions
from parlour.games.roam.actions import (
    CARD_NAMES,
    CARD_OF,
    CODE_OF,
    COINS_OF,
    EDGE_OF,
    MAX_ARTIFACTS,
    MAX_BID,
    MAX_LANDS,
    SPACE_OF,
    TABLE,
    TARGET_OF,
    Card,
)
from parlour.games.roam.board import EDGES, EVERY_SPACE, NEIGHBOURS, SPACE_NAMES, Edge, Seat
from parlour.games.roam.setup import setup_for
from parlour.games.roam.table import Table, less, plus

ROOT = Path(__file__).parent.parent.parent
EVERY_EDGE = [Edge(edge) for edge in range(4)]
CHARACTERS = [Card(card) for card in range(1, len(CARD_NAMES))]


def text_of(number: int) -> str:
    return TABLE[number].text


def test_actions_without_arguments_have_their_numbers() -> None:
    numbers = (actions.A_END, actions.A_REST, actions.A_COIN, actions.A_TURN, actions.A_PLACE, actions.A_PASS)
    assert [text_of(number) for number in numbers] == ["end", "rest", "coin", "turn", "place", "pass"]


def test_cards_and_bids_have_their_numbers() -> None:
    assert [text_of(actions.bid(coins)) for coins in range(MAX_BID + 1)] == [
        f"bid {n}" for n in range(MAX_BID + 1)
    ]
    for card in CHARACTERS:
        name = CARD_NAMES[card]
        assert (text_of(actions.use(card)), text_of(actions.flip(card))) == (f"use {name}", f"flip {name}")
        assert card > MAX_LANDS or text_of(actions.complete(card)) == f"complete {name}"
        assert card > MAX_ARTIFACTS or text_of(actions.buy(card)) == f"buy {name}"
        for space in EVERY_SPACE:
            assert text_of(actions.use_at(card, space)) == f"use {name} at {SPACE_NAMES[space]}"


def test_spaces_have_their_numbers() -> None:
    for space in EVERY_SPACE:
        at = SPACE_NAMES[space]
        assert text_of(actions.fill(space)) == f"fill {at}"
        assert text_of(actions.blank(space)) == f"blank {at}"
        assert text_of(actions.free(space)) == f"free {at}"
        for edge in EVERY_EDGE:
            rival = EDGES[edge]
            assert text_of(actions.replace(space, edge)) == f"replace {rival} at {at}"
            assert text_of(actions.blank_replacing(space, edge)) == f"blank {at} replacing {rival}"
            assert text_of(actions.free_replacing(space, edge)) == f"free {at} replacing {rival}"
            for step, to in enumerate(NEIGHBOURS[space]):
                move = actions.first_move(edge, space) + step
                assert text_of(int(move)) == f"move {rival} {at} {SPACE_NAMES[to]}"


def test_numbers_mean_what_the_texts_say() -> None:
    for number, action in enumerate(TABLE):
        said = action.args
        card = said.get("card", said.get("artifact"))
        assert card is None or CARD_NAMES[CARD_OF[number]] == str(card)
        space = said.get("at", said.get("from"))
        assert SPACE_OF[number] == -1 if space is None else SPACE_NAMES[SPACE_OF[number]] == space
        assert TARGET_OF[number] == -1 if "to" not in said else SPACE_NAMES[TARGET_OF[number]] == said["to"]
        edge = said.get("replacing", said.get("owner"))
        assert EDGE_OF[number] == -1 if edge is None else EDGES[EDGE_OF[number]] == edge
        assert COINS_OF[number] == said.get("coins", 0)
    kinds = {action.kind: CODE_OF[action.number] for action in TABLE}
    assert all(kinds[action.kind] == CODE_OF[action.number] for action in TABLE)
    assert len(set(kinds.values())) == len(kinds)


def test_the_fields_are_spelt_out_as_they_are_declared() -> None:
    made = runpy.run_path(str(ROOT / "tools" / "table_fields.py"))
    assert made["TARGET"].read_text(encoding="utf-8") == made["text"](), "python tools/table_fields.py"


def test_piles_are_replaced_and_never_changed() -> None:
    pile = actions.STARTERS[:]
    assert list(plus(pile, Card(7))) == [61, 62, 63, 7]
    for card in pile:
        assert list(less(pile, card)) == [other for other in pile if other != card]
    assert list(pile) == [61, 62, 63]


def contents(table: Table, field: str) -> list[object]:
    return [item if isinstance(item, int) else list(item) for item in getattr(table, field)]


@pytest.mark.parametrize("field", ["own", "twice", "supply", "coins", "up", "down", "ready", "spent", "powers"])
def test_a_copy_notices_nothing_of_any_field(field: str) -> None:
    """Those a game changes seldom, too."""
    table, copy = Table(), Table()
    table.lay_out(setup_for({"players": 2, "artifacts": True, "stacking": True}))
    copy.take_over(table)
    before = contents(copy, field)
    seat = Seat(0)
    table.put(seat, 0b11)
    table.put(seat, 0b10)
    table.coins[seat] += 1
    table.up[seat] = plus(table.up[seat], Card(5))
    table.down[seat] = plus(table.down[seat], Card(6))
    table.set_artifacts(seat, plus(table.ready[seat], Card(1)), plus(table.spent[seat], Card(2)))
    assert contents(copy, field) == before
    assert contents(table, field) != before
