/** What Jawara Beksi supplies to the page. */

import type { Kit, Staged } from "../lib/kit";
import type { Events } from "../lib/made/jawara-beksi";
import type { Sound } from "../lib/sound";
import type { Happened } from "../lib/wire";
import Jawara from "./Jawara.svelte";
import { fly } from "./points";
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

function stage(events: Happened<Events>[]): Staged | null {
  if (!events.some(({ kind }) => kind === "duel-won" || kind === "duel-tied")) return null;
  return { kind: "duel", events: events.filter((one) => one.kind.startsWith("duel-")) };
}

function weight({ kind, facts }: Happened<Events>): number {
  if (kind === "duel-won") return 20 + 5 * facts.n;
  if (kind === "last-point") return 18;
  if (kind === "earned") return 2 * facts.n;
  if (kind === "took-points") return 8 + 2 * facts.n;
  if (kind === "swapped-own" || kind === "took-action-own" || kind === "took-support-own") return 7;
  return 0;
}

export const kit: Kit<Happened<Events>> = {
  Table: Jawara,
  shows: ["duel"],
  stage,
  sound: ({ kind }) => SOUNDS[kind],
  called: (events) => events.filter((one) => one.kind === "turn").map((one) => one.facts.seat),
  fly,
  weight,
  headings: ["round", "turn"] satisfies (keyof Events)[],
  reading,
};
