/** Points go from the Judge to whoever earned them, or from one player to another. */

import * as motion from "../lib/motion";
import type { Happened } from "../lib/wire";

function place(seat: unknown): Element | null {
  const all = document.querySelectorAll(`[data-seat="${Number(seat)}"]`);
  return [...all].find((one) => one.getClientRects().length) ?? null;
}

export function fly(events: Happened[]): void {
  const coin = document.querySelector(".pool .coin svg");
  if (!coin) return;
  for (const { kind, facts } of events) {
    const copy = coin.cloneNode(true) as Element;
    if (kind === "earned" && facts.n) motion.fly(coin, place(facts.seat), copy);
    if (kind === "took-points") motion.fly(place(facts.opponent), place(facts.seat), copy);
  }
}
