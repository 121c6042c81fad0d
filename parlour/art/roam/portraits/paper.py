"""The square a portrait is drawn on, 100 × 100, lit from the left as the landscapes are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from parlour.art.roam.landscapes.canvas import Canvas
from parlour.art.svg import number, wrap

SIDE: Final = 100
LINE: Final = "#3f3026"  # eyes, mouths, thin outlines
BLUSH: Final = "#d9806c"


class Paper(Canvas):
    """A canvas on which a whole figure can be moved, made smaller or turned round."""

    def __init__(self, name: str, number: int = 0) -> None:
        super().__init__(name, number)
        self._before = ""

    def drawn(self) -> str:
        self._before += super().drawn()
        self.shapes = []
        return self._before

    @contextmanager
    def moved(
        self,
        x: float,
        y: float,
        scale: float = 1,
        flip: bool = False,
        lean: float = 0,
        opacity: float | None = None,
    ) -> Iterator[None]:
        """What is drawn now is moved by (x, y) and grows from there; `lean` in degrees around the middle."""
        before, self._before = self.drawn(), ""
        yield
        inside, self._before = self.drawn(), before
        across = f"{'-' if flip else ''}{scale:.2f}"
        at = f"translate({number(x)} {number(y)})" + (
            f" scale({across} {scale:.2f})" if flip or scale != 1 else ""
        )
        if lean:
            at += f" rotate({number(lean)} 50 50)"
        self._before += wrap("g", inside, transform=at, opacity=opacity)

    def dots(self, colour: str, spots: str, width: float, opacity: float | None = None) -> None:
        """Dots at the spots of a path: `M10 10h.1` and so on."""
        self.line(colour, spots, width, opacity)
