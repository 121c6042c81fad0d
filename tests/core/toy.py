"""Bluff, a toy game for the generic suite and the shell: hidden hands, a die, an answer out of turn, concession.

Nine cards, three each. In turn a player lays a card face down (`play N`) or rolls the die for points, once a
game (`roll`). After a card the next player answers, out of turn: `trust` it (3 points to its owner, the card
stays face down) or `doubt` it (it is shown; 5 or more gives its owner 6 points, less gives the doubter 4).
"""

from __future__ import annotations

import os
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

import parlour
from parlour.bots.greedy import GreedyBot
from parlour.core.action import Action, ActionTable
from parlour.core.chance import Chance
from parlour.core.errors import IllegalAction, InvalidInput, Refusal
from parlour.core.event import SPECTATOR, Event, Events
from parlour.core.game import NOBODY, AnyGame, Json, OptionSpec, Outcome, View, check_options
from parlour.core.manifest import Manifest, Place
from parlour.core.reason import Reason
from parlour.core.state import State

RULES = """
## T-1 The game

- T-1.1 You play cards from your own hand, on your own turn.
- T-1.2 The die is rolled at most once a game.
- T-1.3 The next player answers a card, and nothing else can be done before.
- T-1.4 The game ends when all hands are empty.
"""
SEATS = ("p1", "p2", "p3")
CARDS = [str(card) for card in range(1, 10)]


def find(number: int) -> Action:
    return TABLE[number]


class Lay(Action):
    """A card laid down; a game that is not compiled may have actions of its own."""


_plays = [Lay("play", f"play {card}", {"card": card}) for card in CARDS]
_others = [Action(kind, kind, {}) for kind in ("roll", "trust", "doubt")]
ROLL, TRUST, DOUBT = _others
TABLE = ActionTable("bluff", 1, [*_plays, *_others], find)


class Bluff(State):
    """A position: what lies where, and the card that waits for an answer."""

    turn: int
    hands: list[list[str]]
    deck: list[str]
    trusted: list[list[str]]  # face down before their owners
    shown: list[str]
    waiting: str  # the card to be answered, or ""
    scores: list[int]
    rolled: list[bool]
    conceded: list[int]

    @property
    def seat_names(self) -> tuple[str, ...]:
        return tuple(f"p{seat + 1}" for seat in range(len(self.hands)))

    def actions(self) -> list[Action]:
        if self.to_move == NOBODY:
            return []
        if self.waiting:
            return [TRUST, DOUBT]
        plays = [TABLE.parse(f"play {card}") for card in self.hands[self.to_move]]
        return plays if self.rolled[self.to_move] else [*plays, ROLL]

    def why_not(self, action: Action) -> Refusal | None:
        if action in self.actions():
            return None
        if self.to_move == NOBODY:
            return Refusal("T-1.4", "bluff-no-over")
        if self.waiting or action in (TRUST, DOUBT):
            return Refusal("T-1.3", "bluff-no-answer")
        return Refusal("T-1.2" if action is ROLL else "T-1.1", "bluff-no-again")

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        why = self.why_not(action)
        if why:
            raise IllegalAction(action.text, why)
        told: list[Event] = []
        if action is ROLL:
            face = chance.draw("die", [1, 2, 3, 4, 5, 6])  # before anything changes: it may fail
            self.rolled[self.turn] = True
            self.scores[self.turn] += face
            told.append(Event("roll", self.turn, {"face": f"die-{face}"}))
            self.pass_turn()
        elif action.kind == "play":
            self.waiting = str(action.args["card"])
            self.hands[self.turn].remove(self.waiting)
            others = frozenset([*range(len(self.hands)), SPECTATOR]) - {self.turn}
            told.append(Event("play", self.turn, {"card": self.waiting}, frozenset({self.turn})))
            told.append(Event("play-hidden", self.turn, {}, others))
            self.to_move = (self.turn + 1) % len(self.hands)
        else:
            self.answer(action, told)
        if events is not None:
            events.extend(told)

    def answer(self, action: Action, told: list[Event]) -> None:
        if action is TRUST:
            self.scores[self.turn] += 3
            self.trusted[self.turn].append(self.waiting)
            told.append(Event("trust", self.to_move))
        else:
            good = int(self.waiting) >= 5
            self.scores[self.turn if good else self.to_move] += 6 if good else 4
            self.shown.append(self.waiting)
            told.append(Event("doubt", self.to_move, {"card": self.waiting}))
        self.waiting = ""
        self.pass_turn()

    def pass_turn(self) -> None:
        seats = len(self.hands)
        waiting = [(self.turn + step) % seats for step in range(1, seats + 1)]
        left = [seat for seat in waiting if self.hands[seat]]
        self.to_move = left[0] if left else NOBODY
        self.turn = self.to_move if left else self.turn

    def concede(self, seat: int, events: Events = None) -> None:
        if self.to_move == NOBODY or seat in self.conceded or not 0 <= seat < len(self.hands):
            raise InvalidInput("core-cannot-concede", seat=seat)
        self.conceded.append(seat)
        if len(self.conceded) == len(self.hands) - 1:
            self.to_move = NOBODY
        if events is not None:
            events.append(Event("concede", seat))

    @property
    def outcome(self) -> Outcome | None:
        strengths = [(score,) for score in self.scores]
        return Outcome.ranked(strengths, self.scores, self.conceded) if self.to_move == NOBODY else None

    def copy(self) -> Self:
        new = type(self)()
        new.to_move, new.turn = self.to_move, self.turn
        new.hands = [hand[:] for hand in self.hands]
        new.deck, new.shown, new.waiting = self.deck[:], self.shown[:], self.waiting
        new.trusted = [cards[:] for cards in self.trusted]
        new.scores, new.rolled, new.conceded = self.scores[:], self.rolled[:], self.conceded[:]
        return new

    def knows(self, seat: int) -> set[str]:
        """The cards whose place a seat knows."""
        known = set(self.shown)
        if seat != SPECTATOR:
            known |= {*self.hands[seat], *self.trusted[seat]}
            if seat == self.turn:
                known.add(self.waiting)
        return known

    def unknown(self, seat: int) -> frozenset[str]:
        return frozenset(CARDS) - self.knows(seat)

    def view(self, seat: int) -> View:
        known = self.knows(seat)

        def seen(cards: list[str]) -> list[str]:
            return [card if card in known else "?" for card in cards]

        data = {
            **self.snapshot(),
            "deck": len(self.deck),
            "waiting": "".join(seen([self.waiting][: len(self.waiting)])),
        }
        data["hands"] = [seen(hand) for hand in self.hands]
        data["trusted"] = [seen(cards) for cards in self.trusted]
        return View(seat, data, self.unknown(seat))

    def snapshot(self) -> Json:
        return {
            "to_move": self.to_move, "turn": self.turn, "hands": [sorted(hand) for hand in self.hands],
            "deck": sorted(self.deck), "trusted": [cards[:] for cards in self.trusted], "shown": self.shown[:],
            "waiting": self.waiting, "scores": self.scores[:], "rolled": self.rolled[:],
            "conceded": self.conceded[:],
        }  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bluff) and self.snapshot() == other.snapshot()


class BluffGame:
    """The game for core; `state_type` lets the cheats in."""

    name, version, table, longest = "bluff", 1, TABLE, 24
    option_specs: tuple[OptionSpec, ...] = (
        OptionSpec("players", 2, range(2, 4)),
        OptionSpec("die", True, (True, False)),
    )
    event_kinds: tuple[str, ...] = ("roll", "play", "play-hidden", "trust", "doubt", "concede")
    refusals: tuple[str, ...] = ("bluff-no-over", "bluff-no-answer", "bluff-no-again")
    state_type: type[Bluff] = Bluff

    def options(self, given: Mapping[str, object]) -> Json:
        check_options(given, self.option_specs)
        return {spec.name: given.get(spec.name, spec.default) for spec in self.option_specs}

    def seats(self, options: Mapping[str, object]) -> tuple[str, ...]:
        return SEATS[: int(str(options.get("players", 2)))]

    def start(self, options: Mapping[str, object], chance: Chance, events: Events = None) -> Bluff:
        deck = CARDS[:]
        hands: list[list[str]] = []
        for _ in range(int(str(options.get("players", 2)))):
            hands.append([])
            for _ in range(3):
                hands[-1].append(chance.draw("deck", deck))
                deck.remove(hands[-1][-1])
        seats, rolled = len(hands), not options.get("die", True)
        return self.restore(
            {"to_move": 0, "turn": 0, "hands": hands, "deck": deck, "trusted": [[] for _ in hands], "shown": [],
             "waiting": "", "scores": [0] * seats, "rolled": [rolled] * seats, "conceded": []}
        )  # fmt: skip

    def restore(self, snapshot: Mapping[str, Any]) -> Bluff:
        state = self.state_type()
        for name, value in snapshot.items():
            setattr(
                state,
                name,
                [x[:] if isinstance(x, list) else x for x in value] if isinstance(value, list) else value,
            )
        state.hands = [sorted(hand) for hand in state.hands]
        return state

    def guess(self, view: View, rng: random.Random) -> Bluff:
        pool = sorted(view.unknown)
        rng.shuffle(pool)

        def filled(cards: list[str]) -> list[str]:
            return [pool.pop() if card == "?" else card for card in cards]

        data = {**view.data, "hands": [filled(hand) for hand in view.data["hands"]]}
        data["trusted"] = [filled(cards) for cards in view.data["trusted"]]
        data["waiting"] = "".join(filled([view.data["waiting"]][: len(view.data["waiting"])]))
        return self.restore({**data, "deck": sorted(pool)})

    def position(self, given: Mapping[str, Any]) -> Bluff:
        return self.restore(given["snapshot"])

    def facts(self, state: Bluff) -> Json:
        return state.snapshot()

    def rules(self) -> str:
        return RULES

    def check(self, state: Bluff) -> None:
        hidden = [card for cards in (*state.hands, *state.trusted) for card in cards]
        lying = [*state.deck, *state.shown, *hidden]
        assert sorted([*lying, state.waiting] if state.waiting else lying) == CARDS

    closing = ""

    def standing_wishes(self, given: object) -> Json:
        return {}

    def standing(self, state: Bluff, wishes: Json) -> Action | None:
        return None

    def turn(self, state: Bluff) -> object:
        return state.turn

    def box(self, options: Json) -> Json:
        return {}

    def shown(self, state: Bluff) -> Json:
        return {}

    def shown_to(self, state: Bluff, seat: int) -> Json:
        return {}


def worth(state: Bluff, seat: int) -> float:
    return 2.0 * state.scores[seat] - sum(state.scores)


def reasons(before: Bluff, after: Bluff, seat: int) -> list[Reason]:
    return [Reason("points", worth(after, seat) - worth(before, seat))]


def greedy(game: AnyGame) -> GreedyBot:
    return GreedyBot(game, worth, reasons)


def installed(folder: Path) -> dict[str, str]:
    """The environment of a process that finds the toy as it would find a stranger's game: installed beside it."""
    about = folder / "bluff-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: bluff\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[parlour.games]\nbluff = {__name__}:MANIFEST\n", encoding="utf-8")
    return {"PYTHONPATH": os.pathsep.join((str(folder), str(Path(parlour.__file__).parent.parent)))}


GAME = BluffGame()
MANIFEST = Manifest(
    name="bluff",
    game=Place(f"{__name__}:GAME"),
    bots={"random": Place("parlour.bots.uniform:RandomBot"), "greedy": Place(f"{__name__}:greedy")},
    words=("bluff",),
    locales="tests",
)
