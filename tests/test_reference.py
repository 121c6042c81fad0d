"""The engine of Roam against tests/reference_roam.py: after every decision both say the same.

    python -m tests.test_reference --decisions 300000

plays longer than the test, and counts how often every step and every kind of action came up.
"""

from __future__ import annotations

import argparse
import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.core.chance import RandomChance, RecordingChance
from parlour.core.event import Event
from parlour.core.game import NOBODY
from parlour.games import find_game
from tests import reference_roam as reference

ROAM = find_game("roam")
SLICE = 250  # decisions of each mix in the test
LOVES = ["", "", "move", "flip", "replace", "blank", "free", "turn", "rest", "coin", "buy", "bid", "pass", "end"]
ABILITIES = ["replace", "flip", "move", "blank", "turn", "coin"]


def small_set(lands: int) -> dict[str, Any]:
    """Few lands with awkward patterns, many cheap artifacts: the deck runs out and the map gets gaps."""
    patterns = [
        ["#"], ["#o", "oo"], ["######"], ["#..", "...", "..#"], ["o#o", "#.#", "o#o"], ["####", "####"],
        ["#.....", "......", "......", "......", "......", ".....#"], ["ooo", "o#o", "ooo"], ["#", "o", "#"], ["o##o"],
    ]  # fmt: skip
    coins = [["1.", "..", ".2"], ["..", "..", ".."], ["..", "3.", ".."], [".1", "1.", ".."], ["..", "..", "1."]]
    starters = [["##", "#o"], ["#"], ["#o#"]]
    return {
        "name": f"small {lands}",
        "starter": [{"id": "ABC"[i], "pattern": starters[i], "points": i} for i in range(3)],
        "land": [
            {"number": 3 * i + 2, "pattern": patterns[i], "coins": coins[i % 5], "points": i % 4}
            for i in range(lands)
        ],
        "artifact": [
            {"number": 39 - i, "ability": ABILITIES[i % 6], "price": i // 6, "points": i % 3} for i in range(18)
        ],
    }


def mixes() -> Iterator[dict[str, object]]:
    """All variants for 2, 3 and 4 players, unusual seats, and sets that run out."""
    for seats, artifacts, outpost, stacking in itertools.product((2, 3, 4), *[(False, True)] * 3):
        yield {"players": seats, "artifacts": artifacts, "outpost": outpost, "stacking": stacking}
    for number, (artifacts, stacking) in enumerate(itertools.product((False, True), repeat=2)):
        more: dict[str, object] = {"artifacts": artifacts, "outpost": True, "stacking": stacking}
        yield {"seats": ["west", "south"], "first": "west", "cards": small_set(8), **more}
        yield {"seats": ["east", "north", "west"], "cards": small_set(9 + number % 2), **more}
        yield {"players": 4, "cards": small_set(10), **more}
        yield {"seats": ["north", "east"], **more}


def crowded(rng: random.Random, options: dict[str, object]) -> dict[str, Any]:
    """A position with many tokens on the map and few in the supply, in the words of docs/scenarios.md."""
    complete = ROAM.options(options)
    seats: list[str] = complete["seats"]
    cards = reference.read_cards(complete["cards"])
    numbers = rng.sample(sorted(cards.symbols), len(cards.symbols))
    gaps = rng.sample(range(6), rng.choice([0, 0, 1, 2, 3]))
    lands = [0 if place in gaps else numbers.pop() for place in range(6)]
    deck = [] if gaps else [numbers.pop() for _ in range(rng.randrange(min(4, len(numbers) + 1)))]
    open_spaces = {
        rng.choice([s for s in reference.SPACES if reference.place_of(s) == place]) for place in range(6)
    }
    supply = dict.fromkeys(seats, reference.TOKENS)
    greed = {seat: rng.choice([1, 1, 3, 8]) for seat in seats}
    tokens: dict[str, str] = {}
    for space in rng.sample(reference.SPACES, 36):
        for _ in range(rng.choice([1, 2, 2]) if complete["stacking"] else 1):
            seat = rng.choices(seats, [greed[seat] for seat in seats])[0]
            free = lands[reference.place_of(space)] and space not in open_spaces and rng.random() < 0.95
            if free and supply[seat] > rng.choice([0, 0, 0, 2]):
                supply[seat] -= 1
                tokens[space] = tokens.get(space, "") + seat[0].upper()
    given: dict[str, Any] = {
        name: complete[name] for name in ("seats", "artifacts", "outpost", "stacking", "cards")
    }
    given |= {"first": seats[0], "turn": rng.choice(seats), "lands": [lands[:3], lands[3:]], "deck": deck}
    given |= {"idle": rng.randrange(10), "ending": rng.random() < 0.1, "round": rng.randrange(1, 30)}
    grid = [[tokens.get(column + row, ".") for column in reference.COLUMNS] for row in reference.ROWS]
    given["tokens"] = "\n".join(" ".join(row) for row in grid)
    artifacts = rng.sample(sorted(cards.ability), len(cards.ability))
    hands: dict[str, list[str | int]] = {seat: ["A", "B", "C"] for seat in seats}
    for _ in range(max(len(gaps), rng.randrange(5))):  # the cards that left the gaps are in somebody's hands
        if numbers:
            hands[rng.choice(seats)].append(numbers.pop())
    for seat in seats:
        up = [card for card in hands[seat] if rng.random() < 0.5] or hands[seat][:1]
        player: dict[str, Any] = {"coins": rng.choice([0, 1, 2, 3, 6]), "up": up, "down": [c for c in hands[seat] if c not in up]}
        if complete["artifacts"]:
            own = [artifacts.pop() for _ in range(rng.randrange(5)) if len(artifacts) > 4]
            player["artifacts_up"] = [tile for tile in own if rng.random() < 0.8]
            player["artifacts_down"] = [tile for tile in own if tile not in player["artifacts_up"]]
        given[seat] = player
    return given


def engine_facts(state: Any, ability: dict[int, str]) -> dict[str, Any]:
    """The snapshot of the engine in the form of `reference.facts`."""
    snapshot = state.snapshot()
    names = [*state.seat_names, ""]  # −1 is nobody
    turn, auction = snapshot["turn"], snapshot["auction"]
    alike = ("round", "step", "decided", "lands", "top", "row", "completed", "ending", "progress", "idle")
    seen: dict[str, Any] = {name: snapshot[name] for name in alike}
    seen |= {name: names[snapshot[name]] for name in ("to_move", "active", "first", "outpost")}
    seen |= {name: sorted(snapshot[name]) for name in ("deck", "stack")}
    seen |= {name: turn[name] for name in ("rested", "turned", "used", "at", "replaced")}
    seen |= {name: sorted(turn[name]) for name in ("squares", "blanks")}
    seen |= {"lot": auction["lot"], "bid": auction["bid"], "bidder": names[auction["bidder"]]}
    seen |= {"bidders": [names[seat] for seat in auction["bidders"]]}
    seen |= {"conceded": [names[seat] for seat in snapshot["conceded"]]}
    outcome = state.outcome
    seen["places"] = dict(zip(names, outcome.places, strict=False)) if outcome else {}
    seen["scores"] = dict(zip(names, outcome.scores, strict=False)) if outcome else {}
    for player in snapshot["players"]:
        piles = {name: sorted(player[name]) for name in ("up", "down")}
        piles["artifacts"] = sorted(player["artifacts_up"] + player["artifacts_down"])
        piles["abilities_up"] = sorted(ability[tile] for tile in player["artifacts_up"])
        seen[player["seat"]] = {name: player[name] for name in ("tokens", "stacked", "supply", "coins")} | piles
    return seen


def compare(state: Any, mirror: reference.State, story: list[str]) -> None:
    """Fail with the whole story where engine and reference differ."""
    engine, naive = engine_facts(state, mirror.cards.ability), reference.facts(mirror)
    differences = [
        f"{name}: engine {engine[name]}, reference {naive[name]}" for name in naive if engine[name] != naive[name]
    ]
    menu, naive_menu = {action.text for action in state.actions()}, reference.legal(mirror)
    if menu != naive_menu:
        differences.append(
            f"menu: engine alone {sorted(menu - naive_menu)}, reference alone {sorted(naive_menu - menu)}"
        )
    if differences:
        raise AssertionError("\n".join([*story, "DIFFERENT:", *differences]))


def play_beside(options: dict[str, object], decisions: int, seed: str, met: Counter[str]) -> None:
    """Random games of the engine with the reference beside it, until so many decisions were compared."""
    rng = random.Random(seed)
    made = 0
    while made < decisions:
        chance = RecordingChance(RandomChance(rng))
        story: list[str] = []
        if rng.random() < 0.4:
            given = crowded(rng, options)
            state = ROAM.position(given)
            mirror = reference.load(state.snapshot())
            story.append(f"given {given}")
        else:
            state = ROAM.start(options, chance)
            complete = ROAM.options(options)
            story.append(f"start {complete} {chance.outcomes}")
            mirror = reference.begin(complete, chance.outcomes)
        compare(state, mirror, story)
        loved, fidelity = rng.choice(LOVES), rng.choice([0.5, 0.95])
        gives_up = rng.random() < 0.05
        patience = 1.0 if rng.random() < 0.1 else 0.9  # without lands every turn is the same
        limit = made + (rng.choice([20, 40, 1000]) if "given" in story[0][:5] else 100_000)
        while state.to_move != NOBODY and made < limit and (any(mirror.lands) or rng.random() < patience):
            menu = state.actions()
            met[f"step {mirror.step}"] += 1
            if gives_up and rng.random() < 0.02:
                seat = rng.choice([seat for seat in mirror.seats if seat not in mirror.conceded])
                story.append(f"{seat}: concede")
                state.concede(mirror.seats.index(seat))
                reference.concede(mirror, seat)
                met["action concede"] += 1
            else:
                liked = [action for action in menu if action.kind == loved or loved in action.text.split()]
                action = rng.choice(liked if liked and rng.random() < fidelity else menu)
                chance.outcomes = []
                story.append(f"{mirror.to_move}: {action.text}")
                events: list[Event] = []
                state.play(action, chance, events)
                met.update(f"event {event.kind}" for event in events)
                story[-1] += f" {chance.outcomes or ''}"
                try:
                    reference.play(mirror, action.text, chance.outcomes)
                    assert not chance.outcomes, "the engine drew more"
                except Exception as error:
                    raise AssertionError("\n".join([*story, f"REFERENCE FAILED: {error!r}"])) from error
                met[f"action {describe(action.text)}"] += 1
            compare(state, mirror, story)
            made += 1
        note_end(mirror, met)


def describe(text: str) -> str:
    """The kind of an action; its forms apart."""
    words = text.split()
    forms = {"at": " at", "replacing": " replacing"}
    return words[0] + (forms.get(words[-2], "") if len(words) > 2 and words[0] != "replace" else "")


def note_end(mirror: reference.State, met: Counter[str]) -> None:
    """Count how games end."""
    met["games"] += 1
    if mirror.to_move:
        return
    met["games ended by ten characters"] += mirror.ending and not mirror.conceded
    met["games ended by idle rounds"] += mirror.idle == reference.IDLE_ROUNDS
    met["games with a gap"] += 0 in mirror.lands
    met["games without any land left"] += not any(mirror.lands)
    met["games with the outpost taken"] += mirror.outpost != ""
    met["shared victories"] += list(reference.places(mirror).values()).count(1) > 1


@pytest.mark.parametrize("options", list(mixes()), ids=str)
def test_engine_and_reference_agree(options: dict[str, object]) -> None:
    play_beside(options, SLICE, "beside", Counter())


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the engine of Roam with the naive reference.")
    parser.add_argument("--decisions", type=int, default=300_000, help="in all")
    parser.add_argument("--seed", default="long")
    arguments = parser.parse_args()
    met: Counter[str] = Counter()
    every = list(mixes())
    for options in every:
        play_beside(options, -(-arguments.decisions // len(every)), arguments.seed, met)
    for name, count in sorted(met.items()):
        print(f"{count:9,}  {name}")
    print(
        f"{sum(count for name, count in met.items() if name.startswith('action ')):9,}  decisions, no difference"
    )


if __name__ == "__main__":
    main()
