/** Somebody without a seat who would like one: before the deal, or while the others play. */

import * as api from "./api";
import { router } from "./router.svelte";
import * as seats from "./seats";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import type { TakeSeat } from "./wire";

export class Coming {
  busy = $state(false);

  constructor(private readonly table: Table) {}

  /** Whether this device belongs to the table already. */
  get member(): boolean {
    return (this.table.you?.member ?? -1) >= 0;
  }

  /** Which of those who wait this is, beginning with 1; 0: none of them. */
  get place(): number {
    const waiting = this.table.info?.waiting ?? [];
    return this.member ? 1 + waiting.findIndex((one) => one.member === this.table.you!.member) : 0;
  }

  get waits(): boolean {
    return this.place > 0;
  }

  /** Whether there is a seat; between two chapters of a story a bot makes room. */
  get free(): boolean {
    const info = this.table.info;
    const between = !!this.table.story && this.table.open && !!info?.latecomers && !!info.number;
    return info?.seats.some(({ kind }) => kind === "open" || (between && kind === "bot")) ?? false;
  }

  /** The bots whose hand may be taken over now. */
  get bots(): number[] {
    const info = this.table.info;
    if (!info?.latecomers || this.table.open) return [];
    return info.seats.flatMap((seat, i) => (seat.kind === "bot" ? [i] : []));
  }

  /** Take a free seat, or the one that is meant. */
  sit(name = "", seat: number | null = null): Promise<void> {
    return this.come({ name: name.trim(), seat });
  }

  /** Take a seat as soon as there is one. */
  wait(name = ""): Promise<void> {
    return this.come({ name: name.trim(), wait: true });
  }

  withdraw(): void {
    void this.table.do({ verb: "withdraw-ask" });
  }

  private async come(wish: TakeSeat): Promise<void> {
    // One seat is enough, however often somebody taps who waits for it.
    if (this.busy) return;
    this.busy = true;
    // Whoever is of the table already only has to ask.
    if (this.member) await this.table.do({ verb: "ask-seat" });
    else await this.enter(wish);
    this.busy = false;
  }

  private async enter(wish: TakeSeat): Promise<void> {
    try {
      seats.keep(await api.sit(this.table.code, wish), this.table.info?.game ?? "");
      if (wish.name) settings.call(wish.name);
      router.again();
    } catch (error) {
      this.table.sorry(error, () => void this.come(wish));
    }
  }
}
