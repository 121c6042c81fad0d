"""What lies around the map of Roam: land cards, artifacts, the players with their characters, the score sheet."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from parlour.core.game import Json, Outcome
from parlour.games.roam.board import PLACE_MASKS, spaces_of
from parlour.games.roam.ending import LAST_CHARACTER
from parlour.terminal.blocks import Lines, beside, block_width, columns, flow, indented, lines_of
from parlour.terminal.ink import ink, one_line
from parlour.terminal.roam.look import COIN, COIN_STYLE, LOOKS, STAR, STAR_STYLE, Cards, pattern, token

LAND_WIDTH = 12  # the least a land card needs ...
SHORT_WIDTH = 10  # ... and without its name
HUMAN = "human"
FLAG = "⚑"
NOBODY = "nobody"  # as facts say it


class Panels:
    """Drawings of everything but the map, from the data of a view and the facts of its position."""

    def __init__(
        self, cards: Cards, data: Json, facts: Json, viewer: str, people: Mapping[str, str] | None = None
    ) -> None:
        self.cards = cards
        self.data = data
        self.facts = facts
        self.viewer = viewer  # the edge land cards are shown from
        self.people = people or {}
        self.heads: dict[int, Lines] = {}  # see _heading

    def lands(self, width: int, short: bool = False) -> Lines:
        """The six land cards as they lie, and the next one with the deck. `short` leaves out names."""
        least = SHORT_WIDTH if short else LAND_WIDTH
        across = max(1, (width + 2) // (least + 2))
        across = across if across <= 4 else 7 if across >= 7 else 4
        blocks = [self._land(place, short) for place in range(6)]
        following = self._next(short)
        if across == 4:  # the two rows of the map, and the deck beside them
            blocks = [*blocks[:3], following, *blocks[3:]]
        else:
            blocks.append(following)
        wide = (width - 2 * (across - 1)) // across
        lines = [ink(self.cards.say("terminal-roam-lands", seat=self.cards.edge(self.viewer)), "dim")]
        for start in range(0, len(blocks), across):
            if start and across > 2 and not short:  # where it is narrow, it is high enough as it is
                lines.append(Text())
            row = blocks[start : start + across]
            lines += beside(row, [wide] * len(row), 2)
        return lines

    def _land(self, place: int, short: bool) -> Lines:
        land = self.data["lands"][place]
        if not land:
            return [ink(self.cards.say("terminal-roam-gap"), "dim")]
        head = ink(f"{land} ", "bold")
        head.append(f"{STAR}{self.cards.characters[str(land)].points} ", STAR_STYLE)
        lying = "".join(self.facts["spaces"][space] for space in spaces_of(PLACE_MASKS[place]))
        for edge in self.cards.seat_names:
            look = LOOKS[edge]
            if look.letter in lying:
                head.append(f"{look.shape}{lying.count(look.letter)}", look.style)
        return self._with_pattern(head, land, short)

    def _next(self, short: bool) -> Lines:
        top = self.facts["next"]
        if not top:
            return [self._top()]
        return [*self._with_pattern(self._top(), top, short), ink(self._deck(), "dim")]

    def _top(self) -> Text:
        """The visible card of the deck."""
        top = self.facts["next"]
        if not top:
            return ink(self.cards.say("terminal-roam-deck-empty"), "dim")
        head = ink(self.cards.say("terminal-roam-next", card=top), "bold")
        return head.append(f" {STAR}{self.cards.characters[str(top)].points}", STAR_STYLE)

    def _deck(self) -> str:
        return self.cards.say("terminal-roam-deck", cards=self.facts["deck_size"])

    def piles(self) -> Text:
        """What comes next, in one line."""
        line = self._top()
        if self.facts["next"]:
            line.append(f" · {self._deck()}", "dim")
        if self.facts["row"]:
            line.append(f" · {self.cards.say('terminal-roam-stack', stack=self.facts['stack_size'])}", "dim")
        return line

    def _with_pattern(self, head: Text, land: int, short: bool) -> Lines:
        card = str(land)
        name = [] if short else [ink(self.cards.name(card))]
        return [head, *name, *lines_of(pattern(self.cards.lying(card, self.viewer)))]

    def row(self, width: int, short: bool = False) -> Lines:
        """The artifacts laid out, with prices; the outpost while nobody has it. `short` leaves out names."""
        parts: Lines = []
        if self.facts["row"]:
            if not short:
                parts.append(ink(self.cards.say("terminal-roam-row", stack=self.facts["stack_size"]), "dim"))
            parts += columns([self._tile(one, short) for one in self.facts["row"]], width, gap=2)
        if self.facts["outpost"] and self.facts["outpost_owner"] == NOBODY:
            parts.append(ink(f"{FLAG} {self.cards.say('terminal-roam-outpost-open')}", "dim"))
        return parts

    def stories(self) -> Lines:
        """A line about every card on the table that has one."""
        lands = [land for row in self.facts["lands"] for land in row if land]
        told = [(self.cards.name(str(land)), self.cards.flavour(str(land))) for land in lands]
        told += [(self.cards.tile(tile), self.cards.tile_flavour(tile)) for tile in self.facts["row"]]
        return [ink(f"{name}: ").append(line, "italic dim") for name, line in told if line]

    def _tile(self, number: int, short: bool) -> Text:
        tile = self.cards.artifacts[number]
        line = ink(f"{number:>2} ", "bold").append(f"{tile.price}{COIN} ", COIN_STYLE)
        line.append(f"{STAR}{tile.points} ", STAR_STYLE)
        if not short:
            line.append(f"{self.cards.tile(number)} ")
        return line.append(self.cards.ability(number), "" if short else "italic dim")

    def player(self, seat: int, width: int, awake: bool = True) -> Lines:
        """A player: purse, points, characters as they lie. `awake` False leaves out those the menu shows."""
        player = self.data["players"][seat]
        edge = player["seat"]
        parts = [self._heading(seat, width)]
        blocks = []
        turned = self.facts["turned"] if edge == self.facts["turn"] and awake else 0
        for card in player["up"] if awake else ():
            points = self.cards.characters[card].points
            head = ink(card, "bold").append(f" {STAR}{points}", STAR_STYLE)
            blocks.append([head, *lines_of(pattern(self.cards.lying(card, edge, turned)))])
        for card in player["down"]:
            points = self.cards.characters[card].points
            head = ink(f"{card} {STAR}{points} zz", "dim")
            blocks.append([head, *lines_of(pattern(self.cards.lying(card, edge), "dim"))])
        parts += flow(blocks, width)
        if player["artifacts_up"] or player["artifacts_down"]:
            parts += self._artifacts(player, width)
        return parts

    def brief(self, seat: int, width: int, cards: bool = True) -> Lines:
        """A player without patterns; without `cards` in one line."""
        player = self.data["players"][seat]
        parts = [self._heading(seat, width)]
        if cards:
            names = [[ink(card)] for card in player["up"]]
            names += [[ink(card, "dim")] for card in (["zz", *player["down"]] if player["down"] else ())]
            parts += indented(flow(names, width - 3, gap=1), 3)
            tiles = [[ink(f"▣ {self.cards.ability(tile)}")] for tile in player["artifacts_up"]]
            tiles += [[ink(f"▢ {self.cards.ability(tile)}", "dim")] for tile in player["artifacts_down"]]
            parts += indented(flow(tiles, width - 3, gap=2), 3)
        return parts

    def _heading(self, seat: int, width: int) -> Text:
        """Who it is, with everything that can be counted; names go where one has no room."""
        for form in range(3):
            if form not in self.heads:
                self.heads[form] = [self._head(edge, form) for edge in self.cards.seat_names]
            if block_width(self.heads[form]) <= width:
                break
        return self.heads[form][seat]

    def _head(self, edge: str, form: int) -> Text:
        """The heading of a seat: 0 with name and who plays it, 1 with its name, 2 without."""
        found = self.facts[edge]
        purse = self.cards.say(
            "terminal-roam-player",
            coins=found["coins"],
            tokens=found["supply"],
            points=found["points"],
            characters=found["characters"],
            last=LAST_CHARACTER,
        )
        line = token(edge)
        if form < 2:
            line.append(f" {self.cards.edge(edge)}", "bold")
        if form < 1:
            line.append_text(self._who(edge)).append(" ")
        line.append(f" {purse}")
        if self.facts["outpost_owner"] == edge:
            line.append(f" {FLAG}", "bold")
        return line

    def _who(self, edge: str) -> Text:
        who = self.people.get(edge, "")
        if edge in self.facts["conceded"]:
            return ink(f" ({self.cards.say('terminal-conceded')})", "dim")
        if who and who != HUMAN:
            return ink(f" ({self.cards.say('terminal-bot', bot=one_line(who))})", "dim")
        if edge == self.viewer and who:
            return ink(f" ({self.cards.say('terminal-you')})", "dim")
        return Text()

    def _artifacts(self, player: Json, width: int) -> Lines:
        tiles = [[ink(self.cards.say("terminal-roam-artifacts"), "dim")]]
        for number in player["artifacts_up"]:
            points = self.cards.artifacts[number].points
            tile = ink(f"▣ {self.cards.ability(number)}").append(f" {STAR}{points}", STAR_STYLE)
            tiles.append([tile])
        for number in player["artifacts_down"]:
            points = self.cards.artifacts[number].points
            tiles.append([ink(f"▢ {self.cards.ability(number)} {STAR}{points} zz", "dim")])
        return flow(tiles, width, gap=2)

    def sheet(self, outcome: Outcome) -> RenderableType:
        """R-6.2: the scores, the best first."""
        say = self.cards.say
        table = Table(title=say("terminal-roam-sheet"), title_style="bold", title_justify="left")
        table.add_column(say("terminal-sheet-place"), justify="right")
        table.add_column(say("terminal-sheet-player"))
        for column in ("characters", "artifacts", "outpost", "points", "coins"):
            if column not in ("artifacts", "outpost") or self.facts[column]:
                table.add_column(say(f"terminal-roam-sheet-{column}"), justify="right")
        for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
            self._score(table, seat, outcome)
        return table

    def _score(self, table: Table, seat: int, outcome: Outcome) -> None:
        player = self.data["players"][seat]
        edge = player["seat"]
        characters = sum(self.cards.characters[card].points for card in player["up"] + player["down"])
        tiles = player["artifacts_up"] + player["artifacts_down"]
        artifacts = sum(self.cards.artifacts[tile].points for tile in tiles)
        won = seat in outcome.winners
        name = token(edge) + ink(f" {self.cards.edge(edge)}", "bold" if won else "")
        if won:
            name.append(f" {STAR} {self.cards.say('terminal-sheet-winner')}", STAR_STYLE)
        if edge in self.facts["conceded"]:
            name.append(f" ({self.cards.say('terminal-conceded')})", "dim")
        cells: list[RenderableType] = [str(outcome.places[seat]), name, str(characters)]
        if self.facts["artifacts"]:
            cells.append(str(artifacts))
        if self.facts["outpost"]:  # all that is not printed on cards
            cells.append(str(outcome.scores[seat] - characters - artifacts))
        cells += [ink(str(outcome.scores[seat]), "bold"), str(self.facts[edge]["coins"])]
        table.add_row(*cells)
