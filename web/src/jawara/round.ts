/** The end of a round as it is told: rows of the standings, and the sentences around them. */

import type { Board, Show } from "../lib/board";
import type { Book } from "../lib/book";
import type { Events, Game } from "../lib/made/jawara-beksi";
import type { Row } from "../lib/standings";
import { say } from "../lib/voice.svelte";
import type { Happened } from "../lib/wire";
import { bow } from "./duel";
import { inHand } from "./hand";

type Lines = Happened<Events>[];

/** What the Judge card of this round is worth, and to whom it went. */
function judgeCard(show: Show<Game>, lines: Lines): { seat: number; n: number } | undefined {
  const all = [...lines, ...show.events];
  const from = all.findLastIndex((line) => line.kind === "round");
  const line = all.slice(from + 1).findLast((one) => one.kind === "last-point");
  return line?.kind === "last-point" ? line.facts : undefined;
}

/**
 * While a DUEL may still come, the points of the round; when it is over, what each brings to the Score Board.
 */
export function rowsOf(show: Show<Game>, table: Board<Game>): Row[] {
  const { before, events } = show;
  const judge = judgeCard(show, table.lines);
  const me = table.you?.eyes ?? null;
  const winners = events.flatMap(({ kind, facts }) =>
    kind === "won" || kind === "shared-win" ? facts.seats : [],
  );
  return Array.from({ length: before.seats }, (_, seat) => {
    const extra = judge?.seat === seat ? judge.n : 0;
    const scored = events.find((one) => one.kind === "scored" && one.facts.seat === seat);
    const points = before.points[seat] ?? 0;
    const gained =
      scored?.kind === "scored"
        ? { gain: scored.facts.n, total: scored.facts.total }
        : { gain: extra, total: points + extra };
    const character = table.book?.get("character", before.characters[seat] ?? -1);
    return {
      seat,
      name: table.name(seat),
      mark: character && `jb-character-${character.id}`,
      before: gained.total - gained.gain,
      ...gained,
      why: why(show.kind, gained.gain - extra, extra),
      me: seat === me,
      won: winners.includes(seat),
    };
  });
}

/** Where a gain comes from: the tokens of the round, and the Judge card. */
function why(kind: string, points: number, judge: number): string {
  if (kind === "closing") return judge ? say("web-jb-judge-card", { n: judge }) : "";
  return say("web-jb-round-gain", { points, judge });
}

export const heading = ({ kind, before }: Show<Game>): string =>
  say("web-jb-round-over", { what: kind, n: before.round });

/** What comes next: a DUEL, another round, or how it ended. */
export function comes({ kind, after, events }: Show<Game>, table: Board<Game>): string {
  if (kind === "end")
    return events.find((one) => one.kind === "won" || one.kind === "shared-win")?.text ?? "";
  const me = table.you?.eyes ?? null;
  const seat = kind === "closing" ? after.challenger : after.chooser;
  return say("web-jb-round-next", {
    what: kind === "closing" ? "duel" : "characters",
    who: seat === me ? "me" : "other",
    name: table.name(seat),
    begins: table.name(after.turn),
    first: after.turn === me ? "me" : "other",
    n: after.round,
  });
}

/** Somebody's last Combo ended in this stance. */
export function stanceOf(lines: Lines, book: Book<Game> | null, seat: number): string {
  const line = lines.findLast((one) => one.kind === "combo" && one.facts.seat === seat);
  const number = line?.kind === "combo" ? line.facts.cards.at(-1) : undefined;
  return (number !== undefined && inHand(book, number)?.facts.face) || bow(book);
}
