/** What is asked once, over HTTP. */

import type { Cards, HouseInfo, Idea, Lesson, OpenTable, Problem, Replay, Seated, TableInfo } from "./wire";
import { settings } from "./settings.svelte";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`${path}${path.includes("?") ? "&" : "?"}lang=${settings.lang}`, {
      method: body === undefined ? "GET" : "POST",
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Trouble("offline", "");
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Trouble(problem?.code ?? "offline", problem?.text ?? "");
}

export const house = () => ask<HouseInfo>("/api/house");
export const open = (wish: OpenTable) => ask<Seated>("/api/tables", wish);
export const lesson = (game: string) => ask<Lesson>(`/api/lessons/${game}`);
export const table = (code: string) => ask<TableInfo>(`/api/tables/${code}`);
export const sit = (code: string, name = "") => ask<Seated>(`/api/tables/${code}/seats`, { name });
export const resume = (code: string, ticket: string) =>
  ask<Seated>(`/api/tables/${code}/resume`, { ticket });

export const replay = (code: string, seat: number | null) =>
  ask<Replay>(`/api/tables/${code}/replay${seat === null ? "" : `?seat=${seat}`}`);

/** What a bot would have done on a seat after so many choices of a game that is over. */
export const idea = (code: string, seat: number, after: number) =>
  ask<Idea>(`/api/tables/${code}/idea?seat=${seat}&after=${after}`);

const books = new Map<string, Promise<Cards>>();

export function cards(game: string, digest: string, lang: string): Promise<Cards> {
  const path = `/api/cards/${game}/${digest}/${lang}`;
  let found = books.get(path);
  if (!found) {
    found = fetch(path).then((answer) => answer.json() as Promise<Cards>);
    found.catch(() => books.delete(path));
    books.set(path, found);
  }
  return found;
}

const drawn = new Map<string, Promise<void>>();

/** Put the pictures of a pack into the page, once. */
export function pictures(game: string, digest: string): Promise<void> {
  let found = drawn.get(game);
  if (!found) {
    found = fetch(`/api/art/${game}/${digest}`)
      .then((answer) => answer.text())
      .then((text) => {
        const page = new DOMParser().parseFromString(text, "image/svg+xml");
        const sprite = document.importNode(page.documentElement, true);
        sprite.classList.add("sprite");
        document.body.append(sprite);
      });
    found.catch(() => drawn.delete(game));
    drawn.set(game, found);
  }
  return found;
}
