/** A pack that is being measured: it goes on while one works, and is asked about now and then. */

import { sorry } from "../lib/sorry";
import type { Job } from "../lib/wire";
import * as api from "./api";

const EVERY = 1000;

export class Measuring {
  job = $state.raw<Job | null>(null);
  trouble = $state("");
  busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: string,
    here: AbortSignal,
  ) {
    here.addEventListener("abort", () => this.stop());
  }

  get goesOn(): boolean {
    return this.busy || this.job?.state === "waiting" || this.job?.state === "running";
  }

  /** 0 to 1. */
  get part(): number {
    return this.job?.of ? this.job.done / this.job.of : 0;
  }

  async begin(keep: () => Promise<string>): Promise<void> {
    this.stop();
    [this.busy, this.job, this.trouble] = [true, null, ""];
    try {
      this.job = await api.measure(this.game, await keep());
      this.wait();
    } catch (error) {
      this.trouble = sorry(error, () => undefined).text;
    }
    this.busy = false;
  }

  private wait(): void {
    this.timer = setTimeout(() => void this.ask(), EVERY);
  }

  private async ask(): Promise<void> {
    if (!this.job) return;
    try {
      this.job = await api.job(this.job.job);
      if (this.goesOn) this.wait();
    } catch (error) {
      this.trouble = sorry(error, () => undefined).text;
      this.job = null;
    }
  }

  /** What was found until now stays. */
  stop(): void {
    clearTimeout(this.timer);
    if (!this.job || !this.goesOn) return;
    api.cancel(this.job.job);
    this.job = { ...this.job, state: "cancelled" };
  }
}
