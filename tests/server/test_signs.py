"""The sign of Parlour on phones and in chats: icons, the manifest, previews of links."""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.words import LANGUAGES, words_of_file
from tests.server.servers import STRANGER, Server

ROOT = Path(__file__).parent.parent.parent
PUBLIC = ROOT / "web" / "public"
TOOL = runpy.run_path(str(ROOT / "tools" / "icons.py"))
PNG = b"\x89PNG\r\n\x1a\n"


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def test_the_icons_are_those_of_the_sign() -> None:
    for name, data in TOOL["icons"]().items():
        assert (PUBLIC / name).read_bytes() == data, f"{name}: python tools/icons.py"
    assert size_of((PUBLIC / "preview.png").read_bytes()) == (TOOL["WIDE"], TOOL["HIGH"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("signs")).start()
    yield found
    found.stop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_speaks_and_its_icons_are_there(server: Server, language: str) -> None:
    answer = STRANGER.get(f"{server.url}/manifest.webmanifest", headers={"Accept-Language": language})
    assert answer.headers["content-type"] == "application/manifest+json"
    found = answer.json()
    assert found["lang"] == language
    assert found["description"] == words_of_file(language, "web-pages").say("web-pages-about")
    for icon in found["icons"]:
        data = STRANGER.get(server.url + icon["src"])
        assert data.status_code == 200
        assert data.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "x".join(map(str, size_of(data.content))) == icon["sizes"]


def test_a_link_shows_a_picture_with_a_whole_address(server: Server) -> None:
    page = STRANGER.get(f"{server.url}/rules/roam").text
    found = re.search(r'property="og:image" content="([^"]+)"', page)
    assert found is not None
    assert found[1] == f"{server.url}/preview.png"
    assert size_of(STRANGER.get(found[1]).content) == (TOOL["WIDE"], TOOL["HIGH"])


def test_an_address_the_host_has_chosen_counts(tmp_path: Path) -> None:
    server = Server(tmp_path, PARLOUR_ADDRESS="https://club.example").start()
    try:
        assert 'content="https://club.example/preview.png"' in STRANGER.get(f"{server.url}/").text
    finally:
        server.stop()
