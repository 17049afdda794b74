/** What browser and server say to each other. Written by tools/wire_types.py from the OpenAPI document. */

/** Of the messages. A server that speaks another one asks the page to be loaded anew. */
export const VERSION = 2;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Games {
  program: string;
  games: GameCard[];
}

export interface GameCard {
  name: string;
  title: string;
  summary: string;
  seats: [number, number];
  minutes: [number, number];
  options: OptionCard[];
  presets: PresetCard[];
  bots: string[];
  usual: string;
  opponents: BotCard[];
  lessons: LessonTitle[];
  hidden: boolean;
  rule_prefixes: string[];
}

/** An option of a game: what it takes, and what is taken when it is left out. */
export interface OptionCard {
  name: string;
  kind: "choice" | "first" | "flag" | "listed" | "number" | "several";
  help: string;
  default: Json;
  usual: UsualCard[];
  choices: string[];
  presets: string[];
  least: number | null;
  most: number | null;
  step: number;
  recommended: Record<string, number>;
  title: string;
  words: Record<string, ValueWords>;
  shelves: ShelfCard[];
  stocks: StockCard[];
  bars: BarCard[];
  cautions: BarCard[];
}

/** What an option is when it is left out, in such a case; a case is read as that of a bar. */
export interface UsualCard {
  value: Json;
  seats: [number, number] | null;
  beside: [string, Json] | null;
  unless: [string, Json[]] | null;
  lacking: [string, string] | null;
  having: [string, string] | null;
}

/** A value of an option as people read it. */
export interface ValueWords {
  title: string;
  help: string;
}

/** A part of what a list is made of: so many of these, at most one of each sort. */
export interface ShelfCard {
  title: string;
  count: number;
  sorts: Record<string, string[]>;
  rule: string;
  within: string;
  needs: Record<string, string[]>;
  alone: Record<string, number>;
  is_open: boolean;
}

/** What the words of a list must bring together: at least so many different ones. */
export interface StockCard {
  title: string;
  count: number;
  brings: Record<string, string[]>;
  rule: string;
  alone: string[];
}

/** Values of an option that no new table can have, for so many seats or beside a value of another option. */
export interface BarCard {
  values: Json[];
  why: string;
  seats: [number, number] | null;
  beside: [string, Json] | null;
  unless: [string, Json[]] | null;
  lacking: [string, string] | null;
  having: [string, string] | null;
  rule: string;
}

/** Options that go well together, taken at one press; what is left out is as usual beside them. */
export interface PresetCard {
  name: string;
  title: string;
  help: string;
  options: Record<string, Json>;
  cards: Record<string, string[]>;
}

/** Who plays at a level. */
export interface BotCard {
  level: string;
  name: string;
  plays: string;
  suits: string;
  strength: string;
  wins: number | null;
}

/** A lesson that there is for a game. */
export interface LessonTitle {
  name: string;
  title: string;
  captions: number;
  scenes: number;
}

/** `primer`: headings and sentences for somebody who is about to play it first. */
export interface Rules {
  primer: ([string, string])[];
  rules: RuleOut[];
}

export interface RuleOut {
  id: string;
  text: string;
  section: string;
  title: string;
  ruling: boolean;
}

export interface Cards {
  legend: string;
  cards: CardOut[];
}

export interface CardOut {
  group: string;
  name: string;
  id: string;
  facts: string;
  pieces: string;
  text: string[];
  notes: string;
}

/** Printed facts of a game, as its own drawing needs them. */
export interface Catalogue {
  game: string;
  catalogue: Record<string, Json>;
}

/** How a game is played, screen by screen; none where nobody has written them. */
export interface HowTo {
  screens: ScreenOut[];
}

/** A phase of a game: what is said of it, and what somebody at a table sees who is in the middle of it. */
export interface ScreenOut {
  name: string;
  title: string;
  lead: string;
  notes: NoteOut[];
  view: Record<string, Json>;
  decision: DecisionOut | null;
  events: EventOut[];
  odds: Record<string, Json> | null;
  tried: TryOut | null;
}

export interface NoteOut {
  say: string;
  rules: string[];
}

export interface DecisionOut {
  kind: string;
  prompt: string;
  rule: string | null;
  options: OptionOut[];
  default: string;
  about?: Record<string, Json>;
}

export interface OptionOut {
  id: string;
  label: string;
  refs?: string[];
  rule?: string | null;
}

export interface EventOut {
  kind: string;
  text: string;
  data?: Record<string, Json>;
  forced?: boolean;
  rule?: string | null;
  struck?: boolean;
  private?: boolean;
}

/** Where a lesson comes to a phase: so many answers of its scene are given then, and so many captions were said, of all scenes `said`. */
export interface TryOut {
  lesson: string;
  scene: number;
  answers: number;
  read: number;
  said: number;
}

export interface Lobby {
  tables: LobbyCard[];
}

/** A table as the lobby shows it. */
export interface LobbyCard {
  table: string;
  game: string;
  status: string;
  names: string[];
  free: number;
  clock: string;
  onlookers: boolean;
  created: number;
  bots?: number;
}

/** The table that a code leads to. */
export interface TableCalled {
  table: string;
}

/** Where devices in the same network find this server, when it is asked by its own machine. None: it listens on that machine alone, or it was asked from elsewhere. */
export interface Address {
  network: string | null;
}

/** Opens a seat for whoever knows it. It is kept nowhere; only its hash is, once it is used. */
export interface NewToken {
  token: string;
}

export interface NewTableMade {
  table: string;
  commitment: string;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, Json>;
  manners?: Manners;
}

/** How people play at a table, whatever the game. */
export interface Manners {
  listed?: boolean;
  onlookers?: boolean;
  start?: "full" | "host";
  talk?: boolean;
  clock?: Clock;
  absent?: "answer" | "bot" | "wait";
  bot?: string;
  patience?: number;
  take_backs?: boolean;
  lamp?: boolean;
}

/** `none`; `move`: so many seconds for each answer; `game`: so many seconds for all answers of a seat, and `bonus` more for each. */
export interface Clock {
  kind?: "game" | "move" | "none";
  seconds?: number;
  bonus?: number;
}

/** `name`: of whoever learns; `answers`: so many of the script's are given at once. */
export interface NewLesson {
  lesson: string;
  name: string;
  scene?: number;
  answers?: number;
}

/** The puzzle of the day comes first. */
export interface Puzzles {
  day: string;
  puzzles: PuzzleCard[];
}

export interface PuzzleCard {
  id: string;
  game: string;
  missed_by: string[];
}

/** `day`: as 2026-11-18; left out, today. */
export interface WantPuzzles {
  day?: string | null;
}

/** `name`: of whoever solves it. */
export interface NewPuzzle {
  puzzle: string;
  name: string;
}

/** A table as the token sees it. Before the start, and for those who may not look on, there are no seats. */
export interface TableNow {
  table: TableCard;
  me: Me;
  seats: SeatState[];
  talk: TalkLine[];
}

/** A table as everybody sees it who has its link. */
export interface TableCard {
  table: string;
  game: string;
  status: "open" | "over" | "playing";
  seats: SeatCard[];
  options: Record<string, Json>;
  manners: Manners;
  commitment: string;
  created: number;
  mixed?: string;
  to_act?: number[];
  undo?: UndoQuestion | null;
  end_votes?: number[];
  result?: Result | null;
  take_backs?: number;
  ended_early?: boolean;
  rematch?: string | null;
  rematch_of?: string | null;
  lesson?: LessonCard | null;
  puzzle?: string | null;
  code?: string | null;
}

/** A seat as everybody sees it. */
export interface SeatCard {
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string;
  away?: boolean;
  gone?: boolean;
  kept?: boolean;
  reminded?: boolean;
  left?: number | null;
  until?: number | null;
  lamp?: number;
}

export interface UndoQuestion {
  seat: number;
  yes: number[];
  waiting: number[];
}

export interface Result {
  winners: number[];
  ranking: number[][];
  scores: number[] | null;
  reason: string;
  rule: string;
}

/** Which scene of which lesson a table plays, and how many answers of its script were given at once. */
export interface LessonCard {
  name: string;
  scene: number;
  skipped?: boolean;
  given?: number;
}

/** What the token opens here. */
export interface Me {
  seats: number[];
  host: boolean;
  muted: Record<string, number[]>;
  forked_from?: [string, number] | null;
}

/** The game as one seat may know it; seat None is an onlooker. */
export interface SeatState {
  seat: number | null;
  step: number;
  view: Record<string, Json> | null;
  decision: DecisionOut | null;
  undo: "ask" | "free" | "no" | "take";
  first: number;
  events: EventOut[];
  undo_roll?: boolean;
  struck?: ([number, number])[];
  change?: Json;
}

export interface TalkLine {
  at: number;
  seat: number;
  text?: string;
  phrase?: string;
  after?: number;
  about?: number | null;
}

/** The command is done and on disk. `again`: it had been done before. */
export interface Done {
  is: "done";
  id: string;
  again?: boolean;
  table?: string | null;
  seat?: number | null;
}

/** Takes a free seat, the first one when none is named. `seed` goes into the dice. */
export interface Sit {
  do: "sit";
  name: string;
  seed: string;
  seat?: number | null;
  id: string;
}

/** The founder puts a bot into a free seat, or another one into a bot's seat. */
export interface SitBot {
  do: "sit-bot";
  seat: number;
  bot: string;
  id: string;
}

/** Leaves a seat before the start; the founder may also free the seats of others. */
export interface Rise {
  do: "rise";
  seat: number;
  id: string;
}

/** The founder begins the game. */
export interface Start {
  do: "start";
  id: string;
}

/** The answer of a seat, given at its current step. */
export interface Act {
  do: "act";
  seat: number;
  option: string;
  step: number;
  id: string;
}

/** Takes back the last answer. `ask`: when more has to be taken back than is free, do so and mark the table; where there are other people they are asked first. */
export interface Undo {
  do: "undo";
  seat: number;
  step: number;
  ask?: boolean;
  id: string;
}

/** Whether another seat may take back; from the seat that asked, no withdraws the question. */
export interface AnswerUndo {
  do: "answer-undo";
  seat: number;
  yes: boolean;
  id: string;
}

/** Goes on without the teacher, in an ordinary game. */
export interface SkipLesson {
  do: "skip-lesson";
  seat: number;
  id: string;
}

export interface Resign {
  do: "resign";
  seat: number;
  id: string;
}

/** For ending the game without a result, or no more; it ends when all are for it. */
export interface VoteEnd {
  do: "vote-end";
  seat: number;
  yes: boolean;
  id: string;
}

/** Tells another seat that the table waits for it. */
export interface Remind {
  do: "remind";
  seat: number;
  whom: number;
  id: string;
}

/** Back at the table: after a reminder, or in place of the bot that took over. */
export interface Return {
  do: "return";
  seat: number;
  id: string;
}

/** Words, or the name of a phrase. `about`: it is a sign on a deed, by the number of its event among those that everybody was told; one for each seat and deed. */
export interface Say {
  do: "say";
  seat: number;
  text?: string;
  phrase?: string;
  about?: number | null;
  id: string;
}

export interface Mute {
  do: "mute";
  seat: number;
  whom: number;
  muted: boolean;
  id: string;
}

/** From now on another token; the present one opens nothing any more. */
export interface Rekey {
  do: "rekey";
  token: string;
  id: string;
}

/** A new table with the same people, bots and options, once this one is over. `bot`: all bots are this one now. */
export interface Rematch {
  do: "rematch";
  bot?: string | null;
  id: string;
}

/** Steps of a game that is over. `steps`: how many there are in all. */
export interface Frames {
  game: string;
  steps: number;
  seats: number;
  frames: Json[];
}

export interface FrameRange {
  first: number;
  last: number;
  viewer?: string;
}

/** Null: the game does not tell its course. */
export interface CourseNow {
  course: Course | null;
}

/** How a game that is over went. */
export interface Course {
  of: string;
  goal: number | null;
  samples: ([number, number, number[]])[];
  given: string;
  luck: ([number, number])[];
  turns: ([number, number, number, number])[];
}

/** All that chance gave in a game that is over, what was taken back among it. */
export interface Draws {
  uses: ChanceUsed[];
}

/** One use of chance: after which step, its number, what was drawn of how many, and the rolls it became. */
export interface ChanceUsed {
  step: number;
  use: number;
  drawn: ([number, number])[];
  rolls: RollShown[];
}

/** The dice that were thrown for one event, by its number. */
export interface RollShown {
  event: number;
  faces: DieShown[];
}

/** A die that showed a face, and which of the drawn numbers that was. */
export interface DieShown {
  face: string;
  at: number | null;
}

/** `seat`: whose events are counted, one of the own; left out for an onlooker. */
export interface WantDraws {
  seat?: number | null;
}

/** How far it is. `none`: nobody has asked for it, or the server was started anew since. `waiting`: `ahead` games come first. `failed`: the `reason`; it can be asked for again. */
export interface AnalysisNow {
  state: "done" | "failed" | "none" | "waiting" | "working";
  done?: number;
  of?: number;
  ahead?: number;
  reason?: string;
  analysis?: Analysis | null;
}

/** A whole game, analysed. `rounds`: the steps at which they begin, with their numbers. `graph`: by seat the steps and its chance there. `turning`, and `mistakes`, `doubtful` and `fine`, which are places in `decisions`, have the largest first. */
export interface Analysis {
  analysis: number;
  game: string;
  seats: number;
  release: string;
  seed: string;
  playouts: number;
  steps: number;
  together: boolean;
  hidden: boolean;
  finished: boolean;
  outcome: string;
  rounds: ([number, number])[];
  decisions: ChoiceJudged[];
  graph: (([number, number])[])[];
  totals: SeatTotals[];
  turning: TurningPoint[];
  mistakes: number[];
  doubtful: number[];
  fine: number[];
}

/** A real choice, judged by what its seat knew. By seat the chances `before` it with the best answer, `after` it, and `then`, after what fell. `gain`: what the best answer gains over the chosen one, with its standard error. Where the chosen one is the best: `usual`, what a skilled bot does at once, if that is another answer, and the `lead` over it. Of what is marked as worse: the `line` on which the best answer might have led. */
export interface ChoiceJudged {
  step: number;
  until: number;
  seat: number;
  kind: string;
  prompt: string;
  options: number;
  chosen: AnswerTold;
  best: AnswerTold;
  usual: AnswerTold | null;
  before: number[];
  after: number[];
  then: number[];
  gain: number;
  error: number;
  lead: number;
  lead_error: number;
  line: MoveTold[];
}

/** `ids`: several where a seat answered more than once while others chose too. */
export interface AnswerTold {
  ids: string[];
  label: string;
}

/** Of an imagined line. `label`: the answer in words, empty where it is another seat's; `told`: what came of it. */
export interface MoveTold {
  seat: number;
  label: string;
  told: string[];
}

/** start + skill + others + luck = end, as far as they are rounded alike. */
export interface SeatTotals {
  seat: number;
  start: number;
  end: number;
  skill: number;
  skill_error: number;
  others: number;
  luck: number;
  luck_error: number;
  choices: number;
  mistakes: number;
}

/** A step after which much had changed, most for this seat. */
export interface TurningPoint {
  decision: number;
  step: number;
  seat: number;
  change: number;
  by: "choice" | "luck";
}

/** What a seat was shown, in order. The first moment is how things stood before the news; a long story comes in parts: ask again `after` the events that are here. */
export interface Story {
  moments: Moment[];
}

/** A game as a seat was shown it at a time, and what it learnt then. */
export interface Moment {
  view: Record<string, Json>;
  events: EventOut[];
}

/** `seat`: one of the own; left out for an onlooker. `after`: how many of its events are no news any more. */
export interface StorySince {
  seat?: number | null;
  after?: number;
}

/** The chances of what a seat may choose at its step, as the game tells them; null: it tells none. */
export interface OddsNow {
  step: number;
  odds: Record<string, Json> | null;
}

/** `seat`: one of the own; left out for an onlooker. */
export interface WantOdds {
  seat?: number | null;
}

/** Null: the table is no lesson, was one, or its script has changed since. */
export interface LessonNow {
  step: number;
  course: LessonCourse | null;
}

/** How far a lesson has come. All follows from the answers that stand. */
export interface LessonCourse {
  name: string;
  title: string;
  scene: number;
  scenes: number;
  of: number;
  captions: CaptionOut[];
  asks: string;
  ended: boolean;
}

/** A sentence of the teacher that the table has come to. */
export interface CaptionOut {
  number: number;
  say: string;
  at: string;
  rule: string | null;
  event: number;
  asks: boolean;
}

/** Null: it is not answered yet, the table is no puzzle, or there is no such puzzle any more. */
export interface PuzzleNow {
  verdict: Verdict | null;
}

/** What is said of an answer. `gain`: what the best one gains over the next best in chance to win, from 0 to 1; `interval` holds it in 95 of 100 cases. */
export interface Verdict {
  right: boolean;
  chosen: string;
  best: string;
  second: string;
  gain: number;
  interval: [number, number];
  why: string;
  missed_by: string[];
}

/** `by`: the level of the bot. The best idea comes first. */
export interface HintNow {
  seat: number;
  step: number;
  by: string;
  text: string;
  ideas: IdeaOut[];
}

/** An option as the bot sees it. `why` is told of the best one; `worth`: from 0, lost for certain, to 1, won for certain, null where it was not reckoned. */
export interface IdeaOut {
  option: string;
  label: string;
  why: string;
  worth: number | null;
}

/** What a bot would do in a seat of one's own, at its step. */
export interface WantHint {
  seat: number;
  step: number;
}

export interface Fork {
  step: number;
  manners?: Manners;
}

export interface WantFrames {
  record: string;
  first: number;
  last: number;
  viewer?: string;
}

export interface Checked {
  ok: boolean;
  checks: CheckLine[];
}

/** One thing that was checked of a record, and what was found. */
export interface CheckLine {
  name: string;
  ok: boolean;
  words: string;
}

export interface CheckRecord {
  record: string;
}

export interface ForkRecord {
  record: string;
  step: number;
  manners?: Manners;
}

/** Nothing was changed. `id` is that of the command, or empty where none could be read. */
export interface Refused {
  is: "refused";
  id: string;
  code: string;
  reason: string;
  rule?: string | null;
}

/** The first message of a connection. `seen`: how many events of each seat (or of the onlooker, under "-") and how many lines of talk the client has already. `whole`: views always come whole, for clients that keep none. */
export interface Hello {
  do: "hello";
  version: number;
  token?: string | null;
  seen?: Record<string, number>;
  talk?: number;
  whole?: boolean;
}

/** Why something is not on offer to a seat; changes nothing. */
export interface AskWhy {
  do: "why";
  id: string;
  seat: number;
  text: string;
}

export interface Ping {
  do: "ping";
  id: string;
}

export interface Welcome {
  is: "welcome";
  version: number;
  program: string;
  now: number;
  phrases?: string[];
}

/** How things stand. Parts that have not changed since the last news are left out. Where a client has missed one, by their numbers, changes mean nothing to it: it says hello anew. */
export interface News {
  is: "news";
  now: number;
  number: number;
  table?: TableCard | null;
  change?: Json;
  me?: Me | null;
  seats?: SeatState[];
  talk?: TalkLine[];
}

/** The answer to `why`; no reason: it is on offer. */
export interface Because {
  is: "because";
  id: string;
  reason: string | null;
  rule: string | null;
}

export interface Pong {
  is: "pong";
  id: string;
  now: number;
}

/** The server closes the connection; `again`: come back, here or at another server. */
export interface Bye {
  is: "bye";
  code: string;
  reason: string;
  again: boolean;
}

export type Command = Sit | SitBot | Rise | Start | Act | Undo | AnswerUndo | SkipLesson | Resign | VoteEnd | Remind | Return | Say | Mute | Rekey | Rematch;

export type ClientMessage = Hello | AskWhy | Ping | Sit | SitBot | Rise | Start | Act | Undo | AnswerUndo | SkipLesson | Resign | VoteEnd | Remind | Return | Say | Mute | Rekey | Rematch;

export type ServerMessage = Welcome | News | Done | Refused | Because | Pong | Bye;
