"""Which key answers with which option. The keys of the table itself are not among them."""

from collections.abc import Sequence

from tumblehall.kernel.values import Option

COMMANDS = "lnqrsuw"
KEYS = "".join(sign for sign in "123456789abcdefghijklmnopqrstuvwxyz" if sign not in COMMANDS)
KEYS += KEYS[9:].upper() + COMMANDS.upper()


def keys_of(options: Sequence[Option]) -> dict[str, str]:
    """The key of each option by its id, as far as the keys go; arrows and Enter reach the rest."""
    return {option.id: key for option, key in zip(options, KEYS, strict=False)}
