"""Games of Quarriors that bring every two cards of the Wilds together, by the rules of set-up. Each is planned after
those before it: what met least often meets next."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement

from tumblehall.games.quarriors.cards import CARD_BY_NAME, COMPILED
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.rules.mechanisms import corruption, large_dice, quest_cards
from tumblehall.games.quarriors.rules.mixing import BESIDE, NEEDED, SET_OF, SET_TITLES
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.values import Json
from tumblehall.lab.cover import Cover
from tumblehall.lab.meetings import Meetings, Thing
from tumblehall.lab.quarriors_features import EXPERT, LARGE_DICE, MECHANISMS, THE_END, TWO_CAPTURES, WORDS, words_of
from tumblehall.lab.setups import Setup

TIMES, TIMES_ALIKE = 20, 50
"""So often two cards meet, and so often cards of two words or mechanisms."""
KINDS = ("spell", "creature")
"""In the order in which they are chosen: of spells there are fewer in a game, and they take most games."""


def cards_of(kind: str) -> list[CompiledCard]:
    return [card for card in COMPILED if card.facts.kind == kind]


IN_WILDS = tuple(card for kind in KINDS for card in cards_of(kind))


class Plan:
    """What has met, and the next game."""

    def __init__(
        self,
        seed: str,
        cards: Sequence[CompiledCard] = IN_WILDS,
        needed: Mapping[str, int] = NEEDED,
        times: tuple[int, int] = (TIMES, TIMES_ALIKE),
    ) -> None:
        self.seed = seed
        self.games = 0
        self.needed = needed
        self.times = times
        beside = [*cards_of(quest_cards.KIND), *(CARD_BY_NAME[name] for name in large_dice.ASSISTANTS)]
        self.cards = (*cards, *beside)
        self._numbers = {card.name: number for number, card in enumerate(self.cards)}
        self._kinds = {kind: [n for n, card in enumerate(cards) if card.facts.kind == kind] for kind in KINDS}
        self.cover = Cover([card.facts.die_class for card in self.cards], wanted(self.cards, len(cards), times))
        self.names = {card.name: Thing(card.facts.die_class, frozenset((card.name,))) for card in cards}
        self.pairs, self.words, self.mechanisms = Meetings(self.names), Meetings(WORDS), Meetings(MECHANISMS)

    @property
    def complete(self) -> bool:
        together, alike = self.times
        if self.cover.left or self.pairs.least() < together:
            return False
        return min(self.words.least(), self.mechanisms.least()) >= alike

    def next(self) -> Setup:
        """The next game; it depends on the seed and on the games before."""
        rng = FastRng(f"{self.seed}/{self.games}/plan")
        chosen: list[int] = []
        for kind in KINDS:
            among = self._kinds[kind]
            if not chosen:
                chosen.append(self.cover.most_lacking(among, rng))
            still = self.needed[kind] - sum(number in among for number in chosen)
            self.cover.add(chosen, among, still, rng)
        seats = 2 + rng.below(3)
        options = self._options([self.cards[number] for number in chosen], rng)
        for among in self._beside(options, seats):
            self.cover.add(chosen, among, 1, rng)
        names: list[Json] = [self.cards[number].name for number in chosen]
        return Setup(seats, {**options, "wilds": names}, rng.below(8) == 0)

    def _options(self, cards: Sequence[CompiledCard], rng: FastRng) -> dict[str, Json]:
        """The sets of these cards and others by chance, and any rules that go with them."""
        must = {name for card in cards for name in (SET_OF[card.facts.set], *BESIDE.get(card.facts.set, ()))}
        sets: list[Json] = [name for name in SET_TITLES if name in must or rng.below(2)]
        light = large_dice.SET in sets
        large = light and rng.below(2) == 1 and not any(card.relies_on & large_dice.LEFT_OUT for card in cards)
        culls = not light or rng.below(3) > 0
        return {
            "sets": sets,
            "quests": quest_cards.SET in sets and rng.below(5) > 0,
            "large_dice": large,
            "culls": culls,
            "captures": 1 + rng.below(2),
            "expert_culling": culls and rng.below(3) == 0,
        }

    def _beside(self, options: Mapping[str, Json], seats: int) -> Iterator[list[int]]:
        """The cards from which one each lies beside the Wilds."""
        if options["quests"]:
            for level in quest_cards.LEVELS[seats]:
                versions = [card for card in quest_cards.QUESTS if card.facts.level == level]
                yield [self._numbers[card.name] for card in versions if quest_cards.comes_up(card, options["sets"])]
        if options["large_dice"]:
            yield [self._numbers[name] for name in large_dice.ASSISTANTS]

    def count(self, setup: Setup) -> None:
        """A game that was played."""
        present = on_table(setup.options)
        self.games += 1
        self.cover.meet(self._numbers[name] for name in present if name in self._numbers)
        for meetings in (self.pairs, self.words, self.mechanisms):
            meetings.count(present)


def on_table(options: Mapping[str, Json]) -> list[str]:
    """The cards of a game, and the mechanisms that its options bring."""
    cards = [CARD_BY_NAME[name] for name in options["wilds"]]
    basics = [*corruption.basics(options["sets"], cards), *quest_cards.basics(options["quests"])]
    ruled = {
        LARGE_DICE: options["large_dice"],
        EXPERT: options["expert_culling"],
        TWO_CAPTURES: options["captures"] > 1,
        THE_END: True,
    }
    return [*options["wilds"], *(name for name, _ in basics), *(name for name, holds in ruled.items() if holds)]


def wanted(cards: Sequence[CompiledCard], in_wilds: int, times: tuple[int, int]) -> list[list[int]]:
    """How often each two cards meet: more often where few others say two words between them. Two cards beside the
    Wilds meet by themselves."""
    together, alike = times
    found = [
        [together if min(one, two) < in_wilds and can_meet(cards[one], cards[two]) else 0 for two in range(len(cards))]
        for one in range(len(cards))
    ]
    saying: dict[str, list[int]] = {}
    for number, card in enumerate(cards):
        for word in words_of(card):
            saying.setdefault(word, []).append(number)
    few = [numbers for numbers in saying.values() if len(numbers) * together < 2 * alike]
    for one, two in combinations_with_replacement(few, 2):
        pairs = {(min(a, b), max(a, b)) for a in one for b in two if found[a][b]}
        for a, b in pairs:
            # A tenth more where two of these pairs may meet in one game, which counts once.
            share = alike if len(pairs) == 1 else -(-(alike + alike // 10) // len(pairs))
            found[a][b] = found[b][a] = max(found[a][b], share)
    return found


def can_meet(one: CompiledCard, two: CompiledCard) -> bool:
    """Versions of one class never do, nor does what relies on basics that large dice replace."""
    replaced = any(card.name in large_dice.ASSISTANTS for card in (one, two))
    relies = any(card.relies_on & large_dice.LEFT_OUT for card in (one, two))
    return one.facts.die_class != two.facts.die_class and not (replaced and relies)
