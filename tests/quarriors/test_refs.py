"""What questions refer to, and what they tell programs: the die that speaks, and how many are left."""

import tumblehall as th
from tests.quarriors.mat import do, kind, play, seat
from tests.quarriors.words.made import HAG, creature, table
from tumblehall.games import GAMES
from tumblehall.games.quarriors.language.clauses import Instead
from tumblehall.games.quarriors.language.effects import GainGlory
from tumblehall.games.quarriors.language.terms import THIS, Happening
from tumblehall.kernel.decision import decision_of


def test_a_cull_says_how_many_are_left() -> None:
    found = play(seat(ready="2 Assistant#5", used="Portal"), phase="score")
    do(found, "score assistant#5", "score assistant#5")
    before = found.decisions[0].about["left"]
    do(found, "cull assistant")
    assert (before, found.decisions[0].about["left"]) == (2, 1)


def test_what_may_be_done_instead_of_scoring_refers_to_the_scorer() -> None:
    card = creature(Instead(THIS, Happening.SCORES, (GainGlory(1),), may=True))
    found = table(seat(ready=["Scavenging Goblin#3", "Scavenging Goblin#4", HAG]), wilds=[card], phase="score")
    do(found, "score witching-hag#4")
    hag = next(die for die in found.view(0)["seats"][0]["ready"] if die["die"] == "witching-hag#4")
    assert (kind(found), found.decisions[0].options[0].refs) == ("alternative", (hag["ref"],))


def test_an_ability_that_may_be_used_refers_to_its_die() -> None:
    mine = seat(ready="2 Assistant#5", active="Mischievous Imp#5", quiddity=2)
    table_ = play(mine, seat(ready="Death#4"), wilds="Mischievous Imp/Base, Death/Spell")
    do(table_, "summon mischievous-imp#5")
    imp = next(die for die in table_.view(0)["seats"][0]["ready"] if die["die"] == "mischievous-imp#5")
    assert (kind(table_), table_.decisions[0].options[0].refs) == ("may", (imp["ref"],))


def test_an_ability_of_a_die_that_has_gone_on_refers_to_nothing() -> None:
    """The spell scored with its host, and was swapped out of the used pile before its own question came."""
    state = th.new_table("quarriors", 2, "may5757").state
    rng = th.FastRng(5757)
    for _ in range(87):
        state.apply(state.options[rng.below(len(state.options))], rng)
    decision = decision_of(GAMES["quarriors"], state, state.seat)
    assert decision.prompt == "Use the ability of Shaping (spell)?"
    assert [option.refs for option in decision.options] == [(), ()]
