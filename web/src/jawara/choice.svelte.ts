/** What the player is about to do: free until it is sent. */

import type { Board } from "../lib/board";
import type { Decisions, Game, Quote } from "../lib/made/jawara-beksi";
import type { Decision } from "../lib/wire";
import { say } from "../lib/voice.svelte";
import * as sound from "../lib/sound";
import { inHand, isAction, type HandCard } from "./hand";

export class Choice {
  /** The cards of a Combo in order, or the one card of another move. */
  cards = $state<number[]>([]);
  quote = $state.raw<Quote | null>(null);
  /** Why the Combo cannot be played as it is. */
  refusal = $state("");
  /** A Character, an opponent, a card to be taken. */
  thing = $state("");
  wager = $state("");
  private asked = 0;
  /** Cards that go one after the other, as the rules ask for them, and the question that was answered last. */
  private going: number[] = [];
  private answered = -1;

  constructor(private readonly table: Board<Game>) {}

  get decision(): Decision<Decisions> | null {
    return this.table.decision;
  }

  get kind(): keyof Decisions | "" {
    return this.decision?.kind ?? "";
  }

  /** The offered moves, word by word. */
  get moves(): string[][] {
    return (this.table.offer?.moves ?? []).map((one) => one.move.split(" "));
  }

  text(move: string): string {
    return this.table.offer?.moves.find((one) => one.move === move)?.text ?? move;
  }

  begin(): void {
    // What is still being reckoned is about cards that are no longer chosen.
    this.asked += 1;
    if (this.decision && this.kind !== "discard") this.going = [];
    this.cards = this.going;
    // Somebody who knows no Character yet can begin with the first one: the second tap of a cold link.
    this.thing = this.kind === "character" && !this.table.coach ? (this.moves[0]?.[1] ?? "") : "";
    this.wager = "";
    this.refusal = "";
    this.quote = this.free;
    void this.goOn();
  }

  /** How many cards have to go. */
  get over(): number {
    return this.decision?.kind === "discard" ? this.decision.facts.n : 0;
  }

  /** What an empty Combo can begin with. */
  private get free(): Quote | null {
    const build = this.table.offer?.build;
    return build?.next ? build : null;
  }

  private card(id: string): HandCard | undefined {
    return this.table.book?.called("action", id) ?? this.table.book?.called("support", id);
  }

  private offers(verb: string, card: HandCard, place = 1): boolean {
    const { face } = card.facts;
    return this.moves.some(
      (move) =>
        move[0] === verb &&
        (move[place] === card.id ||
          (this.card(move[place] ?? "")?.facts.face === face && verb === "support")),
    );
  }

  playable(number: number): boolean {
    const card = inHand(this.table.book, number);
    if (!card || !this.decision) return false;
    if (this.cards.includes(number)) return true;
    const support = !isAction(card);
    switch (this.kind) {
      case "act":
        return support ? this.offers("support", card) : (this.quote?.next ?? []).includes(number);
      case "discard":
        return this.offers("discard", card);
      case "swap":
        return this.moves.some((move) => move[2] === card.id);
      default:
        return false;
    }
  }

  /** A card of the own hand was tapped. */
  async tap(number: number): Promise<void> {
    const card = inHand(this.table.book, number);
    if (!card) return;
    if (!this.playable(number)) return this.explain(card);
    sound.play("tap");
    const support = !isAction(card);
    if (this.cards.includes(number)) this.cards = this.cards.filter((one) => one !== number);
    else if (this.kind === "act" && !support && !this.isSupport)
      this.cards = [...this.cards, number];
    // One too many: the first that was marked may stay.
    else if (this.kind === "discard") this.cards = [...this.cards, number].slice(-this.over);
    else this.cards = [number];
    if (this.kind === "act") await this.reckon();
  }

  get isSupport(): boolean {
    const [first] = this.cards;
    if (this.kind !== "act" || first === undefined) return false;
    return !isAction(inHand(this.table.book, first));
  }

  private combo(cards: number[]): string {
    return ["combo", ...cards.map((one) => inHand(this.table.book, one)?.id ?? "")].join(" ");
  }

  private async reckon(): Promise<void> {
    const turn = ++this.asked;
    // A Support card is no part of a Combo: beside it, every card can begin one anew.
    if (!this.cards.length || this.isSupport) {
      this.refusal = "";
      this.quote = this.free;
      return;
    }
    const found = await this.table.preview(this.combo(this.cards));
    if (turn !== this.asked) return;
    this.refusal = found.refusal;
    if (found.facts.next) this.quote = found.facts;
  }

  private async explain(card: HandCard): Promise<void> {
    const support = !isAction(card);
    if (this.kind === "act" && !support) {
      return this.table.explain(this.combo([...(this.isSupport ? [] : this.cards), card.number]));
    }
    if (this.kind === "act" || !this.decision) {
      return this.table.explain(`${support ? "support" : "combo"} ${card.id}`);
    }
    if (this.kind === "discard") return this.table.explain(`discard ${card.id}`);
    this.table.say(this.table.prompt);
  }

  /** The move that the big button sends; null while something is missing. */
  get move(): string | null {
    const [first] = this.cards;
    const card = first === undefined ? undefined : inHand(this.table.book, first);
    switch (this.kind) {
      case "act":
        if (!card || this.refusal) return null;
        return this.isSupport ? `support ${card.id}` : this.combo(this.cards);
      case "discard":
        return card && this.cards.length >= this.over ? `discard ${card.id}` : null;
      case "swap":
        return card && this.thing ? `swap ${this.thing} ${card.id}` : null;
      case "challenge":
        return this.thing && this.wager ? `challenge ${this.thing} ${this.wager}` : null;
      case "answer":
        return this.wager ? `answer ${this.wager}` : null;
      case "character":
        return this.thing ? `character ${this.thing}` : null;
      case "opponent":
        return this.thing ? `choose ${this.thing}` : null;
      default:
        return null;
    }
  }

  get label(): string {
    const move = this.move;
    if (this.kind === "act" && this.cards.length && !this.isSupport) {
      const { least = 0, most = 0, dice = 0 } = this.quote ?? {};
      return say("web-jb-play", { worth: worth(least, most, dice) });
    }
    if (this.over > 1) {
      const left = this.over - this.cards.length;
      return left ? say("web-jb-mark", { n: left }) : say("web-jb-discard", { n: this.over });
    }
    if (!move) return say("web-choose");
    if (this.kind === "act") {
      return say("web-jb-play-card", {
        card: inHand(this.table.book, this.cards[0] ?? -1)?.name ?? "",
      });
    }
    return this.text(move);
  }

  /** What has to be tapped next for a move; empty once something else was begun. */
  toTap(move: string): string {
    const [verb = "", ...words] = move.split(" ");
    if (!words.length) return verb;
    if (this.kind === "challenge") {
      if (this.thing !== words[0]) return this.thing ? "" : `seat ${words[0]}`;
      return this.wager === words[1] ? "main" : `wager ${words[1]}`;
    }
    const chosen = this.cards.map((one) => inHand(this.table.book, one)?.id);
    if (chosen.some((id, i) => id !== words[i])) return "";
    return chosen.length < words.length ? `card ${words[chosen.length]}` : "main";
  }

  async send(move = this.move): Promise<void> {
    if (this.table.busy) return;
    if (!move) {
      this.table.say(this.refusal || this.table.prompt);
      return;
    }
    sound.play("card");
    if (this.kind === "discard") {
      this.going = [...this.cards];
      return this.goOn();
    }
    await this.table.choose(move);
  }

  /** The next of the cards that go, once the table asks for it. */
  private async goOn(): Promise<void> {
    const [first, ...rest] = this.going;
    const { decision } = this;
    if (first === undefined || this.table.busy || !decision || decision.id === this.answered)
      return;
    this.answered = decision.id;
    const id = inHand(this.table.book, first)?.id ?? "";
    this.going = (await this.table.choose(`discard ${id}`)) ? rest : [];
    return this.goOn();
  }
}

/** What a Combo earns: dice are not known before they fall. */
export function worth(least: number, most: number, dice: number): string {
  if (dice) return `${least}+?`;
  return least === most ? String(least) : `${least}–${most}`;
}
