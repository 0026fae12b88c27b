/** The games that the page knows better than their words, by their keys. */

import type { Kit } from "./lib/kit";

export interface Row {
  /** The name of its colours, and the picture that stands for it. */
  theme: string;
  scene: string;
  /** Only whoever plays it needs the rest. */
  kit: () => Promise<{ kit: Kit }>;
}

const ROWS = new Map<string, Row>([
  [
    "jawara-beksi",
    { theme: "jawara", scene: "/art/jawara-beksi.svg", kit: () => import("./jawara/kit") },
  ],
  [
    "spell-from-the-future",
    { theme: "spell", scene: "/art/spell-from-the-future.svg", kit: () => import("./spell/kit") },
  ],
]);

/** Any other game has the colours of the house, its emblem, and a plain table. */
const PLAIN: Row = { theme: "house", scene: "/art/house.svg", kit: () => import("./plain/kit") };

export const rowOf = (game: string | undefined): Row => ROWS.get(game ?? "") ?? PLAIN;
