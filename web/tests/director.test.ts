import { beforeEach, describe, expect, it, vi } from "vitest";
import { Director, type Scene } from "../src/lib/director.svelte";
import type { Beat } from "../src/lib/kit";
import { settings } from "../src/lib/settings.svelte";

const seen: string[] = [];
const held: number[] = [];
let director: Director;

const show = (kind: string, time = 1000): Beat => ({ kind, events: [], time });
const breath = (time = 500): Beat => ({ kind: "", events: [], time });

function scene(name: string, ...beats: Beat[]): Scene {
  return {
    beats: () => beats,
    begin: (beat) => seen.push(`${name} shows ${beat.kind}`),
    end: (beat) => seen.push(`${name} has shown ${beat.kind}`),
    land: () => seen.push(`${name} lies there`),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  seen.length = held.length = 0;
  director = new Director((ms) => held.push(ms));
});

describe("the director", () => {
  it("shows at once what needs no time", () => {
    director.add(scene("a"));
    director.add(scene("b"));
    expect(seen).toEqual(["a lies there", "b lies there"]);
    expect([director.busy, held]).toEqual([false, []]);
  });

  it("lets nothing be seen before what came earlier was told", () => {
    director.add(scene("a", show("duel"), show("round")));
    director.add(scene("b"));
    expect(seen).toEqual(["a shows duel"]);
    vi.advanceTimersByTime(1000);
    expect(seen.slice(1)).toEqual(["a has shown duel", "a shows round"]);
    vi.advanceTimersByTime(1000);
    expect(seen.slice(3)).toEqual(["a has shown round", "a lies there", "b lies there"]);
    expect(director.busy).toBe(false);
  });

  it("takes a breath when the news lies on the table", () => {
    director.add(scene("a", breath()));
    director.add(scene("b"));
    expect(seen).toEqual(["a lies there"]);
    vi.advanceTimersByTime(500);
    expect(seen).toEqual(["a lies there", "b lies there"]);
  });

  it("ends one beat for whoever is in a hurry", () => {
    director.add(scene("a", show("duel"), show("round")));
    director.hurry();
    expect(seen.slice(1)).toEqual(["a has shown duel", "a shows round"]);
    director.hurry();
    director.hurry();
    expect(seen.slice(3)).toEqual(["a has shown round", "a lies there"]);
  });

  it("goes to the present without showing anything on the way", () => {
    director.add(scene("a", show("duel"), show("round")));
    director.add(scene("b", show("reveal")));
    director.add(scene("c"));
    director.present();
    expect(seen).toEqual([
      "a shows duel",
      "a has shown duel",
      "a lies there",
      "b lies there",
      "c lies there",
    ]);
    vi.advanceTimersByTime(60_000);
    expect(seen).toHaveLength(5);
    director.add(scene("d", show("duel")));
    expect(seen.at(-1)).toBe("d shows duel");
  });

  it("asks bots to wait as long as it shows, and no longer", () => {
    settings.speed = "slow";
    director.add(scene("a", show("duel"), breath()));
    expect(held).toEqual([2400]);
    director.hurry();
    director.hurry();
    expect(held).toEqual([2400, 0]);
  });

  it("tells whoever has fallen behind faster, and everything", () => {
    director.add(scene("a", show("duel")));
    for (const name of "bcde") director.add(scene(name, show("duel")));
    vi.advanceTimersByTime(1000 + 500 + 1000 + 1000 + 1000);
    expect(seen.filter((one) => one.endsWith("lies there"))).toHaveLength(5);
  });
});
