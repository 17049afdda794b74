"""What cards of the sets before quests do when they attack, are summoned, used or score, and leave parties alone: what
docs/reference/quarriors-reach.md lists, by play."""

import pytest

from tests.quarriors.mat import area, do, glory, go, lay, lying, offered, on, options, party, questing, stats
from tests.quarriors.reach.test_quests import HAG, HUNT, SQUIRE, challenge, defences, slug
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

QUAIL = "The Holy Quail/The Hunt For"


def beside(card: str, *others: str) -> str:
    """The Wilds with other cards but those of its class, and two quests."""
    names = (card, *others, "Squire/Basic", "Witching Hag/Strong", HUNT, QUAIL)
    return ", ".join(name for name in names if name == card or name.split("/")[0] != card.split("/")[0])


def taken(table: Table) -> Table:
    """Whatever may be picked or turned is."""
    while options(table)[0].startswith(("pick", "yes", "turn")):
        go(table, options(table)[0])
    return table


def creatures(table: Table) -> list[tuple[str, int]]:
    """Those of seat 1 in both areas, with their attack."""
    seat = table.view(None)["seats"][1]
    away = [] if seat["quest"] is None else seat["quest"]["party"]
    return [(die["die"], die["attack"]) for die in (*seat["ready"], *away)]


# -- attacks -----------------------------------------------------------------------------------------------------------

BEFORE_DEFENDERS = [
    ("Quake Dragon/Base", "Quake Dragon#4", "Herald#4"),
    ("Frost Howler/Mighty", "Frost Howler#5", "Herald#4"),
    ("Archangel/Greater", "Archangel#6", "Boogieman#4"),
    ("Queelzebub/Greater", "Queelzebub#6", "Herald#4"),
    ("Boogieman/Strong", "Boogieman#6", "Herald#4"),
]


@pytest.mark.card("Quake Dragon/Base", "Frost Howler/Mighty", "Archangel/Greater", negative=True)
@pytest.mark.card("Queelzebub/Greater", "Boogieman/Strong", negative=True)
@pytest.mark.rule("Q144", "Q216")
@pytest.mark.parametrize(("card", "die", "rival"), BEFORE_DEFENDERS)
@pytest.mark.parametrize("away", [True, False])
def test_what_comes_before_defenders_touches_no_party(card: str, die: str, rival: str, away: bool) -> None:
    theirs = area("Squire#6", quest=on(HUNT, rival)) if away else area("Squire#6", rival)
    table = lay(beside(card, "Herald/Lesser", "Boogieman/Base"), "attack", area(die), theirs, visited=True)
    taken(table)
    assert (rival in party(table, 1) + lying(table, "ready", 1)) is away


@pytest.mark.card("Pink Eye Cyclops/Base", negative=True)
@pytest.mark.rule("Q144", "Q216")
@pytest.mark.parametrize(("theirs", "picks"), [(HAG, ["witching-hag#4@1"]), ("", [])])
def test_a_base_cyclops_weakens_a_creature_of_a_ready_area(theirs: str, picks: list[str]) -> None:
    them = area(*filter(None, [theirs]), quest=on(HUNT, "Squire#6"))
    table = lay(beside("Pink Eye Cyclops/Base"), "attack", area("Pink Eye Cyclops#6"), them, visited=True)
    assert offered(table, "pick") == picks


@pytest.mark.card("Qladiator/Mighty", negative=True)
@pytest.mark.rule("Q98", "Q144")
def test_a_mighty_qladiator_names_and_weakens_nobody_in_a_challenge() -> None:
    table = challenge("Qladiator/Mighty", "Qladiator#5", f"{SQUIRE}, {HAG}")
    assert (table.decisions[0].seat, offered(table, "defend")) == (1, ["squire#4", "witching-hag#4"])
    assert defences(table, 1) == {"squire#4": 2, "witching-hag#4": 3}


@pytest.mark.card("Pink Eye Cyclops/Mighty", negative=True)
@pytest.mark.rule("Q144", "Q216")
@pytest.mark.parametrize("lock", [3, 4])
def test_a_locked_mighty_cyclops_stills_a_creature_of_the_ready_area(lock: int) -> None:
    mine, theirs = area(SQUIRE, quest=on(HUNT, HAG)), area(locked=f"Pink Eye Cyclops#{lock}")
    table = lay(beside("Pink Eye Cyclops/Mighty"), "ready", mine, theirs)
    assert (questing(table, 0)["attack"], offered(table, "pick")) == (3, ["squire#4@0"])


# -- summoning and using -----------------------------------------------------------------------------------------------

SUMMONED = [
    ("Warrior of the Quay/Mighty", "Warrior of the Quay#4", "Warrior of the Quay#4"),
    ("Demonic Overlord/Strong", "Demonic Overlord#4", "Herald#6"),
    ("Demonic Overlord/Strong", "Demonic Overlord#6", "Herald#4"),
    ("Boogieman/Base", "Boogieman#5", "Herald#6"),
    ("Boogieman/Base", "Boogieman#6", "Herald#6"),
    ("Queelzebub/Strong", "Queelzebub#4", "Herald#4"),
    ("Queelzebub/Strong", "Queelzebub#6", "Herald#4"),
    ("Frost Howler/Base", "Frost Howler#5", "Herald#6"),
    ("Frost Howler/Base", "Frost Howler#6", "Herald#6"),
]


@pytest.mark.card("Warrior of the Quay/Mighty", "Demonic Overlord/Strong", "Boogieman/Base", negative=True)
@pytest.mark.card("Queelzebub/Strong", "Frost Howler/Base", negative=True)
@pytest.mark.rule("Q144", "Q216")
@pytest.mark.parametrize(("card", "die", "rival"), SUMMONED)
@pytest.mark.parametrize("away", [True, False])
def test_what_is_done_by_a_summons_touches_no_party(card: str, die: str, rival: str, away: bool) -> None:
    mine = area(HAG, active=[die], quiddity=9)
    theirs = area(quest=on(HUNT, rival)) if away else area(rival)
    table = lay(beside(card, "Herald/Lesser"), "ready", mine, theirs)
    before = creatures(table)
    taken(go(table, f"summon {slug(die)}"))
    assert (creatures(table) == before) is away


@pytest.mark.card("Archangel/Mighty", negative=True)
@pytest.mark.rule("Q144", "Q216")
@pytest.mark.parametrize("face", [4, 5, 6])
@pytest.mark.parametrize("away", [True, False])
def test_a_mighty_archangel_counts_and_turns_the_ready_area_only(face: int, away: bool) -> None:
    mine: dict[str, Json] = {"active": [f"Archangel#{face}"], "quiddity": 9}
    me = area(quest=on(HUNT, "Herald#5"), **mine) if away else area("Herald#5", **mine)
    table = go(lay(beside("Archangel/Mighty", "Herald/Lesser"), "ready", me, area()), f"summon archangel#{face}")
    taken(table)
    turned = "Herald#5" not in party(table) + lying(table, "ready")
    light = table.position()["seats"][0].get("light", 0)
    assert (light, turned) == ((0, False) if away else (1, face > 4))


@pytest.mark.card("Primordial Ooze/Strong", negative=True)
@pytest.mark.rule("Q286")
def test_a_strong_ooze_copies_a_creature_of_a_ready_area_only() -> None:
    mine = area(active=["Primordial Ooze#4"], quiddity=5)
    table = lay(beside("Primordial Ooze/Strong"), "ready", mine, area(SQUIRE, quest=on(HUNT, HAG)))
    go(table, "summon primordial-ooze#4")
    assert offered(table, "pick") == ["squire#4@1"]


@pytest.mark.card("Defender of the Pale/Corrupted", negative=True)
@pytest.mark.rule("Q50", "Q245")
@pytest.mark.parametrize(("away", "gained"), [(True, 0), (False, 1)])
@pytest.mark.parametrize("face", [4, 6])
def test_a_corrupted_defender_on_a_quest_hears_no_summons(face: int, away: bool, gained: int) -> None:
    die = f"Defender of the Pale#{face}"
    theirs = area(quest=on(HUNT, die)) if away else area(die)
    wilds = f"Corrupted Quiddity/Basic 5, {beside('Defender of the Pale/Corrupted')}"
    table = go(lay(wilds, "ready", area(active=[SQUIRE]), theirs), "summon squire#4")
    assert lying(table, "used").count("Corrupted Quiddity") == gained


@pytest.mark.card("Poison Dart Frog/Base", negative=True)
@pytest.mark.rule("Q245", "Q144")
def test_a_locked_base_frog_weakens_the_second_summons_not_a_party() -> None:
    mine = area(active=[SQUIRE, "Squire#5"], locked="Poison Dart Frog#3", quest=on(HUNT, "Squire#6"))
    table = lay(beside("Poison Dart Frog/Base"), "ready", mine, area())
    go(table, "summon squire#4", "summon squire#5")
    assert (stats(table, 0, 0)[1], stats(table, 0, 1)[1], questing(table, 0)["defence"]) == (2, 1, 3)


@pytest.mark.card("Poison Dart Frog/Base", negative=True)
@pytest.mark.rule("Q144", "Q216")
@pytest.mark.parametrize("face", [5, 6])
def test_a_base_frog_that_falls_destroys_nobody_on_a_quest(face: int) -> None:
    """It falls in a challenge; its slayer is beside it."""
    table = challenge("Poison Dart Frog/Base", HAG, f"Poison Dart Frog#{face}, {SQUIRE}")
    go(table, f"defend poison-dart-frog#{face}")
    assert (offered(table, "pick"), HAG in party(table)) == ([], True)


@pytest.mark.card("Boogieman/Base", "Boogieman/Strong", negative=True)
@pytest.mark.rule("Q144", "Q216")
@pytest.mark.parametrize(("card", "rival"), [("Boogieman/Base", "Herald#6"), ("Boogieman/Strong", "Herald#4")])
@pytest.mark.parametrize("away", [True, False])
def test_the_question_mark_of_a_boogieman_reaches_no_party(card: str, rival: str, away: bool) -> None:
    theirs = area(quest=on(HUNT, rival)) if away else area(rival)
    table = lay(beside(card, "Herald/Lesser"), "ready", area(active=["Boogieman#3"]), theirs, immediate=True)
    taken(go(table, "use boogieman#3"))
    assert (rival in party(table, 1) + lying(table, "ready", 1)) is away


# -- scoring -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("Black Cat/Mighty", negative=True)
@pytest.mark.rule("Q144")
@pytest.mark.parametrize(("away", "left"), [(True, 1), (False, 2)])
def test_a_dark_creature_on_a_quest_does_not_keep_a_mighty_cat_off(away: bool, left: int) -> None:
    theirs = area(quest=on(HUNT, "Queelzebub#4"), glory=2) if away else area("Queelzebub#4", glory=2)
    table = lay(beside("Black Cat/Mighty", "Queelzebub/Lesser"), "score", area("Black Cat#6", SQUIRE), theirs)
    do(table, "score black-cat#6")
    assert glory(table)[1] == left


@pytest.mark.card("Boogieman/Mighty", negative=True)
@pytest.mark.rule("Q144", "Q216")
@pytest.mark.parametrize("away", [True, False])
def test_a_mighty_boogieman_that_scores_turns_no_party(away: bool) -> None:
    theirs = area(quest=on(HUNT, "Herald#6")) if away else area("Herald#6")
    mine = area("Boogieman#6", SQUIRE, used=["Squire"])
    table = lay(beside("Boogieman/Mighty", "Herald/Lesser"), "score", mine, theirs)
    taken(do(table, "score boogieman#6"))
    assert ("Herald#6" in party(table, 1) + lying(table, "ready", 1)) is away


@pytest.mark.card("Demonic Overlord/Base", negative=True)
@pytest.mark.rule("Q20", "Q144")
def test_a_base_overlord_that_scores_burns_no_own_party() -> None:
    mine = area("Demonic Overlord#4", HAG, quest=on(HUNT, "2 Squire#4"))
    table = lay(f"Corrupted Quiddity/Basic 5, {beside('Demonic Overlord/Base')}", "score", mine, area())
    go(table, "score demonic-overlord#4")
    assert (lying(table, "ready"), party(table)) == ([], [SQUIRE, SQUIRE])


@pytest.mark.card("Quaxos' Eye/Strong", "Light/Enchantment", negative=True)
@pytest.mark.rule("QQ-16", "Q144")
@pytest.mark.parametrize(
    ("card", "mine"),
    [("Quaxos' Eye/Strong", {"locked": "Quaxos' Eye#3"}), ("Light/Enchantment", {"ready": ["Light#6"]})],
)
def test_completing_a_quest_is_no_scoring_for_who_changes_glory(card: str, mine: dict[str, Json]) -> None:
    me = {"quest": on(HUNT, "Herald#6"), "ready": [], **mine}
    table = lay(beside(card, "Herald/Lesser"), "score", me, area(), rolls=[1] * 20)
    do(table, "complete exqualibur", "pass")
    assert glory(table)[0] == 3


# -- locks -------------------------------------------------------------------------------------------------------------

KEYS = [("Qladiator/Base", "Qladiator#4"), ("Lord of the Quarry/Key Master", "Lord of the Quarry#3")]
GUARDS = [("Quaxos' Eye/Mighty", "Quaxos' Eye#5"), ("Lord of the Quarry/Key Master", "Lord of the Quarry#5")]


@pytest.mark.card("Qladiator/Base", "Lord of the Quarry/Key Master", negative=True)
@pytest.mark.rule("Q216", "Q360")
@pytest.mark.parametrize(("card", "die"), KEYS)
def test_who_unlocks_for_nothing_takes_nobody_off_a_quest(card: str, die: str) -> None:
    mine = area(active=[die], quiddity=3, quest=on(HUNT, SQUIRE))
    table = lay(beside(card), "ready", mine, area(quest=on(QUAIL, HAG)))
    go(table, f"summon {slug(die)}")
    assert (offered(table, "pick"), party(table), party(table, 1)) == ([], [SQUIRE], [HAG])


@pytest.mark.card("Quaxos' Eye/Mighty", "Lord of the Quarry/Key Master", negative=True)
@pytest.mark.rule("Q50")
@pytest.mark.parametrize(("card", "die"), GUARDS)
@pytest.mark.parametrize("away", [True, False])
def test_who_guards_the_locked_area_does_not_from_a_quest(card: str, die: str, away: bool) -> None:
    """Two quiddity unlock a die of another."""
    them: dict[str, Json] = {"locked": "Frost Howler#3"}
    theirs = area(quest=on(HUNT, die), **them) if away else area(die, **them)
    table = lay(beside(card, "Frost Howler/Strong"), "ready", area(quiddity=2), theirs)
    assert bool(offered(table, "unlock")) is away


@pytest.mark.card("Quaxos' Eye/Mighty", negative=True)
@pytest.mark.rule("Q144")
@pytest.mark.parametrize("away", [True, False])
def test_a_locked_eye_turns_nobody_down_on_a_quest(away: bool) -> None:
    mine: dict[str, Json] = {"locked": "Quaxos' Eye#4"}
    me = area(quest=on(HUNT, "Herald#6"), **mine) if away else area("Herald#6", **mine)
    table = taken(lay(beside("Quaxos' Eye/Mighty", "Herald/Lesser"), "ready", me, area()))
    assert ("Herald#6" in party(table) + lying(table, "ready")) is away


@pytest.mark.card("Quaxos' Eye/Strong", negative=True)
@pytest.mark.rule("Q216", "Q360")
def test_a_strong_eye_that_scores_frees_nobody_from_a_quest() -> None:
    mine = area("Quaxos' Eye#5", SQUIRE, quest=on(HUNT, HAG))
    table = do(lay(beside("Quaxos' Eye/Strong"), "score", mine, area()), "score quaxos-eye#5")
    assert (offered(table, "pick"), party(table)) == ([], [HAG])
