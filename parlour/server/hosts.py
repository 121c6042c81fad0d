"""Under which names people reach this server.

A page elsewhere can have a name of its own point to this machine, and would then count as a page of this server:
so a name nobody gave the server is refused. Numbers are nobody's name, so any of them will do.
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from parlour.server.settings import Settings

LONGEST_NAME: Final = 255
AT_HOME: Final = ".local"  # how machines of a home network are called


def name_in(host: str) -> str:
    """The name in a `Host` header or after `//` in an address, without the port; nothing where there is none.

    >>> [name_in(text) for text in ("Parlour.Example:8765", "[::1]:80", "club.example.", "a@b", "")]
    ['parlour.example', '::1', 'club.example', '', '']
    """
    if len(host) > LONGEST_NAME or not host.isascii() or any(mark in host for mark in "@/?#\\ "):
        return ""
    try:
        found = urlsplit(f"//{host}")
        _ = found.port  # raises where it is none
    except ValueError:
        return ""
    return (found.hostname or "").rstrip(".")


def is_number(name: str) -> bool:
    """Whether a name is an IP address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Hosts:
    """The names of this server: those its host chose, and those its machine has by itself."""

    def __init__(self, settings: Settings) -> None:
        addresses = [urlsplit(address).netloc for address in (settings.address, *settings.origins)]
        machine = name_in(socket.gethostname())
        short = machine.partition(".")[0]
        names = {*map(name_in, addresses), name_in(settings.host), "localhost", machine, short}
        if short:
            names.add(short + AT_HOME)
        self.names = frozenset(names - {""})

    def knows(self, host: str) -> bool:
        """Whether a `Host` header means this server, at whatever port: proxies change those."""
        name = name_in(host)
        return name in self.names or is_number(name)
