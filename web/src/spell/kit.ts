/** What Spell from the Future supplies to the page. */

import type { Kit, Staged } from "../lib/kit";
import type { Events } from "../lib/made/spell-from-the-future";
import type { Sound } from "../lib/sound";
import type { Happened } from "../lib/wire";
import { reading } from "./reading";
import Spell from "./Spell.svelte";

const SOUNDS: Partial<Record<Happened<Events>["kind"], Sound>> = {
  "drew-colours": "card",
  "drew-colours-own": "card",
  "mages-first": "dice",
  "beast-first": "dice",
  damaged: "hit",
  "team-won": "win",
  won: "win",
  "shared-win": "win",
};

function stage(events: Happened<Events>[]): Staged | null {
  if (!events.some((one) => one.kind === "revealed")) return null;
  return { kind: "reveal", events, again: true };
}

function weight({ kind, facts }: Happened<Events>): number {
  if (kind === "white-hit" || kind === "black-hit") return 4 * facts.n;
  if (kind === "defeated") return 14;
  if (kind === "damaged") return 10 + 5 * facts.n;
  return 0;
}

export const kit: Kit<Happened<Events>> = {
  Table: Spell,
  shows: ["reveal"],
  stage,
  sound: ({ kind }) => SOUNDS[kind],
  weight,
  headings: ["day"] satisfies (keyof Events)[],
  reading,
};
