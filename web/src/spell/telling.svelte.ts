/** A reveal while it is told: how far it is, and what everybody has seen by then. */

import type { Show } from "../lib/board";
import type { Game } from "../lib/made/spell-from-the-future";
import { beat, fly } from "../lib/motion";
import * as sound from "../lib/sound";
import {
  damageAfter,
  isHit,
  isWhite,
  script,
  sum,
  type Meeting,
  type Moment,
  type Strike,
  type Told,
  type Vp,
} from "./script";

type Kind = Moment["kind"];
type One<K extends Kind> = Extract<Moment, { kind: K }>;
export type Fate = "hit" | "miss" | "";

export class Telling {
  private readonly moments: Moment[];
  /** Who has fallen behind is told faster. */
  private readonly pace: number;
  private reached = $state(0);
  private readonly told = $derived.by(() => this.moments.slice(0, this.reached));

  constructor(
    private readonly show: Show<Game>,
    me: number | null,
  ) {
    const { moments, time } = script(show.events, me);
    this.moments = moments;
    this.pace = show.time / time;
  }

  /** Let time begin; what is returned ends it. */
  run(): () => void {
    const timers = this.moments.map((one, i) =>
      setTimeout(
        () => {
          this.reached = i + 1;
          this.sounds(one);
          if (one.kind === "sent") this.send(one);
        },
        beat(one.at * this.pace),
      ),
    );
    return () => timers.forEach(clearTimeout);
  }

  private all<K extends Kind>(kind: K): One<K>[] {
    return this.told.filter((one): one is One<K> => one.kind === kind);
  }

  /** The sentence of what was told last; Mind cards speak for themselves. */
  get says(): string {
    let last: Told | undefined;
    for (const one of this.told)
      if ("event" in one && one.kind !== "struck" && one.kind !== "turned") last = one.event;
    return last?.text ?? "";
  }

  /** Whose tokens lie on a pad, as far as they are seen. */
  tokens(pad: number): { seat: number; n: number; fate: Fate }[] {
    if (!this.all("tokens").some((one) => one.pad === pad)) return [];
    return this.choices
      .map(({ seat, tokens }) => ({ seat, n: tokens[pad] ?? 0 }))
      .filter((one) => one.n)
      .map((one) => ({ ...one, fate: this.fate(pad, one.n) }));
  }

  private get choices() {
    return this.show.events.filter((one) => one.kind === "revealed").map((one) => one.facts);
  }

  private met(pad: number): Meeting[] {
    return this.all("met")
      .map((one) => one.event)
      .filter((event) => event.facts.pad === pad);
  }

  private fate(pad: number, n: number): Fate {
    const event = this.met(pad).find((one) => isWhite(one) === n > 0);
    return event ? (isHit(event) ? "hit" : "miss") : "";
  }

  /** What the Hits of a pad add to the Attack of all, and to their Defence. */
  hits(pad: number): Vp {
    return this.met(pad).filter(isHit).reduce(adds, { white: 0, black: 0 });
  }

  vp(seat: number): Vp {
    const { white, black } = this.show.before;
    return this.all("earned")
      .filter((one) => one.seat === seat)
      .reduce((soFar, one) => sum(soFar, one.vp), {
        white: white[seat] ?? 0,
        black: black[seat] ?? 0,
      });
  }

  /** The Mind cards that lie open. */
  get turned(): { seat: number; mind: number }[] {
    return this.all("turned").map((one) => one.event.facts);
  }

  /** What a Mind card has brought its owner. */
  brought(seat: number): Vp | undefined {
    return this.all("sent").find((one) => one.seat === seat && one.pad === null)?.vp;
  }

  private get strength() {
    return this.all("strength")[0]?.event.facts;
  }

  private get sums(): Vp {
    return this.all("met")
      .map((one) => one.event)
      .filter(isHit)
      .reduce(adds, { white: 0, black: 0 });
  }

  /** Whether Attack and Defence have changed places. */
  private get mirror(): boolean {
    return !!this.show.before.story?.rules.some((one) => one.rule === "mirror");
  }

  get attack(): number {
    return this.strength?.attack ?? (this.mirror ? this.sums.black : this.sums.white);
  }

  get defence(): number {
    return this.strength?.defence ?? (this.mirror ? this.sums.white : this.sums.black);
  }

  /** What lonely ideas have given the Beast. */
  get fed(): number {
    return this.all("ruled").reduce(
      (sum, { event }) => sum + (event.kind === "fed" ? event.facts.n : 0),
      0,
    );
  }

  /** While Mind cards are read they lie in the middle; then Beast and mages strike. */
  get phase(): "pads" | "minds" | "fight" {
    if (this.strength) return "fight";
    return this.turned.length ? "minds" : "pads";
  }

  /** Who strikes just now. */
  get swing(): Strike | undefined {
    return this.all("swing").at(-1)?.event;
  }

  get struck(): Strike[] {
    return this.all("struck").map((one) => one.event);
  }

  get damage(): number {
    return damageAfter(this.show.before, this.told);
  }

  get leaves() {
    return this.all("leaves").map((one) => one.event);
  }

  private sounds(one: Moment): void {
    if (one.kind === "tokens") sound.play("tap");
    else if (one.kind === "met" && isHit(one.event)) sound.play("point");
    else if (one.kind === "turned") sound.play("card");
    else if (one.kind === "struck") {
      const { kind } = one.event;
      sound.play(kind === "not-defeated" || kind === "held" ? "no" : "hit");
      if (kind === "damaged") sound.buzz(60);
    }
  }

  private send({ seat, pad, vp }: One<"sent">): void {
    const from = document.querySelector(
      pad === null ? `.turned [data-seat="${seat}"]` : `.reveal [data-pad="${pad}"]`,
    );
    const to = document.querySelector(`.mages [data-seat="${seat}"] .vp`);
    for (const colour of ["white", "black"] as const) {
      if (!vp[colour]) continue;
      const coin = document.createElement("b");
      coin.className = `coin ${colour}`;
      coin.textContent = `+${vp[colour]}`;
      fly(from, to, coin);
    }
  }
}

function adds(soFar: Vp, event: Meeting): Vp {
  const { n } = event.facts;
  return sum(soFar, isWhite(event) ? { white: n, black: 0 } : { white: 0, black: n });
}
