/**
 * The one place for time.  What the server tells waits here for its turn: each piece of news first
 * runs its beats, and only then is the table as it is after it.  Nothing that came later is seen before.
 */

import type { Beat } from "./kit";
import { beat as lasts } from "./motion";

/** One piece of news, or a show that is watched again. */
export interface Scene {
  /** What takes its time; asked when its turn comes, none: it is seen at once. */
  beats(): Beat[];
  /** A beat with a show begins, and ends. */
  begin(beat: Beat): void;
  end(beat: Beat): void;
  /** The table is as it is after all of it. */
  land(): void;
}

/** Who has fallen behind is told faster. */
const HASTE = 2;

export class Director {
  /** Whether anything takes its time now. */
  busy = $state(false);
  /** When somebody was last in a hurry: the same tap must not choose what it has uncovered. */
  hurried = -Infinity;
  private readonly waiting: Scene[] = [];
  private scene: Scene | null = null;
  private beats: Beat[] = [];
  private beat: Beat | null = null;
  private landed = false;
  private timer = 0;
  private skipping = false;

  /** `holds` is told how many milliseconds the scene that begins will take, and 0 when it was hurried. */
  constructor(private readonly holds: (ms: number) => void = () => undefined) {}

  add(scene: Scene): void {
    this.waiting.push(scene);
    if (!this.scene) this.next();
  }

  /** Somebody does not want to wait for the rest of what runs. */
  hurry(): void {
    if (!this.beat) return;
    this.hurried = performance.now();
    clearTimeout(this.timer);
    this.over();
    if (!this.scene) this.holds(0);
  }

  /** All of it at once: the table as it is now. */
  present(): void {
    if (!this.scene) return;
    this.skipping = true;
    clearTimeout(this.timer);
    this.over();
    this.skipping = false;
    this.holds(0);
  }

  private next(): void {
    // Not by calling itself: somebody who was away may have hundreds of them.
    for (;;) {
      if (!this.scene) {
        const scene = this.waiting.shift();
        if (!scene) break;
        this.scene = scene;
        this.landed = false;
        this.beats = this.skipping ? [] : scene.beats();
        const time = this.beats.reduce((sum, one) => sum + lasts(this.time(one)), 0);
        if (time) this.holds(time);
      }
      if (this.step(this.scene)) break;
    }
    this.busy = this.beat !== null;
  }

  /** Begin the next beat of a scene; false: there is none, it has ended. */
  private step(scene: Scene): boolean {
    const beat = this.skipping ? undefined : this.beats.shift();
    if (!beat?.kind && !this.landed) {
      this.landed = true;
      scene.land();
    }
    if (!beat) {
      this.scene = null;
      return false;
    }
    // Its show is told how long it really has.
    const told = { ...beat, time: this.time(beat) };
    this.beat = told;
    if (beat.kind) scene.begin(told);
    this.timer = window.setTimeout(() => this.over(), lasts(told.time));
    return true;
  }

  private over(): void {
    const { scene, beat } = this;
    this.beat = null;
    if (beat?.kind) scene?.end(beat);
    this.next();
  }

  private time(beat: Beat): number {
    return beat.time / (this.waiting.length > HASTE ? HASTE : 1);
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting.length = 0;
    this.scene = this.beat = null;
  }
}
