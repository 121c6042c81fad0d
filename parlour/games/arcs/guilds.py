"""The guild cards (A-14): what each of them does, in one place.

A card says what it does by the abilities it has. The rules ask for the `abilities` of a player and never for
cards, so a new card of a known kind is one entry here. Leaders and lore will add theirs in the same place.

>>> GUILD_CARDS[11].union == AGGRESSION, GUILD_CARDS[23].actions
(True, ('trade',))
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.games.arcs.box import (
    ADMINISTRATION,
    AGGRESSION,
    CONSTRUCTION,
    EMPATH,
    FUEL,
    KEEPER,
    MATERIAL,
    MOBILIZATION,
    PSIONIC,
    RELIC,
    WEAPON,
)
from parlour.games.arcs.court import GUILDS
from parlour.games.arcs.table import NONE, Table

# What a card can be used for in the prelude, see preludes.py. All but the union and the fence discard it.
#   fill-slots  gain its type, one for each empty slot; once the supply is out, steal the rest
#   steal-type  steal one resource of its type
#   union       put it beside a card of its suit, to draw that card at the end of the round
#   gates       place a ship at every gate
#   ships       place 3 ships in a controlled system
#   seize       seize the initiative, before any other action
#   redraw      discard any number of hand cards, draw one more than that
#   steal-any   steal a guild card or a resource
#   goods       gain a material, a fuel and a weapon
#   fence       once a turn: discard a resource to gain a relic
# New actions are in new_actions.py.


@dataclass(frozen=True)
class Guild:
    """The abilities of a guild card; those it does not have are left out."""

    loyal: int = NONE  # kept in outrage; any resource may be spent as this one, outraged or not
    cartel: int = NONE  # the supply of this resource counts as held; rivals discard theirs after every scoring
    union: int = NONE  # the suit it is for
    actions: tuple[str, ...] = ()  # new actions
    prelude: str = ""
    dice_at_gates: int = 0  # so many more when attacking at a gate
    rerolls: bool = False  # skirmish dice, once a battle, as many as own weapon icons
    guards: bool = False  # rivals cannot steal anything else of its owner; if stolen it is buried
    looks: bool = False  # at a rival's hand on declaring, and may swap a card
    no_zero_marker: tuple[int, ...] = ()  # on declaring these ambitions
    declares_following: bool = False  # on surpassing or pivoting, if nothing was declared this round


GUILD_CARDS: Final = {
    1: Guild(loyal=MATERIAL),
    2: Guild(actions=("manufacture",), prelude="fill-slots"),
    3: Guild(cartel=MATERIAL, prelude="steal-type"),
    4: Guild(union=ADMINISTRATION, prelude="union"),
    5: Guild(union=CONSTRUCTION, prelude="union"),
    6: Guild(cartel=FUEL, prelude="steal-type"),
    7: Guild(loyal=FUEL),
    8: Guild(dice_at_gates=2, prelude="gates"),
    9: Guild(actions=("synthesize",), prelude="fill-slots"),
    10: Guild(union=MOBILIZATION, prelude="union"),
    11: Guild(union=AGGRESSION, prelude="union"),
    12: Guild(actions=("pressgang", "execute"), prelude="ships"),
    13: Guild(rerolls=True, prelude="ships"),
    14: Guild(actions=("abduct",), prelude="ships"),
    15: Guild(loyal=WEAPON, prelude="ships"),
    16: Guild(prelude="seize"),
    17: Guild(looks=True, prelude="redraw"),
    18: Guild(no_zero_marker=(KEEPER, EMPATH)),
    19: Guild(loyal=PSIONIC),
    20: Guild(prelude="steal-any"),
    21: Guild(loyal=RELIC),
    22: Guild(guards=True),
    23: Guild(actions=("trade",), prelude="goods"),
    24: Guild(prelude="fence"),
    25: Guild(declares_following=True),
}

assert tuple(GUILD_CARDS) == GUILDS


def abilities(table: Table, seat: int) -> list[Guild]:
    """Everything a player's cards can do. Leaders and lore (A-17) will be asked here too."""
    return [GUILD_CARDS[card] for card in table.guilds[seat]]
