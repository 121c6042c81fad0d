"""What leaders and lore ask, and what follows: by frame, as `flow` asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.games.arcs.actions import A_NO, ArcsAction
from parlour.games.arcs.battle import advance as tactics
from parlour.games.arcs.battle import around as meeting
from parlour.games.arcs.battle import dice
from parlour.games.arcs.battle import rerolls as recasting
from parlour.games.arcs.cards import lore_actions, new_actions, vox
from parlour.games.arcs.chapter import drafting, hands
from parlour.games.arcs.decisions.frames import (
    ADVANCING,
    AFTERMATH,
    AIMING,
    ANNEXING,
    ATTACKING,
    BARTERING,
    CLOUDING,
    CONNECTING,
    DRAFTING,
    FOLLOWING_UP,
    GRANTING,
    GUIDING,
    INFLUENCING,
    LEARNING,
    MANEUVERING,
    MARTYRING,
    OUTRAGING,
    OVERSEEING,
    PICKING,
    RAILING,
    RECASTING,
    REDECLARING,
    REPEATING,
    SECURING,
    SENSING,
    SHAPING,
    SPRINTING,
    TELLING_APART,
)
from parlour.games.arcs.state import layout as opening
from parlour.games.arcs.state.table import Frame, Table
from parlour.games.arcs.turn import building, declaring, moving, outrage, overwork, planets
from parlour.games.arcs.turn import extra_court as favours
from parlour.games.arcs.turn import which_building as alike

Events = list[Event] | None


def sprinting_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """Ships that may move once more; a battle may have to follow."""
    return tactics.bound(table, frame, moving.sprinting_menu(table, frame))


def attacking_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """The battle that has to follow a move."""
    found = dice.battle_menu(table, frame[1])
    assert found  # no step of the move was offered without
    return found


MENUS: Final[dict[int, Callable[[Table, Frame], list[ArcsAction]]]] = {
    DRAFTING: drafting.drafting_menu,
    LEARNING: drafting.learning_menu,
    PICKING: declaring.picking_menu,
    INFLUENCING: favours.influencing_menu,
    SECURING: favours.securing_menu,
    GRANTING: declaring.granting_menu,
    REDECLARING: declaring.redeclaring_menu,
    SHAPING: planets.shaping_menu,
    OVERSEEING: overwork.menu,
    RAILING: meeting.railing_menu,
    SENSING: meeting.sensing_menu,
    RECASTING: recasting.menu,
    AIMING: lore_actions.aiming_menu,
    GUIDING: lore_actions.guiding_menu,
    MARTYRING: lore_actions.martyring_menu,
    ANNEXING: lore_actions.annexing_menu,
    BARTERING: new_actions.bartering_menu,
    CLOUDING: building.clouding_menu,
    SPRINTING: sprinting_menu,
    ADVANCING: tactics.advancing_menu,
    ATTACKING: attacking_menu,
    MANEUVERING: tactics.maneuvering_menu,
    TELLING_APART: alike.menu,
    FOLLOWING_UP: declaring.following_up_menu,
}


def tell_apart(table: Table, action: ArcsAction, events: Events) -> None:
    """Which of several buildings is meant has been said."""
    frame = table.frames.pop()
    _, seat, purpose, _, _, system = frame
    found = alike.chosen(frame, action)
    if purpose == alike.PRUNED:
        lore_actions.prune_building(table, seat, system, found, events)
    elif purpose == alike.ANNEXED:
        lore_actions.annex_building(table, seat, system, found, events)
    elif purpose == alike.FREED:
        vox.free_city(table, seat, system, found, events)
    else:
        building.repair_building(table, system, found, events)


# Answers that need no chance
ANSWERS: Final[dict[int, Callable[[Table, ArcsAction, Events], None]]] = {
    PICKING: declaring.pick,
    INFLUENCING: favours.influence,
    SECURING: favours.secure,
    GRANTING: declaring.grant,
    REDECLARING: declaring.redeclare,
    SHAPING: planets.shape,
    OVERSEEING: overwork.answer,
    RAILING: meeting.hit_by_railguns,
    MARTYRING: lore_actions.sink,
    ANNEXING: lore_actions.take_over,
    CLOUDING: building.build_cloud,
    TELLING_APART: tell_apart,
    FOLLOWING_UP: declaring.follow_up,
}


def answer(table: Table, kind: int, action: ArcsAction, chance: Chance, events: Events) -> None:
    """Do what was chosen in the innermost frame."""
    seat = table.frames[-1][1]
    if kind in ANSWERS:
        ANSWERS[kind](table, action, events)
    elif kind == RECASTING:
        recasting.answer(table, action, chance, events)
    elif kind == AIMING:
        lore_actions.shoot(table, action, chance, events)
    elif kind == SENSING:
        meeting.sense(table, action, events)
    elif kind == GUIDING:
        lore_actions.guide_ships(table, action.count, events)
    elif kind == BARTERING:
        new_actions.barter(table, action.resource, events)
    elif kind == SPRINTING:
        moving.sprint(table, action)
    elif kind in (ADVANCING, MANEUVERING):
        table.frames.pop()
        if action is not A_NO:
            moving.begin(table, seat, action.system, action.to)
    elif kind == ATTACKING:
        table.frames.pop()
        dice.begin(table, seat, action.seat, action.system)
    elif kind == LEARNING:
        drafting.learn(table, action.lore, events)
    elif drafting.draft(table, action, events):
        assert kind == DRAFTING
        finish_setup(table, chance, events)


def finish_setup(table: Table, chance: Chance, events: Events) -> None:
    """A-17.3, A-17.4, A-2.7: the pieces, the extra steps, the hands; after that somebody may learn more."""
    opening.settle_leaders(table, events)
    opening.deal(table, chance, events)
    drafting.begin_learning(table)
    hands.ask_redraw(table)  # belongs to the setup and comes first


def settle(table: Table, frame: Frame, chance: Chance, events: Events) -> bool:
    """What follows by itself; False where somebody is asked."""
    kind = frame[0]
    if kind == AFTERMATH:
        meeting.aftermath(table, frame, events)
    elif kind == REPEATING:
        overwork.repeat(table, frame, events)
    elif kind == OUTRAGING:
        outrage.provoke_all(table, frame, events)
    elif kind == CONNECTING:
        declaring.connect(table, frame, chance, events)
    elif kind == LEARNING:
        return drafting.draw_lore(table, frame, chance, events)
    else:
        return False
    return True
