"""When a clause answers: each moment, of which dice, for whom."""

import pytest

from tests.quarriors.mat import (
    DRAGON,
    GOBLIN,
    WIZARD,
    WIZARD_3,
    asks,
    do,
    fall,
    glory,
    lying,
    options,
    quiddity,
    seat,
)
from tests.quarriors.words.made import (
    ANY,
    HAG,
    HAG_2,
    MINE,
    OTHERS,
    THEIRS,
    attaching,
    cast_by,
    casting,
    creature,
    made,
    said,
    table,
)
from tumblehall.games.quarriors.language.clauses import Attach, Cast, When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import Boost, Destroy, DrawRoll, GainGlory, GainQuiddity, Move, Reroll
from tumblehall.games.quarriors.language.modifiers import Defence
from tumblehall.games.quarriors.language.selectors import (
    All,
    And,
    AtLeast,
    ByCause,
    Classes,
    Condition,
    Count,
    Dice,
    Draws,
    Exactly,
    InTurn,
    Is,
    LevelOf,
    Not,
    Of,
    One,
    QuiddityOf,
    Times,
)
from tumblehall.games.quarriors.language.terms import (
    HOST,
    IT,
    THIS,
    Cause,
    Duration,
    Guard,
    Moment,
    Side,
    What,
    Who,
    Zone,
)
from tumblehall.kernel.table import Table

GAIN = (GainGlory(1),)


def gaining(moment: Moment, of: Of = THIS, if_: Condition | None = None, **more: bool) -> str:
    """A creature that gains glory then."""
    return creature(When(moment, GAIN, of, if_, **more))


# -- summoned ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("of", "hag", "goblin"),
    [
        (THIS, 1, 1),
        (MINE, 1, 2),
        (OTHERS, 0, 1),
        (THEIRS, 0, 0),
        (Dice(Side.MINE, levels=(1, 1), classes=("Scavenging Goblin",)), 0, 1),
        (Dice(Side.MINE, levels=(2, 9)), 0, 0),
    ],
    ids=said,
)
def test_summoned(of: Of, hag: int, goblin: int) -> None:
    found = table(seat(active=f"{HAG}, {GOBLIN}", quiddity=5), wilds=[gaining(Moment.SUMMONED, of)])
    assert glory(do(found, "summon witching-hag#4"))[0] == hag
    assert glory(do(found, "summon scavenging-goblin#3"))[0] == goblin


def test_summoned_by_others() -> None:
    card = gaining(Moment.SUMMONED, THEIRS, Exactly(Count(Dice(Side.ACTIVE, zones=(Zone.SUMMONED,))), 1))
    found = table(seat(active=f"{GOBLIN}, {GOBLIN}", quiddity=5), seat(ready=[HAG]), wilds=[card])
    do(found, "summon scavenging-goblin#3", "summon scavenging-goblin#3")
    assert glory(found) == [0, 1]


def test_it_is_the_die_of_the_moment() -> None:
    card = creature(When(Moment.SUMMONED, (GainGlory(LevelOf(IT)),), MINE))
    found = table(seat(ready=[HAG], active=f"{WIZARD_3}, {HAG_2}", quiddity=9), wilds=[card])
    assert glory(do(found, "summon questing-wizard#6"))[0] == 3
    assert glory(do(found, "summon witching-hag#6"))[0] == 3 + 2 + 2


# -- scoring -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("of", "gained"), [(THIS, 1), (OTHERS, 1), (MINE, 1), (THEIRS, 0)], ids=said)
def test_scores(of: Of, gained: int) -> None:
    """The Hag scores last: it hears the Goblin, and itself only where it is meant alone."""
    found = table(seat(ready=[HAG, GOBLIN]), wilds=[gaining(Moment.SCORES, of)], phase="score")
    do(found, "score scavenging-goblin#3", "score witching-hag#4")
    assert glory(found)[0] == 2 + 3 + gained


def test_others_hear_scores_of_opponents() -> None:
    found = table(seat(ready=[GOBLIN]), seat(ready=[HAG]), wilds=[gaining(Moment.SCORES, THEIRS)], phase="score")
    assert glory(do(found, "score scavenging-goblin#3")) == [2, 1]


def test_all_have_scored() -> None:
    card = creature(When(Moment.SCORED_ALL, (GainGlory(Count(Dice(Side.OTHERS, zones=(Zone.SCORED_NOW,)))),)))
    found = table(seat(ready=[HAG, GOBLIN, WIZARD]), wilds=[card], phase="score")
    do(found, "score witching-hag#4", "score scavenging-goblin#3")
    assert glory(found)[0] == 5
    do(found, "score questing-wizard#4")
    assert glory(found)[0] == 5 + 3 + 2


@pytest.mark.parametrize(("least", "gained"), [(2, 1), (3, 0)])
def test_what_was_attached_hears_that_all_have_scored(least: int, gained: int) -> None:
    scored = Dice(Side.MINE, zones=(Zone.SCORED_NOW,))
    card = attaching(When(Moment.SCORED_ALL, GAIN, if_=And((Is(HOST, scored), AtLeast(Classes(scored), least)))))
    found = table(seat(ready=[f"{GOBLIN}+Growth#4@0", WIZARD]), wilds=[card], phase="score")
    do(found, "score scavenging-goblin#3+growth#4", "score questing-wizard#4")
    assert glory(found)[0] == 2 + 3 + gained


def test_what_was_attached_by_another_does_not() -> None:
    card = attaching(When(Moment.SCORED_ALL, GAIN))
    found = table(seat(ready=[f"{GOBLIN}+Growth#4@1"]), seat(), wilds=[card], phase="score")
    assert glory(do(found, "score scavenging-goblin#3+growth#4")) == [2, 0]


# -- destruction ---------------------------------------------------------------------------------------------------

KILL = made("Life", on(Guard.S, Cast((Destroy(All(Dice(Side.ANY, levels=(1, 1)))),))))


def killed(card: str, mine: list[str], theirs: list[str]) -> Table:
    """All creatures of level 1 are destroyed by seat 0."""
    return fall(table(seat(ready=[*mine, "Life#4"]), seat(ready=theirs), wilds=[card, KILL]), "cast life#4")


@pytest.mark.parametrize(
    ("of", "gained"),
    [
        (THIS, 0),
        (MINE, 1),
        (THEIRS, 1),
        (ANY, 2),
        (Dice(Side.ANY, classes=("Scavenging Goblin",)), 1),
        (Dice(Side.ANY, levels=(2, 9)), 0),
        (Dice(Side.ANY, defence_at_most=2), 1),
    ],
    ids=said,
)
def test_destroyed(of: Of, gained: int) -> None:
    assert glory(killed(gaining(Moment.DESTROYED, of), [HAG_2, GOBLIN], [WIZARD]))[0] == gained


def test_destroyed_itself_and_in_the_same_instant() -> None:
    assert glory(killed(gaining(Moment.DESTROYED), [HAG, GOBLIN], []))[0] == 1
    assert glory(killed(gaining(Moment.DESTROYED, ANY), [HAG, GOBLIN], []))[0] == 0


def test_destroyed_host() -> None:
    card = attaching(When(Moment.DESTROYED, GAIN, HOST))
    assert glory(killed(card, [f"{GOBLIN}+Growth#4@0"], [f"{GOBLIN}+Growth#4@1"])) == [1, 1]


def test_destroyed_by_a_cause() -> None:
    for cause, gained in ((Not(ByCause(Cause.DAMAGE)), 1), (ByCause(Cause.DAMAGE), 0)):
        assert glory(killed(gaining(Moment.DESTROYED, THIS, cause), [HAG], []))[0] == gained


@pytest.mark.parametrize(
    ("mine", "theirs", "gained"), [([HAG_2], [GOBLIN, WIZARD], 2), ([HAG_2, GOBLIN], [], 1), ([HAG], [GOBLIN], 0)]
)
def test_i_destroy(mine: list[str], theirs: list[str], gained: int) -> None:
    assert glory(killed(gaining(Moment.I_DESTROY), mine, theirs)) == [gained, 0]


def test_i_destroy_beside_a_creature() -> None:
    card = attaching(When(Moment.I_DESTROY, (Boost(HOST, Duration.TURN, attack=1),), HOST))
    found = killed(card, [f"{WIZARD_3}+Growth#4@0"], [GOBLIN])
    assert found.position()["seats"][0]["ready"][0]["marks"] == [[1, 0, False]]


# -- draws and rolls -------------------------------------------------------------------------------------------------


def test_drawn() -> None:
    card = creature(When(Moment.DRAWN, (GainGlory(Times(QuiddityOf(IT), 1)),), if_=InTurn(Who.ME)))
    found = cast_by(
        casting(DrawRoll(2)),
        seat(ready=[HAG], bag="2 Basic Quiddity"),
        seat(ready=[HAG]),
        wilds=(card,),
        rolls=[1, 1, 6, 1],
    )
    assert glory(found) == [3, 0]


def test_nothing_drawn_is_no_draw() -> None:
    assert glory(cast_by(casting(DrawRoll(2)), seat(ready=[HAG]), wilds=(gaining(Moment.DRAWN),))) == [0, 0]


def test_drawn_dice_can_be_chosen() -> None:
    card = creature(When(Moment.DRAWN, (Reroll(One(IT)),), may=True))
    found = cast_by(
        casting(DrawRoll(2)),
        seat(ready=[HAG], bag="2 Portal", active="Assistant#1"),
        wilds=(card,),
        rolls=[1, 1, 1, 2, 6],
    )
    do(found, "yes")
    assert options(found) == ["pick portal#1", "pick portal#2"]
    assert lying(do(found, "pick portal#1"), "active") == ["Assistant#1", "Portal#2", "Portal#6"]


def test_draws_are_counted() -> None:
    card = gaining(Moment.DRAWN, THIS, AtLeast(Draws(Who.ACTIVE), 2))
    draw = made("Life", on(Guard.S, Cast((DrawRoll(1),))))
    found = table(seat(ready=[HAG, "Life#4", "Life#5"], bag="2 Portal"), wilds=[card, draw], rolls=[1, 2, 1, 2])
    assert glory(do(found, "cast life#4"))[0] == 0
    assert glory(do(found, "cast life#5"))[0] == 1


def test_first_roll_of_a_phase_2() -> None:
    found = table(
        seat(ready=[HAG], bag="Portal"),
        seat(ready=[HAG]),
        wilds=[gaining(Moment.FIRST_ROLL)],
        phase="draw",
        rolls=[1, 2],
    )
    assert glory(found) == [1, 1]


# -- phases --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", [Moment.PHASE2_ENDS, Moment.PHASE3_STARTS, Moment.PHASE3_ENDS])
def test_phases(moment: Moment) -> None:
    """Everybody hears them; conditions say in whose turn."""
    for if_, gained in ((None, [1, 1]), (InTurn(Who.ME), [1, 0]), (InTurn(Who.OPPONENTS), [0, 1])):
        found = table(seat(ready=[HAG], active="Portal#2"), seat(ready=[HAG]), wilds=[gaining(moment, THIS, if_)])
        assert glory(found) == [0, 0]
        do(found, "next")
        while asks(found)[1] in ("name", "fate", "order"):
            do(found, options(found)[0])
        assert glory(found)[0] == gained[0]


def test_order_of_the_phases() -> None:
    card = creature(
        When(Moment.PHASE3_STARTS, (GainQuiddity(Count(Dice(Side.MINE, What.DIE, (Zone.BAG,)))),)),
        When(Moment.PHASE2_ENDS, (Move(One(Dice(Side.MINE, What.DIE, (Zone.USED,))), Zone.BAG),)),
    )
    found = table(seat(ready=[HAG], active="Portal#2", used="Portal"), wilds=[card])
    assert quiddity(do(found, "next", "pick portal in used 0")) == 1


# -- the attack ----------------------------------------------------------------------------------------------------


def attack(card: str, mine: list[str], theirs: list[str], *answers: str) -> Table:
    found = table(seat(ready=mine), seat(ready=theirs), wilds=[card], phase="attack")
    return fall(found, *answers)


@pytest.mark.parametrize("moment", [Moment.ATTACKING, Moment.BEFORE_DEFENDERS])
def test_attack_begins(moment: Moment) -> None:
    assert glory(attack(gaining(moment), [HAG], [WIZARD])) == [1, 0]
    assert glory(attack(gaining(moment), [GOBLIN], [HAG])) == [0, 0]


@pytest.mark.parametrize("moment", [Moment.ATTACKING, Moment.BEFORE_DEFENDERS])
def test_host_attacks(moment: Moment) -> None:
    card = attaching(When(moment, GAIN, HOST))
    assert glory(attack(card, [f"{GOBLIN}+Growth#4@0"], [WIZARD])) == [1, 0]
    assert glory(attack(card, [GOBLIN], [f"{WIZARD}+Growth#4@0"])) == [0, 0]


def test_others_attack() -> None:
    assert glory(attack(gaining(Moment.ATTACKING, THEIRS), [GOBLIN, WIZARD], [HAG])) == [0, 2]


def test_attack_is_changed_before_totals_are_fixed() -> None:
    card = attaching(When(Moment.ATTACKING, (Boost(HOST, Duration.ATTACK, attack=5),), HOST))
    found = attack(card, [f"{GOBLIN}+Growth#4@0"], [WIZARD])
    assert found.view(None)["attack"]["totals"][1] == 7


def test_first_loss() -> None:
    found = attack(
        gaining(Moment.FIRST_LOSS),
        [HAG, DRAGON],
        [GOBLIN, GOBLIN],
        "defend scavenging-goblin#3",
        "defend scavenging-goblin#3",
    )
    assert glory(found) == [1, 0]
    none = attack(gaining(Moment.FIRST_LOSS), [HAG], [WIZARD], "defend questing-wizard#4")
    assert glory(none) == [0, 0]


def test_defence_is_over() -> None:
    defended = And(
        (Is(THIS, Dice(Side.MINE, zones=(Zone.NAMED,))), Not(Is(THIS, Dice(Side.MINE, zones=(Zone.FALLEN,)))))
    )
    card = gaining(Moment.DEFENCE_OVER, THIS, defended)
    assert glory(attack(card, [GOBLIN], [HAG, WIZARD], "defend witching-hag#4")) == [0, 1]
    assert glory(attack(card, [GOBLIN], [HAG, WIZARD], "defend questing-wizard#4")) == [0, 0]
    assert glory(attack(card, [DRAGON], [HAG, WIZARD], "defend witching-hag#4", "defend questing-wizard#4")) == [0, 0]


def test_attack_is_over() -> None:
    fallen = Dice(Side.THEIRS, zones=(Zone.FALLEN,))
    card = creature(When(Moment.ATTACK_OVER, (GainGlory(Count(fallen)),)))
    found = attack(card, [HAG, DRAGON], [GOBLIN, GOBLIN], "defend scavenging-goblin#3", "defend scavenging-goblin#3")
    assert glory(found) == [2, 0]
    assert glory(attack(card, [GOBLIN], [HAG], "defend witching-hag#4")) == [0, 0]


# -- captured ------------------------------------------------------------------------------------------------------


def test_captured() -> None:
    card = made("Witching Hag", on(Guard.CARD, When(Moment.CAPTURED, GAIN)))
    found = table(
        seat(quiddity=9),
        wilds=[f"{card} 2", "Scavenging Goblin/Base 2"],
        phase="capture",
        options={"captures": 2},
        turn={"captures": 2},
    )
    assert glory(do(found, "capture scavenging-goblin"))[0] == 0
    assert glory(do(found, "capture witching-hag"))[0] == 1


# -- may, conditions, order ------------------------------------------------------------------------------------------


def test_may_and_forced() -> None:
    asked = table(seat(active=HAG, quiddity=1), wilds=[gaining(Moment.SUMMONED, may=True)])
    assert options(do(asked, "summon witching-hag#4")) == ["yes", "pass"]
    assert glory(do(asked, "pass"))[0] == 0


def test_two_answers_of_a_die_both_come() -> None:
    card = creature(When(Moment.SUMMONED, GAIN), When(Moment.SUMMONED, (GainGlory(2), GainQuiddity(0))))
    found = do(table(seat(active=HAG, quiddity=1), wilds=[card]), "summon witching-hag#4")
    assert asks(found) == (0, "order")
    do(found, options(found)[1])
    assert glory(found)[0] == 3


def test_condition_is_asked_as_it_resolves() -> None:
    card = creature(
        When(Moment.SUMMONED, (GainGlory(1), GainQuiddity(0))),
        When(Moment.SUMMONED, (GainGlory(5),), if_=Exactly(Count(MINE), 9)),
    )
    found = do(table(seat(active=HAG, quiddity=1), wilds=[card]), "summon witching-hag#4")
    do(found, options(found)[0])
    assert glory(found)[0] == 1


def test_spell_beside_a_creature_is_silent_when_it_is_not_attached() -> None:
    card = made("Growth", on(Guard.S, Attach(One(ANY), (When(Moment.PHASE3_ENDS, GAIN), Defence(HOST, 1)))))
    alone = do(table(seat(ready=["Growth#4"], active="Portal#2"), wilds=[card]), "next")
    assert glory(alone)[0] == 0
    beside = do(table(seat(ready=[f"{GOBLIN}+Growth#4@0"], active="Portal#2"), wilds=[card]), "next")
    assert glory(beside)[0] == 1
