/** A game that is over is read about in peace: only who wants another one goes along when it begins. */

import type { Table } from "./table.svelte";
import type { TableInfo } from "./wire";

export class Ending {
  /** The table as it was after that game; none: nobody reads here. */
  read = $state.raw<TableInfo | null>(null);
  private eager = $state(false);

  /** `still`: a screen for everybody, which reads nothing. */
  constructor(
    private readonly table: Table,
    private readonly still: boolean,
  ) {
    $effect(() => this.look());
    // Nothing takes its time behind what is read.
    $effect(() => {
      table.away = this.begun;
    });
  }

  /** Whether the recap is to be seen: not while its last show runs, or an earlier moment is looked at. */
  get shown(): boolean {
    return this.begun || (!!this.read && !this.table.show && !this.table.past);
  }

  /** Whether the others are further: they play again, or the table is set anew. */
  get begun(): boolean {
    return !!this.read && !this.same(this.table.info);
  }

  /** Whether whoever holds this device has asked for another game. */
  get wanted(): boolean {
    const mine = this.table.you?.seats ?? [];
    return this.eager || mine.some((seat) => this.read?.again?.includes(seat));
  }

  /** Want another game: it begins with the last who does, or when the host does not wait. */
  async want(now = false): Promise<void> {
    this.eager = true;
    const answer = await this.table.do({ verb: "rematch", now });
    // Whoever comes too late to ask only has to follow.
    if (answer.type === "problem" && answer.code !== "phase") this.eager = false;
  }

  /** Go along with whatever becomes of the table. */
  follow(): void {
    this.eager = true;
  }

  private same(info: TableInfo | null): boolean {
    return info?.phase === "over" && info.number === this.read?.number;
  }

  private look(): void {
    const { info, show, past } = this.table;
    if (this.same(info)) this.read = info;
    else if (info?.phase === "over") {
      if (show || past) return;
      this.read = info;
      this.eager = false;
    } else if (this.read && this.goesAlong) {
      this.read = null;
      this.eager = false;
    }
  }

  private get goesAlong(): boolean {
    const screen = this.still || (this.table.host && !this.table.you?.seats.length);
    return screen || this.wanted;
  }
}
