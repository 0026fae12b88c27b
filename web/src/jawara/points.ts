/** Coins on their way: from the Judge to whoever earned them, or from one player to another. */

import * as motion from "../lib/motion";

/** However many points it is, so many coins are seen. */
const MOST = 7;
/** Milliseconds from one to the next. */
const APART = 70;

/** Where a player's points are; what is not on the screen has no place. */
export function place(seat: number): Element | null {
  const all = document.querySelectorAll(`[data-seat="${seat}"]`);
  return [...all].find((one) => one.getClientRects().length) ?? null;
}

export const pool = (): Element | null => document.querySelector(".pool .coin");

/** What is given back takes them out of the air. */
export function pay(from: Element | null, to: Element | null, n: number): () => void {
  const coins = Array.from({ length: Math.min(n, MOST) }, (_, i) =>
    motion.fly(from, to, coin(), i * APART),
  );
  return () => coins.forEach((stop) => stop());
}

function coin(): Element {
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawn.setAttribute("viewBox", "0 0 100 100");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", "#jb-token-gold");
  drawn.append(use);
  return drawn;
}
