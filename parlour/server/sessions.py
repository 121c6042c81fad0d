"""Who is signed in where: every sign-in is a session with a cookie of its own, which can be listed and ended.

The cookie holds a random token; what is stored is its fingerprint. Cookies of the form Parlour had before (a user
and an epoch, signed) are one session for all devices of a user; the migration made it.
"""

from __future__ import annotations

import contextlib
import hmac
import re
import secrets
from typing import Final

from parlour.server.errors import NotSignedIn, Unwell
from parlour.server.rows import Session, SignedIn, User
from parlour.server.steady_clock import now
from parlour.server.storage import Storage
from parlour.server.store import Conflict
from parlour.server.tokens import fingerprint, new_id
from parlour.wire import answers as wire

COOKIE: Final = "parlour"
COOKIE_SECONDS: Final = 365 * 86_400  # a session nobody used for so long has ended
RENEW_SECONDS: Final = 86_400  # how old a cookie gets before the browser is given a fresh date for it
SEEN_SECONDS: Final = 3600  # how exactly it is known when a session was last used
MOST_SESSIONS: Final = 50  # of one user; the one not used for longest goes
SESSION: Final = "session"  # the purpose of fingerprints
LONGEST_COOKIE: Final = 200

# How browsers and systems name themselves; most also name those they descend from, so the order matters.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
_PROGRAM: Final = re.compile(r"[A-Za-z][A-Za-z0-9._-]{0,29}")


def device_of(agent: str) -> str:
    """What somebody sits at, from what their browser says of itself; empty if it says nothing known.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0")
    'Firefox, Linux'
    >>> device_of("python-httpx/0.28.1")
    'python-httpx'
    """
    browser = next((name for mark, name in _BROWSERS if mark in agent), "")
    system = next((name for mark, name in _SYSTEMS if mark in agent), "")
    if browser or system:
        return ", ".join(filter(None, (browser, system)))
    program = _PROGRAM.match(agent)
    return program.group() if program is not None and program.group() != "Mozilla" else ""


class Sessions:
    """The sessions of a server."""

    def __init__(self, storage: Storage, secret: str) -> None:
        self.storage = storage
        self.secret = secret
        self.used: dict[str, int] = {}  # those whose last use is not written yet

    def id_of(self, cookie: str | None) -> str:
        """Which session a cookie is of; empty if it cannot be one."""
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return ""
        body, dot, signature = cookie.rpartition(".")
        if not dot:
            return fingerprint(self.secret, SESSION, cookie)
        expected = fingerprint(self.secret, COOKIE, body)
        return f"old:{body}" if hmac.compare_digest(signature.encode(), expected.encode()) else ""

    async def by_cookie(self, cookie: str | None) -> SignedIn | None:
        """The user of a cookie, with `session` and when it was last `seen`, if the session has not ended."""
        session = self.id_of(cookie)
        user = await self.storage.user_of_session(session) if session else None
        moment = now()
        if user is None or user.banned or user.seen < moment - COOKIE_SECONDS:
            return None
        if moment - user.seen >= SEEN_SECONDS:
            self.used[session] = moment
        return user

    async def note_use(self) -> None:
        """Write down which sessions were used: beside the requests, which need not wait for it."""
        if not self.used:
            return
        used, self.used = self.used, {}
        with contextlib.suppress(Unwell):  # on a full disk there are more important things to write
            await self.storage.use_sessions(used)

    async def begin(self, user: User, device: str, instead_of: str = "") -> str:
        """A new session, which ends the one this browser had; what its cookie holds."""
        token, moment = secrets.token_urlsafe(32), now()
        session = Session(
            id=fingerprint(self.secret, SESSION, token),
            label=new_id(),
            user=user.id,
            created=moment,
            seen=moment,
            device=device,
        )
        oldest = moment - COOKIE_SECONDS
        try:
            await self.storage.add_session(session, user.password, instead_of, oldest, MOST_SESSIONS)
        except Conflict:
            raise NotSignedIn("server-bad-login") from None
        return token

    async def shown(self, user: SignedIn) -> list[wire.Session]:
        """The sessions of a user, for them to look at: this one, then the others, those used last first."""
        rows = await self.storage.sessions_of(user.id, now() - COOKIE_SECONDS)
        rows.sort(key=lambda row: bool(row.id != user.session))
        return [
            wire.Session(
                id=row.label,
                device=row.device,
                created=row.created,
                seen=self.used.get(row.id, row.seen),
                this=row.id == user.session,
            )
            for row in rows
        ]
