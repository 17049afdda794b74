"""Abilities of combat whose worth can be counted exactly: a re-roll, a symbol or a face, free or for a rune."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

from tumblehall.games.dicequest.content.dice import FACE_BY_NAME, OF_COLOUR
from tumblehall.games.dicequest.content.kinds import COLOURS, Colour, Symbol, When
from tumblehall.games.dicequest.language import clauses as c
from tumblehall.games.dicequest.language import words as w
from tumblehall.games.dicequest.rules.reckoning import BITS, Counts, Reckoner

Counted: TypeAlias = w.Reroll | w.AddSymbol | w.SetFace
Now: TypeAlias = tuple[int, Counts, int]
"""The dice, the stock, and free runes."""


class Help(NamedTuple):
    """An ability that can be used once, and whether it costs a rune."""

    for_rune: bool
    effect: Counted


def help_of(ability: c.Ability) -> Help | None:
    """None where it asks for more than a rune, or does what cannot be counted here."""
    if ability.when is not When.COMBAT or ability.condition is not None or len(ability.effects) != 1:
        return None
    if ability.cost not in (c.FREE, c.Cost(runes=1)):
        return None
    (effect,) = ability.effects
    counted = isinstance(effect, w.Reroll | w.AddSymbol) or (
        isinstance(effect, w.SetFace) and effect.n == 1 and not effect.start
    )
    return Help(ability.cost.runes > 0, effect) if counted else None  # type: ignore[arg-type]


class Helped(Reckoner):
    """A reckoner that also tries abilities, each once: the bits of the means after the token."""

    def __init__(self, need: Counts, fills: Counts, rune_rerolls: bool, helps: Sequence[Help]) -> None:
        super().__init__(need, fills, rune_rerolls)
        self.helps = helps

    def by_abilities(self, dice: int, stock: Counts, runes: int, means: int) -> float:
        best = 0.0
        for number in range(len(self.helps)):
            if best < 1.0 and means >> number + 1 & 1:
                best = max(best, self._by(number, dice, stock, runes, means))
        return best

    def using(self, number: int, unlocked: Counts, free: Counts, means: int) -> float:
        """The best chance when this ability is used next. TooLarge as `best`."""
        dice, stock = self._start(unlocked, free)
        return self._by(number, dice, stock, free[Symbol.RUNE], means)

    def _by(self, number: int, dice: int, stock: Counts, runes: int, means: int) -> float:
        help_, left = self.helps[number], means - (2 << number)
        starts = self.paid(dice, self.kinds_in(dice), stock, runes) if help_.for_rune else [(dice, stock, runes)]
        return max((self._carried_out(help_.effect, now, left) for now in starts), default=0.0)

    def _carried_out(self, effect: Counted, now: Now, means: int) -> float:
        dice, stock, runes = now
        match effect:
            case w.Reroll(colour, n):
                rolled = [self._roll(kept, again, stock, runes, means) for kept, again in self._some(dice, colour, n)]
                return max(rolled, default=0.0)
            case w.AddSymbol(symbols, n):
                return max(self._added(symbol, n, now, means) for symbol in symbols)
            case w.SetFace(colour, _, to, _):
                turned = {self._value(each, stock, runes, means) for each in self._turned(dice, colour, to)}
                return max(turned, default=0.0)

    def _some(self, dice: int, colour: Colour, most: int) -> Iterator[tuple[int, Counts]]:
        """Up to so many dice of the colour that are rolled again: what is kept, and how many of each colour roll."""
        kinds = [(kind, n) for kind, n in self.kinds_in(dice) if colour in (Colour.ANY, self.colours[kind])]
        for taken in product(*(range(min(n, most) + 1) for _, n in kinds)):
            if 0 < sum(taken) <= most:
                again = [0, 0, 0, 0]
                kept = dice
                for (kind, _), n in zip(kinds, taken, strict=True):
                    kept -= n << BITS * kind
                    again[self.colours[kind]] += n
                yield kept, tuple(again)

    def _added(self, symbol: Symbol, n: int, now: Now, means: int) -> float:
        dice, stock, runes = now
        if symbol == Symbol.RUNE:
            return self._value(dice, stock, runes + n, means)
        more = self._useful([n if each == symbol else 0 for each in range(5)])
        whole = tuple(min(a + b, top) for a, b, top in zip(stock, more, self.most, strict=True))
        return self._value(dice, whole, runes, means)

    def _turned(self, dice: int, colour: Colour, to: str | None) -> Iterator[int]:
        for kind, _ in self.kinds_in(dice):
            of = self.colours[kind]
            if colour in (Colour.ANY, of):
                faces = OF_COLOUR[of] if to is None else (FACE_BY_NAME[f"{COLOURS[of]}:{to}"],)
                for face in faces:
                    yield dice - (1 << BITS * kind) + (1 << BITS * self.kind_of[face])
