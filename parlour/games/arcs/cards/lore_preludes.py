"""What lore does in the prelude (A-13.3): clear outrage, return trophies and captives, exchange, declare again."""

from __future__ import annotations

from typing import Final

from parlour.core.event import Events
from parlour.core.menu import Menu
from parlour.core.no import No
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_CHARM, A_RANSOM, A_RELEASE, A_USE_LORE, ACTIONS
from parlour.games.arcs.cards.deck import LORE
from parlour.games.arcs.components.box import AMBITIONS, FUEL, MATERIAL
from parlour.games.arcs.ids import AGENT, CITY, SHIP, STARPORT, Lore, Seat
from parlour.games.arcs.state.table import Table
from parlour.games.arcs.state.telling import tell
from parlour.games.arcs.turn import court, declaring, outrage, slots
from parlour.games.arcs.turn.limits import NO_AGENTS

NOT_YOURS: Final = No("A-14.2", "arcs-no-lore-not-yours", "lore")
NO_PRELUDE: Final = No("A-14.2", "arcs-no-lore-prelude", "lore")
NOT_DECLARED: Final = No("A-14.2", "arcs-no-lore-declared", "lore", "ambition")
BY_RELEASING: Final = No("A-14.2", "arcs-no-lore-release", "lore")
NOT_ABLE: Final = No("A-14.2", "arcs-no-new-action")
NO_TROPHY: Final = No("A-14.2", "arcs-no-trophy", "piece", owner="seat")
EMPTY_ROW: Final = No("A-10.12", "arcs-no-row-empty")
NO_CAPTIVE: Final = No("A-14.2", "arcs-no-captives", owner="seat")
NOTHING_TO_SECURE: Final = No("A-10.10", "arcs-no-secure-none")
NO_CHARM: Final = No("A-14.2", "arcs-no-charm", "resource")


def offer(table: Table, seat: Seat, menu: Menu) -> None:
    """Everything a player's lore offers now."""
    for card in table.lore(seat):
        if unusable(table, seat, card) is None:
            menu.add(A_USE_LORE.of(card))  # also if it clears nothing
    powers = table.powers(seat)
    if powers.trophies_for_influence:  # speed: few may
        for owner in table.setup.all_seats:
            for kind in (SHIP, CITY, STARPORT, AGENT):
                returned = A_RELEASE.at(owner, kind)
                if unreleasable(table, seat, ACTIONS[returned]) is None:
                    menu.add(returned)
    if powers.captives_for_securing:  # speed: few may
        for owner in table.setup.all_seats:
            if unransomable(table, seat, ACTIONS[A_RANSOM.of(owner)]) is None:
                menu.add(A_RANSOM.of(owner))
    if powers.charms:  # speed: few may
        for resource in (MATERIAL, FUEL):
            if uncharmable(table, seat, ACTIONS[A_CHARM.of(resource)]) is None:
                menu.add(A_CHARM.of(resource))


def why_not_use(table: Table, seat: Seat, lore: Lore) -> No | None:
    """The same as `unusable`, for whoever asks: with what it has to say besides."""
    no = unusable(table, seat, lore)
    return no.saying(ambition=AMBITIONS[LORE[lore].declared]) if no is NOT_DECLARED else no


def unusable(table: Table, seat: Seat, lore: Lore) -> No | None:
    """What stands against using a lore card itself."""
    card = LORE[lore]
    if lore not in table.lore(seat):
        return NOT_YOURS
    if card.clears:
        return None
    if not card.declares_twice and not card.trophies_for_influence:
        return NO_PRELUDE
    if not table.is_declared(card.declared):
        return NOT_DECLARED
    if card.trophies_for_influence:
        return BY_RELEASING
    return declaring.why_not_redeclare(table, seat)


def use(table: Table, seat: Seat, lore: Lore, events: Events) -> None:
    """A lore card is used: discarded, out of the game, to clear outrage; or kept, to declare again."""
    tell(events, "use-lore", seat, lore=lore)
    if not LORE[lore].clears:
        declaring.begin_redeclaring(table, seat, events)
        return
    table.set_lore(seat, tuple([other for other in table.lore(seat) if other != lore]))
    table.gone += (lore,)
    for resource in LORE[lore].clears:
        outrage.clear(table, seat, resource, events)


# Trophies to influence


def unreleasable(table: Table, seat: Seat, action: ArcsAction) -> No | None:
    """What stands against returning such a trophy."""
    if not table.powers(seat).trophies_for_influence:
        return NOT_ABLE
    if not table.trophies(seat, action.seat, action.piece):
        return NO_TROPHY
    if not court.INFLUENCE.is_possible(table, seat):
        return NO_AGENTS if table.in_row() else EMPTY_ROW
    return None


def release(table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
    """A trophy goes home, to influence once."""
    owner, kind = action.seat, action.piece
    table.add_trophies(seat, owner, kind, -1)
    tell(events, "release", seat, owner=owner, piece=kind)
    table.pending.append(court.Influencing(seat, 0, court.ONCE))
    opened = table.open_slots(owner)
    table.return_pieces(owner, kind, 1)
    slots.cover_slots(table, owner, opened)


# Captives to secure


def unransomable(table: Table, seat: Seat, action: ArcsAction) -> No | None:
    """What stands against returning such a captive."""
    if not table.powers(seat).captives_for_securing:
        return NOT_ABLE
    if not table.captives(seat, action.seat):
        return NO_CAPTIVE
    return None if court.SECURE.is_possible(table, seat) else NOTHING_TO_SECURE


def ransom(table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
    """A captive goes home, to secure once."""
    owner = action.seat
    table.add_captives(seat, owner, -1)
    table.return_pieces(owner, AGENT, 1)
    tell(events, "ransom", seat, owner=owner)
    table.pending.append(court.Securing(seat))


# Material and fuel for anything


def uncharmable(table: Table, seat: Seat, action: ArcsAction) -> No | None:
    """What stands against exchanging this resource."""
    if not table.powers(seat).charms:
        return NOT_ABLE
    resource = action.resource
    return None if resource in (MATERIAL, FUEL) and table.tokens(seat, resource) else NO_CHARM


def charm(table: Table, seat: Seat, action: ArcsAction, events: Events) -> None:
    """A material or a fuel is discarded to gain any resource."""
    slots.discard_one(table, seat, action.resource, events)
    table.pending.append(declaring.Picking(seat, declaring.ANY_RESOURCE))
