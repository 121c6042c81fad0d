"""How long bots think, decision by decision, in little room: times are counted by size, on a logarithmic scale.

>>> times = Times()
>>> for milliseconds in range(1, 101):
...     times.add(milliseconds / 1000, milliseconds / 1000)
>>> told = times.told()
>>> told["decisions"], told["mean_ms"], told["max_ms"]
(100, 50.5, 100.0)
>>> 48 < told["p50_ms"] < 52, 92 < told["p95_ms"] < 98
(True, True)
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

from parlour.core.game import Json

AN_OCTAVE = 16  # sizes between a time and its double: what is told is right to about 2 %
LEAST = 1e-7  # seconds; no clock is finer


@dataclass
class Times:
    """How long some decisions took: by the clock on the wall, and of the processor."""

    wall: float = 0.0  # seconds
    cpu: float | None = 0.0  # None where nobody could measure it, as of a program
    most: float = 0.0  # by the wall
    sizes: Counter[int] = field(default_factory=Counter)

    def add(self, wall: float, cpu: float | None) -> None:
        """One more decision."""
        self.wall += wall
        self.cpu = None if self.cpu is None or cpu is None else self.cpu + cpu
        self.most = max(self.most, wall)
        self.sizes[round(AN_OCTAVE * math.log2(max(wall, LEAST)))] += 1

    def join(self, other: Times) -> None:
        """Those of somebody else too."""
        self.wall += other.wall
        self.cpu = None if self.cpu is None or other.cpu is None else self.cpu + other.cpu
        self.most = max(self.most, other.most)
        self.sizes.update(other.sizes)

    def to_json(self) -> list[object]:
        """For a line of the file of games."""
        sizes = {str(size): count for size, count in sorted(self.sizes.items())}
        return [round(self.wall, 6), None if self.cpu is None else round(self.cpu, 6), round(self.most, 6), sizes]

    @classmethod
    def from_json(cls, data: list[object]) -> Times:
        wall, cpu, most, sizes = data
        assert isinstance(sizes, dict)
        counted = Counter({int(size): int(count) for size, count in sizes.items()})
        return cls(float(str(wall)), None if cpu is None else float(str(cpu)), float(str(most)), counted)

    def told(self) -> Json:
        """The figures of a report, in milliseconds."""
        count = self.sizes.total()
        return {
            "decisions": count,
            "mean_ms": _milliseconds(self.wall / count) if count else 0.0,
            "mean_cpu_ms": _milliseconds(self.cpu / count) if count and self.cpu is not None else None,
            "p50_ms": self._percentile(0.50),
            "p95_ms": self._percentile(0.95),
            "max_ms": _milliseconds(self.most),
        }

    def _percentile(self, share: float) -> float:
        left = share * self.sizes.total()
        for size, count in sorted(self.sizes.items()):
            left -= count
            if left <= 0:
                return min(_milliseconds(2 ** (size / AN_OCTAVE)), _milliseconds(self.most))
        return 0.0


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 4)
