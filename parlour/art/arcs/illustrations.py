"""The rules of Arcs a picture says better."""

from __future__ import annotations

from typing import Final

from parlour.art.arcs.illustrated_cards import BESIDE_THE_MAP
from parlour.art.arcs.illustrated_map import ON_THE_MAP

ILLUSTRATED: Final = {**ON_THE_MAP, **BESIDE_THE_MAP}
