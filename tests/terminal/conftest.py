"""What several test modules share."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A script at the terminal that runs on after the game names files: they belong nowhere near the project."""
    monkeypatch.chdir(tmp_path)
