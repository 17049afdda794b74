"""How to play: every screen stands on a real position, and what it says is what the engine and the rules say."""

import re

import pytest

import tumblehall as th
from tumblehall.kernel import register
from tumblehall.lessons.course import facts_at
from tumblehall.lessons.how_to import Draft, drafts_of, read_drafts, screens_of
from tumblehall.lessons.script import LEARNER

PHASES = {"quarriors": 5, "dicequest": 5, "quaeleon": 4, "angryquest": 4}
SCREENS = [pytest.param(draft, id=f"{game}-{draft.name}") for game in PHASES for draft in drafts_of(game)]
WORDS = dict(zip(("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), range(2, 11), strict=True))
NUMBER = re.compile(rf"\d+|\b(?:{'|'.join(WORDS)})\b", re.IGNORECASE)
PAGE = '{"screens": [{"name": "x", "title": "x", "lead": "x", "position": {}, "notes": [%s]}]}'


def numbers_in(text: str) -> set[int]:
    return {WORDS.get(found.lower()) or int(found) for found in NUMBER.findall(text)}


@pytest.mark.parametrize("game", PHASES)
def test_every_phase_of_a_game_has_its_screen(game: str) -> None:
    assert len(screens_of(game)) == PHASES[game]


@pytest.mark.parametrize("draft", SCREENS)
def test_every_number_of_a_note_stands_on_the_table_or_in_a_rule_it_cites(draft: Draft) -> None:
    table = draft.table()
    for say, facts, rules in draft.notes:
        found = facts_at(facts, table, table.events(LEARNER))
        assert None not in found.values(), (say, found)
        printed = set().union(*(numbers_in(register.rule(rule).text) for rule in rules))
        assert numbers_in(re.sub(r"\{\w+\}", "", say)) <= printed, say


@pytest.mark.parametrize("draft", SCREENS)
def test_the_rules_behind_a_screen_are_those_of_its_game(draft: Draft) -> None:
    game = draft.position["game"]
    assert {register.rule(rule).game for _, _, rules in draft.notes for rule in rules} == {game}


def test_a_page_that_is_wrong_says_where() -> None:
    with pytest.raises(th.BadInput, match=r"screens\[0\]\.notes\[0\].*\"rules\" is missing"):
        read_drafts("quarriors", PAGE % '{"say": "x"}')


def test_a_game_that_is_not_there_has_no_screens() -> None:
    with pytest.raises(th.BadInput, match="there is no game"):
        screens_of("chess")
