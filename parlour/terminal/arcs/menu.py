"""The menus of Arcs: what can be done grouped by kind; kinds with many choices open as a second menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from parlour.core.action import Action
from parlour.core.chance import NoChance
from parlour.games.arcs.action import ArcsAction
from parlour.games.arcs.actions import A_DAMAGED, A_FRESH, ACTIONS, label_of
from parlour.games.arcs.components.box import CARD_NAMES, RESOURCES, SEATS, SLOT_COSTS, pips
from parlour.games.arcs.components.reach import SYSTEMS
from parlour.games.arcs.ids import NOBODY, Building, Card, Seat, System, in_slot
from parlour.games.arcs.turn.moving import Moving
from parlour.games.arcs.turn.planets import types_of
from parlour.games.arcs.turn.spending import Spending
from parlour.games.arcs.turn.turn import pip_actions
from parlour.games.arcs.turn.which_building import TellingApart
from parlour.terminal.arcs.look import KEY, Known, Names, counted, dots, structure, token
from parlour.terminal.arcs.panels import Panels
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
        question = self.say(f"arcs-step-{self.known.asked}")
        about = self._about()
        return self.say("terminal-arcs-about", question=question, about=about) if about else question

    def _hint(self) -> str:
        """A card that asks is not in the row any more: here is its text. Cards to draft are explained too.

        Where not all ships may go, it is said why.
        """
        world, about = self.known.world, self.known.about
        asked = world.pending[-1] if world.pending else None
        if isinstance(asked, Moving):
            all_of_them = (A_FRESH if asked.chosen < 0 else A_DAMAGED).of(asked.at_hand())
            refusal = world.why_not(ACTIONS[all_of_them])
            return self.names.refusal(refusal) if refusal is not None else ""
        if self.known.asked in ("drafting", "learning"):
            return self.say("terminal-arcs-draft-hint")
        return self.names.text(about["court"]) if "court" in about else ""

    def _about(self) -> str:
        """What is shown of a decision, in words: by what there is to say of it, whatever decision it is."""
        about = self.known.about
        if self.known.asked == "battling":
            symbols = [(name, count) for name, count in about["symbols"].items() if count]
            return ", ".join(self.say(f"terminal-arcs-symbol-{name}", count=count) for name, count in symbols)
        if "court" in about:
            return self.names.name(about["court"])
        if "piece" in about:
            piece = self.names.name(about["piece"])
            return self.say("terminal-arcs-about-piece", piece=piece, at=about["at"])
        if about.get("owner", NOBODY) != NOBODY:
            return self._about_rival(self.names.seat(about["owner"]))
        if "to" in about:
            return self.say("terminal-arcs-about-move", start=about["from"], end=about["to"])
        if "ships" in about:
            return self.say("terminal-arcs-count-ship", count=about["ships"])
        return self.names.name(about["resource"]) if about.get("resource") else str(about.get("at", ""))

    def _about_rival(self, seat: str) -> str:
        """Somebody with what is shown besides: keys to steal by, or a place."""
        about = self.known.about
        if "keys" in about:
            return self.say("terminal-arcs-about-raid", seat=seat, keys=about["keys"])
        at = about.get("at") or about.get("from")
        return self.say("terminal-arcs-about-rival", seat=seat, at=at) if at else seat

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
        """An action in words: those of what is asked, where it has words of its own for it."""
        label = label_of(action)
        of_decision = f"arcs-choice-{self.known.asked}-{label}"
        message = of_decision if self.names.words.has(of_decision) else f"arcs-action-{label}"
        own = action.args.get("seat") == SEATS[self.known.data["to_move"]]
        return self.say(self.names.words.closest(message, own), **self.names.named(action.args))

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
            return self._type_note(System(SYSTEMS.index(str(args["at"]))))
        if action.kind == "battle":
            return self._rival_note(Seat(SEATS.index(str(args["seat"]))), System(SYSTEMS.index(str(args["at"]))))
        return None

    def _hit_note(self) -> Text:
        """Whose piece is hit: self-hits come first."""
        asked, about = self.known.world.pending[-1], self.known.about
        if self.known.asked == "battling":
            return token(about["hits"])
        return token(asked.seat if self.known.asked == "railing" else about["owner"])

    def _meant(self, action: Action) -> Building:
        """The building that is one of several."""
        asked = self.known.world.pending[-1]
        assert isinstance(action, ArcsAction) and isinstance(asked, TellingApart)
        return in_slot(asked.chosen(action))

    def _for_nothing(self, action: Action) -> bool:
        """A-13.4: whether a resource would be spent now, and nothing comes of it."""
        if self.known.asked != "turn":
            return False
        world = self.known.world
        trial = world.copy()
        trial.play(action, NoChance())
        seat = Seat(self.known.seat)
        asked = trial.pending[-1]
        return not isinstance(asked, Spending) and pip_actions(trial, seat) == pip_actions(world, seat)

    def _type_note(self, system: System) -> Text:
        """The type of a planet, or the types of a gate."""
        kinds = types_of(self.known.world, system)
        return Text(" ").join(self.names.resource(RESOURCES[kind]) for kind in kinds)

    def _card_note(self, action: Action) -> Text | None:
        """The pips of an action card, and the ambition it declares."""
        if "card" not in action.args:
            return None
        card = str(action.args["card"])
        note = ink(dots(1 if action.kind == "pivot" else pips(Card(CARD_NAMES.index(card)))), "bold")
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

    def _rival_note(self, rival: Seat, system: System) -> Text:
        """How many ships meet how many."""
        world = self.known.world
        ships = [counted(seat, world.ships(seat, system)) for seat in (Seat(self.known.seat), rival)]
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
