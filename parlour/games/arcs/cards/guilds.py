"""The guild cards (A-14): what each of them does, in one place; and what a player's cards can do together.

A card says what it does by the abilities it has. The rules ask for the `abilities` of a player and never for
cards, so a new card of a known kind is one entry here, or in leaders.py or lore.py.

>>> GUILD_CARDS[11].union == AGGRESSION, GUILD_CARDS[23].actions
(True, ('trade',))
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.games.arcs.cards.ability import NOTHING, Ability, united
from parlour.games.arcs.cards.court import GUILDS
from parlour.games.arcs.cards.leaders import LEADERS
from parlour.games.arcs.cards.lore import LORE
from parlour.games.arcs.components.box import (
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
from parlour.games.arcs.state.table import NONE, Table

# What a card can be used for in the prelude, see preludes.py. All but the union and the fence discard it.
#   fill-slots  gain its type, up to one for each empty slot; once the supply is out, steal the rest
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
class Guild(Ability):
    """The abilities of a guild card; those it does not have are left out."""

    union: int = NONE  # the suit it is for
    prelude: str = ""


GUILD_CARDS: Final = {
    1: Guild(loyal=(MATERIAL,)),
    2: Guild(actions=("manufacture",), prelude="fill-slots"),
    3: Guild(cartels=(MATERIAL,), prelude="steal-type"),
    4: Guild(union=ADMINISTRATION, prelude="union"),
    5: Guild(union=CONSTRUCTION, prelude="union"),
    6: Guild(cartels=(FUEL,), prelude="steal-type"),
    7: Guild(loyal=(FUEL,)),
    8: Guild(dice_at_gates=2, prelude="gates"),
    9: Guild(actions=("synthesize",), prelude="fill-slots"),
    10: Guild(union=MOBILIZATION, prelude="union"),
    11: Guild(union=AGGRESSION, prelude="union"),
    12: Guild(actions=("pressgang", "execute"), prelude="ships"),
    13: Guild(rerolls_skirmish=True, prelude="ships"),
    14: Guild(actions=("abduct",), prelude="ships"),
    15: Guild(loyal=(WEAPON,), prelude="ships"),
    16: Guild(prelude="seize"),
    17: Guild(looks=True, prelude="redraw"),
    18: Guild(no_zero_marker=(KEEPER, EMPATH)),
    19: Guild(loyal=(PSIONIC,)),
    20: Guild(prelude="steal-any"),
    21: Guild(loyal=(RELIC,)),
    22: Guild(guards=True),
    23: Guild(actions=("trade",), prelude="goods"),
    24: Guild(prelude="fence"),
    25: Guild(declares_following=True),
}

assert tuple(GUILD_CARDS) == GUILDS


# Unions of abilities that came up; there are few in a game, but a server sees many games
_known: dict[tuple[object, ...], Ability] = {}
MOST_KNOWN: Final = 20_000


def abilities(table: Table, seat: int) -> Ability:
    """Everything a player's cards can do: guild cards, and with A-17 the leader and the lore."""
    guilds = table.guilds[seat]
    if not table.setup.leaders:  # speed: shorter keys
        if not guilds:  # speed: most have none
            return NOTHING
        found = _known.get(guilds)  # speed: what was united is kept
        return found or _remember(guilds, tuple([GUILD_CARDS[card] for card in guilds]))  # speed: see above
    key = (guilds, table.leader[seat], table.lore[seat], *table.marker_at)
    return _known.get(key) or _remember(key, cards_of(table, seat))  # speed: see above


def cards_of(table: Table, seat: int) -> tuple[Ability, ...]:
    """The cards of a player that have something to say now: some lore does only while its ambition is declared."""
    found: list[Ability] = [GUILD_CARDS[card] for card in table.guilds[seat]]
    if table.leader[seat] != NONE:
        found.append(LEADERS[table.leader[seat]])
    for card in table.lore[seat]:
        if LORE[card].declared == NONE or LORE[card].declared in table.marker_at:
            found.append(LORE[card])
    return tuple(found)


def _remember(key: tuple[object, ...], cards: tuple[Ability, ...]) -> Ability:
    if len(_known) >= MOST_KNOWN:  # speed: no more than that is kept
        _known.clear()  # speed: see above
    _known[key] = found = united(cards)
    return found
