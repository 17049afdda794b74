"""What cards of the sets before quests say while their own creature, or the bearer of their spell, is in the quest
area: what docs/reference/quarriors-reach.md lists, by play."""

import pytest

from tests.quarriors.mat import (
    area,
    asks,
    do,
    glory,
    go,
    heard,
    lay,
    lying,
    offered,
    on,
    options,
    party,
    questing,
    stats,
)
from tests.quarriors.reach.test_quests import DRAGON, HAG, HUNT, SQUIRE, challenge, slug
from tests.quarriors.reach.test_quests_deeds import beside
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.kernel.values import Json

# -- numbers -----------------------------------------------------------------------------------------------------------

OWN_NUMBERS = {
    "Devotee of the Holy Query/Base": 6,
    "Devotee of the Holy Query/Mighty": 6,
    "Devotee of the Holy Query/Corrupted": 6,
    "Quake Dragon/Mighty": 6,
    "Questing Wizard/Base": 6,
    "Gnome Barbarian/Mighty": 3,
    "Troll Behemoth/Base": 4,
    "Troll Behemoth/Strong": 4,
    "Frost Howler/Strong": 6,
    "Pink Eye Cyclops/Strong": 6,
    "Qladiator/Strong": 5,
    "Herald/Base": 5,
    "Herald/Lesser": 5,
    "Quartz Golem/Lesser": 5,
    "Quartz Golem/Mighty": 5,
    "Black Cat/Greater": 6,
    "Black Cat/Lesser": 5,
    "Boogieman/Lesser": 6,
    "Queelzebub/Lesser": 5,
}


@pytest.mark.card(*OWN_NUMBERS)
@pytest.mark.rule("Q216")
@pytest.mark.parametrize(("card", "face"), OWN_NUMBERS.items())
def test_what_a_creature_says_of_its_own_numbers_holds_on_a_quest(card: str, face: int) -> None:
    die = f"{card.split('/')[0]}#{face}"
    home, away = (
        lay(f"{card}, Squire/Basic, {HUNT}", "tidy", me, area()) for me in (area(die), area(quest=on(HUNT, die)))
    )
    there, printed = questing(away, 0), CARD_BY_NAME[card].die.faces[face - 1]
    assert (there["attack"], there["defence"]) == stats(home, 0) != (printed.attack, printed.defence)


@pytest.mark.card("Quake Dragon Mystic/Strong", "Quartz Golem/Strong")
@pytest.mark.rule("Q216")
@pytest.mark.parametrize(
    ("card", "die", "more", "figures"),
    [
        ("Quake Dragon Mystic/Strong", "Quake Dragon Mystic#5", {"draws": 2}, (5, 4)),
        ("Quake Dragon Mystic/Strong", "Quake Dragon Mystic#6", {"draws": 2}, (7, 7)),
        ("Quartz Golem/Strong", "Quartz Golem#5", {"spent": ["Herald#1", "Herald#1"]}, (5, 6)),
        ("Quartz Golem/Strong", "Quartz Golem#6", {"spent": ["Herald#1", "Herald#1"]}, (8, 8)),
    ],
)
def test_who_is_stronger_in_the_turn_of_its_summons_is_so_on_a_quest(
    card: str, die: str, more: dict[str, Json], figures: tuple[int, int]
) -> None:
    party_ = on(HUNT, {"die": die, "summoned": True})
    table = lay(
        beside(card, "Herald/Lesser"), "attack", area(SQUIRE, quest=party_, summons=1, **more), area(), visited=True
    )
    there = questing(table, 0)
    assert (there["attack"], there["defence"]) == figures


@pytest.mark.card("Primordial Ooze/Base", "Primordial Ooze/Corrupted")
@pytest.mark.rule("Q215")
@pytest.mark.parametrize(
    ("card", "pile"), [("Primordial Ooze/Base", "Basic Quiddity"), ("Primordial Ooze/Corrupted", "Corrupted Quiddity")]
)
def test_an_ooze_counts_its_dice_on_a_quest(card: str, pile: str) -> None:
    wilds = f"{card}, Corrupted Quiddity/Basic, Squire/Basic, {HUNT}"
    home, away = (
        lay(wilds, "tidy", area(*ready, used=[pile] * 3, **more), area())
        for ready, more in ((["Primordial Ooze#4"], {}), ([], {"quest": on(HUNT, "Primordial Ooze#4")}))
    )
    there = questing(away, 0)
    assert (there["attack"], there["defence"]) == stats(home, 0)


@pytest.mark.card("Primordial Ooze/Base")
@pytest.mark.rule("Q216", "Q50")
def test_a_base_ooze_without_quiddity_falls_on_a_quest_too() -> None:
    there = area(SQUIRE, quest=on(HUNT, "Primordial Ooze#4"))
    kept, fallen = (
        lay(f"Primordial Ooze/Base, Squire/Basic, {HUNT}", "attack", there | {"used": used}, area(), visited=True)
        for used in (["Basic Quiddity"], [])
    )
    assert (party(kept), party(fallen)) == (["Primordial Ooze#4"], [])


@pytest.mark.card("Scavenging Goblin/Strong", "Mischievous Imp/Mighty", "Warrior of the Quay/Base")
@pytest.mark.rule("Q215")
@pytest.mark.parametrize(
    ("card", "die", "friend", "figures"),
    [
        ("Scavenging Goblin/Strong", "Scavenging Goblin#5", HAG, (2, 4)),
        ("Mischievous Imp/Mighty", "Mischievous Imp#4", "Mischievous Imp#4", (3, 3)),
    ],
)
def test_on_a_quest_a_creature_counts_who_is_at_home(
    card: str, die: str, friend: str, figures: tuple[int, int]
) -> None:
    mine = area(friend, friend, quest=on(HUNT, f"{die}, {SQUIRE}"))
    there = questing(lay(beside(card), "tidy", mine, area()), 0)
    assert (there["attack"], there["defence"]) == figures


@pytest.mark.card("Warrior of the Quay/Base")
@pytest.mark.rule("Q215")
@pytest.mark.parametrize(("home", "total"), [("", 2), (SQUIRE, 5)])
def test_in_a_challenge_a_base_warrior_counts_the_ready_area_of_its_rival(home: str, total: int) -> None:
    table = challenge("Warrior of the Quay/Base", "Warrior of the Quay#4", SQUIRE, theirs_too=home)
    assert heard(table, "challenge-totals")[0]["totals"]["seat 1"] == total


@pytest.mark.card("Death/Charm", "Life/Cantrip", "Light/Charm", "Dark/Charm")
@pytest.mark.rule("Q290")
@pytest.mark.parametrize("card", ["Death/Charm", "Life/Cantrip", "Light/Charm", "Dark/Charm"])
def test_an_attached_spell_changes_its_bearer_on_a_quest(card: str) -> None:
    owner = int(card == "Dark/Charm")
    die = f"{HAG}+{card.split('/')[0]}#4@{owner}"
    home, away = (lay(beside(card), "tidy", me, area()) for me in (area(die), area(quest=on(HUNT, die))))
    there = questing(away, 0)
    assert (there["attack"], there["defence"]) == stats(home, 0) != (3, 3)


# -- being reached, and being named ------------------------------------------------------------------------------------

IMMUNE = {
    "Gnome Barbarian/Base": 3,
    "Gnome Barbarian/Mighty": 3,
    "Heavenly Seraph/Base": 6,
    "Heavenly Seraph/Strong": 6,
    "Heavenly Seraph/Mighty": 4,
    "Pink Eye Cyclops/Mighty": 6,
    "Archangel/Lesser": 5,
    "Quartz Golem/Greater": 5,
}


@pytest.mark.card(*IMMUNE)
@pytest.mark.rule("Q216", "Q40")
@pytest.mark.parametrize(("card", "face"), IMMUNE.items())
def test_an_immune_creature_is_so_on_a_quest(card: str, face: int) -> None:
    die = f"{card.split('/')[0]}#{face}"
    table = lay(
        beside(card, "Corruption/Incantation"), "attack", area("Corruption#3"), area(quest=on(HUNT, f"{die}, {HAG}"))
    )
    go(table, "cast corruption#3")
    assert party(table, 1) == [die]


@pytest.mark.card("Devotee of the Holy Query/Mighty")
@pytest.mark.rule("Q216", "Q206")
def test_a_mighty_devotee_is_not_chosen_for_a_spell_on_a_quest() -> None:
    die = "Devotee of the Holy Query#6"
    table = challenge("Life/Incantation, Devotee of the Holy Query/Mighty", HAG, f"{die}, {SQUIRE}", mine_too="Life#4")
    go(table, "cast life#4")
    assert offered(table, "pick") == ["witching-hag#4@0 in quest", "squire#4@1 in quest"]


@pytest.mark.card("Pink Eye Cyclops/Mighty", "Poison Dart Frog/Strong", "Quartz Golem/Lesser")
@pytest.mark.rule("Q98")
@pytest.mark.parametrize(
    ("card", "die"),
    [
        ("Pink Eye Cyclops/Mighty", "Pink Eye Cyclops#5"),
        ("Poison Dart Frog/Strong", "Poison Dart Frog#4"),
        ("Quartz Golem/Lesser", "Quartz Golem#4"),
    ],
)
def test_who_must_be_named_first_must_be_in_a_challenge(card: str, die: str) -> None:
    assert offered(challenge(card, DRAGON, f"{SQUIRE}, {die}"), "defend") == [slug(die)]


@pytest.mark.card("Boogieman/Base")
@pytest.mark.rule("Q98")
def test_a_base_boogieman_is_named_last_in_a_challenge() -> None:
    assert offered(challenge("Boogieman/Base", DRAGON, f"Boogieman#4, {SQUIRE}"), "defend") == ["squire#4"]


@pytest.mark.card("Voodoo Doll/Base", "Voodoo Doll/Strong", "Voodoo Doll/Mighty")
@pytest.mark.rule("Q98")
@pytest.mark.parametrize("type", ["Base", "Strong", "Mighty"])
def test_a_doll_is_deadly_in_a_challenge(type: str) -> None:
    """Its total is below the defence of the first who is named."""
    table = challenge(f"Voodoo Doll/{type}", "Voodoo Doll#6", DRAGON)
    assert heard(table, "challenge-totals")[0]["totals"]["seat 1"] < 7
    do(table, "defend quake-dragon#6")
    while asks(table)[1] == "fate":
        do(table, options(table)[0])
    assert party(table, 1) == []


@pytest.mark.card("Ghostly Spirit/Corrupted")
@pytest.mark.rule("Q98", "Q225")
@pytest.mark.parametrize(("used", "left"), [([], []), (["Corrupted Quiddity"], ["Ghostly Spirit#4"])])
def test_a_corrupted_spirit_takes_no_damage_of_the_corrupted_in_a_challenge(used: list[Json], left: list[str]) -> None:
    wilds = f"Corrupted Quiddity/Basic, {beside('Ghostly Spirit/Corrupted', 'Quake Dragon/Mighty')}"
    table = lay(wilds, "attack", area(DRAGON, used=used), area(quest=on(HUNT, "Ghostly Spirit#4")))
    go(table, "challenge exqualibur", "send quake-dragon#6", "depart", "defend ghostly-spirit#4")
    assert party(table, 1) == left


# -- falling -----------------------------------------------------------------------------------------------------------

SAVED = {
    "Ghostly Spirit/Base": ("Ghostly Spirit#4", {"spent": ["Basic Quiddity#1"], "used": ["Basic Quiddity"]}),
    "Ghostly Spirit/Strong": ("Ghostly Spirit#4", {}),
    "Ghostly Spirit/Mighty": ("Ghostly Spirit#4", {}),
    "Qladiator/Strong": ("Qladiator#6", {}),
    "Herald/Base": ("Herald#4", {}),
    "Black Cat/Base": ("Black Cat#6", {}),
    "Black Cat/Greater": ("Black Cat#4", {}),
}


@pytest.mark.card(*SAVED)
@pytest.mark.rule("Q33", "Q216", "Q314")
@pytest.mark.parametrize("card", SAVED)
def test_a_creature_that_saves_itself_does_so_on_a_quest(card: str) -> None:
    die, more = SAVED[card]
    theirs = area(quest=on(HUNT, die), **more)
    table = lay(beside(card, "Quake Dragon/Mighty"), "attack", area(DRAGON), theirs, rolls=[4] * 4)
    do(table, "challenge exqualibur", "send quake-dragon#6", "depart", f"defend {slug(die)}")
    assert (asks(table)[1], options(table)[-1] != "goes used") == ("fate", True)


@pytest.mark.card("Qladiator/Strong")
@pytest.mark.rule("Q33", "Q314")
def test_a_strong_qladiator_that_stays_holds_its_quest() -> None:
    table = do(challenge("Qladiator/Strong", DRAGON, "Qladiator#6"), "defend qladiator#6", "goes stay")
    go(table, "defend quake-dragon#6")
    assert (party(table, 1), lying(table, "used")) == (["Qladiator#6"], ["Quake Dragon"])


@pytest.mark.card("Archangel/Strong", negative=True)
@pytest.mark.rule("Q311", "Q50")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_a_strong_archangel_on_a_quest_saves_nobody(face: int) -> None:
    table = challenge("Archangel/Strong", DRAGON, f"Archangel#{face}, {SQUIRE}")
    do(table, "defend squire#4")
    assert options(table) == ["goes used"]


@pytest.mark.card("Scavenging Goblin/Mighty", "Deathdealer/Corrupted")
@pytest.mark.rule("Q216")
@pytest.mark.parametrize(
    ("card", "die", "result"),
    [
        ("Scavenging Goblin/Mighty", "Scavenging Goblin#5", (2, 5)),
        ("Deathdealer/Corrupted", "Deathdealer#4", (0, 3)),
    ],
)
def test_what_a_creature_says_of_its_fall_it_says_on_a_quest(card: str, die: str, result: tuple[int, int]) -> None:
    theirs = area(quest=on(HUNT, f"{die}, {SQUIRE}"), bag=["Squire"] * 3, glory=5)
    wilds = f"Corrupted Quiddity/Basic, {beside(card, 'Quake Dragon/Mighty')}"
    table = lay(wilds, "attack", area(DRAGON), theirs, rolls=[1] * 4)
    go(table, "challenge exqualibur", "send quake-dragon#6", "depart", f"defend {slug(die)}")
    assert (len(lying(table, "active", 1)), glory(table)[1]) == result


@pytest.mark.card("Oblation/Cantrip")
@pytest.mark.rule("Q290")
def test_an_attached_oblation_cantrip_answers_the_fall_of_its_bearer_on_a_quest() -> None:
    table = challenge("Oblation/Cantrip, Death/Charm 1", DRAGON, f"{SQUIRE}+Oblation#4@1")
    do(table, "defend squire#4+oblation#4", "goes used", "yes")
    assert offered(table, "pick") == ["death in wilds"]
