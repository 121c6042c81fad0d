"""A further set of cards is data alone: an option brings it in, and whatever was there before stays as it was.

The set is declared in a copy of the package, with numbers that leave gaps; further_set.py looks at it from there.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.games import find_game
from parlour.games.arcs.cards.deck import COURT, LORE, court_of, is_vox
from tests.arcs import further_set
from tests.arcs.further_set import GUILD, SET

pytestmark = pytest.mark.slow

PACKAGE = Path(parlour.__file__).parent
ROOT = Path(__file__).parent.parent.parent
ARCS = find_game("arcs")
DECLARED = {
    "court": f"""
[[guild]]
id = {COURT[-1] + 3}
name = "Sample Guild"
set = "{SET}"
type = "fuel"
keys = 1
prelude = "goods"
effect = "As Elder Broker."
""",
    "lore": f"""
[[lore]]
id = {max(LORE) + 3}
name = "Sample Lore"
set = "{SET}"
looks = true
effect = "As Farseers."
""",
}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What there is in a Parlour with the set."""
    root = tmp_path_factory.mktemp("further")
    shutil.copytree(PACKAGE, root / "parlour", ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    for name, text in DECLARED.items():
        with (root / "parlour/games/arcs/data" / f"{name}.toml").open("a", encoding="utf-8") as file:
            file.write(text)
    environment = {**os.environ, "PARLOUR_BUILD": "plain", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", further_set.__name__], cwd=root, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_no_action_that_there_was_gets_another_number(found: Any) -> None:
    """All actions of the set come after all others; there are those of a guild card and of a lore card."""
    texts = [action.text for action in ARCS.table]
    assert found["table"][: len(texts)] == texts
    assert found["table"][len(texts) :] == [
        *[f"{kind} {GUILD}" for kind in ("influence", "secure", "ransack", "take", "use", "abduct", "grant")],
        *[f"{kind} {further_set.LORE}" for kind in ("draft", "use")],
    ]


def test_games_and_records_without_it_are_as_before(found: Any) -> None:
    assert found["stories"] == further_set.stories()
    off, on = found["options"]
    assert "extra" not in off and on["extra"] == SET


def test_it_is_an_option_of_the_table(found: Any) -> None:
    """Off by default; whoever asks a game for its options hears of it, and random tests play it."""
    specs = dict(found["specs"])
    assert specs["extra"][0] == "none" and SET in specs["extra"]
    assert [spec["default"] for spec in found["offered"] if spec["name"] == "extra"] == ["none"]
    assert found["variants"] >= 3


def test_its_cards_are_in_games_with_it_alone(found: Any) -> None:
    guilds = sum(not is_vox(card) for card in court_of(()))
    assert found["box"] == [False, True] and found["facts"] == [guilds, guilds + 1]
    assert found["begun"] == [[False, False], [False, False], [True, False], [True, True]]
    assert found["used"] == ["fuel", "material", "weapon"]


def test_a_position_has_its_cards_only_with_the_option(found: Any) -> None:
    """What is wrong is said with the name of the card, also of one that is in no game like this."""
    assert found["with"] == [[], []]
    unknown = ["arcs-given-name", "", ""]
    assert found["without"] == [unknown, ["arcs-given-impossible", "court", GUILD], unknown]
