/** What a game supplies to the page; what it leaves out, the page does without. */

import type { Component } from "svelte";
import type { Sound } from "./sound";
import type { Card, Facts, Happened, View } from "./wire";

export interface TableProps {
  menu: () => void;
  log: () => void;
  /** Nobody sits at this device: what everybody may see, large. */
  tv?: boolean;
  /** The board is on another screen: here it may be small. */
  strip?: boolean;
}

/** Something that takes its time, and what lies on the table meanwhile. */
export interface Beat<E = Record<string, Facts>> {
  /** The name of its show; empty: the news is on the table, and has a breath before the next. */
  kind: string;
  /** What is told in it: the log has these lines when it ends. */
  events: Happened<E>[];
  /** Milliseconds at normal speed, at most 8000. */
  time: number;
  /** What differs on the table while it runs from what lay there before. */
  view?: Partial<View>;
  /** Whether it is kept, to be watched again. */
  again?: boolean;
}

/** How the things on a table are explained to whoever asks. */
export interface Reading {
  /** What is drawn of a card, and what stands beside it besides its text. */
  Picture: Component<{ kind: string; card: Card }>;
  Facts: Component<{ kind: string; card: Card }>;
  /** What the kind of a card is called. */
  kind: (kind: string) => string;
  /** What something is called, and one sentence about it. */
  name: (what: string) => string;
  what: (what: string) => string;
  /** The number of the rule that says most about it. */
  rules: Record<string, string>;
}

/** `H` is what happens in the game, `V` what is seen of it. */
export interface Kit<H extends Happened = Happened, V extends View = View> {
  Table: Component<TableProps>;
  /** The kinds of its shows, and what of these events takes its time, in order; `me` is whose eyes see it. */
  shows?: string[];
  beats?(events: H[], before: V, after: V, me: number | null): Beat[];
  /** What an event sounds like; a show makes its own sounds. */
  sound(event: H): Sound | undefined;
  /** The seats that are called by a sound; `asked` are those to whom a new question has come. */
  called?(events: H[], asked: number[]): number[];
  /** Something goes from one place to another. */
  fly?(events: H[]): void;
  /** Whether something was done to a seat that its player should not miss. */
  touches?(event: H, seat: number): boolean;
  /** What a seat has gained by all of it, in a few letters; empty: nothing. */
  gain?(events: H[], seat: number): string;
  /** How much a moment stays in mind. */
  weight?(line: H): number;
  /** The kinds of events with which something new begins: headings of the log. */
  headings?: string[];
  reading?: Reading;
  /** What one is after, as a picture for a beginner. */
  Goal?: Component;
}
