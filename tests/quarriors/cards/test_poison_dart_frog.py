"""Base Poison Dart Frog. Face 3: a lock; 4: level 1, 1/1; 5: level 1, 2/1 with a burst; 6: level 2, 4/1 with two."""

import pytest

from tests.quarriors.mat import (
    against,
    asks,
    creature,
    go,
    heard,
    lay,
    locked,
    number,
    options,
    seat,
    where,
)
from tests.quarriors.words.made import creature as made_creature
from tumblehall.games.quarriors.language.clauses import When
from tumblehall.games.quarriors.language.effects import Destroy
from tumblehall.games.quarriors.language.selectors import Dice, One
from tumblehall.games.quarriors.language.terms import Moment, Side
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

FROG, SLUG, LOCK = "Poison Dart Frog", "poison-dart-frog", "Poison Dart Frog#3"
CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty, Heavenly Seraph/Mighty, Death/Incantation, Shaping/Cantrip"
GOBLIN, DRAGON, SERAPH = "Scavenging Goblin#3", "Quake Dragon#4", "Heavenly Seraph#4"


def attack(mine: dict[str, Json], *theirs: str, type: str = "Base", wilds: str = "") -> Table:
    return lay(f"{FROG}/{type}, {CARDS}{wilds}", "attack", mine, *(seat(ready=ready) for ready in theirs))


def fallen(face: int, mine: str, lock: str | None = None, type: str = "Base") -> Table:
    """A Frog of seat 1 has just fallen to an attack of seat 0."""
    return go(attack(seat(ready=mine, locked=lock), f"{FROG}#{face}", type=type), f"defend {SLUG}#{face}")


# -- it takes a creature along -------------------------------------------------------------------------------------


@pytest.mark.card("Poison Dart Frog/Base")
def test_base_frog_with_a_burst_takes_a_creature_of_level_1_along() -> None:
    table = fallen(5, f"{GOBLIN}, {DRAGON}, Quake Dragon#5")
    assert asks(table) == (1, "may")
    assert options(go(table, "yes")) == ["pick scavenging-goblin#3@0", "pick quake-dragon#4@0"]
    go(table, "pick quake-dragon#4@0")
    assert (where(table, 0, "used"), where(table, 1, "used")) == (["quake-dragon"], [SLUG])


@pytest.mark.card("Poison Dart Frog/Base")
def test_base_frog_with_two_bursts_takes_a_creature_up_to_level_2_along() -> None:
    table = go(fallen(6, f"{GOBLIN}, Quake Dragon#5, Quake Dragon#6"), "yes")
    assert options(table) == ["pick scavenging-goblin#3@0", "pick quake-dragon#5@0"]
    assert where(go(table, "pick quake-dragon#5@0"), 0, "used") == ["quake-dragon"]


@pytest.mark.card("Poison Dart Frog/Base", negative=True)
def test_base_frog_may_take_nobody_along() -> None:
    assert where(go(fallen(5, DRAGON), "pass"), 0, "ready") == ["quake-dragon#4"]


@pytest.mark.card("Poison Dart Frog/Base", negative=True)
def test_base_frog_without_a_burst_takes_nobody_along() -> None:
    assert asks(fallen(4, DRAGON)) == (0, "tidy")


@pytest.mark.card("Poison Dart Frog/Base", negative=True)
@pytest.mark.rule("Q56", "Q40", "Q18")
def test_one_burst_reaches_neither_locked_nor_immune_nor_higher_creatures() -> None:
    assert asks(fallen(5, f"{SERAPH}, Quake Dragon#5", lock=LOCK)) == (0, "tidy")


@pytest.mark.card("Poison Dart Frog/Base")
@pytest.mark.rule("Q56", "Q18", "Q32")
def test_two_bursts_reach_a_locked_die_which_is_unlocked() -> None:
    table = go(fallen(6, "Quake Dragon#6", lock=LOCK), "yes", f"pick {SLUG}#3 locked@0")
    assert (locked(table), where(table, 0, "spent")) == (None, [f"{SLUG}#3"])
    assert [event["die"] for event in heard(table, "destroyed")] == [f"{SLUG}#6"]


@pytest.mark.card("Poison Dart Frog/Base")
@pytest.mark.rule("QC-8.9")
def test_total_stays_when_an_attacker_is_taken_along() -> None:
    table = attack(seat(ready=f"{DRAGON}, {GOBLIN}"), f"{FROG}#5, {DRAGON}", GOBLIN)
    go(table, f"defend {SLUG}#5", "yes", "pick quake-dragon#4@0")
    assert against(table) == [None, 6 - 1, 6]


@pytest.mark.rule("QC-8.5")
def test_attacker_taken_along_before_defenders_are_chosen_leaves_the_total() -> None:
    """A Mighty Howler with a burst lets seat 1 choose the Frog, which takes the Goblin along."""
    table = attack(seat(ready=f"Frost Howler#5, {GOBLIN}"), f"{FROG}#5, Quake Dragon#6", wilds=", Frost Howler/Mighty")
    go(table, f"pick {SLUG}#5@1", "yes", "pick scavenging-goblin#3@0")
    assert against(table) == [None, 7 - 2]


@pytest.mark.card("Poison Dart Frog/Base")
def test_base_frog_that_is_saved_takes_a_creature_along_all_the_same() -> None:
    table = attack(seat(ready=DRAGON), f"{FROG}#5, Shaping#4")
    go(table, f"defend {SLUG}#5", "goes ready by shaping#4", "yes", "pick quake-dragon#4@0")
    assert (where(table, 0, "used"), where(table, 1, "ready")) == (["quake-dragon"], [f"{SLUG}#5"])


@pytest.mark.card("Poison Dart Frog/Base")
def test_base_frog_that_falls_to_a_spell_takes_a_creature_along() -> None:
    us = seat(ready=f"Death#6, {GOBLIN}"), seat(ready=f"{FROG}#5")
    table = go(lay(f"{FROG}/Base, {CARDS}", "ready", *us), "cast death#6", f"pick {SLUG}#5@1")
    assert where(go(table, "yes", "pick scavenging-goblin#3@0"), 0, "used") == ["scavenging-goblin"]


@pytest.mark.card("Poison Dart Frog/Base", negative=True)
@pytest.mark.rule("Q36")
def test_base_frog_hits_nobody_but_the_active_player() -> None:
    table = attack(seat(ready=DRAGON), f"{FROG}#5", GOBLIN)
    assert options(go(table, f"defend {SLUG}#5", "yes")) == ["pick quake-dragon#4@0"]


@pytest.mark.card("Poison Dart Frog/Base", negative=True)
@pytest.mark.rule("Q36")
@pytest.mark.parametrize("face", [5, 6])
def test_base_frog_that_falls_in_its_owners_turn_takes_nobody_along(face: int) -> None:
    us = seat(ready=f"Death#6, {FROG}#{face}, {GOBLIN}, Growth#4"), seat(ready=GOBLIN)
    table = go(lay(f"{FROG}/Base, {CARDS}, Growth/Charm", "ready", *us), "cast death#6", f"pick {SLUG}#{face}@0")
    assert (asks(table), where(table, 0, "used")) == ((0, "act"), [SLUG])


@pytest.mark.rule("Q36")
@pytest.mark.parametrize("face", [5, 6])
def test_base_frog_that_a_third_player_destroyed_hits_the_active_player(face: int) -> None:
    """A creature of seat 1 that falls destroys a Frog of seat 2."""
    falling = made_creature(When(Moment.DESTROYED, (Destroy(One(Dice(Side.THEIRS, levels=(1, 2)))),)))
    table = attack(seat(ready=DRAGON), f"Witching Hag#4, {GOBLIN}", f"{FROG}#{face}", wilds=f", {falling}")
    go(table, "defend witching-hag#4", f"pick {SLUG}#{face}@2", "yes")
    assert (asks(table), options(table)) == ((2, "pick"), ["pick quake-dragon#4@0"])


@pytest.mark.rule("Q36")
def test_frog_of_the_active_player_that_is_taken_along_does_not_answer() -> None:
    table = attack(seat(ready=f"{FROG}#5, {DRAGON}"), f"{FROG}#5, {GOBLIN}")
    go(table, f"defend {SLUG}#5", "yes", f"pick {SLUG}#5@0")
    assert (asks(table), where(table, 0, "used"), where(table, 1, "used")) == ((1, "name"), [SLUG], [SLUG])


@pytest.mark.rule("Q28")
def test_owner_of_the_frog_is_the_destroyer() -> None:
    table = attack(seat(ready=DRAGON), f"{FROG}#5, Deathdealer#4", wilds=", Deathdealer/Strong")
    go(table, f"defend {SLUG}#5", "yes", "pick quake-dragon#4@0")
    assert number(table, 1) == 2


def test_ooze_that_copies_a_frog_takes_a_creature_along() -> None:
    ooze: Json = {"die": "Primordial Ooze#4", "copy": f"{FROG}#5"}
    us = seat(ready=DRAGON), seat(ready=[ooze])
    table = lay(f"{FROG}/Base, {CARDS}, Primordial Ooze/Strong", "attack", *us)
    go(table, "pass", "defend primordial-ooze#4", "yes", "pick quake-dragon#4@0")
    assert (where(table, 0, "used"), where(table, 1, "used")) == (["quake-dragon"], ["primordial-ooze"])


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
@pytest.mark.parametrize("face", [5, 6])
def test_other_frogs_take_nobody_along(type: str, face: int) -> None:
    assert asks(fallen(face, DRAGON, type=type)) == (0, "tidy")


# -- locked: weaker from the second summons on ---------------------------------------------------------------------


def summoning(active: str, mine: Json = None, theirs: Json = LOCK, type: str = "Base", ready: str = "") -> Table:
    us = seat(active=f"{active}, Portal#4", bag="Portal", quiddity=9, locked=mine, ready=ready)
    return lay(f"{FROG}/{type}, {CARDS}", "ready", us, seat(locked=theirs))


def defences(table: Table) -> list[int]:
    return [creature(table, 0, place)["defence"] for place in range(len(where(table, 0, "ready")))]


@pytest.mark.card("Poison Dart Frog/Base")
@pytest.mark.parametrize(("mine", "theirs"), [(None, LOCK), (LOCK, None)])
def test_creatures_summoned_from_the_second_on_are_weaker_for_everybody(mine: Json, theirs: Json) -> None:
    table = summoning(f"3 {DRAGON}", mine, theirs)
    go(table, *["summon quake-dragon#4"] * 3)
    assert defences(table) == [4, 3, 3]


@pytest.mark.card("Poison Dart Frog/Base", negative=True)
def test_creatures_that_stood_there_are_no_weaker_and_do_not_count() -> None:
    table = go(summoning(DRAGON, ready=f"2 {DRAGON}"), "summon quake-dragon#4")
    assert defences(table) == [4, 4, 4]


@pytest.mark.rule("Q47")
def test_weaker_creature_keeps_a_defence_of_1() -> None:
    table = summoning(f"{DRAGON}, {FROG}#4, {GOBLIN}", LOCK, LOCK)
    go(table, "summon quake-dragon#4", f"summon {SLUG}#4", "summon scavenging-goblin#3")
    assert defences(table) == [4, 1, 1]


@pytest.mark.card("Poison Dart Frog/Base")
def test_two_locked_frogs_weaken_twice() -> None:
    table = go(summoning(f"2 {DRAGON}", LOCK, LOCK), *["summon quake-dragon#4"] * 2)
    assert defences(table) == [4, 2]


@pytest.mark.card("Poison Dart Frog/Base")
def test_frog_that_was_locked_after_the_first_summons_weakens_the_second() -> None:
    table = summoning(f"2 {DRAGON}, {LOCK}", None, None)
    go(table, "summon quake-dragon#4", f"lock {SLUG}#3", "summon quake-dragon#4")
    assert defences(table) == [4, 3]


@pytest.mark.rule("Q245")
def test_assistants_count_and_locks_do_not() -> None:
    table = go(summoning(f"Assistant#5, {DRAGON}, {LOCK}"), f"lock {SLUG}#3", "summon assistant#5")
    assert defences(table) == [2]
    go(table, "summon quake-dragon#4")
    assert defences(table) == [2, 4 - 2]


@pytest.mark.rule("Q93")
def test_creature_stays_weaker_when_the_frog_is_unlocked() -> None:
    table = go(summoning(f"2 {DRAGON}"), *["summon quake-dragon#4"] * 2, f"unlock {SLUG}#3@1")
    assert defences(table) == [4, 3]


@pytest.mark.rule("Q40", "Q200")
@pytest.mark.parametrize(("mine", "theirs", "defence"), [(None, LOCK, 4), (LOCK, None, 3)])
def test_frog_of_an_opponent_does_not_weaken_an_immune_creature(mine: Json, theirs: Json, defence: int) -> None:
    table = go(summoning(f"{GOBLIN}, {SERAPH}", mine, theirs), "summon scavenging-goblin#3", "summon heavenly-seraph#4")
    assert defences(table) == [2, defence]


@pytest.mark.card("Poison Dart Frog/Base", negative=True)
@pytest.mark.rule("Q52")
def test_weakness_lasts_to_the_start_of_the_summoners_next_turn() -> None:
    """In the turn of seat 1 the second Dragon is weaker still; with that of seat 0 it is whole, and may score."""
    us = seat(active=f"2 {DRAGON}", quiddity=2), seat(locked=LOCK)
    table = go(lay(f"{FROG}/Base, {CARDS}", "ready", *us), *["summon quake-dragon#4"] * 2, "end-turn")
    assert (asks(table)[0], defences(table)) == (1, [4, 3])
    go(table, "end-turn")
    assert (asks(table), defences(table)) == ((0, "score"), [4, 4])


@pytest.mark.card("Poison Dart Frog/Base", negative=True)
@pytest.mark.rule("Q6")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_base_frog_on_a_creature_face_weakens_nobody(face: int) -> None:
    table = summoning(f"2 {DRAGON}", None, None, ready=f"{FROG}#{face}")
    assert defences(go(table, *["summon quake-dragon#4"] * 2)) == [1, 4, 4]


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_locked_frogs_weaken_nobody(type: str) -> None:
    table = summoning(f"2 {DRAGON}", type=type)
    assert defences(go(table, *["summon quake-dragon#4"] * 2)) == [4, 4]
