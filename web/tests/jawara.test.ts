import { beforeEach, describe, expect, it } from "vitest";
import { Coach } from "../src/lib/coach.svelte";
import { Choice, worth } from "../src/jawara/choice.svelte";
import type { Game } from "../src/lib/made/jawara-beksi";
import { Sitting, card } from "./sitting";

const action = (number: number, id: string) =>
  card(number, id, { score: 1, directions: "up", face: id });
const PUKUL = 1;
const TANGKIS = 2;
const GEDIG = 3;
const KOPI = 11;
const COPY = 12;
const CARDS = {
  action: [action(PUKUL, "pukul"), action(TANGKIS, "tangkis"), action(GEDIG, "gedig")],
  // Two copies of the same card: only one of them is offered.
  support: [card(KOPI, "kopi-1", { face: "Kopi" }), card(COPY, "kopi-2", { face: "Kopi" })],
};
const quote = (next: number[], worth = 2) => ({ facts: { next, least: worth, most: worth } });

describe("whoever chooses at a table of Jawara Beksi", () => {
  let sitting: Sitting<Game>;
  let choice: Choice;

  /** It is my turn: a Combo can begin with two cards. */
  function myTurn(): void {
    sitting.asks("act", ["draw", "support kopi-1"]);
    sitting.table.offer = { ...sitting.table.offer!, build: quote([PUKUL, TANGKIS]).facts };
    choice.begin();
  }

  beforeEach(() => {
    sitting = new Sitting(CARDS);
    choice = new Choice(sitting.board);
    sitting.answer = () => ({ ...quote([TANGKIS, GEDIG]), refusal: "" });
  });

  it("lays a Combo in the order of the taps", async () => {
    myTurn();
    await choice.tap(TANGKIS);
    sitting.answer = () => ({ ...quote([PUKUL]), refusal: "" });
    await choice.tap(GEDIG);
    await choice.tap(PUKUL);
    expect(choice.move).toBe("combo tangkis gedig pukul");
    expect(sitting.asked.at(-1)).toBe("combo tangkis gedig pukul");
  });

  it("takes a card back with a second tap, and what it is worth is reckoned anew", async () => {
    myTurn();
    await choice.tap(PUKUL);
    await choice.tap(TANGKIS);
    await choice.tap(PUKUL);
    expect(choice.move).toBe("combo tangkis");
    expect(sitting.asked.at(-1)).toBe("combo tangkis");
    await choice.tap(TANGKIS);
    expect(choice.move).toBeNull();
    expect(choice.quote?.next).toEqual([PUKUL, TANGKIS]);
  });

  it("sees only cards glow that the house says can come next", async () => {
    myTurn();
    expect([PUKUL, TANGKIS, GEDIG].filter((one) => choice.playable(one))).toEqual([PUKUL, TANGKIS]);
    await choice.tap(PUKUL);
    expect([PUKUL, TANGKIS, GEDIG].filter((one) => choice.playable(one))).toEqual([
      PUKUL,
      TANGKIS,
      GEDIG,
    ]);
  });

  it("is told why a card does not fit, and keeps what lies there", async () => {
    myTurn();
    sitting.answer = () => ({ ...quote([TANGKIS]), refusal: "" });
    await choice.tap(PUKUL);
    await choice.tap(GEDIG);
    expect(sitting.explained).toEqual(["combo pukul gedig"]);
    expect(choice.move).toBe("combo pukul");
  });

  it("cannot play what is refused, and hears why from the big button", async () => {
    myTurn();
    sitting.answer = () => ({ ...quote([TANGKIS]), refusal: "The same name twice." });
    await choice.tap(PUKUL);
    expect(choice.move).toBeNull();
    await choice.send();
    expect(sitting.table.toast).toBe("The same name twice.");
    expect(sitting.chosen).toEqual([]);
  });

  it("is not misled by an answer about cards of before", async () => {
    myTurn();
    let answered: (() => void) | undefined;
    sitting.answer = () =>
      new Promise((done) => {
        answered = () => done({ ...quote([], 9), refusal: "Too late." });
      });
    const slow = choice.tap(PUKUL);
    choice.begin();
    answered?.();
    await slow;
    expect(choice.refusal).toBe("");
    expect(choice.quote?.next).toEqual([PUKUL, TANGKIS]);
  });

  it("plays a Support card alone: it takes the place of a Combo, and gives it back", async () => {
    myTurn();
    await choice.tap(PUKUL);
    await choice.tap(KOPI);
    expect(choice.move).toBe("support kopi-1");
    await choice.tap(TANGKIS);
    expect(choice.move).toBe("combo tangkis");
  });

  it("can tap either copy of a Support card, though only one is offered", () => {
    myTurn();
    expect(choice.playable(KOPI)).toBe(true);
    expect(choice.playable(COPY)).toBe(true);
    sitting.asks("act", ["draw"]);
    expect(choice.playable(COPY)).toBe(false);
  });

  it("can touch nothing while others choose, and is told about it", async () => {
    myTurn();
    sitting.table.offer = null;
    expect(choice.playable(PUKUL)).toBe(false);
    await choice.tap(PUKUL);
    expect(choice.cards).toEqual([]);
    expect(sitting.explained).toEqual(["combo pukul"]);
  });

  it("discards one card: another tap means the other card", async () => {
    sitting.asks("discard", ["discard pukul", "discard kopi-1"], { facts: { n: 1 } });
    choice.begin();
    await choice.tap(PUKUL);
    await choice.tap(KOPI);
    expect(choice.move).toBe("discard kopi-1");
    expect(choice.playable(GEDIG)).toBe(false);
    await choice.send();
    expect(sitting.chosen).toEqual(["discard kopi-1"]);
  });

  const three = ["discard pukul", "discard tangkis", "discard kopi-1"];

  it("marks all that have to go, and one commit sends them as they are asked for", async () => {
    sitting.asks("discard", three, { facts: { n: 2 } });
    choice.begin();
    await choice.tap(PUKUL);
    expect(choice.move).toBeNull();
    await choice.tap(KOPI);
    await choice.tap(TANGKIS);
    // One too many: the first of them stays.
    expect(choice.cards).toEqual([KOPI, TANGKIS]);
    await choice.send();
    expect(sitting.chosen).toEqual(["discard kopi-1"]);
    // The same question again is no new one.
    choice.begin();
    expect(sitting.chosen).toEqual(["discard kopi-1"]);
    sitting.asks("discard", three.slice(0, 2), { facts: { n: 1 }, id: 2 });
    choice.begin();
    await Promise.resolve();
    expect(sitting.chosen).toEqual(["discard kopi-1", "discard tangkis"]);
  });

  it("can take every mark back before the commit", async () => {
    sitting.asks("discard", three, { facts: { n: 2 } });
    choice.begin();
    await choice.tap(PUKUL);
    await choice.tap(PUKUL);
    expect(choice.cards).toEqual([]);
    await choice.tap(PUKUL);
    choice.begin();
    expect(choice.cards).toEqual([]);
    expect(sitting.chosen).toEqual([]);
  });

  it("sends no more of them when something else is asked, or one was refused", async () => {
    sitting.asks("discard", three, { facts: { n: 2 } });
    choice.begin();
    await choice.tap(PUKUL);
    await choice.tap(KOPI);
    await choice.send();
    sitting.asks("act", ["draw"], { id: 2 });
    choice.begin();
    sitting.asks("discard", three, { facts: { n: 1 }, id: 3 });
    choice.begin();
    await Promise.resolve();
    expect(sitting.chosen).toEqual(["discard pukul"]);
  });

  it("swaps only when both cards are named", async () => {
    sitting.asks("swap", ["swap gedig pukul"]);
    choice.begin();
    await choice.tap(PUKUL);
    expect(choice.move).toBeNull();
    choice.thing = "gedig";
    expect(choice.move).toBe("swap gedig pukul");
  });

  it("challenges somebody for something", () => {
    sitting.asks("challenge", ["challenge 2 1", "challenge 2 2", "no-challenge"]);
    choice.begin();
    expect(choice.move).toBeNull();
    choice.thing = "2";
    expect(choice.move).toBeNull();
    choice.wager = "1";
    expect(choice.move).toBe("challenge 2 1");
    expect(choice.label).toBe("challenge 2 1");
  });

  it("finds the first Character chosen, so that one tap is enough; but not in a lesson", () => {
    sitting.asks("character", ["character bolot", "character mumun"]);
    choice.begin();
    expect(choice.move).toBe("character bolot");
    sitting.table.coach = new Coach(sitting.table);
    choice.begin();
    expect(choice.move).toBeNull();
  });

  it("sends what was chosen, and nothing while that is on its way", async () => {
    myTurn();
    await choice.tap(PUKUL);
    sitting.table.busy = true;
    await choice.send();
    expect(sitting.chosen).toEqual([]);
    sitting.table.busy = false;
    await choice.send();
    expect(sitting.chosen).toEqual(["combo pukul"]);
  });

  it("is led by the coach card by card, until something else was begun", async () => {
    myTurn();
    const advice = "combo pukul tangkis";
    expect(choice.toTap(advice)).toBe("card pukul");
    await choice.tap(PUKUL);
    expect(choice.toTap(advice)).toBe("card tangkis");
    await choice.tap(TANGKIS);
    expect(choice.toTap(advice)).toBe("main");
    choice.begin();
    await choice.tap(TANGKIS);
    expect(choice.toTap(advice)).toBe("");
    expect(choice.toTap("draw")).toBe("draw");
  });

  it("is led through a challenge: whom, for how much, then the big button", () => {
    sitting.asks("challenge", ["challenge 2 1", "challenge 3 1"]);
    choice.begin();
    expect(choice.toTap("challenge 2 1")).toBe("seat 2");
    choice.thing = "2";
    expect(choice.toTap("challenge 2 1")).toBe("wager 1");
    choice.wager = "1";
    expect(choice.toTap("challenge 2 1")).toBe("main");
    choice.thing = "3";
    expect(choice.toTap("challenge 2 1")).toBe("");
  });
});

describe("what a Combo is worth", () => {
  it("is one number, a range, or open while dice have to fall", () => {
    expect(worth(4, 4, 0)).toBe("4");
    expect(worth(2, 5, 0)).toBe("2–5");
    expect(worth(2, 14, 2)).toBe("2+?");
  });
});
