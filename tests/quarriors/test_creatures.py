"""QC-12, creatures: what is one, when its abilities work, and being saved from destruction."""

import pytest

from tests.quarriors.mat import asked, do, fall, glory, heard, kind, left, lying, options, play, quiddity, seat, totals
from tumblehall.kernel.table import Table

WILDS = "Scavenging Goblin/Base, Deathdealer/Strong, Ghostly Spirit/Base, Primordial Ooze/Mighty"


def ready(table: Table, who: int) -> list[dict[str, object]]:
    """The dice of a ready area, with their numbers."""
    found: list[dict[str, object]] = table.view(None)["seats"][who]["ready"]
    return found


# -- what is a creature --------------------------------------------------


@pytest.mark.rule("QC-12.1")
def test_a_creature_face_outside_the_ready_area_is_no_creature() -> None:
    """The Ooze counts the creatures in all ready areas."""
    table = play(
        seat(ready="Primordial Ooze#4, Assistant#5", active="Scavenging Goblin#3", spent="Scavenging Goblin#3"),
        seat(ready="Scavenging Goblin#3", active="Scavenging Goblin"),
        wilds=WILDS, phase="attack",
    )  # fmt: skip
    assert ready(table, 0)[0]["attack"] == 3


@pytest.mark.rule("QC-12.1")
def test_an_assistant_in_the_ready_area_is_a_creature() -> None:
    table = play(seat(ready="Assistant#6"), seat(ready="Assistant#5"), wilds=WILDS, phase="attack")
    assert totals(table) == {1: 1}
    assert options(table) == ["defend assistant#5"]


@pytest.mark.rule("QC-12.1")
def test_a_readied_spell_is_no_creature() -> None:
    table = play(
        seat(ready="Assistant#6"), seat(ready="Assistant#5, Life#4"), wilds=f"{WILDS}, Life/Cantrip", phase="attack"
    )
    assert options(table) == ["defend assistant#5"]
    assert [die["creature"] for die in ready(table, 1)] == [True, False]


# -- when abilities work --------------------------------------------------


@pytest.mark.rule("QC-12.2")
def test_a_lasting_ability_ends_when_its_creature_leaves() -> None:
    table = play(
        seat(ready="Deathdealer#6"), seat(ready="Warrior of the Quay#4, Assistant#5"),
        wilds=f"{WILDS.replace('Strong', 'Base')}, Warrior of the Quay/Strong", phase="attack",
    )  # fmt: skip
    assert ready(table, 1)[1]["defence"] == 2 + 1
    fall(table, "defend warrior-of-the-quay#4")
    assert ready(table, 1)[0]["defence"] == 2


@pytest.mark.rule("QC-12.2")
@pytest.mark.parametrize(("face", "waiting"), [("#4", 1), ("#5", 1), ("#6", 2)])
def test_the_books_defender_draws_by_the_bursts_on_its_face(face: str, waiting: int) -> None:
    """The Strong Defender scores: with one burst 1 die is drawn, with two 2, and not 3."""
    table = play(
        seat(ready=f"Defender of the Pale{face}", bag="8 Basic Quiddity"),
        seat(), wilds="Defender of the Pale/Strong", phase="score", rolls=[1] * waiting,
    )  # fmt: skip
    do(table, f"score defender-of-the-pale{face}")
    assert lying(table, "active") == ["Basic Quiddity"] * waiting


@pytest.mark.rule("QC-12.2", "QC-7.7")
@pytest.mark.parametrize(("face", "floating"), [("#3", 0), ("#4", 0), ("#5", 1), ("#6", 1)])
def test_the_books_goblin_gives_its_quiddity_only_with_a_burst(face: str, floating: int) -> None:
    """Quinn spends 1 to summon the Goblin; its burst grants 1, to be used later in the turn."""
    table = play(seat(active=f"Scavenging Goblin{face}, Basic Quiddity#1, Basic Quiddity#2"), wilds=WILDS)
    do(table, f"summon scavenging-goblin{face}")
    assert (quiddity(table), lying(table, "spent")) == (floating, ["Basic Quiddity#1"])


@pytest.mark.rule("QC-12.2")
def test_a_conditional_ability_works_only_at_its_moment() -> None:
    """The Strong Ghostly Spirit goes to the active pool when it is destroyed, not when it scores."""
    table = play(seat(ready="Ghostly Spirit#4"), seat(), wilds="Ghostly Spirit/Strong", phase="score")
    do(table, "score ghostly-spirit#4")
    assert (lying(table, "active"), lying(table, "used")) == ([], ["Ghostly Spirit"])


@pytest.mark.rule("QC-12.2")
@pytest.mark.parametrize(("pile", "next_question"), [("Assistant", "may"), ("", "cull")])
def test_an_optional_ability_is_offered_only_with_an_object(pile: str, next_question: str) -> None:
    table = play(seat(ready="Deathdealer#4"), seat(used=pile), wilds="Deathdealer/Base", phase="score")
    assert kind(do(table, "score deathdealer#4")) == next_question


# -- saved --------------------------------------------------

SAVED = f"{WILDS}, Shaping/Cantrip"


@pytest.mark.rule("QC-12.3", "QC-12.5", "QC-12.4")
def test_the_books_goblin_is_saved_and_the_deathdealer_scores_all_the_same() -> None:
    table = play(
        seat(ready="Deathdealer#4", used="Basic Quiddity"), seat(ready="Scavenging Goblin#3, Shaping#4"),
        wilds=SAVED, phase="attack",
    )  # fmt: skip
    do(table, "defend scavenging-goblin#3")
    assert options(table) == ["goes used", "goes ready by shaping#4"]
    do(table, "goes ready by shaping#4")
    assert lying(table, "ready", 1) == ["Scavenging Goblin#3"]
    assert lying(table, "spent", 1) == ["Shaping#4"]
    assert (glory(table), lying(table, "ready", 0)) == ([2, 0], [])


@pytest.mark.rule("QC-12.3")
@pytest.mark.parametrize("face", ["#4", "#5", "#6"])
def test_a_returned_creature_keeps_its_face(face: str) -> None:
    table = play(
        seat(ready="Deathdealer#4"),
        seat(ready=f"Ghostly Spirit{face}", used="Basic Quiddity"),
        wilds=WILDS,
        phase="attack",
    )
    do(table, f"defend ghostly-spirit{face}", "goes ready")
    assert lying(table, "ready", 1) == [f"Ghostly Spirit{face}"]
    assert (lying(table, "used", 1), left(table, "Basic Quiddity")) == ([], 1)


@pytest.mark.rule("QC-12.4")
def test_what_a_creature_does_when_destroyed_happens_though_it_is_saved() -> None:
    table = play(
        seat(ready="Assistant#5, Assistant#6"), seat(ready="Scavenging Goblin#5, Shaping#4", bag="2 Basic Quiddity"),
        wilds=SAVED.replace("Goblin/Base", "Goblin/Mighty"), phase="attack", rolls=[1, 1],
    )  # fmt: skip
    do(table, "defend scavenging-goblin#5", "goes ready by shaping#4")
    assert lying(table, "ready", 1) == ["Scavenging Goblin#5"]
    assert lying(table, "active", 1) == ["Basic Quiddity"] * 2


@pytest.mark.rule("QC-12.7")
def test_a_returned_creature_has_lost_its_attached_spells() -> None:
    table = play(
        seat(ready="Quake Dragon#5"),
        seat(ready="Ghostly Spirit#6+Victory#5@1+Victory#5@0", used="Basic Quiddity"),
        wilds=f"{WILDS}, Victory/Cantrip, Quake Dragon/Mighty", phase="attack",
    )  # fmt: skip
    do(table, "defend ghostly-spirit#6+victory#5+victory#5", "goes ready")
    assert lying(table, "ready", 1) == ["Ghostly Spirit#6"]
    assert (lying(table, "used", 0), lying(table, "used", 1)) == (["Victory"], ["Victory"])


# -- scoring in the attack --------------------------------------------------


@pytest.mark.rule("QC-12.6")
def test_a_deathdealer_that_scores_in_the_attack_scores_fully() -> None:
    """Glory with its attached spell, both dice to the used pile, one cull, and the total stays."""
    table = play(
        seat(ready="Deathdealer#6+Victory#5@0"), seat(ready="2 Scavenging Goblin#3"),
        wilds=f"{WILDS}, Victory/Cantrip", phase="attack",
    )  # fmt: skip
    fall(table, "defend scavenging-goblin#3")
    assert (glory(table), totals(table)) == ([2 + 2, 0], {1: 4 - 2})
    assert (asked(table), options(table)) == (0, ["cull deathdealer", "cull victory", "pass"])
    do(table, "cull deathdealer")
    assert (lying(table, "used"), left(table, "Deathdealer"), kind(table)) == (["Victory"], 1, "name")


@pytest.mark.rule("QC-12.6", "QC-11.4")
def test_a_deathdealer_that_scores_in_the_attack_can_win() -> None:
    table = play(
        seat(ready="Deathdealer#6", glory=18), seat(ready="2 Scavenging Goblin#3"), wilds=WILDS, phase="attack"
    )
    do(table, "defend scavenging-goblin#3", "goes used")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores) == ((0,), (20, 0))


@pytest.mark.rule("QC-12.6", "QV-2")
@pytest.mark.parametrize(("answer", "gained", "on_card"), [("score-cull", 2, 1), ("score", 0, 0)])
def test_with_expert_culling_its_glory_needs_its_cull(answer: str, gained: int, on_card: int) -> None:
    table = play(
        seat(ready="Deathdealer#6"), seat(ready="2 Scavenging Goblin#3"),
        wilds=WILDS, phase="attack", options={"expert_culling": True},
    )  # fmt: skip
    fall(table, "defend scavenging-goblin#3")
    assert options(table) == ["score deathdealer#6", "score-cull deathdealer#6"]
    do(table, f"{answer} deathdealer#6")
    assert (glory(table), left(table, "Deathdealer"), kind(table)) == ([gained, 0], on_card, "name")


@pytest.mark.rule("QC-12.6")
def test_each_deathdealer_scores_once_and_not_for_itself() -> None:
    table = play(seat(ready="2 Deathdealer#4"), seat(ready="3 Scavenging Goblin#3"), wilds=WILDS, phase="attack")
    fall(table, "defend scavenging-goblin#3")
    do(table, "pass", "pass")
    assert (glory(table), totals(table)) == ([4, 0], {1: 4})
    fall(table, "defend scavenging-goblin#3")
    assert (glory(table), kind(table)) == ([4, 0], "name")


# -- at the same moment --------------------------------------------------


@pytest.mark.rule("QC-12.8")
def test_the_active_players_ability_comes_before_anothers() -> None:
    """A Deathdealer scores with a rival's Shaping Incantation beside it: its exchange first, then the rival's cull."""
    table = play(
        seat(ready="Deathdealer#4+Shaping#4@1"), seat(used="Basic Quiddity"),
        wilds="Deathdealer/Base, Shaping/Incantation", phase="score",
    )  # fmt: skip
    do(table, "score deathdealer#4+shaping#4")
    assert (asked(table), kind(table)) == (0, "may")
    do(table, "pass")
    assert (asked(table), kind(table)) == (1, "may")


@pytest.mark.rule("QC-12.8")
def test_the_abilities_of_the_others_come_clockwise() -> None:
    """Seat 1 breathes: the Goblins of seats 2 and 0 draw in that order."""
    goblin = seat(ready="Scavenging Goblin#5", bag="2 Basic Quiddity")
    table = play(
        goblin, seat(ready="Quake Dragon#5"), goblin,
        wilds="Scavenging Goblin/Mighty, Quake Dragon/Base", phase="attack", turn={"seat": 1}, rolls=[1, 1, 1, 1],
    )  # fmt: skip
    do(table, "goes used", "goes used")
    assert [event["player"] for event in heard(table, "drawn")] == ["seat 2", "seat 0"]


@pytest.mark.rule("QC-12.8")
@pytest.mark.parametrize(("first", "takes_spells"), [("witching-hag#4", False), ("shaping#4", True)])
def test_a_player_chooses_the_order_of_own_abilities(first: str, takes_spells: bool) -> None:
    """Of the used pile the Hag takes creature dice only, the Incantation any."""
    table = play(
        seat(ready="Witching Hag#4+Shaping#4@0", used="Assistant"),
        wilds="Witching Hag/Strong, Shaping/Incantation", phase="score",
    )  # fmt: skip
    do(table, "score witching-hag#4+shaping#4")
    assert options(table) == ["first shaping#4 scores", "first witching-hag#4 scores"]
    do(table, f"first {first} scores", "yes")
    assert ("pick shaping in used 0" in options(table)) is takes_spells


@pytest.mark.rule("QC-12.8")
def test_the_order_of_equal_abilities_is_not_asked() -> None:
    table = play(
        seat(ready="2 Deathdealer#4, Quake Dragon#6"), seat(ready="Scavenging Goblin#3"),
        wilds=f"{WILDS}, Quake Dragon/Mighty", phase="attack",
    )  # fmt: skip
    fall(table, "defend scavenging-goblin#3")
    assert (kind(table), glory(table)) == ("cull", [2, 0])


@pytest.mark.rule("QC-12.8")
def test_what_only_adds_quiddity_asks_for_no_order() -> None:
    table = play(
        seat(ready="Witching Hag#4, Witching Hag#6, Deathdealer#4"), seat(ready="Scavenging Goblin#3"),
        wilds=f"{WILDS}, Witching Hag/Base", phase="attack",
    )  # fmt: skip
    fall(table, "defend scavenging-goblin#3")
    assert (kind(table), quiddity(table)) == ("cull", 2)


@pytest.mark.rule("QC-12.8")
@pytest.mark.parametrize("faces", [("#4", "#6"), ("#6", "#4")])
def test_the_order_of_different_scorers_is_asked_until_one_is_left(faces: tuple[str, str]) -> None:
    table = play(
        seat(ready="Deathdealer#4, Deathdealer#6"), seat(ready="Scavenging Goblin#3"), wilds=WILDS, phase="attack"
    )
    fall(table, "defend scavenging-goblin#3")
    assert options(table) == ["first deathdealer#6 i destroy", "first deathdealer#4 i destroy"]
    do(table, f"first deathdealer{faces[0]} i destroy", "pass", "pass")
    assert [event["die"] for event in heard(table, "scored")] == [f"deathdealer{face}" for face in faces]


@pytest.mark.rule("QC-12.8")
def test_with_three_different_scorers_the_order_is_asked_twice() -> None:
    table = play(
        seat(ready="Deathdealer#4, Deathdealer#5, Deathdealer#6"), seat(ready="2 Scavenging Goblin#3"),
        wilds=WILDS, phase="attack",
    )  # fmt: skip
    fall(table, "defend scavenging-goblin#3")
    do(table, "first deathdealer#5 i destroy", "pass")
    assert options(table) == ["first deathdealer#6 i destroy", "first deathdealer#4 i destroy"]
    do(table, "first deathdealer#6 i destroy", "pass", "pass")
    assert [event["die"] for event in heard(table, "scored")] == ["deathdealer#5", "deathdealer#6", "deathdealer#4"]
