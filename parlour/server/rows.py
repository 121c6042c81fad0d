"""What is read from the database and written to it, with types: one class for each kind of row."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct
from sqlalchemy import RowMapping

from parlour.core.game import Json
from parlour.wire.table import ChatLine

R = TypeVar("R", bound=Struct)
Line = ChatLine  # is told as it is kept


def read(kind: type[R], row: RowMapping) -> R:
    """A row as what it is; columns the kind does not have are left aside."""
    return kind(**{name: row[name] for name in kind.__struct_fields__})


class User(Struct, frozen=True, kw_only=True):
    """Somebody: a guest, or an account."""

    id: str
    name: str
    login: str | None = None  # the name in small letters, of accounts only
    password: str | None = None  # argon2; of accounts only
    created: int
    banned: bool = False
    webhook: str | None = None
    language: str | None = None  # of what is sent there


class SignedIn(User, frozen=True, kw_only=True):
    """Somebody who came by a session: which one, and when it was last used."""

    session: str
    seen: int


class Session(Struct, frozen=True, kw_only=True):
    """Where somebody is signed in."""

    id: str  # the fingerprint of what the cookie holds
    label: str
    user: str
    created: int
    seen: int
    device: str


class Table(Struct, frozen=True, kw_only=True):
    """A table, as it is kept."""

    id: str
    owner: str
    spec: Json
    brief: Json
    seed: str  # secret: all chance of the game comes from it
    invite: str
    watch: str
    status: str
    public: bool
    created: int
    touched: int
    to_move: int
    deadline: int | None = None
    scores: list[int] | None = None  # by seat, where the game tells them
    rematch: str | None = None
    seq: int = 0  # of its last entry
    revision: int = 0  # counts what changes and is no entry


class Standing(Struct, frozen=True):
    """How a table stands, in short: whoever knows this knows all of it."""

    status: str
    seq: int
    revision: int


class Listed(Struct, frozen=True, kw_only=True):
    """What lists show of a table."""

    id: str
    brief: Json
    status: str
    public: bool
    touched: int
    to_move: int
    deadline: int | None
    scores: list[int] | None


class Mine(Listed, frozen=True, kw_only=True):
    """The same in somebody's own list, with where they sit, if they do, and whether they have put it away."""

    seat: int | None
    away: bool


class Seat(Struct, frozen=True, kw_only=True):
    """A seat of a table, and who sits there: nobody, a person, or an outside program by its token."""

    table: str
    seat: int
    user: str | None = None
    token: str | None = None  # its fingerprint
    name: str | None = None  # of the person
    webhook: str | None = None


class Counted(Table, frozen=True, kw_only=True):
    """A table as its host lists it: with how many entries it has, and who sits there."""

    entries: int
    players: list[str] = []


class Person(Struct, frozen=True, kw_only=True):
    """Somebody as a host lists them: nothing that opens their account, and how many seats they have."""

    id: str
    name: str
    login: str | None
    created: int
    banned: bool
    seats: int
