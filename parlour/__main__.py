"""`python -m parlour` and the `parlour` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line, or say what to install for it."""
    try:
        from parlour.console import fail
        from parlour.core.errors import InvalidInput
        from parlour.language import heard, speak

        arguments, wanted = heard(sys.argv[1:])
        try:
            if wanted is not None:
                speak(wanted)
        except InvalidInput as error:
            sys.exit(fail(error))
        from parlour.cli import app  # its help is in the language by now
    except ModuleNotFoundError as error:
        sys.exit(f"parlour: {error.name} is missing; pip install 'parlour[cli]'")
    sys.argv[1:] = arguments  # as Typer reads them itself, and as commands are told again
    app()


if __name__ == "__main__":
    main()
