/** The seats that this device holds: the token is told once, so it is kept here. */

import type { Seated, StoryInfo } from "./wire";

/** Where the party of a story stood when this device looked last. */
export interface Standing {
  /** What the party calls it, or what it is called. */
  name: string;
  /** The chapter that is next, or the ending. */
  place: string;
  step: number;
  length: number;
  ended: boolean;
}

export interface Kept {
  table: string;
  token: string;
  game: string;
  at: number;
  /** The game is over. */
  done?: boolean;
  /** When its player left it: the way back stays known for a while. */
  left?: number;
  /** A story is told there. */
  story?: Standing;
}

const KEY = "gelanggang.seats";
const MOST = 12;
/** Milliseconds: whoever left in the morning does not come back the next day. */
const WHILE = 24 * 60 * 60 * 1000;

export function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

function write(kept: Kept[]): void {
  try {
    // A story goes on for years: it is not pushed out by games of an evening.
    const all = kept.filter((one, i) => !!one.story || i < MOST);
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    session = kept;
  }
}

let session: Kept[] = [];

export function keep(seated: Seated, game: string): void {
  const others = all().filter((one) => one.table !== seated.table);
  write([{ table: seated.table, token: seated.token, game, at: Date.now() }, ...others]);
}

/** What has become of a table at which this device may have a seat. */
export function note(code: string, game: string, over: boolean, told: StoryInfo | null = null) {
  const kept = all();
  const one = kept.find((one) => one.table === code);
  if (!one) return;
  const before = JSON.stringify(one);
  if (told) one.story = standing(told);
  // Between two chapters a story waits like a game that goes on.
  Object.assign(one, { game, done: one.story ? one.story.ended : over });
  if (one.token) delete one.left;
  if (JSON.stringify(one) !== before) write(kept);
}

function standing(told: StoryInfo): Standing {
  const last = told.chapters.at(-1);
  const ended = told.asked === "ended";
  return {
    name: (told.name || told.title) ?? "",
    place: (ended ? told.ending_name : last?.name) ?? "",
    step: last?.step ?? 1,
    length: told.length,
    ended,
  };
}

/** The stories of a game that this device knows, the latest first; whoever left one may come back. */
export function stories(game: string): Kept[] {
  return all().filter((one) => one.story && one.game === game);
}

/** Its player goes, and may come back: to the same seat, or, where it is `lost`, to another one. */
export function leave(code: string, lost: boolean): void {
  const kept = all();
  const one = kept.find((one) => one.table === code);
  if (!one) return;
  one.left = Date.now();
  if (lost) one.token = "";
  write(kept);
}

/** Where somebody could go on playing: those that were left last, else the latest first. */
export function waiting(): Kept[] {
  const known = all().filter((one) => !one.done && Date.now() - (one.left ?? Infinity) < WHILE);
  return [...known.filter((one) => !one.left), ...known.filter((one) => one.left)];
}

export function token(code: string): string | null {
  return [...all(), ...session].find((one) => one.table === code)?.token || null;
}

/** A seat that was taken away; what its player has left stays known. */
export function forget(code: string): void {
  write(all().filter((one) => one.table !== code || !one.token));
}
