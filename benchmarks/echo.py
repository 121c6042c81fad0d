"""A bare table on the stack of the server: it sends messages Parlour has sent to as many people, and no more."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import uvicorn
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

from benchmarks.servers import Process, free_port


@contextlib.contextmanager
def echo(messages: Path, compressed: bool = False) -> Iterator[Process]:
    """In a process of its own; the file has the first messages and the later ones, as two JSON lists of texts."""
    port = free_port()
    flags = ["--compressed"] if compressed else []
    server = Process([sys.executable, "-m", "benchmarks.echo", str(port), str(messages), *flags], port, {})
    try:
        yield server
    finally:
        server.stop()


def serve(port: int, first: list[str], later: list[str], compressed: bool) -> None:
    """Everybody gets a message Parlour has sent when they come, and one for every play; the next may go on."""
    app = FastAPI()
    tables: dict[str, list[WebSocket]] = {}
    seqs: dict[str, int] = {}

    async def tell(table: str, seat: int) -> None:
        people, seq = tables[table], seqs[table]
        options = '[{"text":"go on"}]' if seq % len(people) == seat else "[]"
        body = (first if seq == 1 else later)[(seq + seat) % len(first if seq == 1 else later)]
        await people[seat].send_text(f'{{"type":"table","seq":{seq},"options":{options},{body}}}')

    @app.get("/healthz")
    async def health() -> dict[str, str]:
        return {"status": "ok"}

    @app.websocket("/ws/{table}")
    async def sit(socket: WebSocket, table: str, people: int) -> None:
        await socket.accept()
        here = tables.setdefault(table, [])
        here.append(socket)
        seqs.setdefault(table, 1)
        if len(here) == people:
            await asyncio.gather(*(tell(table, seat) for seat in range(people)))
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                said = json.loads(await socket.receive_text())
                seqs[table] += 1
                await socket.send_text(json.dumps({"type": "ok", "id": said["id"], "seq": seqs[table]}))
                await asyncio.gather(*(tell(table, seat) for seat in range(people)))

    uvicorn.run(
        app,
        host="127.0.0.1",
        port=port,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=compressed,
    )


def body(message: str) -> str:
    """What is in a message but for its head; what clients look at has other names in it."""
    fields = json.loads(message)
    names = {"options": "choices", "outcome": "outcame"}
    kept = {names.get(name, name): value for name, value in fields.items() if name not in ("type", "seq", "now")}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))[1:-1]


def main() -> None:
    port, messages, *flags = sys.argv[1:]
    first, later = json.loads(Path(messages).read_text(encoding="utf-8"))
    serve(int(port), list(map(body, first)), list(map(body, later)), bool(flags))


if __name__ == "__main__":
    main()
