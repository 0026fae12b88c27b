/**
 * What this device knows about when: before which version a seat chose, and when its player took a
 * phone that goes round.  A page that is opened again in the same tab still knows it.
 */

type Versions = Record<number, number[]>;

/** More of them nobody asks for. */
const MOST = 20;

export class Marks {
  private chosen = $state.raw<Versions>({});
  private taken = $state.raw<Versions>({});
  /** Up to which version somebody has looked at what they missed. */
  read = $state(0);
  /** Up to which version a banner was tapped away. */
  dismissed = $state(-1);
  private readonly key: string;

  constructor(code: string) {
    this.key = `gelanggang.marks.${code}`;
    try {
      const { chosen = {}, taken = {} } = JSON.parse(sessionStorage.getItem(this.key) ?? "{}") as {
        chosen?: Versions;
        taken?: Versions;
      };
      this.chosen = chosen;
      this.taken = taken;
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** The versions at which a seat chose, as that seat counts them. */
  choices(seat: number): number[] {
    return this.chosen[seat] ?? [];
  }

  chose(seat: number, version: number): void {
    this.chosen = { ...this.chosen, [seat]: [...this.choices(seat), version].slice(-MOST) };
    this.keep();
  }

  /** When the phone was taken for a seat, as everybody counts. */
  turns(seat: number): number[] {
    return this.taken[seat] ?? [];
  }

  took(seat: number, version: number): void {
    this.taken = { ...this.taken, [seat]: [...this.turns(seat), version].slice(-MOST) };
    this.keep();
  }

  private keep(): void {
    const { chosen, taken } = this;
    try {
      sessionStorage.setItem(this.key, JSON.stringify({ chosen, taken }));
    } catch {
      // See above.
    }
  }
}
