/** The cards of a table's pack, found by number (as views name them) or by id (as moves do). */

import type { AnyGame, Card, Cards } from "./wire";

export class Book<G extends AnyGame = AnyGame> {
  constructor(readonly cards: Cards<G>) {}

  get<K extends keyof G["cards"]>(kind: K, number: number): Card<G["cards"][K]> | undefined {
    return this.all(kind).find((card) => card.number === number);
  }

  called<K extends keyof G["cards"]>(kind: K, id: string): Card<G["cards"][K]> | undefined {
    return this.all(kind).find((card) => card.id === id);
  }

  all<K extends keyof G["cards"]>(kind: K): Card<G["cards"][K]>[] {
    return this.cards.kinds[kind];
  }
}
