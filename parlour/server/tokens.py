"""Names nobody guesses, and what is kept of them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


def new_id(length: int = 12) -> str:
    """A name nobody guesses."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def fingerprint(secret: str, purpose: str, text: str) -> str:
    """What is stored of a token: enough to know it again, not enough to make it, and good for one purpose only."""
    return hmac.new(secret.encode(), f"{purpose}:{text}".encode(), hashlib.sha256).hexdigest()
