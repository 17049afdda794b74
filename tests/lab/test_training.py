"""Nets: what they learn, that they play, and that a run is the same again."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tumblehall.agents.agent import answer_at
from tumblehall.agents.encoding import encoding_for
from tumblehall.agents.from_file import any_agent
from tumblehall.agents.nets.net import MOST_BYTES, Net, load_net, new_net, numpy
from tumblehall.agents.roster import agents_for
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.errors import BadInput
from tumblehall.lab.training import by_numpy, by_torch, self_play
from tumblehall.lab.training.samples import Lesson, Samples, joined, samples_of
from tumblehall.lab.training.self_play import Play, play
from tumblehall.library import list_games, new_table

np = numpy()


def lessons(many: int) -> Samples:
    """Of three options the one with the largest number is chosen; who has the larger sum has won."""
    rng = np.random.default_rng(7)
    drawn = [(rng.standard_normal(6), rng.standard_normal((3, 4))) for _ in range(many)]
    return samples_of([Lesson(state, rows, int(rows[:, 0].argmax()), float(state.sum() > 0)) for state, rows in drawn])


def small_net() -> Net:
    rng = np.random.default_rng(3)
    shapes = {
        "state_w": (6, 5), "state_b": (5,), "value_w": (5,), "value_b": (), "hidden_w": (5, 3), "option_w": (4, 3),
        "option_b": (3,), "choice_w": (3,),
    }  # fmt: skip
    return Net("test", {name: 0.3 * rng.standard_normal(shape) for name, shape in shapes.items()})


# -- learning --------------------------------------------------------------------------------------------------------


def test_slopes_are_those_of_what_is_lacking() -> None:
    """Each number is moved a little, and what is lacking changes as its slope says."""
    parts, samples = dict(small_net().parts), lessons(12)
    batch = samples.part(np.arange(len(samples)))
    _, slopes = by_numpy.slopes_of(parts, batch)
    for name, part in parts.items():
        for place in np.ndindex(part.shape):
            found = []
            for step in (1e-6, -1e-6):
                moved = np.array(part)
                moved[place] += step
                found.append(by_numpy.slopes_of(parts | {name: moved}, batch)[0])
            assert (found[0] - found[1]) / 2e-6 == pytest.approx(np.asarray(slopes[name])[place], abs=1e-3), name


def test_a_net_learns_what_is_chosen_and_who_wins() -> None:
    samples = lessons(600)
    net, early = by_numpy.learn(small_net(), samples, 1, 0)
    _, late = by_numpy.learn(net, samples, 200, 0)
    assert late < 0.8 * early


@pytest.mark.skipif(not by_torch.has_torch(), reason="torch is no part of what tests need: pip install torch")
def test_torch_and_numpy_lack_the_same() -> None:
    torch: Any = import_module("torch")
    batch = lessons(12).part(np.arange(12))
    net = small_net()
    parts = {name: torch.tensor(part, dtype=torch.float32) for name, part in net.parts.items()}
    lacking = by_torch.lacking(parts, batch, "cpu").item()
    assert lacking == pytest.approx(by_numpy.slopes_of(net.parts, batch)[0], rel=1e-4)
    learnt, late = by_torch.learn(net, lessons(600), 200, 0, "cpu")
    assert late < 0.8 * lacking
    assert {name: part.shape for name, part in learnt.parts.items()} == {n: p.shape for n, p in net.parts.items()}


@pytest.mark.skipif(not by_torch.has_torch(), reason="torch is no part of what tests need: pip install torch")
def test_torch_learns_the_same_again() -> None:
    one, two = (by_torch.learn(small_net(), lessons(600), 5, 0, "cpu")[0] for _ in range(2))
    assert all((one.parts[name] == two.parts[name]).all() for name in one.parts)


def test_samples_keep_options_with_their_position() -> None:
    one, two = lessons(5), lessons(3)
    both = joined([one, two])
    again = both.part(np.array([6, 1]))
    assert again.options.tolist() == [*two.options[3:6].tolist(), *one.options[3:6].tolist()]
    assert again.won.tolist() == [two.won[1], one.won[1]]


def test_a_game_without_an_end_teaches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "LONGEST", 5)
    assert play(Play("quaeleon", 2, {}, "skilled", "", 1), "a", 3) == []


def test_games_do_not_hang_on_who_played_before() -> None:
    how = Play("quaeleon", 2, {}, "skilled", "", 1)
    first = play(how, "a", 3)
    play(how, "a", 4)
    assert play(how, "a", 3) == first


# -- playing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list_games())
def test_a_net_of_the_usual_size_plays_every_game_and_is_small_enough(game: str, tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    new_net(encoding_for(game), 128, 64, seed=0).save(file)
    assert file.stat().st_size <= MOST_BYTES
    table, player = new_table(game, 2, "a net"), any_agent(game, str(file))
    for _ in range(30):
        for decision in table.decisions[:1]:
            table.act(decision.seat, answer_at(player, table, decision, FastRng(table.bot_seed(decision.seat))))


def test_a_net_that_is_kept_is_nearly_the_same(tmp_path: Path) -> None:
    encoding = encoding_for("quaeleon")
    net = new_net(encoding, 16, 8, seed=1)
    net.save(tmp_path / "net.npz")
    state = np.random.default_rng(2).standard_normal(encoding.state_size)
    assert load_net(tmp_path / "net.npz", encoding).value(state) == pytest.approx(net.value(state), abs=0.02)


def test_a_net_for_another_encoding_is_refused(tmp_path: Path) -> None:
    new_net(encoding_for("quaeleon"), 8, 8, seed=0).save(tmp_path / "net.npz")
    with pytest.raises(BadInput, match="was made for the encoding quaeleon-1; this program has dicequest-2"):
        any_agent("dicequest", str(tmp_path / "net.npz"))


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    (tmp_path / "net.npz").write_text("no")
    with pytest.raises(BadInput, match="is no net"):
        any_agent("quaeleon", str(tmp_path / "net.npz"))
    with pytest.raises(BadInput, match="there is no net"):
        any_agent("quaeleon", str(tmp_path / "none.npz"))


def test_without_numpy_a_net_says_what_to_install_and_every_level_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(BadInput, match=r"nets need numpy: pip install 'tumblehall\[nets\]'"):
        any_agent("quaeleon", "net.npz")
    table = new_table("quaeleon", 2, "no numpy")
    asked = table.decisions[0]
    for level in agents_for("quaeleon"):
        chosen = answer_at(any_agent("quaeleon", level), table, asked, FastRng(1))
        assert chosen in [option.id for option in asked.options]
