"""The text of every card of every set: `python -m tests.quarriors.grammar.english` writes it into english.txt anew."""

from pathlib import Path

from tests.quarriors.grammar.reading import CARDS
from tests.quarriors.grammar.texts import text_in

GOLDEN = Path(__file__).parent / "english.txt"


def page() -> str:
    lines: list[str] = []
    for doc in CARDS:
        lines.append(f"# {doc['class']}/{doc['type']} ({doc['set']})")
        for passage in text_in(doc):
            lines.append(f"{passage.label}: {passage.text}" if passage.label else passage.text)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(page(), encoding="utf-8")
