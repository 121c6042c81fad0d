"""Tests run the plain sources, also where compiled modules lie beside them: `tools/compiled.py` tests those.

They speak English, whatever the machine speaks.

Where browsers, servers, and databases are started for a test, a busy machine may come between: such a test has a
second try. The last lines of a run tell which ones needed it: why they did is still to be found.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest

ON_A_BUSY_MACHINE: Final = [Path(__file__).parent / "tests" / name for name in ("server", "web")]

os.environ.setdefault("PARLOUR_BUILD", "plain")
os.environ["PARLOUR_LANGUAGE"] = "en"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A second try for what starts browsers, servers, and databases."""
    for item in items:
        if any(folder in item.path.parents for folder in ON_A_BUSY_MACHINE):
            item.add_marker(pytest.mark.flaky(reruns=1))
