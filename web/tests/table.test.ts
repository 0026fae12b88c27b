import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Kit } from "../src/lib/kit";
import { settings } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";

/** A network on which only the test speaks. */
class Wire {
  static last: Wire;
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send() {
    // Nobody listens.
  }
  close() {
    this.readyState = 3;
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const event = (version: number) => ({ version, kind: "told", facts: {}, text: `line ${version}` });
const update = (version: number, patch: object) =>
  Wire.last.hear({ type: "update", base: version - 1, version, events: [event(version)], patch });

describe("a table", () => {
  let table: Table;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    settings.speed = "normal";
    table = new Table("ABCD", null);
    Wire.last.hear({
      type: "welcome",
      version: 1,
      table: { game: "", seats: [], serial: 1 },
      you: { seats: [0], eyes: 0 },
      view: { pending: [], points: 0, round: 1, cards: 5 },
    });
    // Every event of this game is a show of its own.
    table.kit = {
      beats: (events: []) => [{ kind: "show", events, time: 1000 }],
      sound: () => undefined,
    } as unknown as Kit;
  });

  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
  });

  it("says why it waits, and its clock stands until it goes on", () => {
    Wire.last.hear({ type: "update", base: 1, version: 1, left: 20 });
    Wire.last.hear({ type: "standstill", code: "store-away", text: "Wait.", left: 20 });
    expect([table.stands, table.until]).toEqual(["Wait.", 0]);
    vi.advanceTimersByTime(60_000);
    Wire.last.hear({ type: "standstill", left: 20 });
    expect([table.stands, table.until]).toEqual(["", Date.now() + 20_000]);
  });

  it("shows what happened in its turn, and the log goes no further", () => {
    update(2, { points: 3 });
    update(3, { round: 2 });
    expect([table.view, table.lines]).toEqual([expect.objectContaining({ points: 0 }), []]);
    vi.advanceTimersByTime(1000);
    expect(table.view).toMatchObject({ points: 3, round: 1 });
    expect(table.lines.map((one) => one.version)).toEqual([2]);
  });

  it("has everything of the present when several news were skipped", () => {
    update(2, { points: 3 });
    update(3, { round: 2 });
    update(4, { cards: 4 });
    table.director.present();
    expect(table.view).toMatchObject({ points: 3, round: 2, cards: 4 });
    expect(table.lines.map((one) => one.version)).toEqual([2, 3, 4]);
  });
});
