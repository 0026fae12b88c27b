/**
 * What lies before somebody: a table in play, or a game that is over.  The parts of a table draw it
 * without knowing which of them it is.
 */

import type { Book } from "./book";
import type { Coach } from "./coach.svelte";
import type { Beat, Kit } from "./kit";
import type { AnyGame, Decision, Happened, Maybe, Offer, StoryInfo, TableInfo, You } from "./wire";

/** A show, and the table before and after what it tells. */
export interface Show<G extends AnyGame = AnyGame> extends Beat<G["events"]> {
  before: G["view"];
  after: G["view"];
}

export interface Moment<G extends AnyGame = AnyGame> {
  version: number;
  view: G["view"];
  text: string;
}

export interface Shout {
  seat: number;
  emote: string;
  key: number;
}

/** What a move would bring; `refusal` says why it is not allowed. */
export interface Preview<G extends AnyGame = AnyGame> {
  facts: Maybe<G["preview"]>;
  refusal: string;
}

export interface Board<G extends AnyGame = AnyGame> {
  readonly code: string;
  /** Whether something can be done here, not only looked at. */
  readonly live: boolean;
  readonly info: TableInfo<G> | null;
  /** Where the party stands, where a story is told. */
  readonly story: StoryInfo | null;
  readonly kit: Kit | null;
  readonly book: Book<G> | null;
  readonly you: You | null;
  readonly view: G["view"] | null;
  /** The view that is drawn: now, or at a moment that is over. */
  readonly shown: G["view"] | null;
  readonly lines: Happened<G["events"]>[];
  readonly prompt: string;
  readonly offer: Offer<G> | null;
  /** What the one who looks is asked. */
  readonly decision: Decision<G["decisions"]> | null;
  /** When the time for the decision is over, by this device's clock; 0: no clock. */
  readonly until: number;
  /** A choice is on its way. */
  readonly busy: boolean;
  readonly shouts: Shout[];
  /** In a first game: who says what to do next. */
  readonly coach: Coach | null;
  /** The last show that is kept, to be watched again. */
  readonly rerun: Show<G> | null;
  /** What is shown now; meanwhile nothing is asked here. */
  readonly show: Show<G> | null;
  past: Moment<G> | null;
  name(seat: number): string;
  say(text: string, again?: (() => void) | null): void;
  rewind(line: Happened): void;
  /** Go on with what comes next. */
  hurry(): void;
  /** Whether a tap may still be meant for what has just gone. */
  readonly settling: boolean;
  /** Watch the show again that is kept. */
  watchAgain(): void;
  choose(move: string): Promise<boolean>;
  preview(move: string): Promise<Preview<G>>;
  explain(move: string): Promise<void>;
}
