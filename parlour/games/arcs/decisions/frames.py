"""What can be waiting for a decision: frames on a stack, the innermost last.

A frame is a tuple of small numbers, its kind first, so that a game can be copied, saved and resumed in the middle
of anything. Frames that ask somebody have the seat next. What is asked and what follows is said by the module
named here; `flow` puts them together.
"""

from __future__ import annotations

from typing import Final

# kind                        module     numbers after the kind
REDRAWING: Final = 0  # hands      the seat that may draw a new hand
ROUND: Final = 1  # rounds     the leader; how many seats after it have been looked at (asks nobody)
LEADING: Final = 2  # playing    the seat
FOLLOWING: Final = 3  # playing    the seat
TURN: Final = 4  # turns      the seat
ARRANGING: Final = 5  # slots      the seat; the resources chosen so far, the best protected first
OVERFLOWING: Final = 6  # slots      the seat; the resources that have no slot
MOVING: Final = 7  # moving     seat, from, to, fresh and damaged ships at hand, catapult?, been to; fresh chosen
CATAPULTING: Final = 8  # moving     seat, where, fresh and damaged ships of the group, systems been to
DICING: Final = 9  # dice       seat, defender, system; assault and skirmish dice chosen so far
REROLLING: Final = 10  # dice       seat, defender, system, blank and hit skirmish dice; the symbols of the others
BATTLING: Final = 11  # battle     seat, defender, system, the symbols left to resolve; cities lost
FILLING: Final = 12  # preludes   seat, resource, empty slots
RANSACKING: Final = 13  # securing   seat, whose agents
REFILLING: Final = 14  # securing   seat, the vox card that leaves or 0 (asks nobody)
RAIDING: Final = 15  # stealing   seat, defender, keys left
STEALING: Final = 16  # stealing   seat, resource or NONE for anything, how many, whether less will do
SPENDING: Final = 17  # turns      seat, the actions to choose from as bits
PLACING: Final = 18  # placing    seat, ships for each system, systems as bits, how many of them
PRESSGANGING: Final = 19  # new_actions  seat
GAINING: Final = 20  # new_actions  seat
EXECUTING: Final = 21  # new_actions  seat
TRADING: Final = 22  # new_actions  seat, owner of the city, system
FENCING: Final = 23  # preludes   seat
DISCARDING: Final = 24  # hands      seat, cards discarded so far
LOOKING: Final = 25  # hands      seat
SWAPPING: Final = 26  # hands      seat, rival
VOX_CARD: Final = 27  # vox        seat, the card
SEIZING: Final = 28  # vox        seat
NEXT_CHAPTER: Final = 29  # chapters   nothing (asks nobody)

# Of leaders and lore
DRAFTING: Final = 30  # drafting   seat
LEARNING: Final = 31  # drafting   seat
PICKING: Final = 32  # declaring  seat, resources to choose from as bits, whether none will do
INFLUENCING: Final = 33  # favours    seat, places of the row used as bits, how often (see favours)
SECURING: Final = 34  # favours    seat
GRANTING: Final = 35  # declaring  seat, the ambition, 1 if the card played declares it
CONNECTING: Final = 36  # declaring  seat (asks nobody)
REDECLARING: Final = 37  # declaring  seat
SHAPING: Final = 38  # planets    seat, system
OVERSEEING: Final = 39  # overwork   seat, owner or NONE, system, city or starport, whether it captures
REPEATING: Final = 40  # overwork   the same (asks nobody)
OUTRAGING: Final = 41  # battle     seat, types as bits (asks nobody)
RAILING: Final = 42  # meeting    seat, defender, system
SENSING: Final = 43  # meeting    seat, attacker, system, neighbours used as bits, the one chosen
AFTERMATH: Final = 44  # meeting    seat, defender, system, all were fresh?, trophies before (asks nobody)
RECASTING: Final = 45  # recasting  seat, defender, system, leaves left, the one used, dice that lie, dice chosen
AIMING: Final = 46  # lore_actions seat, defender, system
GUIDING: Final = 47  # lore_actions seat, from, to, whose ships, fresh ones chosen, ships so far
MARTYRING: Final = 48  # lore_actions seat, system
ANNEXING: Final = 49  # lore_actions seat, city or starport, system
BARTERING: Final = 50  # new_actions seat, owner of the city, system, the resource taken
CLOUDING: Final = 51  # building   seat, system
SPRINTING: Final = 52  # sprinting  seat; systems and how many fresh ships came there
ADVANCING: Final = 53  # tactics    seat
ATTACKING: Final = 54  # tactics    seat
MANEUVERING: Final = 55  # tactics    seat
TELLING_APART: Final = 56  # alike      seat, what for, owner, city or starport, system
FOLLOWING_UP: Final = 57  # declaring  seat: what follows a declaration first

NAMES: Final = (
    "redrawing", "round", "leading", "following", "turn", "arranging", "overflowing", "moving", "catapulting",
    "dicing", "rerolling", "battling", "filling", "ransacking", "refilling", "raiding", "stealing", "spending",
    "placing", "pressganging", "gaining", "executing", "trading", "fencing", "discarding", "looking", "swapping",
    "vox-card", "seizing", "next-chapter",
    "drafting", "learning", "picking", "influencing", "securing", "granting", "connecting", "redeclaring",
    "shaping", "overseeing", "repeating", "outraging", "railing", "sensing", "aftermath", "recasting",
    "aiming", "guiding", "martyring", "annexing", "bartering", "clouding", "sprinting", "advancing", "attacking",
    "maneuvering", "telling-apart", "following-up",
)  # fmt: skip

# Those that go on by themselves
ASKS_NOBODY: Final = (
    "round", "refilling", "next-chapter", "connecting", "repeating", "outraging", "aftermath",
)  # fmt: skip

# How many numbers a frame has, its kind included; NONE for those that hold any number of things.
LENGTHS: Final = (
    2, 3, 2, 2, 2, -1, -1, 9, 6, 6, 11, 10, 4, 3, 3, 4, 5, 3, 5, 2, 2, 2, 4, 2, 3, 2, 3, 3, 2, 1,
    2, 2, 4, 4, 2, 4, 2, 2, 3, 6, 6, 3, 4, 6, 6, 30, 4, 7, 3, 4, 5, 3, -1, 2, 2, 2, 6, 2,
)  # fmt: skip
