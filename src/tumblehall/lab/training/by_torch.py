"""A net learns by torch, on a graphics card where there is one: the same net and the same lessons as by numpy."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tumblehall.agents.nets.net import Net, numpy
from tumblehall.lab.training.by_numpy import BATCH, RATE
from tumblehall.lab.training.samples import Samples

ON_CARD = 4096
"""A card learns from larger batches in the same time."""


def has_torch() -> bool:
    return find_spec("torch") is not None


def device_of(device: str) -> str:
    """`auto` is the card where there is one."""
    torch: Any = import_module("torch")
    return ("cuda" if torch.cuda.is_available() else "cpu") if device == "auto" else device


@contextmanager
def repeatable(where: str) -> Iterator[None]:
    """The processor adds up in the same order each time, so that a run that is stopped and gone on with makes the same
    nets, and so the same games; a card is quick instead."""
    torch: Any = import_module("torch")
    before = torch.are_deterministic_algorithms_enabled()
    torch.use_deterministic_algorithms(before or where == "cpu")
    try:
        yield
    finally:
        torch.use_deterministic_algorithms(before)


def learn(net: Net, samples: Samples, epochs: int, seed: int, device: str = "auto") -> tuple[Net, float]:
    """The net after so many passes over the samples, and what it still lacks."""
    np, torch = numpy(), import_module("torch")
    where = device_of(device)
    parts = {
        name: torch.tensor(part, dtype=torch.float32, device=where, requires_grad=True)
        for name, part in net.parts.items()
    }
    adam = torch.optim.Adam(parts.values(), lr=RATE)
    rng, size, loss = np.random.default_rng(seed), BATCH if where == "cpu" else ON_CARD, 0.0
    with repeatable(where):
        for _ in range(epochs):
            losses = []
            order = rng.permutation(len(samples))
            for start in range(0, len(order), size):
                lacks = lacking(parts, samples.part(order[start : start + size]), where)
                adam.zero_grad()
                lacks.backward()
                adam.step()
                losses.append(lacks.item())
            loss = float(np.mean(losses))
    return Net(net.encoding, {name: part.detach().cpu().numpy() for name, part in parts.items()}), loss


def lacking(parts: Any, batch: Samples, where: str) -> Any:
    """The surprise at what was chosen and at who won; see `by_numpy.slopes_of`."""
    torch: Any = import_module("torch")
    states, options, won = (torch.as_tensor(each, device=where) for each in (batch.states, batch.options, batch.won))
    counts, chosen = (torch.as_tensor(each, device=where).long() for each in (batch.counts, batch.chosen))
    owner = torch.repeat_interleave(torch.arange(len(counts), device=where), counts)
    hidden = torch.relu(states @ parts["state_w"] + parts["state_b"])
    value = hidden @ parts["value_w"] + parts["value_b"]
    inner = torch.relu(options @ parts["option_w"] + parts["option_b"] + (hidden @ parts["hidden_w"])[owner])
    scores = inner @ parts["choice_w"]
    highest = torch.full_like(value, -torch.inf).scatter_reduce(0, owner, scores.detach(), "amax")
    powers = torch.exp(scores - highest[owner])
    sums = torch.zeros_like(value).index_add(0, owner, powers)
    picked = scores[torch.cumsum(counts, 0) - counts + chosen] - highest
    surprise = torch.log(sums) - picked
    return (surprise + torch.nn.functional.binary_cross_entropy_with_logits(value, won, reduction="none")).mean()
