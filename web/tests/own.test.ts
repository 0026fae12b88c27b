import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../src/lib/api";
import * as own from "../src/lib/own";
import { Trouble } from "../src/lib/patience.svelte";

const answer = (pack: string) =>
  new Response(
    JSON.stringify({
      pack: { pack, name: `name of ${pack}`, version: "1", digest: pack, about: "a, b", own: true },
      counts: {},
      sample: [],
      warnings: [],
    }),
    { status: 201 },
  );

const sent: { path: string; body: string }[] = [];

/** A house that knows what it was brought, by its length. */
function house(refuse: string[] = []) {
  vi.stubGlobal("fetch", async (path: string, { body }: { body: Blob | string | null }) => {
    const text = body instanceof Blob ? await body.text() : (body ?? "");
    sent.push({ path: path.split("?")[0]!, body: text });
    if (path.startsWith("/api/packs/")) return answer(`d${text.length}`);
    const code = refuse.shift();
    if (code) return new Response(JSON.stringify({ code, text: code }), { status: 404 });
    return new Response(JSON.stringify({ table: "ABCD" }), { status: 201 });
  });
}

const words = (text: string) => new Blob([text], { type: "text/csv" });

describe("words of one's own", () => {
  beforeEach(() => {
    localStorage.clear();
    sent.length = 0;
  });
  afterEach(() => vi.unstubAllGlobals());

  it("stay on the device, the latest first, and only so many", async () => {
    house();
    for (let i = 1; i <= 10; i += 1) await own.bring("any", words("x".repeat(i)));
    expect(own.all("any").map((one) => one.pack)).toEqual(
      [10, 9, 8, 7, 6, 5, 4, 3].map((n) => `d${n}`),
    );
    expect(own.all("other")).toEqual([]);
    expect(own.name("d9")).toBe("name of d9");
    expect(localStorage.getItem("gelanggang.own.d1")).toBeNull();
    own.forget("d9");
    expect(own.name("d9")).toBe("");
  });

  it("are brought again byte by byte, whatever they are", async () => {
    house();
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    await own.bring("any", new Blob([bytes], { type: "application/zip" }));
    let again: Uint8Array | null = null;
    vi.stubGlobal("fetch", async (_: string, { body }: { body: Blob }) => {
      again = new Uint8Array(await body.arrayBuffer());
      return answer("same");
    });
    const [kept] = own.all("any");
    await own.again("any", kept!.pack);
    expect([...again!]).toEqual([...bytes]);
    expect(await own.again("any", "nothing")).toBeNull();
  });

  it("are brought again when the house has forgotten them", async () => {
    house(["own-pack-unknown"]);
    await own.bring("any", words("api"));
    const seated = await api.open({ game: "any", seats: 2, pack: "d3" });
    expect(seated.table).toBe("ABCD");
    expect(sent.map((one) => one.path)).toEqual([
      "/api/packs/any",
      "/api/tables",
      "/api/packs/any",
      "/api/tables",
    ]);
    expect(sent[2]!.body).toBe("api");
  });

  it("that nobody has any more are a trouble", async () => {
    house(["own-pack-unknown"]);
    await expect(api.open({ game: "any", seats: 2, pack: "d9" })).rejects.toBeInstanceOf(Trouble);
  });

  it("are played also where nothing can be kept", async () => {
    house();
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new Error("full");
      },
    });
    expect((await own.bring("any", words("api"))).pack.pack).toBe("d3");
  });
});
