"""One table: its spec, its clock, its match. Whatever people do, the stored entries give the same match again."""

from __future__ import annotations

import dataclasses
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.bots import bots_of
from parlour.core.chance import SeededChance
from parlour.core.errors import IllegalAction, InvalidInput, ParlourError
from parlour.core.event import SPECTATOR, Event
from parlour.core.game import Json
from parlour.core.record import Entry, Record
from parlour.core.undo import last_barrier
from parlour.games import find_game
from parlour.table.clock import DAY, NO_CLOCK, Clock, read_clock
from parlour.table.entries import (
    AGREE,
    ASK,
    CONCEDE,
    ENTRY_KINDS,
    GIVEBACK,
    PLAY,
    REDO,
    REFUSE,
    TAKEOVER,
    TIMEOUT,
    UNDO,
    TableEntry,
)
from parlour.table.match import Match, TableError
from parlour.table.spec import PERSON, TIMEOUTS, Spec, read_spec, restore_spec

MOVE: Json = {"kind": "move", "limit": 60}
GAME: Json = {"kind": "game", "limit": 60, "increment": 10}
DAYS: Json = {"kind": "days", "limit": 2}


# Specs


GOOD: list[Json] = [
    {"game": "roam"},
    {"game": "arcs", "options": {"players": 4, "split_discard": True}, "public": True},
    {"game": "roam", "options": {"seats": ["west", "south"], "artifacts": True, "first": "west"}},
    {"game": "arcs", "options": {"players": 2}, "seats": ["heuristic", "person"], "clock": DAYS, "timeout": "bot"},
    {"game": "roam", "options": {"players": 3}, "seats": ["person", "random", "greedy"], "clock": GAME},
    {"game": "roam", "clock": {"kind": "none", "limit": 7}, "timeout": "concede"},
]


@pytest.mark.parametrize("given_spec", GOOD, ids=str)
def test_a_spec_survives_storing(given_spec: Json) -> None:
    spec = read_spec(given_spec)
    assert restore_spec(json.loads(json.dumps(spec.to_json()))) == spec
    assert len(spec.seat_names) == len(spec.seats)


def test_what_is_not_said_has_a_default() -> None:
    spec = read_spec({"game": "arcs"})
    assert (spec.seats, spec.public, spec.clock, spec.timeout) == ((PERSON,) * 3, False, NO_CLOCK, "nothing")
    assert read_spec({"game": "roam", "clock": {**DAYS, "increment": 5}}).clock == Clock("days", 2)


BAD_ROAM: list[dict[Any, Any]] = [
    {"hats": 1}, {7: 1}, {"options": None}, {"options": []}, {"options": {"players": 5}},
    {"options": {"players": "2"}}, {"options": {"players": True}}, {"options": {"hats": 1}},
    {"options": {"seats": "south"}}, {"options": {"seats": ["south", "south"]}}, {"options": {"first": "up"}},
    {"options": {"seats": [["south"], {}]}}, {"options": {"cards": 7}}, {"options": {"cards": {"land": [1]}}},
    {"options": {"cards": "no such set"}}, {"options": {7: 7}},
    {"seats": None}, {"seats": "person"}, {"seats": []}, {"seats": ["person"]}, {"seats": ["person"] * 3},
    {"seats": ["greedy", "random"]}, {"seats": ["person", "heuristic"]}, {"seats": ["person", 1]},
    {"seats": ["person", ["random"]]}, {"public": 1}, {"public": None}, {"public": "yes"},
    {"clock": None}, {"clock": []}, {"clock": {}}, {"clock": {"kind": "sand"}}, {"clock": {"kind": ["move"]}},
    {"clock": {"kind": "none", "hats": 1}}, {"clock": {"kind": "move"}}, {"clock": {**MOVE, "limit": 0}},
    {"clock": {**MOVE, "limit": -1}}, {"clock": {**MOVE, "limit": DAY + 1}},
    {"clock": {**MOVE, "limit": "60"}},
    {"clock": {**MOVE, "limit": 1.5}}, {"clock": {**MOVE, "limit": True}}, {"clock": {**DAYS, "limit": 61}},
    {"clock": {**GAME, "limit": 7 * DAY + 1}},
    {"clock": {**GAME, "increment": -1}}, {"clock": {**GAME, "increment": 3601}},
    {"clock": {**GAME, "increment": None}}, {"clock": {**MOVE, "increment": 3601}},
    {"clock": {**MOVE, "a": 1}},
    {"timeout": "explode"}, {"timeout": None}, {"timeout": []}, {"timeout": 0},
]  # fmt: skip
BAD: list[object] = [
    *[{"game": "roam", **wrong} for wrong in BAD_ROAM],
    None, 7, "roam", [], {}, {"game": 7}, {"game": "chess"}, {"game": ["roam"]}, {"game": None},
    {"game": "arcs", "options": {"setup": "nowhere"}}, {"game": "arcs", "seats": ["person", "greedy", "random"]},
    {"game": "arcs", "options": {"players": 2, "first": "white"}}, {"game": "arcs", "options": {"players": 2.0}},
]  # fmt: skip


@pytest.mark.parametrize("wanted", BAD, ids=range(len(BAD)))
def test_bad_specs_are_invalid_input(wanted: object) -> None:
    with pytest.raises(InvalidInput):
        read_spec(wanted)


def test_a_number_too_long_to_print_is_invalid_input() -> None:
    with pytest.raises(InvalidInput):
        read_clock({**MOVE, "limit": 10**5000})


NAMES = st.sampled_from(
    ["game", "options", "seats", "public", "clock", "timeout", "version", "players", "first", "cards", "kind",
     "limit", "increment", "artifacts", "setup", "name", "land", "x"]
)  # fmt: skip
WORDS = st.sampled_from(
    ["roam", "arcs", "person", "greedy", "move", "game", "days", "none", "bot", "south", "", "é"]
)
LEAVES = (
    st.none() | st.booleans() | st.integers(-2, 70) | st.floats() | WORDS | st.integers() | st.text(max_size=5)
)
JUNK = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=5), max_leaves=12
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(GOOD), st.dictionaries(NAMES, JUNK, max_size=3))
def test_whatever_is_wanted_is_a_spec_or_invalid_input(base: Json, more: Json) -> None:
    try:
        spec = read_spec({**base, **more})
    except InvalidInput:
        return
    assert PERSON in spec.seats and restore_spec(json.loads(json.dumps(spec.to_json()))) == spec


# Clocks


MOMENTS = st.integers(0, 40 * DAY)
OFF = st.frozensets(st.integers(0, 60), max_size=30)
CLOCKS = st.one_of(
    st.builds(Clock, st.just("move"), st.integers(1, DAY)),
    st.builds(Clock, st.just("game"), st.integers(1, 7 * DAY), st.integers(0, 3600)),
    st.builds(Clock, st.just("days"), st.integers(1, 20)),
)


def test_no_clock_never_runs_out() -> None:
    assert NO_CLOCK.deadline(0, 10**9, frozenset()) is None
    assert NO_CLOCK.spent(5, 0, 100) == 0
    assert read_clock({"kind": "none"}) is NO_CLOCK


def test_a_game_clock_counts_all_moves_and_gives_the_increment_back() -> None:
    clock = read_clock(GAME)
    used = clock.spent(0, 100, 130)
    assert used == 20 and clock.deadline(130, used, frozenset()) == 170
    assert clock.spent(used, 130, 131) == 11 and clock.spent(5, 0, 1) == 0
    assert clock.deadline(500, 90, frozenset()) == 500  # nothing left: at once, not before
    assert clock.spent(30, 200, 100) == 20  # a clock that was set back takes nothing


@given(CLOCKS, MOMENTS, st.integers(0, 8 * DAY), OFF, OFF)
def test_deadlines_never_lie_before_and_holidays_never_shorten(
    clock: Clock, since: int, used: int, off: frozenset[int], more: frozenset[int]
) -> None:
    plain, some, most = (clock.deadline(since, used, days) for days in (frozenset[int](), off, off | more))
    assert plain is not None and some is not None and most is not None
    assert since <= plain <= some <= most
    assert clock.kind == "days" or plain == most


@given(st.integers(1, 20), MOMENTS, OFF)
def test_a_clock_of_days_counts_exactly_the_working_seconds(days: int, since: int, off: frozenset[int]) -> None:
    deadline = Clock("days", days).deadline(since, 0, off)
    assert deadline is not None
    working = 0
    for day in range(since // DAY, deadline // DAY + 1):
        if day not in off:
            working += min(deadline, (day + 1) * DAY) - max(since, day * DAY)
    assert working == days * DAY
    assert (deadline - 1) // DAY not in off  # it ends in working time


@given(st.integers(0, 100), st.integers(0, 100), st.integers(0, 100), CLOCKS)
def test_time_spent_is_never_negative(used: int, since: int, now: int, clock: Clock) -> None:
    assert clock.spent(used, since, now) >= 0


# A match and its echo


def seated(game: str = "roam", **wanted: Any) -> Match:
    """A match that has begun at 0; in Roam south is the first."""
    first = {"first": "south"} if game == "roam" else {}
    match = Match(read_spec({"game": game, **wanted, "options": {**first, **wanted.get("options", {})}}), "a seed")
    match.begin(0)
    return match


def seated_again(game: str = "roam", **wanted: Any) -> Iterator[tuple[Match, random.Random]]:
    """The same match many times, each with a taste of its own: to be played until it comes to what is wanted."""
    games = 50
    for number in range(games):
        yield seated(game, **wanted), random.Random(number)
    raise AssertionError(f"none of {games} games comes to that")


def go(match: Match, text: str = "", now: int = 0) -> list[TableEntry]:
    """The seat to move plays (the first thing it may), be it a person or a bot."""
    seat = match.state.to_move
    return match.play(seat, text or match.state.actions()[0].text, now, bot=match.player(seat) != PERSON)


def stored(entry: TableEntry) -> TableEntry:
    """An entry as it comes back from a storage of JSON."""
    return dataclasses.replace(entry, data=json.loads(json.dumps(entry.data)))


def facts(match: Match) -> Json:
    """Everything about a match that must be the same on another machine, and after a refusal."""
    seats = range(len(match.spec.seats))
    return {
        "state": match.state.copy(),
        "record": list(match.record.entries),
        "drawn": +match.chance.drawn,
        "offer": match.offer,
        "bots": dict(match.bots),
        "used": list(match.used),
        "since": match.since,
        "plays at": list(match.plays_at),
        "seq": match.seq,
        "wishes": dict(match.wishes),
        "holidays": dict(match.holidays),
        "deadline": match.deadline(),
        "barrier": match.barrier(),
        "stories": [match.story(seat, 0) for seat in (SPECTATOR, *seats)],
        "last story": match.story(0, match.seq - 1),
        "undo": [match.can_undo(seat) for seat in seats],
        "redo": [match.can_redo(seat) for seat in seats],
    }


class Reader:
    """A client: it keeps the plays it was told and forgets those that are told anew."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.told = 0
        self.log: list[list[Event]] = []

    def hear(self, match: Match) -> None:
        start, groups = match.story(self.seat, self.told)
        assert 0 <= start <= len(self.log)  # no gap
        self.log[start:] = groups
        self.told = match.seq


class Sitting:
    """A match with random people at it, its echo made of the stored entries alone, and readers of its story."""

    def __init__(self, spec: Spec, seed: str) -> None:
        self.match = Match(spec, seed)
        self.echo = Match(spec, seed)
        self.now = 1000
        self.count = len(spec.seats)
        self.readers = [Reader(seat) for seat in (SPECTATOR, *range(self.count))]
        self.known: dict[object, tuple[tuple[str, str], ...]] = {}
        self.again = ""  # the last action played
        self.entries: list[TableEntry] = []
        self.follow(self.match.begin(self.now))
        self.facts = facts(self.match)

    def follow(self, entries: list[TableEntry]) -> None:
        for entry in entries:
            assert entry.seq == self.echo.seq + 1 and entry.time == self.now and entry.kind in ENTRY_KINDS
            self.echo.apply(stored(entry))
        assert self.match.seq == self.echo.seq
        self.entries += entries

    def step(self, deed: Deed, seat: int, number: int, seconds: int) -> None:
        """Do something; check what must hold whatever it was."""
        if self.match.over:
            deed = concede
        self.now += seconds
        try:
            entries = deed(self, seat % self.count, number)
        except ParlourError:
            assert facts(self.match) == self.facts  # a refusal changes nothing
            return
        self.follow(entries)
        self.facts = facts(self.match)
        assert facts(self.echo) == self.facts
        self.check_offer()
        assert self.match.plays == len(self.match.record.entries) == self.match.plays_at[-1]
        assert all(used >= 0 for used in self.match.used)
        for number_of, reader in enumerate(self.readers):
            if number >> number_of & 1:
                reader.hear(self.match)

    def check_offer(self) -> None:
        offer = self.match.offer
        if offer is not None:
            assert offer.waiting and offer.waiting <= set(self.match.people())
            assert self.match.record.entries[offer.to].seat == offer.seat

    def play(self, text: str) -> list[TableEntry]:
        """The seat to move plays, whoever decides for it; the same at the same point has the same outcome."""
        match = self.match
        point = (tuple(match.record.entries), text)
        self.again = text
        entries = go(match, text, self.now)
        made = match.record.entries[len(point[0])]
        assert self.known.setdefault(point, made.outcomes) == made.outcomes
        return entries

    def finish(self) -> None:
        """What is left to check at the end."""
        fresh = Match(self.match.spec, self.match.seed)
        for entry in self.entries:
            fresh.apply(stored(entry))
        assert facts(fresh) == self.facts
        record = self.match.record
        assert Record.from_text(record.to_text(), find_game).replay() == self.match.state
        groups = told_by(record)
        for reader in self.readers:
            reader.hear(self.match)
            visible = [[event for event in group if event.visible_to(reader.seat)] for group in groups]
            assert reader.log == visible == self.match.story(reader.seat, 0)[1]


Deed = Callable[[Sitting, int, int], list[TableEntry]]


def told_by(record: Record) -> list[list[Event]]:
    """All events of a record: those of the setup, then those of each entry."""
    groups: list[list[Event]] = [[]]
    state = record.replay(0, groups[0])
    for entry in record.entries:
        groups.append([])
        record.play_entry(state, entry, groups[-1])
    return groups


def play(sitting: Sitting, seat: int, number: int) -> list[TableEntry]:
    menu = sitting.match.state.actions()
    return sitting.play(menu[number % len(menu)].text)


def rush(sitting: Sitting, seat: int, number: int) -> list[TableEntry]:
    rng = random.Random(number)
    entries: list[TableEntry] = []
    for _ in range(number % 40):
        if not sitting.match.over:
            entries += play(sitting, seat, rng.randrange(1 << 16))
    return entries


def play_again(sitting: Sitting, seat: int, number: int) -> list[TableEntry]:
    """What was just played, which after an undo is what was taken back."""
    return sitting.play(sitting.again)


def play_wrongly(sitting: Sitting, seat: int, number: int) -> list[TableEntry]:
    match = sitting.match
    if seat != match.state.to_move:
        with pytest.raises(TableError, match="table-not-your-turn"):
            match.play(seat, match.state.actions()[0].text, sitting.now)
    action = match.game.table[number % len(match.game.table)]
    if match.state.why_not(action):
        with pytest.raises(IllegalAction):
            go(match, action.text, sitting.now)
    mover = match.state.to_move
    with pytest.raises(TableError, match="table-bot-plays"):
        match.play(mover, match.state.actions()[0].text, sitting.now, bot=match.player(mover) == PERSON)
    return go(match, "jump over the moon", sitting.now)


def decided_by_people(sitting: Sitting) -> list[bool]:
    """For each play that stands whether a person decided it, from the entries alone."""
    flags: list[bool] = []
    undone: list[list[bool]] = []
    bots = {seat for seat, kind in enumerate(sitting.match.spec.seats) if kind != PERSON}
    for entry in sitting.entries:
        if entry.kind in (PLAY, CONCEDE):
            flags.append(entry.seat not in bots)
            undone = []
        elif entry.kind == UNDO:
            undone.append(flags[entry.data["to"] :])
            del flags[entry.data["to"] :]
        elif entry.kind == REDO:
            flags += undone.pop()
        if entry.kind in (TAKEOVER, CONCEDE):
            bots.add(entry.seat)
        elif entry.kind == GIVEBACK:
            bots.discard(entry.seat)
    return flags


def expected_of_undo(sitting: Sitting, seat: int) -> tuple[str, int]:
    """What an undo should come to, from the entries alone: its kind (empty if refused) and how many plays stay."""
    match = sitting.match
    entries: list[Entry] = match.record.entries
    if match.offer is not None or match.player(seat) != PERSON:
        return "", 0
    own = [number for number, entry in enumerate(entries) if entry.seat == seat and entry.action]
    conceded = [number for number, entry in enumerate(entries) if entry.action is None]
    if not own or (conceded and own[-1] < conceded[-1]):
        return "", 0
    decided = zip(entries, decided_by_people(sitting), strict=True)
    if any(person and match.player(entry.seat) != PERSON for entry, person in list(decided)[own[-1] :]):
        return "", 0
    owned = [other for other, kind in enumerate(match.spec.seats) if kind == PERSON and other != seat]
    lent = [other for other in owned if match.player(other) != PERSON and not has_conceded(match, other)]
    if lent and own[-1] < last_barrier(match.record):
        return "", 0
    others = set(match.people()) - {seat}
    lost = own[-1] < last_barrier(match.record) or any(entry.seat in others for entry in entries[own[-1] :])
    return (ASK if others and lost else UNDO), own[-1]


def undo(sitting: Sitting, seat: int, number: int) -> list[TableEntry]:
    match = sitting.match
    kind, to = expected_of_undo(sitting, seat)
    plays = match.plays
    assert match.can_undo(seat) == bool(kind)
    if not kind:
        with pytest.raises(ParlourError):
            match.undo(seat, sitting.now)
        return []
    entries = match.undo(seat, sitting.now)
    assert [(entry.kind, entry.seat, entry.data["to"]) for entry in entries] == [(kind, seat, to)]
    assert match.plays == (plays if kind == ASK else to)
    assert kind == ASK or (match.state.to_move == seat and match.can_redo(seat))
    return entries


def has_conceded(match: Match, seat: int) -> bool:
    return Entry(seat, None) in match.record.entries


def redo(sitting: Sitting, seat: int, number: int) -> list[TableEntry]:
    match = sitting.match
    able = [other for other in range(sitting.count) if match.can_redo(other)]
    seat = able[0] if able and number % 4 else seat
    if not match.can_redo(seat):
        with pytest.raises(ParlourError):
            match.redo(seat, sitting.now)
        return []
    plays = match.plays
    entries = match.redo(seat, sitting.now)
    assert able == [seat] and entries[0].kind == REDO and match.plays >= entries[0].data["to"] > plays
    return entries


def answer(sitting: Sitting, seat: int, number: int) -> list[TableEntry]:
    match, agree = sitting.match, number % 3 > 0
    offer = match.offer
    if offer is not None and number % 4:
        seat = min(offer.waiting)
    if offer is not None and seat == offer.seat and not agree:
        entries = match.answer_offer(seat, agree, sitting.now)
        assert [entry.kind for entry in entries] == [REFUSE] and match.offer is None
        return entries
    if offer is None or seat not in offer.waiting:
        with pytest.raises(TableError, match=r"table-no-offer|table-bot-plays"):
            match.answer_offer(seat, agree, sitting.now)
        return []
    entries = match.answer_offer(seat, agree, sitting.now)
    if not agree:
        assert [entry.kind for entry in entries] == [REFUSE] and match.offer is None
    elif offer.waiting == {seat}:
        assert [entry.kind for entry in entries] == [AGREE, UNDO]
        assert match.offer is None and match.plays == offer.to and match.state.to_move == offer.seat
    else:
        assert [entry.kind for entry in entries] == [AGREE]
        assert match.offer is not None and match.offer.waiting == offer.waiting - {seat}
    return entries


def agree_all(sitting: Sitting, seat: int, number: int) -> list[TableEntry]:
    """Everybody who is asked agrees."""
    entries: list[TableEntry] = []
    for other in range(sitting.count):
        if sitting.match.offer is not None and other in sitting.match.offer.waiting:
            entries += answer(sitting, other, 1)
    assert sitting.match.offer is None
    return entries


def take_over(sitting: Sitting, seat: int, number: int) -> list[TableEntry]:
    bots = (*sitting.match.spec.bots, "nobody")
    return sitting.match.take_over(seat, bots[number % len(bots)], sitting.now)


def give_back(sitting: Sitting, seat: int, number: int) -> list[TableEntry]:
    match = sitting.match
    if match.bots and number % 4:
        seat = min(match.bots)
    entries = match.give_back(seat, sitting.now)
    assert match.spec.seats[seat] == PERSON == match.player(seat) and not has_conceded(match, seat)
    return entries


def concede(sitting: Sitting, seat: int, number: int) -> list[TableEntry]:
    match = sitting.match
    if number % 3:  # not too many
        return []
    if match.spec.seats[seat] != PERSON and not match.over:
        return []
    entries = match.concede(seat, sitting.now)
    assert entries[0].kind == CONCEDE and match.player(seat) != PERSON and match.offer is None
    return entries


WISHES: dict[str, list[Json]] = {
    "roam": [{}, {"any": "pass"}, {"any": 2}, {"1": "pass", "any": 0}, {"any": 100}, {"x": 1}],
    "arcs": [{}, {"arrange": "keep"}, {"arrange": "throw"}],
}


def wish(sitting: Sitting, seat: int, number: int) -> list[TableEntry]:
    wishes = WISHES[sitting.match.game.name]
    return sitting.match.wish(seat, wishes[number % len(wishes)], sitting.now)


def days_off(sitting: Sitting, seat: int, number: int) -> list[TableEntry]:
    match, today = sitting.match, sitting.now // DAY
    before, deadline = match.holidays.get(seat, frozenset()), match.deadline()
    entries = match.take_days_off(seat, frozenset(range(max(0, today - 2), today + number % 5)), sitting.now)
    assert {day for day in match.holidays[seat] ^ before if day <= today} == set()  # what is over is over
    assert match.spec.clock.kind == "days" or match.deadline() == deadline
    return entries


def wait(sitting: Sitting, seat: int, number: int) -> list[TableEntry]:
    """Somebody does nothing until the time is up."""
    match = sitting.match
    deadline, mover = match.deadline(), match.state.to_move
    if deadline is None:
        assert match.time_out(mover, sitting.now + 100 * DAY) == []
        return []
    if sitting.now < deadline:
        assert match.time_out(mover, sitting.now) == match.time_out(mover, deadline - 1) == []
    sitting.now = max(deadline, sitting.now)
    if seat != mover:
        assert match.time_out(seat, sitting.now) == []
    entries = match.time_out(mover, sitting.now)
    kinds = [entry.kind for entry in entries[:2]]
    chosen: dict[str, list[str]] = {"nothing": [], "bot": [TIMEOUT, TAKEOVER], "concede": [TIMEOUT, CONCEDE]}
    assert kinds == chosen[match.spec.timeout] and (not kinds or match.player(mover) == match.spec.bots[-1])
    return entries


DEEDS: list[Deed] = [
    play, play, rush, rush, play_again, play_again, play_wrongly, undo, undo, undo, redo, redo, answer, agree_all,
    take_over, give_back, concede, wish, days_off, wait,
]  # fmt: skip


@st.composite
def specs(draw: st.DrawFn, name: str) -> Spec:
    game = find_game(name)
    players = draw(st.integers(2, 4))
    seats = draw(
        st.lists(st.sampled_from((PERSON, PERSON, PERSON, bots_of(game)[0])), min_size=players, max_size=players)
    )
    seats[draw(st.integers(0, players - 1))] = PERSON
    clock = draw(st.sampled_from(({"kind": "none"}, MOVE, GAME, DAYS)))
    timeout = draw(st.sampled_from(TIMEOUTS))
    options = {"players": players, **({"artifacts": True} if name == "roam" else {})}
    return read_spec({"game": name, "options": options, "seats": seats, "clock": clock, "timeout": timeout})


STEPS = st.lists(
    st.tuples(st.sampled_from(DEEDS), st.integers(0, 3), st.integers(0, 1 << 16), st.integers(0, 30)),
    min_size=15,
    max_size=40,
)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["roam", "arcs"])
def test_whatever_people_do_the_entries_tell_it_all(name: str) -> None:
    @settings(max_examples=80, deadline=None)
    @given(specs(name), st.integers(0, 10**6), st.integers(0, 120), STEPS)
    def check(spec: Spec, seed: int, ahead: int, steps: list[tuple[Deed, int, int, int]]) -> None:
        sitting = Sitting(spec, str(seed))
        for _ in range(ahead // 40):
            sitting.step(rush, 0, seed * 40 + 39, 1)
        for deed, seat, number, seconds in steps:
            sitting.step(deed, seat, number, seconds)
        sitting.finish()

    check()


# Beginning and end


def turn(match: Match, now: int = 0) -> int:
    """The seat to move plays, the first thing it may, until somebody else is to move; who it was."""
    seat: int = match.state.to_move
    while match.state.to_move == seat:
        menu = match.state.actions()
        ends = [action for action in menu if action.kind == "end"]
        go(match, (ends or menu)[0].text, now)
    return seat


def everything(match: Match, seat: int, now: int) -> list[Callable[[], object]]:
    """Whatever a seat can try at a table."""
    return [
        lambda: match.play(seat, "use B at c3", now),
        lambda: match.undo(seat, now),
        lambda: match.redo(seat, now),
        lambda: match.answer_offer(seat, True, now),
        lambda: match.concede(seat, now),
        lambda: match.take_over(seat, "random", now),
        lambda: match.give_back(seat, now),
        lambda: match.time_out(seat, now),
        lambda: match.wish(seat, {}, now),
        lambda: match.take_days_off(seat, frozenset(), now),
    ]


def test_nothing_can_be_done_before_the_beginning() -> None:
    match = Match(read_spec({"game": "roam"}), "a seed")
    assert not match.begun and not match.over and not match.can_undo(0) and not match.can_redo(0)
    for attempt in everything(match, 0, 0):
        with pytest.raises(TableError, match="table-not-begun"):
            attempt()
    assert [entry.seq for entry in match.begin(0)] == [1]
    with pytest.raises(TableError, match="table-begun"):
        match.begin(0)
    assert match.seq == 1


def test_nothing_can_be_done_after_the_end() -> None:
    match = seated(clock=MOVE, timeout="bot")
    match.play(0, "use B at c3", 1)
    match.concede(1, 2)
    assert match.over and match.deadline() is None and not match.can_undo(0)
    before = facts(match)
    for seat in (0, 1):
        for attempt in everything(match, seat, 10**6):
            with pytest.raises(TableError, match="table-over"):
                attempt()
    assert facts(match) == before


def test_entries_cannot_be_left_out_or_applied_twice() -> None:
    spec = read_spec({"game": "roam", "options": {"first": "south"}})
    match, other = Match(spec, "a seed"), Match(spec, "a seed")
    entries = [*match.begin(0), *match.play(0, "use B at c3", 1)]
    with pytest.raises(TableError, match="table-gap"):
        other.apply(entries[1])
    other.apply(entries[0])
    with pytest.raises(TableError, match="table-gap"):
        other.apply(entries[0])
    other.apply(entries[1])
    assert facts(other) == facts(match)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_seats_that_do_not_exist_can_do_nothing(seat: int) -> None:
    match = seated()
    before = facts(match)
    for attempt in everything(match, seat, 1):
        try:
            assert attempt() == []
        except ParlourError:
            pass
    assert facts(match) == before


# Undo, offers, redo


def test_own_decisions_are_taken_back_alone_one_after_the_other_and_put_back() -> None:
    match = seated()
    match.play(0, "use B at c3", 1)
    match.play(0, "end", 2)
    assert match.state.to_move == 1 and match.barrier() == 0
    assert [(entry.kind, entry.data) for entry in match.undo(0, 3)] == [(UNDO, {"to": 1})]
    assert [(entry.kind, entry.data) for entry in match.undo(0, 4)] == [(UNDO, {"to": 0})]
    with pytest.raises(TableError, match="table-undo-nothing"):
        match.undo(0, 5)
    assert not match.can_redo(1) and match.can_redo(0)
    with pytest.raises(TableError, match="table-redo-nothing"):
        match.redo(1, 6)
    assert match.redo(0, 6)[0].data == {"to": 1} and match.redo(0, 7)[0].data == {"to": 2}
    assert match.state.to_move == 1 and not match.can_redo(0)


def test_nothing_is_put_back_after_somebody_played_or_gave_up() -> None:
    match = seated(options={"players": 3})
    match.play(0, "use B at c3", 1)
    match.undo(0, 2)
    match.play(0, "use A at a1", 3)
    assert not match.can_redo(0)
    match.undo(0, 4)
    match.concede(1, 5)
    with pytest.raises(TableError, match="table-redo-nothing"):
        match.redo(0, 6)


def test_the_same_action_after_an_undo_has_the_same_outcome() -> None:
    found = 0
    for match, rng in seated_again("arcs", options={"players": 2}, seats=["person", "heuristic"]):
        while not match.over:
            seat = match.state.to_move
            go(match, rng.choice(match.state.actions()).text)
            made = match.record.entries[-1]
            if seat == 0 and made.action and made.outcomes:
                match.undo(0, 0)
                match.play(0, made.action.text, 0)
                assert match.record.entries[-1] == made
                found += 1
                if found == 3:
                    return


def asked(people: int = 3) -> Match:
    """South has played, West too, and South wants it back: the others are asked."""
    match = seated(options={"players": people}, clock=MOVE, timeout="bot")
    turn(match)
    match.play(1, match.state.actions()[0].text, 0)
    assert [entry.kind for entry in match.undo(0, 0)] == [ASK]
    return match


def test_what_chance_has_shown_is_taken_back_only_by_consent() -> None:
    match = seated("arcs", options={"players": 2})
    rng = random.Random(1)
    while True:
        seat = match.state.to_move
        go(match, rng.choice(match.state.actions()).text)
        made = match.record.entries[-1]
        if made.outcomes and match.state.to_move == seat:
            break
        assert not match.over
    assert match.barrier() == match.plays
    assert [entry.kind for entry in match.undo(seat, 0)] == [ASK]  # nobody else has played since
    go(match)  # goes on instead
    assert match.offer is None


def test_an_undo_of_others_moves_waits_for_all_of_them() -> None:
    match = asked()
    assert match.offer is not None and match.offer.waiting == {1, 2}
    for seat in (0, 3):
        with pytest.raises(ParlourError):
            match.answer_offer(seat, True, 1)
    plays = match.plays
    assert [entry.kind for entry in match.answer_offer(2, True, 1)] == [AGREE]
    with pytest.raises(TableError, match="table-no-offer"):
        match.answer_offer(2, False, 1)
    assert match.plays == plays
    assert [(entry.kind, entry.seat) for entry in match.answer_offer(1, True, 1)] == [(AGREE, 1), (UNDO, 0)]
    assert match.plays < plays and match.state.to_move == 0 and match.offer is None


def test_one_refusal_is_enough() -> None:
    match = asked()
    match.answer_offer(2, True, 1)
    match.answer_offer(1, False, 1)
    assert match.offer is None
    with pytest.raises(TableError, match="table-no-offer"):
        match.answer_offer(2, True, 1)


def test_an_offer_is_over_when_somebody_plays_or_gives_up() -> None:
    match = asked()
    match.play(1, match.state.actions()[0].text, 1)
    assert match.offer is None
    match = asked()
    match.concede(2, 1)  # it waited for them
    assert match.offer is None
    with pytest.raises(TableError, match="table-undo-concession"):
        match.undo(0, 1)
    assert not match.can_undo(0)


@pytest.mark.parametrize("people", [2, 3])
@pytest.mark.parametrize("late", [False, True])
def test_an_offer_is_over_when_a_bot_takes_over(people: int, late: bool) -> None:
    match = asked(people)
    if late:
        assert [entry.kind for entry in match.time_out(1, 60)][:2] == [TIMEOUT, TAKEOVER]
    else:
        match.take_over(1, "random", 1)
    assert match.offer is None
    with pytest.raises(ParlourError):
        match.answer_offer(1, True, 61)
    assert not match.can_undo(0)
    with pytest.raises(TableError, match="table-undo-absent"):
        match.undo(0, 61)  # West, who is away, has decided since
    match.give_back(1, 62)
    assert [entry.kind for entry in match.undo(0, 63)] == [ASK]


def test_whoever_asked_may_think_better_of_it() -> None:
    match = asked()
    assert [(entry.kind, entry.seat) for entry in match.answer_offer(0, False, 1)] == [(REFUSE, 0)]
    assert match.offer is None and match.can_undo(0)


def test_against_bots_everything_is_taken_back_alone() -> None:
    match = seated("arcs", options={"players": 3}, seats=["random", "person", "heuristic"])
    rng = random.Random(3)
    for _ in range(60):
        go(match, rng.choice(match.state.actions()).text)
    assert match.barrier() > 10
    while match.can_undo(1):
        assert [entry.kind for entry in match.undo(1, 0)] == [UNDO]
        assert match.state.to_move == 1
    assert 1 not in [entry.seat for entry in match.record.entries]


def test_undo_after_a_takeover() -> None:
    """What the bot played instead of North is nobody's loss while North is away, but it is once North is back."""
    match = seated()
    turn(match)
    match.take_over(1, "random", 0)
    go(match)
    assert [entry.kind for entry in match.undo(0, 0)] == [UNDO]
    assert match.state.to_move == 0 and match.player(1) == "random"
    match.redo(0, 0)
    match.give_back(1, 0)
    assert [entry.kind for entry in match.undo(0, 0)] == [ASK]
    assert match.offer is not None and match.offer.waiting == {1}


# Stories


def test_a_story_from_any_point_on_makes_the_whole() -> None:
    """Readers that stopped at any seq come to the same log, also over undos."""
    sitting = Sitting(read_spec({"game": "arcs", "options": {"players": 2}}), "story")
    readers: list[Reader] = []
    rng = random.Random(5)
    for _ in range(80):
        deed = rng.choice((play, play, play, undo, agree_all, redo))
        sitting.step(deed, rng.randrange(2), rng.randrange(1 << 16), 1)
        readers += [Reader(seat) for seat in (SPECTATOR, 0, 1)]
        for reader in readers[-3:]:
            reader.hear(sitting.match)
    assert {UNDO, REDO, ASK, PLAY} <= {entry.kind for entry in sitting.entries}
    for reader in readers:
        reader.hear(sitting.match)
        assert reader.log == sitting.match.story(reader.seat, 0)[1]


def test_a_story_hides_what_is_not_for_everybody() -> None:
    match = seated("arcs")
    rng = random.Random(1)
    while not match.over:
        go(match, rng.choice(match.state.actions()).text)
    secret = [event for group in told_by(match.record) for event in group if event.to is not None]
    assert secret
    for seat in (SPECTATOR, 0, 1, 2):
        told = [event for group in match.story(seat, 0)[1] for event in group if event.to is not None]
        assert told == [event for event in secret if event.to is not None and seat in event.to]


def test_a_reader_from_nowhere_gets_the_whole_story() -> None:
    match = seated()
    turn(match)
    for since in (-5, 0, match.seq + 1, 10**9):
        start, groups = match.story(0, since)
        assert start == 0 and len(groups) == match.plays + 1
    assert match.story(0, match.seq) == (match.plays + 1, [])


# Time


def times(match: Match) -> tuple[int, list[int]]:
    deadline = match.deadline()
    assert deadline is not None
    return deadline, list(match.used)


@pytest.mark.parametrize("clock", [MOVE, GAME, DAYS], ids=lambda clock: clock["kind"])
def test_taking_back_gives_no_time(clock: Json) -> None:
    match = seated(clock=clock)
    match.play(0, "use B at c3", 40)
    deadline, used = times(match)
    for _ in range(3):
        match.play(0, "end", 40)
        match.undo(0, 40)
        later, more = times(match)
        assert match.state.to_move == 0 and later <= deadline
        assert all(now >= before for now, before in zip(more, used, strict=True))


@pytest.mark.parametrize("clock", [MOVE, GAME, DAYS], ids=lambda clock: clock["kind"])
def test_putting_back_gives_no_time(clock: Json) -> None:
    match = seated(clock=clock)
    match.play(0, "use B at c3", 40)
    match.play(0, "end", 40)
    deadline, used = times(match)
    for _ in range(3):
        match.undo(0, 40)
        match.redo(0, 40)
        later, more = times(match)
        assert match.state.to_move == 1 and later <= deadline
        assert all(now >= before for now, before in zip(more, used, strict=True))


@pytest.mark.parametrize("clock", [MOVE, GAME, DAYS], ids=lambda clock: clock["kind"])
def test_a_bot_for_a_moment_gives_no_time(clock: Json) -> None:
    match = seated(clock=clock)
    deadline, _ = times(match)
    for _ in range(3):
        match.take_over(0, "greedy", 40)
        assert match.deadline() is None
        match.give_back(0, 40)
        assert times(match)[0] <= deadline


@pytest.mark.parametrize("clock", [MOVE, GAME, DAYS], ids=lambda clock: clock["kind"])
def test_thinking_counts_also_before_taking_back(clock: Json) -> None:
    match = seated(clock=clock)
    deadline = match.deadline()
    for now in (5, 20, 35, 50):
        match.play(0, "use B at c3", now)
        match.undo(0, now + 10)
        assert match.deadline() == deadline


@pytest.mark.parametrize("clock", [MOVE, GAME, DAYS], ids=lambda clock: clock["kind"])
def test_thinking_counts_also_before_putting_back(clock: Json) -> None:
    match = seated(clock=clock)
    deadline = match.deadline()
    match.play(0, "use B at c3", 1)
    for now in (5, 20, 35, 50):
        match.undo(0, now)
        match.redo(0, now + 10)
        assert match.deadline() == deadline


@pytest.mark.parametrize("clock", [MOVE, GAME, DAYS], ids=lambda clock: clock["kind"])
def test_thinking_counts_between_taking_back_and_putting_back(clock: Json) -> None:
    match = seated(clock=clock)
    deadline = match.deadline()
    match.play(0, "use B at c3", 1)
    match.play(0, "end", 2)
    match.undo(0, 2)
    for now in (20, 35, 50):
        match.redo(0, now)
        match.undo(0, now)
        assert match.deadline() == deadline


def test_thinking_counts_for_the_one_who_thinks() -> None:
    match = seated(clock={"kind": "game", "limit": 1000, "increment": 0})
    match.play(0, "use B at c3", 30)
    assert match.used == [0, 0] and match.deadline() == 1000  # still South's turn
    match.play(0, "end", 50)
    assert match.used == [50, 0] and (match.since, match.deadline()) == (50, 1050)
    turn(match, 57)
    assert match.used == [50, 7] and match.deadline() == 57 + 950


def test_a_bot_uses_no_time_of_the_person() -> None:
    match = seated(clock={"kind": "game", "limit": 1000, "increment": 0})
    match.take_over(0, "greedy", 20)
    turn(match, 500)
    assert match.used == [20, 0]
    match.give_back(0, 600)
    assert match.used == [20, 0] and match.deadline() == 500 + 1000  # North's


def test_time_that_ran_out_stays_out() -> None:
    match = seated(clock={**GAME, "increment": 0}, timeout="bot")
    match.time_out(0, 60)
    turn(match, 61)
    match.give_back(0, 62)
    turn(match, 63)
    assert match.state.to_move == 0 and match.deadline() == 63


def test_a_new_turn_is_a_new_move_even_for_the_same_seat() -> None:
    """Who acts last in a round of Arcs may lead the next."""
    for match, rng in seated_again("arcs", options={"players": 2}, clock=MOVE):
        now = 0
        while not match.over:
            now += 1
            seat, before = match.state.to_move, match.game.facts(match.state)
            action = rng.choice(match.state.actions())
            match.play(seat, action.text, now)
            after = match.game.facts(match.state)
            if action.kind == "end" and match.state.to_move == seat and after["round"] != before["round"]:
                assert match.since == now
                return


def test_days_off_move_the_deadline_of_a_clock_of_days_only() -> None:
    match = seated(clock=DAYS)
    assert match.deadline() == 2 * DAY
    match.take_days_off(0, frozenset({1, 5}), 0)
    assert match.deadline() == 3 * DAY
    match.take_days_off(1, frozenset({0, 1, 2}), 0)  # somebody else's
    assert match.deadline() == 3 * DAY
    match.take_days_off(0, frozenset(), 0)
    assert match.deadline() == 2 * DAY
    match = seated(clock=MOVE)
    match.take_days_off(0, frozenset({0}), 0)
    assert match.deadline() == 60


# Running out of time, giving up


@pytest.mark.parametrize("timeout", TIMEOUTS)
def test_running_out_of_time_does_what_the_table_chose(timeout: str) -> None:
    match = seated(options={"players": 3}, clock=MOVE, timeout=timeout)
    assert match.time_out(0, 59) == match.time_out(1, 60) == []
    kinds = [entry.kind for entry in match.time_out(0, 60)]
    assert kinds == {"nothing": [], "bot": [TIMEOUT, TAKEOVER], "concede": [TIMEOUT, CONCEDE]}[timeout]
    assert match.time_out(0, 10**6) == []  # once
    if timeout == "nothing":
        assert match.player(0) == PERSON and match.play(0, "use B at c3", 100)
        return
    assert match.player(0) == "greedy" and match.deadline() is None and not match.over
    if timeout == "bot":
        match.give_back(0, 100)
        assert match.player(0) == PERSON
    else:
        with pytest.raises(TableError, match="table-no-bot"):
            match.give_back(0, 100)


def test_of_two_the_other_wins_when_the_time_is_up() -> None:
    match = seated(clock=MOVE, timeout="concede")
    match.time_out(0, 60)
    outcome = match.state.outcome
    assert match.over and outcome is not None and outcome.winners == (1,)


def test_a_concession_is_the_same_when_it_is_read_again() -> None:
    spec = read_spec({"game": "roam", "options": {"first": "south"}, "clock": {**GAME, "increment": 0}})
    match, other = Match(spec, "a seed"), Match(spec, "a seed")
    for entry in [*match.begin(0), *match.concede(0, 30)]:
        other.apply(stored(entry))
    assert other.used == match.used and facts(other) == facts(match)


def test_who_gave_up_is_played_on_by_a_bot_and_does_nothing_more() -> None:
    match = seated(options={"players": 3})
    match.concede(0, 0)
    assert match.player(0) == "greedy" and match.people() == [1, 2]
    turn(match)  # the bot
    before = facts(match)
    attempts: list[Callable[[], object]] = [
        lambda: match.concede(0, 1),
        lambda: match.undo(0, 1),
        lambda: match.redo(0, 1),
        lambda: match.wish(0, {"any": "pass"}, 1),
        lambda: match.give_back(0, 1),
        lambda: match.take_over(0, "random", 1),
    ]
    assert not match.can_undo(0) and not match.can_redo(0)
    for attempt in attempts:
        with pytest.raises(ParlourError):
            attempt()
    assert facts(match) == before


def test_bots_that_cannot_be_seated_or_sent_away() -> None:
    match = seated(seats=["person", "greedy"])
    with pytest.raises(InvalidInput):
        match.take_over(0, "heuristic", 0)  # knows another game
    with pytest.raises(TableError, match="table-no-person"):
        match.take_over(1, "random", 0)
    for seat in (0, 1):
        with pytest.raises(TableError, match="table-no-bot"):
            match.give_back(seat, 0)
    assert match.seq == 1


# Standing answers


SENSELESS: dict[str, list[object]] = {
    "roam": [
        None, 7, "any", [], [["any", 1]], {"any": -1}, {"any": 100}, {"any": 1.0}, {"any": True}, {"any": None},
        {"any": "bid"}, {"any": []}, {"0": 1}, {"61": 1}, {"-1": 1}, {"1.0": 1}, {"": 1}, {1: 1}, {"x": 1},
        {"٣": 1}, {"１": 1}, {"01": 1}, {"²": 1}, {" 1": 1}, {"9" * 5000: 1}, {"any": 10**5000},
        {"any": "PASS"}, {str(number): 1 for number in range(100)},
    ],
    "arcs": [None, 7, "keep", [], {"arrange": "throw"}, {"arrange": True}, {"arrange": "keep", "x": 1}, {"any": 1},
             {"arrange": []}, {1: 1}, {"keep": "arrange"}],
}  # fmt: skip


@pytest.mark.parametrize("name", ["roam", "arcs"])
def test_wishes_that_make_no_sense_are_refused(name: str) -> None:
    match = seated(name)
    before = facts(match)
    for number, wishes in enumerate(SENSELESS[name]):
        try:
            match.wish(0, wishes, 0)
        except InvalidInput as error:
            assert error.message == "core-bad-wishes"
        else:
            pytest.fail(f"wish {number} was taken")
    assert facts(match) == before


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(["roam", "arcs"]), JUNK | st.dictionaries(st.text(max_size=3), LEAVES, max_size=3))
def test_any_wishes_are_taken_or_invalid_input(name: str, wishes: object) -> None:
    game = find_game(name)
    try:
        taken = game.standing_wishes(wishes)
    except InvalidInput:
        return
    assert taken == wishes == json.loads(json.dumps(taken))


def auction(**coins: int) -> Any:
    """West has completed card 1; East may bid for it, then South."""
    tokens = "S W . . . .\nS N . . . .\nE E . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n"
    position: Json = {"setup": "four", "turn": "west", "step": "acting", "used": "B", "tokens": tokens}
    for seat in ("south", "west", "north", "east"):
        position[seat] = {"coins": coins.get(seat, 0)}
    position["west"]["down"] = ["B"]
    state = find_game("roam").position(position)
    state.play(find_game("roam").table.parse("end"), SeededChance(1))
    return state


def wished(state: Any, wishes: Json) -> str | None:
    """The text of the standing answer."""
    game = find_game(state_game(state))
    action = game.standing(state, game.standing_wishes(wishes))
    assert action is None or action in state.actions()
    return action.text if action else None


def state_game(state: Any) -> str:
    return "arcs" if "red" in state.seat_names else "roam"


def test_bidding_as_little_as_possible_up_to_a_limit() -> None:
    state = auction(east=5, south=3)
    assert state.seat_names[state.to_move] == "east"
    assert wished(state, {}) is None
    assert wished(state, {"2": 5}) is None  # another card
    assert wished(state, {"any": "pass"}) == wished(state, {"1": "pass", "any": 5}) == "pass"
    assert wished(state, {"1": 0}) == wished(state, {"any": 5}) == wished(state, {"any": 0}) == "bid 0"
    state.play(find_game("roam").table.parse("bid 2"), SeededChance(1))
    assert state.seat_names[state.to_move] == "south"
    assert wished(state, {"any": 2}) == wished(state, {"1": 2, "any": 9}) == "pass"
    assert wished(state, {"any": 3}) == wished(state, {"any": 99}) == wished(state, {"1": 3, "any": 0}) == "bid 3"


def test_nobody_bids_in_the_own_turn_without_being_asked() -> None:
    tokens = "S N . . . .\nS N . . . .\nS N . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n"
    state = find_game("roam").position(
        {"setup": "two", "step": "acting", "used": "B", "south": {"down": ["B"]}, "tokens": tokens}
    )
    assert wished(state, {"any": 9}) is None  # no auction
    state.play(find_game("roam").table.parse("end"), SeededChance(1))
    assert state.to_move == 0 and "pass" in [action.text for action in state.actions()]
    assert wished(state, {"any": 9}) is None and wished(state, {"any": "pass"}) is None
    state.play(find_game("roam").table.parse("pass"), SeededChance(1))
    assert state.to_move == 1 and wished(state, {"any": "pass"}) == "pass"


def freeing() -> Any:
    """Red, in its turn, can free a city of Blue: Blue may then arrange its resources."""
    position: Json = {"players": 3, "empty": True, "row": ["song-of-freedom"], "court_deck": []}
    position |= {"agents": {"song-of-freedom": {"red": 1}}}
    position |= {"red": {"hand": ["aggression-2", "aggression-3"], "resources": []}}
    position |= {"blue": {"hand": ["mobilization-2"], "resources": ["fuel", "", "weapon"]}}
    position |= {"yellow": {"hand": ["mobilization-3"], "resources": []}}
    position |= {"at": {"5-hex": ["red 2", "blue city"], "3-gate": ["blue 1"], "5-gate": ["yellow 1"]}}
    return find_game("arcs").position(position)


def test_resources_are_kept_as_they_lie() -> None:
    game, state = find_game("arcs"), freeing()
    for text in ("lead aggression-2", "secure song-of-freedom", "free blue 5-hex"):
        assert wished(state, {"arrange": "keep"}) is None
        state.play(game.table.parse(text), SeededChance(1))
    assert state.seat_names[state.to_move] == "blue"
    assert wished(state, {}) is None and wished(state, {"arrange": "keep"}) == "keep"
    state.play(game.table.parse("protect weapon"), SeededChance(1))
    assert state.to_move != 1 or wished(state, {"arrange": "keep"}) is None  # once begun it is the player's


@pytest.mark.parametrize("keep", [False, True])
def test_who_wants_to_keep_is_not_asked(keep: bool) -> None:
    match = seated("arcs")
    match.state = freeing()
    if keep:
        match.wish(1, {"arrange": "keep"}, 0)
    for text in ("lead aggression-2", "secure song-of-freedom"):
        assert len(go(match, text)) == 1
    entries = go(match, "free blue 5-hex")
    assert [entry.data["action"] for entry in entries] == ["free blue 5-hex", "keep"][: 1 + keep]
    assert match.state.to_move == (0 if keep else 1)


@pytest.mark.parametrize(("wishes", "kinds"), [({"any": "pass"}, {"pass"}), ({"any": 1}, {"bid", "pass"})])
def test_with_standing_answers_nobody_is_asked_out_of_turn(wishes: Json, kinds: set[str]) -> None:
    given: set[str] = set()
    for seed in range(6):
        match = seated(options={"players": 3})
        match.wish(0, wishes, 0)
        rng = random.Random(seed)
        while not match.over:
            if match.state.to_move == 0:
                assert wished(match.state, wishes) is None
            entries = go(match, rng.choice(match.state.actions()).text)
            assert "auto" not in entries[0].data
            for entry in entries[1:]:
                assert (entry.kind, entry.seat, entry.data["auto"]) == (PLAY, 0, True)
                action = match.game.table.parse(entry.data["action"])
                assert action.kind != "bid" or action.args["coins"] in (0, 1)
                given.add(action.kind)
    assert given == kinds


def at_auction(seat: int) -> Match:
    """A match in which a seat, not in its turn, is asked for a bid."""
    for seed in range(50):
        match = seated(options={"players": 3})
        rng = random.Random(seed)
        while not match.over:
            if match.state.to_move == seat and wished(match.state, {"any": "pass"}):
                return match
            go(match, rng.choice(match.state.actions()).text)
    raise AssertionError("no auction in 50 games")


def test_a_wish_answers_at_once_and_undo_asks_after_all() -> None:
    match = at_auction(1)
    kinds = [(entry.kind, entry.data.get("auto")) for entry in match.wish(1, {"any": "pass"}, 0)]
    assert kinds[:2] == [("standing", None), (PLAY, True)]
    match = at_auction(1)
    plays = match.plays
    match.wish(1, {"any": "pass"}, 0)
    assert match.plays > plays
    while match.plays > plays:
        match.undo(1, 0)
        for other in sorted(match.offer.waiting) if match.offer else ():
            match.answer_offer(other, True, 0)
    assert match.plays == plays and match.state.to_move == 1


def test_standing_answers_hold_after_giving_back() -> None:
    match = at_auction(1)
    match.take_over(1, "random", 0)
    match.wishes[1] = {"any": "pass"}  # as if wished for earlier
    kinds = [(entry.kind, entry.seat) for entry in match.give_back(1, 0)]
    assert kinds[:2] == [(GIVEBACK, 1), (PLAY, 1)]


def test_a_bot_answers_for_itself() -> None:
    match = at_auction(1)
    match.wishes[1] = {"any": "pass"}  # as if wished for earlier
    match.take_over(1, "random", 0)
    plays = match.plays
    match.wish(0, {"any": "pass"}, 0)
    assert match.plays == plays and match.state.to_move == 1


def test_no_wishes_any_more() -> None:
    match = seated()
    match.wish(0, {"any": "pass"}, 0)
    match.wish(0, {}, 0)
    assert match.wishes.get(0, {}) == {}
