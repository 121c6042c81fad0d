"""How a game of Arcs goes on: what each frame asks, what an answer does, what follows without anybody's choice."""

from __future__ import annotations

from parlour.core.chance import Chance
from parlour.core.event import Event
from parlour.games.arcs.actions import (
    A_KEEP,
    A_NO,
    A_PASS,
    A_STOP,
    ArcsAction,
)
from parlour.games.arcs.battle import advance as tactics
from parlour.games.arcs.battle import battle, dice
from parlour.games.arcs.cards import new_actions, preludes, vox
from parlour.games.arcs.chapter import chapters, hands, rounds
from parlour.games.arcs.decisions import moments
from parlour.games.arcs.decisions.frames import (
    ARRANGING,
    BATTLING,
    CATAPULTING,
    DICING,
    DISCARDING,
    EXECUTING,
    FENCING,
    FILLING,
    FOLLOWING,
    GAINING,
    LEADING,
    LOOKING,
    MOVING,
    NEXT_CHAPTER,
    OVERFLOWING,
    PLACING,
    PRESSGANGING,
    RAIDING,
    RANSACKING,
    REDRAWING,
    REFILLING,
    REROLLING,
    ROUND,
    SEIZING,
    SPENDING,
    STEALING,
    SWAPPING,
    TRADING,
    TURN,
    VOX_CARD,
)
from parlour.games.arcs.state.table import NONE, Frame, Table
from parlour.games.arcs.turn import court as securing
from parlour.games.arcs.turn import moving, placing, playing, slots, stealing, turns

PLAYED = (LEADING, FOLLOWING, TURN)  # cards are played and turns are ended by their players
_MODES = {"lead": playing.LEAD, "surpass": playing.SURPASS, "copy": playing.COPY, "pivot": playing.PIVOT}


def make_menu(table: Table, frame: Frame) -> list[ArcsAction]:
    """What can be answered to a frame; nothing if there is nothing to choose from."""
    kind = frame[0]
    if kind == TURN:
        return turns.menu(table, frame[1])
    if kind == MOVING:
        menu = moving.moving_menu(table, frame)
        return tactics.bound(table, frame, menu) if table.setup.leaders else menu  # speed: nothing is bound then
    if kind == FOLLOWING:
        return playing.following_menu(table, frame[1])
    if kind == SPENDING:
        return turns.spending_menu(table, frame)
    if kind == CATAPULTING:
        menu = moving.catapulting_menu(table, frame)
        return tactics.bound(table, frame, menu) if table.setup.leaders else menu  # speed: nothing is bound then
    if kind == DICING:
        return dice.dicing_menu(table, frame)
    if kind == BATTLING:
        return battle.menu(table, frame)
    if kind == LEADING:
        return playing.leading_menu(table, frame[1])
    if kind == OVERFLOWING:
        return slots.overflowing_menu(table, frame)
    if kind == ARRANGING:
        return slots.arranging_menu(table, frame)
    if kind == RAIDING:
        return stealing.raiding_menu(table, frame)
    if kind == RANSACKING:
        return securing.ransacking_menu(table, frame)
    if kind == STEALING:
        return stealing.stealing_menu(table, frame)
    if kind == PLACING:
        return placing.menu(table, frame)
    if kind == REROLLING:
        return dice.rerolling_menu(table, frame)
    if kind == PRESSGANGING:
        return new_actions.pressganging_menu(table, frame)
    if kind == GAINING:
        return new_actions.gaining_menu(table, frame)
    if kind == EXECUTING:
        return new_actions.executing_menu(table, frame)
    if kind == TRADING:
        return new_actions.trading_menu(table, frame)
    if kind == FENCING:
        return preludes.fencing_menu(table, frame)
    if kind == FILLING:
        return preludes.filling_menu(table, frame)
    if kind == DISCARDING:
        return hands.discarding_menu(table, frame)
    if kind == LOOKING:
        return hands.looking_menu(table, frame)
    if kind == SWAPPING:
        return hands.swapping_menu(table, frame)
    if kind == VOX_CARD:
        return vox.menu(table, frame)
    if kind == SEIZING:
        return vox.seizing_menu(table, frame)
    if kind == REDRAWING:
        return hands.redrawing_menu()
    return moments.MENUS[kind](table, frame)


def answer(table: Table, action: ArcsAction, chance: Chance, events: list[Event] | None) -> None:
    """Do what was chosen in the innermost frame."""
    frame = table.frames[-1]
    kind, seat = frame[0], frame[1]
    if kind == TURN:
        turns.play(table, seat, action, events)
    elif kind == MOVING:
        moving.choose(table, action.count, events)
    elif kind == FOLLOWING:
        table.frames.pop()
        playing.play_card(table, seat, action.card, _MODES[action.kind], events)
    elif kind == LEADING:
        lead_or_pass(table, seat, action, events)
    elif kind == SPENDING and action is not A_NO:
        table.frames.pop()
        turns.act(table, seat, action, events)
    elif kind == CATAPULTING and action is not A_STOP:
        moving.onward(table, action.system)
    elif kind == DICING:
        dice.choose(table, action.count, chance, events)
    elif kind == BATTLING:
        battle.hit(table, action, events)
    elif kind == OVERFLOWING:
        slots.discard_overflow(table, action.resource, events)
    elif kind == ARRANGING and action is not A_KEEP:
        slots.protect(table, action.resource, events)
    elif kind == RAIDING:
        stealing.raid(table, action, events)
    elif kind == RANSACKING:
        securing.ransack(table, action.court, events)
    elif kind == STEALING:
        stealing.steal(table, action, events)
    elif kind == PLACING:
        placing.place(table, action.system, events)
    elif kind == REROLLING:
        dice.reroll(table, action, chance, events)
    elif kind == DISCARDING:
        if action is A_STOP:
            hands.end_discarding(table, chance, events)
        else:
            hands.discard(table, action.card, events)
    elif kind == VOX_CARD:
        vox.choose(table, action, events)
    elif kind == REDRAWING and action is not A_KEEP:
        hands.redraw(table, chance, events)
    elif kind == FENCING:
        preludes.discard_for_relic(table, action.resource, events)
    elif kind == FILLING:
        preludes.fill(table, action.count, events)
    elif kind == TRADING:
        new_actions.give(table, action.resource, events)
    elif kind == GAINING:
        new_actions.gain(table, action.resource, events)
    elif kind == SWAPPING and action is not A_NO:
        if table.taken != NONE:
            hands.give(table, action.card, events)
        else:
            hands.take(table, action.card, events)
    elif kind == LOOKING:
        hands.look(table, action.seat, events)
    elif kind > NEXT_CHAPTER:
        moments.answer(table, kind, action, chance, events)
    else:  # the frame is done with
        table.frames.pop()
        if action is A_STOP or action is A_NO or action is A_KEEP:
            return
        if kind == SEIZING:
            playing.take_initiative(table, seat, events)
        else:  # one captive more
            new_actions.DOES[action.kind](table, seat, action, events)


def lead_or_pass(table: Table, seat: int, action: ArcsAction, events: list[Event] | None) -> None:
    """A-5.1, A-5.3: the leader's choice."""
    if action is not A_PASS:
        table.frames.pop()
        playing.play_card(table, seat, action.card, playing.LEAD, events)
    elif rounds.pass_initiative(table, seat, events):
        rounds.discard_hands(table)
        chapters.end_chapter(table, events)


def advance(table: Table, chance: Chance, events: list[Event] | None) -> list[ArcsAction]:
    """Go on until somebody has a choice; their menu, empty at the end of the game.

    A frame with nothing to choose from is done with, one with a single answer answers itself. But cards are played
    and turns are ended by their players.
    """
    while True:
        frames = table.frames
        if not frames:
            if table.over:
                return []
            rounds.begin_round(table, events)
            continue
        frame = frames[-1]
        kind = frame[0]
        if kind == ROUND:
            if not rounds.next_turn(table):
                rounds.end_round(table, events)
                if not any(table.hands):
                    chapters.end_chapter(table, events)
            continue
        if kind == REFILLING:
            frames.pop()
            if frame[2]:
                vox.leave(table, frame[1], frame[2], chance, events)
            securing.refill(table, frame[1], chance, events)
            continue
        if kind == NEXT_CHAPTER:
            chapters.next_chapter(table, chance, events)
            continue
        if kind == BATTLING and battle.settle(table, frame, events):
            continue
        if (
            kind > NEXT_CHAPTER  # speed: what comes before asks somebody, or was settled above
            and moments.settle(table, frame, chance, events)
        ):
            continue
        menu = make_menu(table, frame)
        if len(menu) > 1 or kind in PLAYED:
            table.to_move = frame[1]
            return menu
        if menu:
            if events is not None:  # nobody sees it, but a scenario can tell why nobody was asked
                events.append(Event("answered", frame[1], {"action": menu[0].text}, frozenset()))
            answer(table, menu[0], chance, events)
        else:
            frames.pop()
