"""What several test modules share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import house, visit

__all__ = ["elsewhere", "house", "visit"]


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A script at the terminal that runs on after the game names files: they belong nowhere near the project."""
    monkeypatch.chdir(tmp_path)
