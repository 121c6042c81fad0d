"""Do the scenarios bite? Switch off every refusal and every branch of the rules, one at a time, and see.

A mutant is the package with one change in one rules module: an `if` that is never or always taken, an operand of
`and`/`or` left out, a filter of a comprehension dropped, a refusal that refuses nothing, a statement that does
nothing. The scenarios must fail on every one. Lines marked `# speed:` hold shortcuts that change no result: of an
`if` there the shortcut is always taken, or without one of its conditions, and the rest is left alone. So are lines
marked `# unseen:`, which hold what no rule looks at, and events, which tell and do not rule.

To find an answer sooner, the changed function is put into the loaded game, and scenarios that come through the
changed lines are tried first. A mutant that survives so is tried again from the import on: what a module makes of
its functions when it is loaded is changed then, too. Survivors are named as they are found.

    python tools/mutants.py [--game arcs [--module turn/placing 'battle/*']] [--jobs 2] [--list]
"""

from __future__ import annotations

import argparse
import ast
import importlib.abc
import importlib.machinery
import importlib.util
import os
import pickle
import re
import signal
import sys
import types
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
GAMES = sorted(file.parent.name for file in (ROOT / "parlour" / "games").glob("*/manifest.py"))
RULES = {  # a star is every module of a folder; of a game that is not here every module is rules
    "roam": (
        "new_game", "turns", "using", "placing", "blanks", "resting", "buying", "completing", "artifacts",
        "ending", "outpost", "table", "state", "laid_pattern", "board", "patterns", "setup",
    ),
    "arcs": (
        "turn/*", "battle/*", "chapter/*", "cards/*", "decisions/flow", "decisions/decision", "state/setting_up",
        "state/setup", "state/start", "state/state", "state/table", "state/map", "state/cells", "state/boards",
        "state/piles", "state/marks", "views/knowledge", "components/reach",
    ),
}  # fmt: skip
# Modules that say what a game is, but rule nothing
NO_RULES = {"__init__", "actions", "game", "invariants", "manifest", "position"}
# Making, copying, comparing and describing states and cards are the generic suite's business, not the rulebook's.
NOT_RULES = {
    "__eq__", "__repr__", "__reduce__", "copy", "become", "derive", "clear", "restore", "snapshot", "view",
    "unknown", "shown", "_named", "fits", "name_of", "card_names", "spaces_of", "space_name", "place_args", "tell",
    "concede", "complete_options", "_cards", "_listed", "_values", "_value", "_read", "need_known",
}  # fmt: skip
SECONDS = 3  # for one scenario: most take milliseconds


Change = Callable[[ast.Module, Any], None]
Lines = dict[str, set[tuple[str, int]]]
"""For each scenario the lines it comes through, each with its module."""


@dataclass(frozen=True)
class Mutant:
    """One change: the module, the line, what is changed, and how: of which node, counted as they are walked."""

    module: str
    line: int
    what: str
    source: str
    index: int
    change: Change

    def __str__(self) -> str:
        return f"{self.module}.py:{self.line}: {self.what}"

    def tree(self) -> ast.Module:
        """The changed module."""
        tree = ast.parse(self.source)
        self.change(tree, list(ast.walk(tree))[self.index])
        return ast.fix_missing_locations(tree)

    def lines(self) -> set[tuple[str, int]]:
        """The lines where a scenario meets the change."""
        node: Any = list(ast.walk(ast.parse(self.source)))[self.index]
        if isinstance(node, ast.comprehension):  # which has no line of its own
            first, last = node.target.lineno, node.iter.end_lineno or self.line
        else:
            if isinstance(node, (ast.If, ast.While)):  # what is never done is missed where it was done
                node = node.body[0] if self.what.endswith("-> False") else node.test
            first, last = node.lineno, node.end_lineno
        return {(self.module, line) for line in range(first, last + 1)}


def modules_of(game: str) -> Iterator[str]:
    """The rules modules of a game, each with its folder."""
    folder = ROOT / "parlour" / "games" / game
    for pattern in RULES.get(game, ("**/*",)):
        for file in sorted(folder.glob(f"{pattern}.py")):
            if file.stem not in NO_RULES:
                yield file.relative_to(folder).with_suffix("").as_posix()


def mutants(game: str, module: str) -> Iterator[Mutant]:
    """Every mutant of a module."""
    source = (ROOT / "parlour" / "games" / game / f"{module}.py").read_text(encoding="utf-8")
    name = f"parlour.games.{game}.{module.replace('/', '.')}"
    marked = lines_with("#.*(speed|unseen):", source)
    shortcuts = marked - lines_with("#.*unseen:", source)
    tree = ast.parse(source)
    rules, refusals = nodes_of_rules(tree), refusals_of(tree)
    for index, node in enumerate(ast.walk(tree)):
        line = getattr(node.target if isinstance(node, ast.comprehension) else node, "lineno", 0)
        if node in rules and line not in marked:
            if node in refusals:
                yield Mutant(name, line, f"does not {ast.unparse(node)}", source, index, refuse_nothing)
            for what, change in changes(node, marked):
                yield Mutant(name, line, what, source, index, change)
        if node in rules and line in shortcuts and isinstance(node, (ast.If, ast.IfExp)):
            always = is_left_early(node)
            what = f"if {ast.unparse(node.test)} -> {always}"
            yield Mutant(name, line, what, source, index, set_test(always))
            for place, condition in enumerate(conditions_of(node)):
                what = f"shortcut without condition {ast.unparse(condition)}"
                yield Mutant(name, line, what, source, index, drop_condition(place))
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.value, ast.Dict)
            and ast.unparse(node.target) == "refuses"
        ):
            for place, (kind, no) in enumerate(zip(node.value.keys, node.value.values, strict=True)):
                what = f"does not refuse {ast.unparse(kind or no)}"
                yield Mutant(name, line, what, source, index, drop_entry(place))


def lines_with(pattern: str, source: str) -> set[int]:
    """The numbers of the lines that have something in them."""
    return {number for number, line in enumerate(source.splitlines(), start=1) if re.search(pattern, line)}


def is_left_early(node: ast.If | ast.IfExp) -> bool:
    """Whether a shortcut is in the body, which leaves early; else it is to do nothing of what is in the body."""
    return isinstance(node, ast.If) and isinstance(node.body[-1], (ast.Return, ast.Continue))


def conditions_of(node: ast.If | ast.IfExp) -> list[ast.expr]:
    """What has to be so, all of it, for a shortcut to be taken."""
    if not isinstance(node.test, ast.BoolOp):
        return []
    return node.test.values if isinstance(node.test.op, ast.And) == is_left_early(node) else []


def nodes_of_rules(tree: ast.Module) -> set[ast.AST]:
    """What lies in the functions that are rules, but not where events are told."""
    found: set[ast.AST] = set()
    for function in tree.body:
        methods = function.body if isinstance(function, ast.ClassDef) else [function]
        for method in methods:
            if isinstance(method, ast.FunctionDef) and method.name not in NOT_RULES:
                found |= set(ast.walk(method)) - {method}
    for node in list(found):
        if isinstance(node, ast.Assert) or is_kept(node):
            found -= set(ast.walk(node))
        elif isinstance(node, ast.If) and tells(node):
            found -= {inner for part in (node.test, *node.body) for inner in ast.walk(part)}
    return found


def is_kept(node: ast.AST) -> bool:
    """Whether a class only keeps what it is made of: `self.seat = seat`."""
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Name):
        return False
    return ast.unparse(node.targets[0]) == f"self.{node.value.id}"


def tells(node: ast.If | ast.IfExp) -> bool:
    """Whether something is done only where somebody listens."""
    return "events is not None" in ast.unparse(node.test)


def refusals_of(tree: ast.Module) -> set[ast.AST]:
    """Where functions that say why not return one of the constants of a module, perhaps with what it says."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.returns is not None]
    sayers = [function for function in functions if re.match(r"No\b", ast.unparse(function.returns or function))]
    inner = {node for function in sayers for node in ast.walk(function)}
    return {node for node in inner if isinstance(node, ast.Return) and is_constant(node.value)}


def is_constant(value: ast.expr | None) -> bool:
    """Whether a value is a constant, or made of one: `NO_SHIPS.saying(...)`."""
    while isinstance(value, (ast.Call, ast.Attribute)):
        value = value.func if isinstance(value, ast.Call) else value.value
    return isinstance(value, ast.Name) and value.id.isupper()


def changes(node: ast.AST, marked: set[int]) -> Iterator[tuple[str, Change]]:
    """The ways to change a node, marked lines left alone."""
    if isinstance(node, (ast.If, ast.IfExp)) and not tells(node):
        for value in (False, True):
            yield f"if {ast.unparse(node.test)} -> {value}", set_test(value)
    if isinstance(node, ast.While):
        yield f"while {ast.unparse(node.test)} -> False", set_test(False)
    if isinstance(node, ast.BoolOp):
        for place, operand in enumerate(node.values):
            if operand.lineno in marked:
                continue
            yield f"without operand {ast.unparse(operand)}", drop_operand(place)
    if isinstance(node, ast.comprehension):
        for place, condition in enumerate(node.ifs):
            if condition.lineno in marked:
                continue
            yield f"without filter {ast.unparse(condition)}", drop_filter(place)
    if isinstance(node, (ast.Assign, ast.AugAssign)) or is_call(node):
        yield f"without {ast.unparse(node)}", do_nothing


def is_call(node: ast.AST) -> bool:
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return False
    return not re.match(r"(\w+\.)?tell(_\w+)?\(", ast.unparse(node.value))


def set_test(value: bool) -> Change:
    def change(tree: ast.Module, node: ast.If | ast.IfExp | ast.While) -> None:
        node.test = ast.Constant(value)

    return change


def drop_operand(place: int) -> Change:
    def change(tree: ast.Module, node: ast.BoolOp) -> None:
        neutral = ast.Constant(isinstance(node.op, ast.And))
        node.values[place] = neutral

    return change


def drop_condition(place: int) -> Change:
    def change(tree: ast.Module, node: ast.If | ast.IfExp) -> None:
        drop_operand(place)(tree, node.test)

    return change


def drop_filter(place: int) -> Change:
    def change(tree: ast.Module, node: ast.comprehension) -> None:
        del node.ifs[place]

    return change


def drop_entry(place: int) -> Change:
    def change(tree: ast.Module, node: ast.AnnAssign) -> None:
        assert isinstance(node.value, ast.Dict)
        del node.value.keys[place], node.value.values[place]

    return change


def refuse_nothing(tree: ast.Module, node: ast.Return) -> None:
    node.value = ast.Constant(None)


def do_nothing(tree: ast.Module, node: ast.stmt) -> None:
    for parent in ast.walk(tree):
        for field in ("body", "orelse"):
            body = getattr(parent, field, None)
            if isinstance(body, list) and node in body:
                body[body.index(node)] = ast.copy_location(ast.Pass(), node)
                return


class MutatedImporter(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives the mutated module to whoever imports it."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self) if name == self.mutant.module else None

    def exec_module(self, module: types.ModuleType) -> None:
        exec(compile(self.mutant.tree(), self.mutant.module, "exec"), module.__dict__)


def put_in(mutant: Mutant) -> None:
    """Change the function of a mutant in its module, which is loaded; an error where that cannot be done."""
    module = sys.modules[mutant.module]
    new = dict(codes_in(compile(mutant.tree(), mutant.module, "exec")))
    for place, old in codes_in(compile(mutant.source, mutant.module, "exec")):
        found = function_at(module, *place)
        if found is not None and new[place] != old:
            found.__code__ = new[place]
            return
    raise LookupError(mutant)


def codes_in(code: types.CodeType) -> Iterator[tuple[tuple[str, int], types.CodeType]]:
    """The code of everything that is defined in a piece of code, each by its name and its first line."""
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield (constant.co_qualname, constant.co_firstlineno), constant
            yield from codes_in(constant)


def function_at(module: types.ModuleType, name: str, line: int) -> types.FunctionType | None:
    """The function, method or part of a property with this name that begins in this line."""
    *classes, last = name.split(".")
    owner: Any = module
    for one in classes:
        owner = getattr(owner, one, None)
    found = vars(owner).get(last) if owner is not None else None
    for function in (found, getattr(found, "fget", None), getattr(found, "fset", None)):
        if isinstance(function, types.FunctionType) and function.__code__.co_firstlineno == line:
            return function
    return None


def forget_games() -> None:
    """The games are to be imported again."""
    for name in [name for name in sys.modules if f"{name}.".startswith("parlour.games.")]:
        del sys.modules[name]


def in_child(work: Callable[[int], None]) -> tuple[bool, bytes]:
    """Whether work ends well in a child, and what it wrote before it ended."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            sys.stdout = sys.stderr = open(os.devnull, "w")  # noqa: SIM115
            work(writing)
            code = 0
        finally:
            os._exit(code)
    os.close(writing)
    with open(reading, "rb") as pipe:
        written = pipe.read()
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == 0, written


def holds(text: str) -> bool:
    """Whether a scenario holds."""
    from parlour.core.scenario import read_scenario, run_scenario
    from parlour.games import find_game

    return not run_scenario(read_scenario(text, find_game))


def lines_met(texts: list[str], modules: set[str]) -> Lines:
    """The lines of some modules that each scenario comes through without a change; every one must hold."""
    files = {str(ROOT / f"{module.replace('.', '/')}.py"): module for module in modules}

    def work(writing: int) -> None:
        met: set[tuple[str, int]] = set()

        def in_module(frame: types.FrameType, event: str, value: object) -> Any:
            met.add((files[frame.f_code.co_filename], frame.f_lineno))
            return in_module

        sys.settrace(lambda frame, event, value: in_module if frame.f_code.co_filename in files else None)
        found: Lines = {}
        for text in texts:
            met.clear()
            assert holds(text)
            found[text] = set(met)
        sys.settrace(None)
        with open(writing, "wb") as pipe:
            pickle.dump(found, pipe)

    hold, written = in_child(work)
    if not hold:
        sys.exit("the scenarios do not hold even without a change; run: parlour scenario")
    found: Lines = pickle.loads(written)
    return found


def survives(mutant: Mutant, texts: list[str], lines: Lines) -> bool:
    """Whether no scenario fails on a mutant.

    The scenario that finds a mutant comes to the front: what finds one often finds the next.
    """
    changed = mutant.lines()
    tried = sorted(texts, key=lambda text: lines[text].isdisjoint(changed))

    def try_all(writing: int) -> None:
        for number, text in enumerate(tried):
            signal.setitimer(signal.ITIMER_PROF, SECONDS)  # of work: the machine may be busy with other things
            os.write(writing, number.to_bytes(2, "big"))
            assert holds(text)

    def try_in_place(writing: int) -> None:
        try:
            put_in(mutant)
        except (LookupError, ValueError):
            return  # it is tried from the import on
        try_all(writing)

    def try_imported(writing: int) -> None:
        forget_games()
        sys.meta_path.insert(0, MutatedImporter(mutant))
        try_all(writing)

    alive, began = in_child(try_in_place)
    if alive:
        alive, began = in_child(try_imported)
    if alive:
        print(f"survives: {mutant}", flush=True)
    elif began:
        found_by = tried[int.from_bytes(began[-2:], "big")]
        texts[:] = [found_by, *[text for text in texts if text is not found_by]]  # at once: others read it
    return alive


def survivors(game: str, found: list[Mutant], jobs: int) -> int:
    """How many mutants of a game there are on which every scenario holds."""
    # The cards come first: most mutants of their modules are found at once.
    files = sorted((ROOT / "scenarios" / game).rglob("*.toml"), reverse=True)
    texts = [file.read_text(encoding="utf-8") for file in files]
    assert holds(texts[0])  # the game is loaded now, once for all children
    lines = lines_met(texts, {mutant.module for mutant in found})
    with ThreadPoolExecutor(jobs) as pool:
        alive = sum(pool.map(lambda mutant: survives(mutant, texts, lines), found))
    print(f"{game}: {len(files)} scenarios, {len(found)} mutants, {alive} survive")
    return alive


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", choices=GAMES, help="only this one")
    arguments.add_argument("--module", nargs="+", default=["*"], help="only these, with stars: turn/* battle/dice")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--list", action="store_true", help="only list the mutants")
    chosen = arguments.parse_args()
    if chosen.module != ["*"] and not chosen.game:
        arguments.error("--module needs --game")
    sys.path.insert(0, str(ROOT))
    os.environ["PARLOUR_BUILD"] = "plain"  # compiled modules do not ask for a mutated one
    alive = 0
    for game in [chosen.game] if chosen.game else GAMES:
        wanted = [module for module in modules_of(game) if any(fnmatch(module, name) for name in chosen.module)]
        if not wanted:
            arguments.error(f"no rules are in {', '.join(chosen.module)}")
        found = [mutant for module in wanted for mutant in mutants(game, module)]
        if chosen.list:
            print("\n".join(str(mutant) for mutant in found))
        else:
            alive += survivors(game, found, chosen.jobs)
    sys.exit(bool(alive))


if __name__ == "__main__":
    main()
