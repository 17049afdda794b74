"""What effects do to dice: each word, and each of its arguments."""

import pytest

from tests.quarriors.mat import (
    DRAGON,
    GOBLIN,
    QUIDDITY,
    WIZARD,
    WIZARD_2,
    WIZARD_3,
    asks,
    do,
    glory,
    heard,
    left,
    lying,
    offered,
    options,
    quiddity,
    seat,
)
from tests.quarriors.words.made import (
    ANY,
    HAG,
    MINE,
    THEIRS,
    cast_by,
    casting,
    creature,
    made,
    table,
)
from tumblehall.games.quarriors.language.clauses import Attach, Instead, Use, When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import (
    Capture,
    Cull,
    Destroy,
    Discard,
    GainDie,
    GainGlory,
    GainQuiddity,
    Give,
    Later,
    LoseGlory,
    Move,
    Reroll,
    RollOut,
    Rotate,
    Strip,
    Swap,
    Then,
)
from tumblehall.games.quarriors.language.modifiers import Defence
from tumblehall.games.quarriors.language.selectors import (
    All,
    AnyNumber,
    Chosen,
    CostOf,
    Dice,
    Done,
    One,
    UpTo,
)
from tumblehall.games.quarriors.language.terms import (
    HOST,
    IT,
    THIS,
    Guard,
    Handling,
    Happening,
    Moment,
    Side,
    Way,
    What,
    Who,
    Zone,
)

DIE = What.DIE
USED = Dice(Side.MINE, DIE, (Zone.USED,))
POOL = Dice(Side.MINE, DIE, (Zone.ACTIVE,))
LIFE = made("Life", on(Guard.S, Attach(One(ANY), (Defence(HOST, 1),))))

# -- moving --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("to", "zone", "die"),
    [
        (Zone.BAG, "bag", "Scavenging Goblin"),
        (Zone.ACTIVE, "active", "Scavenging Goblin"),
        (Zone.USED, "used", "Scavenging Goblin"),
        (Zone.SPENT, "spent", GOBLIN),
    ],
)
def test_move_to_a_zone_of_the_owner(to: Zone, zone: str, die: str) -> None:
    found = cast_by(casting(Move(One(ANY), to)), seat(), seat(ready=[GOBLIN]))
    do(found, "pick scavenging-goblin#3@1")
    assert (lying(found, "ready", 1), lying(found, zone, 1)) == ([], [die])
    assert die not in lying(found, zone, 0)


def test_move_to_the_wilds_and_out_of_the_game() -> None:
    wilds = do(cast_by(casting(Move(One(ANY), Zone.WILDS)), seat(), seat(ready=[GOBLIN])), "pick scavenging-goblin#3@1")
    assert left(wilds, "Scavenging Goblin") == 1
    gone = do(
        cast_by(casting(Move(One(ANY), Zone.REMOVED)), seat(), seat(ready=[GOBLIN])), "pick scavenging-goblin#3@1"
    )
    assert gone.position()["removed"] == ["Scavenging Goblin"]
    assert left(gone, "Scavenging Goblin") == 0


def test_move_from_the_wilds_is_to_a_zone_of_ones_own() -> None:
    card = casting(Move(One(Dice(Side.ANY, DIE, (Zone.WILDS,))), Zone.USED))
    found = do(cast_by(card, seat(), seat(), wilds=("Life/Charm 2",)), "pick life in wilds")
    assert (left(found, "Life"), lying(found, "used"), lying(found, "used", 1)) == (1, ["Life"], [])


def test_move_aside() -> None:
    found = do(cast_by(casting(Move(One(ANY), Zone.ASIDE)), seat(), seat(ready=[GOBLIN])), "pick scavenging-goblin#3@1")
    assert found.position()["aside"] == [{"die": GOBLIN, "seat": 1}]


def test_move_to_the_ready_area_with_a_face() -> None:
    found = cast_by(casting(Move(One(POOL), Zone.READY)), seat(active=f"{GOBLIN}, Portal#1, Assistant"))
    assert offered(found, "pick") == ["scavenging-goblin#3"]
    assert lying(do(found, "pick scavenging-goblin#3"), "ready") == [GOBLIN]


def test_move_rolls_into_the_active_pool() -> None:
    card = casting(Move(UpTo(2, USED), Zone.ACTIVE, roll=True))
    found = cast_by(card, seat(used="2 Scavenging Goblin"), rolls=[5, 3])
    do(found, "pick scavenging-goblin in used 0", "pick scavenging-goblin in used 0")
    assert lying(found, "active") == ["Scavenging Goblin#3", "Scavenging Goblin#5"]


def test_what_is_moved_into_anothers_pool_waits() -> None:
    card = casting(Move(One(Dice(Side.THEIRS, DIE, (Zone.USED,))), Zone.ACTIVE, roll=True))
    found = do(cast_by(card, seat(), seat(used="Portal")), "pick portal in used 1")
    assert lying(found, "active", 1) == ["Portal"]


def test_what_was_moved_to_the_used_pile_is_found_there() -> None:
    card = casting(Move(One(ANY), Zone.USED), Move(IT, Zone.BAG))
    found = do(cast_by(card, seat(), seat(ready=[GOBLIN])), "pick scavenging-goblin#3@1")
    assert (lying(found, "used", 1), lying(found, "bag", 1)) == ([], ["Scavenging Goblin"])


def test_what_was_moved_from_the_spent_dice_is_found_in_the_used_pile() -> None:
    card = casting(Move(One(Dice(Side.MINE, DIE, (Zone.SPENT,))), Zone.USED), Move(IT, Zone.BAG))
    found = do(cast_by(card, seat(spent=QUIDDITY)), "pick basic-quiddity#1 in spent 0")
    assert (lying(found, "used"), lying(found, "bag")) == ([], ["Basic Quiddity"])


def test_what_was_attached_drops_off() -> None:
    found = cast_by(casting(Move(One(ANY), Zone.BAG)), seat(), seat(ready=[f"{GOBLIN}+Life#4@0"]), wilds=(LIFE,))
    assert lying(do(found, "pick scavenging-goblin#3+life#4@1"), "used") == ["Life"]


def test_several_attached_spells_are_moved_at_once() -> None:
    card = casting(Move(AnyNumber(Dice(Side.ANY, What.SPELL, attached=True)), Zone.BAG))
    found = cast_by(card, seat(ready=[f"{GOBLIN}+Life#4@0+Life#5@1"]), wilds=(LIFE,))
    do(
        found,
        "pick life#4@0 on scavenging-goblin#3+life#4+life#5@0",
        "pick life#5@1 on scavenging-goblin#3+life#4+life#5@0",
    )
    assert [lying(found, "bag", who) for who in (0, 1)] == [["Life"], ["Life"]]


# -- rolling -------------------------------------------------------------------------------------------------------


def test_reroll_where_they_are() -> None:
    found = cast_by(casting(Reroll(UpTo(2, POOL))), seat(active="Portal#1, Portal#2, Assistant"), rolls=[4, 6])
    assert offered(found, "pick") == ["portal#1", "portal#2"]
    do(found, "pick portal#1", "pick portal#2")
    assert lying(found, "active") == ["Assistant", "Portal#4", "Portal#6"]


def test_reroll_takes_this_along() -> None:
    pick = UpTo(1, Dice(Side.OTHERS, DIE, (Zone.ACTIVE,)))
    card = made("Questing Wizard", on(Guard.Q1, Use(Handling.KEEP, (Reroll(pick, and_this=True),))))
    found = table(seat(active="Questing Wizard#3, Portal#1"), wilds=[card], rolls=[5, 2])
    do(found, "use questing-wizard#3", "pick portal#1")
    assert lying(found, "active") == ["Portal#5", "Questing Wizard#2"]
    alone = table(seat(active="Questing Wizard#3, Portal#1"), wilds=[card], rolls=[2])
    do(alone, "use questing-wizard#3", "pass")
    assert lying(alone, "active") == ["Portal#1", "Questing Wizard#2"]


@pytest.mark.parametrize(
    ("face", "creature_to", "other", "zone", "shown"),
    [
        (6, Zone.READY, Zone.USED, "ready", "Questing Wizard#6"),
        (1, Zone.READY, Zone.USED, "used", "Questing Wizard"),
        (6, Zone.BAG, Zone.USED, "bag", "Questing Wizard"),
        (6, Zone.SPENT, Zone.USED, "spent", "Questing Wizard#6"),
        (2, Zone.USED, Zone.ACTIVE, "active", "Questing Wizard"),
    ],
)
def test_roll_out_goes_by_what_it_shows(face: int, creature_to: Zone, other: Zone, zone: str, shown: str) -> None:
    found = cast_by(casting(RollOut(All(THEIRS), creature_to, other)), seat(), seat(ready=[WIZARD]), rolls=[face])
    assert lying(found, zone, 1) == [shown]


def test_roll_out_of_a_pile() -> None:
    card = casting(RollOut(One(USED), Zone.READY, Zone.WILDS))
    found = cast_by(card, seat(used="Scavenging Goblin"), rolls=[4])
    assert lying(do(found, "pick scavenging-goblin in used 0"), "ready") == ["Scavenging Goblin#4"]


def test_rolled_out_in_place_keeps_what_is_attached() -> None:
    card = casting(RollOut(All(ANY), Zone.READY, Zone.USED))
    found = cast_by(card, seat(ready=[f"{WIZARD}+Life#4@0"]), wilds=(LIFE,), rolls=[6])
    assert lying(found, "ready") == ["Questing Wizard#6+Life#4@0"]


def test_rolled_out_from_aside_it_was_done() -> None:
    later = Later(Moment.PHASE3_ENDS, (RollOut(THIS, Zone.READY, Zone.USED), Then((GainGlory(1),))))
    card = creature(Instead(THIS, Happening.DESTROYED, (Move(THIS, Zone.ASIDE), later)))
    found = cast_by(casting(Destroy(All(MINE))), seat(ready=[HAG]), wilds=(card,), rolls=[4])
    do(found, "goes aside")
    assert (glory(found), lying(found, "ready")) == ([1, 0], [HAG])


def test_die_that_was_set_aside_has_six_faces() -> None:
    later = Later(Moment.PHASE3_ENDS, (RollOut(THIS, Zone.READY, Zone.USED),))
    card = creature(Instead(THIS, Happening.DESTROYED, (Move(THIS, Zone.ASIDE), later)))
    found = cast_by(casting(Destroy(All(MINE))), seat(ready=[HAG]), wilds=(card,), rolls=[7])
    with pytest.raises(AssertionError, match="a thing of 6 faces"):
        do(found, "goes aside")


def test_destroyed_die_that_is_rolled_out_to_the_used_pile_is_told() -> None:
    card = creature(Instead(THIS, Happening.DESTROYED, (RollOut(THIS, Zone.READY, Zone.USED),)))
    found = cast_by(casting(Destroy(All(MINE))), seat(ready=[HAG]), wilds=(card,), rolls=[1])
    do(found, options(found)[0])
    assert [(each["to"], lying(found, "used")) for each in heard(found, "rolled-out")] == [("used", ["Witching Hag"])]


# -- turning -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "die", "turned"),
    [
        (Way.UP, WIZARD, WIZARD_2),
        (Way.DOWN, WIZARD_3, WIZARD_2),
        (Way.ONE_UP, WIZARD_2, WIZARD_3),
        (Way.TOP, WIZARD, WIZARD_3),
        (Way.UP, WIZARD_3, WIZARD_3),
        (Way.DOWN, WIZARD, WIZARD),
        (Way.TOP, GOBLIN, "Scavenging Goblin#6"),
    ],
)
def test_turned(way: Way, die: str, turned: str) -> None:
    found = cast_by(casting(Rotate(All(MINE), way), GainQuiddity(1)), seat(ready=[die]))
    while asks(found) == (0, "turn-face"):
        do(found, options(found)[0])
    assert lying(found, "ready") == [turned]


def test_only_what_would_turn_is_on_offer() -> None:
    card = casting(Rotate(One(ANY), Way.DOWN))
    found = cast_by(card, seat(ready=[WIZARD, WIZARD_2]), seat(ready=[GOBLIN]))
    assert offered(found, "pick") == ["questing-wizard#5@0"]
    assert not offered(table(seat(ready=[WIZARD, "Growth#4"]), wilds=[card]), "cast")


def test_then_fails_where_nothing_turned() -> None:
    card = casting(Rotate(All(MINE), Way.UP), Then((GainQuiddity(2),)))
    assert quiddity(cast_by(card, seat(ready=[GOBLIN]), forced=False)) == 0
    found = cast_by(card, seat(ready=[WIZARD]))
    assert quiddity(do(found, options(found)[0])) == 2


# -- what is attached ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "stay"), [(None, GOBLIN), (2, GOBLIN)])
def test_strip(n: int | None, stay: str) -> None:
    found = cast_by(
        casting(Strip(One(THEIRS), n)), seat(), seat(ready=[DRAGON, f"{GOBLIN}+Life#4@0+Life#5@1"]), wilds=(LIFE,)
    )
    assert offered(found, "pick") == ["scavenging-goblin#3+life#4+life#5@1"]
    do(found, "pick scavenging-goblin#3+life#4+life#5@1")
    assert lying(found, "ready", 1) == [DRAGON, stay]
    assert [lying(found, "used", who) for who in (0, 1)] == [["Life"], ["Life"]]


def test_strip_asks_which() -> None:
    found = cast_by(casting(Strip(One(THEIRS), 1)), seat(), seat(ready=[f"{GOBLIN}+Life#4@0+Life#5@1"]), wilds=(LIFE,))
    do(found, "pick scavenging-goblin#3+life#4+life#5@1")
    assert asks(found) == (0, "strip")
    assert options(found) == [f"pick life#{n} on scavenging-goblin#3+life#4+life#5@1" for n in ("4@0", "5@1")]
    do(found, options(found)[1])
    assert lying(found, "ready", 1) == [f"{GOBLIN}+Life#4@0"]


def test_discard_goes_to_its_owner() -> None:
    found = cast_by(
        casting(Discard(All(Dice(Side.ANY, What.SPELL)))),
        seat(),
        seat(ready=[f"{GOBLIN}+Life#4@0", "Life#5"]),
        wilds=(LIFE,),
    )
    assert [lying(found, "used", who) for who in (0, 1)] == [["Life"], ["Life"]]


# -- culls, captures, gifts ------------------------------------------------------------------------------------------


def test_cull_from_everywhere() -> None:
    places = Dice(Side.MINE, DIE, (Zone.READY, Zone.ACTIVE, Zone.SPENT, Zone.USED), classes=("Scavenging Goblin",))
    ready = seat(ready=[GOBLIN], active=GOBLIN, spent=GOBLIN, used="Scavenging Goblin")
    assert left(cast_by(casting(Cull(All(places))), ready), "Scavenging Goblin") == 4


def test_it_is_all_that_was_culled() -> None:
    card = casting(Cull(UpTo(2, USED)), Then((GainQuiddity(CostOf(IT)), GainGlory(Done()))))
    found = cast_by(card, seat(used="Scavenging Goblin, Quake Dragon, Portal"))
    do(found, "pick scavenging-goblin in used 0", "pick quake-dragon in used 0")
    assert (quiddity(found), glory(found)[0]) == (2 + 9, 1)


@pytest.mark.parametrize(("to", "zone"), [(Zone.USED, "used"), (Zone.BAG, "bag"), (Zone.ACTIVE, "active")])
def test_free_capture(to: Zone, zone: str) -> None:
    wilds = Dice(Side.ANY, DIE, (Zone.WILDS,), cost_at_most=4)
    found = cast_by(casting(Capture(One(wilds), to)), wilds=("Scavenging Goblin/Base 1", "Quake Dragon/Mighty 1"))
    assert offered(found, "pick") == ["scavenging-goblin in wilds"]
    do(found, "pick scavenging-goblin in wilds")
    assert lying(found, zone) == ["Scavenging Goblin"]


@pytest.mark.parametrize(
    ("who", "n", "gained"), [(Who.ME, 1, [1, 0, 0]), (Who.OPPONENTS, 1, [0, 1, 1]), (Who.ALL, 2, [2, 1, 0])]
)
def test_gain_of_dice(who: Who, n: int, gained: list[int]) -> None:
    found = cast_by(casting(GainDie("Portal", who, n)), seat(), seat(), seat(), wilds=("Portal/Basic 3",))
    assert [lying(found, "used", each).count("Portal") for each in range(3)] == gained


def test_for_whom_no_die_was_left_something_else() -> None:
    card = casting(GainDie("Portal", Who.OPPONENTS, otherwise=(LoseGlory(Who.THAT, 1),)))
    found = cast_by(card, seat(glory=3), seat(glory=3), seat(glory=3), wilds=("Portal/Basic 1",))
    assert glory(found) == [3, 3, 2]
    assert glory(cast_by(casting(GainDie("Portal", Who.OPPONENTS)), seat(), seat(glory=3))) == [0, 3]


def test_what_comes_instead_of_a_die_is_still_done_by_the_caster() -> None:
    card = casting(GainQuiddity(1), GainDie("Portal", Who.OPPONENTS, otherwise=(GainGlory(1),)))
    assert glory(cast_by(card, seat(), seat(), seat())) == [2, 0, 0]


def test_give_changes_the_owner() -> None:
    found = cast_by(casting(Give(One(USED), Chosen(Who.OPPONENTS))), seat(used="Portal, Assistant"), seat(), seat())
    do(found, "pick portal in used 0")
    assert options(found) == ["seat 1", "seat 2"]
    do(found, "seat 2")
    assert [lying(found, "used", who) for who in range(3)] == [["Assistant"], [], ["Portal"]]


def test_give_asks_nobody_without_a_die() -> None:
    card = casting(Give(UpTo(1, USED), Chosen(Who.OPPONENTS)), GainQuiddity(1))
    found = do(cast_by(card, seat(used="Portal"), seat(), seat()), "pass")
    assert quiddity(found) == 1


def test_swap_takes_the_place_of_this() -> None:
    card = creature(When(Moment.SCORES, (Swap(One(Dice(Side.THEIRS, DIE, (Zone.USED,)))),)))
    found = table(seat(ready=[HAG]), seat(used="Portal"), wilds=[card], phase="score")
    do(found, "score witching-hag#4", "pick portal in used 1")
    assert [lying(found, "used", who) for who in (0, 1)] == [["Portal"], ["Witching Hag"]]
