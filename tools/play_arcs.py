"""Play whole games of Arcs by clicks in Chromium, against bots, to the end.

python tools/play_arcs.py [--games 2] [--seed word]
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.servers import Json, Server, running
from tests.web.arcs import EAGER, Clicks, Plan, lay
from tests.web.browser import WIDE, House, Visitor, executable

TABLES: list[Json] = [
    {"players": 2},
    {"players": 4, "leaders": "both", "two_lore": True},
    {"players": 3, "leaders": "base", "split_discard": True},
]


def play(server: Server, browser: Browser, options: Json, seed: str) -> Counter[str]:
    """One game; how often each kind of decision was made."""
    context = browser.new_context(
        viewport={"width": WIDE[0], "height": WIDE[1]}, locale="en-GB", reduced_motion="reduce"
    )
    ada = Visitor(House(server, browser), "Ada", context, "en")
    bots = ["random"] * (int(options["players"]) - 1)
    clicks = Clicks(ada)
    clicks.open(lay(Plan(seed, options), ada.person, *bots))
    rng = random.Random(seed)
    made: Counter[str] = Counter()
    while not clicks.wait()["outcome"]:
        frame = clicks.table["shown"]["frame"]["kind"]
        clicks.step(rng, EAGER)
        made[frame] += 1
    sheet = ada.page.get_by_role("dialog")
    sheet.get_by_role("table").wait_for()
    for seat, score in enumerate(clicks.table["outcome"]["scores"]):
        said = sheet.locator(f'[data-power="{seat}"]').inner_text()
        assert said == str(score), (seat, score, said)
    ada.check()
    context.close()
    return made


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=2)
    arguments.add_argument("--seed", default=f"{time.time_ns()}")
    chosen = arguments.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        for number in range(chosen.games):
            options = TABLES[number % len(TABLES)]
            start = time.perf_counter()
            seed = f"{chosen.seed} {number}"
            print(f"seed {seed!r}, {options}", flush=True)
            made = play(server, browser, options, seed)
            seconds = time.perf_counter() - start
            print(f"  {made.total()} decisions by clicks, {seconds:.0f} s: {dict(made.most_common())}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
