"""Positions from the words of scenarios: a named setup, changed by what differs (docs/scenarios.md).

A position is made by changing the snapshot of the setup, so whatever a snapshot can hold can be said.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from parlour.core.chance import FirstChance
from parlour.core.game import Json
from parlour.core.given import EXACT, GivenWords, bad, dealt
from parlour.games.roam import invariants
from parlour.games.roam.board import EDGES, LETTERS, NONE, SPACE_NAMES
from parlour.games.roam.cards import built_in_set, set_from_data
from parlour.games.roam.fields import STEPS
from parlour.games.roam.new_game import start
from parlour.games.roam.setup import ROW, TOKENS, complete_options, setup_for
from parlour.games.roam.snapshot import snapshot_of
from parlour.games.roam.state import RoamState, restore
from parlour.games.roam.table import FILLING, PLACING, Table

SETUPS: Final = {"two": 2, "three": 3, "four": 4}

_OPTIONS: Final = ("seats", "artifacts", "outpost", "stacking", "first", "cards")
# What every other word takes; the parts of tables are checked where they are read.
_TYPES: Final[dict[str, type]] = {
    "setup": str, "step": str, "turn": str, "tokens": str, "outpost_owner": str, "at": str,
    "round": int, "idle": int, "turned": int, "next": int,
    "rested": bool, "replaced": bool, "decided": bool, "ending": bool, "progress": bool,
    "lands": list, "deck": list, "row": list, "stack": list, "completed": list, "conceded": list, "squares": list,
    "blanks": list, "auction": dict, "dealt": dict, "land": dict, "starter": dict, "artifact": dict,
    **dict.fromkeys(EDGES, dict),
}  # fmt: skip
_TURN: Final = ("rested", "turned", "used", "at", "replaced", "squares", "blanks")
_PLAIN: Final = ("round", "step", "ending", "progress", "idle")
_PLAYER: Final[dict[str, type]] = {
    "coins": int, "up": list, "down": list, "artifacts_up": list, "artifacts_down": list,
}  # fmt: skip
_AUCTION: Final[dict[str, type]] = {"card": int, "bidders": list, "bid": int, "bidder": str}
_GIVEN: Final = GivenWords("roam", {**dict.fromkeys(_OPTIONS), **_TYPES, "used": None})
WORDS: Final = (*_GIVEN.types, EXACT)


def position(given: Mapping[str, Any]) -> RoamState:
    """The state a scenario's `given` describes."""
    return _GIVEN.state(given, _built, restore, invariants.check)


def _dealt(given: Mapping[str, Any], options: Json) -> RoamState:
    """A game as it begins, with these outcomes of the setup."""
    for word in given:
        if word not in (*_OPTIONS, "dealt", "setup", "land", "starter", "artifact"):
            raise bad("roam-given-dealt", word=word)
    return dealt(given["dealt"], lambda chance: start(options, chance, None))


def _built(given: Mapping[str, Any]) -> RoamState:
    _check_lists(given)
    options = _options(given)
    if "dealt" in given:
        return _dealt(given, options)
    snapshot = snapshot_of(start(options, FirstChance(), None))
    _change(snapshot, given)
    state = restore(snapshot)
    if "used" in given:
        _lay_pattern(state, given)
    return state


def _check_lists(given: Mapping[str, Any]) -> None:
    """Lists of cards hold cards, tables of cards hold tables: whatever comes later can rely on it."""
    for word in ("deck", "row", "stack", "completed"):
        _need_items(word, given.get(word, []), int)
    for word in ("conceded", "squares", "blanks"):
        _need_items(word, given.get(word, []), str)
    for edge in EDGES:
        for word, value in given.get(edge, {}).items():
            if word not in _PLAYER:
                raise bad("roam-given-unknown", word=f"{edge}.{word}")
            _GIVEN.need_type(f"{edge}.{word}", value, _PLAYER[word])
            if word in ("up", "down"):
                _need_items(f"{edge}.{word}", value, int, "A", "B", "C")
            elif word != "coins":
                _need_items(f"{edge}.{word}", value, int)
    for word in ("land", "starter", "artifact"):
        for name, changes in given.get(word, {}).items():
            _GIVEN.need_type(f"{word}.{name}", changes, dict)
    if "lands" in given:
        _need_items("lands", given["lands"], list)
        if [len(row) for row in given["lands"]] != [3, 3]:
            raise bad("roam-given-lands", value=str(given["lands"]))
        for row in given["lands"]:
            _need_items("lands", row, int)
    if type(given.get("used", "")) not in (int, str):
        raise bad("roam-given-type", word="used", value=str(given["used"]), type="str")


def _need_items(word: str, items: list[Any], kind: type, *others: str) -> None:
    for item in items:
        if item not in others or not isinstance(item, str):
            _GIVEN.need_type(word, item, kind)


def _seat(seats: list[str], name: object) -> int:
    if not isinstance(name, str) or name not in seats:
        raise bad("roam-given-seat", seat=str(name))
    return seats.index(name)


def _options(given: Mapping[str, Any]) -> Json:
    name = given.get("setup", "two")
    if name not in SETUPS:
        raise bad("roam-given-setup", name=str(name), known=", ".join(SETUPS))
    options: dict[str, object] = {} if "seats" in given else {"players": SETUPS[name]}
    options.update({word: given[word] for word in _OPTIONS if word in given})
    options["cards"] = _card_set(given)
    if not given.get("artifacts"):
        for word in ("row", "stack"):
            if word in given:
                raise bad("roam-given-no-artifacts", word=word)
    complete = complete_options(options)
    if "first" not in given and "dealt" not in given:
        complete["first"] = complete["seats"][0]
    return complete


def _card_set(given: Mapping[str, Any]) -> str | Json:
    """The card set with the cards a scenario changes, and without those it leaves out of a stated deck."""
    named = given.get("cards", "sketch")
    if not any(word in given for word in ("land", "starter", "artifact", "deck", "stack")):
        return named  # type: ignore[no-any-return]
    if not isinstance(named, (str, dict)):
        raise bad("roam-given-type", word="cards", value=str(named), type="dict")
    found = built_in_set(named) if isinstance(named, str) else set_from_data(named, "cards")
    data: Json = {"artifact": [], **json.loads(found.source)}
    for word, key in (("land", "number"), ("starter", "id"), ("artifact", "number")):
        for name, changes in given.get(word, {}).items():
            cards = [card for card in data[word] if str(card[key]) == name]
            if not cards:
                raise bad("roam-given-card", card=f"{word} {name}")
            cards[0].update(changes)
    known = {card["number"] for card in data["land"]}
    for card in given.get("deck", []):
        if card not in known:
            raise bad("roam-given-card", card=f"land {card}")
    tiles = [card["number"] for card in data["artifact"]]
    for tile in given.get("stack", []):
        if tile not in tiles:
            raise bad("roam-given-card", card=f"artifact {tile}")
    if "deck" in given:
        used = _lands_in_hand(given) | set(_map(given)) | set(given["deck"]) | {_next(given)}
        data["land"] = [card for card in data["land"] if card["number"] in used]
    if "stack" in given:
        held = _artifacts_in_hand(given)
        used = held | set(_row(given, tiles)) | set(given["stack"])
        data["artifact"] = [card for card in data["artifact"] if card["number"] in used]
    return data


def _map(given: Mapping[str, Any]) -> list[int]:
    lands = given.get("lands", [[1, 2, 3], [4, 5, 6]])
    return [*lands[0], *lands[1]]


def _next(given: Mapping[str, Any]) -> int:
    return int(given.get("next", given["deck"][0] if given.get("deck") else 0 if "deck" in given else 7))


def _row(given: Mapping[str, Any], tiles: Sequence[int]) -> list[int]:
    """The artifacts laid out: the first four that are nowhere else, unless the scenario says."""
    elsewhere = _artifacts_in_hand(given) | set(given.get("stack", []))
    free = [tile for tile in tiles if tile not in elsewhere]
    return list(given.get("row", free[:ROW]))


def _players(given: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    return [given[edge] for edge in EDGES if edge in given]


def _lands_in_hand(given: Mapping[str, Any]) -> set[int]:
    return {
        card
        for player in _players(given)
        for word in ("up", "down")
        for card in player.get(word, [])
        if isinstance(card, int)
    }


def _artifacts_in_hand(given: Mapping[str, Any]) -> set[int]:
    words = ("artifacts_up", "artifacts_down")
    return {tile for player in _players(given) for word in words for tile in player.get(word, [])}


def _change(snapshot: Json, given: Mapping[str, Any]) -> None:
    seats: list[str] = snapshot["options"]["seats"]
    for word in _PLAIN:
        if word in given:
            snapshot[word] = given[word]
    if snapshot["step"] not in STEPS:
        raise bad("roam-given-step", step=snapshot["step"], known=", ".join(STEPS))
    for word in _TURN:
        if word in given:
            snapshot["turn"][word] = str(given[word]) if word == "used" else given[word]
    _change_lands(snapshot, given)
    if snapshot["options"]["artifacts"]:
        _change_artifacts(snapshot, given)
    for edge in EDGES:
        if edge in given:
            _change_player(snapshot["players"][_seat(seats, edge)], given[edge])
    if "tokens" in given:
        _change_tokens(snapshot, given["tokens"], seats)
    if "turn" in given:
        snapshot["active"] = snapshot["to_move"] = _seat(seats, given["turn"])
    snapshot["outpost"] = _seat(seats, given["outpost_owner"]) if "outpost_owner" in given else NONE
    snapshot["conceded"] = [_seat(seats, seat) for seat in given.get("conceded", [])]
    if "used" in given:
        _sleep(snapshot["players"][snapshot["active"]], str(given["used"]))
    _change_completed(snapshot, given, seats)
    snapshot["decided"] = given.get("decided", snapshot["step"] != "start")


def _change_lands(snapshot: Json, given: Mapping[str, Any]) -> None:
    held = _lands_in_hand(given)
    lands = _map(given)
    numbers = [int(land) for land in setup_for(snapshot["options"]).tables.lands]
    if "next" in given or "deck" in given:
        top = _next(given)
    else:
        top = min([number for number in numbers if number not in lands and number not in held], default=0)
    taken = {*lands, *held, top}
    snapshot["lands"] = lands
    snapshot["top"] = top
    snapshot["deck"] = [number for number in numbers if number not in taken]


def _change_artifacts(snapshot: Json, given: Mapping[str, Any]) -> None:
    tiles = [int(tile) for tile in setup_for(snapshot["options"]).tables.artifacts]
    row = _row(given, tiles)
    snapshot["row"] = row
    snapshot["stack"] = [tile for tile in tiles if tile not in row and tile not in _artifacts_in_hand(given)]


def _change_player(player: Json, given: Mapping[str, Any]) -> None:
    for word, value in given.items():
        player[word] = [str(card) for card in value] if word in ("up", "down") else value
    if "down" in given and "up" not in given:
        player["up"] = [card for card in player["up"] if card not in player["down"]]
    for starter in ("A", "B", "C"):  # a starting character nobody mentions is face down
        if starter not in player["up"] and starter not in player["down"]:
            player["down"] = [*player["down"], starter]


def _sleep(player: Json, used: str) -> None:
    """The character in use lies face down, whether the scenario says so or not."""
    if used in player["up"]:
        player["up"] = [card for card in player["up"] if card != used]
        player["down"] = [*player["down"], used]


def _change_tokens(snapshot: Json, drawing: str, seats: list[str]) -> None:
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    if len(rows) != 6 or any(len(row) != 6 for row in rows):
        raise bad("roam-given-grid", grid=drawing)
    spaces: dict[str, list[list[str]]] = {seat: [[], []] for seat in seats}
    for name, cell in zip(SPACE_NAMES, [cell for row in rows for cell in row], strict=True):
        if cell in (".", "#"):
            continue
        if not cell or len(cell) > 2 or any(mark not in LETTERS for mark in cell):
            raise bad("roam-given-grid", grid=cell)
        owners = [EDGES[LETTERS.index(mark)] for mark in cell]
        for owner in set(owners):
            _seat(seats, owner)
            spaces[owner][0].append(name)
            if owners.count(owner) == 2:
                spaces[owner][1].append(name)
    for player in snapshot["players"]:
        player["tokens"], player["stacked"] = spaces[player["seat"]]
        player["supply"] = TOKENS - len(player["tokens"]) - len(player["stacked"])


def _change_completed(snapshot: Json, given: Mapping[str, Any], seats: list[str]) -> None:
    places = {land: place for place, land in enumerate(snapshot["lands"])}
    snapshot["completed"] = [_place(places, land) for land in given.get("completed", [])]
    auction = given.get("auction")
    if not auction:
        return
    for word, value in auction.items():
        if word not in _AUCTION:
            raise bad("roam-given-unknown", word=f"auction.{word}")
        _GIVEN.need_type(f"auction.{word}", value, _AUCTION[word])
    if ("bid" in auction and "bidder" not in auction) or not auction.get("bidders"):
        raise bad("roam-given-bidder")
    bidders = [_seat(seats, seat) for seat in auction["bidders"]]
    snapshot["auction"] = {
        "lot": _place(places, auction.get("card")),
        "bidders": bidders,
        "bid": auction.get("bid", NONE),
        "bidder": _seat(seats, auction["bidder"]) if "bidder" in auction else bidders[0],
    }
    snapshot["to_move"] = bidders[0]


def _place(places: dict[int, int], land: object) -> int:
    """Where a land card lies on the map."""
    if not isinstance(land, int) or land not in places:
        raise bad("roam-given-card", card=f"land {land}")
    return places[land]


def _lay_pattern(state: Table, given: Mapping[str, Any]) -> None:
    """Work out the squares and blanks of the pattern in use where the scenario does not list them."""
    if "at" not in given:
        return
    if state.used not in state.setup.tables.patterns or not state.laid(state.active, state.used).fits_at(state.at):
        raise bad("roam-given-at", used=str(given["used"]), at=given["at"])
    laid = state.laid(state.active, state.used)
    if "squares" not in given and state.step == PLACING:
        state.squares = laid.squares(state.at)
    if "squares" not in given and state.step == FILLING:
        state.squares = laid.squares(state.at) & state.room
    if "blanks" not in given:
        state.blanks = laid.blanks(state.at) & state.land
