"""The deeds of a table: everything that can happen to it, as it stands in the log. What is in the log has happened: it
was judged before it was written (`judge.py`) and is not judged again. `id` is the client's message id."""

from typing import Literal

from msgspec import Struct

from tumblehall.kernel.values import Json


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """`none`; `move`: so many seconds for each answer; `game`: so many seconds for all answers of a seat, and `bonus`
    more for each."""

    kind: Literal["none", "move", "game"] = "none"
    seconds: int = 0
    bonus: int = 0


class Manners(Struct, frozen=True, forbid_unknown_fields=True):
    """How people play at a table, whatever the game."""

    listed: bool = False
    """Whether the lobby shows the table; otherwise only who has the link finds it."""
    onlookers: bool = True
    start: Literal["full", "host"] = "full"
    """When the game begins: as soon as all seats are taken, or when the founder says so."""
    talk: bool = True
    clock: Clock = Clock()
    absent: Literal["bot", "answer", "wait"] = "bot"
    """When a time has run out: a bot takes the seat, the safe answer is given, or the table waits."""
    bot: str = ""
    """The bot that takes the seat of somebody absent or gone; the skilled one when left empty."""
    patience: int = 180
    """Seconds between a reminder and the bot, on a table without a clock."""
    take_backs: bool = True
    """Whether more can be taken back than is free: by the agreement of the other people, if there are any. The table is
    marked then."""
    lamp: bool = True
    """Whether a seat may ask a bot what to do. Everybody is told who did, and how often."""


class LessonAt(Struct, frozen=True):
    """The scene of a lesson that a table plays, and the seeds of its dice as they were when it was founded. `given`: so
    many answers of its script were given at once."""

    name: str
    scene: int
    told: tuple[str, ...]
    given: int = 0


class FoundingBody(Struct, frozen=True):
    """What a table is from the beginning."""

    game: str
    seats: int
    options: dict[str, Json]
    manners: Manners
    host: str
    """The hash of the founder's token."""
    secret: str
    """Of the fair dice, in hexadecimal digits."""
    start: Json = None
    """A position to start from, in a table forked from another."""
    forked_from: tuple[str, int] | None = None
    """The table and the step of it; the table is empty for a record that came as a file."""
    rematch_of: str | None = None
    lesson: LessonAt | None = None
    puzzle: str | None = None
    """The puzzle that is to be solved there."""


class _Deed(Struct, frozen=True, tag_field="deed", omit_defaults=True, kw_only=True):
    id: str | None = None


class Sat(_Deed, frozen=True, tag="sat"):
    """A person took a seat. `holder` is the hash of their token, the same for all seats of one person."""

    seat: int
    name: str
    holder: str
    seed: str = ""
    """For the dice; none yet for a seat that is kept for somebody in a rematch."""


class SatBot(_Deed, frozen=True, tag="sat-bot"):
    seat: int
    bot: str


class Rose(_Deed, frozen=True, tag="rose"):
    """A seat is free again, before the start."""

    seat: int


class Rekeyed(_Deed, frozen=True, tag="rekeyed"):
    """A person has a new token; the old one opens nothing any more."""

    old: str
    new: str


class Started(_Deed, frozen=True, tag="started"):
    """The game begins, by these versions of the rules of its sets; None: by those that there are."""

    rules: dict[str, int] | None = None
    release: str = ""


class WentOn(_Deed, frozen=True, tag="went-on"):
    """The rules have changed since the game began: it goes on by these, from a position that the old ones led to."""

    after: int
    """The deed after which the position was kept; answers that came later do not count."""
    rules: dict[str, int]
    release: str
    position: Json
    chance: int
    """How many uses of chance stood at that position."""
    left: list[float]
    """What the clock of each seat had left."""


class Acted(_Deed, frozen=True, tag="acted"):
    """An answer. `by`: the person in the seat, a bot, or the table, which gave the safe answer."""

    seat: int
    act: str
    by: Literal["person", "bot", "table"] = "person"


class Undone(_Deed, frozen=True, tag="undone"):
    """An answer taken back without asking: nothing was learnt from it. `times`: so many, to one that was a choice."""

    seat: int
    times: int = 1


class UndoAsked(_Deed, frozen=True, tag="undo-asked"):
    """A seat asks the other persons whether it may take back its last choice, and all that came after it; without any
    it does. Not a `take_back` in the logs of before: its last answer, whatever was shown since."""

    seat: int
    take_back: bool = False


class UndoAnswered(_Deed, frozen=True, tag="undo-answered"):
    """With the last yes the answer is taken back; a no ends the asking."""

    seat: int
    yes: bool


class LessonSkipped(_Deed, frozen=True, tag="lesson-skipped"):
    """Whoever learns goes on without the teacher: an ordinary game from here on."""

    seat: int


class Resigned(_Deed, frozen=True, tag="resigned"):
    """A person gave up the seat for good; a bot plays on."""

    seat: int


class EndVoted(_Deed, frozen=True, tag="end-voted"):
    """A seat is for ending the game without a result, or no more. With the last yes the table is over."""

    seat: int
    yes: bool


class Ended(_Deed, frozen=True, tag="ended"):
    """Those who look after the server ended the game, without a result."""


class Reminded(_Deed, frozen=True, tag="reminded"):
    """A seat was told that the others wait for it; `by` a seat, or the table."""

    seat: int
    by: int | None = None


class Replaced(_Deed, frozen=True, tag="replaced"):
    """A bot plays for an absent person, until they are back."""

    seat: int


class Returned(_Deed, frozen=True, tag="returned"):
    """A person is back, or says so after a reminder."""

    seat: int


class Said(_Deed, frozen=True, tag="said"):
    """A message of a seat to the table: words, or the name of a ready-made phrase. `about`: a sign on a deed, by the
    number of its event among those that everybody was told."""

    seat: int
    text: str = ""
    phrase: str = ""
    about: int | None = None


class Lit(_Deed, frozen=True, tag="lit"):
    """A seat asked a bot what to do, and was told."""

    seat: int


class Muted(_Deed, frozen=True, tag="muted"):
    """A seat does not want to hear another, or does again."""

    seat: int
    whom: int
    muted: bool


class Rematched(_Deed, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


Deed = (
    Sat | SatBot | Rose | Rekeyed | Started | WentOn | Acted | Undone | UndoAsked | UndoAnswered | LessonSkipped
    | Resigned | EndVoted | Ended | Reminded | Replaced | Returned | Said | Lit | Muted | Rematched
)  # fmt: skip
