"""Modifiers of glory, prices, limits and draws, and what is forbidden."""

import pytest

from tests.quarriors.mat import (
    DEVOTEE,
    DRAGON,
    DRAGON_3,
    GOBLIN,
    WIZARD_3,
    do,
    glory,
    offered,
    options,
    quiddity,
    seat,
    stats,
)
from tests.quarriors.mat import (
    creature as shown,
)
from tests.quarriors.words.made import (
    HAG,
    HAG_2,
    MINE,
    OTHERS,
    THEIRS,
    creature,
    made,
    said,
    spell,
    state,
    table,
)
from tumblehall.games.quarriors.language.clauses import Attach, Cast
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import Watch
from tumblehall.games.quarriors.language.modifiers import (
    Attack,
    CaptureLimit,
    CapturePrice,
    Defence,
    DrawSize,
    FaceQuiddity,
    Forbid,
    ScoreFirst,
    ScoreGlory,
    SummonPrice,
)
from tumblehall.games.quarriors.language.selectors import Count, Dice, InTurn, One
from tumblehall.games.quarriors.language.terms import (
    HOST,
    THIS,
    Action,
    DrawKind,
    Duration,
    Guard,
    Side,
    What,
    Who,
    Zone,
)
from tumblehall.games.quarriors.rules.drawing import draw
from tumblehall.games.quarriors.rules.figures import summon_price
from tumblehall.kernel.dice import FastRng

TURN = Duration.TURN

# -- glory ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clause", "hag", "goblin"),
    [
        (ScoreGlory(THIS, 2), 5, 2),
        (ScoreGlory(MINE, 1), 4, 3),
        (ScoreGlory(OTHERS, Count(OTHERS)), 3, 3),
        (ScoreGlory(THEIRS, 5), 3, 2),
        (ScoreGlory(MINE, -9), 0, 0),
    ],
    ids=said,
)
def test_glory_of_a_score(clause: ScoreGlory, hag: int, goblin: int) -> None:
    found = table(seat(ready=[HAG, GOBLIN]), wilds=[creature(clause)], phase="score")
    labels = {option.id: option.label for option in found.decisions[0].options}
    assert labels["score witching-hag#4"].endswith(f"for {hag} glory")
    assert labels["score scavenging-goblin#3"].endswith(f"for {goblin} glory")


def test_glory_for_the_first_such_scorer() -> None:
    card = creature(ScoreGlory(Dice(Side.MINE, levels=(1, 1)), 3, first=True))
    ready = [HAG_2, GOBLIN, DEVOTEE]
    found = table(seat(ready=ready), wilds=[card], phase="score")
    do(found, "score scavenging-goblin#3", "score devotee-of-the-holy-query#3")
    assert glory(found) == [2 + 3 + 2, 0]


def test_first_scorer_of_another_sort_uses_nothing_up() -> None:
    card = creature(ScoreGlory(Dice(Side.MINE, classes=("Devotee of the Holy Query",)), 3, first=True))
    found = table(seat(ready=[HAG_2, GOBLIN, DEVOTEE]), wilds=[card], phase="score")
    do(found, "score scavenging-goblin#3", "score devotee-of-the-holy-query#3")
    assert glory(found) == [2 + 2 + 3, 0]


def test_scores_first() -> None:
    found = table(seat(ready=[GOBLIN, HAG, HAG_2]), wilds=[creature(ScoreFirst())], phase="score")
    assert options(found) == ["score witching-hag#4", "score witching-hag#6"]
    assert options(do(found, "score witching-hag#4", "score witching-hag#6")) == ["score scavenging-goblin#3"]


# -- prices and limits ---------------------------------------------------------------------------------------------

GOBLINS = Dice(Side.ANY, What.DIE, (Zone.ACTIVE,), classes=("Scavenging Goblin",))


@pytest.mark.parametrize(
    ("clause", "goblin", "dragon"),
    [
        (SummonPrice(Who.ME, 2), 3, 5),
        (SummonPrice(Who.OPPONENTS, 2), 1, 3),
        (SummonPrice(Who.ALL, -2), 0, 1),
        (SummonPrice(Who.ME, free=True), 0, 0),
        (SummonPrice(Who.ME, 1, free=True), 1, 1),
        (SummonPrice(Who.ME, 2, of=GOBLINS), 3, 3),
        (SummonPrice(Who.ME, 2, if_=InTurn(Who.OPPONENTS)), 1, 3),
    ],
    ids=said,
)
def test_price_of_a_summon(clause: SummonPrice, goblin: int, dragon: int) -> None:
    s = state(table(seat(ready=[HAG], active=f"{GOBLIN}, {DRAGON_3}"), wilds=[creature(clause)]))
    assert [summon_price(s, 0, code) for code in sorted(s.active[0], key=lambda code: s.tables.faces[code].level)] == [
        goblin,
        dragon,
    ]


def test_level_part_is_free_and_the_rest_adds_up() -> None:
    card = creature(SummonPrice(Who.ME, free=True), SummonPrice(Who.ME, 1), SummonPrice(Who.ME, -2))
    s = state(table(seat(ready=[HAG], active=DRAGON_3), wilds=[card]))
    assert summon_price(s, 0, s.active[0][0]) == 0


def test_price_is_paid() -> None:
    found = table(seat(ready=[HAG], active=GOBLIN, quiddity=5), wilds=[creature(SummonPrice(Who.ME, 2))])
    assert quiddity(do(found, "summon scavenging-goblin#3")) == 2


@pytest.mark.parametrize(
    ("who", "n", "price"), [(Who.ME, -1, 1), (Who.ME, 2, 4), (Who.ME, -9, 0), (Who.OPPONENTS, 3, 2)]
)
def test_price_of_a_capture(who: Who, n: int, price: int) -> None:
    found = table(
        seat(ready=[HAG], quiddity=9),
        wilds=[creature(CapturePrice(who, n)), "Scavenging Goblin/Base 2"],
        phase="capture",
    )
    assert quiddity(do(found, "capture scavenging-goblin")) == 9 - price


@pytest.mark.parametrize(
    ("clause", "captures"), [(CaptureLimit(Who.ME, 1), 2), (CaptureLimit(Who.OPPONENTS, 1), 1)], ids=said
)
def test_more_captures_while_the_clause_works(clause: CaptureLimit, captures: int) -> None:
    found = table(seat(ready=[HAG], quiddity=9), wilds=[creature(clause), "Scavenging Goblin/Base 5"], phase="capture")
    for _ in range(captures):
        assert offered(found, "capture")
        do(found, "capture scavenging-goblin")
    assert not offered(found, "capture")


@pytest.mark.rule("Q80")
@pytest.mark.parametrize(
    ("clauses", "opening", "other"),
    [
        ((DrawSize(Who.ME, 1, DrawKind.OPENING),), 7, 2),
        ((DrawSize(Who.ME, -1, DrawKind.OTHER),), 6, 1),
        ((DrawSize(Who.OPPONENTS, -1, DrawKind.OPENING),), 6, 2),
        ((DrawSize(Who.ME, -9, DrawKind.OPENING), DrawSize(Who.ALL, -9, DrawKind.OTHER)), 1, 0),
        ((DrawSize(Who.ALL, -1, DrawKind.OPENING), DrawSize(Who.ALL, -1, DrawKind.OPENING)), 4, 2),
    ],
    ids=said,
)
def test_size_of_a_draw(clauses: tuple[DrawSize, ...], opening: int, other: int) -> None:
    s = state(table(seat(ready=[HAG], bag="12 Basic Quiddity"), wilds=[creature(*clauses)]))
    assert len(draw(s.clone(), 0, 6, FastRng("x"), DrawKind.OPENING)) == opening
    assert len(draw(s.clone(), 0, 2, FastRng("x"), DrawKind.OTHER)) == other


def test_face_gives_what_its_card_says() -> None:
    card = made("Questing Wizard", on(Guard.Q1, FaceQuiddity(3)))
    found = table(seat(active="Questing Wizard#3, Questing Wizard#2"), wilds=[card], phase="capture")
    assert quiddity(do(found, "spend questing-wizard#3")) == 3
    assert quiddity(do(found, "spend questing-wizard#2")) == 5


# -- what is forbidden -----------------------------------------------------------------------------------------------


def test_forbid_forbids_its_own_action_only() -> None:
    """Capturing from a card in the Wilds is forbidden; summoning its dice twice is not."""
    card = made("Witching Hag", on(Guard.CARD, Forbid(Action.CAPTURE, Who.ALL)))
    found = table(seat(active=f"{HAG}, {HAG}", quiddity=9), wilds=[f"{card} 1"])
    assert offered(do(found, "summon witching-hag#4"), "summon") == ["witching-hag#4"]
    found = table(seat(quiddity=9), wilds=[f"{card} 1", "Scavenging Goblin/Base 1"], phase="capture")
    assert "capture witching-hag" not in options(found)
    assert "capture scavenging-goblin" in options(found)


def test_second_summon_of_the_class_is_forbidden() -> None:
    card = made("Witching Hag", on(Guard.CARD, Forbid(Action.SECOND_SUMMON, Who.ALL)))
    found = table(seat(active=f"{HAG}, {HAG}, {GOBLIN}, {GOBLIN}", quiddity=9), wilds=[f"{card} 1"])
    do(found, "summon witching-hag#4", "summon scavenging-goblin#3")
    assert offered(found, "summon") == ["scavenging-goblin#3"]
    found = table(seat(quiddity=9), wilds=[f"{card} 1"], phase="capture")
    assert "capture witching-hag" in options(found)


@pytest.mark.parametrize(("who", "asked"), [(Who.OPPONENTS, False), (Who.ME, True)])
def test_reaction_spells_are_forbidden(who: Who, asked: bool) -> None:
    found = table(
        seat(ready=[HAG], active=GOBLIN, quiddity=3),
        seat(ready=[GOBLIN, "Life#4"]),
        wilds=[creature(Forbid(Action.REACTION_SPELLS, who)), "Life/Spell"],
    )
    do(found, "summon scavenging-goblin#3")
    assert ("cast life#4" in options(found)) is asked


def test_what_is_laid_speaks_like_a_card() -> None:
    laid = spell(Cast((Watch(TURN, Defence(Dice(Side.ANY, levels=(1, 1)), 2)),)))
    found = table(seat(ready=[GOBLIN, "Growth#4"]), seat(ready=[WIZARD_3, DRAGON]), wilds=[laid])
    do(found, "cast growth#4")
    assert [stats(found, 0), stats(found, 1), stats(found, 1, 1)] == [(2, 4), (4, 9), (4, 6)]


def test_modifier_of_a_spell_that_is_not_attached_is_silent() -> None:
    card = spell(Attach(One(Dice(Side.ANY)), (Attack(HOST, 3),)))
    found = table(seat(ready=[GOBLIN, "Growth#4"]), wilds=[card])
    assert shown(found, 0)["attack"] == 2
    do(found, "attach growth#4", "pick scavenging-goblin#3@0")
    assert shown(found, 0)["attack"] == 5
