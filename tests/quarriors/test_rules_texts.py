"""What players read: questions and their defaults, options, events; each with a rule that exists."""

from typing import Any

import pytest

import tumblehall as th
from tests.quarriors.mat import do, kind, options, play, seat
from tests.quarriors.questions import ASKED
from tumblehall.games import GAMES
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.register import rule
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Decision


def at(name: str) -> Table:
    table = ASKED[name][0]()
    return do(table, "next") if name == "may-copy" else table


def check(decision: Decision, table: Table) -> None:
    ids = [option.id for option in decision.options]
    assert len(set(ids)) == len(ids), ids
    assert decision.default in ids
    assert decision.prompt
    assert "None" not in decision.prompt
    assert decision.rule is not None
    assert rule(decision.rule).game == "quarriors"
    for option in decision.options:
        assert option.label
        assert "None" not in option.label
        assert option.rule is not None
        assert rule(option.rule).game == "quarriors"
        assert set(option.refs) <= set(GAMES["quarriors"].things(table.view(decision.seat), decision)), option


@pytest.mark.parametrize("name", ASKED)
def test_a_question_is_whole(name: str) -> None:
    table = at(name)
    assert kind(table) == name
    check(table.decisions[0], table)


@pytest.mark.parametrize("name", ASKED)
def test_an_absent_player_gives_the_safe_answer(name: str) -> None:
    assert at(name).decisions[0].default == ASKED[name][1]


def test_every_question_of_the_game_is_among_these() -> None:
    """Those that only words of sets to come ask are shown with cards made up for them."""
    to_come = {"seat", "choose", "may-do", "window", "alternative", "strip"}
    assert set(ASKED) | to_come == {step.name for step in QuarriorsState.STEPS if step.ask is not None}


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_whatever_is_asked_or_told_has_words_and_a_rule(seed: str) -> None:
    rng = th.FastRng(seed)
    table = th.new_table("quarriors", 2 + int(seed) % 3, seed, {"expert_culling": seed == "2", "captures": 2})
    for _ in range(500):
        if table.outcome is not None:
            break
        decision = table.decisions[0]
        check(decision, table)
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
    for event in table.events(None):
        assert event.text.endswith(".") or (event.forced and event.text), event
        assert event.rule is not None
        assert rule(event.rule).game == "quarriors"


def test_the_end_is_told() -> None:
    table = play(seat(ready="Assistant#5", glory=19), phase="score")
    do(table, "score assistant#5")
    told = table.events(None)[-1]
    assert (told.kind, told.rule) == ("over", "QC-11.4")
    assert told.data["winners"] == ["seat 0"]


@pytest.mark.parametrize(
    ("ready", "words"), [("Growth#4", "Put readied spells aside"), ("Scavenging Goblin#3", "Your turn is done")]
)
def test_end_of_a_turn_speaks_of_spells_where_there_are_some(ready: str, words: str) -> None:
    table = play(seat(ready=ready), phase="tidy", wilds="Growth/Charm, Scavenging Goblin/Base")
    assert words in table.decisions[0].prompt


def test_equal_dice_are_one_option() -> None:
    table = play(seat(active="3 Basic Quiddity#1, 2 Assistant#5"))
    assert options(table) == ["summon assistant#5", "spend basic-quiddity#1", "next"]


def test_dice_that_differ_only_in_what_lies_on_them_are_told_apart() -> None:
    marked = {"die": "Assistant#5", "marks": [[1, 0, False]]}
    table = play(seat(ready="Assistant#5"), seat(ready=["Assistant#5", marked, "Assistant#5"]), phase="attack")
    assert options(table) == ["defend assistant#5", "defend assistant#5:2"]
    do(table, "defend assistant#5:2")
    assert kind(table) != "name"


def test_attached_spells_are_part_of_a_creatures_name() -> None:
    mine = seat(ready="Assistant#5, Assistant#5+Life#4@0, Assistant#5+Life#4@1")
    table = play(mine, phase="score", wilds="Life/Cantrip")
    assert options(table) == ["score assistant#5", "score assistant#5+life#4", "score assistant#5+life#4:2"]
    do(table, "score assistant#5+life#4:2")
    assert table.position()["seats"][1]["used"] == ["Life"]


def test_option_ids_do_not_depend_on_what_else_is_there() -> None:
    few = play(seat(active="Portal#4, Assistant#5", quiddity=1))
    many = play(seat(active="Basic Quiddity#1, Portal#4, Assistant#5, Portal#6"), wilds="Deathdealer/Base")
    assert set(options(few)) < set(options(many))


def test_a_label_says_the_price() -> None:
    table = play(seat(active="Deathdealer#6", quiddity=2), wilds="Deathdealer/Base")
    assert "2" in table.decisions[0].options[0].label
    table = play(seat(quiddity=4), phase="capture", wilds="Portal/Basic 1")
    assert "4" in table.decisions[0].options[0].label


def test_a_bonus_names_no_number_that_is_none() -> None:
    table = do(play(seat(ready="Assistant#5, Death#4"), wilds="Death/Cantrip"), "cast death#4")
    texts = [event.text for event in table.events(None) if event.kind == "boosted"]
    assert texts == ["This turn +2 attack for Assistant 1/2 of Seat 0."]


def test_abilities_to_be_ordered_are_told_by_their_dice_as_they_are_now() -> None:
    mine = seat(ready="Deathdealer#4+Death#4@0, Deathdealer#4")
    table = play(mine, seat(ready="Assistant#5"), phase="attack", wilds="Deathdealer/Strong, Death/Charm")
    do(table, "defend assistant#5", "goes used")
    labels = [option.label for option in table.decisions[0].options]
    assert labels == ["First Deathdealer 3/2", "First Deathdealer 6/5 with Death (spell *)"]


def test_before_the_first_pick_the_way_out_is_nothing_and_no_more_after_it() -> None:
    table = play(seat(active="Growth#4, Portal#4, Assistant#5"), wilds="Growth/Incantation, Portal/Basic")
    do(table, "ready growth#4")
    labels = [table.decisions[0].options[-1].label]
    do(table, options(table)[0])
    assert [*labels, table.decisions[0].options[-1].label] == ["Nothing", "No more"]


# -- what an effect comes from ---------------------------------------------------------------------------------------


def told(table: Table, of: str) -> list[tuple[dict[str, Any], str | None, str]]:
    return [(dict(event.data), event.rule, event.text) for event in table.events(None) if event.kind == of]


def falls(**more: Any) -> dict[str, Any]:
    return {"player": "seat 1", "die": "assistant#5", "to": "used", **more}


@pytest.mark.rule("QC-8.6")
def test_a_creature_destroyed_by_damage_says_so() -> None:
    table = play(seat(ready="Deathdealer#4"), seat(ready="Assistant#5"), phase="attack", wilds="Deathdealer/Base")
    do(table, "defend assistant#5", "goes used")
    text = "Assistant 1/2 of Seat 1 is destroyed by damage and goes to the used pile."
    assert told(table, "destroyed") == [(falls(cause="damage"), "QC-8.6", text)]


@pytest.mark.rule("QC-12.4")
def test_a_creature_destroyed_by_an_effect_names_the_die_it_comes_from() -> None:
    table = play(seat(ready="Death#6"), seat(ready="Assistant#5"), wilds="Death/Incantation")
    do(table, "cast death#6", "pick assistant#5@1", "goes used")
    text = "Assistant 1/2 of Seat 1 is destroyed by Death (spell **) and goes to the used pile."
    assert told(table, "destroyed") == [(falls(cause="effect", by="death#6"), "QC-12.4", text)]


@pytest.mark.rule("QC-12.2")
def test_a_creature_destroyed_by_its_own_condition_says_so() -> None:
    mine = seat(ready="Deathdealer#4, Primordial Ooze#4", used="Basic Quiddity")
    wilds = "Primordial Ooze/Base, Deathdealer/Strong"
    table = play(mine, seat(ready="Assistant#5"), phase="attack", wilds=wilds)
    do(table, "defend assistant#5", "goes used", "cull basic-quiddity", "goes used")
    data, rule_id, text = told(table, "destroyed")[-1]
    assert (data["die"], data["cause"], rule_id) == ("primordial-ooze#4", "state", "QC-12.2")
    assert "is destroyed by its own condition" in text


@pytest.mark.parametrize(
    ("name", "rule_id", "about"),
    [
        ("pick", "QC-3.3", {"effect": "reroll", "from": "assistant#4", "for": 0, "left": 1, "pick": "one"}),
        ("victim", "QC-13.2", {"effect": "destroy", "from": "death#6", "source": "spell", "to": None, "picked": 0}),
        ("culls", "QC-6.6", {"effect": "cull", "from": "questing-wizard#4", "left": None, "pick": "some"}),
        ("back", "QC-2.13", {"effect": "move", "to": "active", "from": "witching-hag#4", "source": "ability"}),
        ("swap", "QC-2.10", {"effect": "swap", "from": "deathdealer#4", "clause": "Deathdealer/Base:ALL:1"}),
        ("free", "QC-9.4", {"effect": "capture", "to": "bag", "from": "devotee-of-the-holy-query#6"}),
        ("attach", "QC-13.3", {"effect": "attach", "tag": "life#4"}),
        ("name", "QC-8.6", {"effect": "defend", "total": 1}),
        ("act", "QC-7.6", {"phase": "ready"}),
    ],
)
def test_a_question_says_to_programs_what_it_is_about(name: str, rule_id: str, about: dict[str, Any]) -> None:
    decision = (PICKS[name]() if name in PICKS else at(name)).decisions[0]
    assert decision.rule == rule_id
    assert {key: decision.about.get(key) for key in about} == about


def a_victim() -> Table:
    table = play(seat(ready="Death#6"), seat(ready="Assistant#5"), wilds="Death/Incantation")
    return do(table, "cast death#6")


def some_culls() -> Table:
    wilds = "Questing Wizard/Strong 1, Death/Charm 1"
    mine = seat(ready="Questing Wizard#4, Death#4")
    return do(play(mine, wilds=wilds, phase="score"), "score questing-wizard#4")


def one_back() -> Table:
    table = play(seat(ready="Witching Hag#4", used="Assistant"), phase="score", wilds="Witching Hag/Strong")
    return do(table, "score witching-hag#4", "yes")


def an_exchange() -> Table:
    us = seat(ready="Deathdealer#4"), seat(used="Portal, Assistant")
    return do(play(*us, phase="score", wilds="Deathdealer/Base"), "score deathdealer#4", "yes")


def one_for_free() -> Table:
    wilds = "Devotee of the Holy Query/Strong, Life/Charm 1, Growth/Charm 1"
    mine = seat(ready="Devotee of the Holy Query#6")
    return do(play(mine, phase="score", wilds=wilds), "score devotee-of-the-holy-query#6", "yes")


PICKS = {"victim": a_victim, "culls": some_culls, "back": one_back, "swap": an_exchange, "free": one_for_free}


def test_the_prompt_of_a_pick_names_the_die_it_comes_from() -> None:
    assert a_victim().decisions[0].prompt == "Which creature do you destroy? (Death (spell **))"
