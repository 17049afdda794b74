"""The text of every card of every set, long and short: `python -m tests.quarriors.grammar.english` writes english.txt
and short.txt anew, and so does `python tools/renew.py`."""

from pathlib import Path

from tests.quarriors.grammar.reading import CARDS
from tests.quarriors.grammar.texts import short_text_in, text_in

GOLDEN = Path(__file__).parent / "english.txt"
SHORT = Path(__file__).parent / "short.txt"


def page() -> str:
    lines: list[str] = []
    for doc in CARDS:
        lines.append(f"# {doc['class']}/{doc['type']} ({doc['set']})")
        for passage in text_in(doc):
            lines.append(f"{passage.label}: {passage.text}" if passage.label else passage.text)
    return "\n".join(lines) + "\n"


def short_page() -> str:
    """With the number of letters before each."""
    texts = [(doc, short_text_in(doc)) for doc in CARDS]
    return "".join(f"{len(text):2} {doc['class']}/{doc['type']} ({doc['set']}): {text}\n" for doc, text in texts)


def write() -> None:
    GOLDEN.write_text(page(), encoding="utf-8")
    SHORT.write_text(short_page(), encoding="utf-8")


if __name__ == "__main__":
    write()
