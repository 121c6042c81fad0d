"""`python -m parlour` and the `parlour` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line, or say what to install for it."""
    try:
        from parlour.cli import app
    except ModuleNotFoundError as error:
        sys.exit(f"parlour: {error.name} is missing; pip install 'parlour[cli]'")
    app()


if __name__ == "__main__":
    main()
