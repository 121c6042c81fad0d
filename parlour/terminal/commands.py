"""What a player can type besides actions. Each command says whether the position is another one afterwards."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from typing import Final

from rich.table import Table
from rich.text import Text

from parlour.bots import bots_of, make_bot
from parlour.core.action import Action
from parlour.core.errors import ParlourError
from parlour.core.event import Event
from parlour.core.undo import last_barrier
from parlour.terminal.ink import ink
from parlour.terminal.session import HUMAN, Left, Session
from parlour.terminal.story import draw_story

Command = Callable[[Session, str], bool]

LOG_TURNS: Final = 12  # `log` without `all`
HINTS: Final = 3
RULE_LINE: Final = re.compile(r"^- (\S+) (.+)$", re.MULTILINE)
CHAPTER_LINE: Final = re.compile(r"^## (\S+ .+)$", re.MULTILINE)


def show_help(session: Session, rest: str) -> bool:
    """`?`: all commands, and how to read the board; `? board` is the second alone."""
    legend = _listed()
    for line in session.screen.legend().splitlines():
        about, _, text = line.partition(": ")
        legend.add_row(ink(about, "bold"), ink(text))
    if rest:
        session.reply(legend)
        return False
    grid = _listed()
    first = RULE_LINE.findall(session.record.game.rules())[0][0]
    values = {"action": session.state.actions()[0].text, "rule": first, "chapter": first.partition(".")[0]}
    for name in ("pick", *HELP):
        usage = session.words.say(f"terminal-usage-{name}", values)
        grid.add_row(ink(usage, "bold cyan"), ink(session.words.say(f"terminal-help-{name}", values)))
    session.reply(grid, Text(), legend)
    return False


def cards(session: Session, rest: str) -> bool:
    """`cards`: what the board may have had no room for."""
    session.reply(session.screen.details(session.scene(), session.console.width))
    return False


def players(session: Session, rest: str) -> bool:
    """`players`: everybody with all they have; `players NAME`: one of them."""
    seat = named_seat(session, rest) if rest else None
    if rest and seat is None:
        names = ", ".join(session.screen.name(place) for place in range(len(session.state.seat_names)))
        session.warn(session.words.say("terminal-no-seat", {"seat": rest[:20], "seats": names}))
        return False
    session.reply(session.screen.players(session.scene(), session.console.width, seat))
    return False


def named_seat(session: Session, typed: str) -> int | None:
    """The seat whose name begins like this, as it is written or as it is said."""
    wanted = typed.lower()
    for seat, name in enumerate(session.state.seat_names):
        if name.startswith(wanted) or session.screen.name(seat).lower().startswith(wanted):
            return seat
    return None


def redraw(session: Session, rest: str) -> bool:
    """`board`: show everything again."""
    session.show()
    return False


def back(session: Session, rest: str) -> bool:
    """`back`: from a character's positions to the first menu."""
    session.page = session.first
    session.show()
    return False


def undo(session: Session, rest: str) -> bool:
    """`undo`: back to the player's previous decision."""
    record = session.record
    own = [at for at, entry in enumerate(record.entries) if entry.seat == session.seat and entry.action]
    if not own:
        session.warn(session.words.say("terminal-undo-nothing"))
        return False
    target = own[-1]
    beyond = target < last_barrier(record)
    others = {seat for seat in session.humans() if seat != session.seat}
    # With other people at the table what they did, or saw come of it, is theirs to allow.
    asks = bool(others) and (beyond or any(entry.seat in others for entry in record.entries[target:]))
    if asks and not session.talk.yes("terminal-undo-consent"):
        session.answer("terminal-undo-refused")
        return False
    taken_back = record.entries[target].action
    assert taken_back is not None
    session.undone.append(record.entries[target:])
    del record.entries[target:]
    session.state = record.replay()
    session.news = {}
    session.notice("terminal-undone", action=taken_back.text)
    if beyond:
        session.notice("terminal-undo-beyond")
    return True


def redo(session: Session, rest: str) -> bool:
    """`redo`: what the last undo took back happens again, chance and bots included."""
    if not session.undone:
        session.warn(session.words.say("terminal-redo-nothing"))
        return False
    events: list[Event] = []
    for entry in session.undone.pop():
        session.record.play_entry(session.state, entry, events)
        session.record.entries.append(entry)
    session.news = {}
    session.tell(events)
    return True


def meant(session: Session, command: str, typed: str) -> Action | None:
    """The action a command's argument names: a key or word of the menu, or notation, in full or in part."""
    choice = session.meant(typed, before=command)
    if choice is not None and choice.opens:
        session.warn(session.words.say("terminal-several", {"count": len(choice.actions)}))
    return choice.actions[0] if choice is not None and not choice.opens else None


def why(session: Session, rest: str) -> bool:
    """`why ACTION`: the rule that forbids it."""
    if not rest:
        session.answer("terminal-help-why")
        return False
    # Notation first: `why use 12` asks about using it nowhere, not about its positions.
    try:
        action: Action | None = session.record.game.table.parse(rest)
    except ParlourError:
        action = meant(session, "why", rest)
    if action is None:
        return False
    refusal = session.state.why_not(action)
    if refusal is None:
        session.answer("terminal-why-legal", action=action.text)
        return False
    session.reply(ink(session.screen.refusal(refusal)), draw_rules(session, [refusal.rule]))
    return False


def preview(session: Session, rest: str) -> bool:
    """`preview ACTION`: what it would do, on the board and in sentences."""
    action = meant(session, "preview", rest) if rest else None
    if action is None:
        if not rest:
            session.answer("terminal-help-preview")
        return False
    refusal = session.state.why_not(action)
    if refusal is not None:
        session.warn(session.screen.refusal(refusal))
        return False
    told = []
    seen = session.foresee(action)
    for message, events in (("terminal-preview-now", seen.now), ("terminal-preview-later", seen.later)):
        sentences = []
        for place, event in enumerate(events):
            if place and event.kind in session.screen.new_paragraph:
                break  # the next player's turn is no consequence worth telling
            sentences.append(session.screen.sentence(event))
        joined = " ".join(sentence for sentence in sentences if sentence)
        if joined:
            told.append(session.words.say(message, {"events": joined}))
    told.append(session.words.say("terminal-preview-enter", {"action": action.text}))
    session.show_preview(action, told)
    session.pending = action
    return False


def hint(session: Session, rest: str) -> bool:
    """`hint`: what the bot would do that plays by default, and why."""
    game = session.record.game
    name = bots_of(game)[-1]
    opinions = make_bot(name, game).opinions(session.state.view(session.seat), random.Random(0))
    lines = []
    for opinion in opinions[:HINTS]:
        said = [
            (session.words.reason(game.name, reason.name), f"{reason.weight:+.1f}") for reason in opinion.reasons
        ]
        why = [
            f"{reason} {weight}" for reason, weight in said if float(weight)
        ]  # nobody needs what rounds to nothing
        reasons = ", ".join(why) or session.words.reason(game.name, "end")
        values = {"action": opinion.action.text, "reasons": reasons}
        if opinion.chance is None:
            said_so = session.words.say("terminal-hint-reasons", values | {"price": f"{opinion.price:+.1f}"})
        else:
            said_so = session.words.say("terminal-hint-chance", values | {"chance": f"{opinion.chance:.0%}"})
        lines.append(ink(said_so))
    session.reply(session.talk.sentence("terminal-hint-best", bot=name), *lines)
    return False


def log(session: Session, rest: str) -> bool:
    """`log`: the story so far."""
    events: list[Event] = []
    session.record.replay(events=events)
    seen = [event for event in events if event.visible_to(session.seat)]
    last = 0 if rest.lower() == "all" else LOG_TURNS
    session.reply(draw_story(session.screen, seen, last, brief=False))
    return False


def rules(session: Session, rest: str) -> bool:
    """`rules R-4.3`: a rule; `rules R-4`: a chapter; `rules`: the chapters."""
    text = session.record.game.rules()
    if not rest:
        chapters = [ink(chapter) for chapter in CHAPTER_LINE.findall(text)]
        chapter = RULE_LINE.findall(text)[0][0].partition(".")[0]
        session.reply(*chapters, session.talk.sentence("terminal-help-rules", chapter=chapter))
        return False
    wanted = rest.upper()
    found = [name for name, _ in RULE_LINE.findall(text) if name == wanted or name.startswith(f"{wanted}.")]
    if found:
        session.reply(draw_rules(session, found))
    else:
        session.warn(session.words.say("terminal-no-rule", {"rule": rest[:20]}))
    return False


def draw_rules(session: Session, names: Iterable[str]) -> Table:
    """Rules: in the player's words, else as the rules have them."""
    game = session.record.game
    printed = dict(RULE_LINE.findall(game.rules()))
    grid = _listed(gap=1)
    for name in names:
        told = session.words.has(f"{game.name}-rule-{name.replace('.', '-')}")
        text = session.words.rule(game.name, name) if told else printed.get(name, "")
        if text:
            grid.add_row(ink(name, "bold"), ink(text))
    return grid


def _listed(gap: int = 2) -> Table:
    """What something is called, and what is to be said about it."""
    grid = Table.grid(padding=(0, gap, 0, 0))
    grid.add_column(no_wrap=True)
    return grid


def save(session: Session, rest: str) -> bool:
    """`save FILE`: write the record."""
    if not rest and session.keeper.path is None:
        session.answer("terminal-help-save")
        return False
    session.reply(session.keeper.save_as(rest)[1])
    return False


def concede(session: Session, rest: str) -> bool:
    """`concede`: give up, after a question."""
    if not session.talk.yes("terminal-concede-sure"):
        session.again()
        return False
    events: list[Event] = []
    session.news[session.seat] = []
    session.undone = []
    session.record.concede(session.state, session.seat, events)
    session.tell(events)
    # With more than two players the seat is played on, by a bot from now on.
    others = [who for who in session.people.values() if who != HUMAN]
    session.seat_bot(session.seat, others[0] if others else bots_of(session.record.game)[-1])
    return True


def leave(session: Session, rest: str) -> bool:
    """`quit`: go, and offer to save first."""
    if session.keeper.is_kept or session.keeper.offer("terminal-quit-save"):
        raise Left
    session.answer("terminal-quit-stay")
    return False


COMMANDS: Final[dict[str, Command]] = {
    "?": show_help,
    "help": show_help,
    "preview": preview,
    "why": why,
    "undo": undo,
    "redo": redo,
    "back": back,
    "board": redraw,
    "cards": cards,
    "players": players,
    "hint": hint,
    "log": log,
    "rules": rules,
    "save": save,
    "concede": concede,
    "quit": leave,
    "exit": leave,
}
HELP: Final = tuple(name for name in COMMANDS if name not in ("?", "exit"))
WITH_MORE: Final = ("help", "preview", "why", "players", "log", "rules", "save")  # whose line may go on


def find_command(typed: str) -> tuple[Command | None, str]:
    """The command a line begins with, and the rest of the line."""
    if typed.startswith("?"):
        return show_help, typed[1:].strip()
    head, _, rest = typed.partition(" ")
    return COMMANDS.get(head.lower()), rest.strip()


def like_commands(typed: str) -> list[str]:
    """The commands a line may be short for, written out."""
    head, _, rest = typed.partition(" ")
    names = WITH_MORE if rest else COMMANDS
    return [f"{name} {rest}".strip() for name in names if name.startswith(head.lower())]
