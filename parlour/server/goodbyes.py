"""With which code the server ends a WebSocket (docs/protocol.md)."""

from __future__ import annotations

from typing import Final

FAREWELL: Final = 4400  # they may not be here; this and the next are codes of our own
TOO_MUCH: Final = 4429
COME_BACK: Final = 1012  # "starting again": with the cookie the browser has now
GOING_AWAY: Final = 1001
NOT_TEXT: Final = 1003
BROKEN: Final = 1011
