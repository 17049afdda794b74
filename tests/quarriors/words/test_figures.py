"""Modifiers: attack, defence, glory, prices and limits as clauses change them, nothing stored."""

import pytest

from tests.quarriors.mat import (
    DEVOTEE,
    DRAGON,
    DRAGON_2,
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
    attaching,
    creature,
    made,
    said,
    spell,
    state,
    table,
)
from tumblehall.games.quarriors.language.clauses import Attach, Cast
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import Boost, Still, Watch
from tumblehall.games.quarriors.language.modifiers import (
    Attack,
    AttackVsMe,
    Cap,
    CaptureLimit,
    CapturePrice,
    Counted,
    Defence,
    DrawSize,
    FaceQuiddity,
    FixedAttack,
    Forbid,
    Less,
    ScoreFirst,
    ScoreGlory,
    Stats,
    SummonPrice,
    VoidSpells,
)
from tumblehall.games.quarriors.language.selectors import All, AtLeast, Count, Dice, Exactly, InTurn, One
from tumblehall.games.quarriors.language.terms import (
    HOST,
    THIS,
    Action,
    Counting,
    DrawKind,
    Duration,
    Guard,
    Side,
    What,
    Who,
    Zone,
)
from tumblehall.games.quarriors.rules.figures import share_of, summon_price
from tumblehall.games.quarriors.rules.zones import draw
from tumblehall.kernel.dice import FastRng

TURN = Duration.TURN
ASSISTANT = "Assistant#5"


# -- attack and defence --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clause", "hag", "goblin", "rival"),
    [
        (Attack(THIS, 2), (5, 3), (2, 2), (4, 4)),
        (Defence(THIS, 2), (3, 5), (2, 2), (4, 4)),
        (Attack(THIS, Count(MINE)), (5, 3), (2, 2), (4, 4)),
        (Attack(OTHERS, 1), (3, 3), (3, 2), (4, 4)),
        (Attack(MINE, 1), (4, 3), (3, 2), (4, 4)),
        (Defence(THEIRS, 3), (3, 3), (2, 2), (4, 7)),
        (Attack(THEIRS, -5), (3, 3), (2, 2), (0, 4)),
        (Attack(THIS, 4, if_=InTurn(Who.ME)), (7, 3), (2, 2), (4, 4)),
        (Attack(THIS, 4, if_=InTurn(Who.OPPONENTS)), (3, 3), (2, 2), (4, 4)),
        (Defence(THIS, 4, if_=AtLeast(Count(MINE), 3)), (3, 3), (2, 2), (4, 4)),
        (Attack(THIS, 9, vs=Exactly(1, 1)), (3, 3), (2, 2), (4, 4)),
        (Stats(Count(Dice(Side.ANY))), (3, 3), (2, 2), (4, 4)),
        (Stats(7), (7, 7), (2, 2), (4, 4)),
    ],
    ids=said,
)
def test_figures(clause: Attack | Defence | Stats, hag: object, goblin: object, rival: object) -> None:
    found = table(seat(ready=[HAG, GOBLIN]), seat(ready=[DRAGON]), wilds=[creature(clause)])
    assert [stats(found, 0), stats(found, 0, 1), stats(found, 1)] == [hag, goblin, rival]


def test_aura_obeys_its_selector() -> None:
    """Not every creature is strengthened by what is said of one class."""
    card = creature(Attack(Dice(Side.MINE, classes=("Quake Dragon",)), 5))
    found = table(seat(ready=[HAG, DRAGON, ASSISTANT]), seat(ready=[DRAGON]), wilds=[card])
    assert [stats(found, 0, place)[0] for place in range(3)] == [3, 9, 1]
    assert stats(found, 1) == (4, 4)


def test_two_clauses_of_one_word_on_a_face_both_work() -> None:
    found = table(seat(ready=[HAG]), wilds=[creature(Attack(THIS, 1), Attack(THIS, 2), Attack(MINE, 4))])
    assert stats(found, 0) == (10, 3)


def test_works_on_the_faces_of_its_guard_only() -> None:
    card = made("Quake Dragon", on(Guard.B1, Attack(THIS, 5)), on(Guard.B12, Defence(THIS, 1)))
    found = table(seat(ready=[DRAGON, DRAGON_2, DRAGON_3]), wilds=[card])
    assert [stats(found, 0, place) for place in range(3)] == [(4, 4), (11, 7), (8, 8)]


def test_clause_of_a_card_in_the_wilds_needs_no_die() -> None:
    card = made("Witching Hag", on(Guard.CARD, Attack(Dice(Side.ANY, levels=(1, 1)), 1)))
    found = table(seat(ready=[GOBLIN]), seat(ready=[WIZARD_3]), wilds=[card])
    assert (stats(found, 0), stats(found, 1)) == ((3, 2), (4, 9))


@pytest.mark.rule("Q47")
@pytest.mark.parametrize(
    ("printed", "less", "left"), [(3, (2,), 1), (3, (2, 4), 1), (3, (9,), 1), (0, (2,), 0), (5, (1, 1), 3)]
)
def test_defence_is_not_brought_below_one_nor_raised(printed: int, less: tuple[int, ...], left: int) -> None:
    faces = ("q1", "q2", "q2", f"c1/3/{printed}", "c1/3/3", "c2/4/5")
    card = made("Witching Hag", on(Guard.ALL, *(Defence(THIS, -n) for n in less)), faces=faces)
    assert stats(table(seat(ready=[HAG]), wilds=[card]), 0) == (3, left)


def test_reductions_are_summed_with_what_is_added() -> None:
    found = table(seat(ready=[HAG]), wilds=[creature(Defence(THIS, -9), Defence(THIS, 4))])
    assert stats(found, 0) == (3, 1)


def test_equal_sources_count_once() -> None:
    once = creature(Defence(THEIRS, -1, once=True))
    often = creature(Defence(THEIRS, -1))
    for card, left in ((once, 3), (often, 2)):
        assert stats(table(seat(ready=[HAG, HAG]), seat(ready=[DRAGON]), wilds=[card]), 1) == (4, left)


def test_attached_spell_speaks_of_its_host_for_its_owner() -> None:
    """Host numbers use the seat of the spell's owner."""
    found = table(
        seat(ready=[GOBLIN, GOBLIN, GOBLIN]),
        seat(ready=[f"{DRAGON}+Growth#4@0", DEVOTEE]),
        wilds=[attaching(Attack(HOST, Count(MINE)))],
    )
    assert (stats(found, 1), stats(found, 1, 1)) == ((7, 4), (0, 3))


def test_aura_of_an_attached_spell_is_not_for_its_host_alone() -> None:
    found = table(seat(ready=[f"{GOBLIN}+Growth#4@0", GOBLIN]), wilds=[attaching(Attack(OTHERS, 2))])
    assert (stats(found, 0), stats(found, 0, 1)) == ((2, 2), (4, 2))


@pytest.mark.parametrize(
    ("whose", "mine", "theirs"), [(Who.ALL, 0, 0), (Who.OPPONENTS, 1, 0), (Who.ME, 0, 1), (Who.ACTIVE, 0, 1)]
)
def test_spells_of_those_players_are_silenced(whose: Who, mine: int, theirs: int) -> None:
    found = table(
        seat(ready=[HAG, f"{GOBLIN}+Growth#4@0", f"{GOBLIN}+Growth#4@1"]),
        seat(),
        wilds=[creature(VoidSpells(MINE, whose)), attaching(Attack(HOST, 1))],
    )
    assert [stats(found, 0, place)[0] - 2 for place in (1, 2)] == [mine, theirs]


def test_silence_has_a_condition() -> None:
    card = creature(VoidSpells(MINE, if_=InTurn(Who.OPPONENTS)))
    found = table(seat(ready=[HAG, f"{GOBLIN}+Growth#4@0"]), wilds=[card, attaching(Attack(HOST, 1))])
    assert stats(found, 0, 1) == (3, 2)


@pytest.mark.parametrize(("clause", "attack"), [(FixedAttack(THIS), 3), (FixedAttack(OTHERS), 0)], ids=said)
def test_fixed_attack_is_not_lowered_by_others(clause: FixedAttack, attack: int) -> None:
    lower = made("Life", on(Guard.S, Cast((Boost(All(THEIRS), TURN, attack=-2), Still(One(THEIRS), TURN)))))
    aura = made("Deathdealer", on(Guard.ALL, Attack(THEIRS, -1)))
    found = table(seat(ready=["Life#4", "Deathdealer#4"]), seat(ready=[HAG]), wilds=[creature(clause), lower, aura])
    assert stats(do(found, "cast life#4", "pick witching-hag#4@1"), 1)[0] == attack


def test_fixed_attack_may_be_lowered_by_its_owner() -> None:
    found = table(seat(ready=[HAG]), wilds=[creature(FixedAttack(THIS), Attack(THIS, -2))])
    assert stats(found, 0) == (1, 3)


@pytest.mark.rule("Q48")
@pytest.mark.parametrize(
    ("ways", "share"),
    [
        ((Less(2),), 6),
        ((Counting.HALF,), 4),
        ((Cap(3),), 3),
        ((Cap(0),), 0),
        ((Less(2), Counting.HALF), 3),
        ((Cap(3), Counting.HALF, Less(2)), 3),
        ((Cap(2), Counting.HALF, Less(2)), 2),
        ((Less(9),), 0),
    ],
    ids=said,
)
def test_how_an_attacker_counts(ways: tuple[Counted, ...], share: int) -> None:
    card = creature(*(AttackVsMe(Dice(Side.ATTACKERS), way) for way in ways))
    s = state(table(seat(ready=[DRAGON_3]), seat(ready=[HAG]), seat(), wilds=[card]))
    assert share_of(s, 0, s.ready[0][0], 1) == share
    assert share_of(s, 0, s.ready[0][0], 2) == 8


@pytest.mark.parametrize(
    ("attackers", "share"),
    [
        (Dice(Side.ATTACKERS, levels=(3, 3)), 0),
        (Dice(Side.ATTACKERS, levels=(1, 2)), 8),
        (Dice(Side.ATTACKERS, defence_at_most=9), 0),
        (Dice(Side.ATTACKERS, defence_at_most=8), 8),
        (Dice(Side.ATTACKERS, bearing=(What.SPELL,)), 8),
        (Dice(Side.ATTACKERS, lowest=False), 0),
    ],
    ids=said,
)
def test_which_attackers_count_less(attackers: Dice, share: int) -> None:
    s = state(table(seat(ready=[DRAGON_3]), seat(ready=[HAG]), wilds=[creature(AttackVsMe(attackers, Cap(0)))]))
    assert share_of(s, 0, s.ready[0][0], 1) == share


def test_attacker_counts_less_against_the_owner_of_an_attached_spell() -> None:
    card = attaching(AttackVsMe(Dice(Side.ATTACKERS), Less(1)))
    s = state(table(seat(ready=[f"{DRAGON_3}+Growth#4@2"]), seat(), seat(), wilds=[card]))
    assert [share_of(s, 0, s.ready[0][0], against) for against in (1, 2)] == [8, 7]


# -- marks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "after"),
    [
        (Boost(All(MINE), TURN, attack=2, defence=1), (5, 4)),
        (Boost(All(MINE), TURN, attack=-4, defence=-5), (0, 1)),
        (Boost(All(MINE), TURN, attack=Count(MINE)), (4, 3)),
        (Boost(All(THEIRS), TURN, attack=2), (3, 3)),
        (Still(All(MINE), TURN), (0, 3)),
    ],
    ids=said,
)
def test_mark(effect: Boost | Still, after: tuple[int, int]) -> None:
    found = table(
        seat(ready=[HAG, "Growth#4"]), seat(ready=[DRAGON]), wilds=[creature(Attack(MINE, 0)), spell(Cast((effect,)))]
    )
    assert stats(do(found, "cast growth#4"), 0) == after


def test_still_is_stronger_than_all_that_adds() -> None:
    both = spell(Cast((Still(All(MINE), TURN), Boost(All(MINE), TURN, attack=5))))
    found = table(seat(ready=[HAG, "Growth#4"]), wilds=[creature(Attack(THIS, 3)), both])
    assert stats(do(found, "cast growth#4"), 0) == (0, 3)


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
