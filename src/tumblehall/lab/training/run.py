"""From one generation of a net to the next."""

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from types import ModuleType

from tumblehall.agents.encoding import encoding_for
from tumblehall.agents.nets.net import MOST_BYTES, Net, load_net, new_net
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json
from tumblehall.lab.crew import play_portions
from tumblehall.lab.job import Job, portions
from tumblehall.lab.training import by_numpy, by_torch
from tumblehall.lab.training.samples import Lesson, Samples, joined
from tumblehall.lab.training.self_play import Play, play, taught

IN_PORTION = 4
WINDOW = 3
"""A net learns from the games of so many generations, the last ones."""
Say = Callable[[str], None]


@dataclass(frozen=True)
class Course:
    """How a net is made. Two runs with the same course play the same games."""

    game: str
    seats: int
    options: dict[str, Json]
    teacher: str
    seed: str
    games: int
    """Of each generation."""
    worlds: int
    epochs: int
    hidden: int
    inner: int


def train(course: Course, folder: Path, generations: int, learner: str, device: str, workers: int, say: Say) -> Path:
    """Goes on after the last generation that is whole in the folder; the file of the last net."""
    _check(course, folder)
    module = learner_for(learner, say)
    made_by = f"torch on {by_torch.device_of(device)}" if module is by_torch else "numpy"
    for generation in range(generations):
        if _net_file(folder, generation).exists():
            continue
        samples = _games(course, folder, generation, workers, say)
        recent = [_games_file(folder, each) for each in range(max(0, generation - WINDOW + 1), generation)]
        lessons = joined([*(Samples.load(file) for file in recent), samples])
        net, lacks = module.learn(_before(course, folder, generation), lessons, course.epochs, generation, device)
        say(f"generation {generation}: {len(lessons)} choices, {lacks:.4f} lacking")
        _keep(net, _net_file(folder, generation))
        _tell(course, folder, generation, lacks, made_by)
    return _net_file(folder, generations - 1)


def learner_for(name: str, say: Say) -> ModuleType:
    """The module that the net learns by."""
    if name == "torch" and not by_torch.has_torch():
        raise BadInput("--learner: torch is not installed: pip install 'tumblehall[train]'")
    if name == "numpy" or not by_torch.has_torch():
        if name == "auto":
            say("torch is not installed, so the net learns by numpy, on one core: pip install 'tumblehall[train]'")
        return by_numpy
    return by_torch


def _check(course: Course, folder: Path) -> None:
    """Whether the folder is of this course; a new one becomes so."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "course.json"
    wanted = asdict(course)
    if not file.exists():
        file.write_text(json.dumps(wanted, indent=1) + "\n", "utf-8")
        return
    there = json.loads(file.read_text("utf-8"))
    other = [name for name in wanted if there.get(name) != wanted[name]]
    if other:
        was, now = there.get(other[0]), wanted[other[0]]
        raise BadInput(f"{folder} has a net of another course: {other[0]} was {was}, and is {now}; name another folder")


def _games_file(folder: Path, generation: int) -> Path:
    return folder / f"games-{generation:03}.npz"


def _net_file(folder: Path, generation: int) -> Path:
    return folder / f"net-{generation:03}.npz"


def _before(course: Course, folder: Path, generation: int) -> Net:
    encoding = encoding_for(course.game)
    if generation == 0:
        return new_net(encoding, course.hidden, course.inner, seed=0)
    return load_net(_net_file(folder, generation - 1), encoding)


def _games(course: Course, folder: Path, generation: int, workers: int, say: Say) -> Samples:
    """The games of a generation, which are played unless they are there."""
    file = _games_file(folder, generation)
    if file.exists():
        return Samples.load(file)
    net = str(_net_file(folder, generation - 1)) if generation else ""
    how = Play(course.game, course.seats, course.options, course.teacher, net, course.worlds)
    job: Job[list[Lesson], Samples] = Job(course.seed, partial(play, how), taught)
    numbers = portions(course.games, IN_PORTION, first=generation * course.games)
    with closing(play_portions(job, numbers, workers, say)) as parts:
        found = [part.tally for part in parts if len(part.tally)]
    if not found:
        raise BadInput("no game came to its end: let more games of the teacher, or more epochs, come first")
    samples = joined(found)
    part = file.with_suffix(".part")
    samples.save(part)
    part.rename(file)
    return samples


def _keep(net: Net, file: Path) -> None:
    """Under another name first: a file that is there is whole."""
    part = file.with_suffix(".part")
    net.save(part)
    part.rename(file)


def _tell(course: Course, folder: Path, generation: int, lacks: float, made_by: str) -> None:
    """How the net was made, beside it."""
    file = _net_file(folder, generation)
    size = file.stat().st_size
    made = {
        "encoding": encoding_for(course.game).name,
        "course": asdict(course),
        "generation": generation,
        "learner": made_by,
        "lacking": round(lacks, 4),
        "bytes": size,
        "small_enough_to_ship": size <= MOST_BYTES,
    }
    file.with_suffix(".json").write_text(json.dumps(made, indent=1) + "\n", "utf-8")
