"""What chance is asked for: dice of six faces, and cards out of the deck as it is."""

import pytest

import tumblehall as th
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.games.angryquest.rules.verbs import FIGHT


class Watched(th.FastRng):
    """Dice that remember what was thrown."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.thrown: list[int] = []

    def below(self, n: int) -> int:
        self.thrown.append(n)
        return super().below(n)


@pytest.mark.rule("AQ-3.2", "AQ-4.4", "AQ-5.2", "AQ-6.3")
@pytest.mark.parametrize("monster", [monster.slug for monster in MONSTERS])
def test_every_die_has_six_faces_and_cards_come_from_the_deck(monster: str) -> None:
    state = th.new_table("angryquest", 2, monster, {"monster": monster}).state
    assert isinstance(state, AngryState)
    dice, whim = Watched(monster), th.FastRng(monster)
    for _ in range(2500):
        if not state.seats:
            break
        fight = FIGHT.first in state.options and whim.below(3) > 0
        option = FIGHT.first if fight else state.options[whim.below(len(state.options))]
        cards = state.deck.bit_count()
        dice.thrown.clear()
        state.apply(option, dice)
        drawn = [n for n in dice.thrown if n != 6]
        assert drawn == [n for n in range(cards, 0, -1) if n != 6][: len(drawn)]
