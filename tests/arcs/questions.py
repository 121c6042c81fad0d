"""Positions of Arcs, as scenarios give them, in which somebody is asked something.

Every decision is found in Parlour's own scenarios (`by_decision`); QUESTIONS are those that games seldom ask, and
that are tried more closely.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from parlour.core.chance import Chance, ScriptedChance, SeededChance
from parlour.core.errors import ParlourError
from parlour.core.event import Event
from parlour.core.line import CONCEDE, seat_and_text
from parlour.core.scenario import Scenario, read_scenario
from parlour.core.state import State
from parlour.games import find_game
from parlour.games.arcs.decisions.decision import name_of
from parlour.games.arcs.decisions.registry import DECISIONS

Json = dict[str, Any]
ARCS: Final = find_game("arcs")
SCENARIOS: Final = Path(__file__).parents[2] / "scenarios" / "arcs"


@dataclass(frozen=True)
class Question:
    """What is given, what is played from there, what chance brings meanwhile, what is asked then, and whom."""

    frame: str
    given: Json
    plays: Sequence[str]
    chance: Sequence[tuple[str, str]] = ()
    seat: int = 0

    def reach(self, events: list[Event] | None = None) -> State:
        """The game where it is asked."""
        state: State = ARCS.position(self.given)
        chance: Chance = ScriptedChance(self.chance) if self.chance else SeededChance("given")
        for text in self.plays:
            state.play(ARCS.table.parse(text), chance, events)
        assert state.view(0).data["frames"][-1][0] == self.frame and state.to_move == self.seat
        return state


@functools.cache
def by_decision() -> Mapping[str, Question]:
    """Each decision in the first scenario in which somebody makes it and has a choice."""
    found: dict[str, Question] = {}
    for path in sorted(SCENARIOS.rglob("*.toml")):
        try:
            for question in _asked_in(read_scenario(path.read_text(encoding="utf-8"), find_game)):
                found.setdefault(question.frame, question)
        except ParlourError:
            continue  # a position or an answer that is refused: that is what the scenario shows
    asking = [name_of(kind) for kind in DECISIONS if kind.rule]
    missing = [name for name in asking if name not in found]
    assert not missing, f"no scenario has somebody choose in: {', '.join(missing)}"
    return {name: found[name] for name in asking}


def _asked_in(scenario: Scenario) -> Iterator[Question]:
    """What is answered in a scenario, as far as it was a choice."""
    state: Any = ARCS.position(scenario.given)
    plays: tuple[str, ...] = ()
    chance: tuple[tuple[str, str], ...] = ()
    for phase in scenario.phases:
        chance += phase.chance
        script = ScriptedChance(phase.chance)
        for line in phase.play:
            _, text = seat_and_text(state, line)
            if text == CONCEDE:
                return
            if len(state.actions()) > 1:
                yield Question(name_of(type(state.pending[-1])), scenario.given, plays, chance, state.to_move)
            state.play(ARCS.table.parse(text), script)
            plays += (text,)


FIGHT: Final = ("lead aggression-2", "battle blue 3-hex")
CATAPULT: Final = ("lead mobilization-2", "move 2-arrow 2-gate", "fresh 3", "onward 6-gate", "fresh 3")
ROLLER: Final[Json] = {
    "leader": "corsair",
    "lore": ["empaths-vision", "seeker-torpedoes"],
    "guilds": ["skirmishers"],
    "hand": ["aggression-2"],
    "resources": ["weapon"],
}
TWO_FLEETS: Final[Json] = {
    "markers": ["empath", "", ""],
    "at": {"3-hex": ["red 6", "blue 3", "blue city"]},
    "red": ROLLER,
}
ROLLED: Final = (
    *(("assault", face) for face in ("blank", "self+hit")),
    *(("skirmish", face) for face in ("blank", "hit")),
    *(("raid", face) for face in ("self+key", "intercept+key+key")),
)

STATION: Final[Json] = {
    "at": {"2-gate": ["red 4", "blue city"], "2-hex": ["yellow city"], "2-arrow": ["blue city"]},
    "red": {"guilds": ["elder-broker"], "hand": ["administration-2"], "resources": ["fuel", "weapon"]},
    "blue": {"lore": ["gate-stations"], "resources": ["relic", "psionic"]},
}
TRADED: Final = ("lead administration-2", "trade blue 2-gate")

QUESTIONS: Final[Mapping[str, Question]] = {
    "filling": Question(
        "filling",
        {
            "players": 3,
            "at": {"2-hex": ["red city", "red city"], "3-hex": ["red city"]},
            "red": {"guilds": ["mining-interest"], "hand": ["construction-2"], "resources": []},
        },
        ("lead construction-2", "use mining-interest"),
    ),
    "pruning": Question(
        "telling-apart",
        {
            "at": {"3-hex": ["red city", "red damaged city", "red 1"], "6-crescent": ["blue city", "blue 2"]},
            "red": {"lore": ["living-structures"], "hand": ["administration-2"]},
        },
        ("lead administration-2", "prune city 3-hex"),
    ),
    "annexing-one": Question(
        "telling-apart",
        {
            "markers": ["tyrant", "", ""],
            "at": {"3-hex": ["red 3", "blue city", "blue damaged city", "blue cloud"]},
            "red": {"lore": ["tyrants-authority"], "hand": ["construction-2"]},
        },
        ("lead construction-2", "annex city 3-hex"),
    ),
    "freeing": Question(
        "telling-apart",
        {
            "row": ["song-of-freedom", "elder-broker", "relic-fence", "skirmishers"],
            "agents": {"song-of-freedom": {"red": 2}},
            "at": {"3-hex": ["blue city", "blue damaged city", "red 3"]},
            "red": {"hand": ["aggression-2"]},
        },
        ("lead aggression-2", "secure song-of-freedom", "free blue 3-hex"),
    ),
    "repairing": Question(
        "telling-apart",
        {
            "at": {"3-hex": ["red damaged city", "red damaged cloud", "red 1"]},
            "red": {"hand": ["construction-2"]},
        },
        ("lead construction-2", "repair city 3-hex"),
    ),
    "overworking": Question(
        "overseeing",
        {
            "at": {"3-hex": ["red city", "red cloud", "red 1"]},
            "red": {"leader": "overseer", "hand": ["administration-2"]},
        },
        ("lead administration-2", "tax red 3-hex"),
    ),
    "hits-cloud": Question(
        "battling",
        {"at": {"3-hex": ["red 5", "blue city", "blue cloud"]}, "red": {"hand": ["aggression-2"]}},
        (*FIGHT, "assault 2", "skirmish 0", "raid 0"),
        (("assault", "hit+hit"), ("assault", "hit+hit")),
    ),
    "shaping-cartel": Question(
        "shaping",
        {
            "at": {"3-hex": ["red city", "red 1"]},
            "red": {
                "leader": "shaper",
                "hand": ["administration-2"],
                "resources": ["fuel"],
                "guilds": ["fuel-cartel"],
            },
        },
        ("lead administration-2", "tax red 3-hex"),
    ),
    "following-up": Question(
        "following-up",
        {
            "row": ["elder-broker", "relic-fence", "skirmishers", "gatekeepers"],
            "red": {"leader": "noble", "guilds": ["farseers"], "hand": ["aggression-4"]},
        },
        ("lead aggression-4", "declare warlord"),
    ),
    "leaves": Question("recasting", TWO_FLEETS, (*FIGHT, "assault 2", "skirmish 2", "raid 2"), ROLLED),
    "by-any": Question("recasting", TWO_FLEETS, (*FIGHT, "assault 2", "skirmish 2", "raid 2", "by any"), ROLLED),
    "spent": Question(
        "spending",
        {"red": {"hand": ["construction-2"], "resources": ["fuel", "relic"]}},
        ("lead construction-2", "spend fuel"),
    ),
    "for-nothing": Question(
        "turn",
        {"red": {"hand": ["construction-2"], "resources": ["fuel", "relic"], "outraged": ["fuel"]}},
        ("lead construction-2",),
    ),
    "going-back": Question(
        "catapulting",
        {"at": {"2-arrow": ["red starport", "red 3"]}, "red": {"hand": ["mobilization-2"]}},
        CATAPULT,
    ),
    "leaving-behind": Question(
        "moving",
        {"at": {"2-arrow": ["red starport", "red 3"]}, "red": {"hand": ["mobilization-2"]}},
        (*CATAPULT, "onward 2-gate"),
    ),
    "leaving-damaged": Question(
        "moving",
        {"at": {"2-arrow": ["red starport", "red 2", "red damaged 2"]}, "red": {"hand": ["mobilization-2"]}},
        (
            *("lead mobilization-2", "move 2-arrow 2-gate", "fresh 2", "damaged 2"),
            *("onward 6-gate", "fresh 2", "damaged 2", "onward 2-gate"),
        ),
    ),
    "joining": Question(
        "sensing",
        {
            "initiative": "blue",
            "at": {"3-gate": ["blue 3", "red 2"], "2-gate": ["red 2"], "3-hex": ["red 3", "red city"]},
            "red": {"lore": ["predictive-sensors"]},
            "blue": {"hand": ["aggression-2"]},
        },
        ("lead aggression-2", "battle red 3-gate"),
    ),
    "looking": Question(
        "looking",
        {"red": {"guilds": ["farseers"], "hand": ["aggression-4", "construction-3"]}},
        ("lead aggression-4", "declare warlord"),
    ),
    "swapping": Question(
        "swapping",
        {
            "players": 2,
            "red": {"guilds": ["farseers"], "hand": ["aggression-4", "construction-3", "mobilization-5"]},
        },
        ("lead aggression-4", "declare warlord"),
    ),
    "trading": Question(
        "trading",
        {
            "at": {"5-hex": ["red 4", "blue 1", "blue city"], "2-hex": ["red city", "red city"]},
            "red": {
                "guilds": ["elder-broker"],
                "hand": ["administration-2"],
                "resources": ["fuel", "weapon", "relic", "material"],
            },
            "blue": {"resources": ["psionic", "weapon"]},
        },
        ("lead administration-2", "trade blue 5-hex"),
    ),
    "bartering-take": Question("bartering", STATION, TRADED),
    "bartering-give": Question("bartering", STATION, (*TRADED, "gain psionic")),
    "annexing": Question(
        "annexing",
        {
            "markers": ["tyrant", "", ""],
            "at": {"2-hex": ["red 3", "blue city", "yellow city"]},
            "red": {"lore": ["tyrants-authority"], "hand": ["construction-2"]},
        },
        ("lead construction-2", "annex city 2-hex"),
    ),
    "city-lost": Question(
        "influencing",
        {
            "initiative": "blue",
            "at": {"3-hex": ["blue 4", "red damaged city", "red starport"]},
            "red": {"leader": "elder"},
            "blue": {"hand": ["aggression-2"]},
        },
        ("lead aggression-2", "battle red 3-hex", "assault 1", "skirmish 0", "raid 0", "hit damaged city"),
        (("assault", "intercept+hit"),),
    ),
    "secured": Question(
        "turn",
        {
            "row": ["farseers", "elder-broker", "relic-fence", "skirmishers"],
            "agents": {"elder-broker": {"red": 1}},
            "red": {"hand": ["aggression-2"]},
        },
        ("lead aggression-2",),
    ),
    "empty-place": Question(
        "turn",
        {
            "row": ["farseers", "elder-broker", "relic-fence"],
            "court_deck": [],
            "agents": {"farseers": {"red": 2, "blue": 1}},
            "red": {"hand": ["aggression-2"]},
        },
        ("lead aggression-2", "secure farseers"),
    ),
}
