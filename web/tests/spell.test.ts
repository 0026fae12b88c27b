import { beforeEach, describe, expect, it } from "vitest";
import { Coach } from "../src/lib/coach.svelte";
import { Choice } from "../src/spell/choice.svelte";
import type { Game } from "../src/lib/made/spell-from-the-future";
import { Sitting, card } from "./sitting";

const CARDS = {
  mind: [card(0, "calm"), card(1, "brave"), card(2, "curious", { ruled: true, boxes: [0, 2] })],
  colour: [card(0, "red"), card(1, "blue")],
  word: [card(0, "river"), card(1, "stone"), card(2, "night"), card(3, "bread")],
  "word-card": [card(0, "first", { words: [0, 1] }), card(1, "second", { words: [3] })],
};
const LIMITS = { tokens: 3, white: 2, black: 1 };
const RIVER = 0;
const STONE = 1;
const BREAD = 2;
/** Three words lie open; of the Mind cards two are left. */
const DAY = { generator: [0, 1], mystic: [], minds: [0b101], mine: null };

describe("a mage who chooses", () => {
  let sitting: Sitting<Game>;
  let choice: Choice;

  function place(view: object = {}): void {
    sitting.asks("place", [], { facts: LIMITS, view: { ...DAY, ...view } });
    choice.begin();
  }

  beforeEach(() => {
    sitting = new Sitting(CARDS);
    choice = new Choice(sitting.board);
  });

  it("finds the first Colour chosen, and can choose another; but in a lesson there is none", () => {
    sitting.asks("colour", ["open blue", "open red"], { view: DAY });
    choice.begin();
    expect(choice.move).toBe("open blue");
    choice.pick = "red";
    expect(choice.move).toBe("open red");
    sitting.table.coach = new Coach(sitting.table);
    choice.begin();
    expect(choice.move).toBeNull();
  });

  it("says a word that was drawn", () => {
    sitting.asks("word", ["say night"], { view: DAY });
    choice.begin();
    expect(choice.move).toBe("say night");
  });

  it("knows the words by their letters, over all open cards", () => {
    place();
    expect(choice.pads.map((pad) => `${pad.id} ${pad.name}`)).toEqual([
      "A river",
      "B stone",
      "C bread",
    ]);
  });

  it("puts white and black tokens on words, with a Mind card", async () => {
    place();
    await choice.add(RIVER, 1);
    await choice.add(RIVER, 1);
    await choice.add(STONE, -1);
    expect(choice.left).toBe(0);
    // A Mind card has to go with them.
    expect(choice.move).toBeNull();
    choice.mind = "calm";
    expect(choice.move).toBe("place calm A+2 B-1");
  });

  it("takes a token away before one of the other colour comes", async () => {
    place();
    await choice.add(RIVER, 1);
    await choice.add(RIVER, -1);
    expect(choice.used).toBe(0);
    await choice.add(RIVER, -1);
    choice.mind = "calm";
    expect(choice.move).toBe("place calm A-1");
  });

  it("needs no Mind card on a Mystic day, where Colours are meant", async () => {
    place({ mystic: [1] });
    await choice.add(1, 1);
    expect(choice.move).toBe("place none blue+1");
  });

  it("asks the house at every tap with a Mind card that has a rule of placement", async () => {
    place();
    await choice.add(RIVER, 1);
    await choice.take("calm");
    expect(sitting.asked).toEqual([]);
    sitting.answer = () => ({ facts: { unfinished: 1 }, refusal: "Two at least." });
    await choice.take("curious");
    expect(choice.prompt).toBe("Two at least.");
    sitting.answer = () => ({ facts: {}, refusal: "" });
    await choice.add(STONE, -1);
    expect(sitting.asked).toEqual(["place curious A+1", "place curious A+1 B-1"]);
    expect(choice.prompt).not.toBe("Two at least.");
    expect(choice.move).toBe("place curious A+1 B-1");
  });

  it("is kept from what the Mind card does not allow, but may take tokens away", async () => {
    place();
    await choice.take("curious");
    await choice.add(RIVER, 1);
    sitting.answer = () => ({ facts: { unfinished: 0 }, refusal: "Not there." });
    await choice.add(STONE, 1);
    expect(choice.move).toBe("place curious A+1");
    await choice.add(RIVER, -1);
    expect(choice.used).toBe(0);
    choice.clear();
    expect(choice.prompt).not.toBe("Not there.");
  });

  it("sees for which letters the chosen Mind card has a box", async () => {
    place();
    expect([RIVER, STONE, BREAD].map((pad) => choice.boxed(pad))).toEqual([true, true, true]);
    await choice.take("curious");
    expect([RIVER, STONE, BREAD].map((pad) => choice.boxed(pad))).toEqual([true, false, true]);
  });

  it("asks the house only beyond what the day allows", async () => {
    place();
    await choice.add(RIVER, 1);
    await choice.add(RIVER, 1);
    expect(sitting.asked).toEqual([]);
    sitting.answer = () => ({ facts: {}, refusal: "Two white ones are all." });
    await choice.add(RIVER, 1);
    // The first Mind card that is left speaks for all, while none is chosen.
    expect(sitting.asked).toEqual(["place calm A+3"]);
    expect(choice.tokens[RIVER]).toBe(2);
    expect(sitting.table.toast).toBe("Two white ones are all.");
  });

  it("may put more where its Mind card allows it", async () => {
    place();
    choice.mind = "calm";
    await choice.add(STONE, -1);
    await choice.add(STONE, -1);
    expect(sitting.asked).toEqual(["place calm B-2"]);
    expect(choice.move).toBe("place calm B-2");
  });

  it("cannot place when nothing is to be placed", async () => {
    sitting.asks("colour", ["open red"], { view: DAY });
    choice.begin();
    await choice.add(RIVER, 1);
    expect(choice.used).toBe(0);
    expect(sitting.table.toast).toBe("What now?");
  });

  it("finds again what was sent, to change it", () => {
    place({ mine: [2, STONE, -1, RIVER, 2] });
    expect(choice.mind).toBe("curious");
    expect(choice.move).toBe("place curious A+2 B-1");
  });

  it("sees at a moment that is over what lay there then, not what is in the making", async () => {
    place();
    await choice.add(STONE, 1);
    const before = { ...sitting.table.view, mine: [0, RIVER, 1] } as typeof sitting.table.view;
    sitting.table.past = { version: 1, view: before!, text: "" };
    expect(choice.placed).toEqual({ mind: "calm", tokens: [1, 0, 0] });
    sitting.table.past = null;
    expect(choice.placed).toEqual({ mind: "", tokens: [0, 1, 0] });
  });

  it("takes one token off again, of either colour", async () => {
    place();
    await choice.add(RIVER, 1);
    await choice.add(RIVER, 1);
    await choice.add(STONE, -1);
    await choice.add(RIVER, -1);
    await choice.add(STONE, 1);
    expect(choice.tokens).toEqual([1, 0, 0]);
  });

  it.each([{}, { mystic: [1] }])(
    "is not ready with nothing placed, unless it is meant",
    async (day) => {
      place(day);
      choice.mind = "calm";
      expect(choice.ready).toBe(false);
      await choice.send();
      expect(sitting.chosen).toEqual([]);
      expect(sitting.table.toast).toBe("web-sf-bare");
      expect([choice.ready, choice.label]).toEqual([true, "web-sf-ready-bare"]);
      await choice.add(RIVER, 1);
      await choice.add(RIVER, -1);
      expect(choice.ready).toBe(false);
    },
  );

  it("is not ready while its Mind card wants something else", async () => {
    place();
    await choice.add(RIVER, 1);
    sitting.answer = () => ({ facts: { unfinished: 1 }, refusal: "Two at least." });
    await choice.take("curious");
    expect(choice.ready).toBe(false);
    await choice.send();
    expect(sitting.chosen).toEqual([]);
  });

  it("has only the Mind cards that are left", () => {
    place();
    expect(choice.minds).toEqual(["calm", "curious"]);
  });

  it("is asked for tokens, then for a Mind card, then for the big button", async () => {
    place();
    expect(choice.prompt).toBe("web-sf-place");
    await choice.add(RIVER, 1);
    await choice.add(RIVER, 1);
    await choice.add(STONE, -1);
    expect(choice.prompt).toBe("web-sf-mind");
    await choice.send();
    expect(sitting.chosen).toEqual([]);
    expect(sitting.table.toast).toBe("web-sf-mind");
    choice.mind = "calm";
    expect(choice.prompt).toBe("web-sf-say-ready");
    await choice.send();
    expect(sitting.chosen).toEqual(["place calm A+2 B-1"]);
  });

  it("is led by the coach: every token, the Mind card, the big button", async () => {
    const advice = "place calm A+2 B-1";
    place();
    expect(choice.toTap(advice)).toBe("white 0");
    await choice.add(RIVER, 1);
    await choice.add(RIVER, 1);
    expect(choice.toTap(advice)).toBe("black 1");
    await choice.add(STONE, -1);
    expect(choice.toTap(advice)).toBe("mind calm");
    choice.mind = "calm";
    expect(choice.toTap(advice)).toBe("main");
  });

  it("is led on from wherever it has gone, and has to take nothing back", async () => {
    const advice = "place calm A+2 B-1";
    place();
    await choice.add(RIVER, -1);
    expect(choice.toTap(advice)).toBe("black 1");
    await choice.add(BREAD, 1);
    await choice.add(BREAD, 1);
    expect(choice.toTap(advice)).toBe("mind calm");
    choice.mind = "curious";
    expect(choice.toTap(advice)).toBe("main");
  });
});
