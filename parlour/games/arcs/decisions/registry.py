"""All kinds of decisions, module by module: what snapshots and scenarios can name."""

from __future__ import annotations

from typing import Final

from parlour.games.arcs.battle.advance import Advancing, Attacking, Maneuvering
from parlour.games.arcs.battle.aftermath import Aftermath
from parlour.games.arcs.battle.battle import Battling
from parlour.games.arcs.battle.dice import Dicing
from parlour.games.arcs.battle.joining import Railing, Sensing
from parlour.games.arcs.battle.rerolls import Recasting, Rerolling
from parlour.games.arcs.cards.guild_actions import Bartering, Executing, Gaining, Pressganging, Trading
from parlour.games.arcs.cards.lore_actions import Annexing
from parlour.games.arcs.cards.lore_ships import Aiming, Guiding, Martyring
from parlour.games.arcs.cards.preludes import Fencing, Filling
from parlour.games.arcs.cards.vox import Seizing, VoxCard
from parlour.games.arcs.chapter.chapters import NextChapter
from parlour.games.arcs.chapter.dealing import Redrawing
from parlour.games.arcs.chapter.drafting import Drafting, Learning
from parlour.games.arcs.chapter.hands import Discarding, Looking, Swapping
from parlour.games.arcs.chapter.rounds import Round
from parlour.games.arcs.decisions.decision import Decision
from parlour.games.arcs.turn.building import Clouding
from parlour.games.arcs.turn.court import Influencing, Ransacking, Refilling, Securing
from parlour.games.arcs.turn.declaring import Connecting, FollowingUp, Granting, Picking, Redeclaring
from parlour.games.arcs.turn.moving import Catapulting, Moving, Sprinting
from parlour.games.arcs.turn.outrage import Outraging
from parlour.games.arcs.turn.overwork import Overseeing, Repeating
from parlour.games.arcs.turn.placing import Placing
from parlour.games.arcs.turn.planets import Shaping
from parlour.games.arcs.turn.playing import Following, Leading
from parlour.games.arcs.turn.slots import Arranging, Overflowing
from parlour.games.arcs.turn.spending import Spending
from parlour.games.arcs.turn.stealing import Raiding, Stealing
from parlour.games.arcs.turn.turn import Turn
from parlour.games.arcs.turn.which_building import TellingApart

DECISIONS: Final[tuple[type[Decision], ...]] = (
    # chapter
    NextChapter, Redrawing, Drafting, Learning, Discarding, Looking, Swapping, Round,
    # turn
    Leading, Following, Turn, Spending, Granting, Picking, FollowingUp, Connecting, Redeclaring,
    Moving, Catapulting, Sprinting, Clouding, Overseeing, Repeating, Placing, Shaping, TellingApart,
    Arranging, Overflowing, Influencing, Securing, Ransacking, Refilling, Raiding, Stealing, Outraging,
    # battle
    Advancing, Attacking, Maneuvering, Dicing, Railing, Sensing, Rerolling, Recasting, Battling, Aftermath,
    # cards
    Fencing, Filling, Pressganging, Gaining, Executing, Trading, Bartering, Aiming, Guiding, Martyring, Annexing,
    VoxCard, Seizing,
)  # fmt: skip
