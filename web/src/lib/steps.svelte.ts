/** The steps of a show: its time is divided among them by their weights, and the last one stays. */

import { onDestroy } from "svelte";
import { beat } from "./motion";

/** A show is drawn a little after its time has begun to run: its last step must still be seen. */
const DRAWN = 0.95;

export class Steps {
  /** Which of them it is now, from 0. */
  at = $state(0);
  private readonly begun = performance.now();
  /** When each of them is over, in milliseconds from the beginning. */
  private readonly ends: number[];
  private timer = 0;

  /** To be made with the component that is the show: it ends with it.  `enter` hears of every step. */
  constructor(
    time: number,
    weights: number[],
    private readonly enter: (step: number) => void = () => undefined,
  ) {
    const whole = weights.reduce((sum, one) => sum + one, 0) || 1;
    let end = 0;
    this.ends = weights.map((one) => (end += (one / whole) * beat(time) * DRAWN));
    onDestroy(() => clearTimeout(this.timer));
    enter(0);
    this.wait();
  }

  /** Each step ends by the clock: where one was late, the next is shorter. */
  private wait(): void {
    if (this.at + 1 >= this.ends.length) return;
    const left = this.ends[this.at]! - (performance.now() - this.begun);
    this.timer = window.setTimeout(
      () => {
        this.at += 1;
        this.enter(this.at);
        this.wait();
      },
      Math.max(0, left),
    );
  }
}
