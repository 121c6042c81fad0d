"""Addresses that lead nowhere, and what is said of those that lead somewhere to whoever is sent them."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import pytest

from parlour.server.sentences import PAGES
from parlour.words import LANGUAGES, Words, words_of_file
from tests.server.servers import STRANGER, Person, Server, running

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
LOST = ("/nowhere", "/art/roam/forest-0.svg", "/t/one/two", "/assets/none.js")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("lost")) as found:
        yield found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_gets_a_page_in_its_language(server: Server, language: str) -> None:
    said = Words(language, files="server").say("server-no-page", {"status": 404})
    for path in LOST:
        answer = STRANGER.get(f"{server.url}{path}", headers={"Accept": BROWSER, "Accept-Language": language})
        assert answer.status_code == 404 and answer.headers["content-type"].startswith("text/html"), path
        assert said in answer.text and f'lang="{language}"' in answer.text and 'href="/"' in answer.text
        assert answer.headers["cache-control"] == "no-store"


def test_a_program_gets_json(server: Server) -> None:
    for path, accept in [*[(path, "*/*") for path in LOST], ("/api/nowhere", BROWSER)]:
        answer = STRANGER.get(f"{server.url}{path}", headers={"Accept": accept})
        assert answer.status_code == 404 and answer.json()["error"]["message"] == "server-no-page", path


def test_who_asks_for_the_head_alone_hears_the_same(server: Server) -> None:
    for path in ("/", "/rules/roam", "/words/cs/roam.ftl", "/api/games", "/healthz", *LOST):
        headers = {"Accept": BROWSER}
        whole = STRANGER.get(f"{server.url}{path}", headers=headers)
        head = STRANGER.head(f"{server.url}{path}", headers=headers)
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        assert head.headers["content-type"] == whole.headers["content-type"]
    assert STRANGER.get(f"{server.url}/healthz").status_code == 200, "the connection is still good"


def test_links_say_what_they_lead_to(server: Server) -> None:
    words = words_of_file("cs", PAGES)
    game = words.say("web-pages-game-roam")
    expected = {
        "/": words.say("web-pages-welcome"),
        "/t/abc?key=def": words.say("web-pages-welcome"),
        "/t/abc": words.say("web-pages-welcome"),
        "/rules/roam": words.say("web-pages-rules", {"game": game}),
        "/learn/roam": words.say("web-pages-learn", {"game": game}),
        "/rules/chess": words.say("web-pages-welcome"),
    }
    for path, title in expected.items():
        answer = STRANGER.get(f"{server.url}{path}", headers={"Accept-Language": "cs"})
        assert answer.status_code == 200 and f"<title>{title}</title>" in answer.text, path
        assert "Accept-Language" in answer.headers["vary"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_names_the_game(server: Server, language: str) -> None:
    """To whoever has the link, and to nobody else."""
    ada = Person(server, "Ada & Co")
    game = words_of_file(language, PAGES).say("web-pages-game-arcs")
    table = ada.post("/api/tables", game="arcs", options={"players": 2}, seats=["person", "person"])

    def preview(key: str) -> str:
        path = f"{server.url}/t/{table['table']}"
        answer = STRANGER.get(path, params={"key": key}, headers={"Accept-Language": language})
        assert answer.status_code == 200
        return answer.text

    def said(message: str) -> str:
        return escape(words_of_file(language, PAGES).say(message, {"host": "Ada & Co", "game": game}))

    for key, how in ((table["invite"], "invited"), (table["watch"], "watched")):
        title, about = said(f"web-pages-{how}-by"), said(f"web-pages-{how}-about")
        assert f"<title>{title}</title>" in preview(key) and game in title
        assert f'<meta property="og:title" content="{title}" />' in preview(key)
        assert f'<meta property="og:description" content="{about}" />' in preview(key)
    for key in ("", "wrong", "é" * 500):
        assert f"<title>{said('web-pages-welcome')}</title>" in preview(key) and "Ada" not in preview(key)
