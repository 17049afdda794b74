"""The chance of the challenge under way, by the best use of the re-roll token and of runes, told from a view: only for
those who ask."""

from tumblehall.games.dicequest.cards.challenges import AT_PLAY, CHALLENGES
from tumblehall.games.dicequest.cards.programs import NO_RUNE_REROLL
from tumblehall.games.dicequest.content.dice import FACE_BY_NAME, SHOWN
from tumblehall.games.dicequest.content.kinds import COLOURS, WANTED
from tumblehall.games.dicequest.edges.active import cards_of, fills_by, threat_of
from tumblehall.games.dicequest.edges.view import Chance, Seen
from tumblehall.games.dicequest.rules.chance import chance_with


def chance_now(view: Seen) -> Chance | None:
    """Before the roll or after it; None: no challenge is there yet, or its dice are done. Abilities are left aside."""
    challenge = view["challenge"]
    if challenge is None or view["phase"] not in ("deployment", "combat"):
        return None
    if challenge["quest"] == CHALLENGES[AT_PLAY].slug:
        return None
    unlocked = tuple(FACE_BY_NAME[die["die"]] for die in challenge["unlocked"])
    unrolled = (0, 0, 0, 0) if challenge["rolled"] else tuple(challenge["pool"].get(colour, 0) for colour in COLOURS)
    there = challenge["result"] if challenge["rolled"] else challenge["added"]
    # Negative where a threat took symbols.
    free = tuple(
        there.get(sign, 0) - sum(SHOWN[face][symbol] for face in unlocked)
        for symbol, sign in zip(range(5), WANTED, strict=False)
    )
    mine = view["seats"][view["turn"]]
    chance = chance_with(
        unlocked,
        unrolled,
        free,
        tuple(challenge["need"].get(sign, 0) for sign in WANTED),
        fills_by(cards_of(mine, challenge["heroes"])),
        mine["reroll"],
        not NO_RUNE_REROLL[threat_of(view)],
    )
    return {"of": round(chance.of, 6), "exact": chance.exact, "aside": ["abilities", "wounds"]}
