"""What faces with other bursts say, told together: `draw * 1 or ** 2 dice into your pool`. `*` is a burst."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Told: TypeAlias = Sequence[tuple[object, str]]
"""Sentences, each with what it is one of: a word of the language, or a moment."""
Group: TypeAlias = tuple[str, ...]
"""A sentence, and what only makes sense behind it."""

MOST_APART = 7
"""So many words may differ; otherwise each face has a sentence of its own."""
PLURALS = {"die": "dice", "creature": "creatures"}


def by_bursts(told: Mapping[int, Told]) -> list[Group]:
    """The sentences of all faces of a kind, by the bursts of each."""
    sorts = dict.fromkeys(sort for sentences in told.values() for sort in _numbered(sentences))
    common: list[Group] = []
    special: list[Group] = []
    for sort in sorts:
        said = {bursts: text for bursts, sentences in told.items() if (text := _numbered(sentences).get(sort))}
        everywhere = len(said) == len(told)
        if everywhere and len(set(said.values())) == 1:
            common.append((next(iter(said.values())),))
        else:
            special += together(said, everywhere)
    return common + _under_one_sign(special)


def _under_one_sign(groups: Sequence[Group]) -> list[Group]:
    """`* A` and `* B` are `* A; B`."""
    told: list[Group] = []
    for group in groups:
        sign, _, rest = group[0].partition(" ")
        alone = len(group) == 1 and bool(told) and len(told[-1]) == 1 and not sign.strip("*")
        if alone and told[-1][0].split(" ", 1)[0] == sign and " *" not in told[-1][0] + rest:
            told[-1] = (f"{told[-1][0]}; {rest}",)
        else:
            told.append(group)
    return told


def _numbered(sentences: Told) -> dict[tuple[object, int], str]:
    """By sort, and number among those of one sort."""
    found: dict[tuple[object, int], str] = {}
    for sort, text in sentences:
        found[sort, sum(one == sort for one, _ in found)] = text
    return found


def together(said: Mapping[int, str], everywhere: bool) -> list[Group]:
    """What is said by bursts; `everywhere`: on all faces of the kind."""
    by_text: dict[str, list[int]] = {}
    for bursts, text in sorted(said.items()):
        by_text.setdefault(text, []).append(bursts)
    if len(by_text) > 1 and (more := beyond(by_text, everywhere) or before(by_text, everywhere)):
        return [more]
    if len(by_text) > 1 and (merged := merge([(_sign(bursts), text) for text, bursts in by_text.items()])):
        return [(merged,)]
    return [(labelled(bursts, text),) for text, bursts in by_text.items()]


def labelled(bursts: Sequence[int], text: str) -> str:
    """Before a sentence: `* scores: ...`, `no burst, scores: ...`."""
    label = " or ".join("*" * n or "no burst" for n in bursts)
    if 0 not in bursts:
        return f"{label} {text}"
    return f"{label}{',' if ': ' in text else ':'} {text}"


def _sign(bursts: Sequence[int]) -> str:
    """Before a word; that of faces without burst needs none."""
    return "" if 0 in bursts else " or ".join("*" * n for n in bursts)


def beyond(by_text: Mapping[str, Sequence[int]], everywhere: bool) -> Group | None:
    """Where one says no more than all others begin with: that, and what the others add to it."""
    first = min(by_text, key=len)
    rest = {text.removeprefix(first): bursts for text, bursts in by_text.items() if text != first}
    if not all(text.startswith((", ", "; ", " (")) for text in rest):
        return None
    bursts_of_all = sorted(n for bursts in by_text.values() for n in bursts)
    common = first if everywhere else labelled(bursts_of_all, first)
    return common, *(labelled(bursts, _added(text)) for text, bursts in rest.items())


def before(by_text: Mapping[str, Sequence[int]], everywhere: bool) -> Group | None:
    """Where one says no more than the other ends with: that, and what the other does first."""
    if len(by_text) > 2 or not everywhere:
        return None
    first, other = sorted(by_text, key=len)
    head, colon, order = first.rpartition(": ")
    added = other.removeprefix(head + colon).removesuffix(f", then {order}")
    if head + colon + added + f", then {order}" != other:
        return None
    return first, labelled(by_text[other], f"first {_those(added, order)}")


def _those(added: str, order: str) -> str:
    """An order, where it is done to some of those to whom the other is."""
    verb, *words = added.split()
    same = _alike([words, order.split()[1:]])
    return " ".join([verb, "those", *words[same:]]) if same > 1 else added


def _added(text: str) -> str:
    order = text.strip(";, ()")
    for word in ("and ", "then "):
        if order.startswith(word):
            order = order.removeprefix(word)
            return order if order.startswith("each ") else f"also {order}"
    return order


def merge(said: Sequence[tuple[str, str]]) -> str | None:
    """One sentence out of several, each with its sign, that begin or end alike; None where they do not."""
    words = [text.split() for _, text in said]
    start = _alike(words)
    end = _alike([list(reversed(each[start:])) for each in words])
    middles = [each[start : len(each) - end] for each in words]
    if not start + end or not all(_is_short(middle) for middle in middles):
        return None
    *first, last = middles
    for middle in first:
        if len(middle) > 1 and (middle[-1] == last[-1] or PLURALS.get(middle[-1]) == last[-1]):
            middle.pop()
    parts = [" ".join([sign, *middle]).strip() for (sign, _), middle in zip(said, middles, strict=True)]
    apart = f"{', '.join(parts[:-1])} or {parts[-1]}"
    return " ".join([*words[0][:start], apart, *(words[0][len(words[0]) - end :] if end else ())])


def _is_short(middle: Sequence[str]) -> bool:
    return 0 < len(middle) <= MOST_APART and not any(word.endswith((":", ",", ";")) for word in middle)


def _alike(words: Sequence[Sequence[str]]) -> int:
    """How many first words are the same in all."""
    n = 0
    for column in zip(*words, strict=False):
        if len(set(column)) > 1:
            break
        n += 1
    return n
