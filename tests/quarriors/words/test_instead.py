"""Replacements run as programs with VICTIM bound: destinations of the destroyed, alternatives to scoring, the last
move into a used pile."""

import pytest

from tests.quarriors.mat import (
    DEVOTEE,
    DRAGON,
    GOBLIN,
    WIZARD,
    asks,
    do,
    fall,
    glory,
    heard,
    kind,
    left,
    lying,
    options,
    quiddity,
    seat,
)
from tests.quarriors.words.made import (
    ANY,
    HAG,
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
from tumblehall.games.quarriors.language.clauses import Cast, Instead, React, When
from tumblehall.games.quarriors.language.declare import on
from tumblehall.games.quarriors.language.effects import (
    Cull,
    Destroy,
    DrawWait,
    Effect,
    GainGlory,
    If,
    Move,
    OneOf,
    Pay,
    Price,
    RollOut,
    Rotate,
    Save,
    Watch,
)
from tumblehall.games.quarriors.language.modifiers import VoidSpells
from tumblehall.games.quarriors.language.selectors import (
    All,
    ByCause,
    Dice,
    InTurn,
    Is,
    LevelOf,
    One,
)
from tumblehall.games.quarriors.language.terms import (
    HOST,
    THIS,
    VICTIM,
    Cause,
    Coin,
    Duration,
    Guard,
    Happening,
    Moment,
    Side,
    Way,
    What,
    Who,
    Window,
    Zone,
)
from tumblehall.kernel.table import Table

DESTROYED, SCORES = Happening.DESTROYED, Happening.SCORES
KILL = made("Life", on(Guard.S, Cast((Destroy(All(ANY)),))))


def instead(*effects: Effect, **more: object) -> str:
    return creature(Instead(THIS, DESTROYED, effects, **more))  # type: ignore[arg-type]


def killed(card: str, mine: list[str], theirs: list[str], *answers: str, glory: int = 0, **more: object) -> Table:
    """All creatures are destroyed by seat 0."""
    ready = seat(ready=[*mine, "Life#4"], **more)  # type: ignore[arg-type]
    return do(table(ready, seat(ready=theirs, glory=glory), wilds=[card, KILL]), "cast life#4", *answers)


# -- where the destroyed go ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "goes", "zone", "die"),
    [
        (Move(THIS, Zone.BAG), "bag", "bag", "Witching Hag"),
        (Move(VICTIM, Zone.ACTIVE), "active", "active", "Witching Hag"),
        (Move(THIS, Zone.SPENT), "spent", "spent", HAG),
        (Move(THIS, Zone.USED), "used", "used", "Witching Hag"),
        (Save(THIS), "ready", "ready", HAG),
        (Save(VICTIM, Zone.HERE), "stay", "ready", HAG),
    ],
    ids=said,
)
def test_destination(effect: Effect, goes: str, zone: str, die: str) -> None:
    found = killed(instead(effect), [], [HAG])
    assert options(found) == [f"goes {goes}"]
    assert found.decisions[0].options[0].refs == (found.view(None)["seats"][1]["ready"][0]["ref"],)
    assert lying(do(found, f"goes {goes}"), zone, 1) == [die]


def test_back_to_its_card_and_out_of_the_game() -> None:
    assert left(killed(instead(Cull(THIS)), [], [HAG], "goes wilds"), "Witching Hag") == 1
    assert left(killed(instead(Move(THIS, Zone.WILDS)), [], [HAG], "goes wilds"), "Witching Hag") == 1
    gone = killed(instead(Move(THIS, Zone.REMOVED)), [], [HAG], "goes removed")
    assert gone.position()["removed"] == ["Witching Hag"]


@pytest.mark.parametrize(("face", "zone", "die"), [(4, "ready", HAG), (1, "bag", "Witching Hag")])
def test_rolled_out(face: int, zone: str, die: str) -> None:
    card = instead(RollOut(THIS, Zone.READY, Zone.BAG))
    found = table(seat(ready=["Life#4"]), seat(ready=[HAG]), wilds=[card, KILL], rolls=[face])
    do(found, "cast life#4", "goes roll")
    assert lying(found, zone, 1) == [die]
    assert [told["to"] for told in heard(found, "destroyed")] == [zone]


def test_rolled_into_the_pool_it_was_destroyed_all_the_same() -> None:
    card = instead(Move(THIS, Zone.ACTIVE, roll=True))
    found = table(seat(ready=["Life#4", HAG]), wilds=[card, KILL], rolls=[5])
    do(found, "cast life#4", "goes active")
    assert lying(found, "active") == ["Witching Hag#5"]
    assert [told["to"] for told in heard(found, "destroyed")] == ["active"]


def test_program_runs_to_its_end() -> None:
    found = killed(instead(GainGlory(LevelOf(VICTIM)), Save(VICTIM), DrawWait(0)), [], [HAG], "goes ready")
    assert (lying(found, "ready", 1), glory(found)) == ([HAG], [0, 1])


def test_who_is_neither_saved_nor_moved_goes_to_the_used_pile() -> None:
    found = killed(instead(GainGlory(1), If(InTurn(Who.ME), (Save(THIS),))), [], [HAG], "goes ready")
    assert (lying(found, "used", 1), glory(found)) == (["Witching Hag"], [0, 1])
    assert all(not die.fate for area in state(found).ready for die in area)


def test_choice_at_the_head_gives_a_destination_for_each_list() -> None:
    card = instead(
        OneOf(((Move(VICTIM, Zone.ACTIVE),), (If(Is(VICTIM, Dice(Side.MINE, levels=(1, 1))), (Save(VICTIM),)),))),
        may=True,
    )
    found = killed(card, [], [HAG])
    assert options(found) == ["goes used", "goes active", "goes ready"]
    assert lying(do(found, "goes ready"), "ready", 1) == [HAG]
    assert options(killed(card, [], ["Witching Hag#6"])) == ["goes used", "goes active"]


def test_forced_and_optional() -> None:
    assert options(killed(instead(Move(THIS, Zone.BAG)), [], [HAG])) == ["goes bag"]
    assert options(killed(instead(Move(THIS, Zone.BAG), may=True), [], [HAG])) == ["goes used", "goes bag"]


def test_forced_ones_that_lead_to_one_place_are_one() -> None:
    bag, pool = Instead(THIS, DESTROYED, (Move(THIS, Zone.BAG),)), Instead(THIS, DESTROYED, (Move(THIS, Zone.ACTIVE),))
    found = killed(creature(bag, pool, Instead(MINE, DESTROYED, (Move(VICTIM, Zone.BAG),))), [], [HAG])
    assert options(found) == ["goes bag", "goes active"]


@pytest.mark.parametrize(
    ("price", "glory_", "offers"),
    [
        (Pay(1, Coin.GLORY), 1, ["goes used", "goes ready"]),
        (Pay(2, Coin.GLORY), 1, ["goes used"]),
        (Pay(0), 0, ["goes used", "goes ready"]),
        (Pay(1), 0, ["goes used"]),
        (Cull(One(Dice(Side.MINE, What.DIE, (Zone.USED,), ("Portal",)))), 0, ["goes used"]),
    ],
    ids=said,
)
def test_price_of_a_destination(price: Price, glory_: int, offers: list[str]) -> None:
    assert options(killed(instead(Save(THIS), may=True, price=price), [], [HAG], glory=glory_)) == offers


def test_price_is_paid() -> None:
    found = killed(instead(Save(THIS), may=True, price=Pay(1, Coin.GLORY)), [], [HAG], "goes ready", glory=3)
    assert (glory(found), lying(found, "ready", 1)) == ([0, 2], [HAG])
    mine = killed(instead(Save(THIS), may=True, price=Pay(2)), [HAG], [], quiddity=3)
    assert quiddity(do(mine, "goes ready")) == 1


def test_of_equal_destinations_the_cheapest_is_on_offer() -> None:
    dear = Instead(THIS, DESTROYED, (Save(THIS),), may=True, price=Pay(1, Coin.GLORY))
    cheap = Instead(THIS, DESTROYED, (Save(THIS),), may=True, limit=1)
    found = killed(creature(dear, cheap), [], [HAG], glory=1)
    assert options(found) == ["goes used", "goes ready"]
    assert glory(do(found, "goes ready")) == [0, 1]


def test_condition() -> None:
    for cause, offers in ((ByCause(Cause.DAMAGE), ["goes used"]), (InTurn(Who.OPPONENTS), ["goes bag"])):
        assert options(killed(instead(Move(THIS, Zone.BAG), if_=cause), [], [HAG])) == offers


def test_limit() -> None:
    card = creature(Instead(OTHERS, DESTROYED, (Move(VICTIM, Zone.BAG),), may=True, limit=1))
    kill = made("Life", on(Guard.S, Cast((Destroy(All(Dice(Side.THEIRS, not_classes=("Witching Hag",)))),))))
    found = table(seat(ready=["Life#4"]), seat(ready=[HAG, GOBLIN, DRAGON]), wilds=[card, kill])
    assert options(do(found, "cast life#4")) == ["goes used", "goes bag by witching-hag#4"]
    assert options(do(found, "goes bag by witching-hag#4")) == ["goes used"]


@pytest.mark.rule("Q39")
def test_friend_that_falls_in_the_same_instant_does_not_help() -> None:
    card = creature(Instead(OTHERS, DESTROYED, (Move(VICTIM, Zone.BAG),)))
    found = killed(card, [], [GOBLIN, HAG])
    assert options(found) == ["goes used"]


@pytest.mark.parametrize(("of", "offers"), [(THEIRS, ["goes bag by witching-hag#6"]), (MINE, ["goes used"])], ids=said)
def test_opponents_clause(of: Dice, offers: list[str]) -> None:
    card = creature(Instead(of, DESTROYED, (Move(VICTIM, Zone.BAG),)))
    kill = made("Life", on(Guard.S, Cast((Destroy(All(THEIRS)),))))
    found = do(table(seat(ready=["Witching Hag#6", "Life#4"]), seat(ready=[GOBLIN]), wilds=[card, kill]), "cast life#4")
    assert options(found) == offers


def test_attached_spell_saves_its_host() -> None:
    card = attaching(Instead(HOST, DESTROYED, (Save(HOST),)))
    found = killed(card, [], [f"{GOBLIN}+Growth#4@0", GOBLIN])
    do(found, "goes ready by growth#4", "goes used")
    assert (lying(found, "ready", 1), lying(found, "used")) == ([GOBLIN], ["Growth"])


def test_silenced_spell_saves_nobody() -> None:
    card = attaching(Instead(HOST, DESTROYED, (Save(HOST),)), When(Moment.DESTROYED, (GainGlory(1),), HOST))
    void = creature(VoidSpells(ANY))
    kill = made("Life", on(Guard.S, Cast((Destroy(All(THEIRS)),))))
    found = table(seat(ready=[HAG, "Life#4"]), seat(ready=[f"{GOBLIN}+Growth#4@1"]), wilds=[card, kill, void])
    assert options(do(found, "cast life#4")) == ["goes used"]
    assert glory(do(found, "goes used")) == [0, 0]


def test_clause_on_a_player() -> None:
    watch = made(
        "Death", on(Guard.S, Cast((Watch(Duration.TURN, Instead(MINE, DESTROYED, (Move(VICTIM, Zone.BAG),))),)))
    )
    found = table(seat(ready=["Death#4", "Life#4", GOBLIN]), seat(ready=[GOBLIN]), wilds=[watch, KILL])
    do(found, "cast death#4", "cast life#4")
    assert options(found) == ["goes bag by death#4"]
    assert options(do(found, "goes bag by death#4")) == ["goes used"]


def test_rescue_spells() -> None:
    rescue = spell(React((Window.RESCUE,), (Cull(VICTIM), DrawWait(1))))
    other = made("Death", on(Guard.S, React((Window.RESCUE,), (Save(VICTIM),))))
    ready = [GOBLIN, "Growth#4", "Growth#5", "Death#4"]
    found = table(seat(ready=["Life#4"]), seat(ready=ready, bag="Portal"), wilds=[rescue, other, KILL], rolls=[1])
    do(found, "cast life#4")
    assert options(found) == ["goes used", "goes wilds by growth#4", "goes ready by death#4"]
    do(found, "goes wilds by growth#4")
    assert left(found, "Scavenging Goblin") == 1
    assert (lying(found, "spent", 1), lying(found, "active", 1)) == (["Growth#4"], ["Portal"])


def test_no_rescue_in_the_own_turn() -> None:
    rescue = spell(React((Window.RESCUE,), (Save(VICTIM),)))
    assert options(killed(rescue, [GOBLIN, "Growth#4"], [])) == ["goes used"]


def test_program_that_destroys_another() -> None:
    """What is under way is not asked again."""
    card = instead(Destroy(All(Dice(Side.ANY, classes=("Quake Dragon",)))), Save(THIS))
    kill = made("Life", on(Guard.S, Cast((Destroy(All(Dice(Side.ANY, classes=("Witching Hag",)))),))))
    found = table(seat(ready=["Life#4", DRAGON]), seat(ready=[HAG]), wilds=[card, kill])
    fall(found, "cast life#4", "goes ready")
    assert (lying(found, "used"), lying(found, "ready", 1)) == (["Quake Dragon"], [HAG])


# -- instead of scoring (Q147) -----------------------------------------------------------------------------------------


def scoring(*clauses: Instead, **more: object) -> Table:
    return table(seat(ready=[HAG, GOBLIN], **more), wilds=[creature(*clauses)], phase="score")  # type: ignore[arg-type]


def test_alternative_to_scoring() -> None:
    clause = Instead(THIS, SCORES, (GainGlory(1), Rotate(THIS, Way.UP)), may=True)
    found = do(scoring(clause), "score witching-hag#4")
    assert (kind(found), options(found)) == ("alternative", ["yes", "pass"])
    ref = found.view(None)["seats"][0]["ready"][0]["ref"]
    assert [option.refs for option in found.decisions[0].options] == [(ref,), (ref,)]
    do(found, "yes", "turn 6")
    assert options(found) == ["score scavenging-goblin#3"]
    assert (glory(found)[0], lying(found, "ready")) == (1, ["Witching Hag#6", GOBLIN])
    assert glory(do(scoring(clause), "score witching-hag#4", "pass"))[0] == 3


def test_forced_alternative() -> None:
    found = do(scoring(Instead(THIS, SCORES, (GainGlory(1),))), "score witching-hag#4")
    assert options(found) == ["yes"]


@pytest.mark.parametrize(
    ("more", "asked"),
    [
        ({"price": Pay(1, Coin.GLORY)}, False),
        ({"if_": InTurn(Who.OPPONENTS)}, False),
        ({"if_": Is(THIS, Dice(Side.MINE, lowest=True))}, True),
        ({"limit": 1}, True),
    ],
    ids=str,
)
def test_alternative_has_a_price_and_a_condition(more: dict[str, object], asked: bool) -> None:
    found = do(scoring(Instead(THIS, SCORES, (GainGlory(1),), may=True, **more)), "score witching-hag#4")  # type: ignore[arg-type]
    assert (kind(found) == "alternative") is asked


def test_alternative_is_paid() -> None:
    clause = Instead(THIS, SCORES, (Move(THIS, Zone.BAG),), may=True, price=Pay(1, Coin.GLORY))
    found = do(scoring(clause, glory=2), "score witching-hag#4", "yes")
    assert (glory(found)[0], lying(found, "bag")) == (1, ["Witching Hag"])


def test_alternative_for_others_and_for_a_host() -> None:
    found = do(scoring(Instead(OTHERS, SCORES, (GainGlory(1),), may=True)), "score scavenging-goblin#3")
    assert kind(found) == "alternative"
    assert (
        kind(do(scoring(Instead(OTHERS, SCORES, (GainGlory(1),), may=True)), "score witching-hag#4")) != "alternative"
    )
    card = attaching(Instead(HOST, SCORES, (GainGlory(5),), may=True))
    beside = table(seat(ready=[f"{WIZARD}+Growth#4@0", DEVOTEE]), wilds=[card], phase="score")
    assert asks(do(beside, "score questing-wizard#4+growth#4")) == (0, "alternative")


def test_two_alternatives_are_asked_one_after_the_other() -> None:
    first, second = (Instead(THIS, SCORES, (GainGlory(n),), may=True) for n in (1, 2))
    found = do(scoring(first, second), "score witching-hag#4", "pass")
    assert kind(found) == "alternative"
    assert glory(do(found, "yes"))[0] == 2
