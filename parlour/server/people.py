"""Who is who: guests, accounts, recovery codes."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from typing import Final

from parlour.core.errors import InvalidInput
from parlour.server.errors import Forbidden, NotSignedIn
from parlour.server.passwords import Passwords
from parlour.server.steady_clock import now
from parlour.server.storage import Storage
from parlour.server.store import Conflict, Row

BOT_TOKEN: Final = "bot"  # purposes of fingerprints
RECOVERY: Final = "recovery"
LONGEST_NAME: Final = 24
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

    def __init__(self, storage: Storage, secret: str, passwords: Passwords) -> None:
        self.storage = storage
        self.secret = secret
        self.passwords = passwords

    async def guest(self, name: str) -> Row:
        """Somebody new who just typed a name."""
        user: Row = {"id": new_id(), "name": clean_name(name), "login": None, "password": None}
        user |= {"created": now(), "banned": False, "webhook": None}
        await self.storage.add_user(user)
        return user

    async def account(self, name: str) -> Row | None:
        """The account of a name."""
        return await self.storage.user_by_login(login_of(name))

    async def register(self, user: Row, name: str, password: str) -> tuple[Row, list[str]]:
        """A guest becomes an account and keeps everything; the user, and recovery codes to be shown once."""
        if user["login"] is not None:
            raise Forbidden("server-registered")
        name = clean_name(name)
        hashed = await self.passwords.hash(password, name)
        values: Row = {"name": name, "login": login_of(name), "password": hashed}
        codes, kept = self._new_codes()
        try:
            if not await self.storage.register(user["id"], values, kept):
                raise Forbidden("server-registered")  # somebody was quicker, at another name perhaps
        except Conflict:
            raise Forbidden("server-name-taken") from None
        return {**user, **values}, codes

    async def login(self, account: Row | None, password: str, known: bool) -> Row:
        """Whoever knows the password of an account; that there is none is not told, and takes as long."""
        fits = await self.passwords.fits(account["password"] if account is not None else None, password, known)
        if account is None or account["banned"] or not fits:
            raise NotSignedIn("server-bad-login")
        return account

    async def recover(self, account: Row | None, code: str, password: str, known: bool) -> Row:
        """A new password by a recovery code; all sessions end."""
        used = fingerprint(self.secret, RECOVERY, code.strip().lower())
        user_id = account["id"] if account is not None else ""
        good = await self.storage.has_recovery(user_id, used)  # before the work of hashing
        if account is None or account["banned"] or not good:
            raise NotSignedIn("server-bad-code")
        hashed = await self.passwords.hash(password, account["login"], known)
        if not await self.storage.recover(user_id, used, hashed):
            raise NotSignedIn("server-bad-code")
        return {**account, "password": hashed}

    async def need_password(self, user: Row, password: str) -> None:
        """Raise unless this is the password of somebody who is signed in."""
        if user["login"] is None:
            raise Forbidden("server-no-account")
        if not await self.passwords.fits(user["password"], password, known=True):
            raise Forbidden("server-wrong-password")

    async def change_password(self, user: Row, password: str, new: str) -> tuple[Row, list[str]]:
        """Another password, and other recovery codes with it: whoever knew the one may have those. All sessions
        end."""
        await self.need_password(user, password)
        hashed = await self.passwords.hash(new, user["login"], known=True)
        codes, kept = self._new_codes()
        if not await self.storage.change_password(user["id"], user["password"], hashed, kept):
            raise Forbidden("server-wrong-password")  # it was changed elsewhere meanwhile
        return {**user, "password": hashed}, codes

    async def new_codes(self, user: Row, password: str) -> list[str]:
        """Other recovery codes, to be shown once; those before are worth nothing."""
        await self.need_password(user, password)
        codes, kept = self._new_codes()
        if not await self.storage.set_recovery(user["id"], user["password"], kept):
            raise Forbidden("server-wrong-password")  # it was changed elsewhere meanwhile
        return codes

    def _new_codes(self) -> tuple[list[str], list[str]]:
        """Codes, and what is kept of them."""
        codes = [f"{new_id(5)}-{new_id(5)}" for _ in range(CODES)]
        return codes, [fingerprint(self.secret, RECOVERY, code) for code in codes]
