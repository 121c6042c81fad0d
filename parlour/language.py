"""Which language the command line and the terminal speak.

`--language` says so, anywhere on the command line; else the environment variable PARLOUR_LANGUAGE, else the
language of the system; English where that is none of Parlour's. A variable that names no language of Parlour
counts for nothing, whereas the flag is refused. It is settled before the commands are made: their
help is in it too. And it is kept in the environment, so that processes this one starts speak alike.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from parlour.core.errors import InvalidInput
from parlour.words import LANGUAGES

FLAG: Final = "--language"
VARIABLE: Final = "PARLOUR_LANGUAGE"
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def language(environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak.

    >>> language({"LANG": "cs_CZ.UTF-8"}), language({"LANG": "de_DE", VARIABLE: "pl"}), language({})
    ('cs', 'pl', 'en')
    >>> language({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"})
    'en'
    """
    own = environment.get(VARIABLE, "")
    system = next((environment[name] for name in SYSTEM if environment.get(name)), "")
    return next((found for found in (_spoken(own), _spoken(system)) if found), LANGUAGES[0])


def _spoken(locale: str) -> str:
    """The language of a locale, such as cs_CZ.UTF-8, if it is spoken here."""
    found = locale.partition(".")[0].partition("_")[0].lower()
    return found if found in LANGUAGES else ""


def speak(wanted: str) -> None:
    """Speak a language from now on."""
    if wanted not in LANGUAGES:
        raise InvalidInput("cli-unknown-language", language=wanted[:20], known=", ".join(LANGUAGES))
    os.environ[VARIABLE] = wanted


def heard(arguments: list[str]) -> tuple[list[str], str | None]:
    """The arguments without the flag for the language, and what it says.

    >>> heard(["bench", "--language", "cs", "--json"]), heard(["--language=pl"])
    ((['bench', '--json'], 'cs'), ([], 'pl'))
    >>> heard(["play", "--", "--language", "cs"])
    (['play', '--', '--language', 'cs'], None)
    """
    kept: list[str] = []
    wanted = None
    left = list(arguments)
    while left:
        argument = left.pop(0)
        flag, equals, value = argument.partition("=")
        if argument == "--":
            return [*kept, argument, *left], wanted
        if flag != FLAG or not (equals or left):
            kept.append(argument)
        else:
            wanted = value if equals else left.pop(0)
    return kept, wanted
