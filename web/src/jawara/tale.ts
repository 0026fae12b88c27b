/** What was played, told step by step: the cards, what each adds, and what was done to others. */

import type { Book } from "../lib/book";
import type { Show } from "../lib/board";
import type { Events, Game } from "../lib/made/jawara-beksi";
import { say } from "../lib/voice.svelte";
import type { Happened } from "../lib/wire";
import { byWhom } from "./force";
import { inHand, isAction } from "./hand";

type Lines = Happened<Events>[];

export interface Step {
  weight: number;
  /** What the cards are worth so far: as printed, and with all that was added. */
  printed: number;
  sum: number;
  /** The card that works now. */
  card?: number;
  /** Why there is more, or less. */
  part?: string;
  dice?: number[];
  /** What was done to somebody. */
  line?: string;
}

export interface Tale {
  seat: number;
  cards: number[];
  combo: boolean;
  /** What came from the pool; undefined: that is not decided yet. */
  earned?: number;
  steps: Step[];
}

/** Milliseconds, if it is not in a hurry: a card, what it does, why there is more, what comes of it. */
const SET_OFF = 220;
export const CARD = 270;
export const EFFECT = 420;
const ADDED = 300;
export const RESULT = 720;

export function tell(show: Show<Game>, book: Book<Game> | null, lines: Lines): Tale {
  return new Teller(show, book, lines).tale;
}

class Teller {
  readonly tale: Tale;
  private printed = 0;
  private sum = 0;

  constructor(
    private readonly show: Show<Game>,
    private readonly book: Book<Game> | null,
    private readonly lines: Lines,
  ) {
    const [first] = show.events;
    const begun = first?.kind === "combo" || first?.kind === "support";
    const cards = this.cards();
    const combo = isAction(inHand(book, cards[0] ?? -1));
    this.tale = { seat: show.before.turn, cards, combo, steps: [] };
    this.step({ weight: begun ? SET_OFF : 0 });
    if (combo) this.layOut(cards, begun);
    for (const event of show.events) this.follow(event);
  }

  /** After a question, the effects of what lies there go on. */
  private cards(): number[] {
    const [first] = this.show.events;
    if (first?.kind === "combo") return first.facts.cards;
    if (first?.kind === "support") return [first.facts.card];
    if (this.show.before.played.length) return this.show.before.played;
    return first?.kind === "effect-rolled" ? [first.facts.card] : [];
  }

  private step(more: Partial<Step>): void {
    const { printed, sum } = this;
    this.tale.steps.push({ weight: EFFECT, printed, sum, ...more });
  }

  private add(n: number, more: Partial<Step>): void {
    this.sum += n;
    this.step(more);
  }

  private layOut(cards: number[], begun: boolean): void {
    for (const number of cards) {
      const card = inHand(this.book, number);
      const score = isAction(card) ? card.facts.score : 0;
      this.printed += score;
      this.add(score, { weight: begun ? CARD : 0 });
    }
    const known = begun ? 0 : this.show.before.total - this.sum;
    if (known) this.add(known, { weight: 0, part: say("web-jb-part-effects", { n: known }) });
  }

  private follow({ kind, facts, text }: Happened<Events>): void {
    switch (kind) {
      case "combo":
      case "support":
        return;
      case "effect-earned":
      case "effect-rolled": {
        const part = because(inHand(this.book, facts.card)?.name ?? "", facts.n);
        const dice = kind === "effect-rolled" ? facts.dice : undefined;
        this.add(facts.n, { card: facts.card, part, dice });
        return;
      }
      case "bonus":
        this.add(facts.n, { part: say("web-jb-part-bonus", { n: facts.n }) });
        return;
      case "earned":
        if (this.tale.combo) this.settle(facts.worth);
        this.tale.earned = this.sum = facts.n;
        // Only where there was less to take than it is worth are words needed.
        this.step({ weight: RESULT, line: facts.n < facts.worth ? text : undefined });
        return;
      default:
        if (text) this.step({ line: text });
    }
  }

  /** What no event tells: Support cards that were played before it, and the Judge. */
  private settle(worth: number): void {
    const { combo_points: more } = this.show.before;
    const name = byWhom("jb-effect-combo-points", this.book, this.lines);
    if (more) this.add(more, { weight: ADDED, part: because(name, more) });
    const judge = worth - this.sum;
    if (judge)
      this.add(judge, { weight: ADDED, part: say("web-jb-part-judge", { n: signed(judge) }) });
  }
}

const because = (name: string, n: number) => say("web-jb-part-card", { name, n: signed(n) });

/** When a card leaves its hand for the ring, so that it lies there when it is counted. */
export function setsOff(tale: Tale, time: number, card: number): number {
  const whole = tale.steps.reduce((sum, step) => sum + step.weight, 0);
  return whole ? (card * CARD * time) / whole : 0;
}

/** A true minus sign is as long as the plus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The last Combo of this round, and what it earned. */
export function lastCombo(lines: Lines, version = Infinity): Tale | undefined {
  let earned: number | undefined;
  for (const line of lines.toReversed()) {
    if (line.version > version) continue;
    if (["round", "scored", "started"].includes(line.kind)) return undefined;
    // Of what came after it, the first is its own.
    if (line.kind === "earned") earned = line.facts.n;
    if (line.kind === "turn") earned = undefined;
    if (line.kind === "combo") {
      const { seat, cards } = line.facts;
      return { seat, cards, combo: true, earned, steps: [] };
    }
  }
  return undefined;
}
