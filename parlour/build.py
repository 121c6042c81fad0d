"""Which build of the rules runs: the plain sources, or what mypyc made of them (`make compiled`).

Compiled modules lie beside their sources, and Python takes them even where a source was edited since. So the stamp
beside them says what they were made of, and they are used only while all of it is the same; else the plain sources
run, and a sentence says so. `PARLOUR_BUILD=plain` runs the plain sources anyway, `PARLOUR_BUILD=compiled` refuses
to run anything else.
"""

from __future__ import annotations

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from pathlib import Path

PACKAGE = Path(__file__).parent
STAMP = PACKAGE / "compiled.json"
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
PLAIN = "plain"
COMPILED = "compiled"


def digest_of(file: Path) -> str:
    """What a source says, as a short text."""
    return hashlib.blake2b(file.read_bytes(), digest_size=16).hexdigest()


def librt_stamp() -> list[int]:
    """Which library of vectors is here: compiled modules want the one they were made for."""
    found = importlib.util.find_spec("librt")
    if found is None or not found.submodule_search_locations:
        return []
    vectors = Path(found.submodule_search_locations[0]) / f"vecs{SUFFIX}"
    return [vectors.stat().st_size, vectors.stat().st_mtime_ns] if vectors.exists() else []


def stale_source() -> str | None:
    """The first source that is not as it was compiled; "" if nothing is, for this Python; None if all are."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
        if stamp["suffix"] != SUFFIX or stamp["librt"] != librt_stamp():
            return ""
        for name, (size, time, digest) in stamp["sources"].items():
            source = PACKAGE / name
            found = source.stat()
            if (found.st_size, found.st_mtime_ns) != (size, time) and digest_of(source) != digest:
                return str(name)
    except FileNotFoundError as missing:
        return "" if missing.filename == str(STAMP) else Path(str(missing.filename)).name
    except (OSError, ValueError, KeyError, TypeError):
        return STAMP.name
    return None


def choose() -> str:
    """Decide which build this process runs, before any of it is imported."""
    wish = os.environ.get("PARLOUR_BUILD", "")
    stale = stale_source() if wish != PLAIN else ""
    if stale is None:
        return COMPILED
    if wish == COMPILED:
        raise ImportError(f"the rules are not compiled, or {stale or 'nothing'} changed since: make compiled")
    if stale:
        print(f"parlour: {stale} changed since it was compiled; running plain (make compiled)", file=sys.stderr)
    sys.path_hooks.insert(0, _plain_finder)
    for folder in [folder for folder in sys.path_importer_cache if _is_ours(folder)]:
        del sys.path_importer_cache[folder]
    return PLAIN


def _is_ours(folder: str) -> bool:
    return Path(folder) == PACKAGE or PACKAGE in Path(folder).parents


def _plain_finder(folder: str) -> importlib.machinery.FileFinder:
    """What finds sources only, in the folders of this package."""
    if not _is_ours(folder):
        raise ImportError
    loader = importlib.machinery.SourceFileLoader
    return importlib.machinery.FileFinder(folder, (loader, importlib.machinery.SOURCE_SUFFIXES))


BUILD = choose()
