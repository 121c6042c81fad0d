"""What lies around the map of Roam: land cards, artifacts, the players with their characters, the score sheet."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.core.game import Json, Outcome
from parlour.games.roam.board import PLACE_MASKS, spaces_of
from parlour.games.roam.ending import LAST_CHARACTER
from parlour.terminal.ink import ink, one_line
from parlour.terminal.menu import columns, flow
from parlour.terminal.roam_look import COIN, COIN_STYLE, LOOKS, STAR, STAR_STYLE, Cards, pattern, token

LAND_WIDTH = 13  # the least a land card needs
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

    def lands(self, width: int) -> RenderableType:
        """The six land cards as they lie, and the next one with the deck."""
        most = 7 if width >= 7 * (LAND_WIDTH + 2) else 4
        across = max(1, min(most, (width + 2) // (LAND_WIDTH + 2)))
        blocks = [self._land(place) for place in range(6)]
        following = self._next()
        if across == 4:  # the two rows of the map, and the deck beside them
            blocks = [*blocks[:3], following, *blocks[3:]]
        else:
            blocks.append(following)
        wide = (width - 2 * (across - 1)) // across
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(across):
            grid.add_column(width=wide, no_wrap=True, overflow="ellipsis")
        for start in range(0, len(blocks), across):
            if start and across > 2:  # where it is narrow, it is high enough as it is
                grid.add_row()
            grid.add_row(*blocks[start : start + across])
        heading = self.cards.say("terminal-roam-lands", seat=self.cards.edge(self.viewer))
        return Group(ink(heading, "dim"), grid)

    def _land(self, place: int) -> Text:
        land = self.data["lands"][place]
        if not land:
            return ink(self.cards.say("terminal-roam-gap"), "dim")
        head = ink(f"{land} ", "bold")
        head.append(f"{STAR}{self.cards.characters[str(land)].points} ", STAR_STYLE)
        lying = "".join(self.facts["spaces"][space] for space in spaces_of(PLACE_MASKS[place]))
        for edge in self.cards.seat_names:
            look = LOOKS[edge]
            if look.letter in lying:
                head.append(f"{look.shape}{lying.count(look.letter)}", look.style)
        return self._with_pattern(head, land)

    def _next(self) -> Text:
        top = self.facts["next"]
        if not top:
            return self._top()
        return self._with_pattern(self._top(), top) + ink("\n") + ink(self._deck(), "dim")

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
        if self.facts["artifacts"]:
            line.append(f" · {self.cards.say('terminal-roam-stack', stack=self.facts['stack_size'])}", "dim")
        return line

    def _with_pattern(self, head: Text, land: int) -> Text:
        card = str(land)
        name = ink(self.cards.name(card))
        return Text("\n").join([head, name, pattern(self.cards.lying(card, self.viewer))])

    def row(self, width: int, short: bool = False) -> list[RenderableType]:
        """The artifacts laid out, with prices; the outpost while nobody has it. `short` leaves out names."""
        parts: list[RenderableType] = []
        if self.facts["artifacts"]:
            if not short:
                parts.append(ink(self.cards.say("terminal-roam-row", stack=self.facts["stack_size"]), "dim"))
            parts.append(columns([self._tile(one, short) for one in self.facts["row"]], width, gap=2))
        if self.facts["outpost"] and self.facts["outpost_owner"] == NOBODY:
            parts.append(ink(f"{FLAG} {self.cards.say('terminal-roam-outpost-open')}", "dim"))
        return parts

    def _tile(self, number: int, short: bool) -> Text:
        tile = self.cards.artifacts[number]
        line = ink(f"{number:>2} ", "bold").append(f"{tile.price}{COIN} ", COIN_STYLE)
        line.append(f"{STAR}{tile.points} ", STAR_STYLE)
        if not short:
            line.append(f"{self.cards.tile(number)} ")
        return line.append(self.cards.ability(number), "" if short else "italic dim")

    def player(self, seat: int, width: int, awake: bool = True) -> RenderableType:
        """A player: purse, points, characters as they lie. `awake` False leaves out those the menu shows."""
        player = self.data["players"][seat]
        edge = player["seat"]
        parts: list[RenderableType] = [self._heading(seat, width)]
        blocks = []
        turned = self.facts["turned"] if edge == self.facts["turn"] and awake else 0
        for card in player["up"] if awake else ():
            points = self.cards.characters[card].points
            head = ink(card, "bold").append(f" {STAR}{points}", STAR_STYLE)
            blocks.append(head + ink("\n") + pattern(self.cards.lying(card, edge, turned)))
        for card in player["down"]:
            points = self.cards.characters[card].points
            head = ink(f"{card} {STAR}{points} zz", "dim")
            blocks.append(head + ink("\n") + pattern(self.cards.lying(card, edge), "dim"))
        if blocks:
            parts.append(flow(blocks, width))
        if player["artifacts_up"] or player["artifacts_down"]:
            parts.append(self._artifacts(player, width))
        return Group(*parts)

    def brief(self, seat: int, width: int, cards: bool = True) -> RenderableType:
        """A player without patterns; without `cards` in one line."""
        player = self.data["players"][seat]
        parts: list[RenderableType] = [self._heading(seat, width)]
        if cards:
            line = ink(f"   {' '.join(player['up'])}")
            if player["down"]:
                line.append(f"  zz {' '.join(player['down'])}", "dim")
            parts.append(line)
            if player["artifacts_up"] or player["artifacts_down"]:
                parts.append(self._artifacts(player, width))
        return Group(*parts)

    def _heading(self, seat: int, width: int) -> Text:
        """Who it is, with everything that can be counted; the name goes where there is no room for it."""
        edge = self.cards.seat_names[seat]
        found = self.facts[edge]
        purse = self.cards.say(
            "terminal-roam-player",
            coins=found["coins"],
            tokens=found["supply"],
            points=found["points"],
            characters=found["characters"],
            last=LAST_CHARACTER,
        )
        counts = ink(f" {purse}")
        if self.facts["outpost_owner"] == edge:
            counts.append(f" {FLAG}", "bold")
        name = ink(f" {self.cards.edge(edge)}", "bold")
        forms = [name + self._who(edge) + ink(" "), name + ink(" "), name, Text()]
        for form in forms:
            line = token(edge) + form + counts
            if line.cell_len <= width:
                break
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

    def _artifacts(self, player: Json, width: int) -> RenderableType:
        tiles = [ink(self.cards.say("terminal-roam-artifacts"), "dim")]
        for number in player["artifacts_up"]:
            points = self.cards.artifacts[number].points
            tile = ink(f"▣ {self.cards.ability(number)}").append(f" {STAR}{points}", STAR_STYLE)
            tiles.append(tile)
        for number in player["artifacts_down"]:
            points = self.cards.artifacts[number].points
            tiles.append(ink(f"▢ {self.cards.ability(number)} {STAR}{points} zz", "dim"))
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
