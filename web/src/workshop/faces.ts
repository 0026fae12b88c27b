/** Faces of cards, as the house draws them; the same card is not asked for twice. */

import { settings } from "../lib/settings.svelte";
import type { Face, FaceWish, KindInfo } from "../lib/wire";
import * as api from "./api";
import type { Cells } from "./pack";

const MOST = 300;
const drawn = new Map<string, Face>();

/** What the house has to know to draw a card: also the rows that it names by their ids. */
export function wishOf(kind: KindInfo, row: Cells, rows: (kind: string) => Cells[]): FaceWish {
  const beside = kind.columns
    .filter((column) => column.of)
    .flatMap((column) => {
      const ids = (row[column.id] ?? "").split(/[\s,;]+/);
      return rows(column.of).filter((one) => ids.includes(one.id ?? ""));
    });
  return { sheet: kind.id, row: { ...row }, ...(beside.length ? { beside } : {}) };
}

export async function faceOf(game: string, wish: FaceWish): Promise<Face> {
  const key = JSON.stringify([settings.lang, game, wish]);
  const found = drawn.get(key) ?? (await api.face(game, wish));
  drawn.delete(key);
  drawn.set(key, found);
  for (const old of drawn.keys()) {
    if (drawn.size <= MOST) break;
    drawn.delete(old);
  }
  return found;
}

export const pictureOf = (face: Face): string =>
  face.svg && `data:image/svg+xml,${encodeURIComponent(face.svg)}`;
