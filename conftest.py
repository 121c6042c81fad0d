"""Tests run the plain sources, also where compiled modules lie beside them: `tools/compiled.py` tests those.

They speak English, whatever the machine speaks.
"""

import os

os.environ.setdefault("PARLOUR_BUILD", "plain")
os.environ["PARLOUR_LANGUAGE"] = "en"
