/**
 * The one place for motion.  Things that move are marked `data-flip="key"`; before a change their
 * places are noted, after it each travels from where it was to where it is.  Nothing waits for it.
 */

import { settings, type Speed } from "./settings.svelte";

const FACTOR: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };
const TRAVEL = 320;
const FLIGHT = 600;

export function reduced(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long something takes at the speed that was chosen; 0: it does not move. */
export function span(ms: number): number {
  return reduced() ? 0 : ms * FACTOR[settings.speed];
}

/** A show takes its time even where nothing may move: it is told step by step. */
export function beat(ms: number): number {
  return ms * FACTOR[settings.speed];
}

export type Places = Map<string, DOMRect>;

export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const one of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    const box = one.getBoundingClientRect();
    if (box.width) found.set(one.dataset.flip ?? "", box);
  }
  return found;
}

/** From where a thing comes: its own former place, else that of the thing it names in data-from. */
export function origin(one: HTMLElement, before: Places): DOMRect | undefined {
  return before.get(one.dataset.flip ?? "") ?? before.get(one.dataset.from ?? "");
}

export function travel(root: ParentNode, before: Places): number {
  const time = span(TRAVEL);
  if (!time) return 0;
  let moved = 0;
  for (const one of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    const from = origin(one, before);
    const to = one.getBoundingClientRect();
    if (!from || !to.width) continue;
    const [x, y] = [from.left - to.left, from.top - to.top];
    const scale = from.width / to.width;
    if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) continue;
    moved += 1;
    // What comes one after the other says in data-late when it sets off.
    const delay = span(Number(one.dataset.late) || 0);
    one.animate(
      [
        {
          transformOrigin: "0 0",
          transform: `translate(${x}px, ${y}px) scale(${scale})`,
          opacity: delay ? 0 : 1,
        },
        { transformOrigin: "0 0", transform: "none", opacity: 1 },
      ],
      { duration: time, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" },
    );
  }
  return moved;
}

/**
 * Something on its way: a picture flies from one thing to another and is gone.  It can set off `late`r; what is
 * given back takes it out of the air.
 */
export function fly(from: Element | null, to: Element | null, what: Element, late = 0): () => void {
  const time = span(FLIGHT);
  if (!time || !from || !to) return () => undefined;
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  // A frame of its own: whatever the picture is told about its size, it cannot be larger.
  const frame = document.createElement("div");
  frame.className = "flying";
  frame.append(what);
  document.body.append(frame);
  const at = (box: DOMRect) =>
    `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px)`;
  const motion = frame.animate(
    [
      { transform: `${at(a)} scale(.6)`, opacity: 0 },
      { transform: `${at(a)} translateY(-12px) scale(1.2)`, opacity: 1, offset: 0.25 },
      { transform: `${at(b)} scale(.7)`, opacity: 0.9 },
    ],
    { duration: time, delay: span(late), easing: "ease-in-out", fill: "both" },
  );
  motion.finished.finally(() => frame.remove()).catch(() => undefined);
  return () => motion.cancel();
}
