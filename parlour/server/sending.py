"""Objects as they are sent: JSON."""

from __future__ import annotations

import msgspec


def write(body: object) -> str:
    """An object as it is sent."""
    return msgspec.json.encode(body).decode()


def join(*objects: str) -> str:
    """One object with the fields of several.

    >>> join('{"a":1}', "{}", '{"b":2}')
    '{"a":1,"b":2}'
    """
    return f"{{{','.join(text[1:-1] for text in objects if text != '{}')}}}"
