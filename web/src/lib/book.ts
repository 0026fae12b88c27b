/** The cards of a table's pack, found by number (as views name them) or by id (as moves do). */

import type { Card, Cards } from "./wire";

export class Book {
  private numbers = new Map<string, Map<number, Card>>();
  private ids = new Map<string, Card>();

  constructor(readonly cards: Cards) {
    for (const [kind, list] of Object.entries(cards.kinds)) {
      this.numbers.set(kind, new Map(list.map((card) => [card.number, card])));
      for (const card of list) this.ids.set(`${kind} ${card.id}`, card);
    }
  }

  get(kind: string, number: number): Card | undefined {
    return this.numbers.get(kind)?.get(number);
  }

  called(kind: string, id: string): Card | undefined {
    return this.ids.get(`${kind} ${id}`);
  }

  all(kind: string): Card[] {
    return this.cards.kinds[kind] ?? [];
  }
}

export function number(card: Card | undefined, fact: string): number {
  const found = card?.facts?.[fact];
  return typeof found === "number" ? found : 0;
}

export function numbers(card: Card | undefined, fact: string): number[] {
  const found = card?.facts?.[fact];
  return Array.isArray(found) ? (found as number[]) : [];
}

export function word(card: Card | undefined, fact: string): string {
  const found = card?.facts?.[fact];
  return typeof found === "string" ? found : "";
}

export function words(card: Card | undefined, fact: string): string[] {
  const found = card?.facts?.[fact];
  return Array.isArray(found) ? (found as string[]) : [];
}
