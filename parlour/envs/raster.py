"""Pictures as pixels. The same picture gives the same pixels on every machine: letters come from a font on PyPI.

>>> from parlour.art.picture import Part, Picture
>>> from parlour.art.svg import tag
>>> ground = Part(0, 0, 4, 2, tag("rect", width=4, height=2, fill="#ff0000"))
>>> half = Part(2, 0, 2, 2, tag("rect", width=2, height=2, fill="#0000ff", opacity=0.5))
>>> [pixel.tolist() for pixel in pixels_of(Picture(4, 2, (ground, half)))[0, 1:3]]
[[255, 0, 0], [127, 0, 128]]
"""

from __future__ import annotations

import collections
import functools
import importlib.util
import io
from pathlib import Path
from typing import NamedTuple

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from parlour.art.picture import Part, Picture

Pixels = NDArray[np.uint8]

FONT = "Source Sans Pro"
FONT_FILES = ("SourceSansPro-Regular.ttf", "SourceSansPro-It.ttf", "SourceSansPro-Bold.ttf")
MOST_KEPT = 32 << 20  # bytes of pixels of parts that may come again


class _Layer(NamedTuple):
    """A part as pixels: its colours where they are seen, times how much; and what is left of those below."""

    light: NDArray[np.uint16]  # 0 to 255 × 255
    left: NDArray[np.uint16]  # 0 to 255


class _Kept:
    """The pixels of parts that were drawn lately. Of one that hides all below its colours are enough."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0  # in bytes
        self._layers: collections.OrderedDict[tuple[int, int, str], Pixels | _Layer] = collections.OrderedDict()

    def layer(self, part: Part) -> Pixels | _Layer:
        """A part as pixels. The one that was asked for longest ago goes first."""
        key = part.width, part.height, part.svg()
        if key not in self._layers:
            self._layers[key] = _drawn(*key)
            self.size += _bytes_of(self._layers[key])
        self._layers.move_to_end(key)
        found = self._layers[key]
        while self.size > self.most:
            self.size -= _bytes_of(self._layers.popitem(last=False)[1])
        return found


_kept = _Kept(MOST_KEPT)


def _bytes_of(layer: Pixels | _Layer) -> int:
    return layer.light.nbytes + layer.left.nbytes if isinstance(layer, _Layer) else layer.nbytes


def pixels_of(picture: Picture) -> Pixels:
    """A picture as rows of red, green and blue."""
    ground, *parts = picture.parts
    found = _ground(ground).copy()
    for part in parts:
        layer = _kept.layer(part)
        under = found[part.y : part.y + part.height, part.x : part.x + part.width]
        under[...] = _shared(under * layer.left + layer.light) if isinstance(layer, _Layer) else layer
    return found


def _shared(light: NDArray[np.uint16]) -> NDArray[np.uint16]:
    """Light divided by 255 and rounded, in less time than a division takes."""
    light += 128
    light += light >> 8
    light >>= 8
    return light


def _ground(part: Part) -> Pixels:
    found = _kept.layer(part)
    assert not isinstance(found, _Layer), "the first part of a picture covers all"
    return found


def _drawn(width: int, height: int, svg: str) -> Pixels | _Layer:
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        height=height,
        skip_system_fonts=True,
        font_files=list(fonts()),
        font_family=FONT,
        serif_family=FONT,
        sans_serif_family=FONT,
    )
    shade = np.asarray(Image.open(io.BytesIO(drawn)).convert("RGBA"))
    seen = shade[:, :, 3:].astype(np.uint16)
    if seen.min() == 255:
        return shade[:, :, :3].copy()
    return _Layer(shade[:, :, :3] * seen, 255 - seen)


@functools.cache
def fonts() -> tuple[str, ...]:
    """The files of the font, without importing the package: it is no program."""
    package = importlib.util.find_spec("font_source_sans_pro")
    assert package is not None and package.origin is not None, "parlour[envs] brings the font"
    folder = Path(package.origin).parent / "files"
    return tuple(str(folder / name) for name in FONT_FILES)
