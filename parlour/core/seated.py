"""Games side by side in which one seat is played from outside, and policies play the others.

A step is one call: in every game the chosen action, then whatever the others do until the seat is to move again or
the game is over, then what the seat sees. What is looked at are rows that are written in place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from parlour.core.chance import Chance, QuickChance
from parlour.core.observer import Observer
from parlour.core.packed import blank_bytes, blank_words, i64, u8, vec
from parlour.core.playout import Policy
from parlour.core.state import State

ANY_SEAT = -1
ALL_LEGAL = -1
STAY = -1  # chosen instead of an action: the game is left as it is


class SeatedGames:
    """So many games. Each has to be sown before it begins, and is over until then."""

    def __init__(
        self, start: Callable[[Chance], State], seats: i64, actions: i64, observer: Observer, count: i64, seat: i64
    ) -> None:
        self.start = start
        self.seats: i64 = seats
        self.actions: i64 = actions  # the length of the action table
        self.observer = observer
        self.count: i64 = count
        self.seat: i64 = seat  # the one played from outside; ANY_SEAT: drawn for each game
        self.states = [State() for _ in range(count)]
        self.chances = [QuickChance(0) for _ in range(count)]
        self.lots = [QuickChance(0) for _ in range(count)]  # which seat it is
        self.rivals: list[list[Policy]] = [[] for _ in range(count)]
        self.seat_of: vec[i64] = blank_words(count)
        self.chosen: vec[i64] = blank_words(count)
        self.over: vec[u8] = blank_bytes(count)
        self.masks: vec[u8] = blank_bytes(count * actions)
        self.observations: vec[u8] = blank_bytes(count * observer.size)
        # Of games that are over: the seat itself first, then the others clockwise
        self.places: vec[u8] = blank_bytes(count * seats)
        self.scores: vec[i64] = blank_words(count * seats)
        self.leads: vec[i64] = blank_words(count)  # of the seat itself
        game: i64 = 0
        while game < count:
            self.states[game].to_move = -1
            self.over[game] = 1
            game += 1

    def sow(self, game: i64, seed: int, rivals: list[Policy]) -> None:
        """Let all chance of a game come from a seed, from its next beginning on.

        `rivals` are who plays the other seats, clockwise from the seat that is played from outside.
        """
        self.chances[game] = QuickChance(seed)
        self.lots[game] = QuickChance(f"{seed}/seat")
        self.rivals[game] = rivals

    def begin(self, game: i64) -> None:
        """Begin a game anew, and play it on until the seat has something to decide."""
        self._write_marks(game, 0)
        self.seat_of[game] = self.lots[game].below(self.seats) if self.seat == ANY_SEAT else self.seat
        state = self.start(self.chances[game])
        self.states[game] = state
        self.over[game] = 0
        self._go_on(game, state)

    def begin_again(self) -> None:
        """Begin all games anew that are over."""
        game: i64 = 0
        while game < self.count:
            if self.over[game]:
                self.begin(game)
            game += 1

    def take_over(
        self, game: i64, state: State, seat: i64, chance: QuickChance, lots: QuickChance, rivals: list[Policy]
    ) -> None:
        """Go on with a game that was begun elsewhere: one of others that are copied."""
        self.chances[game], self.lots[game], self.rivals[game] = chance, lots, rivals
        self.states[game] = state
        self.seat_of[game] = seat
        self.over[game] = 0
        self._write(game, state)

    def choose(self, numbers: Sequence[int]) -> None:
        """These are to be played, one for each game; STAY leaves it as it is."""
        game: i64 = 0
        while game < self.count:
            self.chosen[game] = numbers[game]
            game += 1

    def next_illegal(self, first: i64) -> i64:
        """From a game on the first that goes on and whose chosen action is not on its menu; ALL_LEGAL if none."""
        game = first
        while game < self.count:
            wanted = self.chosen[game]
            if not self.over[game] and wanted not in self.states[game].menu():
                return game
            game += 1
        return ALL_LEGAL

    def play(self, again: bool) -> None:
        """Play in every game what is chosen for it; one that is over begins `again`, or stays as it is."""
        game: i64 = 0
        while game < self.count:
            wanted = self.chosen[game]
            if self.over[game]:
                if again:
                    self.begin(game)
            elif wanted != STAY:
                self._write_marks(game, 0)
                state = self.states[game]
                state.do(wanted, self.chances[game])
                self._go_on(game, state)
            game += 1

    def _go_on(self, game: i64, state: State) -> None:
        """Let the others play until the seat is to move or it is over."""
        seat, seats, chance, rivals = self.seat_of[game], self.seats, self.chances[game], self.rivals[game]
        mover = state.to_move
        while mover >= 0 and mover != seat:
            state.do(rivals[(mover - seat + seats) % seats - 1].choose(state), chance)
            mover = state.to_move
        self._write(game, state)

    def _write(self, game: i64, state: State) -> None:
        """Write down what the seat sees, and how it ended if it is over."""
        if state.to_move < 0:
            self._end(game, state)
        else:
            self._write_marks(game, 1)
        self.observer.write(state, self.seat_of[game], self.observations, game * self.observer.size)

    def _end(self, game: i64, state: State) -> None:
        """Keep how a game ended."""
        outcome = state.outcome
        assert outcome is not None
        seat, seats = self.seat_of[game], self.seats
        place: i64 = 0
        while place < seats:
            self.places[game * seats + place] = outcome.places[(seat + place) % seats]
            self.scores[game * seats + place] = outcome.scores[(seat + place) % seats]
            place += 1
        self.leads[game] = outcome.leads[seat]
        self.over[game] = 1

    def _write_marks(self, game: i64, mark: u8) -> None:
        """Mark the menu of a game that is not over, or take its marks away: menus are short and masks are long."""
        if self.over[game]:
            return
        masks, start = self.masks, game * self.actions
        for number in self.states[game].menu():
            masks[start + number] = mark
