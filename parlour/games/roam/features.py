"""The features of Roam, version 1, declared one by one; observing.py writes them.

Planes lie as the map does and as actions name its spaces: a1 first, in reading order. Seats are counted from the
one that looks: its own, then the others clockwise.
"""

from __future__ import annotations

from typing import Final

from parlour.core.features import Features
from parlour.core.packed import i64
from parlour.games.roam.actions import CARD_NAMES, MAX_ARTIFACTS, MAX_BID, MAX_LANDS
from parlour.games.roam.board import EDGES, SPACE_NAMES
from parlour.games.roam.cards import ABILITIES
from parlour.games.roam.fields import STEPS
from parlour.games.roam.setup import TOKENS

SEATS: Final[tuple[str, ...]] = ("own", "next", "second", "third")
MOST_COINS: Final[i64] = 99  # more are told as so many
MOST_ROUNDS: Final[i64] = 200
MOST_IDLE: Final[i64] = 9
MOST_POINTS: Final[i64] = 50

FEATURES: Final[Features] = Features("roam", version=1)

_planes = FEATURES.group("planes", "6 × 6 planes of the map", SPACE_NAMES, planes=True)
LAND: Final[i64] = _planes.add("land", "number of the land card that lies here, 0 for a gap", MAX_LANDS)
POINTS: Final[i64] = _planes.add("points", "points of the character on its other side", MOST_POINTS)
PRINTED: Final[i64] = _planes.add("printed", "coins printed on the space", 3)
ROOM: Final[i64] = _planes.add("room", "one more token fits here")
TOKEN: Final[i64] = _planes.add("tokens", "tokens of a seat", 2, SEATS)
SQUARES: Final[i64] = _planes.add("squares", "square of the pattern in use that is not dealt with yet")
BLANKS: Final[i64] = _planes.add("blanks", "blank square of it that got no token yet")
ANCHOR: Final[i64] = _planes.add("anchor", "anchor of the pattern in use")
LOT: Final[i64] = _planes.add("lot", "the land here is auctioned")
COMPLETED: Final[i64] = _planes.add("completed", "the land here is completed and waits to be resolved")

_cards = FEATURES.group("cards", "each land card or character, by its number; A, B, C last", CARD_NAMES[1:])
CARDS_AT: Final[i64] = _cards.start
UP: Final[i64] = _cards.add("up", "a seat has the character face up", 1, SEATS)
DOWN: Final[i64] = _cards.add("down", "a seat has it face down", 1, SEATS)
DECK: Final[i64] = _cards.add("deck", "the land card is in the deck, below the top")
TOP: Final[i64] = _cards.add("top", "it lies on top of the deck")
USED: Final[i64] = _cards.add("used", "the character is in use")
CARDS_WIDTH: Final[i64] = _cards.width

_artifacts = FEATURES.group(
    "artifacts", "each artifact, by its number", tuple([str(number) for number in range(1, MAX_ARTIFACTS + 1)])
)
ARTIFACTS_AT: Final[i64] = _artifacts.start
READY: Final[i64] = _artifacts.add("ready", "a seat has it face up", 1, SEATS)
SPENT: Final[i64] = _artifacts.add("spent", "a seat has it face down", 1, SEATS)
ROW: Final[i64] = _artifacts.add("row", "it is laid out to be bought")
STACK: Final[i64] = _artifacts.add("stack", "it is in the stack")
ARTIFACTS_WIDTH: Final[i64] = _artifacts.width

_players = FEATURES.group("players", "each seat, starting with the observing one; zeros where nobody sits", SEATS)
PLAYERS_AT: Final[i64] = _players.start
PRESENT: Final[i64] = _players.add("present", "somebody sits here")
EDGE: Final[i64] = _players.add("edge", "at which edge", 1, EDGES)
SUPPLY: Final[i64] = _players.add("supply", "tokens in the supply", TOKENS)
COINS: Final[i64] = _players.add("coins", f"coins, {MOST_COINS} for more", MOST_COINS)
CHARACTERS: Final[i64] = _players.add("characters", "characters, face up or down", 24)
POWERS: Final[i64] = _players.add("abilities", "has an artifact face up that can", 1, ABILITIES)
TURN: Final[i64] = _players.add("turn", "it is this seat's turn")
TO_MOVE: Final[i64] = _players.add("to_move", "this seat decides next")
FIRST: Final[i64] = _players.add("first", "is the first player")
OUTPOST: Final[i64] = _players.add("outpost", "has the outpost")
CONCEDED: Final[i64] = _players.add("conceded", "has conceded")
BIDS: Final[i64] = _players.add("bids", "is still to bid in the auction")
BIDDER: Final[i64] = _players.add("bidder", "made the highest bid, or wins if all pass")
PLAYERS_WIDTH: Final[i64] = _players.width

_game = FEATURES.group("game", "the whole game")
GAME_AT: Final[i64] = _game.start
PLAYERS: Final[i64] = _game.add("players", "how many play", 1, ("2", "3", "4"))
WITH: Final[i64] = _game.add("variants", "played with", 1, ("artifacts", "outpost", "stacking"))
STEP: Final[i64] = _game.add("step", "where in the turn", 1, STEPS)
ROUND: Final[i64] = _game.add("round", f"the round, {MOST_ROUNDS} for later ones", MOST_ROUNDS)
IDLE: Final[i64] = _game.add("idle", f"rounds in a row without progress, {MOST_IDLE} for more", MOST_IDLE)
PROGRESS: Final[i64] = _game.add("progress", "this round had progress")
ENDING: Final[i64] = _game.add("ending", "this is the last round")
DECIDED: Final[i64] = _game.add("decided", "something was decided in this turn")
RESTED: Final[i64] = _game.add("rested", "the player has rested in this turn")
REPLACED: Final[i64] = _game.add("replaced", "a token was replaced while placing")
QUARTERS: Final[i64] = _game.add("quarters", "quarter turns of the pattern by artifacts", 1, ("0", "1", "2", "3"))
BID: Final[i64] = _game.add("bid", "the highest bid and one, 0 before the first", MAX_BID + 1)
DECK_SIZE: Final[i64] = _game.add("deck", "cards in the deck, below the top", MAX_LANDS)
