/** What Spell from the Future supplies to the page. */

import type { Kit } from "../lib/kit";
import type { Events, View } from "../lib/made/spell-from-the-future";
import type { Sound } from "../lib/sound";
import { say } from "../lib/voice.svelte";
import type { Happened } from "../lib/wire";
import { beats } from "./beats";
import { reading } from "./reading";
import Goal from "./Goal.svelte";
import Spell from "./Spell.svelte";

const SOUNDS: Partial<Record<Happened<Events>["kind"], Sound>> = {
  "drew-colours": "card",
  "drew-colours-own": "card",
  "mages-first": "dice",
  "beast-first": "dice",
  damaged: "hit",
  "team-won": "win",
  "chapter-won": "win",
  "chapter-lost": "no",
  named: "card",
  led: "card",
  won: "win",
  "shared-win": "win",
};

/** What strikes the Village strikes everybody in it. */
const touches = ({ kind }: Happened<Events>): boolean => kind === "damaged";

function gain(events: Happened<Events>[], seat: number): string {
  let [white, black] = [0, 0];
  for (const { kind, facts } of events) {
    if (kind !== "gained" || facts.seat !== seat) continue;
    white += facts.white;
    black += facts.black;
  }
  return white || black ? say("web-sf-gain", { white, black }) : "";
}

function weight({ kind, facts }: Happened<Events>): number {
  if (kind === "white-hit" || kind === "black-hit") return 4 * facts.n;
  if (kind === "defeated") return 14;
  if (kind === "same-mind" || kind === "all-hit") return 12;
  if (kind === "damaged") return 10 + 5 * facts.n;
  return 0;
}

export const kit: Kit<Happened<Events>, View> = {
  Table: Spell,
  shows: ["reveal", "dawn", "end"],
  beats,
  sound: ({ kind }) => SOUNDS[kind],
  touches,
  gain,
  weight,
  headings: ["day"] satisfies (keyof Events)[],
  reading,
  Goal,
};
