"""Passwords: which are good enough, and how they are hashed.

Length is what counts, and that a password is not among the first anybody would try. Hashing takes much memory on
purpose, so few are hashed at a time, and few may wait for it.
"""

from __future__ import annotations

import asyncio
import threading
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from parlour.core.errors import InvalidInput
from parlour.server.errors import TooMuch

LENGTH: Final = (10, 200)
FIRST_GUESSES: Final = 1_000_000  # a password that is guessed within so many is refused
LOOKED_AT: Final = 20  # characters: guessing how others guess takes long for more
THREADS: Final = 2
MOST_WAITING: Final = 32
# Words are typed on the wrong keyboard as often as on the right one.
_KEYS: Final = str.maketrans("йцукенгшщзхъфывапролджэячсмитьбю", "qwertyuiop[]asdfghjkl;'zxcvbnm,.")
_lock: Final = threading.Lock()  # zxcvbn keeps the words of a call in a global
T = TypeVar("T")


def normal(password: str) -> str:
    """A password in one form, whatever keyboard it was typed on."""
    return unicodedata.normalize("NFKC", password)


def is_common(password: str, name: str) -> bool:
    """Whether somebody who guesses would come to this password soon: it is in lists, or the name, or a pattern.

    >>> [is_common(text, "Ada Lovelace") for text in ("Password123", "ADA LOVELACE", "пароль1234", "odd teapots")]
    [True, True, True, False]
    """
    from zxcvbn import zxcvbn  # its lists take a moment and some memory

    small = _once(password.lower())[:LOOKED_AT]
    plain = "".join(char for char in unicodedata.normalize("NFD", small) if not unicodedata.combining(char))
    own = [*{name.lower(), name.lower().replace(" ", ""), *name.lower().split(), "parlour"}]
    with _lock:
        return any(
            zxcvbn(text, own)["guesses"] < FIRST_GUESSES
            for text in {small, plain[:LOOKED_AT], small.translate(_KEYS)}
        )


def _once(text: str) -> str:
    """Something said over and over, said twice."""
    for length in range(1, len(text) // 2 + 1):
        if all(text[place] == text[place - length] for place in range(length, len(text))):
            return text[: 2 * length]
    return text


class Passwords:
    """Hashes and compares, a few at a time."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.threads = ThreadPoolExecutor(THREADS, "passwords")
        # Whoever is known here does not wait behind a crowd of strangers.
        self.room = {known: threading.BoundedSemaphore(MOST_WAITING) for known in (False, True)}
        self.nobody = self.hasher.hash("nobody's password")  # so that unknown names take as long as known ones

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)

    async def hash(self, password: str, name: str, known: bool = False) -> str:
        """The hash of a new password; raises unless it is good enough."""
        password = normal(password)
        if not LENGTH[0] <= len(password) <= LENGTH[1]:
            raise InvalidInput("server-bad-password", least=LENGTH[0], most=LENGTH[1])

        def run() -> str | None:
            return None if is_common(password, name) else self.hasher.hash(password)

        found = await self._run(run, known)
        if found is None:
            raise InvalidInput("server-common-password")
        return found

    async def fits(self, hashed: str | None, password: str, known: bool = False) -> bool:
        """Whether this is the password; None is the hash of nobody."""

        def run() -> bool:
            forms = dict.fromkeys((normal(password), password))  # old hashes are of passwords as they were typed
            return any(self._is(hashed or self.nobody, form) for form in forms)

        return await self._run(run, known) and hashed is not None

    def _is(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except VerificationError:
            return False

    async def _run(self, work: Callable[[], T], known: bool) -> T:
        room = self.room[known]
        if not room.acquire(blocking=False):
            raise TooMuch("server-too-much")
        running = self.threads.submit(work)
        running.add_done_callback(lambda _: room.release())
        return await asyncio.wrap_future(running)
