"""What clients are told of a game of Arcs, as types: the view of a position, what is read off it, what is printed.

Nothing here runs with the rules: the shell finds these by the manifest, and the browser's types are made of them.
"""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

Symbol = Literal["self", "intercept", "hit", "building", "key"]
DieName = Literal["assault", "skirmish", "raid"]
BuildingPiece = Literal["city", "starport"]
PieceName = Literal["city", "starport", "ship", "agent"]


# The view


class ArcsOptions(TypedDict):
    """How the game was made."""

    players: int
    first: str
    setup: str
    split_discard: bool
    leaders: NotRequired[str]
    two_lore: NotRequired[bool]
    extra: NotRequired[str]


class Ships(TypedDict):
    """What stands in a system."""

    fresh: list[int]  # ships, by seat
    damaged: list[int]
    buildings: list[int]  # as the rules number them: `shown` has them in words


class ArcsPlayer(TypedDict):
    """What lies before a player."""

    guilds: list[str]
    power: int
    ships: int  # in the supply, like the next three
    cities: int
    starports: int
    agents: int
    slots: list[str]  # resources, empty for none
    trophies: list[int]  # by owner and kind of piece
    captives: list[int]  # by owner
    outraged: list[str]
    stand_ins: int


class ArcsTurn(TypedDict):
    """The turn that goes on."""

    seat: int
    pips: int
    stage: Literal["opening", "prelude", "acting"]
    armed: bool
    spending: list[int]  # resources spent in this prelude, by type
    taxed: list[int]
    built: list[int]
    won: list[str]  # court cards secured in this turn
    once: list[str]  # guild cards that were used, and may be once a turn
    offer: bool  # a resource was gained, and may be put elsewhere


class Leaders(TypedDict):
    """Leaders and lore."""

    leader: list[str]  # by seat, empty before the draft
    lore: list[list[str]]
    drafting: bool
    offered_leaders: list[str]
    offered_lore: list[str]
    gone: list[str]  # lore that everybody saw leave the game
    done: list[str]  # what is done once a turn, and was
    shaped: dict[str, str]  # by planet: the type it has instead of the printed one


class ArcsView(TypedDict):
    """Everything public, the own hand, and where the other cards may be."""

    conceded: list[int]
    over: bool
    chapter: int
    round: int
    initiative: int
    passes: int
    markers: list[str]  # lowest first: the ambition it lies on, empty for none
    flipped: int
    open_discard: list[str]
    lead: str
    zero: bool
    declared: bool
    seized: bool
    played: list[str]  # by seat
    mode: list[str]  # by seat: lead, surpass, copy, pivot, or nothing yet
    unions: list[tuple[str, int, str]]  # a guild card, its owner, the action card it lies beside
    row: list[str]  # by place, empty where no card lies
    court_deck: list[str]  # in no order
    buried: list[str]
    court_discard: list[str]
    supply: list[int]
    leaders: NotRequired[Leaders]
    options: ArcsOptions
    setup: str
    frames: list[list[str | int]]  # the decisions that wait, the innermost last
    to_move: int
    influence: dict[str, list[int]]  # agents by seat
    map: dict[str, Ships]  # of systems in which something is
    players: list[ArcsPlayer]
    turn: ArcsTurn
    drawn: NotRequired[list[str]]  # lore to choose from
    drawn_size: NotRequired[int]
    hand: list[str]
    hand_sizes: list[int]
    hidden_sizes: list[int]
    discard_sizes: list[int]
    swapping: bool
    may: list[int]  # by card: where it may be, as bits
    counted: list[list[int]]
    known_to_all: list[int]
    counted_by_all: list[list[int]]


# What the rules make of it


class Building(TypedDict):
    """A building in a system."""

    seat: int
    piece: BuildingPiece
    damaged: bool
    outside: bool  # of the slots


class Standing(TypedDict):
    """How an ambition stands."""

    ambition: str
    markers: list[tuple[int, int]]
    counts: list[int]
    boxed: int  # what a third player has who is not there
    tokens: list[str]
    best: int
    scores: list[int]  # what it would score now


class Trophies(TypedDict):
    """Pieces of one kind that a player holds."""

    seat: int
    piece: PieceName
    count: int


class Captives(TypedDict):
    """Agents that a player holds."""

    seat: int
    count: int


class ShownPlayer(TypedDict):
    """What can be read off a player's board."""

    open_slots: list[int]
    bonus: int
    trophies: list[Trophies]
    captives: list[Captives]
    controls: int


class ShownTurn(TypedDict):
    """What the pips of this turn may be spent on."""

    seat: int
    actions: list[str]


_From = TypedDict("_From", {"from": str}, total=False)


class Frame(_From, total=False):
    """What is being decided. Which of the values are there depends on the kind."""

    kind: str
    seat: int
    to: str
    at: str
    fresh: int
    damaged: int
    catapult: bool
    chosen: int
    owner: int
    limit: int
    least: int
    raids: int  # the most raid dice
    balanced: bool  # no more assault than skirmish dice
    assault: int
    skirmish: int
    blanks: int
    hits: int
    symbols: dict[Symbol, int]
    keys: int
    resource: str
    count: int
    resources: list[str]
    ships: int
    court: str  # the card that asks
    what: Literal["prune", "annex", "free", "repair"]  # what a building is asked for
    piece: BuildingPiece
    leave: DieName | Literal["any", ""]  # by which dice are rolled again; none while that is to be said


class ArcsShown(TypedDict):
    """What can be read off a position by the rules."""

    out: list[int]
    paths: list[tuple[str, str]]
    control: dict[str, int]
    buildings: dict[str, list[Building]]
    types: dict[str, str]  # of planets that are not as they are printed
    starts: list[list[str]]  # by seat, while leaders are drafted: where it will begin, A, B, C and so on
    ambitions: list[Standing]
    free_markers: list[tuple[int, int]]
    players: list[ShownPlayer]
    order: list[int]
    round: list[int]
    lead_number: int
    turn: ShownTurn
    frame: Frame
    gone: list[str]
    known_hands: list[list[str]]


# What is printed


class ActionPrint(TypedDict):
    """An action card."""

    suit: str
    number: int
    pips: int
    ambition: str  # empty for none, "any" for all


class CourtPrint(TypedDict):
    """A card of the court."""

    kind: Literal["guild", "vox"]
    type: str  # the resource of a guild
    keys: int  # its raid cost


class LeaderPrint(TypedDict):
    """A leader: resources, and for A, B and C a building, if any, and ships."""

    resources: list[str]
    a: list[str | int]
    b: list[str | int]
    c: list[str | int]


class SystemPrint(TypedDict):
    """A system of the map."""

    cluster: int
    symbol: Literal["gate", "arrow", "crescent", "hex"]
    type: str
    slots: int


class ArcsBox(TypedDict):
    """What is printed on the map, cards, dice and boards."""

    seats: list[str]
    systems: dict[str, SystemPrint]
    borders: list[tuple[str, str]]
    cards: dict[str, ActionPrint]
    court: dict[str, CourtPrint]
    leaders: dict[str, LeaderPrint]
    suits: dict[str, list[str]]  # the actions of a suit
    resources: list[str]
    ambitions: list[str]
    markers: list[list[tuple[int, int]]]
    dice: dict[DieName, list[str]]
    symbols: list[Symbol]
    slot_costs: list[int]
    open_slots: list[int]  # by the number of cities off the board
    bonus: list[int]
    pieces: dict[PieceName, int]
    chapters: int
    power_to_end: int


TOLD: Final = {"view": ArcsView, "shown": ArcsShown, "box": ArcsBox}
