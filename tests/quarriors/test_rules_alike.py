"""Dice that look the same and say the same, in equal situations, are one option: the first of them stands for all.
The table still knows which face each die shows."""

from collections.abc import Callable

import pytest

from tests.quarriors.mat import do, fall, kind, lying, options, play, quiddity, seat
from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

GOBLIN, OOZE = "Scavenging Goblin", "Primordial Ooze"
CARDS = "Scavenging Goblin/Base, Growth/Charm, Life/Cantrip, Death/Charm, Quake Dragon/Mighty"
COPIES = "Primordial Ooze/Strong, Scavenging Goblin/Base, Deathdealer/Strong"
RIVAL = seat(ready="Quake Dragon#6")


def why(table: Table, answer: str) -> tuple[str, str | None]:
    found = table.why(table.decisions[0].seat, answer)
    assert found is not None
    return found.text, found.rule


def copying(model: str, face: int = 4, **more: Json) -> dict[str, Json]:
    return {"die": f"{OOZE}#{face}", "copy": model, **more}


@pytest.mark.parametrize("card", COMPILED, ids=lambda card: f"{card.die.slug}-{card.facts.type}")
def test_faces_are_the_same_when_symbols_and_words_are(card: object) -> None:
    tables = Tables([next(each for each in COMPILED if each is card)])
    shown = [(face.face, [said.clause for said in face.said]) for face in tables.faces[:6]]
    assert [tables.same[face] for face in range(6)] == [shown.index(look) for look in shown]
    assert tables.same[7] == 7


@pytest.mark.parametrize("card", COMPILED, ids=lambda card: f"{card.die.slug}-{card.facts.type}")
def test_faces_that_are_the_same_lie_side_by_side(card: object) -> None:
    """The pool is in order, so that looking at the face before is enough to offer each look once."""
    same = Tables([next(each for each in COMPILED if each is card)]).same
    assert list(same) == sorted(same)


# -- the active pool ----------------------------------------------------------------------------------------------


@pytest.mark.rule("QC-7.6")
def test_each_look_of_the_pool_is_offered_once() -> None:
    pool = "Basic Quiddity#2, Basic Quiddity#5, Basic Quiddity#6, Growth#5, Growth#6"
    table = play(seat(active=f"{pool}, {GOBLIN}#4, {GOBLIN}#6, {GOBLIN}#3"), RIVAL, wilds=CARDS)
    assert options(table) == [
        "summon scavenging-goblin#3",
        "summon scavenging-goblin#6",
        "ready growth#5",
        "spend basic-quiddity#2",
        "spend basic-quiddity#6",
        "next",
    ]


@pytest.mark.rule("QC-3.1", "QC-7.4", "QC-7.5")
@pytest.mark.parametrize(
    ("pool", "verb", "zone"),
    [
        ("Basic Quiddity#2, Basic Quiddity#5, Portal#4", "spend", "spent"),
        ("Growth#5, Growth#6", "ready", "ready"),
        ("Scavenging Goblin#3, Scavenging Goblin#4", "summon", "ready"),
    ],
)
def test_the_one_that_stood_for_both_goes_and_the_other_is_offered(pool: str, verb: str, zone: str) -> None:
    table = play(seat(active=pool, quiddity=2, bag="Portal"), RIVAL, wilds=CARDS)
    one, other = (die.strip() for die in pool.split(",")[:2])
    first, second = (f"{verb} {die.lower().replace(' ', '-')}" for die in (one, other))
    assert [option for option in options(table) if option.startswith(verb)] == [first]
    do(table, first)
    assert lying(table, zone) == [one]
    assert [option for option in options(table) if option.startswith(verb)] == [second]
    do(table, second)
    assert lying(table, zone) == [one, other]


@pytest.mark.rule("QC-7.3")
def test_portals_that_draw_as_many_dice_are_one() -> None:
    table = play(seat(active="Portal#2, Portal#3, Portal#5, Portal#6", bag="Portal"), wilds=CARDS)
    assert options(table) == ["use portal#2", "use portal#5", "next"]


@pytest.mark.rule("Q10")
def test_two_dice_that_are_one_option_are_picked_one_after_the_other() -> None:
    mine = seat(active="Growth#4, Basic Quiddity#2, Basic Quiddity#3, Portal#1")
    table = do(play(mine, wilds="Growth/Incantation", rolls=[6, 5]), "ready growth#4")
    assert options(table) == ["pick basic-quiddity#2", "pick portal#1", "pass"]
    do(table, "pick basic-quiddity#2")
    assert options(table) == ["pick basic-quiddity#3", "pick portal#1", "pass"]
    do(table, "pick basic-quiddity#3")
    assert sorted(lying(table, "active")) == ["Basic Quiddity#5", "Basic Quiddity#6", "Portal#1"]
    assert quiddity(table) == 2


# -- the ready area -----------------------------------------------------------------------------------------------


@pytest.mark.rule("QC-6.7", "QC-8.6")
@pytest.mark.parametrize(("phase", "verb"), [("score", "score"), ("attack", "defend")])
def test_creatures_that_look_the_same_score_and_defend_as_one_option(phase: str, verb: str) -> None:
    mine, rival = seat(ready=f"{GOBLIN}#4, {GOBLIN}#5, {GOBLIN}#3"), seat(ready="Quake Dragon#6")
    table = play(*((mine, rival) if phase == "score" else (rival, mine)), phase=phase, wilds=CARDS)
    assert options(table) == [f"{verb} scavenging-goblin#4", f"{verb} scavenging-goblin#5"]
    fall(table, f"{verb} scavenging-goblin#4")
    assert options(table) == [f"{verb} scavenging-goblin#5", f"{verb} scavenging-goblin#3"]
    assert lying(table, "ready", int(verb == "defend")) == [f"{GOBLIN}#5", f"{GOBLIN}#3"]


@pytest.mark.rule("QC-13.1", "QC-10.2")
def test_readied_spells_that_look_the_same_are_cast_and_dropped_as_one_option() -> None:
    table = play(seat(ready="Growth#6, Growth#4, Growth#5"), wilds=CARDS, phase="capture")
    assert options(table) == ["cast growth#6", "next"]
    do(table, "cast growth#6")
    assert (lying(table, "spent"), lying(table, "ready")) == (["Growth#6"], ["Growth#4", "Growth#5"])
    do(table, "next")
    assert options(table) == ["drop growth#4", "end-turn"]


@pytest.mark.rule("QC-8.6")
def test_equal_faces_with_unequal_spells_beside_them_are_two_options() -> None:
    theirs = f"{GOBLIN}#3, {GOBLIN}#4+Death#4@1, {GOBLIN}#4+Death#5@1, {GOBLIN}#3+Death#5@0, {GOBLIN}#3+Death#6@1"
    table = play(seat(ready="Quake Dragon#6"), seat(ready=theirs), phase="attack", wilds=CARDS)
    assert options(table) == [
        "defend scavenging-goblin#3",
        "defend scavenging-goblin#4+death#4",
        "defend scavenging-goblin#3+death#5",
        "defend scavenging-goblin#3+death#6",
    ]


@pytest.mark.rule("QC-8.6")
def test_equal_faces_with_unequal_marks_are_two_options() -> None:
    raised: Json = {"die": f"{GOBLIN}#4", "marks": [[0, 1, False]]}
    theirs = seat(ready=[f"{GOBLIN}#3", raised, raised, f"{GOBLIN}#4"])
    table = play(seat(ready="Quake Dragon#6"), theirs, phase="attack", wilds=CARDS)
    assert options(table) == ["defend scavenging-goblin#3", "defend scavenging-goblin#4"]
    assert [die["defence"] for die in table.view(None)["seats"][1]["ready"]] == [2, 3, 3, 2]
    assert "3" in table.decisions[0].options[1].label


@pytest.mark.rule("QC-13.2")
def test_targets_that_look_the_same_are_one_for_each_player() -> None:
    mine = seat(ready=f"Death#4, {GOBLIN}#3, {GOBLIN}#4")
    table = do(play(mine, seat(ready=f"{GOBLIN}#4, {GOBLIN}#3"), wilds=CARDS), "attach death#4")
    assert options(table) == ["pick scavenging-goblin#3@0", "pick scavenging-goblin#4@1"]
    assert why(table, "pick scavenging-goblin#3@1") == (
        "scavenging-goblin#3@1 is the same as scavenging-goblin#4@1, which is on offer",
        "QC-13.3",
    )


@pytest.mark.rule("QC-13.2")
def test_spells_beside_one_host_that_look_the_same_are_one_for_each_owner() -> None:
    theirs = seat(ready=f"{GOBLIN}#3+Life#4@0+Life#5@1+Life#6@1")
    table = do(play(seat(ready="Shaping#4"), theirs, wilds=f"{CARDS}, Shaping/Spell"), "cast shaping#4")
    host = "on scavenging-goblin#3+life#4+life#5+life#6@1"
    assert options(table) == [f"pick life#4@0 {host}", f"pick life#5@1 {host}"]
    assert (
        why(table, f"pick life#6@1 {host}")[0] == f"life#6@1 {host} is the same as life#5@1 {host}, which is on offer"
    )
    assert why(table, f"pick life#6@0 {host}") == (f'"life#6@0 {host}" is not there to be chosen', "QC-13.3")


# -- creatures that copy ------------------------------------------------------------------------------------------


@pytest.mark.rule("Q120")
def test_oozes_that_look_the_same_change_as_one_option() -> None:
    mine = [copying(f"{GOBLIN}#5"), copying(f"{GOBLIN}#6", 5), copying(f"{GOBLIN}#5"), copying(f"{GOBLIN}#3")]
    done = copying(f"{GOBLIN}#5", 6, copied=True)
    table = play(seat(ready=[*mine, done]), seat(ready="Deathdealer#4"), wilds=COPIES)
    assert options(table) == ["copy-anew primordial-ooze#4", "copy-anew primordial-ooze#4:2", "next"]
    assert "is the same as primordial-ooze#4, which" in why(table, "copy-anew primordial-ooze#5")[0]
    reason, id = why(table, "copy-anew primordial-ooze#6")
    assert ("has changed what it copies this turn" in reason, id) == (True, "Q120")
    do(table, "copy-anew primordial-ooze#4", "pick deathdealer#4@1")
    assert options(table) == ["copy-anew primordial-ooze#5", "copy-anew primordial-ooze#4:3", "next"]


@pytest.mark.rule("Q118")
def test_models_of_equal_looks_are_one_wherever_they_lie() -> None:
    mine = seat(active=f"{OOZE}#4", ready=f"{GOBLIN}#6", quiddity=2)
    rivals = seat(ready=[f"{GOBLIN}#5", copying(f"{GOBLIN}#6", 5)]), seat(ready=f"{GOBLIN}#6, {GOBLIN}#4")
    table = do(play(mine, *rivals, wilds=COPIES), "summon primordial-ooze#4")
    assert options(table) == ["pick scavenging-goblin#5@1", "pick scavenging-goblin#4@2"]
    same = "is the same as scavenging-goblin#5@1, which is on offer"
    assert why(table, "pick scavenging-goblin#6@2") == (f"scavenging-goblin#6@2 {same}", "QC-12.2")
    assert why(table, "pick primordial-ooze#5@1") == (f"primordial-ooze#5@1 {same}", "QC-12.2")
    assert why(table, "pick scavenging-goblin#6@0") == (
        "Scavenging Goblin 2/2* is not of those that can be chosen here",
        "QC-12.2",
    )


@pytest.mark.rule("QC-12.8")
def test_equal_dice_that_score_at_once_are_not_put_in_order() -> None:
    mine = seat(ready="Deathdealer#4, Deathdealer#5")
    table = play(mine, seat(ready=f"{GOBLIN}#3"), phase="attack", wilds=COPIES)
    fall(table, "defend scavenging-goblin#3")
    assert kind(table) == "cull"


# -- why not ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "answer", "other", "rule"),
    [
        (lambda: play(seat(active="Growth#4, Growth#6"), wilds=CARDS), "ready growth#6", "growth#4", "QC-7.4"),
        (
            lambda: play(seat(active="Basic Quiddity#2, Basic Quiddity#4, Growth#4"), wilds=CARDS),
            "spend basic-quiddity#4",
            "basic-quiddity#2",
            "QC-3.1",
        ),
        (lambda: play(seat(active="Portal#4, Portal#5", bag="Portal")), "use portal#5", "portal#4", "QC-7.3"),
        (
            lambda: play(seat(active="Assistant#5, Assistant#6", quiddity=1)),
            "summon assistant#6",
            "assistant#5",
            "QC-7.5",
        ),
        (lambda: play(seat(ready="Growth#4, Growth#5"), wilds=CARDS), "cast growth#5", "growth#4", "QC-13.1"),
        (
            lambda: play(seat(ready=f"Death#4, Death#5, {GOBLIN}#3"), wilds=CARDS),
            "attach death#5",
            "death#4",
            "QC-13.3",
        ),
        (
            lambda: play(seat(ready="Growth#4, Growth#5"), wilds=CARDS, phase="tidy"),
            "drop growth#5",
            "growth#4",
            "QC-10.2",
        ),
        (
            lambda: play(seat(ready="Assistant#5, Assistant#6"), phase="score"),
            "score assistant#6",
            "assistant#5",
            "QC-6.3",
        ),
        (
            lambda: play(seat(ready="Assistant#5"), seat(ready="Assistant#6, Assistant#5"), phase="attack"),
            "defend assistant#5",
            "assistant#6",
            "QC-8.6",
        ),
        (
            lambda: do(
                play(
                    seat(ready="Quake Dragon#6"),
                    seat(ready=f"{GOBLIN}#3, Shaping#5, Shaping#4"),
                    phase="attack",
                    wilds=f"{CARDS}, Shaping/Cantrip",
                ),
                "defend scavenging-goblin#3",
            ),
            "goes ready by shaping#4",
            "ready by shaping#5",
            "QC-12.4",
        ),
    ],
)
def test_who_names_another_die_of_that_look_learns_which_one_stands_for_it(
    laid: Callable[[], Table], answer: str, other: str, rule: str
) -> None:
    assert why(laid(), answer) == (f"{answer.partition(' ')[2]} is the same as {other}, which is on offer", rule)


@pytest.mark.parametrize("answer", ["ready growth#5", "ready growth#x", "ready growth", "ready growth#4:2", "ready "])
def test_a_die_that_is_not_there_is_the_same_as_none(answer: str) -> None:
    table = play(seat(active="Growth#4, Growth#6"), wilds=CARDS)
    assert "is not in your active pool" in why(table, answer)[0]


def test_a_die_of_that_look_that_cannot_be_named_either_has_its_own_reason() -> None:
    table = play(seat(active="Quake Dragon#6, Assistant#5, Assistant#6, Growth#4"), wilds=CARDS)
    assert why(table, "summon assistant#6") == (
        "Assistant 1/2 costs 1 quiddity; you have 0 with all your dice: 1 short",
        "QC-7.5",
    )
