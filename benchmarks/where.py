"""Where the time of a server goes: the stacks py-spy saw, by what was being done.

python -m benchmarks.where stacks.txt [--ms 1.9]

The file is what `python -m benchmarks.load --stacks stacks.txt` has written: every line is a stack and how often
it was seen. Each belongs to the first kind of work of which it has a frame. The milliseconds of CPU of an action
(`--ms`) are shared out by that.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

# What was being done, by a pattern for frames: the first of which the stack has one.
KINDS: tuple[tuple[str, str], ...] = (
    ("shown", r"(^|\.)shown(_to)? \(parlour/games"),
    ("views", r"(^|\.)view \(parlour/games"),
    ("options", r"(^|\.)(actions|to_json) \(parlour/"),
    ("what changed", r"Telling\._?changes \("),
    ("JSON of positions", r"server/(telling|snapshot|sending)\.py"),
    ("rules", r"server/deeds\.py|parlour/(games|core|table)/"),
    ("jobs", r"server/(jobs|stored_jobs)\.py"),
    ("other processes", r"server/(neighbours|bulletin|herald|shared_limits|stored_processes|stored_looks)\.py"),
    ("storage", r"server/(store|storage|appending|wal|stored_\w+)\.py|sqlalchemy/|psycopg"),
    ("sending", r"Frames\.send |Sockets\._put|websocket\.send"),
    ("reading", r"data_received|Sockets\._(receive|answer)|connections\.py"),
    ("the room", r"server/(room|audience|tables|socket|limits)\.py"),
    ("event loop, threads", r""),
)
PATTERNS = tuple((name, re.compile(pattern)) for name, pattern in KINDS)


def kind(frames: list[str]) -> str:
    """What a stack was about."""
    return next(name for name, pattern in PATTERNS if any(pattern.search(frame) for frame in frames))


def counted(lines: Iterable[str]) -> Counter[str]:
    """How often each kind was seen."""
    found: Counter[str] = Counter()
    for line in lines:
        stack, _, times = line.strip().rpartition(" ")
        if stack and times.isdecimal():
            found[kind(stack.split(";"))] += int(times)
    return found


def table(found: Counter[str], milliseconds: float = 0.0) -> Iterable[str]:
    """Shares, and what they are of the CPU of an action."""
    whole = max(1, sum(found.values()))
    yield "| | share | ms an action |" if milliseconds else "| | share |"
    yield "|---|---|---|" if milliseconds else "|---|---|"
    for name, times in found.most_common():
        spent = f" {milliseconds * times / whole:.2f} |" if milliseconds else ""
        yield f"| {name} | {100 * times / whole:.0f} % |{spent}"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("stacks", type=Path)
    arguments.add_argument("--ms", type=float, default=0.0, help="milliseconds of CPU an action")
    chosen = arguments.parse_args()
    found = counted(chosen.stacks.read_text(encoding="utf-8").splitlines())
    print("\n".join(table(found, chosen.ms)))


if __name__ == "__main__":
    main()
