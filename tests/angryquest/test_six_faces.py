"""Every die has six faces: none can be made to show a seven."""

import pytest

from tests.angryquest.heroes import duel, hero, play, table

DOV, MIMI, LUDO, PELL = "innkeeper-dov", "mimi-many-faces", "grim-ludo", "pell-the-fencer"
VESSA, HROTH, EVRA = "vessa-quickstep", "hroth-ironbelly", "saint-evra"
SEVEN = "of 6 faces cannot show 7"


@pytest.mark.parametrize("rolls", [[7, 1, 1, 1], [1, 1, 1, 7]])
def test_combat_dice_have_six_faces(rolls: list[int]) -> None:
    with pytest.raises(AssertionError, match=SEVEN):
        duel(DOV, "close", MIMI, "close", rolls)


def test_re_rolled_die_has_six_faces() -> None:
    at = duel(HROTH, "close", MIMI, "close", [1, 1, 1, 1, 1, 1, 7])
    with pytest.raises(AssertionError, match=SEVEN):
        play(at, "reroll-die")


@pytest.mark.parametrize("answers", [("roll",), ("roll", "reroll"), ("roll", f"move {VESSA} t20", "roll-again")])
def test_movement_die_has_six_faces(answers: tuple[str, ...]) -> None:
    at = play(table([hero(VESSA, "t12")], rolls=[*[6] * (len(answers) > 1), 7]), *answers[:-1])
    with pytest.raises(AssertionError, match=SEVEN):
        play(at, answers[-1])


@pytest.mark.parametrize(
    ("monster", "team"), [("bone-regent", [hero(DOV, "t04")]), ("clay-colossus", [hero(DOV, "t04"), hero(EVRA)])]
)
def test_die_against_a_curse_has_six_faces(monster: str, team: list[object]) -> None:
    at = table(team, die=1, rolls=[7], monster=monster)
    with pytest.raises(AssertionError, match=SEVEN):
        play(at, f"move {DOV} t05")


def test_upgrade_dice_have_six_faces() -> None:
    at = play(table([hero(LUDO, "road-n-1")], die=1, rolls=[1, 7]), f"move {LUDO} sett-n")
    with pytest.raises(AssertionError, match=SEVEN):
        play(at, "upgrade armour")


@pytest.mark.parametrize(
    ("monster", "rolls"),
    [("clay-colossus", [1, 1, 1, 7]), ("animated-armour", [6, 1, 1, 1, 7]), ("mire-hydra", [6, 1, 1, 1, 7])],
)
def test_dice_against_a_monster_have_six_faces(monster: str, rolls: list[int]) -> None:
    at = play(table([hero(PELL, "ent-red-1")], rolls=rolls, monster=monster), "fight")
    with pytest.raises(AssertionError, match=SEVEN):
        play(at, "use close")
