/** What a game supplies to the page; what it leaves out, the page does without. */

import type { Component } from "svelte";
import type { Sound } from "./sound";
import type { Card, Happened } from "./wire";

export interface TableProps {
  menu: () => void;
  log: () => void;
  /** Nobody sits at this device: what everybody may see, large. */
  tv?: boolean;
  /** The board is on another screen: here it may be small. */
  strip?: boolean;
}

/** A little show: its kind, and the events that are told in it. */
export interface Staged {
  kind: string;
  events: Happened[];
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

export interface Kit {
  Table: Component<TableProps>;
  /** The kinds of its shows, and the one that these events are worth. */
  shows?: string[];
  stage?: (events: Happened[]) => Staged | null;
  /** What an event sounds like. */
  sound: (event: Happened) => Sound | undefined;
  /** The seats that are called by a sound; `asked` are those to whom a new question has come. */
  called?: (events: Happened[], asked: number[]) => number[];
  /** Something goes from one place to another. */
  fly?: (events: Happened[]) => void;
  /** How much a moment stays in mind. */
  weight?: (line: Happened) => number;
  /** The kinds of events with which something new begins: headings of the log. */
  headings?: string[];
  reading?: Reading;
}
