"""A menu while it is made: the numbers of the actions somebody can choose from. native.py has it for both builds.

>>> menu = Menu()
>>> menu.add(7)
>>> menu.add_range(3, 5)
>>> menu.add_bits(100, 0b1001)
>>> list(menu.numbers), len(menu)
([7, 3, 4, 5, 100, 103], 6)
"""

from __future__ import annotations

from parlour.core.native import Menu

__all__ = ["Menu"]
