"""What holds as long as a face is there, as sentences without a full stop."""

from tumblehall.games.quarriors import modifiers as m
from tumblehall.games.quarriors.english.phrases import condition_of, every, for_each, kind_of, number_of, pick_of
from tumblehall.games.quarriors.selectors import Count, Dice, HasCreatures, Number, Rival, Special, Who

WHILE_READY = "while this is in your ready area,"


def modifier_of(modifier: m.Modifier) -> str:
    match modifier:
        case m.Attack(of, n, vs):
            return f"{has(of)} {more(n, ('attack',))}{against(vs)}"
        case m.Defence(of, n):
            return f"{has(of)} {more(n, ('defence',))}"
        case m.Stats(n):
            return f"this has attack and defence equal to {value_of(n)}"
        case m.Untargetable():
            return "opponents cannot choose this as the target of a spell"
        case m.VoidSpells(on, while_):
            return f"while {condition_of(while_)}, spells attached to {kind_of(on, plural=True)} do nothing"
        case m.AttackVsMe(attackers, m.Cap(0)):
            return f"{WHILE_READY} {kind_of(attackers, plural=True)} do not count in the attack total against you"
        case m.AttackVsMe(attackers, m.Cap(n)):
            return f"{WHILE_READY} every {kind_of(attackers)} counts at most {n} in the attack total against you"
        case m.ScoreGlory(Special.THIS, n):
            return f"when this scores, you gain {n} more glory"
        case m.ScoreGlory(_, n):
            return f"when it scores, its controller gains {n} more glory"
        case m.SummonPrice(who, n):
            return f"{WHILE_READY} {players(who)} {change_of(n)} quiddity for each creature summoned"
        case m.CapturePrice(who, n):
            return f"{players(who)} {change_of(n)} quiddity for each capture (never less than 0)"
        case m.Forbid(m.Action.SECOND_SUMMON, who):
            return f"{players(who)} may summon only 1 die of this class in a turn"
        case m.Doomed(if_):
            return f"it is destroyed as soon as {condition_of(if_)}"
        case m.Copy(of, attack, defence):
            return (
                f"entering your ready area, this must copy {pick_of(of)}: level, attack, defence, bursts, abilities "
                f"and glory. With nothing to copy it has attack {attack} and defence {defence}. Once in each player's "
                "turn you may change what it copies"
            )


def both_of(attack: m.Attack, defence: m.Defence) -> str | None:
    """One sentence for a bonus on both numbers, if it is the same."""
    if (attack.of, attack.n, attack.vs) != (defence.of, defence.n, None):
        return None
    return f"{has(attack.of)} {more(attack.n, ('attack', 'defence'))}"


def has(of: Dice | Special) -> str:
    match of:
        case Dice():
            return f"{every(of)} has"
        case Special.THIS:
            return "this has"
        case Special():
            return "it has"


def more(n: Number, what: tuple[str, ...]) -> str:
    factor, each = for_each(n)
    signed = factor if factor.startswith("-") else f"+{factor}"
    return " and ".join(f"{signed} {name}" for name in what) + each


def against(vs: Rival | None) -> str:
    match vs:
        case None:
            return ""
        case HasCreatures(n):
            return f" against each player who has exactly {n} creature{'s' * (n != 1)} in the ready area"


def value_of(n: Number) -> str:
    return number_of(n.dice) if isinstance(n, Count) else for_each(n)[0]


def players(who: Who) -> str:
    """The subject of a sentence."""
    match who:
        case Who.ME:
            return "you"
        case Who.OPPONENTS:
            return "opponents"
        case Who.ALL:
            return "players"
        case Who.LOSER:
            return "that opponent"


def change_of(n: int) -> str:
    return f"pay {n} more" if n > 0 else f"pay {-n} less"
