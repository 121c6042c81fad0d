"""The site of documents: no warning, its links lead somewhere, it loads nothing from elsewhere."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import parlour.envs
from benchmarks.plots import DRAWN, PLOTS, Plot, drawn, figures

ROOT = Path(__file__).parent.parent.parent
SETTINGS = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src", "object": "data"}

# What environments are made of, and nobody calls
BEHIND_ENVIRONMENTS = {"drawing.Rendering", "opponents.BotPolicy", "opponents.Opponents", "seated.Seated"}
IN_LINE = {"a", "br", "code", "em", "img", "span", "strong"}


class Reader(HTMLParser):
    """What a page links to and loads, the places in it, and the texts it is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.blocks: list[str] = []
        self._inside = {"article": 0, "code": 0}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids |= {str(found[name]) for name in ("id", "name") if name in found}
        if tag == "a" and found.get("href") is not None:
            self.links.append(str(found["href"]))
        if tag in LOADED and found.get(LOADED[tag]) is not None:
            self.loads.append(str(found[LOADED[tag]]))
        self._pass(tag, 1)

    def handle_endtag(self, tag: str) -> None:
        self._pass(tag, -1)

    def _pass(self, tag: str, step: int) -> None:
        if tag in self._inside:
            self._inside[tag] += step
        if tag not in IN_LINE:
            self.blocks.append("")

    def handle_data(self, data: str) -> None:
        if self._inside["article"] and not self._inside["code"]:  # code may begin as it likes
            self.blocks[-1] += data


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, str(ROOT / "tools" / "docs.py"), str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "docs"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Reader]:
    return {path: Reader(path.read_text(encoding="utf-8")) for path in site.rglob("*.html")}


@pytest.mark.slow
def test_every_link_leads_somewhere(site: Path, pages: dict[Path, Reader]) -> None:
    wrong, followed = [], 0
    for page, read in pages.items():
        if page.name == "404.html":  # it may be shown anywhere, and so names everything from the top
            continue
        for link in (*read.links, *read.loads):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            target = target / "index.html" if target.is_dir() else target
            followed += 1
            places = pages[target].ids if target in pages else None
            nowhere = parts.fragment and places is not None and unquote(parts.fragment) not in places
            if nowhere or not target.is_file():
                wrong.append((page.relative_to(site), link))
    assert wrong == [] and followed > 3_000


@pytest.mark.slow
def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[Path, Reader]) -> None:
    assert sum(len(read.loads) for read in pages.values()) > 100
    assert [load for read in pages.values() for load in read.loads if urlsplit(load).netloc] == []
    for style in site.rglob("*.css"):
        assert re.findall(r"(?:url\(|@import )[\"']?(?:https?:)?//[^)]*", style.read_text(encoding="utf-8")) == []


@pytest.mark.slow
def test_lists_are_lists(pages: dict[Path, Reader]) -> None:
    """A list that follows its sentence without an empty line, or is not indented enough, is none on the site."""
    found = [
        (page.name, line)
        for page, read in pages.items()
        for block in read.blocks
        for line in block.splitlines()[1:]
        if re.match(r" *(- |\* |\d+\. )\S", line)
    ]
    assert found == []


@pytest.mark.slow
def test_the_api_has_signatures_and_docstrings(site: Path) -> None:
    page = (site / "docs" / "api" / "core.html").read_text(encoding="utf-8")
    assert 'id="parlour.core.game.Game.start"' in page and "A new game; if it raises" in page
    assert "Mapping" in page and "_by_text" not in page
    assert "&gt;&gt;&gt; " in page and "<blockquote>" not in page


def test_everything_public_of_the_environments_is_on_their_page() -> None:
    page = (ROOT / "docs" / "api" / "envs.md").read_text(encoding="utf-8")
    shown = {
        f"{module}.{name}"
        for module, names in re.findall(
            r"^::: parlour\.envs\.(\w+)\n.*\n +members: \[([^]]+)\]", page, re.MULTILINE
        )
        for name in names.split(", ")
    }
    there, classes = set(), set()
    for file in (ROOT / "parlour" / "envs").glob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                there.add(f"{file.stem}.{node.name}")
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                classes.add(f"{file.stem}.{node.name}")
    assert sorted(shown - there) == []
    assert sorted(classes - shown - BEHIND_ENVIRONMENTS) == [] and classes >= BEHIND_ENVIRONMENTS
    assert sorted(set(parlour.envs.__all__) - {name.split(".")[1] for name in shown}) == []


def test_every_page_is_in_the_navigation() -> None:
    named = re.findall(r"^ +- [^:]+: (\S+\.md)$", SETTINGS, re.MULTILINE)
    texts = (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md"))
    there = {path.relative_to(ROOT).as_posix() for path in (*texts, *ROOT.glob("parlour/games/*/rules.md"))}
    assert sorted(named) == sorted(there)


@pytest.mark.parametrize("plot", DRAWN, ids=lambda plot: plot.name)
def test_plots_show_what_the_reports_say(plot: Plot) -> None:
    svg = drawn(plot)
    assert (PLOTS / f"{plot.name}.svg").read_text(encoding="utf-8") == svg, "python -m benchmarks.plots"
    assert f"plots/{plot.name}.svg" in (PLOTS.parent / plot.report).read_text(encoding="utf-8")
    bars = [bar for _, row in figures(plot) for bar in row]
    assert len(bars) >= 3 and all(f">{text}</text>" in svg for text, _ in bars)
