/** What is in force: what was played, works on, and can otherwise not be seen. */

import type { Book } from "../lib/book";
import type { Events, Game, View } from "../lib/made/jawara-beksi";
import { say } from "../lib/voice.svelte";
import type { Happened } from "../lib/wire";
import { inHand } from "./hand";

export interface Force {
  sign: string;
  text: string;
}

type Lines = Happened<Events>[];

/** The card that did it: the last played one with this sign, else the one in the book. */
export function byWhom(sign: string, book: Book<Game> | null, lines: Lines): string {
  const has = (number: number) => !!inHand(book, number)?.facts.signs.includes(sign);
  const line = lines.findLast(
    ({ kind, facts }) =>
      (kind === "support" && has(facts.card)) || (kind === "combo" && facts.cards.some(has)),
  );
  const played =
    line?.kind === "combo" ? line.facts.cards : line?.kind === "support" ? [line.facts.card] : [];
  const number = played.find(has);
  if (number !== undefined) return inHand(book, number)?.name ?? "";
  const all = [...(book?.all("support") ?? []), ...(book?.all("action") ?? [])];
  return all.find((card) => card.facts.signs.includes(sign))?.name ?? "";
}

/** For the Combo that comes next, and for whoever looks. */
export function inForce(
  view: View,
  me: number | null,
  book: Book<Game> | null,
  lines: Lines,
): Force[] {
  const found: [string, string, number][] = [
    ["points", "jb-effect-combo-points", view.combo_points],
    ["sooner", "jb-effect-bonus-sooner", view.bonus_sooner],
    ["excuse", "jb-effect-excuse", view.excuses],
    ["guard", "jb-effect-guard", me !== null && view.guard[me] ? 1 : 0],
    ["skip", "jb-effect-skip-draw", me !== null && view.skip_draw[me] ? 1 : 0],
  ];
  return found
    .filter(([, , n]) => n)
    .map(([what, sign, n]) => ({
      sign,
      text: say("web-jb-force", { what, name: byWhom(sign, book, lines), n }),
    }));
}
