"""What a game is: one frozen value of functions and facts. Each game's folder exports one, under the name GAME."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from tumblehall.kernel.course import Course
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame, State
from tumblehall.kernel.operands import PLAIN, Operand
from tumblehall.kernel.options import Bar, GameOption, Preset, check_bars, read_options
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.sheets import CardSheet
from tumblehall.kernel.sink import Tell
from tumblehall.kernel.steps import Asking, Step
from tumblehall.kernel.values import Decision, Event, Json, Option, Reason
from tumblehall.kernel.verbs import Verb, Verbs

S = TypeVar("S", bound=State)
Options = Mapping[str, Json]
Face = tuple[str, tuple[int, ...]]
"""What a die shows, as the event names it, and which of its sides, from 0, show that."""


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What is printed on the box."""

    name: str
    """The short name: `quarriors`."""
    title: str
    summary: str
    """One sentence for somebody who has never heard of it."""
    seats: tuple[int, int]
    """The least and the most players."""
    minutes: tuple[int, int]
    """How long a game takes people."""
    options: Mapping[str, GameOption]
    versions: Mapping[str, int]
    """By set the version of its rules; a game that comes in one box has one set, `base`. It rises when a record of
    before would play differently, and then only that of the set whose behaviour changed."""
    rule_prefixes: tuple[str, ...]
    """The prefixes of its ids in the rule register."""
    hidden: bool
    """Whether seats know different things; then `imagine` must vary."""
    longest: int
    """No game takes more answers than this, however it is played."""
    bars: tuple[Bar, ...] = ()
    """Which options cannot be combined; no new table is founded with them."""
    cautions: tuple[Bar, ...] = ()
    """What is allowed although odd, and why; forms say so."""
    primer: tuple[tuple[str, str], ...] = ()
    """For somebody who is about to play it first: the aim, advice, and how it goes where no screens of how to play tell
    it. Headings, and a few sentences under each."""
    presets: tuple[Preset, ...] = ()
    """What we would take together; forms offer each at one press."""
    wrong_seats: str = ""
    """What is said of another number of players, where the game has words of its own for it."""


def _goes_together(_options: Options, _seats: int) -> None:
    pass


def _fits(_state: Any, _doc: Doc) -> None:
    pass


def _no_word(_view: Mapping[str, Any], _verb: str) -> Reason | None:
    return None


def _no_dice(_event: Event, _before: Event | None) -> Iterable[Face]:
    return ()


def nothing_own(_state: Any, _seat: int) -> Mapping[str, Any]:
    """Of a game in which everybody sees the same."""
    return {}


def _nothing(_view: Mapping[str, Any], _decision: Decision) -> Collection[str]:
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S]):
    """The rules of one game, as the kernel sees them. All functions are pure but for the state they are given."""

    info: GameInfo
    steps: tuple[Step, ...]
    """All kinds of pending work, questions among them, by number: the table of the state's class."""
    verbs: Verbs
    operands: Mapping[str, Operand]
    """What stands behind steps and verbs, by kind. `seat` is the kernel's."""
    new_state: Callable[[int, Options, Rng], S]
    """The state after everything that chance sets up, with the work of the first turn pushed, not yet run."""
    load: Callable[[Doc, int, Options], S]
    """A state from the game's own fields of a position (`seats`, a list with one object a seat, and those of `fields`),
    with the work of its phase pushed, not yet run. Raises BadInput with the place. The kernel replaces the work when
    the position names pending work."""
    dump: Callable[[S], dict[str, Json]]
    """The game's own fields of a position, `seats` among them: everything, hidden parts included."""
    fields: tuple[str, ...]
    """The names of the game's own fields of a position, besides `seats`."""
    view: Callable[[S, int | None], Mapping[str, Json]]
    """All that this seat may know, built up from nothing; None is an onlooker. A TypedDict, of which the browser's
    types are made."""
    own: Callable[[S, int], Mapping[str, Any]] | None = None
    """Of `view` the keys whose value a seat sees otherwise than an onlooker, always the same ones: so that what all see
    alike is made once for all of them. None: it may be any of them."""
    things: Callable[[Any, Decision], Collection[str]] = _nothing
    """The names of what the view of a seat shows, by which the options of its decision refer to it. An option that
    refers to anything else points at nothing."""
    tell: Callable[[str, dict[str, Json]], str]
    """The words of an event."""
    why: Callable[[Any, Decision, str], Reason | None]
    """Why a text that answers the question is not on offer, told from what that seat sees alone; None: no more is known
    than that it is not."""
    pieces: Callable[[S], Mapping[str, int]]
    """How many there are of all that is neither made nor lost: cards, dice, tokens. Never changes in play."""
    turn_rule: str
    """The rule that says whose turn it is."""
    catalogue: Callable[[], dict[str, Json]]
    """Printed facts that never change, as plain values: what a client needs to draw the game."""
    cards: Callable[[], tuple[CardSheet, ...]] | None = None
    """Every card as people read it, where the game has cards with texts."""
    legend: str = ""
    """How those are to be read."""
    check_options: Callable[[Options, int], None] = _goes_together
    """BadInput, naming the option, where options that are right one by one do not go together, or not with so many
    seats."""
    check_pending: Callable[[S, Doc], None] = _fits
    """BadInput where the pending work of a position, each step right by itself, does not fit the rest of it."""
    waiting: Callable[[Any, str], Reason | None] = _no_word
    """What to tell a seat that is not asked, by the verb it tried; None: whose turn it is."""
    misplaced: Callable[[Any, str], Reason | None] = _no_word
    """What to tell a seat that is asked something else, by the verb it tried; None: what is asked."""
    odds: Callable[[Any], Mapping[str, Any]] | None = None
    """The chances of what a seat may choose now, told from what that seat sees alone, so that nothing leaks by them.
    They may take a second, and are reckoned only when a client asks. A TypedDict, like the view."""
    tell_at: Callable[[S], Tell] | None = None
    """How the events of a table are told, where that hangs on what lies on it; else `tell`."""
    sets: Callable[[Options], tuple[str, ...]] | None = None
    """The sets that a game with these options uses; None: all there are."""
    course: Course[S] | None = None
    """How a game that is over went: who stood where, and what the dice gave."""
    faces: Callable[[Event, Event | None], Iterable[Face]] = _no_dice
    """The dice of an event that were thrown for it, told from it and from the event before it: with them people check
    that what they were shown is what was drawn."""
    answers: Mapping[str, frozenset[str]] = field(init=False)
    """For each verb the questions that it answers."""

    def __post_init__(self) -> None:
        answers: dict[str, frozenset[str]] = {}
        for step in self.steps:
            for verb in step.asking.verbs if step.asking is not None else ():
                answers[verb.name] = answers.get(verb.name, frozenset()) | {step.name}
        object.__setattr__(self, "answers", answers)

    def teller(self, state: S) -> Tell:
        """How events of that state are told."""
        return self.tell if self.tell_at is None else self.tell_at(state)

    def read_options(self, given: Json, seats: int) -> dict[str, Json]:
        """All options, those left out by their defaults; BadInput names the one that is wrong."""
        options = read_options(self.info.options, given, seats)
        self.check_options(options, seats)
        return options

    def check_new(self, given: Json, seats: int) -> None:
        """BadInput, naming the option, where a new table cannot be founded so: what is wrong, or barred."""
        check_bars(self.info.bars, self.read_options(given, seats), seats)

    def versions(self, options: Options) -> dict[str, int]:
        """The versions of the sets in use."""
        used = self.info.versions if self.sets is None else self.sets(options)
        return {name: self.info.versions[name] for name in used}

    def operand(self, kind: str) -> Operand:
        return self.operands.get(kind, PLAIN)

    def describe(self, state: S, frame: Frame, option: int) -> Option:
        """The text form of an option of that question."""
        return self._described(state, frame, asking_of(state, frame), option)

    def describe_all(self, state: S, frame: Frame, options: Iterable[int]) -> tuple[Option, ...]:
        """The same of several options."""
        asking = asking_of(state, frame)
        return tuple([self._described(state, frame, asking, option) for option in options])

    def id_of(self, state: S, frame: Frame, asking: Asking, option: int) -> str:
        """The id alone of an option of that question: the verb, and its operand by name."""
        verb = verb_of(asking, option)
        return _id(verb, self.operand(verb.of).named(state, frame, option - verb.first) if verb.of else "")

    def _described(self, state: S, frame: Frame, asking: Asking, option: int) -> Option:
        verb = verb_of(asking, option)
        n = option - verb.first
        rule = verb.rule if verb.rule is not None else self.rule(state, frame)
        cited = rule if isinstance(rule, str) else rule(state, frame, n)
        words: dict[str, object] = {}
        for fact in verb.facts:
            words[fact] = verb.facts[fact](state, frame, n)
        if not verb.of:
            refs = () if asking.refs is None else asking.refs(state, frame)
            return Option(verb.name, verb.label.format_map(words), refs, cited)
        operand = self.operand(verb.of)
        name = operand.named(state, frame, n)
        words["it"] = name if operand.words is None else operand.words(state, frame, n)
        return Option(_id(verb, name), verb.label.format_map(words), operand.referring(state, frame, n), cited)

    def prompt(self, state: S, frame: Frame) -> str:
        """What a seat is asked."""
        asking = asking_of(state, frame)
        words: dict[str, object] = {}
        for kind, n in zip(state.STEPS[frame[0]].takes, frame[1:], strict=True):
            if f"{{{kind}}}" in asking.prompt:
                words.setdefault(kind, self.operand(kind).told(state, frame, n))
        words |= {name: fact(state, frame) for name, fact in asking.facts.items()}
        return asking.prompt.format_map(words)

    def rule(self, state: S, frame: Frame) -> str:
        """The rule behind a question."""
        rule = asking_of(state, frame).rule
        return rule if isinstance(rule, str) else rule(state, frame)

    def about(self, state: S, frame: Frame) -> dict[str, Json]:
        """What a question is about, for programs: its operands by their kinds, and what the question adds."""
        asking = asking_of(state, frame)
        data: dict[str, Json] = {}
        for kind, n in zip(state.STEPS[frame[0]].takes[1:], frame[2:], strict=True):
            operand = self.operand(kind)
            data.setdefault(kind, n if operand.name is None else operand.name(state, frame, n))
        if asking.about is not None:
            data |= asking.about(state, frame)
        return data

    def safe_answer(self, state: S, frame: Frame, options: list[int]) -> int:
        """The safe answer for an absent player."""
        safe = asking_of(state, frame).safe
        if callable(safe):
            return safe(state, frame, options)
        for verb in safe:
            for option in options:
                if option in verb:
                    return option
        return options[0]


def asking_of(state: State, frame: Frame) -> Asking:
    asking = state.STEPS[frame[0]].asking
    assert asking is not None, f"{state.STEPS[frame[0]].name} is no question"
    return asking


def verb_of(asking: Asking, option: int) -> Verb:
    """The verb of an option that a question offers."""
    for verb in asking.verbs:
        if verb.first <= option < verb.first + verb.size:
            return verb
    raise AssertionError(f"the option {option} belongs to no verb of its question")


def _id(verb: Verb, name: str) -> str:
    return f"{verb.name} {name}" if name else verb.name
