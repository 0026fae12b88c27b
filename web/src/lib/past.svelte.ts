/** A game that is over: the same things to read as at a table, and nothing to do. */

import { tick } from "svelte";
import type { Book } from "./book";
import * as motion from "./motion";
import type { AnyView } from "./views";
import { say } from "./voice.svelte";
import type { Frame, Happened, Replay, TableInfo, You } from "./wire";

export class Past {
  info = $state.raw<TableInfo | null>(null);
  book = $state.raw<Book | null>(null);
  you = $state.raw<You>({ seats: [], eyes: null });
  at = $state(0);
  toast = $state("");
  again = $state.raw<(() => void) | null>(null);
  shouts = $state.raw([]);
  private views = $state.raw<AnyView[]>([]);
  private replay = $state.raw<Replay | null>(null);
  readonly offer = null;
  readonly decision = null;
  readonly show = null;
  readonly reveal = null;
  readonly past = null;
  readonly coach = null;
  readonly until = 0;
  readonly online = true;

  constructor(readonly code: string) {}

  showFrom(seat: number | null, replay: Replay): void {
    let view = {} as AnyView;
    this.views = replay.frames.map((frame) => (view = { ...view, ...frame.patch }));
    this.replay = replay;
    this.you = { seats: seat === null ? [] : [seat], eyes: seat };
    this.at = Math.min(Math.max(0, this.at), this.views.length - 1);
  }

  get length(): number {
    return this.views.length;
  }

  get view(): AnyView | null {
    return this.views[this.at] ?? null;
  }

  get shown(): AnyView | null {
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

  async explain(): Promise<void> {
    // There is nothing to choose here.
  }
}
