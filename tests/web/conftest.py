"""The server and the visitors that all tests in a browser share."""

from __future__ import annotations

from tests.web.browser import house, visit

__all__ = ["house", "visit"]
