"""Many games of one kind side by side, at the speed of the rules: what `parlour.envs.Batch` stands on.

Everything others look at is a row that is written in place. What a game of the batch does depends on the seed and
its own number alone, however many others there are.
"""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.chance import Chance, QuickChance
from parlour.core.observer import Observer
from parlour.core.packed import blank_bytes, blank_words, i64, u8, vec, wipe
from parlour.core.state import State

ALL_LEGAL = -1


def chance_of(seed: int, game: i64) -> QuickChance:
    """The chance of one game of a batch, and of those that follow in its place."""
    return QuickChance(f"{seed}/{game}")


class Games:
    """So many games; whichever ends begins anew."""

    def __init__(
        self, start: Callable[[Chance], State], seats: i64, actions: i64, observer: Observer, count: i64, seed: int
    ) -> None:
        self.start = start
        self.seats: i64 = seats
        self.actions: i64 = actions  # the length of the action table
        self.observer = observer
        self.count: i64 = count
        self.chances = [chance_of(seed, game) for game in range(count)]
        self.picker = QuickChance(f"{seed}/picks")
        self.states = [start(chance) for chance in self.chances]
        self.to_move: vec[i64] = blank_words(count)
        self.chosen: vec[i64] = blank_words(count)
        self.masks: vec[u8] = blank_bytes(count * actions)
        self.observations: vec[u8] = blank_bytes(count * observer.size)
        self.finished: vec[u8] = blank_bytes(count)
        self.places: vec[u8] = blank_bytes(count * seats)
        self.scores: vec[i64] = blank_words(count * seats)
        self._marked = False  # whether the masks show the menus as they are
        self._picked = False  # whether what is chosen was picked here, and so is legal
        self._any_finished = False
        self._note_who_moves()

    def _note_who_moves(self) -> None:
        game: i64 = 0
        while game < self.count:
            self.to_move[game] = self.states[game].to_move
            game += 1

    def choose(self, numbers: list[int]) -> None:
        """These are the actions to be played, one for each game."""
        game: i64 = 0
        while game < self.count:
            self.chosen[game] = numbers[game]
            game += 1
        self._picked = False

    def pick(self) -> None:
        """Choose for every game one of its legal actions, all equally likely."""
        picker, chosen, states, count = self.picker, self.chosen, self.states, self.count
        game: i64 = 0
        while game < count:
            menu = states[game].menu()
            chosen[game] = menu[picker.below(len(menu))]
            game += 1
        self._picked = True

    def first_illegal(self) -> i64:
        """The first game whose chosen action is not on its menu; ALL_LEGAL if there is none."""
        if self._picked:  # speed: those are
            return ALL_LEGAL
        game: i64 = 0
        while game < self.count:
            wanted = self.chosen[game]
            if wanted not in self.states[game].menu():
                return game
            game += 1
        return ALL_LEGAL

    def play(self) -> None:
        """Play in every game the action chosen for it, which is legal."""
        self._take_marks_away()
        if self._any_finished:
            wipe(self.finished, 0, self.count)
            self._any_finished = False
        states, chances, chosen, to_move, count = self.states, self.chances, self.chosen, self.to_move, self.count
        game: i64 = 0
        while game < count:
            state = states[game]
            state.do(chosen[game], chances[game])
            mover = state.to_move
            if mover < 0:
                self._end(game, state)
                mover = states[game].to_move
            to_move[game] = mover
            game += 1
        self._picked = False

    def _end(self, game: i64, state: State) -> None:
        """Keep how a game ended, and begin the next."""
        outcome = state.outcome
        assert outcome is not None
        seat: i64 = 0
        while seat < self.seats:
            self.places[game * self.seats + seat] = outcome.places[seat]
            self.scores[game * self.seats + seat] = outcome.scores[seat]
            seat += 1
        self.finished[game] = 1
        self._any_finished = True
        self.states[game] = self.start(self.chances[game])

    def mark(self) -> None:
        """Write the menus into the masks: 1 for each action that is legal."""
        if not self._marked:
            self._write_marks(1)
            self._marked = True

    def _take_marks_away(self) -> None:
        """Menus are short and masks are long: what was marked is wiped, and nothing else is looked at."""
        if self._marked:
            self._write_marks(0)
            self._marked = False

    def _write_marks(self, mark: u8) -> None:
        masks = self.masks
        game: i64 = 0
        while game < self.count:
            start = game * self.actions
            for number in self.states[game].menu():
                masks[start + number] = mark
            game += 1

    def observe(self, seat: i64) -> None:
        """Write what a seat of every game knows; those that are to move, if it is negative."""
        size = self.observer.size
        game: i64 = 0
        while game < self.count:
            who = seat if seat >= 0 else self.to_move[game]
            self.observer.write(self.states[game], who, self.observations, game * size)
            game += 1
