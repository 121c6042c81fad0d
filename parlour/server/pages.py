"""The plain page of a server that has no browser client yet: what runs here, and how to play meanwhile."""

from __future__ import annotations

from html import escape

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from parlour.games import NAMES
from parlour.server.people_routes import house_of

router = APIRouter(include_in_schema=False)
SHOWN = 20

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parlour</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 1.05rem/1.6 Georgia, serif; max-width: 40rem; margin: 3rem auto; padding: 0 1.2rem; }}
h1 {{ font-size: 2.2rem; margin-bottom: 0; }}
code, pre {{ font-size: .95rem; background: #8883; border-radius: .3rem; }}
code {{ padding: .1rem .3rem; }}
pre {{ padding: .8rem 1rem; overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; }}
th, td {{ text-align: left; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid #8886; }}
</style>
</head>
<body>
<main>
<h1>Parlour</h1>
<p>A home for rule-heavy board games. This server is running and plays {games}.</p>
<h2>Public tables</h2>
{tables}
<h2>Playing</h2>
<p>Programs can play now: <a href="/openapi.json">the HTTP interface</a> makes tables and
<code>/ws/TABLE</code> plays at them. In a terminal:</p>
<pre>parlour play roam --artifacts
parlour play arcs --players 3</pre>
</main>
</body>
</html>
"""


@router.get("/", response_class=HTMLResponse)
async def front(request: Request) -> str:
    """What runs here."""
    rows = await house_of(request).storage.lobby(SHOWN)
    tables = "<p>None at the moment.</p>"
    if rows:
        lines = [
            f"<tr><td>{escape(row['spec']['game'])}</td><td>{len(row['spec']['seats'])}</td>"
            f"<td>{escape(row['status'])}</td></tr>"
            for row in rows
        ]
        head = "<tr><th>Game</th><th>Seats</th><th>Status</th></tr>"
        tables = f"<table>{head}{''.join(lines)}</table>"
    return PAGE.format(games=" and ".join(name.capitalize() for name in NAMES), tables=tables)


@router.get("/t/{table_id}", response_class=HTMLResponse)
async def table(request: Request, table_id: str) -> str:
    """Links to tables lead here until there is a client."""
    return await front(request)
