"""What lies around the Reach: the round, ambitions, the court, the players' boards and the own hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

from parlour.core.game import Json
from parlour.games.arcs import scoring
from parlour.games.arcs.box import (
    AMBITION_OF,
    AMBITIONS,
    ANY_AMBITION,
    BONUS,
    CARD_NAMES,
    CITIES,
    MARKERS,
    SLOT_COSTS,
    number_of,
)
from parlour.terminal.arcs_look import CLOSED, EMPTY, Known, Names, counted, token
from parlour.terminal.blocks import Lines, beside, block_width, fitted, flow, indented
from parlour.terminal.ink import ink, one_line

HUMAN = "human"
FACE_DOWN = "▒"
COUNTED = ("power", "hand", "slots", "cities", "starports", "ships", "agents", "trophies", "captives", "guilds")


@dataclass(frozen=True)
class Standing:
    """One ambition: the values of its markers, who has how much, and what that would score now."""

    name: str
    first: int
    second: int
    counts: list[int]  # by seat; with 2 players a third for the tokens on the box
    scores: dict[int, int]  # power by seat


def standing_of(known: Known, ambition: int) -> Standing:
    """How an ambition stands."""
    world = known.world
    first, second = scoring.marker_values(world, ambition)
    counts = scoring.standings(world, ambition)
    best, seconds = scoring.places(counts)
    scores = dict.fromkeys([seat for seat in seconds if seat < world.setup.seats], second)
    if 0 <= best < world.setup.seats:
        scores[best] = first + BONUS[CITIES - world.cities[best]]
    declared = ambition in world.marker_at
    scores = {seat: power for seat, power in scores.items() if power} if declared else {}
    return Standing(AMBITIONS[ambition], first, second, counts, scores)


class Panels:
    """Drawings of everything but the map, from what a view knows."""

    def __init__(self, names: Names, known: Known, people: Mapping[str, str] | None = None) -> None:
        self.names = names
        self.known = known
        self.data = known.data
        self.people = people or {}
        self.seats = range(len(names.seats))

    def say(self, message: str, **values: object) -> str:
        return self.names.say(message, **values)

    # The round

    def round(self, width: int) -> Lines:
        """Cards played, the initiative, pips left and how far the turn has come."""
        modes = self.data["mode"]
        leader = modes.index("lead") if "lead" in modes else self.data["initiative"]
        order = [(leader + step) % len(self.seats) for step in self.seats]
        parts = [self._played(seat) for seat in order if modes[seat]]
        if not parts:
            parts = [ink(self.say("terminal-arcs-no-lead"), "dim")]
        initiative = ink(self.say("terminal-arcs-initiative"), "dim").append(" ")
        parts.append(initiative.append_text(token(self.data["initiative"])))
        if not self.known.over and any(frame[0] == "turn" for frame in self.data["frames"]):
            parts.append(self._stage())
        return flow([[part] for part in parts], width, gap=2)

    def _played(self, seat: int) -> Text:
        """How a seat played, and which cards: those face down are nobody's business."""
        mode, card = self.data["mode"][seat], self.data["played"][seat]
        line = token(seat).append(f" {self.say(f'terminal-arcs-mode-{mode}')} ", "dim")
        if card:
            line.append_text(self.names.card(card, with_pips=False))
        if card and card == self.data["lead"] and self.data["zero"]:
            line.append(f" {self.say('terminal-arcs-zero')}", "bold")
        line.append((" +" if card else "") + FACE_DOWN * self.data["hidden_sizes"][seat] or "", "dim")
        unions = [union for union, _, at in self.data["unions"] if card and at == card]
        if unions:
            line.append(f" ({self.names.listed(unions)})", "dim")
        if not self.data["hidden_sizes"][seat] and line.plain.endswith(" +"):
            line.right_crop(2)
        return line

    def _stage(self) -> Text:
        turn = self.data["turn"]
        line = ink(self.say("terminal-arcs-pips", pips=turn["pips"]), "bold")
        line.append(f" {self.say('terminal-arcs-stage-' + turn['stage'])}", "dim")
        if turn["armed"]:
            line.append(f" {self.say('terminal-arcs-armed')}", "bold")
        return line

    def free_markers(self) -> Text:
        """The ambition markers nobody has declared with yet."""
        world = self.known.world
        sides = [MARKERS[marker][world.flipped >> marker & 1] for marker in range(len(MARKERS))]
        left = [f"{first}/{second}" for (first, second), at in zip(sides, world.marker_at, strict=True) if at < 0]
        markers = "  ".join(reversed(left)) or self.say("terminal-arcs-none")
        return ink(self.say("terminal-arcs-markers", markers=markers), "dim")

    # Ambitions and the court

    def ambitions(self, width: int) -> Lines:
        """Side by side: name and markers, then who has how much and would score what."""
        blocks = []
        for ambition in range(len(AMBITIONS)):
            found = standing_of(self.known, ambition)
            blocks.append([self._ambition(ambition, found), self._standings(found)])
        wide = (width - len(blocks) + 1) // len(blocks)
        return beside(blocks, [wide] * len(blocks), 1)

    def ambition_list(self, width: int) -> Lines:
        """One under the other."""
        lines = []
        for ambition in range(len(AMBITIONS)):
            found = standing_of(self.known, ambition)
            lines.append(fitted(self._ambition(ambition, found), 16) + ink(" ") + self._standings(found))
        return [*lines, self.free_markers()]

    def _ambition(self, ambition: int, found: Standing) -> Text:
        number = AMBITION_OF.index(ambition)
        declared = ambition in self.known.world.marker_at
        line = ink(f"{number} {self.names.name(found.name)}", "bold" if declared else "dim")
        return line.append(f" {found.first}/{found.second}", "bold") if declared else line

    def _standings(self, found: Standing) -> Text:
        """Who has most first."""
        parts = []
        for place in sorted(range(len(found.counts)), key=lambda place: -found.counts[place]):
            count = found.counts[place]
            if not count:
                continue
            if place not in self.seats:
                parts.append(ink(f"□{count}", "dim"))
                continue
            part = counted(place, count)
            parts.append(part.append(f"+{found.scores[place]}", "bold") if place in found.scores else part)
        return Text(" ").join(parts) if parts else ink("–", "dim")

    def court(self, width: int) -> Lines:
        """The court row side by side: name, type, raid cost and agents."""
        cards = self.data["row"]
        if not cards:
            return [ink(self.say("terminal-arcs-court-empty"), "dim")]
        wide = (width - 2 * (len(cards) - 1)) // len(cards)
        blocks = [[ink(self.names.name(card)), self._price(card)] for card in cards]
        return beside(blocks, [wide] * len(cards), 2)

    def court_list(self, width: int) -> Lines:
        """The court row, one card a line."""
        cards = self.data["row"]
        if not cards:
            return [ink(self.say("terminal-arcs-court-empty"), "dim")]
        names = [ink(self.names.name(card)) for card in cards]
        wide = min(block_width(names), width - 16)
        return [
            fitted(name, wide) + ink("  ") + self._price(card) for name, card in zip(names, cards, strict=True)
        ]

    def _price(self, card: str) -> Text:
        line = fitted(self.names.cost(card), 6)
        agents = self.data["influence"][card]
        for seat in self.seats:
            if agents[seat]:
                line.append(" ").append_text(counted(seat, agents[seat]))
        return line

    # Players

    def boards(self, width: int, more: bool = True) -> Lines:
        """Everybody in an aligned table; `more` has guild cards and outrage in a second line."""
        titles = [self._title(name) for name in COUNTED]
        rows = [[self._name(seat), *self._cells(seat)] for seat in self.seats]
        table = [[ink(""), *titles], *rows]
        widths = [block_width([row[column] for row in table]) for column in range(len(table[0]))]
        lines = []
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
            return ink(" ".join(f"{cost:^3}" for cost in SLOT_COSTS), "dim")
        return ink(self.say(f"terminal-arcs-column-{name}"), "dim")

    def _name(self, seat: int) -> Text:
        style = "bold" if seat == self.data["to_move"] else ""
        return token(seat).append(f" {self.names.seat(seat)}", style)

    def _cells(self, seat: int) -> Lines:
        player = self.data["players"][seat]
        numbers = {
            "power": player["power"],
            "hand": self.data["hand_sizes"][seat],
            **{name: player[name] for name in ("cities", "starports", "ships", "agents")},
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
                parts.append(self.names.resource(resource))
            else:
                opened = slot < self.known.world.open_slots(seat)
                parts.append(ink(f" {EMPTY if opened else CLOSED} ", "dim"))
        return Text(" ").join(parts)

    def _second(self, seat: int, width: int) -> Lines:
        """Guild cards with types and raid costs, and outrage."""
        player = self.data["players"][seat]
        parts = [
            [ink(f"{self.names.name(card)} ").append_text(self.names.cost(card))] for card in player["guilds"]
        ]
        if player["outraged"]:
            types = ", ".join(self.names.short(resource) for resource in player["outraged"])
            parts.append([ink(self.say("terminal-arcs-outrage", types=types), "bold")])
        return flow(parts, width, gap=2)

    def who(self, seat: int) -> str:
        """Who plays a seat, in brackets; nothing where that is not known."""
        who = self.people.get(self.names.seats[seat], "")
        if seat in self.data["conceded"]:
            return f" ({self.say('terminal-conceded')})"
        if who and who != HUMAN:
            return f" ({self.say('terminal-bot', bot=one_line(who))})"
        return f" ({self.say('terminal-you')})" if seat == self.known.seat and who else ""

    # The hand

    def hand(self, width: int) -> Lines:
        """The own cards: suit, number, pips, and the ambition they declare where there is room."""
        cards = self.data["hand"]
        if not cards or self.known.over:
            return []
        title = ink(self.say("terminal-arcs-hand"), "dim")
        full = [self.names.card(card) + ink(" ") + self.declares(card) for card in cards]
        if sum(part.cell_len + 2 for part in [title, *full]) - 2 > width:
            full = [self.names.card(card) for card in cards]
        return flow([[part] for part in [title, *full]], width, gap=2)

    def declares(self, card: str) -> Text:
        """The ambition a card declares."""
        ambition = AMBITION_OF[number_of(CARD_NAMES.index(card))]
        if ambition == ANY_AMBITION:
            return ink(self.say("terminal-arcs-any-ambition"), "italic")
        return ink(self.names.name(AMBITIONS[ambition]), "italic") if ambition >= 0 else Text()
