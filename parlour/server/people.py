"""Who is who: guests, accounts, signed cookies, recovery codes.

A cookie names a user and an epoch, signed. Raising the epoch makes all cookies of a user worthless.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from parlour.core.errors import InvalidInput
from parlour.server.errors import Forbidden, NotSignedIn
from parlour.server.room import now
from parlour.server.storage import Conflict, Row, Storage

COOKIE: Final = "parlour"
COOKIE_SECONDS: Final = 365 * 86_400
BOT_TOKEN: Final = "bot"  # purposes of fingerprints
RECOVERY: Final = "recovery"
LONGEST_NAME: Final = 24
PASSWORD: Final = (8, 200)
CODES: Final = 8
_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
# Characters that are letters to Unicode and nothing to the eye
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


def new_id(length: int = 12) -> str:
    """A name nobody guesses."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def fingerprint(secret: str, purpose: str, text: str) -> str:
    """What is stored of a token: enough to know it again, not enough to make it, and good for one purpose only."""
    return hmac.new(secret.encode(), f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()


def clean_text(text: str) -> str:
    """A line of text in one form, without control characters, invisible ones, or some that turn the line round."""
    normal = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if char.isspace() else char for char in normal)
    visible = [char for char in _UNSEEN.sub("", spaced) if not unicodedata.category(char).startswith("C")]
    return " ".join("".join(visible).split())


def login_of(name: str) -> str:
    """What an account is found by."""
    return clean_text(name).lower()[:LONGEST_NAME]


def clean_name(name: str) -> str:
    """A name for people: some visible characters."""
    found = clean_text(name)
    if not found or len(found) > LONGEST_NAME:
        raise InvalidInput("server-bad-name", most=LONGEST_NAME)
    return found


class People:
    """The users of a server."""

    def __init__(self, storage: Storage, secret: str) -> None:
        self.storage = storage
        self.secret = secret
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash("nobody's password")  # so that unknown names take as long as known ones

    # Cookies

    def cookie(self, user: Row) -> str:
        body = f"{user['id']}.{user['epoch']}"
        return f"{body}.{fingerprint(self.secret, COOKIE, body)}"

    async def by_cookie(self, cookie: str | None) -> Row | None:
        """The user of a cookie, if it is genuine and still good."""
        body, _, signature = (cookie or "").rpartition(".")
        expected = fingerprint(self.secret, COOKIE, body)
        if not body or not hmac.compare_digest(signature.encode(), expected.encode()):
            return None
        user_id, _, epoch = body.rpartition(".")
        user = await self.storage.user(user_id)
        return user if user is not None and str(user["epoch"]) == epoch and not user["banned"] else None

    # Guests and accounts

    async def guest(self, name: str) -> Row:
        """Somebody new who just typed a name."""
        user: Row = {"id": new_id(), "name": clean_name(name), "login": None, "password": None, "epoch": 0}
        user |= {"created": now(), "banned": False, "webhook": None}
        await self.storage.add_user(user)
        return user

    async def register(self, user: Row, name: str, password: str) -> tuple[Row, list[str]]:
        """A guest becomes an account and keeps everything; the user, and recovery codes to be shown once."""
        if user["login"] is not None:
            raise Forbidden("server-registered")
        name = clean_name(name)
        values: Row = {"name": name, "login": login_of(name), "password": await self._hashed(password)}
        try:
            await self.storage.change_user(user["id"], **values)
        except Conflict:
            raise Forbidden("server-name-taken") from None
        return {**user, **values}, await self._new_codes(user["id"])

    async def login(self, name: str, password: str) -> Row:
        user = await self.storage.user_by_login(login_of(name))
        known = user["password"] if user is not None else self.nobody
        try:
            await asyncio.to_thread(self.hasher.verify, known, password)
        except VerificationError:
            raise NotSignedIn("server-bad-login") from None
        if user is None or user["banned"]:
            raise NotSignedIn("server-bad-login")
        return user

    async def recover(self, name: str, code: str, password: str) -> Row:
        """A new password by a recovery code; all devices are signed out."""
        user = await self.storage.user_by_login(login_of(name))
        hashed = await self._hashed(password)
        used = fingerprint(self.secret, RECOVERY, code.strip().lower())
        if user is None or user["banned"] or not await self.storage.use_recovery(user["id"], used):
            raise NotSignedIn("server-bad-code")
        await self.storage.change_user(user["id"], password=hashed, epoch=user["epoch"] + 1)
        return {**user, "password": hashed, "epoch": user["epoch"] + 1}

    async def sign_out_everywhere(self, user: Row) -> None:
        await self.storage.change_user(user["id"], epoch=user["epoch"] + 1)

    async def _hashed(self, password: str) -> str:
        if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
            raise InvalidInput("server-bad-password", least=PASSWORD[0], most=PASSWORD[1])
        return await asyncio.to_thread(self.hasher.hash, password)

    async def _new_codes(self, user_id: str) -> list[str]:
        codes = [f"{new_id(5)}-{new_id(5)}" for _ in range(CODES)]
        await self.storage.set_recovery(user_id, [fingerprint(self.secret, RECOVERY, code) for code in codes])
        return codes
