"""Parties in Quarriors, counted in glory: who goes on a quest, what a party is worth there, what a challenge brings."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import NamedTuple

from tumblehall.agents.quarriors.battle import SPREAD, attack_worth, stand_worth
from tumblehall.agents.quarriors.rewards import FACES, art_worth, rewards, said_when_done
from tumblehall.agents.quarriors.scale import A_QUEST_CULL, CHALLENGED, FOES_QUEST, STEADY
from tumblehall.agents.quarriors.texts import texts_of
from tumblehall.agents.quarriors.worth import rest_of, usual_attack
from tumblehall.games.quarriors.rules.areas import party_of
from tumblehall.games.quarriors.rules.figures import attack_of, defence_of
from tumblehall.games.quarriors.rules.mechanisms.completing import completes
from tumblehall.games.quarriors.rules.mechanisms.quartifacts import owned
from tumblehall.games.quarriors.rules.mechanisms.visits import least_party, rival_on, sendable
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState, Ready

MOST_SENT = 4
MOST_GOING = 6
Value = Callable[[tuple[int, ...]], float]


def die_reward(s: QuarriorsState, seat: int, quest: int) -> float:
    """What a roll of the quest die brings on average; a new quartifact takes the place of the one that is owned."""
    found = rewards(s.tables, rest_of(s), quest)
    mine = owned(s, seat)
    kept = 0.0 if mine is None or mine.carried else art_worth(texts_of(s.tables, rest_of(s))[mine.code])
    return sum(found) / FACES - kept / 2


def done_worth(s: QuarriorsState, seat: int, quest: int, party: list[Ready]) -> float:
    """What a party brings that completes its quest."""
    said = sum(said_when_done(s.tables, rest_of(s), die.acts_as) for die in party)
    culls = A_QUEST_CULL * len(party) if s.culls else 0.0
    return s.tables.glory[quest] + die_reward(s, seat, quest) + culls + said


class Party:
    """A party beside a quest, as it would be there: its places are numbered."""

    def __init__(self, s: QuarriorsState, seat: int, quest: int, dice: Sequence[Ready]) -> None:
        self.s, self.seat, self.quest = s, seat, quest
        self.dice = [die if die.questing else die.but(questing=True, sent=False) for die in dice]
        self._known: dict[tuple[int, ...], float] = {}
        self._left: dict[tuple[int, tuple[int, ...]], tuple[float, tuple[int, ...]]] = {}
        self.all = tuple(range(len(self.dice)))
        with self._placed(self.all):
            self.walls = [defence_of(s, seat, die) for die in self.dice]

    @contextmanager
    def _placed(self, places: tuple[int, ...]) -> Iterator[None]:
        """While those are there and no others."""
        q = self.s.quests
        assert q is not None
        before = q.party[self.seat], q.on[self.seat]
        q.party[self.seat], q.on[self.seat] = [self.dice[place] for place in places], self.quest
        yield
        q.party[self.seat], q.on[self.seat] = before

    def attack(self, against: int) -> int:
        with self._placed(self.all):
            return sum(attack_of(self.s, self.seat, die, against) for die in self.dice)

    def done(self, places: tuple[int, ...]) -> float:
        """What those bring if nobody stops them."""
        if places not in self._known:
            with self._placed(places):
                self._known[places] = self._done(places) if places else 0.0
        return self._known[places]

    def _done(self, places: tuple[int, ...]) -> float:
        if not completes(self.s, self.seat):
            return 0.0
        return done_worth(self.s, self.seat, self.quest, [self.dice[place] for place in places])

    def firmer(self, n: int) -> "Party":
        """The same party with so much more defence for each."""
        new = Party(self.s, self.seat, self.quest, self.dice)
        new.walls = [wall + n for wall in self.walls]
        return new

    def left(self, total: int) -> tuple[float, tuple[int, ...]]:
        """What those are worth that are left of a total, named as is best (QC-8.6), less a glory for each that falls
        (QQ-12); and their places."""
        return self._after(total, self.all)

    def _after(self, total: int, places: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
        if total <= 0 or not places:
            return self.done(places) - (len(self.dice) - len(places)), places
        if (total, places) not in self._left:
            ways = [self.named(total, places, place) for place in places]
            self._left[total, places] = max(ways)
        return self._left[total, places]

    def named(self, total: int, places: tuple[int, ...], place: int) -> tuple[float, tuple[int, ...]]:
        """The same where that one is named first."""
        if total < self.walls[place]:
            return self._after(0, places)
        return self._after(total - self.walls[place], tuple(each for each in places if each != place))

    def worth(self, places: tuple[int, ...] | None = None) -> float:
        """What it is worth to be there, with the challenges that may come."""
        places = self.all if places is None else places
        full = self.done(places)
        if full <= 0:
            return 0.0
        lost, whole = 0.0, self._after(0, places)[0]
        for other in range(self.s.players):
            if other != self.seat:
                usual = usual_attack(self.s, other)
                lost += whole - sum(odds * self._after(round(times * usual), places)[0] for times, odds in SPREAD)
        return full - CHALLENGED * lost


def start_worth(s: QuarriorsState, seat: int, quest: int, dice: Sequence[Ready]) -> float:
    return Party(s, seat, quest, dice).worth()


def challenge_worth(s: QuarriorsState, seat: int, rival: int, quest: int, dice: Sequence[Ready]) -> float:
    """Glory for those who fall, what the rival does not complete, and the quest if it is empty then."""
    mine, theirs = Party(s, seat, quest, dice), Party(s, rival, quest, party_of(s, rival))
    _, kept = theirs.left(mine.attack(rival))
    gain = len(theirs.all) - len(kept) + FOES_QUEST * (theirs.done(theirs.all) - theirs.done(kept)) / (s.players - 1)
    if kept:
        return gain
    survivors = mine.left(theirs.attack(seat))[1]
    return gain + (mine.worth(survivors) if survivors else 0.0)


class Split(NamedTuple):
    """Who goes where: the quest, NONE for none, and those that are sent."""

    worth: float
    quest: int
    sent: tuple[Ready, ...]


class Splits:
    """The ways to split the creatures of a player in phase 3. What is worked out for some dice is kept."""

    def __init__(self, s: QuarriorsState, seat: int) -> None:
        self.s, self.seat = s, seat
        self._homes: dict[tuple[object, ...], float] = {}
        self._trips: dict[tuple[object, ...], float] = {}

    def best(self, area: list[Ready], quests: Sequence[int]) -> Split:
        """The best of those with that ready area; dice that are marked as sent go in any case."""
        found = [
            Split(self._home(area, sent) + STEADY * self._trip(area, quest, sent), quest, sent)
            for quest in quests
            for sent in self._parties(area, quest)
        ]
        stay = [] if found and any(die.sent for die in area) else [Split(self._home(area, ()), NONE, ())]
        return max(stay + found, key=lambda split: split.worth)

    def _parties(self, area: list[Ready], quest: int) -> Iterator[tuple[Ready, ...]]:
        """Every party that may go, alike ones once."""
        s, seat = self.s, self.seat
        before, s.ready[seat] = s.ready[seat], area
        free, least = sendable(s, seat, quest)[:MOST_GOING], least_party(s, seat, quest)
        s.ready[seat] = before
        sent = tuple(die for die in area if die.sent)
        tried = set()
        for n in range(max(0, least - len(sent)), min(len(free), max(MOST_SENT - len(sent), 0)) + 1):
            for more in combinations(free, n):
                key = tuple(sorted(map(alike, more)))
                if (sent or more) and key not in tried:
                    tried.add(key)
                    yield sent + more

    def _home(self, area: list[Ready], sent: tuple[Ready, ...]) -> float:
        """What those are worth that stay and attack."""
        tags = {die.tag for die in sent}
        stay = [die for die in area if die.tag not in tags]
        key = tuple(sorted(map(alike, stay)))
        if key not in self._homes:
            s, seat = self.s, self.seat
            before, s.ready[seat] = s.ready[seat], stay
            self._homes[key] = stand_worth(s, seat) + attack_worth(s, seat)
            s.ready[seat] = before
        return self._homes[key]

    def _trip(self, area: list[Ready], quest: int, sent: tuple[Ready, ...]) -> float:
        key = (quest, *sorted(map(alike, sent)))
        if key not in self._trips:
            s, seat = self.s, self.seat
            before, s.ready[seat] = s.ready[seat], [die for die in area if die not in sent]
            rival = rival_on(s, seat, quest)
            if rival == NONE:
                self._trips[key] = start_worth(s, seat, quest, sent)
            else:
                self._trips[key] = challenge_worth(s, seat, rival, quest, sent)
            s.ready[seat] = before
        return self._trips[key]


def alike(die: Ready) -> tuple[int, ...]:
    """Dice that are worth the same are one to a plan."""
    return (
        die.code,
        die.copy,
        *[n for pair in die.attached for n in pair],
        *[n for mark in die.marks for n in mark[:2]],
    )


def may_visit(s: QuarriorsState, seat: int) -> bool:
    """Whether the visit of this turn is still to come."""
    return s.quests is not None and not s.quests.visited and not s.quests.party[seat]
