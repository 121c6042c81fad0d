"""Why an action is not allowed now: the rule and the sentence, for every action that is not on the menu.

`flow.make_menu` makes the legal actions; this module explains the others.
"""

from __future__ import annotations

from typing import Final

from parlour.core.errors import Refusal, Value
from parlour.games.arcs.actions import PIECES, STATES, ArcsAction
from parlour.games.arcs.battle import dice
from parlour.games.arcs.cards import lore_actions, lore_preludes, new_actions
from parlour.games.arcs.cards.court import COURT_NAMES, KEYS
from parlour.games.arcs.cards.guilds import GUILD_CARDS, abilities
from parlour.games.arcs.cards.lore import LORE, LORE_NAMES
from parlour.games.arcs.cards.vox import VOX_CARDS
from parlour.games.arcs.chapter.scoring import holds, icons
from parlour.games.arcs.components.box import (
    ACTIONS,
    AMBITION_OF,
    AMBITIONS,
    ANY_AMBITION,
    CARD_NAMES,
    DICE,
    MOST_DICE,
    RAID,
    RELIC,
    RESOURCES,
    SEATS,
    SLOT_COSTS,
    SUITS,
    WEAPON,
    number_of,
    suit_of,
)
from parlour.games.arcs.components.reach import SYSTEMS, is_gate
from parlour.games.arcs.decisions.frames import (
    ADVANCING,
    AIMING,
    ANNEXING,
    ARRANGING,
    ATTACKING,
    BARTERING,
    BATTLING,
    CATAPULTING,
    CLOUDING,
    DICING,
    DISCARDING,
    DRAFTING,
    EXECUTING,
    FENCING,
    FILLING,
    FOLLOWING,
    FOLLOWING_UP,
    GAINING,
    GRANTING,
    GUIDING,
    INFLUENCING,
    LEADING,
    LEARNING,
    LOOKING,
    MANEUVERING,
    MARTYRING,
    MOVING,
    NAMES,
    OVERFLOWING,
    OVERSEEING,
    PICKING,
    PLACING,
    PRESSGANGING,
    RAIDING,
    RAILING,
    RANSACKING,
    RECASTING,
    REDECLARING,
    REDRAWING,
    REROLLING,
    SECURING,
    SEIZING,
    SENSING,
    SHAPING,
    SPENDING,
    SPRINTING,
    STEALING,
    SWAPPING,
    TELLING_APART,
    TRADING,
    TURN,
    VOX_CARD,
)
from parlour.games.arcs.state.table import (
    CITY,
    NONE,
    OUTSIDE,
    SHIP,
    STARPORT,
    WIDTH,
    Frame,
    Table,
    kind_of,
    owner_of,
)
from parlour.games.arcs.turn import building, moving, playing, stealing, turns
from parlour.games.arcs.turn.court import may_secure
from parlour.games.arcs.turn.planets import type_of
from parlour.games.arcs.turn.playing import ACTING, COPY, LEAD, OPENING
from parlour.games.arcs.turn.taxing import may_tax

REFUSALS: Final = (
    "arcs-no-over",
    "arcs-no-now",
    "arcs-no-not-in-hand",
    "arcs-no-must-follow",
    "arcs-no-must-lead",
    "arcs-no-must-play",
    "arcs-no-surpass-suit",
    "arcs-no-surpass-low",
    "arcs-no-pivot-suit",
    "arcs-no-played",
    "arcs-no-late",
    "arcs-no-seize-holder",
    "arcs-no-seize-again",
    "arcs-no-seize-leave",
    "arcs-no-declare-follower",
    "arcs-no-declare-again",
    "arcs-no-declare-marker",
    "arcs-no-declare-number",
    "arcs-no-prelude-over",
    "arcs-no-prelude-none",
    "arcs-no-spend-none",
    "arcs-no-spend-as",
    "arcs-no-card-not-yours",
    "arcs-no-card-won",
    "arcs-no-card-no-prelude",
    "arcs-no-card-union",
    "arcs-no-card-once",
    "arcs-no-fence-empty",
    "arcs-no-fence-relics",
    "arcs-no-union",
    "arcs-no-union-card",
    "arcs-no-pips",
    "arcs-no-suit",
    "arcs-no-resource-action",
    "arcs-no-new-action",
    "arcs-no-out-of-play",
    "arcs-no-tax-city",
    "arcs-no-tax-control",
    "arcs-no-tax-ships",
    "arcs-no-tax-twice",
    "arcs-no-build-slot",
    "arcs-no-build-piece",
    "arcs-no-build-supply",
    "arcs-no-build-starport",
    "arcs-no-build-twice",
    "arcs-no-build-outside",
    "arcs-no-move-ships",
    "arcs-no-move-adjacent",
    "arcs-no-repair",
    "arcs-no-row",
    "arcs-no-row-empty",
    "arcs-no-agents",
    "arcs-no-secure-most",
    "arcs-no-battle-self",
    "arcs-no-battle-ships",
    "arcs-no-battle-pieces",
    "arcs-no-captives",
    "arcs-no-abduct",
    "arcs-no-trade-city",
    "arcs-no-trade-swap",
    "arcs-no-trade-gate",
    "arcs-no-trade-cartel",
    "arcs-no-dice-order",
    "arcs-no-dice-many",
    "arcs-no-dice-none",
    "arcs-no-dice-raid",
    "arcs-no-reroll",
    "arcs-no-hit",
    "arcs-no-ransack",
    "arcs-no-steal-whose",
    "arcs-no-steal-empty",
    "arcs-no-steal-cost",
    "arcs-no-steal-guarded",
    "arcs-no-ships",
    "arcs-no-ships-none",
    "arcs-no-onward-adjacent",
    "arcs-no-onward-again",
    "arcs-no-behind",
    "arcs-no-token",
    "arcs-no-arrange",
    "arcs-no-keep",
    "arcs-no-supply",
    "arcs-no-give",
    "arcs-no-place",
    "arcs-no-free",
    "arcs-no-hand",
    "arcs-no-not-theirs",
    "arcs-no-stop",
    "arcs-no-leader",
    "arcs-no-rivals-card",
    "arcs-no-draft-gone",
    "arcs-no-draft-leader",
    "arcs-no-draft-lore",
    "arcs-no-lore-not-yours",
    "arcs-no-lore-prelude",
    "arcs-no-lore-declared",
    "arcs-no-lore-place",
    "arcs-no-trophy",
    "arcs-no-secure-none",
    "arcs-no-charm",
    "arcs-no-redeclare",
    "arcs-no-tax-slot",
    "arcs-no-pay",
    "arcs-no-pick",
    "arcs-no-influenced",
    "arcs-no-advance",
    "arcs-no-sprint",
    "arcs-no-join",
    "arcs-no-again",
    "arcs-no-from",
    "arcs-no-whose",
    "arcs-no-sink",
    "arcs-no-fill",
    "arcs-no-cartel",
    "arcs-no-which",
    "arcs-no-by",
    "arcs-no-rival",
    "arcs-no-lore-release",
    "arcs-no-before-secure",
)

# The frames an action is chosen in, by its kind; those of the turn's actions are worked out below.
_HOME: Final[dict[str, tuple[int, ...]]] = {
    "end": (TURN,),
    "pass": (LEADING,),
    "lead": (LEADING,),
    "surpass": (FOLLOWING,),
    "copy": (FOLLOWING,),
    "pivot": (FOLLOWING,),
    "redraw": (REDRAWING,),
    "keep": (REDRAWING, ARRANGING),
    "arrange": (TURN,),
    "spend": (TURN, CLOUDING),
    "use": (TURN,),
    "attach": (TURN,),
    "fresh": (MOVING, SENSING, GUIDING),
    "damaged": (MOVING, GUIDING),
    "onward": (CATAPULTING,),
    "dice": (DICING,),
    "reroll": (REROLLING,),
    "hit": (BATTLING, RAILING, OVERSEEING),
    "ransack": (RANSACKING,),
    "steal": (RAIDING, STEALING),
    "take": (RAIDING, STEALING, VOX_CARD),
    "protect": (ARRANGING,),
    "discard": (OVERFLOWING, FENCING),
    "gain": (GAINING, PICKING, BARTERING),
    "give": (TRADING, BARTERING),
    "outrage": (VOX_CARD,),
    "cluster": (VOX_CARD,),
    "free": (VOX_CARD,),
    "look": (LOOKING,),
    "hand": (DISCARDING, SWAPPING),
    "theirs": (SWAPPING,),
    "place": (PLACING,),
    "draft": (DRAFTING, LEARNING),
    "release": (TURN,),
    "ransom": (TURN,),
    "charm": (TURN,),
    "advance": (TURN,),
    "shape": (SHAPING,),
    "grant": (GRANTING,),
    "from": (AIMING,),
    "whose": (ANNEXING, OVERSEEING),
    "sink": (MARTYRING,),
    "again": (RECASTING,),
    "roll": (RECASTING,),
    "by": (RECASTING,),
    "fill": (FILLING,),
    "which": (TELLING_APART,),
    "first": (FOLLOWING_UP,),
}
# Actions that are made outside a turn's menu, by their frames
_GIVEN: Final[dict[int, str]] = {
    INFLUENCING: "influence",
    SECURING: "secure",
    ATTACKING: "battle",
    MANEUVERING: "move",
    ADVANCING: "move",
    SPRINTING: "move",
    SENSING: "move",
}

# What is being decided, by the rule that asks for it
_RULE: Final[dict[int, str]] = {
    REDRAWING: "A-2.8",
    LEADING: "A-5.1",
    FOLLOWING: "A-7.1",
    TURN: "A-5.2",
    ARRANGING: "A-13.2",
    OVERFLOWING: "A-13.2",
    MOVING: "A-10.6",
    CATAPULTING: "A-10.7",
    DICING: "A-11.2",
    REROLLING: "A-11.4",
    BATTLING: "A-11.4",
    RANSACKING: "A-12.5",
    RAIDING: "A-12.1",
    STEALING: "A-1.11",
    SPENDING: "A-13.4",
    PLACING: "A-1.9",
    PRESSGANGING: "A-14.3",
    GAINING: "A-1.11",
    EXECUTING: "A-14.3",
    TRADING: "A-14.3",
    FENCING: "A-14.2",
    FILLING: "A-14.2",
    DISCARDING: "A-14.2",
    LOOKING: "A-14.7",
    SWAPPING: "A-14.7",
    VOX_CARD: "A-10.11",
    SEIZING: "A-10.11",
    DRAFTING: "A-17.2",
    LEARNING: "A-17.4",
    PICKING: "A-1.11",
    INFLUENCING: "A-10.9",
    SECURING: "A-10.10",
    GRANTING: "A-14.7",
    REDECLARING: "A-14.7",
    SHAPING: "A-14.7",
    OVERSEEING: "A-14.7",
    RAILING: "A-14.7",
    SENSING: "A-14.7",
    RECASTING: "A-11.4",
    AIMING: "A-14.3",
    GUIDING: "A-14.3",
    MARTYRING: "A-14.3",
    ANNEXING: "A-14.3",
    BARTERING: "A-14.3",
    CLOUDING: "A-10.3",
    SPRINTING: "A-10.6",
    ADVANCING: "A-11.1",
    ATTACKING: "A-11.1",
    MANEUVERING: "A-10.6",
    TELLING_APART: "A-1.10",
    FOLLOWING_UP: "A-18.2",
}
_BY_MODE: Final = ("A-5.2", "A-7.2", "A-7.3", "A-7.4")  # what a card gives, by how it was played


def _no(rule: str, message: str, **values: Value) -> Refusal:
    return Refusal(rule, message, values)


def why_not(table: Table, action: ArcsAction) -> Refusal:
    """The rule that forbids an action that is not on the menu."""
    if table.over:
        return _no("A-15.7", "arcs-no-over")
    frame = table.frames[-1]
    kind = action.kind
    if kind in ("lead", "surpass", "copy", "pivot", "pass"):
        return _card(table, frame, action)
    if kind == "seize":
        return _seize(table, frame, action)
    if kind == "declare":
        return _declare(table, frame, action)
    if kind in turns.PRELUDES and frame[0] in (TURN, LEADING, FOLLOWING):
        return _prelude(table, frame, action)
    if kind in ACTIONS or kind in new_actions.REPLACES:
        return _action(table, frame, action)
    if kind in ("stop", "no"):
        if (frame[0], kind) in ((CATAPULTING, "stop"), (SPRINTING, "no")):
            return _no("A-11.1", "arcs-no-advance")
        return _no(_RULE[frame[0]], "arcs-no-stop")
    if frame[0] not in _HOME[kind]:
        return _now(frame)
    return _answer(table, frame, action)


def _now(frame: Frame) -> Refusal:
    """Something else is to be decided first."""
    return _no(_RULE[frame[0]], "arcs-no-now", what=NAMES[frame[0]])


# Cards


def _card(table: Table, frame: Frame, action: ArcsAction) -> Refusal:
    if frame[0] == TURN and action.kind != "pass":
        return _no("A-7.1", "arcs-no-played")
    if frame[0] == LEADING:
        if action.kind != "lead":
            return _no("A-5.1", "arcs-no-must-lead")
        return _no("A-5.1", "arcs-no-not-in-hand", card=CARD_NAMES[action.card])
    if frame[0] != FOLLOWING:
        return _no("A-5.3", "arcs-no-must-play") if frame[0] == TURN else _now(frame)
    if action.kind == "pass":
        return _no("A-7.1", "arcs-no-must-play")
    if action.kind == "lead":
        return _no("A-7.1", "arcs-no-must-follow")
    if action.card not in table.hands[frame[1]]:
        return _no("A-7.1", "arcs-no-not-in-hand", card=CARD_NAMES[action.card])
    suit = SUITS[suit_of(table.lead)]
    if action.kind == "pivot":
        return _no("A-7.4", "arcs-no-pivot-suit", suit=suit)
    if suit_of(action.card) != suit_of(table.lead):
        return _no("A-7.2", "arcs-no-surpass-suit", suit=suit)
    return _no("A-7.2", "arcs-no-surpass-low", number=playing.lead_number(table))


def _seize(table: Table, frame: Frame, action: ArcsAction) -> Refusal:
    if action.card == NONE:
        return _no("A-8.1", "arcs-no-seize-leave")
    if frame[0] != TURN:
        return _now(frame)
    if table.seized:
        return _no("A-8.3", "arcs-no-seize-again")
    if table.initiative == frame[1]:
        return _no("A-8.1", "arcs-no-seize-holder")
    if table.stage != OPENING:
        return _no("A-18.7", "arcs-no-late")
    return _no("A-8.1", "arcs-no-not-in-hand", card=CARD_NAMES[action.card])


def _declare(table: Table, frame: Frame, action: ArcsAction) -> Refusal:
    if frame[0] == REDECLARING:
        return _no("A-14.7", "arcs-no-redeclare", ambition=AMBITIONS[action.ambition])
    if frame[0] != TURN:
        return _now(frame)
    seat = frame[1]
    if table.declared and table.stage == OPENING:
        return _no("A-6.1", "arcs-no-declare-again")
    bards = abilities(table, seat).declares_following
    if table.mode[seat] != LEAD and (not bards or table.mode[seat] == COPY):
        return _no("A-6.1", "arcs-no-declare-follower")
    if table.stage != OPENING:
        return _no("A-18.7", "arcs-no-late")
    if not playing.marker_left(table):
        return _no("A-6.2", "arcs-no-declare-marker")
    if not playing.may_declare(table, seat):
        return _no("A-18.1", "arcs-no-leader")
    assert AMBITION_OF[number_of(table.played[seat])] not in (action.ambition, ANY_AMBITION)
    number = AMBITION_OF.index(action.ambition)
    return _no("A-6.1", "arcs-no-declare-number", ambition=AMBITIONS[action.ambition], number=number)


# The prelude


def _prelude(table: Table, frame: Frame, action: ArcsAction) -> Refusal:
    if frame[0] != TURN:
        return _no("A-13.7", "arcs-no-prelude-none")
    if table.stage == ACTING:
        return _no("A-13.3", "arcs-no-prelude-over")
    if action.kind == "spend":
        return _spend(table, frame[1], action)
    if action.lore != NONE:
        return _use_lore(table, frame[1], action)
    if action.kind == "use":
        return _use(table, frame[1], action)
    if action.kind in ("release", "ransom", "charm"):
        return _exchange(table, frame[1], action)
    return _attach(table, frame[1], action)


def _spend(table: Table, seat: int, action: ArcsAction) -> Refusal:
    resource, spent_as = action.resource, action.spent_as
    if not table.tokens(seat, resource):
        return _no("A-13.3", "arcs-no-spend-none", resource=RESOURCES[resource])
    assert spent_as not in abilities(table, seat).loyal
    return _no("A-13.4", "arcs-no-spend-as", resource=RESOURCES[spent_as])


def _use(table: Table, seat: int, action: ArcsAction) -> Refusal:
    card = action.court
    name = COURT_NAMES[card]
    if card not in table.guilds[seat]:
        return _no("A-14.2", "arcs-no-card-not-yours", court=name)
    prelude = GUILD_CARDS[card].prelude
    if not prelude:
        return _no("A-14.2", "arcs-no-card-no-prelude", court=name)
    if prelude == "union":
        return _no("A-14.2", "arcs-no-card-union", court=name)
    if card in table.won:
        return _no("A-14.2", "arcs-no-card-won", court=name)
    if card in table.once:
        return _no("A-14.2", "arcs-no-card-once", court=name)
    if prelude == "seize":
        return _no("A-18.7", "arcs-no-late")
    if table.supply[RELIC] == 0:
        return _no("A-1.11", "arcs-no-fence-relics")
    return _no("A-14.2", "arcs-no-fence-empty")


def _use_lore(table: Table, seat: int, action: ArcsAction) -> Refusal:
    name, card = LORE_NAMES[action.lore], LORE[action.lore]
    if action.lore not in table.lore[seat]:
        return _no("A-14.2", "arcs-no-lore-not-yours", lore=name)
    if not card.declares_twice and not card.trophies_for_influence:
        return _no("A-14.2", "arcs-no-lore-prelude", lore=name)
    if card.declared not in table.marker_at:
        return _no("A-14.2", "arcs-no-lore-declared", lore=name, ambition=AMBITIONS[card.declared])
    if card.trophies_for_influence:
        return _no("A-14.2", "arcs-no-lore-release", lore=name)
    if table.stage != OPENING:
        return _no("A-18.7", "arcs-no-late")
    if not playing.marker_left(table):
        return _no("A-6.2", "arcs-no-declare-marker")
    return _no("A-18.1", "arcs-no-leader")


def _exchange(table: Table, seat: int, action: ArcsAction) -> Refusal:
    """Trophies to influence, captives to secure, material and fuel for anything."""
    powers = abilities(table, seat)
    able = {
        "release": powers.trophies_for_influence,
        "ransom": powers.captives_for_securing,
        "charm": powers.charms,
    }
    if not able[action.kind]:
        return _no("A-14.2", "arcs-no-new-action")
    if action.kind == "charm":
        return _no("A-14.2", "arcs-no-charm", resource=RESOURCES[action.resource])
    owner = SEATS[action.seat]
    if action.kind == "release":
        if (action.seat, action.piece) in lore_preludes.trophies(table, seat):
            return _no("A-10.12", "arcs-no-row-empty") if not table.in_row() else _no("A-1.7", "arcs-no-agents")
        return _no("A-14.2", "arcs-no-trophy", owner=owner, piece=lore_preludes.PIECE_NAMES[action.piece])
    if action.seat in new_actions.captives_of(table, seat):
        return _no("A-10.10", "arcs-no-secure-none")
    return _no("A-14.2", "arcs-no-captives", owner=owner)


def _attach(table: Table, seat: int, action: ArcsAction) -> Refusal:
    unions = [card for card in table.guilds[seat] if GUILD_CARDS[card].union == suit_of(action.card)]
    if not unions:
        return _no("A-14.2", "arcs-no-union", suit=SUITS[suit_of(action.card)])
    if unions[0] in table.won:
        return _no("A-14.2", "arcs-no-card-won", court=COURT_NAMES[unions[0]])
    return _no("A-14.2", "arcs-no-union-card", card=CARD_NAMES[action.card])


# Actions


def _action(table: Table, frame: Frame, action: ArcsAction) -> Refusal:
    """An action, standard or new: whether it is paid for, then whether it can be done."""
    kind = action.kind
    if (frame[0], kind) in ((PRESSGANGING, "pressgang"), (EXECUTING, "execute")):
        return _no("A-14.3", "arcs-no-captives", owner=SEATS[action.seat])
    seat = frame[1]
    if _GIVEN.get(frame[0]) == kind:
        return _given(table, frame, action)
    if frame[0] not in (TURN, SPENDING):
        return _now(frame)
    replaced = new_actions.REPLACES.get(kind, NONE)
    standard = ACTIONS.index(kind) if replaced == NONE else replaced
    if replaced != NONE and kind not in abilities(table, seat).actions:
        return _no("A-14.3", "arcs-no-new-action")
    if frame[0] == SPENDING:
        if not frame[2] >> standard & 1:
            return _no("A-13.4", "arcs-no-resource-action")
    else:
        rule = _BY_MODE[table.mode[seat]]
        if table.pips == 0:
            return _no(rule, "arcs-no-pips")
        allowed = turns.pip_actions(table, seat)
        if not allowed >> standard & 1:
            if any(other.kind == kind for other in turns.combined_menu(table, seat, allowed)):
                return _no("A-10.10", "arcs-no-before-secure")
            suit = suit_of(table.lead if table.mode[seat] == COPY else table.played[seat])  # unseen: a word to say
            return _no(rule, "arcs-no-suit", suit=SUITS[suit])
    out = _out_of_play(table, action)
    if out is not None:
        return out
    return _new(table, seat, action) if replaced != NONE else _standard(table, seat, action)


def _out_of_play(table: Table, action: ArcsAction) -> Refusal | None:
    for system in (action.system, action.to):
        if system != NONE and system not in table.setup.systems:
            return _no("A-3.4", "arcs-no-out-of-play", at=SYSTEMS[system])
    return None


def _given(table: Table, frame: Frame, action: ArcsAction) -> Refusal:
    """An action that is given on top, or has to be made."""
    seat, kind = frame[1], action.kind
    out = _out_of_play(table, action)
    if out is not None:
        return out
    if kind == "influence" and action.court in table.row:
        return _no("A-10.9", "arcs-no-influenced", court=COURT_NAMES[action.court])
    if frame[0] == SENSING:
        return _now(frame) if frame[5] != NONE else _no("A-14.7", "arcs-no-join", at=SYSTEMS[frame[3]])
    if action in moving.menu(table, seat):
        if frame[0] == SPRINTING and action not in moving.sprinting_menu(table, frame):
            return _no("A-10.6", "arcs-no-sprint", at=SYSTEMS[action.system])
        return _no("A-11.1", "arcs-no-advance")
    return _standard(table, seat, action)


def _standard(table: Table, seat: int, action: ArcsAction) -> Refusal:
    kind = action.kind
    if kind == "tax":
        return _tax(table, seat, action)
    if kind == "build":
        return _build(table, seat, action)
    if kind == "move":
        if not table.at(seat, action.system):
            return _no("A-10.6", "arcs-no-move-ships", at=SYSTEMS[action.system])
        return _no("A-10.6", "arcs-no-move-adjacent", at=SYSTEMS[action.system], to=SYSTEMS[action.to])
    if kind == "repair":
        return _no("A-10.8", "arcs-no-repair", piece=PIECES[action.piece], at=SYSTEMS[action.system])
    if kind == "battle":
        return _battle(table, seat, action)
    if action.court not in table.row:
        rule = "A-10.9" if kind == "influence" else "A-10.10"
        return _no(rule, "arcs-no-row", court=COURT_NAMES[action.court])
    if kind == "influence":
        return _no("A-1.7", "arcs-no-agents")
    assert not may_secure(table, seat, action.court)
    start = action.court * table.setup.seats
    agents = table.influence[start : start + table.setup.seats]
    if agents[seat] == 1 and sum(agents) == 1:
        return _no("A-18.1", "arcs-no-leader")
    return _no("A-10.10", "arcs-no-secure-most", court=COURT_NAMES[action.court])


def _tax(table: Table, seat: int, action: ArcsAction) -> Refusal:
    owners = [owner_of(code) for code in table.structures[action.system] if kind_of(code) == CITY]
    at, owner = SYSTEMS[action.system], SEATS[action.seat]
    if action.seat == NONE:
        return _no("A-10.1", "arcs-no-tax-slot", at=at)
    if action.seat not in owners:
        return _no("A-10.1", "arcs-no-tax-city", at=at, owner=owner)
    powers = abilities(table, seat)
    if not may_tax(table, seat, action.seat, action.system, powers):
        if action.seat == seat or powers.taxes_as_loyal:
            return _no("A-18.1", "arcs-no-leader")
        if powers.taxes_by_ships:
            return _no("A-10.1", "arcs-no-tax-ships", at=at)
        return _no("A-10.1", "arcs-no-tax-control", at=at)
    return _no("A-10.1", "arcs-no-tax-twice")


def _build(table: Table, seat: int, action: ArcsAction) -> Refusal:
    system, at, powers = action.system, SYSTEMS[action.system], abilities(table, seat)
    here = table.structures[system]
    if action.piece == SHIP:
        starports = [owner_of(code) for code in here if kind_of(code) == STARPORT]
        if seat not in starports and not (starports and powers.builds_at_rivals):
            return _no("A-10.4", "arcs-no-build-starport", at=at)
        if not building.has_shipyard(table, seat, system, powers):
            return _no("A-10.4", "arcs-no-build-twice")
        return _no("A-1.7", "arcs-no-build-supply", piece=PIECES[SHIP])
    kind = CITY if action.piece == NONE else action.piece
    outside = action.piece == NONE or is_gate(system)  # where there is no slot to ask for
    able = (
        powers.cloud_cities if action.piece == NONE else (powers.gate_cities, powers.gate_starports)[kind - CITY]
    )
    if action.piece == NONE and not able:
        return _no("A-14.3", "arcs-no-new-action")
    if (not outside and not table.free_slots(system)) or (outside and not able):
        return _no("A-10.3", "arcs-no-build-slot", at=at)
    if not table.has_piece(seat, system):
        return _no("A-10.3", "arcs-no-build-piece", at=at)
    if outside and any(code & OUTSIDE and kind_of(code) == kind for code in here):
        return _no("A-10.3", "arcs-no-build-outside", piece=PIECES[kind], at=at)
    if not (table.cities, table.starports)[kind - CITY][seat]:
        return _no("A-1.7", "arcs-no-build-supply", piece=PIECES[kind])
    return _no("A-10.3", "arcs-no-pay", resource=RESOURCES[type_of(table, system)])


def _battle(table: Table, seat: int, action: ArcsAction) -> Refusal:
    if action.seat == seat:
        return _no("A-11.1", "arcs-no-battle-self")
    if not table.at(seat, action.system):
        return _no("A-11.1", "arcs-no-battle-ships", at=SYSTEMS[action.system])
    return _no("A-11.1", "arcs-no-battle-pieces", at=SYSTEMS[action.system], owner=SEATS[action.seat])


def _new(table: Table, seat: int, action: ArcsAction) -> Refusal:
    kind = action.kind
    if kind == "abduct":
        if action.court not in table.row:
            return _no("A-14.3", "arcs-no-row", court=COURT_NAMES[action.court])
        return _no("A-14.3", "arcs-no-abduct", court=COURT_NAMES[action.court], weapons=icons(table, seat, WEAPON))
    if kind == "trade":
        at = SYSTEMS[action.system]
        owners = [owner_of(code) for code in table.structures[action.system] if kind_of(code) == CITY]
        if action.seat == seat or action.seat not in owners or table.control(action.system) != seat:
            return _no("A-14.3", "arcs-no-trade-city", at=at, owner=SEATS[action.seat])
        if is_gate(action.system):
            return _no("A-14.3", "arcs-no-trade-gate", at=at)
        resource = type_of(table, action.system)
        if not table.tokens(action.seat, resource) and holds(table, action.seat, resource):
            return _no("A-13.8", "arcs-no-trade-cartel", resource=RESOURCES[resource])
        return _no("A-14.3", "arcs-no-trade-swap", resource=RESOURCES[resource])
    if kind in lore_actions.REPLACES:
        return _no("A-14.3", "arcs-no-lore-place", at=SYSTEMS[action.system])
    return _no("A-14.3", "arcs-no-captives", owner=SEATS[action.seat])


# Answers to a frame


def _answer(table: Table, frame: Frame, action: ArcsAction) -> Refusal:
    """An answer of the right kind that is not on the menu."""
    kind = action.kind
    if frame[0] == OVERSEEING and (kind == "whose") != (frame[2] == NONE):
        return _now(frame)
    if kind == "dice":
        return _dice(table, frame, action)
    if kind == "reroll":
        return _no("A-11.4", "arcs-no-reroll", most=dice.rerolls(table, frame[1]))
    if kind in ("again", "roll", "by"):
        if (kind == "by") != (frame[5] == NONE):
            return _now(frame)  # first by which leave, then which dice
        return _no("A-11.4", "arcs-no-by" if kind == "by" else "arcs-no-again")
    if kind == "hit":
        piece = "cloud" if action.outside else PIECES[action.piece]  # unseen: a word to say
        return _no(_RULE[frame[0]], "arcs-no-hit", piece=piece, state=STATES[action.damaged])
    if kind == "fill":
        return _no("A-14.2", "arcs-no-fill", most=min(frame[3], table.supply[frame[2]]))
    if kind == "which":
        piece = "cloud" if action.outside else PIECES[frame[4]]  # unseen: a word to say
        return _no(_RULE[frame[0]], "arcs-no-which", piece=piece, state=STATES[action.damaged])
    if kind == "ransack":
        return _no("A-12.5", "arcs-no-ransack", court=COURT_NAMES[action.court], owner=SEATS[frame[2]])
    if kind in ("steal", "take"):
        return _steal(table, frame, action)
    if kind in ("fresh", "damaged"):
        return _ships(table, frame, action)
    if kind == "onward":
        return _onward(table, frame, action)
    if kind in ("protect", "discard"):
        return _no(_RULE[frame[0]], "arcs-no-token", resource=RESOURCES[action.resource])
    if kind == "arrange":
        return _no("A-13.2", "arcs-no-arrange")
    if kind == "keep":
        return _no("A-13.2", "arcs-no-keep")
    if kind in ("draft", "shape", "grant", "from", "whose", "sink", "advance", "spend"):
        return _of_leaders(table, frame, action)
    if frame[0] == BARTERING and (kind == "gain") != (frame[4] == NONE):
        return _now(frame)
    if kind == "gain":
        if frame[0] == BARTERING or (frame[0] == PICKING and not frame[2] >> action.resource & 1):
            return _no(_RULE[frame[0]], "arcs-no-pick", resource=RESOURCES[action.resource])
        return _no("A-1.11", "arcs-no-supply", resource=RESOURCES[action.resource])
    if kind == "give":
        return _no("A-14.3", "arcs-no-give", resource=RESOURCES[action.resource], owner=SEATS[frame[2]])
    if kind == "place":
        return _no("A-1.9", "arcs-no-place", at=SYSTEMS[action.system])
    if kind in ("hand", "theirs"):
        if (kind == "hand") != (frame[0] == DISCARDING or table.taken != NONE):
            return _now(frame)  # a swap has two halves
        if kind == "theirs":
            return _no("A-14.7", "arcs-no-not-theirs", card=CARD_NAMES[action.card], owner=SEATS[frame[2]])
        return _no(_RULE[frame[0]], "arcs-no-not-in-hand", card=CARD_NAMES[action.card])
    if kind == "look":
        return _no("A-14.7", "arcs-no-hand", owner=SEATS[action.seat])
    if kind != VOX_CARDS[frame[2]].answer:
        return _now(frame)
    if kind == "free":
        return _no("A-3.6", "arcs-no-free", at=SYSTEMS[action.system], owner=SEATS[action.seat])
    return _no("A-3.4", "arcs-no-out-of-play", at=str(action.cluster + 1))


def _of_leaders(table: Table, frame: Frame, action: ArcsAction) -> Refusal:
    """Answers that only leaders and lore ask for."""
    kind, rule = action.kind, _RULE[frame[0]]
    if kind == "draft":
        if frame[0] == DRAFTING and action.leader != NONE and table.leader[frame[1]] != NONE:
            return _no(rule, "arcs-no-draft-leader")
        if frame[0] == DRAFTING and action.lore != NONE and len(table.lore[frame[1]]) == table.setup.lore:
            return _no(rule, "arcs-no-draft-lore")
        return _no(rule, "arcs-no-draft-gone")
    if kind == "advance":
        able = abilities(table, frame[1]).moves_and_battles
        return _no("A-11.1", "arcs-no-advance") if able else _no("A-14.3", "arcs-no-new-action")
    if kind == "spend":
        return _no(rule, "arcs-no-pay", resource=RESOURCES[type_of(table, frame[2])])
    if kind == "shape":
        message = "arcs-no-cartel" if action.outside else "arcs-no-token"
        return _no(rule, message, resource=RESOURCES[action.resource])
    if kind == "grant":
        return _no(rule, "arcs-no-card-not-yours", court=COURT_NAMES[action.court])
    if kind == "from":
        return _no(rule, "arcs-no-from", at=SYSTEMS[action.system])
    if frame[0] in (ANNEXING, MARTYRING) and action.seat == frame[1]:
        return _no(rule, "arcs-no-rival")
    if kind == "whose":
        return _no(rule, "arcs-no-whose", owner=SEATS[action.seat])
    return _no(rule, "arcs-no-sink", owner=SEATS[action.seat], state=STATES[action.damaged])


def _dice(table: Table, frame: Frame, action: ArcsAction) -> Refusal:
    _, seat, defender, system, assault, skirmish = frame
    die = 0 if assault == NONE else 1 if skirmish == NONE else RAID
    raids = dice.raid_limit(table, seat, defender, system)
    if action.die == RAID and not raids:
        if any(owner_of(code) == defender for code in table.structures[system]):
            return _no("A-18.1", "arcs-no-rivals-card", owner=SEATS[defender])
        return _no("A-11.3", "arcs-no-dice-raid", owner=SEATS[defender])
    if action.die != die:
        return _no("A-11.2", "arcs-no-dice-order", die=DICE[die])
    limit = dice.dice_limit(table, seat, system) - max(assault, 0) - max(skirmish, 0)
    limit = min(limit, raids) if die == RAID else limit
    if action.count > limit:
        return _no("A-11.2", "arcs-no-dice-many", most=min(limit, MOST_DICE))
    if action.count + max(assault, 0) + max(skirmish, 0) or dice.dice_least(table, seat) > 1:
        return _no("A-18.1", "arcs-no-leader")  # fewer assault dice, or more dice in all
    return _no("A-11.2", "arcs-no-dice-none")


def _steal(table: Table, frame: Frame, action: ArcsAction) -> Refusal:
    rule = _RULE[frame[0]]
    if frame[0] == VOX_CARD and VOX_CARDS[frame[2]].answer != "take":
        return _now(frame)
    owner = action.seat if action.kind == "steal" else stealing.holder_of(table, action.court)
    victims = [frame[2]] if frame[0] == RAIDING else [s for s in range(table.setup.seats) if s != frame[1]]
    if owner not in victims:
        return _no(rule, "arcs-no-steal-whose")
    if action.kind == "steal":
        token = table.slots[owner][action.slot] if action.slot < len(table.slots[owner]) else NONE
        if token == NONE:
            return _no(rule, "arcs-no-steal-empty")
        if frame[0] == STEALING and frame[2] not in (NONE, token):
            return _no(rule, "arcs-no-steal-empty")
    elif frame[0] == STEALING and frame[2] != NONE:
        return _now(frame)
    guard = action.kind == "take" and GUILD_CARDS[action.court].guards
    if stealing.guarded(table, owner) and not guard:
        return _no("A-1.11", "arcs-no-steal-guarded")
    if action.kind == "steal":
        able = action.slot in stealing.slots_to_steal(table, owner, frame[1])
    else:
        able = action.court in stealing.cards_to_steal(table, owner)
    if not able:
        return _no("A-18.1", "arcs-no-rivals-card", owner=SEATS[owner])
    cost = SLOT_COSTS[action.slot] if action.kind == "steal" else KEYS[action.court]  # unseen: a number to say
    return _no("A-12.1", "arcs-no-steal-cost", cost=cost, keys=frame[3])


def _ships(table: Table, frame: Frame, action: ArcsAction) -> Refusal:
    if frame[0] == MOVING:
        chosen, most = frame[8], frame[4] if action.kind == "fresh" else frame[5]
    elif frame[0] == GUIDING:
        ships = table.fresh if action.kind == "fresh" else table.damaged
        chosen, most = frame[5], ships[frame[4] * WIDTH + frame[2]]
    elif frame[5] == NONE:
        return _now(frame)  # first from where
    else:
        chosen, most = NONE, table.fresh[frame[1] * WIDTH + frame[5]]
    if (action.kind == "fresh") != (chosen == NONE):
        return _now(frame)
    if action.count > most:
        return _no("A-10.6", "arcs-no-ships", most=most)
    limit = abilities(table, frame[1]).most_ships
    if limit and action.count + max(chosen, 0) > limit:
        return _no("A-18.1", "arcs-no-leader")
    if frame[0] == MOVING and action.count + max(chosen, 0) > moving.most_ships(table, frame):
        return _no("A-19.9", "arcs-no-behind", at=SYSTEMS[frame[3]])
    none_go = action.count + max(chosen, 0) == 0 and (chosen != NONE or frame[5] == 0)  # no damaged ones later
    if frame[0] == MOVING and not none_go:
        return _no("A-11.1", "arcs-no-advance")
    return _no("A-10.6", "arcs-no-ships-none")


def _onward(table: Table, frame: Frame, action: ArcsAction) -> Refusal:
    if action.system not in table.setup.neighbours[frame[2]]:
        return _no("A-10.7", "arcs-no-onward-adjacent", at=SYSTEMS[action.system])
    if frame[3] + frame[4] == 1 and frame[5] >> action.system & 1:
        return _no("A-19.9", "arcs-no-onward-again", at=SYSTEMS[action.system])
    return _no("A-11.1", "arcs-no-advance")
