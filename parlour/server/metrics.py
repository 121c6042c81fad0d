"""How the server is doing: /livez, /readyz and /healthz for whoever looks after it, /metrics for Prometheus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import Request, Response

from parlour.server.api import Api
from parlour.wire.answers import Health

if TYPE_CHECKING:
    from parlour.server.app import House
    from parlour.server.connections import Door

api = Api("health", prefix="", refused=Health)


@api.get("/livez")
async def alive() -> Health:
    """The server answers: there is no reason to start it again."""
    return Health("ok")


@api.get("/readyz")
async def ready(request: Request, response: Response) -> Health:
    """Whether people should be sent here: it has started, does not stop, and is well."""
    health = request.app.state.house.health
    if health.stopping or not health.started:
        return wrong(response, ["stopping" if health.stopping else "starting"])
    return await well(request, response)


@api.get("/healthz")
async def well(request: Request, response: Response) -> Health:
    """Whether the server does its work: its loops go on, its database takes writes, its disk has room."""
    house: House = request.app.state.house
    return wrong(response, house.wrong())


def wrong(response: Response, found: list[str]) -> Health:
    """That all is well, or what is not."""
    if not found:
        return Health("ok")
    response.status_code = 503
    return Health("unwell", found)


@api.router.get("/metrics", response_class=Response)
async def metrics(request: Request) -> Response:
    """Numbers in the format of Prometheus."""
    house: House = request.app.state.house
    door: Door = request.app.state.door
    numbers = {
        "parlour_lines": len(door.lines),
        "parlour_lines_refused_total": door.refused,
        "parlour_lines_dropped_total": door.dropped,
        "parlour_rooms": len(house.tables.rooms),
        "parlour_connections": len(house.sockets.open),
        "parlour_jobs_running": len(house.jobs.running),
        "parlour_jobs_done_total": house.jobs.done,
        "parlour_thinkers_replaced_total": house.thinkers.replaced,
        "parlour_webhooks_sent_total": house.webhooks.sent,
        "parlour_log_bytes": house.storage.log.size if house.storage.log is not None else 0,
        "parlour_disk_free_bytes": house.disk.free if house.disk.free is not None else "NaN",
    }
    lines = []
    for name, value in numbers.items():
        kind = "counter" if name.endswith("_total") else "gauge"
        lines += [f"# TYPE {name} {kind}", f"{name} {value}"]
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")
