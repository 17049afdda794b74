"""The answers of the game: one table of verbs. A die is named by its code (kind * 8 + face), one in a ready area by its
tag. Rules use the numbers; edges/operands.py names what stands behind them."""

from typing import Final

from tumblehall.games.quarriors.language.clauses import Activate
from tumblehall.games.quarriors.language.effects import Cull, Pay
from tumblehall.games.quarriors.language.terms import Coin, Phase
from tumblehall.games.quarriors.rules.figures import buyout_price, capture_price, glory_of, summon_price
from tumblehall.games.quarriors.rules.numbers import number
from tumblehall.games.quarriors.rules.state import QuarriorsState, Scope
from tumblehall.games.quarriors.rules.zones import find
from tumblehall.kernel.steps import Frame
from tumblehall.kernel.verbs import Verb, Verbs

KINDS: Final = 32
CODES: Final = KINDS * 8
TAGS: Final = 128
SEATS: Final = 4
BESIDE: Final = 20
"""Places beside one host."""
MOST_FATES: Final = 16
MOST_WAITING: Final = 64
MOST_LISTS: Final = 4
LEAVING: Final = {Phase.READY: "Go on to the attack", Phase.ATTACK: "Attack", Phase.CAPTURE: "Tidy up"}


def _glory(s: QuarriorsState, f: Frame, tag: int) -> int:
    found = find(s, tag)
    assert found is not None
    return glory_of(s, *found)


def _score(s: QuarriorsState, f: Frame, tag: int) -> str:
    return "nothing: it is not culled" if s.expert else f"{_glory(s, f, tag)} glory"


def _price(s: QuarriorsState, f: Frame, tag: int) -> str:
    """What an ability costs, behind its name."""
    found = find(s, tag)
    assert found is not None
    for said in s.tables.faces[found[1].acts_as].says.get(Activate, ()):
        match said.clause.price:  # type: ignore[union-attr]
            case Pay(n, coin):
                kind = "glory" if coin is Coin.GLORY else "quiddity"
                return f" for {max(0, number(s, n, Scope(f[1], tag)))} {kind}"
            case Cull():
                return " for a die"
            case _:
                break
    return ""


def _anchor_price(s: QuarriorsState, f: Frame, kind: int) -> str:
    said = s.tables.cards[kind].anchored
    assert said is not None
    match said.clause.price:  # type: ignore[union-attr]
        case Pay(n, coin):
            words = coin.value if coin in (Coin.LIGHT, Coin.DARK) else "glory" if coin is Coin.GLORY else "quiddity"
            return f" for {max(0, number(s, n, Scope(f[1])))} {words}"
        case _:
            return ""


def _cast_rule(s: QuarriorsState, f: Frame, tag: int) -> str:
    return "QC-13.4" if s.turn != f[1] else "QC-13.1"


def _buyout(s: QuarriorsState, f: Frame, tag: int) -> int | None:
    found = find(s, tag)
    assert found is not None
    return buyout_price(s, f[1], *found)


def _holder(s: QuarriorsState, f: Frame, quest: int) -> int:
    assert s.quests is not None
    return next(seat for seat in range(s.players) if s.quests.on[seat] == quest and seat != s.turn)


VERBS: Final = Verbs()
PASS: Final = VERBS.add("pass", "No")
PASS_TURN: Final = VERBS.add("pass-turn", "No reaction this turn")
NEXT: Final = VERBS.add("next", "{then}", rule="QC-5.1", facts={"then": lambda s, f, n: LEAVING[Phase(s.phase)]})
END_TURN: Final = VERBS.add("end-turn", "End the turn")
YES: Final = VERBS.add("yes", "Yes")
USE: Final = VERBS.add("use", "Use {it}", "code", CODES, "QC-7.3")
USE_SECOND: Final = VERBS.add("use", "Use {it}: second effect", "second", CODES, "QX-7")
SPEND: Final[Verb] = VERBS.add("spend", "Spend {it}", "code", CODES, "QC-3.1")
READY: Final = VERBS.add("ready", "Ready {it}", "code", CODES, "QC-7.4")
SUMMON: Final = VERBS.add(
    "summon", "Summon {it} for {price}", "code", CODES, "QC-7.5", {"price": lambda s, f, n: summon_price(s, f[1], n)}
)
CAST: Final = VERBS.add("cast", "Cast {it}", "standing", TAGS, _cast_rule)
ATTACH: Final = VERBS.add("attach", "Attach {it}", "standing", TAGS, "QC-13.3")
ACTIVATE: Final = VERBS.add("activate", "Use {it}{price}", "owned tag", TAGS, "QL-7", {"price": _price})
ANSWER: Final = VERBS.add("answer", "Use the ability of {it}", "standing", TAGS, "QC-8.4")
SCORE: Final = VERBS.add("score", "Score {it} for {glory}", "standing", TAGS, "QC-6.3", {"glory": _score})
SCORE_CULL: Final = VERBS.add(
    "score-cull", "Score {it} for {glory} glory and cull it", "standing", TAGS, "QV-2", {"glory": _glory}
)
DEFEND: Final = VERBS.add("defend", "Defend with {it}", "standing", TAGS, "QC-8.6")
DEFEND_FOR: Final = VERBS.add("defend", "Let {it} defend", "owned tag", TAGS, "QC-8.6")
DROP: Final = VERBS.add("drop", "Put {it} into the spent pile", "standing", TAGS, "QC-10.2")
RECOPY: Final = VERBS.add("copy-anew", "Let {it} copy another creature", "standing", TAGS, "QC-12.2")
CAPTURE: Final = VERBS.add(
    "capture", "Capture {it} for {price}", "kind", KINDS, "QC-9.1", {"price": lambda s, f, n: capture_price(s, f[1], n)}
)
CULL: Final = VERBS.add("cull", "Cull {it}", "used kind", KINDS)
FATE: Final = VERBS.add("goes", "{it}", "fate", MOST_FATES)
ORDER: Final = VERBS.add("first", "First {it}", "waiting", MOST_WAITING)
FACE: Final = VERBS.add("turn", "Turn to {it}", "face", 8)
SEAT: Final = VERBS.add("seat", "Seat {it}", "player", SEATS, "Q150")
CHOOSE: Final = VERBS.add("choose", "{it}", "list", MOST_LISTS, "Q43")
PICK_READY: Final = VERBS.add("pick", "{it}", "ready die", TAGS)
PICK_ATTACHED: Final = VERBS.add("pick", "{it}", "attached die", TAGS * BESIDE)
PICK_ACTIVE: Final = VERBS.add("pick", "{it}", "active die", SEATS * CODES)
PICK_SPENT: Final = VERBS.add("pick", "{it}", "spent die", SEATS * CODES)
PICK_USED: Final = VERBS.add("pick", "{it}", "used die", SEATS * KINDS)
PICK_WILDS: Final = VERBS.add("pick", "{it}", "wilds die", KINDS)
LOCK: Final = VERBS.add("lock", "Lock {it}", "code", CODES, "QL-3")
LOCK_INTO: Final = VERBS.add("lock", "Lock {it}", "handed die", SEATS * CODES, "QL-12")
UNLOCK: Final = VERBS.add("unlock", "Unlock {it} for {price}", "owned tag", TAGS, "QL-9", {"price": _buyout})
ANCHOR: Final = VERBS.add("anchor", "Anchored spell of {it}{price}", "anchor", KINDS, "QX-8", {"price": _anchor_price})
CAPTURE_WITH: Final = VERBS.add("capture", "Capture {it}", "discounted", KINDS, "QX-1")
PAY: Final = VERBS.add("pay", "{it} first", "energy", 3, "QX-2")
COMPLETE: Final = VERBS.add(
    "complete", "Complete {it} for {glory} glory", "quest", KINDS, "QQ-14", {"glory": lambda s, f, n: s.tables.glory[n]}
)
FAIL: Final = VERBS.add("fail", "Leave {it}", "quest", KINDS, "QQ-14")
QUEST: Final = VERBS.add("quest", "Send creatures to start {it}", "quest", KINDS, "QQ-7")
CHALLENGE: Final = VERBS.add(
    "challenge", "Send creatures to challenge {it} of seat {holder}", "quest", KINDS, "QQ-7", {"holder": _holder}
)
SEND: Final = VERBS.add("send", "Send {it}", "standing", TAGS, "QQ-6")
DEPART: Final = VERBS.add("depart", "Go now", rule="QQ-6")
DEPART_AFTER: Final = VERBS.add("depart-after", "Go after the attack", rule="QQ-6")
START_QUEST: Final = VERBS.add("start", "Start {it} with the survivors", "quest", KINDS, "QQ-13")

PICKS: Final = (PICK_READY, PICK_ATTACHED, PICK_ACTIVE, PICK_SPENT, PICK_USED, PICK_WILDS)
"""Whatever an effect may choose."""
