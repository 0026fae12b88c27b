/** What a game was about, found in its log. */

import type { Happened, Source } from "./wire";

/** How much a moment stays in mind. */
function weight({ kind, facts }: Happened): number {
  const n = Number(facts.n ?? 0);
  if (kind === "duel-won") return 20 + 5 * n;
  if (kind === "last-point") return 18;
  if (kind === "earned") return 2 * n;
  if (kind === "took-points") return 8 + 2 * n;
  if (kind === "white-hit" || kind === "black-hit") return 4 * n;
  if (kind === "defeated") return 14;
  if (kind === "damaged") return 10 + 5 * n;
  if (kind === "swapped-own" || kind === "took-support-own") return 7;
  return 0;
}

/** The three moments that mattered most, in the order in which they happened. */
export function moments(lines: Happened[]): Happened[] {
  return lines
    .filter((line) => line.text && weight(line) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, 3)
    .sort((a, b) => a.version - b.version);
}

/** What brought points to one seat, or took them away, with a true minus sign. */
export function parts(sources: Source[], seat: number): string[] {
  return sources.flatMap(({ text, points }) => {
    const n = points[seat] ?? 0;
    return n ? [`${text} ${n < 0 ? "−" : "+"}${Math.abs(n)}`] : [];
  });
}
