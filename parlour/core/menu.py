"""A menu while it is made: the numbers of the actions somebody can choose from.

>>> menu = Menu()
>>> menu.add(7)
>>> menu.add_range(3, 5)
>>> list(menu.numbers), len(menu)
([7, 3, 4, 5], 4)
"""

from __future__ import annotations

from typing import Final

from parlour.core.packed import append, i64, mypyc_attr, with_room

ROOM: Final = 60  # most menus are shorter, and so much is still quickly had


@mypyc_attr(free_list_len=1)
class Menu:
    """Rules add to it what they allow; nobody takes anything out."""

    __slots__ = ("numbers",)

    def __init__(self) -> None:
        self.numbers = with_room(ROOM)

    def add(self, number: i64) -> None:
        """One more action."""
        self.numbers = append(self.numbers, number)

    def add_range(self, first: i64, last: i64) -> None:
        """All actions from one number to another; none if the last comes before the first."""
        number = first
        while number <= last:
            self.numbers = append(self.numbers, number)
            number += 1

    def __len__(self) -> int:
        return len(self.numbers)
