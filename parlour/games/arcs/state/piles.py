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

    piles: list[Any]  # of tuples
    discard: tuple[tuple[Card, ...], ...]  # face down, in layers from the bottom; inside a layer in no order
    _known: list[Ability | None]  # by seat: what its cards can do together; None: to be looked up

    def guilds(self, seat: Seat) -> tuple[Court, ...]:
        """The guild cards of a player."""
        found: tuple[Court, ...] = self.piles[GUILDS + seat]
        return found

    def set_guilds(self, seat: Seat, items: tuple[Court, ...]) -> None:
        """They are these from now on."""
        self.piles[GUILDS + seat] = items
        self._known[seat] = None

    def slots(self, seat: Seat) -> tuple[Resource, ...]:
        """The resource in each slot of a player, NOTHING where it is empty."""
        found: tuple[Resource, ...] = self.piles[SLOT_ROWS + seat]
        return found

    def set_slots(self, seat: Seat, items: tuple[Resource, ...]) -> None:
        """They are these from now on."""
        self.piles[SLOT_ROWS + seat] = items

    def lore(self, seat: Seat) -> tuple[Lore, ...]:
        """The lore of a player."""
        found: tuple[Lore, ...] = self.piles[LORE_OF + seat]
        return found

    def set_lore(self, seat: Seat, items: tuple[Lore, ...]) -> None:
        """They are these from now on."""
        self.piles[LORE_OF + seat] = items
        self._known[seat] = None  # unseen: nobody asks before everybody has theirs

    @property
    def conceded(self) -> tuple[Seat, ...]:
        """Who has given up."""
        found: tuple[Seat, ...] = self.piles[CONCEDED]
        return found

    @conceded.setter
    def conceded(self, items: tuple[Seat, ...]) -> None:
        self.piles[CONCEDED] = items

    @property
    def open_discard(self) -> tuple[Card, ...]:
        """A-18.6: discarded face up."""
        found: tuple[Card, ...] = self.piles[OPEN_DISCARD]
        return found

    @open_discard.setter
    def open_discard(self, items: tuple[Card, ...]) -> None:
        self.piles[OPEN_DISCARD] = items

    @property
    def row(self) -> tuple[Court, ...]:
        """The court row by place, NO_COURT where it is empty."""
        found: tuple[Court, ...] = self.piles[COURT_ROW]
        return found

    @row.setter
    def row(self, items: tuple[Court, ...]) -> None:
        self.piles[COURT_ROW] = items

    @property
    def court_deck(self) -> tuple[Court, ...]:
        """The court deck, in no order."""
        found: tuple[Court, ...] = self.piles[COURT_DECK]
        return found

    @court_deck.setter
    def court_deck(self, items: tuple[Court, ...]) -> None:
        self.piles[COURT_DECK] = items

    @property
    def buried(self) -> tuple[Court, ...]:
        """Below the court deck, the lowest last."""
        found: tuple[Court, ...] = self.piles[BURIED]
        return found

    @buried.setter
    def buried(self, items: tuple[Court, ...]) -> None:
        self.piles[BURIED] = items

    @property
    def court_discard(self) -> tuple[Court, ...]:
        """Discarded court cards."""
        found: tuple[Court, ...] = self.piles[COURT_DISCARD]
        return found

    @court_discard.setter
    def court_discard(self, items: tuple[Court, ...]) -> None:
        self.piles[COURT_DISCARD] = items

    @property
    def offered_leaders(self) -> tuple[Leader, ...]:
        """Leaders that can be drafted."""
        found: tuple[Leader, ...] = self.piles[OFFERED_LEADERS]
        return found

    @offered_leaders.setter
    def offered_leaders(self, items: tuple[Leader, ...]) -> None:
        self.piles[OFFERED_LEADERS] = items

    @property
    def offered_lore(self) -> tuple[Lore, ...]:
        """Lore that can be drafted."""
        found: tuple[Lore, ...] = self.piles[OFFERED_LORE]
        return found

    @offered_lore.setter
    def offered_lore(self, items: tuple[Lore, ...]) -> None:
        self.piles[OFFERED_LORE] = items

    @property
    def gone(self) -> tuple[Lore, ...]:
        """Lore that everybody saw leave the game."""
        found: tuple[Lore, ...] = self.piles[GONE]
        return found

    @gone.setter
    def gone(self, items: tuple[Lore, ...]) -> None:
        self.piles[GONE] = items

    @property
    def drawn(self) -> tuple[Lore, ...]:
        """Lore one player has drawn to choose from: secret."""
        found: tuple[Lore, ...] = self.piles[DRAWN]
        return found

    @drawn.setter
    def drawn(self, items: tuple[Lore, ...]) -> None:
        self.piles[DRAWN] = items

    @property
    def won(self) -> tuple[Court, ...]:
        """A-14.2: court cards secured in this turn."""
        found: tuple[Court, ...] = self.piles[WON]
        return found

    @won.setter
    def won(self, items: tuple[Court, ...]) -> None:
        self.piles[WON] = items

    @property
    def once(self) -> tuple[Court, ...]:
        """Guild cards that may be used once a turn, and were."""
        found: tuple[Court, ...] = self.piles[ONCE]
        return found

    @once.setter
    def once(self, items: tuple[Court, ...]) -> None:
        self.piles[ONCE] = items

    @property
    def taxed(self) -> tuple[int, ...]:
        """A-10.1: marks of what was taxed this turn, see marks.py."""
        found: tuple[int, ...] = self.piles[TAXED]
        return found

    @taxed.setter
    def taxed(self, items: tuple[int, ...]) -> None:
        self.piles[TAXED] = items

    @property
    def built(self) -> tuple[int, ...]:
        """A-10.4: marks of starports that built a ship this turn."""
        found: tuple[int, ...] = self.piles[BUILT]
        return found

    @built.setter
    def built(self, items: tuple[int, ...]) -> None:
        self.piles[BUILT] = items

    @property
    def done(self) -> tuple[int, ...]:
        """What may be done once a turn by a leader or lore, and was."""
        found: tuple[int, ...] = self.piles[DONE]
        return found

    @done.setter
    def done(self, items: tuple[int, ...]) -> None:
        self.piles[DONE] = items

    @property
    def counted(self) -> tuple[int, ...]:
        """Four numbers each: a row; of these cards, at this place, there are so many (views/memory.py)."""
        found: tuple[int, ...] = self.piles[COUNTED]
        return found

    @counted.setter
    def counted(self, items: tuple[int, ...]) -> None:
        self.piles[COUNTED] = items

    @property
    def unions(self) -> tuple[int, ...]:
        """Three numbers each: a guild card, its owner, the action card it lies beside."""
        found: tuple[int, ...] = self.piles[UNIONS]
        return found

    @unions.setter
    def unions(self, items: tuple[int, ...]) -> None:
        self.piles[UNIONS] = items
