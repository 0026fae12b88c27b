/** What a card or a thing of the table is, and which rule says more. */

import type { Reading } from "../lib/kit";
import { say } from "../lib/voice.svelte";
import Facts from "./Facts.svelte";
import Picture from "./Picture.svelte";

export const reading: Reading = {
  Picture,
  Facts,
  kind: (kind) => say("web-jb-kind", { kind }),
  name: (what) => say("web-jb-what-name", { what }),
  what: (what) => say("web-jb-what", { what }),
  rules: {
    action: "JB-41",
    support: "JB-32",
    character: "JB-11",
    judge: "JB-20",
    pool: "JB-71",
    combo: "JB-50",
    dice: "JB-5",
    duel: "JB-61",
    hand: "JB-33",
    round: "JB-91",
  },
};
