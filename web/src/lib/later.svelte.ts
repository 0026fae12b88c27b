/** A script that comes when it is needed, and is there from then on. */

import { bring } from "./bring";

export class Later<T> {
  script = $state.raw<T | null>(null);
  /** Nobody is told why it does not come. */
  failed = $state(false);
  private asked = false;

  constructor(private readonly load: () => Promise<T>) {}

  need(): void {
    if (this.asked) return;
    this.asked = true;
    bring(this.load).then(
      (script) => (this.script = script),
      () => (this.failed = true),
    );
  }
}
