"""A random player for pyminion, whose own bots follow fixed plans and leave most of the game untouched.

Several cards are picked one at a time, as our engine asks for them; a pick with two or more different answers is one
decision. That is the count kindest to pyminion. Its name for each question is kept, it calls them by keyword.
"""

from collections.abc import Sequence
from random import random
from typing import Any


class RandomDecider:
    def __init__(self) -> None:
        self.decisions = 0

    def below(self, n: int) -> int:
        if n > 1:
            self.decisions += 1
        return int(random() * n)

    def one(self, cards: Sequence[Any]) -> Any:
        different = list(dict.fromkeys(cards))
        return different[self.below(len(different))]

    def one_or_none(self, cards: Sequence[Any]) -> Any:
        return self.one([*cards, None])

    def some(self, cards: Sequence[Any], low: int, high: int) -> list[Any]:
        rest = list(cards)
        picked: list[Any] = []
        while rest and len(picked) != high:  # pyminion writes "no upper bound" as -1
            card = self.one(rest) if len(picked) < low else self.one_or_none(rest)
            if card is None:
                break
            rest.remove(card)
            picked.append(card)
        return picked

    def action_phase_decision(self, valid_actions: Sequence[Any], _player: Any, _game: Any) -> Any:
        return self.one_or_none(valid_actions)

    def treasure_phase_decision(self, valid_treasures: Sequence[Any], _player: Any, _game: Any) -> list[Any]:
        card = self.one_or_none(valid_treasures)
        return [] if card is None else [card]

    def buy_phase_decision(self, valid_cards: Sequence[Any], **_: Any) -> Any:
        return self.one_or_none(valid_cards)

    def binary_decision(self, **_: Any) -> bool:
        return self.below(2) == 1

    def discard_decision(
        self, valid_cards: Sequence[Any], min_num_discard: int = 0, max_num_discard: int = -1, **_: Any
    ) -> list[Any]:
        return self.some(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self, valid_cards: Sequence[Any], min_num_trash: int = 0, max_num_trash: int = -1, **_: Any
    ) -> list[Any]:
        return self.some(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self, valid_cards: Sequence[Any], min_num_gain: int = 0, max_num_gain: int = -1, **_: Any
    ) -> list[Any]:
        return self.some(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self, valid_cards: Sequence[Any], min_num_topdeck: int = 0, max_num_topdeck: int = -1, **_: Any
    ) -> list[Any]:
        return self.some(valid_cards, min_num_topdeck, max_num_topdeck)

    def multi_play_decision(self, valid_cards: Sequence[Any], required: bool = True, **_: Any) -> Any:
        return self.one(valid_cards) if required else self.one_or_none(valid_cards)
