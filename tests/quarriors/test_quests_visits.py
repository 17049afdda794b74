"""Going on quests: the split, starting, challenging as a battle, who is left (QQ-6 to QQ-13, QQ-22, QQ-23, QQ-26)."""

import pytest

from tests.quarriors.mat import (
    area,
    asks,
    do,
    fall,
    glory,
    go,
    heard,
    kind,
    kinds,
    lay,
    lying,
    offered,
    on,
    options,
    party,
    questing,
    totals,
)
from tumblehall.kernel.table import Table

QUEST = "Exqualibur/The Hunt For"
OTHER = "The Holy Quail/The Hunt For"
WILDS = f"Squire/Basic, Knight of Quamelot/Base, Manxome Minotaur/Base, Ancient Guide/Base, {QUEST}"
KNIGHT, KNIGHT_2 = "Knight of Quamelot#4", "Knight of Quamelot#5"
"""4/4 and 5/6"""


def send(table: Table, verb: str, *names: str, go_: str = "depart") -> Table:
    return go(table, f"{verb} exqualibur", *(f"send {name}" for name in names), go_)


def challenge(mine: tuple[str, ...], *theirs: str, wilds: str = WILDS) -> Table:
    """All of seat 0 challenge the party of seat 1."""
    table = lay(wilds, "attack", area(*mine), area(quest=on(QUEST, ", ".join(theirs))))
    return send(table, "challenge", *(name.lower().replace(" ", "-") for name in mine))


# -- the split (QQ-6, QQ-7) --------------------------------------------------------------------------------------------


@pytest.mark.rule("QQ-6", "QQ-7")
def test_creatures_are_sent_one_by_one_to_start_a_quest() -> None:
    table = lay(WILDS, "attack", area(KNIGHT, "Squire#4"), area())
    go(table, "quest exqualibur")
    assert options(table) == ["send knight-of-quamelot#4", "send squire#4", "pass"]
    go(table, "send squire#4")
    assert options(table) == ["send knight-of-quamelot#4", "depart", "depart-after"]
    go(table, "depart")
    assert (party(table), lying(table, "ready")) == (["Squire#4"], [KNIGHT])


@pytest.mark.rule("QQ-6")
def test_assistants_must_stay() -> None:
    table = lay(WILDS, "attack", area("Assistant#5", KNIGHT), area())
    go(table, "quest exqualibur")
    assert options(table) == ["send knight-of-quamelot#4", "pass"]
    reason = table.why(0, "send assistant#5")
    assert reason is not None
    assert (reason.text, reason.rule) == ("Assistants stay at home", "QQ-6")


@pytest.mark.rule("QQ-6", "Q360")
def test_without_a_legal_party_nothing_is_asked() -> None:
    table = lay(WILDS, "attack", area("Assistant#5"), area())
    assert "quest exqualibur" not in options(table)


@pytest.mark.rule("QQ-6", "Q158")
def test_who_goes_first_attacks_no_more() -> None:
    table = lay(WILDS, "attack", area(KNIGHT, KNIGHT_2), area("Squire#4"))
    send(table, "quest", "knight-of-quamelot#4")
    assert totals(table) == {1: 5}


@pytest.mark.rule("QQ-6", "Q158")
def test_a_party_may_wait_until_after_the_attack() -> None:
    table = lay(WILDS, "attack", area(KNIGHT, KNIGHT_2), area("Squire#4"))
    send(table, "quest", "knight-of-quamelot#4", go_="depart-after")
    assert (totals(table), party(table)) == ({1: 5}, [])
    fall(table, "defend squire#4")
    assert (party(table), lying(table, "ready")) == ([KNIGHT], [KNIGHT_2])


@pytest.mark.rule("QQ-6")
def test_nobody_waits_where_nobody_would_attack() -> None:
    table = lay(WILDS, "attack", area(KNIGHT), area())
    go(table, "quest exqualibur", "send knight-of-quamelot#4")
    assert options(table) == ["depart"]


@pytest.mark.rule("QQ-6")
def test_passing_before_the_first_gives_up_the_visit_of_the_turn() -> None:
    table = lay(WILDS, "attack", area(KNIGHT), area("Squire#4"))
    go(table, "quest exqualibur", "pass")
    assert totals(table) == {1: 4}
    assert table.position()["turn"]["visited"]


@pytest.mark.rule("QQ-7")
def test_all_go_to_one_quest() -> None:
    table = lay(f"{WILDS}, {OTHER}", "attack", area(KNIGHT, "Squire#4"), area())
    send(table, "quest", "knight-of-quamelot#4")
    assert [option for option in options(table) if option.startswith(("quest", "challenge"))] == []


@pytest.mark.rule("QQ-7")
def test_too_few_levels_may_start_a_quest() -> None:
    table = lay(WILDS, "attack", area("Squire#4"), area())
    send(table, "quest", "squire#4")
    assert table.view(0)["seats"][0]["quest"]["completes"] is False
    assert "quest-started" in kinds(table)


@pytest.mark.rule("QQ-7")
def test_a_rivals_quest_is_challenged_and_an_empty_one_started() -> None:
    table = lay(f"{WILDS}, {OTHER}", "attack", area(KNIGHT), area(quest=on(QUEST, "Squire#4")))
    assert [option for option in options(table) if "knight" not in option] == [
        "challenge exqualibur",
        "quest the-holy-quail",
        "next",
    ]


# -- two areas (QQ-8, QQ-9, QQ-22) -------------------------------------------------------------------------------------


@pytest.mark.rule("QQ-8")
def test_an_attack_does_not_reach_the_quest_area() -> None:
    table = lay(WILDS, "attack", area(KNIGHT), area(quest=on(QUEST, "Squire#4")))
    go(table, "next")
    assert (kind(table), party(table, 1)) == ("tidy", ["Squire#4"])


@pytest.mark.rule("QQ-8")
def test_creatures_on_a_quest_neither_attack_nor_defend() -> None:
    table = lay(WILDS, "attack", area("Squire#5", quest=on(QUEST, KNIGHT)), area("Squire#4"), visited=True)
    assert totals(table) == {1: 1}


@pytest.mark.rule("QQ-9", "Q144")
def test_spells_reach_creatures_in_the_quest_area_unless_they_say_otherwise() -> None:
    wilds = f"{WILDS}, Quasar/Spell, Death/Spell"
    table = lay(wilds, "attack", area("Quasar#6", "Death#4"), area(quest=on(QUEST, "Squire#4")))
    assert offered(table, "cast") == ["quasar#6"]
    go(table, "cast quasar#6", "pick squire#4@1 in quest")
    assert (party(table, 1), glory(table)) == ([], [1, 0])


@pytest.mark.rule("QQ-22")
def test_creatures_in_one_area_accompany_one_another() -> None:
    wilds = f"Squire/Basic, Wayfaring Minstrel/Base, {QUEST}"
    table = lay(wilds, "attack", area("Squire#4", quest=on(QUEST, "Squire#4, Wayfaring Minstrel#4")), area())
    assert questing(table, 0)["attack"] == 1
    assert table.view(0)["seats"][0]["ready"][0]["attack"] == 0


@pytest.mark.rule("QQ-22", "Q98")
def test_in_a_challenge_all_attack_and_defend() -> None:
    """A Troll's deadly damage works there as in an attack."""
    wilds = f"{WILDS}, Voodoo Doll/Base"
    table = challenge(("Voodoo Doll#4",), "Knight of Quamelot#6", wilds=wilds)
    fall(table, "defend knight-of-quamelot#6")
    assert party(table, 1) == []


@pytest.mark.rule("QQ-23")
def test_immunity_covers_opponents_quartifacts() -> None:
    wilds = f"{WILDS}, Gnome Barbarian/Base"
    ready = f"{KNIGHT_2}+Exqualibur#6@0"
    table = go(lay(wilds, "attack", area(ready), area("Gnome Barbarian#3", "Squire#4")), "next")
    assert offered(table, "pick") == ["squire#4@1"]


@pytest.mark.rule("QQ-26")
def test_everybody_sees_whose_creatures_are_beside_a_quest() -> None:
    table = lay(WILDS, "attack", area(), area(quest=on(QUEST, "Squire#6, Ancient Guide#5")))
    seen = [table.view(seat)["seats"][1]["quest"] for seat in (0, 1, None)]
    assert [(quest["card"], quest["levels"], quest["completes"]) for quest in seen] == [(QUEST, 3, True)] * 3
    assert table.view(0)["seats"][0]["quest"] is None


# -- the challenge (QQ-10 to QQ-13) ------------------------------------------------------------------------------------


@pytest.mark.rule("QQ-10")
def test_both_sides_deal_their_damage_at_the_same_time() -> None:
    table = challenge((KNIGHT,), KNIGHT)
    assert asks(table) == (1, "name")
    fall(table, "defend knight-of-quamelot#4")
    assert asks(table) == (0, "name")
    fall(table, "defend knight-of-quamelot#4")
    assert (party(table), party(table, 1)) == ([], [])
    assert (lying(table, "used"), lying(table, "used", 1)) == (["Knight of Quamelot"], ["Knight of Quamelot"])


@pytest.mark.rule("QQ-10")
def test_defenders_are_named_one_by_one_as_in_an_attack() -> None:
    table = challenge(("Knight of Quamelot#6",), "Squire#4, Squire#4, Ancient Guide#6")
    fall(table, "defend squire#4", "defend squire#4")
    assert options(table) == ["defend ancient-guide#6"]
    go(table, "defend ancient-guide#6")
    assert party(table, 1) == ["Ancient Guide#6"]


@pytest.mark.rule("QQ-10", "Q352")
def test_a_side_that_deals_nothing_hurts_nobody() -> None:
    table = challenge((KNIGHT,), "Squire#4")
    fall(table, "defend squire#4")
    assert kind(table) == "keep-quest"


@pytest.mark.rule("QQ-11", "Q301")
def test_both_sides_react_by_turns_until_both_pass() -> None:
    wilds = f"{WILDS}, Chaos/Spell"
    mine, theirs = area(KNIGHT_2, "Chaos#4"), area("Chaos#4", "Chaos#4", quest=on(QUEST, KNIGHT_2))
    table = send(lay(wilds, "attack", mine, theirs, rolls=[1]), "challenge", "knight-of-quamelot#5")
    assert asks(table) == (0, "reply")
    go(table, "pass")
    assert asks(table) == (1, "reply")
    go(table, "cast chaos#4")
    assert asks(table) == (0, "reply")
    go(table, "pass")
    assert asks(table) == (1, "reply")
    go(table, "pass")
    assert kind(table) == "name"


@pytest.mark.rule("QQ-11", "Q99")
def test_what_is_left_of_a_lowered_total_is_dealt_at_the_same_time_as_ever() -> None:
    mine, theirs = area("Manxome Minotaur#4"), area("Chaos#4", quest=on(QUEST, "Squire#4, Knight of Quamelot#4"))
    table = lay(f"{WILDS}, Chaos/Spell", "attack", mine, theirs, rolls=[1])
    go(send(table, "challenge", "manxome-minotaur#4"), "cast chaos#4")
    found = table.view(None)["challenge"]
    assert (found["first"], found["totals"]) == ([0, 0], [4, 5 - 2])


@pytest.mark.rule("QQ-11", "Q301")
def test_others_react_only_as_the_party_is_placed() -> None:
    wilds = f"{WILDS}, Life/Incantation"
    seats = (area(KNIGHT), area(quest=on(QUEST, "Squire#4")), area("Life#4", "Squire#4"))
    table = send(lay(wilds, "attack", *seats, passed=[2]), "challenge", "knight-of-quamelot#4")
    assert asks(table) == (1, "name")


@pytest.mark.rule("QQ-12", "Q154")
def test_the_challenger_gains_one_glory_for_each_creature_destroyed() -> None:
    table = challenge(("Manxome Minotaur#4",), "Squire#4, Squire#4", KNIGHT)
    fall(table, "defend squire#4", "defend squire#4", "defend knight-of-quamelot#4")
    assert (kind(table), glory(table)) == ("name", [0, 0])
    fall(table, "defend manxome-minotaur#4")
    assert glory(table) == [2, 0]


@pytest.mark.rule("QQ-12")
def test_the_challenged_player_scores_nothing() -> None:
    table = challenge(("Squire#5",), "Knight of Quamelot#6")
    fall(table, "defend knight-of-quamelot#6", "defend squire#5")
    assert (glory(table), party(table), party(table, 1)) == ([0, 0], [], ["Knight of Quamelot#6"])


@pytest.mark.rule("QQ-13")
def test_an_original_creature_that_is_left_holds_the_quest() -> None:
    table = challenge((KNIGHT, "Squire#4"), "Ancient Guide#4", "Ancient Guide#4")
    fall(table, "defend ancient-guide#4", "defend ancient-guide#4")
    assert (party(table), party(table, 1)) == ([], ["Ancient Guide#4"])
    assert sorted(lying(table, "used")) == ["Knight of Quamelot", "Squire"]


@pytest.mark.rule("QQ-13")
@pytest.mark.parametrize(("answer", "left"), [("start exqualibur", [KNIGHT]), ("pass", [])])
def test_with_no_rival_left_the_challenger_may_start_the_quest(answer: str, left: list[str]) -> None:
    table = challenge((KNIGHT,), "Squire#4")
    fall(table, "defend squire#4")
    go(table, answer)
    assert (party(table), len(lying(table, "used"))) == (left, 1 - len(left))


@pytest.mark.rule("QQ-13")
def test_if_both_sides_are_gone_the_quest_is_empty() -> None:
    table = challenge((KNIGHT,), KNIGHT)
    fall(table, "defend knight-of-quamelot#4", "defend knight-of-quamelot#4")
    assert (kind(table), [seat.get("quest") for seat in table.position()["seats"]]) == ("tidy", [None, None])


@pytest.mark.rule("QQ-10")
def test_a_challenge_is_told_step_by_step() -> None:
    table = challenge((KNIGHT,), "Squire#5")
    fall(table, "defend squire#5", "defend knight-of-quamelot#4")
    do(table, "start exqualibur")
    told = [
        "party-sent", "challenge", "challenge-side", "challenge-side", "challenge-totals", "defends", "destroyed",
        "defends", "glory", "quest-started",
    ]  # fmt: skip
    assert [name for name in kinds(table) if name in told] == told
    assert heard(table, "challenge-totals")[0]["totals"] == {"seat 0": 1, "seat 1": 4}
