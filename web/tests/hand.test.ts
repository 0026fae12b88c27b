import { describe, expect, it } from "vitest";
import { arrange } from "../src/jawara/arrange";
import type { HandCard } from "../src/jawara/hand";
import { after, sorted } from "../src/jawara/sorting";
import { card } from "./sitting";

/** The room of a hand on a small phone, a usual one, one on its side, a desk and a large desk. */
const ROOMS = [
  [344, 148],
  [374, 190],
  [374, 308],
  [438, 150],
  [590, 214],
  [930, 292],
] as const;
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

describe("a hand of cards", () => {
  it("never leaves its room, and no card lies over another", () => {
    for (const [wide, high] of ROOMS)
      for (const n of CARDS) {
        const one = arrange(n, wide, high);
        const rows = Math.ceil(n / one.columns);
        expect(one.columns * one.wide + 6 * (one.columns - 1)).toBeLessThanOrEqual(wide + 0.01);
        expect(rows * one.high + 8 * (rows - 1)).toBeLessThanOrEqual(high);
      }
  });

  it("gives each of nine at least 60 px in both directions", () => {
    for (const [wide, high] of ROOMS)
      for (const n of CARDS.filter((one) => one <= 9)) {
        const one = arrange(n, wide, high);
        expect(Math.min(one.wide, one.high)).toBeGreaterThanOrEqual(60);
      }
  });

  it("stands upright in one row while that row is well used", () => {
    expect(arrange(3, 344, 148).columns).toBe(3);
    expect(arrange(9, 344, 148).columns).toBe(5);
    const { wide, high } = arrange(3, 344, 148);
    expect(wide / high).toBeCloseTo(5 / 7);
  });
});

const action = (number: number, directions: string) => card(number, `a${number}`, { directions });
const HAND = [
  action(9, "↑"),
  card(60, "s60"),
  action(2, "←↑→↓"),
  action(1, "↓"),
  action(5, "↑"),
  action(3, "←"),
] as unknown as HandCard[];
const numbers = (cards: HandCard[]) => cards.map((one) => one.number);

describe("the order of a hand", () => {
  it("is that in which the cards came", () => {
    expect(sorted(HAND, "drawn")).toBe(HAND);
  });
  it("puts cards of one direction together, and Support cards last", () => {
    expect(numbers(sorted(HAND, "direction"))).toEqual([3, 5, 9, 1, 2, 60]);
  });
  it("puts cards of one kind together, and Support cards last", () => {
    expect(numbers(sorted(HAND, "kind"))).toEqual([1, 2, 3, 5, 9, 60]);
  });
  it("goes round with every tap", () => {
    expect(after("drawn")).toBe("direction");
    expect(after("direction")).toBe("kind");
    expect(after("kind")).toBe("drawn");
  });
});
