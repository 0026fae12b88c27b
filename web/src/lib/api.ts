/** What is asked once, over HTTP: all of it through one function, which is patient. */

import type {
  Cards,
  HouseInfo,
  Idea,
  Lesson,
  OpenTable,
  Problem,
  Replay,
  Seated,
  TableInfo,
  TakeSeat,
  UploadedPack,
} from "./wire";
import type { Lang } from "./languages";
import { Trouble, patiently } from "./patience.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

const REFUSED = new Set([429, 503]);
/** Waiting a minute would not help with these: their own sentence does. */
const FINAL = new Set(["too-many-tables", "too-many-guesses"]);

async function once<T>(
  path: string,
  read: (answer: Response) => Promise<T>,
  body?: unknown,
): Promise<T> {
  // Nobody knows whether a request that got lost was carried out: only looking is harmless.
  const blind = new Trouble("offline", "", body === undefined ? 0 : null);
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
      headers: { "Accept-Language": settings.lang },
    });
    // What cannot be read is not from the house: some networks answer in its place.
    if (answer.ok) return await read(answer);
  } catch {
    throw blind;
  }
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  const refused = REFUSED.has(answer.status) && !FINAL.has(problem?.code ?? "");
  // Whoever is refused has changed nothing, so everything may be asked again.
  const after = refused ? 1000 * (Number(answer.headers.get("Retry-After")) || 0) : null;
  if (problem?.code) throw new Trouble(problem.code, problem.text, after, problem.facts);
  throw refused ? new Trouble("busy", "", after) : blind;
}

export function request<T>(
  path: string,
  read: (answer: Response) => Promise<T>,
  body?: unknown,
  here = router.here,
): Promise<T> {
  return patiently(() => once(path, read, body), here);
}

const text = (answer: Response) => answer.text();
const json = <T>(answer: Response) => answer.json() as Promise<T>;

/** What is told in sentences has its language in its address, so that nobody keeps it for the other. */
export function ask<T>(path: string, body?: unknown): Promise<T> {
  return request(`${path}${path.includes("?") ? "&" : "?"}lang=${settings.lang}`, json<T>, body);
}

function query(facts: Record<string, number | null>): string {
  const given = Object.entries(facts).filter(([, value]) => value !== null);
  return given.length ? `?${given.map((one) => one.join("=")).join("&")}` : "";
}

/** Every screen needs it: it is waited for whatever becomes of this one. */
export const house = (lang: Lang) =>
  request(`/api/house?lang=${lang}`, json<HouseInfo>, undefined, new AbortController().signal);

/** A new table.  A house that has forgotten words of one's own gets them from this device again. */
export async function open(wish: OpenTable): Promise<Seated> {
  const asked = () => ask<Seated>("/api/tables", wish);
  try {
    return await asked();
  } catch (error) {
    if (!(error instanceof Trouble) || error.code !== "own-pack-unknown") throw error;
    const { again } = await import("./own");
    if (!(await again(wish.game, wish.pack ?? ""))) throw error;
    return await asked();
  }
}

/** Words or cards of one's own: what is in them. */
export const bring = (game: string, file: Blob) => ask<UploadedPack>(`/api/packs/${game}`, file);
export const lesson = (game: string) => ask<Lesson>(`/api/lessons/${game}`);
export const table = (code: string) => ask<TableInfo>(`/api/tables/${code}`);
export const sit = (code: string, wish: TakeSeat = {}) =>
  ask<Seated>(`/api/tables/${code}/seats`, wish);
export const resume = (code: string, ticket: string) =>
  ask<Seated>(`/api/tables/${code}/resume`, { ticket });

/** A game that is over: the one with this number, or the last one of the table. */
export const replay = (code: string, seat: number | null, number: number | null) =>
  ask<Replay>(`/api/tables/${code}/replay${query({ seat, number })}`);

export const record = (code: string, number: number | null) =>
  `/api/tables/${code}/record${query({ number })}`;

/** The file of the party at a table. */
export const journey = (code: string) => `/api/tables/${code}/journey`;
/** A chapter that is played without consequences: one that was walked, or a day of the next one. */
export const chapter = (code: string, wish: { chapter: string } | { practice: true }) =>
  ask<Seated>(`/api/tables/${code}/chapter`, { ...wish, name: settings.name });

/** What a bot would have done on a seat after so many choices of a game that is over. */
export const idea = (code: string, seat: number, after: number, number: number | null) =>
  ask<Idea>(`/api/tables/${code}/idea${query({ seat, after, number })}`);

const signs = new Map<string, string>();

/** A picture that the house draws: its address in the page. */
export async function picture(path: string): Promise<string> {
  const found = signs.get(path) ?? (await request(path, text));
  signs.set(path, found);
  return `data:image/svg+xml,${encodeURIComponent(found)}`;
}

/** The link to a table as a picture. */
export const qr = (code: string) => picture(`/api/tables/${code}/qr`);

/** A file of the page itself. */
export const file = (path: string) => request(path, text);

const books = new Map<string, Cards>();

export async function cards(game: string, digest: string, lang: string): Promise<Cards> {
  const path = `/api/cards/${game}/${digest}/${lang}`;
  const found = books.get(path) ?? (await request(path, json<Cards>));
  books.set(path, found);
  return found;
}

const sprites = new Map<string, Element>();
let wanted = "";

async function svg(answer: Response): Promise<Element> {
  const page = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  const found = page.documentElement;
  if (found.localName !== "svg" || page.querySelector("parsererror")) throw new Error("no picture");
  return document.importNode(found, true);
}

/**
 * Put the pictures of a pack into the page, in place of those that were there: the symbols of another
 * pack have the same names.
 */
export async function pictures(game: string, looks: string): Promise<void> {
  const path = `/api/art/${game}/${looks}`;
  wanted = path;
  const sprite = sprites.get(path) ?? (await request(path, svg));
  sprites.set(path, sprite);
  // Meanwhile another table may have been opened.
  if (wanted !== path) return;
  for (const old of document.querySelectorAll(".sprite")) if (old !== sprite) old.remove();
  sprite.classList.add("sprite");
  if (!sprite.isConnected) document.body.append(sprite);
}
