"""Wrong guesses at passwords and codes.

Whoever guesses is stopped by their address. An account somebody guesses at from many addresses only becomes slow
for strangers: nobody can lock its owner out. A device somebody signed in at before is no stranger: it has a cookie
that says so, good for nothing else, and only as long as the password is the same.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import re
from collections.abc import AsyncIterator
from typing import Final

from parlour.server.errors import NotSignedIn
from parlour.server.limits import Throttle
from parlour.server.rows import User
from parlour.server.tokens import fingerprint, new_id

DEVICE: Final = "parlour-device"
DEVICE_SECONDS: Final = 365 * 86_400
MOST_KNOWN: Final = 4  # accounts a device is known to
PAUSE: Final = 3.0  # seconds a stranger waits at an account that was guessed at
MOST_WAITING: Final = 500
_ENTRY: Final = re.compile(r"[a-z0-9]{1,24}\.[a-z0-9]{1,24}\.[0-9a-f]{32}")


class Guesses:
    """How often somebody was wrong lately, by account."""

    def __init__(self, secret: str, wrong: Throttle) -> None:
        self.secret = secret
        self.wrong = wrong
        self.waiting = 0

    @contextlib.asynccontextmanager
    async def at(self, login: str, known: bool) -> AsyncIterator[None]:
        """Around one guess, whether there is such an account or not. It counts if it ends with `NotSignedIn`."""
        slow = not known and not await self.wrong.allows_of_all(login)
        if slow and self.waiting < MOST_WAITING:
            self.waiting += 1
            try:
                await asyncio.sleep(PAUSE)
            finally:
                self.waiting -= 1
        counts = slow or known
        try:
            yield
        except NotSignedIn:
            counts = True
            raise
        finally:
            if not counts:
                await self.wrong.give_back_of_all(login)

    # Known devices

    def _entry(self, user: User, device: str) -> str:
        body = f"{user.id}.{device}"
        signature = fingerprint(self.secret, DEVICE, f"{body}.{user.password}")
        return f"{body}.{signature[:32]}"

    def device(self, user: User | None, cookie: str | None) -> str:
        """The name of the device this account was used at before; empty if it was not."""
        for entry in (cookie or "").split("~", MOST_KNOWN)[:MOST_KNOWN]:
            user_id, _, rest = entry.partition(".")
            if user is not None and user_id == user.id:
                device = rest.partition(".")[0]
                if hmac.compare_digest(entry.encode(), self._entry(user, device).encode()):
                    return device
        return ""

    def know(self, user: User, cookie: str | None) -> str:
        """The cookie of a device from now on: it knows this account, and those it knew."""
        others = (entry for entry in (cookie or "").split("~", MOST_KNOWN) if _ENTRY.fullmatch(entry))
        kept = [entry for entry in others if not entry.startswith(f"{user.id}.")]
        return "~".join([self._entry(user, new_id()), *kept[: MOST_KNOWN - 1]])
