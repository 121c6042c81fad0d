"""Kill the server a hundred times under load; see that nothing acknowledged is lost or doubled.

python tools/kill_server.py [--kills 100] [--tables 12] [--seed word]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.test_server_kill import kill_often


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--kills", type=int, default=100)
    arguments.add_argument("--tables", type=int, default=12)
    arguments.add_argument("--seed", default=f"{time.time_ns()}")
    chosen = arguments.parse_args()
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        report = kill_often(Path(folder), chosen.kills, chosen.tables, chosen.seed)
    print(f"seed {chosen.seed}, {time.perf_counter() - start:.0f} s: {report}", flush=True)
    for fault in report.faults:
        print(f"  {fault}")
    sys.exit(bool(report.faults))


if __name__ == "__main__":
    main()
