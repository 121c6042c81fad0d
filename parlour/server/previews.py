"""What a link leads to, told to whoever is sent it: chats show this before anybody follows the link."""

from __future__ import annotations

from typing import Final

from fastapi import Request

from parlour.core.errors import ParlourError
from parlour.games import names
from parlour.server.invitations import invitation
from parlour.server.people_routes import house_of
from parlour.server.sentences import PAGES, game_name
from parlour.wire.answers import Invitation
from parlour.words import words_of_file

HEAD: Final = """<title>{title}</title>
    <meta name="description" content="{about}" />
    <meta property="og:site_name" content="Parlour" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="{title}" />
    <meta property="og:description" content="{about}" />
    <meta property="og:image" content="{origin}/preview.png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />"""


async def told_of(request: Request, language: str) -> tuple[str, str]:
    """What a page is called and about. Of a table it tells those only who have a link to it."""
    page, name, *_ = *request.url.path.strip("/").split("/"), ""
    if page == "t":
        found = await invited(request, name)
        if found is not None:
            return told_of_table(found, language)
    words = words_of_file(language, PAGES)
    if page in ("rules", "learn") and name in names():
        title = words.say(f"web-pages-{page}", {"game": game_name(name, language)})
        about = f"web-pages-game-{name}-about"
        return title, words.say(about if words.has(about) else "web-pages-about")
    return words.say("web-pages-welcome"), words.say("web-pages-about")


async def invited(request: Request, table_id: str) -> Invitation | None:
    """Who invites to a table, for the key in a link; nothing where the key is none, or the database is away."""
    key = request.query_params.get("key", "")
    if not key:
        return None
    tables = house_of(request).tables
    try:
        return await invitation(tables, await tables.fresh(table_id), None, key)
    except ParlourError:  # the client says why, when it asks for itself
        return None


def told_of_table(table: Invitation, language: str) -> tuple[str, str]:
    """Who plays what there; whether there is a seat, or only something to see."""
    words = words_of_file(language, PAGES)
    whose = {"host": table.host, "game": game_name(table.game, language)}
    if table.seat:
        return words.say("web-pages-invited-by", whose), words.say("web-pages-invited-about")
    return words.say("web-pages-watched-by", whose), words.say("web-pages-watched-about")
