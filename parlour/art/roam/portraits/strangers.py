"""Somebody put together by chance, for sets whose characters nobody here knows."""

from __future__ import annotations

from typing import Final

from parlour.art.roam.portraits import hats, people, things
from parlour.art.roam.portraits.paper import Paper

CLOTHS: Final = (
    ("#8fa878", "#748d5f"),
    ("#7d99a6", "#64818f"),
    ("#bd7a66", "#a26351"),
    ("#a9975e", "#8d7c47"),
    ("#8d7fa6", "#74678c"),
    ("#6f8f89", "#587570"),
)
HAIRS: Final = ("#4a3527", "#8a5a33", "#c08b4a", "#b9b2a6", "#2f2926", "#a5502f")


def stranger(paper: Paper) -> None:
    """A coat, a skin, hair, a hat, perhaps something to carry."""
    cloth, hat = paper.pick(*CLOTHS), paper.pick(*CLOTHS)
    skin, hair = paper.pick(*people.SKINS), paper.pick(*HAIRS)
    if paper.chance(0.4):
        people.long_hair(paper, hair)
    if paper.chance(0.3):
        things.staff(paper)
    if paper.chance(0.5):
        people.cloak(paper, *cloth, "#e3b94c")
    else:
        people.bust(paper, *cloth)
    people.head(paper, skin)
    eyes: tuple[people.Eyes, ...] = ("dots", "happy", "half")
    mouths: tuple[people.Mouth, ...] = ("smile", "small", "smirk", "grin")
    people.face(paper, skin, paper.pick(*eyes), paper.pick(*mouths))
    paper.pick(people.short_hair, people.fringe, people.curls)(paper, hair)
    if paper.chance(0.3):
        people.beard(paper, hair, hat[1])
    elif paper.chance(0.3):
        people.glasses(paper)
    number = int(paper.roll(0, 6))
    if number == 0:
        hats.pointed(paper, *hat)
    elif number == 1:
        hats.wide(paper, *hat, cloth[1])
    elif number == 2:
        hats.flat_cap(paper, *hat)
    elif number == 3:
        hats.knitted(paper, *hat, cloth[0])
    elif number == 4:
        hats.band(paper, hat[0])
    if paper.chance(0.4):
        people.scarf(paper, *paper.pick(*CLOTHS))
    if paper.chance(0.75):
        paper.pick(things.lantern, things.open_map, things.acorn)(paper)
