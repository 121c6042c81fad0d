"""What a state is: a position of a game, and what can be asked of it and done with it.

It is a base class and not a protocol so that compiled programs (play-outs, search) call it without looking
anything up by name. The generic suite (`parlour.core.suite`) checks that a state behaves as is said here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from parlour.core.action import Action
from parlour.core.chance import Chance
from parlour.core.errors import Refusal
from parlour.core.event import Events
from parlour.core.packed import append, i64, mypyc_attr, vec

if TYPE_CHECKING:
    from parlour.core.game import Outcome, View


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: mutable, copied by hand, no generator or closure or chance inside it."""

    __slots__ = ("to_move",)

    to_move: i64  # the seat that decides next; NOBODY after the end

    @property
    def seat_names(self) -> tuple[str, ...]:
        """What the seats are called in notation."""
        raise NotImplementedError

    def actions(self) -> Sequence[Action]:
        """All legal actions of `to_move`; empty only after the end. Do not change the returned sequence."""
        raise NotImplementedError

    def menu(self) -> vec[i64]:
        """The numbers of `actions()`, in the same order, for programs that have no time for objects."""
        found = vec[i64]()
        for action in self.actions():
            found = append(found, action.number)
        return found

    def why_not(self, action: Action) -> Refusal | None:
        """The rule that forbids `action` now; None exactly for the members of `actions()`."""
        raise NotImplementedError

    def play(self, action: Action, chance: Chance, events: Events = None) -> None:
        """Do a legal action, wholly or not at all.

        Whatever it raises (`IllegalAction`, chance that is missing, impossible or refused), the state is as before
        and `events` is as long as before. Where chance is sure (`Chance.sure`) only a mistake in the rules
        themselves could fail half way, and no copy is kept for that.
        """
        raise NotImplementedError

    def do(self, number: i64, chance: Chance) -> None:
        """Do the action with this number, which is on the menu, where nobody listens and chance is sure."""
        for action in self.actions():
            if action.number == number:
                self.play(action, chance)
                return
        raise ValueError(f"not on the menu: {number}")

    def concede(self, seat: int, events: Events = None) -> None:
        """Give up, in or out of turn. With two players the other wins; with more the seat is played on.

        Refused (`InvalidInput`) it changes nothing.
        """
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An equal state that shares nothing that can change."""
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def view(self, seat: int) -> View:
        """What `seat` (or SPECTATOR) knows."""
        raise NotImplementedError

    def unknown(self, seat: int) -> frozenset[str]:
        """The ids of the objects whose place `seat` does not know: `view(seat).unknown` without the view."""
        raise NotImplementedError

    def snapshot(self) -> dict[str, Any]:
        """The whole state as JSON, secrets included: `Game.restore` makes an equal state of it."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        """For pickles: its attributes. A state with `__slots__` says it by its snapshot, which is shorter too."""
        return again, (type(self), self.to_move, self.__dict__)


def again(kind: type[State], to_move: int, attributes: dict[str, Any]) -> State:
    """A state from a pickle."""
    new = kind.__new__(kind)
    new.to_move = to_move
    for name, value in attributes.items():
        setattr(new, name, value)
    return new
