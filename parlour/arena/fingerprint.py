"""Which version of a bot it is: a hash of all it is made of.

It goes over the function that makes the bot, what that uses of its own module, and every module of bots that
comes with it, whole; and over files those name, such as weights. How it is written does not count (comments,
spaces), and neither do the rules, which have a version of their own.

>>> from parlour.bots.uniform import RandomBot
>>> fingerprint(RandomBot) == fingerprint(RandomBot), len(fingerprint(RandomBot))
(True, 16)
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

HOUSE = "parlour.bots"
CODE = (".py", ".pyc", ".so", ".pyd")


def fingerprint(maker: object, more: str = "") -> str:
    """Of what makes a bot, a class or a function, or of a bot itself; `more` counts too."""
    named = maker if hasattr(maker, "__qualname__") else type(maker)
    module, name = str(getattr(named, "__module__", "")), str(getattr(named, "__qualname__", ""))
    digest = hashlib.sha256(more.encode())
    for part in _parts(module, name.split(".")[0]):
        digest.update(part)
    return digest.hexdigest()[:16]


def of_files(paths: list[Path], more: str) -> str:
    """Of programs: their files, by what is in them."""
    digest = hashlib.sha256(more.encode())
    for path in paths:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def _parts(module: str, name: str) -> tuple[bytes, ...]:
    """All that is hashed, in an order that stays."""
    own = _source(module)
    if own is None:
        return (f"{module}:{name}".encode(),)
    family = HOUSE if module.startswith("parlour.") else module.split(".")[0]
    used, imported = _used(own, name)
    found = {module: used or own}
    waiting = [other for other in imported if used] if used else list(_imports(own))
    while waiting:
        other = waiting.pop()
        if other in found or not f"{other}.".startswith(f"{family}."):
            continue
        tree = _source(other)
        if tree is not None:
            found[other] = tree
            waiting += _imports(tree)
    parts = [f"{other}\n{ast.dump(tree)}".encode() for other, tree in sorted(found.items())]
    files = {file for other, tree in found.items() for file in _files(other, tree)}
    return (*parts, *(file.name.encode() + file.read_bytes() for file in sorted(files)))


def _source(module: str) -> ast.Module | None:
    """What a module says; None where its source is not there."""
    path = _path(module)
    if path is None:
        return None
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):  # docstrings are no more than comments
        body = getattr(node, "body", None)
        first = body[0] if isinstance(body, list) and body else None
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            first.value = ast.Constant("")
    return tree


def _path(module: str) -> Path | None:
    if module == "__main__":
        file = getattr(sys.modules[module], "__file__", None)
        return Path(file) if file else None
    try:
        found = importlib.util.find_spec(module)
    except (ImportError, ValueError):
        return None
    if found is None or not found.origin:
        return None
    # Of a compiled module the source lies beside it.
    path = Path(found.origin)
    path = path if path.suffix == ".py" else path.with_name(path.name.split(".")[0] + ".py")
    return path if path.is_file() else None


def _imports(tree: ast.AST) -> Iterator[str]:
    """The modules something imports, and names from modules that might be modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (found.name for found in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{found.name}" for found in node.names)


def _used(tree: ast.Module, name: str) -> tuple[ast.Module | None, list[str]]:
    """What a name of a module needs of it, and the modules that this imports: others may be made there too."""
    made: dict[str, ast.stmt] = {}
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            made[statement.name] = statement
        elif isinstance(statement, ast.Import | ast.ImportFrom):
            made |= {(found.asname or found.name).split(".")[0]: statement for found in statement.names}
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            made |= {target.id: statement for target in targets if isinstance(target, ast.Name)}
    if name not in made:
        return None, []
    needed, waiting = set(), [name]
    while waiting:
        one = waiting.pop()
        if one in made and one not in needed:
            needed.add(one)
            statement = made[one]
            if not isinstance(statement, ast.Import | ast.ImportFrom):
                waiting += [node.id for node in ast.walk(statement) if isinstance(node, ast.Name)]
                # Annotations may be texts
                waiting += [
                    node.value
                    for node in ast.walk(statement)
                    if isinstance(node, ast.Constant) and isinstance(node.value, str)
                ]
    # An import of several names counts by those that are needed.
    imported: list[str] = []
    kept: list[ast.stmt] = []
    for statement in tree.body:
        if isinstance(statement, ast.ImportFrom):
            wanted = [found for found in statement.names if (found.asname or found.name) in needed]
            if wanted and statement.module:
                imported += [statement.module, *(f"{statement.module}.{found.name}" for found in wanted)]
        elif isinstance(statement, ast.Import):
            imported += [
                found.name for found in statement.names if (found.asname or found.name).split(".")[0] in needed
            ]
        elif any(made.get(one) is statement for one in needed):
            kept.append(statement)
            imported += _imports(statement)
    return ast.Module(kept, []), imported


def _files(module: str, tree: ast.AST) -> Iterator[Path]:
    """Files a module names that lie in its folder or below it."""
    path = _path(module)
    names = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and Path(node.value).suffix
    }
    if path is None or not names:
        return
    for file in path.parent.rglob("*.*"):
        if file.suffix not in CODE and file.is_file() and file.name in {Path(name).name for name in names}:
            yield file
