"""A page for whoever typed an address into a browser that leads nowhere: a sentence, and the way to the start.

Where the client is built, its script says it again in its own way, and in the language that was chosen there."""

from __future__ import annotations

from html import escape
from typing import Final

from fastapi import Request
from fastapi.responses import HTMLResponse

from parlour.server.sentences import preferred, sentence_of
from parlour.wire.messages import Problem

PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Parlour</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>
:root {{ color-scheme: light dark; }}
html {{ background: light-dark(#f6efe2, #1e1a17); color: light-dark(#2f261f, #f1e7d8); }}
body {{ max-width: 34rem; margin: 20vh auto 0; padding: 0 1.2rem; font: 1.15rem/1.5 system-ui, sans-serif; }}
a {{ color: light-dark(#8a4b2a, #e0a06a); }}
</style>
</head>
<body>{said}</body>
</html>
"""
SAID: Final = """<main><h1><a href="/">Parlour</a></h1><p>{sentence}</p></main>"""
PLACE: Final = '<div id="app">'  # of the client in its page


def page_for_people(request: Request, problem: Problem, status: int) -> HTMLResponse | None:
    """The page; None for programs, which get JSON, and for the API."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return None
    language = preferred(request.headers.get("accept-language", ""))
    sentence = sentence_of(problem.message, problem.values, language)
    if sentence is None:
        return None
    said = SAID.format(sentence=escape(sentence))
    from parlour.server.pages import client_page  # which needs the app, and the app this

    client = client_page(language) if status == 404 else ""
    if PLACE in client:
        return HTMLResponse(client.replace(PLACE, PLACE + said, 1), status)
    return HTMLResponse(PAGE.format(language=language, said=said), status)
