/** Words and cards of one's own: brought to a house, and kept on this device, since a house forgets. */

import * as api from "./api";
import type { UploadedPack } from "./wire";

export interface OwnPack {
  game: string;
  /** Its digest, by which a house knows it. */
  pack: string;
  name: string;
  about: string;
  at: number;
}

const KEY = "gelanggang.own";
const MOST = 8;
/** What is kept is text: a file that is none goes in as one letter a byte. */
const BYTES = "bytes:";

const file = (pack: string) => `${KEY}.${pack}`;

export function all(game: string): OwnPack[] {
  return index().filter((one) => one.game === game);
}

function index(): OwnPack[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as OwnPack[];
  } catch {
    return [];
  }
}

export const name = (pack: string): string => index().find((one) => one.pack === pack)?.name ?? "";

/** Bring a file or a text; what is in it, or a Trouble with its mistakes. */
export async function bring(game: string, body: Blob): Promise<UploadedPack> {
  const brought = await api.bring(game, body);
  await keep(game, brought, body);
  return brought;
}

/** Bring something once more that was brought from this device before; whether it was there. */
export async function again(game: string, pack: string): Promise<UploadedPack | null> {
  const kept = read(pack);
  return kept && bring(game, kept);
}

export function forget(pack: string): void {
  write(index().filter((one) => one.pack !== pack));
  localStorage.removeItem(file(pack));
}

/** On this device, since a house forgets. */
export async function keep(game: string, { pack }: UploadedPack, body: Blob): Promise<void> {
  const text = await spelled(body);
  const one = { game, pack: pack.pack, name: pack.name, about: pack.about, at: Date.now() };
  const others = index().filter((other) => other.pack !== one.pack);
  for (const old of others.splice(MOST - 1)) forget(old.pack);
  for (;;) {
    try {
      localStorage.setItem(file(one.pack), text);
      write([one, ...others]);
      return;
    } catch {
      // The oldest make room; a browser that keeps nothing still plays.
      const oldest = others.pop();
      if (!oldest) return;
      forget(oldest.pack);
    }
  }
}

function write(packs: OwnPack[]): void {
  localStorage.setItem(KEY, JSON.stringify(packs));
}

async function spelled(body: Blob): Promise<string> {
  if (body.type.startsWith("text/")) return body.text();
  const bytes = new Uint8Array(await body.arrayBuffer());
  return BYTES + Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

function read(pack: string): Blob | null {
  const text = localStorage.getItem(file(pack));
  if (text === null) return null;
  if (!text.startsWith(BYTES)) return new Blob([text], { type: "text/csv" });
  const bytes = Uint8Array.from(text.slice(BYTES.length), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: "application/zip" });
}
