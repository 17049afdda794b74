"""The figure of a move: counted once more by playing every roll of the dice through the rules."""

from itertools import product

import pytest

from tests.angryquest.mat import ANSELM, BREE, FINCH, HROTH, ILSE, MIMI, PELL, SISTER, VESSA, do, heard, play, who
from tumblehall.kernel.values import Json

FACES = range(1, 7)


def prospects(*teams: list[Json], die: int, **more: Json) -> dict[str, Json]:
    found: dict[str, Json] = play(*teams, die=die, **more).view(0)["prospects"]
    return found


def won(mine: str, attack: str, foe: str, defence: str, rolls: tuple[int, ...]) -> bool:
    table = play([who(mine, "t12")], [who(foe, "t14")], rolls=rolls, die=2)
    do(table, f"move {mine} t14", f"attack {foe} {attack}", f"use {defence}")
    while table.decisions[0].kind == "second-try":
        do(table, "reroll-die")
    return bool(heard(table, "combat-won")[0]["winner"] == mine)


@pytest.mark.parametrize(
    ("mine", "foe", "attack", "defence", "dice"),
    [(MIMI, FINCH, "close", "close", 3), (SISTER, FINCH, "close", "arcane", 2), (MIMI, FINCH, "arcane", "close", 3)],
)
def test_to_win_where_a_foe_stands_is_counted_over_all_dice(
    mine: str, foe: str, attack: str, defence: str, dice: int
) -> None:
    found = prospects([who(mine, "t12")], [who(foe, "t14")], die=2)
    by_hand = [won(mine, attack, foe, defence, rolls) for rolls in product(FACES, repeat=dice)]
    attacked = play([who(mine, "t12")], [who(foe, "t14")], die=2)
    on_offer = do(attacked, f"move {mine} t14").view(0)["prospects"]
    move = next(prospect for id, prospect in found.items() if id == f"move {mine} t14")
    assert on_offer[f"attack {foe} {attack}"]["answers"][defence] == pytest.approx(
        sum(by_hand) / len(by_hand), abs=1e-4
    )
    best = max(on_offer.values(), key=lambda prospect: prospect["chance"])
    assert (move["chance"], move["answers"], move["dice"]) == (best["chance"], best["answers"], best["dice"])


@pytest.mark.parametrize(("mine", "wins"), [(MIMI, False), (PELL, True)])
def test_it_says_who_wins_a_tie(mine: str, wins: bool) -> None:
    table = play([who(mine, "t12")], [who(FINCH, "t15")], die=3 if mine == MIMI else 2)
    move = table.view(0)["prospects"][f"move {mine} t15"]
    attack = do(table, f"move {mine} t15").view(0)["prospects"][f"attack {FINCH} close"]
    assert (move["ties"], attack["ties"]) == (wins, wins)


def test_who_helps_is_seen_from_where_the_move_ends() -> None:
    """Anselm's hymn reaches three spaces: from t14, not from t12."""
    lone = prospects([who(MIMI, "t12")], [who(FINCH, "t14")], die=2)[f"move {MIMI} t14"]
    helped = prospects([who(MIMI, "t12"), who(ANSELM, "t17")], [who(FINCH, "t14")], die=2)[f"move {MIMI} t14"]
    assert helped["dice"] == lone["dice"] + 1
    assert helped["chance"] > lone["chance"]


def test_in_town_the_best_upgrade_is_told() -> None:
    # Close 4: five dice, and one of them 4 or more.
    found = prospects([who(HROTH, "road-n-1")], die=1)[f"move {HROTH} sett-n"]
    rolls = list(product(FACES, repeat=5))
    assert found["raises"] == "close"
    assert found["chance"] == pytest.approx(sum(max(roll) >= 4 for roll in rolls) / len(rolls), abs=1e-4)


def test_nothing_is_told_of_a_town_where_nothing_can_be_raised() -> None:
    held = who(HROTH, "road-n-1", "close ranged arcane")
    assert f"move {HROTH} sett-n" not in prospects([held], die=1)


@pytest.mark.parametrize("start", ["t36", "t39", "t40", "t41"])
@pytest.mark.parametrize("mine", [HROTH, ILSE, BREE, VESSA])
def test_to_enter_next_turn_is_counted_over_the_next_roll(mine: str, start: str) -> None:
    """The gate of red is t42."""
    for id, prospect in prospects([who(mine, start)], die=1).items():
        end = id.split()[-1]
        enters = []
        for face in FACES:
            options = [option.id for option in play([who(mine, end)], die=face).decisions[0].options]
            if any("ent-red" in option for option in options):
                enters.append(face)
        assert prospect == {"chance": round(len(enters) / 6, 4), "faces": enters}


def test_from_the_gate_one_two_or_three_enters() -> None:
    found = prospects([who(HROTH, "t41")], die=1)[f"move {HROTH} t42"]
    assert found == {"chance": 0.5, "faces": [1, 2, 3]}


def test_who_may_not_move_next_turn_is_promised_nothing() -> None:
    assert prospects([who(HROTH, "t41", stall=2)], die=1) == {}


def test_asking_changes_nothing() -> None:
    table = play([who(HROTH, "t40"), who(MIMI, "t10")], [who(FINCH, "t12")], die=2)
    before = table.view(0)
    assert table.view(0) == before
    assert before["seats"][0]["team"][0]["at"] == "t40"
