"""The quest area in positions, written: quests, parties, a challenge."""

from tumblehall.games.quarriors.rules.battles import Battle
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState
from tumblehall.kernel.values import Json


def quests_of(s: QuarriorsState) -> list[Json]:
    """The quest cards, and how many quest dice lie on each."""
    return [{"card": s.tables.cards[kind].name, "dice": s.wilds[kind]} for kind in s.tables.quests]


def quest_of(s: QuarriorsState, seat: int, party: list[Json]) -> dict[str, Json]:
    """A player's party and its quest."""
    assert s.quests is not None
    return {"card": s.tables.cards[s.quests.on[seat]].name, "party": party}


def challenge_of(s: QuarriorsState, battle: Battle, doc: dict[str, Json]) -> dict[str, Json]:
    """A challenge, from what is written of any battle: pairs are against the challenger, against the challenged."""
    sides = (s.turn, battle.against)
    now = [battle.totals[seat] for seat in sides] if battle.totals else []
    main = [battle.main[seat] for seat in sides] if battle.main else now
    more: dict[str, Json] = {
        "quest": s.tables.cards[battle.quest].name,
        "by": s.turn,
        "against": battle.against,
        "first": now if battle.main else [],
        "totals": main,
    }
    doc = {name: value for name, value in doc.items() if name not in ("totals", "changes")} | more
    if battle.changes:
        doc["changes"] = [sum(n for seat, n in battle.changes if seat == side) for side in sides]
    if battle.strikers:
        doc["strikers"] = list(battle.strikers)
    return doc


def records_of(s: QuarriorsState) -> dict[str, Json]:
    """What the turn keeps of quests."""
    q = s.quests
    doc: dict[str, Json] = {}
    if q is None:
        return doc
    if q.visited:
        doc["visited"] = True
    if q.attacked:
        doc["attacked"] = True
    return doc


def seized_of(s: QuarriorsState) -> list[Json]:
    """Who takes the quartifacts of those that are being destroyed, by their tags."""
    taken = () if s.quests is None else s.quests.seized
    return [{"tag": tag, "seat": None if seat == NONE else seat} for tag, seat in taken]
