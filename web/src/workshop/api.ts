/** What the workshop asks of the house. */

import { ask, request } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type {
  Checked,
  Face,
  FaceWish,
  FileWish,
  Job,
  OwnPicture,
  PrintWish,
  ReadSheet,
  SheetInfo,
  UploadedPack,
  Words,
  Workshop,
} from "../lib/wire";
import { PICTURE, bare } from "./pack";
import * as pictures from "./pictures";

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
  ask<Checked>(at(game, "/check"), { sheet: bare(sheet) });
export const face = (game: string, wish: FaceWish) => ask<Face>(at(game, "/face"), wish);
export const picture = (game: string, file: Blob, name: string) =>
  ask<OwnPicture>(at(game, `/picture?name=${encodeURIComponent(name)}`), file);
export const keep = async (game: string, sheet: SheetInfo) =>
  ask<UploadedPack>(at(game, "/keep"), { sheet: bare(sheet), ...(await pictures.sent(sheet)) });
export const measure = (game: string, pack: string) => ask<Job>(at(game, "/report"), { pack });
export const job = (id: string) => ask<Job>(at(`jobs/${id}`));

/** A file as a sheet; the pictures in it are on this device then. */
export async function read(game: string, file: Blob): Promise<ReadSheet> {
  const found = await ask<ReadSheet>(at(game, "/read"), file);
  await pictures.keep((found.pictures ?? []).map((one) => one.picture));
  for (const { sheet, row, picture: own } of found.pictures ?? []) {
    const cells = found.sheet?.kinds[sheet]?.[row - 1];
    if (cells) cells[PICTURE] = own.id;
  }
  return found;
}

export async function file(game: string, sheet: SheetInfo, form: FileWish["form"]) {
  const own = form === "zip" ? await pictures.sent(sheet) : {};
  const wish: FileWish = { sheet: bare(sheet), form, ...own };
  return request(spoken(at(game, "/file")), download, wish);
}

/** A pack that the house keeps, as a zip. */
export const zip = (game: string, pack: string) =>
  request(spoken(`/api/packs/${game}/${pack}/zip`), download);
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
