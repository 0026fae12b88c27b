/** What is said when something did not work. */

import { Trouble } from "./patience.svelte";
import { say } from "./voice.svelte";

export interface Sorry {
  text: string;
  /** To be tapped, where it may go better the next time. */
  again: (() => void) | null;
}

export function sorry(error: unknown, again: () => void): Sorry {
  const trouble = error instanceof Trouble ? error : null;
  return {
    text: trouble?.message || say("web-offline"),
    again: trouble?.after == null ? null : again,
  };
}
