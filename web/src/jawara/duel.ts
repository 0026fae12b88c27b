/** A DUEL as it is watched: who stands on which side, and in which order the cards are turned. */

import type { Book } from "../lib/book";
import type { Show } from "../lib/board";
import type { Game } from "../lib/made/jawara-beksi";

export interface Side {
  seat: number;
  dice: number[];
  cards: number[];
}

/** Whoever looks stands on the left, else who started it. */
export function fightOf(show: Show<Game>, me: number | null) {
  const sides: Side[] = [];
  let { wager } = show.before;
  for (const { kind, facts } of show.events) {
    if (kind === "accepted" || kind === "lowered") wager = facts.n;
    if (kind === "duel-drew") sides.push({ seat: facts.seat, dice: facts.dice, cards: [] });
    if (kind === "duel-showed") {
      const side = sides.find((one) => one.seat === facts.seat);
      if (side) side.cards = facts.cards;
    }
  }
  sides.sort((a, b) => Number(b.seat === me) - Number(a.seat === me));
  const end = show.events.find((one) => one.kind === "duel-won" || one.kind === "duel-tied");
  return {
    sides,
    end,
    won: end?.kind === "duel-won" ? end.facts : null,
    wager,
    turns: sides.reduce((n, side) => n + side.cards.length, 0),
  };
}

export type Fight = ReturnType<typeof fightOf>;

/** The cards of one side that are open after so many were turned: one here, one there. */
export function turned(fight: Fight, side: number, turns: number): number[] {
  const [mine, theirs] = [fight.sides[side]?.cards ?? [], fight.sides[1 - side]?.cards ?? []];
  let [open, others] = [0, 0];
  for (let turn = 0; turn < turns; turn += 1) {
    const ours = turn % 2 === side ? open < mine.length : others >= theirs.length;
    if (ours) open += 1;
    else others += 1;
  }
  return mine.slice(0, open);
}

/** How a fight begins and, when nobody wins it, ends: with a greeting. */
export function bow(book: Book<Game> | null): string {
  const faces = book?.all("action").map((card) => card.facts.face) ?? [];
  return faces.find((face) => face === "salam") ?? faces[0] ?? "";
}
