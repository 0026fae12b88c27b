/** What a mage is about to choose: a Colour, a word to say or to name, or a Mind card and tokens. */

import type { Board } from "../lib/board";
import * as sound from "../lib/sound";
import type { Cards, Decisions, Game, View } from "../lib/made/spell-from-the-future";
import type { Card, Decision, StoryChoice } from "../lib/wire";
import { say } from "../lib/voice.svelte";

export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

export interface Pad {
  /** A letter, or on a Mystic day the id of a Colour: as moves name it. */
  id: string;
  name: string;
  colour?: string;
  /** The number of a word. */
  word?: number;
}

export class Choice {
  mind = $state("");
  /** Pad by pad: white tokens above zero, black ones below. */
  tokens = $state<number[]>([]);
  pick = $state("");
  /** What the server says that the chosen Mind card still wants. */
  wants = $state("");
  /** Whether somebody really wants to place nothing: allowed, but hardly ever meant. */
  private bare = $state(false);

  constructor(private readonly table: Board<Game>) {}

  get view(): View {
    return this.table.shown!;
  }

  get decision(): Decision<Decisions> | null {
    return this.table.decision;
  }

  get kind(): keyof Decisions | "" {
    return this.decision?.kind ?? "";
  }

  get mystic(): boolean {
    return this.view.mystic.length > 0;
  }

  get pads(): Pad[] {
    return pads(this.table, this.view);
  }

  begin(): void {
    // One of the drawn Colours or words is chosen already: the second tap of a cold link opens it.
    this.pick =
      ["colour", "word"].includes(this.kind) && !this.table.coach ? (this.movesIds[0] ?? "") : "";
    ({ mind: this.mind, tokens: this.tokens } = this.kept);
    this.wants = "";
    this.bare = false;
  }

  /** What this seat has sent, as the view has it. */
  private get kept(): { mind: string; tokens: number[] } {
    const [mind = -1, ...stacks] = this.view.mine ?? [];
    const tokens = this.pads.map(() => 0);
    for (let i = 0; i + 1 < stacks.length; i += 2) tokens[stacks[i]!] = stacks[i + 1]!;
    return { mind: this.table.book?.get("mind", mind)?.id ?? "", tokens };
  }

  /** What lies on the table: the choice in the making; at a moment that is over, what lay there then. */
  get placed(): { mind: string; tokens: number[] } {
    return this.decision ? { mind: this.mind, tokens: this.tokens } : this.kept;
  }

  /** What the offered moves name: Colours or words. */
  get movesIds(): string[] {
    return (this.table.offer?.moves ?? []).map((one) => one.move.split(" ")[1] ?? "");
  }

  get used(): number {
    return this.tokens.reduce((sum, n) => sum + Math.abs(n), 0);
  }

  /** How many tokens there are to place. */
  private get limits(): Decisions["place"] | null {
    return this.decision?.kind === "place" ? this.decision.facts : null;
  }

  get left(): number {
    return Math.max(0, (this.limits?.tokens ?? 0) - this.used);
  }

  private written(tokens: number[], mind: string): string {
    const stacks = tokens.flatMap((n, i) =>
      n ? [`${this.pads[i]?.id}${n > 0 ? "+" : ""}${n}`] : [],
    );
    return ["place", mind, ...stacks].join(" ");
  }

  get minds(): string[] {
    const mask = this.view.minds[this.table.you?.eyes ?? -1] ?? 0;
    return (this.table.book?.all("mind") ?? [])
      .filter((card) => mask & (1 << card.number))
      .map((card) => card.id);
  }

  /** Whether a Mind card has a rule of placement: then the server is asked at every tap. */
  private ruled(mind: string): boolean {
    const card = this.table.book?.called("mind", mind);
    // What an improved one allows, the server knows.
    return (card?.facts.ruled ?? false) || !!memoryOf(this.table, mind);
  }

  /** Whether the chosen Mind card has a box for a letter. */
  boxed(pad: number): boolean {
    const boxes = this.table.book?.called("mind", this.mind)?.facts.boxes ?? [];
    return this.mystic || !boxes.length || boxes.includes(pad);
  }

  /** Choose a Mind card; tokens that it does not allow stay, and the prompt says what is wrong. */
  async take(mind: string): Promise<void> {
    this.mind = mind;
    this.wants = "";
    if (!this.ruled(mind) || !this.used) return;
    const found = await this.table.preview(this.written(this.tokens, mind));
    if (this.mind === mind) this.wants = found.refusal;
  }

  clear(): void {
    this.tokens = this.tokens.map(() => 0);
    this.wants = "";
    this.bare = false;
  }

  /** A token more of one colour; one of the other colour is taken away first. */
  async add(pad: number, step: 1 | -1): Promise<void> {
    const { limits } = this;
    if (!limits) {
      this.table.say(this.table.prompt);
      return;
    }
    const wish = this.tokens.map((n, i) => (i === pad ? n + step : n));
    const whites = wish.reduce((sum, n) => sum + Math.max(0, n), 0);
    const blacks = wish.reduce((sum, n) => sum + Math.max(0, -n), 0);
    const beyond =
      whites + blacks > limits.tokens || whites > limits.white || blacks > limits.black;
    let wants = "";
    if (beyond || this.ruled(this.mind)) {
      // A Mind card may allow more, or less: the server knows.
      const any = this.minds.find((one) => !this.ruled(one)) ?? this.minds[0] ?? "none";
      const mind = this.mystic ? "none" : this.mind || any;
      const { facts, refusal } = await this.table.preview(this.written(wish, mind));
      // Who takes a token away is on the way to something else.
      const less = Math.abs(wish[pad] ?? 0) < Math.abs(this.tokens[pad] ?? 0);
      if (refusal && !facts.unfinished && !less) {
        sound.play("no");
        this.table.say(refusal);
        return;
      }
      wants = refusal;
    }
    sound.play("tap");
    this.tokens = wish;
    this.wants = wants;
    this.bare = false;
  }

  get move(): string | null {
    if (this.kind === "colour") return this.pick ? `open ${this.pick}` : null;
    if (this.kind === "word" || this.kind === "name") return this.pick ? `say ${this.pick}` : null;
    if (this.kind !== "place") return null;
    if (this.mystic) return this.written(this.tokens, "none");
    return this.mind ? this.written(this.tokens, this.mind) : null;
  }

  /** Whether the big button would send something that is meant. */
  get ready(): boolean {
    if (this.kind !== "place") return this.move !== null;
    return this.move !== null && !this.wants && (this.used > 0 || this.bare);
  }

  get label(): string {
    if (this.kind === "place") {
      if (this.bare) return say("web-sf-ready-bare");
      return say(this.decision?.answered ? "web-sf-change" : "web-sf-ready");
    }
    const move = this.move;
    return this.table.offer?.moves.find((one) => one.move === move)?.text ?? say("web-choose");
  }

  get prompt(): string {
    const asked = this.decision;
    if (asked?.kind !== "place" || asked.answered) return this.table.prompt;
    if (this.wants) return this.wants;
    if (this.left > 0) return say("web-sf-place", { n: this.left, mystic: this.mystic ? 1 : 0 });
    if (!this.mystic && !this.mind) return say("web-sf-mind");
    return say("web-sf-say-ready");
  }

  /** What has to be tapped next for a move; who has gone another way is led on from there. */
  toTap(move: string): string {
    const [, first = "", ...stacks] = move.split(" ");
    if (this.kind !== "place") return this.pick === first ? "main" : `pick ${first}`;
    for (const stack of this.left ? stacks : []) {
      const [, id, n] = /^(.+?)([+-]\d+)$/.exec(stack) ?? [];
      const pad = this.pads.findIndex((one) => one.id === id);
      const [here, wish] = [this.tokens[pad] ?? 0, Number(n)];
      if (here * wish >= 0 && Math.abs(here) < Math.abs(wish))
        return `${wish > 0 ? "white" : "black"} ${pad}`;
    }
    return this.mystic || this.mind ? "main" : `mind ${first}`;
  }

  async send(): Promise<void> {
    if (this.table.busy) return;
    const move = this.move;
    if (!move) {
      this.table.say(this.kind === "place" ? say("web-sf-mind") : this.table.prompt);
      return;
    }
    if (!this.ready) {
      this.bare = !this.used;
      this.table.say(this.wants || say("web-sf-bare"));
      return;
    }
    sound.play("card");
    await this.table.choose(move);
  }
}

/** What the 1st Mage has placed on a pad before all others did, for all other eyes. */
export function ledOn(view: View, pad: number, eyes: number | null): number {
  const [, ...stacks] = view.led ?? [];
  const at = stacks.findIndex((one, i) => i % 2 === 0 && one === pad);
  return at < 0 || eyes === view.mage ? 0 : (stacks[at + 1] ?? 0);
}

/** How many times a word counts today: 0 for all but the one that was named. */
export function named(view: View, pad: Pad): number {
  const rule = view.story?.rules.find((one) => one.rule === "key_word");
  return rule && pad.word !== undefined && pad.word === view.word ? rule.n : 0;
}

/** What has taken the place of a Mind card in everybody's hand, if anything has. */
export function memoryOf(table: Board<Game>, mind: string): StoryChoice | undefined {
  const held = table.shown?.story?.memories ?? [];
  return table.story?.memories?.find((one) => one.place === mind && held.includes(one.id));
}

/** A Mind card as it is played here: its Memory, if it has one. */
export function asHeld(table: Board<Game>, card: Card<Cards["mind"]>): Card<Cards["mind"]> {
  const memory = memoryOf(table, card.id);
  if (!memory) return card;
  const { name = card.name, text = "" } = memory;
  return { ...card, name, text, facts: { ...card.facts, brief: text } };
}

/** What tokens can be put on today. */
export function pads(table: Board<Game>, view: View): Pad[] {
  const book = table.book;
  if (!book) return [];
  if (view.mystic.length) {
    return book.all("colour").map((card) => ({ id: card.id, name: card.name, colour: card.id }));
  }
  const words = view.generator.flatMap((card) => book.get("word-card", card)?.facts.words ?? []);
  return words.map((word, i) => ({
    id: LETTERS[i] ?? "?",
    name: book.get("word", word)?.name ?? "",
    word,
  }));
}
