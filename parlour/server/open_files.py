"""How many files and connections the system lets the server have open."""

from __future__ import annotations

import sys
from typing import Final

MOST: Final = 65_536
RESERVE: Final = 128  # for the database, the bots, what is written


def raise_limit() -> None:
    """Ask for as many as the system allows: to begin with it often gives 1,024."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for_connections() -> int:
    """How many connections there can be, with some files left over for the rest."""
    if sys.platform == "win32":
        return MOST
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else max(1, soft - RESERVE)
