"""A position in the words of scenarios: everything a `then` can ask for. docs/scenarios.md lists the words."""

from __future__ import annotations

from parlour.core.game import Json
from parlour.core.packed import vec
from parlour.games.roam import ending
from parlour.games.roam.actions import CARD_NAMES, MAX_LANDS, Card
from parlour.games.roam.board import (
    EVERY_SPACE,
    LETTERS,
    NO_PLACE,
    NO_SEAT,
    NOWHERE,
    PLACES,
    SPACE_NAMES,
    SPACES,
    Seat,
    Space,
    holds,
    spaces_of,
)
from parlour.games.roam.fields import STEPS
from parlour.games.roam.setup import TOKENS
from parlour.games.roam.table import OVER, Table


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
        "lands": [list(state.lands[:3]), list(state.lands[3:])],
        "next": state.top,
        "deck": sorted(state.deck),
        "deck_size": len(state.deck),
        "row": list(state.row),
        "stack": sorted(state.stack),
        "stack_size": len(state.stack),
        "tokens": token_grid(state),
        "spaces": dict(zip(SPACE_NAMES, cells(state), strict=True)),
        "symbols": {name: symbols_on(state, space) for name, space in SPACES.items()},
        "outpost_owner": names[state.outpost] if state.outpost != NO_SEAT else "nobody",
        "rested": state.rested,
        "turned": state.turned,
        "used": _card(state.used),
        "at": SPACE_NAMES[state.at] if state.at != NOWHERE else "",
        "replaced": state.replaced,
        "squares": list(spaces_of(state.squares)),
        "blanks": list(spaces_of(state.blanks)),
        "completed": [state.lands[place] for place in state.completed],
        "auction": _auction(state),
        "ending": state.ending,
        "progress": state.progress,
        "idle": state.idle,
        "box": _box(state),
        "character": _characters(state),
        "land": {str(land.number): {"coins": _coin_rows(land.coins)} for land in state.setup.tables.cards.lands},
        "artifact": _artifacts(state),
    }
    for seat in setup.every_seat:
        found[names[seat]] = _player(state, seat, over)
    return found


def cells(state: Table) -> list[str]:
    """What lies on each space, in reading order: `.` nothing, `#` no map, else the letters of the owners."""
    marks = []
    for space in EVERY_SPACE:
        tokens = "".join(
            LETTERS[state.setup.edges[seat]] * (1 + holds(state.twice[seat], space))
            for seat in state.setup.every_seat
            if state.has_token(seat, space)
        )
        marks.append(tokens or ("." if holds(state.land, space) else "#"))
    return marks


def token_grid(state: Table) -> str:
    """The tokens as six rows of text."""
    marks = cells(state)
    return "\n".join(" ".join(marks[6 * row : 6 * row + 6]) for row in range(6))


def symbols_on(state: Table, space: Space) -> int:
    """How many coin symbols a space shows."""
    return holds(state.coin1, space) + 2 * holds(state.coin2, space)


def _card(card: Card) -> str | int:
    return int(card) if card <= MAX_LANDS else CARD_NAMES[card]


def _cards(cards: vec[Card]) -> list[str | int]:
    starters = sorted(CARD_NAMES[card] for card in cards if card > MAX_LANDS)
    return [*starters, *sorted(int(card) for card in cards if card <= MAX_LANDS)]


def _player(state: Table, seat: Seat, over: bool) -> Json:
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
    if state.lot == NO_PLACE:
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


def _coin_rows(coins: tuple[int, ...]) -> list[str]:
    marks = "".join(str(count) if count else "." for count in coins)
    return [marks[0:2], marks[2:4], marks[4:6]]


def _artifacts(state: Table) -> Json:
    return {
        str(tile.number): {"ability": tile.ability, "price": tile.price, "points": tile.points}
        for tile in state.setup.tables.cards.artifacts
    }


def _characters(state: Table) -> Json:
    cards = state.setup.tables.cards
    characters = [*cards.starters, *(land.character for land in cards.lands)]
    return {
        CARD_NAMES[character.card]: {"pattern": list(character.pattern.rows()), "points": character.points}
        for character in characters
    }
