"""Who is who: guests, accounts, recovery codes."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from msgspec.structs import replace

from parlour.core.errors import InvalidInput
from parlour.server.errors import Forbidden, NotSignedIn
from parlour.server.passwords import Passwords
from parlour.server.rows import User
from parlour.server.steady_clock import now
from parlour.server.storage import Storage
from parlour.server.store import Conflict
from parlour.server.tokens import fingerprint, new_id

BOT_TOKEN: Final = "bot"  # purposes of fingerprints
RECOVERY: Final = "recovery"
LONGEST_NAME: Final = 24
CODES: Final = 8
# Characters that are letters to Unicode and nothing to the eye
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


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

    async def guest(self, name: str | None) -> User:
        """Somebody new who just typed a name, or has not yet."""
        user = User(id=new_id(), name=clean_name(name) if name is not None else "", created=now())
        await self.storage.add_user(user)
        return user

    async def account(self, name: str) -> User | None:
        """The account of a name."""
        return await self.storage.user_by_login(login_of(name))

    async def register(self, user: User, name: str, password: str) -> tuple[User, list[str]]:
        """A guest becomes an account and keeps everything; the user, and recovery codes to be shown once."""
        if user.login is not None:
            raise Forbidden("server-registered")
        name = clean_name(name)
        hashed = await self.passwords.hash(password, name)
        account = replace(user, name=name, login=login_of(name), password=hashed)
        codes, kept = self._new_codes()
        try:
            if not await self.storage.register(account, kept):
                raise Forbidden("server-registered")  # somebody was quicker, at another name perhaps
        except Conflict:
            raise Forbidden("server-name-taken") from None
        return account, codes

    async def login(self, account: User | None, password: str, known: bool) -> User:
        """Whoever knows the password of an account; that there is none is not told, and takes as long."""
        fits = await self.passwords.fits(account.password if account is not None else None, password, known)
        if account is None or account.banned or not fits:
            raise NotSignedIn("server-bad-login")
        return account

    async def recover(self, account: User | None, code: str, password: str, known: bool) -> User:
        """A new password by a recovery code; all sessions end."""
        used = fingerprint(self.secret, RECOVERY, code.strip().lower())
        user_id = account.id if account is not None else ""
        good = await self.storage.has_recovery(user_id, used)  # before the work of hashing
        if account is None or account.banned or not good:
            raise NotSignedIn("server-bad-code")
        hashed = await self.passwords.hash(password, account.login or account.name, known)
        if not await self.storage.recover(user_id, used, hashed):
            raise NotSignedIn("server-bad-code")
        return replace(account, password=hashed)

    async def need_password(self, user: User, password: str) -> str:
        """Raise unless this is the password of somebody who is signed in; its hash."""
        if user.password is None:
            raise Forbidden("server-no-account")
        if not await self.passwords.fits(user.password, password, known=True):
            raise Forbidden("server-wrong-password")
        return user.password

    async def change_password(self, user: User, password: str, new: str) -> tuple[User, list[str]]:
        """Another password, and other recovery codes with it: whoever knew the one may have those. All sessions
        end."""
        before = await self.need_password(user, password)
        hashed = await self.passwords.hash(new, user.login or user.name, known=True)
        codes, kept = self._new_codes()
        if not await self.storage.change_password(user.id, before, hashed, kept):
            raise Forbidden("server-wrong-password")  # it was changed elsewhere meanwhile
        return replace(user, password=hashed), codes

    async def new_codes(self, user: User, password: str) -> list[str]:
        """Other recovery codes, to be shown once; those before are worth nothing."""
        before = await self.need_password(user, password)
        codes, kept = self._new_codes()
        if not await self.storage.set_recovery(user.id, before, kept):
            raise Forbidden("server-wrong-password")  # it was changed elsewhere meanwhile
        return codes

    def _new_codes(self) -> tuple[list[str], list[str]]:
        """Codes, and what is kept of them."""
        codes = [f"{new_id(5)}-{new_id(5)}" for _ in range(CODES)]
        return codes, [fingerprint(self.secret, RECOVERY, code) for code in codes]
