"""A turn (A-5.2, A-7, A-13.3): what can be done in it, paid by pips or by resources, and its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.core.event import Event
from parlour.games.arcs.actions import A_ADVANCE, A_ARRANGE, A_END, A_NO, A_SPEND, ArcsAction
from parlour.games.arcs.battle import advance as tactics
from parlour.games.arcs.battle import dice
from parlour.games.arcs.cards import lore_preludes, new_actions, preludes
from parlour.games.arcs.cards.guilds import abilities
from parlour.games.arcs.components.box import (
    ALLOWED,
    BATTLE,
    BUILD,
    FUEL,
    INFLUENCE,
    MATERIAL,
    MOVE,
    PSIONIC,
    RELIC,
    REPAIR,
    RESOURCES,
    SECURE,
    TAX,
    WEAPON,
    suit_of,
)
from parlour.games.arcs.decisions.frames import ADVANCING, ARRANGING, INFLUENCING, SECURING, SPENDING
from parlour.games.arcs.state.table import NONE, STARPORT, Frame, Table, tell
from parlour.games.arcs.turn import building, moving, outrage, placing, playing, slots, taxing
from parlour.games.arcs.turn import court as securing
from parlour.games.arcs.turn import extra_court as favours
from parlour.games.arcs.turn.playing import ACTING, COPY, OPENING, PIVOT, PRELUDE

EMERGENCY_SHIPS = 3


def menu(table: Table, seat: int) -> list[ArcsAction]:
    """Everything a player can do now."""
    found: list[ArcsAction] = []
    if table.stage == OPENING:
        found += playing.opening_menu(table, seat)
    if table.stage != ACTING:
        found += spending_choices(table, seat)
        found += preludes.menu(table, seat)
        if table.setup.leaders:  # speed: nobody else has lore
            found += lore_preludes.menu(table, seat)
    if table.pips:
        found += pip_menu(table, seat)
    if table.offer and slots.can_arrange(table, seat):
        found.append(A_ARRANGE)
    found.append(A_END)
    return found


def pip_menu(table: Table, seat: int) -> list[ArcsAction]:
    """What can be done with a pip. It ends the prelude: what was spent is in the supply by then (A-13.5)."""
    before = table.supply
    if any(table.spending):  # speed: most often nothing was spent
        table.supply = [left + spent for left, spent in zip(before, table.spending, strict=True)]
    allowed = pip_actions(table, seat)
    found = actions_menu(table, seat, allowed)
    if table.setup.leaders:  # speed: nobody else combines
        found += combined_menu(table, seat, allowed)
    table.supply = before
    return found


def pip_actions(table: Table, seat: int) -> int:
    """What a pip may be spent on; a weapon lets it battle too (A-13.4) and gives nothing by itself (A-19.6)."""
    allowed = playing.allowed_actions(table, seat)
    return allowed | 1 << BATTLE if table.armed else allowed


def actions_menu(table: Table, seat: int, allowed: int) -> list[ArcsAction]:
    """The standard actions among these, and the new ones that may replace them (A-14.3)."""
    found: list[ArcsAction] = []
    if allowed >> TAX & 1:
        found += taxing.menu(table, seat)
    if allowed >> BUILD & 1:
        found += building.build_menu(table, seat)
    if allowed >> MOVE & 1:
        found += moving.menu(table, seat)
    if allowed >> REPAIR & 1:
        found += building.repair_menu(table, seat)
    if allowed >> INFLUENCE & 1:
        found += securing.influence_menu(table, seat)
    if allowed >> SECURE & 1:
        found += securing.secure_menu(table, seat)
    if allowed >> BATTLE & 1:
        found += dice.battle_menu(table, seat)
    found += new_actions.menu(table, seat, allowed)
    return found


def combined_menu(table: Table, seat: int, allowed: int) -> list[ArcsAction]:
    """What a copy or pivot may begin with besides: a move before a battle, an influence before a secure."""
    found: list[ArcsAction] = []
    if table.mode[seat] not in (COPY, PIVOT):
        return found
    powers = abilities(table, seat)
    if powers.influences_and_secures and allowed >> SECURE & 1:
        found += favours.before_securing(table, seat)
    if powers.moves_and_battles and allowed >> BATTLE & 1 and tactics.advancing_menu(table, (ADVANCING, seat)):
        found.append(A_ADVANCE)
    return found


def act_singly(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """The one action of a copy or pivot, and what some may do before or after it."""
    powers = abilities(table, seat)
    kind = action.kind
    if kind == "advance":
        tactics.begin_advance(table, seat)
        return
    if kind == "battle" and powers.moves_and_battles:
        tactics.begin_maneuver(table, seat)
    elif (kind == "secure" and powers.influences_and_secures) or (kind == "influence" and powers.influences_twice):
        table.frames.append((INFLUENCING, seat, 0, favours.ONCE_IF))
    elif kind == "influence" and not pip_actions(table, seat) >> INFLUENCE & 1:
        table.frames.append((SECURING, seat))
    act(table, seat, action, events)


def act(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """Do a standard action, or a new one."""
    kind = action.kind
    if kind == "move":
        moving.begin(table, seat, action.system, action.to)
    elif kind == "build":
        if action.piece == NONE:
            building.begin_cloud(table, seat, action.system)
        else:
            building.build(table, seat, action.system, action.piece, events)
    elif kind == "influence":
        securing.influence(table, seat, action.court, events)
    elif kind == "tax":
        if action.seat == NONE:
            taxing.tax_slot(table, seat, action.system, events)
        else:
            taxing.tax(table, seat, action.seat, action.system, events)
    elif kind == "battle":
        dice.begin(table, seat, action.seat, action.system)
    elif kind == "repair":
        building.repair(table, seat, action.system, action.piece, events)
    elif kind == "secure":
        securing.secure(table, seat, action.court, events)
    else:
        new_actions.DOES[kind](table, seat, action, events)


# The prelude


def spending_choices(table: Table, seat: int) -> list[ArcsAction]:
    """A-13.3, A-13.4: any resource, also for nothing; and what as, with loyal cards."""
    loyal = abilities(table, seat).loyal
    found: list[ArcsAction] = []
    for resource in sorted({token for token in table.slots[seat] if token != NONE}):
        found.append(A_SPEND[resource][resource])
        found += [A_SPEND[resource][other] for other in loyal if other != resource]
    return found


def gives(table: Table, spent_as: int) -> int:
    """A-13.4: the actions a resource gives; A-13.6: a weapon does not change them."""
    if spent_as == MATERIAL:
        return 1 << BUILD | 1 << REPAIR
    if spent_as == FUEL:
        return 1 << MOVE
    if spent_as == RELIC:
        return 1 << SECURE
    assert spent_as == PSIONIC
    allowed: int = ALLOWED[suit_of(table.lead)]
    return allowed


def spend(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """A-13.5: a spent resource stays out of the supply until the prelude ends."""
    resource, spent_as = action.resource, action.spent_as
    slots.take(table, seat, resource)
    table.spending[resource] += 1
    if resource == spent_as:
        tell(events, "spend", seat, {"resource": RESOURCES[resource]})
    else:
        tell(events, "spend-as", seat, {"resource": RESOURCES[resource], "as": RESOURCES[spent_as]})
    if outrage.blocks(table, seat, spent_as):
        return
    if spent_as == WEAPON:
        table.armed = True
    else:
        table.frames.append((SPENDING, seat, gives(table, spent_as)))


def spending_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """A-13.4: the actions the resource gives, or none of them; where there are none nobody is asked."""
    return [*actions_menu(table, frame[1], frame[2]), A_NO]


def use(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """A card's prelude."""
    if action.lore != NONE:
        lore_preludes.use(table, seat, action.lore, events)
    else:
        preludes.use(table, seat, action.court, events)


# What a prelude is made of
PRELUDES: Final[dict[str, Callable[[Table, int, ArcsAction, list[Event] | None], None]]] = {
    "spend": spend,
    "use": use,
    "attach": preludes.attach,
    "release": lore_preludes.release,
    "ransom": lore_preludes.ransom,
    "charm": lore_preludes.charm,
}


def end_prelude(table: Table) -> None:
    """A-13.5: spent resources return to the supply."""
    for resource, count in enumerate(table.spending):
        table.supply[resource] += count
        table.spending[resource] = 0


# The turn's choices


def play(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """What was chosen from the turn's menu."""
    kind = action.kind
    table.offer = False  # on gaining, not later
    if kind == "end":
        end(table, seat, events)
    elif kind == "arrange":
        table.frames.append((ARRANGING, seat))
    elif kind == "declare":
        playing.declare(table, seat, action.ambition, True, events)
    elif kind == "seize":
        playing.seize(table, seat, action.card, events)
    elif kind in PRELUDES:
        table.stage = PRELUDE  # each of them closes declaring and seizing
        PRELUDES[kind](table, seat, action, events)
    else:
        end_prelude(table)  # the first pip ends it
        table.stage = ACTING
        table.pips -= 1
        if table.setup.leaders and table.mode[seat] in (COPY, PIVOT):  # speed: nobody else combines
            act_singly(table, seat, action, events)
        else:
            act(table, seat, action, events)


def end(table: Table, seat: int, events: list[Event] | None) -> None:
    """The turn ends, and the prelude if it still lasted; a player without a start gets one (A-18.3)."""
    table.frames.pop()
    end_prelude(table)
    tell(events, "end", seat, {})
    if not has_start(table, seat):
        # any gate in play, as many ships as there are
        placing.place_in_one(table, seat, table.setup.gates, EMERGENCY_SHIPS, events)


def has_start(table: Table, seat: int) -> bool:
    """A-18.3: whether a player has ships or starports on the map."""
    for system in table.setup.systems:
        if table.at(seat, system) or table.has_building(seat, system, STARPORT):
            return True
    return False
