"""The types of the browser client, made of those of parlour/wire and of each game.

python tools/wire_types.py           write web/src/lib/wire.ts and web/src/games/GAME/wire.ts
python tools/wire_types.py --check   only say whether they are as they should be
"""

from __future__ import annotations

import argparse
import ast
import inspect
import io
import sys
import textwrap
import tokenize
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import Meta, Struct, UnsetType

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from parlour.core.event import SPECTATOR  # noqa: E402
from parlour.core.game import NOBODY, Json  # noqa: E402
from parlour.games import names  # noqa: E402
from parlour.wire import answers, bodies, messages, plain, said, table  # noqa: E402
from parlour.wire.games import told_of  # noqa: E402

WEB: Final = ROOT / "web" / "src"
MODULES: Final = (plain, table, messages, said, bodies, answers)
INNER: Final = (
    table.Position,
    table.Links,
    table.AnyStanding,
    table.Standing,
    bodies.Body,
    said.Message,
    said.Named,
)
HEAD: Final = "/** {about} Written by tools/wire_types.py from {sources}: change those. */\n"
VALUE: Final = "export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };\n"
REST: Final = "  [value: string]: Value;"
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "Value"}


class Writer:
    """Writes types; those that were met and not written yet are in `waiting`."""

    def __init__(self, modules: Iterable[types.ModuleType]) -> None:
        self.aliases: dict[object, str] = {}
        for module in modules:
            for name, value in vars(module).items():
                if get_origin(value) in (Literal, list) or _open(value) is not None:
                    self.aliases[_key(value)] = name
        self.written: dict[str, str] = {}

    def text(self) -> str:
        return "\n".join(self.written.values())

    def write(self, kind: Any) -> str:
        """What a type is called; it is written, too, if it has a name."""
        if name := self.aliases.get(_key(kind)):
            if name not in self.written:
                self.written[name] = ""  # it keeps its place before those that need it
                self.written[name] = self._alias(name, kind)
            return name
        if _is_object(kind):
            name = str(kind.__name__)
            if name not in self.written:
                self.written[name] = ""
                self.written[name] = self._interface(name, kind)
            return name
        return self._plain(kind)

    def _plain(self, kind: Any) -> str:
        origin, inner = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return PLAIN[kind]
        if origin in (Annotated, NotRequired):
            return self.write(inner[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in inner)
        if origin in (Union, types.UnionType):
            return " | ".join(self.write(one) for one in inner if one is not UnsetType)
        if origin is list or (origin is tuple and inner[-1] is Ellipsis):
            item = self.write(inner[0])
            return f"({item})[]" if " | " in item and item[0] != "[" else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.write(one) for one in inner)}]"
        assert origin is dict, kind
        return f"Record<{self.write(inner[0])}, {self.write(inner[1])}>"

    def _alias(self, name: str, kind: Any) -> str:
        found = _open(kind)
        if found is None:
            return f"export type {name} = {self._plain(kind)};\n"
        fields = [f"  {field}: {self.write(of)};" for field, of in (found.extra or {})["known"].items()]
        return "\n".join([_doc(found.description or ""), f"export interface {name} {{", *fields, REST, "}\n"])

    def _interface(self, name: str, kind: type) -> str:
        base = next((base for base in _bases(kind)[1:] if base not in INNER), None)
        known = {field for field, _, _ in _fields(base)} if base is not None else set()
        extends = f" extends {self.write(base)}" if base is not None else ""
        lines = [_doc(inspect.getdoc(kind) or ""), f"export interface {name}{extends} {{"]
        if issubclass(kind, Struct) and (config := kind.__struct_config__).tag is not None:
            lines.append(f'  {config.tag_field}: "{config.tag}";')
        comments = _comments(kind)
        for field, of, optional in _fields(kind):
            if field in known:
                continue
            comment = f" // {comments[field]}" if field in comments else ""
            lines.append(f"  {field}{'?' if optional else ''}: {self.write(of)};{comment}")
        return "\n".join([*lines, "}\n"]).replace("{\n}", "{}")


def _is_object(kind: Any) -> bool:
    return isinstance(kind, type) and (issubclass(kind, Struct) or is_typeddict(kind))


def _open(kind: Any) -> Meta | None:
    """Of an object of which only some fields are known: what is."""
    if get_origin(kind) is not Annotated:
        return None
    return next((meta for meta in get_args(kind)[1:] if isinstance(meta, Meta) and meta.extra), None)


def _key(kind: Any) -> object:
    return (
        id(found)
        if (found := _open(kind)) is not None
        else kind
        if get_origin(kind) in (Literal, list)
        else id(kind)
    )


def _fields(kind: Any) -> Iterator[tuple[str, Any, bool]]:
    """The name of each field on the wire, its type, and whether it may be missing."""
    hints = get_type_hints(kind, include_extras=True)
    if is_typeddict(kind):
        for name, of in hints.items():
            yield name, of, name in kind.__optional_keys__
        return
    sent = issubclass(kind, bodies.Body | said.Message)  # what has a default need not be sent
    for field in msgspec.structs.fields(kind):
        of = hints[field.name]
        may_miss = UnsetType in get_args(of) or (sent and not field.required)
        yield field.encode_name, of, may_miss


def _comments(kind: type) -> dict[str, str]:
    """What stands beside the fields in the source, of the class and those it is made of."""
    found: dict[str, str] = {}
    for cls in reversed(_bases(kind)):
        source = textwrap.dedent(inspect.getsource(cls))
        beside = {
            token.start[0]: token.string.removeprefix("# ")
            for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type == tokenize.COMMENT
        }
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.lineno in beside:
                found[node.target.id] = beside[node.lineno]
    return found


def _bases(kind: type) -> list[type]:
    bases = kind.__mro__ if issubclass(kind, Struct) else (kind,)
    return [base for base in bases if base.__module__.startswith("parlour.")]


def _doc(text: str) -> str:
    return f"/** {' '.join(text.split())} */"


def lib() -> str:
    """What has nothing to do with a game."""
    writer = Writer(MODULES)
    for module in MODULES:
        for kind in vars(module).values():
            if _is_object(kind) and kind.__module__ == module.__name__ and kind not in INNER:
                writer.write(kind)
    unions = {"Told": messages.Told, "Said": said.Said, "Games": answers.Games}
    named = "".join(f"\nexport type {name} = {writer.write(kind)};\n" for name, kind in unions.items())
    about = HEAD.format(about="What the server says and hears.", sources="parlour/wire")
    constants = f"export const SPECTATOR = {SPECTATOR};\nexport const NOBODY = {NOBODY};\n"
    return f"{about}\n{constants}\n{VALUE}\n{writer.text()}{named}"


def of_game(game: str) -> str | None:
    """What is told of a game; None if it says nothing of it."""
    kinds = [kind for kind in told_of(game).values() if kind is not Json]
    if not kinds:
        return None
    module = sys.modules[kinds[0].__module__]
    writer = Writer([module])
    for kind in kinds:
        writer.write(kind)
    source = str(Path(str(module.__file__)).relative_to(ROOT))
    head = HEAD.format(about="What the server tells of a game.", sources=source)
    uses = 'import type { Value } from "../../lib/wire";\n\n' if "Value" in writer.text() else ""
    return f"{head}\n{uses}{writer.text()}"


def files() -> dict[Path, str]:
    """What each file should be."""
    found = {WEB / "lib" / "wire.ts": lib()}
    for game in names():
        text = of_game(game)
        if text is not None:
            found[WEB / "games" / game / "wire.ts"] = text
    return found


def main() -> None:
    """Write them, or look at them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    for path, text in files().items():
        if check and (not path.exists() or path.read_text(encoding="utf-8") != text):
            sys.exit(
                f"{path.relative_to(ROOT)} is not what the types say: python tools/wire_types.py writes it again"
            )
        if not check:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
