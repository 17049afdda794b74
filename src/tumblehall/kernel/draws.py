"""What chance gave in a game with fair dice, step by step: each number that was drawn, of how many, and the faces that
came of it. With it whoever knows the secret checks the dice by a program of their own."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from tumblehall.kernel.dice import FairDice, Rng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.game import Face, Game
from tumblehall.kernel.playback import opening
from tumblehall.kernel.record import Record
from tumblehall.kernel.replay import enter
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Event

Drawn = tuple[int, int]
"""Of how many numbers one was drawn, and which."""
SIDES = 6
"""Of a die, in all games."""
UNDO = "undo"
"""The event that says that something was taken back."""


class Shown(NamedTuple):
    """A die that showed a face, and which of the drawn numbers that was; None: it is none of them."""

    face: str
    at: int | None


class Roll(NamedTuple):
    """The dice of one event, which has this number among those that the viewer was told."""

    event: int
    faces: tuple[Shown, ...]


class Use(NamedTuple):
    """One use of chance: after which step, its number, what was drawn in it, and the rolls it became."""

    step: int
    use: int
    drawn: tuple[Drawn, ...]
    rolls: tuple[Roll, ...]


class _Traced(Rng):
    """Gives what another one gives, and writes it down."""

    def __init__(self, inner: Rng, drawn: list[Drawn]) -> None:
        self._inner = inner
        self._drawn = drawn
        self.state = inner.state

    def below(self, n: int) -> int:
        number = self._inner.below(n)
        self.state = self._inner.state
        self._drawn.append((n, number))
        return number


@dataclass(frozen=True, slots=True)
class _TracedDice(FairDice):
    drawn: list[Drawn] = field(default_factory=list)
    """What was drawn of the last stream."""

    def stream(self, use: int) -> Rng:
        self.drawn.clear()
        return _Traced(FairDice.stream(self, use), self.drawn)


def draws_of(game: Game[Any], record: Record, seat: int | None) -> Iterator[Use]:
    """All uses of chance of a record, those among them that were taken back. `seat`: whose events are counted; None is
    an onlooker."""
    if not isinstance(record.dice, FairDice):
        raise BadInput("record.dice: what was drawn is told of fair dice, once their secret is shown")
    dice = _TracedDice(record.dice.secret, record.dice.table, record.dice.seeds)
    table = opening(game, replace(record, dice=dice))
    if dice.drawn:
        yield Use(0, table.uses, tuple(dice.drawn), _rolls(game, table, seat, 0, dice.drawn))
    for entry in record.entries:
        known = table.event_count(seat)
        enter(table, entry)
        if dice.drawn and not entry.goes_back:
            yield Use(table.step, table.uses, tuple(dice.drawn), _rolls(game, table, seat, known, dice.drawn))


def _rolls(game: Game[Any], table: Table, seat: int | None, known: int, drawn: list[Drawn]) -> tuple[Roll, ...]:
    """The dice in what was told after the first `known` events."""
    before = _standing(table, seat, known)
    events: list[tuple[int, tuple[Face, ...]]] = []
    for number, event in enumerate(table.events(seat, known), known):
        events.append((number, tuple(game.faces(event, before))))
        before = event
    numbers = _numbers([sides for _, faces in events for _, sides in faces], drawn)
    return tuple(
        Roll(event, tuple(Shown(name, numbers.pop()) for name, _ in faces)) for event, faces in events if faces
    )


def _standing(table: Table, seat: int | None, known: int) -> Event | None:
    """The last of the first `known` events, but for those that were taken back, and the taking back itself."""
    struck = table.struck(seat)
    for number in reversed(range(known)):
        if any(first <= number < after for first, after in struck):
            continue
        event = table.events(seat, number)[0]
        if event.kind != UNDO:
            return event
    return None


def _numbers(faces: list[tuple[int, ...]], drawn: list[Drawn]) -> list[int | None]:
    """Which of the numbers each face is, the last face first; each number is one face at most. Found from the end: dice
    are thrown after they were drawn from a bag, which may have held six."""
    left = [at for at, (of, _) in enumerate(drawn) if of == SIDES]
    found: list[int | None] = []
    for sides in reversed(faces):
        at = next((at for at in reversed(left) if drawn[at][1] in sides), None)
        if at is not None:
            left.remove(at)
        found.append(at)
    return found
