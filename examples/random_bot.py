"""A player outside of Parlour: it takes the seat of a bot token and plays legal actions at random.

The owner of a table gets the token from POST /api/tables/TABLE/bot-token and starts this program with it:

    PARLOUR_TOKEN=… python examples/random_bot.py http://127.0.0.1:8765 TABLE

docs/protocol.md explains every message. Needs nothing but Python and websockets.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

FAREWELL, TOO_MUCH = 4400, 4429  # the server does not want us: coming back does not help


def choose(table: dict[str, Any]) -> str:
    """What to do: this is the line to replace by something clever."""
    return str(random.choice(table["options"])["text"])


def play(socket: ClientConnection) -> dict[str, Any]:
    """Play until the game ends; the last table message."""
    asked = -1
    for text in socket:
        message = json.loads(text)
        if message["type"] == "error":  # table-moved-on and the like: the next table message is on its way
            print(message["error"]["message"], file=sys.stderr)
        elif message["type"] == "table":
            if message["status"] in ("finished", "frozen"):
                return dict(message)
            # A table is told again when somebody gets a new name: one answer for each point of the game is enough.
            if message.get("options") and message["seq"] > asked:
                asked = message["seq"]
                move = {"do": "play", "id": f"at-{asked}", "seq": asked, "action": choose(message)}
                socket.send(json.dumps(move))
    raise ConnectionError("the server went away")


def main(server: str, table: str, token: str) -> None:
    """Come back whenever the connection is lost: the first message says how things stand, whatever was missed."""
    address = f"{server.replace('http', 'ws', 1).rstrip('/')}/ws/{table}"
    headers = {"Authorization": f"Bearer {token}"}
    while True:
        try:
            with connect(address, additional_headers=headers, max_size=None) as socket:
                last = play(socket)
                print(json.dumps({"you": last["you"], "status": last["status"], "outcome": last.get("outcome")}))
                return
        except (OSError, ConnectionClosed) as error:
            if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code in (FAREWELL, TOO_MUCH):
                sys.exit(f"the server closed the connection ({error.rcvd.code})")
            time.sleep(1)


if __name__ == "__main__":
    if len(sys.argv) != 3 or not os.environ.get("PARLOUR_TOKEN"):
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], os.environ["PARLOUR_TOKEN"])
