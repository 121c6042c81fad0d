"""A menu while it is made: the numbers of the actions somebody can choose from.

>>> menu = Menu()
>>> menu.add(7)
>>> menu.add_range(3, 5)
>>> menu.add_all(vec[i64]([9, 8]))
>>> list(menu.numbers), len(menu)
([7, 3, 4, 5, 9, 8], 6)
"""

from __future__ import annotations

from parlour.core.packed import append, extend, i64, vec


class Menu:
    """Rules add to it what they allow; nobody takes anything out."""

    __slots__ = ("numbers",)

    def __init__(self) -> None:
        self.numbers = vec[i64]()

    def add(self, number: i64) -> None:
        """One more action."""
        self.numbers = append(self.numbers, number)

    def add_all(self, numbers: vec[i64]) -> None:
        """Some more actions."""
        self.numbers = extend(self.numbers, numbers)

    def add_range(self, first: i64, last: i64) -> None:
        """All actions from one number to another; none if the last comes before the first."""
        number = first
        while number <= last:
            self.numbers = append(self.numbers, number)
            number += 1

    def __len__(self) -> int:
        return len(self.numbers)
