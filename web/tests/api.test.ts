import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../src/lib/api";
import { patience, Trouble } from "../src/lib/patience.svelte";
import { router } from "../src/lib/router.svelte";

const SPRITE = '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="jb-judge"/></svg>';
const json =
  (body: unknown, status = 200, headers = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers });
const refused = (
  status = 429,
  headers: Record<string, string> = { "Retry-After": "1" },
  code = "too-fast",
) => json({ type: "problem", code, text: "Ramai." }, status, headers);
const lost = () => {
  throw new TypeError("Failed to fetch");
};

/** A house that answers in turn; its last answer is its answer for good. */
function house(...answers: (() => Response)[]) {
  const asked: string[] = [];
  const fetch = (path: string) => {
    asked.push(path);
    return Promise.resolve().then(answers[Math.min(asked.length, answers.length) - 1]);
  };
  vi.stubGlobal("fetch", fetch);
  return asked;
}

/** What comes of it, sooner or later. */
async function outcome(work: Promise<unknown>, time = 120_000) {
  const found = work.catch((error: unknown) => {
    if (!(error instanceof Trouble)) throw error;
    return `${error.code}: ${error.message}`;
  });
  await vi.advanceTimersByTimeAsync(time);
  return found;
}

describe("whoever asks the house", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    expect(patience.why).toBe("");
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it("comes again after as long as the house says, and says so meanwhile", async () => {
    const asked = house(refused(429, { "Retry-After": "3" }), json({ code: "ABCD" }));
    const found = api.table("ABCD");
    await vi.advanceTimersByTimeAsync(2900);
    expect(asked).toHaveLength(1);
    expect(patience.why).toBe("busy");
    await vi.advanceTimersByTimeAsync(1700);
    expect(await found).toEqual({ code: "ABCD" });
    expect(patience.why).toBe("");
  });

  it("comes again later and later where the house does not say when", async () => {
    const asked = house(refused(503, {}));
    const found = outcome(api.table("ABCD"), 70_000);
    await vi.advanceTimersByTimeAsync(4000);
    const soon = asked.length;
    expect(soon).toBeGreaterThan(1);
    await vi.advanceTimersByTimeAsync(66_000);
    expect(asked.length).toBeLessThan(15);
    // After a minute the person hears it from the house.
    expect(await found).toBe("too-fast: Ramai.");
  });

  it("asks once more for a seat that was refused: nothing has changed", async () => {
    const asked = house(
      refused(),
      refused(503),
      json({ table: "ABCD", token: "t", seats: [1], names: [] }, 201),
    );
    expect(await outcome(api.sit("ABCD"))).toMatchObject({ token: "t" });
    expect(asked).toHaveLength(3);
  });

  it.each(["too-many-tables", "too-many-guesses"])(
    "does not wait where that does not help: %s",
    async (code) => {
      const asked = house(refused(429, { "Retry-After": "30" }, code));
      expect(await outcome(api.open({ game: "jawara-beksi", seats: 3 }), 0)).toBe(
        `${code}: Ramai.`,
      );
      expect(asked).toHaveLength(1);
    },
  );

  it("hears a no at once", async () => {
    const asked = house(json({ code: "full", text: "Penuh." }, 409));
    expect(await outcome(api.sit("ABCD"), 0)).toBe("full: Penuh.");
    expect(asked).toHaveLength(1);
  });

  it("looks again a few times without a network, but does nothing twice", async () => {
    house(lost, lost, json({ code: "ABCD" }));
    const found = api.table("ABCD");
    await vi.advanceTimersByTimeAsync(100);
    expect(patience.why).toBe("offline");
    expect(await outcome(found)).toEqual({ code: "ABCD" });
    let asked = house(lost);
    expect(await outcome(api.table("ABCD"))).toBe("offline: ");
    expect(asked).toHaveLength(4);
    asked = house(lost);
    expect(await outcome(api.sit("ABCD"), 0)).toBe("offline: ");
    expect(asked).toHaveLength(1);
  });

  it("waits no longer than its screen is there", async () => {
    const asked = house(refused());
    const found = outcome(api.table("ABCD"), 0);
    router.go("/settings");
    expect(await found).toBe("too-fast: Ramai.");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(1);
  });

  it("keeps a book of cards, never a refusal", async () => {
    const asked = house(
      json({ code: "our-mistake", text: "" }, 500),
      refused(),
      json({ kinds: {} }),
    );
    expect(await outcome(api.cards("jawara-beksi", "d1", "id"))).toBe("our-mistake: ");
    expect(await outcome(api.cards("jawara-beksi", "d1", "id"))).toEqual({ kinds: {} });
    expect(await api.cards("jawara-beksi", "d1", "id")).toEqual({ kinds: {} });
    expect(asked).toHaveLength(3);
  });

  it("puts nothing but pictures into the page", async () => {
    house(() => new Response("<html><body>Log in to this network</body></html>"));
    expect(await outcome(api.pictures("jawara-beksi", "d2"))).toBe("offline: ");
    expect(document.body.children).toHaveLength(0);
    house(refused(), () => new Response(SPRITE));
    await outcome(api.pictures("jawara-beksi", "d2"));
    expect(document.querySelectorAll("body > svg.sprite")).toHaveLength(1);
  });

  it("shows the pictures of the pack that lies on the table, and no other's", async () => {
    const drawn = (name: string) => () => new Response(SPRITE.replace("jb-judge", name));
    house(drawn("one"), drawn("two"));
    const shown = () => [...document.querySelectorAll(".sprite symbol")].map((one) => one.id);
    await outcome(api.pictures("jawara-beksi", "d3"));
    await outcome(api.pictures("jawara-beksi", "d4"));
    expect(shown()).toEqual(["two"]);
    await outcome(api.pictures("jawara-beksi", "d3"));
    expect(shown()).toEqual(["one"]);
    // Whose pictures come late comes too late.
    house(refused(), drawn("three"));
    const late = outcome(api.pictures("jawara-beksi", "d5"));
    await api.pictures("jawara-beksi", "d4");
    await late;
    expect(shown()).toEqual(["two"]);
  });

  it("names the game of a table that it means", async () => {
    const asked = house(json({}));
    await outcome(
      Promise.all([
        api.replay("ABCD", null, 2),
        api.replay("ABCD", 1, null),
        api.idea("ABCD", 0, 5, 2),
      ]),
    );
    expect(asked).toEqual([
      "/api/tables/ABCD/replay?number=2&lang=en",
      "/api/tables/ABCD/replay?seat=1&lang=en",
      "/api/tables/ABCD/idea?seat=0&after=5&number=2&lang=en",
    ]);
    expect(api.record("ABCD", 2)).toBe("/api/tables/ABCD/record?number=2");
  });
});
