"""Dicequest: heroes, items and challenges by what is printed on them. Nothing is hidden in this game."""

from tumblehall.agents.encoding.features import BINS, Row, bits_in, by_seat, clockwise, named, one_of, total
from tumblehall.games.dicequest.cards.challenges import AT_PLAY, CHALLENGES
from tumblehall.games.dicequest.cards.decks import TOKEN_NEED
from tumblehall.games.dicequest.cards.facts import Challenge, HeroFacts, ItemFacts
from tumblehall.games.dicequest.cards.printed import HEROES, ITEMS, QUESTS, THREATS
from tumblehall.games.dicequest.cards.sources import HERO_COUNT
from tumblehall.games.dicequest.content.dice import COLOUR_OF, FACES, SHIFT, SHOWN
from tumblehall.games.dicequest.content.kinds import COLOURS, WANTED
from tumblehall.games.dicequest.rules.numbers import points_of
from tumblehall.games.dicequest.rules.state import NONE, SLOTS, DicequestState, Hero, Phase
from tumblehall.games.dicequest.rules.verbs import SEATS
from tumblehall.kernel.flow import Frame

VERSION = 2
SYMBOLS = len(WANTED) - 1
DIE = SYMBOLS + len(COLOURS)
FACE_ROWS = tuple((*map(float, SHOWN[face]), *one_of(COLOUR_OF[face], len(COLOURS))) for face in range(FACES))


def _hero_row(hero: HeroFacts) -> Row:
    dice = [float(sum(int(colour) == each for colour in hero.dice)) for each in range(len(COLOURS))]
    facts = (hero.cost / 5, hero.points / 5, float(hero.legend), float(hero.ability is not None))
    return (*facts, *dice, *named(hero.slug))


def _item_row(item: ItemFacts) -> Row:
    kinds = [float(item.kind == kind) for kind in ("single_use", "equipment", "treasure")]
    return (item.points / 5, float(item.deck == "legendary"), float(item.on_opponent), *kinds, *named(item.slug))


def _challenge_row(number: int, facts: Challenge) -> Row:
    """A quest with its rewards; an adventure has none printed as numbers."""
    rewards = [0.0] * 6
    if number < AT_PLAY:
        quest = QUESTS[number]
        won = quest.success
        rewards = [quest.points, quest.guaranteed.gold, won.gold, won.level_up, won.basic_item, won.legendary_item]
    asks = (facts.act, *facts.party, *facts.need, facts.light, facts.deadly, facts.unblockable)
    return (*(each / 3 for each in asks), *(each / 3 for each in rewards), *named(facts.slug))


HERO_ROWS, ITEM_ROWS = tuple(map(_hero_row, HEROES)), tuple(map(_item_row, ITEMS))
CHALLENGE_ROWS = tuple(_challenge_row(number, facts) for number, facts in enumerate(CHALLENGES))
HERO, ITEM, CHALLENGE = len(HERO_ROWS[0]), len(ITEM_ROWS[0]), len(CHALLENGE_ROWS[0])
MEMBER = HERO + 3 + ITEM
EACH = 5 + (MEMBER + 1) + 2 * (ITEM + 1) + (HERO + 1) + (CHALLENGE + 1)
TABLE = 7 + BINS + 2 * (HERO + 1) + (CHALLENGE + 1) + CHALLENGE + len(WANTED)
UNDER_WAY = len(Phase) + CHALLENGE + len(COLOURS) + len(WANTED) + 2 * (DIE + 1) + 2 * SYMBOLS + 8
STATE_SIZE = TABLE + UNDER_WAY + SEATS * (EACH + 1)
THING_SIZE = MEMBER + ITEM + CHALLENGE + DIE + SEATS + 1
NO_ITEM: Row = (0.0,) * ITEM
NO_CHALLENGE: Row = (0.0,) * CHALLENGE


def read(s: DicequestState, seat: int) -> list[float]:
    seats = [_seat(s, other) for other in clockwise(seat, s.players)]
    return [*_table(s, seat), *_under_way(s), *by_seat(seats, SEATS)]


def _table(s: DicequestState, seat: int) -> list[float]:
    tokens = [TOKEN_NEED[token] for token in (*s.adventure_tokens, *s.ahead)]
    return [
        s.round / 9,
        s.act / 3,
        float(s.turn == seat),
        float(s.first == seat),
        float(s.coop),
        s.difficulty / 5,
        s.discount / 3,
        *named("" if s.threat == NONE else THREATS[s.threat].slug),
        *total((HERO_ROWS[card] for card in s.market), HERO),
        *total((HERO_ROWS[card] for card in (s.next_hero,) if card != NONE), HERO),
        *total((CHALLENGE_ROWS[laid.card] for laid in s.quests), CHALLENGE),
        *_challenge(s.adventure),
        *(sum(need[symbol] for need in tokens) / 3 for symbol in range(len(WANTED))),
    ]


def _challenge(number: int) -> Row:
    return NO_CHALLENGE if number == NONE else CHALLENGE_ROWS[number]


def _under_way(s: DicequestState) -> list[float]:
    """The challenge, the dice, and what is still wanted."""
    left = (s.light, s.deadly, s.unblockable, s.blocks, s.downgrades, s.saves, s.shields, s.succeeded)
    return [
        *one_of(s.phase, len(Phase)),
        *_challenge(s.challenge),
        *(dice / 5 for dice in s.pool),
        *(need / 3 for need in s.need),
        *total((FACE_ROWS[face] for face in s.unlocked), DIE),
        *total((FACE_ROWS[face] for face, _ in s.locked), DIE),
        *_symbols(s.added),
        *_symbols(s.lost),
        *(each / 3 for each in left),
    ]


def _symbols(packed: int) -> list[float]:
    return [(packed >> SHIFT * symbol & (1 << SHIFT) - 1) / 3 for symbol in range(SYMBOLS)]


def _seat(s: DicequestState, seat: int) -> list[float]:
    heroes = [_member(hero) for hero in s.party[seat] if hero is not None]
    quests = [CHALLENGE_ROWS[quest] for quest in bits_in(s.trophies[seat])]
    return [
        s.gold[seat] / 10,
        points_of(s, seat) / 20,
        float(s.reroll[seat]),
        float(s.turn == seat),
        max(0, s.scores[seat]) / 10,
        *total(heroes, MEMBER),
        *total((ITEM_ROWS[item] for item in bits_in(s.backpack[seat])), ITEM),
        *total((ITEM_ROWS[item] for item in bits_in(s.curses[seat])), ITEM),
        *total((HERO_ROWS[card] for card in bits_in(s.graduates[seat])), HERO),
        *total(quests, CHALLENGE),
    ]


def _member(hero: Hero) -> Row:
    item = NO_ITEM if hero.item == NONE else ITEM_ROWS[hero.item]
    return (*HERO_ROWS[hero.card], float(hero.expert), float(hero.wound != 0), float(hero.item != NONE), *item)


def thing(s: DicequestState, frame: Frame, of: str, n: int) -> Row:
    """A hero, an item, a challenge, a die, a player, or a plain number."""
    hero: Row = (0.0,) * MEMBER
    item, challenge = NO_ITEM, NO_CHALLENGE
    die: Row = (0.0,) * DIE
    whose: Row = (0.0,) * SEATS
    number = 0.0
    match of:
        case "market":
            hero = _member(Hero(n, False))
        case "leaving" | "member":
            hero = _slot(s, frame, n)
        case "equipping":
            item, hero = ITEM_ROWS[n // SLOTS], _slot(s, frame, n % SLOTS)
        case "placing":
            number, hero = n // SLOTS / 3, _slot(s, frame, n % SLOTS)
        case "item":
            item = ITEM_ROWS[n]
        case "gift":
            item, whose = ITEM_ROWS[n // SEATS], _whose(s, frame, n % SEATS)
        case "opponent":
            whose = _whose(s, frame, n)
        case "source" if n < HERO_COUNT:
            hero = _member(Hero(n, True))
        case "source":
            item = ITEM_ROWS[n - HERO_COUNT]
        case "challenge":
            challenge = CHALLENGE_ROWS[n]
        case "rune" | "die" | "side" if n < FACES:
            die = FACE_ROWS[n]
        case "converted" if n % (FACES + 1) < FACES:
            die, number = FACE_ROWS[n % (FACES + 1)], n // (FACES + 1) / SYMBOLS
        case _:
            number = n / 10
    return (*hero, *item, *challenge, *die, *whose, number)


def _slot(s: DicequestState, frame: Frame, slot: int) -> Row:
    hero = s.party[frame[1]][slot]
    return (0.0,) * MEMBER if hero is None else _member(hero)


def _whose(s: DicequestState, frame: Frame, seat: int) -> list[float]:
    return one_of((seat - frame[1]) % s.players, SEATS)
