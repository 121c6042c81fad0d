"""Parlour: a home for rules-heavy board games."""

from parlour.build import BUILD as BUILD  # before anything else: it decides where modules are looked for

__version__ = "0.1.0"
