/** A game that is over: the same things to read as at a table, and nothing to do. */

import { tick } from "svelte";
import type { Board, Preview, Show } from "./board";
import type { Book } from "./book";
import type { Kit } from "./kit";
import * as motion from "./motion";
import { isView } from "./view";
import { say } from "./voice.svelte";
import type { Frame, Happened, Replay, TableInfo, View, You } from "./wire";

export class Past implements Board {
  readonly live = false;
  info = $state.raw<TableInfo | null>(null);
  kit = $state.raw<Kit | null>(null);
  book = $state.raw<Book | null>(null);
  you = $state.raw<You>({ seats: [], eyes: null });
  at = $state(0);
  toast = $state("");
  again = $state.raw<(() => void) | null>(null);
  shouts = $state.raw([]);
  private views = $state.raw<View[]>([]);
  private replay = $state.raw<Replay | null>(null);
  readonly story = null;
  readonly offer = null;
  readonly decision = null;
  readonly rerun = null;
  readonly coach = null;
  readonly until = 0;
  readonly busy = false;
  readonly settling = false;
  readonly show: Show | null = null;
  past = null;

  constructor(readonly code: string) {}

  showFrom(seat: number | null, replay: Replay): void {
    let entries: Partial<View> = {};
    this.views = replay.frames
      .map((frame) => (entries = { ...entries, ...frame.patch }))
      .filter(isView);
    this.replay = replay;
    this.you = { seats: seat === null ? [] : [seat], eyes: seat };
    this.at = Math.min(Math.max(0, this.at), this.views.length - 1);
  }

  /** Everybody's points after each choice. */
  get points(): number[][] {
    let known: number[] = [];
    return (this.replay?.frames ?? []).map(
      ({ scores }) => (known = scores?.length ? scores : known),
    );
  }

  get length(): number {
    return this.views.length;
  }

  get view(): View | null {
    return this.views[this.at] ?? null;
  }

  get shown(): View | null {
    return this.view;
  }

  get lines(): Happened[] {
    return (this.replay?.frames ?? []).slice(0, this.at + 1).flatMap((frame) => frame.events);
  }

  get prompt(): string {
    const frame = this.replay?.frames[this.at];
    return frame && frame.seat >= 0
      ? say("web-replay-move", { name: this.name(frame.seat), move: frame.text })
      : "";
  }

  /** What was chosen next; none at the end. */
  get next(): Frame | null {
    return this.replay?.frames[this.at + 1] ?? null;
  }

  go(at: number): void {
    const places = motion.places(document);
    this.at = Math.min(Math.max(0, at), this.length - 1);
    void tick().then(() => motion.travel(document, places));
  }

  rewind(line: Happened): void {
    this.go(line.version);
  }

  name(seat: number): string {
    return this.info?.seats[seat]?.name || say("web-seat", { n: seat + 1 });
  }

  say(text: string, again: (() => void) | null = null): void {
    this.toast = text;
    this.again = again;
  }

  // There is nothing to choose here, and nothing runs.

  hurry(): void {
    return undefined;
  }

  watchAgain(): void {
    return undefined;
  }

  choose(): Promise<boolean> {
    return Promise.resolve(false);
  }

  preview(): Promise<Preview> {
    return Promise.resolve({ facts: {}, refusal: "" });
  }

  explain(): Promise<void> {
    return Promise.resolve();
  }
}
