/** The state of one table, as this device may know it: nothing here decides anything. */

import { tick } from "svelte";
import { rowOf } from "../games";
import * as api from "./api";
import type { Board, Moment, Preview, Shout, Show } from "./board";
import { Book } from "./book";
import * as scripts from "./bring";
import { Coach } from "./coach.svelte";
import { Director } from "./director.svelte";
import { Fresh, changes } from "./fresh.svelte";
import type { Beat, Kit } from "./kit";
import { Marks } from "./marks.svelte";
import * as motion from "./motion";
import { router } from "./router.svelte";
import * as seats from "./seats";
import * as sound from "./sound";
import { settings } from "./settings.svelte";
import { FINAL, TableSocket, type Answer } from "./socket";
import { sorry, type Sorry } from "./sorry";
import { isView } from "./view";
import { say } from "./voice.svelte";
import type {
  AnyVerb,
  Closed,
  Decision,
  Emoted,
  Happened,
  Hinted,
  Offer,
  Problem,
  Standstill,
  StoryInfo,
  TableInfo,
  Update,
  View,
  Welcome,
  You,
} from "./wire";

const TOAST = 5000;
/** For whoever reads slowly: ten letters a second. */
const LETTER = 100;
const SHOUT = 3500;
/** Milliseconds. */
const SETTLE = 300;

export class Table implements Board {
  readonly live = true;
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<View | null>(null);
  offer = $state.raw<Offer | null>(null);
  /** Where the party stands, where a story is told here. */
  story = $state.raw<StoryInfo | null>(null);
  prompt = $state("");
  until = $state(0);
  lines = $state.raw<Happened[]>([]);
  online = $state(true);
  /** Why nothing goes on just now. */
  stands = $state("");
  gone = $state.raw<Closed | null>(null);
  toast = $state("");
  /** What a tap on the toast tries once more. */
  again = $state.raw<(() => void) | null>(null);
  shouts = $state.raw<Shout[]>([]);
  show = $state.raw<Show | null>(null);
  rerun = $state.raw<Show | null>(null);
  past = $state.raw<Moment | null>(null);
  kit = $state.raw<Kit | null>(null);
  book = $state.raw<Book | null>(null);
  /** Why there is no kit or no book, when it could not be had. */
  missing = $state.raw<Sorry | null>(null);
  coach = $state.raw<Coach | null>(null);
  /** What was changed just now, before the deal. */
  readonly fresh = new Fresh();
  /** Something else is read here: nothing takes its time. */
  away = false;
  /** A choice is on its way. */
  busy = $state(false);
  readonly marks: Marks;
  readonly code: string;
  /** Whatever happens waits there for its turn. */
  readonly director: Director;

  private socket: TableSocket;
  private moments = new Map<number, View>();
  /** Whether the newest news, seen or not, asks something of whoever looks. */
  private due = false;
  private toasting = 0;
  private shouted = 0;
  /** The last thing that was not possible; maybe to come in. */
  private refused: Problem | null = null;

  /** Whoever only watches shows a token to be let in, and gets no seat for it. */
  constructor(
    code: string,
    token: string | null,
    private readonly watch = false,
  ) {
    this.code = code;
    this.marks = new Marks(code);
    this.director = new Director((ms) => this.socket.hold(ms));
    document.addEventListener("visibilitychange", this.lookAway);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket(
      `${scheme}://${location.host}/ws`,
      { table: code, token, lang: settings.lang, ...(watch && token ? { watch } : {}) },
      {
        welcome: (message) => this.welcome(message),
        update: (message) => this.update(message),
        stood: (message) => this.stood(message),
        emoted: (message) => this.emoted(message),
        problem: (message) => this.problem(message),
        closed: (message) => this.closed(message),
        online: (on) => (this.online = on),
      },
    );
    this.socket.open();
  }

  close(): void {
    this.director.close();
    this.socket.close();
    document.removeEventListener("visibilitychange", this.lookAway);
    clearTimeout(this.toasting);
  }

  // What is shown.

  get shown(): View | null {
    return this.past?.view ?? this.view;
  }

  get decision(): Decision | null {
    const seat = this.you?.eyes ?? null;
    // While something is shown, what was asked before it is over, and what comes next is not told yet.
    if (seat === null || !this.offer || this.past || this.show) return null;
    return this.view?.pending.find((one) => one.seat === seat) ?? null;
  }

  /** The seats of this device that the table waits for. */
  get asked(): number[] {
    const mine = this.you?.seats ?? [];
    const pending = this.view?.pending ?? [];
    return pending.filter((one) => !one.answered && mine.includes(one.seat)).map((one) => one.seat);
  }

  /** The last version of which anything was told here. */
  private get seen(): number {
    return this.lines.at(-1)?.version ?? 0;
  }

  get shared(): boolean {
    return (this.you?.seats.length ?? 0) > 1;
  }

  /** Whether this device sets the table: the host's seat is known to all, a TV that is host has none. */
  get host(): boolean {
    const at = this.info?.seats.findIndex((seat) => seat.host) ?? -1;
    return at < 0 ? (this.you?.host ?? false) : (this.you?.seats.includes(at) ?? false);
  }

  /** Whether the host may still change what is played. */
  get open(): boolean {
    return this.info?.phase === "lobby" || this.info?.phase === "over";
  }

  name(seat: number): string {
    return this.info?.seats[seat]?.name || say("web-seat", { n: seat + 1 });
  }

  // What is asked of the server.

  async do(verb: AnyVerb): Promise<Answer> {
    const answer = await this.socket.do(verb);
    if (answer.type === "problem") this.problem(answer);
    return answer;
  }

  /** Send a choice; a second tap before the answer is none. */
  async choose(move: string): Promise<boolean> {
    const asked = this.decision;
    if (!asked || this.busy) return false;
    this.busy = true;
    const { seen } = this;
    const answer = await this.do({ verb: "choose", decision: asked.id, move, seat: asked.seat });
    this.busy = false;
    if (answer.type !== "ack") return false;
    this.marks.chose(asked.seat, seen);
    return true;
  }

  async preview(move: string): Promise<Preview> {
    const seat = this.you?.eyes ?? 0;
    const answer = await this.socket.preview(move, seat);
    if (answer.type === "previewed") return { facts: answer.facts, refusal: answer.refusal ?? "" };
    if (answer.type === "problem") return { facts: {}, refusal: answer.text };
    return { facts: {}, refusal: "" };
  }

  /** Say in one sentence why something cannot be done. */
  async explain(move: string): Promise<void> {
    const found = await this.preview(move);
    sound.play("no");
    if (found.refusal) this.say(found.refusal);
  }

  async hint(): Promise<Hinted | null> {
    const answer = await this.socket.hint(this.you?.eyes ?? 0);
    if (answer.type === "problem") this.problem(answer);
    return answer.type === "hinted" ? answer : null;
  }

  async look(seat: number | null): Promise<void> {
    // What one player has seen must not stay for the next.
    this.offer = null;
    this.socket.version = null;
    const { seen } = this;
    const covered = (this.you?.eyes ?? null) === null;
    await this.socket.look(seat);
    if (covered && seat !== null) this.marks.took(seat, seen);
  }

  rewind(line: Happened): void {
    const view = this.moment(line.version);
    if (view) this.past = { version: line.version, view, text: line.text ?? "" };
    else this.say(say("web-moment-gone"));
  }

  /** The table right after a line; of several lines that came together, after the last of them. */
  private moment(version: number): View | undefined {
    const known = [...this.moments.keys()];
    const at = known.findIndex((one) => one >= version);
    // What was before the first view was never seen here.
    return at > 0 || known[0] === version ? this.moments.get(known[at]!) : undefined;
  }

  say(text: string, again: (() => void) | null = null): void {
    this.toast = text;
    this.again = again;
    clearTimeout(this.toasting);
    // What can be tried once more waits for the tap.
    if (again) return;
    this.toasting = window.setTimeout(
      () => (this.toast = ""),
      Math.max(TOAST, LETTER * text.length),
    );
  }

  /** Say why something did not work, and offer to try it once more where that may help. */
  sorry(error: unknown, again: () => void): void {
    const said = sorry(error, again);
    this.say(said.text, said.again);
  }

  /** The cards of the table, in the language of this device. */
  async read(): Promise<void> {
    const { game, digest } = this.info!;
    this.missing = null;
    try {
      this.book = new Book(await api.cards(game, digest, settings.lang));
    } catch (error) {
      this.missing = { text: sorry(error, () => undefined).text, again: () => void this.read() };
    }
  }

  /** What the page knows about the game. */
  private async unpack(): Promise<void> {
    try {
      this.kit = (await scripts.bring(rowOf(this.info!.game).kit)).kit;
    } catch {
      this.missing = { text: say("web-offline"), again: scripts.again };
    }
  }

  private async draw(): Promise<void> {
    const { game, digest, looks = digest } = this.info!;
    try {
      await api.pictures(game, looks);
    } catch (error) {
      this.sorry(error, () => void this.draw());
    }
  }

  // What the server says.

  private welcome(message: Welcome): void {
    this.stands = "";
    // Whoever comes back sees the table as it is.
    this.director.present();
    const sameEyes = this.you !== null && (this.you.eyes ?? null) === (message.you.eyes ?? null);
    this.you = message.you;
    this.story = message.story ?? null;
    this.take(message.table);
    const last = this.lines.at(-1)?.version ?? Infinity;
    if (sameEyes) this.announce((message.events ?? []).filter((one) => one.version > last));
    const goesOn = sameEyes && message.missed;
    if (!goesOn) {
      this.moments.clear();
      this.past = null;
    }
    this.lines = goesOn ? [...this.lines, ...(message.events ?? [])] : (message.events ?? []);
    this.see(message.view ?? null, message.version);
    this.ask(message.prompt, message.offer, message.left);
  }

  /** What happened is told in its turn, and in the order in which it happened. */
  private update(message: Update): void {
    const { events = [], left = null } = message;
    const until = left === null ? 0 : Date.now() + left * 1000;
    this.due = !!message.offer;
    let before: View | null = null;
    // Whoever goes straight to the present is asked for no beats: then it follows what lies there.
    const after = () => ({ ...(before ?? this.view), ...message.patch });
    let [written, shown] = [0, new Set<Happened>()];
    /** The log goes as far as what has been told, and no further. */
    const write = (to: number) => {
      if (to > written) this.lines = [...this.lines, ...events.slice(written, to)];
      written = Math.max(written, to);
    };
    this.director.add({
      beats: () => {
        before = this.view;
        const beats = this.worth(events, before, after());
        shown = new Set(beats.flatMap((one) => (one.kind ? one.events : [])));
        return beats;
      },
      begin: (beat) => {
        write(events.indexOf(beat.events[0]!));
        this.perform(beat, this.view!, after() as View);
      },
      end: (beat) => {
        write(events.indexOf(beat.events.at(-1)!) + 1);
        this.show = null;
      },
      land: () => {
        this.land(message, after(), () => write(events.length));
        this.until = until;
        this.listen(events.filter((one) => !shown.has(one)));
      },
    });
  }

  /** What of these events takes its time: nothing where nobody looks, or wants to wait. */
  private worth(events: Happened[], before: View | null, after: Partial<View>): Beat[] {
    if (!before || !isView(after) || this.past || this.away || document.hidden) return [];
    if (settings.speed === "off") {
      this.keep(events, before, after);
      return [];
    }
    return this.kit?.beats?.(events, before, after, this.you?.eyes ?? null) ?? [];
  }

  /** Who wants no shows can still ask for one. */
  private keep(events: Happened[], before: View, after: View): void {
    const beats = this.kit?.beats?.(events, before, after, this.you?.eyes ?? null) ?? [];
    const last = beats.findLast((one) => one.again);
    if (last) this.rerun = { ...last, before: { ...before, ...last.view }, after };
  }

  private perform(beat: Beat, before: View, after: View): void {
    this.moving(() => {
      this.view = { ...before, ...beat.view };
      this.show = { ...beat, before: this.view, after };
      if (beat.again) this.rerun = this.show;
    });
  }

  private land(message: Update, view: Partial<View>, write: () => void): void {
    const waiting = this.asked;
    const { events = [] } = message;
    this.moving(() => {
      if (message.story) this.story = message.story;
      // Where the party stands is noted with the table.
      if (message.table ?? message.story) this.take(message.table ?? this.info!);
      write();
      this.see(view, message.version);
      this.ask(message.prompt, message.offer);
    });
    this.call(
      events,
      this.asked.filter((seat) => !waiting.includes(seat)),
    );
    this.announce(events);
    void tick().then(() => this.kit?.fly?.(events));
  }

  /** What is marked travels from where it was to where it is after a change. */
  private moving(change: () => void): void {
    const places = motion.places(document);
    change();
    void tick().then(() => motion.travel(document, places));
  }

  /** Nobody looks: when somebody does again, the table is as it is. */
  private readonly lookAway = (): void => {
    if (document.hidden) this.director.present();
  };

  hurry(): void {
    this.director.hurry();
  }

  /** Whoever takes up something of their own while it is their turn has seen enough. */
  takeUp(): void {
    if (this.due) this.director.present();
  }

  /** A moment after somebody was in a hurry: a second tap may still mean what was there before. */
  get settling(): boolean {
    return performance.now() - this.director.hurried < SETTLE;
  }

  watchAgain(): void {
    const show = this.rerun;
    if (!show) return;
    let now: View | null = null;
    this.director.add({
      beats: () => [show],
      begin: () => {
        now = this.view;
        this.view = show.before;
        this.show = show;
      },
      end: () => (this.show = null),
      land: () => (this.view = now ?? this.view),
    });
  }

  private take(info: TableInfo): void {
    const known = this.info;
    this.info = info;
    if (known && this.open) this.fresh.mark(changes(known, info));
    // A chapter that is played once more is no story of its own.
    const told = info.chapter ? null : this.story;
    seats.note(this.code, info.game, info.phase === "over", told);
    if (info.lesson && !known && this.you?.seats.length) {
      this.coach = new Coach(this);
      void this.coach.begin(info.game);
    }
    if (!known) void this.unpack();
    const same = (what: "digest" | "looks") => known?.[what] === info[what];
    if (same("digest") && same("looks")) return;
    void this.draw();
    void this.read();
  }

  private see(entries: Partial<View> | null, version: number): void {
    this.view = isView(entries) ? entries : null;
    if (this.view) this.moments.set(version, this.view);
  }

  private ask(prompt = "", offer: Offer | null = null, left: number | null = null): void {
    this.prompt = prompt;
    this.offer = offer;
    this.until = left === null ? 0 : Date.now() + left * 1000;
  }

  private listen(events: Happened[]): void {
    const heard = new Set(events.map((one) => this.kit?.sound(one)));
    for (const one of heard) if (one) sound.play(one);
  }

  private call(events: Happened[], asked: number[]): void {
    const called = this.kit?.called?.(events, asked) ?? [];
    if (!called.some((seat) => this.you?.seats.includes(seat))) return;
    sound.play("turn");
    sound.buzz(30);
  }

  /** Who is host now: in the lobby that stands beside the seats, in a game nobody would look for it. */
  private announce(events: Happened[]): void {
    const host = events.findLast((one) => one.table && one.kind === "hosted");
    if (host?.text && !this.open) this.say(host.text);
  }

  /** The house cannot write: everything waits, the clock too; or it goes on. */
  private stood(message: Standstill): void {
    this.stands = message.text ?? "";
    const left = message.code ? null : (message.left ?? null);
    this.until = left === null ? 0 : Date.now() + left * 1000;
  }

  private emoted(message: Emoted): void {
    const key = ++this.shouted;
    this.shouts = [...this.shouts, { ...message, key }];
    setTimeout(() => (this.shouts = this.shouts.filter((one) => one.key !== key)), SHOUT);
  }

  private problem(message: Problem): void {
    if (message.code === "token-unknown") seats.forget(this.code);
    this.refused = message;
    this.say(message.text || say("web-offline"));
  }

  private closed(message: Closed): void {
    if (message.code === "no-longer-here") seats.forget(this.code);
    // The others end a connection, not a stay: it is made again.
    this.online = FINAL.has(message.code);
    if (!this.online) return;
    const why = message.code === "not-let-in" ? this.refused : null;
    // A board needs no seat: without the one that is gone it is looked at like by anybody.
    if (this.watch && why?.code === "token-unknown") router.again();
    else this.gone = { ...message, text: why?.text || message.text };
  }
}
