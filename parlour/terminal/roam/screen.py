"""Roam in a terminal: the map with everything around it, from a view alone.

Banner, map and menu are seen together: of several layouts the first one is taken that leaves room for the menu.
What has no room is left out, and the commands `cards` and `players` show it; what scrolls away is never the map.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from parlour.core.action import Action
from parlour.core.errors import Refusal
from parlour.core.event import Event
from parlour.core.game import Json, Outcome, View
from parlour.games.roam.actions import CARDS
from parlour.games.roam.board import EDGES, SPACES, spaces_of
from parlour.terminal.blocks import GAP, Lines, beside, joined
from parlour.terminal.ink import ink
from parlour.terminal.roam.look import LOOKS, Cards, facts_of, free_spaces, token
from parlour.terminal.roam.map import MapDrawing, Marks, map_width
from parlour.terminal.roam.menu import Menus, placed_by
from parlour.terminal.roam.panels import Panels
from parlour.terminal.screen import Choice, Page, Room, Scene
from parlour.words import Words

HIGH = 45  # from so many lines on, the map has two for each of its rows
BESIDE = 34  # the least width for what stands beside the map


@dataclass(frozen=True)
class Plan:
    """What is drawn around the map."""

    lands: bool  # the land cards with their patterns
    short: bool  # nothing has a name
    cards: bool  # rivals with their characters: as patterns beside land cards, else as a list


PLANS: Final = (
    Plan(lands=True, short=False, cards=True),
    Plan(lands=True, short=False, cards=False),
    Plan(lands=True, short=True, cards=True),
    Plan(lands=True, short=True, cards=False),
    Plan(lands=False, short=True, cards=True),
    Plan(lands=False, short=True, cards=False),
    None,  # the map alone
)


class RoamScreen:
    """Roam for the terminal client."""

    new_paragraph = frozenset({"turn"})
    bare = new_paragraph

    def __init__(self, words: Words, options: Json) -> None:
        self.cards = Cards(words, options)

    def board(
        self, scene: Scene, room: Room, page: Page | None = None, chosen: Action | None = None
    ) -> RenderableType:
        facts = facts_of(scene.view)
        banner = self._banner(scene, page, room.width)
        marks = self._marks(scene, facts, page, chosen)
        panels = self._panels(scene, facts)
        # The menu shows the own characters that are up: once is enough.
        awake = page is None or facts["step"] != "start"
        # From everything to less and less; who gives no room at all wants the last.
        tall = room.screen >= HIGH and room.width >= map_width(high=True) + GAP + BESIDE
        plans = [(high, plan) for high in ((True, False) if tall else (False,)) for plan in PLANS]
        drawn: dict[bool, Lines] = {}
        for high, plan in plans if room.height > 0 else plans[-1:]:
            if high not in drawn:
                drawn[high] = MapDrawing(self.cards, facts, marks, high).draw()
            left = map_width(high)
            right = room.width - left - GAP
            if right >= BESIDE:
                columns = self._columns(panels, plan, drawn[high], left, right, awake)
                lines = [banner, *beside(columns, (left, right), GAP)]
            else:
                under, more = self._columns(panels, plan, drawn[high], left, room.width, awake)
                lines = [banner, *beside([[*under, *more]], [room.width])]
            if len(lines) <= room.height:
                break
        return joined(lines)

    def _columns(
        self, panels: Panels, plan: Plan | None, drawn: Lines, left: int, right: int, awake: bool
    ) -> tuple[Lines, Lines]:
        """What stands under the map and beside it."""
        if plan is None:
            return drawn, []
        seats = self._clockwise(self.cards.seat_names.index(panels.viewer))
        row = panels.row(right, plan.short)
        if not plan.lands:
            players = [line for seat in seats for line in panels.brief(seat, right, plan.cards)]
            gaps = [Text()] if plan.cards else []
            # After the end a file name is asked for, so no command is offered.
            over = panels.facts["step"] == "over"
            more = [] if over else [*gaps, ink(self.cards.say("terminal-roam-more"), "dim")]
            return drawn, [*players, *gaps, panels.piles(), *row, *more]
        found = drawn, [*panels.lands(right, plan.short), *([Text(), *row] if row else [])]
        draw = panels.player if plan.cards else panels.brief
        for seat in seats[1:]:
            found = _added(found, draw(seat, left), draw(seat, right))
        return _added(found, *[panels.player(seats[0], width, awake) for width in (left, right)])

    def _panels(self, scene: Scene, facts: Json) -> Panels:
        viewer = max(scene.view.seat, 0)  # a spectator looks from the first seat
        return Panels(self.cards, scene.view.data, facts, self.cards.seat_names[viewer], scene.people)

    def details(self, scene: Scene, width: int) -> RenderableType:
        """The cards that lie on the table, patterns and names included."""
        panels = self._panels(scene, facts_of(scene.view))
        return joined([*panels.lands(width), Text(), *panels.row(width), Text(), *panels.stories()])

    def players(self, scene: Scene, width: int, seat: int | None = None) -> RenderableType:
        """Everybody with all they have, or one of them."""
        panels = self._panels(scene, facts_of(scene.view))
        seats = self._clockwise(max(scene.view.seat, 0)) if seat is None else [seat]
        lines = [[Text(), *panels.player(seat, width)] for seat in seats]
        return joined([line for player in lines for line in player][1:])

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
        if line.cell_len > width and page is not None:
            line = ink(f" {look.shape}{look.letter} {page.lead} ", look.style)
        line.truncate(width, overflow="ellipsis")
        return line

    def _marks(self, scene: Scene, facts: Json, page: Page | None, chosen: Action | None) -> Marks:
        if chosen is not None:
            return self._previewed(scene, facts, chosen)
        labels: dict[str, str] = {}
        if page is not None and page.labels:
            for key, choice in page.keyed():
                if not choice.opens and choice.actions and "at" in choice.actions[0].args:
                    labels.setdefault(str(choice.actions[0].args["at"]), key)
        free = free_spaces(facts) if facts["step"] != "over" else frozenset()
        return Marks(
            labels=labels,
            recent=frozenset(placed_by(scene.recent)),
            squares=free.intersection(facts["squares"]),
            blanks=free.intersection(facts["blanks"]),
        )

    def _previewed(self, scene: Scene, facts: Json, chosen: Action) -> Marks:
        """What an action would do to the map."""
        free = free_spaces(facts)
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
        card = CARDS[str(action.args["card"])]
        laid = self.cards.tables.laid(quarters % 4, card)
        anchor = SPACES[str(action.args["at"])]
        return frozenset(spaces_of(laid.squares(anchor))), frozenset(spaces_of(laid.blanks(anchor)))

    def page(self, scene: Scene) -> Page:
        """The first menu of a decision."""
        return Menus(self.cards, scene).page()

    def opened(self, scene: Scene, choice: Choice) -> Page:
        """The positions of a character, the moves or the flips."""
        return Menus(self.cards, scene).opened(choice)

    def doubt(self, scene: Scene, action: Action) -> str:
        """Whether a turn should end with a coin left to gain."""
        return Menus(self.cards, scene).doubt(action)

    def sheet(self, view: View, outcome: Outcome) -> RenderableType:
        """The score sheet."""
        return Panels(self.cards, view.data, facts_of(view), self.cards.seat_names[0]).sheet(outcome)

    def sentence(self, event: Event) -> str:
        return self.cards.sentence(event)

    def refusal(self, refusal: Refusal) -> str:
        return self.cards.refusal(refusal)

    def legend(self) -> str:
        return self.cards.say("terminal-roam-legend")

    def name(self, seat: int) -> str:
        return self.cards.edge(self.cards.seat_names[seat])

    def mark(self, seat: int) -> Text:
        return token(self.cards.seat_names[seat])


def _added(columns: tuple[Lines, Lines], in_left: Lines, in_right: Lines) -> tuple[Lines, Lines]:
    """Two columns with one more panel, which is given as it looks in either: it goes where less stands then."""
    left, right = columns
    if len(left) + len(in_left) <= len(right) + len(in_right):
        return [*left, Text(), *in_left], right
    return left, [*right, Text(), *in_right]
