"""The Reach as text: a row for each cluster in play, with its gate and its three planets.

The low map puts a system into one line where it has room and into two where it is crowded. The high map has a line
for the place and one for the ships, and draws which systems are next to each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from parlour.games.arcs.components.box import RESOURCES
from parlour.games.arcs.components.reach import (
    ALL_SYSTEMS,
    BUILDING_SLOTS,
    CLUSTER_SYSTEMS,
    CLUSTERS,
    SYSTEMS,
    cluster_of,
    gate_of,
    is_gate,
)
from parlour.games.arcs.ids import System, is_outside
from parlour.games.arcs.state.state import ArcsState
from parlour.games.arcs.turn.planets import type_of
from parlour.terminal.arcs.look import EMPTY, FLAG, LOOKS, Names, counted, structure
from parlour.terminal.blocks import Lines, fitted
from parlour.terminal.ink import ink

SIDE: Final = 2  # columns for the number of a cluster
GAP: Final = 2  # between systems; the second column has a mark
LEAST: Final = SIDE + 4 * 18 + 3 * GAP  # columns
RECENT: Final = "›"
CHOSEN: Final = "»"


@dataclass(frozen=True)
class Marks:
    """Systems to look at."""

    recent: frozenset[str] = frozenset()  # where something just happened
    chosen: frozenset[str] = frozenset()  # what a choice is about


class MapDrawing:
    """One drawing of the Reach."""

    def __init__(self, names: Names, world: ArcsState, marks: Marks, width: int) -> None:
        self.names = names
        self.world = world
        self.marks = marks
        self.cell = (width - SIDE - 3 * GAP) // 4
        self.clusters = [cluster for cluster in range(CLUSTERS) if cluster not in world.setup.out]

    def draw(self, high: bool) -> Lines:
        """The whole map."""
        lines = [self._heading()]
        for place, cluster in enumerate(self.clusters):
            if high and place:
                lines.append(self._between(self.clusters[place - 1], cluster))
            lines += self._high(cluster) if high else self._low(cluster)
        if high:
            lines.append(self._around())
        return lines

    def _heading(self) -> Text:
        """The kinds of systems: with the number of the cluster they are what is typed."""
        line = ink(" " * SIDE)
        for place, kind in enumerate(CLUSTER_SYSTEMS):
            line.append(" " * GAP if place else "")
            line.append(f"-{kind}".ljust(self.cell), "dim")
        line.rstrip()
        return line

    def _low(self, cluster: int) -> Lines:
        """One line if everything has room in it, else two."""
        systems = [system for system in ALL_SYSTEMS if cluster_of(system) == cluster]
        whole = [self._place(system) + self._ships(system) for system in systems]
        if all(cell.cell_len <= self.cell for cell in whole):
            return [self._row(cluster, whole)]
        upper, lower = [], []
        for system, cell in zip(systems, whole, strict=True):
            fits = cell.cell_len <= self.cell
            upper.append(cell if fits else self._place(system))
            lower.append(Text() if fits else self._tight_ships(system))
        return [self._row(cluster, upper), self._row(cluster, lower, first=False)]

    def _high(self, cluster: int) -> Lines:
        """The place, then its ships."""
        systems = [system for system in ALL_SYSTEMS if cluster_of(system) == cluster]
        upper = [self._place(system) for system in systems]
        return [
            self._row(cluster, upper, linked=True),
            self._row(cluster, [self._tight_ships(system) for system in systems], first=False),
        ]

    def _row(self, cluster: int, cells: Lines, first: bool = True, linked: bool = False) -> Text:
        """The four systems of a cluster side by side; marks stand before them, lines join neighbours."""
        line = Text()
        for kind, cell in enumerate(cells):
            mark = self._mark(gate_of(cluster) + kind) if first else ink(" ")
            if kind == 0:
                line.append(str(cluster + 1) if first else " ", "bold")
            else:
                line.append(" ")
            line.append_text(mark)
            width = self.cell
            if linked and kind < len(cells) - 1 and cell.cell_len + 2 < width:
                cell = cell + ink(" ") + ink("─" * (width - cell.cell_len - 1), "dim")
            line.append_text(fitted(cell, width))
        line.rstrip()
        return line

    def _mark(self, system: int) -> Text:
        if SYSTEMS[system] in self.marks.chosen:
            return ink(CHOSEN, "bold")
        return ink(RECENT if SYSTEMS[system] in self.marks.recent else " ", "bold")

    def _between(self, upper: int, lower: int) -> Text:
        """What joins two clusters: their gates always, planets where they share a border."""
        line = ink(" " * (SIDE + 1)).append("│", "dim")
        hex_of, arrow_of = gate_of(upper) + len(CLUSTER_SYSTEMS) - 1, gate_of(lower) + 1
        if arrow_of in self.world.setup.neighbours[hex_of]:
            left = SIDE + self.cell + GAP
            right = SIDE + 3 * (self.cell + GAP) + 1
            line.append(" " * (left - line.cell_len + 1))
            line.append("┌" + "─" * (right - left - 2) + "┘", "dim")
        return line

    def _around(self) -> Text:
        """The ring closes."""
        ring = self.names.say("terminal-arcs-ring", first=self.clusters[0] + 1)
        return ink(" " * (SIDE + 1)).append(ring, "dim")

    def _place(self, system: System) -> Text:
        """What a system is: a gate, or a planet with its type and its building slots."""
        here = self.world.buildings(system)
        outside = [code for code in here if is_outside(code)]
        if is_gate(system):
            line = ink(self.names.say("terminal-arcs-gate"), "bold")
            for code in outside:
                line.append(" ").append_text(structure(code))
            return line
        line = self.names.resource(RESOURCES[type_of(self.world, system)]).append("[")
        built = [code for code in here if not is_outside(code)]
        for place in range(BUILDING_SLOTS[system]):
            line.append(" " if place and built else "")
            if place < len(built):
                line.append_text(structure(built[place]))
            else:
                line.append(EMPTY)
        line.append("]")
        for code in outside:
            line.append_text(structure(code))
        return line

    def _ships(self, system: System) -> Text:
        """Ships by seat, after a space: fresh ones, with a flag where they control the system, then damaged."""
        line = Text()
        control = self.world.control(system)
        for seat in self.world.setup.all_seats:
            fresh = self.world.fresh(seat, system)
            damaged = self.world.damaged(seat, system)
            if fresh or damaged:
                line.append(" ")
            if fresh:
                line.append_text(counted(seat, fresh))
            if control == seat:
                line.append(FLAG, LOOKS[seat].style)
            if damaged:
                line.append_text(counted(seat, damaged, damaged=True))
        return line

    def _tight_ships(self, system: System) -> Text:
        """The ships of a line of their own; without spaces where there are many."""
        line = self._ships(system)
        if line.cell_len > self.cell:
            line = Text().join(line.split(" "))
        return line
