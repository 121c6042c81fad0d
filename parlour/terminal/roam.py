"""Roam in a terminal: the map with everything around it, from a view alone.

Banner, map and menu are seen together: of several layouts the first one is taken that leaves room for the menu. What
has no room is left out, and the commands `cards` and `players` show it; what scrolls away is never the map.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.core.action import Action
from parlour.core.event import Event
from parlour.core.game import Json, Outcome, View
from parlour.games.roam.board import EDGES, SPACES, spaces_of
from parlour.terminal.ink import height, ink
from parlour.terminal.roam_look import BY_LETTER, LOOKS, Cards, facts_of, token
from parlour.terminal.roam_map import MapDrawing, Marks, map_width
from parlour.terminal.roam_menu import Menus, placed_by
from parlour.terminal.roam_panels import Panels
from parlour.terminal.screen import Choice, Page, Room, Scene
from parlour.words import Words

HIGH = 45  # from so many lines on, the map has two for each of its rows
GAP = 3  # between the map and what is beside it
BESIDE = 20  # the least for that

Column = list[RenderableType]


class RoamScreen:
    """Roam for the terminal client."""

    closing = "end"
    opening = frozenset({"turn"})

    def __init__(self, words: Words, options: Json) -> None:
        self.cards = Cards(words, options)

    def board(
        self, scene: Scene, room: Room, page: Page | None = None, chosen: Action | None = None
    ) -> RenderableType:
        drawing: RenderableType = Text()
        for drawing in self._layouts(scene, room, page, chosen):
            if height(drawing, room.width) <= room.height:
                break
        return drawing

    def _layouts(
        self, scene: Scene, room: Room, page: Page | None, chosen: Action | None
    ) -> Iterator[RenderableType]:
        """The table in several sizes, the best first."""
        facts = facts_of(scene.view)
        marks = self._marks(scene, facts, page, chosen)
        panels = self._panels(scene, facts)
        # The menu shows the own characters that are up: once is enough.
        awake = page is None or facts["step"] != "start"
        banner = self._banner(scene, page, room.width)
        for high in (True, False) if room.screen >= HIGH else (False,):
            drawn = MapDrawing(self.cards, facts, marks, high).draw()
            left = map_width(high)
            right = max(room.width - left - GAP, BESIDE)
            for columns in self._columns(panels, drawn, left, right, awake):
                grid = Table.grid(padding=(0, GAP, 0, 0))
                grid.add_column(width=left)
                grid.add_column(width=right)
                grid.add_row(*[Group(*column) for column in columns])
                yield Group(banner, grid)

    def _columns(
        self, panels: Panels, drawn: Text, left: int, right: int, awake: bool
    ) -> Iterator[tuple[Column, Column]]:
        """What stands under the map and beside it: everything, without patterns of players, ever less."""
        seats = self._clockwise(self.cards.seat_names.index(panels.viewer))
        tall: Column = [panels.lands(right)]
        row = panels.row(right)
        if row:
            tall += [Text(), *row]
        own, rivals = seats[0], seats[1:]
        full = _Columns([drawn], tall, left, right)
        brief = _Columns([drawn], tall, left, right)
        for seat in rivals:
            full.add(panels.player(seat, left), panels.player(seat, right))
            brief.add(panels.brief(seat, left), panels.brief(seat, right))
        full.add(panels.player(own, left, awake), panels.player(own, right, awake))
        yield full.left, full.right
        brief.add(panels.player(own, left, awake), panels.player(own, right, awake))
        yield brief.left, brief.right
        more = ink(self.cards.say("terminal-roam-more"), "dim")
        row = panels.row(right, short=True)
        for cards in (True, False):
            players = [panels.brief(seat, right, cards) for seat in seats]
            gaps = [Text()] if cards else []
            yield [drawn], [*players, *gaps, panels.piles(), *row, *gaps, more]

    def _panels(self, scene: Scene, facts: Json) -> Panels:
        viewer = max(scene.view.seat, 0)  # a spectator looks from the first seat
        return Panels(self.cards, scene.view.data, facts, self.cards.seat_names[viewer], scene.people)

    def details(self, scene: Scene, width: int) -> RenderableType:
        """The cards that lie on the table, patterns and names included."""
        panels = self._panels(scene, facts_of(scene.view))
        return Group(panels.lands(width), *panels.row(width))

    def players(self, scene: Scene, width: int) -> RenderableType:
        """Everybody with all they have."""
        panels = self._panels(scene, facts_of(scene.view))
        seats = self._clockwise(max(scene.view.seat, 0))
        return Group(*[panels.player(seat, width) for seat in seats])

    def _clockwise(self, viewer: int) -> list[int]:
        seats = len(self.cards.seat_names)
        return [(viewer + step) % seats for step in range(seats)]

    def _banner(self, scene: Scene, page: Page | None, width: int) -> Text:
        """Whose turn it is and what to do: the first thing to see."""
        data = scene.view.data
        say = self.cards.say
        if data["step"] == "over":
            return ink(say("roam-step-over"), "bold")
        mover = self.cards.seat_names[data["to_move"]]
        who = "terminal-your-turn" if page is not None else "terminal-turn-of"
        parts = [say(who, seat=self.cards.edge(mover)), say("terminal-roam-round", round=data["round"])]
        if data["ending"]:
            parts[1:] = [say("terminal-roam-last-round")]
        if page is not None:
            parts.append(page.lead)
        look = LOOKS[mover]
        line = ink(f" {look.shape}{look.letter} {' · '.join(parts)} ", look.style)
        if line.cell_len <= width or page is None:
            return line
        return ink(f" {look.shape}{look.letter} {page.lead} ", look.style)

    def _marks(self, scene: Scene, facts: Json, page: Page | None, chosen: Action | None) -> Marks:
        if chosen is not None:
            return self._previewed(scene, facts, chosen)
        labels: dict[str, str] = {}
        if page is not None and page.labels:
            for number, choice in enumerate(page.choices(), start=1):
                if not choice.opens and "at" in choice.actions[0].args:
                    labels.setdefault(str(choice.actions[0].args["at"]), str(number))
        free = _free(facts)
        return Marks(
            labels=labels,
            recent=frozenset(placed_by(scene.recent)),
            squares=free.intersection(facts["squares"]),
            blanks=free.intersection(facts["blanks"]),
        )

    def _previewed(self, scene: Scene, facts: Json, chosen: Action) -> Marks:
        """What an action would do to the map."""
        free = _free(facts)
        placed = frozenset(placed_by(scene.foresee(chosen).now))
        if chosen.kind != "use" or "at" not in chosen.args:
            return Marks(placed=placed, blanks=free.intersection(facts["blanks"]) - placed)
        squares, blanks = self._pattern(facts, chosen)
        # While replacements or too few tokens leave it open, squares are shown as squares.
        open_squares = squares & free - placed
        return Marks(
            placed=placed,
            skipped=squares - placed - open_squares,
            squares=open_squares,
            blanks=blanks & free,
        )

    def _pattern(self, facts: Json, action: Action) -> tuple[frozenset[str], frozenset[str]]:
        """The squares and blanks of a position, from the card tables."""
        quarters = EDGES.index(facts["turn"]) + facts["turned"]
        card = self.cards.characters[str(action.args["card"])].card
        lying = self.cards.tables.lie(quarters % 4, card)
        anchor = SPACES[str(action.args["at"])]
        return frozenset(spaces_of(lying.squares[anchor])), frozenset(spaces_of(lying.blanks[anchor]))

    def page(self, scene: Scene) -> Page:
        """The first menu of a decision."""
        return Menus(self.cards, scene).page()

    def opened(self, scene: Scene, choice: Choice) -> Page:
        """The positions of a character, the moves or the flips."""
        return Menus(self.cards, scene).opened(choice)

    def sheet(self, view: View, outcome: Outcome) -> RenderableType:
        """The score sheet."""
        return Panels(self.cards, view.data, facts_of(view), self.cards.seat_names[0]).sheet(outcome)

    def sentence(self, event: Event) -> str:
        return self.cards.sentence(event)

    def legend(self) -> str:
        return self.cards.say("terminal-roam-legend")

    def name(self, seat: int) -> str:
        return self.cards.edge(self.cards.seat_names[seat])

    def mark(self, seat: int) -> Text:
        return token(self.cards.seat_names[seat])


class _Columns:
    """Two columns that grow: what is added goes where less stands."""

    def __init__(self, left: Column, right: Column, left_width: int, right_width: int) -> None:
        self.left, self.right = list(left), list(right)
        self.widths = left_width, right_width
        self.heights = [height(Group(*left), left_width), height(Group(*right), right_width)]

    def add(self, in_left: RenderableType, in_right: RenderableType) -> None:
        """Add a panel, which is given as it looks in either column."""
        sides = ((0, in_left, self.left), (1, in_right, self.right))
        grown = [self.heights[side] + 1 + height(panel, self.widths[side]) for side, panel, _ in sides]
        side, panel, column = sides[0] if grown[0] <= grown[1] else sides[1]
        column += [Text(), panel]
        self.heights[side] = grown[side]


def _free(facts: Json) -> frozenset[str]:
    """The spaces that can take a token: R-4.4, R-9.1."""
    free = (".", *BY_LETTER) if facts["stacking"] else (".",)  # nothing, or one token
    return frozenset(space for space, cell in facts["spaces"].items() if cell in free)


def screen(words: Words, options: Json) -> RoamScreen:
    """What `find_screen` asks for."""
    return RoamScreen(words, options)
