/** What is shown now, in one line: the question that was asked before is over. */

import type { Board, Show } from "../lib/board";
import type { Game } from "../lib/made/jawara-beksi";
import { say } from "../lib/voice.svelte";
import { heading } from "./round";

export function telling(show: Show<Game>, table: Board<Game>): string {
  const { kind, events } = show;
  if (kind === "duel") {
    const [one = -1, other = -1] = events.flatMap((event) =>
      event.kind === "duel-drew" ? [event.facts.seat] : [],
    );
    return say("web-jb-fight", { one: table.name(one), other: table.name(other) });
  }
  if (kind !== "play") return heading(show);
  // What opens it is told in a sentence already.
  const seat = show.before.turn;
  const whose = seat === (table.you?.eyes ?? null) ? "mine" : "theirs";
  const [first] = events;
  const what = first?.kind === "combo" || first?.kind === "support" ? first.kind : "effect";
  return say("web-jb-plays", { what, whose, name: table.name(seat) });
}
