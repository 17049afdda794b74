"""Frost Howler. Face 3: a lock; 4: level 1, 3/4; 5: level 2, 5/5 with a burst; 6: level 3, 6/7 with two."""

import pytest

from tests.quarriors.mat import (
    against,
    asks,
    creature,
    go,
    lay,
    number,
    offered,
    options,
    quiddity,
    seat,
    stats,
)
from tests.quarriors.words.made import casting
from tumblehall.games.quarriors.language.effects import Rotate, Watch
from tumblehall.games.quarriors.language.modifiers import SummonPrice
from tumblehall.games.quarriors.language.selectors import Dice, One
from tumblehall.games.quarriors.language.terms import Duration, Side, Way, Who
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

HOWLER, SLUG, LOCK = "Frost Howler", "frost-howler", "Frost Howler#3"
CARDS = "Scavenging Goblin/Base, Quake Dragon/Mighty, Heavenly Seraph/Mighty"
GOBLIN, DRAGON, SERAPH = "Scavenging Goblin#3", "Quake Dragon#4", "Heavenly Seraph#4"


def summoning(type: str, face: int, *theirs: dict[str, Json], mine: str = "") -> Table:
    """Seat 0 has just summoned a Howler, and can pay for one more die of level 1."""
    us = seat(active=f"{HOWLER}#{face}, Assistant#5", ready=mine, quiddity=6)
    table = lay(f"{HOWLER}/{type}, {CARDS}", "ready", us, *theirs)
    return go(table, f"summon {SLUG}#{face}")


def stilled(*until: Json) -> list[Json]:
    """A Goblin whose attack is 0 until the turn of a seat begins."""
    return [{"die": GOBLIN, "marks": [[0, 0, True, seat]]} for seat in until]


def price(table: Table, place: int = 0) -> int:
    """What the creature at that place of those that can be summoned costs."""
    n: int = table.view(None)["summons"][place]["price"]
    return n


# -- Base: frozen --------------------------------------------------------------------------------------------------


@pytest.mark.card("Frost Howler/Base")
def test_base_howler_with_a_burst_freezes_a_creature_of_one_opponent() -> None:
    table = summoning("Base", 5, seat(ready=f"{GOBLIN}, {DRAGON}"), seat(ready=GOBLIN), mine=GOBLIN)
    assert (asks(table), options(go(table, "yes"))) == (
        (0, "may"),
        ["pick scavenging-goblin#3@1", "pick quake-dragon#4@1", "pick scavenging-goblin#3@2"],
    )
    go(table, "pick quake-dragon#4@1")
    assert [stats(table, 1), stats(table, 1, 1), stats(table, 2)] == [(2, 2), (0, 4), (2, 2)]


@pytest.mark.card("Frost Howler/Base", negative=True)
def test_base_howler_with_a_burst_may_freeze_nobody() -> None:
    table = go(summoning("Base", 5, seat(ready=GOBLIN)), "pass")
    assert stats(table, 1) == (2, 2)


@pytest.mark.card("Frost Howler/Base", negative=True)
def test_base_howler_without_a_burst_freezes_nobody() -> None:
    table = summoning("Base", 4, seat(ready=GOBLIN))
    assert asks(table) == (0, "act")


@pytest.mark.card("Frost Howler/Base")
@pytest.mark.rule("Q146")
def test_base_howler_with_two_bursts_freezes_one_creature_of_each_opponent() -> None:
    """Each opponent is decided apart, clockwise, then all freeze at once."""
    table = summoning("Base", 6, seat(ready=f"{GOBLIN}, {DRAGON}"), seat(ready=GOBLIN))
    assert options(table) == ["pick scavenging-goblin#3@1", "pick quake-dragon#4@1", "pass"]
    go(table, "pick scavenging-goblin#3@1")
    assert (stats(table, 1), options(table)) == ((2, 2), ["pick scavenging-goblin#3@2", "pass"])
    go(table, "pick scavenging-goblin#3@2")
    assert [stats(table, 1), stats(table, 1, 1), stats(table, 2)] == [(0, 2), (4, 4), (0, 2)]


@pytest.mark.rule("Q146")
def test_base_howler_with_two_bursts_may_leave_an_opponent_out() -> None:
    table = summoning("Base", 6, seat(ready=GOBLIN), seat(ready=GOBLIN))
    go(table, "pass", "pick scavenging-goblin#3@2")
    assert [stats(table, 1), stats(table, 2)] == [(2, 2), (0, 2)]


@pytest.mark.rule("Q146", "Q9")
def test_opponent_without_a_creature_that_can_be_frozen_is_passed_over() -> None:
    table = summoning("Base", 6, seat(ready=SERAPH), seat(ready=GOBLIN))
    assert options(table) == ["pick scavenging-goblin#3@2", "pass"]


@pytest.mark.card("Frost Howler/Base", negative=True)
@pytest.mark.rule("Q32", "Q40")
def test_base_howler_freezes_neither_locked_nor_immune_creatures() -> None:
    table = summoning("Base", 5, seat(ready=f"{SERAPH}, {GOBLIN}", locked=LOCK))
    assert options(go(table, "yes")) == ["pick scavenging-goblin#3@1"]


@pytest.mark.card("Frost Howler/Base", negative=True)
def test_base_howler_is_not_asked_where_nobody_can_be_frozen() -> None:
    assert asks(summoning("Base", 5, seat(ready=SERAPH, locked=LOCK))) == (0, "act")


@pytest.mark.card("Frost Howler/Base", negative=True)
@pytest.mark.rule("Q52")
def test_frost_ends_at_the_start_of_its_players_next_turn() -> None:
    """Not with the turn of the frozen creature's owner: seat 0 attacks without it, then seat 1 begins."""
    us = seat(ready=stilled(1)), seat(ready=f"{HOWLER}#5")
    table = lay(f"{HOWLER}/Base, {CARDS}", "attack", *us)
    assert (asks(table), stats(table, 0)) == ((0, "tidy"), (0, 2))
    assert stats(go(table, "end-turn"), 0) == (2, 2)


@pytest.mark.card("Frost Howler/Base")
@pytest.mark.rule("Q52")
@pytest.mark.parametrize(("face", "answers"), [(5, ["yes"]), (6, [])])
@pytest.mark.parametrize("who", [1, 2])
def test_frost_lasts_into_the_turns_of_others(face: int, answers: list[str], who: int) -> None:
    """In the turn of seat 1, whose creature is about to score, or where that of seat 2 is frozen."""
    us = [seat(active=f"{HOWLER}#{face}", quiddity=3), seat(), seat()]
    us[who] = seat(ready="Quake Dragon#6")
    table = go(lay(f"{HOWLER}/Base, {CARDS}", "ready", *us), f"summon {SLUG}#{face}", *answers)
    go(table, f"pick quake-dragon#6@{who}", "defend quake-dragon#6", "end-turn")
    assert (asks(table)[0], stats(table, who)) == (1, (0, 9))


@pytest.mark.card("Frost Howler/Base")
@pytest.mark.rule("Q49")
def test_frozen_creature_stays_so_when_it_is_turned() -> None:
    turning = casting(Rotate(One(Dice(Side.MINE)), Way.UP))
    frozen: Json = {"die": DRAGON, "marks": [[0, 0, True, 1]]}
    us = seat(ready=[frozen, "Growth#4"], active="Portal#4", bag="Portal"), seat(ready=f"{HOWLER}#5")
    table = go(lay(f"{HOWLER}/Base, {CARDS}, {turning}", "ready", *us), "cast growth#4", "pick quake-dragon#4@0")
    go(table, "turn 5")
    assert stats(table, 0) == (0, 7)


@pytest.mark.rule("Q48")
def test_frozen_creature_has_no_attack_whatever_is_added() -> None:
    frozen: Json = {"die": f"{DRAGON}+Death#4@1", "marks": [[0, 0, True, 0]]}
    us = seat(ready=f"{HOWLER}#5"), seat(ready=[frozen])
    assert stats(lay(f"{HOWLER}/Base, {CARDS}, Death/Charm", "tidy", *us), 1) == (0, 4 + 3)


@pytest.mark.rule("Q200")
def test_frozen_creature_that_becomes_immune_attacks() -> None:
    """2 of the Warrior, 4 of the Seraph that was summoned now."""
    wilds = f"{HOWLER}/Base, Heavenly Seraph/Strong, Warrior of the Quay/Corrupted"
    frozen: Json = {"die": "Warrior of the Quay#4", "marks": [[0, 0, True, 1, 1, "ABILITY"]]}
    us = seat(ready=[frozen], active=SERAPH, quiddity=1), seat(ready=f"{HOWLER}#5")
    assert against(go(lay(wilds, "ready", *us), "summon heavenly-seraph#4")) == [None, 2 + 4]


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
@pytest.mark.parametrize("face", [5, 6])
def test_other_howlers_freeze_nobody(type: str, face: int) -> None:
    table = summoning(type, face, seat(ready=DRAGON))
    assert (asks(table)[1], stats(table, 1)) == ("act", (4, 4))


# -- Base, locked: dearer summons ----------------------------------------------------------------------------------


@pytest.mark.card("Frost Howler/Base")
@pytest.mark.parametrize("holder", [0, 1])
def test_locked_base_howler_makes_every_summons_dearer_for_everybody(holder: int) -> None:
    locks = [LOCK if who == holder else None for who in (0, 1)]
    us = seat(active=f"2 {GOBLIN}", quiddity=4, locked=locks[0]), seat(locked=locks[1])
    table = go(lay(f"{HOWLER}/Base, {CARDS}", "ready", *us), "summon scavenging-goblin#3")
    assert quiddity(table) == 4 - 2
    go(table, "summon scavenging-goblin#3")
    assert quiddity(table) == 4 - 2 - 2


@pytest.mark.card("Frost Howler/Base", negative=True)
def test_summons_that_cannot_pay_for_the_lock_is_not_on_offer() -> None:
    us = seat(active=GOBLIN, quiddity=1)
    assert offered(lay(f"{HOWLER}/Base, {CARDS}", "ready", us, seat(locked=LOCK)), "summon") == []
    assert offered(lay(f"{HOWLER}/Base, {CARDS}", "ready", us, seat()), "summon") == ["scavenging-goblin#3"]


@pytest.mark.card("Frost Howler/Base", negative=True)
@pytest.mark.rule("Q6")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_base_howler_on_a_creature_face_makes_nothing_dearer(face: int) -> None:
    us = seat(active=GOBLIN, quiddity=1), seat(ready=f"{HOWLER}#{face}")
    assert price(lay(f"{HOWLER}/Base, {CARDS}", "ready", *us)) == 1


@pytest.mark.card("Frost Howler/Base", negative=True)
def test_lock_face_in_the_active_pool_makes_nothing_dearer() -> None:
    us = seat(active=f"{GOBLIN}, {LOCK}", quiddity=1)
    assert price(lay(f"{HOWLER}/Base, {CARDS}", "ready", us)) == 1


@pytest.mark.card("Frost Howler/Base")
@pytest.mark.rule("Q74")
def test_surcharges_add_up() -> None:
    """Two Howlers and a Mighty Defender with two bursts: 1 + 1 + 1 + 2."""
    wilds = f"{HOWLER}/Base, {CARDS}, Defender of the Pale/Mighty"
    us = seat(active=GOBLIN, quiddity=5, locked=LOCK), seat(locked=LOCK, ready="Defender of the Pale#6")
    assert price(lay(wilds, "ready", *us)) == 5


@pytest.mark.rule("Q74")
@pytest.mark.parametrize(
    ("more", "paid"),
    [
        ([SummonPrice(Who.ME, free=True)], 0 + 1),
        ([SummonPrice(Who.ME, free=True), SummonPrice(Who.ME, -2)], 0),
        ([SummonPrice(Who.ME, -2)], 3 + 1 - 2),
    ],
)
def test_surcharge_comes_before_reductions_and_is_paid_by_free_creatures(more: list[SummonPrice], paid: int) -> None:
    spell = casting(*(Watch(Duration.TURN, change) for change in more))
    us = seat(active="Quake Dragon#6", ready="Growth#4", quiddity=4), seat(locked=LOCK)
    table = go(lay(f"{HOWLER}/Base, {CARDS}, {spell}", "ready", *us), "cast growth#4")
    assert price(table) == paid


@pytest.mark.rule("Q218")
def test_surcharge_is_the_players_and_immunity_does_not_spare_it() -> None:
    us = seat(active=SERAPH, ready=SERAPH, quiddity=2), seat(locked=LOCK)
    assert price(lay(f"{HOWLER}/Base, {CARDS}", "ready", *us)) == 2


@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_locked_howlers_make_nothing_dearer(type: str) -> None:
    us = seat(active=GOBLIN, quiddity=1), seat(locked=LOCK)
    assert price(lay(f"{HOWLER}/{type}, {CARDS}", "ready", *us)) == 1


# -- Strong: hard, and glory ---------------------------------------------------------------------------------------


@pytest.mark.card("Frost Howler/Strong")
@pytest.mark.parametrize(("face", "defence"), [(5, 5 + 2), (6, 7 + 2)])
def test_strong_howler_with_bursts_is_harder(face: int, defence: int) -> None:
    table = lay(f"{HOWLER}/Strong", "tidy", seat(ready=f"{HOWLER}#{face}"))
    assert creature(table, 0)["defence"] == defence


@pytest.mark.card("Frost Howler/Strong", negative=True)
@pytest.mark.parametrize(("type", "face", "plain"), [("Strong", 4, (3, 4)), ("Base", 5, (5, 5)), ("Mighty", 6, (6, 7))])
def test_strong_howler_without_a_burst_and_other_howlers_are_no_harder(
    type: str, face: int, plain: tuple[int, int]
) -> None:
    assert stats(lay(f"{HOWLER}/{type}", "tidy", seat(ready=f"{HOWLER}#{face}")), 0) == plain


@pytest.mark.card("Frost Howler/Strong")
def test_strong_howler_with_two_bursts_earns_one_more() -> None:
    table = lay(f"{HOWLER}/Strong", "score", seat(ready=f"{HOWLER}#6"), rolls=[1, 1])
    assert number(go(table, f"score {SLUG}#6"), 0) == 3 + 1


@pytest.mark.card("Frost Howler/Strong", negative=True)
@pytest.mark.parametrize(
    ("type", "face", "glory"), [("Strong", 4, 3), ("Strong", 5, 3), ("Base", 6, 2), ("Mighty", 6, 3)]
)
def test_howlers_without_two_bursts_and_other_howlers_earn_what_is_printed(type: str, face: int, glory: int) -> None:
    table = lay(f"{HOWLER}/{type}", "score", seat(ready=f"{HOWLER}#{face}"), rolls=[1, 1])
    assert number(go(table, f"score {SLUG}#{face}"), 0) == glory


# -- Strong, locked: a smaller total -------------------------------------------------------------------------------


def attacked(type: str, mine: str, *theirs: dict[str, Json], wilds: str = "") -> Table:
    return lay(f"{HOWLER}/{type}, {CARDS}{wilds}", "attack", seat(ready=mine), *theirs)


@pytest.mark.card("Frost Howler/Strong")
def test_locked_strong_howler_lowers_the_total_against_its_player_alone() -> None:
    table = attacked("Strong", DRAGON, seat(ready=GOBLIN, locked=LOCK), seat(ready=GOBLIN))
    assert against(table) == [None, 4 - 2, 4]


@pytest.mark.card("Frost Howler/Strong")
def test_total_does_not_fall_below_nothing() -> None:
    table = attacked("Strong", "Assistant#5", seat(ready=GOBLIN, locked=LOCK), seat(ready=GOBLIN))
    assert (asks(table), against(table)) == ((2, "name"), [None, 0, 1])


@pytest.mark.rule("Q42", "Q204")
def test_total_of_immune_attackers_is_lowered_all_the_same() -> None:
    assert against(attacked("Strong", SERAPH, seat(ready=GOBLIN, locked=LOCK))) == [None, 4 - 2]


@pytest.mark.card("Frost Howler/Strong", negative=True)
@pytest.mark.rule("Q6")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_strong_howler_on_a_creature_face_lowers_no_total(face: int) -> None:
    assert against(attacked("Strong", DRAGON, seat(ready=f"{HOWLER}#{face}"))) == [None, 4]


@pytest.mark.card("Frost Howler/Strong", negative=True)
def test_locked_strong_howler_of_the_attacker_lowers_nothing() -> None:
    us = seat(ready=DRAGON, locked=LOCK), seat(ready=GOBLIN)
    assert against(lay(f"{HOWLER}/Strong, {CARDS}", "attack", *us)) == [None, 4]


@pytest.mark.parametrize("type", ["Base", "Mighty"])
def test_other_locked_howlers_lower_no_total(type: str) -> None:
    assert against(attacked(type, DRAGON, seat(ready=GOBLIN, locked=LOCK))) == [None, 4]
