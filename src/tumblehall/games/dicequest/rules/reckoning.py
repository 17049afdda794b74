"""The best chance to meet one requirement with dice, the re-roll token and runes, counted exactly.

Equal dice are counted, not listed, and faces that are equally good for this requirement are one.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from tumblehall.games.dicequest.content.dice import COLOUR_OF, FACES, OF_COLOUR, SHOWN, SIDES_OF
from tumblehall.games.dicequest.content.kinds import Symbol
from tumblehall.games.dicequest.rules.matching import is_met, most_filled

LIMIT = 4_500
"""Situations that are looked at, in some 50 ms."""
BITS: Final = 3
"""For the number of dice of a kind: at most four of a colour."""
MASK: Final = (1 << BITS) - 1
TOKEN: Final = 1
"""The re-roll token among the means that can be used once; further bits are abilities (`helping.py`)."""
ONCE: Final = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
"""One die of a colour."""

Counts = tuple[int, ...]


class TooLarge(Exception):
    """There is more to look at than there is time for."""


class Reckoner:
    """The best chance to meet one requirement.

    Symbols that fill the same of the wanted slots are one group. A die is known by its kind: its colour, what it shows
    of each group, its runes; dice are counted by kind in one int, BITS for each. What there is of the groups, no more
    of each than can be used, is a stock; adding a die to it and whether it is enough are worked out once.
    """

    def __init__(self, need: Counts, fills: Counts, rune_rerolls: bool) -> None:
        self.need = need
        self.fills = fills
        self.rune_rerolls = rune_rerolls
        wanted = sum(1 << slot for slot in range(6) if need[slot])
        masks = [fills[symbol] & wanted for symbol in range(4)]
        groups = [mask for mask in dict.fromkeys(masks) if mask]
        self.group_of = [groups.index(mask) if mask else -1 for mask in masks]
        self.symbol_of = [masks.index(mask) for mask in groups]
        """some symbol of each group"""
        self.most = [sum(n for slot, n in enumerate(need) if mask >> slot & 1) for mask in groups]
        kinds = [(COLOUR_OF[face], self._useful(SHOWN[face]), SHOWN[face][Symbol.RUNE]) for face in range(FACES)]
        self.kinds = list(dict.fromkeys(kinds))
        self.kind_of = [self.kinds.index(kind) for kind in kinds]
        self.colours = [colour for colour, _, _ in self.kinds]
        self.runes = [runes for _, _, runes in self.kinds]
        self.rolls = [self._rolls(colour) for colour in range(4)]
        self.limit = LIMIT
        self.looked = 0
        self.sums: dict[tuple[Counts, int], Counts] = {}
        self.met: dict[tuple[Counts, int], bool] = {}
        self.values: dict[tuple[int, Counts, int, int], float] = {}
        self.rolled: dict[tuple[int, Counts, Counts, int, int], float] = {}
        self.filled: dict[tuple[Counts, int, Counts], float] = {}

    def _useful(self, symbols: Sequence[int]) -> Counts:
        counts = [0] * len(self.most)
        for symbol, group in enumerate(self.group_of):
            if group >= 0:
                counts[group] += symbols[symbol]
        return tuple(counts)

    def plus(self, stock: Counts, kind: int) -> Counts:
        key = (stock, kind)
        found = self.sums.get(key)
        if found is None:
            useful = self.kinds[kind][1]
            found = tuple(min(a + b, top) for a, b, top in zip(stock, useful, self.most, strict=True))
            self.sums[key] = found
        return found

    def _is_met(self, stock: Counts, runes: int) -> bool:
        key = (stock, runes)
        found = self.met.get(key)
        if found is None:
            found = self.met[key] = is_met(self._result(stock, runes), self.need, self.fills)
        return found

    def _result(self, stock: Counts, runes: int) -> list[int]:
        """Symbols that give the stock."""
        result = [0, 0, 0, 0, runes]
        for symbol, n in zip(self.symbol_of, stock, strict=True):
            result[symbol] = max(0, n)
        return result

    def _rolls(self, colour: int) -> list[tuple[int, float]]:
        """The kinds that a die of the colour can come to, and how likely each is."""
        sides: dict[int, int] = {}
        for face in OF_COLOUR[colour]:
            sides[self.kind_of[face]] = sides.get(self.kind_of[face], 0) + SIDES_OF[face]
        return [(kind, n / 6) for kind, n in sides.items()]

    def _start(self, unlocked: Counts, free: Counts) -> tuple[int, Counts]:
        """The dice, and the stock of free symbols."""
        return sum(1 << BITS * self.kind_of[face] for face in unlocked), self.stock_of(free)

    def stock_of(self, free: Counts) -> Counts:
        return tuple(min(n, top) for n, top in zip(self._useful(free), self.most, strict=True))

    def lack(self, stock: Counts, runes: int) -> int:
        """How many symbols are missing with a stock."""
        return sum(self.need) - most_filled(self._result(stock, runes), self.fills, self.need)

    # -- the exact way ---------------------------------------------------------------------------------------------

    def best(self, unlocked: Counts, unrolled: Counts, free: Counts, means: int) -> float:
        """With these faces and free symbols, and dice that are still to be rolled. TooLarge where it takes too long."""
        dice, stock = self._start(unlocked, free)
        return self._roll(dice, unrolled, stock, free[Symbol.RUNE], means)

    def by_abilities(self, dice: int, stock: Counts, runes: int, means: int) -> float:
        """The best that an ability among the means can do next; here there is none."""
        return 0.0

    def _roll(self, dice: int, unrolled: Counts, stock: Counts, runes: int, means: int) -> float:
        """The dice that are not rolled yet come to their faces, one after the other."""
        colour = 0
        while not unrolled[colour]:
            colour += 1
            if colour == 4:
                return self._value(dice, stock, runes, means)
        key = (dice, unrolled, stock, runes, means)
        if key in self.rolled:
            return self.rolled[key]
        self._look()
        left = (*unrolled[:colour], unrolled[colour] - 1, *unrolled[colour + 1 :])
        chance = 0.0
        for kind, likely in self.rolls[colour]:
            chance += likely * self._roll(dice + (1 << BITS * kind), left, stock, runes, means)
        self.rolled[key] = chance
        return chance

    def _look(self) -> None:
        self.looked += 1
        if self.looked > self.limit:
            raise TooLarge

    def _value(self, dice: int, stock: Counts, runes: int, means: int) -> float:
        """With all dice rolled: it is met already, or the best of all that can be done."""
        key = (dice, stock, runes, means)
        if key in self.values:
            return self.values[key]
        self._look()
        kinds = self.kinds_in(dice)
        whole, all_runes = stock, runes
        for kind, n in kinds:
            for _ in range(n):
                whole = self.plus(whole, kind)
            all_runes += n * self.runes[kind]
        best = 0.0
        if self._is_met(whole, min(all_runes, self.need[Symbol.RUNE])):
            best = 1.0
        else:
            best = self.by_abilities(dice, stock, runes, means)
        if best < 1.0 and dice:
            if self.rune_rerolls and all_runes:
                best = max(best, self._best_rune(dice, kinds, stock, runes, means))
            if means & TOKEN:
                for kept, again in self._ways(kinds):
                    best = max(best, self._roll(kept, again, stock, runes, means - TOKEN))
        self.values[key] = best
        return best

    def _best_rune(self, dice: int, kinds: list[tuple[int, int]], stock: Counts, runes: int, means: int) -> float:
        """A free rune is spent before one that locks its die: that leaves more to do."""
        best = 0.0
        for left, now, more in self.paid(dice, kinds, stock, runes):
            best = max(best, self._best_die(left, kinds if left == dice else self.kinds_in(left), now, more, means))
        return best

    def paid(self, dice: int, kinds: list[tuple[int, int]], stock: Counts, runes: int) -> list[tuple[int, Counts, int]]:
        """The dice, the stock and the free runes after a rune was paid, for each way to pay it."""
        if runes > 0:
            return [(dice, stock, runes - 1)]
        return [
            (dice - (1 << BITS * kind), self.plus(stock, kind), self.runes[kind] - 1)
            for kind, _ in kinds
            if self.runes[kind]
        ]

    def _best_die(self, dice: int, kinds: list[tuple[int, int]], stock: Counts, runes: int, means: int) -> float:
        """The best die to re-roll with a rune that is spent."""
        best = 0.0
        for kind, _ in kinds:
            best = max(best, self._roll(dice - (1 << BITS * kind), ONCE[self.colours[kind]], stock, runes, means))
        return best

    def kinds_in(self, dice: int) -> list[tuple[int, int]]:
        """The kinds of dice there are, and how many of each."""
        found = []
        kind = 0
        while dice:
            if dice & MASK:
                found.append((kind, dice & MASK))
            dice >>= BITS
            kind += 1
        return found

    def _ways(self, kinds: list[tuple[int, int]]) -> Iterator[tuple[int, Counts]]:
        """Dice that are kept, and how many of each colour are rolled again: at least one."""
        for keeps in product(*(range(n + 1) for _, n in kinds)):
            again = [0, 0, 0, 0]
            kept = 0
            for (kind, n), keep in zip(kinds, keeps, strict=True):
                kept += keep << BITS * kind
                again[self.colours[kind]] += n - keep
            if any(again):
                yield kept, tuple(again)

    # -- one roll alone ----------------------------------------------------------------------------------------------

    def keeping(self, kept: Counts, again: Counts, free: Counts) -> float:
        """When these faces are kept and so many dice of each colour are rolled again, once. TooLarge as `best`."""
        if self.looked > self.limit:
            raise TooLarge
        dice, stock = self._start(kept, free)
        return self.fill(*self._with(dice, stock, free[Symbol.RUNE]), again)

    def _with(self, dice: int, stock: Counts, runes: int) -> tuple[Counts, int]:
        for kind, n in self.kinds_in(dice):
            for _ in range(n):
                stock = self.plus(stock, kind)
            runes += n * self.runes[kind]
        return stock, min(runes, self.need[Symbol.RUNE])

    def fill(self, stock: Counts, runes: int, unrolled: Counts) -> float:
        """The chance that dice yet to be rolled fill what is missing: only what is still missing matters."""
        if self._is_met(stock, runes):
            return 1.0
        if not any(unrolled):
            return 0.0
        key = (stock, runes, unrolled)
        if key not in self.filled:
            self.looked += 1
            colour = next(c for c in range(4) if unrolled[c])
            left = (*unrolled[:colour], unrolled[colour] - 1, *unrolled[colour + 1 :])
            chance = 0.0
            for kind, likely in self.rolls[colour]:
                more = min(runes + self.runes[kind], self.need[Symbol.RUNE])
                chance += likely * self.fill(self.plus(stock, kind), more, left)
            self.filled[key] = chance
        return self.filled[key]
