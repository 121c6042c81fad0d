"""The Reach (A-3): 24 systems in six clusters, what is next to what, and the setup cards.

>>> names = [SYSTEMS[system] for system in neighbours((0, 3))[system_of("3-gate")]]
>>> names  # clusters 1 and 4 are out of play: the path leads past 4 to 5
['2-gate', '3-arrow', '3-crescent', '3-hex', '5-gate']
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Final

from parlour.games.arcs.components.box import RESOURCES, read_data
from parlour.games.arcs.ids import NOTHING, Resource, System

CLUSTERS: Final = 6
CLUSTER_SYSTEMS: Final = ("gate", "arrow", "crescent", "hex")
GATE: Final = 0
SYSTEMS: Final = tuple(f"{cluster}-{kind}" for cluster in range(1, CLUSTERS + 1) for kind in CLUSTER_SYSTEMS)
ALL_SYSTEMS: Final = tuple(System(system) for system in range(len(SYSTEMS)))

_facts = read_data("map")
_planets = _facts["planets"]

# by system; gates have none
TYPE: Final = tuple(
    Resource(RESOURCES.index(_planets[name]["type"])) if name in _planets else NOTHING for name in SYSTEMS
)
BUILDING_SLOTS: Final = tuple(_planets[name]["slots"] if name in _planets else 0 for name in SYSTEMS)


def system_of(name: str) -> System:
    """The system of this name."""
    return System(SYSTEMS.index(name))


def cluster_of(system: System) -> int:
    """The cluster a system belongs to, from 0."""
    return system // len(CLUSTER_SYSTEMS)


def is_gate(system: System) -> bool:
    """Gates are systems too (A-3.1)."""
    return system % len(CLUSTER_SYSTEMS) == GATE


def gate_of(cluster: int) -> System:
    """The gate of a cluster."""
    return System(cluster * len(CLUSTER_SYSTEMS) + GATE)


_CROSSING: Final = tuple((system_of(one), system_of(other)) for one, other in _facts["cross_cluster_adjacent"])


def planets_by(gate: System) -> tuple[System, System, System]:
    """The planets of a gate's cluster."""
    return System(gate + 1), System(gate + 2), System(gate + 3)


def in_play(out: tuple[int, ...]) -> tuple[System, ...]:
    """A-3.4: the systems that can be entered when these clusters are out of play."""
    return tuple(system for system in ALL_SYSTEMS if cluster_of(system) not in out)


@functools.lru_cache(maxsize=32)
def neighbours(out: tuple[int, ...]) -> tuple[tuple[System, ...], ...]:
    """By system: those adjacent to it; out-of-play systems have no neighbours."""
    found: list[set[System]] = [set() for _ in SYSTEMS]

    def join(one: System, other: System) -> None:
        found[one].add(other)
        found[other].add(one)

    playing = [cluster for cluster in range(CLUSTERS) if cluster not in out]
    for place, cluster in enumerate(playing):
        gate = gate_of(cluster)
        arrow, crescent, hexagon = planets_by(gate)
        for planet in (arrow, crescent, hexagon):
            join(gate, planet)
        join(arrow, crescent)  # the thin borders inside a cluster
        join(crescent, hexagon)
        # the ring of gates; path markers lead past the clusters that are out of play
        join(gate, gate_of(playing[(place + 1) % len(playing)]))
    for one, other in _CROSSING:
        if cluster_of(one) in playing and cluster_of(other) in playing:
            join(one, other)
    return tuple(tuple(sorted(systems)) for systems in found)


@dataclass(frozen=True)
class SetupCard:
    """A setup card (A-2.3): clusters out of play, and where each player starts, in turn order: A, B, C…"""

    name: str
    players: int
    out: tuple[int, ...]
    starts: tuple[tuple[System, ...], ...]


SETUP_CARDS: Final = tuple(
    SetupCard(
        card["name"].lower().replace(" ", "-"),  # what options and records call it
        card["players"],
        tuple(cluster - 1 for cluster in card["out"]),
        tuple(tuple(system_of(name) for name in start) for start in card["starts"]),
    )
    for card in read_data("setups")["setup"]
)


def setup_cards(players: int) -> tuple[SetupCard, ...]:
    """A-2.3: those of a player count."""
    return tuple(card for card in SETUP_CARDS if card.players == players)
