/** What a game was about, found in its log. */

import type { Happened, Source } from "./wire";

/** The three moments that mattered most, in the order in which they happened. */
export function moments(lines: Happened[], weight: (line: Happened) => number): Happened[] {
  return lines
    .filter((line) => line.text && weight(line) > 0)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, 3)
    .sort((a, b) => a.version - b.version);
}

/** The one that mattered most. */
export function peak(lines: Happened[], weight: (line: Happened) => number): Happened | undefined {
  return moments(lines, weight).sort((a, b) => weight(b) - weight(a))[0];
}

/** The last thing that a game tells is how it ended. */
export function ended(lines: Happened[]): string {
  return lines.findLast((line) => line.text && !line.table)?.text ?? "";
}

/** What brought points to one seat, or took them away, with a true minus sign. */
export function parts(sources: Source[], seat: number): string[] {
  return sources.flatMap(({ text, points }) => {
    const n = points[seat] ?? 0;
    return n ? [`${text} ${n < 0 ? "−" : "+"}${Math.abs(n)}`] : [];
  });
}
