"""The cast of Wayfarers, first half: those who set out, and those of forest, coast, desert, ruins and marsh."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.art.roam.landscapes.canvas import WHITE
from parlour.art.roam.portraits import beasts, hats, people, things
from parlour.art.roam.portraits.paper import LINE, Paper
from parlour.art.roam.portraits.people import BROWN, DARK, PALE, TAN, WARM

Figure = Callable[[Paper], None]


def early_riser(paper: Paper) -> None:
    """A: before sunrise, with a staff."""
    paper.disc(20, 40, 17, "#f8dc8c")
    paper.line("#f6d27a", "M20 16v-8M3 23l-5-5M37 23l5-5M-2 40h-4M42 42h8", 4)
    things.staff(paper)
    people.cloak(paper, "#bd7a66", "#a26351", "#e3b94c")
    people.head(paper, WARM)
    people.short_hair(paper, "#8a5a33")
    people.face(paper, WARM, "happy", "grin")
    hats.pointed(paper, "#c9836c", "#a26351")
    things.hand(paper, 84, 82, WARM)


def map_holder(paper: Paper) -> None:
    """B: the map upside down."""
    people.bust(paper, "#7d99a6", "#64818f")
    people.head(paper, BROWN)
    people.curls(paper, "#3a2a22")
    people.head(paper, BROWN)
    people.face(paper, BROWN, "dots", "smirk")
    people.brows(paper, "#3a2a22")
    hats.pointed(paper, "#89a8b6", "#64818f", bent=-1)
    things.open_map(paper)
    things.hand(paper, 20, 90, BROWN)
    things.hand(paper, 80, 90, BROWN)


def straggler(paper: Paper) -> None:
    """C: out of breath, the others far ahead."""
    for x, y, cloth, shade in ((0, 40, "#bd7a66", "#a26351"), (13, 44, "#7d99a6", "#64818f")):
        with paper.moved(x, y, 0.2):
            people.cloak(paper, cloth, shade, cloth)
            paper.disc(50, 50, 17, WARM.light)
            hats.pointed(paper, cloth, shade)
    things.bundle(paper)
    people.bust(paper, "#a9975e", "#8d7c47")
    people.head(paper, PALE)
    people.wild_hair(paper, "#c58a4a")
    people.head(paper, PALE)
    people.fringe(paper, "#c58a4a")
    people.face(paper, PALE, "dots", "round")
    people.brows(paper, "#9a6a35", worried=True)
    paper.fill("#a9d3e4", "M29 40q-5 8 0 9 5-1 0-9zM24 54q-4 6 0 7 4-1 0-7z")
    people.scarf(paper, "#c9694f", "#a85340")


def granny_bramble(paper: Paper) -> None:
    """1: a kerchief, and a basket of mushrooms."""
    people.bust(paper, "#8d6f8f", "#745a77")
    people.head(paper, PALE)
    people.fringe(paper, "#d8d4cc")
    people.face(paper, PALE, "happy", "smile")
    people.glasses(paper)
    hats.kerchief(paper, "#c9574a", "#a3423a", WHITE)
    things.basket(paper)


def acorn_clerk(paper: Paper) -> None:
    """2: an acorn’s cup for a hat, and a monocle."""
    people.bust(paper, "#8a9a63", "#70804c")
    people.lapels(paper, "#70804c", "#f6efdd")
    people.head(paper, WARM)
    people.face(paper, WARM, "dots", "small")
    paper.line("#b98a2f", "M51 46a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0zM61 50q3 8 1 18", 1.6)
    paper.fill("#8a6339", "M29 40Q28 16 50 14t21 26q-21-8-42 0z")
    paper.line(
        "#6b4a28", "M32 32l10-13M40 36l14-20M50 36l12-15M60 37l7-9M32 25l12 12M40 18l16 18M52 15l15 16", 1.3
    )
    paper.line("#6b4a28", "M50 14q0-5 4-8", 3.6)
    things.acorn(paper)
    things.squirrel(paper)


def odd_tobias(paper: Paper) -> None:
    """4: patches, and a sign to the left."""
    paper.line(things.WOOD, "M84 104V20", 4)
    paper.fill("#e3c58f", "M98 22H72l-8 7 8 7h26z")
    paper.line("#8f6b4a", "M92 29H74l4-4M74 29l4 4", 1.8)
    people.bust(paper, "#c98b4a", "#a86f35")
    paper.fill("#7d99a6", "M22 80l14-6 4 14-16 6zM62 84l14-4 6 16-16 4z")
    paper.line("#5f4a36", "M22 80l14-6 4 14-16 6zM62 84l14-4 6 16-16 4z", 1.1)
    people.head(paper, PALE)
    people.short_hair(paper, "#d2652f")
    people.face(paper, PALE, "wide", "smirk")
    people.brows(paper, "#b04f22")
    hats.pointed(paper, "#6f9a7f", "#557d64", bent=-1)


def fern_and_fennel(paper: Paper) -> None:
    """5: twins in hoods like leaves."""
    for x, flip, cloth, shade, hair in (
        (-17, False, "#7fa861", "#648a48", "#7a4a28"),
        (117, True, "#c7b24e", "#a6923a", "#c98a3f"),
    ):
        with paper.moved(x, 18, 0.82, flip):
            hats.hood(paper, cloth, shade)
            people.bust(paper, cloth, shade)
            people.head(paper, WARM)
            people.fringe(paper, hair)
            people.face(paper, WARM, "dots", "smirk" if flip else "smile")
            hats.hood_rim(paper, cloth)
            paper.line(shade, "M36.5 66Q32 33 50 31.5T63.5 66", 1.4)
            things.leaf(paper, 50, 23, "#5f8a45", 1)
            things.leaf(paper, 50, 23, "#86a95c", -1)


def captain_haddie(paper: Paper) -> None:
    """6: hat, anchor, no ship."""
    people.long_hair(paper, "#b5522e")
    people.bust(paper, "#3e5873", "#2f4459")
    people.lapels(paper, "#2f4459", "#f6efdd")
    paper.line("#e8bf55", "M14 84q6-8 14-10M86 84q-6-8-14-10", 5)
    people.head(paper, WARM)
    people.fringe(paper, "#b5522e")
    people.face(paper, WARM, "dots", "grin")
    hats.captain(paper)
    paper.line("#6d747b", "M82 70v26M72 88q10 16 20 0M75 76h14", 3.6)
    paper.line("#6d747b", "M82 70a4 4 0 1 1 .1 0", 2.4)


def lighthouse_lem(paper: Paper) -> None:
    """7: a sailor’s hat, and the lamp."""
    people.bust(paper, "#e0b23f", "#bd9029")
    people.head(paper, WARM)
    people.face(paper, WARM, "dots", "small")
    people.beard(paper, "#e9e5da", "#bdb7a8")
    people.brows(paper, "#d5cfc0")
    hats.rain(paper, "#ecc552", "#c99a2f")
    things.lantern(paper)
    things.hand(paper, 20, 56, WARM)


def shell_collector(paper: Paper) -> None:
    """8: a sun hat, shells, a starfish."""
    people.curls(paper, "#2f2420")
    people.bust(paper, "#e7b7a0", "#cc967d")
    people.head(paper, DARK)
    people.face(paper, DARK, "happy", "grin")
    paper.fill("#2f2420", "M34 42q4-12 16-12t16 12q-8-6-16-6t-16 6z")
    hats.wide(paper, "#f3e3bd", "#d9c391", "#4f9aa8")
    paper.dots(WHITE, "M34 72h.1M39 76h.1M44.5 79h.1M50 80h.1M55.5 79h.1M61 76h.1M66 72h.1", 4.4)
    things.shell(paper, 18, 84)
    things.star_fish(paper, 83, 84)


def aunt_squall(paper: Paper) -> None:
    """9: whistles, and the wind comes."""
    things.wind(paper)
    people.bust(paper, "#5f7f93", "#4a6678")
    paper.fill("#9fb9c4", "M24 78q26-10 52 0l-8 12q-18-8-36 0z")
    people.head(paper, PALE)
    people.wild_hair(paper, "#b9bec4", way=1)
    people.face(paper, PALE, "closed", "round")
    people.brows(paper, "#9aa0a6")
    paper.line("#8d949b", "M40 34q14-8 40-3M44 30q14-4 38 6", 1.4, 0.8)


def sandy_marguerite(paper: Paper) -> None:
    """11: sells umbrellas."""
    things.umbrella(paper)
    people.bust(paper, "#e7d3a8", "#cdb684")
    people.head(paper, BROWN)
    people.face(paper, BROWN, "happy", "grin")
    hats.turban(paper, "#d9845c", "#b96643", "#4f9aa8")
    paper.dots("#e3b94c", "M34 58h.1M66 58h.1", 5)
    things.hand(paper, 80, 84, BROWN)


def postman_dusk(paper: Paper) -> None:
    """12: a letter for the third dune."""
    paper.fill("#6a6f98", "M-60 0h220v46Q50 24-60 46z")
    paper.fill("#f6e7b6", "M20 8a11 11 0 1 0 8 18 9 9 0 0 1-8-18z")
    things.sparks(paper, "#f9efcf", "M44 8h.1M60 14h.1M78 8h.1M90 24h.1M10 38h.1M84 38h.1")
    people.bust(paper, "#4f5f86", "#3d4a6c")
    things.strap(paper, "#a07a4c")
    people.head(paper, TAN)
    people.face(paper, TAN, "dots", "flat")
    people.moustache(paper, "#3b2d24", "#2a1f19")
    hats.peaked(paper, "#5a6b95", "#3d4a6c", "#e8c45c")
    things.letter(paper, 8, 78)


def mirabel(paper: Paper) -> None:
    """14: seen three times, veiled."""
    for x, opacity in ((-26, 0.3), (26, 0.3), (0, None)):
        with paper.moved(x, 0, opacity=opacity):
            people.long_hair(paper, "#4a342a")
            people.bust(paper, "#b884a0", "#9b6984")
            people.head(paper, TAN)
            people.fringe(paper, "#4a342a")
            people.face(paper, TAN, "half", "small")
            paper.fill("#f1d9e3", "M34 51q16 5 32 0 2 14-16 19-18-5-16-19z", 0.75)
            paper.fill("#d5a3bd", "M30 74Q22 18 50 18t20 56q2-40-20-41T30 74z")
            paper.disc(50, 36, 3, "#5fb0b5")
    paper.line(WHITE, "M2 88q8-5 16 0t16 0 16 0 16 0 16 0 16 0M6 96q8-5 16 0t16 0 16 0 16 0 16 0", 2, 0.7)


def professor_crumb(paper: Paper) -> None:
    """15: a helmet against the sun, a loaf under the arm."""
    people.bust(paper, "#b9a377", "#9b865c")
    people.lapels(paper, "#9b865c", "#f6efdd")
    paper.fill("#a3423a", "M46 72h8l-2 5 3 13h-10l3-13z")
    people.head(paper, PALE)
    paper.dots("#eeeae0", "M33 46h.1M34 54h.1M67 46h.1M66 54h.1", 9)
    people.face(paper, PALE, "dots", "small")
    people.glasses(paper, "#8a6a2a")
    people.moustache(paper, "#eeeae0", "#c9c2b2")
    paper.fill("#e9dcb8", "M32 36q0-22 18-22t18 22z")
    paper.fill("#cdbb8c", "M55 14.5Q68 17 68 36h-9q0-14-4-21.5z")
    paper.fill("#e9dcb8", "M22 39q28-12 56 0-6 5-28 5t-28-5z")
    paper.line("#a08a58", "M32.5 34q17.5-5 35 0", 3)
    things.bread(paper)


def sir_rusty(paper: Paper) -> None:
    """16: armour with spots, a halberd."""
    paper.line(things.WOOD, "M86 104V16", 4)
    paper.fill(things.IRON, "M86 2l5 14h-10zM81 20q-12 2-10 18 10-2 10-8zM88 20h6v8h-6z")
    paper.line("#b5533f", "M50 20Q44 0 24 8q6 4 4 12", 8)
    bust_of_iron = "M10 102C10 82 24 72 42 69h16C76 72 90 82 90 102z"
    paper.fill("#9ba1a6", bust_of_iron)
    paper.fill("#7c8388", "M58 69C76 72 90 82 90 102H66Q70 84 56 69z")
    paper.fill("#a9afb3", "M30 66V42q0-24 20-24t20 24v24q-8 10-20 12-12-2-20-12z")
    paper.fill("#858c91", "M56 18.8Q70 22 70 42v24q-6 8-14 11z")
    paper.fill("#33363b", "M34 42h32v9H34z")
    paper.dots(WHITE, "M44 46.5h.1M57 46.5h.1", 5)
    paper.dots(LINE, "M44.5 46.5h.1M57.5 46.5h.1", 2.4)
    paper.line("#5f666b", "M44 60v10M50 60v12M56 60v10", 2.2)
    paper.dots("#b5683c", "M36 32h.1M38 35h.1M62 60h.1M64 57h.1M28 86h.1M31 88h.1M72 92h.1M60 26h.1", 4, 0.85)
    paper.line(WHITE, "M36 36q1-10 9-13", 2.4, 0.6)


def ivy_the_climber(paper: Paper) -> None:
    """18: leaves for hair, a rope."""
    beasts.ivy(paper)
    paper.line("#4f7a45", "M64 32Q88 40 84 66", 10)
    people.bust(paper, "#6fa08a", "#56836e")
    things.rope(paper)
    people.head(paper, TAN)
    people.short_hair(paper, "#4f7a45")
    people.face(paper, TAN, "dots", "grin")
    hats.band(paper, "#d8705c")
    things.leaf(paper, 44, 27, "#8fbf6c", -1)
    things.leaf(paper, 46, 27, "#8fbf6c", 1)


def mother_puddle(paper: Paper) -> None:
    """19: a hood, frogs, knitting."""
    hats.hood(paper, "#5d93a8", "#47788b")
    people.bust(paper, "#5d93a8", "#47788b")
    people.head(paper, PALE)
    people.fringe(paper, "#a8a49a")
    people.face(paper, PALE, "happy", "smile")
    hats.hood_rim(paper, "#7db1c4")
    things.frog(paper, 50, 20)
    things.needles(paper, "#86a95c", "#678744")
    things.frog(paper, 82, 90)


NEAR: Final[dict[str, tuple[str, Figure]]] = {
    "A": ("meadow", early_riser),
    "B": ("meadow", map_holder),
    "C": ("meadow", straggler),
    "1": ("forest", granny_bramble),
    "2": ("forest", acorn_clerk),
    "3": ("forest", beasts.bear),
    "4": ("forest", odd_tobias),
    "5": ("forest", fern_and_fennel),
    "6": ("coast", captain_haddie),
    "7": ("coast", lighthouse_lem),
    "8": ("coast", shell_collector),
    "9": ("coast", aunt_squall),
    "10": ("coast", beasts.goose),
    "11": ("desert", sandy_marguerite),
    "12": ("desert", postman_dusk),
    "13": ("desert", beasts.camel),
    "14": ("desert", mirabel),
    "15": ("ruins", professor_crumb),
    "16": ("ruins", sir_rusty),
    "17": ("ruins", beasts.ghost),
    "18": ("ruins", ivy_the_climber),
    "19": ("marsh", mother_puddle),
    "20": ("marsh", beasts.wisp),
    "21": ("marsh", beasts.bogbert),
    "22": ("marsh", beasts.heron),
}
