"""Rulings on parties and challenges: who is sent, who fights, who is left."""

import pytest

from tests.quarriors.mat import (
    area,
    asks,
    glory,
    go,
    heard,
    kind,
    lay,
    lying,
    offered,
    on,
    options,
    party,
    quest_dice,
    questing,
    totals,
)
from tumblehall.kernel.table import Table

HUNT, SEARCH, QUEST_FOR = (f"Exqualibur/The {kind} For" for kind in ("Hunt", "Search", "Quest"))
QUAIL, QUAIL_HUNT = "The Holy Quail/The Search For", "The Holy Quail/The Hunt For"
SKULL = "The Tri-Clops Skull/The Hunt For"
KNIGHT, KNIGHT_2, KNIGHT_3 = (f"Knight of Quamelot#{face}" for face in (4, 5, 6))
"""4/4, 5/6*, 7/7**"""
MINOTAUR, MINOTAUR_3 = "Manxome Minotaur#4", "Manxome Minotaur#6"
"""5/4, 9/6**"""
THIEF, THIEF_2 = "Relic Thief#4", "Relic Thief#5"
"""2/2, 2/2*"""
GUIDE, GUIDE_2 = "Ancient Guide#4", "Ancient Guide#6"
"""0/3, 2/4**"""
MINSTREL = "Wayfaring Minstrel#5"
"""2/5*"""
SQUIRE, HAG = "Squire#4", "Witching Hag#4"
"""0/2, 3/3"""


def name(die: str) -> str:
    """As options name it."""
    return die.split("@")[0].lower().replace(" ", "-")


def visit(table: Table, deed: str, *dice: str, leave: str = "depart") -> Table:
    """Sends dice to a quest; the second of two alike has a number."""
    names = [name(die) for die in dice]
    sent = [f"send {each}:2" if each in names[:place] else f"send {each}" for place, each in enumerate(names)]
    return go(table, deed, *sent, leave)


def challenge(wilds: str, mine: str, theirs: str, quest: str = HUNT, ready: str = "", theirs_ready: str = "") -> Table:
    """All of a party of seat 0 challenge that of seat 1."""
    dice = mine.split(", ")
    table = lay(
        f"Squire/Basic, {wilds}, {quest}",
        "attack",
        area(*dice, *filter(None, ready.split(", "))),
        area(*filter(None, theirs_ready.split(", ")), quest=on(quest, theirs)),
    )
    return visit(table, f"challenge {name(quest.split('/')[0])}", *dice)


# -- saved out of a quest ----------------------------------------------------------------------------------------------


@pytest.mark.rule("Q33", "Q314")
def test_one_saved_to_the_ready_area_has_left_the_quest() -> None:
    table = challenge("Knight of Quamelot/Base, Shaping/Cantrip", KNIGHT, SQUIRE, theirs_ready="Shaping#4")
    go(table, "defend squire#4", "goes ready by shaping#4")
    assert (party(table, 1), lying(table, "ready", 1)) == ([], [SQUIRE])
    assert options(table) == ["start exqualibur", "pass"]


@pytest.mark.rule("Q33", "Q314", "Q23")
def test_one_that_stays_where_it_is_holds_the_quest() -> None:
    table = challenge("Knight of Quamelot/Base", KNIGHT, f"{SQUIRE}+The Holy Quail#6@1", QUAIL_HUNT)
    go(table, "defend squire#4+the-holy-quail#6")
    assert (party(table, 1), lying(table, "used"), glory(table)) == ([SQUIRE], ["Knight of Quamelot"], [1, 0])
    assert quest_dice(table, "The Holy Quail") == 2


@pytest.mark.rule("Q33", "Q350")
def test_one_saved_from_its_challenge_does_not_join_the_attack() -> None:
    """Reaction spells of its own player save it, since both sides react."""
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Shaping/Cantrip, {HUNT}"
    mine = area(KNIGHT, "Squire#5", "Shaping#4")
    table = lay(wilds, "attack", mine, area(SQUIRE, quest=on(HUNT, KNIGHT_3)))
    visit(table, "challenge exqualibur", KNIGHT)
    go(table, "defend knight-of-quamelot#6", "defend knight-of-quamelot#4", "goes ready by shaping#4")
    assert lying(table, "ready") == ["Squire#5", KNIGHT]
    assert totals(table) == {1: 1}


# -- who may be sent ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q100")
def test_a_player_has_one_party_at_most() -> None:
    table = lay(
        f"Squire/Basic, Knight of Quamelot/Base, {HUNT}, {QUAIL}", "attack", area(KNIGHT, quest=on(HUNT, SQUIRE))
    )
    assert [each for each in options(table) if "quest" in each or "challenge" in each] == []


@pytest.mark.rule("Q105")
def test_a_party_that_a_reaction_empties_has_used_the_visit() -> None:
    wilds = f"Squire/Basic, Misdirection/Cantrip, {HUNT}"
    table = lay(wilds, "attack", area(SQUIRE), area("Misdirection#6"))
    visit(table, "quest exqualibur", SQUIRE)
    go(table, "cast misdirection#6", "pick squire#4@0 in quest")
    assert (party(table), lying(table, "ready")) == ([], [SQUIRE])
    assert table.position()["turn"]["visited"]
    assert not heard(table, "quest-started")


@pytest.mark.rule("Q106", "Q159", "Q350")
def test_one_sent_back_joins_an_attack_that_comes_later() -> None:
    wilds = f"Squire/Basic, Misdirection/Cantrip, Knight of Quamelot/Base, {HUNT}"
    table = lay(
        wilds, "attack", area(KNIGHT, "Squire#5"), area(GUIDE.replace("Ancient Guide", "Squire"), "Misdirection#6")
    )
    visit(table, "quest exqualibur", KNIGHT)
    go(table, "cast misdirection#6", "pick knight-of-quamelot#4@0 in quest")
    assert totals(table) == {1: 5}


@pytest.mark.rule("Q159")
def test_one_sent_back_after_the_attack_stays_home() -> None:
    wilds = f"Squire/Basic, Misdirection/Cantrip, Knight of Quamelot/Base, {HUNT}"
    table = lay(wilds, "attack", area(KNIGHT, "Squire#5"), area(SQUIRE, "Misdirection#6"))
    visit(table, "quest exqualibur", KNIGHT, leave="depart-after")
    assert totals(table) == {1: 1}
    go(table, "defend squire#4", "cast misdirection#6", "pick knight-of-quamelot#4@0 in quest")
    assert (kind(table), lying(table, "ready")) == ("tidy", ["Squire#5", KNIGHT])


@pytest.mark.rule("Q107", "Q362")
def test_a_base_minotaur_is_not_on_offer_for_an_empty_quest() -> None:
    wilds = f"Squire/Basic, Manxome Minotaur/Base, {HUNT}, {QUAIL}"
    table = lay(wilds, "attack", area(MINOTAUR, SQUIRE), area(quest=on(QUAIL, SQUIRE)))
    go(table, "quest exqualibur")
    assert offered(table, "send") == ["squire#4"]
    alone = lay(wilds, "attack", area(MINOTAUR), area())
    assert "quest exqualibur" not in options(alone)


@pytest.mark.rule("Q107")
def test_a_base_minotaur_that_won_its_challenge_may_stay() -> None:
    table = challenge("Manxome Minotaur/Base", MINOTAUR, SQUIRE)
    go(table, "defend squire#4", "start exqualibur")
    assert party(table) == [MINOTAUR]


@pytest.mark.rule("Q360", "Q362")
def test_a_lone_creature_does_not_challenge_a_mighty_knight() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Mighty, Witching Hag/Base, {QUAIL}, {SKULL}"
    rivals = area(quest=on(QUAIL, KNIGHT_2)), area(quest=on(SKULL, SQUIRE))
    table = lay(wilds, "attack", area(HAG), *rivals)
    assert offered(table, "challenge") == ["the-tri-clops-skull"]
    two = lay(wilds, "attack", area(HAG, SQUIRE), *rivals)
    assert offered(two, "challenge") == ["the-holy-quail", "the-tri-clops-skull"]
    go(two, "challenge the-holy-quail", "send witching-hag#4")
    assert "depart" not in options(two)


@pytest.mark.rule("Q351")
def test_conditions_of_a_challenge_are_tested_as_it_is_sent() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Mighty, Witching Hag/Base, Misdirection/Cantrip, {QUAIL}"
    table = lay(wilds, "attack", area(HAG, SQUIRE), area("Misdirection#6", quest=on(QUAIL, KNIGHT_2)))
    visit(table, "challenge the-holy-quail", HAG, SQUIRE)
    go(table, "cast misdirection#6", "pick squire#4@0 in quest")
    assert (asks(table), party(table)) == ((1, "name"), [HAG])


@pytest.mark.rule("Q212")
def test_immune_creatures_are_not_sent_back() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Strong, Misdirection/Cantrip, {HUNT}"
    table = lay(wilds, "attack", area(KNIGHT_3, SQUIRE), area("Misdirection#6"))
    visit(table, "quest exqualibur", KNIGHT_3, SQUIRE)
    assert asks(table)[0] == 0
    plain = lay(wilds, "attack", area(KNIGHT_2, SQUIRE), area("Misdirection#6"))
    assert asks(visit(plain, "quest exqualibur", KNIGHT_2, SQUIRE)) == (1, "sent")


@pytest.mark.rule("Q350", "Q159")
def test_a_knight_that_returns_does_not_attack() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Ancient Guide/Base, {HUNT}"
    table = lay(wilds, "attack", area(KNIGHT_3, "Squire#5"), area(SQUIRE, quest=on(HUNT, f"3 {GUIDE_2}")))
    visit(table, "challenge exqualibur", KNIGHT_3)
    go(table, "defend ancient-guide#6", "defend ancient-guide#6", "defend knight-of-quamelot#6", "yes")
    assert lying(table, "ready") == ["Squire#5", KNIGHT_3]
    assert totals(table) == {1: 1}


# -- the battle --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q102", "Q307")
def test_first_strikes_are_dealt_first_and_the_destroyed_deal_nothing() -> None:
    table = challenge("Knight of Quamelot/Mighty", f"{KNIGHT}+Exqualibur#4@0", KNIGHT, QUEST_FOR)
    go(table, "defend knight-of-quamelot#4")
    assert kind(table) == "keep-quest"
    assert (party(table), glory(table)) == ([f"{KNIGHT}+Exqualibur#4@0"], [1, 0])


@pytest.mark.rule("Q102")
def test_who_survived_a_first_strike_deals_its_damage() -> None:
    table = challenge("Relic Thief/Base, Wayfaring Minstrel/Strong", f"{THIEF}+Exqualibur#4@0", MINSTREL, QUEST_FOR)
    go(table, "defend wayfaring-minstrel#5", "defend relic-thief#4+exqualibur#4")
    assert (party(table), party(table, 1)) == ([], [MINSTREL])


@pytest.mark.rule("Q102", "Q307")
def test_who_was_named_for_a_first_strike_is_not_named_again() -> None:
    """A Knight of 4 strikes first; another of 4 with it cannot reach the one that was named."""
    mine = f"{KNIGHT}+Exqualibur#4@0, {KNIGHT}"
    table = challenge("Knight of Quamelot/Mighty", mine, f"{KNIGHT_2}, {SQUIRE}", QUEST_FOR)
    go(table, "defend knight-of-quamelot#5")
    assert (asks(table), options(table)) == ((1, "name"), ["defend squire#4"])


@pytest.mark.rule("Q307")
def test_first_strikes_of_both_sides_are_dealt_at_the_same_time() -> None:
    struck = f"{KNIGHT}+Exqualibur#4@"
    table = challenge("Knight of Quamelot/Mighty", f"{struck}0", f"{struck}1", QUEST_FOR)
    go(table, "defend knight-of-quamelot#4+exqualibur#4", "defend knight-of-quamelot#4+exqualibur#4")
    assert (party(table), party(table, 1), glory(table)) == ([], [], [1, 0])


@pytest.mark.rule("Q307")
def test_one_saved_from_a_first_strike_deals_nothing() -> None:
    wilds = "Knight of Quamelot/Mighty, Shaping/Cantrip"
    table = challenge(wilds, f"{KNIGHT}+Exqualibur#4@0", KNIGHT, QUEST_FOR, theirs_ready="Shaping#4")
    go(table, "defend knight-of-quamelot#4", "goes ready by shaping#4")
    assert (kind(table), glory(table)) == ("keep-quest", [1, 0])
    assert (party(table), lying(table, "ready", 1)) == ([f"{KNIGHT}+Exqualibur#4@0"], [KNIGHT])


@pytest.mark.rule("Q113")
def test_what_comes_before_damage_comes_before_totals() -> None:
    """The Thief takes the Charm away before the totals are fixed."""
    table = challenge("Relic Thief/Mighty, Death/Charm", THIEF_2, f"{SQUIRE}+Death#4@1")
    assert kind(table) == "may"
    go(table, "yes", "pick squire#4+death#4@1 in quest")
    assert heard(table, "challenge-totals")[0]["totals"] == {"seat 0": 0, "seat 1": 2}


@pytest.mark.rule("Q113", "Q352")
def test_a_strong_minotaur_destroys_before_damage() -> None:
    table = challenge("Manxome Minotaur/Strong, Witching Hag/Base", f"{HAG}, {HAG}", MINOTAUR)
    assert (party(table), party(table, 1), glory(table)) == ([], [MINOTAUR], [0, 0])
    assert not heard(table, "challenge-totals")


@pytest.mark.rule("Q115")
def test_a_strong_frog_lowers_totals_of_attacks_only() -> None:
    """A Knight of 4 strikes it down: 3 are left, in an attack 1."""
    frog = "Poison Dart Frog#5"
    table = challenge("Poison Dart Frog/Strong, Knight of Quamelot/Base", KNIGHT, f"{frog}, {SQUIRE}")
    go(table, "defend poison-dart-frog#5")
    assert table.view(None)["challenge"]["totals"][1] == 3
    wilds = f"Squire/Basic, Poison Dart Frog/Strong, Knight of Quamelot/Base, {HUNT}"
    attack = go(lay(wilds, "attack", area(KNIGHT), area(frog, SQUIRE)), "next", "defend poison-dart-frog#5")
    assert totals(attack) == {1: 1}


@pytest.mark.rule("Q153", "Q308")
def test_misdirection_spell_holds_for_the_next_battle_alone() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Misdirection/Spell, {HUNT}"
    mine = area(KNIGHT, "Squire#5", "Misdirection#4")
    table = lay(wilds, "attack", mine, area(SQUIRE, "Squire#5", quest=on(HUNT, f"{SQUIRE}, {KNIGHT_2}")))
    go(table, "cast misdirection#4", "seat 1")
    visit(table, "challenge exqualibur", KNIGHT)
    assert (asks(table), options(table)) == ((0, "name"), ["defend squire#4@1", "defend knight-of-quamelot#5@1"])
    go(table, "defend knight-of-quamelot#5@1", "defend knight-of-quamelot#4")
    assert (asks(table), totals(table)) == ((1, "name"), {1: 1})


@pytest.mark.rule("Q160")
def test_a_mighty_thief_strips_who_carries_something() -> None:
    theirs = f"{SQUIRE}+Exqualibur#4@1, Squire#5"
    table = challenge("Relic Thief/Mighty", THIEF_2, theirs)
    go(table, "yes")
    assert offered(table, "pick") == ["squire#4+exqualibur#4@1 in quest"]
    go(table, "pick squire#4+exqualibur#4@1 in quest")
    assert (party(table, 1), quest_dice(table, "Exqualibur")) == ([SQUIRE, "Squire#5"], 2)


@pytest.mark.rule("Q160")
def test_with_one_burst_its_player_says_which_die() -> None:
    table = challenge("Relic Thief/Mighty, Death/Charm", THIEF_2, f"{SQUIRE}+Death#4@1+Exqualibur#4@1")
    go(table, "yes", "pick squire#4+death#4+exqualibur#4@1 in quest")
    beside = "on squire#4+death#4+exqualibur#4@1 in quest"
    assert options(table) == [f"pick death#4@1 {beside}", f"pick exqualibur#4@1 {beside}"]
    go(table, f"pick death#4@1 {beside}")
    assert party(table, 1) == [f"{SQUIRE}+Exqualibur#4@1"]


@pytest.mark.rule("Q160")
def test_a_mighty_thief_that_is_challenged_does_not_strip() -> None:
    table = challenge("Relic Thief/Mighty", f"{SQUIRE}+Exqualibur#4@0", THIEF_2)
    assert asks(table) == (1, "name")


@pytest.mark.rule("Q161")
def test_exqualibur_of_the_search_pays_for_damage_once_a_turn() -> None:
    table = challenge("Knight of Quamelot/Mighty", f"{KNIGHT_3}+Exqualibur#4@0", f"2 {SQUIRE}", SEARCH)
    go(table, "defend squire#4", "defend squire#4")
    assert glory(table) == [3, 0]


@pytest.mark.rule("Q161")
def test_exqualibur_of_the_search_pays_nothing_for_effects() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Mighty, Death/Incantation, {SEARCH}"
    table = lay(wilds, "attack", area(f"{KNIGHT}+Exqualibur#4@0", "Death#6"), area(SQUIRE))
    go(table, "cast death#6", "pick squire#4@1")
    assert glory(table) == [0, 0]


@pytest.mark.rule("Q161")
def test_exqualibur_of_the_search_pays_nothing_to_the_challenged() -> None:
    table = challenge("Knight of Quamelot/Mighty", SQUIRE, f"{KNIGHT}+Exqualibur#4@1", SEARCH)
    go(table, "defend squire#4")
    assert glory(table) == [0, 0]


@pytest.mark.rule("Q173", "Q353")
def test_a_knight_that_fell_gives_no_further_glory() -> None:
    table = challenge("Knight of Quamelot/Base", KNIGHT_2, f"{SQUIRE}, {KNIGHT_3}")
    go(table, "defend squire#4", "defend knight-of-quamelot#6", "defend knight-of-quamelot#5")
    assert (party(table), glory(table)) == ([], [1, 0])


@pytest.mark.rule("Q173", "Q154")
def test_a_knight_that_stands_gives_one_more() -> None:
    table = challenge("Knight of Quamelot/Base", KNIGHT_2, SQUIRE)
    go(table, "defend squire#4")
    assert (party(table), glory(table)) == ([KNIGHT_2], [2, 0])


@pytest.mark.rule("Q353", "Q357")
def test_what_fell_before_the_party_was_placed_gives_no_glory() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Mighty, Quasar/Incantation, {HUNT}"
    table = lay(wilds, "attack", area(KNIGHT, "Quasar#4"), area(quest=on(HUNT, f"2 {SQUIRE}")))
    go(table, "cast quasar#4", "seat 1", "defend squire#4", "defend squire#4")
    assert party(table, 1) == [SQUIRE]
    visit(table, "challenge exqualibur", KNIGHT)
    go(table, "defend squire#4")
    assert glory(table) == [1, 0]


@pytest.mark.rule("Q357")
def test_an_emptied_quest_may_be_started_in_the_same_turn() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Mighty, Quasar/Incantation, {HUNT}"
    table = lay(wilds, "attack", area(KNIGHT, "Quasar#6"), area(quest=on(HUNT, f"2 {SQUIRE}")))
    assert "quest exqualibur" not in options(table)
    go(table, "cast quasar#6", "seat 1", "defend squire#4", "defend squire#4")
    assert (party(table, 1), glory(table)) == ([], [0, 0])
    assert "quest exqualibur" in options(table)


@pytest.mark.rule("Q214")
def test_a_strong_thief_takes_the_quartifact_of_an_immune_rival() -> None:
    wilds = "Relic Thief/Strong, Knight of Quamelot/Strong, Manxome Minotaur/Base"
    table = challenge(wilds, f"{THIEF}, {MINOTAUR_3}", f"{KNIGHT_3}+The Holy Quail#4@1", QUAIL)
    assert questing(table, 1)["immune"]
    go(table, "defend knight-of-quamelot#6+the-holy-quail#4")
    assert (asks(table), options(table)) == ((0, "take"), ["yes", "pass"])
    go(table, "yes")
    assert lying(table, "ready") == ["The Holy Quail#4"]


@pytest.mark.rule("Q214", "QQ-20")
def test_two_strong_thieves_take_one_quartifact_once() -> None:
    wilds = "Relic Thief/Strong"
    table = challenge(wilds, f"{THIEF}, {THIEF}", f"{SQUIRE}+The Holy Quail#4@1", QUAIL)
    go(table, "defend squire#4+the-holy-quail#4", "yes")
    assert (kind(table), lying(table, "ready")) == ("keep-quest", ["The Holy Quail#4"])


@pytest.mark.rule("Q357")
def test_attacks_leave_a_party_between_turns_alone() -> None:
    wilds = f"Squire/Basic, Knight of Quamelot/Mighty, {HUNT}"
    table = lay(wilds, "attack", area(KNIGHT_3), area("Squire#5", quest=on(HUNT, SQUIRE)), visited=True)
    go(table, "defend squire#5")
    assert party(table, 1) == [SQUIRE]
