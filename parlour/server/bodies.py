"""What HTTP requests bring, checked by Pydantic and shown in the OpenAPI document."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field


class Body(BaseModel):
    """Nothing unknown is taken."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Name(Body):
    """What somebody wants to be called."""

    name: str = Field(max_length=100)


class Login(Body):
    """Name and password of an account."""

    name: str = Field(max_length=100)
    password: str = Field(max_length=400)


class Recovery(Login):
    """A recovery code and the new password."""

    code: str = Field(max_length=40)


class Password(Body):
    """The password of whoever asks."""

    password: str = Field(max_length=400)


class NewPassword(Password):
    """The password somebody has, and the one they want."""

    new: str = Field(max_length=400)


class Session(Body):
    """A session, by its id in the list."""

    id: str = Field(max_length=16)


class Webhook(Body):
    """Where to be told of one's turn; empty for nowhere."""

    address: str = Field(max_length=1000)


class NewTable(Body):
    """A table to be made."""

    game: str = Field(max_length=40)
    options: dict[str, Any] = Field(default_factory=dict)
    seats: list[str] | None = Field(default=None, max_length=8)
    public: bool = False
    clock: dict[str, Any] | None = None
    timeout: str | None = Field(default=None, max_length=20)


class Sit(Body):
    """A seat, and the key of the invitation if there is one."""

    seat: int = Field(ge=0, le=7)
    key: str = Field(default="", max_length=64)


class Seat(Body):
    """A seat."""

    seat: int = Field(ge=0, le=7)


class Banish(Body):
    """Somebody, and `muted`, `removed` or nothing."""

    user: str = Field(max_length=24)
    how: str | None = Field(default=None, max_length=10)


class RecordText(Body):
    """A record as a file."""

    text: str = Field(max_length=500_000)
