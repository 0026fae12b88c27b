/** What of a day takes its time: the reveal, the end of it all, the dawn of the next one. */

import type { Beat } from "../lib/kit";
import type { View } from "../lib/made/spell-from-the-future";
import { script, type Told } from "./script";

const DAWN = 2200;
const END = 6000;
/** After a Colour or a word came on the table. */
const BREATH = 500;
const ENDS: Told["kind"][] = [
  "fell",
  "won",
  "shared-win",
  "team-won",
  "chapter-won",
  "chapter-lost",
];
const BREATHS: Told["kind"][] = ["opened", "said", "named", "led", "drew-colours"];

export function beats(events: Told[], before: View, after: View, me: number | null): Beat[] {
  const index = (kinds: Told["kind"][]) => {
    const at = events.findIndex((one) => kinds.includes(one.kind));
    return at < 0 ? events.length : at;
  };
  const [revealed, end, day] = [index(["revealed"]), index(ENDS), index(["day"])];
  const told = events.slice(revealed, Math.min(end, day));
  const ending = events.slice(end, day);
  const dawning = events.slice(day);
  const found: Beat[] = [];
  if (told.length)
    found.push({ kind: "reveal", events: told, time: script(told, me).time, again: true });
  if (ending.length) {
    const { white, black, damage, minds } = after;
    found.push({ kind: "end", events: ending, time: END, view: { white, black, damage, minds } });
  }
  // A day before which there was none begins with the table itself.
  if (dawning.length && before.day)
    found.push({ kind: "dawn", events: dawning, time: DAWN, view: after });
  if (!found.length && events.some((one) => BREATHS.includes(one.kind)))
    found.push({ kind: "", events, time: BREATH });
  return found;
}
