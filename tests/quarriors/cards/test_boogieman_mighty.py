"""Boogieman, Mighty. Face 3: a question mark; 4: level 1, 3/2; 5: level 2, 4/4 with a burst; 6: level 3, 6/5
with two."""

import pytest

from tests.quarriors.mat import (
    area,
    asks,
    energy,
    go,
    lay,
    left,
    locked,
    lying,
    number,
    options,
    seat,
    stats,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

LIGHTS = "Herald/Strong, Quartz Golem/Mighty, Archangel/Lesser"
OTHERS = f"Quake Dragon/Mighty, Scavenging Goblin/Base, Black Cat/Base, Frost Howler/Strong, {LIGHTS}"
STRONG, MIGHTY = f"Boogieman/Strong, {OTHERS}", f"Boogieman/Mighty, {OTHERS}"
GOBLIN, LOCK = "Scavenging Goblin#3", "Frost Howler#3"


def used(pile: str) -> Table:
    """A Boogieman was used over such a used pile."""
    return go(lay(MIGHTY, "ready", seat(active="Boogieman#3", used=pile), immediate=True), "use boogieman#3")


# -- Mighty: the question mark and the culls ---------------------------------------------------------------------------


@pytest.mark.card("Boogieman/Mighty")
@pytest.mark.rule("QX-10")
def test_mighty_boogieman_culls_a_used_die_and_then_gives_dark() -> None:
    table = used("Herald")
    assert options(table) == ["pick herald in used 0", "pass"]
    go(table, "pick herald in used 0")
    assert (energy(table), lying(table, "used"), left(table, "Herald")) == ((0, 1), [], 1)


@pytest.mark.card("Boogieman/Mighty", negative=True)
@pytest.mark.rule("QX-10")
@pytest.mark.parametrize("pile", ["Herald", ""])
def test_mighty_boogieman_that_culls_nothing_gives_no_dark(pile: str) -> None:
    table = used(pile)
    if pile:
        go(table, "pass")
    assert (energy(table), lying(table, "used"), lying(table, "spent")) == (
        (0, 0),
        [pile] * bool(pile),
        ["Boogieman#3"],
    )


def scored(face: int, theirs: dict[str, Json], type: str = "Mighty") -> Table:
    """A Boogieman scores in a game without the culls of the rules."""
    wilds = f"Assistant/of Economics, {MIGHTY.replace('Boogieman/Mighty', f'Boogieman/{type}')}"
    mine = seat(ready=f"Boogieman#{face}", used="Herald", bag="4 Assistant")
    return go(lay(wilds, "score", mine, theirs, rolls=[1] * 8), f"score boogieman#{face}")


@pytest.mark.card("Boogieman/Mighty")
def test_scoring_mighty_boogieman_with_a_burst_may_cull() -> None:
    table = scored(5, area("Quake Dragon#6"))
    assert (asks(table), number(table, 0)) == ((0, "may"), 3)
    go(table, "yes", "pick herald in used 0")
    assert (left(table, "Herald"), lying(table, "ready", 1)) == (1, ["Quake Dragon#6"])


@pytest.mark.card("Boogieman/Mighty")
@pytest.mark.rule("Q211", "QX-10")
def test_scoring_mighty_boogieman_with_two_bursts_culls_and_then_opponents_turn_a_creature_down() -> None:
    table = scored(6, area("Quake Dragon#6", "Quake Dragon#5", GOBLIN, "Archangel#6"))
    go(table, "pick herald in used 0")
    assert (asks(table), options(table)) == ((1, "pick"), ["pick quake-dragon#6@1", "pick quake-dragon#5@1"])
    go(table, "pick quake-dragon#5@1", "turn 4")
    assert lying(table, "ready", 1) == ["Quake Dragon#6", "Quake Dragon#4", GOBLIN, "Archangel#6"]


@pytest.mark.card("Boogieman/Mighty", negative=True)
@pytest.mark.rule("QX-10")
def test_scoring_mighty_boogieman_that_culls_nothing_turns_nothing() -> None:
    table = go(scored(6, area("Quake Dragon#6")), "pass")
    assert (asks(table)[0], left(table, "Herald"), lying(table, "ready", 1)) == (0, 0, ["Quake Dragon#6"])


@pytest.mark.card("Boogieman/Mighty", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Mighty", 4), ("Strong", 5), ("Base", 6)])
def test_mighty_boogieman_without_a_burst_and_others_cull_nothing_when_they_score(type: str, face: int) -> None:
    table = scored(face, area("Quake Dragon#6"), type)
    assert (asks(table), left(table, "Herald")) == ((0, "tidy"), 0)


# -- Mighty: what falls makes it hard ----------------------------------------------------------------------------------


def felled(n: int, face: int = 4, wilds: str = MIGHTY, die: str = GOBLIN) -> Table:
    """An attack of 8 and the Boogieman's own has destroyed that many creatures."""
    slug = die.lower().replace(" ", "-")
    table = lay(wilds, "attack", seat(ready=f"Boogieman#{face}, Quake Dragon#6"), seat(ready=f"{n} {die}"))
    return go(table, *[f"defend {slug}"] * n)


@pytest.mark.card("Boogieman/Mighty")
@pytest.mark.rule("Q167")
@pytest.mark.parametrize(("n", "more"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_mighty_boogieman_is_harder_by_each_creature_that_falls_up_to_three(n: int, more: int) -> None:
    table = felled(n)
    assert (lying(table, "ready", 1), stats(table, 0)) == ([], (3, 2 + more))


@pytest.mark.card("Boogieman/Mighty")
@pytest.mark.parametrize(("face", "numbers"), [(5, (4, 4 + 1)), (6, (6, 5 + 1))])
def test_mighty_boogieman_with_bursts_is_harder_too(face: int, numbers: tuple[int, int]) -> None:
    assert stats(felled(1, face), 0) == numbers


@pytest.mark.card("Boogieman/Mighty", negative=True)
def test_other_boogiemen_are_no_harder() -> None:
    assert stats(felled(2, wilds=STRONG), 0) == (3, 2)


@pytest.mark.card("Boogieman/Mighty", negative=True)
def test_creatures_that_fall_in_the_turn_of_others_do_not_count() -> None:
    table = lay(
        MIGHTY, "attack", seat(ready="Quake Dragon#4"), seat(ready=f"Boogieman#5, {GOBLIN}"), seat(ready=GOBLIN)
    )
    go(table, "defend scavenging-goblin#3", "defend boogieman#5", "defend scavenging-goblin#3")
    assert stats(table, 1) == (4, 4)


@pytest.mark.card("Boogieman/Mighty", negative=True)
@pytest.mark.rule("Q32")
def test_own_creatures_and_unlocked_dice_do_not_count() -> None:
    """A Strong Queelzebub destroys an own Goblin for the locked Howler."""
    wilds = f"{MIGHTY}, Queelzebub/Strong"
    mine = seat(active="Queelzebub#4", ready=f"Boogieman#4, {GOBLIN}", quiddity=1)
    table = go(lay(wilds, "ready", mine, seat(locked=LOCK)), "summon queelzebub#4", "yes")
    go(table, "pick scavenging-goblin#3@0", "pick frost-howler#3 locked@1")
    assert (lying(table, "used"), locked(table, 1), stats(table, 0)) == (["Scavenging Goblin"], None, (3, 2))


@pytest.mark.card("Boogieman/Mighty")
def test_creature_that_is_saved_counts() -> None:
    """A Greater Cat is rolled out of destruction."""
    wilds = MIGHTY.replace("Cat/Base", "Cat/Greater")
    table = lay(wilds, "attack", seat(ready="Boogieman#4"), seat(ready="Black Cat#4"), rolls=[4])
    go(table, "defend black-cat#4", "goes roll")
    assert (lying(table, "ready", 1), stats(table, 0)) == (["Black Cat#4"], (3, 2 + 1))


@pytest.mark.rule("Q271")
def test_mighty_boogieman_answers_to_what_an_anchored_spell_of_its_player_destroys() -> None:
    wilds = MIGHTY.replace("Archangel/Lesser", "Archangel/Greater")
    table = lay(wilds, "attack", seat(light=3, ready="Boogieman#4"), area("Black Cat#4", "Quake Dragon#6"))
    go(table, "anchor archangel", "pick black-cat#4@1")
    assert stats(table, 0) == (3, 2 + 1)


@pytest.mark.card("Boogieman/Mighty")
@pytest.mark.rule("Q167")
def test_hardness_lasts_through_the_turns_of_others() -> None:
    mine = seat(ready="Boogieman#4, Quake Dragon#6")
    table = lay(MIGHTY, "attack", mine, seat(ready=f"2 {GOBLIN}"), rolls=[1] * 12)
    go(table, "defend scavenging-goblin#3", "defend scavenging-goblin#3")
    while table.position()["turn"]["seat"] == 0:
        go(table, options(table)[-1])
    assert stats(table, 0) == (3, 2 + 2)


@pytest.mark.card("Boogieman/Mighty", negative=True)
@pytest.mark.rule("Q167")
def test_hardness_ends_at_the_start_of_its_players_next_turn() -> None:
    hard: Json = {"die": "Boogieman#4", "marks": [[0, 3, False, 1]]}
    table = lay(MIGHTY, "tidy", seat(), area(hard))
    assert stats(table, 1) == (3, 2 + 3)
    assert stats(go(table, "end-turn"), 1) == (3, 2)
