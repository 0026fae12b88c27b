/** How a reveal is told: what is seen when, and for how long. */

import type { Events, View } from "../lib/made/spell-from-the-future";
import type { Happened } from "../lib/wire";

export type Told = Happened<Events>;
type Of<K extends keyof Events> = Extract<Told, { kind: K }>;
export type Meeting = Of<"white-hit" | "black-hit" | "white-miss" | "black-miss">;
export type Strike = Of<"defeated" | "not-defeated" | "held" | "damaged">;
export interface Vp {
  white: number;
  black: number;
}

/** One thing that happens before everybody's eyes, at its millisecond of normal speed. */
export type Moment = { at: number } & (
  | { kind: "tokens"; pad: number }
  | { kind: "met"; event: Meeting }
  /** VP leave a pad, or (null) a Mind card, and are with their owner. */
  | { kind: "sent"; seat: number; pad: number | null; vp: Vp }
  | { kind: "earned"; seat: number; pad: number | null; vp: Vp }
  | { kind: "turned"; event: Of<"revealed"> }
  | { kind: "gained"; event: Of<"gained"> }
  /** What the rule of a chapter makes of the day. */
  | { kind: "ruled"; event: Of<"same-mind" | "fed" | "all-hit"> }
  | { kind: "strength"; event: Of<"strength"> }
  | { kind: "swing"; event: Strike }
  | { kind: "struck"; event: Strike }
  | { kind: "healed"; event: Of<"healed"> }
  | { kind: "leaves"; event: Of<"leaves"> }
);
/** Without its time. */
type What<M = Moment> = M extends Moment ? Omit<M, "at"> : never;

export const LONGEST = 8000;
const PAD = { least: 300, most: 850 };
/** A Mind card is turned; then all of them are read. */
const TURN = 200;
const READ = 1100;
const STRENGTH = 400;
/** A sentence about it is read. */
const RULE = 900;
const STRIKE = 1200;
const HEAL = 800;
const LEAVE = 1300;
/** How long VP are on their way. */
const FLIGHT = 450;

export const isHit = (event: Meeting): event is Of<"white-hit" | "black-hit"> =>
  event.kind === "white-hit" || event.kind === "black-hit";
export const isWhite = (event: Meeting): boolean =>
  event.kind === "white-hit" || event.kind === "white-miss";

const MEETINGS = ["white-hit", "black-hit", "white-miss", "black-miss"];
const STRIKES = ["defeated", "not-defeated", "held", "damaged"];

export interface Script {
  moments: Moment[];
  /** Milliseconds at normal speed. */
  time: number;
}

export function script(events: Told[], me: number | null): Script {
  const some = <K extends keyof Events>(kind: K) =>
    events.filter((one): one is Of<K> => one.kind === kind);
  const choices = some("revealed");
  const meetings = events.filter((one): one is Meeting => MEETINGS.includes(one.kind));
  const strikes = events.filter((one): one is Strike => STRIKES.includes(one.kind));
  const pads = [...new Set(meetings.map((one) => one.facts.pad))];
  const turned = choices.filter((one) => one.facts.mind >= 0);
  const leaves = some("leaves");
  const healed = some("healed");
  const ruled = [...some("same-mind"), ...some("fed"), ...some("all-hit")];

  const rest =
    (turned.length && TURN * turned.length + READ) +
    RULE * ruled.length +
    STRENGTH +
    STRIKE * strikes.length +
    HEAL * healed.length +
    (leaves.length && LEAVE);
  const slot = Math.max(
    PAD.least,
    Math.min(PAD.most, (LONGEST - FLIGHT - rest) / (pads.length || 1)),
  );

  const moments: Moment[] = [];
  let now = 0;
  const at = (ms: number, what: What) => moments.push({ at: ms, ...what });
  const send = (when: number, seat: number, pad: number | null, vp: Vp) => {
    at(when, { kind: "sent", seat, pad, vp });
    at(when + FLIGHT, { kind: "earned", seat, pad, vp });
  };
  const own = (seat: number, pad: number) =>
    choices.find((one) => one.facts.seat === seat)?.facts.tokens[pad] ?? 0;
  const hits = new Map<number, Vp>();

  for (const pad of pads) {
    at(now, { kind: "tokens", pad });
    const here = meetings.filter((one) => one.facts.pad === pad);
    here.forEach((event, i) => {
      const when = now + slot * (0.4 + (0.35 * i) / here.length);
      at(when, { kind: "met", event });
      for (const seat of isHit(event) ? event.facts.seats : []) {
        const n = Math.abs(own(seat, pad));
        const vp = isWhite(event) ? { white: n, black: 0 } : { white: 0, black: n };
        hits.set(seat, sum(hits.get(seat), vp));
        send(when, seat, pad, vp);
      }
    });
    now += slot;
  }
  // The last VP arrive before anything else begins.
  if (pads.length) now += FLIGHT;
  for (const event of turned) {
    at(now, { kind: "turned", event });
    now += TURN;
  }
  for (const event of some("gained")) {
    const { seat, white, black } = event.facts;
    const had = hits.get(seat) ?? { white: 0, black: 0 };
    const vp = { white: white - had.white, black: black - had.black };
    if (vp.white || vp.black) send(now, seat, null, vp);
    // Each hears of the own VP; all of them stand beside the names.
    if (seat === me) at(now, { kind: "gained", event });
  }
  if (turned.length) now += READ;
  for (const event of ruled) {
    at(now, { kind: "ruled", event });
    now += RULE;
  }
  for (const event of some("strength")) at(now, { kind: "strength", event });
  now += STRENGTH;
  for (const event of strikes) {
    at(now, { kind: "swing", event });
    at(now + STRIKE / 3, { kind: "struck", event });
    now += STRIKE;
  }
  for (const event of healed) {
    at(now, { kind: "healed", event });
    now += HEAL;
  }
  leaves.forEach((event, i) => at(now + (i * LEAVE) / leaves.length, { kind: "leaves", event }));
  if (leaves.length) now += LEAVE;
  moments.sort((one, other) => one.at - other.at);
  return { moments, time: Math.min(LONGEST, now) };
}

export function sum(one: Vp = { white: 0, black: 0 }, other: Vp): Vp {
  return { white: one.white + other.white, black: one.black + other.black };
}

/** The damage of the Village, as far as it was told. */
export function damageAfter(before: View, told: Moment[]): number {
  let damage = before.damage;
  for (const one of told)
    if (one.kind === "healed") damage = one.event.facts.damage;
    else if (one.kind === "struck" && one.event.kind === "damaged") damage = one.event.facts.damage;
  return damage;
}
