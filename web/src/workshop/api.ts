/** What the workshop asks of the house. */

import { ask, request } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type {
  Checked,
  Face,
  FaceWish,
  FileWish,
  Job,
  PrintWish,
  ReadSheet,
  SheetInfo,
  UploadedPack,
  Words,
  Workshop,
} from "../lib/wire";

const at = (game: string, what = "") => `/api/workshop/${game}${what}`;

export interface Download {
  body: Blob;
  name: string;
}

async function download(answer: Response): Promise<Download> {
  const said = /filename="?([^";]+)/.exec(answer.headers.get("Content-Disposition") ?? "");
  return { body: await answer.blob(), name: said?.[1] ?? "gelanggang" };
}

const spoken = (path: string) => `${path}?lang=${settings.lang}`;

export const workshop = (game: string) => ask<Workshop>(at(game));
export const check = (game: string, sheet: SheetInfo) =>
  ask<Checked>(at(game, "/check"), { sheet });
export const face = (game: string, wish: FaceWish) => ask<Face>(at(game, "/face"), wish);
export const read = (game: string, file: Blob) => ask<ReadSheet>(at(game, "/read"), file);
export const keep = (game: string, sheet: SheetInfo) =>
  ask<UploadedPack>(at(game, "/keep"), { sheet });
export const measure = (game: string, pack: string) => ask<Job>(at(game, "/report"), { pack });
export const job = (id: string) => ask<Job>(at(`jobs/${id}`));

export const file = (game: string, wish: FileWish) =>
  request(spoken(at(game, "/file")), download, wish);
export const print = (game: string, wish: PrintWish) =>
  request(spoken(at(game, "/print")), download, wish);

/** Lay a file where this device keeps what it was given. */
export function hand({ body, name }: Download): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(body);
  link.download = name;
  link.click();
  // The browser reads it after that.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** It is of no use to anybody any longer: whether that is heard does not matter. */
export function cancel(id: string): void {
  fetch(at(`jobs/${id}`), { method: "DELETE", keepalive: true }).catch(() => undefined);
}

export const words = (text: string) => ask<Words>("/api/words/check", { text });
export const keepWords = (text: string) => ask<UploadedPack>("/api/words/keep", { text });
