/** Words on a picture: they never leave it. */

import { describe, expect, it } from "vitest";
import { lines } from "../src/lib/postcard";

const WIDTH = 12;
const measure = (text: string) => text.length;
const fit = (text: string, most: number) => lines(text, most, WIDTH, measure);

describe("lines of a width", () => {
  it("break between words", () => {
    expect(fit("satu dua tiga empat", 3)).toEqual(["satu dua", "tiga empat"]);
  });

  it("end with dots where there are too many", () => {
    expect(fit("satu dua tiga empat lima enam", 2)).toEqual(["satu dua", "tiga empat…"]);
  });

  it.each(["Sembilanbelasan", "x".repeat(99), "a bbbbbbbbbbbbbbbbb c", "🙂 ".repeat(40), ""])(
    "are never wider: %s",
    (text) => {
      for (const most of [1, 2, 3]) {
        const found = fit(text, most);
        expect(found.length).toBeLessThanOrEqual(most);
        for (const line of found) expect(measure(line)).toBeLessThanOrEqual(WIDTH);
      }
    },
  );
});
