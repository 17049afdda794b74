"""The answers that stand, and the state they lead to once some of them are taken back."""

from typing import NamedTuple

from tumblehall.kernel.dice import Dice, Rng
from tumblehall.kernel.flow import State

CHANCE = "chance was used, or something hidden was shown, since your last answer"
OTHERS = "somebody else has acted since your last answer"


class Answer(NamedTuple):
    """`at_once`: given while several seats choose at the same time, and still hidden from the others. `drew`: it used
    chance."""

    seat: int
    option: int
    undoable: bool
    at_once: bool
    drew: bool


class Standing:
    """Given again in their order, each with the chance it had, these answers lead to where the game is. So no past
    state is kept but two: the first one, and the one after the last answer that no seat can take back by itself.

    Chance is keyed by how many uses of it stand before: an answer that draws has the next stream, one that draws
    nothing changes nothing. So whoever takes back a roll and answers the same has the same roll again, and nobody comes
    to another one by the order of what draws nothing."""

    __slots__ = ("_answers", "_base", "_base_uses", "_dice", "_firm", "_first", "_first_uses", "uses")

    def __init__(self, first: State, dice: Dice, uses: int = 0) -> None:
        self._first = first
        self._first_uses = uses
        self._dice = dice
        self._answers: list[Answer] = []
        self._firm = 0
        """So many answers can be taken back by agreement only."""
        self._base = first
        self._base_uses = uses
        """The state after those, and how often chance was used on the way."""
        self.uses = uses
        """How many uses of chance stand."""

    def __len__(self) -> int:
        return len(self._answers)

    def chance(self) -> Rng:
        """The chance of the next answer."""
        return self._dice.stream(self.uses + 1)

    def add(self, answer: Answer) -> None:
        self._answers.append(answer)
        self.uses += answer.drew

    def settle(self, state: State) -> None:
        """From now on all that stands can be taken back by agreement only; it leads to this state."""
        self._firm = len(self._answers)
        self._base = state
        self._base_uses = self.uses

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
        rest = self._answers[self._firm : place] + self._answers[place + 1 :]
        state, self.uses = self._after(self._base, self._base_uses, rest)
        return state, self._answers.pop(place).at_once

    def before_last_of(self, seat: int) -> State:
        """Takes back a seat's last answer and all that was answered after it. What still stands is firm then: everybody
        has seen what could come of it."""
        place = self._last_of(seat)
        assert place is not None
        if place >= self._firm:
            state, self.uses = self._after(self._base, self._base_uses, self._answers[self._firm : place])
        else:
            state, self.uses = self._after(self._first, self._first_uses, self._answers[:place])
        del self._answers[place:]
        self.settle(state)
        return state

    def clone(self) -> "Standing":
        other = Standing(self._first, self._dice, self._first_uses)
        other._answers = self._answers[:]
        other._firm = self._firm
        other._base = self._base
        other._base_uses = self._base_uses
        other.uses = self.uses
        return other

    def _last_of(self, seat: int) -> int | None:
        return next((i for i in range(len(self._answers) - 1, -1, -1) if self._answers[i].seat == seat), None)

    def _after(self, state: State, uses: int, answers: list[Answer]) -> tuple[State, int]:
        """The state that these answers lead to, and the uses of chance that stand then."""
        state = state.clone()
        for answer in answers:
            state.apply_for(answer.seat, answer.option, self._dice.stream(uses + 1))
            uses += answer.drew
        return state, uses
