"""Those of the portraits who are not people: animals, and some who are neither."""

from __future__ import annotations

from parlour.art.roam.landscapes.canvas import WHITE
from parlour.art.roam.portraits.hats import bowler, straw
from parlour.art.roam.portraits.paper import BLUSH, LINE, Paper
from parlour.art.roam.portraits.people import bust, scarf
from parlour.art.roam.portraits.things import bee, crow, leaf, mug


def bear(paper: Paper) -> None:
    """With a bow tie, and bees around."""
    paper.dots("#8a6040", "M31 30h.1M69 30h.1", 17)
    paper.dots("#c99b78", "M31 31h.1M69 31h.1", 8)
    bust(paper, "#8a6040", "#714c31")
    paper.oval(50, 47, 24, 22, "#9a6e4b")
    paper.fill("#7c5639", "M60 27q18 8 12 30-6 12-22 12 18-14 10-42z", 0.5)
    paper.oval(50, 56, 12, 9, "#d9b391")
    paper.fill(LINE, "M44 51q6-4 12 0-2 5-6 6-4-1-6-6z")
    paper.line(LINE, "M50 57v3M45 61q5 4 10 0", 1.8)
    paper.dots(LINE, "M41 43h.1M59 43h.1", 5)
    paper.fill("#4f7fa0", "M50 77l-15-8v16zM50 77l15-8v16z")
    paper.disc(50, 77, 4, "#3b6380")
    paper.fill("#c9a13f", "M8 82h20v20H8z")
    paper.fill("#f0c655", "M6 78h24v7q-4 4-6 0-4 6-8 0-4 5-6 0-3 2-4 0z")
    bee(paper, 84, 26)
    bee(paper, 14, 62)


def goose(paper: Paper) -> None:
    """With a ferryman's cap, at the tiller."""
    paper.fill("#f7f5ef", "M22 102Q22 72 46 70 40 46 40 36q0-16 13-16t14 16q0 16-3 36 18 8 20 30z")
    paper.fill("#d9d6cc", "M58 22q9 2 9 14 0 16-3 36 18 8 20 30H62Q54 60 58 22z")
    paper.line("#d9d6cc", "M30 92q8-10 18-8M34 100q6-6 14-6", 2)
    paper.fill("#e8953f", "M42 34q-16-1-24 6 10 6 24 4z")
    paper.line("#b86c22", "M20 40h20", 1.4)
    paper.dots(LINE, "M47 34h.1", 5)
    paper.line(LINE, "M43 28l7 2", 2)
    paper.fill("#3e5873", "M38 24q2-12 16-12t15 12q-15-5-31 0z")
    paper.fill("#2c3440", "M26 27q10-6 26-4l-1 3q-14-2-25 1z")
    paper.line("#8f6b4a", "M70 104L92 58", 5)


def camel(paper: Paper) -> None:
    """Eyes half closed: knows, and will not say."""
    paper.fill("#c99a63", "M28 104q-2-24 14-34l16 2q18 10 18 32z")
    paper.fill("#b08350", "M60 72q16 10 16 32H62q4-18-2-32z")
    paper.fill("#b08350", "M36 30q-14-2-14-14 12 0 18 9zM64 30q14-2 14-14-12 0-18 9z")
    paper.fill("#d8ab74", "M50 18q18 0 18 18 0 8-3 14 6 6 5 14-2 12-20 12T30 64q-1-8 5-14-3-6-3-14 0-18 18-18z")
    paper.fill("#b98b56", "M56 18.5q12 3 12 17.5 0 8-3 14 6 6 5 14-1 8-11 11 6-26-3-56.5z", 0.55)
    paper.fill("#e6c394", "M36 58q14-6 28 0 4 14-14 15-18-1-14-15z")
    paper.line(LINE, "M44 62l3 2M56 62l-3 2M42 68q8 5 17-1", 1.8)
    paper.dots(LINE, "M41 42h.1M59 42h.1", 5)
    paper.fill("#d8ab74", "M36 34h11v8H36zM53 34h11v8H53z")
    paper.line(LINE, "M36.5 42h10M53.5 42h10", 2)
    paper.fill("#a8794a", "M40 20q10-12 20 0-10 4-20 0z")
    paper.line("#b5533f", "M33 52q17 6 34 0", 3.4)
    paper.line("#d9a441", "M33 53v10M67 53v10", 2.4)
    paper.dots("#b5533f", "M33 66h.1M67 66h.1", 6)


def ghost(paper: Paper) -> None:
    """Peeps from behind its hands."""
    paper.fill("#f7f7f4", "M20 102V52q0-36 30-36t30 36v50l-8-6-7 6-8-6-7 6-7-6-8 6-7-6z")
    paper.fill("#c8cfd8", "M60 18q20 6 20 34v50l-8-6-7 6q4-50-5-84z", 0.7)
    paper.dots(LINE, "M42 46h.1M58 46h.1", 6.5)
    paper.dots(WHITE, "M41 45h.1M57 45h.1", 1.8)
    paper.line(LINE, "M37 38l6-2M63 38l-6-2", 1.8)
    paper.dots(BLUSH, "M35 54h.1M65 54h.1", 8, 0.55)
    paper.oval(50, 58, 3, 4, "#5b5a66")
    paper.oval(34, 70, 8, 7, WHITE)
    paper.oval(66, 70, 8, 7, "#e9ebee")
    paper.line("#b4bcc7", "M27 74q7 5 13 0M60 74q7 5 13 0", 1.6)


def wisp(paper: Paper) -> None:
    """A small light with a whisk and a cook's hat."""
    paper.disc(50, 60, 40, "#fdf3c2", 0.6)
    paper.disc(50, 60, 30, "#fbe59a", 0.8)
    paper.fill(
        "#f4b94a", "M50 92q-24-2-24-24 0-12 10-20 0 6 4 8 0-14 10-22 10 8 10 22 4-2 4-8 10 8 10 20 0 22-24 24z"
    )
    paper.fill("#fde9a6", "M50 88q-14-2-14-14 0-10 14-22 14 12 14 22 0 12-14 14z")
    paper.dots(LINE, "M44 70h.1M56 70h.1", 4.6)
    paper.line(LINE, "M44 77q6 5 12 0", 1.9)
    paper.dots(BLUSH, "M39 76h.1M61 76h.1", 5, 0.5)
    paper.dots("#fbf7ee", "M42 22h.1M50 18h.1M58 22h.1", 13)
    paper.fill("#fbf7ee", "M40 22h20v13H40z")
    paper.line("#d8cfba", "M40 34q10-3 20 0", 1.6)
    paper.line("#7a5a3c", "M90 94L82 74", 4)
    paper.line("#878d92", "M82 74q-14-10-8-26 14 6 8 26zM82 74q-8-12-8-26M82 74q0-14-8-26", 1.5)


def bogbert(paper: Paper) -> None:
    """Of moss and mud, sunk to the chest, with reeds for hair."""
    paper.line("#6f8a4e", "M36 32V10M44 26V4M52 26V8M60 28V5M66 34V14", 2.6)
    paper.line("#8a6b4e", "M36 18V9M52 15V7M66 22v-9", 5)
    paper.fill("#6f8d57", "M16 104q-2-30 16-40-4-38 20-38 22 2 18 36 18 10 16 42z")
    paper.fill("#587446", "M58 27q16 6 12 35 18 10 16 42H62q10-40-4-77z")
    paper.dots("#93ad72", "M30 72h.1M38 82h.1M70 76h.1M26 84h.1M58 34h.1", 6)
    paper.dots("#f6efd2", "M42 46h.1M60 46h.1", 12)
    paper.dots(LINE, "M43 47h.1M59 47h.1", 5.5)
    paper.line("#3d5233", "M38 61q12 10 24-1", 2.6)
    paper.fill(WHITE, "M44 63.5l4 1.5-2.5 4z")
    paper.fill("#7d6a4d", "M-60 90q34-6 60-2 20-8 34-3t34-1 32 2 60 2v16H-60z")
    paper.line("#96835f", "M6 94q12-4 22 0M58 94q14-4 28-1", 2)
    paper.fill("#86a95c", "M76 84q0-8 8-8t8 8z")
    paper.dots(LINE, "M81 79h.1M87 79h.1", 2.4)


def heron(paper: Paper) -> None:
    """A long beak, a bowler, a notebook."""
    paper.fill("#8fa1ae", "M26 104q0-24 22-30 6-12 4-30l14-4q4 20 0 34 16 8 18 30z")
    paper.fill("#f1f1ec", "M47 76q7-14 5-32l8-2q4 28-4 60h-10z")
    paper.fill("#6f8290", "M66 62q0 8 0 12 16 8 18 30H66q6-22 0-42z")
    paper.oval(57, 38, 13, 11, "#e9ebe7")
    paper.fill("#e0a445", "M48 35L10 46l38-1z")
    paper.line("#b37a26", "M12 45.5l36-5", 1.4)
    paper.dots("#f3d36b", "M55 37h.1", 7)
    paper.dots(LINE, "M54 37h.1", 3.6)
    paper.line("#3a4550", "M60 33q14 2 24 12", 3.6)
    with paper.moved(8, 3, 0.95):
        bowler(paper, "#4a4448", "#8a3f38")
    paper.fill("#fbf4e2", "M8 76l20-5 6 24-20 6z")
    paper.line("#a99a80", "M13 82l14-3M14 87l14-3M15 92l12-3", 1.5)


def snowman(paper: Paper) -> None:
    """With a scarf, and a cup of hot tea."""
    paper.oval(50, 94, 36, 28, "#f8fafb")
    paper.fill("#c9d9e4", "M66 70q22 10 20 34H62q12-16 4-34z")
    paper.disc(50, 44, 24, "#fbfcfd")
    paper.fill("#cfdde7", "M58 21.5q20 8 14 30-6 14-20 16 16-18 6-46z")
    paper.dots("#35323a", "M41 40h.1M58 40h.1", 5.5)
    paper.dots("#35323a", "M39 53h.1M44 57h.1M50 58h.1M56 57h.1M61 53h.1", 3)
    paper.fill("#e58a3c", "M49 44l24 5-24 4z")
    scarf(paper, "#c9574a", "#a3423a")
    paper.fill("#55585f", "M36 24l-3-16q17-6 34 0l-3 16z")
    paper.line("#c9574a", "M36.5 21q13 4 27 0", 4)
    paper.line("#55585f", "M28 25q22 6 44 0", 4.5)
    paper.dots("#9fc3dd", "M70 62h.1M31 58h.1", 3)
    mug(paper)


def scarecrow(paper: Paper) -> None:
    """Sackcloth and straw, dark glasses for the holidays, a crow for a friend."""
    paper.line("#8f6b4a", "M-60 86h220", 5)
    bust(paper, "#7d97a8", "#65808f")
    paper.fill("#d8705c", "M40 70l10 12 10-12 3 10-13 12-13-12z")
    paper.line("#e3c273", "M36 70l-6 10M42 72l-3 10M58 72l4 10M64 70l6 9", 2.6)
    paper.fill("#d9bd8c", "M34 38q0-10 16-10t16 10q3 16-3 26-13 6-26 0-6-10-3-26z")
    paper.fill("#b99a68", "M57 29q9 2 9 9 3 16-3 26-6 3-12 3 12-14 6-38z", 0.6)
    paper.fill("#35323a", "M37 43h11q1 9-5 9t-6-9zM52 43h11q0 9-6 9t-5-9z")
    paper.line("#35323a", "M36 43.5h28", 2)
    paper.line(LINE, "M42 59h16M44 57v4M48 57v4M52 57v4M56 57v4", 1.6)
    straw(paper, "#8a5a8f")
    crow(paper)


def ducks(paper: Paper) -> None:
    """Three behind each other, and one that looks elsewhere."""
    for x, y, scale, flip in (
        (36, -2, 0.78, False),
        (6, 30, 0.58, False),
        (108, 40, 0.52, True),
        (38, 52, 0.5, False),
    ):
        with paper.moved(x, y, scale, flip):
            down, shade = ("#f7f3e6", "#d9d2bd") if scale > 0.7 else ("#f3d25f", "#d9b03f")
            paper.fill(down, "M14 76q-2-22 18-26-4-26 16-26t16 20q0 8-6 12 18-2 26-12 4 36-34 38-34 0-36-6z")
            paper.fill(shade, "M84 44q4 36-34 38l-14-1q34-4 48-37z")
            paper.fill("#e8953f", "M34 38q-14 0-18 6 8 5 19 3z")
            paper.dots(LINE, "M43 37h.1", 6)
            if scale > 0.7:
                paper.fill("#7fa1b5", "M33 27q4-12 18-10 12 2 14 12-16-6-32-2z")
            paper.line("#7fa1b5" if scale < 0.7 else "#d8705c", "M35 52q12 6 24 2", 4)


def goat(paper: Paper) -> None:
    """On a ledge, a flower in the mouth."""
    paper.fill("#efe9dd", "M30 104q-2-26 14-34h14q16 8 14 34z")
    paper.fill("#cfc5b2", "M58 70q16 8 14 34H60q4-20-2-34z")
    paper.line("#8d7a60", "M41 30Q36 8 18 12M59 30q5-22 23-18", 6)
    paper.line("#6f5f49", "M36 19l5-4M28 13l3-4M64 19l-5-4M72 13l-3-4", 1.5)
    paper.fill("#b3a48b", "M36 36L13 40q6 12 24 8zM64 36l23 4q-6 12-24 8z")
    paper.fill("#dfa99a", "M34 40l-14 1.5q5 6 14 3.5zM66 40l14 1.5q-5 6-14 3.5z")
    paper.fill("#f7f2e8", "M35 30q15-8 30 0 3 16-4 36-3 8-11 8t-11-8q-7-20-4-36z")
    paper.fill("#d3c8b5", "M57 27q5 1 8 3 3 16-4 36-3 8-9 8 12-18 5-47z", 0.7)
    paper.fill("#efe9dd", "M45 74h10l-5 18z")
    paper.dots("#e9c65f", "M42 44h.1M58 44h.1", 7)
    paper.line(LINE, "M40 44h4M56 44h4", 2.6)
    paper.fill("#c79a8c", "M45 62q5-3 10 0-2 5-5 5t-5-5z")
    paper.line(LINE, "M50 67q3 4 8 2", 1.6)
    paper.line("#7d9f5e", "M56 69l18 7", 2)
    paper.dots("#d8705c", "M76 73h.1M80 78h.1M74 79h.1M79 72h.1", 5)
    paper.dots("#f3d25f", "M77 76h.1", 4)


def cat(paper: Paper) -> None:
    """A tabby with a number on its collar."""
    paper.fill("#d08b4b", "M22 104q0-28 18-36h20q18 8 18 36z")
    paper.fill("#ad6d33", "M62 68q16 8 16 36H62q6-18 0-36z")
    paper.line("#d08b4b", "M84 104q10-20-2-34", 8)
    paper.fill("#d08b4b", "M27 44L25 15l18 13zM73 44l2-29-18 13z")
    paper.fill("#e8b7a0", "M30 36l-1-13 9 8zM70 36l1-13-9 8z")
    paper.oval(50, 46, 25, 20, "#dd9a58")
    paper.fill("#b87639", "M62 28q16 8 12 24-6 12-22 14 18-14 10-38z", 0.5)
    paper.line("#ad6d33", "M50 28v9M43 29l1 7M57 29l-1 7M27 46l7 1M28 53l7-1M73 46l-7 1M72 53l-7-1", 2.6)
    paper.oval(50, 57, 10, 7, "#f6e3c8")
    paper.dots("#b9cf6a", "M40 45h.1M60 45h.1", 9.5)
    paper.line(LINE, "M40 42v6M60 42v6", 3)
    paper.fill("#c9756a", "M47 52h6l-3 4z")
    paper.line(LINE, "M50 56v2q-3 4-7 2M50 58q3 4 7 2", 1.6)
    paper.line(WHITE, "M38 57l-18-2M38 60l-17 4M62 57l18-2M62 60l17 4", 1.2)
    paper.line("#4f7fa0", "M33 68q17 9 34 0", 5)
    paper.disc(50, 80, 9, "#f0cc60")
    paper.line(LINE, "M53 78a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 1 1 6.4 0q0 5-4 7", 2)


def ivy(paper: Paper) -> None:
    """Leaves that climb along."""
    paper.line("#6f9254", "M6 102Q16 80 8 58T14 22", 2.2)
    for x, y, way in ((8, 60, 1), (12, 80, -1), (10, 38, 1), (14, 24, -1)):
        leaf(paper, x, y, "#7fa861", way)
