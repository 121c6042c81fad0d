"""The whole table as JSON, and back: what pickles, views, guesses and exact scenario positions are made of."""

from __future__ import annotations

import json
from typing import Final

from parlour.core.fields import Fields
from parlour.core.game import Json
from parlour.games.arcs.cards import lore_actions
from parlour.games.arcs.cards.court import COURT_NAMES
from parlour.games.arcs.cards.leaders import LEADER_NAMES
from parlour.games.arcs.cards.lore import LORE, LORE_NAMES
from parlour.games.arcs.components.box import (
    AGENTS,
    AMBITIONS,
    CARD_NAMES,
    CARDS,
    CHAPTERS,
    CITIES,
    MARKERS,
    RESOURCES,
    SHIPS,
    SLOTS,
    STARPORTS,
    TOKENS,
)
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions.frames import LENGTHS, NAMES
from parlour.games.arcs.state.setup import complete_options, find_setup
from parlour.games.arcs.state.table import KINDS, NONE, OUTSIDE, WIDTH, Table, built_mark, slot_mark
from parlour.games.arcs.turn import building
from parlour.games.arcs.turn.playing import MODES, STAGES
from parlour.games.arcs.views.knowledge import TAKEN

MANY: Final = 1_000_000  # more rounds or power than any game sees
_CARDS: Final = frozenset(CARD_NAMES)
ONCE_A_TURN: Final = (building.OVERWORKED, lore_actions.SUMMONED)
_COURT: Final = frozenset(COURT_NAMES[1:])


def snapshot_of(table: Table) -> Json:
    """Everything that is not a consequence of something else."""
    secret: Json = {"drawn": lore_names(table.drawn)} if table.setup.leaders else {}
    return {
        **public_of(table),
        **secret,
        "hands": [card_names(hand) for hand in table.hands],
        "hidden": [card_names(cards) for cards in table.hidden],
        "discard": [card_names(layer) for layer in table.discard],
        "taken": CARD_NAMES[table.taken] if table.taken != NONE else "",
        "may": table.may[:],
        "counted": [list(known) for known in table.counted],
    }


def public_of(table: Table) -> Json:
    """What everybody sees."""
    setup = table.setup
    seats = setup.seats
    leaders: Json = {"leaders": leaders_json(table)} if setup.leaders else {}
    return {
        **leaders,
        "options": json.loads(setup.options_text),  # nobody gets hold of the options all games share
        "setup": setup.card.name,
        "frames": [[NAMES[frame[0]], *frame[1:]] for frame in table.frames],
        "to_move": table.to_move,
        "conceded": list(table.conceded),
        "over": table.over,
        "chapter": table.chapter,
        "round": table.round,
        "initiative": table.initiative,
        "passes": table.passes,
        "markers": [AMBITIONS[at] if at != NONE else "" for at in table.marker_at],
        "flipped": table.flipped,
        "open_discard": card_names(table.open_discard),
        "lead": CARD_NAMES[table.lead] if table.lead != NONE else "",
        "zero": table.zero,
        "declared": table.declared,
        "seized": table.seized,
        "played": [CARD_NAMES[card] if card != NONE else "" for card in table.played],
        "mode": [MODES[mode] if mode != NONE else "" for mode in table.mode],
        "unions": [[COURT_NAMES[union], seat, CARD_NAMES[card]] for union, seat, card in table.unions],
        "row": court_names(table.row),
        "court_deck": court_names(table.court_deck),
        "buried": court_names(table.buried),
        "court_discard": court_names(table.court_discard),
        "influence": {
            COURT_NAMES[card]: table.influence[card * seats : (card + 1) * seats] for card in table.in_row()
        },
        "map": {
            SYSTEMS[system]: {
                "fresh": [table.fresh[seat * WIDTH + system] for seat in range(seats)],
                "damaged": [table.damaged[seat * WIDTH + system] for seat in range(seats)],
                "buildings": list(table.structures[system]),
            }
            for system in setup.systems
            if has_pieces(table, system)
        },
        "supply": table.supply[:],
        "players": [
            {
                "power": table.power[seat],
                "guilds": court_names(table.guilds[seat]),
                "ships": table.ships[seat],
                "starports": table.starports[seat],
                "cities": table.cities[seat],
                "agents": table.agents[seat],
                "slots": [RESOURCES[token] if token != NONE else "" for token in table.slots[seat]],
                "trophies": table.trophies[seat * seats * KINDS : (seat + 1) * seats * KINDS],
                "captives": table.captives[seat * seats : (seat + 1) * seats],
                "outraged": [name for place, name in enumerate(RESOURCES) if table.outraged[seat] >> place & 1],
                "stand_ins": table.stand_ins[seat],
            }
            for seat in range(seats)
        ],
        "turn": {
            "seat": table.turn,
            "pips": table.pips,
            "stage": STAGES[table.stage],
            "armed": table.armed,
            "spending": table.spending[:],
            "taxed": list(table.taxed),
            "built": list(table.built),
            "won": court_names(table.won),
            "once": court_names(table.once),
            "offer": table.offer,
        },
    }


def leaders_json(table: Table) -> Json:
    """Leaders and lore (A-17), in a game that has them."""
    leaders, lore = table.offered
    return {
        "leader": [LEADER_NAMES[leader] if leader != NONE else "" for leader in table.leader],
        "lore": [lore_names(cards) for cards in table.lore],
        "drafting": table.drafting,
        "offered_leaders": [LEADER_NAMES[leader] for leader in leaders],
        "offered_lore": lore_names(lore),
        "gone": lore_names(table.gone),
        "shaped": {SYSTEMS[planet]: RESOURCES[resource] for planet, resource in table.shaped},
        "done": list(table.done),
    }


def lore_names(cards: tuple[int, ...]) -> list[str]:
    """The names of lore cards."""
    return [LORE_NAMES[card] for card in cards]


def has_pieces(table: Table, system: int) -> bool:
    """Whether anything is in a system."""
    return bool(table.structures[system]) or any(table.at(seat, system) for seat in range(table.setup.seats))


def card_names(cards: tuple[int, ...]) -> list[str]:
    """The names of action cards."""
    return [CARD_NAMES[card] for card in cards]


def court_names(cards: tuple[int, ...]) -> list[str]:
    """The names of court cards."""
    return [COURT_NAMES[card] for card in cards]


def restore_into(table: Table, snapshot: object) -> None:
    """Fill an empty table from a snapshot; `InvalidInput` names the field that is wrong."""
    fields = Fields(snapshot)
    options = fields.take("options")
    if not isinstance(options, dict):
        raise fields.bad("options", options)
    setup = fields.take("setup")
    table.setup = find_setup(complete_options(options), str(setup))
    seats = table.setup.seats
    last = seats - 1
    table.frames = _frames(fields)
    table.to_move = fields.whole("to_move", NONE, last)
    table.conceded = fields.wholes("conceded", 0, last)
    table.over = fields.truth("over")
    table.chapter = fields.whole("chapter", 1, CHAPTERS)
    table.round = fields.whole("round", 0, MANY)
    table.initiative = fields.whole("initiative", 0, last)
    table.passes = fields.whole("passes", 0, (1 << seats) - 1)
    markers = fields.words("markers", ("", *AMBITIONS))
    table.marker_at = [AMBITIONS.index(name) if name else NONE for name in _exactly(fields, "markers", markers, 3)]
    table.flipped = fields.whole("flipped", 0, (1 << len(MARKERS)) - 1)
    table.open_discard = _cards(fields, "open_discard")
    table.lead = _card(fields.word("lead", ("", *CARD_NAMES)))
    table.zero = fields.truth("zero")
    table.declared = fields.truth("declared")
    table.seized = fields.truth("seized")
    played = _exactly(fields, "played", fields.words("played", ("", *CARD_NAMES)), seats)
    table.played = [_card(name) for name in played]
    modes = _exactly(fields, "mode", fields.words("mode", ("", *MODES)), seats)
    table.mode = [MODES.index(name) if name else NONE for name in modes]
    table.unions = tuple(
        [
            (COURT_NAMES.index(union), seat, CARD_NAMES.index(card))
            for union, seat, card in fields.many("unions", lambda item: _is_union(item, last))
        ]
    )
    row = _exactly(fields, "row", fields.words("row", COURT_NAMES), table.setup.row)
    table.row = tuple([COURT_NAMES.index(card) for card in row])
    table.court_deck = _court(fields, "court_deck")
    table.buried = _court(fields, "buried")
    table.court_discard = _court(fields, "court_discard")
    _restore_influence(table, fields.table("influence"))
    _restore_map(table, fields.table("map"))
    table.supply = _numbers(fields, "supply", len(RESOURCES), TOKENS)
    _restore_players(table, fields)
    _restore_turn(table, fields.table("turn"))
    table.hands = _piles(fields, "hands", seats)
    table.hidden = _piles(fields, "hidden", seats)
    table.discard = tuple(_piles(fields, "discard", NONE))
    table.taken = _card(fields.word("taken", ("", *CARD_NAMES)))
    _restore_leaders(table, fields)
    table.may = _numbers(fields, "may", (seats + 1) * CARDS, 1 << 60)
    table.counted = tuple([tuple(known) for known in fields.many("counted", lambda item: is_counted(item, seats))])
    fields.done()


def _restore_leaders(table: Table, fields: Fields) -> None:
    seats = table.setup.seats
    table.leader = (NONE,) * seats
    table.lore = ((),) * seats
    table.drafting = False
    table.offered = ((), ())
    table.gone = table.drawn = table.shaped = table.done = ()
    if table.setup.leaders:
        own = fields.table("leaders")
        names = _exactly(own, "leader", own.words("leader", LEADER_NAMES), seats)
        table.leader = tuple([LEADER_NAMES.index(name) or NONE for name in names])
        lore = own.many("lore", lambda item: isinstance(item, list) and _is_lore(item))
        if len(lore) != seats:
            raise own.bad("lore", lore)
        table.lore = tuple([tuple([LORE_NAMES.index(name) for name in cards]) for cards in lore])
        table.drafting = own.truth("drafting")
        leaders = tuple([LEADER_NAMES.index(name) for name in own.words("offered_leaders", LEADER_NAMES[1:])])
        table.offered = (leaders, _lore(own, "offered_lore"))
        table.gone = _lore(own, "gone")
        shaped = own.table("shaped")
        planets = [(system, name) for system, name in enumerate(SYSTEMS) if name in shaped.left]
        table.shaped = tuple([(system, RESOURCES.index(shaped.word(name, RESOURCES))) for system, name in planets])
        shaped.done()
        table.done = tuple(own.words("done", ONCE_A_TURN))
        own.done()
        table.drawn = _lore(fields, "drawn")
    for seat, cards in enumerate(table.lore):
        slots = SLOTS + sum([LORE[card].slots for card in cards])
        if len(table.slots[seat]) != slots:
            raise fields.bad(f"players.{seat}.slots", len(table.slots[seat]))


def _is_lore(names: list[object]) -> bool:
    return all(isinstance(name, str) and name in LORE_NAMES[1:] for name in names)


def _lore(fields: Fields, name: str) -> tuple[int, ...]:
    return tuple([LORE_NAMES.index(card) for card in fields.words(name, LORE_NAMES[1:])])


def is_counted(item: object, last: int) -> bool:
    """Whether this is a row, cards, a place and a number."""
    if not isinstance(item, list) or len(item) != 4 or any(type(number) is not int for number in item):
        return False
    row, cards, place, count = (int(number) for number in item)
    return 0 <= row <= last and 0 <= cards < 1 << CARDS and 0 <= place <= TAKEN and 0 <= count <= CARDS


def _is_union(item: object, last: int) -> bool:
    if not isinstance(item, list) or len(item) != 3:
        return False
    union, seat, card = item
    names = isinstance(union, str) and isinstance(card, str) and union in _COURT and card in _CARDS
    return names and type(seat) is int and 0 <= seat <= last


def _frames(fields: Fields) -> list[tuple[int, ...]]:
    def fits(item: object) -> bool:
        if not isinstance(item, list) or not item or item[0] not in NAMES:
            return False
        if not all(type(number) is int and NONE <= number < 1 << 30 for number in item[1:]):
            return False
        length = LENGTHS[NAMES.index(item[0])]
        return len(item) == length or (length == NONE and 2 <= len(item) <= 2 + 2 * len(SYSTEMS))

    return [(NAMES.index(item[0]), *item[1:]) for item in fields.many("frames", fits)]


def _exactly(fields: Fields, name: str, items: list[str], count: int) -> list[str]:
    if len(items) != count:
        raise fields.bad(name, items)
    return items


def _numbers(fields: Fields, name: str, count: int, most: int) -> list[int]:
    found = list(fields.wholes(name, 0, most))
    if len(found) != count:
        raise fields.bad(name, found)
    return found


def _card(name: str) -> int:
    return CARD_NAMES.index(name) if name else NONE


def _cards(fields: Fields, name: str) -> tuple[int, ...]:
    return tuple([CARD_NAMES.index(card) for card in fields.words(name, _CARDS)])


def _court(fields: Fields, name: str) -> tuple[int, ...]:
    return tuple([COURT_NAMES.index(card) for card in fields.words(name, _COURT)])


def _piles(fields: Fields, name: str, count: int) -> list[tuple[int, ...]]:
    """Piles of action cards: so many, or any number."""

    def fits(item: object) -> bool:
        return isinstance(item, list) and all(isinstance(card, str) and card in _CARDS for card in item)

    piles = fields.many(name, fits)
    if len(piles) > CARDS or count not in (NONE, len(piles)):
        raise fields.bad(name, piles)
    return [tuple([CARD_NAMES.index(card) for card in pile]) for pile in piles]


def _restore_influence(table: Table, fields: Fields) -> None:
    seats = table.setup.seats
    table.influence = [0] * (len(COURT_NAMES) * seats)
    for card in table.in_row():
        counts = _numbers(fields, COURT_NAMES[card], seats, AGENTS)
        table.influence[card * seats : (card + 1) * seats] = counts
    fields.done()


def _restore_map(table: Table, fields: Fields) -> None:
    seats = table.setup.seats
    table.fresh = [0] * (seats * WIDTH)
    table.damaged = [0] * (seats * WIDTH)
    table.structures = [()] * len(SYSTEMS)
    for system in table.setup.systems:
        name = SYSTEMS[system]
        if name not in fields.left:
            continue
        here = fields.table(name)
        fresh, damaged = _numbers(here, "fresh", seats, SHIPS), _numbers(here, "damaged", seats, SHIPS)
        for seat in range(seats):
            table.fresh[seat * WIDTH + system] = fresh[seat]
            table.damaged[seat * WIDTH + system] = damaged[seat]
        table.structures[system] = here.wholes("buildings", 0, OUTSIDE + 4 * seats - 1)
        here.done()
    fields.done()


def _restore_players(table: Table, fields: Fields) -> None:
    seats = table.setup.seats
    players = [Fields(item, f"players.{seat}") for seat, item in enumerate(fields.many("players", bool))]
    if len(players) != seats:
        raise fields.bad("players", len(players))
    table.power = [player.whole("power", 0, MANY) for player in players]
    table.guilds = [_court(player, "guilds") for player in players]
    table.ships = [player.whole("ships", 0, SHIPS) for player in players]
    table.starports = [player.whole("starports", 0, STARPORTS) for player in players]
    table.cities = [player.whole("cities", 0, CITIES) for player in players]
    table.agents = [player.whole("agents", 0, AGENTS) for player in players]
    table.slots = []
    for player in players:
        names = player.words("slots", ("", *RESOURCES))
        table.slots.append(tuple([RESOURCES.index(name) if name else NONE for name in names]))
    table.trophies = []
    table.captives = []
    table.outraged = []
    for player in players:
        table.trophies += _numbers(player, "trophies", seats * KINDS, SHIPS)
        table.captives += _numbers(player, "captives", seats, AGENTS)
        table.outraged.append(sum({1 << RESOURCES.index(name) for name in player.words("outraged", RESOURCES)}))
    table.stand_ins = [player.whole("stand_ins", 0, len(RESOURCES)) for player in players]
    for player in players:
        player.done()


def _restore_turn(table: Table, fields: Fields) -> None:
    seats = table.setup.seats
    table.turn = fields.whole("seat", NONE, seats - 1)
    table.pips = fields.whole("pips", 0, 9)
    table.stage = STAGES.index(fields.word("stage", STAGES))
    table.armed = fields.truth("armed")
    table.spending = _numbers(fields, "spending", len(RESOURCES), TOKENS)
    table.taxed = fields.wholes("taxed", 0, slot_mark(WIDTH) - 1)
    table.built = fields.wholes("built", 0, built_mark(NONE, seats, 0) - 1)
    table.won = _court(fields, "won")
    table.once = _court(fields, "once")
    table.offer = fields.truth("offer")
    fields.done()
