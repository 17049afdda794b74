"""Looking ahead: each option is played on by the quick policy for some turns, and what has come of it is valued.

A roll, the move that uses it, the fight and the errand that follow, and what opponents make of it: all are in the
playout, so that options are compared as plans. All options meet the same worlds and the same dice. The worse half is
given up again and again, so that most playouts go where it is close.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from tumblehall.agents.agent import Ranked
from tumblehall.agents.angryquest.policy import choose
from tumblehall.agents.angryquest.value import value_to
from tumblehall.agents.effort import Effort
from tumblehall.agents.sight import Sight
from tumblehall.games.angryquest.rules.lair import dice_against_monster, need_of, open_attributes
from tumblehall.games.angryquest.rules.odds import monster_odds
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import FIGHT
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.sim_rng import SimRng

SEEDS: Final = 2**32
STAGES: Final = 4
"""Playouts are spent in so many parts at least."""
SURE: Final = 0.6
"""Who leads by this over the root of the number of worlds, some four times what chance makes of it, is the best."""
IN_VAIN: Final = 0.05
"""Who fights the monster at less odds than that passes: where everybody would rather pass than roll it has no end.
Such a fight comes last, whatever it is worth."""
SETTING_UP: Final = ("keep", "corner")
"""Questions too early to look ahead from."""


@dataclass(frozen=True, slots=True)
class Searcher:
    """A thinker: as many playouts as the effort allows, each cut after some rounds of the table."""

    effort: Effort
    rounds: int
    """rounds of the table until a playout is cut"""
    trust: float
    """by how much an option must be better than what the policy would do: the fewer the playouts, the more"""

    def rank(self, sight: Sight, rng: Rng) -> list[Ranked]:
        asked = sight.decision
        names = [option.id for option in asked.options]
        if len(names) == 1:
            return [Ranked(names[0], 0.5)]
        if asked.kind in SETTING_UP:
            best = names.index(asked.default) if asked.kind == "corner" else _usual(sight, rng)
            return sorted((Ranked(name, 0.5 if i == best else 0.4) for i, name in enumerate(names)), key=_worse)
        return [Ranked(names[place], worth) for place, worth in self._order(sight, len(names), rng)]

    def _order(self, sight: Sight, options: int, rng: Rng) -> list[tuple[int, float]]:
        """The places of the options with their worth, the best first."""
        sums, tries = [0.0] * options, 0
        state: AngryState = sight.imagine(rng)
        usual = _usual_in(state, sight.seat, rng)
        vain = {
            place for place, option in enumerate(state.options_of(sight.seat)) if _in_vain(state, sight.seat, option)
        }
        left = list(range(options))
        order: list[tuple[int, float]] = []  # those given up
        stages = max(STAGES, options.bit_length())
        share = Effort(self.effort.playouts // stages, self.effort.seconds / stages)
        while len(left) > 1:
            for _ in share.rounds(len(left)):
                world, seed = sight.imagine(rng), rng.below(SEEDS)
                tries += 1
                sums[usual] += self.trust
                for place in left:
                    sums[place] += self._playout(world.clone(), sight.seat, place, seed)
            stages -= 1
            left.sort(key=lambda place: -sums[place])
            worths = [(place, sums[place] / tries) for place in left]
            clear = worths[0][1] - worths[1][1] > SURE / sqrt(tries)
            keep = 1 if clear or not stages else max(2, (len(left) + 1) // 2)
            order += worths[keep:]
            left = left[:keep]
        found = [(left[0], sums[left[0]] / tries), *sorted(order, key=lambda one: -one[1])]
        found.sort(key=lambda one: one[0] in vain)
        best = min(1.0, found[0][1])
        return [(place, min(best, worth)) for place, worth in found]

    def _playout(self, s: AngryState, seat: int, place: int, seed: int) -> float:
        """Each turn has dice of its own, the same for all options however many the turns before took."""
        left = self.rounds * s.players
        turn, rng = s.turn, SimRng(seed)
        s.apply_for(seat, s.options_of(seat)[place], rng)
        while s.outcome is None:
            if s.turn != turn:
                turn = s.turn
                left -= 1
                if not left:
                    break
                rng = SimRng(seed + left * SEEDS)
            s.take(choose(s, s.seat, rng), rng)
        return value_to(s, seat)


def _usual(sight: Sight, rng: Rng) -> int:
    """The place of the option that the policy takes."""
    return _usual_in(sight.imagine(rng), sight.seat, rng)


def _usual_in(state: AngryState, seat: int, rng: Rng) -> int:
    return state.options_of(seat).index(choose(state, seat, rng))


def _in_vain(s: AngryState, seat: int, option: int) -> bool:
    """Whoever has failed is nearer to being out: that comes to an end."""
    if option != FIGHT.first or s.phase1 != NONE:
        return False
    needs = ((attribute, need_of(s, seat, attribute)) for attribute in open_attributes(s, seat))
    return all(
        need is None or monster_odds(s.monster, dice_against_monster(s, seat, attribute), *need) < IN_VAIN
        for attribute, need in needs
    )


def _worse(ranked: Ranked) -> float:
    return -ranked.worth
