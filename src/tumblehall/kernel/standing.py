"""The answers that stand, and the state they lead to once some of them are taken back."""

from typing import NamedTuple

from tumblehall.kernel.dice import Dice
from tumblehall.kernel.flow import State

CHANCE = "chance was used, or something hidden was shown, since your last answer"
OTHERS = "somebody else has acted since your last answer"


class Answer(NamedTuple):
    """`at_once`: given while several seats choose at the same time, and still hidden from the others."""

    entry: int
    seat: int
    option: int
    undoable: bool
    at_once: bool


class Standing:
    """Given again in their order, each with the dice of its own entry, these answers lead to where the game is. So no
    past state is kept but two: the first one, and the one after the last answer that no seat can take back by itself.
    Needs dice that fall the same whenever the same entry is asked for."""

    __slots__ = ("_answers", "_base", "_dice", "_firm", "_first")

    def __init__(self, first: State, dice: Dice) -> None:
        self._first = first
        self._dice = dice
        self._answers: list[Answer] = []
        self._firm = 0
        """So many answers can be taken back by agreement only."""
        self._base = first
        """The state after those."""

    def __len__(self) -> int:
        return len(self._answers)

    def add(self, answer: Answer) -> None:
        self._answers.append(answer)

    def settle(self, state: State) -> None:
        """From now on all that stands can be taken back by agreement only; it leads to this state."""
        self._firm = len(self._answers)
        self._base = state

    def has(self, seat: int) -> bool:
        return self._last_of(seat) is not None

    def why_firm(self, seat: int) -> str | None:
        """What keeps a seat from taking back its last answer by itself; None when nothing does. Others' answers that
        are still secret are not named as long as there is another reason."""
        place = self._last_of(seat)
        if place is None or place < self._firm:
            openly = self._firm < len(self._answers) and not self._answers[self._firm].at_once
            return OTHERS if openly else CHANCE
        answer = self._answers[place]
        if answer.at_once:
            return None if answer.undoable else CHANCE
        return None if answer is self._answers[-1] else OTHERS

    def without_last_of(self, seat: int) -> tuple[State, bool]:
        """Takes back a seat's last answer alone; what the others answered at the same time is given again. Says also
        whether the answer was hidden from them."""
        place = self._last_of(seat)
        assert place is not None
        assert place >= self._firm
        state = self._after(self._base, self._answers[self._firm : place] + self._answers[place + 1 :])
        return state, self._answers.pop(place).at_once

    def before_last_of(self, seat: int) -> State:
        """Takes back a seat's last answer and all that was answered after it. What still stands is firm then: everybody
        has seen what could come of it."""
        place = self._last_of(seat)
        assert place is not None
        if place >= self._firm:
            state = self._after(self._base, self._answers[self._firm : place])
        else:
            state = self._after(self._first, self._answers[:place])
        del self._answers[place:]
        self.settle(state)
        return state

    def clone(self) -> "Standing":
        other = Standing(self._first, self._dice)
        other._answers = self._answers[:]
        other._firm = self._firm
        other._base = self._base
        return other

    def _last_of(self, seat: int) -> int | None:
        return next((i for i in range(len(self._answers) - 1, -1, -1) if self._answers[i].seat == seat), None)

    def _after(self, state: State, answers: list[Answer]) -> State:
        state = state.clone()
        for answer in answers:
            state.apply_for(answer.seat, answer.option, self._dice.stream(answer.entry))
        return state
