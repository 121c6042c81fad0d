"""How a table stands, as each seat is told."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType, field

from parlour.core.game import Json
from parlour.wire.plain import GameEvent, Given, Option, Status

VERSION: Final = 3  # of the protocol


class Seated(Struct):
    """Who plays at a seat."""

    seat: str  # what the game calls it
    name: str  # of the person or bot
    player: str  # who decides now: `person`, or a bot
    taken: bool
    user: str | None  # the id of the person
    program: bool  # an outside program sits there


class Player(Seated):
    """The same, and whether somebody is there."""

    present: bool


class Clock(Struct):
    """What time there is."""

    kind: Literal["none", "move", "game", "days"]
    limit: int
    increment: int


class Spec(Struct):
    """How a table was made."""

    game: str
    version: int  # of its rules
    options: Given  # of a whole card set only its name
    seats: list[str]  # `person`, or the name of a bot
    public: bool
    clock: Clock
    timeout: Literal["nothing", "bot", "concede"]


class Offer(Struct):
    """An undo that waits for others."""

    seat: int  # who asks
    waiting: list[int]  # seats that have not answered


class Outcome(Struct):
    """How a game ended, by seat."""

    places: list[int]  # 1 is the winner
    scores: list[int]


class Story(Struct):
    """What happened, play by play: what somebody has from play `from` on is to be thrown away."""

    start: int = field(name="from")
    plays: list[list[GameEvent]]


class ChatLine(Struct, frozen=True):
    """What somebody said."""

    number: int
    user: str
    name: str
    text: str
    time: int


class Watcher(Struct, frozen=True):
    """Somebody who looks on; guests who gave no name have none."""

    user: str
    name: str


class Position(Struct, kw_only=True):
    """What a seat knows of the game; nothing before it has begun."""

    plays: int | UnsetType = UNSET  # that stand
    view: Json | UnsetType = UNSET
    shown: Json | UnsetType = UNSET  # what can be read off the position, for whoever draws it
    options: list[Option] | UnsetType = UNSET  # what you may do now
    can_undo: bool | UnsetType = UNSET
    can_redo: bool | UnsetType = UNSET
    wishes: Json | UnsetType = UNSET


class Links(Position, kw_only=True):
    """Besides, the keys that somebody may hand on, and whom the owner does not want."""

    invite: str | UnsetType = UNSET
    watch: str | UnsetType = UNSET
    banished: dict[str, str] | UnsetType = UNSET  # by id: `muted` or `removed`


class AnyStanding(Links, kw_only=True):
    """Besides, what is the same for everybody. What is optional is there from the beginning of the game on."""

    table: str
    game: str
    spec: Spec
    status: Status
    to_move: int
    rematch: str | None  # the table that followed this one
    owner: str
    deadline: int | UnsetType | None = UNSET
    since: int | UnsetType = UNSET  # when the seat to move began to think
    used: list[int] | UnsetType = UNSET  # of a clock for the game, in seconds
    offer: Offer | UnsetType | None = UNSET
    outcome: Outcome | UnsetType | None = UNSET


class Standing(AnyStanding, kw_only=True):
    """How a table stands for a seat, whoever is there: changes are told between two of these."""

    players: list[Seated]


class Table(AnyStanding, kw_only=True):
    """A table as somebody may see it."""

    you: int  # your seat, -1 for an onlooker
    seq: int  # how many things have been written down
    players: list[Player]
    onlookers: int
    watchers: list[Watcher]  # who they are, the first of them if there are many
    chat: list[ChatLine]  # what was said since you were told
    story: Story | UnsetType = UNSET
