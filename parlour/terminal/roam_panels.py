"""What lies around the map of Roam: land cards, artifacts, the players with their characters, the score sheet."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.core.game import Json, Outcome
from parlour.games.roam.ending import LAST_CHARACTER
from parlour.terminal.ink import ink
from parlour.terminal.menu import columns, flow
from parlour.terminal.roam_look import COIN, COIN_STYLE, LOOKS, STAR, STAR_STYLE, Cards, pattern, token, tokens_on

LAND_WIDTH = 13  # the least a land card needs
HUMAN = "human"
FLAG = "⚑"


class Panels:
    """Drawings of everything but the map, from the data of a view."""

    def __init__(self, cards: Cards, data: Json, viewer: str, people: Mapping[str, str] | None) -> None:
        self.cards = cards
        self.data = data
        self.viewer = viewer  # the edge land cards are shown from
        self.people = people or {}

    def lands(self, width: int) -> RenderableType:
        """The six land cards as they lie, and the next one with the deck."""
        across = max(1, min(4, (width + 2) // (LAND_WIDTH + 2)))
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
        head.append(f"{STAR}{self.cards.lands[land].character.points} ", STAR_STYLE)
        for seat, count in enumerate(tokens_on(self.data, place)):
            if count:
                look = LOOKS[self.cards.seat_names[seat]]
                head.append(f"{look.shape}{count}", look.style)
        return self._with_pattern(head, land)

    def _next(self) -> Text:
        top = self.data["top"]
        if not top:
            return ink(self.cards.say("terminal-roam-deck-empty"), "dim")
        points = self.cards.lands[top].character.points
        head = ink(self.cards.say("terminal-roam-next", card=top), "bold")
        head.append(f" {STAR}{points}", STAR_STYLE)
        block = self._with_pattern(head, top)
        deck = self.cards.say("terminal-roam-deck", cards=len(self.data["deck"]))
        return block + ink("\n") + ink(deck, "dim")

    def _with_pattern(self, head: Text, land: int) -> Text:
        card = str(land)
        name = ink(self.cards.characters[card].name)
        return Text("\n").join([head, name, pattern(self.cards.lying(card, self.viewer))])

    def row(self, width: int) -> list[RenderableType]:
        """The artifacts laid out, with prices; the outpost while nobody has it."""
        parts: list[RenderableType] = []
        if self.data["options"]["artifacts"]:
            stack = self.cards.say("terminal-roam-row", stack=len(self.data["stack"]))
            parts += [ink(stack, "dim"), columns([self._tile(one) for one in self.data["row"]], width)]
        if self.data["options"]["outpost"] and self.data["outpost"] < 0:
            parts.append(ink(f"{FLAG} {self.cards.say('terminal-roam-outpost-open')}", "dim"))
        return parts

    def _tile(self, number: int) -> Text:
        tile = self.cards.artifacts[number]
        line = ink(f"{number:>2} ", "bold").append(f"{tile.price}{COIN} ", COIN_STYLE)
        line.append(f"{STAR}{tile.points} ", STAR_STYLE).append(f"{tile.name} ")
        return line.append(self.cards.ability(number), "italic dim")

    def player(self, seat: int, width: int, awake: bool = True) -> RenderableType:
        """A player: purse, points, characters as they lie. `awake` False leaves out those the menu shows."""
        player = self.data["players"][seat]
        edge = player["seat"]
        parts: list[RenderableType] = [self._heading(seat)]
        blocks = []
        turned = self.data["turn"]["turned"] if seat == self.data["active"] and awake else 0
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

    def _heading(self, seat: int) -> Text:
        player = self.data["players"][seat]
        edge = player["seat"]
        who = self.people.get(edge, "")
        line = token(edge) + ink(f" {self.cards.edge(edge)}", "bold")
        if seat in self.data["conceded"]:
            line.append(f" ({self.cards.say('terminal-conceded')})", "dim")
        elif who and who != HUMAN:
            line.append(f" ({self.cards.say('terminal-bot', bot=who)})", "dim")
        elif edge == self.viewer and who:
            line.append(f" ({self.cards.say('terminal-you')})", "dim")
        facts = self.cards.say(
            "terminal-roam-player",
            coins=player["coins"],
            tokens=player["supply"],
            points=sum(self.cards.points(self.data, seat)),
            characters=len(player["up"]) + len(player["down"]),
            last=LAST_CHARACTER,
        )
        line.append(f"  {facts}")
        if self.data["outpost"] == seat:
            line.append(f"  {FLAG} {self.cards.say('terminal-roam-outpost')}", "bold")
        return line

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
            if column not in ("artifacts", "outpost") or self.data["options"][column]:
                table.add_column(say(f"terminal-roam-sheet-{column}"), justify="right")
        for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
            self._score(table, seat, outcome)
        return table

    def _score(self, table: Table, seat: int, outcome: Outcome) -> None:
        player = self.data["players"][seat]
        edge = player["seat"]
        characters, artifacts, outpost = self.cards.points(self.data, seat)
        won = seat in outcome.winners
        name = token(edge) + ink(f" {self.cards.edge(edge)}", "bold" if won else "")
        if won:
            name.append(f" {STAR} {self.cards.say('terminal-sheet-winner')}", STAR_STYLE)
        if seat in self.data["conceded"]:
            name.append(f" ({self.cards.say('terminal-conceded')})", "dim")
        cells: list[RenderableType] = [str(outcome.places[seat]), name, str(characters)]
        if self.data["options"]["artifacts"]:
            cells.append(str(artifacts))
        if self.data["options"]["outpost"]:
            cells.append(str(outpost))
        cells += [ink(str(outcome.scores[seat]), "bold"), str(player["coins"])]
        table.add_row(*cells)
