import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beat, places, span, travel } from "../src/lib/motion";
import { settings } from "../src/lib/settings.svelte";

function thing(flip: string, left: number, from?: string): HTMLElement {
  const one = document.createElement("div");
  one.dataset.flip = flip;
  if (from) one.dataset.from = from;
  one.getBoundingClientRect = () => new DOMRect(left, 0, 50, 70);
  document.body.append(one);
  return one;
}

describe("motion", () => {
  const animate = vi.fn<(frames: Keyframe[], options: unknown) => void>();

  beforeEach(() => {
    animate.mockReset();
    // happy-dom moves nothing.
    HTMLElement.prototype.animate = animate as never;
    settings.speed = "normal";
  });

  afterEach(() => {
    document.body.innerHTML = "";
    vi.unstubAllGlobals();
  });

  it("notes where everything that can move is", () => {
    thing("card:1", 10);
    thing("card:2", 60);
    expect([...places(document)].map(([key, box]) => [key, box.left])).toEqual([
      ["card:1", 10],
      ["card:2", 60],
    ]);
  });

  it("lets a thing travel from where it was to where it is", () => {
    const card = thing("card:1", 10);
    const before = places(document);
    card.getBoundingClientRect = () => new DOMRect(110, 40, 50, 70);
    expect(travel(document, before)).toBe(1);
    expect(animate.mock.calls[0]![0][0]).toMatchObject({
      transform: "translate(-100px, -40px) scale(1)",
    });
  });

  it("leaves alone what has not moved", () => {
    thing("card:1", 10);
    expect(travel(document, places(document))).toBe(0);
  });

  it("lets a new thing come from the place it names, and another one simply appear", () => {
    thing("deck", 300);
    const before = places(document);
    thing("card:1", 10, "deck");
    thing("card:2", 10);
    expect(travel(document, before)).toBe(1);
  });

  it("moves nothing when it is switched off or not wanted", () => {
    const card = thing("card:1", 10);
    const before = places(document);
    card.getBoundingClientRect = () => new DOMRect(110, 40, 50, 70);
    settings.speed = "off";
    expect(travel(document, before)).toBe(0);
    settings.speed = "normal";
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(travel(document, before)).toBe(0);
  });

  it("is slower or faster as one likes", () => {
    const times = (["slow", "normal", "fast", "off"] as const).map((speed) => {
      settings.speed = speed;
      return [span(100), beat(100)];
    });
    expect(times).toEqual([
      [160, 160],
      [100, 100],
      [50, 50],
      [0, 0],
    ]);
  });
});
