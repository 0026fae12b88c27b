/** What a device knows about its seats, and about those that it has left. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import * as seats from "../src/lib/seats";

const HOUR = 60 * 60 * 1000;
const seated = (table: string) => ({
  table,
  token: `token of ${table}`,
  seats: [0],
  names: ["Sari"],
});
const offered = () => seats.waiting().map((one) => one.table);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000_000 });
  for (const table of ["AAAA", "BBBB"]) seats.keep(seated(table), "a-game");
});

describe("a table that was left", () => {
  it("is offered after those that go on, and only for a while", () => {
    seats.leave("BBBB", false);
    expect(offered()).toEqual(["AAAA", "BBBB"]);
    vi.advanceTimersByTime(23 * HOUR);
    expect(offered()).toEqual(["AAAA", "BBBB"]);
    vi.advanceTimersByTime(2 * HOUR);
    expect(offered()).toEqual(["AAAA"]);
  });

  it("is a seat again for whoever comes back", () => {
    seats.leave("BBBB", false);
    expect(seats.token("BBBB")).toBe("token of BBBB");
    seats.note("BBBB", "a-game", false);
    vi.advanceTimersByTime(100 * HOUR);
    expect(offered()).toEqual(["BBBB", "AAAA"]);
  });

  it("stays known without its seat where that is lost", () => {
    seats.leave("BBBB", true);
    expect(seats.token("BBBB")).toBeNull();
    // The house says that the token is worth nothing, and the table is looked at as by anybody.
    seats.forget("BBBB");
    seats.note("BBBB", "a-game", false);
    expect(seats.waiting().at(-1)?.left).toBeTruthy();
    expect(offered()).toEqual(["AAAA", "BBBB"]);
  });
});

describe("a seat that was taken away", () => {
  it("is not offered any more", () => {
    seats.forget("BBBB");
    expect(offered()).toEqual(["AAAA"]);
  });
});

describe("a game that is over", () => {
  it("is not offered, also when it was left", () => {
    seats.note("AAAA", "a-game", true);
    seats.leave("AAAA", true);
    expect(offered()).toEqual(["BBBB"]);
  });
});
