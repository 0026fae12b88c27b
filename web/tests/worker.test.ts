import { beforeEach, describe, expect, it, vi } from "vitest";
import source from "../public/worker.js?raw";

const HERE = "http://here";

/** A browser around the worker: what it keeps, and a house that answers in turn. */
class Around {
  kept = new Map<string, Response>();
  asked: string[] = [];
  answers: (() => Response)[] = [];
  private hear: (event: unknown) => void = () => undefined;

  constructor() {
    const listeners: Record<string, (event: unknown) => void> = {};
    const self = {
      addEventListener: (name: string, one: (event: unknown) => void) => (listeners[name] = one),
    };
    const key = (one: string | { url: string }) => (typeof one === "string" ? one : one.url);
    const caches = {
      match: (one: string | { url: string }) => Promise.resolve(this.kept.get(key(one))?.clone()),
      open: () =>
        Promise.resolve({
          put: (one: string | { url: string }, answer: Response) =>
            void this.kept.set(key(one), answer),
        }),
    };
    const fetch = (one: { url: string }) => {
      this.asked.push(one.url);
      return Promise.resolve().then(
        this.answers[Math.min(this.asked.length, this.answers.length) - 1],
      );
    };
    // The worker is no module: what it calls its own is given to it.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
    new Function("self", "caches", "fetch", "location", source)(self, caches, fetch, {
      origin: HERE,
    });
    this.hear = listeners.fetch!;
  }

  async get(path: string, mode = "cors"): Promise<Response> {
    let found: Promise<Response> | null = null;
    const request = { url: HERE + path, method: "GET", mode };
    this.hear({ request, respondWith: (answer: Promise<Response>) => (found = answer) });
    await vi.advanceTimersByTimeAsync(60_000);
    return found!;
  }
}

const busy = () => new Response("{}", { status: 429, headers: { "Retry-After": "1" } });
const script = () => new Response("42", { headers: { "Content-Type": "text/javascript" } });
const page = () => new Response("<p>", { headers: { "Content-Type": "text/html; charset=utf-8" } });

describe("the worker", () => {
  let around: Around;

  beforeEach(() => {
    vi.useFakeTimers();
    around = new Around();
    return () => vi.useRealTimers();
  });

  it("asks twice more for a file that was refused, and keeps only the file", async () => {
    around.answers = [busy, busy, script];
    expect((await around.get("/assets/a.js")).status).toBe(200);
    expect(around.asked).toHaveLength(3);
    expect((await around.get("/assets/a.js")).status).toBe(200);
    expect(around.asked).toHaveLength(3);
  });

  it("gives up then, and keeps nothing", async () => {
    around.answers = [busy];
    expect((await around.get("/assets/a.js")).status).toBe(429);
    expect(around.asked).toHaveLength(3);
    expect(around.kept.size).toBe(0);
  });

  it("leaves it to the page to wait for cards, and keeps no refusal", async () => {
    around.answers = [busy, script];
    expect((await around.get("/api/cards/jawara-beksi/d/id")).status).toBe(429);
    expect(around.asked).toHaveLength(1);
    expect((await around.get("/api/cards/jawara-beksi/d/id")).status).toBe(200);
    expect(around.kept.size).toBe(1);
  });

  it("opens the page that it has when the house is too busy for another", async () => {
    around.answers = [page, busy];
    await around.get("/", "navigate");
    expect((await around.get("/t/ABCD", "navigate")).status).toBe(200);
    expect(around.asked).toHaveLength(2);
  });

  it("takes nothing for the page that is none", async () => {
    around.answers = [script];
    await around.get("/api/tables/ABCD/record", "navigate");
    expect(around.kept.size).toBe(0);
  });
});
