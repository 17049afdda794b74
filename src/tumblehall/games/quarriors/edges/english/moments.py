"""When something is answered, in English."""

from tumblehall.games.quarriors.edges.english import dice as d
from tumblehall.games.quarriors.edges.english.conditions import cause_of, turn_of
from tumblehall.games.quarriors.edges.english.scene import Scene, article, special_of
from tumblehall.games.quarriors.language.selectors import Dice, Either, Of
from tumblehall.games.quarriors.language.terms import Cause, Happening, Moment, Side, Special, Who, Window, Zone

OF_THE_DIE = (Moment.PLACED, Moment.BOUGHT_OUT, Moment.FACE_ROLLED, Moment.CAPTURED)
"""What happens to an attached die itself and not to its host."""
OF_A_PHASE = (
    Moment.FIRST_ROLL, Moment.DRAWN, Moment.BOUGHT_OUT, Moment.PHASE2_ENDS, Moment.PHASE3_STARTS, Moment.PHASE3_ENDS,
    Moment.CHALLENGE_MET, Moment.CHALLENGE_OVER,
)  # fmt: skip
"""What is told by whose turn it is."""


def moment_of(moment: Moment, of: Of, turn: Who | None, causes: str, scene: Scene) -> str:
    """`when this scores`; `turn` is whose turn it must be, if somebody's, `causes` what else is said beside it."""
    if of is Special.THIS and scene.attached and moment not in OF_THE_DIE:
        of = Special.HOST
    die = special_of(of, scene) if isinstance(of, Special) else d.a_die(of, scene)
    when = "when" if isinstance(of, Special) else "whenever"
    told = _moment_of(moment, of, turn, when, die, scene)
    beside = causes + ("" if turn is None or moment in OF_A_PHASE else f" in {turn_of(turn, scene)}")
    if moment is not Moment.I_DESTROY:
        return told + beside
    where = "in your ready area" if of is Special.THIS else "in play"
    return f"{told}{beside} while {die} is {where}"


def _moment_of(moment: Moment, of: Of, turn: Who | None, when: str, die: str, scene: Scene) -> str:
    mine, theirs = turn is Who.ME, turn is Who.OPPONENTS
    match moment:
        case Moment.SUMMONED:
            return f"{when} {_summons(of, scene)}"
        case Moment.BEFORE_DEFENDERS:
            return f"when you attack with {die}, before defenders are named"
        case Moment.FIRST_LOSS:
            return f"when your attack with {die} destroys the first creature of an opponent"
        case Moment.DESTROYED:
            return f"{when} {die} is destroyed"
        case Moment.I_DESTROY:
            return "whenever you destroy a creature"
        case Moment.SCORES:
            return f"{when} {die} scores"
        case Moment.SCORED_ALL:
            return "when all your creatures have scored"
        case Moment.FACE_ROLLED:
            return "when you roll this face"
        case Moment.CAPTURED:
            return "when you capture a die of this card"
        case Moment.FIRST_ROLL:
            return f"after the first roll of {_whose(turn)} ready phase"
        case Moment.DRAWN:
            drawer = "you draw dice in your turn" if mine else "an opponent draws dice in their own turn"
            return f"whenever {drawer if mine or theirs else 'a player draws dice in their own turn'}"
        case Moment.PLACED:
            return f"when {scene.this} is {scene.placed}"
        case Moment.BOUGHT_OUT:
            payer = "you pay" if mine else "an opponent pays" if theirs else "a player pays"
            return f"when {payer} to unlock {scene.this}"
        case Moment.PHASE2_ENDS:
            return f"at the end of {_whose(turn)} ready phase"
        case Moment.PHASE3_STARTS:
            return f"at the start of {_whose(turn)} attack phase"
        case Moment.ATTACKING:
            return f"when you attack with {die}, before attack totals are fixed"
        case Moment.PROTECTION:
            return "when you are attacked, before you name defenders"
        case Moment.DEFENCE_OVER:
            return "when your defence against an attack is over"
        case Moment.ATTACK_OVER:
            return f"when your attack with {die} is over"
        case Moment.PHASE3_ENDS:
            return f"at the end of {_whose(turn)} attack phase"
        case Moment.CHALLENGE_MET:
            told = f"you challenge with {die}" if mine else f"{die} is challenged"
            return f"when {told if mine or theirs else f'a challenge with {die} begins'}"
        case Moment.CHALLENGE_OVER:
            told = f"your challenge with {die}" if mine else f"a challenge to {die}"
            return f"when {told if mine or theirs else f'a challenge with {die}'} is over"
        case Moment.QUEST_DONE:
            return f"when a party with {die} completes its quest"
        case Moment.QUEST_DIE:
            return f"when the quest die is rolled for a party with {die}"
        case Moment.QUEST_BONUS:
            return "when the quest die shows it"


def _summons(of: Of, scene: Scene) -> str:
    match of:
        case Special():
            return f"you summon {special_of(of, scene)}"
        case Dice(side):
            return f"{_summoner(side, scene)} {article(d.kind_of(of, scene))}"
        case Either(parts):
            return " or ".join(_summons(part, scene) for part in parts)


def _summoner(side: Side, scene: Scene) -> str:
    match side:
        case Side.MINE | Side.OTHERS:
            return "you summon"
        case Side.THEIRS:
            return "an opponent summons"
        case Side.ACTIVE:
            return f"{scene.active} summons"
        case Side.THAT:
            return f"{scene.that} summons"
        case Side.ANY | Side.DESTROYER | Side.ATTACKERS | Side.DEFENDERS:
            return "a player summons"


def _whose(turn: Who | None) -> str:
    match turn:
        case Who.ME:
            return "your"
        case Who.OPPONENTS:
            return "each opponent's"
        case _:
            return "each player's"


def next_time(moment: Moment, who: str) -> str:
    """What follows `the next time`: such a moment of that player."""
    one = who == "you"
    whose = "your" if one else f"{who}'s"
    s = "" if one else "s"
    match moment:
        case Moment.I_DESTROY | Moment.FIRST_LOSS:
            return f"{who} destroy{s} a creature"
        case Moment.SUMMONED:
            return f"{who} summon{s} a creature"
        case Moment.SCORES:
            return f"a creature of {'yours' if one else who} scores"
        case Moment.DESTROYED:
            return f"a creature of {'yours' if one else who} is destroyed"
        case Moment.DRAWN:
            return f"{who} draw{s} dice"
        case Moment.FACE_ROLLED:
            return f"{who} roll{s} this face"
        case Moment.CAPTURED:
            return f"{who} capture{s} a die"
        case Moment.PLACED:
            return f"{who} lock{s} or attach{'' if one else 'es'} this"
        case Moment.BOUGHT_OUT:
            return f"{who} pay{s} to unlock this"
        case Moment.SCORED_ALL:
            return f"all creatures of {'yours' if one else who} have scored"
        case Moment.FIRST_ROLL:
            return f"{who} roll{s} at the start of a ready phase"
        case Moment.PHASE2_ENDS:
            return f"{whose} ready phase ends"
        case Moment.PHASE3_STARTS:
            return f"{whose} attack phase starts"
        case Moment.PHASE3_ENDS:
            return f"{whose} attack phase ends"
        case Moment.ATTACKING | Moment.BEFORE_DEFENDERS:
            return f"{who} attack{s}"
        case Moment.PROTECTION:
            return f"{who} {'are' if one else 'is'} attacked"
        case Moment.DEFENCE_OVER:
            return f"{whose} defence is over"
        case Moment.ATTACK_OVER:
            return f"{whose} attack is over"
        case Moment.CHALLENGE_MET:
            return f"{who} challenge{s} or {'are' if one else 'is'} challenged"
        case Moment.CHALLENGE_OVER:
            return f"a challenge with {who} is over"
        case Moment.QUEST_DONE:
            return f"{who} complete{s} a quest"
        case Moment.QUEST_DIE | Moment.QUEST_BONUS:
            return f"{who} roll{s} a quest die"


def happening_of(happening: Happening, of: Of, beside: str, scene: Scene) -> str:
    """What is about to happen: `when this is destroyed`."""
    die = special_of(of, scene) if isinstance(of, Special) else d.a_die(of, scene)
    match happening:
        case Happening.DESTROYED:
            return f"when {die} is destroyed{beside}"
        case Happening.TO_USED:
            said = isinstance(of, Dice) and of.zones == (Zone.LOST,) and beside == BY_DAMAGE
            return f"when {die} would go to the used pile{'' if said else BECAUSE.get(beside, beside)}"
        case Happening.SCORES:
            return f"when {die} is about to score{beside}"
        case Happening.SPELLS_GO_HOME:
            return f"when a spell of yours would go to the used pile because {die} leaves play{beside}"
        case Happening.CHALLENGER_GOES_HOME:
            return f"when {die} would go to the used pile after a challenge{beside}"
        case Happening.QUARTIFACT_GOES_HOME:
            return f"when the quartifact of {die} would go back to its quest card{beside}"
        case Happening.QUEST_DIE:
            return f"when the quest die is about to be rolled for a party with {die}{beside}"


BY_DAMAGE = f" {cause_of(Cause.DAMAGE)}"
BECAUSE = {
    BY_DAMAGE: " because of damage",
    f" {cause_of(Cause.SCORE)}": " because it scored",
}
"""What is said of a move."""


def victim_of(happening: Happening) -> str:
    """The die to which it happens, where `it` could be another."""
    match happening:
        case Happening.SPELLS_GO_HOME:
            return "that spell"
        case Happening.QUARTIFACT_GOES_HOME:
            return "that quartifact"
        case Happening.QUEST_DIE:
            return "the quest die"
        case Happening.DESTROYED | Happening.TO_USED | Happening.SCORES | Happening.CHALLENGER_GOES_HOME:
            return "that creature"


def instead_of(happening: Happening) -> str:
    match happening:
        case Happening.SCORES:
            return "instead of scoring"
        case Happening.QUEST_DIE:
            return "instead of rolling it"
        case _:
            return "instead"


def window_of(window: Window) -> str:
    """When a reaction spell can be cast."""
    match window:
        case Window.ANYTIME:
            return "at any time in another player's turn"
        case Window.RESCUE:
            return "in another player's turn, when a creature of yours is destroyed"
        case Window.PROTECTION:
            return "in another player's turn, when you are attacked, before you name defenders"
        case Window.PARTY_SENT:
            return "in another player's turn, when that player has sent a party to a quest"
        case Window.CHALLENGE:
            return "in a challenge, yours or to you, before totals are fixed"
