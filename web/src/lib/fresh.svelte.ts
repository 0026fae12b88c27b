/** What has just changed at a table, so that everybody's eyes are led there for a moment. */

import { differs, wishOf } from "./wish";
import type { SeatInfo, TableInfo } from "./wire";

/** Long enough to look up from one's hands. */
const LONG = 6000;

export class Fresh {
  parts = $state.raw<string[]>([]);
  private timer = 0;

  mark(parts: string[]): void {
    if (!parts.length) return;
    this.parts = [...new Set([...this.parts, ...parts])];
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.parts = []), LONG);
  }

  has(part: string): boolean {
    return this.parts.includes(part);
  }
}

const seen = ({ kind, name, level, host }: SeatInfo) => JSON.stringify([kind, name, level, host]);

/** The name of a seat among what has changed. */
export const ofSeat = (seat: number) => `seat-${seat}`;

/** What is different between two moments of a table: parts of its line, and seats. */
export function changes(before: TableInfo, after: TableInfo): string[] {
  const told = differs(wishOf(before), wishOf(after));
  const seats = after.seats.flatMap((seat, i) => {
    const old = before.seats[i];
    return old && seen(old) === seen(seat) ? [] : [ofSeat(i)];
  });
  return [...told, ...seats];
}
