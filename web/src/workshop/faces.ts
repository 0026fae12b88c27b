/** Faces of cards, as the house draws them; the same card is not asked for twice. */

import { settings } from "../lib/settings.svelte";
import type { Face, FaceWish, KindInfo } from "../lib/wire";
import * as api from "./api";
import { PICTURE, plain, type Cells } from "./pack";
import * as pictures from "./pictures";

const MOST = 300;
const drawn = new Map<string, Face>();
/** Where the house leaves room for the card's own picture: so it need not be sent with every key. */
const SLOT = "<!--own-->";

export interface Wish extends FaceWish {
  /** The id of the card's own picture. */
  picture?: string;
}

/** What the house has to know to draw a card: also the rows that it names by their ids. */
export function wishOf(kind: KindInfo, row: Cells, rows: (kind: string) => Cells[]): Wish {
  const beside = kind.columns
    .filter((column) => column.of)
    .flatMap((column) => {
      const ids = (row[column.id] ?? "").split(/[\s,;]+/);
      return rows(column.of).filter((one) => ids.includes(one.id ?? ""));
    });
  const { [PICTURE]: picture } = row;
  return {
    sheet: kind.id,
    row: plain(row),
    ...(beside.length ? { beside: beside.map(plain) } : {}),
    ...(picture ? { picture } : {}),
  };
}

export async function faceOf(game: string, { picture, ...told }: Wish): Promise<Face> {
  const own = picture ? await pictures.find(picture) : null;
  const wish: FaceWish = own ? { ...told, slot: true } : told;
  const key = JSON.stringify([settings.lang, game, wish]);
  const found = drawn.get(key) ?? (await api.face(game, wish));
  drawn.delete(key);
  drawn.set(key, found);
  for (const old of drawn.keys()) {
    if (drawn.size <= MOST) break;
    drawn.delete(old);
  }
  return own ? { ...found, svg: found.svg.replace(SLOT, () => own.drawn) } : found;
}

export const pictureOf = (face: Face): string =>
  face.svg && `data:image/svg+xml,${encodeURIComponent(face.svg)}`;
