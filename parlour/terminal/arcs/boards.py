"""The players of Arcs: their boards as a table or in full, the court cards with their texts, the score sheet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.core.game import Json, Outcome
from parlour.games.arcs.components.box import SLOT_COSTS
from parlour.games.arcs.ids import Seat
from parlour.games.arcs.turn.slots import open_slots
from parlour.terminal.arcs.look import (
    CLOSED,
    EMPTY,
    STAR,
    STAR_STYLE,
    Known,
    Names,
    counted,
    token,
    trophies_of,
)
from parlour.terminal.blocks import Lines, block_width, fitted, flow, indented
from parlour.terminal.ink import ink, one_line

HUMAN: Final = "human"
COUNTED: Final = (
    "power", "hand", "slots", "cities", "starports", "ships", "agents", "trophies", "captives", "guilds",
)  # fmt: skip
SUPPLIES: Final = ("cities", "starports", "ships", "agents")


class Boards:
    """Drawings of the players, from what a view knows."""

    def __init__(self, names: Names, known: Known, people: Mapping[str, str] | None = None) -> None:
        self.names = names
        self.known = known
        self.data = known.data
        self.people = people or {}
        self.seats = range(len(names.seats))

    def say(self, message: str, **values: object) -> str:
        return self.names.say(message, **values)

    def table(self, width: int, more: bool = True) -> Lines:
        """Everybody in an aligned table; `more` has guild cards and outrage in a second line."""
        rows = [[self._name(seat), *self._cells(seat)] for seat in self.seats]
        table = [[Text(), *[self._title(name) for name in COUNTED]], *rows]
        widths = [block_width([row[column] for row in table]) for column in range(len(COUNTED) + 1)]
        lines: Lines = []
        for number, row in enumerate(table):
            line = fitted(row[0], widths[0])
            for cell, wide in zip(row[1:], widths[1:], strict=True):
                line.append(" " * (1 + wide - cell.cell_len)).append_text(cell)
            lines.append(line)
            if number and more:
                lines += indented(self._second(number - 1, width - 3), 3)
        return lines

    def _title(self, name: str) -> Text:
        if name == "slots":
            most = max(len(player["slots"]) for player in self.data["players"])
            return ink(" ".join(f"{cost:^{self.names.slot}}" for cost in SLOT_COSTS[:most]), "dim")
        return ink(self.say(f"terminal-arcs-column-{name}"), "dim")

    def _name(self, seat: int) -> Text:
        style = "bold" if seat == self.data["to_move"] else ""
        return token(seat).append(f" {self.names.seat(seat)}", style)

    def _cells(self, seat: int) -> Lines:
        player = self.data["players"][seat]
        numbers = {
            "power": player["power"],
            "hand": self.data["hand_sizes"][seat],
            **{name: player[name] for name in SUPPLIES},
            "trophies": sum(player["trophies"]),
            "captives": sum(player["captives"]),
            "guilds": len(player["guilds"]),
        }
        cells = []
        for name in COUNTED:
            if name == "slots":
                cells.append(self._slots(seat, player))
            else:
                cells.append(ink(str(numbers[name]), "bold" if name == "power" else ""))
        return cells

    def _slots(self, seat: int, player: Json) -> Text:
        """The resources by slot; the heading has the raid costs."""
        parts = []
        for slot, resource in enumerate(player["slots"]):
            if resource:
                parts.append(fitted(self.names.resource(resource), self.names.slot))
            else:
                opened = slot in open_slots(self.known.world, Seat(seat))
                parts.append(ink((EMPTY if opened else CLOSED).center(self.names.slot), "dim"))
        return Text(" ").join(parts)

    def _second(self, seat: int, width: int) -> Lines:
        """Leader and lore, guild cards with types and raid costs, and outrage."""
        player = self.data["players"][seat]
        parts = [[ink(self.names.name(card), "italic")] for card in self._folk(seat)]
        parts += [
            [ink(f"{self.names.name(card)} ").append_text(self.names.cost(card))] for card in player["guilds"]
        ]
        if player["outraged"]:
            types = ", ".join(self.names.short(resource) for resource in player["outraged"])
            parts.append([ink(self.say("terminal-arcs-outrage", types=types), "bold")])
        return flow(parts, width, gap=2)

    def _folk(self, seat: int) -> list[str]:
        """The leader and the lore of a player."""
        if "leaders" not in self.data:
            return []
        leader = self.data["leaders"]["leader"][seat]
        return [*([leader] if leader else []), *self.data["leaders"]["lore"][seat]]

    # In full

    def full(self, seats: Iterable[int]) -> RenderableType:
        """Boards with everything on them, in words."""
        return Group(*[part for seat in seats for part in self._board(seat)])

    def _board(self, seat: int) -> list[RenderableType]:
        player = self.data["players"][seat]
        head = token(seat).append(f" {self.names.seat(seat)}{self._who(seat)}", "bold")
        head.append(
            f"  {self.say('terminal-arcs-power', power=player['power'], cards=self.data['hand_sizes'][seat])}"
        )
        parts: list[RenderableType] = [head, ink("   ") + self._resources(seat, player)]
        supplies = {name: player[name] for name in SUPPLIES}
        parts.append(ink(f"   {self.say('terminal-arcs-supply', **supplies)}"))
        parts += [ink("   ") + line for line in (self._trophies(player), self._captives(player)) if line]
        if player["outraged"]:
            types = self.names.listed(player["outraged"])
            parts.append(ink("   ").append(self.say("terminal-arcs-outrage", types=types), "bold"))
        if player["guilds"] or self._folk(seat):
            parts.append(self._texts([*self._folk(seat), *player["guilds"]]))
        return parts

    def _resources(self, seat: int, player: Json) -> Text:
        """Slot by slot, each with its raid cost."""
        parts = []
        for slot, (resource, cost) in enumerate(zip(player["slots"], SLOT_COSTS, strict=False)):
            if slot not in open_slots(self.known.world, Seat(seat)) and not resource:
                parts.append(ink(CLOSED, "dim"))
            else:
                thing = self.names.resource(resource) if resource else ink(EMPTY, "dim")
                parts.append(thing.append(self.say("terminal-arcs-raid-cost", cost=cost), "dim"))
        return ink(self.say("terminal-arcs-slots"), "dim") + ink(" ") + Text("  ").join(parts)

    def _trophies(self, player: Json) -> Text:
        parts = []
        for owner, kinds in trophies_of(player, len(self.seats)).items():
            things = ", ".join(self.say(f"terminal-arcs-count-{kind}", count=n) for kind, n in kinds.items())
            parts.append(token(owner).append(f" {things}"))
        title = ink(self.say("terminal-arcs-trophies"), "dim") + ink(" ")
        return title + Text("; ").join(parts) if parts else Text()

    def _captives(self, player: Json) -> Text:
        parts = [counted(owner, count) for owner, count in enumerate(player["captives"]) if count]
        title = ink(self.say("terminal-arcs-captives"), "dim") + ink(" ")
        return title + Text(" ").join(parts) if parts else Text()

    def _who(self, seat: int) -> str:
        """Who plays a seat, in brackets; nothing where that is not known."""
        who = self.people.get(self.names.seats[seat], "")
        if seat in self.data["conceded"]:
            return f" ({self.say('terminal-conceded')})"
        if who and who != HUMAN:
            return f" ({self.say('terminal-bot', bot=one_line(who))})"
        return f" ({self.say('terminal-you')})" if seat == self.known.seat and who else ""

    # Cards

    def cards(self) -> RenderableType:
        """The court cards in view, with what they do."""
        parts: list[RenderableType] = []
        offered = [*self.data.get("leaders", {}).get("offered_leaders", []), *self.data.get("drawn", [])]
        offered += self.data.get("leaders", {}).get("offered_lore", [])
        if offered:
            parts += [ink(self.say("terminal-arcs-offered"), "bold"), self._texts(offered)]
        parts.append(ink(self.say("terminal-arcs-court"), "bold"))
        parts.append(self._texts(card for card in self.data["row"] if card))
        for seat in self.seats:
            held = [*self._folk(seat), *self.data["players"][seat]["guilds"]]
            attached = [union for union, owner, _ in self.data["unions"] if owner == seat]
            if held or attached:
                parts += [token(seat).append(f" {self.names.seat(seat)}", "bold"), self._texts([*held, *attached])]
        piles = {"deck": len(self.data["court_deck"]) + len(self.data["buried"])}
        discard = self.names.listed(self.data["court_discard"]) or self.say("terminal-arcs-none")
        return Group(*parts, ink(self.say("terminal-arcs-piles", **piles, discard=discard), "dim"))

    def _texts(self, cards: Iterable[str]) -> Table:
        """Court cards: name, type and raid cost, agents, text."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column()
        for card in cards:
            line = Text()
            for seat, agents in enumerate(self.data["influence"].get(card, ())):
                if agents:
                    line.append_text(counted(seat, agents)).append(" ")
            line.append(self.names.text(card))
            grid.add_row(ink(f"   {self.names.name(card)}"), self.names.cost(card), line)
        return grid

    # The end

    def sheet(self, outcome: Outcome) -> RenderableType:
        """A-15.7: power, the best first."""
        table = Table(title=self.say("terminal-arcs-sheet"), title_style="bold", title_justify="left")
        table.add_column(self.say("terminal-sheet-place"), justify="right")
        table.add_column(self.say("terminal-sheet-player"))
        table.add_column(self.say("terminal-arcs-sheet-power"), justify="right")
        for seat in sorted(self.seats, key=lambda seat: outcome.places[seat]):
            won = seat in outcome.winners
            name = token(seat).append(f" {self.names.seat(seat)}", "bold" if won else None)
            if won:
                name.append(f" {STAR} {self.say('terminal-sheet-winner')}", STAR_STYLE)
            if seat in self.data["conceded"]:
                name.append(f" ({self.say('terminal-conceded')})", "dim")
            table.add_row(str(outcome.places[seat]), name, ink(str(outcome.scores[seat]), "bold"))
        return table
