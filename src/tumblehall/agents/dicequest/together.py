"""What things are worth to the heuristic agent of Dicequest when all win or lose together: points only up to the bar
that everybody needs, threats that are taken away, and what somebody else needs more."""

from collections.abc import Sequence

from tumblehall.agents.dicequest.worth import (
    ADVENTURE,
    AGAIN,
    CHALLENGE,
    HERO,
    ITEM,
    QUEST,
    adventure_of,
    attempt_worth,
    chance,
    needed,
    pool_of,
    rough_chance,
    rounds_left,
)
from tumblehall.games.dicequest.content.dice import MOST_DICE
from tumblehall.games.dicequest.edges.view import Hero, Seen

THREAT = 3.5
"""A threat that is gone, in points."""
LAST = 8.0
"""One that is gone from the last adventure, which must have none."""
ABOVE, BELOW = 0.1, 1.3
"""What a point is worth to who has enough, and to who has not."""
LEFT_TO_OTHERS = 0.35
"""What of a quest's points is lost when somebody who needs them could have had them."""
MARGIN = 3
"""So much above the bar is safe: points can be lost again."""
MOST_TOKENS = 5
HELP = 2.0
"""A threat that a new hero will help to pay, in points."""


def lacking(view: Seen, seat: int) -> int:
    """How many points a seat is short of the bar."""
    return (view["goal"] or 0) + MARGIN - view["seats"][seat]["points"]


def others_lack(view: Seen) -> bool:
    return any(lacking(view, seat) > MARGIN for seat in range(len(view["seats"])) if seat != view["seat"])


def point_worth(view: Seen) -> float:
    """What a point is worth to me."""
    assert view["seat"] is not None
    return BELOW if lacking(view, view["seat"]) > 0 else ABOVE


def joint_worth(view: Seen, heroes: Sequence[Hero], slug: str, token: bool) -> float:
    """A try of a challenge with these heroes, as all of us see it."""
    likely = chance(heroes, slug, token)
    worth = attempt_worth(view, heroes, slug, token)
    if slug in ADVENTURE and rounds_left(view) == 0:  # nothing is to be saved for later
        dice = sum(pool_of(heroes))
        return 2.0 * likely * point_worth(view) + threats_worth(view, heroes, slug, token) + 0.2 * dice
    if slug in ADVENTURE:
        return worth - 4.0 * likely + 2.0 * likely * point_worth(view) + threats_worth(view, heroes, slug, token)
    points = QUEST[slug].points * likely
    worth += points * (point_worth(view) - 1.0)
    if point_worth(view) < 1.0 and others_lack(view):
        worth -= LEFT_TO_OTHERS * QUEST[slug].points
    threat = next((one["token"] for one in view["quests"] if one["quest"] == slug), None)
    return worth + (THREAT * likely if threat is not None else 0.0)


def threats_worth(view: Seen, heroes: Sequence[Hero], slug: str, token: bool) -> float:
    """The threats that can be paid from what the heroes roll beyond what is asked, the easiest first."""
    price = LAST if rounds_left(view) == 0 else THREAT
    return price * threats_paid(view, pool_of(heroes), CHALLENGE[slug].need, token)


def threats_paid(view: Seen, pool: tuple[int, ...], asked_first: Sequence[int], token: bool) -> float:
    """How many threats of the adventure such dice pay, roughly."""
    need = list(asked_first)
    tokens = sorted((needed(one["need"]) for one in adventure_of(view)["tokens"]), key=sum)
    paid = 0.0
    for asked in tokens[:MOST_TOKENS]:
        need = [have + more for have, more in zip(need, asked, strict=True)]
        once = rough_chance(pool, tuple(need))
        paid += 1.0 - (1.0 - once) ** (AGAIN if token else 1.0)
    return paid


def help_worth(view: Seen, party: Sequence[Hero], slug: str) -> float:
    """How much more a hero of the market would do against the threats of the adventure: its colours count."""
    need = CHALLENGE[adventure_of(view)["quest"]].need
    pool = pool_of(party)
    with_it = list(pool)
    for colour in HERO[slug].dice:
        with_it[colour] = min(with_it[colour] + 1, MOST_DICE)
    token = True
    return HELP * (threats_paid(view, tuple(with_it), need, token) - threats_paid(view, pool, need, token))


def gift_worth(view: Seen, item: str, seat: int) -> float:
    """An item to another player: points to who lacks them, from who has more than enough."""
    assert view["seat"] is not None
    mine, theirs = lacking(view, view["seat"]), lacking(view, seat)
    points = ITEM[item].points
    if points and theirs > MARGIN and mine + points <= 0:
        return 1.0 + min(points, theirs)
    return -1.0
