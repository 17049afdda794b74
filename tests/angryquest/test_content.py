"""The board, the characters and the monsters as printed, and the words they are read into."""

import json
from collections import Counter
from dataclasses import fields, is_dataclass
from enum import IntEnum
from typing import Any, get_args

import pytest

from tumblehall.games.angryquest.cards import who_has as abilities
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.board import (
    ARENA,
    ENTRY,
    GATE,
    HOME,
    LAIR,
    LOOP,
    NEAR,
    NEXT,
    SPACES,
    beyond,
    loop_distance,
    name_of,
)
from tumblehall.games.angryquest.content.board import SPACE_NUMBERS as AT
from tumblehall.games.angryquest.content.facts import printed
from tumblehall.games.angryquest.game import GAME
from tumblehall.games.angryquest.language import data
from tumblehall.games.angryquest.language import monster_words as mw
from tumblehall.games.angryquest.language import words as w
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.games.angryquest.rules.verbs import VERBS
from tumblehall.kernel.content import slug_of
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.steps import Step
from tumblehall.kernel.verbs import Verb

# -- the board --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AQ-1.2")
def test_the_board_has_its_97_spaces() -> None:
    assert Counter(space.kind for space in SPACES) == {
        "plain": 20, "luck": 8, "curse": 8, "entry": 4, "gate": 4, "crossroads": 4, "road": 8, "settlement": 4,
        "lair": 12, "combat": 12, "home": 12, "monster": 1,
    }  # fmt: skip
    assert len({(space.x, space.y) for space in SPACES}) == len(SPACES) == 97


def test_the_loop_closes_and_its_neighbours_touch() -> None:
    for space in SPACES[:LOOP]:
        after = SPACES[space.next]
        assert after.number == (space.number + 1) % LOOP
        assert abs(after.x - space.x) + abs(after.y - space.y) == 1


def test_the_loop_runs_clockwise() -> None:
    corners = [(SPACES[i].x, SPACES[i].y) for i in (0, 12, 24, 36)]
    assert corners == [(2, 2), (14, 2), (14, 14), (2, 14)]


@pytest.mark.rule("AQ-6.1", "AQ-3.3")
def test_each_colour_counts_42_to_its_gate_and_43_to_45_into_the_lair() -> None:
    for colour in range(4):
        at, count = ENTRY[colour], 1
        while at != GATE[colour]:
            at, count = NEXT[at], count + 1
        assert count == 42
        assert SPACES[at].branch == LAIR[colour][0]
        assert [SPACES[space].next for space in LAIR[colour]] == [*LAIR[colour][1:], HOME]
        assert [SPACES[space].branch for space in LAIR[colour]] == list(ARENA[colour])


@pytest.mark.rule("AQ-3.3")
def test_every_house_leads_to_the_entry_of_its_colour() -> None:
    assert all(space.next == ENTRY[space.colour] for space in SPACES if space.kind == "home")
    assert [name_of(space) for space in ENTRY] == ["t01", "t13", "t25", "t37"]


@pytest.mark.rule("AQ-4.8", "A12")
def test_each_settlement_road_leaves_at_a_crossroads_and_joins_two_further_on_a12() -> None:
    for space in SPACES:
        if space.kind == "crossroads":
            road = space.branch
            assert [SPACES[s].kind for s in (road, NEXT[road], NEXT[NEXT[road]])] == ["road", "settlement", "road"]
            assert NEXT[NEXT[NEXT[road]]] == space.number + 2


def test_a_quarter_turn_maps_the_board_onto_itself() -> None:
    by_place = {(space.x, space.y): space for space in SPACES}

    def turned(number: int) -> int:
        return HOME if number == HOME else by_place[16 - SPACES[number].y, SPACES[number].x].number

    for space in SPACES:
        after = SPACES[turned(space.number)]
        assert after.kind == space.kind
        assert (after.next, after.branch) == (turned(space.next), turned(space.branch))
        assert after.colour == (space.colour if space.colour < 0 else (space.colour + 1) % 4)


@pytest.mark.rule("AQ-5.3", "A16")
@pytest.mark.parametrize(("space", "near", "far"), [
    ("t00", ["t01", "t47"], ["t02", "t46"]),
    ("t08", ["t07", "t09", "road-n-1"], ["t06", "t10"]),
    ("t10", ["t09", "t11", "road-n-2"], ["t08", "t12"]),
    ("road-n-1", ["t08"], ["t07", "t09"]),
    ("t42", ["t41", "t43"], ["t40", "t44"]),
    ("sett-n", [], []),
    ("ent-red-1", [], []),
    ("cmb-red-1", [], []),
])  # fmt: skip
def test_near_is_one_link_and_far_two_a16(space: str, near: list[str], far: list[str]) -> None:
    assert [name_of(s) for s in NEAR[AT[space]]] == near
    assert [name_of(s) for s in beyond(2)[AT[space]]] == far


@pytest.mark.rule("A16")
def test_beyond_goes_as_far_as_it_says() -> None:
    assert [beyond(1)[AT["t20"]], beyond(2)[AT["t02"]]] == [(), (AT["t00"], AT["t04"])]
    assert beyond(3)[AT["t02"]] == (AT["t00"], AT["t04"], AT["t05"], AT["t47"])


@pytest.mark.parametrize(("a", "b", "steps"), [(0, 47, 1), (47, 0, 1), (3, 9, 6), (9, 3, 6), (0, 24, 24), (1, 26, 23)])
def test_the_loop_is_measured_the_shorter_way(a: int, b: int, steps: int) -> None:
    assert loop_distance(a, b) == steps


# -- cards and words --------------------------------------------------------------------------------------------------

NOT_IN_WORDS = ("do", "mode", "scope", "limit", "chain", "turns")


def printed_values(data: dict[str, Any]) -> Counter[Any]:
    """The numbers and names that a content file gives to a word."""
    found: Counter[Any] = Counter()
    for key, value in data.items():
        if isinstance(value, dict):
            found += printed_values(value)
        elif key not in NOT_IN_WORDS:
            found[tuple(value) if isinstance(value, list) else value] += 1
    return found


def word_values(word: object) -> Counter[Any]:
    found: Counter[Any] = Counter()
    assert is_dataclass(word)
    for field in fields(word):
        value = getattr(word, field.name)
        if is_dataclass(value):
            found += word_values(value)
        else:
            found[value.name.lower() if isinstance(value, IntEnum) else value] += 1
    if isinstance(word, w.MoreDice) and word.range == 0:
        del found[0]
    return found


@pytest.mark.rule("AQ-2.1")
@pytest.mark.parametrize("number", range(32))
def test_a_character_is_read_as_printed(number: int) -> None:
    character, row = CHARACTERS[number], printed("characters.csv")[number]
    assert character.number == number
    assert character.values == tuple(int(row[a]) for a in ("close", "ranged", "arcane", "armour", "movement"))
    assert word_values(character.ability) == printed_values(json.loads(row["ability"]))
    assert all((character.name, character.ability_name, character.ability_text))


@pytest.mark.rule("AQ-1.3", "AQ-6.3")
@pytest.mark.parametrize("number", range(6))
def test_a_monster_is_read_as_printed(number: int) -> None:
    monster, row = MONSTERS[number], printed("monsters.csv")[number]
    assert monster.number == number
    for phase, needs in enumerate(monster.needs, 1):
        for name, need in zip(("close", "ranged", "arcane"), needs, strict=True):
            shown = [row[f"p{phase}_{name}_min"], row[f"p{phase}_{name}_target"]]
            assert shown == (["", ""] if need is None else [str(number) for number in need])
    for word, column in ((monster.sixes, "critical"), (monster.luck, "luck"), (monster.curse, "curse")):
        assert word_values(word) == printed_values(json.loads(row[column]))
    assert all((monster.name, monster.sixes_text, monster.luck_text, monster.curse_text))


@pytest.mark.rule("AQ-2.1")
def test_there_are_32_characters_and_no_two_abilities_are_alike() -> None:
    assert len({character.slug for character in CHARACTERS}) == 32
    assert len({(type(character.ability), character.ability) for character in CHARACTERS}) == 32


def test_every_word_is_used_and_every_use_has_a_word() -> None:
    assert {type(character.ability) for character in CHARACTERS} == set(get_args(w.Ability))
    spaces = {type(effect) for monster in MONSTERS for effect in (monster.luck, monster.curse)}
    assert spaces == set(get_args(mw.SpaceEffect))
    assert {type(monster.sixes) for monster in MONSTERS} == set(get_args(mw.SixRule))


def test_every_ability_has_its_table() -> None:
    found_tables = {name: value for name, value in vars(abilities).items() if name.isupper()}
    tables = [value for name, value in found_tables.items() if name not in ("A", "CHARACTERS", "REACHED")]
    found = [next(i for i, table in enumerate(tables) if table[c.number] is c.ability) for c in CHARACTERS]
    assert set(found) == set(range(len(tables)))
    assert sum(word is not None for table in tables for word in table) == len(CHARACTERS)


def test_words_leave_out_only_what_is_always_so() -> None:
    critical = [json.loads(row["critical"]) for row in printed("monsters.csv")]
    assert {c["do"]: c["chain"] for c in critical if "chain" in c} == {"CRIT_REROLL": False, "CRIT_EXPLODE": True}
    curses = [json.loads(row["curse"]) for row in printed("monsters.csv")]
    assert [c["turns"] for c in curses if "turns" in c] == [1]


@pytest.mark.parametrize("read", [data.ability_of, data.effect_of, data.sixes_of])
def test_an_unknown_word_is_refused(read: Any) -> None:
    with pytest.raises(ValueError, match="there is no word for"):
        read({"do": "DANCE"})


def test_names_make_short_texts() -> None:
    assert slug_of("Silt, Friend of Moles") == "silt-friend-of-moles"
    assert slug_of("Grit-Tooth Olga") == "grit-tooth-olga"


@pytest.mark.parametrize("verb", list(VERBS), ids=lambda verb: verb.name)
def test_every_verb_answers_some_question(verb: Verb) -> None:
    assert GAME.answers[verb.name]


def test_there_is_an_option_for_everything_that_can_be_named() -> None:
    cards, sizes = len(CHARACTERS), {verb.name: verb.size for verb in VERBS}
    assert {sizes[name] for name in ("return", "keep", "take", "pick")} == {cards}
    assert (sizes["attack"], sizes["move"]) == (cards * 3, cards * len(SPACES))
    assert (sizes["use"], sizes["upgrade"], sizes["lose"], sizes["spoil"], sizes["corner"]) == (3, 5, 10, 10, 4)


@pytest.mark.parametrize("step", [step for step in AngryState.STEPS if step.takes], ids=lambda step: step.name)
def test_pending_work_is_written_by_names_that_are_read_again(step: Step) -> None:
    """Numbers of characters and spaces would shift when one is added."""
    state = AngryState(2)
    for kind in step.takes[1:]:
        operand = GAME.operands[kind]
        if operand.write is None:
            assert kind in ("face", "steps", "rest", "count")
            continue
        least = -1 if kind in ("only", "moved", "before") else 0
        most = {"space": len(SPACES), "before": 6, "roll": 3, "occasion": 3, "side": 2}.get(kind, len(CHARACTERS))
        names = [operand.written(state, n) for n in range(least, most)]
        assert [operand.parse(state, Doc(name, "here")) for name in names] == list(range(least, most))
        assert len(set(names)) == most - least
