"""A lesson at the terminal: who learns sits alone with novices, who answer by the script as long as it is followed."""

import secrets

from rich.text import Text

from tumblehall.agents.roster import agents_for
from tumblehall.kernel.values import Decision, Event
from tumblehall.lessons.course import Course, Shown, course_of, partner_answer
from tumblehall.lessons.script import LEARNER, lesson_named
from tumblehall.terminal.inks import ACCENT, INK, INK_3, SEA
from tumblehall.terminal.sitting import Sitting

KEYS = "  . go on   / skip the lesson"


class LessonSitting(Sitting):
    """A scene of a lesson, after so many answers of its script. `read`: how many of its captions were read."""

    def __init__(self, name: str, scene: int = 0, answers: int = 0, read: int = 0) -> None:
        lesson = lesson_named(name)
        novice = next(iter(agents_for(lesson.game)))
        chairs = tuple("" if seat == LEARNER else novice for seat in range(lesson.seats))
        super().__init__(lesson.table(scene, secrets.token_hex(16)), chairs)
        self.lesson, self.scene = lesson, scene
        self.skipped = False
        for seat, act in lesson.told(scene, answers):
            self.table.act(seat, act)
        self.read = read

    def course(self) -> Course | None:
        """How far it has come; None: it was skipped."""
        return None if self.skipped else course_of(self.lesson, self.scene, self.table.record)

    def caption(self, course: Course) -> Shown | None:
        """The first that was not read yet."""
        return course.captions[self.read] if self.read < len(course.captions) else None

    def act(self, seat: int, option: str) -> list[Event]:
        course = self.course()
        if seat == LEARNER and course is not None:
            self.read = len(course.captions)
        return super().act(seat, option)

    def thinks_of(self, decision: Decision) -> bool:
        return self._told(decision) is None and super().thinks_of(decision)

    def bot_acts(self, decision: Decision) -> list[Event]:
        told = self._told(decision)
        return super().bot_acts(decision) if told is None else self.act(decision.seat, told)

    def _told(self, decision: Decision) -> str | None:
        if self.skipped:
            return None
        return partner_answer(self.lesson.scenes[self.scene], self.table, decision.seat)

    def heard(self) -> "LessonSitting | None":
        """The caption was read; the next scene, where it was the last."""
        course, scene = self.course(), self.next_scene()
        caption = None if course is None or scene is not None else self.caption(course)
        if caption is not None and not caption.asks:
            self.read += 1
        return scene

    def next_scene(self) -> "LessonSitting | None":
        """The next one, once the script of this one is at its end and all was read but that."""
        course = self.course()
        if course is None or not course.ended or self.scene + 1 >= len(self.lesson.scenes):
            return None
        return LessonSitting(self.lesson.name, self.scene + 1) if self.read >= len(course.captions) - 1 else None


def said(sitting: Sitting, decision: Decision | None) -> Text:
    """What the teacher says now; empty: nothing."""
    course = sitting.course() if isinstance(sitting, LessonSitting) else None
    if course is None or not isinstance(sitting, LessonSitting):
        return Text()
    caption = sitting.caption(course)
    if caption is None:
        return _asked(course, decision)
    number = max(caption.number, *(shown.number for shown in course.captions[: sitting.read + 1]))
    name = pointed(caption.at)
    head = f"◆ First game, {number} of {course.of}" + (f": {name}" if name else "")
    rule = f" {caption.rule}" if caption.rule else ""
    text = Text.assemble((head, f"bold {SEA}"), (f"\n{_spoken(caption.say)}", INK), (rule, INK_3))
    return text.append_text(_asked(course, decision)) if caption.asks else text.append(f"\n{KEYS}", INK_3)


def _asked(course: Course, decision: Decision | None) -> Text:
    """What the script has the learner do, by the words of its row."""
    options = () if decision is None else decision.options
    label = next((option.label for option in options if option.id == course.asks), "")
    return Text(f"\n▸ {_spoken(label)}", f"bold {ACCENT}") if label else Text()


def _spoken(text: str) -> str:
    return text.replace("Seat 1", "The other").replace("seat 1", "the other")


def pointed(at: str) -> str:
    """The name of what a caption points at; empty where it has none, as a space of a board."""
    match at.partition("#")[0].split(":"):
        case ["seat", seat]:
            return "you" if seat == str(LEARNER) else "the other"
        case [area, seat, *_] if seat.isdecimal():
            whose = "your" if seat == str(LEARNER) else "the other's"
            return f"{whose} {area} area"
        case parts:
            words = parts[-1].split("-")
            return " ".join(words) if all(len(word) > 1 and word.isalpha() for word in words) else ""
