"""Every card of Arcs has a picture in the browser, made of motifs that there are."""

from __future__ import annotations

import json
import re
from pathlib import Path

from parlour.games.arcs.cards.deck import COURT_NAMES, LEADER_NAMES, LORE_NAMES

FOLDER = Path(__file__).parent.parent.parent / "web" / "src" / "games" / "arcs" / "cards"
ART = json.loads((FOLDER / "art.json").read_text("utf-8"), object_pairs_hook=list)  # a name may not come twice
PICTURES = dict(ART)["pictures"]
MOTIFS = {motif for part in ("halves", "wholes") for motif, _ in dict(ART)[part]}
LAYER = re.compile(r"[a-z]+ \d+ \d+ -?(\d+|\d*\.\d+)( [abgd]( -?\d+)?)?")  # motif x y scale tone turn


def test_every_card_has_its_picture() -> None:
    cards = {*COURT_NAMES, *LEADER_NAMES, *LORE_NAMES} - {""}
    drawn = [card for card, _ in PICTURES]
    assert sorted(cards - set(drawn)) == []
    assert sorted(set(drawn) - cards) == []
    assert len(drawn) == len(set(drawn))


def test_every_picture_is_made_of_motifs() -> None:
    assert len(MOTIFS) > 50
    for card, picture in PICTURES:
        for layer in picture.split(";"):
            assert LAYER.fullmatch(layer) and layer.split()[0] in MOTIFS, f"{card}: {layer}"
