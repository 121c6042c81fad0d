"""Why a player would do something, as reasons with weights: what the heuristic bot adds up. No rule depends on it.

Nothing is played ahead: every action is priced by what can be seen on the table. The unit is about one point of
power. A reason has a name (its sentence is the message `arcs-reason-<name>`) and a weight, which may be negative.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.bots.arcs import leader_reasons
from parlour.bots.arcs.valuation import (
    AGENT_WORTH,
    CARD_WORTH,
    CITY_WORTH,
    PIP,
    SHIP_WORTH,
    STARPORT_WORTH,
    Valuation,
)
from parlour.core.menu import Menu
from parlour.core.reason import Reason
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import ACTIONS
from parlour.games.arcs.battle import dice
from parlour.games.arcs.battle.battle import Battling
from parlour.games.arcs.battle.dice import Dicing, dice_limit, raid_limit
from parlour.games.arcs.battle.joining import Sensing
from parlour.games.arcs.cards import guild_actions
from parlour.games.arcs.cards.deck import GUILD_CARDS, GUILD_TYPE, KEYS
from parlour.games.arcs.cards.preludes import Filling
from parlour.games.arcs.chapter import scoring
from parlour.games.arcs.components.box import (
    ALL_AMBITIONS,
    ALL_RESOURCES,
    ALLOWED,
    AMBITION_OF,
    ANY_AMBITION,
    ASSAULT,
    BATTLE,
    COPY,
    FUEL,
    MARKERS,
    MATERIAL,
    MOST_DICE,
    NO_AMBITION,
    PIVOT,
    RAID,
    RELIC,
    SKIRMISH,
    SLOT_COSTS,
    TYRANT,
    WARLORD,
    WEAPON,
    number_of,
    pips,
    suit_of,
)
from parlour.games.arcs.components.reach import ALL_SYSTEMS, cluster_of, is_gate
from parlour.games.arcs.ids import (
    AGENT,
    CITY,
    NO_CARD,
    NOBODY,
    NONE,
    NOTHING,
    SHIP,
    STARPORT,
    Ambition,
    Card,
    Court,
    Seat,
    System,
    kind_of,
    owner_of,
)
from parlour.games.arcs.turn import (
    outrage,
    planets,
    playing,
    slots,
    spending,
    stealing,
    taxing,
    turn,
    turn_actions,
)
from parlour.games.arcs.turn.moving import Moving
from parlour.games.arcs.turn.overwork import Overseeing


def reasons(values: Valuation, action: ArcsAction) -> list[Reason]:
    """Everything that speaks for or against an action of the seat to move; nothing, if its kind has no price."""
    return PRICES.get(action.kind, _nothing)(values, action)


def price(values: Valuation, action: ArcsAction) -> float:
    """The sum of the reasons."""
    return sum(reason.weight for reason in reasons(values, action))


# Cards


def _turn_of(values: Valuation, suit: int, actions: int) -> float:
    """What so many actions of a suit are worth: the best ones on the table now."""
    if suit not in values.suits:
        menu = Menu()
        turn_actions.offer(values.table, values.seat, ALLOWED[suit], menu)
        values.suits[suit] = sorted((price(values, ACTIONS[number]) for number in menu.numbers), reverse=True)[:4]
    best = values.suits[suit]
    worth, weight = 0.0, 1.0
    for number in range(actions):
        worth += weight * max(best[min(number, len(best) - 1)] if best else 0.0, 0.0)
        weight *= PIP
    return worth


def _declaring(values: Valuation, card: Card) -> float:
    """What the ambition of a card promises."""
    if playing.highest_marker(values.table) == NONE:
        return 0.0
    ambition = AMBITION_OF[number_of(card)]
    if ambition == NO_AMBITION:
        return 0.0
    choices = ALL_AMBITIONS if ambition == ANY_AMBITION else (ambition,)
    return max([0.0, *[_declaration(values, choice) for choice in choices]])


def _declaration(values: Valuation, ambition: Ambition) -> float:
    table = values.table
    left = [marker for marker in range(len(MARKERS)) if table.marker_at(marker) == NONE]
    value: float = max([MARKERS[marker][table.flipped(marker)][0] for marker in left], default=0)
    if ambition in values.powers.humble:
        value *= 0.5
    return value * values.ambition_lead(ambition)


def _lead(values: Valuation, action: ArcsAction) -> list[Reason]:
    card = action.card
    return [
        Reason("turn", _turn_of(values, suit_of(card), pips(card))),
        Reason("ambition", _declaring(values, card)),
    ]


def _surpass(values: Valuation, action: ArcsAction) -> list[Reason]:
    card = action.card
    return [
        Reason("turn", _turn_of(values, suit_of(card), pips(card))),
        Reason("initiative", 0.0 if values.table.seized else 0.6),
        Reason("card", -0.3 * _declaring(values, card)),
    ]


def _copy(values: Valuation, action: ArcsAction) -> list[Reason]:
    card = action.card
    return [
        Reason("turn", _turn_of(values, suit_of(values.table.lead), 1)),
        Reason("card", -0.3 * _declaring(values, card) - 0.2 * pips(card)),
    ]


def _pivot(values: Valuation, action: ArcsAction) -> list[Reason]:
    card = action.card
    return [
        Reason("turn", _turn_of(values, suit_of(card), 1)),
        Reason("card", -0.3 * _declaring(values, card) - 0.2 * pips(card)),
    ]


def _pass(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("waiting", -2.0)]


def _seize(values: Valuation, action: ArcsAction) -> list[Reason]:
    """Worth a card if one of those left is good to lead with."""
    table = values.table
    left = [card for card in table.hand(values.seat) if card != action.card]
    hope = max([_declaring(values, card) for card in left], default=-9.0)
    keep = _declaring(values, action.card) if action.card != NO_CARD else 0.0
    cost = CARD_WORTH + 0.5 * keep if action.card != NO_CARD else 0.0
    return [Reason("initiative", 0.5 * hope + 0.4), Reason("card", -cost - 0.5)]


def _declare(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("ambition", _declaration(values, action.ambition)), *leader_reasons.declaring(values)]


# The prelude


def _spend(values: Valuation, action: ArcsAction) -> list[Reason]:
    table, seat = values.table, values.seat
    cost = Reason("resource", -values.resource(action.resource))
    if outrage.blocks(table, seat, action.spent_as):
        return [cost]
    if action.spent_as == WEAPON:
        if turn.pip_actions(table, seat) >> BATTLE & 1 or not table.pips:
            return [cost]
        battles = Menu()
        dice.BATTLE.offer(table, seat, battles)
        best = max([price(values, ACTIONS[battle]) for battle in battles.numbers], default=0.0)
        return [Reason("battle", best - 1.0), cost]
    menu = Menu()
    turn_actions.offer(table, seat, spending.gives(table, action.spent_as), menu)
    best = max([price(values, ACTIONS[choice]) for choice in menu.numbers], default=0.0)
    return [Reason("turn", best), cost]


def _use(values: Valuation, action: ArcsAction) -> list[Reason]:
    table, seat = values.table, values.seat
    card = action.court
    if action.lore != NONE:
        return leader_reasons.use_lore(values, action, [_declaration(values, choice) for choice in ALL_AMBITIONS])
    prelude = GUILD_CARDS[card].prelude
    cost = Reason("guild", -values.guild(card) if prelude != "fence" else 0.0)
    if prelude == "fill-slots":
        resource = GUILD_TYPE[card]
        empty = slots.open_slots(table, seat)
        count = min(len([slot for slot in empty if table.slots(seat)[slot] == NOTHING]), table.supply(resource))
        if resource in values.powers.cartels:  # the supply counts as held already
            return [cost]
        return [Reason("resource", count * values.resource(resource)), cost]
    if prelude == "ships":
        return [Reason("ships", 3 * SHIP_WORTH), cost]
    if prelude == "gates":
        return [Reason("ships", SHIP_WORTH * min(table.left(seat, SHIP), len(table.setup.gates))), cost]
    if prelude == "goods":
        return [Reason("resource", sum(values.resource(kind) for kind in (MATERIAL, FUEL, WEAPON))), cost]
    if prelude == "fence":
        worst = min(values.resource(token) for token in table.slots(seat) if token != NOTHING)
        return [Reason("resource", values.resource(RELIC) - worst - 0.1)]
    if prelude in ("steal-type", "steal-any"):
        return [Reason("theft", 2.0), cost]
    return [Reason("cards", 1.0), cost]


def _attach(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("cards", CARD_WORTH + 0.3 * pips(action.card)), Reason("guild", -0.8)]


def _arrange(values: Valuation, action: ArcsAction) -> list[Reason]:
    held = slots.held(values.table, values.seat)
    sorted_well = held == sorted(held, key=values.resource, reverse=True)
    return [Reason("safety", -0.1 if sorted_well else 0.1)]


def _end(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("end", 0.0)]


# Actions


def _is_full(values: Valuation) -> bool:
    """Whether another token would push one out."""
    return len(slots.held(values.table, values.seat)) >= values.table.open_slots(values.seat)


def _tax(values: Valuation, action: ArcsAction) -> list[Reason]:
    table = values.table
    kinds = [kind for kind in planets.types_of(table, action.system) if table.supply(kind)]
    if table.mode(values.seat) in (COPY, PIVOT):
        kinds += values.powers.tax_bonus
    found = [Reason("resource", max([values.resource(kind) for kind in kinds], default=0.0))]
    if _is_full(values):
        found.append(
            Reason("full", -0.7 * min(values.resource(token) for token in slots.held(table, values.seat)))
        )
    rival = action.seat not in (NOBODY, values.seat) and table.left(action.seat, AGENT) > 0
    if rival and taxing.is_captor(table, values.seat, action.system, values.powers):
        found.append(Reason("captive", values.captive()))
    return found


def _build(values: Valuation, action: ArcsAction) -> list[Reason]:
    table, seat, system = values.table, values.seat, action.system
    unsafe = table.control(system) not in (NOBODY, seat)
    found = []
    if action.piece in (CITY, NONE):
        found.append(Reason("city", CITY_WORTH + 0.5 * values.planet(system)))
        if action.piece == NONE:  # paid with a resource of the planet
            found.append(Reason("resource", -values.planet(system)))
    elif action.piece == STARPORT:
        own = sum(table.count_buildings(seat, place, STARPORT) for place in table.setup.systems)
        found.append(Reason("starport", STARPORT_WORTH if own < 2 else 0.5))
    else:
        found.append(Reason("ships", SHIP_WORTH + 0.3 if table.left(seat, SHIP) else -0.1))
    if unsafe:
        found.append(Reason("danger", -1.0))
    return found


def _repair(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("repair", 0.7 if action.piece == SHIP else 0.5)]


def _influence(values: Valuation, action: ArcsAction) -> list[Reason]:
    """Good where it wins the card, poor where rivals are far ahead."""
    table = values.table
    own = table.agents_on(action.court, values.seat)
    best = max(table.agents_on(action.court, rival) for rival in table.rivals(values.seat))
    worth = values.court(action.court)
    ahead = own - best
    if ahead > 0:
        share = 0.1
    elif ahead == 0:
        share = 0.5
    else:
        share = 0.2 / -ahead
    return [Reason("court", share * worth), Reason("agent", -AGENT_WORTH * 0.5)]


def _secure(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("court", values.court(action.court) + 0.5)]


def _strength(values: Valuation, seat: Seat, system: System) -> float:
    return values.table.fresh(seat, system) + 0.5 * values.table.damaged(seat, system)


def _spoils(values: Valuation, rival: Seat) -> float:
    """What a raid could take from a rival."""
    table = values.table
    worths = [
        values.resource(token)
        for slot, token in enumerate(table.slots(rival))
        if token != NOTHING and stealing.slot_obstacle(table, rival, slot, values.seat) is None
    ]
    worths += [values.guild(card) for card in stealing.cards_to_steal(table, rival)]
    return sum(sorted(worths, reverse=True)[:2])


def _battle(values: Valuation, action: ArcsAction) -> list[Reason]:
    """Trophies and spoils against the ships that may be lost."""
    table, system, rival = values.table, action.system, action.seat
    ours, theirs = _strength(values, values.seat, system), _strength(values, rival, system)
    buildings = sum(owner_of(code) == rival for code in table.buildings(system))
    ships = table.ships(rival, system)
    hits = min(float(dice_limit(table, values.seat, system)), 6.0)
    kills = min(0.6 * hits, 2 * theirs + 2 * buildings) / 2
    found = [Reason("trophies", kills * values.trophy() if ships or buildings else 0.0)]
    if raid_limit(table, values.seat, rival, system):
        found.append(Reason("spoils", 0.25 * min(hits, 4) * _spoils(values, rival)))
    found.append(Reason("danger", -0.35 * theirs * (1.5 if ours < theirs else 1.0)))
    found.append(Reason("danger", -0.8 if ours < 2 else 0.0))
    return found


def _move(values: Valuation, action: ArcsAction) -> list[Reason]:
    """To free planets, to rival cities, to weaker fleets; not away from what is ours."""
    asked = values.table.pending[-1]
    if isinstance(asked, Sensing):
        return leader_reasons.join(values, asked, action)
    return [
        Reason("target", _place(values, action.to)),
        Reason("leaving", -0.6 * _place(values, action.system, staying=True)),
        Reason("waiting", -0.4),
    ]


def _place(values: Valuation, system: System, staying: bool = False) -> float:
    """What it is worth to have ships in a system."""
    table, seat = values.table, values.seat
    worth = 0.0
    here = table.buildings(system)
    own = sum(owner_of(code) == seat for code in here)
    rivals = [code for code in here if owner_of(code) != seat]
    if not is_gate(system) and table.free_slots(system) and (staying or not table.has_piece(seat, system)):
        worth += 1.0 + 0.3 * values.planet(system)
    enemies = max(_strength(values, rival, system) for rival in table.rivals(seat))
    mine = _strength(values, seat, system)
    if rivals:
        worth += 0.8 + (0.4 * values.captive() if any(kind_of(code) == CITY for code in rivals) else 0.0)
    if own:
        worth += 0.5 * own if enemies > 0 else 0.2
    if enemies > mine + 2 and not staying:
        worth -= 0.5 * (enemies - mine)
    elif enemies and not rivals:
        worth += 0.5 * values.trophy()
    return worth


def _count(values: Valuation, action: ArcsAction) -> list[Reason]:
    """As many as are not needed behind."""
    asked = values.table.pending[-1]
    if not isinstance(asked, Moving):
        return leader_reasons.count_ships(values, action)
    available = asked.fresh if action.kind == "fresh" else asked.damaged
    needed = values.table.has_any_building(values.seat, asked.system) and not asked.been
    wanted = max(available - 1, 1) if needed else available
    return [Reason("fleet", -abs(action.count - wanted))]


def _onward(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("target", _place(values, action.system) - 0.1)]


# Battles


def _dice(values: Valuation, action: ArcsAction) -> list[Reason]:
    """Assault dice from strength, skirmish dice from weakness, raid dice for spoils."""
    table = values.table
    asked = table.pending[-1]
    assert isinstance(asked, Dicing)
    seat, rival, system, assault = asked.seat, asked.defender, asked.system, asked.assault
    limit = min(dice_limit(table, seat, system), 2 * MOST_DICE)
    raiding = 0
    if raid_limit(table, seat, rival, system) and _spoils(values, rival) > 1.0:
        raiding = min(max(limit // 2, 1), 3) if table.ships(rival, system) else min(limit, 4)
    rest = limit - raiding
    strong = _strength(values, seat, system) > _strength(values, rival, system) + 1
    wanted = {ASSAULT: rest if strong else 0, SKIRMISH: 0 if strong else rest, RAID: raiding}[action.die]
    if action.die == RAID and assault == 0 and not strong:
        wanted = limit
    return [Reason("dice", -abs(action.count - min(wanted, MOST_DICE)))]


def _reroll(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("dice", action.count - 2.0 * action.hits)]


def _hit(values: Valuation, action: ArcsAction) -> list[Reason]:
    """Own ships are damaged rather than lost; of the rival's what can be destroyed is, cities last."""
    asked = values.table.pending[-1]
    if isinstance(asked, Overseeing):
        return leader_reasons.overwork(values, asked, action)
    if not isinstance(asked, Battling) or asked.selfs:
        return [Reason("losses", -1.0 if action.damaged else -0.5)]
    worth = values.trophy() if action.damaged else 0.5
    if action.piece == CITY:
        loss = values.outrage(planets.types_of(values.table, asked.system))
        return [Reason("trophies", worth), Reason("outrage", -loss if action.damaged else 0.0)]
    return [Reason("trophies", worth)]


def _theft(values: Valuation, action: ArcsAction) -> list[Reason]:
    raiding = isinstance(values.table.pending[-1], stealing.Raiding)
    if action.slot != NONE:
        resource = values.table.slots(action.seat)[action.slot]
        return [Reason("theft", values.resource(resource)), Reason("keys", -0.2 * SLOT_COSTS[action.slot])]
    guards = GUILD_CARDS[action.court].guards
    worth = _spoils_behind(values, action.court) if guards else values.guild(action.court)
    return [Reason("theft", worth), Reason("keys", -0.2 * KEYS[action.court] if raiding else 0.0)]


def _spoils_behind(values: Valuation, guard: Court) -> float:
    owner = stealing.holder_of(values.table, guard)
    return 0.5 + 0.3 * sum(values.resource(token) for token in values.table.slots(owner) if token != NOTHING)


# Answers


def _court_card(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("court", values.court(action.court))]


def _gain(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("resource", values.resource(action.resource))]


def _fill(values: Valuation, action: ArcsAction) -> list[Reason]:
    """As many as there are, but what lies on an own cartel is had anyway, and safe."""
    asked = values.table.pending[-1]
    assert isinstance(asked, Filling)
    resource = asked.resource
    if resource in values.powers.cartels:
        return [Reason("safety", -0.2 * abs(action.count - 1))]
    return [Reason("resource", action.count * values.resource(resource))]


def _lose(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("resource", -values.resource(action.resource))]


def _outrage(values: Valuation, action: ArcsAction) -> list[Reason]:
    """Everybody discards a type: good where the rivals lose more."""
    table = values.table
    counts = [scoring.icons(table, seat, action.resource) for seat in table.setup.all_seats]
    own = counts[values.seat]
    return [Reason("outrage", 0.4 * (sum(counts) - own) - 1.2 * own - 0.6)]


def _pressgang(values: Valuation, action: ArcsAction) -> list[Reason]:
    best = max([values.resource(kind) for kind in ALL_RESOURCES if values.table.supply(kind)], default=0.0)
    return [Reason("resource", best), Reason("captive", -values.captive())]


def _execute(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("trophies", values.more_of(WARLORD)), Reason("captive", -values.more_of(TYRANT))]


def _abduct(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [
        Reason("captive", values.captive() * guild_actions.rival_agents(values.table, values.seat, action.court))
    ]


def _make(values: Valuation, action: ArcsAction) -> list[Reason]:
    resource = MATERIAL if action.kind == "manufacture" else FUEL
    worth = values.resource(resource) if values.table.supply(resource) else 0.0
    full = _is_full(values)
    return [Reason("resource", worth), Reason("full", -0.8 if full else 0.0)]


def _trade(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("resource", 0.6 * values.planet(action.system))]


def _look(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("cards", 0.1 * len(values.table.hand(action.seat)))]


def _hand(values: Valuation, action: ArcsAction) -> list[Reason]:
    """Given away: the least useful card."""
    return [Reason("card", 1.6 - 0.3 * pips(action.card) - _declaring(values, action.card))]


def _theirs(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("card", 0.3 * pips(action.card) + _declaring(values, action.card) - 0.8)]


def _placed(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("target", 1.0 + _place(values, action.system))]


def _cluster(values: Valuation, action: ArcsAction) -> list[Reason]:
    systems = [system for system in ALL_SYSTEMS if cluster_of(system) == action.cluster]
    return [Reason("target", sum(_place(values, system) for system in systems))]


def _free(values: Valuation, action: ArcsAction) -> list[Reason]:
    """Rivals lose a city; the own ones stay."""
    return [Reason("city", -CITY_WORTH if action.seat == values.seat else 1.5)]


def _whose(values: Valuation, action: ArcsAction) -> list[Reason]:
    """Of several players the strongest rival; never oneself, where that is a choice."""
    return [Reason("rival", 0.1 * (1 + values.table.power(action.seat)) if action.seat != values.seat else 0.0)]


def _nothing(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("end", 0.0)]


def _redraw(values: Valuation, action: ArcsAction) -> list[Reason]:
    """A new hand if this one is poor."""
    hand = values.table.hand(values.seat)
    return [Reason("cards", 0.5 * (14 - sum(pips(card) for card in hand)))]


PRICES: Final[dict[str, Callable[[Valuation, ArcsAction], list[Reason]]]] = {
    "end": _end, "stop": _nothing, "no": _nothing, "keep": _nothing, "redraw": _redraw, "arrange": _arrange,
    "pass": _pass, "lead": _lead, "surpass": _surpass, "copy": _copy, "pivot": _pivot, "seize": _seize,
    "declare": _declare, "spend": _spend, "use": _use, "attach": _attach, "tax": _tax, "build": _build,
    "move": _move, "fresh": _count, "damaged": _count, "onward": _onward, "repair": _repair,
    "influence": _influence, "secure": _secure, "battle": _battle, "dice": _dice, "reroll": _reroll, "hit": _hit,
    "ransack": _court_card, "steal": _theft, "take": _theft, "protect": _gain, "discard": _lose, "gain": _gain,
    "fill": _fill, "give": _lose, "outrage": _outrage, "manufacture": _make, "synthesize": _make,
    "pressgang": _pressgang, "execute": _execute, "abduct": _abduct, "trade": _trade, "look": _look,
    "hand": _hand, "theirs": _theirs, "place": _placed, "cluster": _cluster, "free": _free, "nurture": _tax,
    "whose": _whose,
    **leader_reasons.PRICES,
}  # fmt: skip
