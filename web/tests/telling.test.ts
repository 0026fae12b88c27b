import { describe, expect, it } from "vitest";
import { beats } from "../src/spell/beats";
import { calls, marks } from "../src/spell/marks";
import { LONGEST, script, type Told } from "../src/spell/script";
import type { View } from "../src/lib/made/spell-from-the-future";

const told = (kind: string, facts: object = {}): Told =>
  ({ kind, facts, text: kind, version: 1 }) as unknown as Told;

const COLOURS = 10;
const SEATS = 5;
const BEFORE = { day: 3, damage: 2, white: [0, 0], black: [0, 0] } as unknown as View;
const AFTER = { ...BEFORE, day: 4 };

/** Two meet on a word with white; one is alone with black; a Mind card brings one VP more. */
const DAY = [
  told("revealed", { seat: 0, mind: 1, tokens: [2, 0, -1], words: [] }),
  told("revealed", { seat: 1, mind: 2, tokens: [1, 0, 0], words: [] }),
  told("white-hit", { pad: 0, word: 5, seats: [0, 1], n: 3 }),
  told("black-miss", { pad: 2, word: 7, seat: 0, n: 1 }),
  told("gained", { seat: 0, white: 3, black: 0 }),
  told("gained", { seat: 1, white: 1, black: 0 }),
  told("strength", { attack: 3, defence: 0 }),
  told("not-defeated", { beast: 0, attack: 3, health: 7 }),
  told("damaged", { beast: 0, defence: 0, attack: 5, n: 1, damage: 3 }),
  told("leaves", { effect: "tokens", n: 1 }),
];

/** The longest of all: on a Mystic day five mages are everywhere, in both colours. */
const CROWD = [
  ...Array.from({ length: SEATS }, (_, seat) =>
    told("revealed", { seat, mind: -1, tokens: Array<number>(COLOURS).fill(1), words: [] }),
  ),
  ...Array.from({ length: COLOURS }, (_, pad) => [
    told("white-hit", { pad, word: -1, seats: [0, 1, 2], n: 3 }),
    told("black-hit", { pad, word: -1, seats: [3, 4], n: 2 }),
  ]).flat(),
  ...Array.from({ length: SEATS }, (_, seat) => told("gained", { seat, white: 9, black: 9 })),
  told("strength", { attack: 3, defence: 0 }),
  told("damaged", { beast: 0, defence: 0, attack: 5, n: 1, damage: 3 }),
  told("defeated", { beast: 0, attack: 9, health: 7 }),
  told("healed", { n: 1, damage: 2 }),
  told("leaves", { effect: "tokens", n: 1 }),
];

describe("a reveal", () => {
  it("tells pad by pad, then Mind cards, then the fight, then what is left for tomorrow", () => {
    const kinds = script(DAY, 0).moments.map((one) => one.kind);
    const order = ["tokens", "met", "turned", "strength", "swing", "struck", "leaves"] as const;
    const first = order.map((kind) => kinds.indexOf(kind));
    expect(first).toEqual([...first].sort((one, other) => one - other));
    expect(first).not.toContain(-1);
  });

  it("lets strikes come in the order in which they were told", () => {
    const { moments } = script(DAY, 0);
    const struck = moments.flatMap((one) => (one.kind === "struck" ? [one.event.kind] : []));
    expect(struck).toEqual(["not-defeated", "damaged"]);
  });

  it("gives every VP to its owner, from the pad or from the Mind card", () => {
    const earned = script(DAY, 0).moments.flatMap((one) =>
      one.kind === "earned" ? [[one.seat, one.pad, one.vp.white]] : [],
    );
    expect(earned).toEqual([
      [0, 0, 2],
      [1, 0, 1],
      [0, null, 1],
    ]);
  });

  it("says only to whom it concerns what they have gained", () => {
    const gained = (me: number | null) =>
      script(DAY, me).moments.filter((one) => one.kind === "gained").length;
    expect([gained(0), gained(null)]).toEqual([1, 0]);
  });

  it("is over within its time, however much there is", () => {
    for (const day of [DAY, CROWD]) {
      const { moments, time } = script(day, 0);
      expect(time).toBeLessThanOrEqual(LONGEST);
      expect(Math.max(...moments.map((one) => one.at))).toBeLessThan(time);
    }
  });
});

describe("what takes its time", () => {
  const dawn = [told("day", { day: 4, seat: 1 }), told("words"), told("beast")];
  const kinds = (events: Told[], before = BEFORE) =>
    beats(events, before, AFTER, 0).map((one) => [one.kind, one.events.length]);

  it("is the reveal, then the dawn, and nothing is told twice", () => {
    expect(kinds([...DAY, ...dawn])).toEqual([
      ["reveal", DAY.length],
      ["dawn", dawn.length],
    ]);
    // What anybody sent for it before is in the log at once.
    expect(kinds([told("ready"), ...DAY])).toEqual([["reveal", DAY.length]]);
  });

  it("is the end of the game after the last reveal", () => {
    expect(kinds([...DAY, told("won", { seats: [0], n: 7 })])).toEqual([
      ["reveal", DAY.length],
      ["end", 1],
    ]);
  });

  it("is a breath where a Colour or a word came on the table, and nothing where one was ready", () => {
    expect(kinds([told("opened", { seat: 0, colour: 1 })])).toEqual([["", 1]]);
    expect(kinds([told("ready", { seat: 0 })])).toEqual([]);
  });

  it("can be watched again: the reveal alone", () => {
    const again = beats([...DAY, ...dawn], BEFORE, AFTER, 0).filter((one) => one.again);
    expect(again.map((one) => one.kind)).toEqual(["reveal"]);
  });
});

describe("the marks of mages", () => {
  it("are as short as they can be told apart", () => {
    expect(marks(["Sari", "Wati", "Budi", "Bagus"])).toEqual(["S", "W", "Bu", "Ba"]);
    expect(marks(["Pemain 1", "Pemain 2"])).toEqual(["1", "2"]);
  });

  it("are first names where nobody shares them", () => {
    expect(calls(["Bagus Wicaksono", "Sari"])).toEqual(["Bagus", "Sari"]);
    expect(calls(["Pemain 1", "Pemain 2"])).toEqual(["Pemain 1", "Pemain 2"]);
  });
});
