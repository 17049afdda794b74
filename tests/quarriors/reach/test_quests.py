"""Cards of the sets before quests against a party of another or of their own: what docs/reference/quarriors-reach.md
lists as reaching the quest area, by play."""

import pytest

from tests.quarriors.mat import area, asks, do, glory, go, heard, lay, lying, offered, on, options, party, questing
from tumblehall.kernel.table import Table

HUNT = "Exqualibur/The Hunt For"
SQUIRE, HAG, DRAGON = "Squire#4", "Witching Hag#4", "Quake Dragon#6"
"""0/2; 3/3; 8/9."""
CARDS = f"Squire/Basic, Witching Hag/Strong, Quake Dragon/Mighty, {HUNT}"


def slug(die: str) -> str:
    return die.lower().replace(" ", "-").replace("'", "").removesuffix("@0").removesuffix("@1")


def challenge(
    card: str,
    mine: str,
    theirs: str,
    wilds: str = CARDS,
    mine_too: str = "",
    theirs_too: str = "",
    rolls: tuple[int, ...] = (),
) -> Table:
    """All of the first row challenge the second; `mine_too`, `theirs_too`: what stays in the ready areas."""
    dice = mine.split(", ")
    me, them = area(*dice, *filter(None, [mine_too])), area(*filter(None, [theirs_too]), quest=on(HUNT, theirs))
    table = lay(f"{card}, {wilds}", "attack", me, them, rolls=rolls)
    if asks(table) == (1, "react"):
        do(table, "pass")
    return do(table, "challenge exqualibur", *(f"send {slug(die)}" for die in dice), "depart")


def defences(table: Table, who: int) -> dict[str, int]:
    """What each creature of a party that may be named would hold now."""
    return {die["die"]: die["defence"] for die in table.view(None)["seats"][who]["quest"]["party"]}


# -- saved there -------------------------------------------------------------------------------------------------------


@pytest.mark.card("Life/Charm")
@pytest.mark.rule("Q144")
def test_life_charm_saves_from_the_quest_area() -> None:
    table = challenge("Life/Charm", DRAGON, SQUIRE, theirs_too="Life#4")
    assert (asks(table), options(table)) == ((1, "sent"), ["cast life#4", "pass"])
    do(table, "cast life#4", "defend squire#4", "goes active by life#4")
    assert (party(table, 1), lying(table, "active", 1), lying(table, "used", 1)) == ([], ["Squire"], [])


@pytest.mark.card("Archangel/Strong")
@pytest.mark.rule("Q311", "Q144")
@pytest.mark.parametrize(("face", "saved"), [(4, 1), (5, 2), (6, 2)])
def test_a_strong_archangel_saves_from_the_quest_area_as_often_as_it_may(face: int, saved: int) -> None:
    table = challenge("Archangel/Strong", DRAGON, f"2 {SQUIRE}", theirs_too=f"Archangel#{face}")
    do(table, "defend squire#4", f"goes active by archangel#{face}", "defend squire#4")
    do(table, options(table)[-1])
    assert len(lying(table, "active", 1)) == saved


# -- reached by spells -------------------------------------------------------------------------------------------------


@pytest.mark.card("Life/Incantation")
@pytest.mark.rule("Q144", "Q301")
@pytest.mark.parametrize(
    ("aim", "totals"), [("dragon", {"seat 1": 0, "seat 0": 3}), ("hag", {"seat 1": 8, "seat 0": 0})]
)
def test_life_incantation_takes_the_attack_of_any_creature_on_a_quest(aim: str, totals: dict[str, int]) -> None:
    table = challenge("Life/Incantation", DRAGON, HAG, theirs_too="Life#4")
    go(table, "cast life#4")
    assert offered(table, "pick") == ["witching-hag#4@1 in quest", "quake-dragon#6@0 in quest"]
    go(table, next(option for option in options(table) if aim in option))
    assert heard(table, "challenge-totals")[0]["totals"] == totals


@pytest.mark.card("Corruption/Incantation")
@pytest.mark.rule("Q216", "Q228")
@pytest.mark.parametrize("who", [0, 1])
def test_corruption_incantation_destroys_both_parties_own_and_another(who: int) -> None:
    seats = area("Corruption#3", SQUIRE, quest=on(HUNT, HAG)), area(quest=on("The Holy Quail/The Hunt For", HAG))
    table = lay(f"Corruption/Incantation, {CARDS}, The Holy Quail/The Hunt For", "attack", *seats)
    go(table, "cast corruption#3")
    assert (party(table, who), lying(table, "used", who).count("Witching Hag")) == ([], 1)


@pytest.mark.card("Oblation/Charm")
@pytest.mark.rule("Q144", "Q216")
def test_oblation_charm_destroys_an_own_creature_on_a_quest_and_none_of_another() -> None:
    seats = area("Oblation#4", quest=on(HUNT, DRAGON)), area(quest=on("The Holy Quail/The Hunt For", HAG))
    table = lay(f"Oblation/Charm, {CARDS}, The Holy Quail/The Hunt For", "attack", *seats)
    go(table, "cast oblation#4")
    assert offered(table, "pick") == ["quake-dragon#6@0 in quest"]
    go(table, "pick quake-dragon#6@0 in quest")
    assert (party(table), glory(table)) == ([], [3, 0])


# -- counted -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("Quake Dragon/Corrupted")
@pytest.mark.rule("Q144")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_a_corrupted_dragon_counts_creatures_on_quests(face: int) -> None:
    wilds = f"Squire/Basic, Corrupted Quiddity/Basic 5, Quake Dragon/Corrupted, {HUNT}"
    table = lay(wilds, "attack", area(f"Quake Dragon#{face}"), area(quest=on(HUNT, SQUIRE)), area(), visited=True)
    assert [lying(table, "used", who) for who in (1, 2)] == [["Corrupted Quiddity"], []]


QUAXOS = [
    ("Quake Dragon/Quaxos'", "Quake Dragon#4"),
    ("Scavenging Goblin/Quaxos'", "Scavenging Goblin#3"),
    ("Warrior of the Quay/Quaxos'", "Warrior of the Quay#4"),
]


@pytest.mark.card("Quake Dragon/Quaxos'", "Scavenging Goblin/Quaxos'", "Warrior of the Quay/Quaxos'")
@pytest.mark.rule("Q98", "Q45")
@pytest.mark.parametrize(("card", "die"), QUAXOS)
def test_quaxos_creatures_take_no_damage_in_a_challenge_by_another(card: str, die: str) -> None:
    rival = QUAXOS[1] if card != QUAXOS[1][0] else QUAXOS[2]
    wilds = f"Squire/Basic, Witching Hag/Strong, {card}, {HUNT}"
    table = challenge(f"{rival[0]}, Troll Behemoth/Base", f"{rival[1]}, Troll Behemoth#6", f"{die}, {SQUIRE}", wilds)
    go(table, f"defend {slug(die)}")
    assert die in party(table, 1)


@pytest.mark.card("Quake Dragon/Quaxos'", "Scavenging Goblin/Quaxos'", "Warrior of the Quay/Quaxos'", negative=True)
@pytest.mark.rule("Q98")
@pytest.mark.parametrize(("card", "die"), QUAXOS)
def test_without_another_in_the_challenge_they_are_damaged(card: str, die: str) -> None:
    wilds = f"Squire/Basic, Witching Hag/Strong, {card}, {HUNT}"
    table = challenge("Troll Behemoth/Base", "Troll Behemoth#6", die, wilds)
    go(table, f"defend {slug(die)}")
    assert party(table, 1) == []


# -- numbers that change in a challenge --------------------------------------------------------------------------------


WEAKEN = [
    ("Troll Behemoth/Mighty", "Troll Behemoth#5", HAG, 3 - 2),
    ("Poison Dart Frog/Mighty", "Poison Dart Frog#4", HAG, 3 - 1),
    ("Poison Dart Frog/Mighty", "Poison Dart Frog#5", HAG, 3 - 2),
    ("Poison Dart Frog/Mighty", "Poison Dart Frog#6", "Troll Behemoth#6", 6 - 4),
    ("Archangel/Greater", "Archangel#5", "Queelzebub#4", 4 - 2),
    ("Boogieman/Strong", "Boogieman#5", "Quartz Golem#4", 4 - 2),
]


@pytest.mark.card("Troll Behemoth/Mighty", "Poison Dart Frog/Mighty", "Archangel/Greater", "Boogieman/Strong")
@pytest.mark.rule("Q98")
@pytest.mark.parametrize(("card", "die", "rival", "wall"), WEAKEN)
@pytest.mark.parametrize("challenges", [True, False])
def test_who_weakens_defenders_does_so_on_either_side_of_a_challenge(
    card: str, die: str, rival: str, wall: int, challenges: bool
) -> None:
    wilds = f"{CARDS}, Queelzebub/Base, Quartz Golem/Base" + (", Troll Behemoth/Base" if "Troll" not in card else "")
    ours = f"{die}, {DRAGON}"
    table = challenge(card, *((ours, rival) if challenges else (rival, ours)), wilds)
    if not challenges:
        go(table, "defend quake-dragon#6")  # it holds, so that who weakens is still there
    assert asks(table) == (int(challenges), "name")
    assert defences(table, int(challenges))[slug(rival)] == wall


@pytest.mark.card(
    "Troll Behemoth/Mighty", "Poison Dart Frog/Mighty", "Archangel/Greater", "Boogieman/Strong", negative=True
)
@pytest.mark.rule("Q98")
@pytest.mark.parametrize(("card", "die", "rival", "wall"), WEAKEN)
def test_from_the_ready_area_it_weakens_nobody_in_a_challenge(card: str, die: str, rival: str, wall: int) -> None:
    wilds = f"{CARDS}, Queelzebub/Base, Quartz Golem/Base" + (", Troll Behemoth/Base" if "Troll" not in card else "")
    table = challenge(card, DRAGON, rival, wilds, mine_too=die)
    assert defences(table, 1)[slug(rival)] > wall


@pytest.mark.card("Queelzebub/Base")
@pytest.mark.rule("Q98")
@pytest.mark.parametrize(("face", "total"), [(5, 7 + 6 + 1), (4, 5 + 6)])
def test_a_base_queelzebub_with_a_burst_strengthens_dark_companions_in_a_challenge(face: int, total: int) -> None:
    table = challenge("Boogieman/Base, Queelzebub/Base", f"Queelzebub#{face}, Boogieman#6", SQUIRE)
    assert heard(table, "challenge-totals")[0]["totals"]["seat 1"] == total


@pytest.mark.card("Gnome Barbarian/Strong")
@pytest.mark.rule("Q37", "Q98")
def test_a_strong_gnome_that_falls_in_a_challenge_takes_a_rival_along() -> None:
    table = challenge("Gnome Barbarian/Strong", f"{DRAGON}, {HAG}", "Gnome Barbarian#3")
    go(table, "defend gnome-barbarian#3")
    assert offered(table, "pick") == ["quake-dragon#6@0 in quest", "witching-hag#4@0 in quest"]


@pytest.mark.card("Boogieman/Mighty")
@pytest.mark.rule("Q144")
@pytest.mark.parametrize("home", [True, False])
def test_a_mighty_boogieman_counts_falls_on_quests_from_either_area(home: bool) -> None:
    mine = "Boogieman#5" if not home else DRAGON
    table = challenge("Boogieman/Mighty", mine, f"2 {SQUIRE}", mine_too="Boogieman#5" if home else "")
    at = table.view(None)["seats"][0]
    before = (at["ready"] if home else at["quest"]["party"])[0]["defence"]
    go(table, "defend squire#4", "defend squire#4", "start exqualibur")
    after = table.view(None)["seats"][0]
    assert (after["ready"] if home else after["quest"]["party"])[0]["defence"] == before + 2


# -- enchantments ------------------------------------------------------------------------------------------------------


@pytest.mark.card("Dark/Enchantment", "Light/Enchantment")
@pytest.mark.rule("Q275")
@pytest.mark.parametrize(
    ("spell", "die", "figure", "more"),
    [("Dark", "Queelzebub#4", "attack", [1, 2, 2]), ("Light", "Quartz Golem#4", "defence", [1, 2, 2])],
)
@pytest.mark.parametrize("face", [4, 5, 6])
def test_an_enchantment_changes_own_creatures_on_quests(
    spell: str, die: str, figure: str, more: list[int], face: int
) -> None:
    wilds = f"Squire/Basic, Queelzebub/Lesser, Quartz Golem/Mighty, {spell}/Enchantment, {HUNT}"
    with_it, without = (
        questing(lay(wilds, "tidy", area(*ready, quest=on(HUNT, die)), area()), 0)[figure]
        for ready in ([f"{spell}#{face}"], [])
    )
    assert with_it - without == more[face - 4]


@pytest.mark.card("Dark/Enchantment")
@pytest.mark.rule("Q275", "Q98")
@pytest.mark.parametrize(("face", "wall"), [(6, -1), (5, 0)])
def test_a_dark_enchantment_with_two_bursts_weakens_light_rivals_in_a_challenge(face: int, wall: int) -> None:
    cards = f"Quartz Golem/Mighty, {CARDS}"
    plain = defences(challenge("Dark/Charm", DRAGON, "Quartz Golem#4", cards), 1)["quartz-golem#4"]
    table = challenge("Dark/Enchantment", DRAGON, "Quartz Golem#4", cards, mine_too=f"Dark#{face}")
    assert defences(table, 1)["quartz-golem#4"] == plain + wall


# -- rescues -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("Shaping/Cantrip", "Oblation/Spell", "Light/Cantrip")
@pytest.mark.rule("Q61", "Q301", "QQ-11")
@pytest.mark.parametrize(
    ("card", "die", "goes"),
    [
        ("Shaping/Cantrip", "Shaping#4", "ready"),
        ("Oblation/Spell", "Oblation#4", "wilds"),
        ("Light/Cantrip", "Light#4", "active"),
    ],
)
@pytest.mark.parametrize("who", [0, 1])
def test_rescues_work_for_both_sides_of_a_challenge(card: str, die: str, goes: str, who: int) -> None:
    if who:
        table = challenge(card, DRAGON, SQUIRE, theirs_too=die)
    else:
        table = challenge(card, SQUIRE, DRAGON, mine_too=die)
    do(table, "defend squire#4")
    assert (asks(table), options(table)) == ((who, "fate"), ["goes used", f"goes {goes} by {slug(die)}"])


@pytest.mark.card("Chaos/Spell")
@pytest.mark.rule("Q99", "QQ-11")
@pytest.mark.parametrize("who", [0, 1])
def test_chaos_spell_lowers_the_total_of_the_other_side(who: int) -> None:
    table = challenge(
        "Chaos/Spell", HAG, HAG, mine_too="" if who else "Chaos#4", theirs_too="Chaos#4" if who else "", rolls=(4,)
    )
    go(table, "cast chaos#4")
    assert heard(table, "challenge-totals")[0]["totals"] == {f"seat {who}": 0, f"seat {1 - who}": 3}
