import { describe, expect, it } from "vitest";
import type { Kit } from "../src/lib/kit";
import { bySeat, choices, since } from "../src/lib/since";
import type { Happened } from "../src/lib/wire";
import { points } from "../src/jawara/gain";
import { kit as jawara } from "../src/jawara/kit";

const ME = 0;
const kit = {
  touches: ({ facts }: Happened, seat: number) => "opponent" in facts && facts.opponent === seat,
} as unknown as Kit;

/** A line by somebody; its text tells which. */
let count = 0;
const line = (seat: number | null, facts: object = {}): Happened => {
  count += 1;
  return { kind: "did", facts: { seat, ...facts }, version: count, text: `${seat} ${count}` };
};
const started = (): Happened =>
  ({ ...line(null), table: true, kind: "started" }) as unknown as Happened;

describe("since my last choice", () => {
  it("is what the others did after it, without what it did itself", () => {
    const lines = [line(1)];
    const before = count;
    lines.push(line(ME), line(1), line(2));
    expect(since(lines, [before], ME, kit)).toEqual(lines.slice(2));
  });

  it("leaves out how my new turn begins, but not what was done to me in it", () => {
    const before = count;
    const lines = [line(ME), line(1), line(ME, { opponent: ME }), line(ME)];
    expect(since(lines, [before], ME, kit)).toEqual(lines.slice(1, 3));
  });

  it("stays the same in the middle of my turn, until somebody else does something", () => {
    const first = count;
    const lines = [line(ME), line(1)];
    const second = count;
    lines.push(line(ME), line(ME));
    expect(since(lines, [first, second], ME, kit)).toEqual(lines.slice(1, 2));
    lines.push(line(2));
    expect(since(lines, [first, second], ME, kit)).toEqual(lines.slice(4));
  });

  it("begins with this game before the first choice", () => {
    const lines = [line(1), started(), line(2)];
    expect(since(lines, [], ME, kit)).toEqual(lines.slice(2));
  });

  it("goes by what I did where this device was not there, and by what it knows where it was", () => {
    const lines = [line(1), line(ME), line(1), line(ME, { opponent: ME })];
    expect(choices(lines, [], ME, kit)).toEqual([lines[1]!.version]);
    expect(choices(lines, [7], ME, kit)).toEqual([7]);
  });

  it("tells nothing that has no words", () => {
    expect(since([{ ...line(1), text: "" }], [], ME, kit)).toEqual([]);
  });

  it("is told player by player, what happens by itself apart, and nothing is lost", () => {
    const lines = [line(2), line(null), line(1), line(2)];
    const told = bySeat(lines);
    expect(told.map((one) => one.seat)).toEqual([2, null, 1]);
    expect(told.flatMap((one) => one.lines)).toHaveLength(lines.length);
  });
});

describe("in Jawara Beksi", () => {
  type Line = Parameters<typeof points>[0][number];
  const did = (kind: string, facts: object) => ({ kind, facts, version: 1 }) as unknown as Line;
  const duel = did("duel-won", { seat: 1, opponent: ME, n: 3 });

  it("what somebody wins another one loses, but the pool", () => {
    const lines = [did("earned", { seat: ME, worth: 6, n: 4, pool: 0 }), duel];
    expect(points(lines, ME)).toBe(1);
    expect(points(lines, 1)).toBe(3);
    expect(points(lines, 2)).toBe(0);
  });

  it("what is done to me is mine to know, what I do to others is not", () => {
    expect(jawara.touches?.(duel, ME)).toBe(true);
    expect(jawara.touches?.(duel, 1)).toBe(false);
    expect(jawara.touches?.(did("skipped-draw", { seat: ME }), ME)).toBe(true);
    expect(jawara.touches?.(did("turn", { seat: ME }), ME)).toBe(false);
  });
});
