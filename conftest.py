"""Tests run the plain sources, also where compiled modules lie beside them: `tools/compiled.py` tests those.

They speak English, whatever the machine speaks.

Where browsers, servers, and databases are started for a test, a busy machine may come between: such a test has a
second try, with servers and databases of its own. The last lines of a run tell which ones needed it, and what went
wrong: why it did is still to be found.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, cast

import pytest
from _pytest.runner import runtestprotocol

ON_A_BUSY_MACHINE: Final = [Path(__file__).parent / "tests" / name for name in ("server", "web")]
AGAIN: Final = "rerun"

os.environ.setdefault("PARLOUR_BUILD", "plain")
os.environ["PARLOUR_LANGUAGE"] = "en"


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A second try for what starts browsers, servers, and databases. What fails only at its end has none."""
    if not isinstance(item, pytest.Function) or not any(path in item.path.parents for path in ON_A_BUSY_MACHINE):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if any(report.failed for report in reports if report.when != "teardown"):
        for report in reports:
            report.outcome = AGAIN if report.failed else report.outcome  # type: ignore[assignment]
        tell(item, [*reports, *forget(item)])
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
    tell(item, reports)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def tell(item: pytest.Function, reports: list[pytest.TestReport]) -> None:
    """How a try went."""
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)


def forget(item: pytest.Function) -> list[pytest.TestReport]:
    """Nothing of the module stays up: names that were taken at its server would be taken at the second try too.

    What goes wrong with that is an error, as at the end of the module.
    """
    kept = cast("pytest.Item", item.session)  # it is only asked what stands above it
    ended = pytest.CallInfo.from_call(
        lambda: item.session._setupstate.teardown_exact(kept),
        when="teardown",
        reraise=(KeyboardInterrupt, pytest.exit.Exception),
    )
    wrong = [] if ended.excinfo is None else [item.ihook.pytest_runtest_makereport(item=item, call=ended)]
    item._report_sections.clear()  # of the first try
    return wrong


def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, tuple[str, dict[str, bool]]] | None:
    """As it is drawn."""
    return (AGAIN, "R", ("RERUN", {"yellow": True})) if str(report.outcome) == AGAIN else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why first tries failed."""
    for report in terminalreporter.getreports(AGAIN):
        terminalreporter.section(f"first try of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
        for name, text in report.sections:
            terminalreporter.section(name, sep="-")
            terminalreporter.write_line(text)
