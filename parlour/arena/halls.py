"""Where games are played: in this process, in some of this machine, or on a Ray cluster.

A hall takes tasks as it can, and gives games as they end, in any order. Closed early, it drops what is
being played.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import tempfile
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from parlour.arena.match import Match, Task
from parlour.arena.playing import Played, play_task
from parlour.core.errors import InvalidInput

_match: Match | None = None  # in a worker: what it plays


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(match: Match, tasks: Iterator[Task], jobs: int, ray: str | None) -> Iterator[Played]:
    """All these games, as they end."""
    if ray is not None:
        return _on_cluster(match, tasks, ray)
    if jobs > 1:
        return _in_processes(match, tasks, jobs)
    return (play_task(match, task) for task in tasks)


def _in_processes(match: Match, tasks: Iterator[Task], jobs: int) -> Iterator[Played]:
    from parlour.server.workers import stop_at_once

    # A fork takes objects along as they are; where there is none they have to be picklable.
    forks = "fork" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if forks else "spawn")
    # Workers are stopped at once, and tidy up nothing.
    folder = tempfile.TemporaryDirectory(prefix="parlour-arena-", ignore_cleanup_errors=True)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin, initargs=(match, folder.name))
    try:
        waiting: set[Future[Played]] = set()
        for task in tasks:
            waiting.add(pool.submit(_play, task))
            if len(waiting) >= 2 * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    except BrokenProcessPool as error:
        raise InvalidInput("cli-arena-worker-died") from error
    finally:
        stop_at_once(pool, wait=True)
        folder.cleanup()


def _begin(match: Match, folder: str) -> None:
    """In a worker, once."""
    from parlour.server.workers import go_with_the_server

    global _match
    go_with_the_server()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started the match decides
    tempfile.tempdir = folder
    _match = match


def _play(task: Task) -> Played:
    assert _match is not None
    return play_task(_match, task)


def _on_cluster(match: Match, tasks: Iterator[Task], address: str) -> Iterator[Played]:
    """Every machine of the cluster needs Parlour, and the modules of bots that do not come with it."""
    from parlour.server.cluster import connected

    ray: Any = connected(address)
    try:
        shared = ray.put(match)
        play = ray.remote(num_cpus=1, max_retries=2)(play_task)
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for task in tasks:
            waiting.append(play.remote(shared, task))
            if len(waiting) >= most:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()
