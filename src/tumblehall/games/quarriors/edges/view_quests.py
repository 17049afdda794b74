"""What a seat sees of quests: their cards, and a challenge."""

from typing import TypedDict

from tumblehall.games.quarriors.rules.areas import party_of
from tumblehall.games.quarriors.rules.battles import Battle
from tumblehall.games.quarriors.rules.defence import met, nameable
from tumblehall.games.quarriors.rules.figures import attack_of
from tumblehall.games.quarriors.rules.mechanisms.completing import level_of
from tumblehall.games.quarriors.rules.mechanisms.quartifacts import holders
from tumblehall.games.quarriors.rules.mechanisms.quest_dice import waiting
from tumblehall.games.quarriors.rules.names import die_name, kind_name, ready_ref
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState


class QuestCard(TypedDict):
    """A quest card."""

    ref: str
    card: str
    """`Exqualibur/The Hunt For`"""
    die: str
    level: int
    glory: int
    dice: int
    """Quest dice on the card."""
    holders: list[int]
    """The seats that own dice of it."""
    rolled: str | None
    """What its die shows that was rolled and still lies here, before its reward: `exqualibur#4`."""


class Fighter(TypedDict):
    """A creature in a challenge, and what it deals."""

    ref: str
    seat: int
    attack: int
    first: bool
    """Strikes first."""


class Taker(TypedDict):
    """A creature that could be named: whether it holds, and what is left then."""

    ref: str
    holds: bool
    left: int


class ChallengeView(TypedDict):
    """A challenge. Pairs are against the challenger, against the challenged."""

    quest: str
    by: int
    against: int
    totals: list[int]
    """As they would be now, before they are fixed; then what is left."""
    first: list[int]
    """First strikes, while they are dealt."""
    fixed: bool
    fighters: list[Fighter]
    defenders: list[Taker]
    fallen: list[int]
    """How many of each side were destroyed."""


def quests_of(s: QuarriorsState) -> list[QuestCard]:
    return [_quest(s, kind) for kind in s.tables.quests]


def _quest(s: QuarriorsState, kind: int) -> QuestCard:
    rolled = waiting(s)
    return {
        "ref": f"quest:{kind_name(s, kind)}",
        "card": s.tables.cards[kind].name,
        "die": kind_name(s, kind),
        "level": level_of(s, kind),
        "glory": s.tables.glory[kind],
        "dice": s.wilds[kind],
        "holders": holders(s, kind),
        "rolled": die_name(s, rolled) if rolled != NONE and rolled >> 3 == kind else None,
    }


def challenge_of(s: QuarriorsState) -> ChallengeView | None:
    battle = s.battle
    if battle is None or battle.quest == NONE:
        return None
    sides = (s.turn, battle.against)
    fighters = _fighters(s, battle)
    totals = battle.main or battle.totals
    now = [sum(each["attack"] for each in fighters if each["seat"] != seat) for seat in sides]
    return {
        "quest": kind_name(s, battle.quest),
        "by": s.turn,
        "against": battle.against,
        "totals": [totals[seat] for seat in sides] if totals else now,
        "first": [battle.totals[seat] for seat in sides] if battle.main else [0, 0],
        "fixed": bool(battle.totals),
        "fighters": fighters,
        "defenders": _takers(s, battle),
        "fallen": [sum(owner == seat for owner, _ in battle.fallen) for seat in sides],
    }


def _fighters(s: QuarriorsState, battle: Battle) -> list[Fighter]:
    """Those who are there, with their share once it is fixed."""
    shares = {tag: max(amounts) for tag, amounts in battle.shares}
    found: list[Fighter] = []
    for seat, other in ((s.turn, battle.against), (battle.against, s.turn)):
        for die in party_of(s, seat):
            attack = shares.get(die.tag, 0) if battle.totals else attack_of(s, seat, die, other)
            first = die.tag in battle.strikers
            found.append({"ref": ready_ref(seat, die), "seat": seat, "attack": attack, "first": first})
    return found


def _takers(s: QuarriorsState, battle: Battle) -> list[Taker]:
    return [
        {"ref": ready_ref(seat, die), "holds": not stand.falls, "left": stand.left}
        for seat, total in enumerate(battle.totals)
        if total > 0
        for die in nameable(s, seat)
        if not die.fate
        for stand in (met(s, seat, die, total),)
    ]
