"""How far an undo goes for somebody who wants to choose anew."""

from tumblehall.kernel.table import Table


def undos_to_choice(table: Table, seat: int) -> int:
    """How many free undos lead a seat back to a question with a choice: an end that is the only answer may go by
    itself, and would do so again. 1 where none of them does."""
    tried, times = table.clone(), 0
    while tried.why_no_undo(seat) is None:
        tried.undo(seat)
        times += 1
        asked = next((decision for decision in tried.decisions if decision.seat == seat), None)
        if asked is not None and len(asked.options) > 1:
            return times
    return 1
