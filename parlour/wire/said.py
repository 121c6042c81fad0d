"""What a client says on the WebSocket of a table; `do` tells the messages apart."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from parlour.core.game import Json
from parlour.table.clock import MOST_DAYS_OFF

LAST_DAY: Final = 200_000  # since 1970
# A line end at the end is no part of an id, which `$` alone would overlook.
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._-]{0,40}$(?!\n)")]
Day = Annotated[int, Meta(ge=0, lt=LAST_DAY)]


class Message(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Anything a client says."""

    id: Id = ""  # a repeat with the same id gets the first answer


class Play(Message, kw_only=True):
    """Do something."""

    action: str = ""  # the text of an option
    seq: int | None = None  # what the client saw; refused if the table has moved on


class Explain(Message, kw_only=True):
    """What would an action do, or why is it not allowed now?"""

    action: str = ""


class Undo(Message, kw_only=True):
    """Take back the last decision."""


class Redo(Message, kw_only=True):
    """Put back what the last undo took back."""


class AnswerOffer(Message, kw_only=True, tag="answer"):
    """To the undo of somebody else."""

    agree: bool = True


class Concede(Message, kw_only=True):
    """Give up."""


class TakeOver(Message, kw_only=True):
    """Let a bot play."""

    bot: str = ""  # the last of the game's bots, if none is named


class GiveBack(Message, kw_only=True):
    """Take the seat back from it."""


class Wish(Message, kw_only=True):
    """Standing answers."""

    wishes: Json = {}


class Holiday(Message, kw_only=True):
    """Days off."""

    days: Annotated[list[Day], Meta(max_length=MOST_DAYS_OFF)] = []


class Chat(Message, kw_only=True):
    """Say something to everybody at the table."""

    text: str = ""


class Sync(Message, kw_only=True):
    """Tell me everything again."""


Deed = Play | Undo | Redo | AnswerOffer | Concede | TakeOver | GiveBack | Wish | Holiday  # what changes the game
Said = Deed | Explain | Chat | Sync


class Named(Struct):
    """What can be read of a message that cannot be read otherwise."""

    id: Id = ""
