/**
 * Anything can be asked about.  A card: press it long, press `?` on it, or ask first and tap then.
 * What is no card is marked `data-about="what"`: ask first, then tap it.
 */

import type { Attachment } from "svelte/attachments";
import type { Card } from "./wire";

export interface Reading {
  kind: string;
  card?: Card;
}

const LONG_PRESS = 420;

class Reader {
  open = $state.raw<Reading | null>(null);
  /** The next tap asks about a thing instead of choosing it. */
  asking = $state(false);

  read(kind: string, card?: Card): void {
    this.open = card ? { kind, card } : { kind };
    this.asking = false;
  }

  /** The tap after the question: cards answer for themselves, other things by their mark. */
  asked(event: Event): void {
    const what = (event.target as Element | null)?.closest<HTMLElement>(
      "[data-readable], [data-about]",
    );
    if (what?.dataset.readable !== undefined) return;
    this.asking = false;
    if (!what?.dataset.about) return;
    event.stopPropagation();
    event.preventDefault();
    this.read(what.dataset.about);
  }

  close(): void {
    this.open = null;
  }
}

export const reader = new Reader();

export function readable(kind: string, card: Card | undefined): Attachment<HTMLElement> {
  return (node) => {
    if (!card) return;
    node.dataset.readable = kind;
    let timer = 0;
    let pressed = false;
    const show = () => reader.read(kind, card);
    const down = () => {
      pressed = false;
      timer = window.setTimeout(() => {
        pressed = true;
        show();
      }, LONG_PRESS);
    };
    const up = () => clearTimeout(timer);
    const click = (event: Event) => {
      if (!pressed && !reader.asking) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      if (!pressed) show();
      pressed = false;
    };
    const menu = (event: Event) => {
      event.preventDefault();
      show();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "?") show();
    };
    const pairs: [string, EventListener, boolean][] = [
      ["pointerdown", down, false],
      ["pointerup", up, false],
      ["pointerleave", up, false],
      ["pointercancel", up, false],
      ["click", click, true],
      ["contextmenu", menu, false],
      ["keydown", key as EventListener, false],
    ];
    for (const [name, listener, capture] of pairs) node.addEventListener(name, listener, capture);
    return () => {
      clearTimeout(timer);
      for (const [name, listener, capture] of pairs)
        node.removeEventListener(name, listener, capture);
    };
  };
}
