import { describe, expect, it } from "vitest";
import { Coming } from "../src/lib/coming.svelte";
import { changes } from "../src/lib/fresh.svelte";
import type { SeatInfo, TableInfo, You } from "../src/lib/wire";
import { Sitting } from "./sitting";

const person = (name: string, host = false): SeatInfo => ({ kind: "person", name, host });
const bot = (name: string, level = "2"): SeatInfo => ({ kind: "bot", name, level });
const open: SeatInfo = { kind: "open" };

const lobby = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  code: "ABCD",
  game: "any",
  pack: "",
  pack_name: "",
  digest: "",
  phase: "lobby",
  options: {},
  level: "2",
  pace: "off",
  seats,
  commitment: "",
  ...more,
});

function at(info: TableInfo, you: You) {
  const { table } = new Sitting({});
  table.info = info;
  table.you = you;
  return table;
}

describe("what has changed at a table", () => {
  it("is the words of its line and the seats on which somebody else sits", () => {
    const before = lobby([person("Sari", true), open, bot("Jaka")], { options: { rounds: 3 } });
    const after = lobby([person("Sari", true), person("Dodi"), bot("Jaka", "3:rash")], {
      options: { rounds: 5 },
      pace: "fast",
    });
    expect(changes(before, before)).toEqual([]);
    expect(new Set(changes(before, after))).toEqual(
      new Set(["rounds", "pace", "bots", "seat-1", "seat-2"]),
    );
  });

  it("is not that somebody was away for a moment", () => {
    const away = { ...person("Sari"), presence: "lost", grace: 20 };
    expect(changes(lobby([person("Sari")]), lobby([away]))).toEqual([]);
  });
});

describe("the host", () => {
  it("is whoever sits where everybody sees one", () => {
    const info = lobby([person("Sari", true), person("Dodi")]);
    expect(at(info, { seats: [0] }).host).toBe(true);
    // What was said at the beginning may be over by now.
    expect(at(info, { seats: [1], host: true }).host).toBe(false);
  });

  it("may be a screen that has no seat", () => {
    const info = lobby([person("Sari"), open]);
    expect(at(info, { seats: [], host: true }).host).toBe(true);
    expect(at(info, { seats: [0] }).host).toBe(false);
  });
});

describe("somebody without a seat", () => {
  const waiting = [
    { member: 4, name: "Rani", claim: true },
    { member: 7, name: "Budi" },
  ];

  it("knows the place in the line", () => {
    const info = lobby([person("Sari", true)], { waiting });
    expect(new Coming(at(info, { seats: [], member: 7 })).place).toBe(2);
    expect(new Coming(at(info, { seats: [], member: 9 })).waits).toBe(false);
    expect(new Coming(at(info, { seats: [] })).waits).toBe(false);
  });

  it("may take over a bot while a game goes on, if latecomers may", () => {
    const seats = [person("Sari", true), bot("Jaka"), bot("Wati")];
    const bots = (more: Partial<TableInfo>) =>
      new Coming(at(lobby(seats, more), { seats: [] })).bots;
    expect(bots({ phase: "playing", latecomers: true })).toEqual([1, 2]);
    expect(bots({ phase: "playing" })).toEqual([]);
    expect(bots({ phase: "lobby", latecomers: true })).toEqual([]);
  });
});
