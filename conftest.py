"""Tests run the plain sources, also where compiled modules lie beside them: `tools/compiled.py` tests those."""

import os

os.environ.setdefault("PARLOUR_BUILD", "plain")
