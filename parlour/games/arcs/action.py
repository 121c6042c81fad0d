"""An action of Arcs with its arguments as numbers, and blocks of actions of one kind."""

from __future__ import annotations

from parlour.core.action import Action
from parlour.core.packed import i64, vec
from parlour.games.arcs.ids import NONE, Ambition, Card, Court, Leader, Lore, Piece, Resource, Seat, System


class ArcsAction(Action):
    """An action with its arguments as the numbers the rules use; those it does not have are NONE."""

    def __init__(self, kind: str, text: str, args: dict[str, str | int]) -> None:
        super().__init__(kind, text, args)
        self.card = Card(NONE)
        self.court = Court(NONE)
        self.system = System(NONE)
        self.to = System(NONE)  # the system moved to
        self.seat = Seat(NONE)  # whose
        self.resource = Resource(NONE)
        self.spent_as = Resource(NONE)  # the resource it stands for (Loyal cards)
        self.ambition = Ambition(NONE)
        self.piece = Piece(NONE)
        self.damaged = False
        self.cluster = NONE
        self.slot = NONE
        self.die = NONE
        self.count = NONE
        self.hits = NONE  # dice with hits that are rolled again
        self.leader = Leader(NONE)
        self.lore = Lore(NONE)
        self.face = NONE  # of a die, as FACE_KINDS
        self.outside = False  # not where such things lie: a city outside the slots, a resource on a cartel


class Block:
    """The numbers of all actions of a kind, by what they are about: one thing, or two."""

    __slots__ = ("numbers", "width")

    def __init__(self, numbers: list[int], width: int = 1) -> None:
        self.numbers = vec[i64](numbers)
        self.width: i64 = width

    def of(self, first: int) -> i64:
        """The number of the action about this."""
        return self.numbers[first]

    def at(self, first: int, second: int) -> i64:
        """The number of the action about these two."""
        return self.numbers[first * self.width + second]
