"""Arcs in Chromium from a position as scenarios give it: for questions that games seldom come to.

The server has a table with the same options. The page of whoever sits there is told of the position in place of
the game that was begun, by a match as a server has it, and its answers are played in that match.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from parlour.core.event import Event
from parlour.core.game import all_shown
from parlour.core.preview import foresee
from tests.arcs.questions import Question
from tests.server.servers import Json, Person
from tests.web.arcs import BEGINNING, Clicks, Ears, Plan, lay
from tests.web.browser import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute


class GivenTable:
    """A table where somebody is asked a question; `path` is where its page is."""

    def __init__(self, visitor: Visitor, question: Question) -> None:
        events: list[Event] = []
        state = question.reach(events)
        plan = Plan("given", state.view(0).data["options"])
        self.match = plan.match
        self.seat = question.seat
        others: list[Person | str] = [Person(visitor.house.server, "Bob"), "random", "random"]
        table = lay(
            plan, *others[: self.seat], visitor.person, *others[self.seat : len(plan.match.spec.seats) - 1]
        )
        with visitor.person.sit(table) as seat:
            self.told = seat.until(lambda told: "view" in told)
        self.match.state = state
        self.match.opening = [event for event in events if event.visible_to(self.seat)]
        self.match.copies = [self.match.state.copy()]
        self.ears: list[Ears] = []
        self.path = f"/t/{table}"
        visitor.context.route_web_socket(re.compile(f"/ws/{table}"), self._serve)

    def _serve(self, route: WebSocketRoute) -> None:
        def send(message: Json) -> None:
            text = json.dumps(message)
            for ears in self.ears:
                ears.hear(text)
            route.send(text)

        def hear(text: str | bytes) -> None:
            said: Json = json.loads(text)
            for ears in self.ears:
                ears.said.append(said)
            send({"type": "ok", "id": said["id"], **self._answer(said)})
            if said["do"] != "explain":
                send(self._picture())

        route.on_message(hear)
        send(self._picture())

    def _answer(self, said: Json) -> Json:
        match = self.match
        if said["do"] == "explain":
            action = match.game.table.parse(said["action"])
            refusal = match.state.why_not(action)
            if refusal is not None:
                return {"refusal": {"rule": refusal.rule, "message": refusal.message, "values": refusal.values}}
            seen = foresee(match.state, action, match.game.closing)
            events, later = ([event.to_json() for event in some] for some in (seen.now, seen.later))
            return {"events": events, "later": later}
        if said["do"] == "play":
            match.play(self.seat, said["action"], BEGINNING)
        else:
            getattr(match, said["do"])(self.seat, BEGINNING)  # undo, redo
        return {"seq": match.seq}

    def _picture(self) -> Json:
        match = self.match
        view = match.state.view(self.seat)
        _, groups = match.story(self.seat, 0)
        options = match.state.actions() if match.state.to_move == self.seat else ()
        return {
            **self.told,
            "to_move": match.state.to_move,
            "seq": match.seq,
            "plays": match.plays,
            "story": {"from": 0, "plays": [[event.to_json() for event in group] for group in groups]},
            "view": view.data,
            "shown": all_shown(match.game, match.state, self.seat),
            "options": [{"text": action.text, **action.to_json()} for action in options],
            "can_undo": match.can_undo(self.seat),
            "can_redo": match.can_redo(self.seat),
        }


def sit_at(clicks: Clicks, question: Question) -> GivenTable:
    """Open a table where a question waits."""
    table = GivenTable(clicks.visitor, question)
    table.ears.append(clicks.ears)
    clicks.open(table.path.removeprefix("/t/"))
    return table
