"""Every die has six faces: none can be made to show a seven."""

import pytest

from tests.angryquest.mat import (
    COLOSSUS,
    DOV,
    EVRA,
    HROTH,
    LUDO,
    MIMI,
    PELL,
    REGENT,
    VESSA,
    Hero,
    do,
    duel,
    play,
    who,
)

SEVEN = "of 6 faces cannot show 7"


@pytest.mark.parametrize("rolls", [[7, 1, 1, 1], [1, 1, 1, 7]])
def test_combat_dice_have_six_faces(rolls: list[int]) -> None:
    with pytest.raises(AssertionError, match=SEVEN):
        duel(DOV, "close", MIMI, "close", rolls)


def test_re_rolled_die_has_six_faces() -> None:
    at = duel(HROTH, "close", MIMI, "close", [1, 1, 1, 1, 1, 1, 7])
    with pytest.raises(AssertionError, match=SEVEN):
        do(at, "reroll-die")


@pytest.mark.parametrize("answers", [("roll",), ("roll", "reroll"), ("roll", f"move {VESSA} t20", "roll-again")])
def test_movement_die_has_six_faces(answers: tuple[str, ...]) -> None:
    at = do(play([who(VESSA, "t12")], rolls=[*[6] * (len(answers) > 1), 7]), *answers[:-1])
    with pytest.raises(AssertionError, match=SEVEN):
        do(at, answers[-1])


@pytest.mark.parametrize(("monster", "team"), [(REGENT, [who(DOV, "t04")]), (COLOSSUS, [who(DOV, "t04"), who(EVRA)])])
def test_die_against_a_curse_has_six_faces(monster: str, team: list[Hero]) -> None:
    at = play(team, die=1, rolls=[7], monster=monster)
    with pytest.raises(AssertionError, match=SEVEN):
        do(at, f"move {DOV} t05")


def test_upgrade_dice_have_six_faces() -> None:
    at = do(play([who(LUDO, "road-n-1")], die=1, rolls=[1, 7]), f"move {LUDO} sett-n")
    with pytest.raises(AssertionError, match=SEVEN):
        do(at, "upgrade armour")


@pytest.mark.parametrize(
    ("monster", "rolls"),
    [("clay-colossus", [1, 1, 1, 7]), ("animated-armour", [6, 1, 1, 1, 7]), ("mire-hydra", [6, 1, 1, 1, 7])],
)
def test_dice_against_a_monster_have_six_faces(monster: str, rolls: list[int]) -> None:
    at = do(play([who(PELL, "ent-red-1")], rolls=rolls, monster=monster), "fight")
    with pytest.raises(AssertionError, match=SEVEN):
        do(at, "use close")
