"""What a decision is: something that waits on the table to be decided, and everything there is to say about it.

Each kind of decision is a class beside the rules it belongs to (moving.py has `Moving` and `Catapulting`). Its
fields are the parameters of its `__init__`: whole numbers, truths (their default is one), and last perhaps a row
of numbers. Its name, its form in snapshots and the words of scenarios come from the class; registry.py knows all.

A decision is never changed. Once it is answered it is taken from the stack and its answer puts there what follows,
perhaps a decision of the same kind with other fields.

>>> name_of(Decision)
'decision'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from parlour.core.chance import Chance
from parlour.core.event import Events
from parlour.core.game import Json
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.cards.deck import COURT_NAMES
from parlour.games.arcs.components.box import DICE, RESOURCES
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.ids import NONE, PIECES, Seat, System

if TYPE_CHECKING:
    from parlour.games.arcs.state.table import Table

SEIZE_LEAVE: Final = No("A-8.1", "arcs-no-seize-leave")
STOP: Final = No("", "arcs-no-stop")  # by the rule that asks
NOW: Final = No("", "arcs-no-now")

NAMES: Final[dict[str, Sequence[str]]] = {
    "at": SYSTEMS, "from": SYSTEMS, "to": SYSTEMS, "piece": PIECES, "court": COURT_NAMES,
    "resource": RESOURCES, "resources": RESOURCES, "leave": (*DICE, "any"),
}  # fmt: skip


class Decision:
    """Somebody is asked something; or something goes on by itself as soon as what lies above it is done."""

    rule: ClassVar[str] = ""  # the rule that asks it
    shows: ClassVar[dict[str, str]] = {}  # what everybody sees of it: the word for it, and the field
    refuses: ClassVar[dict[str, No]] = {}  # by kind of action: what is said of those that are not on the menu

    def __init__(self, seat: Seat) -> None:
        self.seat = seat  # who is asked

    def settle(self, table: Table, chance: Chance, events: Events) -> bool:
        """Go on where nobody has a choice: True if it did, and what waits has changed."""
        return False

    def offer(self, table: Table, menu: Menu) -> None:
        """Put on the menu what can be chosen; nothing if there is nothing to choose from."""
        raise NotImplementedError

    def always_asks(self) -> bool:
        """Whether its player is asked even if there is only one answer."""
        return False

    def choose(self, table: Table, action: ArcsAction, chance: Chance, events: Events) -> None:
        """Do what was chosen; the decision itself is off the stack."""
        raise NotImplementedError

    def why_not(self, table: Table, action: ArcsAction) -> No:
        """Why an action that is not on the menu is not."""
        no = self.against(table, action)
        if no is not None:
            return no
        if action.kind in ("stop", "no"):
            return STOP.by(self.rule)
        if action.kind == "seize" and not action.args:
            return SEIZE_LEAVE
        return self.not_now()

    def against(self, table: Table, action: ArcsAction) -> No | None:
        """What stands against an action that is not on the menu; None: something else is asked for."""
        return self.refuses.get(action.kind)

    def not_now(self) -> No:
        """Something else is to be decided first."""
        return NOW.by(self.rule).saying(what=name_of(type(self)))

    def fits(self) -> bool:
        """Whether a row of numbers read from outside has the length it needs."""
        return True

    def __eq__(self, other: object) -> bool:
        from parlour.games.arcs.decisions.forms import write  # which knows all kinds

        return isinstance(other, Decision) and write(self) == write(other)

    __hash__ = None  # type: ignore[assignment]

    def shown(self, table: Table) -> Json:
        """What everybody sees of it, for whoever draws it: besides its kind and its seat."""
        return {word: _named(word, getattr(self, field)) for word, field in self.shows.items()}


class Attack(Decision):
    """An attacker is asked something: against whom, and where."""

    shows: ClassVar = {"owner": "defender", "at": "system"}

    def __init__(self, seat: Seat, defender: Seat, system: System) -> None:
        super().__init__(seat)
        self.defender = defender
        self.system = system


def _named(word: str, value: Any) -> Any:
    """A thing, or a row of things, by name where it has one; "" for none."""
    names = NAMES.get(word)
    if isinstance(value, tuple):
        return [_named(word, item) for item in value]
    return value if names is None else names[value] if value != NONE else ""


def name_of(kind: type[Decision]) -> str:
    """What a kind of decision is called in snapshots, scenarios and messages."""
    return re.sub("(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()
