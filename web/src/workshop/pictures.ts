/**
 * Pictures that cards have of their own, as the house has cleaned them.  They lie apart from the packs,
 * which name them by their ids: a key that is pressed writes a card, not its picture.
 */

import type { CardPicture, OwnPicture, SheetInfo } from "../lib/wire";
import { pictured } from "./pack";

const NAME = "gelanggang.pictures";
const STORE = "pictures";
const DAY = 86_400_000;
/** Longer sides than a card of paper can show are not sent, */
const SIDE = 480;
/** nor a PNG of more bytes: as a JPEG it is a fraction. */
const MOST_PNG = 150_000;
const FINE = 0.85;

interface Kept extends OwnPicture {
  at: number;
}

const here = new Map<string, OwnPicture>();
let opened: Promise<IDBDatabase> | null = null;

function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "id" });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(new Error(asked.error?.message));
  });
  return opened.then((base) => base.transaction(STORE, mode).objectStore(STORE));
}

const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(new Error(asked.error?.message));
  });

/** On this device; a browser that keeps nothing has them as long as the page is open. */
export async function keep(pictures: OwnPicture[]): Promise<void> {
  for (const one of pictures) here.set(one.id, one);
  try {
    const all = await store("readwrite");
    const at = Date.now();
    await Promise.all(pictures.map((one) => answered(all.put({ ...one, at } satisfies Kept))));
  } catch {
    // They are still here.
  }
}

export async function find(id: string): Promise<OwnPicture | null> {
  const known = here.get(id);
  if (known) return known;
  const found = await store("readonly")
    .then((all) => answered(all.get(id) as IDBRequest<Kept | undefined>))
    .catch(() => undefined);
  if (found) here.set(id, found);
  return found ?? null;
}

/** Those of a sheet, as the house wants them. */
export async function sent(sheet: SheetInfo): Promise<{ pictures?: CardPicture[] }> {
  const found: CardPicture[] = [];
  for (const { kind, row, id } of pictured(sheet)) {
    const one = await find(id);
    if (one) found.push({ sheet: kind, row, form: one.form, data: one.data });
  }
  return found.length ? { pictures: found } : {};
}

/** Let those go that no pack has had for a day: until then somebody may undo. */
export async function sweep(used: Set<string>): Promise<void> {
  const all = await store("readwrite");
  const asked = all.openCursor();
  asked.onsuccess = () => {
    const one = asked.result;
    if (!one) return;
    const { id, at } = one.value as Kept;
    if (!used.has(id) && at < Date.now() - DAY) one.delete();
    one.continue();
  };
}

/**
 * A file as it is sent: a photo is a hundred times what a card can show, and which side of it is up
 * stands where the house does not look.
 */
export async function fitted(file: File): Promise<Blob> {
  if (file.type === "image/svg+xml") return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  // What cannot be drawn here the house has a sentence for.
  if (!bitmap) return file;
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.type === "image/png" && file.size <= MOST_PNG) return file;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext("2d")!;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  if (file.type !== "image/jpeg") {
    const png = await blob(canvas, "image/png");
    if (png.size <= MOST_PNG) return png;
    // A JPEG has no holes: behind them it would be black.
    pen.globalCompositeOperation = "destination-over";
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  return blob(canvas, "image/jpeg");
}

const blob = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((done, fail) =>
    canvas.toBlob((made) => (made ? done(made) : fail(new Error(type))), type, FINE),
  );
