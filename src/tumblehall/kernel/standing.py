"""The answers that stand, and the state they lead to once some of them are taken back."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from tumblehall.kernel.dice import Dice, Rng
from tumblehall.kernel.flow import State
from tumblehall.kernel.packing import dumped, loaded
from tumblehall.kernel.scroll import Scroll

CHANCE = "chance was used, or something hidden was shown, since your last answer"
OTHERS = "somebody else has acted since your last answer"
SHOWN = "something hidden was shown since your last choice"


class Answer(NamedTuple):
    """`at_once`: given while several seats choose at the same time, and still hidden from the others. `drew`: it used
    chance. `showed`: it led to something hidden that became known. `choice`: there were others on offer. `told`: its
    first event and the one after its last, by their numbers among all. `entry`: its number in the record."""

    seat: int
    option: int
    undoable: bool
    at_once: bool
    drew: bool
    showed: bool
    choice: bool
    told: tuple[int, int]
    entry: int


class Since:
    """What came of some answers, as a seat may know it: whether they showed something hidden, and whether its own used
    chance."""

    __slots__ = ("rolled", "showed")

    def __init__(self) -> None:
        self.rolled = self.showed = False

    def note(self, answer: Answer, seat: int) -> None:
        own = answer.seat == seat
        self.rolled = self.rolled or (answer.drew and own)
        self.showed = self.showed or (answer.showed and (own or not answer.at_once))


class Standing:
    """Given again in their order, each with the chance it had, these answers lead to where the game is. So no past
    state is kept but two: the first one, and the one after the last answer that no seat can take back by itself.

    Chance is keyed by how many uses of it stand before: an answer that draws has the next stream, one that draws
    nothing changes nothing. So whoever takes back a roll and answers the same has the same roll again, and nobody comes
    to another one by the order of what draws nothing."""

    __slots__ = (
        "_answers", "_base", "_base_uses", "_dice", "_firm", "_first", "_first_uses", "_lasts", "_since_choice", "uses",
    )  # fmt: skip

    def __init__(self, first: State, dice: Dice, uses: int = 0) -> None:
        self._first: State | bytes = first
        """In few bytes once it was packed: it is seldom asked for."""
        self._first_uses = uses
        self._dice = dice
        self._answers: Scroll[Answer] = Scroll(tuple, Answer._make)
        self._lasts: dict[tuple[int, bool], int | None] = {}
        """What `_last_of` has found; forgotten when something is taken back."""
        self._since_choice: dict[int, Since] = {}
        """What `_since` has found; forgotten likewise."""
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
        self._lasts[answer.seat, False] = len(self._answers)
        if answer.choice:
            self._lasts[answer.seat, True] = len(self._answers)
            self._since_choice.pop(answer.seat, None)
        for seat, since in self._since_choice.items():
            since.note(answer, seat)
        self._answers.append(answer)
        self.uses += answer.drew

    def settle(self, state: State) -> None:
        """From now on all that stands can be taken back by agreement only; it leads to this state."""
        self._firm = len(self._answers)
        self._base = state
        self._base_uses = self.uses

    def has(self, seat: int) -> bool:
        return self._last_of(seat) is not None

    def answers_of(self, seat: int) -> int:
        """How many answers of a seat stand."""
        return sum(answer.seat == seat for answer in self._answers)

    def entries(self) -> frozenset[int]:
        """The entries of the record that stand, by number."""
        return frozenset(answer.entry for answer in self._answers)

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
        return None if place == len(self._answers) - 1 else OTHERS

    def why_for_good(self, seat: int) -> str | None:
        """What keeps a seat's last choice from being taken back at all, with all that came after it. What another does
        in secret is left aside: nobody shall learn from this that it was done."""
        place = self._last_of(seat, choice=True)
        if place is None:
            return "no choice of yours stands"
        return SHOWN if self._since(seat, place).showed else None

    def rolled_since(self, seat: int) -> bool:
        """Whether the seat's last choice, or an answer that it had to give after it, used chance."""
        place = self._last_of(seat, choice=True)
        return place is not None and self._since(seat, place).rolled

    def without_last_of(self, seat: int) -> tuple[State, Answer]:
        """Takes back a seat's last answer alone; what the others answered at the same time is given again. Gives also
        what was taken back."""
        place = self._last_of(seat)
        assert place is not None
        assert place >= self._firm
        gone, *later = self._answers[place:]
        state, self.uses = self._after(self._base, self._base_uses, self._answers[self._firm : place] + later)
        self._answers.cut(place)
        self._answers.extend(later)
        self._lasts.clear()
        self._since_choice.clear()
        return state, gone

    def before_last_of(self, seat: int, choice: bool = False) -> tuple[State, Answer]:
        """Takes back a seat's last answer, or last `choice`, and all that was answered after it. What still stands is
        firm then: everybody has seen what could come of it. Gives also the first that was taken back."""
        place = self._last_of(seat, choice)
        assert place is not None
        first = self._answers[place]
        if place >= self._firm:
            state, self.uses = self._after(self._base, self._base_uses, self._answers[self._firm : place])
        else:
            first_of_all = loaded(self._first) if isinstance(self._first, bytes) else self._first
            state, self.uses = self._after(first_of_all, self._first_uses, self._answers[:place])
        self._answers.cut(place)
        self._lasts.clear()
        self._since_choice.clear()
        self.settle(state)
        return state, first

    def clone(self) -> "Standing":
        other = Standing(self._base, self._dice)
        other._first, other._first_uses = self._first, self._first_uses
        other._answers = self._answers.clone()
        other._firm = self._firm
        other._base = self._base
        other._base_uses = self._base_uses
        other.uses = self.uses
        return other

    def pack(self) -> tuple[object, ...]:
        """Plain values, and the states."""
        if not isinstance(self._first, bytes):
            self._first = dumped(self._first)
        bases = (self._first, self._first_uses, self._base, self._base_uses)
        return (*bases, self._answers.pack(), self._firm, self.uses)

    @classmethod
    def unpack(cls, dice: Dice, values: tuple[Any, ...]) -> "Standing":
        first, first_uses, base, base_uses, answers, firm, uses = values
        other = cls(base, dice)
        other._first, other._first_uses, other._base_uses = first, first_uses, base_uses
        other._answers.unpack(answers)
        other._firm, other.uses = firm, uses
        return other

    def _last_of(self, seat: int, choice: bool = False) -> int | None:
        """The place of a seat's last answer, or of its last one that had others beside it."""
        if (seat, choice) not in self._lasts:
            places = range(len(self._answers) - 1, -1, -1)
            answers = zip(places, reversed(self._answers), strict=True)
            found = (place for place, answer in answers if answer.seat == seat and (answer.choice or not choice))
            self._lasts[seat, choice] = next(found, None)
        return self._lasts[seat, choice]

    def _since(self, seat: int, choice: int) -> "Since":
        """What came of the seat's last choice, by its place, and of all that was answered after it."""
        since = self._since_choice.get(seat)
        if since is None:
            since = self._since_choice[seat] = Since()
            for answer in self._answers[choice:]:
                since.note(answer, seat)
        return since

    def _after(self, state: State, uses: int, answers: Iterable[Answer]) -> tuple[State, int]:
        """The state that these answers lead to, and the uses of chance that stand then."""
        state = state.clone()
        for answer in answers:
            state.apply_for(answer.seat, answer.option, self._dice.stream(uses + 1))
            uses += answer.drew
        return state, uses
