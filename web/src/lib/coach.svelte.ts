/**
 * The first game: somebody who says what to tap next, and why.  Which answers are advised is data of
 * the server; whether one is allowed now, the server is asked.  Who does something else is simply
 * told the next thing that fits.
 */

import * as api from "./api";
import { house } from "./house.svelte";
import { router } from "./router.svelte";
import * as seats from "./seats";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { LessonStep } from "./wire";

const KEY = "gelanggang.lesson";

interface Kept {
  table: string;
  done: number;
}

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export class Coach {
  steps = $state.raw<LessonStep[]>([]);
  /** What the learner is after, and what is said when all of it lies behind. */
  goal = $state("");
  end = $state("");
  /** Whether the goal was read: the steps follow it. */
  begun = $state(false);
  /** What is advised for the choice that is open. */
  step = $state.raw<LessonStep | null>(null);
  /** How many steps lie behind. */
  done = $state(0);
  /** What to tap next, as the parts of the table call themselves. */
  next = $state("");
  finished = $state(false);
  private answering = 0;

  constructor(private readonly table: Table) {}

  async begin(game: string): Promise<void> {
    const old = kept();
    if (old?.table === this.table.code) [this.done, this.begun] = [old.done, true];
    try {
      ({ steps: this.steps, goal: this.goal, end: this.end } = await api.lesson(game));
    } catch {
      // Without its coach it is a game like any other.
      this.finished = true;
    }
  }

  /** The goal is known: to the first step. */
  start(): void {
    this.begun = true;
    this.keep();
  }

  /** Another question is open: the first advice that is left, fits, and is allowed. */
  async look(decision: number | undefined, kind: string): Promise<void> {
    const turn = ++this.answering;
    if (this.step) this.advance(this.steps.indexOf(this.step) + 1);
    this.step = null;
    this.next = "";
    if (decision === undefined) return;
    for (const [at, step] of this.steps.entries()) {
      if (at < this.done || step.kind !== kind) continue;
      const allowed = !step.move || !(await this.table.preview(step.move)).refusal;
      if (turn !== this.answering) return;
      if (!allowed) continue;
      this.advance(at);
      this.step = step;
      return;
    }
  }

  /** Something is shown that a sentence belongs to. */
  watched(kind: string): LessonStep | null {
    return this.steps.findLast((step, at) => step.kind === kind && at <= this.done) ?? null;
  }

  private advance(done: number): void {
    this.done = Math.max(this.done, done);
    if (this.begun) this.keep();
    // What is watched is no choice.
    const shows = this.table.kit?.shows ?? [];
    const left = this.steps.slice(this.done).filter((step) => !shows.includes(step.kind));
    if (this.steps.length && !left.length) this.finished = true;
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ table: this.table.code, done: this.done }));
    } catch {
      // A browser that keeps nothing begins again with what fits.
    }
  }

  /** Skipped, or enough of it: the seat is given up, and home is where one chooses. */
  leave(): void {
    seats.forget(this.table.code);
    void this.table.do({ verb: "leave" });
    router.go("/");
  }

  /** A real game, in place of this one. */
  async play(): Promise<void> {
    const { game = "", seats: sitting = [] } = this.table.info ?? {};
    const usual = house.game(game)?.usual_seats ?? sitting.length;
    try {
      const seated = await api.open({ game, seats: usual, names: [settings.name], start: true });
      this.leave();
      seats.keep(seated, game);
      router.go(`/t/${seated.table}`);
    } catch (error) {
      this.table.sorry(error, () => void this.play());
    }
  }

  points(target: string): boolean {
    return this.next !== "" && this.next === target;
  }
}
