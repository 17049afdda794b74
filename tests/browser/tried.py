"""Tables of Dicequest at which a quest is about to be judged: won or failed, or with the throw before it."""

from functools import cache

import tumblehall as th
from tests.browser.laid import Chair, House, Moment

TRIES = 0
"""The seat that tries."""
BOARD = {"adventure": "the-glass-prophet", "quests": ["griffon-rescue", "masked-ball", "hydra-fen", "smugglers-cove"]}
OTHERS = [
    {"gold": 3, "points": 6, "party": ["paladin", {"hero": "fire-mage", "expert": True}]},
    {"gold": 1, "points": 2, "party": ["poacher"]},
]


def _combat(*dice: str, token: bool) -> th.Table:
    challenge = {
        "quest": "griffon-rescue",
        "heroes": ["duelist", "ward-mage"],
        "sources": ["duelist"],
        "pool": {"red": 1, "blue": 1, "yellow": 1},
        "unlocked": list(dice),
        "need": {"sword": 1, "arrow": 1, "any": 1},
        "wounds": {"deadly": 0},
    }
    party = [{"hero": "duelist", "expert": True}, "ward-mage"]
    seats = [{"gold": 2, "points": 6, "reroll": token, "party": party}, *OTHERS]
    turn = {"seat": TRIES, "round": 5, "phase": "combat"}
    return th.from_position(
        {"game": "dicequest", "turn": turn, "board": BOARD, "challenge": challenge, "seats": seats}, seed="tried"
    )


@cache
def about_to_win() -> th.Table:
    """Stopping here wins: 3 points, 1 gold, and an expert who is worth 2."""
    return _combat("red:sword", "blue:arrow+rune", "yellow:wand", token=True)


@cache
def about_to_fail() -> th.Table:
    """Stopping here fails for an arrow: the token turns, an expert is made, and a gold lies on the card."""
    return _combat("red:sword", "blue:blank", "yellow:rune", token=False)


@cache
def about_to_throw() -> th.Table:
    """The throw decides: nothing can be done about it."""
    board = {"adventure": "the-wicker-king", "quests": ["rats-in-the-cellar", "archery-fair"]}
    seats = [{"gold": 2, "points": 1, "reroll": False, "party": ["sellsword"]}, *OTHERS]
    turn = {"seat": TRIES, "round": 2, "phase": "tavern"}
    table = th.from_position({"game": "dicequest", "turn": turn, "board": board, "seats": seats}, seed="tried")
    for deed in ("go", "attempt rats-in-the-cellar"):
        table.act(TRIES, deed)
    return table


def seated(house: House, table: th.Table, me: int, manners: dict[str, object] | None = None) -> tuple[Chair, Chair]:
    """My chair, and that of all others."""
    moment = Moment(table.record, len(table.record.entries), TRIES)
    laid = house.fork(moment.record, moment.step, token := house.token(), manners)
    mine = house.sit(laid, token, "dicequest", me)
    rest = [seat for seat in range(table.record.seats) if seat != me]
    return mine, house.sit(laid, house.token(), "dicequest", *rest)
