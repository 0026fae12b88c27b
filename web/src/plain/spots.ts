/** What lies on the spots of a plain table, read from a view that nobody here knows. */

import type { Book } from "../lib/book";
import type { SpotInfo, View } from "../lib/wire";

/** The kind under which all that can lie there stands in the book. */
const THING = "thing";

export interface Spot {
  name: string;
  label: string;
  /** A number, or the things that lie there. */
  holds: number | Pile;
}

export interface Pile {
  /** The names of those whose faces are seen, from the bottom. */
  faces: string[];
  /** How many lie face down. */
  hidden: number;
}

const list = (entry: unknown): unknown[] => (Array.isArray(entry) ? entry : []);

function pile(book: Book, entry: unknown): Pile {
  const all = list(entry).map(Number);
  const seen = all.filter((one) => one >= 0);
  return {
    faces: seen.map((one) => book.get(THING, one)?.name ?? String(one)),
    hidden: all.length - seen.length,
  };
}

function read(book: Book, { name, label, holds }: SpotInfo, entry: unknown): Spot {
  return { name, label, holds: holds === "number" ? Number(entry) : pile(book, entry) };
}

/** What lies in the middle, for all. */
export function middle(book: Book, view: View): Spot[] {
  return (book.cards.spots ?? [])
    .filter((spot) => !spot.each)
    .map((spot) => read(book, spot, view[spot.name]));
}

/** What lies before one seat. */
export function before(book: Book, view: View, seat: number): Spot[] {
  return (book.cards.spots ?? [])
    .filter((spot) => spot.each)
    .map((spot) => read(book, spot, list(view[spot.name])[seat]));
}
