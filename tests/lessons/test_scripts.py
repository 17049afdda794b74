"""Every lesson is played by the engine: its answers are on offer, its dice fall as it says, its captions are true."""

import re
from collections import Counter
from pathlib import Path

import pytest

import tumblehall as th
from tools.lesson_dice import faces, fits
from tumblehall.kernel import register
from tumblehall.kernel.table import Table
from tumblehall.lessons.course import ANOTHER_WAY, Shown, captions_at, facts_of, partner_answer
from tumblehall.lessons.script import LEARNER, Lesson, lesson_named, lesson_names, read_lesson
from tumblehall.library import game_named

SCENES = [(name, number) for name in lesson_names() for number in range(len(lesson_named(name).scenes))]
FIRST = [name for name in lesson_names() if name in th.list_games()]
SETS = {
    "quarriors-demons": ["base", "demons"],
    "quarriors-quarmageddon": ["base", "quarmageddon"],
    "quarriors-qladiator": ["base", "qladiator"],
    "quarriors-quartifacts": ["base", "quartifacts"],
    "quarriors-light-dark": ["light-dark"],
    "quarriors-promos": ["base", "promos"],
}
TEXTS = Path(__file__).parents[2] / "client/src/lib/words/en.ts"
"""The page names players who are bots as it says here."""
OF_SETS = [name for name in lesson_names() if name not in FIRST]
LESSON = '{"game": "quarriors", "title": "x", "seats": 2, "scenes": [{"steps": [%s]}]}'
PARTS = {
    "quarriors": {"wilds", "glory", "bag", "used"},
    "dicequest": {"path", "purse", "pool", "needs", "token", "party"},
    "quaeleon": {"hand"},
    "angryquest": {"monster", "team"},
}
"""What a caption may point at besides the things that options refer to: parts of the table that are always there."""


def play(table: Table, lesson: Lesson, scene: int, upto: int | None = None) -> None:
    for entry in lesson.scenes[scene].script[:upto]:
        assert entry.act is not None
        table.act(entry.seat, entry.act)


def at_end(name: str, scene: int) -> list[Shown]:
    lesson = lesson_named(name)
    table = lesson.table(scene, "end")
    play(table, lesson, scene)
    return captions_at(lesson, scene, table)


def test_each_game_has_a_first_game() -> None:
    assert {lesson_named(name).game for name in FIRST} == set(th.list_games())


def test_each_further_set_of_quarriors_has_a_lesson() -> None:
    assert set(OF_SETS) == set(SETS)


@pytest.mark.parametrize("name", FIRST)
def test_a_first_game_has_10_to_14_captions(name: str) -> None:
    assert 10 <= lesson_named(name).captions <= 14


@pytest.mark.parametrize("name", OF_SETS)
def test_a_lesson_of_a_set_has_5_to_8_captions_on_the_wilds_of_its_first_game(name: str) -> None:
    lesson = lesson_named(name)
    assert 5 <= lesson.captions <= 8
    position = lesson.scenes[0].position
    assert position is not None
    fresh = th.new_table("quarriors", lesson.seats, "fresh", {"sets": SETS[name], "wilds": "first-game"})
    assert [card["card"] for card in position["wilds"]] == [card["card"] for card in fresh.position()["wilds"]]


@pytest.mark.parametrize(("name", "scene"), SCENES)
def test_the_dice_fall_as_the_script_says(name: str, scene: int) -> None:
    lesson = lesson_named(name)
    chosen, game = lesson.scenes[scene], game_named(lesson.game)
    table = lesson.table(scene, "dice")
    assert not chosen.opening or fits(faces(game, table.events(None)), chosen.opening)
    for answer in chosen.answers:
        known = table.event_count(None)
        assert answer.entry.act is not None
        table.act(answer.entry.seat, answer.entry.act)
        assert not answer.gives or fits(faces(game, table.events(None, known)), answer.gives), answer


@pytest.mark.parametrize(("name", "scene"), SCENES)
def test_all_captions_are_said_in_their_order(name: str, scene: int) -> None:
    lesson = lesson_named(name)
    said = at_end(name, scene)
    numbers = [caption.number for caption in said if caption.number]
    assert numbers == [caption.number for caption in lesson.scenes[scene].captions]
    assert [caption.event for caption in said] == sorted(caption.event for caption in said)
    assert all(len(caption.say.split()) <= 30 for caption in said)


@pytest.mark.parametrize(("name", "scene"), SCENES)
def test_every_number_of_a_caption_stands_on_the_table_or_in_the_rule_it_cites(name: str, scene: int) -> None:
    lesson = lesson_named(name)
    for caption in lesson.scenes[scene].captions:
        fresh = lesson.table(scene, "numbers")
        play(fresh, lesson, scene, caption.after)
        found = facts_of(caption, fresh)
        assert None not in found.values(), (caption.say, found)
        bare = re.sub(r"\{\w+\}|[Ss]eat 1", "", caption.say)
        rule = "" if caption.rule is None else register.rule(caption.rule).text
        for number in re.findall(r"\d+", bare):
            assert number in re.findall(r"\d+", rule), (caption.say, number)


@pytest.mark.parametrize("name", lesson_names())
def test_a_lesson_ends_with_a_caption_that_is_read_so_that_it_is_known_to_be_finished(name: str) -> None:
    last = lesson_named(name).scenes[-1]
    assert last.captions[-1].after == len(last.script)


@pytest.mark.parametrize("name", lesson_names())
def test_a_caption_calls_the_other_player_seat_1_so_that_every_form_puts_the_name_there(name: str) -> None:
    names = re.findall(r'"bots\.\w+": "([A-Z][^"]+)"', TEXTS.read_text())
    assert len(names) >= 6
    for scene in lesson_named(name).scenes:
        for caption in scene.captions:
            assert not re.search(rf"\b({'|'.join(names)})\b", caption.say), caption.say


@pytest.mark.parametrize(("name", "scene"), SCENES)
def test_captions_point_at_things_of_the_table(name: str, scene: int) -> None:
    lesson = lesson_named(name)
    game = game_named(lesson.game)
    for caption in lesson.scenes[scene].captions:
        table = lesson.table(scene, "things")
        play(table, lesson, scene, caption.after)
        if caption.at.startswith("part:"):
            assert caption.at.removeprefix("part:") in PARTS[lesson.game]
            continue
        asked = [decision for decision in table.decisions if decision.seat == LEARNER] or list(table.decisions)
        assert caption.at in game.things(table.view(LEARNER), asked[0]), caption


@pytest.mark.parametrize(("name", "scene"), SCENES)
def test_the_partner_answers_by_the_script(name: str, scene: int) -> None:
    lesson = lesson_named(name)
    table = lesson.table(scene, "partner")
    for entry in lesson.scenes[scene].script:
        if entry.seat != LEARNER:
            assert partner_answer(lesson.scenes[scene], table, entry.seat) == entry.act
        assert entry.act is not None
        table.act(entry.seat, entry.act)
    for decision in table.decisions:
        assert partner_answer(lesson.scenes[scene], table, decision.seat) is None


@pytest.mark.parametrize(("name", "scene"), SCENES)
def test_every_other_choice_leads_on(name: str, scene: int) -> None:
    lesson = lesson_named(name)
    for number, entry in enumerate(lesson.scenes[scene].script):
        if entry.seat != LEARNER:
            continue
        table = lesson.table(scene, "others")
        play(table, lesson, scene, number)
        asked = next(decision for decision in table.decisions if decision.seat == LEARNER)
        for option in asked.options:
            if option.id == entry.act:
                continue
            other = table.clone()
            other.act(LEARNER, option.id)
            for _ in range(4):
                if other.outcome is None:
                    decision = other.decisions[0]
                    other.act(decision.seat, decision.default)
            said = captions_at(lesson, scene, other)
            assert Counter(caption.say for caption in said)[ANOTHER_WAY] == 1


def test_a_scene_says_when_it_is_over_and_nothing_after() -> None:
    said = at_end("angryquest", 0)
    assert [caption.say for caption in said if not caption.number] == ["That was scene 1 of 3."]
    lesson = lesson_named("quarriors")
    table = lesson.table(0, "after")
    play(table, lesson, 0)
    before = captions_at(lesson, 0, table)
    decision = table.decisions[0]
    table.act(decision.seat, decision.default)
    assert captions_at(lesson, 0, table) == before


def test_what_is_taken_back_is_taken_back_in_the_lesson_too() -> None:
    lesson = lesson_named("quarriors")
    table = lesson.table(0, "back")
    play(table, lesson, 0, 2)
    before = captions_at(lesson, 0, table)
    table.act(LEARNER, "next")
    assert captions_at(lesson, 0, table)[-1].say != before[-1].say
    table.undo(LEARNER)
    assert captions_at(lesson, 0, table) == before


def test_the_record_of_a_lesson_replays() -> None:
    lesson = lesson_named("quarriors")
    table = lesson.table(0, "record")
    play(table, lesson, 0)
    record = th.Record.from_json(table.record.to_json())
    assert record == table.record
    assert th.replay(record).position() == table.position()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{}", 'the field "game" is missing'),
        (LESSON % ('{"say": "' + "word " * 31 + '", "at": "x"}'), "at most 30 words"),
        (LESSON % '{"seat": 0}', 'the field "act" is missing'),
    ],
)
def test_a_script_that_is_wrong_says_where(text: str, said: str) -> None:
    with pytest.raises(th.BadInput, match=said):
        read_lesson("x", text)


def test_an_unknown_lesson_names_those_there_are() -> None:
    with pytest.raises(th.BadInput, match=r"there is no lesson .chess.; the lessons are angryquest, dicequest"):
        lesson_named("chess")
