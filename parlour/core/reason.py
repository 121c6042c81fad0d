"""Why a player would do something: reasons with weights. Bots that can say what they think give them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Reason:
    """One thing that speaks for an action, or against it; its words are `<game>-reason-<name>`."""

    name: str
    weight: float
