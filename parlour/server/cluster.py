"""Bots that think on a Ray cluster (the extra `parlour[cluster]`).

Every machine of the cluster needs Parlour. The cluster does not try again what was lost: a worker that dies is the
same to us as a thinker of our own that does, and costs a repeat.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
import signal
import threading
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

from parlour.core.errors import InvalidInput
from parlour.server.thinking import Thinkers
from parlour.server.workers import Lost, spent

LOCAL: Final = "local"  # a cluster of this machine alone, begun for the occasion
log = logging.getLogger("parlour.server")
T = TypeVar("T")


class ClusterThinkers(Thinkers):
    """The processors of a cluster: as many as it has when the server starts."""

    def __init__(self, address: str, seconds: float) -> None:
        self.address = address
        self.ray = connected(address)
        super().__init__(max(1, int(self.ray.cluster_resources().get("CPU", 1))), seconds)
        self.tasks: dict[Callable[..., object], Any] = {}  # what the cluster knows by now

    async def run(self, work: Callable[..., T], *given: object) -> T:
        spent.set(0.0)
        async with self.free:
            begun = time.monotonic()
            asked: Any = None
            try:
                if not self.ray.is_initialized():  # it would begin a cluster of its own
                    raise TimeoutError
                if work not in self.tasks:
                    self.tasks[work] = self.ray.remote(num_cpus=1, max_retries=0)(work)
                asked = self.tasks[work].remote(*given)
                async with asyncio.timeout(self.seconds):
                    found: T = await asked
                    return found
            except self.ray.exceptions.RayTaskError as error:
                raise error.cause from None  # the bot's own
            except (TimeoutError, self.ray.exceptions.RayError) as error:
                self._look_again(asked)
                self.replaced += 1
                raise Lost(own=True) from error
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is None or not task.cancelling():  # the connection was made anew for somebody else
                    raise Lost from None
                self.ray.cancel(asked, force=True)
                raise
            finally:
                spent.set(time.monotonic() - begun)

    def _look_again(self, asked: Any) -> None:
        """Nobody waits for this any more; where the whole cluster is gone it is looked for again.

        Everything else waits for that, some seconds: Ray wants to begin and to end in one thread.
        """
        try:
            if asked is not None:
                self.ray.cancel(asked, force=True)
            alive = self.ray.is_initialized() and any(node["Alive"] for node in self.ray.nodes())
        except (self.ray.exceptions.RayError, RuntimeError, ValueError):
            alive = False
        if not alive:
            log.warning("the cluster is gone and looked for again", extra={"address": self.address})
            self.tasks.clear()
            self.ray.shutdown()
            with contextlib.suppress(InvalidInput):  # then the next thought finds nobody, and looks again
                connected(self.address)

    def close(self) -> None:
        """The cluster stays, for others."""
        super().close()
        self.ray.shutdown()


def connected(address: str) -> Any:
    """Ray, connected to a cluster."""
    try:
        ray: Any = importlib.import_module("ray")
    except ModuleNotFoundError:
        raise InvalidInput("server-no-ray") from None
    where = {} if address == LOCAL else {"address": address}
    ours = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    try:
        ray.init(**where, log_to_driver=False, include_dashboard=False, configure_logging=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise InvalidInput("server-bad-ray", address=address[:80]) from error
    finally:
        if threading.current_thread() is threading.main_thread():
            for number, handler in ours.items():
                signal.signal(number, handler)  # Ray's would end a server in the middle of what it does
    return ray
