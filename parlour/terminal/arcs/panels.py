"""What lies around the Reach: the round, ambitions, the court and the own hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from parlour.games.arcs.chapter import scoring
from parlour.games.arcs.components.box import (
    ALL_AMBITIONS,
    AMBITION_OF,
    AMBITIONS,
    ANY_AMBITION,
    CARD_NAMES,
    MARKERS,
    number_of,
)
from parlour.games.arcs.ids import NONE, Ambition, Card, Seat
from parlour.terminal.arcs.look import Known, Names, counted, token
from parlour.terminal.blocks import Lines, beside, block_width, fitted, flow
from parlour.terminal.ink import ink

LEAST_HEAD: Final = 16  # columns for an ambition, so that nothing moves when it is declared
LEAST_COST: Final = 6  # columns for the type and the raid cost of a card

FACE_DOWN = "▒"


@dataclass(frozen=True)
class Standing:
    """One ambition: the values of its markers, who has how much, and what that would score now."""

    name: str
    first: int
    second: int
    counts: list[int]  # by seat; with 2 players a third for the tokens on the box
    scores: dict[Seat, int]  # power by seat


def standing_of(known: Known, ambition: Ambition) -> Standing:
    """How an ambition stands."""
    world = known.world
    first, second = scoring.marker_values(world, ambition)
    counts = scoring.standings(world, ambition)
    declared = world.is_declared(ambition)
    scores = {seat: power for seat, power in scoring.scores(world, ambition) if power} if declared else {}
    return Standing(AMBITIONS[ambition], first, second, counts, scores)


class Panels:
    """Drawings of everything but the map, from what a view knows."""

    def __init__(self, names: Names, known: Known) -> None:
        self.names = names
        self.known = known
        self.data = known.data
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
        if len([mode for mode in modes if mode]) < 2 and not self.known.over:
            parts.append(self.free_markers())
        return flow([[part] for part in parts], width, gap=2)

    def _played(self, seat: int) -> Text:
        """How a seat played, and which cards: those face down are nobody's business."""
        mode, card = self.data["mode"][seat], self.data["played"][seat]
        line = token(seat).append(f" {self.say(f'terminal-arcs-mode-{mode}')} ", "dim")
        if card:
            line.append_text(self.names.card(card, with_pips=False))
        if card and card == self.data["lead"] and self.data["zero"]:
            line.append(f" {self.say('terminal-arcs-zero')}", "bold")
        unions = [union for union, _, at in self.data["unions"] if card and at == card]
        if unions:
            line.append(f" ({self.names.listed(unions)})", "dim")
        hidden = FACE_DOWN * self.data["hidden_sizes"][seat]
        return line.append(f" +{hidden}" if card and hidden else hidden, "dim")

    def _stage(self) -> Text:
        turn, stage = self.data["turn"], self.data["turn"]["stage"]
        line = ink(self.say("terminal-arcs-pips", pips=turn["pips"]), "bold")
        if stage != "acting":
            line.append(f" {self.say(f'terminal-arcs-stage-{stage}')}", "dim")
        if turn["armed"]:
            line.append(f" {self.say('terminal-arcs-armed')}", "bold")
        return line

    def free_markers(self) -> Text:
        """The ambition markers nobody has declared with yet."""
        world = self.known.world
        free = [marker for marker in range(len(MARKERS)) if world.marker_at(marker) == NONE]
        left = sorted([MARKERS[marker][world.flipped(marker)] for marker in free], reverse=True)
        markers = " ".join(f"{first}/{second}" for first, second in left) or self.say("terminal-arcs-none")
        return ink(self.say("terminal-arcs-markers", markers=markers), "dim")

    # Ambitions and the court

    def ambitions(self, width: int) -> Lines:
        """Side by side: name and markers, then who has how much and would score what."""
        blocks = []
        wide = (width - len(AMBITIONS) + 1) // len(AMBITIONS)
        for ambition in ALL_AMBITIONS:
            found = standing_of(self.known, ambition)
            blocks.append([self._ambition(ambition, found), self._standings(found, wide)])
        return beside(blocks, [wide] * len(blocks), 1)

    def ambition_list(self, width: int) -> Lines:
        """One under the other."""
        found = [(ambition, standing_of(self.known, ambition)) for ambition in ALL_AMBITIONS]
        heads = [self._ambition(ambition, standing) for ambition, standing in found]
        wide = max(LEAST_HEAD, block_width(heads))
        return [
            fitted(head, wide) + ink(" ") + self._standings(standing, width - wide - 1)
            for head, (_, standing) in zip(heads, found, strict=True)
        ]

    def _ambition(self, ambition: Ambition, found: Standing) -> Text:
        number = AMBITION_OF.index(ambition)
        declared = self.known.world.is_declared(ambition)
        line = ink(f"{number} {self.names.name(found.name)}", "bold" if declared else "dim")
        return line.append(f" {found.first}/{found.second}", "bold") if declared else line

    def _standings(self, found: Standing, width: int) -> Text:
        """Who has most first; without spaces where there is no room for them."""
        parts = []
        for place in sorted(range(len(found.counts)), key=lambda place: -found.counts[place]):
            count = found.counts[place]
            if not count:
                continue
            if place not in self.seats:
                parts.append(ink(f"□{count}", "dim"))
                continue
            part = counted(place, count)
            parts.append(part.append(f"+{found.scores[Seat(place)]}", "bold") if place in found.scores else part)
        line = Text(" ").join(parts) if parts else ink("–", "dim")
        return line if line.cell_len <= width else Text().join(parts)

    def court(self, width: int) -> Lines:
        """The court row side by side: name, type, raid cost and agents."""
        cards = self.data["row"]
        if not any(cards):
            return [ink(self.say("terminal-arcs-court-empty"), "dim")]
        wide = (width - 2 * (len(cards) - 1)) // len(cards)
        blocks = [[self._court_name(card), self._price(card)] for card in cards]
        return beside(blocks, [wide] * len(cards), 2)

    def court_list(self, width: int) -> Lines:
        """The court row, one card a line."""
        cards = self.data["row"]
        if not any(cards):
            return [ink(self.say("terminal-arcs-court-empty"), "dim")]
        names = [self._court_name(card) for card in cards]
        wide = min(block_width(names), width - 16)
        return [
            fitted(name, wide) + ink("  ") + self._price(card) for name, card in zip(names, cards, strict=True)
        ]

    def _court_name(self, card: str) -> Text:
        """A card of the row, or a place of it where none lies."""
        return ink(self.names.name(card)) if card else ink(self.say("terminal-arcs-place-empty"), "dim")

    def _price(self, card: str) -> Text:
        if not card:
            return Text()
        wide = max(LEAST_COST, block_width([self.names.cost(other) for other in self.data["row"] if other]))
        line = fitted(self.names.cost(card), wide)
        agents = self.data["influence"][card]
        for seat in self.seats:
            if agents[seat]:
                line.append(" ").append_text(counted(seat, agents[seat]))
        return line

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
        ambition = AMBITION_OF[number_of(Card(CARD_NAMES.index(card)))]
        if ambition == ANY_AMBITION:
            return ink(self.say("terminal-arcs-any-ambition"), "italic")
        return ink(self.names.name(AMBITIONS[ambition]), "italic") if ambition >= 0 else Text()
