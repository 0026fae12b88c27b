/** Whoever is told that the house is busy asks again later; meanwhile the page says so. */

/** Why something that was asked for cannot be had. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
    /** Milliseconds to wait before it is asked for again; null: the answer would be the same. */
    readonly after: number | null = null,
    /** What the house tells besides. */
    readonly facts: unknown = null,
  ) {
    super(text);
  }
}

/** After that the person decides. */
const LONGEST = 60_000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
/** Without a network nobody says when to come again: so often it is tried. */
const BLIND = 4;

class Patience {
  private waits = $state.raw(new Map<unknown, string>());

  /** What the page waits for: its turn, a network, or nothing. */
  get why(): "busy" | "offline" | "" {
    const codes = [...this.waits.values()];
    if (!codes.length) return "";
    return codes.every((code) => code === "offline") ? "offline" : "busy";
  }

  begin(who: unknown, code: string): void {
    this.waits = new Map(this.waits).set(who, code);
  }

  end(who: unknown): void {
    if (this.waits.has(who)) this.waits = new Map([...this.waits].filter(([one]) => one !== who));
  }
}

export const patience = new Patience();

function sleep(time: number, here: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, time);
    const leave = () => {
      clearTimeout(timer);
      done();
    };
    here.addEventListener("abort", leave, { once: true });
  });
}

/** Ask until there is an answer, as long as whoever asks is there. */
export async function patiently<T>(ask: () => Promise<T>, here: AbortSignal): Promise<T> {
  const end = Date.now() + LONGEST;
  let pause = FIRST_PAUSE;
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof Trouble) || error.after === null) throw error;
        // Never before the house says; and a class that was refused together does not come back together.
        const wait = Math.max(error.after, pause) * (1 + Math.random() / 2);
        const enough = error.code === "offline" ? tries >= BLIND : Date.now() + wait > end;
        if (enough || here.aborted) throw error;
        patience.begin(ask, error.code);
        await sleep(wait, here);
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- They may have left meanwhile.
        if (here.aborted) throw error;
        pause = Math.min(LONGEST_PAUSE, 2 * pause);
      }
    }
  } finally {
    patience.end(ask);
  }
}
