"""Which symbols fill which slots: requirements, scores and threat tokens, one symbol for one slot.

A slot is named by its bit, 0 to 5 as in `kinds.WANTED`. `fills` says for each supply the slots it may fill. How many
slots can be filled at most is found by the smallest cut between supplies and slots: 32 or 64 sums, no search.
"""

from collections.abc import Sequence
from typing import Final

from tumblehall.games.dicequest.content.kinds import Symbol

ANY_BIT: Final = 1 << Symbol.ANY
PLAIN: Final = (*(1 << symbol | ANY_BIT for symbol in range(4)), 1 << Symbol.RUNE)
"""DQ-7.1: every symbol fills its own slot, all but the rune a generic one."""


def most_filled(supply: Sequence[int], fills: Sequence[int], demand: Sequence[int], endless: int = 0) -> int:
    """How many slots can be filled. `demand`: slots by bit; those in `endless` take any number."""
    kinds = [(n, mask) for n, mask in zip(supply, fills, strict=True) if n]
    total = best = sum(n for n, _ in kinds)
    cuts = [(0, 0)]
    for n, mask in kinds:
        cuts += [(inside + n, reach | mask) for inside, reach in cuts]
    for inside, reach in cuts:
        if not reach & endless:
            room = sum(n for bit, n in enumerate(demand) if n and reach >> bit & 1)
            best = min(best, total - inside + room)
    return best


def is_met(result: Sequence[int], need: Sequence[int], fills: Sequence[int] = PLAIN) -> bool:
    """Whether the result has all required symbols."""
    if fills is PLAIN:
        sword, arrow, wand, shield, rune = result
        left = sword + arrow + wand + shield - need[0] - need[1] - need[2] - need[3]
        return (
            sword >= need[0] and arrow >= need[1] and wand >= need[2] and shield >= need[3] and rune >= need[4]
            and left >= need[5]
        )  # fmt: skip
    return most_filled(result, fills, need) == sum(need)


def missing(result: Sequence[int], need: Sequence[int], fills: Sequence[int] = PLAIN) -> list[int]:
    """What is missing of each slot. Where symbols could fill different ones, generic slots are filled last."""
    left = list(need)
    filled = most_filled(result, fills, left)
    lacking = [0] * 6
    for slot in (Symbol.ANY, *range(5)):
        while left[slot] and sum(left) > filled:
            left[slot] -= 1
            if most_filled(result, fills, left) < filled:
                left[slot] += 1
                break
            lacking[slot] += 1
    return lacking


def score(result: Sequence[int], need: Sequence[int], unlimited: Sequence[int], fills: Sequence[int] = PLAIN) -> int:
    """DQ-8.3: of a met requirement, the most symbols beyond it that match unlimited ones."""
    endless = sum(1 << symbol for symbol in unlimited)
    return most_filled(result, fills, need, endless) - sum(need)


def can_pay(
    result: Sequence[int], need: Sequence[int], tokens: Sequence[int], blocked: int, fills: Sequence[int] = PLAIN
) -> bool:
    """DQ-9.3: whether the excess pays for all these tokens. The requirement is filled first, as far as it goes; shields
    that blocked still fill it, and pay for nothing."""
    supply = [*result, min(blocked, result[Symbol.SHIELD])]
    supply[Symbol.SHIELD] -= supply[-1]
    both = [mask | mask << 6 for mask in fills]
    filled = most_filled(result, fills, need)
    whole = most_filled(supply, [*both, fills[Symbol.SHIELD]], [*need, *tokens])
    return whole == filled + sum(tokens)
