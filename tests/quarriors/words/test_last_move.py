"""The last move of a die into a used pile, and what comes instead of it."""

import pytest

from tests.quarriors.mat import (
    GOBLIN,
    do,
    left,
    lying,
    seat,
)
from tests.quarriors.words.made import (
    ANY,
    HAG,
    MINE,
    OTHERS,
    attaching,
    creature,
    made,
    said,
    state,
    table,
)
from tumblehall.games.quarriors.language.clauses import Cast, Instead, When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import (
    Destroy,
    Move,
    Watch,
)
from tumblehall.games.quarriors.language.selectors import (
    All,
    ByCause,
    Count,
    Dice,
    Exactly,
    InTurn,
    One,
)
from tumblehall.games.quarriors.language.terms import (
    HOST,
    THIS,
    VICTIM,
    Cause,
    Duration,
    Guard,
    Happening,
    Moment,
    Side,
    Who,
    Zone,
)
from tumblehall.kernel.table import Table

DESTROYED, TO_USED = Happening.DESTROYED, Happening.TO_USED
KILL = made("Life", on(Guard.S, Cast((Destroy(All(ANY)),))))


def killed(card: str, mine: str, goes: str) -> Table:
    """That creature of seat 0 is destroyed in its own turn."""
    return do(table(seat(ready=[mine, "Life#4"]), wilds=[card, KILL]), "cast life#4", goes)


@pytest.mark.parametrize(
    ("cause", "removed"),
    [(None, ["Witching Hag"]), (ByCause(Cause.DAMAGE), None), (ByCause(Cause.SCORE), None)],
    ids=said,
)
def test_own_last_move(cause: ByCause | None, removed: list[str] | None) -> None:
    card = creature(Instead(THIS, TO_USED, (Move(THIS, Zone.REMOVED),), if_=cause))
    found = killed(card, HAG, "goes used")
    assert found.position().get("removed") == removed


@pytest.mark.rule("Q310")
@pytest.mark.parametrize(
    ("cause", "label"),
    [(None, "Out of the game"), (ByCause(Cause.SCORE), "To the used pile")],
    ids=said,
)
def test_option_says_where_the_last_move_leads(cause: ByCause | None, label: str) -> None:
    last = Instead(THIS, TO_USED, (Move(THIS, Zone.REMOVED),), if_=cause)
    card = creature(last, Instead(THIS, DESTROYED, (Move(THIS, Zone.ACTIVE),), may=True))
    found = table(seat(ready=[HAG, "Life#4"]), wilds=[card, KILL])
    do(found, "cast life#4")
    assert [option.label for option in found.decisions[0].options] == [label, "To the active pool"]


def test_last_move_of_a_scorer() -> None:
    card = creature(Instead(THIS, TO_USED, (Move(THIS, Zone.ACTIVE),), if_=ByCause(Cause.SCORE)))
    found = table(seat(ready=[HAG]), wilds=[card], phase="score", rolls=[1])
    do(found, "score witching-hag#4")
    assert lying(found, "used") == []
    assert state(found).active[0]


def test_last_move_of_a_host() -> None:
    card = attaching(Instead(HOST, TO_USED, (Move(HOST, Zone.WILDS),)))
    assert left(killed(card, f"{GOBLIN}+Growth#4@0", "goes used"), "Scavenging Goblin") == 1


def test_last_move_of_a_twin_is_its_own() -> None:
    """A die that stands there says nothing of another of its class."""
    card = creature(Instead(THIS, TO_USED, (Move(THIS, Zone.REMOVED),), if_=Exactly(Count(MINE), 0)))
    kill = made("Life", on(Guard.S, Cast((Destroy(One(ANY)),))))
    found = table(seat(ready=["Life#4", HAG, "Witching Hag#6"]), wilds=[card, kill])
    do(found, "cast life#4", "pick witching-hag#4@0", "goes used")
    assert lying(found, "used") == ["Witching Hag"]


def test_last_move_of_what_was_lost() -> None:
    clause = Instead(
        Dice(Side.THEIRS, zones=(Zone.LOST,)), TO_USED, (Move(VICTIM, Zone.REMOVED),), if_=ByCause(Cause.DAMAGE)
    )
    card = creature(When(Moment.BEFORE_DEFENDERS, (Watch(Duration.TURN, clause),)))
    found = table(seat(ready=[HAG]), seat(ready=[GOBLIN]), wilds=[card], phase="attack")
    do(found, "defend scavenging-goblin#3", "goes used")
    assert found.position()["removed"] == ["Scavenging Goblin"]


def test_last_move_that_was_laid_for_one_die() -> None:
    laid = Watch(Duration.TURN, Instead(THIS, TO_USED, (Move(THIS, Zone.REMOVED),)))
    card = creature(When(Moment.SUMMONED, (laid,)))
    found = table(seat(ready=["Life#4", GOBLIN], active=HAG, quiddity=1), wilds=[card, KILL])
    do(found, "summon witching-hag#4", "cast life#4", "goes used", "goes used")
    assert (found.position()["removed"], lying(found, "used")) == (["Witching Hag"], ["Scavenging Goblin"])


@pytest.mark.rule("Q310")
def test_option_says_where_a_last_move_leads_that_was_laid_for_the_die() -> None:
    laid = Watch(Duration.TURN, Instead(THIS, TO_USED, (Move(THIS, Zone.REMOVED),)))
    card = creature(When(Moment.SUMMONED, (laid,)))
    found = table(seat(ready=["Life#4"], active=HAG, quiddity=1), wilds=[card, KILL])
    do(found, "summon witching-hag#4", "cast life#4")
    assert [option.label for option in found.decisions[0].options] == ["Out of the game"]


@pytest.mark.parametrize(
    "clause",
    [
        Instead(OTHERS, DESTROYED, (Move(VICTIM, Zone.BAG),), may=True),
        Instead(OTHERS, TO_USED, (Move(VICTIM, Zone.REMOVED),), if_=InTurn(Who.OPPONENTS)),
    ],
    ids=said,
)
def test_last_move_is_changed_by_nothing_else(clause: Instead) -> None:
    kill = made("Life", on(Guard.S, Cast((Destroy(One(ANY)),))))
    found = table(seat(ready=["Life#4", HAG, GOBLIN]), wilds=[creature(clause), kill])
    do(found, "cast life#4", "pick scavenging-goblin#3@0", "goes used")
    assert lying(found, "used") == ["Scavenging Goblin"]


def test_other_destinations_spare_the_die() -> None:
    card = creature(
        Instead(ANY, TO_USED, (Move(VICTIM, Zone.REMOVED),)), Instead(THIS, DESTROYED, (Move(THIS, Zone.BAG),))
    )
    found = killed(card, HAG, "goes bag")
    assert lying(found, "bag") == ["Witching Hag"]
