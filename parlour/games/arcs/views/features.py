"""The features of Arcs, version 1, declared one by one; observing.py writes them.

Seats are counted from the one that looks: its own, then the others clockwise. Where somebody does not know a card
for certain, all places where it may be are told, as views do.
"""

from __future__ import annotations

from typing import Final

from parlour.core.features import Features
from parlour.core.packed import i64
from parlour.games.arcs.cards.deck import COURT_NAMES, LEADER_NAMES, LORE_NAMES
from parlour.games.arcs.components import box
from parlour.games.arcs.components.box import AMBITIONS, CARD_NAMES, CARDS, RESOURCES
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions.decision import name_of
from parlour.games.arcs.decisions.registry import DECISIONS
from parlour.games.arcs.ids import PIECES
from parlour.games.arcs.state.fields import ONCE_A_TURN
from parlour.games.arcs.state.setup import ROW

SEATS: Final[tuple[str, ...]] = ("own", "next", "second", "third")
MARKERS: Final[tuple[str, ...]] = ("low", "middle", "high")
MOST_POWER: Final[i64] = 120  # more is told as so much
MOST_ROUNDS: Final[i64] = 60
MOST_COUNT: Final[i64] = 30  # of what an ambition asks for
MOST_VALUE: Final[i64] = 30  # of the markers on an ambition
MOST_AMOUNT: Final[i64] = 20  # in a decision
# Where a decision is about a system, and the numbers in it that everybody sees
WHERE: Final[tuple[str, ...]] = ("at", "from", "to")
AMOUNTS: Final[tuple[str, ...]] = ("fresh", "damaged", "count", "keys", "blanks", "hits")

FEATURES: Final[Features] = Features("arcs", version=1)

_systems = FEATURES.group("systems", "each system of the Reach", SYSTEMS)
SYSTEMS_AT: Final[i64] = _systems.start
IN_PLAY: Final[i64] = _systems.add("in_play", "it is in play")
FRESH: Final[i64] = _systems.add("fresh", "fresh ships of a seat", box.SHIPS, SEATS)
DAMAGED: Final[i64] = _systems.add("damaged", "damaged ships of a seat", box.SHIPS, SEATS)
# Kinds of buildings in the order of their numbers: a city, damaged; a starport, damaged
BUILT: Final[i64] = _systems.add("cities", "fresh cities of a seat", box.CITIES, SEATS)
_systems.add("cities_damaged", "damaged cities of a seat", box.CITIES, SEATS)
_systems.add("starports", "fresh starports of a seat", box.STARPORTS, SEATS)
_systems.add("starports_damaged", "damaged starports of a seat", box.STARPORTS, SEATS)
CONTROL: Final[i64] = _systems.add("control", "a seat controls it", 1, SEATS)
SLOTS_FREE: Final[i64] = _systems.add("free_slots", "building slots without a building", 3)
TYPE: Final[i64] = _systems.add("type", "what the planet is", 1, RESOURCES)
TAXED: Final[i64] = _systems.add("taxed", "something was taxed here in this turn")
LAUNCHED: Final[i64] = _systems.add("launched", "a starport here built a ship in this turn")
ABOUT: Final[i64] = _systems.add("about", "what is being decided is about it", 1, WHERE)
SYSTEMS_WIDTH: Final[i64] = _systems.width

_cards = FEATURES.group("cards", "each action card", CARD_NAMES)
CARDS_AT: Final[i64] = _cards.start
HAND: Final[i64] = _cards.add("hand", "may be in a seat’s hand; for the observing seat, it is", 1, SEATS)
HIDDEN: Final[i64] = _cards.add("hidden", "may lie face down before a seat", 1, SEATS)
OPEN: Final[i64] = _cards.add("open", "lies face up")
DISCARDED: Final[i64] = _cards.add("discarded", "may be in the discard pile, face down")
TAKEN: Final[i64] = _cards.add("taken", "may be the card in the middle of a swap")
SURE: Final[i64] = _cards.add("sure", "its place is known for certain")
PLAYED: Final[i64] = _cards.add("played", "a seat played it face up in this round", 1, SEATS)
LEAD: Final[i64] = _cards.add("lead", "it is the lead card")
CARDS_WIDTH: Final[i64] = _cards.width

_court = FEATURES.group("court", "each court card", COURT_NAMES[1:])
COURT_AT: Final[i64] = _court.start
PLACE: Final[i64] = _court.add("place", "its place in the row from 1, 0 elsewhere", ROW)
AGENTS: Final[i64] = _court.add("agents", "agents of a seat on it", box.AGENTS, SEATS)
GUILD: Final[i64] = _court.add("guild", "a seat has it", 1, SEATS)
IN_DECK: Final[i64] = _court.add("deck", "it is in the deck")
BURIED: Final[i64] = _court.add("buried", "it lies below the deck")
COURT_DISCARD: Final[i64] = _court.add("discarded", "it is discarded")
UNION: Final[i64] = _court.add("union", "it lies beside a played card")
WON: Final[i64] = _court.add("won", "it was secured in this turn")
ONCE: Final[i64] = _court.add("once", "it was used, and may be once a turn")
COURT_ABOUT: Final[i64] = _court.add("about", "what is being decided is about it")
COURT_WIDTH: Final[i64] = _court.width

_leaders = FEATURES.group("leaders", "each leader", LEADER_NAMES[1:])
LEADERS_AT: Final[i64] = _leaders.start
LED_BY: Final[i64] = _leaders.add("of", "a seat has it", 1, SEATS)
LEADER_OFFERED: Final[i64] = _leaders.add("offered", "it can be drafted")
LEADERS_WIDTH: Final[i64] = _leaders.width

_lore = FEATURES.group("lore", "each lore card", LORE_NAMES[1:])
LORE_AT: Final[i64] = _lore.start
LORE_OF: Final[i64] = _lore.add("of", "a seat has it", 1, SEATS)
LORE_OFFERED: Final[i64] = _lore.add("offered", "it can be drafted")
GONE: Final[i64] = _lore.add("gone", "everyone saw it leave the game")
DRAWN: Final[i64] = _lore.add("drawn", "the observing seat has drawn it to choose from")
LORE_WIDTH: Final[i64] = _lore.width

_players = FEATURES.group("players", "each seat, starting with the observing one; zeros where nobody sits", SEATS)
PLAYERS_AT: Final[i64] = _players.start
PRESENT: Final[i64] = _players.add("present", "somebody sits here")
POWER: Final[i64] = _players.add("power", f"power, {MOST_POWER} for more", MOST_POWER)
LEFT: Final[i64] = _players.add("left", "pieces in the supply or on the board", box.SHIPS, PIECES)
SLOTS: Final[i64] = _players.add(
    "slots",
    "what lies in a slot",
    1,
    tuple([f"{slot + 1} {name}" for slot in range(box.MOST_SLOTS) for name in RESOURCES]),
)
OPEN_SLOTS: Final[i64] = _players.add("open_slots", "slots that are open", box.MOST_SLOTS)
OUTRAGED: Final[i64] = _players.add("outraged", "a type is outraged", 1, RESOURCES)
STAND_INS: Final[i64] = _players.add("stand_ins", "marks of outrage that wait for an agent", len(RESOURCES))
TROPHIES: Final[i64] = _players.add(
    "trophies", "trophies of a seat", box.SHIPS, tuple([f"{seat} {piece}" for seat in SEATS for piece in PIECES])
)
CAPTIVES: Final[i64] = _players.add("captives", "captives of a seat", box.AGENTS, SEATS)
COUNTS: Final[i64] = _players.add(
    "counts", f"how much it has of what an ambition asks for, {MOST_COUNT} for more", MOST_COUNT, AMBITIONS
)
HAND_SIZE: Final[i64] = _players.add("hand", "cards in the hand", CARDS)
HIDDEN_SIZE: Final[i64] = _players.add("hidden", "cards played face down in this round", CARDS)
MODE: Final[i64] = _players.add("mode", "how it played in this round", 1, box.MODES)
PASSED: Final[i64] = _players.add("passed", "it has passed since a card was led")
CONCEDED: Final[i64] = _players.add("conceded", "it has conceded")
INITIATIVE: Final[i64] = _players.add("initiative", "it holds the initiative")
TURN: Final[i64] = _players.add("turn", "it is this seat's turn")
TO_MOVE: Final[i64] = _players.add("to_move", "it decides next")
PLAYER_ABOUT: Final[i64] = _players.add("about", "what is being decided is about it")
PLAYERS_WIDTH: Final[i64] = _players.width

_game = FEATURES.group("game", "the whole game")
GAME_AT: Final[i64] = _game.start
PLAYERS: Final[i64] = _game.add("players", "how many play", 1, ("2", "3", "4"))
OPTIONS: Final[i64] = _game.add("options", "played with", 1, ("split discard", "leaders", "two lore"))
CHAPTER: Final[i64] = _game.add("chapter", "the chapter", box.CHAPTERS)
ROUND: Final[i64] = _game.add("round", f"the round of the chapter, {MOST_ROUNDS} for later ones", MOST_ROUNDS)
MARKER: Final[i64] = _game.add(
    "markers", "where a marker lies", 1, tuple([f"{m} {place}" for m in MARKERS for place in ("free", *AMBITIONS)])
)
FLIPPED: Final[i64] = _game.add("flipped", "a marker lies on its second side", 1, MARKERS)
FIRST: Final[i64] = _game.add("first", "power for the first at an ambition, by its markers", MOST_VALUE, AMBITIONS)
SECOND: Final[i64] = _game.add("second", "power for the second", MOST_VALUE, AMBITIONS)
BOXED: Final[i64] = _game.add("boxed", "what the third of two players counts for", 9, AMBITIONS)
SUIT: Final[i64] = _game.add("suit", "the suit that was led", 1, box.SUITS)
NUMBER: Final[i64] = _game.add("number", "the number on the lead card", box.NUMBERS)
ZERO: Final[i64] = _game.add("zero", "the zero marker covers it")
DECLARED: Final[i64] = _game.add("declared", "an ambition was declared in this round")
SEIZED: Final[i64] = _game.add("seized", "the initiative was seized in this round")
PIPS: Final[i64] = _game.add("pips", "actions left in this turn", 9)
STAGE: Final[i64] = _game.add("stage", "how far the turn has come", 1, box.STAGES)
ARMED: Final[i64] = _game.add("armed", "a weapon was spent: pips may battle")
OFFER: Final[i64] = _game.add("offer", "a resource was gained, and the player may rearrange")
SPENDING: Final[i64] = _game.add("spending", "tokens spent in this prelude", box.TOKENS, RESOURCES)
DONE: Final[i64] = _game.add("done", "done in this turn, and may be once", 1, ONCE_A_TURN)
SUPPLY: Final[i64] = _game.add("supply", "tokens in the supply", box.TOKENS, RESOURCES)
DISCARD_SIZE: Final[i64] = _game.add("discard", "cards discarded face down", CARDS)
SWAPPING: Final[i64] = _game.add("swapping", "a card is in the middle of a swap")
DRAFTING: Final[i64] = _game.add("drafting", "leaders and lore are being drafted")
DRAWN_SIZE: Final[i64] = _game.add("drawn", "lore cards somebody has drawn to choose from", 9)
OVER: Final[i64] = _game.add("over", "the game is over")
DECISION: Final[i64] = _game.add(
    "decision", "what is being decided", 1, tuple([name_of(kind) for kind in DECISIONS])
)
RESOURCE: Final[i64] = _game.add("resource", "the resource it is about", 1, RESOURCES)
PIECE: Final[i64] = _game.add("piece", "the kind of piece it is about", 1, PIECES)
AMOUNT: Final[i64] = _game.add("amounts", f"numbers in it, {MOST_AMOUNT} for more", MOST_AMOUNT, AMOUNTS)
