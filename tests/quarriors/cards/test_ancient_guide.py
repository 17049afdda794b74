"""Ancient Guide. Face 3: draws a die; 4: level 1, 0/3; 5: level 1, 1/3 with a burst; 6: level 2, 2/4 with two."""

import pytest

from tests.quarriors.mat import (
    area,
    do,
    glory,
    go,
    kind,
    lay,
    lying,
    offered,
    on,
    options,
    questing,
    quiddity,
    stats,
)
from tumblehall.kernel.table import Table

QUAIL = "The Holy Quail/The Search For"
EXQUALIBUR = "Exqualibur/The Search For"
SKULL = "The Tri-Clops Skull/The Search For"
QUESTS = f"{QUAIL}, {EXQUALIBUR}, {SKULL}"
CARDS = f"Squire/Basic, Scavenging Goblin/Base, {QUESTS}"
GOBLIN = "Scavenging Goblin#3"
TYPES = ["Base", "Strong", "Mighty"]
QUID, DICE, BONUS, ART_1, ART_2, ART_3 = range(1, 7)
NAMES = {QUAIL: "the-holy-quail", EXQUALIBUR: "exqualibur", SKULL: "the-tri-clops-skull"}


def on_quest(type: str, party: str, quest: str, *rolls: int, bag: tuple[str, ...] = ("Portal",)) -> Table:
    """A party is to be settled; a Squire is still to score."""
    mine = area("Squire#4", quest=on(quest, party), bag=list(bag))
    return lay(f"Ancient Guide/{type}, {CARDS}", "score", mine, area(), rolls=rolls)


def completed(type: str, party: str, quest: str, *rolls: int) -> Table:
    """It is completed; nothing is culled."""
    return do(on_quest(type, party, quest, *rolls), f"complete {NAMES[quest]}", "pass")


# -- Base: a die, a level, glory ---------------------------------------------------------------------------------------


@pytest.mark.card("Ancient Guide/Base")
@pytest.mark.parametrize(("face", "quest"), [(4, QUAIL), (5, EXQUALIBUR), (6, SKULL)])
def test_base_guide_of_a_party_that_completes_draws_a_die_that_waits(face: int, quest: str) -> None:
    table = completed("Base", f"Ancient Guide#{face}", quest, 1, QUID)
    assert (lying(table, "active"), lying(table, "bag")) == (["Portal"], [])


@pytest.mark.card("Ancient Guide/Base")
@pytest.mark.rule("Q321")
def test_base_guide_draws_after_the_culls_and_before_the_quest_die() -> None:
    table = do(on_quest("Base", "Ancient Guide#4", QUAIL, 1, QUID, bag=()), "complete the-holy-quail")
    assert options(table) == ["cull ancient-guide", "pass"]
    do(table, "pass")
    assert (lying(table, "active"), quiddity(table)) == (["Ancient Guide"], 2)


@pytest.mark.card("Ancient Guide/Base", negative=True)
def test_base_guide_of_a_party_that_fails_draws_nothing() -> None:
    table = do(on_quest("Base", "Ancient Guide#4", EXQUALIBUR), "fail exqualibur")
    assert (lying(table, "active"), lying(table, "bag")) == ([], ["Portal"])


@pytest.mark.card("Ancient Guide/Base", negative=True)
def test_base_guide_in_the_ready_area_does_nothing_for_a_party() -> None:
    mine = area("Ancient Guide#6", quest=on(QUAIL, "Squire#6"), bag=["Portal"])
    table = lay(f"Ancient Guide/Base, {CARDS}", "score", mine, area(), rolls=[QUID])
    do(table, "complete the-holy-quail", "pass")
    assert (lying(table, "active"), glory(table)) == ([], [2, 0])


@pytest.mark.card("Ancient Guide/Base", negative=True)
@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_guides_draw_nothing(type: str) -> None:
    table = do(completed(type, "Ancient Guide#4", QUAIL, QUID), *(["pass"] if type == "Mighty" else []))
    assert lying(table, "active") == []


@pytest.mark.card("Ancient Guide/Base")
@pytest.mark.rule("Q143")
@pytest.mark.parametrize(("face", "levels"), [(4, 1), (5, 2), (6, 3)])
def test_base_guide_with_bursts_counts_a_level_more(face: int, levels: int) -> None:
    table = on_quest("Base", f"Ancient Guide#{face}", SKULL)
    assert table.view(None)["seats"][0]["quest"]["levels"] == levels


@pytest.mark.card("Ancient Guide/Base", negative=True)
@pytest.mark.rule("Q143", "Q356")
def test_levels_of_base_guides_do_not_add_up() -> None:
    table = on_quest("Base", "Ancient Guide#5, Ancient Guide#5, Ancient Guide#6", SKULL)
    assert table.view(None)["seats"][0]["quest"]["levels"] == 1 + 1 + 2 + 1


@pytest.mark.card("Ancient Guide/Base", negative=True)
@pytest.mark.parametrize("type", ["Strong", "Mighty"])
def test_other_guides_count_their_level(type: str) -> None:
    table = on_quest(type, "Ancient Guide#5", SKULL)
    assert table.view(None)["seats"][0]["quest"]["levels"] == 1


@pytest.mark.card("Ancient Guide/Base")
@pytest.mark.parametrize(("face", "quest", "more"), [(4, QUAIL, 2), (5, EXQUALIBUR, 3), (6, SKULL, 4 + 1)])
def test_base_guide_with_two_bursts_gains_a_glory_more(face: int, quest: str, more: int) -> None:
    assert glory(completed("Base", f"Ancient Guide#{face}", quest, 1, QUID)) == [more, 0]


# -- Strong: harder company, cheaper summons ---------------------------------------------------------------------------


def defences(face: int, type: str = "Strong") -> tuple[int, int]:
    """Of a Goblin, 2 by itself, in each area beside a Guide there."""
    ready = lay(f"Ancient Guide/{type}, {CARDS}", "tidy", area(GOBLIN, f"Ancient Guide#{face}"), area())
    quest = area(quest=on(QUAIL, GOBLIN, f"Ancient Guide#{face}"))
    away = lay(f"Ancient Guide/{type}, {CARDS}", "tidy", quest, area())
    return stats(ready, 0)[1], questing(away, 0)["defence"]


@pytest.mark.card("Ancient Guide/Strong")
@pytest.mark.parametrize(("face", "found"), [(4, (2 + 1, 2 + 1)), (5, (2 + 1, 2 + 2)), (6, (2 + 2, 2 + 2))])
def test_strong_guide_makes_its_company_harder(face: int, found: tuple[int, int]) -> None:
    assert defences(face) == found


@pytest.mark.card("Ancient Guide/Strong", negative=True)
@pytest.mark.parametrize("type", ["Base", "Mighty"])
@pytest.mark.parametrize("face", [4, 5, 6])
def test_other_guides_make_nobody_harder(type: str, face: int) -> None:
    assert defences(face, type) == (2, 2)


@pytest.mark.card("Ancient Guide/Strong", negative=True)
def test_strong_guide_does_not_help_itself_or_another_area_or_seat() -> None:
    seats = area("Ancient Guide#6", quest=on(QUAIL, GOBLIN)), area(GOBLIN)
    table = lay(f"Ancient Guide/Strong, {CARDS}", "tidy", *seats)
    assert (stats(table, 0)[1], questing(table, 0)["defence"], stats(table, 1)[1]) == (4, 2, 2)


@pytest.mark.card("Ancient Guide/Strong")
def test_strong_guides_add_up() -> None:
    table = lay(f"Ancient Guide/Strong, {CARDS}", "tidy", area(GOBLIN, "Ancient Guide#4", "Ancient Guide#6"), area())
    assert [stats(table, 0, place)[1] for place in range(3)] == [2 + 1 + 2, 3 + 2, 4 + 1]


@pytest.mark.card("Ancient Guide/Strong", negative=True)
def test_strong_guides_help_ends_as_it_leaves_the_area() -> None:
    table = lay(f"Ancient Guide/Strong, {CARDS}", "attack", area(GOBLIN, "Ancient Guide#6"), area())
    go(table, "quest the-holy-quail", "send ancient-guide#6", "depart")
    assert stats(table, 0)[1] == 2


def summoning(type: str, face: int, quiddity: int, *others: str) -> Table:
    mine = area(active=[f"Ancient Guide#{face}", *others], quiddity=quiddity)
    return lay(f"Ancient Guide/{type}, Questing Wizard/Base, {CARDS}", "ready", mine, area())


@pytest.mark.card("Ancient Guide/Strong")
def test_who_is_summoned_after_a_strong_guide_with_two_bursts_costs_one_less() -> None:
    table = do(summoning("Strong", 6, 2 + 2, "Questing Wizard#6", GOBLIN), "summon ancient-guide#6")
    do(table, "summon questing-wizard#6", "summon scavenging-goblin#3")
    assert quiddity(table) == 0


@pytest.mark.card("Ancient Guide/Strong", negative=True)
def test_who_is_summoned_before_it_and_itself_cost_the_same() -> None:
    table = summoning("Strong", 6, 3, GOBLIN)
    assert quiddity(do(table, "summon scavenging-goblin#3", "summon ancient-guide#6")) == 0


@pytest.mark.card("Ancient Guide/Strong", negative=True)
def test_they_cost_less_in_that_turn_only() -> None:
    table = do(summoning("Strong", 6, 2), "summon ancient-guide#6")
    watches = [len(table.view(None)["seats"][0]["watches"])]
    do(table, "next", "end-turn")
    assert [*watches, len(table.view(None)["seats"][0]["watches"])] == [1, 0]


@pytest.mark.card("Ancient Guide/Strong", negative=True)
def test_a_creature_of_level_0_gives_nothing_back() -> None:
    table = do(summoning("Strong", 6, 2, "Squire#4"), "summon ancient-guide#6", "summon squire#4")
    assert quiddity(table) == 0


@pytest.mark.card("Ancient Guide/Strong", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Strong", 4), ("Strong", 5), ("Base", 6), ("Mighty", 6)])
def test_other_guides_make_nobody_cheaper(type: str, face: int) -> None:
    table = summoning(type, face, 3, GOBLIN)
    do(table, f"summon ancient-guide#{face}")
    before = quiddity(table)
    assert quiddity(do(table, "summon scavenging-goblin#3")) == before - 1


# -- Mighty: the quest die ---------------------------------------------------------------------------------------------


@pytest.mark.card("Ancient Guide/Mighty")
def test_mighty_guide_re_rolls_the_quest_die_once() -> None:
    table = do(completed("Mighty", "Ancient Guide#4", QUAIL, ART_1, ART_2), "yes")
    assert (lying(table, "ready"), options(table)) == (["Squire#4", "The Holy Quail#5"], ["score squire#4"])


@pytest.mark.card("Ancient Guide/Mighty")
def test_mighty_guide_need_not_re_roll() -> None:
    table = do(completed("Mighty", "Ancient Guide#4", QUAIL, ART_1), "pass")
    assert lying(table, "ready") == ["Squire#4", "The Holy Quail#4"]


@pytest.mark.card("Ancient Guide/Mighty")
@pytest.mark.parametrize(("answers", "face"), [(("yes", "yes"), 6), (("yes", "pass"), 5), (("pass",), 4)])
def test_mighty_guide_with_a_burst_re_rolls_up_to_twice(answers: tuple[str, ...], face: int) -> None:
    table = do(completed("Mighty", "Ancient Guide#5", QUAIL, ART_1, ART_2, ART_3), *answers)
    assert (lying(table, "ready"), options(table)) == (["Squire#4", f"The Holy Quail#{face}"], ["score squire#4"])


@pytest.mark.card("Ancient Guide/Mighty")
def test_mighty_guide_with_two_bursts_may_set_the_die_without_a_roll() -> None:
    table = completed("Mighty", "Ancient Guide#6", EXQUALIBUR)
    assert kind(table) == "set-die"
    do(table, "yes")
    assert (lying(table, "ready"), options(table)) == (["Squire#4", "Exqualibur#4"], ["score squire#4"])


@pytest.mark.card("Ancient Guide/Mighty")
@pytest.mark.rule("Q112")
def test_mighty_guide_with_two_bursts_may_roll_and_re_roll_once() -> None:
    table = do(completed("Mighty", "Ancient Guide#6", EXQUALIBUR, ART_2, ART_3), "pass", "yes")
    assert (lying(table, "ready"), options(table)) == (["Squire#4", "Exqualibur#6"], ["score squire#4"])


@pytest.mark.card("Ancient Guide/Mighty", negative=True)
@pytest.mark.rule("Q112")
def test_a_second_mighty_guide_does_not_help() -> None:
    table = do(completed("Mighty", "2 Ancient Guide#4", QUAIL, ART_1, ART_2), "yes")
    assert (lying(table, "ready"), options(table)) == (["Squire#4", "The Holy Quail#5"], ["score squire#4"])


@pytest.mark.card("Ancient Guide/Mighty")
@pytest.mark.rule("Q112")
@pytest.mark.parametrize("party", ["Ancient Guide#4, Ancient Guide#5", "Ancient Guide#5, Ancient Guide#4"])
def test_of_two_mighty_guides_the_better_helps_whatever_their_order(party: str) -> None:
    table = do(completed("Mighty", party, QUAIL, ART_1, ART_2, ART_3), "yes", "yes")
    assert (lying(table, "ready"), options(table)) == (["Squire#4", "The Holy Quail#6"], ["score squire#4"])


@pytest.mark.card("Ancient Guide/Mighty", negative=True)
@pytest.mark.parametrize(("type", "rolls"), [("Base", (1, ART_1)), ("Strong", (ART_1,))])
def test_other_guides_re_roll_nothing(type: str, rolls: tuple[int, ...]) -> None:
    assert options(completed(type, "Ancient Guide#4", QUAIL, *rolls)) == ["score squire#4"]


@pytest.mark.card("Ancient Guide/Mighty", negative=True)
def test_mighty_guide_in_the_ready_area_re_rolls_nothing() -> None:
    mine = area("Ancient Guide#6", quest=on(QUAIL, "Squire#6"))
    table = lay(f"Ancient Guide/Mighty, {CARDS}", "score", mine, area(), rolls=[QUID])
    assert offered(do(table, "complete the-holy-quail", "pass"), "score") == ["ancient-guide#6"]


@pytest.mark.card("Ancient Guide/Mighty", negative=True)
def test_no_other_guide_sets_the_die() -> None:
    table = completed("Mighty", "Ancient Guide#5", QUAIL, ART_3)
    assert (kind(table), options(table)) == ("may", ["yes", "pass"])


@pytest.mark.card("Ancient Guide/Mighty")
@pytest.mark.rule("QQ-21")
def test_where_the_die_must_be_taken_it_is_taken_first() -> None:
    mine = area("Squire#4", quest=on(QUAIL, "Ancient Guide#6"))
    seats = mine, area("The Holy Quail#5"), area("The Holy Quail#6")
    table = do(lay(f"Ancient Guide/Mighty, {CARDS}", "score", *seats), "complete the-holy-quail", "pass")
    assert kind(table) == "seize"
    do(table, "seat 2")
    assert (kind(table), lying(table, "ready", 2)) == ("set-die", [])


# -- what is seen of a die that may be rolled again --------------------------------------------------------------------


@pytest.mark.rule("QQ-15", "Q112")
def test_at_each_question_for_a_new_roll_everybody_sees_what_would_be_given_up() -> None:
    """With a burst a Mighty Guide may have it rolled twice."""
    table = completed("Mighty", "Ancient Guide#5", QUAIL, QUID, ART_3)
    seen = [table.view(who)["quests"][0]["rolled"] for who in (0, 1, None)]
    do(table, "yes")
    assert (kind(table), table.decisions[0].about["shows"]) == ("reroll", f"the-holy-quail#{ART_3}")
    assert (seen, table.view(0)["quests"][0]["rolled"]) == ([f"the-holy-quail#{QUID}"] * 3, f"the-holy-quail#{ART_3}")


@pytest.mark.rule("QQ-17")
def test_a_quest_die_that_has_given_its_reward_shows_nothing_on_its_card() -> None:
    table = do(completed("Mighty", "Ancient Guide#4", QUAIL, QUID), "pass")
    assert [quest["rolled"] for quest in table.view(None)["quests"]] == [None] * 3
