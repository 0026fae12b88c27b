import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.{css,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const { "../src/breakpoints.css": breakpoints = "", ...others } = sources;
const named = [...breakpoints.matchAll(/@custom-media (--[\w-]+)/g)].map((found) => found[1]!);
const asked = Object.entries(others).flatMap(([file, text]) =>
  [...text.matchAll(/@media ([^{]+)/g)].map((found) => ({ file, condition: found[1]!.trim() })),
);

describe("breakpoints", () => {
  it("are asked for by name, everywhere", () => {
    expect(asked.filter(({ condition }) => /width|height|orientation/.test(condition))).toEqual([]);
  });

  it("have a name that is known: an unknown one would never hold", () => {
    const words = asked.flatMap(({ condition }) => condition.match(/--[\w-]+/g) ?? []);
    expect(words.filter((word) => !named.includes(word))).toEqual([]);
    expect(named.filter((word) => !words.includes(word))).toEqual([]);
  });
});
