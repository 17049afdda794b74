"""The words of events, from their data alone."""

from tumblehall.games.quaeleon.edges.names import spoken
from tumblehall.kernel.values import Json

SIGNS = {"add": "{stat} {n:+g}", "mul": "{stat} ×{n:g}", "set": "{stat} {n:g}"}


def tell(kind: str, data: dict[str, Json]) -> str:
    words = dict(data)
    if "card" in words:
        words["card"] = spoken(data["card"])
    if "cards" in words and isinstance(data["cards"], list):
        words["cards"] = several(data["cards"])
    if "seats" in words:
        words["seats"] = seats(data["seats"])
    if "op" in words:
        words["change"] = SIGNS[data["op"]].format(**data)
    match kind:
        case "attack":
            words["hits"] = "; ".join(
                f"seat {hit['seat']} takes {hit['n']}, has {hit['health']}" for hit in data["hits"]
            )
        case "coming":
            words["next"] = f"seat {data['seat']}'s next card" if data["scope"] == "your" else "the next card"
        case "set":
            words["stacks"] = ", ".join(f"seat {seat}: {n}" for seat, n in enumerate(data["stacks"]))
        case "round":
            words["more"] = " Whoever holds a card must stack one." if data["must_stack"] else ""
        case "over":
            words["winners"] = f"{seats(data['winners'])} won" if data["winners"] else "Nobody won"
        case _:
            pass
    return EVENTS[kind].format(**words)


def several(slugs: list[str]) -> str:
    """`2 Kettle Drake, Spite Jar`; `nothing` when there are none."""
    counts: dict[str, int] = {}
    for slug in slugs:
        counts[spoken(slug)] = counts.get(spoken(slug), 0) + 1
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in counts.items()) or "nothing"


def seats(numbers: list[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in numbers)


EVENTS = {
    "set-aside": "Seat {seat} swapped {cards}.",
    "round": "Round {round} begins.{more}",
    "set": "The stacks are set: {stacks}.",
    "revealed": "Seat {seat} reveals {card}, initiative {initiative}.",
    "tie": "A tie of {seats}: {cards} annihilate each other.",
    "turn": "Turn of seat {seat}, initiative {initiative}.",
    "activated": "Seat {seat} activates {card}.",
    "changed": "{card} of seat {seat}: {change}.",
    "wasted": "{card} of seat {seat} has no {stat}: {change} is used up.",
    "answers": "{card} of seat {seat} takes effect.",
    "coming": "For {next}: {change}.",
    "defence": "The defence of seat {seat} is {total}.",
    "attack": "{card} of seat {seat} attacks for {power}: {hits}.",
    "no-attack": "{card} of seat {seat} attacks for 0: no attack.",
    "lost": "Seat {seat} loses {n} health and has {health}.",
    "gained": "Seat {seat} gains {n} health and has {health}.",
    "out": "Out of the game: {seats}. Discarded: {cards}.",
    "dealt": "Seat {seat} deals {n} cards to each player.",
    "drawn": "Seat {seat} picks up cards: {n}.",
    "drew": "Seat {seat} picked up {cards}.",
    "reshuffled": "The discard pile becomes the new deck: {cards} cards.",
    "pool": "New in the pool: {cards}.",
    "discarded": "Seat {seat} discards {cards}.",
    "recruited": "Seat {seat} recruits {card}.",
    "refreshed": "The pool is discarded: {cards}.",
    "stole": "Seat {seat} takes random cards of seat {from}: {n}.",
    "stolen": "Seat {seat} took {cards} of seat {from}.",
    "salvaged": "Seat {seat} takes {card} from the discard pile.",
    "annihilated": "{card} of seat {seat} is annihilated.",
    "returned": "{card} returns to the hand of seat {seat}.",
    "silenced": "{card} of seat {seat} loses its effects.",
    "peeked": "Seat {seat} looks at the stack of seat {at}: top {n}.",
    "saw": "Seat {seat} saw {cards} in the stack of seat {at}.",
    "milled": "{card} is discarded from the stack of seat {seat}.",
    "swapped": "Seat {seat} and seat {with} swap the top cards of their stacks.",
    "got": "On top of the stack of seat {seat} is now {card}.",
    "rotated": "The top card of seat {seat}'s stack goes to the bottom.",
    "pushed": "Seat {seat} puts a card of the hand on top of the stack.",
    "pushed-card": "Seat {seat} put {card} on top of the stack.",
    "initiative": "The revealed card of seat {seat}: initiative {n:+}, now {now}.",
    "next-initiative": "The next card of seat {seat} has initiative {n:+}.",
    "flipped": "Turned over: {card}, initiative {initiative}.",
    "chose": "Seat {seat} chooses no. {list} of {card}.",
    "ending": "The round ends after this turn of seat {seat}.",
    "cleared": "The round is over. Discarded: {cards}.",
    "trimmed": "Seat {seat} discards down to ten: {cards}.",
    "over": "The game is over: {reason}. {winners}.",
}
