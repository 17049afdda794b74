"""The options with which a game is set up: declared by each game, validated here, errors name the option."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.reading import Doc, quoted
from tumblehall.kernel.values import Json

Words = Mapping[str, tuple[str, str]]
"""By value, as text, its title and a sentence on it; forms show both."""


def shown(word: Json) -> str:
    """A word as a refusal of a game's own names it."""
    return f"'{word}'" if isinstance(word, str) else quoted(word)


def is_same(one: Json, other: Json) -> bool:
    """Whether two values of an option mean the same: in a list of words the order does not count."""
    if isinstance(one, list) and isinstance(other, list):
        return sorted(map(str, one)) == sorted(map(str, other))
    return bool(one == other)


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """For which seats, and beside which values of the options declared before, something holds; all that is said must
    be so."""

    seats: tuple[int, int] | None = None
    """The least and the most seats for which it holds; None: for all."""
    beside: tuple[str, Json] | None = None
    """The name of another option, and the value of it for which this holds; None: for all."""
    unless: tuple[str, tuple[Json, ...]] | None = None
    """The name of another option, and the values of it for which this does not hold."""
    lacking: tuple[str, str] | None = None
    """The name of an option that is a list, and the word without which this holds;"""
    having: tuple[str, str] | None = None
    """or the word with which it does."""

    def holds(self, options: Mapping[str, Json], seats: int) -> bool:
        """Whether it is so, with so many seats and such options before."""
        if self.seats is not None and not self.seats[0] <= seats <= self.seats[1]:
            return False
        if self.beside is not None and not is_same(options.get(self.beside[0]), self.beside[1]):
            return False
        if self.unless is not None and any(is_same(options.get(self.unless[0]), value) for value in self.unless[1]):
            return False
        if self.having is not None and self.having[1] not in options.get(self.having[0], ()):
            return False
        return self.lacking is None or self.lacking[1] not in options.get(self.lacking[0], ())

    @property
    def looks_at(self) -> tuple[str, ...]:
        """The names of the other options that it hangs on."""
        return tuple(about[0] for about in (self.beside, self.unless, self.lacking, self.having) if about is not None)


@dataclass(frozen=True, slots=True)
class Bar(Case):
    """What cannot be combined: these values of an option, in a case. A table is not founded with them, and forms do not
    offer them. One that was founded before is played on: so what is barred here must still mean something to the
    rules. Of an option that is a list these may be words of it: forms bar them, `Game.check_options` refuses them."""

    option: str
    values: tuple[Json, ...]
    why: str
    """A sentence that goes on from the name of the value: "Only for 2 to 4 players."."""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Usual(Case):
    """What an option is when it is left out, in a case in which that is not its default."""

    value: Json


@dataclass(frozen=True, slots=True)
class Stock:
    """What the words of a list must bring together: at least so many different ones. More words never bring less, so
    that from any list that is enough every other one is reached by adding and taking away."""

    title: str
    count: int
    brings: Mapping[str, tuple[str, ...]]
    """By word of the list what it brings; words may bring the same."""
    rule: str = ""
    alone: tuple[str, ...] = ()
    """Words that are enough where nothing is beside them."""

    def is_enough(self, words: list[str]) -> bool:
        return self.have(words) >= self.count or (len(words) == 1 and words[0] in self.alone)

    def have(self, words: list[str]) -> int:
        return len({each for word in words for each in self.brings.get(word, ())})


@dataclass(frozen=True, slots=True)
class Shelf:
    """A part of what a list is made of: so many of these, and at most one of each sort."""

    title: str
    count: int
    sorts: Mapping[str, tuple[str, ...]]
    """By sort the words of the list that are of it."""
    rule: str = ""
    within: str = ""
    """An option that says which words may be taken,"""
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """and by word the values that it must have among its own;"""
    alone: Mapping[str, int] = field(default_factory=dict)
    """by value how many are wanted where it is the only one."""
    is_open: bool = False
    """What is not chosen of it is left to the game: so many at most."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several words."""

    choices: tuple[str, ...]
    default: str
    help: str
    usual: tuple[Usual, ...] = ()
    """What it is when it is left out, by the options before it: the first that holds, else the default."""
    title: str = ""
    words: Words = field(default_factory=dict)

    def read(self, doc: Doc) -> Json:
        return doc.one_of(self.choices)

    def describe(self) -> str:
        return " | ".join(self.choices)


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    default: bool
    help: str
    usual: tuple[Usual, ...] = ()
    title: str = ""
    words: Words = field(default_factory=dict)

    def read(self, doc: Doc) -> Json:
        return doc.bool()

    def describe(self) -> str:
        return "true | false"


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number in a range."""

    least: int
    most: int
    default: int
    help: str
    usual: tuple[Usual, ...] = ()
    recommended: Mapping[int, int] = field(default_factory=dict)
    """By number of seats what we would take, where the default is what the rules say."""
    step: int = 1
    """Forms offer one value in so many, from the least on."""
    title: str = ""
    words: Words = field(default_factory=dict)
    beyond: str = ""
    """What is said of another number, where the game has words of its own for it."""

    def read(self, doc: Doc) -> Json:
        if self.beyond and not (type(doc.value) is int and self.least <= doc.value <= self.most):
            raise doc.refuse(self.beyond)
        return doc.int(self.least, self.most)

    def describe(self) -> str:
        return f"{self.least} to {self.most}"


@dataclass(frozen=True, slots=True)
class Several:
    """A list of different words, of a closed set."""

    choices: tuple[str, ...]
    default: tuple[str, ...]
    help: str
    least: int = 0
    usual: tuple[Usual, ...] = ()
    title: str = ""
    words: Words = field(default_factory=dict)
    stocks: tuple[Stock, ...] = ()
    """What a list must bring, for forms; `Game.check_options` holds it to that."""
    too_few: str = ""
    """What is said of a list that is too short, where the game has words of its own for it,"""
    strange: str = ""
    """and of a word that is unknown or named twice: it stands for `{}`."""

    def is_enough(self, words: list[str]) -> bool:
        return len(words) >= self.least and all(stock.is_enough(words) for stock in self.stocks)

    def read(self, doc: Doc) -> Json:
        self._check_words(doc)
        words = [item.one_of(self.choices) for item in doc.items(self.least, len(self.choices))]
        for word in words:
            if words.count(word) > 1:
                raise doc.refuse(f"names {quoted(word)} twice")
        return words

    def _check_words(self, doc: Doc) -> None:
        """Refuses in the words of the game, where it has some."""
        if not isinstance(doc.value, list):
            return
        if self.too_few and len(doc.value) < self.least:
            raise doc.refuse(self.too_few)
        strange = [word for word in doc.value if word not in self.choices or doc.value.count(word) > 1]
        if self.strange and strange:
            raise doc.refuse(self.strange.format(shown(strange[0])))

    def describe(self) -> str:
        return "list of " + " ".join(self.choices)


@dataclass(frozen=True, slots=True)
class Listed:
    """One of the presets, or a list of different words of a closed set; `Game.check_options` may ask for more."""

    presets: tuple[str, ...]
    choices: tuple[str, ...]
    default: str
    help: str
    usual: tuple[Usual, ...] = ()
    title: str = ""
    words: Words = field(default_factory=dict)
    """Of the presets, and under `list` of naming them oneself."""
    shelves: tuple[Shelf, ...] = ()
    """What a list needs, for forms; `Game.check_options` holds it to that."""
    meant: Callable[[str, Mapping[str, Json], int], tuple[str, ...]] | None = None
    """What a preset stands for beside the other options, with so many seats; nothing where chance decides."""
    strange: str = ""
    """What is said of an unknown word, which stands for `{}`, where the game has words of its own for it. Then
    `Game.check_options` says what is wrong with one that is named twice."""

    def read(self, doc: Doc) -> Json:
        if not isinstance(doc.value, list):
            if isinstance(doc.value, str) and doc.value in self.presets:
                return doc.value
            raise doc.refuse(f"must be one of {', '.join(self.presets)}, or a list; got {quoted(doc.value)}")
        if self.strange:
            strange = [word for word in doc.value if word not in self.choices]
            if strange:
                raise doc.refuse(self.strange.format(shown(strange[0])))
            return list(doc.value)
        return Several(self.choices, (), self.help).read(doc)

    def describe(self) -> str:
        return " | ".join(self.presets) + " | list"


@dataclass(frozen=True, slots=True)
class FirstSeat:
    """Who begins: "random", or the number of a seat. Every game has it, under the name `first`."""

    help: str = 'Who begins: "random", or a seat number counted from 0.'
    default: str = "random"
    usual: tuple[Usual, ...] = ()
    title: str = "Who begins"
    words: Words = field(default_factory=dict)

    def read(self, doc: Doc) -> Json:
        if doc.value == "random":
            return "random"
        if isinstance(doc.value, bool) or not isinstance(doc.value, int) or doc.value < 0:
            raise doc.refuse(f'must be "random" or a seat number counted from 0; got {quoted(doc.value)}')
        return doc.value

    def describe(self) -> str:
        return "random | seat number"


@dataclass(frozen=True, slots=True)
class Preset:
    """Options that go well together, taken at one press; what is left out is as usual beside them."""

    name: str
    title: str
    help: str
    options: Mapping[str, Json]


GameOption = Choice | Flag | Number | Several | Listed | FirstSeat


def read_options(declared: Mapping[str, GameOption], given: Json, seats: int) -> dict[str, Json]:
    """All options of a game, those left out by their defaults; BadInput names the one that is wrong."""
    if given is None:
        given = {}
    if not isinstance(given, dict):
        raise BadInput(f"options must be an object; got {quoted(given)}")
    for name in given:
        if name not in declared:
            raise BadInput(f"unknown option {quoted(name)}; known are {', '.join(declared)}")
    values: dict[str, Json] = {}
    for name, option in declared.items():
        if name in given:
            values[name] = option.read(Doc(given[name], f"option '{name}'"))
        else:
            values[name] = default_of(option, values, seats)
    first = values.get("first", "random")
    if first != "random" and first >= seats:
        raise BadInput(f"option 'first' must be a seat from 0 to {seats - 1}; got {quoted(first)}")
    return values


def barred(bars: tuple[Bar, ...], name: str, value: Json, options: Mapping[str, Json], seats: int) -> Bar | None:
    """What keeps an option from this value, beside the others and with so many seats; None: nothing does."""
    for bar in bars:
        if bar.option == name and value in bar.values and bar.holds(options, seats):
            return bar
    return None


def check_bars(bars: tuple[Bar, ...], options: Mapping[str, Json], seats: int) -> None:
    """BadInput, naming the option, where a new table is wanted with what cannot be combined."""
    for name, value in options.items():
        bar = barred(bars, name, value, options, seats)
        if bar is not None:
            rule = f" ({bar.rule})" if bar.rule else ""
            raise BadInput(f"option '{name}' cannot be {quoted(value)} here: {bar.why}{rule}")


def cautions_for(cautions: tuple[Bar, ...], options: Mapping[str, Json], seats: int) -> list[Bar]:
    """What is to be said of these options, although they are allowed."""
    return [each for each in cautions if options[each.option] in each.values and each.holds(options, seats)]


def default_of(option: GameOption, before: Mapping[str, Json], seats: int) -> Json:
    """What an option is when it is left out; `before` holds the options declared before it."""
    for usual in option.usual:
        if usual.holds(before, seats):
            return usual.value
    return list(option.default) if isinstance(option, Several) else option.default


def advice(option: GameOption, seats: int | None = None) -> str:
    """What is recommended, in words, for so many seats or for each number of them; empty without a recommendation."""
    if not isinstance(option, Number) or not option.recommended:
        return ""
    if seats is not None:
        return f"Recommended for {seats} players: {option.recommended[seats]}."
    return f"Recommended: {', '.join(f'{n} for {seats} players' for seats, n in option.recommended.items())}."


def chosen_options(declared: Mapping[str, GameOption], options: Mapping[str, Json], seats: int) -> dict[str, Json]:
    """Those options that are not what they would be if they were left out: what positions and records keep, so that an
    option that is added later changes nothing in them."""
    return {
        name: options[name] for name, option in declared.items() if options[name] != default_of(option, options, seats)
    }
