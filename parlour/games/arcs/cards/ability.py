"""What a card can do for its owner: guild cards (A-14), leaders and lore (A-17) say it by these words, in data/.

The rules ask for the powers of a player (`table.powers`) and never for cards. A player has the abilities of all
cards together, so every field can be united: yes if any card says so, numbers are added, lists joined.

>>> both = united([Ability(extra_dice=2, looks=True), Ability(actions=("trade",))])
>>> both.extra_dice, both.looks, both.guards, both.actions
(2, True, False, ('trade',))
"""

from __future__ import annotations

from typing import Any, Final

from parlour.games.arcs.ids import Ambition, Resource


class Ability:
    """Everything a card may say; what it does not say is left out. It is never changed."""

    actions: tuple[str, ...] = ()  # new actions, see turn/turn_actions.py

    # resources
    loyal: tuple[Resource, ...] = ()  # any resource may be spent as one of these, outraged or not
    cartels: tuple[Resource, ...] = ()  # the supply counts as held; rivals discard theirs after every scoring
    slots: int = 0  # further resource slots, on the card
    trusted: bool = False  # rivals cannot steal a resource of a type they have
    solidary: bool = False  # rivals cannot steal a guild card while its owner has a token of its type
    guards: bool = False  # rivals cannot steal anything else of its owner; if stolen it is buried

    # declaring and the court
    looks: bool = False  # at a rival's hand on declaring, and may swap a card
    no_zero_marker: tuple[Ambition, ...] = ()  # on declaring these ambitions
    declares_following: bool = False  # on surpassing or pivoting, if nothing was declared this round
    declares_twice: bool = False  # may discard all material and fuel to declare another ambition
    gains_by_declaring: bool = False  # any resource
    agents_by_declaring: bool = False  # up to one on each court card
    secures_by_declaring: bool = False  # the top of the court deck, if the ambition has no marker yet
    pays_to_declare: bool = False  # a guild card to the rival with the least power
    influences_twice: bool = False  # with the one action of a copy or pivot
    influences_and_secures: bool = False  # before or after, with the one action of a copy or pivot
    secures_with_two: bool = False  # guild cards take two agents or more
    trophies_for_influence: bool = False  # in the prelude
    captives_for_securing: bool = False  # in the prelude
    charms: bool = False  # in the prelude: discard material and fuel to gain anything

    # taxing
    tax_bonus: tuple[Resource, ...] = ()  # gained too, with the one action of a copy or pivot
    taxes_controlled_only: bool = False
    taxes_no_loyal: bool = False
    taxes_by_ships: bool = False  # rival cities without control, and empty slots like loyal cities
    taxes_as_loyal: bool = False  # rival cities
    taxes_again: bool = False  # cities that were taxed this turn
    overworks: bool = False  # once a turn, hit the building to tax or build a ship again
    shapes: bool = False  # may put a resource on a taxed planet: its type from now on

    # building
    fresh_ships: bool = False  # ships are always built fresh
    builds_at_rivals: bool = False  # ships, at rival starports
    gate_starports: bool = False
    gate_cities: bool = False
    cloud_cities: bool = False  # on planets, outside the slots

    # moving
    most_ships: int = 0  # a move takes no more; 0 is no limit
    catapults_at_rivals: bool = False  # from rival starports too
    catapults_at_gates: bool = False  # and not from starports
    sprints: bool = False  # fresh ships that moved may move once more
    tolls: bool = False  # rivals who move into a controlled gate with a fresh starport lose an agent

    # attacking
    dice_at_gates: int = 0  # so many more at a gate
    extra_dice: int = 0  # so many more, always
    one_raid_die: bool = False  # where the defender has no building, but has one elsewhere
    more_skirmish: bool = False  # no more assault than skirmish dice
    moves_and_battles: bool = False  # before or after, with the one action of a copy or pivot
    rerolls_skirmish: bool = False  # once a battle, as many as own weapon icons
    rerolls_assault: bool = False  # as many as fresh attacking ships
    rerolls_raid: bool = False  # as many as types of resources held
    rerolls_all: bool = False  # any number, after any roll
    breaks_signals: bool = False  # ignores a rolled intercept if all attacking ships were fresh
    repairs_attacker: bool = False  # one attacking ship, after the battle

    # defending
    railguns: bool = False  # with a fresh ship: the attacker takes a hit before the dice are collected
    senses: bool = False  # fresh ships may join from adjacent systems
    harbors: bool = False  # with a fresh starport: no raid dice
    mirrors: bool = False  # adds an intercept if assault dice were rolled
    intercepts_by_weapons: bool = False  # instead of fresh ships
    beloved: bool = False  # no ransack in battle, and may influence if the attacker took a trophy
    repairs_by_starports: bool = False  # after any battle, attacking or defending

    # scoring
    humble: tuple[Ambition, ...] = ()  # ambitions: no second place, and the second value for the first
    only_first: bool = False  # scores only for an untied first place
    wastes: tuple[tuple[Ambition, Resource], ...] = ()  # ambition, resource: discards all of it if that was scored

    def __init__(self, **said: Any) -> None:
        self.said = said
        for name, value in said.items():
            setattr(self, name, value)


NOTHING: Final = Ability()


def united(cards: list[Ability]) -> Ability:
    """What several cards can do together; their other facts are their own."""
    values: dict[str, Any] = {}
    for card in cards:
        for name, value in card.said.items():
            if hasattr(NOTHING, name):  # unseen: nobody asks several cards for their name
                twice = name in values and value is not True  # unseen: for the compiler two yeses are no yes
                values[name] = values[name] + value if twice else value
    return Ability(**values)
