"""Why an answer is not on offer: what any game says, around what the game itself knows."""

from collections.abc import Mapping
from typing import Any

from tumblehall.kernel.game import Game
from tumblehall.kernel.reading import quoted
from tumblehall.kernel.values import Decision, Reason

MOST_OFFERS = 6


def refusal_of(game: Game[Any], view: Mapping[str, Any], decision: Decision | None, text: str) -> Reason:
    """The reason, told from what the seat sees alone. Called only when the text is not on offer."""
    verb = text.partition(" ")[0]
    if decision is None:
        waiting = ", ".join(str(seat) for seat in view["to_act"])
        not_asked = Reason(f"it is not for you to decide now; seat {waiting} is asked", game.turn_rule)
        return game.waiting(view, verb) or not_asked
    if verb not in game.answers:
        return Reason(f"{quoted(text)} is no answer in this game; on offer: {offers(decision)}", decision.rule)
    if decision.kind not in game.answers[verb]:
        not_now = Reason(f"that is not what is asked now: {decision.prompt}", decision.rule)
        return game.misplaced(view, verb) or not_now
    known = game.why(view, decision, text)
    return known or Reason(f"{quoted(text)} is not on offer; on offer: {offers(decision)}", decision.rule)


def offers(decision: Decision) -> str:
    """The first few options by their ids."""
    ids = [option.id for option in decision.options]
    return ", ".join(ids[:MOST_OFFERS]) + (", ..." if len(ids) > MOST_OFFERS else "")
