"""Games as PettingZoo environments, ours and its own: what is observed, a choice by the mask, a step."""

from collections.abc import Callable
from random import random
from time import process_time
from typing import Any

from bench.measure import WARMING, Rates, Task


def stepping(make: Callable[[], Any]) -> Task:
    """How many choices a second are observed and made, new games included. The environment is made once."""
    kept: list[Any] = []

    def task(seconds: float) -> Rates:
        if not kept:
            kept.append(make())
        play(kept[0], seconds * WARMING)
        steps, spent = play(kept[0], seconds)
        return {"steps": steps / spent}

    return task


def play(env: Any, seconds: float) -> tuple[int, float]:
    steps = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(random() * len(legal))]))
            steps += 1
    return steps, spent
