"""The worst of every route, round after round, while somebody plays at another table.

python tools/worst.py [--rounds 20] [--seed word]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.servers import running
from tests.server.test_worst import Siege


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rounds", type=int, default=20)
    arguments.add_argument("--seed", default=f"{time.time_ns()}")
    chosen = arguments.parse_args()
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        measured = Siege(server, chosen.seed).run(chosen.rounds)
    print(f"seed {chosen.seed}, {time.perf_counter() - start:.0f} s: {measured}", flush=True)
    for fault in measured.faults:
        print(f"  {fault}")
    sys.exit(bool(measured.faults))


if __name__ == "__main__":
    main()
