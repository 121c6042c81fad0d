"""What is told to whoever draws Arcs: it is true, and it tells no more than the view."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from parlour.bots.arcs.reasons import price
from parlour.bots.arcs.valuation import Valuation
from parlour.core.chance import SeededChance
from parlour.core.game import NOBODY, all_shown
from parlour.games import find_game
from parlour.games.arcs.scenarios.facts import facts
from parlour.games.arcs.state.state import ArcsState
from parlour.games.arcs.views.shown_position import shown
from tests.arcs.questions import QUESTIONS

ARCS = find_game("arcs")


def options(number: int) -> dict[str, object]:
    """All player counts, every other game with leaders and lore."""
    return {"players": 2 + number % 3, "split_discard": number % 4 == 1, "leaders": ("none", "both")[number % 2]}


def positions(games: int, every: int) -> Iterator[ArcsState]:
    """Positions of sensible games, as nobody gets far by accident."""
    rng = random.Random("shown")
    for number in range(games):
        chance = SeededChance(f"shown {number}")
        state = ARCS.start(options(number), chance)
        plays = 0
        while state.to_move != NOBODY:
            if plays % every == 0:
                yield state
            menu = state.actions()
            worth = Valuation(state)
            action = max(menu, key=lambda choice: price(worth, choice)) if rng.random() < 0.7 else rng.choice(menu)
            state.play(action, chance)
            plays += 1
        yield state


def powers(state: ArcsState) -> list[int]:
    return [state.power(seat) for seat in state.setup.all_seats]


def test_what_is_shown_is_true() -> None:
    for state in positions(6, 9):
        true = facts(state)
        names = state.seat_names
        for seat in range(-1, len(names)):
            found = all_shown(ARCS, state, seat)
            assert found["out"] == true["out"]
            controls = {at: names[who] if who != NOBODY else "nobody" for at, who in found["control"].items()}
            assert controls == true["control"]
            for at, buildings in found["buildings"].items():
                words = [
                    f"{names[item['seat']]} {'damaged ' * item['damaged']}{item['piece']}" for item in buildings
                ]
                assert words == [piece for piece in true["at"][at] if piece.endswith(("city", "starport"))]
            for ambition in found["ambitions"]:
                counts = true["standings"][ambition["ambition"]]
                assert [*ambition["counts"], *[ambition["boxed"]] * (len(names) == 2)] == counts
                assert len(ambition["tokens"]) == ambition["boxed"]
                assert len(ambition["markers"]) == true["markers"].count(ambition["ambition"])
            assert len(found["free_markers"]) == true["markers"].count("")
            assert [names[who] for who in found["order"]] == true["turn_order"]
            for who, player in enumerate(found["players"]):
                assert len(player["open_slots"]) == true[names[who]]["open_slots"]
                trophies = sum(item["count"] for item in player["trophies"])
                assert trophies == sum(len(kinds) for kinds in true[names[who]]["trophies"].values())
            assert found["frame"]["kind"] == true["frame"]
            assert found["turn"]["seat"] in (NOBODY, state.turn)


def test_what_it_would_score_is_what_is_scored() -> None:
    """At the last decision of a chapter nothing changes any more but the score."""
    seen = 0
    rng = random.Random("scores")
    for number in range(8):
        chance = SeededChance(f"scores {number}")
        state = ARCS.start(options(number), chance)
        while state.to_move != NOBODY:
            menu = state.actions()
            worth = Valuation(state)
            action = max(menu, key=lambda choice: price(worth, choice)) if rng.random() < 0.8 else rng.choice(menu)
            before, chapter, power = shown(state), state.chapter, powers(state)
            state.play(action, chance)
            if action.kind == "end" and (state.chapter > chapter or state.over):
                gained = [now - then for now, then in zip(powers(state), power, strict=True)]
                each = [ambition["scores"] for ambition in before["ambitions"]]
                assert [sum(column) for column in zip(*each, strict=True)] == gained
                seen += 1
    assert seen > 8


def test_nothing_is_told_that_the_view_does_not_tell() -> None:
    """Worlds that look alike to a seat give equal answers, whatever the hidden truth is."""
    rng = random.Random("secret")
    for state in positions(3, 25):
        for seat in range(-1, len(state.seat_names)):
            found = all_shown(ARCS, state, seat)
            world = ARCS.guess(state.view(seat), rng)
            assert all_shown(ARCS, world, seat) == json.loads(json.dumps(found))


def test_known_cards_are_where_they_are_said_to_be() -> None:
    for state in positions(4, 20):
        for seat in range(len(state.seat_names)):
            found = all_shown(ARCS, state, seat)
            true = facts(state)
            held = {card for name in state.seat_names for card in true[name]["hand"]}
            assert not held & set(found["gone"])
            for who, cards in enumerate(found["known_hands"]):
                assert set(cards) <= set(true[state.seat_names[who]]["hand"])


def test_who_has_looked_at_a_hand_is_told_whose_cards_they_are() -> None:
    state = QUESTIONS["swapping"].reach()  # red sees blue's hand
    hand = ARCS.facts(state)["blue"]["hand"]
    assert hand and [sorted(cards) for cards in all_shown(ARCS, state, 0)["known_hands"]] == [[], sorted(hand)]
    assert not any(all_shown(ARCS, state, -1)["known_hands"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_box_has_everything_that_is_printed(players: int) -> None:
    box = ARCS.box({"players": players})
    assert len(box["systems"]) == 24
    assert len(box["cards"]) == (28 if players == 4 else 20)
    assert len(box["court"]) == 31
    assert box["cards"]["aggression-2"] == {"suit": "aggression", "number": 2, "pips": 3, "ambition": "tycoon"}
    assert box["court"]["lattice-spies"] == {"kind": "guild", "type": "psionic", "keys": 2}
    assert ["2-hex", "3-arrow"] in box["borders"]
    assert ["1-hex", "2-arrow"] not in box["borders"]
