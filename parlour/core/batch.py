"""Many games of one kind side by side, at the speed of the rules: what `parlour.envs.Batch` stands on.

Everything others look at is a row that is written in place. What a game of the batch does depends on the seed and
its own number alone, however many others there are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from parlour.core.chance import Chance, QuickChance
from parlour.core.observer import Observer
from parlour.core.packed import blank_bytes, blank_words, i64, u8, vec, wipe
from parlour.core.playout import Policy
from parlour.core.state import State

if TYPE_CHECKING:
    from parlour.core.game import Outcome

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
        self.picked: vec[i64] = blank_words(count)  # by `pick`
        self.wanted: vec[i64] = blank_words(count)  # by others
        self.masks: vec[u8] = blank_bytes(count * actions)
        self.observations: vec[u8] = blank_bytes(count * observer.size)
        self.finished: vec[u8] = blank_bytes(count)
        # Of the game that ended last in each place, by seat
        self.outcomes: list[Outcome | None] = [None] * count
        self.places: vec[u8] = blank_bytes(count * seats)
        self.scores: vec[i64] = blank_words(count * seats)
        self.leads: vec[i64] = blank_words(count * seats)
        self.picks_are_legal = False  # whether what was picked is on the menus as they are
        self._marked = False  # whether the masks show the menus as they are
        self._any_finished = False
        self._note_who_moves()

    def _note_who_moves(self) -> None:
        game: i64 = 0
        while game < self.count:
            self.to_move[game] = self.states[game].to_move
            game += 1

    def take_over(
        self,
        states: list[State],
        chances: list[QuickChance],
        picker: QuickChance,
        outcomes: list[Outcome | None],
        finished: list[bool],
    ) -> None:
        """Go on with these games instead: those of others that are copied."""
        self.states, self.chances, self.picker = states, chances, picker
        game: i64 = 0
        while game < self.count:
            outcome = outcomes[game]
            if outcome is not None:
                self._write_outcome(game, outcome)
            self.finished[game] = 1 if finished[game] else 0
            game += 1
        self._any_finished = True
        self._note_who_moves()

    def want(self, numbers: Sequence[int]) -> i64:
        """These are to be played, one for each game; the first game in which it is not legal, or ALL_LEGAL."""
        wanted, states = self.wanted, self.states
        wrong: i64 = ALL_LEGAL
        game: i64 = 0
        while game < self.count:
            wanted[game] = numbers[game]
            if wrong == ALL_LEGAL and wanted[game] not in states[game].menu():
                wrong = game
            game += 1
        return wrong

    def pick(self) -> None:
        """Choose for every game one of its legal actions, all equally likely."""
        picker, picked, states, count = self.picker, self.picked, self.states, self.count
        game: i64 = 0
        while game < count:
            menu = states[game].menu()
            picked[game] = menu[picker.below(len(menu))]
            game += 1
        self.picks_are_legal = True

    def play(self, picked: bool) -> None:
        """Play in every game the action that was picked for it, or is wanted; it is legal."""
        self._take_marks_away()
        if self._any_finished:
            wipe(self.finished, 0, self.count)
            self._any_finished = False
        chosen = self.picked if picked else self.wanted
        states, chances, to_move, count = self.states, self.chances, self.to_move, self.count
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
        self.picks_are_legal = False

    def skip_forced(self) -> None:
        """Play on wherever there is one legal action alone, until there is something to decide.

        A game that has ended in this step goes no further: how it ended is to be seen first.
        """
        self._take_marks_away()
        states, chances, finished, count = self.states, self.chances, self.finished, self.count
        game: i64 = 0
        while game < count:
            state = states[game]
            while not finished[game] and state.to_move >= 0:
                menu = state.menu()
                if len(menu) != 1:
                    break
                state.do(menu[0], chances[game])
                if state.to_move < 0:
                    self._end(game, state)
            self.to_move[game] = states[game].to_move
            game += 1
        self.picks_are_legal = False

    def play_others(self, own: Sequence[int], policy: Policy) -> None:
        """Let a policy decide in every game until its own seat is to move; where that is negative all are own.

        As with what is forced, a game that has ended goes no further.
        """
        self._take_marks_away()
        states, chances, finished, count = self.states, self.chances, self.finished, self.count
        game: i64 = 0
        while game < count:
            seat: i64 = own[game]
            state = states[game]
            while seat >= 0 and not finished[game] and state.to_move != seat:
                state.do(policy.choose(state), chances[game])
                if state.to_move < 0:
                    self._end(game, state)
            self.to_move[game] = states[game].to_move
            game += 1
        self.picks_are_legal = False

    def _end(self, game: i64, state: State) -> None:
        """Keep how a game ended, and begin the next."""
        outcome = state.outcome
        assert outcome is not None
        self._write_outcome(game, outcome)
        self.finished[game] = 1
        self._any_finished = True
        self.states[game] = self.start(self.chances[game])

    def _write_outcome(self, game: i64, outcome: Outcome) -> None:
        self.outcomes[game] = outcome
        leads, start = outcome.leads, game * self.seats
        seat: i64 = 0
        while seat < self.seats:
            self.places[start + seat] = outcome.places[seat]
            self.scores[start + seat] = outcome.scores[seat]
            self.leads[start + seat] = leads[seat]
            seat += 1

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
