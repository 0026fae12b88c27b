/** A card of either deck: both have numbers of one row. */

import type { Book } from "../lib/book";
import type { Card } from "../lib/wire";

export function inHand(book: Book | null, number: number): Card | undefined {
  return book?.get("action", number) ?? book?.get("support", number);
}
