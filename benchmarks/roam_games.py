"""Games of Roam that greedy plays against itself, and what happened in them to every card and seat."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from parlour.bots import make_bot
from parlour.core.chance import SeededChance
from parlour.core.event import Event
from parlour.core.game import NOBODY
from parlour.games.roam.actions import CARD_NAMES
from parlour.games.roam.ending import points
from parlour.games.roam.game import GAME
from parlour.games.roam.state import RoamState

Options = Mapping[str, object]

LAND = "land"
ARTIFACT = "artifact"
COINS = "coins"
NOTHING = "nothing"
GIVEN_COINS = 4  # about what an artifact costs


@dataclass(frozen=True)
class Gift:
    """When everybody is given something at random: a land card; or an artifact, coins or nothing."""

    round: int
    kind: str  # LAND or ARTIFACT


@dataclass
class Use:
    """One use of a character: what it brought until the turn was over."""

    card: str
    tokens: int = 0
    completed: int = 0
    won: int = 0


@dataclass
class Played:
    """A finished game. Seats are counted by the order of play: 0 went first."""

    edges: list[str]  # by the order of play
    shares: list[float]  # of the victory: 1 for the winner, parts of it if shared
    scores: list[int]
    coins: list[int]
    rounds: int
    lead_changes: int = 0
    uses: list[Use] = field(default_factory=list)
    laid: list[str] = field(default_factory=list)  # lands that lay on the map
    taken: dict[str, float] = field(default_factory=dict)  # and were won; how much of the game was over by then
    auctions: int = 0
    bought: list[str] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)  # artifacts that lay in the row
    blanks: int = 0
    ender: int = NOBODY  # who got the tenth character
    tenth: str = ""  # and which it was
    gifts: list[str] = field(default_factory=list)  # what each was given, by the order of play


def play(options: Options, seed: str, gift: Gift | None = None) -> Played:
    """A game of greedy against itself, with or without gifts."""
    rng, chance = random.Random(f"bot {seed}"), SeededChance(seed)
    bot = make_bot("greedy", GAME)
    events: list[Event] = []
    state = GAME.start(options, chance, events)
    given: list[str] = []
    leader, lead_changes = NOBODY, 0
    while state.to_move != NOBODY:
        if gift and state.round == gift.round and not given:
            state, given = (give_lands if gift.kind == LAND else give_artifacts)(state, rng)
        turn = GAME.turn(state)
        state.play(bot.choose(state.view(state.to_move), rng), chance, events)
        if GAME.turn(state) != turn or state.to_move == NOBODY:
            now = sole_leader(state)
            lead_changes += NOBODY not in (leader, now) and leader != now
            leader = leader if now == NOBODY else now
    return noted(state, events, lead_changes, given)


def give_lands(state: RoamState, rng: random.Random) -> tuple[RoamState, list[str]]:
    """The position with a land card more for everyone, out of the deck; and which, by seat."""
    snapshot = state.snapshot()
    if len(snapshot["deck"]) < state.setup.seats:
        return state, []
    given = rng.sample(snapshot["deck"], state.setup.seats)
    snapshot["deck"] = [card for card in snapshot["deck"] if card not in given]
    names = [CARD_NAMES[card] for card in given]
    for player, name in zip(snapshot["players"], names, strict=True):
        player["up"].append(name)
    return GAME.restore(snapshot), names


def give_artifacts(state: RoamState, rng: random.Random) -> tuple[RoamState, list[str]]:
    """The position in which everyone has got an artifact out of the stack, coins or nothing; and what, by seat.

    Each ability is as likely as the coins and as nothing.
    """
    snapshot = state.snapshot()
    ability = state.setup.tables.ability
    names = []
    for player in snapshot["players"]:
        stack = snapshot["stack"]
        what = rng.choice([COINS, NOTHING, *sorted({ability[tile] for tile in stack})])
        if what == COINS:
            player["coins"] += GIVEN_COINS
        elif what != NOTHING:
            tile = rng.choice([tile for tile in stack if ability[tile] == what])
            stack.remove(tile)
            player["artifacts_up"].append(tile)
            what = str(tile)
        names.append(what)
    return GAME.restore(snapshot), names


def sole_leader(state: RoamState) -> int:
    """The seat with the most points, if it is one."""
    scores = [int(points(state, seat)) for seat in state.setup.every_seat]
    return scores.index(max(scores)) if scores.count(max(scores)) == 1 else NOBODY


def noted(state: RoamState, events: list[Event], lead_changes: int, given: list[str]) -> Played:
    """What is kept of a game."""
    assert state.outcome is not None
    outcome, seats = state.outcome, state.setup.seats
    order = [(state.first + place) % seats for place in range(seats)]
    winners = outcome.winners
    found = Played(
        edges=[state.seat_names[seat] for seat in order],
        shares=[(seat in winners) / len(winners) for seat in order],
        scores=[outcome.scores[seat] for seat in order],
        coins=[state.coins[seat] for seat in order],
        rounds=state.round,
        lead_changes=lead_changes,
        gifts=[given[seat] for seat in order] if given else [],
    )
    Notes(found, order).take(events)
    return found


class Notes:
    """Reads the events of a game into what is kept of it."""

    def __init__(self, found: Played, order: list[int]) -> None:
        self.found = found
        self.order = order
        self.round = 1
        self.active = NOBODY
        self.last_won = ""

    def take(self, events: list[Event]) -> None:
        for event in events:
            self.note(event)

    def note(self, event: Event) -> None:
        found, args = self.found, event.args
        match event.kind:
            case "turn":
                self.round, self.active = int(str(args["round"])), event.seat
            case "setup":
                found.laid += names(args["lands"])
            case "lay":
                found.laid.append(str(args["card"]))
            case "row":
                found.offered += names(args["artifacts"])
            case "artifact-laid":
                found.offered.append(str(args["artifact"]))
            case "buy":
                found.bought.append(str(args["artifact"]))
            case "use" | "use-nowhere":
                found.uses.append(Use(str(args["card"])))
            case "place":
                found.uses[-1].tokens += len(names(args["spaces"]))
            case "replace":
                found.uses[-1].tokens += 1
            case "blank-paid":
                found.blanks += 1
            case "complete":
                found.uses[-1].completed += 1
            case "auction":
                found.auctions += 1
            case "win":
                self.last_won = str(args["card"])
                found.taken[self.last_won] = self.round / found.rounds
                found.uses[-1].won += event.seat == self.active
            case "last-round":
                found.ender, found.tenth = self.order.index(event.seat), self.last_won


def names(value: object) -> list[str]:
    """Several cards in an event."""
    assert isinstance(value, tuple)
    return [str(one) for one in value]


def play_all(jobs: Iterable[tuple[Options, str, Gift | None]], workers: int) -> Iterator[Played]:
    """Many games, on several processes; in the order they were asked for."""
    options, seeds, gifts = zip(*jobs, strict=True)
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, options, seeds, gifts, chunksize=8)
