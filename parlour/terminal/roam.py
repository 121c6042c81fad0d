"""Roam in a terminal: the map with everything around it, from a view alone."""

from __future__ import annotations

from io import StringIO

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.core.action import Action
from parlour.core.event import Event
from parlour.core.game import Json, Outcome, View
from parlour.games.roam.board import EDGES, SPACES, spaces_of
from parlour.terminal.ink import ink
from parlour.terminal.roam_look import LOOKS, Cards, token
from parlour.terminal.roam_map import MAP_HEIGHT, MAP_WIDTH, MapDrawing, Marks
from parlour.terminal.roam_menu import Menus, placed_by
from parlour.terminal.roam_panels import Panels
from parlour.terminal.screen import Choice, Page, Scene
from parlour.words import Words

WIDE = 100  # from this width on the rivals sit beside the map
PLAYER_WIDTH = 38  # the least for a player beside another
GAP = 3  # between the map and what is beside it


class RoamScreen:
    """Roam for the terminal client."""

    closing = "end"
    opening = frozenset({"turn"})

    def __init__(self, words: Words, options: Json) -> None:
        self.cards = Cards(words, options)

    def board(
        self, scene: Scene, width: int, page: Page | None = None, chosen: Action | None = None
    ) -> RenderableType:
        data = scene.view.data
        viewer = max(scene.view.seat, 0)  # a spectator looks from the first seat
        panels = Panels(self.cards, data, self.cards.seat_names[viewer], scene.people)
        beside = max(width - MAP_WIDTH - GAP, 20)
        side: list[RenderableType] = [panels.lands(beside)]
        row = panels.row(beside if width >= WIDE else width)
        above: list[RenderableType] = []
        if row and width >= WIDE:
            side += [Text(), *row]
        else:
            above = row
        # Rivals sit beside the map while there is room, else above it: what scrolls away is never the map.
        rivals = self._clockwise(viewer)[1:]
        while rivals and width >= WIDE:
            longer = [*side, Text(), panels.player(rivals[0], beside)]
            if _height(Group(*longer), beside) > MAP_HEIGHT:
                break
            side = longer
            rivals.pop(0)
        drawn: RenderableType = MapDrawing(self.cards, data, self._marks(scene, page, chosen)).draw()
        # The menu shows the own characters that are up: once is enough.
        awake = page is None or data["step"] != "start"
        own = [panels.player(viewer, width, awake)]
        if _height(Group(*side), beside) > MAP_HEIGHT + 1:  # the free corner under the map is used
            drawn, own = Group(drawn, panels.player(viewer, MAP_WIDTH, awake)), []
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=MAP_WIDTH)
        grid.add_column(width=beside)
        grid.add_row(drawn, Group(*side))
        above += _side_by_side(panels, rivals, width)
        return Group(*above, self._banner(scene, page), grid, *own)

    def _clockwise(self, viewer: int) -> list[int]:
        seats = len(self.cards.seat_names)
        return [(viewer + step) % seats for step in range(seats)]

    def _banner(self, scene: Scene, page: Page | None) -> Text:
        """Whose turn it is and what to do: the first thing to see."""
        data = scene.view.data
        say = self.cards.say
        if data["step"] == "over":
            return ink(say("roam-step-over"), "bold")
        mover = self.cards.seat_names[data["to_move"]]
        who = "terminal-your-turn" if page is not None else "terminal-turn-of"
        parts = [say(who, seat=self.cards.edge(mover)), say("terminal-roam-round", round=data["round"])]
        if data["ending"]:
            parts.append(say("terminal-roam-last-round"))
        if page is not None:
            parts.append(page.lead)
        look = LOOKS[mover]
        return ink(f" {look.shape}{look.letter} {' · '.join(parts)} ", look.style)

    def _marks(self, scene: Scene, page: Page | None, chosen: Action | None) -> Marks:
        data = scene.view.data
        labels: dict[str, str] = {}
        if page is not None and page.labels and chosen is None:
            for number, choice in enumerate(page.choices(), start=1):
                if not choice.opens and "at" in choice.actions[0].args:
                    labels.setdefault(str(choice.actions[0].args["at"]), str(number))
        turn = data["turn"]
        free = self._free(data)
        if chosen is None:
            return Marks(
                labels=labels,
                recent=frozenset(placed_by(scene.recent)),
                squares=frozenset(turn["squares"]) & free,
                blanks=frozenset(turn["blanks"]) & free,
            )
        placed = frozenset(placed_by(scene.foresee(chosen).now))
        if chosen.kind != "use" or "at" not in chosen.args:
            return Marks(placed=placed, blanks=frozenset(turn["blanks"]) & free - placed)
        squares, blanks = self._pattern(data, chosen)
        # While replacements or too few tokens leave it open, squares are shown as squares.
        open_squares = squares & free - placed
        return Marks(
            placed=placed,
            skipped=squares - placed - open_squares,
            squares=open_squares,
            blanks=blanks & free,
        )

    def _pattern(self, data: Json, action: Action) -> tuple[frozenset[str], frozenset[str]]:
        """The squares and blanks of a position, from the card tables."""
        quarters = EDGES.index(data["players"][data["active"]]["seat"]) + data["turn"]["turned"]
        card = self.cards.characters[str(action.args["card"])].card
        lying = self.cards.tables.lie(quarters % 4, card)
        anchor = SPACES[str(action.args["at"])]
        return frozenset(spaces_of(lying.squares[anchor])), frozenset(spaces_of(lying.blanks[anchor]))

    def _free(self, data: Json) -> frozenset[str]:
        """The spaces of the map that can take a token: R-4.4, R-9.1."""
        most = 2 if data["options"]["stacking"] else 1
        lying = [space for player in data["players"] for space in player["tokens"] + player["stacked"]]
        free = set()
        for space, bit in SPACES.items():
            place = 3 * (bit // 18) + bit % 6 // 2
            if data["lands"][place] and lying.count(space) < most:
                free.add(space)
        return frozenset(free)

    def page(self, scene: Scene) -> Page:
        """The first menu of a decision."""
        return Menus(self.cards, scene).page()

    def opened(self, scene: Scene, choice: Choice) -> Page:
        """The positions of a character, the moves or the flips."""
        return Menus(self.cards, scene).opened(choice)

    def sheet(self, view: View, outcome: Outcome) -> RenderableType:
        """The score sheet."""
        return Panels(self.cards, view.data, self.cards.seat_names[0], None).sheet(outcome)

    def sentence(self, event: Event) -> str:
        return self.cards.sentence(event)

    def legend(self) -> str:
        return self.cards.say("terminal-roam-legend")

    def name(self, seat: int) -> str:
        return self.cards.edge(self.cards.seat_names[seat])

    def mark(self, seat: int) -> Text:
        return token(self.cards.seat_names[seat])


def _height(drawing: RenderableType, width: int) -> int:
    """How many lines a drawing takes."""
    console = Console(width=width, file=StringIO())
    return len(console.render_lines(drawing, pad=False))


def _side_by_side(panels: Panels, seats: list[int], width: int) -> list[RenderableType]:
    """Players in as many columns as have room."""
    if not seats:
        return []
    across = max(1, min(len(seats), width // PLAYER_WIDTH))
    wide = (width - GAP * (across - 1)) // across
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(across):
        grid.add_column(width=wide)
    for start in range(0, len(seats), across):
        grid.add_row(*[panels.player(seat, wide) for seat in seats[start : start + across]])
    return [grid, Text()]


def screen(words: Words, options: Json) -> RoamScreen:
    """What `find_screen` asks for."""
    return RoamScreen(words, options)
