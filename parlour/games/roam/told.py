"""What clients are told of a game of Roam, as types: the view of a position, and what is printed.

Nothing here runs with the rules: the shell finds these by the manifest, and the browser's types are made of them.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

Step = Literal["start", "placing", "filling", "acting", "ordering", "bidding", "buying", "over"]
Ability = Literal["blank", "replace", "coin", "turn", "move", "flip"]


class RoamOptions(TypedDict):
    """How the game was made."""

    seats: list[str]
    first: str
    artifacts: bool
    outpost: bool
    stacking: bool
    cards: str | dict[str, Any]  # a set by its name, or the cards somebody brought along


class RoamPlayer(TypedDict):
    """What lies before a player, and where their tokens are."""

    seat: str  # the edge of the map
    tokens: list[str]  # spaces with a token of theirs
    stacked: list[str]  # those of them with two
    supply: int
    coins: int
    up: list[str]  # characters face up
    down: list[str]
    artifacts_up: list[int]
    artifacts_down: list[int]


class RoamTurn(TypedDict):
    """What was done in this turn."""

    rested: bool
    turned: int  # quarter turns by artifacts
    used: str  # the character
    at: str
    squares: list[str]  # of its pattern, not dealt with yet
    blanks: list[str]
    replaced: bool


class Auction(TypedDict):
    """A card that is auctioned."""

    lot: int  # its place, -1 if there is none
    bidders: list[int]  # seats still to bid, the next one first
    bid: int
    bidder: int


class RoamView(TypedDict):
    """A position: nothing in Roam is hidden from anybody."""

    options: RoamOptions
    to_move: int
    active: int
    first: int
    round: int
    step: Step
    decided: bool  # something, in this turn
    conceded: list[int]
    lands: list[int]  # by place: top row from the left, then the bottom row; 0 for a gap
    top: int  # the visible card of the deck, 0 if there is none
    deck: list[int]  # the cards under it, in no order
    row: list[int]  # artifacts on offer
    stack: list[int]
    outpost: int  # the seat that has it, -1 for nobody
    players: list[RoamPlayer]
    turn: RoamTurn
    completed: list[int]  # places still to be resolved
    auction: Auction
    ending: bool
    progress: bool  # in this round
    idle: int  # rounds in a row without progress


class RoamShown(TypedDict):
    """Everything is in the view."""


class CharacterPrint(TypedDict):
    """A character."""

    points: int
    lying: list[list[str]]  # its pattern at each edge, by rows
    name: str


class LandPrint(TypedDict):
    """A land."""

    landscape: str
    coins: list[int]


class ArtifactPrint(TypedDict):
    """An artifact."""

    ability: Ability
    price: int
    points: int
    name: str


class RoamBox(TypedDict):
    """What is printed on the cards of a game."""

    set: str  # whose names the cards have in their messages, empty for a set of somebody's own
    edges: list[str]
    characters: dict[str, CharacterPrint]
    lands: dict[str, LandPrint]
    artifacts: dict[str, ArtifactPrint]
    blank_price: int
    outpost_points: int


TOLD: Final = {"view": RoamView, "shown": RoamShown, "box": RoamBox}
