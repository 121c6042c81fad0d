"""The generic suite: what must be true of every game, checked on random games.

Each check takes a `Sample` of one game with one set of options and raises `Broken` where the game does not
behave. `run_suite` runs them all. A new game passes it before anything else is built on it.
"""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from parlour.core.action import Action
from parlour.core.chance import (
    Chance,
    ChanceNeeded,
    NoChance,
    RandomChance,
    RecordingChance,
    ScriptedChance,
    SeededChance,
)
from parlour.core.errors import ChanceError, IllegalAction, ParlourError
from parlour.core.event import SPECTATOR, Event
from parlour.core.game import NOBODY, AnyGame, View
from parlour.core.preview import foresee
from parlour.core.record import Record
from parlour.core.scenario import rule_ids
from parlour.core.state import State

GUESSES = 12
FEW = 4  # so many different worlds in as many guesses: there are hardly more
PATIENCE = 500  # guesses until each of a few worlds has come up
WORLDS = 4  # in which a preview is looked at
T = TypeVar("T")


class Broken(AssertionError):
    """The game breaks a promise of core."""


@dataclass(frozen=True)
class Sample:
    """One game with one set of options; `seed` decides the random games played with them."""

    game: AnyGame
    options: Mapping[str, object]
    seed: str = "suite"
    states: int = 12  # how many positions of a game the expensive checks look at

    def rng(self) -> random.Random:
        return random.Random(self.seed)

    def play(self) -> tuple[Record, State]:
        """A whole random game."""
        rng, chance = self.rng(), SeededChance(self.seed)
        record, state = Record.begin(self.game, self.options, chance)
        while state.to_move != NOBODY:
            need(len(record.entries) < self.game.longest, "a game longer than its bound")
            menu = state.actions()
            need(bool(menu), "no legal action before the end")
            record.play(state, rng.choice(menu), chance)
        return record, state

    def walk(self) -> Iterator[tuple[State, Action, tuple[tuple[str, str], ...]]]:
        """The positions of a random game, each with the action played in it and its outcomes.

        The state goes on changing: copy it to keep it.
        """
        record, _ = self.play()
        state = record.replay(0)
        for entry in record.entries:
            assert entry.action is not None
            yield state, entry.action, entry.outcomes
            record.play_entry(state, entry)

    def some(self) -> Iterator[tuple[State, Action, tuple[tuple[str, str], ...]]]:
        """Evenly spread positions of the walk and the last, where secrets come out.

        Each is played anew: none comes from `copy`, which may be wrong.
        """
        record, _ = self.play()
        last = len(record.entries) - 1
        for number in sorted({*range(0, last + 1, max(1, len(record.entries) // self.states)), last}):
            entry = record.entries[number]
            assert entry.action is not None
            yield record.replay(number), entry.action, entry.outcomes


def need(truth: bool, promise: str) -> None:
    """Raise `Broken` unless it is true."""
    if not truth:
        raise Broken(promise)


def finish(state: State, seed: str) -> list[object]:
    """Play a state to its end with the seed's choices and chance; what happened and what was drawn, in order."""
    rng = random.Random(seed)
    chance = SeededChance(seed)
    story: list[object] = []
    while state.to_move != NOBODY:
        events: list[Event] = []
        recorder = RecordingChance(chance)
        state.play(rng.choice(state.actions()), recorder, events)
        story += [recorder.outcomes, events]
    return story


def check_copies(sample: Sample) -> None:
    """A copy is equal in every field, behaves alike, and neither notices what happens to the other."""
    for state, _, _ in sample.some():
        before = state.snapshot()
        twin = state.copy()
        need(type(twin) is type(state) and fields(twin) == fields(state), "a copy lacks a field")
        need(twin == state and twin.snapshot() == before, "a copy is not equal")
        need(list(twin.actions()) == list(state.actions()), "a copy has another menu")
        told = finish(twin, sample.seed)
        need(state.snapshot() == before, "playing a copy changes the original")
        need(
            list(state.actions()) == list(state.copy().actions()),
            "playing a copy changes the original's menu",
        )
        other = state.copy()
        need(finish(state, sample.seed) == told, "a copy plays differently")
        need(state == twin, "a copy ends differently")
        need(other.snapshot() == before, "playing the original changes a copy")


def check_snapshots(sample: Sample) -> None:
    """A snapshot restores to an equal state that plays on alike; what a state gave away does not change it."""
    rng = sample.rng()
    for state, _, _ in sample.some():
        before = json.dumps(state.snapshot())
        restored = sample.game.restore(json.loads(before))
        need(restored == state, "a snapshot does not restore")
        need(list(restored.actions()) == list(state.actions()), "the menu depends on more than the state")
        for seat in [*range(len(state.seat_names)), SPECTATOR]:
            scribble(state.view(seat).data)
        scribble(state.snapshot())
        need(json.dumps(state.snapshot()) == before, "what a state gave away changes it")
        menu = list(state.actions())
        for action in rng.sample(menu, min(8, len(menu))):
            need(
                step(sample.game.restore(json.loads(before)), action, sample.seed)
                == step(state.copy(), action, sample.seed),
                "a restored state does or draws something else",
            )
        need(finish(restored, sample.seed) == finish(state, sample.seed), "a restored state plays differently")


def step(state: State, action: Action, seed: str) -> object:
    """Play one action; what was drawn, what happened and where it led."""
    recorder = RecordingChance(SeededChance(seed))
    events: list[Event] = []
    state.play(action, recorder, events)
    return recorder.outcomes, events, state.snapshot()


def scribble(data: Any) -> None:
    """Change everything in JSON data that can be changed."""
    if isinstance(data, dict):
        for value in data.values():
            scribble(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            scribble(value)
        data.append("scribble")


def fields(state: State) -> dict[str, Any]:
    """Every attribute of a state, from slots and dictionaries; empty for compiled classes, which show none.

    Underscored ones hold what follows from the others and may be left out.
    """
    names = set(getattr(state, "__dict__", {}))
    for kind in type(state).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
    return {name: getattr(state, name) for name in names if not name.startswith("_") and hasattr(state, name)}


def check_replay(sample: Sample) -> None:
    """A record replays, whole or in part, to equal states without a random generator; also as text."""
    record, state = sample.play()
    need(record.replay() == state, "a record does not replay")
    # The states on the way, against replays up to them: undo to any point.
    count = len(record.entries)
    marks = sorted({0, count, *(count * part // sample.states for part in range(sample.states))})
    going = record.replay(0)
    for number in range(count + 1):
        if number in marks:
            need(record.replay(number) == going, "a partial replay differs")
        if number < count:
            record.play_entry(going, record.entries[number])
    text = record.to_text()
    again = Record.from_text(text, lambda name: sample.game)
    need(again.to_text() == text and again.replay() == state, "a record does not survive its text")
    half = Record(record.game, record.options, record.setup, record.entries[: count // 2])
    going, chance = half.replay(), SeededChance(sample.seed, half.drawn())
    for entry in record.entries[count // 2 :]:
        assert entry.action is not None
        need(half.play(going, entry.action, chance) == entry, "chance does not go on where a record stops")


def check_table(sample: Sample) -> None:
    """Texts, JSON and numbers of actions round-trip, and copies are the same object."""
    table = sample.game.table
    for number, action in enumerate(table):
        need(action.number == number and table[number] is action, "numbers")
        need(table.parse(action.text) is action, "texts")
        need(table.parse(f"  {action.text.upper()} ") is action, "texts in capitals")
        need(table.from_json(json.loads(json.dumps(action.to_json()))) is action, "JSON of actions")
    for action in (table[0], table[len(table) - 1]):
        need(
            pickle.loads(pickle.dumps(action)) is action and copy.deepcopy(action) is action,
            "pickled actions",
        )


def check_menu(sample: Sample) -> None:
    """There is always something to do before the end, each thing once, nothing after it; the seats are as said."""
    table, seats = sample.game.table, sample.game.seats(sample.options)
    for state, _, _ in sample.walk():
        need(state.seat_names == seats, "the seats are called otherwise than was said before the game")
        menu = state.actions()
        need(len(set(menu)) == len(menu) > 0, "a menu is empty or offers an action twice")
        need(all(table[action.number] is action for action in menu), "an action is not in the table")
        need(0 <= state.to_move < len(state.seat_names) and state.outcome is None, "nobody is to move")
    _, state = sample.play()
    need(state.outcome is not None and not state.actions(), "after the end there is an action or no outcome")


def check_numbers(sample: Sample) -> None:
    """Programs that have no time for objects play the same game: `menu` and `do` are `actions` and `play`."""
    for state, action, _ in sample.some():
        need(list(state.menu()) == [other.number for other in state.actions()], "menu and actions disagree")
        by_number, by_object = state.copy(), state.copy()
        by_number.do(action.number, SeededChance("numbers"))
        by_object.play(action, SeededChance("numbers"))
        need(by_number.snapshot() == by_object.snapshot(), "do and play do not do the same")
        need(list(by_number.menu()) == list(by_object.menu()), "do and play lead to other menus")


def check_refusals(sample: Sample) -> None:
    """`why_not` is None exactly for the menu; every other action is refused by a rule and changes nothing."""
    rules = rule_ids(sample.game)
    rng = sample.rng()
    _, end = sample.play()
    for state in [*(state for state, _, _ in sample.some()), end]:
        menu = set(state.actions())
        refused = []
        for action in sample.game.table:
            why = state.why_not(action)
            need((why is None) == (action in menu), f"why_not and actions disagree about {action.text}: {why}")
            if why is not None:
                need(why.rule in rules, f"a refusal names no rule: {why}")
                need(why.message in sample.game.refusals, f"an undeclared refusal: {why}")
                refused.append((action, why))
        before = state.snapshot()
        for action, why in rng.sample(refused, min(20, len(refused))):
            events: list[Event] = []
            try:
                state.play(action, NoChance(), events)
            except IllegalAction as error:
                need(error.refusal == why, "the error names another reason than why_not")
            else:
                raise Broken(f"an illegal action was played: {action.text}")
            need(not events and state.snapshot() == before, "a refused action left a trace")
            need(set(state.actions()) == menu, "a refused action changed the menu")


class Breaking(Chance):
    """Chance that breaks after so many draws, in a way no game knows of."""

    def __init__(self, outcomes: Sequence[tuple[str, str]]) -> None:
        self.script = ScriptedChance(outcomes)
        self.left = len(outcomes)

    def draw(self, stream: str, items: Sequence[T]) -> T:
        if not self.left:
            raise ZeroDivisionError("chance broke")
        self.left -= 1
        return self.script.draw(stream, items)


def failing(outcomes: Sequence[tuple[str, str]]) -> Iterator[Chance]:
    """Every way chance can fail where these outcomes are needed: at each draw, missing, impossible or broken."""
    if outcomes:
        yield NoChance()
    for number, (stream, _) in enumerate(outcomes):
        come = outcomes[:number]
        yield ScriptedChance(come)
        yield ScriptedChance([*come, (stream, "no such outcome")])
        yield Breaking(come)


def check_atomic(sample: Sample) -> None:
    """Whatever `play` raises, the state is as before, nothing was told, and the action can still be played."""
    rng = sample.rng()
    record, _ = sample.play()
    state, untried = record.replay(0), record.replay(0)
    before_it = Event("", NOBODY)  # somebody else's, in a list that goes on
    for entry in record.entries:
        assert entry.action is not None
        refused = rng.choice(sample.game.table)
        tries: list[tuple[Action, Chance]] = [(entry.action, chance) for chance in failing(entry.outcomes)]
        if state.why_not(refused) is not None:
            tries.append((refused, SeededChance(sample.seed)))
        menu, before = list(state.actions()), state.snapshot()
        for action, chance in tries:
            events = [before_it]
            try:
                state.play(action, chance, events)
            except (IllegalAction, ChanceError, ChanceNeeded, ZeroDivisionError):
                pass
            else:
                raise Broken(f"{action.text} was played, though it could not be")
            need(events == [before_it], "an action that failed told something")
            need(state.snapshot() == before, "an action that failed changed the state")
            need(fields(state) == fields(untried), "an action that failed changed a field")
            need(list(state.actions()) == menu, "an action that failed changed the menu")
        told: list[Event] = []
        heard: list[Event] = []
        record.play_entry(state, entry, told)
        record.play_entry(untried, entry, heard)
        need(told == heard and state == untried, "after a failure an action does something else")


def check_atomic_setup(sample: Sample) -> None:
    """A game that cannot begin tells nothing."""
    record, _ = sample.play()
    for chance in failing(record.setup):
        events: list[Event] = []
        try:
            sample.game.start(record.options, chance, events)
        except (ChanceError, ChanceNeeded, ZeroDivisionError):
            need(not events, "a setup that failed told something")
        else:
            raise Broken("a game began without its chance")


def check_guesses(sample: Sample) -> None:
    """A guess looks the same to the seat it was made for, knows nothing but the view, and can be the truth."""
    varied = hidden = 0
    rng = sample.rng()
    for state, _, _ in sample.some():
        for seat in [*range(len(state.seat_names)), SPECTATOR]:
            view = through_json(state.view(seat))
            need(view.unknown == state.unknown(seat), "the view and unknown() disagree")
            need(view.unknown.isdisjoint(words_in(view.data)), "a view names what its seat does not know")
            worlds = []
            for number in range(GUESSES):
                guess = sample.game.guess(view, random.Random(number))
                need(through_json(guess.view(seat)) == view, "a guess looks different to its seat")
                need(guess.to_move == state.to_move, "a guess has another seat to move")
                need(
                    sample.game.shown(guess) == sample.game.shown(state),
                    "what everybody is shown tells what is hidden",
                )
                same = sample.game.shown_to(guess, seat) == sample.game.shown_to(state, seat)
                need(same, "a seat is shown what it cannot know")
                if seat == state.to_move:
                    need(list(guess.actions()) == list(state.actions()), "a guess has other legal actions")
                worlds.append(guess)
            # Another world with the same view must lead to the same guesses: the truth plays no part in them.
            other = rng.choice(worlds)
            again = sample.game.guess(through_json(other.view(seat)), random.Random(0))
            need(again == worlds[0], "a guess depends on more than the view")
            different = len({json.dumps(world.snapshot(), sort_keys=True) for world in worlds})
            if different <= FEW:
                need(
                    comes_up(sample.game, view, state),
                    "guesses are one of a few worlds, never the true one",
                )
            if len(view.unknown) > 1:  # they may still lie together, all face down
                hidden += 1
                varied += different > 1
    need(varied * 2 >= hidden, "guesses are always the same world")


def comes_up(game: AnyGame, view: View, truth: State) -> bool:
    """Whether a view with a few worlds behind it makes somebody guess the true one, sooner or later."""
    facts = game.facts(truth)  # without what seats know of one another, which a guess may leave open
    return any(game.facts(game.guess(view, random.Random(number))) == facts for number in range(PATIENCE))


def words_in(data: object) -> Iterator[str]:
    """Every string in JSON data, keys included."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield str(key)
            yield from words_in(value)
    elif isinstance(data, (list, tuple)):
        for value in data:
            yield from words_in(value)
    elif isinstance(data, str):
        yield data


def through_json(view: View) -> View:
    """The view as it arrives elsewhere: nothing but its data."""
    return View(view.seat, json.loads(json.dumps(view.data)), frozenset(view.unknown))


def check_events(sample: Sample) -> None:
    """No view changes without an event its seat sees; no event tells a seat what its view does not."""
    for state, action, outcomes in sample.walk():
        seats = [*range(len(state.seat_names)), SPECTATOR]
        after = state.copy()
        events: list[Event] = []
        after.play(action, ScriptedChance(outcomes), events)
        check_told(sample, state, after, events)
        for seat in seats:
            seen = [event for event in events if event.visible_to(seat)]
            check_worlds(sample, state, action, outcomes, seat, seen, after.view(seat))


def check_setup_events(sample: Sample) -> None:
    """The events of the setup tell nobody what they may not know."""
    events: list[Event] = []
    _, state = Record.begin(sample.game, sample.options, SeededChance(sample.seed), events)
    check_told(sample, state, state, events)


def check_told(sample: Sample, before: State, after: State, events: list[Event]) -> None:
    """Every seat whose view changed was told, and nobody was told the name of what stays unknown to them."""
    for event in events:
        need(event.kind in sample.game.event_kinds, f"an undeclared event: {event.kind}")
        json.dumps(event.to_json())
    for seat in [*range(len(before.seat_names)), SPECTATOR]:
        seen = [event for event in events if event.visible_to(seat)]
        if before.view(seat) != after.view(seat):
            need(bool(seen), f"the view of {seat} changes without an event")
        still_unknown = before.unknown(seat) & after.unknown(seat)
        for event in seen:
            need(still_unknown.isdisjoint(event.names()), f"an event tells {seat} too much: {event}")


def check_worlds(
    sample: Sample,
    state: State,
    action: Action,
    outcomes: tuple[tuple[str, str], ...],
    seat: int,
    seen: list[Event],
    view: View,
) -> None:
    """In another world that looks the same to a seat, the same action looks the same unless the view says so."""
    if not state.unknown(seat):
        return
    world = sample.game.guess(state.view(seat), random.Random(len(seen)))
    if action not in world.actions():
        return
    events: list[Event] = []
    try:
        world.play(action, ScriptedChance(outcomes), events)
    except ParlourError:
        return  # that world asks chance for something else
    same_events = [event for event in events if event.visible_to(seat)] == seen
    need(same_events or world.view(seat) != view, "events tell what the view does not show")


def check_chance(sample: Sample) -> None:
    """The state holds no chance and does nothing that depends on chance to come."""
    record, _ = sample.play()
    chance = SeededChance(sample.seed)
    _, live = Record.begin(sample.game, sample.options, chance)
    scripted = record.replay(0)
    for number, entry in enumerate(record.entries):
        assert entry.action is not None
        need(live == scripted, "the same outcomes from another chance give another state")
        need(list(live.actions()) == list(scripted.actions()), "the menu depends on chance to come")
        if number % 8 == 0:
            need(not holds_chance(live), "the state holds chance")
        live.play(entry.action, RecordingChance(chance))
        record.play_entry(scripted, entry)


def holds_chance(thing: object, depth: int = 3) -> bool:
    """Whether something that can draw, or a random generator, hangs on an object."""
    if isinstance(thing, random.Random) or callable(getattr(thing, "draw", None)):
        return True
    if depth == 0 or isinstance(thing, (str, int, float, type(None))):
        return False
    if isinstance(thing, Mapping):
        return any(holds_chance(value, depth - 1) for value in thing.values())
    if isinstance(thing, (list, tuple, set, frozenset)):
        return any(holds_chance(value, depth - 1) for value in thing)
    own = list(getattr(thing, "__dict__", {}).values())
    for kind in type(thing).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        own += [getattr(thing, name, None) for name in ([slots] if isinstance(slots, str) else slots)]
    return any(holds_chance(value, depth - 1) for value in own)


def check_pickles(sample: Sample) -> None:
    """A state comes back from a pickle and plays on alike."""
    for state, _, _ in sample.some():
        again = pickle.loads(pickle.dumps(state))
        need(again == state and list(again.actions()) == list(state.actions()), "a pickle differs")
        need(finish(again, sample.seed) == finish(state, sample.seed), "a pickle plays differently")


def check_seeds(sample: Sample) -> None:
    """The same seed gives the same game."""
    need(sample.play()[0].to_text() == sample.play()[0].to_text(), "a seed gives two games")


def check_previews(sample: Sample) -> None:
    """A preview changes nothing, tells the beginning of what then happens, and the same in every such world."""
    rng, game = sample.rng(), sample.game
    for state, _, _ in sample.some():
        menu = state.actions()
        view = through_json(state.view(state.to_move))
        worlds = [game.guess(view, random.Random(number)) for number in range(WORLDS)]
        for action in rng.sample(list(menu), min(8, len(menu))):
            before = state.snapshot()
            foresight = foresee(state, action, game.closing)
            need(state.snapshot() == before, "a preview changes the state")
            need(
                all(foresee(world, action, game.closing) == foresight for world in worlds),
                f"the preview of {action.text} tells what its player does not know",
            )
            foreseen = list(foresight.now)
            events: list[Event] = []
            trial = state.copy()
            trial.play(action, RandomChance(rng), events)
            seen = [event for event in events if event.visible_to(state.to_move)]
            need(seen[: len(foreseen)] == foreseen, "a preview tells what does not happen")


def check_concession(sample: Sample) -> None:
    """Everybody may concede at any time, once; who concedes is behind everyone else."""
    for state, _, _ in sample.some():
        seats = len(state.seat_names)
        for seat in range(seats):
            given = state.copy()
            events: list[Event] = []
            given.concede(seat, events)
            need(bool(events), "nobody is told of a concession")
            check_told(sample, state, given, events)
            need((given.outcome is not None) == (seats == 2), "a concession ends the wrong games")
            sample.game.check(given)
            before, told = given.snapshot(), len(events)
            for wrong in (seat, seats):  # once more, and somebody who does not play
                try:
                    given.concede(wrong, events)
                except ParlourError:
                    need(given.snapshot() == before and len(events) == told, "a refused concession left a trace")
                else:
                    raise Broken("conceding twice, or for nobody")
            finish(given, sample.seed)
            places = given.outcome.places if given.outcome else ()
            need(places[seat] == seats, "who conceded is not last")


def check_invariants(sample: Sample) -> None:
    """The game's own invariants hold after every decision."""
    for state, _, _ in sample.walk():
        sample.game.check(state)
    sample.game.check(sample.play()[1])


CHECKS: tuple[Callable[[Sample], None], ...] = (
    check_table,
    check_menu,
    check_invariants,
    check_copies,
    check_numbers,
    check_replay,
    check_refusals,
    check_atomic,
    check_atomic_setup,
    check_guesses,
    check_events,
    check_setup_events,
    check_snapshots,
    check_chance,
    check_pickles,
    check_seeds,
    check_previews,
    check_concession,
)


def run_suite(sample: Sample) -> None:
    """All checks."""
    for check in CHECKS:
        check(sample)
