import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fromPreset, toPreset } from "../src/lib/preset";
import {
  WAYS,
  changed,
  differs,
  line,
  mend,
  order,
  recall,
  remember,
  reseat,
  standard,
  verbsFor,
  wishOf,
  type Way,
  type Wish,
} from "../src/lib/wish";
import type { TableInfo } from "../src/lib/wire";
import { GAME, moveIn } from "./place";

const wish = (part: Partial<Wish>, way: Way = "bots"): Wish => ({
  ...standard(GAME, way),
  ...part,
});

beforeAll(moveIn);
beforeEach(() => localStorage.clear());

describe("the standard", () => {
  it("is what each way to play begins with", () => {
    expect(WAYS.map((way) => standard(GAME, way).seats)).toEqual([3, 4, 2, 4]);
    expect(WAYS.map((way) => standard(GAME, way).bots.length)).toEqual([2, 0, 0, 0]);
    expect(WAYS.flatMap((way) => changed(GAME, standard(GAME, way), way))).toEqual([]);
  });

  it("is left wherever something else is chosen", () => {
    const other = wish({
      seats: 4,
      options: { rounds: 5, bare: false, hands: "kept" },
      pack: "school",
      pace: "fast",
      level: "3",
      bots: ["1", "", ""],
      lock: true,
    });
    expect(new Set(changed(GAME, other, "bots"))).toEqual(
      new Set(["rounds", "hands", "seats", "pack", "pace", "level", "bots", "lock"]),
    );
  });

  it("is not left by a bot that is named as what the table has anyway", () => {
    expect(differs(wish({ bots: ["", ""] }), wish({ bots: ["2", "2"] }))).toEqual([]);
  });
});

describe("the line", () => {
  it("says in one line what will be played", () => {
    expect(line(GAME, standard(GAME, "bots"))).toBe(
      "Standard rules · Rounds: 3 · 3 players · bots: bot 2 · clock off",
    );
  });

  it("says what is unusual instead of the standard", () => {
    const other = wish({
      seats: 2,
      options: { rounds: 5, bare: true, hands: "kept" },
      pack: "school",
      bots: ["3:bold"],
      lock: true,
    });
    expect(line(GAME, other)).toBe(
      "Rounds: 5 · Bare: true · Hands: kept · School · 2 players · bots: bot 3 (Bold) · clock off · Closed door",
    );
  });

  it("names every bot where they differ", () => {
    expect(line(GAME, wish({ bots: ["1", ""] }))).toContain("bots: bot 1, bot 2");
  });
});

describe("another number of seats", () => {
  it("brings back what cannot be played there, and as many bots as are needed", () => {
    const two = wish({ seats: 2, options: { rounds: 5, bare: true, hands: "kept" }, bots: ["3"] });
    expect(reseat(GAME, two, 4, "bots")).toEqual({
      seats: 4,
      options: { rounds: 5, bare: false, hands: "kept" },
      bots: ["3", "", ""],
    });
  });

  it("takes no bots along that have no seat", () => {
    const four = wish({ seats: 4, bots: ["1", "2", "3"] });
    expect(WAYS.map((way) => reseat(GAME, four, 2, way).bots)).toEqual([
      ["1"],
      ["1"],
      [],
      ["1", "2"],
    ]);
  });
});

describe("the last choice", () => {
  it("is kept for each game and way", () => {
    const mine = wish({ seats: 4, bots: ["1", "2", "3:bold"], pace: "fast" });
    remember(GAME, "bots", mine);
    expect(recall(GAME, "bots")).toEqual(mine);
    expect(recall(GAME, "tv")).toEqual(standard(GAME, "tv"));
  });

  it("loses what the house no longer has, and keeps the rest", () => {
    const old = {
      seats: 9,
      options: { rounds: 7, gone: 1, hands: "kept" },
      pack: "lost",
      pace: "fast",
      level: "9",
      bots: ["3:shy", "3"],
    };
    const left = mend(GAME, "bots", old);
    expect(left).toEqual(
      wish({ options: { rounds: 3, bare: false, hands: "kept" }, pace: "fast", bots: ["", "3"] }),
    );
  });

  it("is the standard where somebody has written nonsense", () => {
    for (const text of ["null", "[1", '{"any/bots":{"bots":7,"options":null,"seats":"x"}}']) {
      localStorage.setItem("gelanggang.wishes", text);
      expect(recall(GAME, "bots")).toEqual(standard(GAME, "bots"));
    }
  });
});

describe("an order", () => {
  it("seats who sits at this device, and deals where nobody else is waited for", () => {
    const orders = WAYS.map((way) => order(GAME, way, standard(GAME, way), ["Sari", "Dodi"]));
    expect(orders.map((one) => one.names)).toEqual([[""], [""], ["Sari", "Dodi"], []]);
    expect(orders.map((one) => one.start)).toEqual([true, false, true, false]);
  });
});

describe("a link", () => {
  it("means what it was made from", () => {
    const wishes: Wish[] = [
      standard(GAME, "friends"),
      wish({ seats: 2, options: { rounds: 5, bare: true, hands: "kept" }, bots: ["3:bold"] }),
      wish({ seats: 4, bots: ["1", "2:bold"], pack: "school", lock: true, level: "3" }, "tv"),
    ];
    const ways: Way[] = ["friends", "bots", "tv"];
    wishes.forEach((one, i) => {
      const link = toPreset(GAME, ways[i]!, one);
      expect(fromPreset(link.split("?")[1]!)).toEqual({
        game: GAME,
        way: ways[i],
        wish: one,
        wrong: [],
      });
    });
  });

  it("may name as little as the game", () => {
    expect(fromPreset("game=any")).toEqual({
      game: GAME,
      way: "bots",
      wish: standard(GAME, "bots"),
      wrong: [],
    });
  });

  it("says what is wrong with it, and is otherwise followed", () => {
    const read = fromPreset(
      "game=any&players=4&rounds=7&bare=true&bots=9,1:bold,2&pace=brisk&pack=x&lock=maybe&level=x&colour=red&way=wild",
    );
    expect(read.wrong).toEqual([
      "Way to play cannot be “wild”. It can be: bots, friends, phone, tv.",
      "Rounds cannot be “7”. It can be: 3, 5.",
      "Bare: Only for two.",
      "There is no bot “9”. There are: 1, 2, 2:bold, 3, 3:bold.",
      "There is no bot “1:bold”. There are: 1, 2, 2:bold, 3, 3:bold.",
      "Cards cannot be “x”. It can be: school.",
      "Time limit cannot be “brisk”. It can be: off, fast.",
      "There is no bot “x”. There are: 1, 2, 2:bold, 3, 3:bold.",
      "Closed door cannot be “maybe”. It can be: true, false.",
      "This game has no setting “colour”. What can be set: rounds, bare, hands.",
    ]);
    expect(read.wish).toEqual(wish({ seats: 4, bots: ["", "", "2"] }));
  });

  it("says that there are too many bots", () => {
    const read = fromPreset("game=any&way=phone&players=3&bots=1,1,1");
    expect(read.wrong).toEqual(["3 bots are too many. At most 1."]);
    expect(read.wish?.bots).toEqual(["1"]);
  });

  it("without a game that is played here says so, and asks", () => {
    expect(fromPreset("game=other").wrong).toEqual([
      "There is no game “other” here. There are: any.",
    ]);
    expect(fromPreset("").wrong).toEqual([]);
    expect(fromPreset("").game).toBeNull();
  });
});

describe("a table that is there", () => {
  const info = (part: Partial<TableInfo>): TableInfo => ({
    code: "ABCD",
    game: "any",
    pack: "",
    pack_name: "Shipped",
    digest: "a",
    phase: "over",
    options: { rounds: 3, bare: false, hands: "fresh" },
    level: "2",
    pace: "off",
    seats: [{ kind: "person" }, { kind: "bot", level: "2" }, { kind: "bot", level: "3:bold" }],
    commitment: "",
    ...part,
  });

  it("is a wish that needs nothing", () => {
    expect(wishOf(info({})).bots).toEqual(["2", "3:bold"]);
    expect(verbsFor(GAME, info({}), wishOf(info({})))).toEqual([]);
  });

  it("becomes another one by what the host asks for", () => {
    const next = {
      ...wishOf(info({})),
      options: { rounds: 5, bare: false, hands: "fresh" },
      bots: ["1", "3:bold"],
      pace: "fast",
      level: "1",
      pack: "school",
    };
    expect(verbsFor(GAME, info({}), next)).toEqual([
      { verb: "set-pack", pack: "school" },
      { verb: "set-options", options: next.options },
      { verb: "set-level", level: "1" },
      { verb: "set-pace", pace: "fast" },
      { verb: "add-bot", seat: 1, level: "1" },
    ]);
  });

  it("has its seats before what only so many can play", () => {
    const two = {
      ...wishOf(info({})),
      seats: 2,
      options: { rounds: 3, bare: true, hands: "fresh" },
      bots: ["2"],
    };
    const verbs = verbsFor(GAME, info({}), two);
    expect(verbs.map((one) => one.verb)).toEqual(["set-seats", "set-options"]);
  });
});
