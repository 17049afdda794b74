"""Which key answers with which option. The keys of the table itself are not among them. A key stays with its option as
long as the question lasts, whatever is looked at or scrolled."""

from collections.abc import Sequence

from tumblehall.kernel.values import Option
from tumblehall.terminal.manners import PLAIN, Manners

COMMANDS = "ahlnpqrsuw"
END = "0"
KEYS = "".join(sign for sign in "123456789abcdefghijklmnopqrstuvwxyz" if sign not in COMMANDS)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def keys_of(options: Sequence[Option], manners: Manners = PLAIN) -> dict[str, str]:
    """The key of each option by its id, as far as the keys go; arrows and Enter reach the rest. What ends or goes on
    has 0, what gives something away a capital letter; if small ones run out, the capitals left serve the others."""
    given = [option for option in options if manners.given_away(option)]
    ending = next((option for option in options if manners.ends_with(option)), None)
    others = [option for option in options if option not in given and option is not ending]
    found = {option.id: key for option, key in zip(given, LETTERS, strict=False)}
    found |= {option.id: key for option, key in zip(others, KEYS + LETTERS[len(given) :], strict=False)}
    return found if ending is None else found | {ending.id: END}
