"""The engine of Roam against tests/roam/reference.py: after every decision both say the same.

    python -m tests.roam.test_reference --decisions 300000

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
from tests.roam import reference

pytestmark = pytest.mark.slow

ROAM = find_game("roam")
SLICE = 250  # decisions of each mix in the test
LOVES = ["", "", "move", "flip", "replace", "blank", "free", "turn", "rest", "coin", "buy", "bid", "pass", "end"]
IN_NO_ORDER = ("deck", "stack", "squares", "blanks")
ABILITIES = ["replace", "flip", "move", "blank", "turn", "coin"]


def small_set(rng: random.Random, lands: int) -> dict[str, Any]:
    """Few lands with awkward patterns, many cheap artifacts: the deck runs out and the map gets gaps."""
    patterns = [
        ["#"], ["#o", "oo"], ["######"], ["#..", "...", "..#"], ["o#o", "#.#", "o#o"], ["####", "####"], ["o##o"],
        ["#.....", "......", "......", "......", "......", ".....#"], ["ooo", "o#o", "ooo"], ["#", "o", "#"],
    ]  # fmt: skip
    for width, height in [(2, 2), (3, 2), (2, 3), (4, 3), (3, 4), (1, 5), (6, 2)]:
        rows = ["".join(rng.choices("#o.", [3, 2, 2], k=width)) for _ in range(height)]
        if "#" in "".join(rows):
            patterns.append(rows)
    coins = [["1.", "..", ".2"], ["..", "..", ".."], ["..", "3.", ".."], [".1", "1.", ".."], ["..", "..", "1."]]
    starters = [rng.choice(patterns), rng.choice(patterns), ["#"]]  # the last one reaches every space
    prices = [i // 6 for i in range(rng.choice([3, 12, 18, 24]))]
    return {
        "name": f"small {lands}",
        "starter": [{"id": "ABC"[i], "pattern": starters[i], "points": i} for i in range(3)],
        "land": [
            {"number": 3 * i + 2, "pattern": rng.choice(patterns), "coins": coins[i % 5], "points": i % 4}
            for i in range(lands)
        ],
        "artifact": [
            {"number": 39 - i, "ability": rng.choice(ABILITIES), "price": price, "points": i % 3}
            for i, price in enumerate(prices)
        ],
    }


def mixes() -> Iterator[dict[str, Any]]:
    """All variants for 2, 3 and 4 players, unusual seats, small sets (`cards` is then how many lands)."""
    for players, artifacts, outpost, stacking in itertools.product((2, 3, 4), *[(False, True)] * 3):
        yield {"players": players, "artifacts": artifacts, "outpost": outpost, "stacking": stacking}
    for number, (artifacts, stacking) in enumerate(itertools.product((False, True), repeat=2)):
        more = {"artifacts": artifacts, "outpost": True, "stacking": stacking}
        yield {"seats": ["west", "south"], "first": "west", "cards": 6 + number, **more}
        yield {"seats": ["east", "north", "west"], "cards": 9, **more}
        yield {"players": 4, "cards": 10, **more}
        yield {"seats": ["north", "east"], **more}


def crowded(rng: random.Random, complete: dict[str, Any], loved: str) -> dict[str, Any]:
    """A position with many tokens on the map and few in the supply, in the words of docs/scenarios.md."""
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
    given |= {"idle": rng.randrange(10), "ending": rng.random() < 0.1, "rested": rng.random() < 0.3}
    grid = [[tokens.get(column + row, ".") for column in reference.COLUMNS] for row in reference.ROWS]
    given["tokens"] = "\n".join(" ".join(row) for row in grid)
    artifacts = rng.sample(sorted(cards.ability), len(cards.ability))
    artifacts.sort(
        key=lambda tile: cards.ability[tile] == {"free": "blank"}.get(loved, loved)
    )  # they are dealt from the end
    hands: dict[str, list[str | int]] = {seat: ["A", "B", "C"] for seat in seats}
    for _ in range(max(len(gaps), rng.randrange(5))):  # the cards that left the gaps are in somebody's hands
        if numbers:
            hands[rng.choice(seats)].append(numbers.pop())
    for seat in seats:
        up = [card for card in hands[seat] if rng.random() < 0.5] or hands[seat][:1]
        player: dict[str, Any] = {
            "coins": rng.choice([0, 0, 0, 1, 2, 3, 6, 6, 12, 120]),
            "up": up,
            "down": [c for c in hands[seat] if c not in up],
        }
        if complete["artifacts"]:
            own = [artifacts.pop() for _ in range(rng.randrange(7)) if len(artifacts) > 4]
            player["artifacts_up"] = [tile for tile in own if rng.random() < 0.8]
            player["artifacts_down"] = [tile for tile in own if tile not in player["artifacts_up"]]
        given[seat] = player
    return given


def load(snapshot: dict[str, Any]) -> reference.State:
    """A snapshot of the engine at the start of a turn, for the reference."""
    assert snapshot["step"] == "start" and not snapshot["turn"]["turned"]
    options = snapshot["options"]
    seats = [player["seat"] for player in snapshot["players"]]
    state = reference.State(options, reference.read_cards(options["cards"]), seats, {})
    for player in snapshot["players"]:
        own = reference.Player(player["coins"], player["supply"], player["up"], player["down"])
        own.artifacts, own.spent = player["artifacts_up"] + player["artifacts_down"], player["artifacts_down"]
        state.players[player["seat"]] = own
        for space in player["tokens"] + player["stacked"]:
            state.tokens[space].append(player["seat"])
    for name in ("round", "top", "decided", "ending", "progress", "idle", "lands", "deck", "row", "stack"):
        setattr(state, name, snapshot[name])
    for name in ("first", "active", "to_move", "outpost"):
        setattr(state, name, seats[snapshot[name]] if snapshot[name] >= 0 else "")
    state.rested = snapshot["turn"]["rested"]
    return state


def engine_facts(state: Any, ability: dict[int, str]) -> dict[str, Any]:
    """All facts of a position of the engine: its snapshot with seats by their names and cards in order."""
    snapshot = state.snapshot()
    names = [*state.seat_names, ""]  # −1 is nobody
    seen: dict[str, Any] = snapshot | snapshot["turn"] | snapshot["auction"]
    seen |= {name: names[seen[name]] for name in ("to_move", "active", "first", "outpost", "bidder")}
    seen |= {name: [names[seat] for seat in seen[name]] for name in ("bidders", "conceded")}
    seen |= {name: sorted(seen[name]) for name in IN_NO_ORDER}
    for seat, player in zip(names, seen["players"], strict=False):
        seen[seat] = {name: player[name] for name in ("coins", "supply", "tokens", "stacked")}
        seen[seat] |= {"up": sorted(player["up"]), "down": sorted(player["down"])}
        seen[seat]["artifacts"] = sorted(player["artifacts_up"] + player["artifacts_down"])
        seen[seat]["abilities"] = sorted(ability[tile] for tile in player["artifacts_up"])
        seen[f"points of {seat}"] = state.outcome.scores[names.index(seat)] if state.outcome else None
        seen[f"place of {seat}"] = state.outcome.places[names.index(seat)] if state.outcome else None
    return seen


def reference_facts(state: reference.State) -> dict[str, Any]:
    """The same of a position of the reference.

    Which of several artifacts of one ability lies face down has no meaning (R-7.2): their abilities are compared.
    """
    apart = {"options", "cards", "seats", "players", "tokens"}
    seen = {name: value for name, value in vars(state).items() if name not in apart}
    seen |= {name: sorted(seen[name]) for name in IN_NO_ORDER}
    for seat, player in state.players.items():
        seen[seat] = {"coins": player.coins, "supply": player.supply, "artifacts": sorted(player.artifacts)}
        seen[seat]["tokens"] = [space for space in reference.SPACES if seat in state.tokens[space]]
        seen[seat]["stacked"] = [space for space in reference.SPACES if state.tokens[space].count(seat) == 2]
        seen[seat] |= {"up": sorted(player.up), "down": sorted(player.down)}
        awake = [tile for tile in player.artifacts if tile not in player.spent]
        seen[seat]["abilities"] = sorted(state.cards.ability[tile] for tile in awake)
        seen[f"points of {seat}"] = None if state.to_move else reference.scores(state)[seat]
        seen[f"place of {seat}"] = None if state.to_move else reference.places(state)[seat]
    return seen


def compare(state: Any, mirror: reference.State, story: list[str]) -> None:
    """Fail with the whole story where engine and reference differ."""
    engine, naive = engine_facts(state, mirror.cards.ability), reference_facts(mirror)
    wrong = [
        f"{name}: engine {engine[name]}, reference {naive[name]}" for name in naive if engine[name] != naive[name]
    ]
    menu, naive_menu = {action.text for action in state.actions()}, reference.legal(mirror)
    if menu != naive_menu:
        wrong.append(f"only the engine has {sorted(menu - naive_menu)}, the reference {sorted(naive_menu - menu)}")
    if wrong:
        raise AssertionError("\n".join([*story, "DIFFERENT:", *wrong]))


def play_beside(options: dict[str, Any], decisions: int, seed: str, met: Counter[str]) -> None:
    """Random games of the engine with the reference beside it, until so many decisions were compared."""
    rng = random.Random(f"{seed} {options}")
    made = 0
    while made < decisions:
        chance = RecordingChance(RandomChance(rng))
        cards = small_set(rng, options["cards"]) if "cards" in options else "sketch"
        complete = ROAM.options(options | {"cards": cards})
        loved, fidelity = rng.choice(LOVES), rng.choice([0.5, 0.95])
        full = rng.random() < 0.7
        if full:
            given = crowded(rng, complete, loved)
            story = [f"given {given}"]
            state = ROAM.position(given)
            mirror = load(state.snapshot())
        else:
            state = ROAM.start(complete, chance)
            story = [f"start {complete} {chance.outcomes}"]
            mirror = reference.begin(complete, chance.outcomes)
        compare(state, mirror, story)
        quitters = rng.random() < 0.05
        patience = rng.choice([0.8, 0.8, 0.8, 1.0])  # a map without lands is dull
        limit = made + (rng.choice([15, 30, 1000]) if full else 100_000)
        while state.to_move != NOBODY and made < limit and (any(mirror.lands) or rng.random() < patience):
            met[f"step {mirror.step}"] += 1
            made += 1
            if quitters and rng.random() < 0.02:
                seat = rng.choice([seat for seat in mirror.seats if seat not in mirror.conceded])
                state.concede(mirror.seats.index(seat))
                reference.concede(mirror, seat)
                story.append(f"{seat}: concede")
                met["action concede"] += 1
                compare(state, mirror, story)
                continue
            menu = state.actions()
            liked = [action for action in menu if loved in action.text.split()]
            action = rng.choice(liked if liked and rng.random() < fidelity else menu)
            chance.outcomes = []
            events: list[Event] = []
            state.play(action, chance, events)
            story.append(f"{mirror.to_move}: {action.text} {chance.outcomes or ''}")
            met.update(f"event {event.kind}" for event in events)
            met[f"action {describe(action.text)}"] += 1
            try:
                reference.play(mirror, action.text, chance.outcomes)
                assert not chance.outcomes, "the engine drew more"
            except Exception as error:
                raise AssertionError("\n".join([*story, f"THE REFERENCE FAILED: {error!r}"])) from error
            compare(state, mirror, story)
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
def test_engine_and_reference_agree(options: dict[str, Any]) -> None:
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
