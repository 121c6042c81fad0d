"""Positions in the words of scenarios: `position` builds one from what differs, `facts` describes one.

docs/scenarios.md lists every word. A position is made by changing the snapshot of a named setup, so whatever a
snapshot can hold can be said.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from parlour.core.errors import InvalidInput
from parlour.core.game import Json
from parlour.games.roam import ending, invariants, placing
from parlour.games.roam.actions import CARD_NAMES, CARDS, MAX_LANDS
from parlour.games.roam.board import EDGES, LETTERS, PLACES, SPACE_NAMES, SPACES
from parlour.games.roam.cards import BUILT_IN, built_in_set
from parlour.games.roam.opening import restore, start
from parlour.games.roam.setup import ROW, TOKENS, complete_options
from parlour.games.roam.snapshot import snapshot_of
from parlour.games.roam.state import RoamState
from parlour.games.roam.table import NONE, OVER, STEPS, Table, card_names

SETUPS: Final = {"two": 2, "three": 3, "four": 4}

_OPTIONS = ("seats", "artifacts", "outpost", "stacking", "first")
_PLAYER = ("coins", "up", "down", "artifacts_up", "artifacts_down")
_TURN = ("rested", "turned", "used", "at", "replaced", "squares", "blanks")
_PLAIN = ("round", "step", "ending", "progress", "idle", "decided")
_OTHER = (
    "setup", "snapshot", "cards", "land", "starter", "artifact", "lands", "next", "deck", "row", "stack",
    "tokens", "turn", "outpost_owner", "completed", "auction", "conceded",
)  # fmt: skip
WORDS: Final = (*_OPTIONS, *_TURN, *_PLAIN, *_OTHER, *EDGES)


class _InOrder:
    """Chance for named setups: always the first item, so cards are dealt by number."""

    def draw(self, stream: str, items: Any) -> Any:
        return items[0]


def position(given: Mapping[str, Any]) -> RoamState:
    """The state a scenario's `given` describes."""
    for word in given:
        if word not in WORDS:
            raise _bad("roam-given-unknown", word=word)
    state = _exact(given["snapshot"]) if "snapshot" in given else _built(given)
    try:
        invariants.check(state)
    except AssertionError as error:
        raise _bad("roam-given-impossible", problem=str(error)) from error
    return state


def _exact(snapshot: Any) -> RoamState:
    try:
        return restore(json.loads(snapshot) if isinstance(snapshot, str) else snapshot)
    except ValueError as error:
        raise _bad("core-bad-snapshot", error=str(error)) from error


def _built(given: Mapping[str, Any]) -> RoamState:
    try:
        options = _options(given)
        snapshot = snapshot_of(start(options, _InOrder(), None))
        _change(snapshot, given)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise _bad("roam-given-value", error=f"{type(error).__name__}: {error}") from error
    state = restore(snapshot)
    if "used" in given:
        _lay_pattern(state, given)
    return state


def _bad(message: str, **values: str) -> InvalidInput:
    return InvalidInput(message, **{name: value[:160] for name, value in values.items()})


def _options(given: Mapping[str, Any]) -> Json:
    name = given.get("setup", "two")
    if name not in SETUPS:
        raise _bad("roam-given-setup", name=str(name), known=", ".join(SETUPS))
    options: dict[str, object] = {} if "seats" in given else {"players": SETUPS[name]}
    options.update({word: given[word] for word in _OPTIONS if word in given})
    options["cards"] = _card_set(given)
    complete = complete_options(options)
    if "first" not in given:
        complete["first"] = complete["seats"][0]
    return complete


def _card_set(given: Mapping[str, Any]) -> str | Json:
    """The card set with the cards a scenario changes, and without those it leaves out of a stated deck."""
    named = given.get("cards", BUILT_IN[0])
    if not any(word in given for word in ("land", "starter", "artifact", "deck", "stack")):
        return named  # type: ignore[no-any-return]
    data: Json = json.loads(built_in_set(named).source) if isinstance(named, str) else dict(named)
    for word, key in (("land", "number"), ("starter", "id"), ("artifact", "number")):
        for name, changes in given.get(word, {}).items():
            cards = [card for card in data[word] if str(card[key]) == name]
            if not cards:
                raise _bad("roam-given-card", card=f"{word} {name}")
            cards[0].update(changes)
    if "deck" in given:
        used = _lands_in_hand(given) | set(_map(given)) | set(given["deck"]) | {_next(given)}
        data["land"] = [card for card in data["land"] if card["number"] in used]
    if "stack" in given:
        held = _artifacts_in_hand(given) | set(given.get("row", range(1, ROW + 1))) | set(given["stack"])
        data["artifact"] = [card for card in data["artifact"] if card["number"] in held]
    return data


def _map(given: Mapping[str, Any]) -> list[int]:
    lands = given.get("lands", [[1, 2, 3], [4, 5, 6]])
    return [*lands[0], *lands[1]]


def _next(given: Mapping[str, Any]) -> int:
    return int(given.get("next", given["deck"][0] if given.get("deck") else 0 if "deck" in given else 7))


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
    for word in _TURN:
        if word in given:
            snapshot["turn"][word] = str(given[word]) if word == "used" else given[word]
    _change_lands(snapshot, given)
    if snapshot["options"]["artifacts"]:
        _change_artifacts(snapshot, given)
    for edge in EDGES:
        if edge in given:
            if edge not in seats:
                raise _bad("roam-given-seat", seat=edge)
            _change_player(snapshot["players"][seats.index(edge)], given[edge])
    if "tokens" in given:
        _change_tokens(snapshot, given["tokens"], seats)
    if "turn" in given:
        snapshot["active"] = snapshot["to_move"] = seats.index(given["turn"])
    snapshot["outpost"] = seats.index(given["outpost_owner"]) if "outpost_owner" in given else NONE
    snapshot["conceded"] = [seats.index(seat) for seat in given.get("conceded", [])]
    _change_completed(snapshot, given, seats)
    snapshot["decided"] = given.get("decided", snapshot["step"] != "start")


def _change_lands(snapshot: Json, given: Mapping[str, Any]) -> None:
    held = _lands_in_hand(given)
    lands = _map(given)
    cards = snapshot["options"]["cards"]
    numbers = (
        [land.number for land in built_in_set(cards).lands]
        if isinstance(cards, str)
        else [land["number"] for land in cards["land"]]
    )
    if "next" in given or "deck" in given:
        top = _next(given)
    else:
        top = min([number for number in numbers if number not in lands and number not in held], default=0)
    taken = {*lands, *held, top}
    snapshot["lands"] = lands
    snapshot["top"] = top
    snapshot["deck"] = [number for number in numbers if number not in taken]


def _change_artifacts(snapshot: Json, given: Mapping[str, Any]) -> None:
    cards = snapshot["options"]["cards"]
    tiles = (
        [tile.number for tile in built_in_set(cards).artifacts]
        if isinstance(cards, str)
        else [tile["number"] for tile in cards["artifact"]]
    )
    held = _artifacts_in_hand(given)
    row = given.get("row", [tile for tile in tiles if tile not in held][:ROW])
    snapshot["row"] = row
    snapshot["stack"] = [tile for tile in tiles if tile not in row and tile not in held]


def _change_player(player: Json, given: Mapping[str, Any]) -> None:
    for word, value in given.items():
        if word not in _PLAYER:
            raise _bad("roam-given-unknown", word=f"{player['seat']}.{word}")
        player[word] = [str(card) for card in value] if word in ("up", "down") else value
    if "down" in given and "up" not in given:
        player["up"] = [card for card in player["up"] if card not in player["down"]]
    for starter in ("A", "B", "C"):  # a starting character nobody mentions is face down
        if starter not in player["up"] and starter not in player["down"]:
            player["down"] = [*player["down"], starter]


def _change_tokens(snapshot: Json, drawing: str, seats: list[str]) -> None:
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    if len(rows) != 6 or any(len(row) != 6 for row in rows):
        raise _bad("roam-given-grid", grid=drawing)
    spaces: dict[str, list[list[str]]] = {seat: [[], []] for seat in seats}
    for name, cell in zip(SPACE_NAMES, [cell for row in rows for cell in row], strict=True):
        if cell in (".", "#"):
            continue
        if not cell or len(cell) > 2 or any(mark not in LETTERS for mark in cell):
            raise _bad("roam-given-grid", grid=cell)
        owners = [EDGES[LETTERS.index(mark)] for mark in cell]
        for owner in set(owners):
            spaces[owner][0].append(name)
            if owners.count(owner) == 2:
                spaces[owner][1].append(name)
    for player in snapshot["players"]:
        player["tokens"], player["stacked"] = spaces[player["seat"]]
        player["supply"] = TOKENS - len(player["tokens"]) - len(player["stacked"])


def _change_completed(snapshot: Json, given: Mapping[str, Any], seats: list[str]) -> None:
    places = {land: place for place, land in enumerate(snapshot["lands"])}
    snapshot["completed"] = [places[land] for land in given.get("completed", [])]
    auction = given.get("auction")
    if auction:
        bidder = auction.get("bidder", auction["bidders"][0])
        snapshot["auction"] = {
            "lot": places[auction["card"]],
            "bidders": [seats.index(seat) for seat in auction["bidders"]],
            "bid": auction.get("bid", NONE),
            "bidder": seats.index(bidder),
        }
        snapshot["to_move"] = seats.index(auction["bidders"][0])


def _lay_pattern(state: Table, given: Mapping[str, Any]) -> None:
    """Work out the squares and blanks of the pattern in use where the scenario does not list them."""
    if "at" not in given:
        return
    try:
        squares, blanks = placing.pattern_at(state, state.active, CARDS[str(given["used"])], SPACES[given["at"]])
    except KeyError as error:
        raise _bad("roam-given-value", error=f"used {given['used']} at {given['at']}") from error
    if "squares" not in given and STEPS[state.step] in ("placing", "filling"):
        state.squares = squares
    if "blanks" not in given:
        state.blanks = blanks & state.land


def facts(state: Table) -> Json:
    """The position in the words of scenarios, and more: everything a `then` can ask for."""
    setup = state.setup
    names = setup.seat_names
    over = state.step == OVER
    found: Json = {
        "seats": list(names),
        "players": setup.seats,
        "artifacts": setup.artifacts,
        "outpost": setup.outpost,
        "stacking": setup.stacking,
        "first": names[state.first],
        "round": state.round,
        "turn": names[state.active],
        "step": STEPS[state.step],
        "decided": state.decided,
        "conceded": [names[seat] for seat in state.conceded],
        "lands": [state.lands[:3], state.lands[3:]],
        "next": state.top,
        "deck": sorted(state.deck),
        "deck_size": len(state.deck),
        "row": list(state.row),
        "stack": sorted(state.stack),
        "stack_size": len(state.stack),
        "tokens": token_grid(state),
        "spaces": dict(zip(SPACE_NAMES, cells(state), strict=True)),
        "symbols": {name: symbols_on(state, space) for name, space in SPACES.items()},
        "outpost_owner": names[state.outpost] if state.outpost != NONE else "nobody",
        "rested": state.rested,
        "turned": state.turned,
        "used": _card(state.used),
        "at": SPACE_NAMES[state.at] if state.at != NONE else "",
        "replaced": state.replaced,
        "completed": [state.lands[place] for place in state.completed],
        "auction": _auction(state),
        "ending": state.ending,
        "progress": state.progress,
        "idle": state.idle,
        "box": _box(state),
        "character": _characters(state),
    }
    for seat, name in enumerate(names):
        found[name] = _player(state, seat, over)
    return found


def cells(state: Table) -> list[str]:
    """What lies on each space, in reading order: `.` nothing, `#` no map, else the letters of the owners."""
    marks = []
    for space in range(36):
        tokens = "".join(
            LETTERS[state.setup.edges[seat]] * (1 + (state.twice[seat] >> space & 1))
            for seat in state.owners(space)
        )
        marks.append(tokens or ("." if state.land >> space & 1 else "#"))
    return marks


def token_grid(state: Table) -> str:
    """The tokens as six rows of text."""
    marks = cells(state)
    return "\n".join(" ".join(marks[6 * row : 6 * row + 6]) for row in range(6))


def symbols_on(state: Table, space: int) -> int:
    """How many coin symbols a space shows."""
    return (state.coin1 >> space & 1) + 2 * (state.coin2 >> space & 1)


def _card(card: int) -> str | int:
    return card if card <= MAX_LANDS else CARD_NAMES[card]


def _cards(cards: tuple[int, ...]) -> list[str | int]:
    starters = sorted(name for name in card_names(cards) if not name.isdigit())
    return [*starters, *sorted(card for card in cards if card <= MAX_LANDS)]


def _player(state: Table, seat: int, over: bool) -> Json:
    return {
        "coins": state.coins[seat],
        "supply": state.supply[seat],
        "tokens": TOKENS - state.supply[seat],
        "up": _cards(state.up[seat]),
        "down": _cards(state.down[seat]),
        "characters": len(state.up[seat]) + len(state.down[seat]),
        "artifacts_up": sorted(state.ready[seat]),
        "artifacts_down": sorted(state.spent[seat]),
        "points": ending.points(state, seat),
        "place": ending.outcome(state).places[seat] if over else 0,
    }


def _auction(state: Table) -> Json:
    if state.lot == NONE:
        return {}
    names = state.setup.seat_names
    return {
        "card": state.lands[state.lot],
        "bidders": [names[seat] for seat in state.bidders],
        "bid": state.bid,
        "bidder": names[state.bidder],
    }


def _box(state: Table) -> Json:
    cards = state.setup.tables.cards
    return {
        "lands": len(cards.lands),
        "starters": len(cards.starters),
        "artifacts": len(cards.artifacts),
        "tokens": TOKENS,
        "map_cards": PLACES,
    }


def _characters(state: Table) -> Json:
    cards = state.setup.tables.cards
    characters = [*cards.starters, *(land.character for land in cards.lands)]
    return {
        CARD_NAMES[character.card]: {"pattern": list(character.pattern.rows()), "points": character.points}
        for character in characters
    }
