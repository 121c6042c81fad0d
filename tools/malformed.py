"""100,000 malformed requests and messages of a signed-in player at running tables; then the games are finished.

python tools/malformed.py [--count 100000] [--seed word]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.malformed import LEAST_PAST_THE_DOOR, send_all
from tests.server.servers import running


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--count", type=int, default=100_000)
    arguments.add_argument("--seed", default=f"{time.time_ns()}")
    chosen = arguments.parse_args()
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        outcome = send_all(server, chosen.count, chosen.seed)
    print(f"seed {chosen.seed}, {time.perf_counter() - start:.0f} s: {outcome}", flush=True)
    for fault in outcome.faults:
        print(f"  {fault}")
    sys.exit(bool(outcome.faults) or outcome.past_the_door < LEAST_PAST_THE_DOOR)


if __name__ == "__main__":
    main()
