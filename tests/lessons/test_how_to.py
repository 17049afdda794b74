"""How to play: every screen stands on a real position, and what it says is what the engine and the rules say."""

import re

import pytest

import tumblehall as th
from tumblehall.kernel import register
from tumblehall.lessons.course import course_of, facts_at
from tumblehall.lessons.how_to import Draft, drafts_of, read_drafts, screens_of
from tumblehall.lessons.script import LEARNER, lesson_named

PHASES = {"quarriors": 5, "dicequest": 5, "quaeleon": 4, "angryquest": 4}
SCREENS = [pytest.param(draft, id=f"{game}-{draft.name}") for game in PHASES for draft in drafts_of(game)]
COMES_TO = {
    ("quarriors", "score"): "Your Assistant lived",
    ("quarriors", "ready"): "Each turn you draw 6 dice",
    ("quarriors", "attack"): "A shield on the die: a creature",
    ("quarriors", "capture"): "6 quiddity left",
    ("quarriors", "tidy"): "when you tidy up",
    ("dicequest", "tavern"): "4 gold",
    ("dicequest", "deploy"): "for 2 heroes",
    ("dicequest", "combat"): "Your heroes' dice are your pool",
    ("dicequest", "wounds"): "1 light wound",
    ("dicequest", "rewards"): "Won: 1 point",
    ("quaeleon", "build"): "Everybody starts with",
    ("quaeleon", "reveal"): "once closed",
    ("quaeleon", "card"): "once closed",
    ("quaeleon", "end"): "Take two cards",
    ("angryquest", "move"): "You rolled",
    ("angryquest", "combat"): "ending on an opponent means",
    ("angryquest", "town"): "A clover",
    ("angryquest", "lair"): "all three are at the lair",
}
"""What the teacher says first who tries a screen."""
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


@pytest.mark.parametrize("draft", SCREENS)
def test_the_first_game_is_tried_where_it_comes_to_the_screen(draft: Draft) -> None:
    tried = draft.tried
    assert tried is not None
    lesson = lesson_named(tried.lesson)
    table = lesson.table(tried.scene, "00" * 16)
    for seat, act in lesson.told(tried.scene, tried.answers):
        table.act(seat, act)
    course = course_of(lesson, tried.scene, table.record)
    assert course is not None
    assert COMES_TO[lesson.game, draft.name] in course.captions[tried.read].say


def test_a_page_that_is_wrong_says_where() -> None:
    with pytest.raises(th.BadInput, match=r"screens\[0\]\.notes\[0\].*\"rules\" is missing"):
        read_drafts("quarriors", PAGE % '{"say": "x"}')


def test_a_game_that_is_not_there_has_no_screens() -> None:
    with pytest.raises(th.BadInput, match="there is no game"):
        screens_of("chess")
