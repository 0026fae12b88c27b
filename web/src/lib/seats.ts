/** The seats that this device holds: the token is told once, so it is kept here. */

import type { Seated } from "./wire";

export interface Kept {
  table: string;
  token: string;
  game: string;
  at: number;
  /** The game is over, or its player has left it. */
  done?: boolean;
}

const KEY = "gelanggang.seats";
const MOST = 12;

export function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

function write(kept: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(0, MOST)));
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
export function note(code: string, game: string, done: boolean): void {
  const kept = all();
  const one = kept.find((one) => one.table === code);
  if (!one || (one.game === game && !!one.done === done)) return;
  Object.assign(one, { game, done });
  write(kept);
}

/** Where somebody could go on playing, the latest first. */
export function waiting(): Kept[] {
  return all().filter((one) => !one.done);
}

export function token(code: string): string | null {
  return [...all(), ...session].find((one) => one.table === code)?.token ?? null;
}

export function forget(code: string): void {
  write(all().filter((one) => one.table !== code));
}
