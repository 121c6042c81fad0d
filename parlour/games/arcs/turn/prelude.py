"""The prelude (A-13.3): resources are spent and cards used, until the first pip is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.cards import lore_preludes, preludes
from parlour.games.arcs.components import box
from parlour.games.arcs.ids import NONE, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.turn import spending


class PreludeAction(NamedTuple):
    """The actions of a kind: what one of them does, and what stands against one that is not offered."""

    do: Callable[[Table, Seat, ArcsAction, Events], None]
    why_not: Callable[[Table, Seat, ArcsAction], No | None]


OVER: Final = No("A-13.3", "arcs-no-prelude-over")
_BY_KIND: Final[dict[str, PreludeAction]] = {}


def by_kind() -> dict[str, PreludeAction]:
    """All of them (`box.PRELUDES`), made when first asked for: their modules import one another."""
    if not _BY_KIND:  # speed: once is enough
        found = {
            "spend": PreludeAction(spending.spend, spending.why_not),
            "use": PreludeAction(use, why_not_use),
            "attach": PreludeAction(preludes.attach, preludes.why_not_attach),
            "release": PreludeAction(lore_preludes.release, lore_preludes.unreleasable),
            "ransom": PreludeAction(lore_preludes.ransom, lore_preludes.unransomable),
            "charm": PreludeAction(lore_preludes.charm, lore_preludes.uncharmable),
        }
        _BY_KIND.update(found)  # at once: there may be other threads
    return _BY_KIND


def offer(table: Table, seat: Seat, menu: Menu) -> None:
    """Everything that can be done in it."""
    spending.offer(table, seat, menu)
    preludes.offer(table, seat, menu)
    lore_preludes.offer(table, seat, menu)


def do(table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
    """A resource is spent, or a card used."""
    table.stage = box.PRELUDE  # each of them closes declaring and seizing
    by_kind()[action.kind].do(table, seat, action, events)


def why_not(table: Table, seat: Seat, action: ArcsAction) -> No | None:
    """Whether it still lasts, then whether this can be done in it."""
    return OVER if table.stage == box.ACTING else by_kind()[action.kind].why_not(table, seat, action)


def end(table: Table) -> None:
    """A-13.5: spent resources return to the supply."""
    table.return_spent(1)
    table.forget_spent()


def use(table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
    """A guild card or a lore card."""
    if action.lore == NONE:
        preludes.use(table, seat, action.court, events)
    else:
        lore_preludes.use(table, seat, action.lore, events)


def why_not_use(table: Table, seat: Seat, action: ArcsAction) -> No | None:
    """What stands against using a guild card or a lore card."""
    if action.lore == NONE:
        return preludes.unusable(table, seat, action.court)
    return lore_preludes.why_not_use(table, seat, action.lore)
