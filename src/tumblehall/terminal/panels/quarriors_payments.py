"""What a payment would take, told at the terminal before it is made: the dice, and what floats after it."""

from tumblehall.games.quarriors.edges.sight import Sight
from tumblehall.games.quarriors.edges.view_payments import Paid
from tumblehall.kernel.values import Option
from tumblehall.terminal.panels.quarriors_energy import purse_of
from tumblehall.terminal.panels.quarriors_locks import locked_at
from tumblehall.terminal.panels.quarriors_looks import short, signs_in


def takes(view: Sight, paid: Paid | None, said: bool = False) -> str:
    """`Takes Quiddity Q2, Large ☼2; leaves ☼1.`: what a payment would do; nothing where it cannot be made.
    `said`: it is known which energy goes first."""
    if paid is None or paid["paid"] is None:
        return ""
    dice = ", ".join(f"{short(name)} {signs_in(view, name)}" for name in paid["paid"])
    words = [f"Takes {dice}" if dice else "Takes no dice"]
    after = paid.get("after")
    if after is not None:
        left = purse_of(after["plain"], after["light"], after["dark"]) or "nothing"
        words.append(f"leaves {left}" + " with light first, which you say" * (after["asks"] and not said))
    return "; ".join(words) + "."


def payment_of(view: Sight, option: Option | None) -> str:
    """What the option looked at would take."""
    verb, _, rest = (option.id if option is not None else "").partition(" ")
    cards = {card["die"]: card for card in view["wilds"]}
    die, _, energy = rest.partition(" with ")
    found: Paid | None = None
    match verb:
        case "capture" if die in cards:
            found = cards[die].get("discounted") if energy else cards[die]
        case "anchor" if die in cards:
            found = cards[die].get("anchored")
        case "summon":
            found = next((summon for summon in view["summons"] if summon["die"] == rest), None)
        case "unlock" if option is not None and (locked := locked_at(view, option.refs[0])) is not None:
            found = locked[1]["freed"]
        case "pay" if (waits := view.get("paying")) is not None:
            found = waits["light"] if rest == "light" else waits["dark"]
        case _:
            pass
    return takes(view, found, verb == "pay")
