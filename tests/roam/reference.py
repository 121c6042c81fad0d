"""Roam once more, slow and obvious: what the engine is compared with (tests/roam/test_reference.py).

Written from parlour/games/roam/rules.md and the docs alone, without the engine's rule modules. Dicts, lists, sets.
Every function names the rules it follows. Positions are compared as docs/notation.md writes them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import parlour.games.roam

SETS = Path(parlour.games.roam.__file__).parent / "sets"
CLOCKWISE = ["south", "west", "north", "east"]  # also how often a pattern is turned by 90°
COLUMNS, ROWS = "abcdef", "123456"
SPACES = [column + row for row in ROWS for column in COLUMNS]  # reading order
TOKENS, MAP_CARDS, ROW, LAST_CHARACTER, IDLE_ROUNDS, HIGHEST_BID = 24, 6, 4, 10, 10, 99

T = TypeVar("T")
Draws = list[tuple[str, str]]  # what chance answered: (stream, outcome), in order
Offsets = list[tuple[int, int]]  # columns and rows away from the anchor


@dataclass
class Cards:
    """R-1: what is printed on the cards of a set."""

    patterns: dict[str, list[str]]  # by character
    points: dict[str, int]
    symbols: dict[int, list[str]]  # by land card
    ability: dict[int, str]  # by artifact
    price: dict[int, int]
    worth: dict[int, int]


@dataclass
class Player:
    """R-2.1, R-4.10: what lies before a player."""

    coins: int = 0
    supply: int = TOKENS
    up: list[str] = field(default_factory=lambda: ["A", "B", "C"])
    down: list[str] = field(default_factory=list)
    artifacts: list[int] = field(default_factory=list)  # in the order in which they were bought
    spent: list[int] = field(default_factory=list)  # those of them that are face down


@dataclass
class State:
    """A position."""

    options: dict[str, Any]
    cards: Cards
    seats: list[str]  # clockwise
    players: dict[str, Player]
    first: str = ""
    active: str = ""
    to_move: str = ""  # "" is nobody
    round: int = 1
    step: str = "start"
    lands: list[int] = field(default_factory=list)
    top: int = 0
    deck: list[int] = field(default_factory=list)
    row: list[int] = field(default_factory=list)
    stack: list[int] = field(default_factory=list)
    tokens: dict[str, list[str]] = field(default_factory=lambda: {space: [] for space in SPACES})
    outpost: str = ""
    # the turn
    decided: bool = False
    rested: bool = False
    turned: int = 0
    used: str = ""
    at: str = ""
    squares: list[str] = field(default_factory=list)
    blanks: list[str] = field(default_factory=list)
    replaced: bool = False
    completed: list[int] = field(default_factory=list)
    # the auction
    lot: int = -1
    bidders: list[str] = field(default_factory=list)
    bid: int = -1
    bidder: str = ""  # who wins as things stand: before the first bid the first who was asked
    # the end
    ending: bool = False
    progress: bool = False
    idle: int = 0
    conceded: list[str] = field(default_factory=list)

    @property
    def me(self) -> Player:
        """The active player."""
        return self.players[self.active]


def read_cards(cards: str | Mapping[str, Any]) -> Cards:
    """R-1, docs/card-sets.md."""
    data = tomllib.loads((SETS / f"{cards}.toml").read_text()) if isinstance(cards, str) else cards
    everybody = [(card["id"], card) for card in data["starter"]]
    everybody += [(str(card["number"]), card) for card in data["land"]]
    artifacts = data.get("artifact", [])
    return Cards(
        patterns={name: list(card["pattern"]) for name, card in everybody},
        points={name: card.get("points", 0) for name, card in everybody},
        symbols={card["number"]: list(card["coins"]) for card in data["land"]},
        ability={card["number"]: card["ability"] for card in artifacts},
        price={card["number"]: card["price"] for card in artifacts},
        worth={card["number"]: card["points"] for card in artifacts},
    )


def begin(options: Mapping[str, Any], draws: Draws) -> State:
    """R-2: a new game; `options` are complete."""
    cards = read_cards(options["cards"])
    seats = [seat for seat in CLOCKWISE if seat in options["seats"]]
    state = State(dict(options), cards, seats, {seat: Player() for seat in seats})
    state.first = take("first", list(seats), draws) if options["first"] == "random" else options["first"]
    for seat, coins in zip(clockwise_from(state, state.first), [0, 1, 1, 2], strict=False):
        state.players[seat].coins = coins
    state.deck = list(cards.symbols)
    state.lands = [take("lands", state.deck, draws) for _ in range(MAP_CARDS)]
    state.top = take("lands", state.deck, draws) if state.deck else 0
    if options["artifacts"]:
        state.stack = list(cards.ability)
        while state.stack and len(state.row) < ROW:
            state.row.append(take("artifacts", state.stack, draws))
    begin_turn(state, state.first, draws)
    return state


def take(stream: str, pile: list[T], draws: Draws) -> T:
    """What chance chose is taken off its pile."""
    came_from, outcome = draws.pop(0)
    assert came_from == stream, f"{stream} was expected to be drawn, not {came_from}"
    return pile.pop([str(item) for item in pile].index(outcome))


def clockwise_from(state: State, seat: str) -> list[str]:
    """R-2.4: the players in order of play, from this one on."""
    index = state.seats.index(seat)
    return state.seats[index:] + state.seats[:index]


def space_at(column: int, row: int) -> str:
    """The space there, or "" outside the 6 × 6 grid."""
    return COLUMNS[column] + ROWS[row] if 0 <= column < 6 and 0 <= row < 6 else ""


def place_of(space: str) -> int:
    """R-2.2: the place (0 to 5) of the card a space belongs to."""
    return COLUMNS.index(space[0]) // 2 + 3 * (ROWS.index(space[1]) // 3)


def on_map(state: State, space: str) -> bool:
    """R-5.4: gaps are off the map."""
    return space != "" and state.lands[place_of(space)] != 0


def symbols(state: State, space: str) -> int:
    """R-2.2, R-4.8: coin symbols on a space; the cards of the bottom row lie turned by 180°."""
    column, row = COLUMNS.index(space[0]) % 2, ROWS.index(space[1]) % 3
    if place_of(space) >= 3:
        column, row = 1 - column, 2 - row
    mark = state.cards.symbols[state.lands[place_of(space)]][row][column]
    return 0 if mark == "." else int(mark)


def has_room(state: State, space: str) -> bool:
    """R-4.4, R-9.1, R-9.3: free for one more token."""
    return len(state.tokens[space]) < (2 if state.options["stacking"] else 1)


def rivals_at(state: State, space: str) -> set[str]:
    """R-7.5, R-9.4: whose tokens can be replaced there."""
    return set(state.tokens[space]) - {state.active}


def neighbours(space: str, diagonal: bool) -> list[str]:
    """Spaces of the grid beside a space."""
    column, row = COLUMNS.index(space[0]), ROWS.index(space[1])
    steps = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0) and (diagonal or x == 0 or y == 0)]
    return [space_at(column + x, row + y) for x, y in steps if space_at(column + x, row + y)]


def lying(state: State, card: str) -> tuple[Offsets, Offsets]:
    """R-2.3, R-4.1, R-7.7: squares and blanks as the pattern lies, seen from its anchor (docs/notation.md)."""
    marks = {(x, y): mark for y, row in enumerate(state.cards.patterns[card]) for x, mark in enumerate(row)}
    for _ in range(CLOCKWISE.index(state.active) + state.turned):
        marks = {(-y, x): mark for (x, y), mark in marks.items()}
    anchor_y, anchor_x = min((y, x) for (x, y), mark in marks.items() if mark == "#")
    squares = [(x - anchor_x, y - anchor_y) for (x, y), mark in marks.items() if mark == "#"]
    blanks = [(x - anchor_x, y - anchor_y) for (x, y), mark in marks.items() if mark == "o"]
    return squares, blanks


def covered(state: State, offsets: Offsets, anchor: str) -> list[str]:
    """The spaces under these squares; "" for those outside the grid and in gaps."""
    column, row = COLUMNS.index(anchor[0]), ROWS.index(anchor[1])
    spaces = [space_at(column + x, row + y) for x, y in offsets]
    return [space if on_map(state, space) else "" for space in spaces]


def positions(state: State, card: str) -> list[str]:
    """R-4.2, R-4.5: the anchors that are allowed: those that place or replace a token, if there are any."""
    squares, _ = lying(state, card)
    fitting = {anchor: covered(state, squares, anchor) for anchor in SPACES}
    fitting = {anchor: spaces for anchor, spaces in fitting.items() if "" not in spaces}
    can_replace = face_up(state, "replace")
    placing = []
    for anchor, spaces in fitting.items():
        if any(has_room(state, space) or (can_replace and rivals_at(state, space)) for space in spaces):
            placing.append(anchor)
    return placing or list(fitting)


def face_up(state: State, ability: str) -> bool:
    """R-7.2: whether the active player has such an artifact to use."""
    me = state.me
    return any(state.cards.ability[tile] == ability for tile in me.artifacts if tile not in me.spent)


def legal(state: State) -> set[str]:
    """R-4.11: the actions of whoever is to move."""
    if state.step == "start":
        return legal_at_start(state)
    if state.step == "placing":
        return replacements(state) | ({"place"} if may_place(state) else set())
    if state.step == "filling":
        return {f"fill {space}" for space in free_squares(state)}
    if state.step == "acting":
        return {"end"} | legal_blanks(state) | legal_between(state)
    if state.step == "ordering":
        return {f"complete {state.lands[place]}" for place in state.completed}
    if state.step == "bidding":  # more than the last bid, not more than the bidder has
        most = min(state.players[state.to_move].coins, HIGHEST_BID)
        return {"pass"} | {f"bid {coins}" for coins in range(state.bid + 1, most + 1)}
    return {"end"} | affordable(state) if state.step == "buying" else set()


def legal_at_start(state: State) -> set[str]:
    """R-3.2 to R-3.4, R-4.1, R-4.6, R-4.12, R-7.7: until a character is used. After a turn only turn and use."""
    me = state.me
    menu = {"turn"} if face_up(state, "turn") else set()
    if state.turned == 0:
        menu |= legal_between(state)
        useful = me.down != [] or me.spent != []
        if not state.rested and useful and me.coins >= len(me.up):
            menu.add("rest")
    for card in me.up:
        anchors = positions(state, card) if me.supply > 0 else []
        menu |= {f"use {card} at {anchor}" for anchor in anchors} or {f"use {card}"}
    return menu


def legal_between(state: State) -> set[str]:
    """R-7.6, R-7.8, R-7.9, R-7.10, R-3.4: coin, move and flip."""
    menu = {"coin"} if face_up(state, "coin") else set()
    if face_up(state, "move"):
        for start in SPACES:
            for owner in state.tokens[start]:
                for end in neighbours(start, diagonal=False):
                    if on_map(state, end) and not state.tokens[end]:
                        menu.add(f"move {owner} {start} {end}")
    if face_up(state, "flip"):
        last_after_rest = state.step == "start" and state.rested and len(state.me.up) == 1
        menu |= {f"flip {card}" for card in state.me.down + ([] if last_after_rest else state.me.up)}
    return menu


def replacements(state: State) -> set[str]:
    """R-7.5, R-9.4: what can be replaced while placing; each square places one token."""
    if not face_up(state, "replace") or state.me.supply == 0:
        return set()
    return {f"replace {rival} at {space}" for space in state.squares for rival in rivals_at(state, space)}


def free_squares(state: State) -> list[str]:
    """R-4.3, R-9.3: squares that must be filled."""
    return [space for space in state.squares if has_room(state, space)]


def may_place(state: State) -> bool:
    """R-4.5, docs/rulings-roam.md: a replacement must be used if nothing would be placed without it."""
    return state.replaced or free_squares(state) != []


def legal_blanks(state: State) -> set[str]:
    """R-4.6, R-4.9, R-7.4, R-7.5: paid and free blanks, perhaps with a replacement."""
    ways = {"blank": state.me.coins >= 2, "free": face_up(state, "blank")}
    menu: set[str] = set()
    for way in [way for way, possible in ways.items() if possible and state.me.supply > 0]:
        for space in state.blanks:
            if has_room(state, space):
                menu.add(f"{way} {space}")
            if face_up(state, "replace"):
                menu |= {f"{way} {space} replacing {rival}" for rival in rivals_at(state, space)}
    return menu


def affordable(state: State) -> set[str]:
    """R-7.1: the artifacts of the row the active player can pay."""
    return {f"buy {tile}" for tile in state.row if state.cards.price[tile] <= state.me.coins}


def play(state: State, text: str, draws: Draws) -> None:
    """Do a legal action, and everything after it that nobody decides."""
    assert text in legal(state), text
    state.decided = True
    do(state, text, draws)


def do(state: State, text: str, draws: Draws) -> None:
    """An action, decided by a player or the only one there is."""
    kind, *words = text.split()
    me = state.me
    if kind == "use":
        use(state, words[0], words[-1] if len(words) == 3 else "", draws)
    elif kind == "rest":
        me.coins -= len(me.up)
        rest(state)
    elif kind == "turn":
        turn_down(state, "turn")
        state.turned += 1
    elif kind == "coin":
        turn_down(state, "coin")
        me.coins += 1
    elif kind == "move":  # no coins
        turn_down(state, "move")
        state.tokens[words[1]].remove(words[0])
        state.tokens[words[2]].append(words[0])
    elif kind == "flip":
        flip(state, words[0])
    elif kind == "replace":
        replace(state, words[2], words[0])
        state.squares.remove(words[2])
        state.replaced = True
        go_on_placing(state, draws)
    elif kind == "place":
        fill_squares(state, draws)
    elif kind == "fill":
        put(state, words[0])
        state.squares.remove(words[0])
        fill_squares(state, draws)
    elif kind in ("blank", "free"):
        fill_blank(state, kind, words[0], words[-1] if len(words) == 3 else "")
    elif kind == "complete":
        resolve(state, next(place for place in state.completed if state.lands[place] == int(words[0])), draws)
    elif kind == "bid":
        state.bid, state.bidder = int(words[0]), state.bidders.pop(0)
        next_bidder(state, draws)
    elif kind == "pass":
        state.bidders.pop(0)
        next_bidder(state, draws)
    elif kind == "buy":
        buy(state, int(words[0]), draws)
    elif state.step == "acting":
        end_acting(state, draws)
    else:
        end_turn(state, draws)


def ask_unless_obvious(state: State, draws: Draws) -> None:
    """docs/rulings-roam.md, "Where does a turn end?": a turn without anything to decide plays itself."""
    menu = legal(state)
    if len(menu) == 1 and not state.decided:
        do(state, menu.pop(), draws)


def begin_turn(state: State, seat: str, draws: Draws) -> None:
    """R-3.1."""
    state.active = state.to_move = seat
    state.step = "start"
    state.decided = state.rested = state.replaced = False
    state.turned, state.used, state.at, state.squares, state.blanks = 0, "", "", [], []
    if not state.me.up:
        rest(state)
    ask_unless_obvious(state, draws)


def rest(state: State) -> None:
    """R-3.1, R-3.2, R-7.3: all characters and all artifacts come up."""
    state.me.up += state.me.down
    state.me.down, state.me.spent = [], []
    state.rested = True


def turn_down(state: State, ability: str) -> None:
    """R-7.2, docs/rulings-roam.md: of several artifacts the one bought first is used."""
    me, ability_of = state.me, state.cards.ability
    me.spent.append(next(tile for tile in me.artifacts if tile not in me.spent and ability_of[tile] == ability))


def flip(state: State, card: str) -> None:
    """R-7.9, R-3.4: at the start of the turn the free rest follows at once when all are down."""
    turn_down(state, "flip")
    source, target = (state.me.up, state.me.down) if card in state.me.up else (state.me.down, state.me.up)
    source.remove(card)
    target.append(card)
    if state.step == "start" and not state.me.up:
        rest(state)


def use(state: State, card: str, anchor: str, draws: Draws) -> None:
    """R-4.1, R-4.2, R-4.6, R-4.12: the character goes down; with a position its pattern lies on the map."""
    state.me.up.remove(card)
    state.me.down.append(card)
    state.used, state.at = card, anchor
    if anchor:
        squares, blanks = lying(state, card)
        state.squares = covered(state, squares, anchor)
        state.blanks = [space for space in covered(state, blanks, anchor) if space]
    go_on_placing(state, draws)


def go_on_placing(state: State, draws: Draws) -> None:
    """R-7.5: more replacements, as long as there is something to choose."""
    choice = replacements(state)
    if not choice:
        fill_squares(state, draws)
    elif len(choice) == 1 and not may_place(state):
        do(state, choice.pop(), draws)
    else:
        state.step = "placing"


def fill_squares(state: State, draws: Draws) -> None:
    """R-4.3, R-4.6: all free squares get a token; with too few tokens the player chooses."""
    free = free_squares(state)
    if 0 < state.me.supply < len(free):
        state.step, state.squares = "filling", free
        return
    for space in free:
        if state.me.supply > 0:
            put(state, space)
    state.squares = []
    state.step = "acting"
    ask_unless_obvious(state, draws)


def put(state: State, space: str) -> None:
    """R-4.8, R-6.3: a token on a free space, and its coins."""
    state.me.supply -= 1
    state.tokens[space].append(state.active)
    state.me.coins += symbols(state, space)
    state.progress = True


def replace(state: State, space: str, rival: str) -> None:
    """R-7.5: the rival gets the token back, the coins of the space are gained; no progress (R-6.3)."""
    turn_down(state, "replace")
    state.tokens[space].remove(rival)
    state.players[rival].supply += 1
    state.tokens[space].append(state.active)
    state.me.supply -= 1
    state.me.coins += symbols(state, space)


def fill_blank(state: State, way: str, space: str, rival: str) -> None:
    """R-4.9, R-7.4, R-7.5."""
    if way == "blank":
        state.me.coins -= 2
    else:
        turn_down(state, "blank")
    if rival:
        replace(state, space, rival)
    else:
        put(state, space)
    state.blanks.remove(space)


def end_acting(state: State, draws: Draws) -> None:
    """R-4.11 steps 4 and 5, R-8, R-9.5, R-5.1, R-9.2."""
    if state.options["outpost"] and not state.outpost:
        for space in SPACES:
            around = [other for other in neighbours(space, diagonal=True) if on_map(state, other)]
            own = [other for other in around if state.active in state.tokens[other]]
            if len(own) == 8 and rivals_at(state, space):
                state.outpost = state.active
    for place in range(MAP_CARDS):
        if state.lands[place] and all(state.tokens[space] for space in SPACES if place_of(space) == place):
            state.completed.append(place)
    next_completed(state, draws)


def next_completed(state: State, draws: Draws) -> None:
    """R-5.1, R-7.1: several cards: the active player chooses; none: the purchase, if anything can be paid."""
    state.to_move = state.active
    if len(state.completed) > 1:
        state.step = "ordering"
    elif state.completed:
        resolve(state, state.completed[0], draws)
    elif affordable(state):
        state.step = "buying"
    else:
        end_turn(state, draws)


def tokens_on(state: State, place: int) -> dict[str, int]:
    """R-5.2, R-9.2: how many tokens every player has on a card."""
    lying_there = [owner for space in SPACES if place_of(space) == place for owner in state.tokens[space]]
    return {seat: lying_there.count(seat) for seat in state.seats}


def resolve(state: State, place: int, draws: Draws) -> None:
    """R-5.2, R-5.3: who wins a card, or an auction of the tied players."""
    state.completed.remove(place)
    state.progress = True
    counts = tokens_on(state, place)
    tied = [seat for seat in clockwise_from(state, state.active) if counts[seat] == max(counts.values())]
    state.lot = place
    if len(tied) == 1:
        win(state, tied[0], 0, draws)
    else:
        state.step, state.bidders, state.bidder = "bidding", tied, tied[0]
        next_bidder(state, draws)


def next_bidder(state: State, draws: Draws) -> None:
    """R-5.3: who cannot bid is not asked; after the last one the highest bidder or else the first wins."""
    while state.bidders and min(state.players[state.bidders[0]].coins, HIGHEST_BID) <= state.bid:
        state.bidders.pop(0)
    if state.bidders:
        state.to_move = state.bidders[0]
    else:
        win(state, state.bidder, max(state.bid, 0), draws)


def win(state: State, winner: str, price: int, draws: Draws) -> None:
    """R-5.3 to R-5.5, R-6.1: the card changes hands, its tokens go home, a new one comes."""
    place, state.lot = state.lot, -1
    state.bid, state.bidder = -1, ""
    state.players[winner].coins -= price
    state.players[winner].up.append(str(state.lands[place]))
    for seat, count in tokens_on(state, place).items():
        state.players[seat].supply += count
        if count > 0 and seat != winner:
            state.players[seat].coins += 1
    for space in SPACES:
        if place_of(space) == place:
            state.tokens[space] = []
    state.lands[place] = state.top
    state.top = take("lands", state.deck, draws) if state.deck else 0
    if len(state.players[winner].up + state.players[winner].down) >= LAST_CHARACTER:
        state.ending = True
    next_completed(state, draws)


def buy(state: State, tile: int, draws: Draws) -> None:
    """R-7.1: it comes face up, the row is filled up from the stack."""
    state.me.coins -= state.cards.price[tile]
    state.me.artifacts.append(tile)
    index = state.row.index(tile)
    state.row[index : index + 1] = [take("artifacts", state.stack, draws)] if state.stack else []
    end_turn(state, draws)


def end_turn(state: State, draws: Draws) -> None:
    """R-4.11 step 7, R-6.1, R-6.3, R-6.4: the game ends only with a round."""
    following = clockwise_from(state, state.active)[1]
    if following == state.first:
        state.idle = 0 if state.progress else state.idle + 1
        state.progress = False
        if state.ending or state.idle == IDLE_ROUNDS:
            state.step, state.to_move = "over", ""
            return
        state.round += 1
    begin_turn(state, following, draws)


def concede(state: State, seat: str) -> None:
    """docs/rulings-roam.md: the game goes on while two have not given up."""
    state.conceded.append(seat)
    if len(state.conceded) == len(state.seats) - 1:
        state.step, state.to_move = "over", ""


def scores(state: State) -> dict[str, int]:
    """R-6.2, R-6.4."""
    sums = {seat: 3 if state.outpost == seat else 0 for seat in state.seats}
    for seat, player in state.players.items():
        sums[seat] += sum(state.cards.points[card] for card in player.up + player.down)
        sums[seat] += sum(state.cards.worth[tile] for tile in player.artifacts)
    return sums


def places(state: State) -> dict[str, int]:
    """R-6.2: most points, then most coins, then shared; who conceded is behind everybody else."""
    points = scores(state)
    strength = {
        seat: (seat not in state.conceded, points[seat], state.players[seat].coins) for seat in state.seats
    }
    return {seat: 1 + sum(other > strength[seat] for other in strength.values()) for seat in state.seats}
