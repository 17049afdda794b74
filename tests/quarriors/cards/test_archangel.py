"""Archangel, Base, Lesser and Mighty. Face 4: level 1, 4/5; 5: level 2, 6/6 with a burst; 6: level 3, 7/8 with two."""

import pytest

from tests.quarriors.mat import (
    area,
    asks,
    do,
    energy,
    go,
    kind,
    lay,
    left,
    locked,
    lying,
    now,
    number,
    offered,
    options,
    quiddity,
    seat,
    stats,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

ANGEL = "Archangel"
CARDS = "Herald/Strong, Boogieman/Lesser, Black Cat/Greater"
HERALD, BOOGIEMAN, CAT = "Herald#4", "Boogieman#4", "Black Cat#4"
OTHERS = ["Lesser", "Greater", "Strong", "Mighty"]


def scoring(type: str, face: int, used: str = "2 Herald, Boogieman") -> Table:
    """Seat 0 has scored an Archangel, in a game without ordinary culls."""
    mine = seat(ready=f"{ANGEL}#{face}", used=used, bag="4 Assistant")
    table = lay(f"Assistant/of Economics, {ANGEL}/{type}, {CARDS}", "score", mine, rolls=[1] * 9)
    return go(table, f"score archangel#{face}")


# -- Base: culls, and defence of others --------------------------------------------------------------------------------


@pytest.mark.card("Archangel/Base")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_base_archangel_that_scores_culls_two_dice(face: int) -> None:
    table = scoring("Base", face)
    assert (number(table, 0), asks(table)) == (3, (0, "pick"))
    go(table, "pick herald in used 0", "pick boogieman in used 0")
    assert (left(table, "Herald"), left(table, "Boogieman"), left(table, ANGEL)) == (1, 1, 0)
    assert sorted(lying(table, "used")) == [ANGEL, "Herald"]


@pytest.mark.card("Archangel/Base")
@pytest.mark.rule("Q172")
def test_base_archangel_may_cull_itself() -> None:
    table = go(scoring("Base", 4), "pick archangel in used 0", "pick herald in used 0")
    assert (left(table, ANGEL), sorted(lying(table, "used"))) == (1, ["Boogieman", "Herald"])


@pytest.mark.card("Archangel/Base", negative=True)
@pytest.mark.parametrize("culled", [[], ["pick herald in used 0"]])
def test_base_archangel_may_cull_fewer_than_two(culled: list[str]) -> None:
    table = go(scoring("Base", 4), *culled, "pass")
    assert (asks(table) != (0, "pick"), len(lying(table, "used"))) == (True, 4 - len(culled))


@pytest.mark.card("Archangel/Base", negative=True)
@pytest.mark.parametrize("type", OTHERS)
@pytest.mark.parametrize("face", [4, 5, 6])
def test_other_archangels_cull_nothing(type: str, face: int) -> None:
    table = scoring(type, face)
    assert (kind(table), len(lying(table, "used"))) == ("tidy", 4)


@pytest.mark.card("Archangel/Base")
@pytest.mark.parametrize(("face", "more"), [(5, 1), (6, 2)])
def test_base_archangel_with_bursts_makes_other_light_creatures_harder(face: int, more: int) -> None:
    table = lay(f"{ANGEL}/Base, {CARDS}", "tidy", seat(ready=f"{ANGEL}#{face}, {HERALD}, Herald#6"))
    assert [stats(table, 0, 1), stats(table, 0, 2)] == [(1, 2 + more), (2, 4 + more)]


@pytest.mark.card("Archangel/Base", negative=True)
@pytest.mark.parametrize(("face", "plain"), [(5, (6, 6)), (6, (7, 8))])
def test_base_archangel_helps_neither_itself_nor_dark_nor_foreign_creatures(face: int, plain: tuple[int, int]) -> None:
    us = seat(ready=f"{ANGEL}#{face}, {BOOGIEMAN}"), seat(ready=HERALD)
    table = lay(f"{ANGEL}/Base, {CARDS}", "tidy", *us)
    assert [stats(table, 0), stats(table, 0, 1), stats(table, 1)] == [plain, (3, 2), (1, 2)]


@pytest.mark.card("Archangel/Base", negative=True)
def test_base_archangel_without_a_burst_helps_nobody() -> None:
    assert stats(lay(f"{ANGEL}/Base, {CARDS}", "tidy", seat(ready=f"{ANGEL}#4, {HERALD}")), 0, 1) == (1, 2)


@pytest.mark.card("Archangel/Base")
def test_two_base_archangels_help_each_other() -> None:
    table = lay(f"{ANGEL}/Base, {CARDS}", "tidy", seat(ready=f"{ANGEL}#5, {ANGEL}#6, {HERALD}"))
    assert [stats(table, 0, place)[1] for place in range(3)] == [6 + 2, 8 + 1, 2 + 3]


@pytest.mark.parametrize("type", OTHERS)
def test_other_archangels_make_nobody_harder(type: str) -> None:
    assert stats(lay(f"{ANGEL}/{type}, {CARDS}", "tidy", seat(ready=f"{ANGEL}#6, {HERALD}")), 0, 1) == (1, 2)


# -- Lesser: immunity, glory, a shield ---------------------------------------------------------------------------------


@pytest.mark.card("Archangel/Lesser")
@pytest.mark.rule("Q40")
@pytest.mark.parametrize("face", [5, 6])
def test_lesser_archangel_with_bursts_is_immune(face: int) -> None:
    us = seat(dark=2), seat(ready=f"{ANGEL}#{face}, {HERALD}")
    table = go(lay(f"{ANGEL}/Lesser, {CARDS}", "ready", *us), "anchor black-cat")
    assert options(table) == ["pick herald#4@1"]


@pytest.mark.card("Archangel/Lesser", negative=True)
def test_lesser_archangel_without_a_burst_is_not_immune() -> None:
    us = seat(dark=2), seat(ready=f"{ANGEL}#4, {HERALD}")
    table = go(lay(f"{ANGEL}/Lesser, {CARDS}", "ready", *us), "anchor black-cat", "pick archangel#4@1")
    assert stats(table, 1) == (4 - 2, 5 - 2)


@pytest.mark.parametrize("type", ["Base", "Greater", "Strong", "Mighty"])
def test_other_archangels_are_not_immune(type: str) -> None:
    table = go(lay(f"{ANGEL}/{type}, {CARDS}", "ready", seat(dark=2), area(f"{ANGEL}#6")), "anchor black-cat")
    assert options(table) == ["pick archangel#6@1"]


@pytest.mark.card("Archangel/Lesser")
def test_lesser_archangel_with_two_bursts_earns_one_more() -> None:
    assert number(scoring("Lesser", 6), 0) == 3 + 1


@pytest.mark.card("Archangel/Lesser", negative=True)
@pytest.mark.parametrize(
    ("type", "face", "glory"), [("Lesser", 4, 3), ("Lesser", 5, 3), ("Base", 6, 3), ("Greater", 6, 4), ("Mighty", 6, 3)]
)
def test_archangels_without_two_bursts_and_other_ones_earn_what_is_printed(type: str, face: int, glory: int) -> None:
    assert number(scoring(type, face), 0) == glory


@pytest.mark.card("Archangel/Lesser")
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
def test_lesser_archangels_spell_makes_an_own_creature_harder(phase: str) -> None:
    us = seat(ready=f"{BOOGIEMAN}, {HERALD}", light=2, active="Basic Quiddity#1, Assistant#5"), seat(ready=CAT)
    table = go(lay(f"{ANGEL}/Lesser 1, {CARDS}", phase, *us), "anchor archangel")
    assert (options(table), energy(table)) == (["pick boogieman#4@0", "pick herald#4@0"], (0, 0))
    go(table, "pick boogieman#4@0")
    assert [stats(table, 0), stats(table, 0, 1)] == [(3, 2 + 3), (1, 2)]


@pytest.mark.card("Archangel/Lesser")
def test_the_shield_lasts_through_the_turns_of_others() -> None:
    us = seat(ready=HERALD, light=2), seat(ready=f"2 {BOOGIEMAN}"), seat()
    table = go(lay(f"{ANGEL}/Lesser, {CARDS}", "capture", *us), "anchor archangel", "pick herald#4@0", "end-turn")
    assert (asks(table)[0], stats(table, 0)) == (1, (1, 2 + 3))


@pytest.mark.card("Archangel/Lesser", negative=True)
def test_the_shield_ends_at_the_start_of_its_players_next_turn() -> None:
    shielded: Json = {"die": HERALD, "marks": [[0, 3, False, 1]]}
    table = lay(f"{ANGEL}/Lesser, {CARDS}", "tidy", seat(), seat(ready=[shielded]))
    assert stats(table, 1) == (1, 2 + 3)
    assert stats(do(table, "end-turn"), 1) == (1, 2)


@pytest.mark.card("Archangel/Lesser", negative=True)
@pytest.mark.rule("Q157")
@pytest.mark.parametrize(("mine", "light"), [("", 2), (HERALD, 1)])
def test_the_shield_needs_an_own_creature_and_two_light(mine: str, light: int) -> None:
    us = seat(ready=mine, light=light, dark=3, quiddity=3), seat(ready=f"{ANGEL}#5")
    assert "archangel" not in offered(lay(f"{ANGEL}/Lesser 1, {CARDS}", "ready", *us), "anchor")


# -- Mighty: energy, and turns -----------------------------------------------------------------------------------------


def summoning(face: int, ready: str, more: int = 0, *theirs: dict[str, Json], **fields: Json) -> Table:
    """Seat 0 summons a Mighty Archangel and has a little quiddity left."""
    mine = seat(active=f"{ANGEL}#{face}, Basic Quiddity#1, Assistant#5", ready=ready, quiddity=face - 3 + more)
    table = lay(f"{ANGEL}/Mighty, {CARDS}, Frost Howler/Base", "ready", mine | fields, *theirs)
    return go(table, f"summon archangel#{face}")


@pytest.mark.card("Archangel/Mighty")
@pytest.mark.parametrize(("ready", "light"), [(HERALD, 1), (f"2 {HERALD}, {ANGEL}#4", 3), (f"5 {HERALD}", 3)])
def test_mighty_archangel_gains_light_for_other_light_creatures_up_to_three(ready: str, light: int) -> None:
    assert energy(summoning(4, ready)) == (light, 0)


@pytest.mark.card("Archangel/Mighty", negative=True)
def test_mighty_archangel_counts_neither_itself_nor_dark_nor_foreign_creatures() -> None:
    table = summoning(4, BOOGIEMAN, 0, seat(ready=f"2 {HERALD}"))
    assert (energy(table), quiddity(table), kind(table)) == ((0, 0), 0, "act")


@pytest.mark.card("Archangel/Mighty")
def test_mighty_archangel_with_a_burst_may_turn_one_other_creature_up() -> None:
    table = summoning(5, f"{BOOGIEMAN}, {HERALD}")
    assert (asks(table), energy(table)) == ((0, "may"), (1, 0))
    assert options(go(table, "yes")) == ["pick boogieman#4@0", "pick herald#4@0"]
    go(table, "pick boogieman#4@0", "turn 5")
    assert lying(table, "ready") == ["Boogieman#5", HERALD, f"{ANGEL}#5"]


@pytest.mark.card("Archangel/Mighty")
@pytest.mark.rule("Q280")
def test_mighty_archangel_turns_only_creatures_that_can_be_turned() -> None:
    table = go(summoning(5, f"Boogieman#6, {HERALD}, Herald#6"), "yes")
    assert options(table) == ["pick herald#4@0"]


@pytest.mark.card("Archangel/Mighty", negative=True)
def test_mighty_archangel_with_a_burst_may_turn_nobody() -> None:
    table = go(summoning(5, HERALD), "pass")
    assert (lying(table, "ready"), energy(table)) == ([HERALD, f"{ANGEL}#5"], (1, 0))


@pytest.mark.card("Archangel/Mighty")
def test_mighty_archangel_with_two_bursts_turns_any_number_of_others_up() -> None:
    """A Herald goes from its first level 1 face to level 2."""
    table = go(summoning(6, f"{BOOGIEMAN}, {HERALD}"), "pick boogieman#4@0", "pick herald#4@0", "turn 5", "turn 6")
    assert lying(table, "ready") == ["Boogieman#5", "Herald#6", f"{ANGEL}#6"]


@pytest.mark.card("Archangel/Mighty", negative=True)
def test_mighty_archangel_with_two_bursts_may_leave_some_out() -> None:
    table = go(summoning(6, f"{BOOGIEMAN}, {HERALD}"), "pick herald#4@0", "pass", "turn 6")
    assert lying(table, "ready") == [BOOGIEMAN, "Herald#6", f"{ANGEL}#6"]


@pytest.mark.card("Archangel/Mighty", negative=True)
@pytest.mark.rule("Q96")
def test_turned_archangel_was_not_summoned() -> None:
    """One light for the Archangel that was there; nothing for its new face."""
    table = go(summoning(5, f"{ANGEL}#4"), "yes", "pick archangel#4@0", "turn 5")
    assert (lying(table, "ready"), energy(table), kind(table)) == ([f"{ANGEL}#5"] * 2, (1, 0), "act")


@pytest.mark.card("Archangel/Mighty", negative=True)
def test_mighty_archangel_without_a_burst_turns_nobody() -> None:
    table = summoning(4, HERALD)
    assert (kind(table), lying(table, "ready")) == ("act", [HERALD, f"{ANGEL}#4"])


@pytest.mark.parametrize("type", ["Base", "Lesser", "Greater", "Strong"])
def test_other_archangels_gain_and_turn_nothing(type: str) -> None:
    mine = seat(active=f"{ANGEL}#6, Basic Quiddity#1, Assistant#5", ready=HERALD, quiddity=3)
    table = go(lay(f"{ANGEL}/{type}, {CARDS}", "ready", mine), "summon archangel#6")
    assert (energy(table), kind(table), lying(table, "ready")) == ((0, 0), "act", [HERALD, f"{ANGEL}#6"])


@pytest.mark.rule("Q237", "Q144")
def test_mighty_archangel_turns_up_a_die_locked_this_turn() -> None:
    table = summoning(6, "", 0, seat(), locked=now("Frost Howler#3"))
    go(table, "pick frost-howler#3 locked@0", "turn 4")
    assert (locked(table), lying(table, "ready")) == (None, [f"{ANGEL}#6", "Frost Howler#4"])


@pytest.mark.rule("Q227")
def test_mighty_archangel_turns_up_an_eye_that_another_player_placed() -> None:
    mine = seat(active=f"{ANGEL}#6, Basic Quiddity#1, Assistant#5", quiddity=3, locked="Quaxos' Eye#3")
    table = lay(f"{ANGEL}/Mighty, {CARDS}, Quaxos' Eye/Base", "ready", mine, seat())
    go(table, "summon archangel#6", "pick quaxos-eye#3 locked@0", "turn 5")
    assert (locked(table), lying(table, "ready")) == (None, [f"{ANGEL}#6", "Quaxos' Eye#5"])
