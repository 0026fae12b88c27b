import { describe, expect, it } from "vitest";
import { parts } from "../src/lib/recap";

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
