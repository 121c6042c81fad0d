"""What lies around the map of Roam: land cards, artifacts, the players with their characters, the score sheet."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.core.game import Json, Outcome
from parlour.games.roam.ending import LAST_CHARACTER
from parlour.terminal.menu import flow
from parlour.terminal.roam_look import COIN, COIN_STYLE, STAR, STAR_STYLE, Cards, pattern, token, tokens_on

LAND_WIDTH = 15  # the least a land card needs
HUMAN = "human"


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
            if start:
                grid.add_row()
            grid.add_row(*blocks[start : start + across])
        heading = self.cards.say("terminal-roam-lands", seat=self.cards.edge(self.viewer))
        return Group(Text(heading, "dim"), grid)

    def _land(self, place: int) -> Text:
        land = self.data["lands"][place]
        if not land:
            return Text(self.cards.say("terminal-roam-gap"), "dim")
        head = Text(f"{land} ", "bold")
        head.append(f"{STAR}{self.cards.lands[land].character.points} ", STAR_STYLE)
        for seat, count in enumerate(tokens_on(self.data, place)):
            if count:
                head.append_text(token(self.cards.seat_names[seat])).append(f"{count} ")
        return self._with_pattern(head, land)

    def _next(self) -> Text:
        top = self.data["top"]
        if not top:
            return Text(self.cards.say("terminal-roam-deck-empty"), "dim")
        points = self.cards.lands[top].character.points
        head = Text(self.cards.say("terminal-roam-next", card=top), "bold")
        head.append(f" {STAR}{points}", STAR_STYLE)
        block = self._with_pattern(head, top)
        deck = self.cards.say("terminal-roam-deck", cards=len(self.data["deck"]))
        return block + Text("\n") + Text(deck, "dim")

    def _with_pattern(self, head: Text, land: int) -> Text:
        card = str(land)
        name = Text(self.cards.characters[card].name)
        return Text("\n").join([head, name, pattern(self.cards.lying(card, self.viewer))])

    def row(self) -> RenderableType | None:
        """The artifacts laid out, with prices."""
        if not self.data["options"]["artifacts"]:
            return None
        grid = Table.grid(padding=(0, 2, 0, 0))
        heading = self.cards.say("terminal-roam-row", stack=len(self.data["stack"]))
        for number in self.data["row"]:
            tile = self.cards.artifacts[number]
            grid.add_row(
                Text(str(number).rjust(2), "bold"),
                Text(f"{tile.price}{COIN}", COIN_STYLE),
                Text(f"{STAR}{tile.points}", STAR_STYLE),
                Text(tile.name),
                Text(self.cards.ability(number), "italic"),
            )
        return Group(Text(heading, "dim"), grid)

    def player(self, seat: int, width: int, awake: bool = True) -> RenderableType:
        """A player: purse, points, characters as they lie. `awake` False leaves out those the menu shows."""
        player = self.data["players"][seat]
        edge = player["seat"]
        parts: list[RenderableType] = [self._heading(seat)]
        blocks = []
        turned = self.data["turn"]["turned"] if seat == self.data["active"] and awake else 0
        for card in player["up"] if awake else ():
            points = self.cards.characters[card].points
            head = Text(card, "bold").append(f" {STAR}{points}", STAR_STYLE)
            blocks.append(head + Text("\n") + pattern(self.cards.lying(card, edge, turned)))
        for card in player["down"]:
            points = self.cards.characters[card].points
            head = Text(f"{card} {STAR}{points} zz", "dim")
            blocks.append(head + Text("\n") + pattern(self.cards.lying(card, edge), "dim"))
        if blocks:
            parts.append(flow(blocks, width))
        if player["artifacts_up"] or player["artifacts_down"]:
            parts.append(self._artifacts(player))
        return Group(*parts)

    def _heading(self, seat: int) -> Text:
        player = self.data["players"][seat]
        edge = player["seat"]
        who = self.people.get(edge, "")
        line = token(edge) + Text(f" {self.cards.edge(edge)}", "bold")
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
            line.append(f"  ⚑ {self.cards.say('terminal-roam-outpost')}", "bold")
        return line

    def _artifacts(self, player: Json) -> Text:
        line = Text(self.cards.say("terminal-roam-artifacts"), "dim")
        for number in player["artifacts_up"]:
            line.append(f"  ▣ {self.cards.ability(number)}").append(f" {STAR}", STAR_STYLE)
            line.append(str(self.cards.artifacts[number].points), STAR_STYLE)
        for number in player["artifacts_down"]:
            points = self.cards.artifacts[number].points
            line.append(f"  ▢ {self.cards.ability(number)} {STAR}{points} zz", "dim")
        return line

    def outpost(self) -> Text | None:
        """The outpost card while nobody has it."""
        if not self.data["options"]["outpost"] or self.data["outpost"] >= 0:
            return None
        return Text(f"⚑ {self.cards.say('terminal-roam-outpost-open')}", "dim")

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
        name = token(edge) + Text(f" {self.cards.edge(edge)}", "bold" if won else "")
        if won:
            name.append(f" {STAR} {self.cards.say('terminal-sheet-winner')}", STAR_STYLE)
        if seat in self.data["conceded"]:
            name.append(f" ({self.cards.say('terminal-conceded')})", "dim")
        cells: list[RenderableType] = [str(outcome.places[seat]), name, str(characters)]
        if self.data["options"]["artifacts"]:
            cells.append(str(artifacts))
        if self.data["options"]["outpost"]:
            cells.append(str(outpost))
        cells += [Text(str(outcome.scores[seat]), "bold"), str(player["coins"])]
        table.add_row(*cells)
