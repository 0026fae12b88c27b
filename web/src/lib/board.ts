/**
 * What lies before somebody: a table in play, or a game that is over.  The parts of a table draw it
 * without knowing which of them it is.
 */

import type { Book } from "./book";
import type { Coach } from "./coach.svelte";
import type { Kit, Staged } from "./kit";
import type { Decision, View } from "./views";
import type { Happened, Offer, TableInfo, You } from "./wire";

/** A show, and the table before and after what it tells. */
export interface Show extends Staged {
  before: View | null;
  after: View | null;
}

export interface Moment {
  version: number;
  view: View;
  text: string;
}

export interface Shout {
  seat: number;
  emote: string;
  key: number;
}

/** What a move would bring; `refusal` says why it is not allowed. */
export interface Preview {
  facts: Record<string, unknown>;
  refusal: string;
}

export interface Board {
  readonly code: string;
  /** Whether something can be done here, not only looked at. */
  readonly live: boolean;
  readonly info: TableInfo | null;
  readonly kit: Kit | null;
  readonly book: Book | null;
  readonly you: You | null;
  readonly view: View | null;
  /** The view that is drawn: now, or at a moment that is over. */
  readonly shown: View | null;
  readonly lines: Happened[];
  readonly prompt: string;
  readonly offer: Offer | null;
  /** What the one who looks is asked. */
  readonly decision: Decision | null;
  /** When the time for the decision is over, by this device's clock; 0: no clock. */
  readonly until: number;
  /** A choice is on its way. */
  readonly busy: boolean;
  readonly shouts: Shout[];
  /** In a first game: who says what to do next. */
  readonly coach: Coach | null;
  /** The last show that is kept, to be watched again. */
  readonly rerun: Show | null;
  show: Show | null;
  past: Moment | null;
  name(seat: number): string;
  say(text: string, again?: (() => void) | null): void;
  rewind(line: Happened): void;
  choose(move: string): Promise<boolean>;
  preview(move: string): Promise<Preview>;
  explain(move: string): Promise<void>;
}
