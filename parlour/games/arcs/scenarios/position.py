"""Positions from the words of scenarios: a setup, changed by what differs (docs/scenarios-arcs.md).

A position is the beginning of a turn: the initiative is asked to lead, or the next player to follow the cards that
were played. Whatever comes later is played. It is made by changing the snapshot of the setup. What follows from
the changes (supplies, undealt cards, the court deck) is worked out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from parlour.core.chance import FirstChance, NoChance
from parlour.core.game import Json
from parlour.core.given import EXACT, GivenWords, bad, dealt
from parlour.games.arcs import ids
from parlour.games.arcs.cards.deck import COURT_NAMES, LEADER_NAMES, LEADERS, LORE, LORE_NAMES
from parlour.games.arcs.chapter import dealing, rounds
from parlour.games.arcs.components import box
from parlour.games.arcs.components.reach import SYSTEMS, setup_cards
from parlour.games.arcs.ids import AGENT, CITY, PIECES, SHIP, STARPORT, Building, Leader, Lore, Seat
from parlour.games.arcs.scenarios import under_way
from parlour.games.arcs.state import invariants
from parlour.games.arcs.state.fields import PIECE_KINDS
from parlour.games.arcs.state.setup import NO_LEADERS, OPTION_SPECS, RANDOM, complete_options, find_setup
from parlour.games.arcs.state.snapshot import snapshot_of
from parlour.games.arcs.state.start import restore, start
from parlour.games.arcs.state.state import ArcsState
from parlour.games.arcs.views import knowledge

MARKER_NAMES: Final = ("low", "middle", "high")
_BUILDINGS: Final = {"city": CITY, "starport": STARPORT, "cloud": CITY}

_OPTIONS: Final = tuple(spec.name for spec in OPTION_SPECS)
_TYPES: Final[dict[str, type]] = {
    "chapter": int, "round": int, "empty": bool, "at": dict, "row": list, "agents": dict, "court_deck": list,
    "court_discard": list, "buried": list, "markers": list, "flipped": list, "discard": list, "open_discard": list,
    "conceded": list, "dealt": dict, "shaped": dict, "initiative": str,
    **dict.fromkeys(under_way.WORDS, bool), **dict.fromkeys(box.SEATS, dict),
}  # fmt: skip
_PLAYER: Final[dict[str, type]] = {
    "hand": list, "resources": list, "guilds": list, "power": int, "trophies": dict, "captives": dict,
    "outraged": list, "stand_ins": int, "leader": str, "lore": list, "played": str, "hidden": list, "mode": str,
}  # fmt: skip
_GIVEN: Final = GivenWords("arcs", {**dict.fromkeys(_OPTIONS), **_TYPES})
WORDS: Final = (*_GIVEN.types, EXACT)


def position(given: Mapping[str, Any]) -> ArcsState:
    """The state a scenario's `given` describes."""
    return _GIVEN.state(given, _built, _exact, invariants.check)


def _names(word: str, said: object, known: tuple[str, ...]) -> list[str]:
    """What a word says: a list of these names."""
    _GIVEN.need_type(word, said, list)
    assert isinstance(said, list)
    for name in said:
        if name not in known:
            raise bad("arcs-given-name", word=word, name=str(name))
    return list(said)


def _exact(snapshot: Mapping[str, Any]) -> ArcsState:
    """The position of an exact snapshot."""
    state = restore(snapshot)
    try:
        state.actions()
    except (AssertionError, IndexError, KeyError, ValueError) as error:  # numbers of a frame that mean nothing
        raise bad("arcs-given-impossible", problem="frames", where="") from error
    return state


def _built(given: Mapping[str, Any]) -> ArcsState:
    options = complete_options({word: given[word] for word in _OPTIONS if word in given})
    if "dealt" in given:
        return _dealt(given, options)
    if options["first"] == RANDOM:
        options["first"] = box.SEATS[0]
    if options["setup"] == RANDOM:
        options["setup"] = setup_cards(options["players"])[0].name
    seats = box.SEATS[: options["players"]]
    if any({"leader", "lore"} & set(given[seat]) for seat in seats if isinstance(given.get(seat), dict)):
        options = complete_options({"leaders": "both", **options})
    snapshot = snapshot_of(start({**options, "leaders": NO_LEADERS}, FirstChance(), None))
    snapshot["options"] = options
    for seat in box.SEATS[len(seats) :]:
        if seat in given:
            raise bad("core-unknown-seat", seat=seat)
    _change_leaders(snapshot, given, seats)
    _change_map(snapshot, given, seats)
    _change_court(snapshot, given, seats)
    _change_ambitions(snapshot, given)
    _change_players(snapshot, given, seats)
    _change_cards(snapshot, given, seats)
    snapshot["chapter"] = given.get("chapter", 1)
    snapshot["round"] = given.get("round", 1) - 1  # begins below
    snapshot["conceded"] = [seats.index(seat) for seat in _names("conceded", given.get("conceded", []), seats)]
    _work_out_supplies(snapshot, given, seats)
    if given.get("initiative", seats[0]) not in seats:
        raise bad("core-unknown-seat", seat=given["initiative"])
    turns = under_way.read_turns(given, seats)
    snapshot["initiative"] = under_way.find_leader(given, turns, seats, options["first"])
    snapshot["frames"] = []
    state = restore(snapshot)
    _set_knowledge(state)
    rounds.begin_round(state, None)
    under_way.play_turns(state, given, turns)
    state.go_on(NoChance(), None)
    return state


def _set_knowledge(state: ArcsState) -> None:
    """What is known at the beginning: one's own hand and what lies face up; the others may be anywhere else."""
    anywhere = sum(1 << knowledge.LAYER + layer for layer, cards in enumerate(state.discard) if cards)
    dealing.know_hands(state)
    for row in range(state.setup.seats + 1):
        for card in box.ALL_CARDS:
            places = state.may(row, card)
            if card in state.open_discard:
                state.set_may(row, card, 1 << knowledge.OPEN)
            elif places >> knowledge.LAYER & 1:
                state.set_may(row, card, places & ~(1 << knowledge.LAYER) | anywhere)


def _dealt(given: Mapping[str, Any], options: Json) -> ArcsState:
    """A game as it begins, with these outcomes of the setup."""
    for word in given:
        if word not in (*_OPTIONS, "dealt"):
            raise bad("arcs-given-dealt", word=word)
    return dealt(given["dealt"], lambda chance: start(options, chance, None))


def _change_leaders(snapshot: Json, given: Mapping[str, Any], seats: tuple[str, ...]) -> None:
    """Leaders and lore that were drafted; the pieces are those of the setup card all the same."""
    if "leaders" not in snapshot["options"]:
        return
    found: Json = {word: [] for word in ("leader", "lore", "offered_leaders", "offered_lore", "gone", "done")}
    known = tuple(card.name for card in LORE.values())
    for seat in seats:
        words = given.get(seat, {})
        leader = words.get("leader", "")
        _GIVEN.need_type(f"{seat}.leader", leader, str)
        found["leader"] += _names(f"{seat}.leader", [leader], LEADER_NAMES)
        found["lore"].append(_names(f"{seat}.lore", words.get("lore", []), known))
    shaped = given.get("shaped", {})
    planets = _names("shaped", list(shaped), SYSTEMS)
    types = _names("shaped", list(shaped.values()), box.RESOURCES)
    snapshot["leaders"] = {**found, "shaped": dict(zip(planets, types, strict=True)), "drafting": False}
    snapshot["drawn"] = []


def _change_map(snapshot: Json, given: Mapping[str, Any], seats: tuple[str, ...]) -> None:
    """`at` lists what is in a system: `red 3`, `red damaged 2`, `blue city`, `blue damaged starport`."""
    if given.get("empty"):
        snapshot["map"] = {}
    for system, pieces in given.get("at", {}).items():
        if system not in SYSTEMS:
            raise bad("arcs-given-name", word="at", name=system)
        if SYSTEMS.index(system) not in find_setup(snapshot["options"], snapshot["setup"]).systems:
            raise bad("arcs-given-impossible", problem="out-of-play", where=system)
        _GIVEN.need_type(f"at.{system}", pieces, list)
        here: Json = {"fresh": [0] * len(seats), "damaged": [0] * len(seats), "buildings": []}
        for piece in pieces:
            _add_piece(here, str(piece), system, seats)
        here["buildings"].sort()
        snapshot["map"][system] = here


def _add_piece(here: Json, piece: str, system: str, seats: tuple[str, ...]) -> None:
    words = piece.split()
    damaged = "damaged" in words
    if damaged:
        words.remove("damaged")
    owner, what = words if len(words) == 2 else ("", "")
    ships = what.isdecimal() and len(what) < 4
    if owner not in seats or not (ships or what in _BUILDINGS):
        raise bad("arcs-given-name", word=f"at.{system}", name=piece)
    seat = Seat(seats.index(owner))
    if ships:
        here["damaged" if damaged else "fresh"][seat] += int(what)
    else:
        outside = what == "cloud" or "gate" in system
        here["buildings"].append(ids.building(seat, _BUILDINGS[what], damaged, outside))


def _change_court(snapshot: Json, given: Mapping[str, Any], seats: tuple[str, ...]) -> None:
    """Cards that are not mentioned lie in the court deck, or in the discard if the deck is stated."""
    setup = find_setup(snapshot["options"], snapshot["setup"])
    court = tuple(COURT_NAMES[card] for card in setup.court)
    row = _names("row", given.get("row", []), ("", *court))
    discard = _names("court_discard", given.get("court_discard", []), court)
    buried = _names("buried", given.get("buried", []), court)
    deck = _names("court_deck", given.get("court_deck", []), court)
    taken = [*row, *discard, *buried, *deck]
    for seat in seats:
        taken += _names(f"{seat}.guilds", given.get(seat, {}).get("guilds", []), court)
    free = [name for name in court if name not in taken]
    for name in row:
        if name and row.count(name) > 1:
            raise bad("arcs-given-impossible", problem="court", where=name)
    if "row" in given:
        row += [""] * (setup.row - len(row))
    else:
        row, free = free[: setup.row], free[setup.row :]
    if "court_deck" in given:
        discard += free
    else:
        deck = free
    snapshot |= {"row": row, "court_discard": discard, "buried": buried, "court_deck": deck}
    snapshot["influence"] = {name: [0] * len(seats) for name in row if name}
    for name, agents in given.get("agents", {}).items():
        if name not in snapshot["influence"]:
            raise bad("arcs-given-name", word="agents", name=name)
        snapshot["influence"][name] = _by_seat(f"agents.{name}", agents, seats)


def _by_seat(word: str, counts: object, seats: tuple[str, ...]) -> list[int]:
    _GIVEN.need_type(word, counts, dict)
    assert isinstance(counts, dict)
    for seat, count in counts.items():
        if seat not in seats:
            raise bad("core-unknown-seat", seat=str(seat)[:20])
        _GIVEN.need_type(f"{word}.{seat}", count, int)
    return [int(counts.get(seat, 0)) for seat in seats]


def _change_ambitions(snapshot: Json, given: Mapping[str, Any]) -> None:
    """`markers` are the boxes of the low, the middle and the high marker; `flipped` names those turned over."""
    if "markers" in given:
        snapshot["markers"] = _names("markers", given["markers"], ("", *box.AMBITIONS))
    flipped = _names("flipped", given.get("flipped", []), MARKER_NAMES)
    snapshot["flipped"] = sum({1 << MARKER_NAMES.index(name) for name in flipped})


def _change_players(snapshot: Json, given: Mapping[str, Any], seats: tuple[str, ...]) -> None:
    for seat, name in enumerate(seats):
        player = snapshot["players"][seat]
        words: Json = given.get(name, {})
        for word, value in words.items():
            if word not in _PLAYER:
                raise bad("arcs-given-unknown", word=f"{name}.{word}")
            _GIVEN.need_type(f"{name}.{word}", value, _PLAYER[word])
        player["guilds"] = list(words.get("guilds", []))
        player["power"] = words.get("power", 0)
        if "resources" in words:
            player["slots"] = _names(f"{name}.resources", words["resources"], ("", *box.RESOURCES))
        wanted = box.SLOTS + sum(LORE[Lore(LORE_NAMES.index(card))].slots for card in words.get("lore", []))
        player["slots"] += [""] * (wanted - len(player["slots"]))
        player["outraged"] = _names(f"{name}.outraged", words.get("outraged", []), box.RESOURCES)
        player["stand_ins"] = words.get("stand_ins", 0)
        player["captives"] = _by_seat(f"{name}.captives", words.get("captives", {}), seats)
        player["trophies"] = [0] * (len(seats) * PIECE_KINDS)
        for owner, pieces in words.get("trophies", {}).items():
            if owner not in seats:
                raise bad("core-unknown-seat", seat=owner[:20])
            for piece in _names(f"{name}.trophies.{owner}", pieces, PIECES):
                player["trophies"][seats.index(owner) * PIECE_KINDS + PIECES.index(piece)] += 1


def _change_cards(snapshot: Json, given: Mapping[str, Any], seats: tuple[str, ...]) -> None:
    """Hands that are not stated are dealt from the cards left, by number; the rest is the discard pile.

    Cards played in this round are still in the hands: they are played when everything else is there.
    """
    taken: list[str] = []
    played: list[list[str]] = []
    for name in seats:
        words: Json = given.get(name, {})
        hand = _names(f"{name}.hand", words.get("hand", []), box.CARD_NAMES)
        hidden = _names(f"{name}.hidden", words.get("hidden", []), box.CARD_NAMES)
        face_up = _names(f"{name}.played", [words.get("played", "")], ("", *box.CARD_NAMES))
        played.append([card for card in (*face_up, *hidden) if card])
        own = [*hand, *played[-1]]
        twice = [card for card in own if own.count(card) > 1]
        if twice:
            raise bad("arcs-given-impossible", problem="cards", where=twice[0])
        taken += own
    for layer in given.get("discard", []):
        if not isinstance(layer, list):
            raise bad("arcs-given-layer", value=str(layer))
        taken += _names("discard", layer, box.CARD_NAMES)
    snapshot["open_discard"] = _names("open_discard", given.get("open_discard", []), box.CARD_NAMES)
    taken += snapshot["open_discard"]
    left = [box.CARD_NAMES[card] for card in box.action_deck(len(seats)) if box.CARD_NAMES[card] not in taken]
    for seat, name in enumerate(seats):
        size = max(0, box.HAND - len(played[seat]))
        if "hand" in given.get(name, {}):
            hand = given[name]["hand"]
        else:
            hand, left = left[:size], left[size:]
        snapshot["hands"][seat] = sorted([*hand, *played[seat]], key=box.CARD_NAMES.index)
    layers = [sorted(layer, key=box.CARD_NAMES.index) for layer in given.get("discard", [])]
    snapshot["discard"] = [left, *layers] if left else layers


def _work_out_supplies(snapshot: Json, given: Mapping[str, Any], seats: tuple[str, ...]) -> None:
    """Whatever is not on the map, on a board or on the court is in the supply."""
    setup = find_setup(snapshot["options"], snapshot["setup"])
    players, places = snapshot["players"], snapshot["map"].values()
    for seat, (name, player) in enumerate(zip(seats, players, strict=True)):
        lost = [
            sum(holder["trophies"][seat * PIECE_KINDS + kind] for holder in players) for kind in range(PIECE_KINDS)
        ]
        buildings = [Building(code) for here in places for code in here["buildings"]]
        built = [ids.kind_of(code) for code in buildings if ids.owner_of(code) == seat]
        leader = LEADER_NAMES.index(given.get(name, {}).get("leader", ""))
        scraps = LEADERS[Leader(leader)].scraps if leader else (0, 0, 0)
        ships = sum(here["fresh"][seat] + here["damaged"][seat] for here in places)
        agents = sum(holder["captives"][seat] for holder in players)
        agents += sum(counts[seat] for counts in snapshot["influence"].values())
        agents += len(player["outraged"]) - player["stand_ins"]
        player["ships"] = _rest(name, "ships", box.SHIPS - scraps[0] - ships - lost[SHIP])
        player["cities"] = _rest(name, "cities", box.CITIES - scraps[1] - built.count(CITY) - lost[CITY])
        player["starports"] = _rest(name, "starports", box.STARPORTS - built.count(STARPORT) - lost[STARPORT])
        player["agents"] = _rest(name, "agents", box.AGENTS - scraps[2] - agents - lost[AGENT])
    for place, resource in enumerate(box.RESOURCES):
        held = sum(player["slots"].count(resource) for player in players)
        held += list(given.get("shaped", {}).values()).count(resource)
        snapshot["supply"][place] = _rest(resource, "resources", box.TOKENS - setup.boxed[place] - held)


def _rest(where: str, problem: str, left: int) -> int:
    if left < 0:
        raise bad("arcs-given-impossible", problem=problem, where=where)
    return left
