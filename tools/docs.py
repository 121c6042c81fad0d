"""Build the documentation site: pages of the repository, each at the path it has there.

    python tools/docs.py [FOLDER]

The site is FOLDER/docs (build/docs). Every text lies in one place in the repository, and as the site has the same
paths, a link from one to another holds where the repository is read as well as on the site. A warning is an error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SHOWN = (
    "*.md",
    "docs/**/*.*",
    "benchmarks/*.md",
    "benchmarks/plots/*.svg",
    "parlour/games/*/rules.md",
    "examples/*.py",
    "LICENSE",
    "web/public/icon.svg",
)


def build(folder: Path) -> Path:
    """The site, in a folder that holds what it is built from too."""
    pages = folder / "pages"
    shutil.rmtree(pages, ignore_errors=True)
    for pattern in SHOWN:
        for path in ROOT.glob(pattern):
            copy = pages / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    settings = folder / "mkdocs.yml"
    shutil.copyfile(ROOT / settings.name, settings)
    # What was built before is not used again: it does not know of docstrings that have changed.
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean", "--config-file", str(settings)]
    python_path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    subprocess.run(command, cwd=folder, env={**os.environ, "PYTHONPATH": python_path}, check=True)
    return folder / "docs"


if __name__ == "__main__":
    try:
        print(build(Path(*sys.argv[1:]).resolve() if sys.argv[1:] else ROOT / "build"))
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
