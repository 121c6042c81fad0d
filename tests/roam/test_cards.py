"""Card sets: the built-in one is sound, and every mistake is named with file, card and field."""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from parlour.core.chance import SeededChance
from parlour.core.errors import InvalidInput
from parlour.core.suite import Sample, check_invariants, check_replay
from parlour.games import find_game
from parlour.games.roam.cards import (
    ABILITIES,
    BUILT_IN,
    LANDSCAPES,
    CardSet,
    built_in_set,
    names_of,
    read_cards,
    set_from_data,
    set_from_toml,
)
from parlour.games.roam.unusual_cards import unusual
from parlour.words import words

WAYFARERS = ("wayfarers", "wayfarers-2")
SKETCH = json.loads(built_in_set("sketch").source)

SMALL = """
name = "mine"
[[starter]]
id = "A"
pattern = ["##"]
[[starter]]
id = "B"
pattern = ["#"]
[[starter]]
id = "C"
pattern = ["###"]
""" + "".join(
    f'[[land]]\nnumber = {number}\ncoins = ["..", "1.", ".."]\npattern = ["##", "#o"]\npoints = 2\n'
    for number in range(1, 10)
)


@pytest.mark.parametrize("name", BUILT_IN)
def test_built_in_sets(name: str) -> None:
    cards = built_in_set(name)
    assert (len(cards.starters), len(cards.lands), len(cards.artifacts)) == (3, 43, 24)
    assert len({land.character.pattern for land in cards.lands}) == 43
    assert {tile.ability for tile in cards.artifacts} == {"blank", "replace", "coin", "turn", "move", "flip"}


@pytest.mark.parametrize("name", BUILT_IN)
def test_nothing_is_odd_about_built_in_sets(name: str) -> None:
    assert unusual(built_in_set(name)) == []


@pytest.mark.parametrize("name", WAYFARERS)
def test_wayfarers(name: str) -> None:
    """The sets Parlour plays with keep within what they promise."""
    cards = built_in_set(name)
    characters = [*cards.starters, *(land.character for land in cards.lands)]
    for character in characters:
        rows = character.pattern.rows()
        assert len(rows) <= 4 and len(rows[0]) <= 4
        assert 2 <= len(character.pattern.squares) <= 6 and len(character.pattern.blanks) <= 3
    # Not even turning makes two of them the same.
    shapes = {min(str(character.pattern.turned(turns)) for turns in range(4)) for character in characters}
    assert len(shapes) == 46
    assert all(starter.points == 0 for starter in cards.starters)
    assert {len(land.character.pattern.blanks) for land in cards.lands} == {0, 1, 2, 3}
    assert {sum(land.coins) for land in cards.lands} == {0, 1, 2, 3, 4}
    assert sum(2 in land.coins for land in cards.lands) > 5
    assert set(Counter(land.landscape for land in cards.lands)) == set(LANDSCAPES)
    assert Counter(tile.ability for tile in cards.artifacts) == dict.fromkeys(ABILITIES, 4)
    assert {tile.price for tile in cards.artifacts} <= set(range(2, 9))
    assert {tile.points for tile in cards.artifacts} <= set(range(4))


def dominated(cards: CardSet) -> set[int]:
    """Artifacts nobody would choose: another one does the same, costs no more and scores no less."""
    return {
        tile.number
        for tile in cards.artifacts
        for other in cards.artifacts
        if other is not tile
        and other.ability == tile.ability
        and other.price <= tile.price
        and other.points >= tile.points
    }


def test_no_artifact_of_wayfarers_2_is_dominated() -> None:
    assert dominated(built_in_set("wayfarers")) == {10, 15, 19, 23}
    assert dominated(built_in_set("wayfarers-2")) == set()


def test_wayfarers_2_has_the_cards_of_wayfarers_at_other_prices() -> None:
    """Only what artifacts cost and score is new, so both have the same names."""
    old, new = built_in_set("wayfarers"), built_in_set("wayfarers-2")
    assert (old.starters, old.lands) == (new.starters, new.lands)
    alike = [(tile.number, tile.ability) for tile in old.artifacts]
    assert [(tile.number, tile.ability) for tile in new.artifacts] == alike
    assert BUILT_IN[0] == new.name and names_of(new.name) == names_of(old.name) == old.name


@pytest.mark.parametrize("name", WAYFARERS)
def test_the_file_of_wayfarers_says_who_is_who(name: str) -> None:
    text = (resources.files("parlour.games.roam") / "sets" / f"{name}.toml").read_text(encoding="utf-8")
    found = re.findall(r'\[\[(\w+)\]\]  # (.+)\n(?:id|number) = "?(\w+)', text)
    assert len(found) == 70
    for kind, called, card in found:
        assert words().say(f"roam-wayfarers-{kind}-{card}") == called


def test_sets_that_came_with_parlour_never_change() -> None:
    """Records name them. Better numbers are a new set with a name of its own."""
    digests = {name: hashlib.sha256(built_in_set(name).source.encode()).hexdigest()[:16] for name in BUILT_IN}
    assert digests == {
        "wayfarers-2": "db2eed70a5c476cc",
        "wayfarers": "fd1cc70de4651fa0",
        "sketch": "c7416504c536a26d",
    }


def test_a_small_set_of_ones_own_plays() -> None:
    """Few cards and no artifacts: the deck runs out and the game still ends."""
    cards = set_from_toml(SMALL, "mine.toml")
    for players in (2, 4):
        options = {"players": players, "cards": json.loads(cards.source)}
        sample = Sample(find_game("roam"), options, "small", states=4)
        check_invariants(sample)
        check_replay(sample)


def broken(**changes: Any) -> dict[str, Any]:
    """The built-in set with one field of one card changed; None takes the field away."""
    data: dict[str, Any] = json.loads(json.dumps(SKETCH))
    for path, value in changes.items():
        kind, place, field = path.split("__")
        card = data[kind][int(place)]
        if value is None:
            del card[field]
        else:
            card[field] = value
    return data


@pytest.mark.parametrize(
    ("changes", "message", "card", "field"),
    [
        ({"land__4__points": None}, "roam-cards-missing", "land 5", "points"),
        ({"land__4__points": -1}, "roam-cards-number", "land 5", "points"),
        ({"land__4__points": True}, "roam-cards-number", "land 5", "points"),
        ({"land__4__points": "3"}, "roam-cards-quoted", "land 5", "points"),
        ({"land__4__weight": 1}, "roam-cards-unknown-field", "land 5", "weight"),
        ({"land__4__number": 61}, "roam-cards-number", "land 61", "number"),
        ({"land__4__number": 4}, "roam-cards-twice", "set", "land"),
        ({"land__4__name": 7}, "roam-cards-text", "land 5", "name"),
        ({"land__4__coins": ["..", ".."]}, "roam-cards-coins", "land 5", "coins"),
        ({"land__4__coins": ["..", "9.", ".."]}, "roam-cards-coins", "land 5", "coins"),
        ({"land__4__coins": "......"}, "roam-cards-rows", "land 5", "coins"),
        ({"land__4__pattern": ["oo"]}, "roam-cards-pattern", "land 5", "pattern"),
        ({"land__4__pattern": ["##", "#"]}, "roam-cards-pattern", "land 5", "pattern"),
        ({"land__4__pattern": ["#x"]}, "roam-cards-pattern", "land 5", "pattern"),
        ({"land__4__pattern": ["#######"]}, "roam-cards-pattern", "land 5", "pattern"),
        ({"land__4__pattern": []}, "roam-cards-pattern", "land 5", "pattern"),
        ({"artifact__2__ability": "fly"}, "roam-cards-word", "artifact 3", "ability"),
        ({"artifact__2__price": 99}, "roam-cards-number", "artifact 3", "price"),
        ({"artifact__2__number": 2}, "roam-cards-twice", "set", "artifact"),
        ({"starter__0__id": "D"}, "roam-cards-word", "starter D", "id"),
        ({"starter__0__id": "B"}, "roam-cards-starters", "set", "starter"),
        ({"starter__0__pattern": ["#."], "starter__1__pattern": ["#.....#", "......."]}, "roam-cards-pattern",
         "starter B", "pattern"),
    ],
)  # fmt: skip
def test_mistakes_are_named(changes: dict[str, Any], message: str, card: str, field: str) -> None:
    with pytest.raises(InvalidInput) as error:
        set_from_data(broken(**changes), "box.toml")
    found = error.value
    assert (found.message, found.values["file"], found.values["card"], found.values["field"]) == (
        message, "box.toml", card, field,
    )  # fmt: skip


def test_starting_patterns_that_miss_spaces_are_a_remark() -> None:
    """A printed box may have them. Two squares on a diagonal leave two corners out, others from other seats."""
    data = broken(**{f"starter__{place}__pattern": ["#.", ".#"] for place in range(3)})
    cards = set_from_data(data, "box.toml")
    missed = [odd.values for odd in unusual(cards) if odd.message == "roam-odd-reach"]
    assert [(values["seat"], values["spaces"]) for values in missed] == [
        ("south", "f1, a6"), ("west", "a1, f6"), ("north", "f1, a6"), ("east", "a1, f6"),
    ]  # fmt: skip
    said = "From the west the starting characters cannot reach the spaces a1, f6."
    assert words().say("roam-odd-reach", missed[1]) == said
    # It can be played, from the side with the gaps too.
    state = find_game("roam").start({"seats": ["south", "west"], "cards": data}, SeededChance(1))
    assert state.actions()


def test_one_space_that_is_missed_is_named() -> None:
    """An L of three squares leaves one corner out, and each seat another one."""
    data = broken(**{f"starter__{place}__pattern": ["##", "#."] for place in range(3)})
    missed = [odd for odd in unusual(set_from_data(data, "box.toml")) if odd.message == "roam-odd-reach"]
    sentences = [words().say(odd.message, odd.values) for odd in missed]
    ends = ("south", "f6"), ("west", "a6"), ("north", "a1"), ("east", "f1")
    assert sentences == [
        f"From the {seat} the starting characters cannot reach the space {space}." for seat, space in ends
    ]


@pytest.mark.parametrize("text", ["", "name =", "[[land]]\nnumber = 1", 'land = "all"', "starter = 3"])
def test_files_that_are_no_sets(text: str) -> None:
    with pytest.raises(InvalidInput) as error:
        set_from_toml(text, "box.toml")
    assert str(error.value.values["file"]).split(":")[0] == "box.toml"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[land]\nnumber = 1", "box.toml:1: write [[land]] with two brackets before each card."),
        ("\n[[Lands]]\nnumber = 1", "box.toml:2, set: there is no field called Lands. Did you mean land?"),
        ('[[land]]\ncoins = ["..]\n', "box.toml:2: a quotation mark is missing in this line."),
        (
            '[[land]]\npattern = ["##"\npoints = 4\n',
            "box.toml:3: a list before this line has no closing ].",
        ),
        ("[[land]]\npoints = 4\npoints = 5", "box.toml:3: this line repeats something already defined."),
        ("[[artifact]]\nability = coin", "box.toml:2: what follows the = is not a number, text"),
        ("[[artifact]]\nprice 3", "box.toml:2: this line is neither a heading such as [[land]] nor a field"),
        ('name = "a" "b"', "box.toml:1: this line cannot be read: Expected newline"),
        ("[[land]]\n[land.x]\n[land.x]\n", "box.toml:3: this line cannot be read: Cannot declare"),
        (
            "land = [7]",
            "box.toml, land #1: this is not a card with fields. Write [[land]], then lines such as points = 4.",
        ),
        ("", "box.toml: the starting characters must be A, B, and C, in this order. Found: none."),
        (
            f"points = {'9' * 5000}",
            "box.toml cannot be read: A number is too long to read, or lists are nested too",
        ),
    ],
)
def test_slips_are_explained(text: str, said: str) -> None:
    _, mistakes = read_cards(text, "box.toml")
    assert words().error(mistakes[0]).startswith(said)


def test_a_remembered_mistake_is_raised_anew() -> None:
    """Else each time would add its callers to the first one's traceback."""
    raised = []
    for _ in range(2):
        with pytest.raises(InvalidInput) as error:
            set_from_data({}, "box.toml")
        raised.append(error.value)
    assert raised[0] is not raised[1] and str(raised[0]) == str(raised[1])


def test_lines_are_told_only_where_they_are_certain() -> None:
    text = SMALL.replace("number = 2\ncoins", "number = 2\ncions")
    _, mistakes = read_cards(text.replace("[[land]]", '[["land"]]', 1), "mine.toml")
    assert mistakes[0].values["file"] == "mine.toml"


def test_too_few_lands() -> None:
    with pytest.raises(InvalidInput) as error:
        set_from_data({**SKETCH, "land": SKETCH["land"][:5]}, "box.toml")
    assert error.value.message == "roam-cards-few-lands"


def test_artifacts_need_a_set_that_has_some() -> None:
    roam, bare = find_game("roam"), {**SKETCH, "artifact": []}
    for options in ({"artifacts": True, "cards": bare}, {"artifacts": True, "cards": bare, "players": 3}):
        for refuse in (roam.options, lambda given: roam.start(given, SeededChance(1))):
            with pytest.raises(InvalidInput) as error:
                refuse(options)
            assert error.value.message == "roam-cards-no-artifacts"
    assert roam.options({"cards": bare})["artifacts"] is False
    assert roam.options({"artifacts": True, "cards": {**SKETCH, "artifact": SKETCH["artifact"][:1]}})["artifacts"]


def test_six_lands_are_enough() -> None:
    options = {"cards": {**SKETCH, "land": SKETCH["land"][:6]}}
    state = find_game("roam").start(options, SeededChance(1))
    assert state.top == 0 and sorted(state.lands) == [1, 2, 3, 4, 5, 6]


def lines_of(text: str, file: str = "mine.toml") -> list[tuple[str, str]]:
    """Each mistake of a text with the line it is told for, as it is written there."""
    found, mistakes = read_cards(text, file)
    assert found is None
    told = []
    for mistake in mistakes:
        name, _, line = str(mistake.values["file"]).partition(":")
        assert name == file
        told.append((mistake.message, text.split("\n")[int(line) - 1] if line else ""))
    return told


def test_all_mistakes_are_found_at_once_with_their_lines() -> None:
    text = SMALL.replace("number = 3\ncoins", "number = 3\ncions").replace("number = 7", 'number = "7"')
    text = text.replace('number = 5\ncoins = ["..", "1.", ".."]', "number = 5\nshape = 1\nsize = 2\ncoins = []")
    text = text.replace("number = 9", "number = 8").replace('name = "mine"', "name = 7\nmood = 1")
    assert lines_of(text) == [
        ("roam-cards-text", "name = 7"),
        ("roam-cards-unknown-field", "mood = 1"),
        ("roam-cards-missing", 'cions = ["..", "1.", ".."]'),
        ("roam-cards-unknown-field", "shape = 1"),
        ("roam-cards-unknown-field", "size = 2"),
        ("roam-cards-coins", "coins = []"),
        ("roam-cards-quoted", 'number = "7"'),
        ("roam-cards-twice", "number = 8"),
    ]
    _, mistakes = read_cards(text, "mine.toml")
    assert mistakes[2].values["near"] == "cions"
    assert "There is a field called cions. Did you mean coins?" in words().error(mistakes[2])


def test_a_slip_hides_nothing_else() -> None:
    """What is no TOML spoils its own card alone."""
    text = SMALL.replace("number = 3\ncoins", "number = 3 coins").replace(
        "[[land]]\nnumber = 4", "[land]\nnumber = 4"
    )
    text = text.replace("number = 6\n", "number = 5\n").replace(
        'id = "B"\npattern = ["#"]', 'id = "B"\npattern = ["#]'
    )
    text = text.replace("number = 8", "nummer = 8").replace("\n", "\r\n")
    assert [(message, line.rstrip("\r")) for message, line in lines_of(text)] == [
        ("roam-cards-line", 'pattern = ["#]'),
        ("roam-cards-line", 'number = 3 coins = ["..", "1.", ".."]'),
        ("roam-cards-one-bracket", "[land]"),
        ("roam-cards-twice", "number = 5"),
        ("roam-cards-missing", "nummer = 8"),
    ]


def test_every_single_bracket_is_named() -> None:
    text = SMALL.replace("[[land]]", "[land]").replace("[[starter]]", "[starter]")
    assert (
        lines_of(text)
        == [("roam-cards-one-bracket", "[starter]")] * 3 + [("roam-cards-one-bracket", "[land]")] * 9
    )
    # Once is no TOML error, and a mistake all the same.
    last = SMALL + '[artifact]\nnumber = 1\nability = "coin"\nprice = 3\npoints = 0\n'
    assert lines_of(last) == [("roam-cards-one-bracket", "[artifact]")]


def test_a_large_o_is_a_blank() -> None:
    typed = set_from_toml(SMALL.replace("#o", "#O"), "mine.toml")
    assert [land.character for land in typed.lands] == [
        land.character for land in set_from_toml(SMALL, "mine.toml").lands
    ]


def test_cards_that_cannot_be_read_are_not_called_missing() -> None:
    """Six lands, one with a slip: they are enough, and number 6 is not used twice because of it."""
    text = SMALL[: SMALL.index("[[land]]\nnumber = 7")].replace("number = 6", "number = 6 6")
    assert lines_of(text) == [("roam-cards-line", "number = 6 6")]


def test_a_set_as_a_whole_can_have_several_mistakes() -> None:
    text = SMALL.replace("number = 2", "number = 1").replace('"C"', '"B"') + "[[artifact]]\n" * 2
    tiles = 'number = 4\nability = "coin"\nprice = 3\npoints = 0\n'
    found, mistakes = read_cards(text.replace("[[artifact]]\n", f"[[artifact]]\n{tiles}"), "mine.toml")
    assert found is None
    assert [mistake.message for mistake in mistakes] == [
        "roam-cards-twice", "roam-cards-twice", "roam-cards-starters",
    ]  # fmt: skip


def test_a_mistyped_field_is_guessed() -> None:
    with pytest.raises(InvalidInput) as error:
        set_from_data(broken(land__4__lanscape="snow", land__4__landscape=None), "box.toml")
    assert "Did you mean landscape?" in words().error(error.value)
    with pytest.raises(InvalidInput) as error:
        set_from_data(broken(land__4__weight=1), "box.toml")
    assert words().error(error.value) == "box.toml, land 5: there is no field called weight."


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"land__4__pattern": ["#"]}, "Card 5: a pattern of 1 square; most have 2 to 6."),
        ({"land__4__pattern": ["####", "###."]}, "Card 5: a pattern of 7 squares; most have 2 to 6."),
        ({"land__4__pattern": ["#####"]}, "Card 5: a pattern 5 wide and 1 high; most fit into 4 by 4."),
        ({"land__4__pattern": ["##", "oo", "oo"]}, "Card 5: 4 blank squares; most patterns have at most 3."),
        ({"land__4__pattern": ["#.", "##"]}, "Card 5 has the same pattern as card 3."),
        ({"land__4__points": 11}, "Card 5: 11 points are a lot for this card."),
        ({"starter__0__points": 1}, "Card A: 1 point is a lot for this card."),
        ({"artifact__0__points": 4}, "Artifact 1: 4 points; most have at most 3."),
        ({"land__4__coins": ["11", "11", "1."]}, "Card 5: 5 coins; most land cards have at most 4."),
        ({"land__4__landscape": "moon"}, "Card 5: there is no picture for “moon”, so it is drawn as a meadow."),
        ({"artifact__0__price": 1}, "Artifact 1: a price of 1 coin; most cost 2 to 8."),
        ({"artifact__0__price": 9}, "Artifact 1: a price of 9 coins; most cost 2 to 8."),
    ],
)
def test_unusual_cards_are_mentioned(changes: dict[str, Any], said: str) -> None:
    found = unusual(set_from_data(broken(**changes), "box.toml"))
    sentences = [words().say(oddity.message, oddity.values) for oddity in found]
    assert len(sentences) == 1 and sentences[0].startswith(said), sentences


def test_unusual_numbers_of_cards_are_mentioned() -> None:
    data = {**SKETCH, "land": SKETCH["land"][:6], "artifact": SKETCH["artifact"][:1]}
    sentences = [words().say(odd.message, odd.values) for odd in unusual(set_from_data(data, "box.toml"))]
    assert sentences == [
        "There are 6 land cards; the box has 43, or 48 with the promo cards.",
        "There is 1 artifact; the box has 24.",
    ]
    assert unusual(set_from_data({**SKETCH, "artifact": []}, "box.toml")) == []


def test_a_flood_of_cards_is_refused_by_the_first_of_them() -> None:
    """What somebody sends costs no more than a set can have."""
    good = json.loads(built_in_set("sketch").source)
    for kind in ("starter", "land", "artifact"):
        floods: tuple[list[Any], ...] = ([{}] * 20_000, good[kind] * 2_000)
        for cards in floods:
            with pytest.raises(InvalidInput):
                find_game("roam").options({"cards": {**good, "name": f"{kind} {len(cards)}", kind: cards}})
