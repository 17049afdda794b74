"""What the signs of a table mean, below its cards."""

from collections.abc import Iterable

from rich.text import Text

from tumblehall.terminal.inks import INK, INK_3

GLUE = "\u00a0"
"""A space at which no line breaks."""
LONG = 30
"""Words that may be broken in two."""


def explain_signs(text: Text, signs: Iterable[tuple[str, str]]) -> None:
    for sign, words in signs:
        text.append(f"{sign.replace(' ', GLUE)}{GLUE}", f"bold {INK}")
        text.append(f"{words.replace(' ', GLUE) if len(words) < LONG else words}   ", INK_3)
