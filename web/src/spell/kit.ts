/** What Spell from the Future supplies to the page. */

import type { Kit, Staged } from "../lib/kit";
import type { Sound } from "../lib/sound";
import type { Happened } from "../lib/wire";
import { reading } from "./reading";
import Spell from "./Spell.svelte";

const SOUNDS: Record<string, Sound> = {
  "drew-colours": "card",
  "drew-colours-own": "card",
  "mages-first": "dice",
  "beast-first": "dice",
  damaged: "hit",
  "team-won": "win",
  won: "win",
  "shared-win": "win",
};

function stage(events: Happened[]): Staged | null {
  if (!events.some((one) => one.kind === "revealed")) return null;
  return { kind: "reveal", events, again: true };
}

function weight({ kind, facts }: Happened): number {
  const n = Number(facts.n ?? 0);
  if (kind === "white-hit" || kind === "black-hit") return 4 * n;
  if (kind === "defeated") return 14;
  if (kind === "damaged") return 10 + 5 * n;
  return 0;
}

export const kit: Kit = {
  Table: Spell,
  shows: ["reveal"],
  stage,
  sound: ({ kind }) => SOUNDS[kind],
  weight,
  headings: ["day"],
  reading,
};
