/** What a player has won and lost by what happened. */

import type { Events } from "../lib/made/jawara-beksi";
import { say } from "../lib/voice.svelte";
import type { Happened } from "../lib/wire";

const WINS = new Set<string>(["earned", "took-points", "duel-won", "last-point"]);
const LOSES = new Set<string>(["took-points", "returned-points", "duel-won"]);

export function points(events: Happened<Events>[], seat: number): number {
  let found = 0;
  for (const { kind, facts, table } of events) {
    if (table || !("n" in facts)) continue;
    if (WINS.has(kind) && "seat" in facts && facts.seat === seat) found += facts.n;
    if (LOSES.has(kind) && "opponent" in facts && facts.opponent === seat) found -= facts.n;
  }
  return found;
}

export function gain(events: Happened<Events>[], seat: number): string {
  const n = points(events, seat);
  return n ? say("web-jb-gain", { n: Math.abs(n), sign: n > 0 ? "up" : "down" }) : "";
}
