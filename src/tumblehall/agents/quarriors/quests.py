"""Quests in Quarriors: when a party goes and who is in it, what is done for a completed quest, who carries its
quartifact, and who of a party takes the damage."""

from tumblehall.agents.quarriors.parties import Party, Splits, alike, may_visit
from tumblehall.agents.quarriors.rewards import FACES, rewards
from tumblehall.agents.quarriors.scale import WORTH_CASTING, WORTH_GOING, WORTH_KEEPING
from tumblehall.agents.quarriors.sight import Look
from tumblehall.agents.quarriors.spells import first_effect
from tumblehall.agents.quarriors.usual import usual
from tumblehall.agents.quarriors.worth import die_worth, hostility, rest_of
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.terms import Moment
from tumblehall.games.quarriors.rules.areas import party_of
from tumblehall.games.quarriors.rules.mechanisms.completing import completes
from tumblehall.games.quarriors.rules.mechanisms.quartifacts import is_quest_die
from tumblehall.games.quarriors.rules.mechanisms.visits import rival_on
from tumblehall.kernel.values import Option

FIRST_ART = 3
"""The face of a quest die that shows its first quartifact."""

# -- going -------------------------------------------------------------------------------------------------------------


def visit(look: Look) -> Option | None:
    """The quest to go to now, if that is worth more than to stay."""
    s, seat = look.s, look.seat
    options = {look.kind(option): option for option in look.of("quest") + look.of("challenge")}
    if not options or not may_visit(s, seat):
        return None
    splits = Splits(s, seat)
    best, stay = splits.best(s.ready[seat], list(options)), splits.best(s.ready[seat], ())
    return None if best.worth <= stay.worth + WORTH_GOING else options[best.quest]


def split(look: Look) -> str:
    """One after the other of the best party with those that are sent already."""
    s, seat = look.s, look.seat
    quest = look.code_named(look.about["quest"]) >> 3
    best = Splits(s, seat).best(s.ready[seat], [quest])
    going = [alike(die) for die in best.sent if not die.sent]
    for option in look.of("send"):
        if alike(look.die(option)[1]) in going:
            return option.id
    return "depart" if look.offers("depart") else look.decision.default


# -- quartifacts -------------------------------------------------------------------------------------------------------


def carry(look: Look, early: bool) -> Option | None:
    """A quartifact to attach now. `early`: there is more to be summoned, so only one that does something at once."""
    found = [option for option in look.of("attach") if is_quest_die(look.s, look.code(option))]
    if early:
        found = [option for option in found if Moment.PLACED in look.s.tables.faces[look.code(option)].host_when]
    return found[0] if found else None


def carrier(look: Look, options: list[Option]) -> str:
    """The creature that gains most by a quartifact, here or on a quest."""
    s, seat = look.s, look.seat
    code = look.code_named(look.about["tag"])
    quests = list(s.tables.quests) if may_visit(s, seat) else []

    def gain(option: Option) -> float:
        host = look.die(option)[1]
        held = host.but(attached=(*host.attached, (code, seat)))
        area = [held if die.tag == host.tag else die for die in s.ready[seat]]
        return Splits(s, seat).best(area, quests).worth

    return max(options, key=gain).id


# -- the end of a quest ------------------------------------------------------------------------------------------------


def quest_cull(look: Look) -> str:
    """The poorest die; with expert culling all of the party, where the quest's glory is worth them."""
    s, hostile = look.s, hostility(look.s, look.seat)
    worst = min(look.of("cull"), key=lambda option: die_worth(s, look.kind(option), hostile))
    worth = die_worth(s, look.kind(worst), hostile)
    return worst.id if s.expert or worth < WORTH_KEEPING else "pass"


def keep_quest(look: Look) -> str:
    """The survivors stay if they are enough."""
    enough = completes(look.s, look.seat)
    return look.of("start")[0].id if enough else look.decision.default


def seize(look: Look) -> str:
    """From the rival who is ahead; the own one last."""
    seats = {int(option.id.split()[1]): option for option in look.of("seat")}
    return seats[max(seats, key=lambda seat: (seat != look.seat, look.s.glory[seat]))].id


def set_die(look: Look) -> str:
    """The first quartifact instead of a roll, if it is better than most."""
    found = rewards(look.s.tables, rest_of(look.s), look.code_named(look.about["quest"]) >> 3)
    return "yes" if found[FIRST_ART] > sum(found) / FACES else "pass"


# -- damage to a party -------------------------------------------------------------------------------------------------


def hit(look: Look) -> str:
    """Who of a party is named: of the own one so that most is left, of another's so that least is."""
    s = look.s
    whose = look.die(look.of("defend")[0])[0]
    assert s.quests is not None
    party = Party(s, whose, s.quests.on[whose], party_of(s, whose))
    tags = [die.tag for die in party.dice]
    better = max if whose == look.seat else min

    def left(option: Option) -> float:
        return party.named(look.about["total"], party.all, tags.index(look.die(option)[1].tag))[0]

    return better(look.of("defend"), key=left).id


# -- reactions ---------------------------------------------------------------------------------------------------------


def sent(look: Look) -> str:
    """A party that would complete its quest is called back, if a spell does that."""
    s = look.s
    found = [option for option in look.of("cast") if isinstance(_answer(look, option), e.Move)]
    return found[0].id if found and party_of(s, s.turn) and completes(s, s.turn) else look.decision.default


def reply(look: Look) -> str:
    """What keeps the own party together in a challenge."""
    gains = {option.id: _saved(look, option) for option in look.of("cast")}
    best = max(gains, key=gains.__getitem__)
    return best if gains[best] > WORTH_CASTING else look.decision.default


def _saved(look: Look, option: Option) -> float:
    """What a reaction saves of the own party."""
    s, seat = look.s, look.seat
    assert s.quests is not None
    quest = s.quests.on[seat]
    rival = rival_on(s, seat, quest)
    mine, theirs = (Party(s, whose, quest, party_of(s, whose)) for whose in (seat, rival))
    total = theirs.attack(seat)
    before = mine.left(total)[0]
    match _answer(look, option):
        case e.ChangeTotal(zero=True):
            return mine.left(0)[0] - before
        case e.ChangeTotal(n=n):
            return mine.left(total + round(usual(n)))[0] - before
        case e.Boost(defence=n):
            return mine.firmer(round(usual(n))).left(total)[0] - before
        case _:
            return 0.0


def _answer(look: Look, option: Option) -> e.Effect | None:
    return first_effect(look.s.tables.faces[look.code(option)].react)
