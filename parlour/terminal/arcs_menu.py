"""The menus of Arcs: what can be done grouped by kind; kinds with many choices open as a second menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from parlour.core.action import Action
from parlour.core.chance import NoChance
from parlour.games.arcs.actions import A_DAMAGED, A_FRESH, PIECES, ArcsAction, label_of
from parlour.games.arcs.cards.court import COURT_NAMES
from parlour.games.arcs.components.box import CARD_NAMES, RESOURCES, SEATS, SLOT_COSTS, SYMBOLS, pips
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.decisions.frames import SPENDING
from parlour.games.arcs.state.table import NONE, OUTSIDE
from parlour.games.arcs.turn import which_building as alike
from parlour.games.arcs.turn.planets import types_of
from parlour.games.arcs.turn.turns import pip_actions
from parlour.terminal.arcs_look import KEY, Known, Names, counted, dots, structure, token
from parlour.terminal.arcs_panels import Panels
from parlour.terminal.ink import ink
from parlour.terminal.screen import GRID, Choice, Page, Scene, Section

# The sections of a page, in their order; what is in none of them comes last.
GROUPS: Final = {
    "cards": ("lead", "surpass", "pivot", "copy", "pass"),
    "opening": ("declare", "seize"),
    "prelude": ("spend", "use", "attach", "release", "ransom", "charm"),
    "actions": (
        "tax", "build", "move", "repair", "influence", "secure", "battle",
        "manufacture", "synthesize", "pressgang", "execute", "abduct", "trade",
        "advance", "summon", "fire", "nurture", "prune", "annex", "guide", "martyr",
    ),
}  # fmt: skip
FOLDED: Final = (
    "seize", "spend", "tax", "build", "move", "repair", "influence", "secure", "battle", "abduct", "trade",
    "fire", "guide", "martyr", "prune", "release",
)  # fmt: skip
PIPLESS: Final = ("end", "arrange", *GROUPS["opening"], *GROUPS["prelude"])  # choices of a turn that cost no pip
NUMBERS: Final = ("count", "cluster")  # the arguments by which actions that count are picked
HAND_CARDS: Final = ("copy", "seize")  # any card will do: a menu of their own, always
FEW: Final = 3  # choices of a kind that are never folded
SHORT: Final = 9  # choices of a page on which nothing is folded
MANY_MOVES: Final = 18


class Menus:
    """Makes the pages of one decision."""

    def __init__(self, names: Names, scene: Scene) -> None:
        self.names = names
        self.scene = scene
        self.known = Known(scene.view)
        self.panels = Panels(names, self.known)
        self.say = names.say

    def page(self) -> Page:
        """The first page: few lines, whatever the number of actions."""
        kinds: dict[str, list[Action]] = {}
        for action in self.scene.actions:
            kinds.setdefault(action.kind, []).append(action)
        sections = []
        for group, members in GROUPS.items():
            found = [choice for kind in members for choice in self._choices(kind, kinds.pop(kind, []))]
            if found:
                sections.append(Section(self.say(f"terminal-arcs-menu-{group}"), tuple(found), GRID))
        others = [choice for kind, actions in kinds.items() for choice in self._choices(kind, actions)]
        if others:
            sections.append(Section("", tuple(others), GRID))
        return Page(tuple(sections), self._lead(), hint=self._hint(), counts=self._counts())

    def _counts(self) -> str:
        """Where every choice is a number of ships or dice: the word before it."""
        counting = all(_number_of(action) for action in self.scene.actions)
        return self.scene.actions[0].text.partition(" ")[0] if counting else ""

    def doubt(self, action: Action) -> str:
        """What to ask before a turn ends with pips that would be of use; the prelude costs none."""
        pips = int(self.known.data["turn"]["pips"])
        if action.kind != "end" or not pips:
            return ""
        useful = any(other.kind not in PIPLESS for other in self.scene.actions)
        return self.say("terminal-arcs-end-sure", pips=pips) if useful else ""

    def _choices(self, kind: str, actions: list[Action]) -> list[Choice]:
        """The actions of a kind, or the one choice that opens them."""
        long = len(self.scene.actions) > SHORT and len(actions) > FEW
        if len(actions) > 1 and (kind in HAND_CARDS or (kind in FOLDED and long)):
            title = ink(self.say(f"terminal-arcs-fold-{kind}"))
            note = ink(self.say("terminal-arcs-ways", ways=len(actions)), "dim")
            return [Choice(title, tuple(actions), (kind,), note=note, opens=True)]
        return [self._single(action) for action in actions]

    def _lead(self) -> str:
        """What is asked, with what it is about."""
        if len(self.scene.actions) == 1:
            return self.say("terminal-lead-one", action=self.title(self.scene.actions[0]))
        kind = str(self.known.frame[0])
        question = self.say(f"arcs-step-{kind}")
        about = self._about()
        return self.say("terminal-arcs-about", question=question, about=about) if about else question

    def _hint(self) -> str:
        """A vox card that asks is not in the row any more: here is its text. Cards to draft are explained too.

        Where not all ships may go, it is said why.
        """
        frame = self.known.frame
        if frame[0] == "moving":
            fresh, damaged, chosen = int(frame[4]), int(frame[5]), int(frame[8])
            all_of_them = A_FRESH[fresh] if chosen == NONE else A_DAMAGED[damaged]
            refusal = self.known.world.why_not(all_of_them)
            return self.names.refusal(refusal) if refusal is not None else ""
        if frame[0] in ("drafting", "learning"):
            return self.say("terminal-arcs-draft-hint")
        return self.names.text(COURT_NAMES[int(frame[2])]) if frame[0] == "vox-card" else ""

    def _about(self) -> str:
        """The numbers of a frame in words."""
        kind, *numbers = self.known.frame
        found = [int(number) for number in numbers]
        if kind == "moving":
            return self.say("terminal-arcs-about-move", start=SYSTEMS[found[1]], end=SYSTEMS[found[2]])
        if kind == "catapulting":
            return SYSTEMS[found[1]]
        if kind in ("dicing", "rerolling", "trading", "recasting", "aiming", "railing", "bartering", "sensing"):
            return self.say("terminal-arcs-about-rival", seat=self.names.seat(found[1]), at=SYSTEMS[found[2]])
        if kind == "battling":
            symbols = [(name, count) for name, count in zip(SYMBOLS, found[3:8], strict=True) if count]
            return ", ".join(self.say(f"terminal-arcs-symbol-{name}", count=count) for name, count in symbols)
        if kind == "raiding":
            return self.say("terminal-arcs-about-raid", seat=self.names.seat(found[1]), keys=found[2])
        if kind == "vox-card":
            return self.names.name(COURT_NAMES[found[1]])
        if kind == "placing":
            return self.say("terminal-arcs-count-ship", count=found[1])
        if kind == "guiding":
            return self.say("terminal-arcs-about-rival", seat=self.names.seat(found[3]), at=SYSTEMS[found[1]])
        if kind in ("shaping", "clouding", "martyring"):
            return SYSTEMS[found[1]]
        if kind == "filling":
            return self.names.name(RESOURCES[found[1]])
        if kind == "telling-apart":
            piece, at = self.names.name(PIECES[found[3]]), SYSTEMS[found[4]]
            return self.say("terminal-arcs-about-piece", piece=piece, at=at)
        if kind == "overseeing":
            return SYSTEMS[found[2]]
        return self.names.seat(found[1]) if kind in ("ransacking", "swapping") else ""

    # One choice

    def _single(self, action: Action, alone: bool = False) -> Choice:
        """An action by itself; `alone` where the page is about its kind and need not say so."""
        short = action.text.removeprefix(f"{action.kind} ")
        title = ink(self._brief(action) if alone else self.title(action))
        typed = (action.text, short) if short != action.text else (action.text,)
        key = _number_of(action) if self._counts() else ""
        return Choice(title, (action,), typed, note=self._note(action), key=key)

    def _brief(self, action: Action) -> str:
        """An action without its kind."""
        args = action.args
        if action.kind in ("move", "guide"):
            return self.say("terminal-arcs-about-move", start=args["from"], end=args["to"])
        if "seat" in args and "at" in args:
            seat = SEATS.index(str(args["seat"]))
            return self.say("terminal-arcs-about-rival", seat=self.names.seat(seat), at=args["at"])
        if "piece" in args and "at" in args:
            return self.say("terminal-arcs-about-piece", piece=self.names.name(str(args["piece"])), at=args["at"])
        thing = args.get("card") or args.get("court")
        return self.names.name(str(thing)) if thing else self.title(action)

    def title(self, action: Action) -> str:
        """An action in words."""
        return self.say(f"arcs-action-{label_of(action)}", **self.names.named(action.args))

    def _note(self, action: Action) -> Text | None:
        """What helps to choose."""
        args = action.args
        if action.kind in ("lead", "surpass", "seize", "hand", "theirs", "copy", "pivot"):
            return self._card_note(action)
        if "court" in args:
            return self._court_note(str(args["court"]))
        if action.kind == "hit":
            return self._hit_note()
        if action.kind == "which":
            return structure(self._meant(action))
        if action.kind == "spend" and self._for_nothing(action):
            return ink(self.say("terminal-arcs-for-nothing"), "dim")
        if action.kind == "steal":
            slot = int(args["slot"]) - 1
            owner = self.known.data["players"][SEATS.index(str(args["seat"]))]
            return self.names.resource(owner["slots"][slot]).append(f" {SLOT_COSTS[slot]}{KEY}")
        if action.kind in ("tax", "trade", "free", "nurture") or (
            action.kind == "build" and args["piece"] != "ship"
        ):
            return self._type_note(SYSTEMS.index(str(args["at"])))
        if action.kind == "battle":
            return self._rival_note(SEATS.index(str(args["seat"])), SYSTEMS.index(str(args["at"])))
        return None

    def _hit_note(self) -> Text:
        """Whose piece is hit: self-hits come first."""
        kind, seat, other, *rest = self.known.frame
        if kind == "battling":
            return token(int(seat) if int(rest[1]) else int(other))
        return token(int(seat) if kind == "railing" else int(other))

    def _meant(self, action: Action) -> int:
        """The building that is one of several."""
        assert isinstance(action, ArcsAction)
        return alike.chosen(self.known.world.frames[-1], action) & ~OUTSIDE

    def _for_nothing(self, action: Action) -> bool:
        """A-13.4: whether a resource would be spent now, and nothing comes of it."""
        if self.known.frame[0] != "turn":
            return False
        world = self.known.world
        trial = world.copy()
        trial.play(action, NoChance())
        seat = self.known.seat
        return trial.frames[-1][0] != SPENDING and pip_actions(trial, seat) == pip_actions(world, seat)

    def _type_note(self, system: int) -> Text:
        """The type of a planet, or the types of a gate."""
        kinds = types_of(self.known.world, system)
        return Text(" ").join(self.names.resource(RESOURCES[kind]) for kind in kinds)

    def _card_note(self, action: Action) -> Text | None:
        """The pips of an action card, and the ambition it declares."""
        if "card" not in action.args:
            return None
        card = str(action.args["card"])
        note = ink(dots(1 if action.kind == "pivot" else pips(CARD_NAMES.index(card))), "bold")
        declares = self.panels.declares(card)
        if action.kind == "lead" and declares:
            note.append(" ").append_text(declares)
        return note

    def _court_note(self, card: str) -> Text:
        """Type, raid cost and agents of a court card."""
        note = self.names.cost(card)
        for seat, agents in enumerate(self.known.data["influence"].get(card, ())):
            if agents:
                note.append(" ").append_text(counted(seat, agents))
        return note

    def _rival_note(self, rival: int, system: int) -> Text:
        """How many ships meet how many."""
        world = self.known.world
        ships = [counted(seat, world.at(seat, system)) for seat in (self.known.seat, rival)]
        return Text(":").join(ships)

    # The second page

    def opened(self, choice: Choice) -> Page:
        """The actions of one kind."""
        section = Section("", tuple(self._folded(choice.actions)), GRID)
        return Page((section,), choice.title.plain, hint=self.say("terminal-back-hint"))

    def _folded(self, actions: Sequence[Action]) -> list[Choice]:
        """One by one; where moves are many, the systems they begin in."""
        starts = dict.fromkeys(str(action.args.get("from", "")) for action in actions)
        if len(actions) <= MANY_MOVES or len(starts) == 1:
            return [self._single(action, alone=True) for action in actions]
        found = []
        for start in starts:
            some = tuple(action for action in actions if action.args.get("from") == start)
            if len(some) == 1:
                found.append(self._single(some[0], alone=True))
                continue
            title = ink(self.say("terminal-arcs-fold-from", at=start))
            note = self._own_ships(start) + ink(f" {self.say('terminal-arcs-ways', ways=len(some))}", "dim")
            found.append(Choice(title, some, (f"{some[0].kind} {start}", start), note=note, opens=True))
        return found

    def _own_ships(self, system: str) -> Text:
        """How many ships could leave."""
        seat = self.known.seat
        here = self.known.data["map"][system]
        numbers = {"fresh": here["fresh"][seat], "damaged": here["damaged"][seat]}
        return Text().join(counted(seat, n, state == "damaged") for state, n in numbers.items() if n)


def _number_of(action: Action) -> str:
    """What an action counts."""
    return next((str(action.args[name]) for name in NUMBERS if name in action.args), "")
