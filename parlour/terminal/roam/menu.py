"""The menus of Roam: characters first, each with its pattern; its positions only when it is picked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from parlour.core.action import Action
from parlour.core.event import Event
from parlour.core.preview import Foresight
from parlour.terminal.ink import ink
from parlour.terminal.roam.look import COIN, COIN_STYLE, STAR, STAR_STYLE, Cards, pattern, token
from parlour.terminal.screen import CARDS, GRID, LINES, Choice, Page, Scene, Section

ARTIFACTS: Final = ("turn", "coin", "move", "flip", "free", "replace")
# Kinds whose sentence says nothing that the title does not.
PLAIN: Final = ("bid", "pass", "coin", "turn", "flip", "move", "buy")
REPEATED: Final = ("blank-paid", "blank-free")  # events that only repeat the title
MANY_MOVES: Final = 16
TICK: Final = "✔"
PASS_KEY: Final = "p"


class Menus:
    """Makes the pages of one decision."""

    def __init__(self, cards: Cards, scene: Scene) -> None:
        self.cards = cards
        self.scene = scene
        self.data = scene.view.data
        self.edge = cards.seat_names[scene.view.seat]

    def page(self) -> Page:
        """The first page: few lines, whatever the number of actions."""
        uses: dict[str, list[Action]] = {}
        artifacts: list[Choice] = []
        others: list[Choice] = []
        folded: dict[str, list[Action]] = {}
        for action in self.scene.actions:
            if action.kind == "use":
                uses.setdefault(str(action.args["card"]), []).append(action)
            elif action.kind in ("move", "flip"):
                folded.setdefault(action.kind, []).append(action)
            else:
                (artifacts if action.kind in ARTIFACTS else others).append(self._single(action))
        artifacts += [self._folded(kind, actions) for kind, actions in folded.items()]
        characters = [self._character(card, actions) for card, actions in uses.items()]
        say = self.cards.say
        sections = [
            Section(say("terminal-roam-menu-characters"), tuple(characters), CARDS),
            Section(say("terminal-roam-menu-artifacts"), tuple(artifacts), LINES),
            # Long lists of bids stand side by side.
            Section("", tuple(others), GRID if len(others) > 8 else LINES),
        ]
        found = [section for section in sections if section.choices]
        step = self.data["step"]
        if step == "bidding":
            return Page(tuple(found), self._lead(step), hint=say("terminal-roam-bid-hint"), counts="bid")
        return Page(tuple(found), self._lead(step), labels=step in ("placing", "filling", "acting"))

    def doubt(self, action: Action) -> str:
        """What to ask before a turn ends and the next begins with a rest, which makes nothing of unused coins.

        Other artifacts are not always of use, and without a rest all of them stay for the next turn.
        """
        seat = self.scene.view.seat
        if action.kind != "end" or self.data["players"][seat]["up"]:
            return ""
        if not any(other.kind == "coin" for other in self.scene.actions):
            return ""
        wins = any(event.kind == "win" and event.seat == seat for event in self.scene.foresee(action).now)
        return "" if wins else self.cards.say("terminal-roam-end-sure")  # a card that is won comes face up

    def _lead(self, step: str) -> str:
        """What to do now, in plain words."""
        say = self.cards.say
        if step == "bidding":
            auction = self.data["auction"]
            card = self.cards.character(str(self.data["lands"][auction["lot"]]))
            who = self.cards.edge(self.cards.seat_names[auction["bidder"]])
            if auction["bid"] < 0:
                return say("terminal-roam-lead-first-bid", card=card)
            return say("terminal-roam-lead-bid", card=card, who=who, bid=auction["bid"])
        if len(self.scene.actions) == 1:
            return say("terminal-lead-one", action=self.title(self.scene.actions[0]))
        return say(f"roam-step-{step}")

    def _character(self, card: str, actions: list[Action]) -> Choice:
        found = self.cards.characters[card]
        head = ink(card, "bold").append(f" {STAR}{found.points}", STAR_STYLE)
        head.append(f"\n{self.cards.name(card)}")
        art = self._lying(card)
        note = ink(self.cards.say("terminal-roam-spots", spots=len(actions)), "dim")
        if "at" not in actions[0].args:
            note = ink(self.cards.say("terminal-roam-no-spot"), "dim")
        name = self.cards.name(card).lower()
        typed = (card.lower(), f"use {card.lower()}", name, name.replace("’", "'"))
        opens = "at" in actions[0].args
        return Choice(head, tuple(actions), typed, art, note, opens, short=ink(card, "bold"))

    def _lying(self, card: str) -> Text:
        """A pattern of the player's as it lies now, artifacts that turn it included."""
        return pattern(self.cards.lying(card, self.edge, self.data["turn"]["turned"]))

    def _single(self, action: Action) -> Choice:
        note = Text()
        if action.kind == "buy":
            number = int(action.args["artifact"])
            tile = self.cards.artifacts[number]
            note.append(f"{tile.price}{COIN} ", COIN_STYLE).append(f"{STAR}{tile.points} ", STAR_STYLE)
            note.append(self.cards.help(number), "dim")
        elif action.kind not in PLAIN:
            seen = self.scene.foresee(action)
            news = [event for event in seen.now if event.kind not in REPEATED]
            note.append(" ".join(self.sentences(news)), "dim")
            if seen.later:
                note.append_text(self._completed(seen))
        return Choice(ink(self.title(action)), (action,), (action.text,), note=note, key=_key(action))

    def _folded(self, kind: str, actions: list[Action]) -> Choice:
        if len(actions) == 1:
            return self._single(actions[0])
        title = ink(self.cards.say(f"terminal-roam-menu-{kind}"))
        note = ink(self.cards.say("terminal-roam-ways", ways=len(actions)), "dim")
        return Choice(title, tuple(actions), (kind,), note=note, opens=True)

    def opened(self, choice: Choice) -> Page:
        """The page of one character's positions, of the moves or of all flips."""
        kind = choice.actions[0].kind
        say = self.cards.say
        if kind == "move":
            section = Section("", tuple(self._moves(choice.actions)), GRID)
            return Page((section,), say("terminal-roam-menu-move"), hint=say("terminal-back-hint"))
        make = self._position if kind == "use" else self._single
        section = Section("", tuple(make(action) for action in choice.actions), GRID)
        if kind != "use":
            return Page((section,), choice.title.plain, hint=say("terminal-back-hint"))
        card = str(choice.actions[0].args["card"])
        lead = say("terminal-roam-lead-position", name=self.cards.name(card))
        hint, short = say("terminal-roam-position-hint"), say("terminal-roam-position-short")
        return Page((section,), lead, labels=True, hint=hint, short_hint=short, art=self._lying(card))

    def _moves(self, actions: Sequence[Action]) -> list[Choice]:
        """Moves one by one; where they are many, the tokens that can be moved."""
        if len(actions) <= MANY_MOVES:
            return [self._move(action) for action in actions]
        ways: dict[tuple[str, str], list[Action]] = {}
        for action in actions:
            ways.setdefault((str(action.args["owner"]), str(action.args["from"])), []).append(action)
        found = []
        for (owner, start), some in ways.items():
            if len(some) == 1:
                found.append(self._move(some[0]))
            else:
                typed = f"move {owner} {start}"
                found.append(Choice(token(owner) + ink(f" {start} →"), tuple(some), (typed,), opens=True))
        return found

    def _position(self, action: Action) -> Choice:
        seen = self.scene.foresee(action)
        at = str(action.args["at"])
        title = ink(at, "bold")
        placed = len(placed_by(seen.now))
        # With a replacement or a lack of tokens it is not decided yet how many are placed.
        title.append(f" +{placed}" if placed else " +?")
        gained = coins_of(seen.now)
        if gained:
            title.append(f" {gained}{COIN}", COIN_STYLE)
        title.append_text(self._completed(seen))
        return Choice(title, (action,), (at, action.text))

    def _move(self, action: Action) -> Choice:
        owner, start, end = (str(action.args[name]) for name in ("owner", "from", "to"))
        return Choice(token(owner) + ink(f" {start} → {end}"), (action,), (action.text,))

    def _completed(self, seen: Foresight) -> Text:
        """Which land cards the turn would complete if it ended here, and for whom."""
        text = Text()
        open_cards = []
        for event in seen.later:
            card = str(event.args.get("card", ""))
            if event.kind == "complete":
                open_cards.append(card)
            elif event.kind == "win" and card in open_cards:
                open_cards.remove(card)
                text.append(f" {TICK}{card}", "bold").append_text(token(self.cards.seat_names[event.seat]))
        for card in open_cards:
            text.append(f" {TICK}{card}=", "bold")
        return text

    def title(self, action: Action) -> str:
        """An action in words."""
        kind = action.kind
        if kind in ("blank", "free") and "replacing" in action.args:
            kind = f"{kind}-replacing"
        elif kind == "use" and "at" not in action.args:
            kind = "use-nowhere"
        values: dict[str, object] = dict(action.args)
        for name in ("owner", "replacing"):
            if name in values:
                values[name] = self.cards.edge(str(values[name]))
        if "card" in values:
            values["card"] = self.cards.character(str(values["card"]))
        if "artifact" in values:
            values["artifact"] = self.cards.artifact(int(action.args["artifact"]))
        return self.cards.words.say(f"roam-action-{kind}", values)

    def sentences(self, events: Iterable[Event]) -> list[str]:
        """What would happen, up to the next turn."""
        found = []
        for event in events:
            if event.kind == "turn":
                break
            found.append(self.cards.sentence(event))
        return [sentence for sentence in found if sentence]


def _key(action: Action) -> str:
    """In an auction coins are counted, not the lines of the list."""
    return str(action.args["coins"]) if action.kind == "bid" else PASS_KEY if action.kind == "pass" else ""


def placed_by(events: Iterable[Event]) -> list[str]:
    """The spaces on which events put a token."""
    spaces: list[str] = []
    for event in events:
        if event.kind == "place":
            spaces += [str(space) for space in event.args["spaces"]]  # type: ignore[union-attr]
        elif event.kind == "replace":
            spaces.append(str(event.args["at"]))
        elif event.kind == "move":
            spaces.append(str(event.args["to"]))
    return spaces


def coins_of(events: Iterable[Event]) -> int:
    """The coins that tokens gain in events."""
    return sum(int(str(event.args["coins"])) for event in events if event.kind in ("place", "replace"))
