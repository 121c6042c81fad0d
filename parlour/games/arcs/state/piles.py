"""Rows of cards and tokens that lie on the table, by their names in the rules; see fields.py."""

from __future__ import annotations

from typing import Any

from parlour.games.arcs.cards.ability import Ability
from parlour.games.arcs.ids import Card, Court, Leader, Lore, Resource, Seat
from parlour.games.arcs.state.boards import Boards
from parlour.games.arcs.state.fields import (
    BUILT,
    BURIED,
    CONCEDED,
    COUNTED,
    COURT_DECK,
    COURT_DISCARD,
    COURT_ROW,
    DONE,
    DRAWN,
    GONE,
    GUILDS,
    LORE_OF,
    OFFERED_LEADERS,
    OFFERED_LORE,
    ONCE,
    OPEN_DISCARD,
    SLOT_ROWS,
    TAXED,
    UNIONS,
    WON,
)  # fmt: skip


class Piles(Boards):
    """All rows of a table. A row is replaced, never changed, so copies may share it."""

    __slots__ = ("_known", "discard", "piles")

    piles: list[tuple[Any, ...]]
    discard: tuple[tuple[Card, ...], ...]  # face down, in layers from the bottom; inside a layer in no order
    _known: list[Ability | None]  # by seat: what its cards can do together; None: to be looked up

    def guilds(self, seat: Seat) -> tuple[Court, ...]:
        """The guild cards of a player."""
        return self.piles[GUILDS + seat]

    def set_guilds(self, seat: Seat, items: tuple[Court, ...]) -> None:
        """They are these from now on."""
        self.piles[GUILDS + seat] = items
        self._known[seat] = None

    def lose_guild(self, seat: Seat, card: Court) -> None:
        """One of them leaves the player."""
        self.set_guilds(seat, tuple([other for other in self.guilds(seat) if other != card]))

    def slots(self, seat: Seat) -> tuple[Resource, ...]:
        """The resource in each slot of a player, NOTHING where it is empty."""
        return self.piles[SLOT_ROWS + seat]

    def set_slots(self, seat: Seat, items: tuple[Resource, ...]) -> None:
        """They are these from now on."""
        self.piles[SLOT_ROWS + seat] = items

    def lore(self, seat: Seat) -> tuple[Lore, ...]:
        """The lore of a player."""
        return self.piles[LORE_OF + seat]

    def set_lore(self, seat: Seat, items: tuple[Lore, ...]) -> None:
        """They are these from now on."""
        self.piles[LORE_OF + seat] = items
        self._known[seat] = None  # unseen: nobody asks before everybody has theirs

    @property
    def conceded(self) -> tuple[Seat, ...]:
        """Who has given up."""
        return self.piles[CONCEDED]

    @conceded.setter
    def conceded(self, items: tuple[Seat, ...]) -> None:
        self.piles[CONCEDED] = items

    @property
    def open_discard(self) -> tuple[Card, ...]:
        """A-18.6: discarded face up."""
        return self.piles[OPEN_DISCARD]

    @open_discard.setter
    def open_discard(self, items: tuple[Card, ...]) -> None:
        self.piles[OPEN_DISCARD] = items

    @property
    def row(self) -> tuple[Court, ...]:
        """The court row by place, NO_COURT where it is empty."""
        return self.piles[COURT_ROW]

    @row.setter
    def row(self, items: tuple[Court, ...]) -> None:
        self.piles[COURT_ROW] = items

    @property
    def court_deck(self) -> tuple[Court, ...]:
        """The court deck, in no order."""
        return self.piles[COURT_DECK]

    @court_deck.setter
    def court_deck(self, items: tuple[Court, ...]) -> None:
        self.piles[COURT_DECK] = items

    @property
    def buried(self) -> tuple[Court, ...]:
        """Below the court deck, the lowest last."""
        return self.piles[BURIED]

    @buried.setter
    def buried(self, items: tuple[Court, ...]) -> None:
        self.piles[BURIED] = items

    @property
    def court_discard(self) -> tuple[Court, ...]:
        """Discarded court cards."""
        return self.piles[COURT_DISCARD]

    @court_discard.setter
    def court_discard(self, items: tuple[Court, ...]) -> None:
        self.piles[COURT_DISCARD] = items

    @property
    def offered_leaders(self) -> tuple[Leader, ...]:
        """Leaders that can be drafted."""
        return self.piles[OFFERED_LEADERS]

    @offered_leaders.setter
    def offered_leaders(self, items: tuple[Leader, ...]) -> None:
        self.piles[OFFERED_LEADERS] = items

    @property
    def offered_lore(self) -> tuple[Lore, ...]:
        """Lore that can be drafted."""
        return self.piles[OFFERED_LORE]

    @offered_lore.setter
    def offered_lore(self, items: tuple[Lore, ...]) -> None:
        self.piles[OFFERED_LORE] = items

    @property
    def gone(self) -> tuple[Lore, ...]:
        """Lore that everybody saw leave the game."""
        return self.piles[GONE]

    @gone.setter
    def gone(self, items: tuple[Lore, ...]) -> None:
        self.piles[GONE] = items

    @property
    def drawn(self) -> tuple[Lore, ...]:
        """Lore one player has drawn to choose from: secret."""
        return self.piles[DRAWN]

    @drawn.setter
    def drawn(self, items: tuple[Lore, ...]) -> None:
        self.piles[DRAWN] = items

    @property
    def won(self) -> tuple[Court, ...]:
        """A-14.2: court cards secured in this turn."""
        return self.piles[WON]

    @won.setter
    def won(self, items: tuple[Court, ...]) -> None:
        self.piles[WON] = items

    @property
    def once(self) -> tuple[Court, ...]:
        """Guild cards that may be used once a turn, and were."""
        return self.piles[ONCE]

    @once.setter
    def once(self, items: tuple[Court, ...]) -> None:
        self.piles[ONCE] = items

    @property
    def taxed(self) -> tuple[int, ...]:
        """A-10.1: marks of what was taxed this turn, see marks.py."""
        return self.piles[TAXED]

    @taxed.setter
    def taxed(self, items: tuple[int, ...]) -> None:
        self.piles[TAXED] = items

    @property
    def built(self) -> tuple[int, ...]:
        """A-10.4: marks of starports that built a ship this turn."""
        return self.piles[BUILT]

    @built.setter
    def built(self, items: tuple[int, ...]) -> None:
        self.piles[BUILT] = items

    @property
    def done(self) -> tuple[int, ...]:
        """What may be done once a turn by a leader or lore, and was."""
        return self.piles[DONE]

    @done.setter
    def done(self, items: tuple[int, ...]) -> None:
        self.piles[DONE] = items

    @property
    def counted(self) -> tuple[int, ...]:
        """Four numbers each: a row; of these cards, at this place, there are so many (views/memory.py)."""
        return self.piles[COUNTED]

    @counted.setter
    def counted(self, items: tuple[int, ...]) -> None:
        self.piles[COUNTED] = items

    @property
    def unions(self) -> tuple[int, ...]:
        """Three numbers each: a guild card, its owner, the action card it lies beside."""
        return self.piles[UNIONS]

    @unions.setter
    def unions(self, items: tuple[int, ...]) -> None:
        self.piles[UNIONS] = items
