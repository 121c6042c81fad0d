"""Why a player would do what leaders and lore offer: reasons for the heuristic bot. No rule depends on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.bots.arcs.valuation import CITY_WORTH, SHIP_WORTH, STARPORT_WORTH, Valuation
from parlour.core.reason import Reason
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_FIRST_SECURE
from parlour.games.arcs.battle.joining import Sensing
from parlour.games.arcs.cards import lore_ships
from parlour.games.arcs.cards.deck import LEADERS, LORE
from parlour.games.arcs.components.box import (
    ALL_AMBITIONS,
    FACE_KINDS,
    FACE_NAMES,
    FACES,
    FUEL,
    MATERIAL,
    WARLORD,
)
from parlour.games.arcs.ids import AGENT, CITY, NONE, SHIP, STARPORT, Lore, Seat, System
from parlour.games.arcs.turn import court, planets, which_building
from parlour.games.arcs.turn.overwork import Overseeing
from parlour.games.arcs.turn.planets import Shaping
from parlour.games.arcs.turn.which_building import TellingApart

# What leaders and lore are worth beside what they bring at once: by number, from many games and much guesswork
LEADER_WORTH: Final[tuple[float, ...]] = (
    0.0, 1.6, 1.6, 1.4, 2.0, 1.6, 1.8, 1.2, 2.0, 2.4, 2.2, 1.2, 2.0, 1.2, 1.8, 1.6, 1.4,
)  # fmt: skip
LORE_WORTH: Final[tuple[float, ...]] = (
    0.0, 2.2, 2.0, 2.2, 1.6, 1.8, 1.4, 1.8, 1.6, 1.6, 2.2, 1.6, 1.8, 2.0, 1.6,
    1.6, 1.6, 1.6, 1.4, 1.4, 1.8, 1.2, 1.0, 1.4, 1.4, 1.6, 1.8, 1.6, 1.6,
)  # fmt: skip
LEADER_FIRST: Final = 1.0  # a leader shapes the whole game
FACE_WORTH: Final = (-0.7, -0.6, 0.9, 0.5, 0.6)  # self-hit, intercept, hit, building hit, key


# The draft


def _draft(values: Valuation, action: ArcsAction) -> list[Reason]:
    """A leader for what it brings and can do; lore for what it can do, best with a leader that suits it."""
    if action.lore != NONE:
        return [Reason("lore", _lore_worth(values, action.lore))]
    leader = LEADERS[action.leader]
    ships = sum(count for _, count in leader.starts) - leader.scraps[0]
    cities = sum(piece == CITY for piece, _ in leader.starts)
    ports = sum(piece == STARPORT for piece, _ in leader.starts)
    found = [
        Reason("leader", LEADER_WORTH[action.leader] + LEADER_FIRST),
        Reason("resource", sum(values.resource(kind) for kind in leader.resources)),
        Reason("ships", SHIP_WORTH * (ships - 8)),
        Reason("city", CITY_WORTH * (cities - 1)),
        Reason("starport", STARPORT_WORTH * (ports - 1)),
    ]
    return [*found, Reason("outrage", -0.6 * len(leader.outraged))]


def _lore_worth(values: Valuation, card: Lore) -> float:
    worth: float = LORE_WORTH[card]
    lore, powers = LORE[card], values.powers
    if powers.taxes_no_loyal and "nurture" in lore.actions:
        worth -= 1.0
    if powers.most_ships and (lore.sprints or "guide" in lore.actions):
        worth += 0.6
    if powers.taxes_controlled_only and lore.taxes_as_loyal:
        worth -= 0.6
    if powers.extra_dice and lore.rerolls_assault:
        worth += 0.4
    return worth


# Declaring and the court


def declaring(values: Valuation) -> list[Reason]:
    """What a declaration gives, or costs, besides."""
    found, powers = [], values.powers
    if powers.gains_by_declaring:
        found.append(Reason("resource", 1.2))
    if powers.agents_by_declaring:
        found.append(Reason("agent", 0.3 * min(values.table.left(values.seat, AGENT), 4)))
    if powers.secures_by_declaring:
        found.append(Reason("court", 1.6))
    if powers.pays_to_declare:
        cards = [values.guild(card) for card in values.table.guilds(values.seat)]
        found.append(Reason("guild", -min(cards, default=0.0)))
    return found


def _grant(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("guild", -values.guild(action.court))]


def use_lore(values: Valuation, action: ArcsAction, declarations: list[float]) -> list[Reason]:
    """Outrage that is cleared against the card; a further ambition against the goods it costs."""
    table, seat, lore = values.table, values.seat, LORE[action.lore]
    if lore.clears:
        cleared = sum(table.is_outraged(seat, kind) for kind in lore.clears)
        held = sum(table.tokens(seat, kind) for kind in lore.clears)
        return [Reason("outrage", cleared * (0.6 + 0.4 * held)), Reason("lore", -0.7 * LORE_WORTH[action.lore])]
    goods = sum(table.tokens(seat, kind) * values.resource(kind) for kind in (MATERIAL, FUEL))
    open_ones = [declarations[choice] for choice in ALL_AMBITIONS if not table.is_declared(choice)]
    return [Reason("ambition", max(open_ones, default=0.0)), Reason("resource", -goods), *declaring(values)]


def _release(values: Valuation, action: ArcsAction) -> list[Reason]:
    best = max([values.court(card) for card in values.table.in_row()], default=0.0)
    return [Reason("court", 0.4 * best), Reason("trophies", -0.3 - values.more_of(WARLORD))]


def _ransom(values: Valuation, action: ArcsAction) -> list[Reason]:
    table = values.table
    cards = [card for card in table.in_row() if court.secure_obstacle(table, values.seat, card) is None]
    best = max([values.court(card) for card in cards], default=0.0)
    return [Reason("court", best), Reason("captive", -values.captive())]


def _charm(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("resource", values.exchange(action.resource) - 0.2)]


# Actions


def _advance(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("battle", 1.0 + 0.5 * values.trophy()), Reason("danger", -0.8)]


def _fire(values: Valuation, action: ArcsAction) -> list[Reason]:
    """About every second die hits, and two hits are a trophy."""
    table = values.table
    places = lore_ships.batteries(table, values.seat, action.system)
    ships = [table.fresh(values.seat, place) for place in places]
    return [Reason("trophies", 0.25 * min(max(ships), 6) * values.trophy())]


def _from(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("dice", float(values.table.fresh(values.seat, action.system)))]


def _summon(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("ships", SHIP_WORTH + 0.4)]


def _prune(values: Valuation, action: ArcsAction) -> list[Reason]:
    if action.piece == STARPORT:
        return [Reason("city", CITY_WORTH), Reason("starport", -STARPORT_WORTH - 0.3)]
    return [Reason("city", -CITY_WORTH)]


def _annex(values: Valuation, action: ArcsAction) -> list[Reason]:
    if action.piece == CITY:
        return [Reason("city", CITY_WORTH + 0.5 * values.planet(action.system) + 0.8)]
    return [Reason("starport", STARPORT_WORTH + 0.4)]


def _guide(values: Valuation, action: ArcsAction) -> list[Reason]:
    """Rivals away from what is ours."""
    table, seat = values.table, values.seat
    rivals = sum(table.ships(other, action.system) for other in table.rivals(seat))
    ours = any(table.has_building(seat, action.system, kind) for kind in (CITY, STARPORT))
    return [Reason("safety", 0.4 * rivals if ours else -0.3)]


def count_ships(values: Valuation, action: ArcsAction) -> list[Reason]:
    """Guided: rivals leave, own ships stay. Joining a defence: if that outnumbers the attacker."""
    asked = values.table.pending[-1]
    if isinstance(asked, lore_ships.Guiding):
        return [Reason("fleet", float(action.count if asked.owner != values.seat else -action.count))]
    assert isinstance(asked, Sensing)
    most = _to_spare(values, asked.seat, asked.place)
    wanted = max(1, most) if _needed(values, asked) <= most + 2 else 1
    return [Reason("fleet", -float(abs(action.count - wanted)))]


def join(values: Valuation, asked: Sensing, action: ArcsAction) -> list[Reason]:
    """Ships join a defence that they can turn, and leave no building unguarded."""
    most = _to_spare(values, asked.seat, action.system)
    return [Reason("fleet", 1.0 if most > 0 and _needed(values, asked) <= most + 2 else -1.0)]


def _to_spare(values: Valuation, seat: Seat, system: System) -> int:
    """Fresh ships that are not needed where they are."""
    return values.table.fresh(seat, system) - values.table.has_any_building(seat, system)


def _needed(values: Valuation, asked: Sensing) -> int:
    """How many ships the attacker has more."""
    return values.table.ships(asked.attacker, asked.system) - values.table.ships(asked.seat, asked.system)


def _martyr(values: Valuation, action: ArcsAction) -> list[Reason]:
    table = values.table
    rivals = sum(table.ships(other, action.system) for other in table.rivals(values.seat))
    return [Reason("trophies", values.trophy() if rivals else 0.0), Reason("losses", -SHIP_WORTH - 0.4)]


def _sink(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("trophies", values.trophy() + (0.0 if action.damaged else 0.3))]


# Answers


def _again(values: Valuation, action: ArcsAction) -> list[Reason]:
    """A die that shows less than it would on average."""
    die, face = FACE_KINDS[action.face]
    worths = [
        sum(worth * count for worth, count in zip(FACE_WORTH, symbols, strict=True)) for symbols in FACES[die]
    ]
    mean = sum(worths) / len(worths)
    return [Reason("dice", mean - worths[FACE_NAMES[die].index(face)] - 0.05)]


def _roll(values: Valuation, action: ArcsAction) -> list[Reason]:
    return [Reason("dice", 0.0)]


def _shape(values: Valuation, action: ArcsAction) -> list[Reason]:
    """A better planet, for the token that stays there; one on a cartel could not be spent."""
    asked = values.table.pending[-1]
    assert isinstance(asked, Shaping)
    worth = values.resource(action.resource)
    return [
        Reason(
            "resource", 1.5 * (worth - values.planet(asked.system)) - (0.7 * worth if action.outside else worth)
        )
    ]


def _by(values: Valuation, action: ArcsAction) -> list[Reason]:
    """The leave for any dice last, as it can mend what the others bring."""
    return [Reason("dice", 0.5 - 0.1 * action.die)]


def _first(values: Valuation, action: ArcsAction) -> list[Reason]:
    """What is secured may bring a card to swap."""
    return [Reason("cards", 0.2 if action.number == A_FIRST_SECURE else 0.1)]


def _which(values: Valuation, action: ArcsAction) -> list[Reason]:
    """Lose the damaged one of one's own, take or return the fresh one of a rival."""
    asked = values.table.pending[-1]
    assert isinstance(asked, TellingApart)
    if asked.purpose == which_building.REPAIRED:
        return [Reason("repair", 0.0 if action.outside else 0.1)]
    return [Reason("city", 0.2 if action.damaged == (asked.owner == asked.seat) else 0.1)]


def overwork(values: Valuation, asked: Overseeing, action: ArcsAction) -> list[Reason]:
    """Once more for a damaged building; seldom worth a lost one."""
    seat, owner, system, kind, captures = asked.seat, asked.owner, asked.system, asked.kind, asked.captures
    ship = SHIP_WORTH + 0.3 if values.table.left(seat, SHIP) else 0.0
    gain = values.planet(system) + (values.captive() if captures else 0.0) if kind == CITY else ship
    found = [Reason("resource" if kind == CITY else "ships", gain)]
    if owner == seat:
        loss = (CITY_WORTH if kind == CITY else STARPORT_WORTH) if action.damaged else 0.6
        found.append(Reason("losses", -loss))
    elif action.damaged:
        found.append(Reason("trophies", values.trophy()))
    if action.damaged and kind == CITY:
        found.append(Reason("outrage", -0.5 - values.outrage(planets.types_of(values.table, system))))
    return found


PRICES: Final[dict[str, Callable[[Valuation, ArcsAction], list[Reason]]]] = {
    "draft": _draft, "grant": _grant, "release": _release, "ransom": _ransom, "charm": _charm,
    "advance": _advance, "fire": _fire, "from": _from, "summon": _summon, "prune": _prune, "annex": _annex,
    "guide": _guide, "martyr": _martyr, "sink": _sink, "again": _again, "roll": _roll,
    "shape": _shape, "by": _by, "first": _first, "which": _which,
}  # fmt: skip
