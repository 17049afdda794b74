"""Pairs of games of Quarriors, and readers who skip words."""

import tumblehall as th
from tumblehall.agents import Agent
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.terms import Side, Special, Who
from tumblehall.lab.quarriors_match import play_pairs
from tumblehall.lab.quarriors_mixes import Options, mixes_of
from tumblehall.lab.quarriors_skipping import new_deeds, without

NEW = frozenset(("demons", "quarmageddon", "promos"))


def test_a_deed_is_new_when_no_base_card_does_it() -> None:
    deeds = new_deeds(NEW)
    assert (m.Immune, Special.THIS, ()) in deeds
    assert (e.GainDie, Who.OPPONENTS, None) in deeds
    assert (e.Cull, Side.THEIRS, None) in deeds
    assert (e.Cull, Side.MINE, None) not in deeds


def test_base_brings_nothing_new() -> None:
    assert not new_deeds(("base",))


def test_a_deed_of_an_earlier_set_is_not_new() -> None:
    deeds = new_deeds(("qladiator",))
    assert (m.DrawSize, Who.OPPONENTS, None) in deeds
    assert (m.Immune, Special.THIS, ()) not in deeds


def test_a_card_brings_its_deeds_with_the_last_set_that_it_needs() -> None:
    assert (e.Lock, Side.MINE, None) in new_deeds(("qladiator",))
    assert (e.Lock, Side.MINE, None) not in new_deeds(NEW)


def test_other_sets_may_lie_beside() -> None:
    mixes = mixes_of(frozenset(("qladiator",)), NEW)
    assert all("qladiator" in mix["sets"] for mix in mixes)
    assert {"sets": ["base", "demons", "qladiator"], "mix": "side"} in mixes


def test_a_reader_who_skips_new_deeds_reads_base_cards_in_full() -> None:
    read = without(new_deeds(NEW))
    base = [card for card in CARD_BY_NAME.values() if card.facts.set == "Base"]
    assert all(read(card.name).clauses == card.clauses for card in base)


def test_a_reader_who_skips_a_deed_still_reads_the_rest_of_the_clause() -> None:
    cast = without(new_deeds(NEW))("Corruption/Cantrip").faces[2].cast
    assert cast is not None
    assert cast.clause.do == (e.GainQuiddity(3),)  # type: ignore[union-attr]


def test_what_depends_on_a_skipped_deed_is_skipped_with_it() -> None:
    assert not without(new_deeds(NEW))("Lord of the Quarry/Strong").clauses


def test_every_mix_holds_one_of_the_sets() -> None:
    mixes = mixes_of(NEW)
    assert all(NEW & set(mix["sets"]) for mix in mixes)
    assert {"sets": ["base", "demons"], "mix": "side"} in mixes


def test_no_mix_is_refused_or_holds_another_set() -> None:
    assert all(mix["sets"] == ["base", "demons"] for mix in mixes_of(frozenset(("demons",))))
    assert {"sets": ["demons"], "mix": "hint"} not in mixes_of(NEW)


def test_a_pair_is_one_game_from_each_seat_with_the_same_seed() -> None:
    played: list[tuple[int, str, Options]] = []

    def play(agents: tuple[Agent, Agent], seat: int, options: Options, seed: str) -> float:
        played.append((seat, seed, options))
        return float(seat == 0)

    agent = th.agents.chance.RandomAgent()
    (won,) = play_pairs(agent, agent, mixes_of(NEW), "a", range(7, 8), play)
    assert [seat for seat, _, _ in played] == [0, 1]
    assert played[0][1:] == played[1][1:]
    assert won == 0.5


LIGHT_DARK = ("light-dark",)


def test_a_discount_and_a_price_in_energy_are_words_of_their_set() -> None:
    archangel = without(new_deeds(LIGHT_DARK))("Archangel/Lesser")
    assert (archangel.facts.discount, archangel.anchored) == (None, None)


def test_a_reader_of_earlier_sets_reads_discounts_anchored_spells_and_enchantments() -> None:
    read = without(new_deeds(NEW))
    assert read("Archangel/Lesser").facts.discount is not None
    assert read("Archangel/Lesser").anchored is not None
    assert [face.says.keys() for face in read("Light/Enchantment").faces] == [
        face.says.keys() for face in CARD_BY_NAME["Light/Enchantment"].faces
    ]


def test_a_reader_who_skips_an_enchantment_hears_nothing_from_it() -> None:
    face = without(new_deeds(LIGHT_DARK))("Light/Enchantment").faces[3]
    assert m.Defence not in face.says
