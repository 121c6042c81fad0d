"""The generic suite on the toy game, and on cheating variants of it that the suite must catch."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, Self

import pytest

from parlour.core.action import Action
from parlour.core.chance import Chance, ScriptedChance, SeededChance
from parlour.core.errors import Refusal
from parlour.core.event import SPECTATOR, Event, Events
from parlour.core.game import NOBODY, Json, View
from parlour.core.packed import append, i64, vec
from parlour.core.record import Record
from parlour.core.suite import CHECKS, Broken, Sample, run_suite
from parlour.core.undo import last_barrier
from tests.core.toy import CARDS, ROLL, TABLE, Bluff, BluffGame


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_toy_game_passes(check: Any, players: int) -> None:
    for seed in range(6):
        check(Sample(BluffGame(), {"players": players}, f"toy {seed}"))


def game_of(state_type: type[Bluff]) -> BluffGame:
    game = BluffGame()
    game.state_type = state_type
    return game


class TruthGuesser(BluffGame):
    """Remembers the last state it was shown and passes it off as a guess."""

    truth: Bluff | None = None

    def guess(self, view: View, rng: random.Random) -> Bluff:
        honest = super().guess(view, rng)
        if self.truth is not None and self.truth.view(view.seat) == view:
            return self.truth.copy()
        return honest


class WatchedBluff(Bluff):
    def view(self, seat: int) -> View:
        TruthGuesser.truth = self.copy()
        return super().view(seat)


class LeakingView(Bluff):
    """Lets everybody see all hands."""

    def view(self, seat: int) -> View:
        view = super().view(seat)
        return View(seat, {**view.data, "debug": self.snapshot()["hands"]}, view.unknown)


class LeakBeliever(BluffGame):
    """Leaks, and guesses what was leaked, so that guesses look right to everybody."""

    state_type = LeakingView

    def guess(self, view: View, rng: random.Random) -> Bluff:
        data = {key: value for key, value in view.data.items() if key != "debug"}
        hands = view.data["debug"]
        gone = {card for hand in hands for card in hand}
        return super().guess(View(view.seat, {**data, "hands": hands}, view.unknown - gone), rng)


class PeekingBluff(Bluff):
    """Keeps the chance it was given and only offers the die when it will show a six."""

    peek: Chance | None = None

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        super().play(action, chance, events)
        self.peek = chance

    def actions(self) -> list[Action]:
        menu = super().actions()
        if self.peek is None or ROLL not in menu:
            return menu
        try:
            face = copy.deepcopy(self.peek).draw("die", [1, 2, 3, 4, 5, 6])
        except Exception:
            return menu
        return menu if face == 6 else [action for action in menu if action is not ROLL]


class ForgetfulCopy(Bluff):
    """Forgets who has rolled."""

    def copy(self) -> Self:
        new = super().copy()
        new.rolled = [False] * len(self.rolled)
        return new


class SharingCopy(Bluff):
    """Copies share the hands."""

    def copy(self) -> Self:
        new = super().copy()
        new.hands = self.hands
        return new


class ForgottenMark(Bluff):
    """Has a field that copies do not get."""

    mark = "none"

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        super().play(action, chance, events)
        self.mark = action.kind


class SilentRoll(Bluff):
    """Rolls without telling anybody."""

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        super().play(action, chance, None if action is ROLL else events)


class TalkativePlay(Bluff):
    """Tells everybody which card is laid face down."""

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        super().play(action, chance, events)
        if events is not None and action.kind == "play":
            events.append(Event("play", self.turn, {"card": action.args["card"]}))


class HintingTrust(Bluff):
    """Says nothing but lets the number of events give the card away."""

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        high = self.waiting > "5"
        super().play(action, chance, events)
        if events is not None and action.kind == "trust" and high:
            events.append(Event("trust", self.turn))


class CountedDoubt(Bluff):
    """Says what a doubted card is worth and not which it is, so that previews do not stop before it."""

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        good = self.waiting >= "5"
        super().play(action, chance, events)
        if events is not None and action.kind == "doubt":
            events[-1] = Event("doubt", events[-1].seat, {"points": 6 if good else 4})


class LenientRefusal(Bluff):
    """Sees no reason against anything."""

    def why_not(self, action: Action) -> Refusal | None:
        return None if action.kind == "play" else super().why_not(action)


class CostlyRefusal(Bluff):
    """A refused action costs a point."""

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        if self.why_not(action):
            self.scores[0] -= 1
        super().play(action, chance, events)


class HalfPlayed(Bluff):
    """Takes the die before it knows whether it falls."""

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        if action is ROLL and self.why_not(action) is None:
            self.scores[self.turn] += 1
        super().play(action, chance, events)


class EarlyWord(Bluff):
    """Tells of the die before it falls."""

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        if action is ROLL and self.why_not(action) is None and events is not None:
            events.append(Event("roll", self.turn))
        super().play(action, chance, events)


class EarlyMenu(Bluff):
    """Has another menu after the die did not fall."""

    _tried = False

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        self._tried = True
        super().play(action, chance, events)
        self._tried = False

    def actions(self) -> list[Action]:
        return list(reversed(super().actions())) if self._tried else super().actions()


class OpenBoard(BluffGame):
    """Draws for everybody how many high cards there are in each hand."""

    def shown(self, state: Bluff) -> Json:
        return {"high": [sum(card > "5" for card in hand) for hand in state.hands]}


class Whisper(BluffGame):
    """Draws for each seat what its neighbour holds."""

    def shown_to(self, state: Bluff, seat: int) -> Json:
        return {"next": state.hands[(seat + 1) % len(state.hands)]}


class EarlySetup(BluffGame):
    """Tells of the deal before the cards are there."""

    def start(self, options: Mapping[str, object], chance: Chance, events: Events = None) -> Bluff:
        if events is not None:
            events.append(Event("play-hidden", 0))
        return super().start(options, chance, events)


class CostlyConcession(Bluff):
    """A concession that is refused costs a point."""

    def concede(self, seat: int, events: Events = None) -> None:
        if seat in self.conceded:
            self.scores[seat] -= 1
        super().concede(seat, events)


class LongerMenu(Bluff):
    """Offers a program a roll when it offers none to others."""

    def menu(self) -> vec[i64]:
        found = super().menu()
        return append(found, ROLL.number) if ROLL.number not in found else found


class OtherDeed(Bluff):
    """Does something else for programs: the first thing on the menu."""

    def do(self, number: i64, chance: Chance) -> None:
        super().do(self.menu()[0], chance)


class DeadEnd(Bluff):
    """Offers nothing when the die was rolled and one card is left."""

    def actions(self) -> list[Action]:
        menu = super().actions()
        return [] if len(menu) == 1 else menu


class HiddenState(Bluff):
    """Keeps something that its snapshot does not show and its menu depends on."""

    moves = 0

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        super().play(action, chance, events)
        self.moves += 1

    def copy(self) -> Self:
        new = super().copy()
        new.moves = self.moves
        return new

    def actions(self) -> list[Action]:
        return list(reversed(super().actions())) if self.moves % 2 else super().actions()


class PreDrawn(Bluff):
    """Draws the die one action early and keeps what it will show."""

    _next = 0

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        drawn = self._next
        self._next = 0
        if action is ROLL and drawn and self.why_not(action) is None:
            super().play(action, ScriptedChance([("die", str(drawn))]), events)
        else:
            super().play(action, chance, events)
            if action.kind == "trust" and self.to_move != NOBODY and not self.rolled[self.to_move]:
                self._next = chance.draw("die", [1, 2, 3, 4, 5, 6])

    def copy(self) -> Self:
        new = super().copy()
        new._next = self._next
        return new


class SharedView(Bluff):
    """Hands out its own list of scores."""

    def view(self, seat: int) -> View:
        view = super().view(seat)
        return View(seat, {**view.data, "scores": self.scores}, view.unknown)


class SilentConcession(Bluff):
    """Tells only onlookers of a concession."""

    def concede(self, seat: int, events: Events = None) -> None:
        super().concede(seat)
        if events is not None:
            events.append(Event("concede", seat, {}, frozenset({SPECTATOR})))


class TalkativeConcession(Bluff):
    """Shows the hand of whoever concedes."""

    def concede(self, seat: int, events: Events = None) -> None:
        super().concede(seat)
        if events is not None:
            events.append(Event("concede", seat, {"hand": tuple(self.hands[seat])}))


class TalkativeSetup(BluffGame):
    """Tells everybody what the first player was dealt."""

    def start(self, options: Mapping[str, object], chance: Chance, events: Events = None) -> Bluff:
        state = super().start(options, chance, events)
        if events is not None:
            events.append(Event("play", 0, {"hand": tuple(state.hands[0])}))
        return state


class OtherSeats(BluffGame):
    """Says before the game that there is one player more."""

    def seats(self, options: Mapping[str, object]) -> tuple[str, ...]:
        return (*super().seats(options), "p0")


class FewWorlds(BluffGame):
    """Never guesses more than two worlds."""

    def guess(self, view: View, rng: random.Random) -> Bluff:
        return super().guess(view, random.Random(rng.randrange(2)))


class SmallSecret(BluffGame):
    """Has always the same idea of who holds what once little is hidden."""

    def guess(self, view: View, rng: random.Random) -> Bluff:
        return super().guess(view, rng if len(view.unknown) > 5 else random.Random(0))


class FriendlyConcession(Bluff):
    """Who concedes is not last."""

    def concede(self, seat: int, events: Events = None) -> None:
        super().concede(seat, events)
        self.scores[seat] += 100
        self.conceded[-1] = (seat + 1) % len(self.hands)


CHEATS: dict[str, BluffGame] = {
    cheat.__name__: game_of(cheat)
    for cheat in (
        LeakingView, PeekingBluff, ForgetfulCopy, SharingCopy, ForgottenMark, SilentRoll, TalkativePlay,
        HintingTrust, CountedDoubt, LenientRefusal, CostlyRefusal, DeadEnd, HiddenState, FriendlyConcession,
        PreDrawn, SharedView, SilentConcession, TalkativeConcession, HalfPlayed, EarlyWord, EarlyMenu,
        CostlyConcession, LongerMenu, OtherDeed,
    )
}  # fmt: skip
CHEATS["LeakBeliever"] = LeakBeliever()
CHEATS["TalkativeSetup"] = TalkativeSetup()
CHEATS["EarlySetup"] = EarlySetup()
CHEATS["OpenBoard"] = OpenBoard()
CHEATS["Whisper"] = Whisper()
CHEATS["OtherSeats"] = OtherSeats()
CHEATS["FewWorlds"] = FewWorlds()
CHEATS["SmallSecret"] = SmallSecret()
CHEATS["TruthGuesser"] = TruthGuesser()
CHEATS["TruthGuesser"].state_type = WatchedBluff


@pytest.mark.parametrize("name", CHEATS)
def test_cheats_are_caught(name: str) -> None:
    caught = 0
    for seed in range(5):
        try:
            run_suite(Sample(CHEATS[name], {"players": 2}, f"cheat {seed}"))
        except Broken:
            caught += 1
    assert caught >= 3, f"{name} was caught in {caught} of 5 games"


def test_every_world_comes_up_about_as_often_as_it_should() -> None:
    """One card in the rival's hand, three undealt: each of the four is there in a quarter of the guesses."""
    game = BluffGame()
    state = game.restore(
        {"to_move": 0, "turn": 0, "hands": [["1"], ["2"]], "deck": ["3", "4", "5"], "trusted": [[], []],
         "shown": ["6", "7", "8", "9"], "waiting": "", "scores": [0, 0], "rolled": [True, True], "conceded": []}
    )  # fmt: skip
    rng = random.Random(1)
    worlds = Counter(game.guess(state.view(0), rng).hands[1][0] for _ in range(4000))
    assert sorted(worlds) == ["2", "3", "4", "5"]
    assert all(900 < count < 1100 for count in worlds.values()), worlds


def test_undo_stops_at_chance_and_at_what_was_learned() -> None:
    game = BluffGame()
    chance = SeededChance("undo")
    record, state = Record.begin(game, {"players": 2}, chance)
    assert last_barrier(record) == 0
    record.play(state, state.actions()[0], chance)
    assert last_barrier(record) == 0, "laying one's own card face down tells nobody anything"
    record.play(state, TABLE.parse("doubt"), chance)
    assert last_barrier(record) == 2, "the doubter has seen a card it did not know"
    record.play(state, state.actions()[0], chance)
    record.play(state, TABLE.parse("trust"), chance)
    assert last_barrier(record) == 2
    record.play(state, ROLL, chance)
    assert last_barrier(record) == 5, "the die was rolled"


def test_cards_are_known_to_the_right_seats() -> None:
    game = BluffGame()
    state = game.start({"players": 3}, SeededChance("knowledge"))
    for seat in range(3):
        assert state.unknown(seat) == frozenset(CARDS) - set(state.hands[seat])
    assert state.unknown(-1) == frozenset(CARDS)
