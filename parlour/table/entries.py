"""What is written down of a table: entries, one after the other, never changed. The game follows from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from parlour.core.game import Json

# kind               data
BEGIN: Final = "begin"  # setup: the outcomes of the setup
PLAY: Final = "play"  # action, outcomes; auto: by a standing answer or after a timeout
CONCEDE: Final = "concede"
UNDO: Final = "undo"  # to: so many plays are left
REDO: Final = "redo"  # to
ASK: Final = "ask"  # to: an undo the others must agree to
AGREE: Final = "agree"
REFUSE: Final = "refuse"
TAKEOVER: Final = "takeover"  # bot
GIVEBACK: Final = "giveback"
TIMEOUT: Final = "timeout"
STANDING: Final = "standing"  # wishes
HOLIDAY: Final = "holiday"  # days
THAW: Final = "thaw"  # the host lets a frozen table go on
ENTRY_KINDS: Final = (
    BEGIN, PLAY, CONCEDE, UNDO, REDO, ASK, AGREE, REFUSE, TAKEOVER, GIVEBACK, TIMEOUT, STANDING, HOLIDAY, THAW,
)  # fmt: skip


@dataclass(frozen=True)
class TableEntry:
    """One thing that happened at a table. `seat` is NOBODY where nobody did it."""

    seq: int
    time: int
    kind: str
    seat: int
    data: Json = field(default_factory=dict)
