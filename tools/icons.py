"""Draw what phones and chats want as pixels: the icon, and a preview of both tables for links.

    python tools/icons.py

They lie in web/public, from where the client is built: `icon-192.png` and `icon-512.png` for a phone's screen,
`apple-touch-icon.png` without transparent corners, `preview.png` for links that somebody sends. A test draws the
icons again.
"""

from __future__ import annotations

import io
import random
import sys
from pathlib import Path
from typing import Final

import resvg_py
from PIL import Image

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from parlour.art.svg import tag, wrap  # noqa: E402
from parlour.bots import bots_of, make_bot  # noqa: E402
from parlour.core.chance import SeededChance  # noqa: E402
from parlour.core.game import Json  # noqa: E402
from parlour.core.state import State  # noqa: E402
from parlour.envs.drawing import picture_of  # noqa: E402
from parlour.envs.raster import FONT, fonts  # noqa: E402
from parlour.games import find_game  # noqa: E402

PUBLIC: Final = ROOT / "web" / "public"
ICON: Final = PUBLIC / "icon.svg"
SIZES: Final = {"icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180}
ROUND: Final = 'rx="14" '  # the corners of the icon: Apple's phones cut them themselves
WIDE, HIGH = 1200, 630  # what chats show of a link
COLOURS: Final = 256  # of the preview, which makes it a third of the size
TABLES: Final[tuple[tuple[str, Json, str, int], ...]] = (
    ("roam", {"players": 3}, "preview 3", 60),
    ("arcs", {"players": 3}, "preview 1", 160),
)  # game, options, seed, decisions
PAPER, INK = "#3b2f2a", "#f6efe4"


def icons() -> dict[str, bytes]:
    """The icon as pixels, by the names of the files."""
    icon = ICON.read_text(encoding="utf-8")
    found = {}
    for name, size in SIZES.items():
        svg = icon.replace(ROUND, "") if name.startswith("apple") else icon
        found[name] = pixels(svg, size, size)
    return found


def preview() -> bytes:
    """Both tables in the middle of a game, side by side below the name."""
    few = Image.open(io.BytesIO(pixels(tables(), WIDE, HIGH))).convert("RGB").quantize(COLOURS, kmeans=2)
    kept = io.BytesIO()
    few.save(kept, "png", optimize=True)
    return kept.getvalue()


def tables() -> str:
    """The preview as a drawing."""
    icon = ICON.read_text(encoding="utf-8")
    parts = [tag("rect", width=WIDE, height=HIGH, fill=PAPER)]
    parts.append(wrap("svg", inside_of(icon), x=40, y=28, width=84, height=84, viewBox="0 0 64 64"))
    parts.append(tag("text", "Parlour", x=148, y=90, font_size=60, font_weight=700, fill=INK, font_family=FONT))
    wide = (WIDE - 3 * 30) / 2
    for place, (name, options, seed, decisions) in enumerate(TABLES):
        game = find_game(name)
        picture = picture_of(game, position(name, options, seed, decisions))
        high = min(wide * picture.height / picture.width, HIGH - 140 - 24)
        broad = high * picture.width / picture.height
        x = 30 + place * (wide + 30) + (wide - broad) / 2
        box = f"0 0 {picture.width} {picture.height}"
        parts.append(wrap("svg", picture.inside(), x=x, y=140, width=broad, height=high, viewBox=box))
    return wrap("svg", "".join(parts), xmlns="http://www.w3.org/2000/svg", width=WIDE, height=HIGH)


def inside_of(svg: str) -> str:
    """What a file draws, to be put into another."""
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")]


def position(name: str, options: Json, seed: str, decisions: int) -> State:
    """A game as bots play it, in the middle."""
    game = find_game(name)
    chance, rng = SeededChance(seed), random.Random(seed)
    state: State = game.start(game.options(options), chance)
    bot = make_bot(bots_of(game)[-1], game)
    for _ in range(decisions):
        state.play(bot.choose(state.view(state.to_move), rng), chance)
    return state


def pixels(svg: str, width: int, height: int) -> bytes:
    """A drawing as a PNG file."""
    found = resvg_py.svg_to_bytes(
        svg_string=svg,
        width=width,
        height=height,
        skip_system_fonts=True,
        font_files=list(fonts()),
        font_family=FONT,
        serif_family=FONT,
        sans_serif_family=FONT,
    )
    return bytes(found)


def main() -> None:
    for name, data in {**icons(), "preview.png": preview()}.items():
        (PUBLIC / name).write_bytes(data)
        print(f"{name}: {len(data)} bytes")


if __name__ == "__main__":
    main()
