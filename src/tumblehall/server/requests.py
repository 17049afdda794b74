"""Bodies and answers of the HTTP interface that are not messages of the table; those are in `wire.py`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tumblehall.kernel.values import Json
from tumblehall.server import news as n
from tumblehall.server import wire as w
from tumblehall.server.deeds import Manners
from tumblehall.server.lesson_requests import LessonTitle

RecordText = Annotated[str, Meta(min_length=2, max_length=1_000_000)]
Viewer = Annotated[str, Meta(pattern="^(open|onlooker|[0-9]{1,2})$")]
"""Through whose eyes: a seat, an onlooker, or `open` for all seats at once."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[str, Json], Meta(max_length=40)] = {}
    manners: Manners = Manners()


class NewToken(Struct, frozen=True):
    """Opens a seat for whoever knows it. It is kept nowhere; only its hash is, once it is used."""

    token: str


class NewTableMade(Struct, frozen=True):
    table: str
    commitment: str


class TableCalled(Struct, frozen=True):
    """The table that a code leads to."""

    table: str


class Address(Struct, frozen=True):
    """Where devices in the same network find this server, when it is asked by its own machine. None: it listens on that
    machine alone, or it was asked from elsewhere."""

    network: str | None


class Lobby(Struct, frozen=True):
    tables: list[n.LobbyCard]


class ValueWords(Struct, frozen=True):
    """A value of an option as people read it."""

    title: str
    help: str


class ShelfCard(Struct, frozen=True):
    """A part of what a list is made of: so many of these, at most one of each sort."""

    title: str
    count: int
    sorts: dict[str, list[str]]
    rule: str
    within: str
    """The option among whose values must be all that a word of this needs; empty: none."""
    needs: dict[str, list[str]]
    alone: dict[str, int]
    """By value of that option the count where it is the only one."""
    is_open: bool
    """What is not chosen of it is left to the game."""


class StockCard(Struct, frozen=True):
    """What the words of a list must bring together: at least so many different ones."""

    title: str
    count: int
    brings: dict[str, list[str]]
    rule: str
    alone: list[str]
    """Words that are enough where nothing is beside them."""


class BarCard(Struct, frozen=True):
    """Values of an option that no new table can have, for so many seats or beside a value of another option."""

    values: list[Json]
    why: str
    seats: tuple[int, int] | None
    beside: tuple[str, Json] | None
    unless: tuple[str, list[Json]] | None
    """The values of another option for which it does not hold."""
    lacking: tuple[str, str] | None
    """A list, and the word without which it holds;"""
    having: tuple[str, str] | None
    """or the word with which it does."""
    rule: str


class UsualCard(Struct, frozen=True):
    """What an option is when it is left out, in such a case; a case is read as that of a bar."""

    value: Json
    seats: tuple[int, int] | None
    beside: tuple[str, Json] | None
    unless: tuple[str, list[Json]] | None
    lacking: tuple[str, str] | None
    having: tuple[str, str] | None


class OptionCard(Struct, frozen=True):
    """An option of a game: what it takes, and what is taken when it is left out."""

    name: str
    kind: Literal["choice", "flag", "number", "several", "listed", "first"]
    help: str
    default: Json
    usual: list[UsualCard]
    """The first whose case holds is what is taken when the option is left out; where none holds, the default."""
    choices: list[str]
    presets: list[str]
    least: int | None
    most: int | None
    step: int
    """Forms offer one number in so many, from the least on."""
    recommended: dict[str, int]
    """By number of seats the value that is recommended, where the default is what the rules say."""
    title: str
    words: dict[str, ValueWords]
    """By value; those that are not there go by their own name."""
    shelves: list[ShelfCard]
    stocks: list[StockCard]
    """What a list of `several` must bring."""
    bars: list[BarCard]
    cautions: list[BarCard]
    """What is allowed although odd, and why."""


class PresetCard(Struct, frozen=True):
    """Options that go well together, taken at one press; what is left out is as usual beside them."""

    name: str
    title: str
    help: str
    options: dict[str, Json]
    cards: dict[str, list[str]]
    """By number of seats the words for which a list among them stands."""


class BotCard(Struct, frozen=True):
    """Who plays at a level."""

    level: str
    name: str
    """Of the character; empty: it has none."""
    plays: str
    suits: str
    """For whom it is a match."""
    strength: str
    """How strong it is, as it was measured."""
    wins: float | None
    """The share of games of two that it wins against the usual bot; null: not measured."""


class GameCard(Struct, frozen=True):
    name: str
    title: str
    summary: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    options: list[OptionCard]
    presets: list[PresetCard]
    bots: list[str]
    """The weakest first."""
    usual: str
    """The bot that plays where nobody says which."""
    opponents: list[BotCard]
    """All bots, told of."""
    lessons: list[LessonTitle]
    """The first game comes first."""
    hidden: bool
    """Whether seats know different things: a shared screen has to be handed over."""
    rule_prefixes: tuple[str, ...]


class Games(Struct, frozen=True):
    program: str
    games: list[GameCard]


class RuleOut(Struct, frozen=True):
    id: str
    text: str
    section: str
    title: str
    ruling: bool


class Rules(Struct, frozen=True):
    """`primer`: headings and sentences for somebody who is about to play it first."""

    primer: list[tuple[str, str]]
    rules: list[RuleOut]


class CardOut(Struct, frozen=True):
    group: str
    name: str
    id: str
    facts: str
    pieces: str
    text: tuple[str, ...]
    notes: str


class Cards(Struct, frozen=True):
    legend: str
    cards: list[CardOut]


class Catalogue(Struct, frozen=True):
    """Printed facts of a game, as its own drawing needs them."""

    game: str
    catalogue: dict[str, Json]


class TableNow(Struct, frozen=True):
    """A table as the token sees it. Before the start, and for those who may not look on, there are no seats."""

    table: n.TableCard
    me: n.Me
    seats: list[n.SeatState]
    talk: list[n.TalkLine]


class OwnView(Struct, frozen=True):
    """What may be exported while a game runs: all that the own seats know."""

    tumblehall_view: int
    table: n.TableCard
    seats: list[n.SeatState]


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    step: w.Step
    manners: Manners = Manners()


class ForkRecord(Struct, frozen=True, forbid_unknown_fields=True):
    record: RecordText
    step: w.Step
    manners: Manners = Manners()


class WantFrames(Struct, frozen=True, forbid_unknown_fields=True):
    record: RecordText
    first: w.Step
    last: w.Step
    viewer: Viewer = "onlooker"


class FrameRange(Struct, frozen=True, forbid_unknown_fields=True):
    first: w.Step
    last: w.Step
    viewer: Viewer = "onlooker"


class Frames(Struct, frozen=True):
    """Steps of a game that is over. `steps`: how many there are in all."""

    game: str
    steps: int
    seats: int
    frames: list[Json]


class StorySince(Struct, frozen=True, forbid_unknown_fields=True):
    """`seat`: one of the own; left out for an onlooker. `after`: how many of its events are no news any more."""

    seat: w.Seat | None = None
    after: w.Step = 0


class Moment(Struct, frozen=True):
    """A game as a seat was shown it at a time, and what it learnt then."""

    view: dict[str, Json]
    events: list[n.EventOut]


class Story(Struct, frozen=True):
    """What a seat was shown, in order. The first moment is how things stood before the news; a long story comes in
    parts: ask again `after` the events that are here."""

    moments: list[Moment]


class Course(Struct, frozen=True):
    """How a game that is over went."""

    of: str
    """What is counted: `glory`."""
    goal: int | None
    """How much everybody needs, where there is a goal."""
    samples: list[tuple[int, int, list[int]]]
    """After which step, in which round, and where every seat stood; one for each change."""
    given: str
    """What the dice give: `quiddity`; empty: there are no dice."""
    luck: list[tuple[float, float]]
    """By seat what its dice gave, and what such dice give on average."""
    turns: list[tuple[int, int, int, int]]
    """The rounds in which the winner's lead changed most: a step, the round, lead before and after."""


class CourseNow(Struct, frozen=True):
    """Null: the game does not tell its course."""

    course: Course | None


class WantDraws(Struct, frozen=True, forbid_unknown_fields=True):
    """`seat`: whose events are counted, one of the own; left out for an onlooker."""

    seat: w.Seat | None = None


class DieShown(Struct, frozen=True):
    """A die that showed a face, and which of the drawn numbers that was."""

    face: str
    at: int | None


class RollShown(Struct, frozen=True):
    """The dice that were thrown for one event, by its number."""

    event: int
    faces: list[DieShown]


class ChanceUsed(Struct, frozen=True):
    """One use of chance: after which step, its number, what was drawn of how many, and the rolls it became."""

    step: int
    use: int
    drawn: list[tuple[int, int]]
    rolls: list[RollShown]


class Draws(Struct, frozen=True):
    """All that chance gave in a game that is over, what was taken back among it."""

    uses: list[ChanceUsed]


class WantOdds(Struct, frozen=True, forbid_unknown_fields=True):
    """`seat`: one of the own; left out for an onlooker."""

    seat: w.Seat | None = None


class OddsNow(Struct, frozen=True):
    """The chances of what a seat may choose at its step, as the game tells them; null: it tells none."""

    step: int
    odds: dict[str, Json] | None


class CheckRecord(Struct, frozen=True, forbid_unknown_fields=True):
    record: RecordText


class CheckLine(Struct, frozen=True):
    """One thing that was checked of a record, and what was found."""

    name: str
    ok: bool
    words: str


class Checked(Struct, frozen=True):
    ok: bool
    checks: list[CheckLine]


class Health(Struct, frozen=True):
    ok: bool
    program: str
    database: bool
    """Whether it answers."""
    saves: bool
    """Whether anything can be saved."""
