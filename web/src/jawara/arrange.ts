/** How a hand of cards fills its room: in one row of upright cards, or in two of slats. */

export interface Arranged {
  columns: number;
  /** Pixels of each card. */
  wide: number;
  high: number;
}

/** Between columns, and between rows. */
const GAP = 6;
const APART = 8;
/** A chosen card rises by this. */
const RISE = 18;
const UPRIGHT = 5 / 7;
/** A row that makes cards smaller than this part of what its height would allow wastes its room. */
const WORTH = 0.75;
/** Cards that fill this part of their column, and can be read, stay upright. */
const FILLS = 0.8;
const READABLE = 90;
/** No slat is longer than this. */
const LONG = 2.1;

export function arrange(cards: number, wide: number, high: number): Arranged {
  const each = (columns: number) => (wide - GAP * (columns - 1)) / columns;
  const tall = high - RISE;
  const most = tall * UPRIGHT;
  const one = Math.min(most, each(cards));
  if (cards < 2 || one >= WORTH * most) return { columns: cards, wide: one, high: one / UPRIGHT };
  const columns = Math.ceil(cards / 2);
  const row = (tall - APART) / 2;
  const two = Math.min(row * UPRIGHT, each(columns));
  if (two >= Math.max(READABLE, FILLS * each(columns)))
    return { columns, wide: two, high: two / UPRIGHT };
  return { columns, wide: Math.min(each(columns), LONG * row), high: row };
}
