"""What HTTP requests bring."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from parlour.core.game import Json
from parlour.wire.plain import Given

Word = Annotated[str, Meta(max_length=40)]
PersonName = Annotated[str, Meta(max_length=100)]
Secret = Annotated[str, Meta(max_length=400)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class Body(Struct, forbid_unknown_fields=True):
    """Nothing unknown is taken."""


class Guest(Body):
    """What somebody new wants to be called; without a name they can look, and play against bots."""

    name: PersonName | None = None


class Login(Body):
    """Name and password of an account."""

    name: PersonName
    password: Secret


class Recovery(Login):
    """A recovery code and the new password."""

    code: Word


class Password(Body):
    """The password of whoever asks."""

    password: Secret


class NewPassword(Password):
    """The password somebody has, and the one they want."""

    new: Secret


class WhichSession(Body):
    """A session, by its id in the list."""

    id: Annotated[str, Meta(max_length=16)]


class Webhook(Body):
    """Where to be told of one's turn; empty for nowhere."""

    address: Annotated[str, Meta(max_length=1000)]


class NewTable(Body):
    """A table to be made."""

    game: Word
    options: Given = {}
    seats: Annotated[list[str], Meta(max_length=8)] | None = None
    public: bool = False
    clock: Json | None = None
    timeout: Annotated[str, Meta(max_length=20)] | None = None


class OptionFile(Body):
    """A file for an option of a game, and what else was chosen."""

    option: Word
    file: Annotated[str, Meta(max_length=100)]
    text: Annotated[str, Meta(max_length=60_000)]
    options: Given = {}


class Sit(Body):
    """A seat, and the key of the invitation if there is one."""

    seat: SeatNumber
    key: Annotated[str, Meta(max_length=64)] = ""


class WhichSeat(Body):
    """A seat."""

    seat: SeatNumber


class Fill(WhichSeat):
    """Who is to play at a seat: a bot, or `person` for whoever comes."""

    player: Word


class PutAway(Body):
    """Whether a table is left out of one's list."""

    away: bool


class Banish(Body):
    """Somebody, and `muted`, `removed` or nothing."""

    user: Annotated[str, Meta(max_length=24)]
    how: Annotated[str, Meta(max_length=10)] | None = None


class RecordText(Body):
    """A record as a file."""

    text: Annotated[str, Meta(max_length=500_000)]
