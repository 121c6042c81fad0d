"""Telling people elsewhere that it is their turn: a message to an https address of theirs, as Discord takes it.

Only public addresses are called, names are looked up once and that address is used, redirects are not followed.
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import logging
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import urlsplit

import httpx

from parlour.core.errors import InvalidInput
from parlour.server.limits import Throttle
from parlour.server.public_addresses import is_public
from parlour.server.room import Room
from parlour.server.rows import User
from parlour.server.sentences import your_turn
from parlour.words import LANGUAGES

LONGEST: Final = 500
SECONDS: Final = 5.0
LOOKUPS: Final = ThreadPoolExecutor(4, "lookup")
log = logging.getLogger("parlour.webhooks")


def check_address(address: str) -> str:
    """An https address with a name, no user, no odd port."""
    try:
        parts = urlsplit(address)
        odd = parts.username or parts.password or parts.port not in (None, 443)
    except ValueError:
        raise InvalidInput("server-bad-webhook") from None
    plain = len(address) <= LONGEST and address.isascii() and address.isprintable()
    if not plain or parts.scheme != "https" or not parts.hostname or odd:
        raise InvalidInput("server-bad-webhook")
    try:
        literal = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return address
    if not is_public(str(literal)):
        raise InvalidInput("server-bad-webhook")
    return address


async def public_address(host: str) -> str:
    """One address of a host; refused if any of them is not public."""
    # In threads of its own: a name server that never answers keeps nobody else waiting.
    look_up = functools.partial(socket.getaddrinfo, host, 443, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(LOOKUPS, look_up)
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise InvalidInput("server-bad-webhook")
    return addresses[0]


class Webhooks:
    """Sends messages, not too many."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.throttle = Throttle(burst=3, per_second=1 / 60)
        self.sent = 0

    async def your_turn(self, user: User, room: Room) -> bool:
        """Say that it is somebody's turn; whether they were told. What goes wrong is told to the log alone."""
        said = your_turn(room.spec.game.name, user.name, user.language or LANGUAGES[0])
        try:
            await self.send(user.webhook or "", {"content": f"{said} {self.base}/t/{room.id}"})
            self.sent += 1
            return True
        except (httpx.HTTPError, httpx.InvalidURL, OSError, UnicodeError, TimeoutError, InvalidInput) as error:
            log.info("webhook failed", extra={"user": user.id, "error": type(error).__name__})
            return False

    async def send(self, address: str, body: dict[str, str]) -> None:
        """Post JSON to an address, to a public machine only."""
        async with asyncio.timeout(2 * SECONDS):
            await self._post(address, body)

    async def _post(self, address: str, body: dict[str, str]) -> None:
        parts = urlsplit(check_address(address))
        host = str(parts.hostname)
        literal = await public_address(host)
        shown = f"[{literal}]" if ":" in literal else literal
        url = parts._replace(netloc=shown).geturl()
        headers = {"Host": host, "Accept-Encoding": "identity"}
        extensions = {"sni_hostname": host}
        async with (
            httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client,
            client.stream("POST", url, json=body, headers=headers, extensions=extensions) as response,
        ):
            response.raise_for_status()  # the rest of what it answers is not read
