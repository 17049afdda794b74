"""Which cards have tests that carry their id: for each one where it works, and one where it does not."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from tools.marks import CardMark
from tumblehall.games import GAMES

CARDS_NOT_YET: tuple[str, ...] = ()
"""The games whose tests do not carry cards yet. It may only shrink; tests/house/test_not_yet.py holds it to that."""
WORKS, DOES_NOT = "where it works", "where it does not"


def all_cards() -> dict[str, tuple[str, ...]]:
    """The ids of all cards of each game that has cards."""
    cards = {game: cards_of(game) for game in GAMES}
    return {game: ids for game, ids in cards.items() if ids}


def cards_of(game: str) -> tuple[str, ...]:
    """Those of its list of cards; of a monster each of its words."""
    cards = GAMES[game].cards
    monsters = GAMES[game].catalogue().get("monsters", ())
    listed = [sheet.id for sheet in cards()] if cards is not None else []
    words = (f"{monster} {word}" for monster in monsters for word in ("luck", "curse", "sixes"))
    return (*(card for card in listed if card not in monsters), *words)


def shares(cards: Mapping[str, Collection[str]], not_yet: Collection[str], marks: Collection[CardMark]) -> list[str]:
    """How many cards have both tests, game by game."""
    lines = {game: share(game, ids, marks) for game, ids in cards.items()}
    due = [line for game, line in lines.items() if game not in not_yet]
    held = [line for game, line in lines.items() if game in not_yet]
    return due + ([f"not yet: {', '.join(held)}"] if held else [])


def share(game: str, ids: Collection[str], marks: Collection[CardMark]) -> str:
    without = {card for card, _ in lacking(game, ids, marks)}
    return f"{game} cards {len(ids) - len(without)}/{len(ids)}"


def lacking(game: str, ids: Iterable[str], marks: Iterable[CardMark]) -> list[tuple[str, str]]:
    """The cards that miss a test, and which of the two."""
    found = {(mark.id, mark.negative) for mark in marks if mark.folder == game and not mark.idle}
    return [
        (card, what)
        for card in ids
        for negative, what in ((False, WORKS), (True, DOES_NOT))
        if (card, negative) not in found
    ]


def card_faults(
    cards: Mapping[str, Collection[str]], not_yet: Collection[str], marks: Collection[CardMark]
) -> Iterator[str]:
    for game, ids in cards.items():
        missing = lacking(game, ids, marks)
        if game not in not_yet:
            idle = {(mark.id, DOES_NOT if mark.negative else WORKS) for mark in marks if mark.idle}
            for card, what in missing:
                why = " that is not skipped or expected to fail" if (card, what) in idle else ""
                yield f"{game}: {card} has no test {what}{why}"
        elif not missing:
            yield f"all cards of {game} have their tests: take it off CARDS_NOT_YET"
    for game in not_yet:
        if game not in cards:
            yield f"{game} on CARDS_NOT_YET has no cards"
    for mark in marks:
        if mark.folder not in cards:
            yield f"{mark.test} carries the card {mark.id}, but is not in the folder of a game with cards"
        elif mark.id not in cards[mark.folder]:
            yield f"{mark.test} carries the card {mark.id}, which {mark.folder} does not have"
