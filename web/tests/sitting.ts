/** A table without a house: what the server would say is put on it, and what it would be told is kept. */

import { vi } from "vitest";
import type { Board } from "../src/lib/board";
import { Book } from "../src/lib/book";
import { Table } from "../src/lib/table.svelte";
import type { AnyGame, Card } from "../src/lib/wire";

type Previewed = Awaited<ReturnType<Table["preview"]>>;

/** A connection on which nobody ever speaks. */
class Silence {
  static readonly OPEN = 1;
  close(): void {
    // Nobody is there.
  }
}

export class Sitting<G extends AnyGame = AnyGame> {
  readonly table: Table;
  /** What was asked about moves, and what the house says to it. */
  readonly asked: string[] = [];
  answer: (move: string) => Previewed | Promise<Previewed> = () => ({ facts: {}, refusal: "" });
  readonly explained: string[] = [];
  readonly chosen: string[] = [];

  constructor(cards: Record<string, Card[]>) {
    vi.stubGlobal("WebSocket", Silence);
    this.table = new Table("ABCD", null);
    this.table.you = { seats: [0], eyes: 0 };
    const pack = { game: "", pack: "", version: "", digest: "", lang: "" };
    this.table.book = new Book({ ...pack, kinds: cards });
    this.table.prompt = "What now?";
    vi.spyOn(this.table, "preview").mockImplementation(async (move) => {
      this.asked.push(move);
      return await this.answer(move);
    });
    vi.spyOn(this.table, "explain").mockImplementation((move) => {
      this.explained.push(move);
      return Promise.resolve();
    });
    vi.spyOn(this.table, "choose").mockImplementation((move) => {
      this.chosen.push(move);
      return Promise.resolve(true);
    });
  }

  /** The same, as its game knows it. */
  get board(): Board<G> {
    return this.table as Board as Board<G>;
  }

  /** The house asks seat 0 something, and offers moves for it. */
  asks(
    kind: string,
    moves: string[] = [],
    more: { facts?: object; view?: object; id?: number } = {},
  ): void {
    const id = more.id ?? 1;
    const decision = { id, seat: 0, kind, facts: more.facts ?? {}, sealed: false };
    const pending = [{ ...decision, answered: false }];
    this.table.view = { ...this.table.view, ...more.view, pending } as Table["view"];
    this.table.offer = {
      decision: id,
      seat: 0,
      moves: moves.map((move) => ({ move, text: move })),
    };
  }
}

export const card = (number: number, id: string, facts: Record<string, unknown> = {}): Card => ({
  number,
  id,
  name: id,
  facts,
});
