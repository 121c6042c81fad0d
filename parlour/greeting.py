"""What a host reads in a terminal when the server is there: where it is, who can join, how it is stopped.

A program that started the server reads its log instead, one JSON object a line (logs.py).
"""

from __future__ import annotations

import ipaddress
import shlex
import socket
import sys
import threading
import webbrowser
from typing import Final

import segno
from rich.text import Text

from parlour.console import console, spoken
from parlour.server.database import sqlite_path
from parlour.server.settings import Settings

EVERYWHERE: Final = "0.0.0.0"
QUIET: Final = 2  # modules of light around a code
# Addresses for examples (RFC 5737, RFC 3849): nothing is sent to them, the system only says which way it would go.
FAR: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
# The upper and the lower of two modules in one character, each dark or light
HALVES: Final = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}


def welcome(settings: Settings, browse: bool = False) -> None:
    """When the server is there: say so, and open the browser if that is wanted."""
    greet(settings)
    if browse:
        opener = threading.Thread(target=webbrowser.open, args=[f"{own_url(settings)}/"], daemon=True)
        opener.start()


def greet(settings: Settings) -> None:
    """Nothing, unless a person reads it."""
    if not sys.stdout.isatty():
        return
    said = spoken()
    console.print()
    console.print(said.say("cli-serve-open", {"url": own_url(settings)}), style="bold", markup=False)
    friends = friends_url(settings)
    if friends is None:
        console.print(said.say("cli-serve-alone", {"command": command_for_friends()}), markup=False)
    else:
        console.print(said.say("cli-serve-friends", {"url": friends}), markup=False)
        show_code(friends)
    place = sqlite_path(settings)
    if place is not None:
        console.print(said.say("cli-serve-kept", {"place": str(place)}), markup=False)
    console.print(said.say("cli-serve-stop"), markup=False)
    console.print()


def own_url(settings: Settings) -> str:
    """Where the browser of this machine finds the server."""
    host = settings.host
    if is_everywhere(host):
        host = "127.0.0.1" if "." in host else "::1"
    return url(host, settings.port)


def friends_url(settings: Settings) -> str | None:
    """What to tell others; None if only this machine gets in."""
    if settings.address:
        return settings.address
    if is_everywhere(settings.host):
        found = address_in_network()
        return url(found or socket.gethostname(), settings.port)
    return None if is_own(settings.host) else url(settings.host, settings.port)


def url(host: str, port: int) -> str:
    """
    >>> url("127.0.0.1", 8765), url("::1", 80)
    ('http://127.0.0.1:8765', 'http://[::1]')
    """
    named = f"[{host}]" if ":" in host else host
    return f"http://{named}" + (f":{port}" if port != 80 else "")


def is_everywhere(host: str) -> bool:
    """Whether it stands for all addresses of this machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def is_own(host: str) -> bool:
    """Whether only this machine reaches it.

    >>> is_own("localhost"), is_own("127.0.0.1"), is_own("192.168.1.5"), is_own("club.example")
    (True, True, False, False)
    """
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def address_in_network() -> str | None:
    """The address of this machine in its network, if it is in one."""
    for family, far in FAR:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as way:
                way.connect((far, 9))
                found = str(way.getsockname()[0])
        except OSError:
            continue
        if not ipaddress.ip_address(found).is_loopback:
            return found
    return None


def command_for_friends() -> str:
    """How this server is started so that others can join."""
    given = sys.argv[1:] or ["serve"]
    program = [sys.argv[0]]
    if program[0].endswith("__main__.py"):  # nobody can run that file: it was `python -m parlour`
        program = [sys.executable, "-m", "parlour"]
    return shlex.join([*program, *given, "--host", EVERYWHERE])


def show_code(address: str) -> None:
    """An address for the camera of a phone, where the terminal can draw it."""
    rows = code(address)
    try:
        "\n".join(rows).encode(console.encoding)
    except UnicodeEncodeError:
        return
    if len(rows[0]) > console.width:
        return
    console.print(spoken().say("cli-serve-scan"), markup=False)
    for row in rows:
        console.print(Text(row, style="bright_white on black"))


def code(address: str) -> list[str]:
    """A QR code, two rows of modules in one of characters; light is drawn, as terminals are mostly dark.

    >>> rows = code("http://192.168.1.5:8765")
    >>> len(rows[0]), len(rows), rows[0][:4]
    (29, 15, '████')
    """
    modules = [[bool(module) for module in row] for row in segno.make(address, micro=False, error="l").matrix]
    light = [False] * (len(modules) + 2 * QUIET)
    framed = [light] * QUIET + [[*light[:QUIET], *row, *light[:QUIET]] for row in modules] + [light] * QUIET
    if len(framed) % 2:
        framed.append([True] * len(light))  # half a row of characters is left: it is not drawn
    return [
        "".join(HALVES[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(framed[::2], framed[1::2], strict=True)
    ]
