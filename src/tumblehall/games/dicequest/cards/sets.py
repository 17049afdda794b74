"""Sets of cards, as the bits of one int."""


def bits_of(cards: list[int]) -> int:
    """A set of cards."""
    return sum(1 << card for card in set(cards))


def members(cards: int) -> list[int]:
    """The cards of a set."""
    found: list[int] = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found
