"""The types of the browser are those of the server, and the server's own description has all of them."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.games import names, registered
from parlour.server.app import create_app
from parlour.server.settings import Settings
from parlour.wire.games import told_of
from tests.core import toy

ROOT = Path(__file__).parent.parent.parent


def test_the_types_of_the_browser_are_up_to_date() -> None:
    files = runpy.run_path(str(ROOT / "tools" / "wire_types.py"))["files"]()
    assert {path.parent.name for path in files} == {"lib", *names()}
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: python tools/wire_types.py"


def test_a_game_without_types_tells_any_json() -> None:
    with registered(toy.MANIFEST):
        assert set(told_of("bluff").values()) == {dict[str, Any]}


@pytest.fixture(scope="module")
def document() -> Any:
    return create_app(Settings(secret="s" * 32)).openapi()


def references(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        yield from (found for name, found in value.items() if name == "$ref")
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for item in inner:
        yield from references(item)


def test_every_route_tells_what_it_takes_and_gives(document: Any) -> None:
    operations = [
        (path, method, found) for path, methods in document["paths"].items() for method, found in methods.items()
    ]
    assert len(operations) > 30
    free = {"/metrics", "/api/tables/{table_id}/record", "/api/tables/{table_id}/box", "/api/games"}
    for path, _, found in operations:
        answers = found["responses"]
        if path not in free:
            assert answers["200"]["content"]["application/json"]["schema"]["$ref"], path
        if path != "/metrics":
            assert answers["4XX"]["content"]["application/json"]["schema"]["$ref"], path
        if "requestBody" in found:
            assert found["requestBody"]["content"]["application/json"]["schema"]["$ref"], path
    assert sum("requestBody" in found for _, _, found in operations) >= 14


def test_the_description_has_every_type_it_names(document: Any) -> None:
    components = document["components"]["schemas"]
    assert {found.rpartition("/")[2] for found in references(document)} <= set(components)
    assert {"TableMessage", "ChangesMessage", "Play", "ArcsView", "RoamBox", "Refused"} <= set(components)
    assert "HTTPValidationError" not in components
