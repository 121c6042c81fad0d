"""How the server is doing: /healthz for whoever starts it, /metrics for Prometheus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response

from parlour.server.errors import Unwell

if TYPE_CHECKING:
    from parlour.server.app import House
    from parlour.server.connections import Door

router = APIRouter()


@router.get("/healthz")
async def health(request: Request) -> dict[str, str]:
    """Whether the server can do its work: the database answers, and what must happen later happens."""
    house: House = request.app.state.house
    await house.storage.ping()
    if not house.is_working():
        raise Unwell("server-broken")
    return {"status": "ok"}


@router.get("/metrics", response_class=Response)
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
    }
    lines = []
    for name, value in numbers.items():
        kind = "counter" if name.endswith("_total") else "gauge"
        lines += [f"# TYPE {name} {kind}", f"{name} {value}"]
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")
