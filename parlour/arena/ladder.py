"""The ladder: a file with the bots everything is measured against, and the figures of the last run.

An anchor is a bot of a certain version, by the hash of what it is made of. A run has the command that gives it,
the versions it was played with, and its figures; a later run of the same bots, game and options takes its place.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from parlour.arena.folder import write
from parlour.arena.report import Report
from parlour.build import BUILD
from parlour.core.errors import InvalidInput
from parlour.core.game import Json

HEAD = "# Written by `parlour arena --ladder`; ladder.md beside it says how to read it and how to renew it.\n"


def read_ladder(path: Path) -> Json:
    """The ladder of a file; an empty one where there is none."""
    if not path.exists():
        return {"anchor": [], "run": []}
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise InvalidInput("cli-arena-bad-ladder", file=str(path), error=str(error)[:80]) from error
    return {"anchor": found.get("anchor", []), "run": found.get("run", [])}


def add_run(path: Path, found: Report, command: str) -> list[str]:
    """Write the figures of a match into a ladder; who has changed since they were put there."""
    ladder = read_ladder(path)
    match = found.match
    changed = []
    for bot in match.described["bots"]:
        anchor = {"game": match.game_name, **bot}
        old = next((one for one in ladder["anchor"] if _key(one) == _key(anchor)), None)
        if old is not None and old != anchor:
            changed.append(str(bot["name"]))
        ladder["anchor"] = [one for one in ladder["anchor"] if one is not old] + [anchor]
    run = {
        "game": match.game_name,
        "rules": match.game.version,
        "options": match.options,
        "seed": match.seed,
        "build": BUILD,
        "command": command,
        "games": found.games,
        "deals": found.deals,
        "bot": [
            {
                "name": one.name,
                "version": bot["version"],
                "elo": [round(one.rating.elo), round(one.rating.low), round(one.rating.high)],
                "elo_is_bound": one.swept,
                "won": [round(100 * figure, 1) for figure in (one.share, one.low, one.high)],
                "ms": _short(one.times.told()["mean_cpu_ms"] or one.times.told()["mean_ms"]),
                "failures": one.failures,
            }
            for one, bot in zip(found.standings, match.described["bots"], strict=True)
        ],
    }
    ladder["run"] = [one for one in ladder["run"] if _run_key(one) != _run_key(run)] + [run]
    ladder["anchor"].sort(key=_key)
    ladder["run"].sort(key=_run_key)
    write(path, _text(ladder))
    return changed


def _short(figure: float) -> float:
    return float(f"{figure:.3g}")


def _key(anchor: Json) -> tuple[str, str]:
    return str(anchor["game"]), str(anchor["name"])


def _run_key(run: Json) -> tuple[str, str, str]:
    names = sorted(str(bot["name"]) for bot in run["bot"])
    return str(run["game"]), json.dumps(run["options"], sort_keys=True), json.dumps(names)


def _text(ladder: Json) -> str:
    lines = [HEAD]
    for anchor in ladder["anchor"]:
        lines += ["[[anchor]]", *(f"{key} = {_value(value)}" for key, value in anchor.items()), ""]
    for run in ladder["run"]:
        lines += ["[[run]]", *(f"{key} = {_value(value)}" for key, value in run.items() if key != "bot")]
        for bot in run["bot"]:
            lines += ["[[run.bot]]", *(f"{key} = {_value(value)}" for key, value in bot.items())]
        lines.append("")
    return "\n".join(lines)


def _value(value: object) -> str:
    """A value in TOML, which writes texts, numbers and lists as JSON does; objects it writes otherwise."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_value(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)
