"""A net learns by numpy: on one core, for small runs and where torch is missing."""

from dataclasses import dataclass, field

from tumblehall.agents.nets.net import Array, Net, Parts, numpy
from tumblehall.lab.training.samples import Samples

BATCH = 256
RATE = 1e-3
KEEP, KEEP_SQUARES, TINY = 0.9, 0.999, 1e-8
"""Of Adam: Kingma and Ba, 2015."""


@dataclass
class Adam:
    """How far each number has to move, by what was learnt lately."""

    steps: int = 0
    means: dict[str, Array] = field(default_factory=dict)
    squares: dict[str, Array] = field(default_factory=dict)

    def step(self, parts: dict[str, Array], slopes: Parts) -> None:
        np = numpy()
        self.steps += 1
        for name, slope in slopes.items():
            mean = self.means[name] = KEEP * self.means.get(name, 0) + (1 - KEEP) * slope
            square = self.squares[name] = KEEP_SQUARES * self.squares.get(name, 0) + (1 - KEEP_SQUARES) * slope**2
            mean, square = mean / (1 - KEEP**self.steps), square / (1 - KEEP_SQUARES**self.steps)
            parts[name] = parts[name] - RATE * mean / (np.sqrt(square) + TINY)


def learn(net: Net, samples: Samples, epochs: int, seed: int, _device: str = "") -> tuple[Net, float]:
    """The net after so many passes over the samples, and what it still lacks. There is one device, the processor."""
    np = numpy()
    rng, adam, parts, loss = np.random.default_rng(seed), Adam(), dict(net.parts), 0.0
    for _ in range(epochs):
        losses = []
        order = rng.permutation(len(samples))
        for start in range(0, len(order), BATCH):
            batch = samples.part(order[start : start + BATCH])
            lacks, slopes = slopes_of(parts, batch)
            adam.step(parts, slopes)
            losses.append(lacks)
        loss = float(np.mean(losses))
    return Net(net.encoding, parts), loss


def slopes_of(parts: Parts, batch: Samples) -> tuple[float, Parts]:
    """What the net lacks on a batch, and how that changes with each of its numbers. It lacks the surprise at what was
    chosen and at who won."""
    np = numpy()
    many, counts = len(batch), batch.counts
    starts = np.cumsum(counts) - counts
    owner = np.repeat(np.arange(many), counts)
    hidden = np.maximum(batch.states @ parts["state_w"] + parts["state_b"], 0)
    chance = 1 / (1 + np.exp(-(hidden @ parts["value_w"] + parts["value_b"])))
    inner = np.maximum(batch.options @ parts["option_w"] + parts["option_b"] + (hidden @ parts["hidden_w"])[owner], 0)
    scores = inner @ parts["choice_w"]
    powers = np.exp(scores - np.maximum.reduceat(scores, starts)[owner])
    shares = powers / np.add.reduceat(powers, starts)[owner]
    chosen = starts + batch.chosen
    won = batch.won
    surprise = -np.log(shares[chosen] + TINY) - won * np.log(chance + TINY) - (1 - won) * np.log(1 - chance + TINY)

    by_score = shares.copy()
    by_score[chosen] -= 1
    by_score /= many
    by_chance = (chance - won) / many
    by_inner = by_score[:, None] * parts["choice_w"] * (inner > 0)
    by_owner = np.add.reduceat(by_inner, starts)
    by_hidden = (by_owner @ parts["hidden_w"].T + by_chance[:, None] * parts["value_w"]) * (hidden > 0)
    slopes = {
        "state_w": batch.states.T @ by_hidden,
        "state_b": by_hidden.sum(0),
        "value_w": hidden.T @ by_chance,
        "value_b": by_chance.sum(),
        "hidden_w": hidden.T @ by_owner,
        "option_w": batch.options.T @ by_inner,
        "option_b": by_inner.sum(0),
        "choice_w": inner.T @ by_score,
    }
    return float(surprise.mean()), slopes
