"""The cast of Wayfarers, second half: those of snow, orchard, lake, canyon and village."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.art.roam.landscapes.canvas import WHITE
from parlour.art.roam.portraits import beasts, hats, people, things
from parlour.art.roam.portraits.paper import BLUSH, Paper
from parlour.art.roam.portraits.people import BROWN, DARK, PALE, TAN, WARM

Figure = Callable[[Paper], None]


def mitten_olla(paper: Paper) -> None:
    """23: one mitten."""
    hats.hood(paper, "#8a6a58", "#6f5243")
    people.bust(paper, "#8a6a58", "#6f5243")
    people.head(paper, PALE)
    people.fringe(paper, "#e0c07a")
    people.face(paper, PALE, "dots", "small")
    people.brows(paper, "#c29f57", worried=True)
    paper.dots(
        "#f6f1e8",
        "M33 62h.1M31 52h.1M33 42h.1M38 34h.1M46 29.5h.1M55 29.5h.1M62 34h.1M67 42h.1M69 52h.1M67 62h.1",
        9,
    )
    people.scarf(paper, "#7fa1b5", "#64879b", end=False)
    paper.fill("#c9453c", "M10 100V78q0-9 9-9t9 9l5-3q5 2 2 8l-6 8v9z")
    paper.line(WHITE, "M10 94h18", 4)
    paper.line(WHITE, "M15 84l4-4 4 4", 1.8)
    things.hand(paper, 82, 84, PALE)
    paper.line(PALE.light, "M79 80v-7M83 79v-8M87 81v-6", 3)


def nils_downhill(paper: Paper) -> None:
    """24: skis, goggles, no brakes."""
    paper.line("#d8705c", "M14 104L30 8q2-6 7-4M86 104L70 8q-2-6-7-4", 5.5)
    people.bust(paper, "#c9574a", "#a3423a")
    paper.line(WHITE, "M16 86q34-10 68 0", 4)
    people.head(paper, WARM)
    people.face(paper, WARM, "dots", "grin")
    hats.knitted(paper, "#4f7fa0", "#3b6380", "#f6f1e8")
    paper.line("#35323a", "M34 46h32", 3)
    paper.fill("#35323a", "M36 40h28q3 0 3 6t-5 7q-8 1-12-4-4 5-12 4-5-1-5-7t3-6z")
    paper.fill("#f0b44f", "M38 42h24q3 0 3 4t-4 5q-7 0-11-4-4 4-11 4-4-1-4-5t3-4z")
    paper.line(WHITE, "M40 45l5-2M56 45l5-2", 1.6)
    paper.dots(WHITE, "M6 92h.1M14 98h.1M22 94h.1M92 90h.1M84 98h.1M96 100h.1", 6)


def grandfather_doze(paper: Paper) -> None:
    """26: a nightcap, asleep."""
    people.bust(paper, "#7fa1b5", "#64879b")
    paper.line(WHITE, "M20 82v20M32 76v26M68 76v26M80 82v20", 2, 0.55)
    people.head(paper, PALE)
    people.face(paper, PALE, "closed", "small")
    people.beard(paper, "#f1eee6", "#c5c0b3", long=True)
    people.brows(paper, "#e3dfd4")
    hats.nightcap(paper, "#8d86b5", "#6d6699")
    paper.line("#5d7285", "M12 30h9l-9 10h9M5 16h6l-6 7h6M22 46h4l-4 5h4", 2)


def plum_petra(paper: Paper) -> None:
    """27: a beret like a plum, and a plum."""
    people.plaits(paper, "#8a3f2a", "#e3c65a")
    people.bust(paper, "#7b5a93", "#634678")
    people.head(paper, WARM)
    people.fringe(paper, "#8a3f2a")
    people.face(paper, WARM, "wide", "grin")
    paper.dots("#b5683c", "M38 51h.1M42 52.5h.1M58 52.5h.1M62 51h.1", 1.8)
    paper.fill("#7b5a93", "M28 34q-4-16 20-18 26 0 24 14-22-8-44 4z")
    paper.line("#5d7a3f", "M50 16q0-7 5-10", 3)
    things.leaf(paper, 54, 9, "#86a95c", 1)
    paper.disc(18, 86, 13, "#6d4a8c")
    paper.line("#563872", "M18 74q6 10 1 24", 1.8)
    paper.line(WHITE, "M11 82q1-4 5-5", 2.2, 0.6)
    paper.line("#a98fbd", "M34 80h8M36 88h10M34 96h7", 2)


def cider_jack(paper: Paper) -> None:
    """28: red cheeks, a mug, an apple."""
    people.bust(paper, "#7f9a5a", "#657e44")
    people.lapels(paper, "#657e44", "#f6efdd")
    people.head(paper, PALE, 17)
    people.short_hair(paper, "#b5782f")
    people.face(paper, PALE, "happy", "grin")
    paper.dots(BLUSH, "M38 53h.1M62 53h.1", 9, 0.6)
    hats.flat_cap(paper, "#5f7f4a", "#4a6538")
    paper.fill("#d8705c", "M66 24q10-14 20-16-4 14-16 20z")
    things.mug(paper, steam=False)
    paper.disc(84, 84, 10, "#c9453c")
    paper.line("#5f4a36", "M84 75q0-5 3-7", 2.2)
    things.leaf(paper, 86, 72, "#86a95c", 1)
    paper.line(WHITE, "M79 81q1-3 4-4", 2, 0.7)


def beekeeper_hum(paper: Paper) -> None:
    """30: a veil, and bees on the hat."""
    people.bust(paper, "#f0e6cf", "#d3c5a4")
    people.head(paper, TAN)
    people.face(paper, TAN, "dots", "smile")
    paper.fill("#f5f1e4", "M24 40q26-8 52 0l-2 34q-24 12-48 0z", 0.45)
    mesh = "M30 40v36M38 38v42M46 37v44M54 37v44M62 38v42M70 40v36M25 50q25-4 50 0M25 60q25-4 50 0M26 70q24 6 48 0"
    paper.line("#6d6555", mesh, 0.7, 0.7)
    hats.wide(paper, "#e8c56a", "#cda548", "#6d5a3a")
    things.bee(paper, 50, 10)
    things.bee(paper, 16, 62)
    things.bee(paper, 87, 54)
    things.bee(paper, 76, 16)
    paper.line("#6d5a3a", "M8 66q-8 10 2 16M92 60q6 8 0 16", 1.2, 0.6)


def rowan_oar(paper: Paper) -> None:
    """31: a red beard, stripes, an oar."""
    things.oar(paper)
    people.bust(paper, "#f3eee2", "#d8d0be")
    paper.line("#4f7fa0", "M16 84q34-14 68 0M11 95q39-16 78 0M28 76q22-7 44 0", 3.4)
    people.head(paper, PALE)
    people.fringe(paper, "#c2502c")
    people.beard(paper, "#c2502c", "#963a1d")
    people.face(paper, PALE, "dots", "small")
    people.moustache(paper, "#c2502c", "#963a1d")
    hats.knitted(paper, "#5f7f8f", "#486675", "#5f7f8f")
    things.hand(paper, 86, 86, PALE)


def nella_skipstone(paper: Paper) -> None:
    """32: plaits, and stones that skip."""
    people.plaits(paper, "#2f2926", "#d8705c")
    people.bust(paper, "#e0b24f", "#bf9236")
    people.head(paper, BROWN)
    people.fringe(paper, "#2f2926")
    people.face(paper, BROWN, "happy", "grin")
    hats.band(paper, "#5fb0b5")
    for x, y, scale in ((16, 88, 1), (30, 68, 0.6), (9, 60, 0.45)):
        paper.oval(x, y, 12 * scale, 4 * scale, WHITE, 0.5)
        paper.oval(x, y - 2, 7 * scale, 4 * scale, "#7f8790")
    paper.line("#6d8790", "M14 84q4-18 15-18M28 64q-8-14-18-6", 1.2)
    things.hand(paper, 84, 82, BROWN)
    paper.oval(85, 76, 8, 4, "#8f979f")


def old_pike(paper: Paper) -> None:
    """33: a hat with flies, a pipe, a fish."""
    things.rod(paper)
    people.bust(paper, "#7a8768", "#626e52")
    people.lapels(paper, "#626e52", "#d3c39c")
    people.head(paper, TAN)
    paper.fill("#9a958c", "M35 54q15 8 30 0-2 11-15 11t-15-11z", 0.6)
    people.face(paper, TAN, "half", "smirk")
    people.brows(paper, "#8d877c")
    paper.line("#5a4334", "M56 58l10 4", 2.6)
    paper.fill("#5a4334", "M64 58h8v9h-8z")
    paper.line(WHITE, "M68 54q-4-4 0-8t0-8", 2, 0.8)
    paper.fill("#8f9a75", "M34 34l3-17q13-4 26 0l3 17z")
    paper.fill("#8f9a75", "M22 42q8-10 28-10t28 10q-28-8-56 0z")
    paper.line("#626e52", "M34.5 32q15.5-4 31 0", 3)
    paper.dots("#d8705c", "M41 24h.1M58 26h.1", 4)
    paper.dots("#e8c45c", "M50 21h.1", 4)


def echo(paper: Paper) -> None:
    """35: calls, and calls, and calls."""
    for x, scale, opacity in ((58, 0.42, 0.4), (38, 0.6, 0.65), (-14, 0.98, None)):
        with paper.moved(x, 102 - 100 * scale, scale, opacity=opacity):
            people.long_hair(paper, "#6f7f9c")
            people.bust(paper, "#a98fbd", "#8b719f")
            people.head(paper, WARM)
            people.fringe(paper, "#6f7f9c")
            people.face(paper, WARM, "closed", "round")
            paper.line(WHITE, "M60 52q4 6 0 12M66 49q6 9 0 18", 1.8)


def ropewalker_zuzu(paper: Paper) -> None:
    """36: a feather and a long pole."""
    people.bust(paper, "#c0557a", "#9c3f61")
    things.sparks(paper, "#f6dc8c", "M28 82h.1M38 90h.1M62 90h.1M72 82h.1M50 96h.1")
    people.head(paper, DARK)
    people.bun(paper, "#2a2220", "#5a4a44")
    people.face(paper, DARK, "closed", "smile")
    paper.fill("#f0b44f", "M52 22Q60 2 76 4q0 14-20 22z")
    paper.line("#c98a2f", "M54 23q8-12 18-16", 1.2)
    paper.line("#7a5a3c", "M-56 69L156 90", 3.6)
    things.hand(paper, 22, 77, DARK)
    things.hand(paper, 78, 82, DARK)


def digby(paper: Paper) -> None:
    """38: a lamp on the helmet, a pick."""
    things.pick(paper)
    people.bust(paper, "#6f7f8f", "#586675")
    paper.line("#4a5663", "M34 71v31M66 71v31", 5)
    people.head(paper, WARM)
    people.face(paper, WARM, "dots", "small")
    people.beard(paper, "#5a4030", "#3f2c20")
    paper.dots("#6d5c48", "M40 51h.1M61 50h.1", 4, 0.5)
    hats.helmet(paper, "#e3b23f", "#bd8d29")


def baker_bun(paper: Paper) -> None:
    """39: follows a large nose."""
    people.bust(paper, "#fbf7ee", "#dfd6c2")
    people.buttons(paper, "#b9793c")
    people.head(paper, PALE, 18)
    people.face(paper, PALE, "happy", "smile", nose=False)
    paper.dots(BLUSH, "M37 53h.1M63 53h.1", 10, 0.65)
    paper.oval(50, 50, 5.5, 5, "#e8b794")
    people.moustache(paper, "#6d4a2c", "#4f3520")
    hats.baker(paper)
    paper.oval(20, 90, 17, 12, "#c98a45")
    paper.oval(18, 88, 14, 8, "#dba560")
    paper.line("#f4dcae", "M10 86l5-4M17 85l5-4M24 86l5-3", 2)
    paper.line(WHITE, "M14 72q-3-5 0-9M24 70q-3-5 0-9", 1.8, 0.9)


def mayor_nobody(paper: Paper) -> None:
    """40: hat, chain, moustache, and nobody."""
    people.bust(paper, "#4f4660", "#3b344a")
    paper.fill("#2b2637", "M40 69q10 9 20 0l-4 14H44z")
    people.lapels(paper, "#3b344a", "#2b2637")
    things.medal(paper)
    paper.line("#8b8497", "M35 40v4M35 50v4M36 60l3 3M65 40v4M65 50v4M64 60l-3 3", 1.5, 0.8)
    paper.line("#b98a2f", "M51 46a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0zM61 50q4 10 1 20", 1.8)
    people.moustache(paper, "#5a4030", "#3f2c20")
    hats.top_hat(paper, "#3b344a", "#2b2637", "#b5533f")


def tilly(paper: Paper) -> None:
    """42: goggles, a key in the hair, a watch."""
    people.bust(paper, "#a5714f", "#87583a")
    people.lapels(paper, "#87583a", "#e9dcc0")
    people.head(paper, PALE)
    people.bun(paper, "#8a5a33", "#b98a5a")
    people.face(paper, PALE, "dots", "smirk")
    hats.goggles(paper, "#6d5235", "#9fd0d3")
    paper.line("#e3b94c", "M50 15V4M45 4a5 4 0 1 1 10 0M46 3h8", 2.6)
    things.clock(paper)
    paper.disc(85, 84, 9, "#c9a13f")
    paper.line("#c9a13f", "M85 72v24M73 84h24M77 76l16 16M93 76L77 92", 4)
    paper.disc(85, 84, 4, "#f3dfc8")


def knitting_sisters(paper: Paper) -> None:
    """43: one scarf for both."""
    looks = ((-18, False, "#8d6f8f", "#745a77", "#d8d4cc"), (118, True, "#6f9a8f", "#567d72", "#eceae4"))
    for x, flip, cloth, shade, hair in looks:
        with paper.moved(x, 16, 0.82, flip):
            people.bust(paper, cloth, shade)
            people.head(paper, TAN if flip else PALE)
            people.bun(paper, hair, "#bdb8ad")
            people.face(paper, TAN if flip else PALE, "closed" if flip else "happy", "smile")
            people.glasses(paper)
    paper.line("#c9574a", "M-4 88Q30 70 50 86t54-8", 9)
    paper.line("#e39a8c", "M4 82l4 8M16 78l4 8M28 76l2 9M42 79l-2 8M56 84l-3 8M68 87l0 8M80 84l3 8M92 78l4 8", 1.8)
    paper.line("#9a8a74", "M36 100L56 70M64 100L44 72", 2.2)


FAR: Final[dict[str, tuple[str, Figure]]] = {
    "23": ("snow", mitten_olla),
    "24": ("snow", nils_downhill),
    "25": ("snow", beasts.snowman),
    "26": ("snow", grandfather_doze),
    "27": ("orchard", plum_petra),
    "28": ("orchard", cider_jack),
    "29": ("orchard", beasts.scarecrow),
    "30": ("orchard", beekeeper_hum),
    "31": ("lake", rowan_oar),
    "32": ("lake", nella_skipstone),
    "33": ("lake", old_pike),
    "34": ("lake", beasts.ducks),
    "35": ("canyon", echo),
    "36": ("canyon", ropewalker_zuzu),
    "37": ("canyon", beasts.goat),
    "38": ("canyon", digby),
    "39": ("village", baker_bun),
    "40": ("village", mayor_nobody),
    "41": ("village", beasts.cat),
    "42": ("village", tilly),
    "43": ("village", knitting_sisters),
}
