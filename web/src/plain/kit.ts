/** What the page knows about any game: its spots, its moves and what is told. */

import type { Kit } from "../lib/kit";
import Plain from "./Plain.svelte";

export const kit: Kit = {
  Table: Plain,
  sound: (event) => (event.table ? undefined : "card"),
  called: (_, asked) => asked,
};
