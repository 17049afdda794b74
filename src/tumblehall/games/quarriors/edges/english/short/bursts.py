"""What faces with other bursts say, told together: `draw * 1 or ** 2 dice into your pool`. `*` is the sign of a burst."""

from collections.abc import Mapping, Sequence

MOST_APART = 7
"""So many words may differ; otherwise each face has a sentence of its own."""
PLURALS = {"die": "dice", "creature": "creatures"}


def sign_of(bursts: int) -> str:
    return "*" * bursts


def by_bursts(told: Mapping[int, Sequence[tuple[object, str]]]) -> list[str]:
    """The sentences of all faces of a kind. `told` has by bursts what each face says, and what each sentence is one of."""
    sorts = dict.fromkeys(sort for sentences in told.values() for sort in _numbered(sentences))
    common: list[str] = []
    special: list[str] = []
    for sort in sorts:
        said = {bursts: text for bursts, sentences in told.items() if (text := _numbered(sentences).get(sort))}
        if len(said) == len(told) and len(set(said.values())) == 1:
            common.append(next(iter(said.values())))
        else:
            special += together(said)
    return common + _under_one_sign(special)


def _under_one_sign(sentences: Sequence[str]) -> list[str]:
    """`* A` and `* B` are `* A; B`."""
    told: list[str] = []
    for text in sentences:
        sign, _, rest = text.partition(" ")
        if told and sign.strip("*") == "" and told[-1].split(" ", 1)[0] == sign and " *" not in told[-1] + rest:
            told[-1] += f"; {rest}"
        else:
            told.append(text)
    return told


def _numbered(sentences: Sequence[tuple[object, str]]) -> dict[tuple[object, int], str]:
    """By sort, and number among those of one sort."""
    found: dict[tuple[object, int], str] = {}
    for sort, text in sentences:
        found[sort, sum(one == sort for one, _ in found)] = text
    return found


def together(said: Mapping[int, str]) -> list[str]:
    by_text: dict[str, list[int]] = {}
    for bursts, text in sorted(said.items()):
        by_text.setdefault(text, []).append(bursts)
    labels = {text: " or ".join(sign_of(n) or "no burst" for n in bursts) for text, bursts in by_text.items()}
    if len(by_text) > 1 and (merged := merge([(_sign(label), text) for text, label in labels.items()])):
        return [merged]
    return [f"{label}{':' * label.endswith('burst')} {text}" for text, label in labels.items()]


def _sign(label: str) -> str:
    return "" if label == "no burst" else label


def merge(said: Sequence[tuple[str, str]]) -> str | None:
    """One sentence out of several that begin and end alike; None where they do not."""
    words = [text.split() for _, text in said]
    start = _alike(words)
    end = _alike([list(reversed(each[start:])) for each in words])
    middles = [each[start : len(each) - end] for each in words]
    if not start + end or any(not middle or len(middle) > MOST_APART for middle in middles):
        return None
    *first, last = middles
    for middle in first:
        if len(middle) > 1 and (middle[-1] == last[-1] or PLURALS.get(middle[-1]) == last[-1]):
            middle.pop()
    parts = [" ".join([sign, *middle]).strip() for (sign, _), middle in zip(said, [*first, last], strict=True)]
    apart = f"{', '.join(parts[:-1])} or {parts[-1]}"
    return " ".join([*words[0][:start], apart, *(words[0][len(words[0]) - end :] if end else ())])


def _alike(words: Sequence[Sequence[str]]) -> int:
    """How many first words are the same in all."""
    n = 0
    for column in zip(*words, strict=False):
        if len(set(column)) > 1:
            break
        n += 1
    return n
