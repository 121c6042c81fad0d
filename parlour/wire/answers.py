"""What HTTP requests are answered with, besides tables."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from parlour.core.game import Json
from parlour.wire.messages import Explained, Path, Problem
from parlour.wire.plain import GameEvent, Given, Status
from parlour.wire.table import Clock, Outcome, Table


class Refused(Struct):
    """Every answer with a status from 400 on."""

    error: Problem


class Done(Struct):
    """It was done, and there is nothing to say about it."""


# People


class Me(Struct):
    """What somebody sees of themselves."""

    id: str
    name: str
    account: bool  # false for a guest
    webhook: bool  # whether there is one


class Codes(Struct):
    """Recovery codes, shown this once."""

    codes: list[str]


class Session(Struct):
    """Where somebody is signed in: a device, and when it was last used."""

    id: str
    device: str
    created: int
    seen: int
    this: bool  # the one that asks


class Sessions(Struct):
    """Where somebody is signed in: this session first, then those used last."""

    sessions: list[Session]


class Ended(Struct):
    """How many sessions were ended."""

    ended: int


class HasWebhook(Struct):
    """Whether somebody is told of their turn."""

    webhook: bool


# Games


class Apart(Struct):
    """A value of an option that does not go with these values of another one."""

    value: Any
    other: str
    values: list[Any]


class OptionSpec(Struct):
    """One thing a table can choose before the game."""

    name: str
    default: Any
    choices: list[Any] | None  # null where it takes free data
    named: list[str]  # values of a free option that have a name
    apart: list[Apart]  # which of these do not go with what was chosen before
    file: bool  # whether somebody may bring a file for it


class GameInfo(Struct):
    """A game that can be played."""

    version: int
    options: list[OptionSpec]
    bots: list[str]
    levels: list[str]  # those of them that people choose by how strong they are, the gentlest first
    seats: dict[str, list[str]]  # what the seats are called, by the number of players
    lessons: list[str]  # that teach it, in order


Games = dict[str, GameInfo]


class LessonStep(Struct):
    """Something that is said in a lesson, and what happens then."""

    say: str  # the id of a message; "" where what was said last still holds
    mark: str  # what on the board it is about; "" for nothing
    kind: Literal["read", "play", "watch"]  # the learner reads, plays, or watches the rivals
    plays: int  # how many decisions of the lesson are made when it is over


class LessonPlay(Struct):
    """A decision of a lesson, the learner's or a rival's: what it would do, what it told, and what it changed."""

    action: str
    explained: Explained
    events: list[GameEvent]
    set: list[tuple[Path, Any]]
    gone: list[Path]


class Lesson(Struct):
    """A lesson as its learner sees it, from the first position to the last: nobody decides anything else in it."""

    table: Table
    box: Given
    steps: list[LessonStep]
    plays: list[LessonPlay]


class ReadFile(Struct):
    """What is in a file somebody brought for an option: the value with its name, or what is wrong with it."""

    value: Json | None
    name: str
    mistakes: list[Problem]  # the first of them
    count: int  # of all mistakes
    odd: list[Problem]  # what somebody may want to look at again


class Chapter(Struct):
    """A chapter of the rules."""

    id: str
    rules: list[str]


class ExplainedGroup(Struct):
    """Cards or signs that are explained: ids of messages."""

    id: str
    messages: list[str]


class RulePicture(Struct):
    """A picture of a rule: `/art/GAME/rule-NAME.svg`, with the message `GAME-picture-NAME` below it."""

    name: str
    width: int
    height: int


class RulesIndex(Struct):
    """Which rules a game has, and which cards and signs are explained: ids of messages."""

    chapters: list[Chapter]
    explained: list[ExplainedGroup]
    pictures: dict[str, RulePicture]  # by rule, where there is one


# Tables


class Brief(Struct, kw_only=True):
    """A table in a list."""

    table: str
    game: str
    options: Given
    seats: list[str]
    names: list[str | None]  # of the people who sit there, null where it is free
    clock: Clock
    status: Status
    public: bool
    touched: int
    to_move: int  # the person everybody waits for
    deadline: int | None
    scores: list[int] | None  # by seat, where the game tells them
    you: int | UnsetType = UNSET  # in one's own list: where one sits
    your_turn: bool | UnsetType = UNSET
    away: bool | UnsetType = UNSET  # whether one has put it away


class LobbyPage(Struct):
    """Public tables, and whether there are more."""

    tables: list[Brief]
    more: bool


class MyGames(Struct):
    """The tables of whoever asks."""

    tables: list[Brief]


class Invitation(Struct):
    """What the link to a table leads to, for whoever has it: they need not have said who they are."""

    game: str
    host: str  # the name of whoever made the table
    players: list[str]  # the people who sit there
    status: Status
    seat: bool  # whether there is one they may take
    invited: bool  # whether the link was made for that


class Token(Struct):
    """For an outside program; shown this once."""

    token: str


class Log(Struct):
    """What a player has seen, play by play."""

    plays: list[list[GameEvent]]


class Moment(Struct):
    """A finished game after some plays, from one seat's eyes."""

    game: str
    plays: int
    play: int
    to_move: int
    view: Json
    shown: Json
    events: list[GameEvent]
    outcome: Outcome | None


# The server


class Health(Struct):
    """How the server is doing."""

    status: str
    wrong: list[str] | UnsetType = UNSET
