/** What a game was about, found in its log. */

import type { Happened } from "./wire";

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

const KINDS: Record<string, string> = {
  earned: "combo",
  "took-points": "taken",
  "duel-won": "duel",
  "last-point": "judge",
};

/** Where everybody's points came from. */
export function sources(lines: Happened[]): Map<number, { source: string; n: number }[]> {
  const found = new Map<number, Map<string, number>>();
  const add = (seat: number, source: string, n: number) => {
    const one = found.get(seat) ?? new Map<string, number>();
    one.set(source, (one.get(source) ?? 0) + n);
    found.set(seat, one);
  };
  for (const { kind, facts } of lines) {
    const seat = Number(facts.seat);
    const source = KINDS[kind];
    if (source) add(seat, source, Number(facts.n ?? 0));
    if (kind === "gained") {
      add(seat, "white", Number(facts.white));
      add(seat, "black", Number(facts.black));
    }
  }
  return new Map(
    [...found].map(([seat, one]) => [
      seat,
      [...one].filter(([, n]) => n).map(([source, n]) => ({ source, n })),
    ]),
  );
}
