"""Which addresses are machines of the public network, by the registries of IANA (`special_addresses.toml`)."""

from __future__ import annotations

import functools
import ipaddress
import tomllib
from importlib import resources
from typing import Any, Final

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
# The only part of IPv6 that is given to machines of the public network, one by one.
GIVEN_OUT: Final = ipaddress.IPv6Network("2000::/3")


@functools.cache
def registry() -> dict[Network, Any]:
    """Every block with a special purpose, and what the registry says of its being reachable."""
    text = (resources.files("parlour.server") / "special_addresses.toml").read_text(encoding="utf-8")
    read = tomllib.loads(text)
    blocks = {**read["ipv4"], **read["ipv6"]}
    return {ipaddress.ip_network(block): reachable for block, reachable in blocks.items()}


@functools.cache
def unreachable() -> tuple[Network, ...]:
    """The blocks of the registry that are not said to be reachable by everybody."""
    return tuple(block for block, reachable in registry().items() if reachable is not True)


def is_public(address: str) -> bool:
    """Whether an address is of one machine of the public network.

    A block that is reachable inside one that is not does not count: such are services of the network itself.
    Nor does an address that stands for one of IPv4: what it is translated to is not known here.
    """
    found = ipaddress.ip_address(address)
    if found.version == 6 and found not in GIVEN_OUT:
        return False
    return not found.is_multicast and not any(
        found.version == block.version and found in block for block in unreachable()
    )
