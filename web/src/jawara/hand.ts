/** A card of either deck: both have numbers of one row. */

import type { Book } from "../lib/book";
import type { Cards, Game } from "../lib/made/jawara-beksi";
import type { Card } from "../lib/wire";

export type ActionCard = Card<Cards["action"]>;
export type HandCard = ActionCard | Card<Cards["support"]>;

export const isAction = (card: HandCard | undefined): card is ActionCard =>
  card !== undefined && "directions" in card.facts;

export function inHand(book: Book<Game> | null, number: number): HandCard | undefined {
  return book?.get("action", number) ?? book?.get("support", number);
}
