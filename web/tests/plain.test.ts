import { describe, expect, it } from "vitest";
import { Book } from "../src/lib/book";
import type { SpotInfo, View } from "../src/lib/wire";
import { before, middle } from "../src/plain/spots";

const spot = (name: string, holds: string, each = false): SpotInfo => ({
  name,
  label: name.toUpperCase(),
  holds,
  each,
});

function book(...spots: SpotInfo[]): Book {
  const things = ["ant", "person", "elephant"];
  const thing = things.map((id, number) => ({ number, id, name: `the ${id}`, facts: {} }));
  const about = { game: "any", pack: "", version: "1", digest: "", lang: "en" };
  return new Book({ ...about, kinds: { thing }, spots });
}

function view(entries: object): View {
  return { pending: [], ...entries };
}

describe("a plain table", () => {
  it("shows what lies in the middle, in the game's order and words", () => {
    const spots = book(spot("round", "number"), spot("row", "things"));
    expect(middle(spots, view({ row: [2, 0], round: 3, secret: 1 }))).toEqual([
      { name: "round", label: "ROUND", holds: 3 },
      { name: "row", label: "ROW", holds: { faces: ["the elephant", "the ant"], hidden: 0 } },
    ]);
  });

  it("counts what lies face down and names nothing of it", () => {
    const spots = book(spot("deck", "things"));
    expect(middle(spots, view({ deck: [-1, 1, -1] }))[0]?.holds).toEqual({
      faces: ["the person"],
      hidden: 2,
    });
  });

  it("lays before each seat what is its own", () => {
    const spots = book(spot("points", "number", true), spot("hand", "things", true));
    const entries = view({ points: [4, 7], hand: [[0], [-1, -1]] });
    expect(before(spots, entries, 1)).toEqual([
      { name: "points", label: "POINTS", holds: 7 },
      { name: "hand", label: "HAND", holds: { faces: [], hidden: 2 } },
    ]);
    expect(middle(spots, entries)).toEqual([]);
  });

  it("shows a game without spots all the same", () => {
    expect(middle(book(), view({}))).toEqual([]);
    expect(before(book(), view({}), 0)).toEqual([]);
  });
});
