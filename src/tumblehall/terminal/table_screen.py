"""The table: whose turn it is to see and to choose, and what the keys do."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import OptionList
from textual.worker import Worker

from tumblehall.agents.parcel import parcel_for
from tumblehall.kernel.errors import UndoRefused
from tumblehall.kernel.values import Decision
from tumblehall.library import list_games
from tumblehall.terminal import pace, settings, words
from tumblehall.terminal.lamp import advice
from tumblehall.terminal.manners import AT_ONCE, LONE, NEVER, lone_end
from tumblehall.terminal.pages import Confirm, HandOver, LogPage
from tumblehall.terminal.rules_page import RulesPage
from tumblehall.terminal.sitting import Sitting
from tumblehall.terminal.table_view import TableView
from tumblehall.terminal.teacher import LessonSitting
from tumblehall.terminal.thinking import NoThought, Thinking
from tumblehall.terminal.why_page import WhyPage
from tumblehall.terminal.words import WAIT_STEPS

WAIT_SECONDS = 1.8
"""How long the only answer waits, as in the browser."""
HINT_SECONDS = 20


class TableScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "Undo"),
        Binding("w", "why", "Why not"),
        Binding("h", "hint", "Hint"),
        Binding("r,question_mark", "rules", "Rules"),
        Binding("l", "log", "Log"),
        Binding("s", "save", "Save"),
        Binding("n", "new", "New game"),
        Binding("q", "quit", "Quit"),
        Binding("a", "lone", "The only answer"),
        Binding("p", "pace", "Pace"),
        Binding("escape", "hold", "Wait"),
        Binding("full_stop", "heard", "Next caption"),
        Binding("slash", "skip_lesson", "Skip the lesson"),
        Binding("space", "hurry", "Skip the bots' pauses", priority=True),
        Binding("tab,right", "turn_page(1)", "Next page", priority=True),
        Binding("shift+tab,left", "turn_page(-1)", "Page before", priority=True),
        Binding("pagedown", "scroll_page(1)", "Down", priority=True),
        Binding("pageup", "scroll_page(-1)", "Up", priority=True),
    ]

    class Leave(Message):
        """The people want to go: to a game like this one or another, or away."""

        def __init__(self, again: Sitting | None) -> None:
            super().__init__()
            self.again = again

    class Next(Message):
        """The next scene of a lesson."""

        def __init__(self, sitting: Sitting) -> None:
            super().__init__()
            self.sitting = sitting

    def __init__(self, sitting: Sitting, pause: float | None = None, lone: str | None = None) -> None:
        super().__init__()
        self.sitting = sitting
        self.fixed = pause
        """Seconds before a bot moves, where they do not follow the pace."""
        self.pace = settings.pace()
        people = sitting.people
        self.me: int | None = people[0] if len(people) == 1 else None
        """The seat whose knowledge is on the screen; None is an onlooker."""
        self.view = TableView(sitting)
        self.timer: Timer | None = None
        self.thinking, self.lamp = Thinking(), Thinking()
        self.thought: Worker[None] | None = None
        """What a bot that looks ahead is at."""
        self.hurried = False
        """No pauses before the next question of a person."""
        self.lone = lone or settings.lone()
        """What becomes of an end that is the only answer."""
        self.waiting: Timer | None = None
        self.ticks = 0

    @property
    def pause(self) -> float:
        if self.hurried:
            return 0.0
        return pace.seconds(self.pace) if self.fixed is None else self.fixed

    def compose(self) -> ComposeResult:
        yield self.view

    def on_mount(self) -> None:
        self.go_on()

    async def on_unmount(self) -> None:
        self.stop_bots()
        await self.thinking.stop()
        await self.lamp.stop()

    # -- the game goes on ---------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """To the next question of a person, over a hand-over where something is hidden; or a bot's move; or the end."""
        decision = self.sitting.next_decision(self.me)
        if decision is None or not self.sitting.chairs[decision.seat]:
            self.hurried = False
        if decision is None:
            self.view.show(self.me, None)
        elif self.sitting.chairs[decision.seat]:
            self.view.show(self.me, None)
            self.timer = self.set_timer(max(0.001, self.pause), self.bot_moves)
        elif decision.seat != self.me and self.sitting.hides(self.me, decision.seat):
            seat = decision.seat
            mark = self.view.panel.mark(self.sitting.table.view(None), seat)
            self.app.push_screen(HandOver(mark), lambda _: self.ask(seat))
        else:
            self.ask(decision.seat)

    def ask(self, seat: int) -> None:
        self.me = seat
        self.view.show(seat, next((d for d in self.sitting.table.decisions if d.seat == seat), None))
        self.wait_for_the_only_answer()

    def bot_moves(self) -> None:
        """One bot, or all of them up to the next question of a person where there are no pauses."""
        self.timer = None
        decision = self.sitting.next_decision(self.me)
        while decision is not None and self.sitting.chairs[decision.seat]:
            if self.sitting.thinks_of(decision):
                self.view.show_thinking(decision.seat)
                self.thought = self.run_worker(self.think(decision))
                return
            self.sitting.bot_acts(decision)
            decision = self.sitting.next_decision(self.me) if self.hurried else None
        self.go_on()

    async def think(self, decision: Decision) -> None:
        sitting, seat = self.sitting, decision.seat
        bot = sitting.chairs[seat]
        try:
            option = await self.thinking.answer(sitting.table.game, bot, parcel_for(sitting.table, seat))
            sitting.act(seat, option)
        except NoThought as fault:
            self.notify(
                f"{fault}. The usual bot answers for it.", title=f"The {words.bot_name(bot)} failed", severity="warning"
            )
            sitting.usual_acts(decision)
        self.thought = None
        self.go_on()

    def choose(self, ident: str) -> None:
        """Acts, after one question where something is lost or given away."""
        option = next((option for option in self.view.rows if option.id == ident), None)
        if option is None:
            return
        self.stop_waiting()
        scene = self.view.scene()
        lost = self.view.panel.waste(scene, option) or self.view.manners.given_away(option)
        if not lost:
            self.act(ident)
            return

        def answered(yes: bool | None) -> None:
            if yes:
                self.act(ident)

        self.app.push_screen(Confirm(f"{self.view.panel.label(scene, option)}?", lost), answered)

    def act(self, option: str) -> None:
        if self.view.decision is None:
            return
        self.stop_waiting()
        self.view.heard = len(self.sitting.log())
        self.sitting.act(self.view.decision.seat, option)
        if self.sitting.trouble:
            self.notify(self.sitting.trouble, severity="warning")
        self.go_on()

    # -- a lesson -----------------------------------------------------------------------------------------------

    def action_heard(self) -> None:
        """The caption was read: the next one, or the next scene."""
        scene = self.sitting.heard() if isinstance(self.sitting, LessonSitting) else None
        if scene is not None:
            self.post_message(self.Next(scene))
        self.view.show(self.me, self.view.decision)

    def action_skip_lesson(self) -> None:
        if isinstance(self.sitting, LessonSitting):
            self.sitting.skipped = True
            self.view.show(self.me, self.view.decision)

    # -- the only answer ----------------------------------------------------------------------------------------

    def wait_for_the_only_answer(self) -> None:
        """An end without another answer goes by itself, as the setting says."""
        self.stop_waiting()
        end = lone_end(self.view.decision, self.view.manners)
        if end is None or self.lone == NEVER or isinstance(self.sitting, LessonSitting):
            return
        if self.lone == AT_ONCE:
            self.call_after_refresh(self.choose, end.id)
            return
        self.ticks = 0
        self.view.show_wait(0)
        self.waiting = self.set_interval(WAIT_SECONDS / WAIT_STEPS, self.tick)

    def tick(self) -> None:
        """The wait stands still while another page is open."""
        end = lone_end(self.view.decision, self.view.manners)
        if self.waiting is None or end is None or self.app.screen is not self:
            return
        self.ticks += 1
        self.view.show_wait(self.ticks / WAIT_STEPS)
        if self.ticks >= WAIT_STEPS:
            self.choose(end.id)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.stop()
            self.waiting = None
            self.view.show_wait(None)

    def action_hold(self) -> None:
        self.stop_waiting()

    def action_lone(self) -> None:
        """The next of the three ways, kept for other games."""
        names = list(LONE)
        self.lone = names[(names.index(self.lone) + 1) % len(names)]
        kept = settings.keep_lone(self.lone)
        self.notify(f"It {LONE[self.lone]}." + " This cannot be kept." * (not kept), title="The only answer")
        self.wait_for_the_only_answer()

    def action_pace(self) -> None:
        """The next pace at which others' turns are told, kept for other games."""
        self.pace = pace.after(self.pace)
        kept = settings.keep_pace(self.pace)
        said = self.pace.replace("-", " ")
        self.notify(f"Others' turns are told {said}." + " This cannot be kept." * (not kept), title="Pace")
        if self.timer is not None and self.stop_bots():
            self.go_on()

    def stop_bots(self) -> bool:
        """Whether a bot was about to move."""
        timer, self.timer = self.timer, None
        thought, self.thought = self.thought, None
        if timer is not None:
            timer.stop()
        if thought is not None:
            thought.cancel()
        return timer is not None or thought is not None

    # -- keys ---------------------------------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option.id is not None:
            self.choose(event.option.id)

    def on_key(self, event: events.Key) -> None:
        option = next((ident for ident, key in self.view.keys.items() if key == event.character), None)
        if option is not None:
            event.stop()
            self.choose(option)

    def action_hurry(self) -> None:
        """All bots move at once, up to the next question of a person."""
        self.hurried = self.timer is not None or self.thought is not None
        if self.timer is not None:
            self.stop_bots()
            self.bot_moves()

    def action_turn_page(self, step: int) -> None:
        self.view.open_page(self.view.page + step)

    def action_scroll_page(self, step: int) -> None:
        self.view.scroll_page(step)

    def action_undo(self) -> None:
        """Of the one at the keyboard; else of another here from whom nothing is hidden."""
        if self.me is None:
            self.notify("Nobody here has anything to take back.", title="No undo")
            return
        others = [seat for seat in self.sitting.people if seat != self.me and not self.sitting.hides(self.me, seat)]
        seats = (self.me, *others)
        for seat in seats:
            try:
                self.sitting.undo(seat)
            except UndoRefused:
                continue
            self._went_back()
            return
        for seat in seats:
            if self.sitting.why_no_take_back(seat) is None:
                self._ask_take_back(seat)
                return
        reason = self.sitting.why_no_take_back(self.me) or ""
        self.notify(f"{reason[0].upper()}{reason[1:]}.", title="No undo", severity="warning")

    def _ask_take_back(self, seat: int) -> None:
        """Once for each: it is more than an undo, and the game is marked. No bot moves while it is asked."""
        thinking = self.stop_bots()
        self.stop_waiting()

        def answered(yes: bool | None) -> None:
            if yes:
                self.sitting.take_back(seat)
                self._went_back()
            elif thinking:
                self.go_on()

        what = "the roll" if self.sitting.table.takes_back_roll(seat) else "your last choice"
        self.app.push_screen(Confirm(f"Take back {what}?", words.TAKE_BACK), answered)

    def _went_back(self) -> None:
        self.stop_bots()
        self.stop_waiting()
        self.go_on()

    def action_why(self) -> None:
        if self.me is None:
            self.notify("Nobody here is asked anything.")
            return
        decision = self.view.decision
        on_offer = [option.id for option in decision.options] if decision is not None else []
        ideas = dict.fromkeys([*self.view.panel.ideas(self.view.scene()), *on_offer])
        self.app.push_screen(WhyPage(self.sitting.table, self.me, list(ideas)))

    def action_hint(self) -> None:
        """What a bot would do here, and why."""
        if not self.sitting.lamp:
            self.notify("There is no lamp at this table.", title="No hint")
        elif self.view.decision is None:
            self.notify("Nobody here is asked anything.", title="No hint")
        else:
            self.stop_waiting()
            self.run_worker(self.light(self.view.decision), group="lamp", exclusive=True)

    async def light(self, decision: Decision) -> None:
        """Tells it, unless something else is asked by then."""
        self.notify("Thinking ...", title="The lamp")
        try:
            who, text = await advice(self.lamp, self.sitting.table, decision.seat)
        except NoThought as fault:
            self.notify(f"{fault}.", title="No hint", severity="warning")
            return
        if self.view.decision is decision:
            self.sitting.told(decision.seat)
            self.notify(text, title=f"The lamp: {who} would", timeout=HINT_SECONDS)

    def action_rules(self) -> None:
        scene, outcome = self.view.scene(), self.sitting.table.outcome
        rule = scene.decision.rule if scene.decision is not None else None
        if scene.focus is not None and scene.focus.rule is not None:
            rule = scene.focus.rule
        if outcome is not None:
            rule = outcome.rule
        self.app.push_screen(RulesPage(list_games()[self.sitting.table.game], rule))

    def action_log(self) -> None:
        told, struck = self.sitting.log(), self.sitting.struck()
        self.app.push_screen(LogPage(words.log_lines(self.view.panel, self.view.scene().view, told, struck)))

    def action_save(self) -> None:
        if self.sitting.save():
            self.notify(f"{self.sitting.file}", title="Saved")
        else:
            self.notify(self.sitting.trouble, severity="error")

    def action_new(self) -> None:
        self._leave("A new game?", True)

    def action_quit(self) -> None:
        self._leave("Leave the table?", False)

    def _leave(self, question: str, again: bool) -> None:
        def answered(yes: bool | None) -> None:
            if yes:
                self.post_message(self.Leave(self.sitting if again else None))

        if self.sitting.table.outcome is not None and again:
            answered(True)
            return
        comfort = "This one is saved; you can go on with it any time."
        self.app.push_screen(Confirm(question, comfort if self.sitting.save() else self.sitting.trouble), answered)
