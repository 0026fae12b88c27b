/** What a card or a thing of the table is, and which rule says more. */

import type { Reading } from "../lib/kit";
import { say } from "../lib/voice.svelte";
import Facts from "./Facts.svelte";
import Picture from "./Picture.svelte";

export const reading: Reading = {
  Picture,
  Facts,
  kind: (kind) => say("web-sf-kind", { kind }),
  name: (what) => say("web-sf-what-name", { what }),
  what: (what) => say("web-sf-what", { what }),
  rules: {
    beast: "SF-43",
    colour: "SF-24",
    mind: "SF-30",
    village: "SF-60",
    day: "SF-20",
    mage: "SF-23",
    tokens: "SF-31",
    vp: "SF-61",
    hit: "SF-40",
    mystic: "SF-51",
  },
};
