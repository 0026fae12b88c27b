/** What Jawara Beksi supplies to the page. */

import type { Kit } from "../lib/kit";
import type { Events, View } from "../lib/made/jawara-beksi";
import type { Sound } from "../lib/sound";
import type { Happened } from "../lib/wire";
import { beats, SHOWS } from "./beats";
import { gain } from "./gain";
import Goal from "./Goal.svelte";
import Jawara from "./Jawara.svelte";
import { reading } from "./reading";

const SOUNDS: Partial<Record<Happened<Events>["kind"], Sound>> = {
  combo: "card",
  support: "card",
  drew: "card",
  "drew-own": "card",
  rolled: "dice",
  "effect-rolled": "dice",
  earned: "point",
  bonus: "point",
  "duel-won": "win",
  won: "win",
  "shared-win": "win",
};

/** What names an opponent is done to that one; a challenge is asked about anyway. */
function touches({ kind, facts }: Happened<Events>, seat: number): boolean {
  if (kind === "skipped-draw") return facts.seat === seat;
  return kind !== "challenged" && "opponent" in facts && facts.opponent === seat;
}

function weight({ kind, facts }: Happened<Events>): number {
  if (kind === "duel-won") return 20 + 5 * facts.n;
  if (kind === "last-point") return 18;
  if (kind === "earned") return 2 * facts.n;
  if (kind === "took-points") return 8 + 2 * facts.n;
  if (kind === "swapped-own" || kind === "took-action-own" || kind === "took-support-own") return 7;
  return 0;
}

export const kit: Kit<Happened<Events>, View> = {
  Table: Jawara,
  shows: SHOWS,
  beats,
  sound: ({ kind }) => SOUNDS[kind],
  called: (events) => events.filter((one) => one.kind === "turn").map((one) => one.facts.seat),
  touches,
  gain,
  weight,
  headings: ["round", "turn"] satisfies (keyof Events)[],
  reading,
  Goal,
};
