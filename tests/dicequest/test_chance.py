"""The chance of success, against a plain search through all rolls."""

from functools import cache
from itertools import product

import pytest

from tests.dicequest.camp import fight, hero, seat
from tumblehall.games.dicequest.content.dice import COLOUR_OF, FACE_BY_NAME, FACE_NAME, OF_COLOUR, SHOWN, SIDES_OF
from tumblehall.games.dicequest.content.kinds import COLOURS
from tumblehall.games.dicequest.rules import reckoning
from tumblehall.games.dicequest.rules.matching import PLAIN, is_met
from tumblehall.games.dicequest.rules.reckoning import Reckoner, TooLarge
from tumblehall.games.dicequest.rules.sampling import sampled_chance

Dice = tuple[str, ...]
Counts = tuple[int, ...]
SUBSTITUTED = (1 | 2 | 32, 1 | 2 | 32, 4 | 1 | 2 | 32, 8 | 32, 16)


@cache
def by_search(dice: Dice, kept: Counts, need: Counts, token: bool, fills: Counts) -> float:
    """Every roll of every die by its side, every set of dice for the token, every rune for every die."""
    result = list(kept)
    for die in dice:
        for symbol, n in enumerate(SHOWN[FACE_BY_NAME[die]]):
            result[symbol] += n
    if is_met([max(0, n) for n in result], need, fills):
        return 1.0
    best = 0.0
    if token:
        for chosen in product((False, True), repeat=len(dice)):
            stay = tuple(die for die, again in zip(dice, chosen, strict=True) if not again)
            rolled = tuple(die for die, again in zip(dice, chosen, strict=True) if again)
            if rolled:
                best = max(best, expected(stay, rolled, kept, need, False, fills))
    for left, now in rune_ways(dice, kept):
        for i, die in enumerate(left):
            best = max(best, expected(left[:i] + left[i + 1 :], (die,), now, need, token, fills))
    return best


def rune_ways(dice: Dice, kept: Counts) -> list[tuple[Dice, Counts]]:
    """The dice left and the free symbols after a rune is spent, for each rune."""
    ways: list[tuple[Dice, Counts]] = [(dice, (*kept[:4], kept[4] - 1))] if kept[4] > 0 else []
    for i, die in enumerate(dice):
        shown = SHOWN[FACE_BY_NAME[die]]
        if shown[4]:
            now = tuple(a + b for a, b in zip(kept, shown, strict=True))
            ways.append((dice[:i] + dice[i + 1 :], (*now[:4], now[4] - 1)))
    return ways


def expected(stay: Dice, rolled: Dice, kept: Counts, need: Counts, token: bool, fills: Counts) -> float:
    chance = 0.0
    options = [[(FACE_NAME[f], SIDES_OF[f] / 6) for f in OF_COLOUR[COLOUR_OF[FACE_BY_NAME[die]]]] for die in rolled]
    for faces in product(*options):
        likely = 1.0
        for _, part in faces:
            likely *= part
        dice = tuple(sorted((*stay, *(face for face, _ in faces))))
        chance += likely * by_search(dice, kept, need, token, fills)
    return chance


def reckoned(dice: Dice, need: Counts, token: bool, free: Counts = (0,) * 5, fills: Counts = PLAIN) -> float:
    faces = tuple(sorted(FACE_BY_NAME[die] for die in dice))
    return Reckoner(need, fills, True).best(faces, (0, 0, 0, 0), free, token)


@pytest.mark.parametrize("token", [False, True])
@pytest.mark.parametrize(
    ("dice", "need", "free"),
    [
        (("red:blank",), (1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
        (("red:blank", "blue:blank"), (0, 0, 0, 0, 0, 3), (0, 0, 0, 0, 0)),
        (("yellow:rune", "red:blank"), (0, 0, 0, 0, 0, 1), (0, 0, 0, 0, 0)),
        (("yellow:2rune", "red:blank"), (0, 0, 0, 0, 0, 2), (0, 0, 0, 0, 0)),
        (("yellow:2rune", "red:blank", "blue:blank"), (0, 0, 0, 0, 0, 4), (0, 0, 0, 0, 0)),
        (("yellow:rune", "yellow:blank", "blue:blank"), (0, 1, 1, 0, 1, 0), (0, 0, 0, 0, 0)),
        (("blue:arrow+rune", "green:blank", "red:sword"), (1, 0, 0, 1, 0, 2), (0, 0, 0, 0, 1)),
        (("blue:blank", "blue:arrow", "yellow:wand"), (0, 0, 1, 0, 1, 1), (0, -1, 0, 0, 0)),
        (("green:shield+rune", "red:blank", "red:blank"), (2, 0, 0, 1, 0, 0), (0, 0, 0, 0, 2)),
    ],
)
def test_the_chance_is_that_of_a_full_search(dice: Dice, need: Counts, free: Counts, token: bool) -> None:
    assert reckoned(dice, need, token, free) == pytest.approx(by_search(dice, free, need, token, PLAIN), abs=1e-12)


def test_symbols_that_count_as_others_are_reckoned_with() -> None:
    dice, need = ("yellow:blank", "blue:blank"), (2, 0, 0, 0, 0, 0)
    assert reckoned(dice, need, True, fills=SUBSTITUTED) == pytest.approx(
        by_search(dice, (0,) * 5, need, True, SUBSTITUTED), abs=1e-12
    )
    assert reckoned(dice, need, True) == 0.0


def test_before_the_roll_all_first_rolls_count() -> None:
    need = (0, 0, 1, 0, 0, 1)
    before = Reckoner(need, PLAIN, True).best((), (1, 0, 1, 0), (0,) * 5, True)
    after = 0.0
    for red, yellow in product(OF_COLOUR[0], OF_COLOUR[2]):
        likely = SIDES_OF[red] * SIDES_OF[yellow] / 36
        after += likely * by_search((FACE_NAME[red], FACE_NAME[yellow]), (0,) * 5, need, True, PLAIN)
    assert before == pytest.approx(after, abs=1e-12)


@pytest.mark.parametrize(
    ("dice", "chance"), [(["red:2sword"], 1.0), (["red:sword"], 1 / 6), (["red:blank", "red:sword"], 5 / 6)]
)
def test_a_quest_shows_its_chance(dice: list[str], chance: float) -> None:
    """Two generic successes, with the token and red dice: the blank one is re-rolled alone."""
    shown = fight(seat(hero("banner-knight")), dice=dice).chance
    assert shown["of"] == pytest.approx(chance, abs=1e-6)
    assert shown["exact"]


def test_an_inactive_token_is_no_chance() -> None:
    game = fight(seat(hero("banner-knight"), reroll=False), dice=["red:sword"])
    assert game.chance["of"] == 0.0


def test_the_chance_says_what_it_leaves_aside() -> None:
    game = fight(seat(hero("banner-knight")), dice=["red:sword"])
    assert game.chance["aside"] == ["abilities", "wounds"]


def test_a_threat_that_forbids_rune_rerolls_takes_that_chance() -> None:
    shown = []
    for threat in (None, "rune-drought"):
        me = seat(hero("ward-mage"), reroll=False)
        game = fight(me, dice=["yellow:rune", "red:blank"], coop=True, threat=threat)
        shown.append(game.chance["of"])
    assert shown == [pytest.approx(1 / 6, abs=1e-6), 0.0]


def test_what_is_missing_is_said_with_the_chance() -> None:
    game = fight(seat(hero("banner-knight"), hero("pirate")), "stormcaller", dice=["red:2sword", "blue:blank"])
    assert game.challenge["missing"] == {"wand": 1}


MANY: Dice = ("red:blank",) * 4 + ("blue:blank",) * 4 + ("yellow:rune",) * 4 + ("green:blank",) * 4


def test_too_large_a_pool_is_an_estimate() -> None:
    game = fight(seat(hero("banner-knight"), hero("pirate"), hero("paladin")), "iron-leviathan", dice=MANY)
    shown = game.chance
    assert (shown["exact"], shown["aside"]) == (False, ["abilities", "wounds"])
    assert 0 < shown["of"] < 1


def test_what_takes_too_long_is_not_counted_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reckoning, "LIMIT", 5)
    faces = tuple(sorted(FACE_BY_NAME[die] for die in ("yellow:2rune", "red:blank", "blue:blank")))
    with pytest.raises(TooLarge):
        Reckoner((0, 0, 1, 0, 0, 3), PLAIN, True).best(faces, (0,) * 4, (0,) * 5, True)


@pytest.mark.parametrize("token", [False, True])
@pytest.mark.parametrize(
    ("dice", "pool", "need"),
    [
        (("yellow:2rune", "red:blank", "blue:blank"), (0, 0, 0, 0), (0, 0, 1, 0, 0, 3)),
        (("red:blank", "red:sword", "red:sword"), (0, 0, 0, 0), (2, 0, 0, 0, 0, 2)),
        ((), (1, 1, 1, 1), (1, 1, 0, 0, 0, 2)),
        ((), (2, 0, 1, 1), (0, 0, 0, 1, 1, 2)),
        ((), (1, 2, 1, 0), (0, 2, 1, 0, 0, 0)),
    ],
)
def test_the_estimate_is_near_the_truth(dice: Dice, pool: Counts, need: Counts, token: bool) -> None:
    faces, free = tuple(sorted(FACE_BY_NAME[die] for die in dice)), (0,) * 5
    truth = Reckoner(need, PLAIN, True).best(faces, pool, free, token)
    assert sampled_chance(Reckoner(need, PLAIN, True), faces, pool, free, token) == pytest.approx(truth, abs=0.12)


def test_the_estimate_is_sure_of_what_is_sure() -> None:
    met, hopeless = (
        ((FACE_BY_NAME["red:2sword"],), (2, 0, 0, 0, 0, 0)),
        ((FACE_BY_NAME["red:blank"],), (0, 0, 9, 0, 0, 0)),
    )
    assert [
        sampled_chance(Reckoner(need, PLAIN, True), faces, (0,) * 4, (0,) * 5, True) for faces, need in (met, hopeless)
    ] == [1.0, 0.0]


def test_colours_are_those_of_the_dice() -> None:
    assert [COLOURS[COLOUR_OF[FACE_BY_NAME[name]]] for name in ("red:2sword", "green:sword")] == ["red", "green"]
