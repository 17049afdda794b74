"""Nobody fishes for dice: what is taken back and answered the same comes out the same, in every game."""

import pytest

import tumblehall as th

ANSWERS = 120


def begun(game: str, fair: bool) -> th.Table:
    if not fair:
        return th.new_table(game, 2, seed="fishing")
    return th.new_table(game, 2, fair=th.FairDice(bytes(range(32)), "a table", ("ann", "bob")))


@pytest.mark.parametrize("fair", [False, True], ids=["seeded", "fair"])
@pytest.mark.parametrize("game", th.list_games())
def test_same_answers_bring_the_same_chance_after_taking_back(game: str, fair: bool) -> None:
    table, rng = begun(game, fair), th.FastRng("answers")
    fished = 0
    for _ in range(ANSWERS):
        if not table.decisions:
            break
        decision = table.decisions[rng.below(len(table.decisions))]
        answer = decision.options[rng.below(len(decision.options))].id
        before = table.uses
        table.act(decision.seat, answer)
        if table.outcome is None and table.uses > before:
            once = table.position()
            table.undo(decision.seat, agreed=True)
            assert table.uses == before
            table.act(decision.seat, answer)
            assert table.position() == once
            fished += 1
    assert fished > 3
