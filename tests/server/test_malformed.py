"""Hundreds of malformed requests and messages of a signed-in player at running tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.both import ON_BOTH
from tests.server.malformed import LEAST_PAST_THE_DOOR, SEATS, send_all
from tests.server.servers import running

pytestmark = [pytest.mark.slow, ON_BOTH]


def test_malformed_requests_and_messages_harm_nobody(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        outcome = send_all(server, 600, "a few")
    assert not outcome.faults, "\n".join([str(outcome), *outcome.faults])
    assert outcome.requests >= 300 and outcome.messages >= 200 and outcome.frames >= 20, outcome
    assert outcome.past_the_door > LEAST_PAST_THE_DOOR, outcome
    assert outcome.finished == len(SEATS), outcome
