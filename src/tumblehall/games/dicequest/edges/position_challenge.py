"""The challenge under way in a position. What is left out is as at its deployment."""

from tumblehall.games.dicequest.cards.challenges import AT_PLAY, CHALLENGES, FIRST_ADVENTURE
from tumblehall.games.dicequest.cards.printed import HEROES
from tumblehall.games.dicequest.cards.sets import bits_of
from tumblehall.games.dicequest.cards.sources import SOURCE_SLUG
from tumblehall.games.dicequest.content.dice import COLOUR_OF, FACE_BY_NAME, MOST_DICE, SHOWN, SYMBOLS, packed
from tumblehall.games.dicequest.content.kinds import COLOURS, WANTED
from tumblehall.games.dicequest.rules import steps
from tumblehall.games.dicequest.rules.quest import pool
from tumblehall.games.dicequest.rules.state import DicequestState
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.reading import Doc

CHALLENGE = {facts.slug: number for number, facts in enumerate(CHALLENGES)}
SOURCE = {slug: number for number, slug in enumerate(SOURCE_SLUG)}
FIELDS = (
    "quest", "heroes", "sources", "pool", "banned", "unlocked", "locked", "added", "lost", "need", "wounds", "blocks",
    "downgrades", "saves", "shields", "paid", "succeeded",
)  # fmt: skip
MOST = 99


def load_challenge(s: DicequestState, doc: Doc, laid: list[int]) -> None:
    doc.fields(FIELDS)
    number = CHALLENGE[doc.need("quest").one_of(CHALLENGE)]
    claimed = any(trophies >> number & 1 for trophies in s.trophies)
    if number not in (*laid, AT_PLAY, FIRST_ADVENTURE + s.adventure) and not claimed:
        raise doc.get("quest").refuse(f"{doc.get('quest').value} is not on the table")
    s.start_challenge(number)
    party = {HEROES[hero.card].slug: slot for slot, hero in enumerate(s.party[s.turn]) if hero is not None}
    s.active = bits_of([party[item.one_of(party)] for item in doc.get("heroes", []).items(most=3)])
    pool(s, (steps.POOL, s.turn), FastRng(0))  # no chance is used
    if doc.has("sources"):
        s.sources = bits_of([SOURCE[item.one_of(SOURCE)] for item in doc.get("sources").items(most=20)])
    if doc.has("banned"):
        s.banned = bits_of([COLOURS.index(item.one_of(COLOURS)) for item in doc.get("banned").items(most=4)])
    s.unlocked = sorted(face_of(item) for item in doc.get("unlocked", []).items(most=16))
    s.locked = [_locked(item) for item in doc.get("locked", []).items(most=16)]
    _pool(s, doc)
    s.added = packed(_counts(doc.get("added", {}), SYMBOLS))
    s.lost = packed(_counts(doc.get("lost", {}), SYMBOLS))
    if doc.has("need"):
        s.need = _counts(doc.get("need"), WANTED)
    if doc.has("wounds"):
        s.light, s.deadly, s.unblockable = _counts(doc.get("wounds"), ("light", "deadly", "unblockable"))
    s.blocks = doc.get("blocks", 0).int(0, MOST)
    s.downgrades = doc.get("downgrades", 0).int(0, MOST)
    s.saves = doc.get("saves", 0).int(0, MOST)
    s.shields = doc.get("shields", 0).int(0, MOST)
    s.paid = _counts(doc.get("paid", {}), WANTED)
    s.succeeded = doc.get("succeeded", False).bool()


def _pool(s: DicequestState, doc: Doc) -> None:
    """Dice of each colour: as written, or those that are rolled, or those of the heroes."""
    rolled = [0, 0, 0, 0]
    for face in (*s.unlocked, *(face for face, _ in s.locked)):
        rolled[COLOUR_OF[face]] += 1
    if doc.has("pool"):
        s.pool = _counts(doc.get("pool"), COLOURS, MOST_DICE)
    elif any(rolled):
        s.pool = rolled
    for colour, n in enumerate(rolled):
        if n > s.pool[colour] or s.pool[colour] > MOST_DICE:
            raise doc.refuse(f"there are {n} {COLOURS[colour]} dice; the pool has {s.pool[colour]} of {MOST_DICE}")


def face_of(doc: Doc) -> int:
    """`red:2sword`"""
    return FACE_BY_NAME[doc.one_of(FACE_BY_NAME)]


def _locked(doc: Doc) -> tuple[int, int]:
    doc.fields(("die", "left"))
    face = face_of(doc.need("die"))
    left = _counts(doc.get("left", {}), SYMBOLS)
    if any(n > there for n, there in zip(left, SHOWN[face], strict=True)):
        raise doc.get("left").refuse("no die has more left than it shows")
    return face, packed(left)


def _counts(doc: Doc, names: tuple[str, ...], most: int = MOST) -> list[int]:
    doc.fields(names)
    return [doc.get(name, 0).int(0, most) for name in names]
