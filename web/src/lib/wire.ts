// Made by gelanggang.server.emit from server/wire.py: not to be edited.

/** Numbers, texts and lists of them, by name. */
export type Facts = Record<string, unknown>;

/** One of several kinds, and the facts of that kind. */
export type Kind<K> = { [N in keyof K]: { kind: N; facts: K[N] } }[keyof K];

/** All of it, or nothing. */
export type Maybe<T> = T | { [N in keyof T]?: never };

/** What a game says in its own way; of one that declares nothing, this much is known. */
export type AnyGame = {
  view: View;
  events: Record<string, Facts>;
  decisions: Record<string, Facts>;
  preview: Facts;
  outcome: Facts;
  cards: Record<string, Facts>;
};

/** A question that the table has put to a seat. */
export type Decision<D = Record<string, Facts>> = {
  /** An answer names it, so that a late, doubled or stale one is told apart. */
  id: number;
  seat: number;
  /** Whether the seats of this moment answer at once: until the last one, answers stay shut. */
  sealed?: boolean;
  /** Whether this seat's answer is in; a sealed one may still be changed. */
  answered?: boolean;
} & Kind<D>;

/** What every view says. */
export type View = {
  /** The open decisions; none: it is over. */
  pending: Decision[];
  [entry: string]: unknown;
};

/** What happens to the table. */
export type TableEvents = {
  /** A person sat down. */
  sat: { seat: number; name: string };
  /** A bot sat down. */
  "bot-sat": { seat: number; name: string; level: string };
  /** Somebody left before the start. */
  stood: { seat: number; name: string };
  /** The host took a seat away. */
  kicked: { seat: number; name: string };
  /** Somebody has another name. */
  renamed: { seat: number; name: string; before: string };
  /** Somebody else is the host. `why`: `away`: the one before has been gone for too long. */
  hosted: { seat: number; name: string; why: string };
  /** The door was closed. */
  locked: Record<string, never>;
  /** The door was opened. */
  unlocked: Record<string, never>;
  /** The clock was set. */
  paced: { pace: string };
  /** A game begins; this was promised about its seed. */
  started: { number: number; commitment: string };
  /** The time was up, so a bot chose. */
  late: { seat: number; name: string };
  /** Somebody would like to take back. */
  "undo-asked": { seat: number; name: string };
  /** One of the others agrees. */
  "undo-agreed": { seat: number; name: string };
  /** One of the others does not. */
  "undo-refused": { seat: number; name: string };
  /** So many choices were taken back. */
  undone: { seat: number; name: string; n: number };
  /** Somebody asked for more time. */
  "more-time": { seat: number; name: string };
  /** A bot plays for somebody. `why`: `left`, `lost` or `late`. */
  replaced: { seat: number; name: string; why: string };
  /** Somebody plays again. */
  "taken-back": { seat: number; name: string };
  /** The table rests. `why`: `host`: it was asked for; `empty`: nobody is here. */
  paused: { why: string };
  /** The table goes on. */
  "went-on": Record<string, never>;
  /** A person took over the seat of a bot, and its hand in a running game. `before`: What the bot was called. */
  "took-over": { seat: number; name: string; before: string };
  /** The table agreed on something else. `why`: Empty: the host wanted it; `seats` or `pack`: so many players, or these cards, need it. */
  optioned: { option: string; value: number | string | boolean; before: number | string | boolean; why: string };
  /** The table has another number of seats. */
  resized: { n: number; before: number };
  /** Other cards are played with. */
  packed: { pack: string; version: string; before: string };
  /** Another bot fills up the table, or plays for somebody. */
  levelled: { level: string; before: string };
  /** Two changed places; the seat is the one that the first has now. */
  swapped: { seat: number; name: string; other: string };
  /** Somebody has a seat that was open, and theirs is open now. `number`: Of the seat, as people count. */
  shifted: { seat: number; name: string; number: number };
  /** Somebody looks on, and the next free seat is theirs. */
  claimed: { name: string };
  /** Somebody looks on and would like a seat. */
  asked: { name: string };
  /** Somebody does not wait for a seat any more. */
  unclaimed: { name: string };
  /** The host has no seat for somebody. */
  refused: { name: string };
  /** People may take over hands of bots while a game goes on. */
  latecomers: Record<string, never>;
  /** They may not any more. */
  "no-latecomers": Record<string, never>;
  /** Somebody wants to play another game, and waits for the others. */
  "wants-again": { seat: number; name: string };
  /** Somebody of the party would like to take this along. */
  voted: { seat: number; name: string; choice: string };
  /** The party takes this along. */
  decided: { choice: string };
  /** The cards of the last game are put away. */
  cleared: Record<string, never>;
  /** Somebody goes on with another device. */
  moved: { seat: number; name: string };
};

/** The message with this id was carried out, and what it changed is on disk. */
export interface Ack {
  type: "ack";
  id: string;
  ticket?: string;
}

/** Host: put a bot on an open seat, or let another play the hand of one. A bot is written `LEVEL` or `LEVEL:CHARACTER`; null: the table's. */
export interface AddBot {
  verb: "add-bot";
  seat: number;
  level?: string | null;
}

/** Ask for a seat: for members of the table who have none. */
export interface AskSeat {
  verb: "ask-seat";
}

/** What is printed on a card, in one language. */
export interface Card<F = Facts> {
  number: number;
  id: string;
  name: string;
  facts: F;
  text?: string;
}

/** A picture that a card of a sheet has of its own. */
export interface CardPicture {
  sheet: string;
  row: number;
  form: "jpg" | "png" | "svg";
  data: string;
}

/** All cards of a pack by their kinds. */
export interface Cards<G extends AnyGame = AnyGame> {
  game: string;
  pack: string;
  version: string;
  digest: string;
  lang: string;
  kinds: { [K in keyof G["cards"]]: Card<G["cards"][K]>[] };
  spots?: SpotInfo[];
}

/** Something that is wrong, and where it stands. */
export interface CellMistake {
  sheet: string;
  row: number;
  column: string;
  text: string;
  code: string;
}

/** A chapter that was walked, or that is next. */
export interface ChapterInfo {
  id: string;
  step: number;
  days: number;
  name?: string;
  before?: string;
  rules?: string[];
  goals?: string[];
  way?: string;
}

/** A character that bots of some levels can have; named behind the level: `2:CHARACTER`. */
export interface CharacterInfo {
  character: string;
  name: string;
  label: string;
  about: string;
  levels: string[];
}

/** A sheet to be looked through; `against`: the digest of the pack that it is compared with, empty: the shipped one. */
export interface CheckSheet {
  sheet: SheetInfo;
  against?: string;
}

/** What a sheet is worth as a pack. A bad cell is no error: it stands among the mistakes. */
export interface Checked {
  mistakes: CellMistake[];
  more: number;
  digest: string;
  totals: Total[];
  changed: Place[];
  gone: Place[];
  sentences: Record<string, string[]>;
}

/** One of the choices of an option. */
export interface ChoiceInfo {
  value: number | string | boolean;
  label: string;
  about: string;
  seats: number[];
  why: string;
  says?: Record<string, string>;
}

/** Answer the decision with this number; the move is written as in the offers. */
export interface Choose {
  verb: "choose";
  decision: number;
  move: string;
  seat?: number | null;
}

/** The last message: why the server ends this connection. */
export interface Closed {
  type: "closed";
  code: string;
  text: string;
}

/** A column of a sheet, or a field of an operation. */
export interface ColumnInfo {
  id: string;
  name: string;
  kind: string;
  choices: Named[];
  least: number | null;
  most: number | null;
  required: boolean;
  help: string;
  fields: ColumnInfo[];
  of: string;
}

/** Answer somebody's wish to take back. */
export interface Consent {
  verb: "consent";
  yes: boolean;
  seat?: number | null;
}

/** Ask the table for something. The `id` is the client's own: the answer (`ack` or `problem`) names it, and a message that is sent again with the same id is carried out once. */
export interface Do {
  type: "do";
  id: string;
  verb: Choose | Undo | Consent | MoreTime | TakeBack | Leave | Rename | Emote | Mute | Ticket | Rematch | Vote | Start | Pause | GoOn | Lock | Kick | AddBot | RemoveBot | PassHost | SetPace | SetOptions | SetSeats | SetPack | SetLevel | Swap | Latecomers | AskSeat | WithdrawAsk | GiveSeat;
}

/** One of the eight things that can be said. */
export interface Emote {
  verb: "emote";
  emote: string;
  seat?: number | null;
}

/** Somebody used an emote. */
export interface Emoted {
  type: "emoted";
  seat: number;
  emote: string;
}

/** A card as it is seen and read. */
export interface Face {
  svg: string;
  text: string;
  copies: number;
  mistakes: CellMistake[];
}

/** A card to be drawn. `pack`: the digest of the pack around it; empty: the shipped one. */
export interface FaceWish {
  sheet: string;
  row: Record<string, string>;
  pack?: string;
  copy?: number;
  beside?: (Record<string, string>)[];
  slot?: boolean;
}

/** A sheet that is wanted as a file. */
export interface FileWish {
  sheet: SheetInfo;
  form: "csv" | "xlsx" | "zip";
  pictures?: CardPicture[];
}

/** One choice of a game that is over. The first frame is the deal, with the whole view. */
export interface Frame<G extends AnyGame = AnyGame> {
  seat: number;
  text: string;
  events: Happened<G["events"]>[];
  patch: Partial<G["view"]>;
  scores?: number[];
}

/** A game that can be played here. */
export interface GameInfo {
  game: string;
  name: string;
  about: string;
  aim: string;
  fewest_seats: number;
  most_seats: number;
  usual_seats: number;
  tables: SeatsInfo[];
  options: OptionInfo[];
  levels: LevelInfo[];
  usual_level: string;
  characters: CharacterInfo[];
  lesson: boolean;
  packs: PackInfo[];
  digest: string;
  brings?: string[];
  stories?: StoryOffer[];
}

/** Host: give an open seat, or that of a bot, to somebody who waits for one. */
export interface GiveSeat {
  verb: "give-seat";
  member: number;
  seat: number;
}

/** End the pause. */
export interface GoOn {
  verb: "go-on";
}

/** An event: what kind, its facts, and the sentence that tells it to this listener. */
export type Happened<E = Record<string, Facts>> = {
  version: number;
  text?: string;
} & (
  | (Kind<E> & { table?: false })
  | (Kind<TableEvents> & { table: true })
);

/** Whether the server works. */
export interface Health {
  status: string;
  version: string;
  tables: number;
  connections: number;
}

/** The first message: which table, and who asks. Without a token one looks on, as a spectator or a TV; with `watch` also with one, so that the TV of those at the table is let in where strangers are not. With a language the server tells events, prompts and moves in sentences; without one it sends none. `have` is the last version that the client knows: what it missed is sent with the welcome. */
export interface Hello {
  type: "hello";
  table: string;
  token?: string | null;
  lang?: string | null;
  have?: number | null;
  watch?: boolean;
}

/** Ask what a bot of the table's level would do, and why. */
export interface Hint {
  type: "hint";
  id: string;
  seat?: number | null;
}

/** What a bot would do, and why. */
export interface Hinted {
  type: "hinted";
  id: string;
  move: string;
  text?: string;
  reason?: string;
}

/** Ask bots to wait: this device needs so many milliseconds to show what has happened; 0: none. Only those with a token are waited for, and not for long. There is no answer. */
export interface Hold {
  type: "hold";
  ms: number;
}

/** What this server offers, in the language of whoever asks. */
export interface HouseInfo {
  games: GameInfo[];
  emotes: string[];
  paces: PaceInfo[];
  languages: LanguageInfo[];
  uploads?: UploadsInfo | null;
  workshop?: WorkshopsInfo | null;
  address?: string;
}

/** What a bot would have done at one moment of a game that is over, and why. */
export interface Idea {
  seat: number;
  move: string;
  text: string;
  reason: string;
}

/** A report in the making. It gives a first answer early, and grows surer. */
export interface Job {
  job: string;
  state: "cancelled" | "done" | "failed" | "running" | "waiting";
  done: number;
  of: number;
  before: number;
  answer: ReportRow[];
  text: string;
}

/** A sheet that is to be played, measured or printed: it is kept under its digest. */
export interface KeepSheet {
  sheet: SheetInfo;
  pictures?: CardPicture[];
}

/** Host: take a seat away from a person; during the game a bot gets it. */
export interface Kick {
  verb: "kick";
  seat: number;
}

/** A kind of cards, or of other things that a pack says, one a row. */
export interface KindInfo {
  id: string;
  name: string;
  columns: ColumnInfo[];
  face: boolean;
  grows: boolean;
  entries: ColumnInfo[];
  pictured: boolean;
}

/** A language that is spoken here, and what it calls itself. */
export interface LanguageInfo {
  lang: string;
  name: string;
  short: string;
}

/** Host: whether people may take over the hand of a bot while a game goes on. */
export interface Latecomers {
  verb: "latecomers";
  on?: boolean;
}

/** Leave the table: before the start the seat becomes open, afterwards a bot plays it. */
export interface Leave {
  verb: "leave";
}

/** The first game of a beginner, who sits on the first seat. */
export interface Lesson {
  game: string;
  seats: number;
  goal: string;
  steps: LessonStep[];
  end: string;
}

/** One choice of the learner. */
export interface LessonStep {
  kind: string;
  says: string;
  move?: string;
}

/** A level of bots. */
export interface LevelInfo {
  level: string;
  name: string;
  label: string;
  about: string;
  says?: Record<string, string>;
}

/** Host: let nobody join any more, or everybody again. */
export interface Lock {
  verb: "lock";
  on?: boolean;
}

/** For a device that is passed round: show what this seat may know; null: what everybody may. */
export interface Look {
  type: "look";
  id: string;
  seat?: number | null;
}

/** Make the time of this decision longer, for whoever has to decide. */
export interface MoreTime {
  verb: "more-time";
}

/** Stop, or go on, showing the emotes of a seat to oneself. */
export interface Mute {
  verb: "mute";
  seat: number;
  on?: boolean;
}

/** One of several things that a cell can say. */
export interface Named {
  id: string;
  name: string;
}

/** What the seat can answer to its decision. Moves that are built step by step are not listed: for a Combo `build` says what `preview` says about no card yet (its `next` are the cards to begin with), for placing tokens the decision's own facts give the limits. `example` is one of them, as it is written. */
export interface Offer<G extends AnyGame = AnyGame> {
  decision: number;
  seat: number;
  moves: Offered[];
  verb?: string;
  example?: string;
  build?: Maybe<G["preview"]> | null;
}

/** A move that can be chosen now, and what it is called. */
export interface Offered {
  move: string;
  text?: string;
}

/** A table where a chapter is played without consequences: one that was walked, or `practice` of the next one, which takes a day. */
export interface OpenChapter {
  chapter?: string;
  practice?: boolean;
  name?: string;
}

/** A table to be made. Each of `names` gets a seat on this device (an empty name is filled in); none: the device is a screen for everybody. Each of `bots` is a bot, as `level` is: `LEVEL` or `LEVEL:CHARACTER` (an empty one: the table's). */
export interface OpenTable {
  game: string;
  seats: number;
  names?: string[];
  bots?: string[];
  options?: Record<string, number | string | boolean>;
  pack?: string;
  level?: string | null;
  pace?: string;
  start?: boolean;
  lesson?: boolean;
  lock?: boolean;
  story?: string;
  story_name?: string;
  journey?: string;
  journey_file?: string;
}

/** Something that a card can do: in a cell `do key=value key=value`, several parted by `; `. */
export interface OperationInfo {
  do: string;
  name: string;
  on: string[];
  fields: ColumnInfo[];
  sentence: string;
}

/** Something the table can agree on. */
export interface OptionInfo {
  name: string;
  label: string;
  about: string;
  ours: boolean;
  default: number | string | boolean;
  choices: ChoiceInfo[];
}

/** How a game ended. */
export interface OutcomeInfo<G extends AnyGame = AnyGame> {
  winners: number[];
  scores: number[];
  facts: G["outcome"];
}

/** A picture that somebody has chosen for a card: only what can be seen of it. */
export interface OwnPicture {
  id: string;
  form: "jpg" | "png" | "svg";
  data: string;
  drawn: string;
}

/** A way to set the clock. */
export interface PaceInfo {
  pace: string;
  label: string;
  about: string;
}

/** A pack of cards. */
export interface PackInfo {
  pack: string;
  name: string;
  version: string;
  digest: string;
  about: string;
  own: boolean;
}

/** One thing that is wrong in a file, and where. */
export interface PackMistake {
  text: string;
  code: string;
  row?: number;
  column?: number;
  file?: string;
  key?: string;
}

/** All that is wrong in a file, as far as it is told. */
export interface PackMistakes {
  mistakes: PackMistake[];
  more: number;
}

/** A file that cannot be played with: a `Problem` with all of its mistakes; nothing is kept. */
export interface PackProblem {
  type: "problem";
  code: string;
  text: string;
  facts: PackMistakes;
  id?: string;
}

/** Host: make the person on a seat the host. */
export interface PassHost {
  verb: "pass-host";
  seat: number;
}

/** Host: let the table rest. */
export interface Pause {
  verb: "pause";
}

/** Ask whether anything was missed; the answer is a pong. */
export interface Ping {
  type: "ping";
}

/** A cell. */
export interface Place {
  sheet: string;
  row: number;
  column: string;
}

/** Where the server is: who has less has missed something and asks with `sync`. */
export interface Pong {
  type: "pong";
  version: number;
  serial: number;
}

/** Ask what a move that is still being chosen would bring, or why it is not allowed. */
export interface Preview {
  type: "preview";
  id: string;
  move: string;
  seat?: number | null;
}

/** What a move would bring; `refusal` says why it is not allowed as it is. */
export interface Previewed<G extends AnyGame = AnyGame> {
  type: "previewed";
  id: string;
  facts: Maybe<G["preview"]>;
  refusal?: string;
}

/** How a pack is to be on paper; the answer is a PDF. */
export interface PrintWish {
  pack?: string;
  paper?: "a3" | "a4" | "f4" | "letter";
  bleed?: boolean;
  backs?: "fold" | "long" | "none" | "short";
  marks?: "full" | "margin" | "none";
  ink?: boolean;
  parts?: ("booklet" | "booklets" | "calibration" | "cards" | "pieces")[];
  only_since?: string | null;
  shift_x?: number;
  shift_y?: number;
}

/** What was asked for is not possible; nothing has changed. */
export interface Problem {
  type: "problem";
  code: string;
  text: string;
  id?: string;
  facts?: Record<string, unknown>;
}

/** A picture that was in a file, and whose it is. */
export interface ReadPicture {
  sheet: string;
  row: number;
  picture: OwnPicture;
}

/** What was in a file: a sheet, or what is wrong with it. */
export interface ReadSheet {
  sheet: SheetInfo | null;
  mistakes: CellMistake[];
  more: number;
  pictures?: ReadPicture[];
}

/** After the end: want another game with the same seats, which begins when all who are here do. Bots always do. The host may begin `now`, whoever is still reading. */
export interface Rematch {
  verb: "rematch";
  now?: boolean;
}

/** Host: make the seat of a bot open, before the start. */
export interface RemoveBot {
  verb: "remove-bot";
  seat: number;
}

/** Change the name of one's own seat; the host may change any. */
export interface Rename {
  verb: "rename";
  name: string;
  seat?: number | null;
}

/** A game that is over, choice by choice, as one chair would have seen it. */
export interface Replay<G extends AnyGame = AnyGame> {
  table: string;
  frames: Frame<G>[];
  sources: Source[];
}

/** One figure of both packs. */
export interface ReportRow {
  name: string;
  ours: string;
  yours: string;
  words: string;
  differs: boolean;
  section: string;
}

/** A pack that is kept, to be measured against the shipped one. */
export interface ReportWish {
  pack: string;
}

/** What everybody knows about a seat. */
export interface SeatInfo {
  kind: string;
  name?: string;
  level?: string;
  replaced?: string;
  presence?: string;
  grace?: number;
  host?: boolean;
}

/** The seats that the device holds now, and the token that says so. The token is told this once. It belongs into the first message of the socket, never into a URL. */
export interface Seated {
  table: string;
  token: string;
  seats: number[];
  names: string[];
}

/** A number of players for which there is a game. */
export interface SeatsInfo {
  seats: number;
  label: string;
  about: string;
  says?: string;
}

/** Host: the bot that fills up the table or plays for somebody: `LEVEL` or `LEVEL:CHARACTER`. */
export interface SetLevel {
  verb: "set-level";
  level: string;
}

/** Host: what the table agrees on; what is not named is as the rules have it. */
export interface SetOptions {
  verb: "set-options";
  options: Record<string, number | string | boolean>;
}

/** Host: set the clock: off, relaxed, normal or fast. */
export interface SetPace {
  verb: "set-pace";
  pace: string;
}

/** Host: which cards are played with. */
export interface SetPack {
  verb: "set-pack";
  pack: string;
}

/** Host: more seats or fewer. Of fewer, bots lose theirs first, then those who came last; the host stays. Whoever loses a seat looks on, and has a claim on the next one that becomes free. */
export interface SetSeats {
  verb: "set-seats";
  seats: number;
}

/** A whole pack as it is edited. A row without `id` is a new card; order never matters. */
export interface SheetInfo {
  game: string;
  name: string;
  version: string;
  kinds: Record<string, (Record<string, string>)[]>;
}

/** One thing that brought points, or took them away. */
export interface Source {
  name: string;
  text: string;
  points: number[];
}

/** A place on a plain table. */
export interface SpotInfo {
  name: string;
  label: string;
  holds: string;
  each: boolean;
}

/** The house cannot write anything down just now: tables wait, their clocks too. What is asked for meanwhile is answered with a problem, and nothing has changed. With an empty `code` it goes on, and `left` are the seconds for the decision. */
export interface Standstill {
  type: "standstill";
  code?: string;
  text?: string;
  left?: number | null;
}

/** Host: deal. Bots of the table's level sit down on open seats. The next chapter of a story can be begun by anybody who has a seat. */
export interface Start {
  verb: "start";
}

/** A Provision or a Memory. */
export interface StoryChoice {
  id: string;
  name?: string;
  line?: string;
  place?: string;
  text?: string;
}

/** Where a party stands in its story. What it has not reached is not in it. */
export interface StoryInfo {
  id: string;
  asked: string;
  length: number;
  chapters: ChapterInfo[];
  title?: string;
  name?: string;
  tries?: TryInfo[];
  choices?: StoryChoice[];
  votes?: StoryVote[];
  scars?: number;
  losses?: number;
  provision?: StoryChoice | null;
  memories?: StoryChoice[];
  ending?: string;
  ending_name?: string;
  ending_text?: string;
  recap?: string;
  last?: string;
}

/** A story that can be begun. */
export interface StoryOffer {
  story: string;
  title: string;
  length: number;
}

/** What somebody would like to take; a host without a seat has the seat -1. */
export interface StoryVote {
  seat: number;
  choice: string;
}

/** Host: let those on two seats change places, whoever they are; one may be open. */
export interface Swap {
  verb: "swap";
  seat: number;
  with: number;
}

/** Something was missed: send a welcome again, with what happened after version `have`. */
export interface Sync {
  type: "sync";
  have?: number | null;
}

/** What everybody knows about a table. A later `serial` is a newer one. */
export interface TableInfo<G extends AnyGame = AnyGame> {
  code: string;
  game: string;
  pack: string;
  pack_name: string;
  digest: string;
  phase: string;
  options: Record<string, number | string | boolean>;
  level: string;
  pace: string;
  seats: SeatInfo[];
  commitment: string;
  number?: number;
  paused_by?: string;
  locked?: boolean;
  wish?: WishInfo | null;
  seed?: string;
  next_commitment?: string;
  outcome?: OutcomeInfo<G> | null;
  lesson?: boolean;
  version?: string;
  lock?: boolean;
  waiting?: WaitingInfo[];
  latecomers?: boolean;
  again?: number[];
  story?: string;
  chapter?: string;
  serial?: number;
  looks?: string;
}

/** Play the seat again that a bot has played meanwhile. */
export interface TakeBack {
  verb: "take-back";
  seat?: number | null;
}

/** A guest sits down; an empty name is filled in. */
export interface TakeSeat {
  name?: string;
  seat?: number | null;
  wait?: boolean;
}

/** Ask for a link with which another device takes over one's seats, once. */
export interface Ticket {
  verb: "ticket";
}

/** Something that is counted over the whole pack. */
export interface Total {
  name: string;
  value: string;
  sheet: string;
}

/** A line of the logbook: one game of a chapter. */
export interface TryInfo {
  chapter: string;
  way: string;
  damage: number;
  names: string[];
  word?: string;
  beast?: string;
  alone?: string;
  provision?: string;
  date?: string;
  after?: string;
  line?: string;
}

/** Take back the last choice of the seat: at once where that is fair, else others are asked. */
export interface Undo {
  verb: "undo";
  seat?: number | null;
}

/** Something happened. It follows version `base`: a client that has another one asks with `sync`. `patch` holds the entries of the view that are different now; `table` and `story` are there when they are different. */
export interface Update<G extends AnyGame = AnyGame> {
  type: "update";
  base: number;
  version: number;
  events?: Happened<G["events"]>[];
  patch?: Partial<G["view"]>;
  prompt?: string;
  offer?: Offer<G> | null;
  left?: number | null;
  table?: TableInfo<G> | null;
  story?: StoryInfo | null;
}

/** What was in a file of words or cards, before anybody plays with it. */
export interface UploadedPack {
  pack: PackInfo;
  counts: Record<string, number>;
  sample: string[];
  warnings: string[];
}

/** That people may bring words and cards of their own, and how much of them. */
export interface UploadsInfo {
  most_bytes: number;
}

/** Another device takes over, with the secret of a resume link. */
export interface UseTicket {
  ticket: string;
}

/** Say what the party should take along, where its story asks for that. When all who are here have, most votes decide, and in a tie the host's own; a host without a seat has a say in ties alone. The host may end it `now`. Until then a vote can be changed. */
export interface Vote {
  verb: "vote";
  choice: string;
  seat?: number | null;
  now?: boolean;
}

/** Somebody of the table who has no seat and would like one; who waits longest comes first. */
export interface WaitingInfo {
  member: number;
  name: string;
  claim?: boolean;
}

/** Everything from the beginning: after hello, look and sync. */
export interface Welcome<G extends AnyGame = AnyGame> {
  type: "welcome";
  version: number;
  table: TableInfo<G>;
  you: You;
  view?: G["view"] | null;
  events?: Happened<G["events"]>[];
  missed?: boolean;
  prompt?: string;
  offer?: Offer<G> | null;
  left?: number | null;
  story?: StoryInfo | null;
}

/** Somebody asks the others to let them take back. */
export interface WishInfo {
  seat: number;
  agreed: number[];
}

/** Ask for no seat any more, and only look on; the host may refuse somebody else one. */
export interface WithdrawAsk {
  verb: "withdraw-ask";
  member?: number | null;
}

/** A word as it was understood. */
export interface WordInfo {
  row: number;
  id: string;
  indonesian: string;
  english: string;
  sure: number;
  mistakes: string[];
}

/** What a list of words is worth, word by word. */
export interface Words {
  words: WordInfo[];
  mistakes: CellMistake[];
  good: boolean;
  duplicates: number[][];
  missing: number[];
  alike: number[][];
  cards: number;
  warnings: string[];
}

/** A list of words as somebody pasted it. `game`: empty for the one that is played with words. */
export interface WordsWish {
  text: string;
  game?: string;
}

/** All that a page needs to edit a pack of a game: `?pack=DIGEST` names one, else the shipped one is on the bench. */
export interface Workshop {
  game: string;
  kinds: KindInfo[];
  operations: OperationInfo[];
  sources: Named[];
  sheet: SheetInfo;
  digest: string;
  version: string;
}

/** That people may make cards of their own here, and with what. */
export interface WorkshopsInfo {
  games: string[];
  lab: boolean;
  press: boolean;
  most_bytes: number;
}

/** Who the listener is. */
export interface You {
  seats: number[];
  eyes?: number | null;
  host?: boolean;
  mutes?: number[];
  member?: number;
}

export type ClientMessage = Hello | Do | Look | Preview | Hint | Sync | Ping | Hold;

export type ServerMessage<G extends AnyGame = AnyGame> = Welcome<G> | Update<G> | Ack | Problem | Previewed<G> | Hinted | Pong | Standstill | Emoted | Closed;

export type AnyVerb = Choose | Undo | Consent | MoreTime | TakeBack | Leave | Rename | Emote | Mute | Ticket | Rematch | Vote | Start | Pause | GoOn | Lock | Kick | AddBot | RemoveBot | PassHost | SetPace | SetOptions | SetSeats | SetPack | SetLevel | Swap | Latecomers | AskSeat | WithdrawAsk | GiveSeat;
