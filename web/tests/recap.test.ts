import { describe, expect, it } from "vitest";
import { ended, moments, parts, peak } from "../src/lib/recap";
import type { Happened } from "../src/lib/wire";

const SOURCES = [
  { name: "combos", text: "Rangkaian", points: [12, 0] },
  { name: "duels-lost", text: "Kalah TANDING", points: [0, -3] },
  { name: "judges", text: "Kartu Juri", points: [3, 6] },
];

describe("where points came from", () => {
  it("is said in the game's words and order, and what is nothing is left out", () => {
    expect(parts(SOURCES, 0)).toEqual(["Rangkaian +12", "Kartu Juri +3"]);
  });
  it("has a true minus sign", () => {
    expect(parts(SOURCES, 1)).toEqual(["Kalah TANDING −3", "Kartu Juri +6"]);
  });
});

describe("what a game was about", () => {
  const line = (version: number, text: string): Happened => ({
    version,
    kind: "",
    facts: {},
    text,
  });
  const told = [line(1, "4"), line(2, "9"), line(3, "1"), line(4, "7"), line(5, "0")];
  const later: Happened = {
    version: 6,
    kind: "wants-again",
    facts: { seat: 0, name: "Sari" },
    text: "Sari wants to play again.",
    table: true,
  };
  const weight = ({ text }: { text?: string }) => Number(text);

  it("is three moments in their order, and one above all", () => {
    expect(moments(told, weight).map((one) => one.text)).toEqual(["4", "9", "7"]);
    expect(peak(told, weight)?.text).toBe("9");
    expect(peak([], weight)).toBeUndefined();
  });
  it("ends with the last thing that the game tells", () => {
    expect(ended([...told, later])).toBe("0");
    expect(ended([])).toBe("");
  });
});
