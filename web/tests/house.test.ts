import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bestOf, isLang } from "../src/lib/languages";
import type { GameInfo, HouseInfo } from "../src/lib/wire";

const game = (name: string): GameInfo => ({
  game: "any",
  name,
  about: "",
  aim: "",
  fewest_seats: 2,
  most_seats: 4,
  usual_seats: 3,
  tables: [],
  options: [],
  levels: [],
  usual_level: "",
  characters: [],
  lesson: false,
  packs: [],
  digest: "",
});

const sign = (name: string): HouseInfo => ({
  address: "http://table.example.org",
  games: [game(name)],
  emotes: ["halo"],
  paces: [{ pace: "off", label: "no clock", about: "" }],
  languages: [
    { lang: "id", name: "Bahasa Indonesia", short: "Indonesia" },
    { lang: "xx", name: "Nobody's", short: "Nobody's" },
  ],
});

/** A page that is opened: what was kept in the browser is there already. */
async function opened() {
  vi.resetModules();
  const { house } = await import("../src/lib/house.svelte");
  const { settings } = await import("../src/lib/settings.svelte");
  return { house, settings };
}

const settled = async () => {
  await tick();
  await new Promise((done) => setTimeout(done));
};

describe("what the house says about itself", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it("is asked for once in each language", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(JSON.stringify(sign(path.slice(-2)))));
    });
    const { house, settings } = await opened();
    settings.lang = "id";
    house.follow();
    await settled();
    expect(house.name("any")).toBe("id");
    settings.lang = "en";
    await settled();
    expect(house.name("any")).toBe("en");
    expect(asked).toEqual(["/api/house?lang=id", "/api/house?lang=en"]);
  });

  it("is known at once the next time, also where nobody answers", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(sign("Any game")))));
    const first = await opened();
    first.house.follow();
    await settled();
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
    const { house } = await opened();
    expect(house.name("any")).toBe("Any game");
    expect(house.trouble).toBeNull();
  });

  it("says where others find it; as long as that is not known, it is where we are", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(sign("Any game")))));
    const { house } = await opened();
    expect(house.address).toBe(location.origin);
    house.follow();
    await settled();
    expect(house.address).toBe("http://table.example.org");
  });

  it("is empty as long as nothing is known", async () => {
    const { house } = await opened();
    expect([house.info, house.games, house.languages, house.name("any")]).toEqual([
      null,
      [],
      [],
      "",
    ]);
  });

  it("offers the languages that the page speaks, too", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(sign("")))));
    const { house } = await opened();
    house.follow();
    await settled();
    expect(house.languages.map((one) => one.lang)).toEqual(["id"]);
  });
});

describe("the language of a page", () => {
  afterEach(() => document.documentElement.removeAttribute("lang"));

  it("is the first wish that it has words for, whatever the region", () => {
    expect(bestOf(["nl-NL", "en-GB", "id"])).toBe("en");
    expect(bestOf(["ID-id", "en"])).toBe("id");
  });

  it("is also found under the name that it had before", () => {
    expect(bestOf(["in-ID"])).toBe("id");
  });

  it("is the one that the page came in where no wish can be fulfilled", () => {
    document.documentElement.lang = "id";
    expect(bestOf(["nl", "not a locale", ""])).toBe("id");
    expect(isLang("nl")).toBe(false);
  });
});
