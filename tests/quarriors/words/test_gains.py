"""Draws, purses, captures and scores that effects bring."""

import pytest

from tests.quarriors.mat import (
    DEVOTEE,
    DRAGON,
    GOBLIN,
    asks,
    do,
    fall,
    glory,
    lying,
    offered,
    quiddity,
    seat,
    stats,
)
from tests.quarriors.words.made import (
    HAG,
    OTHERS,
    THEIRS,
    attaching,
    cast_by,
    casting,
    creature,
    readying,
    state,
    table,
)
from tumblehall.games.quarriors.language.clauses import When
from tumblehall.games.quarriors.language.effects import (
    Destroy,
    DrawRoll,
    DrawWait,
    GainGlory,
    GainQuiddity,
    MoreCaptures,
    Score,
    Then,
)
from tumblehall.games.quarriors.language.modifiers import Attack
from tumblehall.games.quarriors.language.selectors import (
    All,
    Count,
    Dice,
    Done,
    LevelOf,
    QuiddityOf,
)
from tumblehall.games.quarriors.language.terms import (
    HOST,
    IT,
    THIS,
    Moment,
    Purse,
    Side,
    Who,
    Zone,
)


def test_drawn_dice_are_rolled_or_only_read() -> None:
    rolled = cast_by(casting(DrawRoll(2)), seat(bag="2 Portal"), rolls=[1, 1, 4, 5])
    assert lying(rolled, "active") == ["Portal#4", "Portal#5"]
    read = cast_by(
        casting(DrawRoll(1, Zone.SPENT), GainGlory(QuiddityOf(IT))), seat(bag="Basic Quiddity"), rolls=[1, 6]
    )
    assert lying(read, "spent") == ["Growth#4", "Basic Quiddity#6"]
    assert glory(read)[0] == 2


def test_drawn_dice_wait() -> None:
    found = cast_by(casting(DrawWait(1, Who.ALL)), seat(bag="2 Portal"), seat(bag="Assistant"), rolls=[1, 1])
    assert [lying(found, "active", who) for who in (0, 1)] == [["Portal"], ["Assistant"]]


@pytest.mark.parametrize(("n", "done"), [(1, 1), (3, 2)])
def test_done_is_how_many_were_drawn(n: int, done: int) -> None:
    found = cast_by(casting(DrawWait(n), Then((GainGlory(Done()),))), seat(bag="2 Portal"), rolls=[1] * done)
    assert glory(found)[0] == done


def test_quiddity_for_summons_only() -> None:
    found = table(
        seat(ready=[], active=f"Growth#4, {GOBLIN}, {GOBLIN}"), wilds=[readying(GainQuiddity(2, Purse.SUMMON))]
    )
    do(found, "ready growth#4", "summon scavenging-goblin#3")
    assert quiddity(found) == 0
    assert found.position()["seats"][0]["summon"] == 1
    do(found, "summon scavenging-goblin#3")
    assert "summon" not in found.position()["seats"][0]


def test_quiddity_for_summons_pays_nothing_else() -> None:
    card = readying(GainQuiddity(9, Purse.SUMMON))
    found = table(seat(active="Growth#4, Portal#2"), wilds=[card, "Scavenging Goblin/Base 1"])
    assert asks(do(found, "ready growth#4")) == (0, "tidy")


def test_quiddity_is_lost_in_anothers_turn() -> None:
    card = creature(When(Moment.DESTROYED, (GainQuiddity(3), Then((GainGlory(1),)))))
    found = fall(cast_by(casting(Destroy(All(THEIRS))), seat(), seat(ready=[HAG]), wilds=(card,)))
    assert (quiddity(found, 1), glory(do(found, "goes used"))[1]) == (0, 0)


def test_more_captures() -> None:
    s = state(cast_by(casting(MoreCaptures(2))))
    assert s.captures == 3


@pytest.mark.rule("Q331")
def test_more_captures_are_gained_in_the_own_turn() -> None:
    assert glory(cast_by(casting(MoreCaptures(1), Then((GainGlory(1),)))))[0] == 1


@pytest.mark.rule("Q331")
def test_more_captures_are_lost_in_anothers_turn() -> None:
    card = creature(When(Moment.DESTROYED, (MoreCaptures(1), Then((GainGlory(1),)))))
    found = fall(cast_by(casting(Destroy(All(THEIRS))), seat(), seat(ready=[HAG]), wilds=(card,)))
    assert (state(found).captures, glory(do(found, "goes used"))[1]) == (1, 0)


@pytest.mark.rule("QC-2.13")
def test_dice_drawn_in_anothers_turn_wait_for_their_roll() -> None:
    card = creature(When(Moment.DESTROYED, (DrawRoll(1),)))
    found = cast_by(casting(Destroy(All(THEIRS))), seat(), seat(bag="Portal", ready=[HAG]), wilds=(card,), rolls=[1])
    assert lying(do(found, "goes used"), "active", 1) == ["Portal"]


def test_score_now() -> None:
    card = creature(When(Moment.SUMMONED, (Score(),)))
    found = table(seat(active=HAG, quiddity=3), wilds=[card])
    do(found, "summon witching-hag#4")
    assert (glory(found)[0], lying(found, "used")) == (3, ["Witching Hag"])


def test_level_of_this_after_it_has_left() -> None:
    card = creature(When(Moment.SCORES, (GainQuiddity(LevelOf(THIS)), GainQuiddity(Count(OTHERS)))))
    found = table(seat(ready=["Witching Hag#6", GOBLIN]), wilds=[card], phase="score", rolls=[])
    do(found, "score witching-hag#6")
    assert quiddity(found) == 2 + 1


def test_destroyed_by_whoever_says_so() -> None:
    found = cast_by(casting(Destroy(All(THEIRS)), Then((GainGlory(Done()),))), seat(), seat(ready=[GOBLIN, DRAGON]))
    do(found, "goes used", "goes used")
    assert lying(found, "used", 1) == ["Scavenging Goblin", "Quake Dragon"]
    assert glory(found) == [2, 0]


def test_attached_word_stays_where_it_is_laid() -> None:
    found = table(
        seat(ready=["Growth#4", GOBLIN]),
        seat(ready=[DEVOTEE]),
        wilds=[attaching(Attack(HOST, 2), to=Dice(Side.THEIRS))],
    )
    do(found, "attach growth#4")
    assert offered(found, "pick") == ["devotee-of-the-holy-query#3@1"]
    assert stats(do(found, "pick devotee-of-the-holy-query#3@1"), 1) == (2, 3)
