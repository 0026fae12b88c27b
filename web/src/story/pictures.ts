/** Where the pictures of a story are, and where its places lie on the map. */

import { LANES, MAP, STORY } from "../../made/story";

export { MAP };

export interface Spot {
  x: number;
  y: number;
}

/** One is asked for only when a party has got there. */
export const scene = (id: string) => `${STORY}/scene/${id}.svg`;
export const sign = (id: string) => `${STORY}/sign/${id}.svg`;
export const piece = (name: "land" | "mist" | "stone") => `${STORY}/map/${name}.svg`;
/** What stands for a story that has not begun. */
export const COVER = scene("any");

export const high = (length: number) => MAP.foot + MAP.step * (length - 1) + MAP.head;

/** Where a chapter lies: its step from 1, and the way on which one came there. */
export function place(step: number, way: string, length: number): Spot {
  const y = high(length) - MAP.foot - MAP.step * (step - 1);
  const middle = MAP.wide / 2;
  if (step === 1 || step === length) return { x: middle, y };
  const lane = LANES[way] ?? 0;
  return { x: middle + MAP.lane * lane + (step % 2 ? MAP.bend : -MAP.bend), y };
}

/** The path from one place up to the next. */
export function line(a: Spot, b: Spot): string {
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return `M${a.x} ${a.y}Q${a.x} ${(a.y + y) / 2} ${x} ${y}Q${b.x} ${(b.y + y) / 2} ${b.x} ${b.y}`;
}
