"""The four Victory spells."""

import pytest

from tests.quarriors.mat import (
    DEVOTEE,
    DRAGON,
    DRAGON_3,
    GOBLIN,
    WIZARD,
    area,
    asks,
    go,
    lay_among,
    number,
    offered,
    options,
    where,
)

# -- Cantrip -------------------------------------------------------------------------------------------------------


@pytest.mark.card("Victory/Cantrip")
@pytest.mark.rule("QC-6.3", "QC-6.5")
@pytest.mark.parametrize("face", [5, 6])
def test_victory_cantrip_adds_two_glory_to_the_score_of_its_host(face: int) -> None:
    t = lay_among("Victory/Cantrip", "score", area(f"{GOBLIN}+Victory#{face}@0", GOBLIN))
    go(t, f"score scavenging-goblin#3+victory#{face}")
    assert (number(t, 0), where(t, 0, "used")) == (4, ["scavenging-goblin", "victory"])
    go(t, "score scavenging-goblin#3")
    assert number(t, 0) == 6


@pytest.mark.rule("QC-13.8", "QC-6.5")
def test_victory_cantrip_on_the_creature_of_another_serves_its_controller() -> None:
    t = lay_among("Victory/Cantrip", "ready", area(active=["Victory#5"]), area(DEVOTEE))
    go(t, "ready victory#5", "attach victory#5", "pick devotee-of-the-holy-query#3@1", "end-turn")
    go(t, "score devotee-of-the-holy-query#3+victory#5")
    assert (number(t, 0), number(t, 1)) == (0, 4)
    assert (where(t, 0, "used"), where(t, 1, "used")) == (["victory"], ["devotee-of-the-holy-query"])


@pytest.mark.rule("Q343")
def test_victory_cantrips_on_one_creature_add_up_and_may_win() -> None:
    t = lay_among("Victory/Cantrip", "score", area(GOBLIN + "+Victory#5@0+Victory#6@1", glory=14), area(glory=3))
    go(t, "score scavenging-goblin#3+victory#5+victory#6")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.scores) == ((0,), (20, 3))


def test_victory_cantrip_is_not_attached_while_creatures_score() -> None:
    t = lay_among("Victory/Cantrip", "score", area(GOBLIN, DEVOTEE, "Victory#5"))
    assert options(t) == ["score scavenging-goblin#3", "score devotee-of-the-holy-query#3"]
    go(t, "score scavenging-goblin#3")
    assert number(t, 0) == 2


@pytest.mark.card("Victory/Cantrip", negative=True)
def test_victory_cantrip_gives_nothing_when_its_host_is_destroyed() -> None:
    t = lay_among("Victory/Cantrip", "attack", area(DRAGON), area(GOBLIN + "+Victory#5@1"))
    go(t, "defend scavenging-goblin#3+victory#5")
    assert (number(t, 1), where(t, 1, "used")) == (0, ["scavenging-goblin", "victory"])


@pytest.mark.rule("QV-4")
def test_victory_cantrip_with_expert_culling_belongs_to_the_creature() -> None:
    expert = {"expert_culling": True}
    host = GOBLIN + "+Victory#5@1"
    t = lay_among("Victory/Cantrip", "score", area(host, DEVOTEE), options=expert)
    go(t, "score scavenging-goblin#3+victory#5")
    assert number(t, 0) == 0
    t = lay_among("Victory/Cantrip", "score", area(host, DEVOTEE), options=expert)
    go(t, "score-cull scavenging-goblin#3+victory#5")
    assert number(t, 0) == 4


# -- Charm ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("Victory/Charm")
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
@pytest.mark.parametrize("scored", [2, 3, 5])
def test_victory_charm_gives_one_glory_for_each_creature_that_scored(phase: str, scored: int) -> None:
    t = lay_among("Victory/Charm", phase, area("Victory#5", glory=4), scored=[scored, 0])
    go(t, "cast victory#5")
    assert (number(t, 0), number(t, 1), where(t, 0, "spent")) == (4 + scored, 0, ["victory#5"])


def test_victory_charm_counts_the_scores_of_phase_one() -> None:
    t = lay_among("Victory/Charm", "score", area(GOBLIN, DEVOTEE, "Victory#6"))
    go(t, "score scavenging-goblin#3", "score devotee-of-the-holy-query#3")
    go(t, "cull scavenging-goblin", "cull devotee-of-the-holy-query")
    assert (asks(t), offered(t, "cast")) == ((0, "act"), ["victory#6"])
    go(t, "cast victory#6")
    assert number(t, 0) == 6


@pytest.mark.rule("Q66")
def test_victory_charm_counts_a_creature_that_scored_in_the_attack() -> None:
    seats = area("Deathdealer#6", "Victory#5"), area(GOBLIN)
    t = lay_among("Victory/Charm", "attack", *seats, others=["Deathdealer/Strong"], scored=[1, 0])
    assert asks(t) == (1, "name")
    go(t, "defend scavenging-goblin#3", "pass", "cast victory#5")
    assert number(t, 0) == 2 + 2


@pytest.mark.card("Victory/Charm", negative=True)
def test_victory_charm_needs_two_own_creatures_that_scored_this_turn() -> None:
    for scored in ([0, 0], [1, 0], [1, 5]):
        t = lay_among("Victory/Charm", "capture", area("Victory#5", GOBLIN, WIZARD), scored=scored)
        assert asks(t) == (0, "tidy")


def test_victory_charm_forgets_the_scores_of_the_turn_before() -> None:
    t = lay_among("Victory/Charm", "tidy", area(), area("Victory#5"), scored=[0, 3])
    go(t, "end-turn")
    assert asks(t) == (1, "tidy")


@pytest.mark.rule("QC-11.4")
def test_victory_charm_wins_at_once() -> None:
    t = go(lay_among("Victory/Charm", "ready", area("Victory#5", glory=18), scored=[2, 0]), "cast victory#5")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((0,), "QC-11.4")


# -- Incantation ---------------------------------------------------------------------------------------------------


@pytest.mark.card("Victory/Incantation")
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
@pytest.mark.parametrize("face", [5, 6])
def test_victory_incantation_gives_three_glory(phase: str, face: int) -> None:
    t = go(lay_among("Victory/Incantation", phase, area(f"Victory#{face}", glory=4)), f"cast victory#{face}")
    assert (number(t, 0), number(t, 1), where(t, 0, "spent")) == (7, 0, [f"victory#{face}"])


@pytest.mark.parametrize(("glory", "won"), [(16, False), (17, True)])
def test_victory_incantation_wins_at_once(glory: int, won: bool) -> None:
    t = go(lay_among("Victory/Incantation", "ready", area("Victory#5", glory=glory)), "cast victory#5")
    assert (t.outcome is not None) is won


@pytest.mark.card("Victory/Incantation", negative=True)
def test_victory_incantation_is_not_cast_in_the_turn_of_another_or_while_creatures_score() -> None:
    t = lay_among("Victory/Incantation", "score", area(GOBLIN, "Victory#5"), area("Victory#5"))
    assert options(t) == ["score scavenging-goblin#3"]
    go(t, "score scavenging-goblin#3", "cull scavenging-goblin", "cast victory#5")
    assert (asks(t), number(t, 1)) == ((0, "tidy"), 0)


# -- Spell ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("Victory/Spell")
def test_victory_spell_gives_one_glory_for_each_opponent_who_lost_a_creature() -> None:
    seats = area(DRAGON_3, "Victory#5"), area(GOBLIN, DEVOTEE), area(WIZARD, "Victory#6"), area(DRAGON_3)
    t = lay_among("Victory/Spell", "attack", *seats)
    go(t, "defend scavenging-goblin#3", "defend devotee-of-the-holy-query#3")
    go(t, "defend questing-wizard#4", "defend quake-dragon#6")
    assert (asks(t), offered(t, "cast")) == ((0, "act"), ["victory#5"])
    go(t, "cast victory#5")
    assert [number(t, who) for who in range(4)] == [2, 0, 0, 0]
    assert where(t, 0, "spent") == ["victory#5"]


@pytest.mark.rule("Q31")
def test_victory_spell_counts_saved_creatures() -> None:
    seats = area(DRAGON, "Victory#6"), area(GOBLIN, "Shaping#4")
    t = lay_among("Victory/Spell", "attack", *seats, others=["Shaping/Cantrip"])
    go(t, "defend scavenging-goblin#3", "goes ready by shaping#4", "cast victory#6")
    assert number(t, 0) == 1


@pytest.mark.rule("Q31")
def test_victory_spell_does_not_count_what_abilities_or_spells_destroyed() -> None:
    seats = area(DRAGON, "Victory#5", "Death#4"), area(GOBLIN), area(DEVOTEE)
    t = lay_among("Victory/Spell", "attack", *seats, others=["Quake Dragon/Base", "Death/Incantation"])
    go(t, "cast death#4", "pick scavenging-goblin#3@1", "cast victory#5")
    assert (where(t, 2, "used"), number(t, 0)) == (["devotee-of-the-holy-query"], 0)


@pytest.mark.card("Victory/Spell", negative=True)
@pytest.mark.rule("Q66")
@pytest.mark.parametrize("phase", ["ready", "attack"])
def test_victory_spell_is_cast_in_the_capture_phase_only(phase: str) -> None:
    t = lay_among("Victory/Spell", phase, area("Victory#5", active=["Portal#4"]), area(GOBLIN), lost=[1])
    while t.view(None)["phase"] != "capture":
        assert offered(t, "cast") == []
        go(t, "next")
    assert offered(t, "cast") == ["victory#5"]


def test_victory_spell_forgets_the_attack_of_the_turn_before() -> None:
    t = lay_among("Victory/Spell", "tidy", area(), area("Victory#5"), lost=[0])
    go(t, "end-turn", "cast victory#5")
    assert number(t, 1) == 0


def test_victory_spell_is_not_cast_in_the_capture_phase_of_another() -> None:
    t = lay_among("Victory/Spell", "capture", area(active=["Basic Quiddity#1"]), area("Victory#5"), lost=[1])
    go(t, "capture assistant")
    assert asks(t) == (0, "tidy")
