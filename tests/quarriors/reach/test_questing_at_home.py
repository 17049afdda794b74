"""What cards of the sets before quests say from the ready area only, while their own creature, or the bearer of their
spell, is in the quest area: what docs/reference/quarriors-reach.md lists, by play."""

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
    quiddity,
    stats,
)
from tests.quarriors.reach.test_quests import DRAGON, HAG, HUNT, SQUIRE, challenge, slug
from tests.quarriors.reach.test_quests_deeds import beside
from tumblehall.kernel.values import Json


@pytest.mark.card("Deathdealer/Strong", "Witching Hag/Base", negative=True)
@pytest.mark.rule("Q50")
@pytest.mark.parametrize("home", [True, False])
@pytest.mark.parametrize(("card", "die"), [("Deathdealer/Strong", "Deathdealer#4"), ("Witching Hag/Base", HAG)])
def test_who_profits_by_what_it_destroys_does_not_on_a_quest(card: str, die: str, home: bool) -> None:
    wilds = f"{card}, Quake Dragon/Mighty, Squire/Basic, {HUNT}"
    party_ = DRAGON if home else f"{DRAGON}, {die}"
    table = challenge(wilds.rpartition(",")[0], party_, SQUIRE, HUNT, mine_too=die if home else "")
    go(table, "defend squire#4")
    profit = glory(table)[0] > 1 or quiddity(table) > 0
    assert profit is home


@pytest.mark.card("Deathdealer/Mighty", "Warrior of the Quay/Corrupted", "Qladiator/Base", negative=True)
@pytest.mark.card("Queelzebub/Base", "Quake Dragon/Corrupted", "Chaos/Charm", negative=True)
@pytest.mark.rule("Q98")
@pytest.mark.parametrize(
    ("card", "die"),
    [
        ("Deathdealer/Mighty", "Deathdealer#6"),
        ("Warrior of the Quay/Corrupted", "Warrior of the Quay#6"),
        ("Qladiator/Base", "Qladiator#5"),
        ("Qladiator/Base", "Qladiator#6"),
        ("Queelzebub/Base", "Queelzebub#4"),
        ("Queelzebub/Base", "Queelzebub#6"),
        ("Quake Dragon/Corrupted", "Quake Dragon#4"),
        ("Chaos/Charm", f"{HAG}+Chaos#4@0"),
    ],
)
def test_moments_of_the_attack_are_no_moments_of_a_challenge(card: str, die: str) -> None:
    """A Herald, which is light, and a Squire defend: nothing but 1 glory for each comes of it."""
    wilds = f"Corrupted Quiddity/Basic 5, {beside(card, 'Herald/Lesser')}"
    mine = area(die, bag=["Squire"] * 3)
    table = lay(wilds, "attack", mine, area(quest=on(HUNT, f"Herald#4, {SQUIRE}")), rolls=[1] * 5)
    total = stats(table, 0)[0]
    do(table, "challenge exqualibur", f"send {slug(die)}", "depart")
    assert heard(table, "challenge-totals")[0]["totals"]["seat 1"] == total
    while asks(table)[1] in ("name", "fate"):
        do(table, options(table)[0])
    fallen = 2 - len(party(table, 1))
    assert fallen > 0
    assert (glory(table), lying(table, "used", 1).count("Corrupted Quiddity")) == ([fallen, 0], 0)


@pytest.mark.card("Quartz Golem/Lesser", negative=True)
@pytest.mark.rule("Q98")
def test_a_lesser_golem_gains_nothing_by_standing_in_a_challenge() -> None:
    table = challenge("Quartz Golem/Lesser", HAG, "Quartz Golem#6")
    while asks(table)[1] == "name":
        go(table, options(table)[0])
    assert glory(table)[1] == 0


@pytest.mark.card("Herald/Mighty", "Herald/Greater", negative=True)
@pytest.mark.rule("Q144")
@pytest.mark.parametrize("away", [True, False])
@pytest.mark.parametrize(
    ("card", "face"), [("Herald/Mighty", 4), ("Herald/Mighty", 6), ("Herald/Greater", 5), ("Herald/Greater", 6)]
)
def test_a_herald_goes_home_from_the_ready_area_only(card: str, face: int, away: bool) -> None:
    die = f"Herald#{face}"
    theirs = area("Squire#6", quest=on(HUNT, die)) if away else area("Squire#6", die)
    table = lay(beside(card), "attack", area("Squire#5"), theirs, visited=True)
    asked = options(table)[0].startswith("answer") or asks(table) == (1, "may")
    while not asked and asks(table)[1] in ("name", "fate"):
        do(table, options(table)[0])
        asked = asks(table) == (1, "may")
    assert asked is not away


@pytest.mark.card("Defender of the Pale/Mighty", "Black Cat/Strong", negative=True)
@pytest.mark.rule("Q50")
@pytest.mark.parametrize("away", [True, False])
@pytest.mark.parametrize(
    ("card", "face"),
    [
        ("Defender of the Pale/Mighty", 4),
        ("Defender of the Pale/Mighty", 6),
        ("Black Cat/Strong", 4),
        ("Black Cat/Strong", 5),
        ("Black Cat/Strong", 6),
    ],
)
def test_who_makes_summons_dearer_does_not_from_a_quest(card: str, face: int, away: bool) -> None:
    die = f"{card.split('/')[0]}#{face}"
    theirs = area(quest=on(HUNT, die)) if away else area(die)
    table = lay(beside(card), "ready", area(active=[HAG], quiddity=1), theirs)
    assert bool(offered(table, "summon")) is away


@pytest.mark.card("Lord of the Quarry/Mighty", negative=True)
@pytest.mark.rule("Q50")
@pytest.mark.parametrize("away", [True, False])
def test_a_mighty_lord_changes_no_capture_from_a_quest(away: bool) -> None:
    """A Lord costs 1 less beside one, and with a burst there is one capture more."""
    die = "Lord of the Quarry#5"
    mine: dict[str, Json] = {"quiddity": 12}
    me = area(quest=on(HUNT, die), **mine) if away else area(die, **mine)
    table = lay(f"Lord of the Quarry/Mighty 2, Squire/Basic, Witching Hag/Base 2, {HUNT}", "capture", me, area())
    do(table, "capture witching-hag")
    assert bool(offered(table, "capture")) is not away


@pytest.mark.card("Queelzebub/Mighty", negative=True)
@pytest.mark.rule("Q50")
@pytest.mark.parametrize("away", [True, False])
def test_a_mighty_queelzebub_forbids_nothing_from_a_quest(away: bool) -> None:
    die = "Queelzebub#5"
    theirs = area(quest=on(HUNT, die)) if away else area(die)
    mine = area("Herald#5", light=3, quiddity=3)
    table = lay(beside("Queelzebub/Mighty", "Herald/Lesser", "Archangel/Lesser"), "attack", mine, theirs, visited=True)
    assert bool(offered(table, "anchor")) is away
