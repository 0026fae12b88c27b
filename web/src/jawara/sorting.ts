/** In which order a hand lies: as its cards came, by their direction, or by their kind. */

import type { Sorting } from "../lib/settings.svelte";
import { isAction, type HandCard } from "./hand";

const ORDER = ["drawn", "direction", "kind"] as const satisfies readonly Sorting[];
const DIRECTIONS = "←↑→↓";

export const after = (one: Sorting): Sorting => ORDER[(ORDER.indexOf(one) + 1) % ORDER.length]!;

/** Cards of one direction lie together; those with several, which go with many, after them. */
function direction(card: HandCard): number {
  if (!isAction(card)) return 100;
  const { directions } = card.facts;
  return 10 * directions.length + DIRECTIONS.indexOf(directions[0] ?? "");
}

/** Numbers of the pack follow the kinds. */
const kind = (card: HandCard): number => (isAction(card) ? 0 : 1000) + card.number;

export function sorted(cards: HandCard[], by: Sorting): HandCard[] {
  if (by === "drawn") return cards;
  return cards.toSorted(
    (a, b) => (by === "direction" ? direction(a) - direction(b) : 0) || kind(a) - kind(b),
  );
}
