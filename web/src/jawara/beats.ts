/** What of Jawara Beksi takes its time: what is played, the DUEL, the ends of a round and of the game. */

import type { Beat } from "../lib/kit";
import type { Events, View } from "../lib/made/jawara-beksi";
import type { Happened } from "../lib/wire";
import { CARD, EFFECT, RESULT } from "./tale";

type Event = Happened<Events>;
type Kind = Event["kind"];

/** What cards do: it belongs to the Combo or to the Support card that was played before it. */
const EFFECTS = new Set<Kind>([
  "effect-earned",
  "effect-rolled",
  "effect-lost",
  "took-points",
  "returned-points",
  "lost-card",
  "will-skip",
  "guarded",
  "drew",
  "drew-own",
  "reshuffled",
  "nothing-drawn",
  "looked",
  "looked-own",
  "swapped",
  "swapped-own",
  "took-action",
  "took-action-own",
  "took-support",
  "took-support-own",
  "bonus",
  "earned",
  "last-point",
]);
const DRAWS = new Set<Kind>(["drew", "drew-own", "reshuffled", "nothing-drawn"]);
const DUEL = new Set<Kind>(["duel-drew", "duel-showed", "duel-won", "duel-tied", "reshuffled"]);
const SCORES = new Set<Kind>(["scored", "won", "shared-win"]);

/** Milliseconds at normal speed. */
const SUPPORT = 1400;
const BOW = 4000;
const TURNED = 200;
const CLOSING = 5000;
const SCORED = 6500;
const END = 8000;
const DRAWN = 500;
const TURN = 300;
/** What one did oneself one knows already. */
const OWN = 0.55;

export type Shown = "play" | "duel" | "closing" | "round" | "end";
export const SHOWS: Shown[] = ["play", "duel", "closing", "round", "end"];

/** Events that belong together, one after the other, and the show that tells them. */
interface Piece {
  kind: Shown | "";
  events: Event[];
}

export function beats(events: Event[], before: View, after: View, me: number | null): Beat[] {
  let now = before;
  const found: Beat[] = [];
  for (const piece of pieces(events, before, after)) {
    now = laidOut(now, piece.events);
    if (piece.kind)
      found.push({
        ...piece,
        time: lasts(piece, before.turn === me),
        view: now,
        again: piece.kind === "duel",
      });
    now = counted(now, piece.events);
  }
  const breath = Math.max(0, ...events.map((one) => breathes(one, me)));
  return breath ? [...found, { kind: "", events: [], time: breath }] : found;
}

function pieces(events: Event[], before: View, after: View): Piece[] {
  const closing = isClosing(after);
  // The effects of what lies in the ring go on after a question.
  let open: Piece = { kind: before.played.length ? "play" : "", events: [] };
  const found = [open];
  for (const event of events) {
    const kind = begins(event.kind, open.kind, after);
    if (kind) found.push((open = { kind, events: [] }));
    else if (!goesOn(event.kind, open.kind)) found.push((open = { kind: "", events: [] }));
    open.events.push(event);
  }
  if (closing && open.kind !== "closing") found.push({ kind: "closing", events: [] });
  return found.filter(({ kind, events }) => (kind === "play" ? !quiet(events) : true));
}

/** Which show begins with an event; none: it belongs to what runs, or to nothing. */
function begins(kind: Kind, open: Piece["kind"], after: View): Shown | undefined {
  if (kind === "combo" || kind === "support") return "play";
  // What was laid open a turn ago works now.
  if (kind === "effect-rolled" && open !== "play") return "play";
  if (kind === "accepted" || kind === "lowered") return "duel";
  if (kind === "scored" && open !== "round" && open !== "end")
    return after.pending.length ? "round" : "end";
  if (isClosing(after) && (kind === "last-point" || kind === "stalled")) return "closing";
  return undefined;
}

function goesOn(kind: Kind, open: Piece["kind"]): boolean {
  if (open === "play") return EFFECTS.has(kind);
  if (open === "duel") return DUEL.has(kind);
  if (open === "round" || open === "end") return SCORES.has(kind);
  if (open === "closing") return kind === "rolled";
  return true;
}

/** The round is over, and the last one may still start a DUEL. */
const isClosing = (after: View) =>
  after.pending.some((one) => one.kind === "challenge" && one.facts.last);

/** Nobody laid out anything, and nothing was done to anybody. */
const quiet = (events: Event[]) => events.every(({ kind }) => DRAWS.has(kind));

function lasts({ kind, events }: Piece, own: boolean): number {
  switch (kind) {
    case "play": {
      const told = events.filter((one) => EFFECTS.has(one.kind) && !DRAWS.has(one.kind));
      const cards = events.find((one) => one.kind === "combo")?.facts.n ?? 0;
      const time = cards * CARD + told.length * EFFECT + RESULT;
      const least = events.some((one) => one.kind === "support") ? SUPPORT : 0;
      return Math.min(5000, Math.max(least, time)) * (own ? OWN : 1);
    }
    case "duel":
      return Math.min(
        8000,
        events.reduce(
          (sum, one) => sum + (one.kind === "duel-showed" ? one.facts.cards.length * TURNED : 0),
          BOW,
        ),
      );
    case "closing":
      return CLOSING;
    case "round":
      return SCORED;
    default:
      return END;
  }
}

function breathes({ kind, facts }: Event, me: number | null): number {
  if (kind === "turn") return TURN;
  return kind === "drew" && facts.seat !== me ? DRAWN : 0;
}

/** What is played lies in the ring, and no longer in a hand. */
function laidOut(view: View, events: Event[]): View {
  for (const { kind, facts } of events) {
    if (kind === "combo") view = without(view, "action", facts.seat, facts.cards);
    if (kind === "support") view = without(view, "support", facts.seat, [facts.card]);
  }
  return view;
}

function without(view: View, deck: "action" | "support", seat: number, cards: number[]): View {
  const [counts, hand, seen] = [`${deck}_counts`, `${deck}s`, `${deck}s_seen`] as const;
  const stays = view[hand].map((one) => !cards.includes(one));
  return {
    ...view,
    [counts]: view[counts].map((n, i) => (i === seat ? n - cards.length : n)),
    [hand]: view[hand].filter((_, i) => stays[i]),
    [seen]: view[seen].filter((_, i) => stays[i]),
  };
}

/** The points as they are after it: whatever is told next is told with them. */
function counted(view: View, events: Event[]): View {
  const [points, scores] = [[...view.points], [...view.scores]];
  let { pool } = view;
  for (const { kind, facts } of events) {
    if (kind === "earned") {
      points[facts.seat]! += facts.n;
      pool = facts.pool;
    }
    if (kind === "took-points" || kind === "duel-won") {
      points[facts.seat]! += facts.n;
      points[facts.opponent]! -= facts.n;
    }
    if (kind === "returned-points") {
      points[facts.opponent]! -= facts.n;
      pool += facts.n;
    }
    if (kind === "scored") {
      points[facts.seat] = 0;
      scores[facts.seat] = facts.total;
    }
  }
  return { ...view, points, scores, pool };
}
