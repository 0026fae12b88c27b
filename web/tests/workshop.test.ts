import { describe, expect, it } from "vitest";
import type { SheetInfo } from "../src/lib/wire";
import { readChanges, readEffects, writeChanges, writeEffects } from "../src/workshop/effects";
import {
  PICTURE,
  bare,
  differing,
  edited,
  keyed,
  pictured,
  sheetOf,
  type Edit,
  type Pack,
} from "../src/workshop/pack";
import { written } from "../src/workshop/words.svelte";

const SHEET: SheetInfo = {
  game: "any",
  name: "Any",
  version: "1",
  kinds: {
    card: [
      { id: "one", name: "One", score: "1", "score.source": "rulebook" },
      { id: "two", name: "Two", score: "2" },
    ],
  },
};

const pack = (): Pack => ({ ...SHEET, id: "p", at: 0, kinds: keyed(SHEET.kinds), versions: [] });

function edits(before: Pack): Edit[] {
  const [one, two] = before.kinds.card!;
  return [
    { what: "set", kind: "card", key: one!.key, cells: { score: "3", "score.source": "own" } },
    { what: "drop", kind: "card", key: one!.key },
    { what: "put", kind: "card", at: 1, row: { key: "new", cells: { name: "Three" } } },
    { what: "set", kind: "card", key: two!.key, cells: { name: "" } },
    { what: "call", name: "Mine" },
    { what: "lay", name: "Else", version: "2", kinds: {} },
  ];
}

describe("a pack on the bench", () => {
  it("is the sheet that it was laid out from", () => {
    expect(sheetOf(pack())).toEqual(SHEET);
  });

  it("is as before when an edit is taken back, and as after when it is done again", () => {
    const before = pack();
    for (const edit of edits(before)) {
      const [after, back] = edited(before, edit)!;
      expect(sheetOf(after)).not.toEqual(SHEET);
      const [again, forth] = edited(after, back)!;
      // What was not said and what is empty are the same to the house.
      expect(differing(sheetOf(again), SHEET)).toEqual([]);
      expect(differing(sheetOf(edited(again, forth)![0]), sheetOf(after))).toEqual([]);
    }
  });

  it("is changed by two windows at once, and nothing of either is lost", () => {
    const before = pack();
    const [first, second] = [edits(before)[0]!, edits(before)[3]!];
    const one = edited(edited(before, first)![0], second)![0];
    const other = edited(edited(before, second)![0], first)![0];
    expect(sheetOf(one)).toEqual(sheetOf(other));
  });

  it("does not change a card that another window has removed", () => {
    const before = pack();
    const [set, drop] = edits(before);
    expect(edited(edited(before, drop!)![0], set!)).toBeNull();
  });
});

describe("a picture of a card's own", () => {
  const [card] = pack().kinds.card!;
  const chosen = (cells: Record<string, string>) => {
    const before = { ...pack(), kinds: { card: [card!] } };
    return edited(before, { what: "set", kind: "card", key: card!.key, cells })!;
  };

  it("is chosen and taken away like anything else, and undone", () => {
    const [after, back] = chosen({ [PICTURE]: "abc" });
    expect(pictured(sheetOf(after))).toEqual([{ kind: "card", row: 1, id: "abc" }]);
    expect(pictured(sheetOf(edited(after, back)![0]))).toEqual([]);
  });

  it("is no cell to the house", () => {
    const [after] = chosen({ [PICTURE]: "abc" });
    expect(bare(sheetOf(after)).kinds.card).toEqual([SHEET.kinds.card![0]]);
  });

  it("is a difference between two versions", () => {
    const [after] = chosen({ [PICTURE]: "abc" });
    const before = { ...SHEET, kinds: { card: [SHEET.kinds.card![0]!] } };
    expect(differing(before, sheetOf(after)).map((one) => one.columns)).toEqual([[PICTURE]]);
  });
});

describe("two versions", () => {
  it("differ in what differs, whatever the order of their cards", () => {
    const turned = { ...SHEET, kinds: { card: SHEET.kinds.card!.toReversed() } };
    expect(differing(SHEET, turned)).toEqual([]);
    const other = { ...SHEET, kinds: { card: [{ id: "one", name: "One", score: "9" }] } };
    expect(differing(SHEET, other).map(({ id, columns }) => [id, columns])).toEqual([
      ["one", ["score", "score.source"]],
      ["two", ["id", "name", "score"]],
    ]);
  });
});

describe("what a card does", () => {
  it("is the same text after it was read and written", () => {
    for (const text of ["", "guard", "take n=1 all=yes; draw deck=action n=1 place=3"])
      expect(writeEffects(readEffects(text))).toBe(text);
    for (const text of ["", "bonus=1", "bonus=-2 twins=1"])
      expect(writeChanges(readChanges(text))).toBe(text);
  });

  it("loses a field that says nothing", () => {
    expect(writeEffects([{ do: "draw", fields: { n: "2", place: "" } }])).toBe("draw n=2");
  });
});

describe("a list of words", () => {
  it("is written as a spreadsheet copies it", () => {
    const pairs = [
      { indonesian: "api", english: "fire" },
      { indonesian: 'kata "ini"', english: "" },
    ];
    expect(written(pairs)).toBe('api\tfire\n"kata ""ini"""');
  });
});
