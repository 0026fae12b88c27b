import { beforeEach, describe, expect, it, vi } from "vitest";
import { kit } from "../src/jawara/kit";
import { Coach } from "../src/lib/coach.svelte";
import { router } from "../src/lib/router.svelte";
import * as seats from "../src/lib/seats";
import { Sitting } from "./sitting";

const STEPS = [
  { kind: "character", says: "who", move: "character bolot" },
  { kind: "act", says: "combo", move: "combo pukul" },
  { kind: "act", says: "draw", move: "draw" },
  { kind: "duel", says: "watch" },
];

describe("the coach of a first game", () => {
  let sitting: Sitting;
  let coach: Coach;

  async function coaching(steps: object[] | null = STEPS): Promise<Coach> {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(
        steps
          ? new Response(
              JSON.stringify({ game: "jawara-beksi", seats: 2, goal: "win", steps, end: "" }),
            )
          : new Response('{"code": "unknown-page", "text": ""}', { status: 404 }),
      ),
    );
    const made = new Coach(sitting.table);
    await made.begin("jawara-beksi");
    return made;
  }

  beforeEach(async () => {
    localStorage.clear();
    sitting = new Sitting({});
    sitting.table.kit = kit;
    coach = await coaching();
  });

  it("advises the first thing that fits the question", async () => {
    await coach.look(1, "character");
    expect(coach.step?.says).toBe("who");
    await coach.look(2, "act");
    expect(coach.step?.says).toBe("combo");
  });

  it("is silent while others are asked", async () => {
    await coach.look(1, "character");
    coach.next = "main";
    await coach.look(undefined, "");
    expect(coach.step).toBeNull();
    expect(coach.points("main")).toBe(false);
  });

  it("advises nothing that is not allowed now", async () => {
    sitting.answer = (move) => ({ facts: {}, refusal: move === "combo pukul" ? "Not now." : "" });
    await coach.look(1, "act");
    expect(coach.step?.says).toBe("draw");
  });

  it("has nothing to say to a question that no advice fits", async () => {
    await coach.look(1, "swap");
    expect(coach.step).toBeNull();
    expect(coach.done).toBe(0);
  });

  it("never goes back: whoever did something else is told the next thing", async () => {
    await coach.look(1, "act");
    await coach.look(2, "act");
    expect(coach.step?.says).toBe("draw");
    await coach.look(3, "character");
    expect(coach.step).toBeNull();
  });

  it("forgets an answer about a question that is over", async () => {
    let answered: (() => void) | undefined;
    sitting.answer = () =>
      new Promise((done) => (answered = () => done({ facts: {}, refusal: "" })));
    const slow = coach.look(1, "character");
    await coach.look(undefined, "");
    answered?.();
    await slow;
    expect(coach.step).toBeNull();
  });

  it("goes on where it was after the page was loaded again, but not at another table", async () => {
    coach.start();
    await coach.look(1, "character");
    await coach.look(2, "act");
    expect((await coaching()).done).toBe(1);
    expect((await coaching()).begun).toBe(true);
    localStorage.setItem("gelanggang.lesson", JSON.stringify({ table: "WXYZ", done: 3 }));
    expect((await coaching()).done).toBe(0);
  });

  it("tells the goal until it was read, and at another table again", async () => {
    expect(coach.goal).toBe("win");
    await coach.look(1, "character");
    expect((await coaching()).begun).toBe(false);
    coach.start();
    expect((await coaching()).begun).toBe(true);
    localStorage.setItem("gelanggang.lesson", JSON.stringify({ table: "WXYZ", done: 3 }));
    expect((await coaching()).begun).toBe(false);
  });

  it("has finished when only something to watch is left", async () => {
    await coach.look(1, "character");
    await coach.look(2, "act");
    await coach.look(3, "act");
    expect(coach.finished).toBe(false);
    await coach.look(undefined, "");
    expect(coach.finished).toBe(true);
    expect(coach.watched("duel")?.says).toBe("watch");
  });

  it("says nothing about a show before its time", () => {
    expect(coach.watched("duel")).toBeNull();
  });

  it("leaves the game alone when its advice cannot be had", async () => {
    const silent = await coaching(null);
    expect(silent.finished).toBe(true);
    await silent.look(1, "character");
    expect(silent.step).toBeNull();
  });

  it("points at one thing, and at nothing when it knows none", () => {
    expect(coach.points("")).toBe(false);
    coach.next = "card pukul";
    expect(coach.points("card pukul")).toBe(true);
    expect(coach.points("main")).toBe(false);
  });

  it("can be left at any time: the seat is given up, and home is next", () => {
    const told = vi.spyOn(sitting.table, "do").mockResolvedValue({ type: "ack", id: "1" });
    seats.keep({ table: "ABCD", token: "x", seats: [0], names: [] }, "jawara-beksi");
    router.go("/t/ABCD");
    coach.leave();
    expect(seats.token("ABCD")).toBeNull();
    expect(told).toHaveBeenCalledWith({ verb: "leave" });
    expect(router.place.screen).toBe("home");
  });
});
