"""The browser client, the pictures and the words it needs: files that never hold a secret."""

from __future__ import annotations

import functools
import gzip
import hashlib
import json
import mimetypes
from html import escape
from importlib import resources
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from parlour.games import find_manifest, names
from parlour.server.errors import NotFound
from parlour.server.previews import HEAD, told_of
from parlour.server.sentences import PAGES, preferred
from parlour.server.settings import Settings
from parlour.words import LANGUAGES, words_of_file

router = APIRouter(include_in_schema=False)
CLIENT: Final = Path(str(resources.files("parlour") / "web"))
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name changes with the content
A_DAY: Final = "public, max-age=86400"
ASK_AGAIN: Final = "no-cache"
OF_RULES: Final = "rule-"  # how pictures of rules are called
PREVIEW: Final = "preview.png"  # what chats show of a link
GROUND: Final = "#3b2f2a"  # behind the sign, while an application begins
OF_LESSONS: Final = "-lessons"  # how the words of lessons are called, after the game
FRAME: Final = "frame"  # what a client loads besides the words of a game
FRAME_WORDS: Final[tuple[str, ...]] = ("core", "server", "table", "web", "web-pages")

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Parlour</title></head>
<body><h1>Parlour</h1>
<p>The browser client is not built. <code>make web</code> builds it; then start the server again.</p>
<p>Programs can play: <a href="/openapi.json">here is how</a>.</p>
</body></html>
"""


def sent(request: Request, body: bytes, kind: str, keep: str) -> Response:
    """A file, packed where the browser takes it."""
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding", "ETag": tag(body)}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", "") and len(body) > 500 and "font" not in kind:
        body = packed(body)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=kind, headers=headers)


@functools.lru_cache(maxsize=256)
def packed(body: bytes) -> bytes:
    """Done once for each file."""
    return gzip.compress(body, 9)


@functools.lru_cache(maxsize=256)
def tag(body: bytes) -> str:
    """What a browser that has the file already shows; a weak one, for it names the packed file too."""
    return f'W/"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'


# The client


@functools.cache
def client_files() -> dict[str, bytes]:
    """The built client, by path."""
    if not CLIENT.is_dir():
        return {}
    return {str(path.relative_to(CLIENT)): path.read_bytes() for path in CLIENT.rglob("*") if path.is_file()}


@router.get("/assets/{name}")
async def asset(request: Request, name: str) -> Response:
    """Scripts, styles, fonts."""
    body = client_files().get(f"assets/{name}")
    if body is None:
        raise NotFound("server-no-page", status=404)
    kind = "font/woff2" if name.endswith(".woff2") else mimetypes.guess_type(name)[0] or "application/octet-stream"
    return sent(request, body, kind, FOR_EVER)


SIGNS: Final = {
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "apple-touch-icon.png": "image/png",
    PREVIEW: "image/png",
    "licences.txt": "text/plain; charset=utf-8",
}


@router.get("/icon.svg")
@router.get("/icon-192.png")
@router.get("/icon-512.png")
@router.get("/apple-touch-icon.png")
@router.get(f"/{PREVIEW}")
@router.get("/licences.txt")
async def sign(request: Request) -> Response:
    """The sign of Parlour, in its sizes; the licences of the typefaces and libraries in the client."""
    name = request.url.path.removeprefix("/")
    body = client_files().get(name)
    if body is None:
        raise NotFound("server-no-page", status=404)
    return sent(request, body, SIGNS[name], A_DAY)


@router.get("/manifest.webmanifest")
async def app_manifest(request: Request) -> Response:
    """What a phone needs to know that puts Parlour among its applications."""
    language = preferred(request.headers.get("accept-language", ""))
    answer = sent(request, app_manifest_in(language), "application/manifest+json", A_DAY)
    answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return answer


@functools.cache
def app_manifest_in(language: str) -> bytes:
    """The manifest in one language."""
    icons = [{"src": "/icon.svg", "sizes": "any", "type": "image/svg+xml"}]
    icons += [{"src": f"/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)]
    found = {
        "name": "Parlour",
        "short_name": "Parlour",
        "description": words_of_file(language, PAGES).say("web-pages-about"),
        "lang": language,
        "id": "/",
        "start_url": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "icons": icons,
    }
    return json.dumps(found, ensure_ascii=False).encode()


def origin(request: Request) -> str:
    """How this server is called by whoever asks: pictures of links want whole addresses. The name was checked."""
    settings: Settings = request.app.state.house.settings
    forwarded = request.headers.get("x-forwarded-proto", "") if settings.proxy else ""
    scheme = "https" if forwarded == "https" else request.url.scheme
    return settings.address.rstrip("/") or f"{scheme}://{request.headers['host']}"


@functools.lru_cache(maxsize=256)
def index(title: str, about: str, language: str, origin: str) -> bytes:
    """The one page of the client, called what it is about until its script says more."""
    head = HEAD.format(title=escape(title), about=escape(about), origin=escape(origin))
    return client_page(language).replace("<title>Parlour</title>", head, 1).encode()


@functools.cache
def client_page(language: str) -> str:
    """The one page of the client as it was built, in one language."""
    page = client_files().get("index.html", NOT_BUILT.encode()).decode()
    return page.replace('<html lang="en"', f'<html lang="{language}"', 1)


@router.get("/", response_class=HTMLResponse)
@router.get("/t/{table_id}", response_class=HTMLResponse)
@router.get("/new", response_class=HTMLResponse)
@router.get("/account", response_class=HTMLResponse)
@router.get("/settings", response_class=HTMLResponse)
@router.get("/rules", response_class=HTMLResponse)
@router.get("/rules/{game}", response_class=HTMLResponse)
@router.get("/learn/{game}", response_class=HTMLResponse)
@router.get("/learn/{game}/{lesson}", response_class=HTMLResponse)
async def page(request: Request) -> Response:
    """Every page of the client: the script finds out which it is."""
    language = preferred(request.headers.get("accept-language", ""))
    title, about = await told_of(request, language)
    body = index(title, about, language, origin(request))
    answer = sent(request, body, "text/html; charset=utf-8", ASK_AGAIN)
    answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
    return answer


# Words


@router.get("/words/{language}/{part}.ftl")
async def words(request: Request, language: str, part: str) -> Response:
    """The Fluent messages of one language, for the frame, for a game, or for the lessons of a game."""
    lessons = [f"{game}{OF_LESSONS}" for game in names() if find_manifest(game).lessons]
    if language not in LANGUAGES or part not in (FRAME, *names(), *lessons):
        raise NotFound("server-no-page", status=404)
    return sent(request, words_of(language, part), "text/plain; charset=utf-8", ASK_AGAIN)


@functools.cache
def words_of(language: str, part: str) -> bytes:
    """The files of a part, one after the other; what is not translated yet is said in English."""
    package, wanted = "parlour", FRAME_WORDS
    if part != FRAME:
        manifest = find_manifest(part.removesuffix(OF_LESSONS))
        package, wanted = manifest.locales, (part,) if part != manifest.name else manifest.words
    folder = resources.files(package) / "locales"
    files = [(folder / language / f"{name}.ftl", folder / "en" / f"{name}.ftl") for name in wanted]
    found = [own if own.is_file() else english for own, english in files]
    return "\n".join(file.read_text(encoding="utf-8") for file in found).encode()


# Pictures


@router.get("/art/{game}/{name}.svg")
async def picture(request: Request, game: str, name: str) -> Response:
    """A picture of a game, by the name the game has for it."""
    if game not in names():
        raise NotFound("server-no-page", status=404)
    return sent(request, drawn(game, name), "image/svg+xml", A_DAY)


@functools.lru_cache(maxsize=1024)
def drawn(game: str, name: str) -> bytes:
    """A picture, drawn once."""
    manifest = find_manifest(game)
    if name.startswith(OF_RULES) and manifest.illustrated is not None:
        for drawing in manifest.illustrated.load().values():
            if drawing.name == name.removeprefix(OF_RULES):
                return str(drawing.svg()).encode()
    found = manifest.pictures.load()(name) if manifest.pictures is not None else None
    if found is None:
        raise NotFound("server-no-page", status=404)
    return found.encode()
