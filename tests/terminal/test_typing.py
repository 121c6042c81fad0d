"""What can be typed at the terminal: numbers that count, beginnings of words, the end of a turn said twice."""

from __future__ import annotations

import pytest

from parlour.games import find_game
from tests.terminal.sessions import CLEAR, KEY, ROAM, from_position, session, squeezed, texts

pytestmark = pytest.mark.usefixtures("elsewhere")

ARCS = find_game("arcs")

# West, then north, then south bid for land card 1.
AUCTION = {
    "setup": "three",
    "turn": "west",
    "step": "acting",
    "used": "B",
    "west": {"down": ["B"], "coins": 3},
    "north": {"coins": 12},
    "south": {"coins": 4},
    "tokens": "S W . . . .\nN S . . . .\nW N . . . .\n. . . . . .\n. . . . . .\n. . . . . .",
}
# Red leads an Administration card, and can tax three cities.
TAXES = {
    "empty": True,
    "at": {"5-hex": ["red 3", "red city"], "5-arrow": ["red city"], "2-hex": ["red city"], "2-gate": ["blue 1"]},
    "red": {"hand": ["administration-2"], "resources": []},
}
LEAD = ("", "lead administration-2")  # Red comes to the keyboard, and leads


# Numbers that count


def test_a_number_in_an_auction_is_a_bid() -> None:
    record, typist = from_position(ROAM, AUCTION, "end", "1", "3", "pass")
    assert KEY.findall(typist.shown[1]) == ["0", "1", "2", "3", "p"]
    assert "2)  Bid 2 coins" in typist.shown[1] and "p)  Pass" in typist.shown[1]
    assert "Type your bid in coins, or p to pass." in squeezed(typist.shown[1])
    assert KEY.findall(typist.shown[2])[0] == "2"  # more than the last bid
    assert texts(record) == ["end", "bid 1", "bid 3", "pass"]


def test_a_bid_that_is_not_allowed_is_refused_by_the_rule() -> None:
    record, typist = from_position(ROAM, AUCTION, "end", "2", "1", "bid 1", "13", "100", "02", "p", "p")
    assert "The bid stands at 2: bid more or pass (R-5.3)" in squeezed(typist.shown[3])
    assert "The bid stands at 2" in squeezed(typist.shown[4])  # not a beginning of bid 10
    assert "You have only 12 coins to bid (R-5.3)" in squeezed(typist.shown[5])
    assert "There is no 100 in the list. Choose from 3 to 12." in squeezed(typist.shown[6])
    assert "The bid stands at 2" in squeezed(typist.shown[7])
    assert texts(record) == ["end", "bid 2", "pass", "pass"]


def test_commands_take_bids_as_the_list_has_them() -> None:
    record, typist = from_position(ROAM, AUCTION, "end", "preview 2", "why 3", "preview 1", "")
    assert "Now: West bids 2 coins." in squeezed(typist.shown[2])
    assert "“bid 3” is allowed now." in squeezed(typist.shown[3])
    assert texts(record) == ["end", "bid 1"]
    _, typist = from_position(ROAM, AUCTION, "end", "bi", "1")
    assert "“bi”: which one?" in typist.shown[2] and KEY.findall(typist.shown[2]) == ["0", "1", "2", "3"]
    assert "West bids 1" in typist.shown[3]
    # Commands that begin alike get no numbers there.
    _, typist = from_position(ROAM, AUCTION, "end", "b")
    assert KEY.findall(typist.shown[2]) == ["0", "1", "2", "3"] and "board" not in typist.shown[2]


def test_the_help_tells_about_auctions() -> None:
    for command in ("?", "? board"):
        _, typist = session(command)
        assert "the number you type is your bid in coins; p passes" in squeezed(typist.shown[1])


def test_ships_and_dice_are_counted_too() -> None:
    given = {
        "empty": True,
        "at": {"5-hex": ["red 3", "red damaged 2"], "5-gate": ["blue 2"]},
        "red": {"hand": ["aggression-2"], "resources": []},
    }
    lines = ["", "lead aggression-2", "move 5-hex 5-gate", "0", "0", "2", "battle blue 5-gate", "1"]
    record, typist = from_position(ARCS, given, *lines)
    assert sorted(KEY.findall(typist.shown[3])) == ["0", "1", "2", "3"]
    assert "0) Move no fresh ships" in typist.shown[3] and "1) Move 1 fresh ship" in typist.shown[3]
    assert KEY.findall(typist.shown[4]) == ["1", "2"]
    assert "There is no 0" not in typist.shown[5] and "(A-" in typist.shown[5]  # the rule says why
    assert texts(record)[1:] == ["move 5-hex 5-gate", "fresh 0", "damaged 2", "battle blue 5-gate", "assault 1"]


# Beginnings


def test_a_beginning_that_fits_several_lists_them() -> None:
    record, typist = from_position(ARCS, TAXES, *LEAD, "tax 5", "2")
    asked = typist.shown[3]
    assert "“tax 5”: which one?" in asked and "Press Enter to go back." in asked
    assert KEY.findall(asked) == ["1", "2"]
    assert "1) Tax your city at 5-arrow" in asked and "2) Tax your city at 5-hex" in asked
    assert texts(record) == ["lead administration-2", "tax red 5-hex"]


@pytest.mark.parametrize("line", ["tax red 5-h", "tax 5-h", "TA 5-H", "t r 5-h", "red 5-h", "re 5-h"])
def test_a_beginning_that_fits_one_does_it(line: str) -> None:
    record, _ = from_position(ARCS, TAXES, *LEAD, line)
    assert texts(record)[1:] == ["tax red 5-hex"]


def test_a_list_of_beginnings_can_be_left() -> None:
    record, typist = from_position(ARCS, TAXES, *LEAD, "tax 5", "", "tax 5", "influence", "tax 2", height=24)
    assert "which one?" not in typist.shown[4].rpartition(CLEAR)[2]
    assert "“influence”: which one?" in typist.shown[6]  # another beginning, asked from the list
    assert texts(record)[1:] == ["tax red 2-hex"]


def test_words_that_name_two_actions_list_both() -> None:
    given = {
        "empty": True,
        "at": {"5-hex": ["red 6", "blue city"], "2-gate": ["blue 1", "yellow 1"]},
        "red": {"hand": ["administration-2"], "resources": ["weapon"]},
        "blue": {"resources": []},
    }
    record, typist = from_position(ARCS, given, *LEAD, "spend weapon", "blue 5-hex", "2")
    assert "“blue 5-hex”: which one?" in typist.shown[4]
    assert "1) Tax Blue’s city at 5-hex" in typist.shown[4] and "2) Battle Blue at 5-hex" in typist.shown[4]
    assert texts(record)[-1] == "battle blue 5-hex"


def test_a_long_mistake_leaves_the_board_in_sight() -> None:
    given = {**TAXES, "blue": {"guilds": ["loyal-keepers"]}}  # a line more on the board
    _, typist = from_position(ARCS, given, *LEAD, "nonsense " * 6, height=24)
    shown = typist.shown[3].rpartition(CLEAR)[2]
    assert len(shown.splitlines()) == 23 and "Red, your turn" in shown and "End turn" in shown
    assert "is neither in the list nor an action or a command" in squeezed(shown)


def test_commands_may_be_shortened() -> None:
    _, typist = session("pl north", "boa", "und")
    assert "North (random)" in typist.shown[1] and "South (you)" not in typist.shown[1]
    assert "┏━━━" in typist.shown[2] and "You have nothing to undo." in typist.shown[3]


def test_beginnings_of_commands_and_actions_are_listed_together() -> None:
    record, typist = session("use A at a1", "undo", "u", "4")
    listed = typist.shown[3]
    assert "“u”: which one?" in listed and "4) undo" in listed and "1) A" in listed
    assert "nothing to undo" in typist.shown[4] and record.entries == []
    # Only commands that take more than their name are meant by a line with more.
    _, typist = session("p x", "2", "b x")
    assert KEY.findall(typist.shown[1].rpartition("preview x")[2]) == ["2"]
    assert "2) players x" in typist.shown[1] and "There is no seat “x”" in typist.shown[2]
    assert "“b x” is neither" in typist.shown[3]


def test_one_letter_does_nothing_by_itself() -> None:
    record, typist = session("use B at a1", "e", "1")
    assert "“e”: which one?" in typist.shown[2] and "1)  End turn" in typist.shown[2]
    assert texts(record)[:2] == ["use B at a1", "end"]
    _, typist = session("q")
    assert "1) quit" in typist.shown[1]


def test_spots_that_fit_are_numbered_on_the_map() -> None:
    record, typist = session("use A c", "2")
    rows = [line for line in typist.shown[1].splitlines() if line.startswith("   ┃")]
    assert [line.split("┃")[2][:3].strip() for line in rows] == ["1", "2", "3", "4", "5", ""]
    assert " 2) c2 +3" in typist.shown[1] and " 6) " not in typist.shown[1]
    assert texts(record) == ["use A at c2"]


@pytest.mark.parametrize("command", ["preview", "why"])
def test_arguments_of_commands_are_asked_for_too(command: str) -> None:
    record, typist = from_position(ARCS, TAXES, *LEAD, f"{command} tax 5", "1")
    assert "“tax 5”: which one?" in typist.shown[3]
    previewed = "Press Enter to do it (tax red 5-arrow)"
    wanted = previewed if command == "preview" else "“tax red 5-arrow” is allowed now."
    assert wanted in squeezed(typist.shown[4])
    assert texts(record) == ["lead administration-2"]
    _, typist = session(f"{command} us", "1")
    assert "“us”: which one?" in typist.shown[1] and "This stands for 25 actions" in typist.shown[2]


# The end of a turn


def test_a_turn_with_pips_left_ends_when_it_is_said_twice() -> None:
    record, typist = from_position(ARCS, TAXES, *LEAD, "end", height=24)
    assert texts(record) == ["lead administration-2"]
    asked = typist.shown[3].rpartition(CLEAR)[2]
    assert "You have 4 actions left. To end your turn anyway, type “end” again, or “y”." in asked
    assert "Red, your turn" in asked and "End turn" in asked  # board and menu are still there
    for line in ("end", "END", "y", "yes"):
        record, typist = from_position(ARCS, TAXES, *LEAD, "end", line)
        assert texts(record)[1:] == ["end"], line
        assert "press Enter" in typist.prompts[-1]


def test_the_number_of_the_end_may_be_typed_twice() -> None:
    _, typist = from_position(ARCS, TAXES, *LEAD)
    number = next(line for line in typist.shown[2].splitlines() if "End turn" in line).partition(")")[0].strip()
    record, _ = from_position(ARCS, TAXES, *LEAD, number, number)
    assert texts(record)[1:] == ["end"]


@pytest.mark.parametrize("line", ["n", "no", "", "board", "tax 2"])
def test_anything_else_does_not_end_the_turn(line: str) -> None:
    record, typist = from_position(ARCS, TAXES, *LEAD, "end", line, "y", "end")
    assert "end" not in texts(record)
    assert "!" not in typist.shown[4]
    assert f"You have {3 if line == 'tax 2' else 4} actions left." in typist.shown[6]  # asked anew


def test_one_action_left_is_one() -> None:
    given = {**TAXES, "red": {"hand": ["administration-6"], "resources": []}}
    record, typist = from_position(ARCS, given, "", "lead administration-6", "tax 2", "end", "end")
    left = next(shown for shown in typist.shown if "left. To end your turn" in shown)
    assert "You have 1 action left." in left and texts(record)[-1] == "end"


def test_nobody_is_asked_where_pips_are_of_no_use() -> None:
    nothing_to_build = {
        "empty": True,
        "at": {"5-gate": ["red 3"], "2-gate": ["blue 1"]},
        "red": {"hand": ["construction-2"], "resources": ["fuel"]},
    }
    record, typist = from_position(ARCS, nothing_to_build, "", "lead construction-2", "end")
    assert "4 pips" in typist.shown[2] and "Spend 1 fuel" in typist.shown[2]
    assert texts(record)[-1] == "end"
    only_arranging = {
        "empty": True,
        "row": [],
        "court_deck": [],
        "at": {"5-hex": ["red 3", "red city"], "2-gate": ["blue 1"]},
        "red": {"hand": ["administration-3"], "resources": ["fuel", "psionic"]},
    }
    record, typist = from_position(ARCS, only_arranging, "", "lead administration-3", "tax", "end")
    assert "2 pips" in typist.shown[3] and "Rearrange your resources" in typist.shown[3]
    assert texts(record)[-1] == "end"


def test_nobody_is_asked_after_the_last_pip_or_a_preview() -> None:
    lines = ["tax 2", "tax 5-h", "tax 5-a", "influence mining", "end"]
    record, typist = from_position(ARCS, TAXES, *LEAD, *lines)
    assert texts(record)[-1] == "end" and "left. To end" not in typist.all
    record, _ = from_position(ARCS, TAXES, *LEAD, "preview end", "")
    assert texts(record)[1:] == ["end"]


# Purse 9 gives a coin; all characters are down, so the next turn begins with a rest.
LAST_COIN = {
    "artifacts": True,
    "turn": "south",
    "step": "acting",
    "used": "C",
    "south": {"up": [], "down": ["A", "B", "C"], "artifacts_up": [9]},
}


def test_a_coin_that_would_be_lost_is_asked_about() -> None:
    record, typist = from_position(ROAM, LAST_COIN, "end", "end")
    assert "your unused coin artifact will be wasted" in squeezed(typist.shown[1]) and texts(record) == ["end"]
    record, typist = from_position(ROAM, LAST_COIN, "coin", "end")
    assert texts(record) == ["coin", "end"] and "is lost" not in squeezed(typist.all)


def test_a_coin_that_stays_is_not_asked_about() -> None:
    awake = {**LAST_COIN, "south": {"up": ["A"], "down": ["B", "C"], "artifacts_up": [9]}}
    # South wins the first land card, which comes face up.
    winning = {**LAST_COIN, "tokens": "S S . . . .\nS S . . . .\nS N . . . .\n" + ". . . . . .\n" * 3}
    for given in (awake, winning):
        record, _ = from_position(ROAM, given, "end")
        assert texts(record)[:1] == ["end"], given
