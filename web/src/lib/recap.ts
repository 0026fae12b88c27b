/** What a game was about, found in its log. */

import type { Kit } from "./kit";
import type { Happened } from "./wire";

/** The three moments that mattered most, in the order in which they happened. */
export function moments(lines: Happened[], weight: Kit["weight"] = () => 0): Happened[] {
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
