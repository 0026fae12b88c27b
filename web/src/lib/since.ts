/** What happened since somebody last chose: told by the server, only gathered here. */

import type { Kit } from "./kit";
import type { Happened } from "./wire";

/** All that one player did, or (seat null) what happened by itself. */
export interface Deeds {
  seat: number | null;
  lines: Happened[];
}

/** Who did it; nobody: it happened by itself, or to the table. */
export const doer = (line: Happened): number | null =>
  !line.table && typeof line.facts.seat === "number" ? line.facts.seat : null;

/** Whether it was done to a seat: only the game knows. */
export const touches = (kit: Kit | null, line: Happened, seat: number): boolean =>
  !line.table && (kit?.touches?.(line, seat) ?? false);

/** Whether somebody did it themselves, and needs not be told. */
export const own = (kit: Kit | null, line: Happened, seat: number): boolean =>
  doer(line) === seat && !touches(kit, line, seat);

/** What was told after a version, in this game. */
export function after(lines: Happened[], version: number): Happened[] {
  const begun = lines.findLastIndex((line) => line.table && line.kind === "started");
  return lines.slice(begun + 1).filter((line) => line.text && line.version > version);
}

/** When somebody chose: as this device knows, or where it was not there, as what they did tells. */
export function choices(lines: Happened[], known: number[], me: number, kit: Kit | null): number[] {
  if (known.length) return known;
  const deed = (line: Happened) => own(kit, line, me) && !kit?.headings?.includes(line.kind);
  return lines.filter(deed).map((line) => line.version);
}

/**
 * What somebody may have missed since one of their choices: the last one after which others did
 * something, so that in the middle of a turn it is still what led to it.  What they did themselves,
 * first and last, they know.
 */
export function since(
  lines: Happened[],
  choices: number[],
  me: number,
  kit: Kit | null,
): Happened[] {
  const news = (line: Happened) => !own(kit, line, me);
  for (const version of [...choices].reverse().concat(-1)) {
    const found = after(lines, version);
    const first = found.findIndex(news);
    if (first >= 0) return found.slice(first, found.findLastIndex(news) + 1);
  }
  return [];
}

/** Player by player, in the order in which they came. */
export function bySeat(lines: Happened[]): Deeds[] {
  const found = new Map<number | null, Happened[]>();
  for (const line of lines) {
    const seat = doer(line);
    found.set(seat, [...(found.get(seat) ?? []), line]);
  }
  return [...found].map(([seat, lines]) => ({ seat, lines }));
}
